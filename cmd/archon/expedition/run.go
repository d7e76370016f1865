package expedition

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/cmd/archon/play/console"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// run plays an expedition to its end, or until the person quits.
type run struct {
	*talk.Talk
	f *expedition.File
}

// play plays it; fresh says that it has just begun.
func (r *run) play(fresh bool) error {
	if fresh {
		r.Say("seed-again", r.f.Plan().Seed)
		r.Printf("")
		r.Say("expedition-intro")
	}
	r.tell()
	for !r.f.Over() {
		if r.f.Ask() == expedition.AskGame {
			if over, err := r.game(); !over || err != nil {
				return err
			}
			continue
		}
		m, quit := r.decide()
		if quit {
			return r.leave()
		}
		if err := r.f.Do(m); err != nil {
			r.Complain(err)
		}
	}
	return r.end()
}

// leave says how to go on.
func (r *run) leave() error {
	r.Say("expedition-leave")
	if r.f.Path != "" {
		r.Say("expedition-kept", terminal.Quoted(r.f.Path))
	}
	return r.Flush()
}

// tell shows the chart, row by row, and what is carried.
func (r *run) tell() {
	p := r.f.Plan()
	r.Printf("")
	title := r.T("expedition")
	if p.Week != "" {
		title = r.T("expedition-of-week", p.Week)
	}
	left, of := r.f.Courage()
	r.Printf("%s", joined(title, r.T("expedition-ascent", p.Ascent, expedition.AscentTitle(p.Ascent, r.T)),
		r.T("expedition-courage", left, of), r.T("expedition-score", r.f.Score())))
	for n := 1; n <= p.Ascent; n++ {
		r.Printf("  %d. %s: %s.", n, expedition.AscentTitle(n, r.T), expedition.AscentWhat(n, r.T))
	}
	for row := range r.f.Chart() {
		for place := range r.f.Chart()[row] {
			s := &r.f.Chart()[row][place]
			mark := " "
			if slices.ContainsFunc(r.f.Games(), func(g expedition.Game) bool { return g.Stop == s }) {
				mark = "*"
			}
			var ways []string
			for _, to := range s.Ways {
				ways = append(ways, fmt.Sprintf("%d%c", row+2, 'a'+to))
			}
			to := ""
			if len(ways) > 0 {
				to = " -> " + strings.Join(ways, ", ")
			}
			r.Printf("%s %d%c: %s%s", mark, row+1, 'a'+place, r.stop(s), to)
		}
	}
	r.carried()
}

// stop describes a stop.
func (r *run) stop(s *expedition.Stop) string {
	a := r.Pool.Adventure(s.Adventure)
	t := r.Language.WithWords(a.Words).T
	return r.T("expedition-stop-is", s.Kind.Title(r.T), t("adventure-title"), r.T("expedition-worth", s.Worth()), s.Kind.What(r.T))
}

// conditions says what is unlike the usual game at a stop.
func (r *run) conditions(s *expedition.Stop) string {
	a := r.Pool.Adventure(s.Adventure)
	return adventure.DescribeConditions(a, r.f.Word(s), r.Language.WithWords(a.Words).T)
}

// carried lists the boons and scars.
func (r *run) carried() {
	all := r.f.Carried()
	if len(all) == 0 {
		r.Say("expedition-carried-none")
		return
	}
	r.Printf("%s:", r.T("expedition-carried"))
	for i := range all {
		r.Printf("  %s: %s.", all[i].Title(r.T), all[i].What(r.T))
		r.about(&all[i])
	}
}

// about lists the cards that a gift is about.
func (r *run) about(c *expedition.Carried) {
	for _, line := range r.f.About(c, r.T, r.Language.TitleOf) {
		r.Printf("      %s", line)
	}
}

// decide asks for a decision between games; computers alone go on at random by the seed.
func (r *run) decide() (m expedition.Move, quit bool) {
	if !slices.ContainsFunc(r.f.Plan().Seats, func(s expedition.Seat) bool { return s.Bot == "" }) {
		return expedition.Choose(r.f.Expedition, r.f.Dice()), false
	}
	n := r.list()
	verb := map[expedition.AskKind]expedition.Verb{expedition.AskWay: expedition.Way, expedition.AskBoon: expedition.Boon,
		expedition.AskScar: expedition.Scar}[r.f.Ask()]
	for r.Context.Err() == nil {
		line, ok := r.Read()
		switch line = strings.TrimSpace(line); {
		case !ok:
			r.Printf("")
			return m, true
		case line == "q":
			return m, true
		case line == "c":
			r.tell()
		case line == "":
			r.list()
		default:
			if k, ok := key(line, n); ok {
				return expedition.Move{Verb: verb, N: k}, false
			}
			r.Fail(message.New("not-on-the-list", strconv.Quote(line)))
		}
	}
	return m, true
}

// list lists what can be chosen, and returns how much.
func (r *run) list() int {
	r.Printf("")
	switch r.f.Ask() {
	case expedition.AskWay:
		r.Printf("%s", r.T("expedition-way"))
		for i, to := range r.f.Ways() {
			row := 0
			if at := r.f.At(); at != nil {
				row = at.Row + 1
			}
			s := &r.f.Chart()[row][to]
			r.Printf("  %d  %s", i+1, r.stop(s))
			if c := r.conditions(s); c != "" {
				r.Printf("      %s", c)
			}
		}
		r.Say("expedition-keys")
		return len(r.f.Ways())
	case expedition.AskScar:
		r.Printf("%s", r.T("expedition-scar"))
	default:
		key := "expedition-boon"
		if r.f.Boons() > 1 {
			key = "expedition-boon-first"
		}
		r.Printf("%s", r.T(key))
	}
	for i := range r.f.Offers() {
		c := &r.f.Offers()[i]
		r.Printf("  %d  %s: %s. %s", i+1, c.Title(r.T), c.What(r.T), c.Story(r.T))
		r.about(c)
	}
	r.Say("expedition-keys")
	return len(r.f.Offers())
}

// game plays the current encounter, a new one or the one that was begun, and reports whether it is over.
func (r *run) game() (over bool, err error) {
	log, err := r.current()
	if err != nil {
		return false, err
	}
	t := console.TableOf(r.Pool, log.Story)
	bots, err := bot.Seats(log.Header.Seats, len(t.Decks), log.Header.Seed)
	if err != nil {
		return false, message.New("flag", err)
	}
	s := r.f.At()
	r.Printf("")
	r.Printf("%s", r.stop(s))
	r.Printf("%s", s.Kind.Story(r.T))
	if c := r.conditions(s); c != "" {
		r.Printf("%s", c)
	}
	con := console.At(r.Talk, console.Options{Asks: bot.AskWhatMatters, Advice: advice.NotWhenHard}, log, t, bots)
	if err = con.Play(); err != nil {
		return false, err
	}
	m, ok := expedition.Outcome(log.Game())
	if !ok {
		return false, r.leave()
	}
	scars := len(r.f.Carried())
	if err := r.f.Do(m); err != nil {
		r.Complain(err)
	}
	r.Printf("")
	if m.Verb == expedition.Won {
		r.Say("expedition-game-won", m.N)
		if len(r.f.Carried()) < scars {
			r.Say("expedition-healed")
		}
	} else {
		r.Say("expedition-game-lost", m.N)
		if !r.f.Over() {
			r.Say("expedition-lost-story")
		}
	}
	left, of := r.f.Courage()
	r.Printf("%s", joined(r.T("expedition-courage", left, of), r.T("expedition-score", r.f.Score())))
	return true, nil
}

// current is the current game: the one that was begun, or a new one.
func (r *run) current() (*save.Log, error) {
	rules, err := r.Pool.Rules()
	if err != nil {
		return nil, err
	}
	if save := r.f.Save(); save != "" {
		log, _, err := replay.Open(r.Context, save, rules)
		return log, err
	}
	h, err := r.f.Next(r.f.Name())
	if err != nil {
		return nil, err
	}
	h.Started = time.Now().Format(time.RFC3339)
	story, err := replay.New(rules, h)
	if err != nil {
		return nil, err
	}
	if r.f.Path == "" {
		return replay.Unsaved(story), nil
	}
	log, path, err := replay.CreateIn(filepath.Dir(r.f.Path), time.Now(), story)
	if err == nil {
		err = r.f.SetSave(path)
	}
	return log, err
}

// end tells how it ended, and records it.
func (r *run) end() error {
	r.Printf("")
	won := r.f.Won()
	if won {
		r.Say("expedition-won")
		r.Say("expedition-won-story")
	} else {
		r.Say("expedition-over")
		r.Say("expedition-over-story")
	}
	kept := records.Open(library.Dir())
	earned, err := r.f.Record(kept, time.Now())
	if err != nil {
		r.Complain(err)
	}
	r.Printf("%s", joined(r.T("expedition-encounters", r.f.Encounters(), expedition.Rows), r.T("expedition-score", r.f.Score())))
	r.Say("expedition-score-why")
	if all, err := kept.Expeditions(); err == nil {
		at := r.f.Plan().Ascent
		if best, ok := records.BestExpeditions(all)[at]; ok {
			r.Say("expedition-best", at, best.Score)
		}
		if open := records.OpenAscent(all); won && open == at+1 && open <= len(expedition.Ascents) {
			r.Say("expedition-next-rung", open)
		}
	}
	for _, s := range earned {
		r.Say("feat-line", s.Title(r.T), s.Achievement.How(r.T))
	}
	return r.Flush()
}

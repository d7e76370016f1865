package play

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/cmd/archon/play/console"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/game/ai/bidding"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
)

// The keys of the words for formats, and for ways to choose decks.
var (
	formatKeys = map[match.Format]string{match.Single: "match-format-single", match.BestOfThree: "match-format-best-of-three",
		match.Adaptive: "match-format-adaptive"}
	wayKeys = map[match.Way]string{match.Auction: "match-way-auction", match.Sealed: "match-way-sealed"}
)

// series plays the games of a match, and asks for the decisions between them.
type series struct {
	*talk.Talk
	wanted console.Options
	f      *match.File
	seats  []string // replacing those of the match
	saved  bool     // the games are kept
}

// play plays the match to its end, or until the person quits.
func (s *series) play() error {
	for !s.f.Over() {
		q := s.f.Ask()
		if q.Kind == match.AskGame {
			if over, err := s.playGame(); !over || err != nil {
				return err
			}
			s.tellResult(len(s.f.Games()) - 1)
			continue
		}
		v, quit, err := s.decide(&q)
		if quit || err != nil {
			return s.leave(err)
		}
		if err := s.f.Do(v); err != nil {
			s.Complain(err)
		}
		s.announce(&q, v)
	}
	if len(s.f.Games()) > 1 {
		s.tellResults()
	}
	wins := s.f.Wins()
	winner := s.f.Winner()
	s.Say("match-won", s.player(winner), wins[winner], wins[1-winner])
	return nil
}

// leave says how to continue the match.
func (s *series) leave(err error) error {
	if err == nil {
		s.Say("match-leave")
		if s.f.Path != "" {
			s.Kept(s.f.Path)
		}
	}
	return err
}

// playGame plays the current game, a new one or the one that was begun, and reports whether it
// is over.
func (s *series) playGame() (over bool, err error) {
	log, err := s.currentGame()
	if err != nil {
		return false, err
	}
	t := console.TableOf(s.Pool, log.Story)
	bots, err := bot.Seats(slices.Concat(log.Header.Seats, s.seats), len(t.Decks), log.Header.Seed)
	if err != nil {
		return false, message.New("flag", err)
	}
	n := len(s.f.Games())
	s.Say("match-game", n, s.entrant(0), s.entrant(1))
	if err = console.At(s.Talk, s.wanted, log, t, bots).Play(); err != nil || !log.Game().Over() {
		return false, err
	}
	if winner, ok := match.WinnerOf(log.Game()); ok {
		err = s.f.Do(match.Move{Verb: match.Won, N: winner + 1})
	}
	return true, err
}

// currentGame is the current game: the one that was begun, or a new one.
func (s *series) currentGame() (*save.Log, error) {
	rules, err := s.Pool.Rules()
	if err != nil {
		return nil, err
	}
	if save := s.f.Save(); save != "" {
		log, _, err := replay.Open(s.Context, save, rules)
		return log, err
	}
	h, err := s.f.Next(s.f.Name())
	if err != nil {
		return nil, err
	}
	h.Started = time.Now().Format(time.RFC3339)
	story, err := replay.New(rules, h)
	if err != nil {
		return nil, err
	}
	if !s.saved {
		return replay.Unsaved(story), nil
	}
	log, path, err := replay.CreateIn(filepath.Dir(s.f.Path), time.Now(), story)
	if err == nil {
		err = s.f.SetSave(path)
	}
	return log, err
}

// player names a player.
func (s *series) player(i int) string {
	p := &s.f.Plan().Players[i]
	switch {
	case p.Name != "":
		return p.Name
	case p.Bot != "":
		return s.T("match-bot", i+1, p.Bot)
	}
	return s.T("player-title", i+1)
}

// entrant says with which deck and chains a player plays the last game.
func (s *series) entrant(i int) string { return s.entrantIn(len(s.f.Games())-1, i) }

func (s *series) entrantIn(n, i int) string {
	g := &s.f.Games()[n]
	name := s.f.Deck(g.Decks[i]).Name
	if g.Chains[i] > 0 {
		return s.T("match-held-chains", s.player(i), name, g.Chains[i])
	}
	return s.T("match-held", s.player(i), name)
}

// tellResults says how the match has gone so far.
func (s *series) tellResults() {
	for n := range s.f.Games() {
		s.tellResult(n)
	}
}

// tellResult says how a game ended, if it is over.
func (s *series) tellResult(n int) {
	if w := s.f.Games()[n].Winner; w >= 0 {
		s.Say("match-was", n+1, s.entrantIn(n, w), s.entrantIn(n, 1-w))
	}
}

// decide asks a player for a decision between games. A person may quit.
func (s *series) decide(q *match.Question) (v match.Move, quit bool, err error) {
	if s.bot(q.Player) {
		s.Printf("%s", s.T("match-thinks", s.player(q.Player)))
		s.Flush()
		cat, err := s.Pool.Catalogue()
		if err != nil {
			return v, false, err
		}
		v, ok := bidding.Decide(s.Context, s.f.Match, cat)
		return v, !ok, nil
	}
	lines, understand := s.choices(q)
	list := func() {
		s.Printf("")
		for _, line := range lines {
			s.Printf("%s", line)
		}
	}
	list()
	for s.Context.Err() == nil {
		line, ok := s.Read()
		line = strings.ToLower(strings.TrimSpace(line))
		switch {
		case !ok:
			s.Printf("")
			return v, true, nil
		case line == "q":
			return v, true, nil
		case line == "":
			list()
		default:
			if v, ok := understand(line); ok {
				return v, false, nil
			}
			s.Fail(message.New("not-on-the-list", strconv.Quote(line)))
		}
	}
	return v, true, nil
}

// bot reports whether a computer decides for the player.
func (s *series) bot(player int) bool {
	bots, err := bot.Seats(s.seats, match.Players, 0)
	held := err == nil && bots[player] != nil
	for _, seat := range s.seats {
		held = held || seat == bot.Seat(player, replay.Person)
	}
	if held {
		return bots[player] != nil
	}
	return s.f.Plan().Players[player].Bot != ""
}

// choices are the lines that ask a person, and a function that understands the answer.
func (s *series) choices(q *match.Question) (lines []string, understand func(string) (match.Move, bool)) {
	who := s.player(q.Player)
	number := func(verb match.Verb, least, most int) func(string) (match.Move, bool) {
		return func(line string) (match.Move, bool) {
			n, err := strconv.Atoi(line)
			return match.Move{Verb: verb, N: n}, err == nil && n >= least && n <= most
		}
	}
	switch q.Kind {
	case match.AskDeck:
		decks := s.f.Plan().Decks[q.Player]
		lines = append(lines, s.T("match-ask-deck", who))
		for i := range decks {
			lines = append(lines, fmt.Sprintf("  %d  %s (%s)", i+1, decks[i].Name, s.housesOf(&decks[i])))
		}
		return lines, number(match.Deck, 1, len(decks))
	case match.AskBid:
		name := s.f.Deck(q.Deck).Name
		lines = append(lines, s.T("match-ask-bid", who, name, s.player(1-q.Player), q.Bid, match.MaxChains))
		if q.Bid < match.MaxChains {
			lines = append(lines, fmt.Sprintf("  %d  %s", q.Bid+1, s.T("match-bid", q.Bid+1)))
		}
		raise := number(match.Raise, q.Bid+1, match.MaxChains)
		return append(lines, "  p  "+s.T("match-give-way", s.player(1-q.Player), name)), func(line string) (match.Move, bool) {
			if line == "p" {
				return match.Move{Verb: match.Pass}, true
			}
			return raise(line)
		}
	}
	lines = append(lines, s.T("match-ask-first", who))
	for i := range match.Players {
		lines = append(lines, fmt.Sprintf("  %d  %s", i+1, s.player(i)))
	}
	return lines, number(match.First, 1, match.Players)
}

// housesOf names the houses of a deck.
func (s *series) housesOf(d *scenario.Deck) string {
	deal, err := d.Deal()
	if err != nil { // the plan was checked
		return ""
	}
	var names []string
	for _, h := range deal.Houses {
		names = append(names, s.Language.House(h))
	}
	return strings.Join(names, ", ")
}

// announce tells both players what was decided.
func (s *series) announce(q *match.Question, v match.Move) {
	who := s.player(q.Player)
	switch v.Verb {
	case match.Deck:
		s.Say("match-told-deck", who, s.f.Plan().Decks[q.Player][v.N-1].Name)
	case match.Raise:
		s.Say("match-told-bid", who, v.N)
	case match.Pass:
		s.Say("match-told-give-way", who, s.player(1-q.Player), s.f.Deck(q.Deck).Name, q.Bid)
	case match.First:
		s.Say("match-told-first", s.player(v.N-1))
	}
}

package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/ai/bidding"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// matching is the options for a match of several games.
type matching struct {
	kinds   []string // a format, a way to choose decks, or both
	chains  []string // of the decks as a handicap, or fromRecord
	offered int      // decks for each player of a sealed match
	bidFor  int      // whose deck is bid for, from 1
}

// fromRecord stands for the handicap based on earlier games (K22.3).
const fromRecord = "record"

func (w *matching) flags(c *cobra.Command, p *pool) {
	kinds := strings.Join(slices.Concat(match.Formats[:], match.Ways[1:]), ", ")
	c.Flags().StringSliceVar(&w.kinds, "match", nil, p.T("flag-match", kinds))
	c.Flags().StringSliceVar(&w.chains, "chains", nil, p.T("flag-chains", fromRecord))
	c.Flags().IntVar(&w.offered, "offered", 1, p.T("flag-offered", match.MaxOffered))
	c.Flags().IntVar(&w.bidFor, "bid-for", 1, p.T("flag-bid-for"))
}

// plan is the plan of the match that the options describe.
func (w *matching) plan(c *cobra.Command, o *options, seats []string) (match.Plan, error) {
	plan := match.Plan{Seed: o.seed, Favourite: w.bidFor - 1}
	for _, kind := range w.kinds {
		format, way := slices.Index(match.Formats[:], kind), slices.Index(match.Ways[:], kind)
		switch {
		case format >= 0:
			plan.Format = match.Format(format)
		case way >= 0:
			plan.Way = match.Way(way)
		default:
			return plan, message.New("match-none", strconv.Quote(kind), strings.Join(slices.Concat(match.Formats[:], match.Ways[1:]), ", "))
		}
	}
	if c.Flags().Changed("mode") && o.mode != keyforge.Duel.Name() {
		return plan, message.New("match-of-duels")
	}
	if _, err := bot.Seats(seats, match.Players, o.seed); err != nil {
		return plan, message.New("flag", err)
	}
	for _, held := range seats {
		seat, name, _ := strings.Cut(held, "=")
		if n, err := strconv.Atoi(seat); err == nil && name != bot.Person {
			plan.Players[n-1].Bot = name
		}
	}
	names := o.decks
	if plan.Way == match.Sealed && !c.Flags().Changed("decks") {
		var err error
		if names, err = o.pool.playable(c.ErrOrStderr()); err != nil {
			return plan, err
		}
	}
	decks, err := o.lists(names)
	if err != nil {
		return plan, err
	}
	if plan.Way == match.Sealed {
		var ok bool
		if plan.Decks, ok = match.Drawn(decks, w.offered, o.seed); !ok {
			return plan, message.New("draw-too-many", match.Players*w.offered, len(decks))
		}
		return plan, nil
	}
	if len(decks) != match.Players {
		return plan, message.New("duel-needs-decks", len(decks))
	}
	for i := range decks {
		plan.Decks[i] = decks[i : i+1]
	}
	plan.Chains, err = w.handicap(decks)
	return plan, err
}

// lists are the decks with those names, in the form that a match uses.
func (o *options) lists(names []string) ([]replay.Deck, error) {
	cat, err := o.pool.catalogue()
	if err != nil {
		return nil, err
	}
	find := finder{pool: o.pool}
	var all []replay.Deck
	for _, name := range names {
		d, err := find.deck(name)
		if err == nil {
			err = d.Playable(cat)
		}
		if err != nil {
			return nil, err
		}
		all = append(all, match.Brought(d))
	}
	return all, nil
}

// playable are the names of all decks of the library and of the program whose cards are
// implemented.
func (p *pool) playable(warn io.Writer) ([]string, error) {
	s, err := p.openCollection(warn)
	if err != nil {
		return nil, err
	}
	var names []string
	for i := range s.entries {
		if e := &s.entries[i]; library.MissingCards(e.Deck, s.cat) == 0 {
			names = append(names, e.ID)
		}
	}
	slices.Sort(names)
	return names, nil
}

// handicap is the agreed chains of both decks (K22.1).
func (w *matching) handicap(decks []replay.Deck) (chains [match.Players]int, err error) {
	if len(w.chains) == 1 && w.chains[0] == fromRecord {
		results, err := records.Open(library.Dir()).Results()
		met := match.MetOf(results)
		for i := range chains {
			chains[i] = match.Handicap(met, records.DealtKey(&decks[i]))
		}
		return chains, err
	}
	if n := len(w.chains); n != 0 && n != match.Players {
		return chains, message.New("match-chains", fromRecord)
	}
	for i, text := range w.chains {
		if chains[i], err = strconv.Atoi(strings.TrimSpace(text)); err != nil {
			return chains, message.New("match-chains", fromRecord)
		}
	}
	return chains, nil
}

// The keys of the words for formats, and for ways to choose decks.
var (
	formatKeys = map[match.Format]string{match.Single: "match-format-single", match.BestOfThree: "match-format-best-of-three",
		match.Adaptive: "match-format-adaptive"}
	wayKeys = map[match.Way]string{match.Auction: "match-way-auction", match.Sealed: "match-way-sealed"}
)

// series plays the games of a match, and asks for the decisions between them.
type series struct {
	*console // for input and output outside a game
	f        *match.File
	keeper   *keeper
	seats    []string // replacing those of the match
	saved    bool     // the games are kept
}

// playMatch begins a match and plays it.
func (k *keeper) playMatch(c *cobra.Command, o *options, w *matching, seats []string) error {
	plan, err := w.plan(c, o, seats)
	if err != nil {
		return err
	}
	m, err := match.New(plan)
	if err != nil {
		return err
	}
	f := match.Unsaved(m)
	switch {
	case k.file != "" && filepath.Ext(k.file) != match.Extension:
		return message.New("match-extension", match.Extension)
	case k.file != "":
		f, err = match.CreateAt(k.file, time.Now(), m)
	case isTerminal(c.InOrStdin()):
		f, err = match.Create(replay.Dir(), time.Now(), m)
	}
	if err != nil {
		return err
	}
	return k.series(c, f, nil, func(s *series) error {
		s.tell("seed-again", plan.Seed)
		s.tell("match-is", s.T(formatKeys[plan.Format]))
		if plan.Way != match.Own {
			s.tell(wayKeys[plan.Way])
		}
		if plan.Chains != [match.Players]int{} {
			s.tell("match-handicap", plan.Chains[0], plan.Chains[1])
		}
		return s.play()
	})
}

// resumeMatch continues a match that is kept.
func (k *keeper) resumeMatch(c *cobra.Command, path string, seats []string) error {
	f, err := k.openMatch(path)
	if err != nil {
		return err
	}
	return k.goOn(c, f, seats)
}

// goOn continues a match.
func (k *keeper) goOn(c *cobra.Command, f *match.File, seats []string) error {
	return k.series(c, f, seats, func(s *series) error {
		s.tell("match-goes-on", s.T(formatKeys[f.Plan().Format]))
		if !f.Over() {
			s.course()
		}
		return s.play()
	})
}

// openMatch opens a match; if its current game ended without being recorded, it records the result.
func (k *keeper) openMatch(path string) (*match.File, error) {
	return match.Open(path, func(save string) (int, bool) {
		story, _, err := readSave(k.pool, save)
		if err != nil {
			return 0, false
		}
		return match.WinnerOf(story)
	})
}

// matchOf is the match whose current game is the game of a save, or nil.
func (k *keeper) matchOf(path string, h *replay.Header) *match.File {
	if h.Match == "" || filepath.Base(h.Match) != h.Match {
		return nil
	}
	f, err := k.openMatch(filepath.Join(filepath.Dir(path), h.Match))
	if err != nil {
		return nil
	}
	if f.Adopt(path, h); f.Save() != path {
		return nil
	}
	return f
}

// series prepares to play a match.
func (k *keeper) series(c *cobra.Command, f *match.File, seats []string, do func(*series) error) error {
	asks, advised, err := k.wishes()
	if err != nil {
		return err
	}
	ctx, stop := untilStopped()
	defer stop()
	talk := newTalk(ctx, k.pool, c.InOrStdin(), c.OutOrStdout())
	talk.asks, talk.advice, talk.width = asks, advised, terminalWidth(c.OutOrStdout())
	talk.story.Language = k.pool.language
	s := &series{console: talk, f: f, keeper: k, seats: seats, saved: f.Path != ""}
	err = do(s)
	if flushed := talk.out.Flush(); err == nil {
		err = flushed
	}
	return err
}

// play plays the match to its end, or until the person quits.
func (s *series) play() error {
	for !s.f.Over() {
		q := s.f.Ask()
		if q.Kind == match.AskGame {
			if over, err := s.game(); !over || err != nil {
				return err
			}
			s.was(len(s.f.Games()) - 1)
			continue
		}
		v, quit, err := s.decide(&q)
		if quit || err != nil {
			return s.leave(err)
		}
		if err := s.f.Do(v); err != nil {
			s.complain(err)
		}
		s.announce(&q, v)
	}
	if len(s.f.Games()) > 1 {
		s.course()
	}
	wins := s.f.Wins()
	winner := s.f.Winner()
	s.tell("match-won", s.player(winner), wins[winner], wins[1-winner])
	return nil
}

// leave says how to continue the match.
func (s *series) leave(err error) error {
	if err == nil {
		s.tell("match-leave")
		if s.f.Path != "" {
			s.kept(s.f.Path)
		}
	}
	return err
}

// game plays the current game, a new one or the one that was begun, and reports whether it
// is over.
func (s *series) game() (over bool, err error) {
	log, err := s.opened()
	if err != nil {
		return false, err
	}
	t := tableOf(s.pool, log.Story)
	bots, err := bot.Seats(slices.Concat(log.Header.Seats, s.seats), len(t.decks), log.Header.Seed)
	if err != nil {
		return false, message.New("flag", err)
	}
	n := len(s.f.Games())
	s.tell("match-game", n, s.held(0), s.held(1))
	con := s.console.at(log, t, bots)
	err = con.play()
	s.waits = con.waits
	if err != nil || !log.Game().Over() {
		return false, err
	}
	if winner, ok := match.WinnerOf(log.Story); ok {
		err = s.f.Do(match.Move{Verb: match.Won, N: winner + 1})
	}
	return true, err
}

// opened is the current game: the one that was begun, or a new one.
func (s *series) opened() (*replay.Log, error) {
	rules, err := s.pool.rules()
	if err != nil {
		return nil, err
	}
	if save := s.f.Save(); save != "" {
		log, _, err := replay.Open(s.ctx, save, rules)
		return log, err
	}
	h, err := s.f.Next(rules.Catalogue, s.f.Name())
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
		err = s.f.Begun(path)
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

// held says with which deck and chains a player plays the last game.
func (s *series) held(i int) string { return s.heldIn(len(s.f.Games())-1, i) }

func (s *series) heldIn(n, i int) string {
	g := &s.f.Games()[n]
	name := s.f.Deck(g.Decks[i]).Name
	if g.Chains[i] > 0 {
		return s.T("match-held-chains", s.player(i), name, g.Chains[i])
	}
	return s.T("match-held", s.player(i), name)
}

// course says how the match has gone so far.
func (s *series) course() {
	for n := range s.f.Games() {
		s.was(n)
	}
}

// was says how a game ended, if it is over.
func (s *series) was(n int) {
	if w := s.f.Games()[n].Winner; w >= 0 {
		s.tell("match-was", n+1, s.heldIn(n, w), s.heldIn(n, 1-w))
	}
}

// decide asks a player for a decision between games. A person may quit.
func (s *series) decide(q *match.Question) (v match.Move, quit bool, err error) {
	if s.bot(q.Player) {
		s.printf("%s", s.T("match-thinks", s.player(q.Player)))
		s.console.out.Flush()
		cat, err := s.pool.catalogue()
		if err != nil {
			return v, false, err
		}
		v, ok := bidding.Decide(s.ctx, s.f.Match, cat)
		return v, !ok, nil
	}
	lines, understand := s.choices(q)
	list := func() {
		s.printf("")
		for _, line := range lines {
			s.printf("%s", line)
		}
	}
	list()
	for s.ctx.Err() == nil {
		fmt.Fprint(s.console.out, "> ")
		s.console.out.Flush()
		line, ok := s.line()
		line = strings.ToLower(strings.TrimSpace(line))
		switch {
		case !ok:
			s.printf("")
			return v, true, nil
		case line == "q":
			return v, true, nil
		case line == "":
			list()
		default:
			if v, ok := understand(line); ok {
				return v, false, nil
			}
			s.fail(message.New("not-on-the-list", strconv.Quote(line)))
		}
	}
	return v, true, nil
}

// bot reports whether a computer decides for the player.
func (s *series) bot(player int) bool {
	bots, err := bot.Seats(s.seats, match.Players, 0)
	held := err == nil && bots[player] != nil
	for _, seat := range s.seats {
		held = held || seat == bot.Seat(player, bot.Person)
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
				return match.Move{Verb: match.GiveWay}, true
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
func (s *series) housesOf(d *replay.Deck) string {
	deal, err := d.Deal()
	if err != nil { // the plan was checked
		return ""
	}
	var names []string
	for _, h := range deal.Houses {
		names = append(names, s.story.Language.House(h))
	}
	return strings.Join(names, ", ")
}

// announce tells both players what was decided.
func (s *series) announce(q *match.Question, v match.Move) {
	who := s.player(q.Player)
	switch v.Verb {
	case match.Deck:
		s.tell("match-told-deck", who, s.f.Plan().Decks[q.Player][v.N-1].Name)
	case match.Raise:
		s.tell("match-told-bid", who, v.N)
	case match.GiveWay:
		s.tell("match-told-give-way", who, s.player(1-q.Player), s.f.Deck(q.Deck).Name, q.Bid)
	case match.First:
		s.tell("match-told-first", s.player(v.N-1))
	}
}

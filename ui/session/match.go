package session

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
)

// MatchPlan is what is planned for a match of standard games.
type MatchPlan struct {
	Format    match.Format
	Way       match.Way
	Chains    [match.Players]int // as a handicap
	Favourite int                // whose deck is bid for
	Offered   int                // decks for each player of a sealed match; 0: one
}

// FormatKeys and WayKeys are the keys of the names of formats of KeyForge, and of ways to choose decks.
var (
	FormatKeys = [...]string{"format-single", "format-best-of-three", "format-adaptive"}
	WayKeys    = [...]string{"way-own", "way-auction", "way-sealed"}
)

// Handicaps reports whether chains may be agreed on as a handicap (K22.1).
func (p *MatchPlan) Handicaps() bool {
	return (&match.Plan{Format: p.Format, Duel: match.Duel{Way: p.Way}}).Handicaps()
}

// Series reports whether a plan is more than one game with given decks.
func (p *Plan) Series() bool {
	m := &p.Match
	return p.Duel && (m.Format != match.Single || m.Way != match.Own || m.Chains != [match.Players]int{})
}

// matchOf is the match of a plan.
func (s *Session) matchOf(p *Plan) (match.Plan, error) {
	m := match.Plan{Format: p.Match.Format, Seed: p.Seed, Players: make([]match.Player, match.Players), Undo: UndoTerms[p.Undo],
		Duel: match.Duel{Way: p.Match.Way, Favourite: p.Match.Favourite, Open: p.Open, Rulebook: p.Rulebook}}
	if p.Match.Handicaps() {
		m.Chains = p.Match.Chains
	}
	for i := range match.Players {
		seat := &p.Seats[i]
		if m.Players[i].Bot = seat.Bot; seat.Bot == "" {
			m.Players[i].Name = seat.Name
		}
		if m.Way == match.Sealed {
			continue
		}
		d, err := s.Deck(seat.Deck)
		if err == nil {
			err = d.Playable(s.Catalogue)
		}
		if err != nil {
			return m, err
		}
		m.Decks[i] = []scenario.Deck{match.DeckOf(d)}
	}
	if m.Way == match.Sealed {
		each, pool, ok := max(1, p.Match.Offered), s.pool(), false
		if m.Decks, ok = match.DrawDecks(pool, each, p.Seed); !ok {
			return m, message.New("draw-too-many", match.Players*each, len(pool))
		}
	}
	return m, nil
}

// pool is the decks that sealed ones are drawn from: all that can be played.
func (s *Session) pool() (decks []scenario.Deck) {
	type named struct {
		id   string
		deck *deck.Deck
	}
	var all []named
	for i := range s.Collection.All {
		if b := &s.Collection.All[i]; b.Playable() {
			all = append(all, named{b.ID, b.Deck})
		}
	}
	if all == nil { // they have not been read
		for _, e := range library.Embedded() {
			all = append(all, named{e.ID, e.Deck})
		}
	}
	slices.SortFunc(all, func(a, b named) int { return strings.Compare(a.id, b.id) })
	for _, d := range all {
		decks = append(decks, match.DeckOf(d.deck))
	}
	return decks
}

// BeginMatch begins the match of a plan, and its file.
func (s *Session) BeginMatch(p Plan) (*match.File, error) {
	plan, err := s.matchOf(&p)
	if err != nil {
		return nil, err
	}
	return s.KeepMatch(plan)
}

// KeepMatch begins a match and its file.
func (s *Session) KeepMatch(plan match.Plan) (*match.File, error) {
	m, err := match.New(plan)
	if err != nil {
		return nil, err
	}
	if s.Games == "" {
		return match.Unsaved(m), nil
	}
	dir := s.Games
	if plan.Kind != nil {
		dir = folder(dir, plan.Kind)
	}
	f, err := match.Create(dir, s.Now(), m)
	if err != nil {
		s.Failed = err
		return match.Unsaved(m), nil
	}
	return f, nil
}

// NextGame begins the next game of a match of KeyForge, and its save.
func (s *Session) NextGame(f *match.File) (*save.Log, error) { return nextGame(s, f, s.BeginStory) }

// NextOther begins the next game of a match of another game, and its save.
func (s *Session) NextOther(f *match.File) (*replay.Log[game.Game], error) {
	return nextGame(s, f, func(h replay.Header) (*replay.Log[game.Game], error) { return s.BeginKind(f.Plan().Kind, h) })
}

func nextGame[G game.Game](
	s *Session, f *match.File, begin func(replay.Header) (*replay.Log[G], error),
) (*replay.Log[G], error) {
	h, err := f.Next(f.Name())
	if err != nil {
		return nil, err
	}
	log, err := begin(h)
	if err != nil {
		return nil, err
	}
	if err := f.SetSave(log.Path()); err != nil {
		s.Failed = err
	}
	s.Match = f
	return log, nil
}

// OfMatch reports whether a game belongs to a match, or an expedition, that continues after it.
func OfMatch(h *replay.Header) bool { return h.Round > 0 }

// Unbound makes a header that of a separate game, which belongs to no match.
func Unbound(h replay.Header) replay.Header {
	if OfMatch(&h) {
		h.Match, h.Round, h.Setup = "", 0, h.Setup.WithFirst(game.NoSeat)
	}
	return h
}

// FormatName is what a format is called in a match of so many players.
func (w *Words) FormatName(f match.Format, players int) string {
	switch {
	case players > match.Players && f != match.Single:
		if f.Wins() == 3 {
			return w.T("format-wins-3")
		}
		return w.T("format-wins-2")
	case f == match.BestOfFive:
		return w.T("format-best-of-five")
	}
	return w.T(FormatKeys[f])
}

// Called is what the match is called.
func (w *Words) Called(m *match.Match) string {
	return w.T("a-match", lang.Small(w.FormatName(m.Plan().Format, len(m.Plan().Players))))
}

// Score is how many games each has won.
func Score(wins []int) string {
	var all []string
	for _, n := range wins {
		all = append(all, strconv.Itoa(n))
	}
	return strings.Join(all, "–")
}

// Decide makes a legal move of a match. A match that cannot be kept goes on.
func (s *Session) Decide(f *match.File, v match.Move) {
	if err := f.Do(v); err != nil {
		s.Failed = err
	}
}

// ReadMatch reads a match, with the end of its last game.
func ReadMatch(path string, r *scenario.Rules, kinds []game.Kind) (*match.File, error) {
	return match.Open(path, func(save string) (int, bool) {
		g := readAny(save, r, kinds)
		return g.winner, g.Err == nil && g.decided
	}, kinds...)
}

// readSavedMatch reads a match for the list of games; false for one whose last game is still
// being played, which is itself on the list.
func readSavedMatch(path string, r *scenario.Rules, kinds []game.Kind) (Saved, bool) {
	n := Saved{Path: path, Match: true, Duel: true, said: &SavedWords{}}
	f, err := ReadMatch(path, r, kinds)
	if err != nil {
		n.Err = err
		return n, true
	}
	p := f.Plan()
	n.match, n.Over, n.Won, n.Kind = f, f.Over(), true, p.Kind
	if one := OnlyPersonIn(p); f.Over() && one >= 0 {
		n.Won = f.Winner() == one
	}
	n.header.Undo = p.Undo
	if p.Kind != nil {
		n.Duel, n.header.Setup = false, p.Setup
		return n, f.Save() == ""
	}
	own := &scenario.Setup{}
	for _, d := range f.Agreed().Decks {
		own.Decks = append(own.Decks, *f.Deck(d))
	}
	n.header.Own, n.Decks = own, picturedDecks(own.Decks, r.Catalogue)
	n.header.Mode = keyforge.Duel.Name()
	return n, f.Save() == ""
}

// OnlyPersonIn is the only person who plays a match, or -1.
func OnlyPersonIn(p *match.Plan) int {
	at := -1
	for i := range p.Players {
		switch {
		case p.Players[i].Bot != "":
		case at >= 0:
			return -1
		default:
			at = i
		}
	}
	return at
}

// matchWords puts a match into words.
func (g *Saved) matchWords(s *Session, w *SavedWords) {
	var words []string
	switch {
	case g.Kind != nil:
		in := s.WordsOf(g.Kind)
		w.Title, words = in.Setup(&g.header.Setup), []string{in.Name()}
	case g.match.Plan().Way == match.Sealed && len(g.match.Moves()) == 0:
		w.Title = s.T("way-sealed")
	default:
		w.Title = DeckNames(s, &g.header)
	}
	w.Left = Score(g.match.Wins())
	w.When = strings.Join(append(words, s.Called(g.match.Match), s.When(g.played)), " · ")
	w.Stands, w.Remarks = w.When+" · "+w.Left, s.T("undo-is", lang.Small(s.Terms(&g.header)))
}

// Pictured is a deck of a match with what is shown of it.
func (s *Session) Pictured(d *scenario.Deck) PicturedDeck {
	each := scenario.Deck{Houses: d.Houses} // its cards one by one
	for _, c := range d.Cards {
		n := c.N
		c.N = 1
		for range max(1, n) {
			each.Cards = append(each.Cards, c)
		}
	}
	if all := picturedDecks([]scenario.Deck{each}, s.Catalogue); len(all) > 0 {
		p := all[0]
		slices.SortStableFunc(p.Deck.Cards, func(a, b deck.Card) int {
			return slices.Index(p.Deck.Houses[:], a.House) - slices.Index(p.Deck.Houses[:], b.House)
		})
		p.Faces = facesOf(p.Deck, s.Catalogue)
		return p
	}
	return PicturedDeck{Deck: &deck.Deck{}} // none of its cards is known
}

// Rematch begins another match like this one: with the same decks, or with newly drawn sealed ones.
func (s *Session) Rematch(f *match.File) (*match.File, error) {
	plan := *f.Plan()
	plan.Seed = s.Seed()
	if plan.Way == match.Sealed {
		each, pool, ok := len(plan.Decks[0]), s.pool(), false
		if plan.Decks, ok = match.DrawDecks(pool, each, plan.Seed); !ok {
			return nil, message.New("draw-too-many", match.Players*each, len(pool))
		}
	}
	return s.KeepMatch(plan)
}

// PlanOfMatch is the plan of another match like this one, with the same decks where they
// still exist.
func (s *Session) PlanOfMatch(f *match.File) Plan {
	of := f.Plan()
	own := &scenario.Setup{Open: of.Open, Rulebook: of.Rulebook.String()}
	h := replay.Header{Setup: game.Setup{Mode: keyforge.Duel.Name(), Own: own}, Undo: of.Undo}
	for i := range match.Players {
		own.Decks = append(own.Decks, of.Decks[i][0])
		h.Players = append(h.Players, of.Players[i].Name)
		if bot := of.Players[i].Bot; bot != "" {
			h.Seats = append(h.Seats, strconv.Itoa(i+1)+"="+bot)
		}
	}
	p := s.PlanOf(&h)
	p.Match = MatchPlan{Format: of.Format, Way: of.Way, Chains: of.Chains, Favourite: of.Favourite, Offered: len(of.Decks[0])}
	return p
}

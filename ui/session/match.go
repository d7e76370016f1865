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

// FormatKeys and WayKeys are the keys of the names of formats, and of ways to choose decks.
var (
	FormatKeys = [...]string{"format-single", "format-best-of-three", "format-adaptive"}
	WayKeys    = [...]string{"way-own", "way-auction", "way-sealed"}
)

// Handicaps reports whether chains may be agreed on as a handicap (K22.1).
func (p *MatchPlan) Handicaps() bool {
	return (&match.Plan{Format: p.Format, Way: p.Way}).Handicaps()
}

// Series reports whether a plan is more than one game with given decks.
func (p *Plan) Series() bool {
	m := &p.Match
	return p.Duel && (m.Format != match.Single || m.Way != match.Own || m.Chains != [match.Players]int{})
}

// matchOf is the match of a plan.
func (s *Session) matchOf(p *Plan) (match.Plan, error) {
	m := match.Plan{Format: p.Match.Format, Way: p.Match.Way, Seed: p.Seed, Favourite: p.Match.Favourite, Open: p.Open,
		Undo: UndoTerms[p.Undo], Rulebook: p.Rulebook}
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
	return s.keepMatch(plan)
}

// keepMatch begins a match and its file.
func (s *Session) keepMatch(plan match.Plan) (*match.File, error) {
	m, err := match.New(plan)
	if err != nil {
		return nil, err
	}
	if s.Games == "" {
		return match.Unsaved(m), nil
	}
	f, err := match.Create(s.Games, s.Now(), m)
	if err != nil {
		s.Failed = err
		return match.Unsaved(m), nil
	}
	return f, nil
}

// NextGame begins the next game of a match, and its save.
func (s *Session) NextGame(f *match.File) (*save.Log, error) {
	h, err := f.Next(s.Catalogue, f.Name())
	if err != nil {
		return nil, err
	}
	log, err := s.BeginStory(h)
	if err != nil {
		return nil, err
	}
	if err := f.SetSave(log.Path()); err != nil {
		s.Failed = err
	}
	s.Match = f
	return log, nil
}

// OfMatch reports whether a game belongs to a match that continues after it.
func OfMatch(h *replay.Header) bool { return h.Round > 0 }

// Unbound makes a header that of a separate game, which belongs to no match.
func Unbound(h replay.Header) replay.Header {
	if OfMatch(&h) {
		own := *save.Setup(&h)
		own.First = scenario.SideOf(keyforge.NoSide)
		h.Match, h.Round, h.Own = "", 0, &own
	}
	return h
}

// Decide makes a legal move of a match. A match that cannot be kept goes on.
func (s *Session) Decide(f *match.File, v match.Move) {
	if err := f.Do(v); err != nil {
		s.Failed = err
	}
}

// readMatch reads a match, with the end of its last game.
func ReadMatch(path string, r *scenario.Rules) (*match.File, error) {
	return match.Open(path, func(save string) (int, bool) {
		g := readSaved(save, r)
		return g.winner, g.Err == nil && g.Duel && g.Over
	})
}

// readSavedMatch reads a match for the list of games; false for one whose last game is still
// being played, which is itself on the list.
func readSavedMatch(path string, r *scenario.Rules) (Saved, bool) {
	n := Saved{Path: path, Match: true, Duel: true, said: &SavedWords{}}
	f, err := ReadMatch(path, r)
	if err != nil {
		n.Err = err
		return n, true
	}
	n.match, n.Over, n.Won = f, f.Over(), true
	for i := range match.Players {
		if p := f.Plan(); f.Over() && p.Players[i].Bot == "" && p.Players[1-i].Bot != "" {
			n.Won = f.Winner() == i
		}
	}
	own := &scenario.Setup{}
	for _, d := range f.Agreed().Decks {
		own.Decks = append(own.Decks, *f.Deck(d))
	}
	n.header.Own, n.Decks = own, picturedDecks(own.Decks, r.Catalogue)
	n.header.Mode, n.header.Undo = keyforge.Duel.Name(), f.Plan().Undo
	return n, f.Save() == ""
}

// matchWords puts a match into words.
func (g *Saved) matchWords(s *Session, w *SavedWords) {
	w.Title = DeckNames(s, &g.header)
	if g.match.Plan().Way == match.Sealed && len(g.match.Moves()) == 0 {
		w.Title = s.T("way-sealed")
	}
	wins := g.match.Wins()
	w.Left = s.T("match-score", wins[0], wins[1])
	w.When = strings.Join([]string{s.T("a-match", lang.Small(s.T(FormatKeys[g.match.Plan().Format]))), s.When(g.played)}, " · ")
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
	return s.keepMatch(plan)
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

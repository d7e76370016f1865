package session

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Plan is a new game before it begins: of an adventure, or a standard game of two.
type Plan struct {
	Duel       bool
	Open       bool // in a standard game: both hands lie open
	Match      MatchPlan
	Players    int
	Seats      [keyforge.MaxSeats]Seat
	Difficulty adventure.Difficulty
	// Custom says that Variant is played instead of a difficulty.
	Custom  bool
	Variant adventure.Variant
	Seed    uint64
	Undo    int // an index of UndoTerms
	// Rulebook is by which rules it is played.
	Rulebook keyforge.Rulebook
}

// UndoTerms are the terms for undoing moves of a game.
var UndoTerms = [...]string{replay.UndoFree, replay.UndoHidden, replay.UndoNone}

var (
	UndoNames = [...]string{"undo-free", "undo-hidden", "undo-none"}
	UndoMeans = [...]string{"undo-free-means", "undo-hidden-means", "undo-none-means"}
	UndoWhy   = map[string]string{replay.UndoHidden: "undo-hidden-why", replay.UndoNone: "undo-none-why"}
)

// Seat is who sits in a seat, with which deck.
type Seat struct {
	Deck string // the ID of a deck of the library, or of one that comes with the game
	Bot  string // a name that [bot.New] knows, or "" for a person
	Name string // of the person; "": none
}

// Word is the word that saves use for the difficulty or the variant.
func (p *Plan) Word(a adventure.Adventure) string {
	if v, ok := a.(adventure.Varied); ok && p.Custom {
		return adventure.VariantWord(v, p.Variant)
	}
	return p.Difficulty.String()
}

// DefaultPlan is one person with the first deck.
func DefaultPlan(seed uint64) Plan {
	p := Plan{Players: 1, Difficulty: adventure.Normal, Seed: seed, Rulebook: keyforge.Newest}
	names := deck.Embedded()
	for i := range p.Seats {
		p.Seats[i].Deck = names[i%len(names)]
	}
	return p
}

// FirstPlan is the plan of a first game: an easy adventure for one person. The cards of the
// first deck are easy to understand, and it fights well.
func FirstPlan(seed uint64) Plan {
	p := DefaultPlan(seed)
	p.Difficulty = adventure.Easy
	return p
}

// NextPlan is the plan of another game like the last kept one of that kind, a standard game
// or an adventure; without any, of a first game.
func (s *Session) NextPlan(standard bool) Plan {
	last := s.Saves.last(standard)
	if last == nil {
		return FirstPlan(s.Seed())
	}
	if a, err := s.Adventures.Named(last.Mode); err == nil {
		s.Choose(a)
	}
	return s.PlanOf(last)
}

// PlanOf is the plan of another game like that of a header: with the same decks,
// where they still exist, and the same players.
func (s *Session) PlanOf(h *replay.Header) Plan {
	p := FirstPlan(s.Seed())
	seats := max(1, min(len(save.Setup(h).Decks), keyforge.MaxSeats))
	if a, err := s.Adventures.Named(h.Mode); err == nil {
		p.SetDifficulty(a, cmp.Or(h.Difficulty, adventure.Normal.String()))
	}
	if name := save.Setup(h).Rulebook; name != "" {
		p.Rulebook, _ = keyforge.ParseRulebook(name)
	}
	if p.Duel, p.Open = h.Mode == keyforge.Duel.Name(), save.Setup(h).Open; !p.Duel {
		p.Players = seats
	}
	p.Undo = max(0, slices.Index(UndoTerms[:], h.Undo))
	for i := range seats {
		if id := s.deckNamed(save.Setup(h).Decks, i); id != "" {
			p.Seats[i].Deck = id
		}
		if i < len(h.Players) {
			p.Seats[i].Name = printable.Text(h.Players[i], MaxPlayerName)
		}
	}
	for _, held := range h.Seats {
		if n, name, ok := strings.Cut(held, "="); ok {
			if seat, err := strconv.Atoi(n); err == nil && seat > 0 && seat <= seats && name != replay.Person {
				p.Seats[seat-1].Bot = name
			}
		}
	}
	return p
}

// PlanOfRung is the plan of a game for a rung of the ladder of a deck, with other decks beside it;
// nil: the deck is gone.
func (s *Session) PlanOfRung(b *CollectionDeck, rung records.Rung) Plan {
	p := DefaultPlan(s.Seed())
	p.Players = rung.Players
	p.SetDifficulty(s.Adventure, rung.Word)
	if b == nil {
		return p
	}
	p.Seats[0].Deck = b.ID
	var others []string
	for i := range s.Collection.All {
		if o := &s.Collection.All[i]; o.Playable() && o.ID != b.ID {
			others = append(others, o.ID)
		}
	}
	for i := 1; i < p.Players && len(others) >= p.Players-1; i++ {
		p.Seats[i].Deck = others[i-1]
	}
	return p
}

// deckNamed is the ID of the deck in the collection with the name of the i-th deck of a
// game, or "".
func (s *Session) deckNamed(decks []scenario.Deck, i int) string {
	if i >= len(decks) {
		return ""
	}
	for k := range s.Collection.All {
		if b := &s.Collection.All[k]; b.Deck.Name == decks[i].Name {
			return b.ID
		}
	}
	for _, id := range deck.Embedded() {
		if d, err := deck.Named(id); err == nil && d.Name == decks[i].Name {
			return id
		}
	}
	return ""
}

// PlayerCount is how many play.
func (p *Plan) PlayerCount() int {
	if p.Duel {
		return 2
	}
	return p.Players
}

// header is the header of the game with those decks.
func (p *Plan) header(s *Session, deals []keyforge.Deal, names []string) replay.Header {
	options := keyforge.Options{Rulebook: p.Rulebook}
	if p.Duel {
		h := save.Deal(keyforge.Duel.Name(), "", keyforge.Setup{Decks: deals, Seed: p.Seed, Options: options}, names...)
		save.Setup(&h).Open = p.Open
		return h
	}
	setup := adventure.Setup(s.Adventure, deals, p.Seed)
	setup.Options = options
	return save.Deal(s.Adventure.Name(), p.Word(s.Adventure), setup, names...)
}

// Begin begins the game of a plan, and its save.
func (s *Session) Begin(p Plan) (*save.Log, error) {
	var deals []keyforge.Deal
	var names, bots []string
	players, named := make([]string, p.PlayerCount()), false
	for i, seat := range p.Seats[:p.PlayerCount()] {
		d, err := s.Deck(seat.Deck)
		if err != nil {
			return nil, err
		}
		if err := d.Playable(s.Catalogue); err != nil {
			return nil, err
		}
		deals, names = append(deals, d.Deal(0)), append(names, d.Name)
		if seat.Bot != "" {
			bots = append(bots, bot.Seat(i, seat.Bot))
		} else if seat.Name != "" {
			players[i], named = seat.Name, true
		}
	}
	h := p.header(s, deals, names)
	h.Seats, h.Undo = bots, UndoTerms[p.Undo]
	if named {
		h.Players = players
	}
	s.markVoyage(&h, &p)
	return s.BeginStory(h)
}

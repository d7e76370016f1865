// Package board is what a table of Shards of Infinity shows at a moment: which card lies where, the dials, and what the one who
// looks does not see. [Of] is the table as the game has it; [Board.Happen] changes it by one event, so that what a command has
// caused can be shown one after another.
package board

import (
	"slices"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Board is a table as somebody sees it.
type Board struct {
	Sides    []Side
	Row      [shards.RowPlaces]shards.Slot
	Centre   []shards.Slot // the last one is the top
	Banished []shards.Slot
	Drafted  []shards.Slot
	Turn     shards.Seat
	Turns    int32
	Over     bool
	Seen     [shards.MaxCards]bool // whose face may be shown
	Used     [shards.MaxCards]bool
	Fast     [shards.MaxCards]bool
	Defence  [shards.MaxCards]int32 // of champions in play

	viewer shards.Seat
	open   bool // no hand is hidden
}

// Side is what lies before a seat.
type Side struct {
	Leader                      *card.Card // nil: not chosen yet
	Deck, Hand, Discard, InPlay []shards.Slot
	Relics                      []shards.Slot
	Health, Mastery             int32
	MostHealth, MostMastery     int32
	Crystals, Power             int32
	Focused, Out                bool
}

// Of is the table as a seat sees it; [shards.NoSeat] sees no hand.
func Of(g *shards.Game, viewer shards.Seat) *Board {
	s := g.State()
	b := &Board{Row: s.Row, Centre: slices.Clone(s.Centre.Cards()), Banished: slices.Clone(s.Banished.Cards()), Turn: s.Turn,
		Turns: s.Turns, Over: s.Over, viewer: viewer}
	for _, c := range s.Drafted {
		if c != 0 {
			b.Drafted = append(b.Drafted, c)
		}
	}
	for seat := range shards.Seat(s.Seats) {
		b.Sides = append(b.Sides, sideOf(g, seat))
	}
	for c := shards.Slot(1); c < shards.MaxCards; c++ {
		b.Used[c], b.Fast[c] = s.Used.Has(c), s.Fast.Has(c)
		zone, _ := g.Where(c)
		b.Seen[c] = sees(g, viewer, c, zone)
		if zone == shards.InPlay {
			b.Defence[c] = g.Defence(c)
		}
	}
	return b
}

// Open is the table as a seat sees it when all hands and relics lie open.
func Open(g *shards.Game, viewer shards.Seat) *Board {
	b := Of(g, viewer)
	b.open = true
	for c := shards.Slot(1); c < shards.MaxCards; c++ {
		zone, _ := g.Where(c)
		b.Seen[c] = b.Seen[c] || zone == shards.Hand || zone == shards.Relics
	}
	return b
}

// sees says whether the face of a card may be shown. Who watches without a seat sees what lies open.
func sees(g *shards.Game, viewer shards.Seat, c shards.Slot, zone shards.Zone) bool {
	switch {
	case viewer != shards.NoSeat:
		return g.Sees(viewer, c)
	case zone == shards.Relics:
		return !g.Options().SecretRelics
	}
	return zone == shards.Row || zone == shards.Banished || zone == shards.Discard || zone == shards.InPlay
}

func sideOf(g *shards.Game, seat shards.Seat) Side {
	s := g.State()
	of := &s.Sides[seat]
	side := Side{Deck: slices.Clone(of.Deck.Cards()), Hand: slices.Clone(of.Hand.Cards()), Discard: slices.Clone(of.Discard.Cards()),
		InPlay: slices.Clone(of.InPlay.Cards()), Health: of.Health, Mastery: of.Mastery, MostHealth: g.MostHealth(seat),
		MostMastery: g.MostMastery(seat), Crystals: of.Crystals, Power: of.Power,
		Focused: of.Focused, Out: of.Out}
	if s.Turns > 0 || s.Leading>>seat&1 == 1 || seat == g.Automaton() {
		side.Leader = g.Leader(seat)
	}
	for _, c := range of.Relics {
		if c != 0 {
			side.Relics = append(side.Relics, c)
		}
	}
	return side
}

// Where says in which zone a card lies, and before whom; [shards.NoSeat] where it is before nobody.
func (b *Board) Where(c shards.Slot) (shards.Zone, shards.Seat) {
	for seat := range b.Sides {
		for zone, pile := range b.Sides[seat].piles() {
			if slices.Contains(*pile, c) {
				return zone, shards.Seat(seat)
			}
		}
	}
	switch {
	case slices.Contains(b.Row[:], c):
		return shards.Row, shards.NoSeat
	case slices.Contains(b.Centre, c):
		return shards.Centre, shards.NoSeat
	case slices.Contains(b.Banished, c):
		return shards.Banished, shards.NoSeat
	}
	return shards.Out, shards.NoSeat
}

// piles are the cards of a side by zone.
func (s *Side) piles() func(yield func(shards.Zone, *[]shards.Slot) bool) {
	return func(yield func(shards.Zone, *[]shards.Slot) bool) {
		_ = yield(shards.Deck, &s.Deck) && yield(shards.Hand, &s.Hand) && yield(shards.Discard, &s.Discard) &&
			yield(shards.InPlay, &s.InPlay) && yield(shards.Relics, &s.Relics)
	}
}

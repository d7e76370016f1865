// Package board is what a table shows at a given moment. [Board.Load] sets a [Board] to what
// a seat sees of a game, and from then on it follows the game by its events
// alone: [Board.Follow] applies one event. It never looks at the game in
// between, so that nothing is shown before it is seen to happen.
package board

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Face is what the window shows of one card: what the last view told of it, and
// what events have told since. A card that comes into sight is as printed.
type Face struct {
	keyforge.CardView
	On []keyforge.Slot // upgrades on it and cards under it; 0: a hidden one
}

// Board is the table as it is shown. It follows the game event by event, so that
// everything is seen to happen in its turn, and a [keyforge.View] sets it right when
// all events have been shown.
type Board struct {
	Seats   int
	Seat    keyforge.Side // who looks
	Faces   [keyforge.MaxCards]Face
	Piles   [keyforge.MaxSides][card.ZoneCount][]keyforge.Slot // 0: a hidden card
	Pool    [keyforge.MaxSides]int
	Chains  [keyforge.MaxSides]int
	Cost    [keyforge.MaxSides]int // of a key
	Keys    [keyforge.MaxSides]uint8
	Houses  [keyforge.MaxSides]card.Houses
	Boss    keyforge.Slot
	Over    bool
	Winners uint8         // a bit for each side
	Played  keyforge.Slot // the card that is being played
	High    bool
	HighFor uint8                 // for whom the tide is high, a bit for each side
	Closed  uint8                 // the sides whose hands show their backs, set by whoever shows the board
	Gauges  []keyforge.GaugeValue // of the adventure
	Turn    int
	Active  keyforge.Side
	TurnOf  keyforge.Side
	Step    keyforge.Step
	House   card.House

	cat        *keyforge.Catalogue
	printed    [keyforge.MaxCards]keyforge.CardView // what is printed on every card of the game
	tokens     [keyforge.MaxSides]uint16            // the token cards of the sides
	prophecies [keyforge.MaxSides][4]uint16         // the faces of their prophecy cards, two of each
	called     [keyforge.MaxCards]uint16            // the token card by which one that was a token creature is still called, or 0
	raised     [len(keyforge.State{}.Mode)]uint16   // the gauges that rise with each number
}

// know learns which cards are in the game: what is printed on each, not where it is.
// A card shows that when an event brings it into sight. It also learns which gauges
// there are.
func (b *Board) know(g *keyforge.Game) {
	b.cat = g.Catalogue()
	for c := range b.printed {
		b.printed[c] = g.Printed(keyforge.Slot(c))
	}
	for n := range b.raised {
		b.raised[n] = g.RaisedGauges(&keyforge.Event{Kind: keyforge.Rose, Number: uint8(n)})
	}
}

// Load sets the board to what a seat sees of the game.
func (b *Board) Load(g *keyforge.Game, v *keyforge.View) {
	b.know(g)
	clear(b.called[:])
	b.Seats, b.Seat, b.Turn, b.Active, b.TurnOf, b.Step, b.House = v.Seats, v.Seat, v.Turn, v.Active, v.TurnOf, v.Step, v.House
	b.Boss, b.Over, b.Winners, b.High, b.HighFor = v.Boss, v.Over, v.Winners, v.High != 0, v.High
	b.Gauges = append(b.Gauges[:0], v.Gauges...)
	for c := range b.Faces {
		f := &b.Faces[c]
		f.CardView, f.On = v.Cards[c], f.On[:0]
		f.CardView.On = nil // it belongs to the view
		for _, at := range v.Cards[c].On {
			f.On = append(f.On, at.Card)
		}
	}
	for side := range v.Sides {
		s := &v.Sides[side]
		b.tokens[side], b.prophecies[side] = s.Token, s.Prophecies
		b.Pool[side], b.Chains[side], b.Cost[side], b.Keys[side], b.Houses[side] = s.Pool, s.Chains, s.KeyCost, s.Keys, s.Houses
		for z := range s.Zones {
			pile := b.Piles[side][z][:0]
			for _, at := range s.Zones[z] {
				if at.Card != b.Boss || at.Card == 0 {
					pile = append(pile, at.Card)
				}
			}
			b.Piles[side][z] = pile
		}
		b.Piles[side][card.Limbo] = b.Piles[side][card.Limbo][:0] // see Played
	}
	for _, r := range v.Gauges {
		if r.OfPool {
			b.Cost[keyforge.Monster] = r.Limit
		}
	}
	b.Played = 0
	if c := v.Question.Source; v.Cards[c].Zone == card.Limbo {
		b.Played = c
	}
}

// Title is the printed name of a card.
func (b *Board) Title(c keyforge.Slot) string {
	own, _ := b.Named(c)
	return b.cat.Title(own)
}

// PrintedTitle is the title that is printed on a card, wherever it is and whatever it is now.
func (b *Board) PrintedTitle(c keyforge.Slot) string { return b.cat.Title(b.printed[c].Own) }

// Printed is what is printed on a card of the game, wherever it is.
func (b *Board) Printed(c keyforge.Slot) *keyforge.CardView { return &b.printed[c] }

// Unseen appends the cards of a side's deck whose place the seat does not see: the
// list without the cards that lie open. It reveals neither where they are nor in
// which order.
func (b *Board) Unseen(all []keyforge.Slot, side keyforge.Side) []keyforge.Slot {
	for c := range b.printed {
		f := &b.Faces[c]
		// Nobody has looked at the other side of a token creature, or under a prophecy.
		unseen := f.Slot == 0 || (f.Token || f.Zone == card.Reference) && f.Own == f.Def
		if p := &b.printed[c]; p.Slot != 0 && p.Owner == side && unseen && p.Type != card.PowerType {
			all = append(all, p.Slot)
		}
	}
	return all
}

// List appends the cards of the list of a side's deck, wherever they are.
func (b *Board) List(all []keyforge.Slot, side keyforge.Side) []keyforge.Slot {
	for c := range b.printed {
		if p := &b.printed[c]; p.Slot != 0 && p.Owner == side && p.Type != card.PowerType {
			all = append(all, p.Slot)
		}
	}
	return all
}

// Card is the card as it is now: the one whose text it has.
func (b *Board) Card(c keyforge.Slot) *card.Card { return b.cat.Card(b.Faces[c].Def) }

// Named implements [narrate.Cards].
func (b *Board) Named(c keyforge.Slot) (own, copied uint16) {
	f := &b.Faces[c]
	switch {
	case f.Token, f.Zone == card.Reference:
		return f.Def, 0
	case f.Zone.InPlay():
		return b.printed[c].Own, f.Copy
	case b.called[c] != 0:
		return b.called[c], 0
	}
	return b.printed[c].Own, copied
}

// Side is the side and the zone of a card in play; NoSide if it is nowhere on the
// board.
func (b *Board) Side(c keyforge.Slot) (keyforge.Side, card.Zone) {
	if c == b.Boss && c != 0 {
		return keyforge.Monster, card.Artifacts
	}
	for side := range keyforge.Side(keyforge.MaxSides) {
		for z := range card.ZoneCount {
			if slices.Contains(b.Piles[side][z], c) {
				return side, z
			}
		}
	}
	return keyforge.NoSide, card.NoZone
}

// takeOut takes a card from where it is. From a pile of hidden cards it takes the
// top one.
func (b *Board) takeOut(c keyforge.Slot, side keyforge.Side, from card.Zone) {
	if c == 0 {
		b.takeHidden(side, from)
		return
	}
	if b.Played == c {
		b.Played = 0
		return
	}
	if h := b.Faces[c].Host; h != 0 {
		on := &b.Faces[h].On
		*on = slices.DeleteFunc(*on, func(u keyforge.Slot) bool { return u == c })
		b.Faces[c].Host = 0
		return
	}
	if at, z := b.Side(c); at != keyforge.NoSide {
		p := &b.Piles[at][z]
		*p = slices.DeleteFunc(*p, func(o keyforge.Slot) bool { return o == c })
		return
	}
	b.takeHidden(side, from)
}

// takeHidden takes the top hidden card of a pile.
func (b *Board) takeHidden(side keyforge.Side, from card.Zone) {
	if side >= keyforge.MaxSides {
		return
	}
	p := &b.Piles[side][from]
	if i := lastHidden(*p); i >= 0 {
		*p = slices.Delete(*p, i, i+1)
	}
}

func lastHidden(p []keyforge.Slot) int {
	for i := len(p) - 1; i >= 0; i-- {
		if p[i] == 0 {
			return i
		}
	}
	return -1
}

// put lays a card on a pile; where it cannot be seen, only its back is left.
func (b *Board) put(c keyforge.Slot, side keyforge.Side, z card.Zone) {
	if c != 0 {
		b.Faces[c].Zone = z
	}
	if z == card.Limbo {
		b.Played = c
		return
	}
	if side >= keyforge.MaxSides || z == card.Attached || z == card.Under || z == card.Joined || z == card.NoZone {
		return
	}
	if z == card.Deck || z == card.Archives && side != b.Seat || z == card.Hand && b.Closed&(1<<side) != 0 {
		c = 0
	}
	b.Piles[side][z] = append(b.Piles[side][z], c)
}

// enter puts a card into a line at its place.
func (b *Board) enter(c keyforge.Slot, side keyforge.Side, z card.Zone, at int32) {
	if side >= keyforge.MaxSides {
		return
	}
	p := b.Piles[side][z]
	b.Faces[c].Zone, b.Faces[c].Ctrl = z, side
	b.Piles[side][z] = slices.Insert(p, min(int(at), len(p)), c)
}

func (b *Board) mark(c keyforge.Slot, m keyforge.Mark, on bool) {
	if on {
		b.Faces[c].Marks |= m
	} else {
		b.Faces[c].Marks &^= m
	}
}

func (b *Board) gain(side keyforge.Side, n int32) {
	if side < keyforge.MaxSides {
		b.Pool[side] = max(0, b.Pool[side]+int(n))
	}
	for i := range b.Gauges {
		if b.Gauges[i].OfPool {
			b.Gauges[i].Value = b.Pool[keyforge.Monster]
		}
	}
}

// Package board is what a table shows at a given moment. [Board.Load] sets a [Board] to what
// a seat sees of a game, and from then on it follows the game by its events
// alone: [Board.Follow] applies one event. It never looks at the game in
// between, so that nothing is shown before it is seen to happen.
package board

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Face is what the window shows of one card: what the last view told of it, and
// what events have told since. A card that comes into sight is as printed.
type Face struct {
	game.CardView
	On []game.Slot // upgrades on it and cards under it; 0: a hidden one
}

// Board is the table as it is shown. It follows the game event by event, so that
// everything is seen to happen in its turn, and a [game.View] sets it right when
// all events have been shown.
type Board struct {
	Seats   int
	Seat    game.Side // who looks
	Faces   [game.MaxCards]Face
	Piles   [game.MaxSides][card.ZoneCount][]game.Slot // 0: a hidden card
	Pool    [game.MaxSides]int
	Chains  [game.MaxSides]int
	Cost    [game.MaxSides]int // of a key
	Keys    [game.MaxSides]uint8
	Houses  [game.MaxSides]card.Houses
	Boss    game.Slot
	Over    bool
	Winners uint8     // a bit for each side
	Played  game.Slot // the card that is being played
	High    bool
	HighFor uint8          // for whom the tide is high, a bit for each side
	Closed  uint8          // the sides whose hands show their backs, set by whoever shows the board
	Gauges  []game.Reading // of the adventure
	Turn    int
	Active  game.Side
	TurnOf  game.Side
	Step    game.Step
	House   card.House

	cat     *game.Catalogue
	printed [game.MaxCards]game.CardView   // what is printed on every card of the game
	raised  [len(game.State{}.Mode)]uint16 // the gauges that rise with each number
}

// know learns which cards are in the game: what is printed on each, not where it is.
// A card shows that when an event brings it into sight. It also learns which gauges
// there are.
func (b *Board) know(g *game.Game) {
	b.cat = g.Catalogue()
	for c := range b.printed {
		b.printed[c] = g.Printed(game.Slot(c))
	}
	for n := range b.raised {
		b.raised[n] = g.Raised(&game.Event{Kind: game.Rose, Number: uint8(n)})
	}
}

// Load sets the board to what a seat sees of the game.
func (b *Board) Load(g *game.Game, v *game.View) {
	b.know(g)
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
			b.Cost[game.Monster] = r.Limit
		}
	}
	b.Played = 0
	if c := v.Question.Source; v.Cards[c].Zone == card.Limbo {
		b.Played = c
	}
}

// Title is the printed name of a card.
func (b *Board) Title(c game.Slot) string {
	own, _ := b.Named(c)
	return b.cat.Title(own)
}

// Printed is what is printed on a card of the game, wherever it is.
func (b *Board) Printed(c game.Slot) *game.CardView { return &b.printed[c] }

// Unseen appends the cards of a side's deck whose place the seat does not see: the
// list without the cards that lie open. It reveals neither where they are nor in
// which order.
func (b *Board) Unseen(all []game.Slot, side game.Side) []game.Slot {
	for c := range b.printed {
		if p := &b.printed[c]; p.Slot != 0 && p.Owner == side && b.Faces[c].Slot == 0 {
			all = append(all, p.Slot)
		}
	}
	return all
}

// List appends the cards of the list of a side's deck, wherever they are.
func (b *Board) List(all []game.Slot, side game.Side) []game.Slot {
	for c := range b.printed {
		if p := &b.printed[c]; p.Slot != 0 && p.Owner == side {
			all = append(all, p.Slot)
		}
	}
	return all
}

// Card is the card as it is now: the one whose text it has.
func (b *Board) Card(c game.Slot) *card.Card { return b.cat.Card(b.Faces[c].Def) }

// Named implements [narrate.Cards].
func (b *Board) Named(c game.Slot) (own, copied uint16) {
	if f := &b.Faces[c]; f.Zone.InPlay() {
		copied = f.Copy
	}
	return b.printed[c].Own, copied
}

// Side is the side and the zone of a card in play; NoSide if it is nowhere on the
// board.
func (b *Board) Side(c game.Slot) (game.Side, card.Zone) {
	if c == b.Boss && c != 0 {
		return game.Monster, card.Artifacts
	}
	for side := range game.Side(game.MaxSides) {
		for z := range card.ZoneCount {
			if slices.Contains(b.Piles[side][z], c) {
				return side, z
			}
		}
	}
	return game.NoSide, card.NoZone
}

// takeOut takes a card from where it is. From a pile of hidden cards it takes the
// top one.
func (b *Board) takeOut(c game.Slot, side game.Side, from card.Zone) {
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
		*on = slices.DeleteFunc(*on, func(u game.Slot) bool { return u == c })
		b.Faces[c].Host = 0
		return
	}
	if at, z := b.Side(c); at != game.NoSide {
		p := &b.Piles[at][z]
		*p = slices.DeleteFunc(*p, func(o game.Slot) bool { return o == c })
		return
	}
	b.takeHidden(side, from)
}

// takeHidden takes the top hidden card of a pile.
func (b *Board) takeHidden(side game.Side, from card.Zone) {
	if side >= game.MaxSides || from >= card.ZoneCount {
		return
	}
	p := &b.Piles[side][from]
	if i := lastHidden(*p); i >= 0 {
		*p = slices.Delete(*p, i, i+1)
	}
}

func lastHidden(p []game.Slot) int {
	for i := len(p) - 1; i >= 0; i-- {
		if p[i] == 0 {
			return i
		}
	}
	return -1
}

// put lays a card on a pile; where it cannot be seen, only its back is left.
func (b *Board) put(c game.Slot, side game.Side, z card.Zone) {
	if c != 0 {
		b.Faces[c].Zone = z
	}
	if z == card.Limbo {
		b.Played = c
		return
	}
	if side >= game.MaxSides || z == card.Attached || z == card.Under || z == card.Joined || z == card.NoZone {
		return
	}
	if z == card.Deck || z == card.Archives && side != b.Seat || z == card.Hand && b.Closed&(1<<side) != 0 {
		c = 0
	}
	b.Piles[side][z] = append(b.Piles[side][z], c)
}

// enter puts a card into a line at its place.
func (b *Board) enter(c game.Slot, side game.Side, z card.Zone, at int32) {
	if side >= game.MaxSides {
		return
	}
	p := b.Piles[side][z]
	b.Faces[c].Zone, b.Faces[c].Ctrl = z, side
	b.Piles[side][z] = slices.Insert(p, min(int(at), len(p)), c)
}

func (b *Board) mark(c game.Slot, m game.Mark, on bool) {
	if on {
		b.Faces[c].Marks |= m
	} else {
		b.Faces[c].Marks &^= m
	}
}

func (b *Board) gain(side game.Side, n int32) {
	if side < game.MaxSides {
		b.Pool[side] = max(0, b.Pool[side]+int(n))
	}
	for i := range b.Gauges {
		if b.Gauges[i].OfPool {
			b.Gauges[i].Value = b.Pool[game.Monster]
		}
	}
}

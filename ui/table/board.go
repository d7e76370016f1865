package table

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Face is what the window shows of one card.
type Face struct {
	game.CardView
	On   []game.Slot // upgrades on it and cards under it, as far as they are seen
	Host game.Slot   // the card that it is on
}

// Board is the table as it is shown. It follows the game one event behind
// another, so that everything is seen to happen in its turn, and is set right by
// a [game.View] when all events have been shown.
type Board struct {
	Seats  int
	Seat   game.Side // who looks
	Faces  [game.MaxCards]Face
	Piles  [game.MaxSides][card.ZoneCount][]game.Slot // 0: a card that is not seen
	Pool   [game.MaxSides]int
	Chains [game.MaxSides]int
	Cost   [game.MaxSides]int // of a key; of a rise for the monster
	Keys   [game.MaxSides]uint8
	Houses [game.MaxSides]card.Houses
	Boss   game.Slot
	Played game.Slot // the card that is being played
	High   bool
	Risen  int
	Turn   int
	Active game.Side
	TurnOf game.Side
	Step   game.Step
	House  card.House
}

// load sets the board to what a seat sees.
func (b *Board) load(v *game.View) {
	b.Seat, b.Turn, b.Active, b.TurnOf, b.Step, b.House = v.Seat, v.Turn, v.Active, v.TurnOf, v.Step, v.House
	b.High = v.High != 0
	for i := range b.Faces {
		b.Faces[i] = Face{On: b.Faces[i].On[:0]}
	}
	for side := range v.Sides {
		s := &v.Sides[side]
		b.Pool[side], b.Chains[side], b.Cost[side], b.Keys[side], b.Houses[side] = s.Pool, s.Chains, s.KeyCost, s.Keys, s.Houses
		for z := range s.Zones {
			pile := b.Piles[side][z][:0]
			for i := range s.Zones[z] {
				c := &s.Zones[z][i]
				b.learn(c, 0)
				if c.Type == card.BossType && c.Slot != 0 {
					b.Boss = c.Slot
					continue
				}
				pile = append(pile, c.Slot)
			}
			b.Piles[side][z] = pile
		}
	}
}

// learn takes over the face of a card that is seen, and of those on it.
func (b *Board) learn(c *game.CardView, host game.Slot) {
	if c.Slot == 0 {
		return
	}
	f := &b.Faces[c.Slot]
	f.CardView, f.Host = *c, host
	for i := range c.Attached {
		b.learn(&c.Attached[i], c.Slot)
		f.On = append(f.On, c.Attached[i].Slot)
	}
}

// Side is on whose side a card in play lies, and in which zone; NoSide when it
// lies nowhere on the board.
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

// takeOut takes a card from where it is. From a pile whose cards are not seen
// goes the top one.
func (b *Board) takeOut(c game.Slot, side game.Side, from card.Zone) {
	if b.Played == c {
		b.Played = 0
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

// put lays a card on a pile; where it cannot be seen only its back is left.
func (b *Board) put(c game.Slot, side game.Side, z card.Zone) {
	if z == card.Limbo {
		b.Played = c
		return
	}
	if side >= game.MaxSides || z == card.Attached || z == card.Under || z == card.Joined || z == card.NoZone {
		return
	}
	if z == card.Deck || z == card.Archives && side != b.Seat {
		c = 0
	}
	b.Piles[side][z] = append(b.Piles[side][z], c)
}

// enter lays a card into a line where it stands at the end of the events, among
// those that are there already.
func (b *Board) enter(c game.Slot, side game.Side, z card.Zone, final []game.Slot) {
	p := b.Piles[side][z]
	at := 0
	for _, o := range final {
		if o == c {
			break
		}
		if i := slices.Index(p, o); i >= at {
			at = i + 1
		}
	}
	if !slices.Contains(final, c) {
		at = len(p)
	}
	b.Piles[side][z] = slices.Insert(p, at, c)
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
}

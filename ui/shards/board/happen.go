package board

import (
	"slices"

	"github.com/keyraken/keyraken/game/shards"
)

// Happen changes the table by an event. What no event tells, such as what has been paid, is right again with the next [Of].
func (b *Board) Happen(g *shards.Game, e shards.Event) {
	if int(e.Seat) >= len(b.Sides) {
		b.move(e)
		return
	}
	side := &b.Sides[e.Seat]
	switch e.Kind {
	case shards.TurnBegan:
		b.Turn, b.Turns = e.Seat, b.Turns+1
		side.Crystals, side.Power, side.Focused = 0, 0, false
		clear(b.Used[:])
	case shards.CrystalsGained:
		side.Crystals += e.N
	case shards.PowerGained:
		side.Power = min(shards.Infinite, side.Power+e.N)
	case shards.PowerDoubled:
		side.Power = e.N
	case shards.HealthGained:
		side.Health += e.N
	case shards.DamageDealt:
		side.Health = max(0, side.Health-e.N)
	case shards.MasteryGained:
		side.Mastery += e.N
	case shards.MasteryLost:
		side.Mastery -= e.N
	case shards.Focused:
		side.Focused = true
		side.Crystals = max(0, side.Crystals-1)
	case shards.PhaseBegan:
		if e.N == endPhase {
			b.clear(g, side)
			side.Crystals, side.Power = 0, 0
		}
	case shards.CardActivated:
		b.Used[e.Card] = true
	case shards.PlayerOut:
		side.Out, side.Health = true, 0
		side.Deck, side.Hand, side.Discard, side.InPlay, side.Relics = nil, nil, nil, nil, nil
	case shards.LeaderTaken:
		side.Leader = g.Definition(uint8(e.N))
	case shards.GameOver:
		b.Over = true
	case shards.CardRecruited:
		b.recruit(g, e)
	default:
		b.move(e)
	}
}

// recruit moves a card that was recruited to the discard, or to the hand if that is where it has gone.
func (b *Board) recruit(g *shards.Game, e shards.Event) {
	b.take(e.Card)
	side := &b.Sides[e.Seat]
	if zone, _ := g.Where(e.Card); zone == shards.Hand {
		side.Hand = append(side.Hand, e.Card)
	} else {
		side.Discard = append(side.Discard, e.Card)
	}
}

// endPhase is the number of the end phase in events.
const endPhase = 2

// clear moves the allies of a side from play to the discard; mercenaries that were fast-played have an event of their own (S5.15).
func (b *Board) clear(g *shards.Game, side *Side) {
	side.InPlay = slices.DeleteFunc(side.InPlay, func(c shards.Slot) bool {
		goes := !g.Card(c).Champion() && !b.Fast[c]
		if goes {
			side.Discard = append(side.Discard, c)
		}
		return goes
	})
}

// move moves the card of an event.
func (b *Board) move(e shards.Event) {
	seat := int(e.Seat)
	own := func(pile func(*Side) *[]shards.Slot, open bool) {
		if seat < len(b.Sides) {
			b.take(e.Card)
			p := pile(&b.Sides[seat])
			*p = append(*p, e.Card)
			b.Seen[e.Card] = b.Seen[e.Card] || open
		}
	}
	switch e.Kind {
	case shards.CardPlayed, shards.CardFast:
		own(func(s *Side) *[]shards.Slot { return &s.InPlay }, true)
		b.Fast[e.Card] = e.Kind == shards.CardFast
	case shards.CardDiscarded:
		own(func(s *Side) *[]shards.Slot { return &s.Discard }, true)
	case shards.CardDrawn, shards.CardReturned:
		own(func(s *Side) *[]shards.Slot { return &s.Hand }, b.learns(e))
	case shards.RelicTaken:
		own(func(s *Side) *[]shards.Slot { return &s.Relics }, b.open)
	case shards.CardShown, shards.ShieldShown, shards.CardRevealed:
		b.Seen[e.Card] = true
	case shards.CardBanished:
		b.take(e.Card)
		b.Banished, b.Seen[e.Card] = append(b.Banished, e.Card), true
	case shards.CardUnder:
		b.take(e.Card)
		b.Centre = slices.Insert(b.Centre, 0, e.Card)
	case shards.CardLaidOut:
		b.take(e.Card)
		b.Row[e.N], b.Seen[e.Card] = e.Card, true
	case shards.CardDestroyed:
		b.fall(e.Card)
	case shards.DeckShuffled:
		if seat < len(b.Sides) {
			side := &b.Sides[seat]
			side.Deck, side.Discard = append(side.Deck, side.Discard...), nil
			for _, c := range side.Deck {
				b.Seen[c] = false
			}
		}
	}
}

// learns says whether the one who looks learns which card an event is about.
func (b *Board) learns(e shards.Event) bool {
	return e.Hidden == 0 || b.open || b.viewer != shards.NoSeat && e.Hidden>>b.viewer&1 == 0
}

// fall puts a champion that was destroyed into the discard of its player.
func (b *Board) fall(c shards.Slot) {
	if _, of := b.Where(c); of != shards.NoSeat {
		b.take(c)
		b.Sides[of].Discard = append(b.Sides[of].Discard, c)
	}
}

// take takes a card from where it lies.
func (b *Board) take(c shards.Slot) {
	same := func(o shards.Slot) bool { return o == c }
	for seat := range b.Sides {
		for _, pile := range b.Sides[seat].piles() {
			*pile = slices.DeleteFunc(*pile, same)
		}
	}
	for i, o := range b.Row {
		if o == c {
			b.Row[i] = 0
		}
	}
	b.Centre = slices.DeleteFunc(b.Centre, same)
	b.Banished = slices.DeleteFunc(b.Banished, same)
	b.Drafted = slices.DeleteFunc(b.Drafted, same)
}

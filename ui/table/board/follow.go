package board

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Follow applies one event of the game to the board.
func (b *Board) Follow(e *game.Event) {
	f := &b.Faces[e.Card]
	switch e.Kind {
	case game.TurnBegan:
		b.TurnOf, b.House = e.Side, card.NoHouse
		for i := range b.Faces { // armor is whole again (K11.7)
			b.Faces[i].Spent = 0
		}
		if e.Side != game.Monster {
			b.Active = e.Side
		}
		b.Turn++
	case game.StepBegan:
		b.Step = game.Step(e.N)
	case game.HouseChosen:
		b.House = e.House
	case game.Shown:
		b.Reveal(e.Card)
	case game.Copied:
		b.copies(f, uint16(e.N))
	case game.DamageDealt, game.DamageMoved:
		f.Damage += int(e.N)
	case game.DamagePrevented:
		f.Spent += int(e.N)
	case game.Healed:
		f.Damage = max(0, f.Damage-int(e.N))
	case game.CountersPut:
		f.Counters[e.M] = uint8(max(0, int32(f.Counters[e.M])+e.N))
	case game.KeyForged:
		b.Keys[e.Side] |= 1 << e.N
	case game.KeyUnforged:
		b.Keys[e.Side] &^= 1 << e.N
	case game.ChainsGained:
		b.Chains[e.Side] += int(e.N)
	case game.ChainShed:
		b.Chains[e.Side] = int(e.N)
	case game.TideTurned:
		if b.High, b.HighFor = e.N == 1, 0; b.High && e.Side < game.MaxSides {
			b.HighFor = 1 << e.Side
		}
	case game.Rose:
		for i := range b.Gauges {
			if b.raised[e.Number]&(1<<i) != 0 && !b.Gauges[i].OfPool {
				b.Gauges[i].Value = int(e.N)
			}
		}
		b.gain(game.Monster, -e.M)
	case game.Won:
		b.Over, b.Winners = true, uint8(e.N)
	default:
		b.followState(e)
		b.followAmber(e)
		b.followMove(e)
	}
}

var states = [game.EventKinds]struct {
	mark game.Mark
	on   bool
}{
	game.WardBroken: {game.Warded, false}, game.CardWarded: {game.Warded, true},
	game.Destroyed: {game.Tagged, true}, game.Saved: {game.Tagged, false},
	game.CardExhausted: {game.Exhausted, true}, game.Used: {game.Exhausted, true}, game.Readied: {game.Exhausted, false},
	game.CardStunned: {game.Stunned, true}, game.Unstunned: {game.Stunned, false},
	game.CardEnraged: {game.Enraged, true}, game.Calmed: {game.Enraged, false},
}

func (b *Board) followState(e *game.Event) {
	if s := states[e.Kind]; s.mark != 0 {
		b.mark(e.Card, s.mark, s.on)
	}
}

func (b *Board) followAmber(e *game.Event) {
	f := &b.Faces[e.Card]
	switch e.Kind {
	case game.Gained:
		b.gain(e.Side, e.N)
	case game.Lost:
		b.gain(e.Side, -e.N)
	case game.Stole:
		b.gain(e.Side, e.N)
		b.gain(e.With(), -e.N)
	case game.Paid:
		b.gain(e.Side, -e.N) // the other side's gain is an event of its own
	case game.Captured:
		if e.M == game.FromPool {
			b.gain(e.Side, -e.N)
		}
		f.Amber += int(e.N)
	case game.Exalted:
		f.Amber += int(e.N)
	case game.AmberMoved:
		if e.N < 0 { // to be put on other cards
			f.Amber = max(0, f.Amber+int(e.N))
			break
		}
		if e.Card != 0 {
			f.Amber = max(0, f.Amber-int(e.N))
		} else {
			b.gain(e.Side, -e.N)
		}
		if e.Other != 0 {
			b.Faces[e.Other].Amber += int(e.N)
		} else {
			b.gain(e.With(), e.N)
		}
	}
}

func (b *Board) followMove(e *game.Event) {
	switch e.Kind {
	case game.Shuffled:
		b.shuffle(e)
	case game.Drew:
		b.takeOut(e.Card, e.Side, card.Deck)
		b.Reveal(e.Card)
		b.put(e.Card, e.Side, e.To)
	case game.Moved:
		b.takeOut(e.Card, e.With(), e.From)
		if e.To.InPlay() {
			b.enter(e.Card, e.Side, e.To, game.MaxPile)
			b.Faces[e.Card].Damage = 0
			break
		}
		b.turnUp(e.Card, e.Side)
		b.put(e.Card, e.Side, e.To)
	case game.Played:
		b.takeOut(e.Card, e.With(), e.From)
		b.turnUp(e.Card, e.Side)
		b.put(e.Card, e.Side, card.Limbo)
	case game.EnteredPlay:
		b.takeOut(e.Card, e.Side, card.Limbo)
		b.Reveal(e.Card)
		b.mark(e.Card, game.Exhausted, e.M == 0)
		if e.To == card.Battleline || e.To == card.Artifacts {
			b.enter(e.Card, e.Side, e.To, e.N)
		}
	case game.ControlChanged:
		if _, z := b.Side(e.Card); z.InPlay() {
			b.takeOut(e.Card, e.Side, z)
			b.enter(e.Card, e.Side, z, e.N)
		}
		b.Faces[e.Card].Ctrl = e.Side
	case game.Repositioned:
		if side, z := b.Side(e.Card); z.InPlay() {
			b.takeOut(e.Card, side, z)
			b.enter(e.Card, side, card.Battleline, e.N)
		}
	case game.AttachedTo, game.PutUnder:
		b.takeOut(e.Card, e.Side, e.From)
		if e.Card == 0 || e.Kind == game.PutUnder && e.N == 1 && e.Side != b.Seat { // face down
			b.Faces[e.Card] = Face{On: b.Faces[e.Card].On[:0]}
			b.Faces[e.Other].On = append(b.Faces[e.Other].On, 0)
			break
		}
		b.Reveal(e.Card)
		f := &b.Faces[e.Card]
		f.Host, f.Zone = e.Other, card.Attached
		if e.Kind == game.PutUnder {
			f.Zone = card.Under
		}
		b.Faces[e.Other].On = append(b.Faces[e.Other].On, e.Card)
	case game.TurnedUp:
		pile := b.Piles[e.Side][e.To]
		if i := slices.Index(pile, 0); i >= 0 {
			pile[i] = e.Card
		}
		b.turnUp(e.Card, e.Side)
		b.Faces[e.Card].Zone = e.To
	}
}

func (b *Board) shuffle(e *game.Event) {
	deck, discard := &b.Piles[e.Side][card.Deck], &b.Piles[e.Side][card.Discard]
	switch e.N {
	case 2: // the cards now in the discard pile are told one by one
		*deck, *discard = *discard, *deck
		clear(*discard)
	case 1:
		*deck = append(*deck, *discard...)
		*discard = (*discard)[:0]
	}
	clear(*deck)
}

// Reveal shows the face of a card that comes into sight.
func (b *Board) Reveal(c game.Slot) {
	if b.Faces[c].Slot != c {
		b.Faces[c].CardView = b.printed[c]
	}
}

// turnUp shows a card of a side as printed: its state in play is gone.
func (b *Board) turnUp(c game.Slot, side game.Side) {
	if c == 0 {
		return
	}
	b.Faces[c].CardView = b.printed[c]
	b.Faces[c].Ctrl = side
}

// copies gives a card the text and the printed values of another.
func (b *Board) copies(f *Face, n uint16) {
	d := b.cat.Card(n)
	f.Copy, f.Def = n, n
	f.Houses, f.Type, f.Traits, f.Keywords, f.Power, f.Armor = card.HouseSet(d.House), d.Type, d.Traits, d.Keywords, d.Power, d.Armor
}

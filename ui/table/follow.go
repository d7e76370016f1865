package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// follow lets the board follow one event of the game.
func (b *Board) follow(e *game.Event, g *game.Game) {
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
	case game.StepBegan:
		b.Step = game.Step(e.N)
	case game.HouseChosen:
		b.House = e.House
	case game.Shown:
		b.reveal(e.Card, g)
	case game.Copied:
		f.Def = uint16(e.N)
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
		b.High = e.N == 1
	case game.Rose:
		b.Risen = int(e.N)
		b.gain(game.Monster, -e.M)
	default:
		b.followState(e)
		b.followAmber(e)
		b.followMove(e, g)
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
		b.gain(e.Side, -e.N) // that the other side gains it is an event of its own
	case game.Captured:
		if e.M == 0 {
			b.gain(e.Side, -e.N)
		}
		f.Amber += int(e.N)
	case game.Exalted:
		f.Amber += int(e.N)
	case game.AmberMoved:
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

func (b *Board) followMove(e *game.Event, g *game.Game) {
	switch e.Kind {
	case game.Shuffled:
		b.shuffle(e)
	case game.Drew:
		b.takeOut(e.Card, e.Side, card.Deck)
		b.reveal(e.Card, g)
		b.put(e.Card, e.Side, e.To)
	case game.Moved:
		from := b.whose(e, g)
		b.takeOut(e.Card, from, e.From)
		b.reveal(e.Card, g)
		b.Faces[e.Card].Marks &^= game.Exhausted | game.Stunned | game.Warded | game.Enraged | game.Tagged
		b.put(e.Card, e.Side, e.To)
	case game.Played:
		b.takeOut(e.Card, e.Side, e.From)
		b.reveal(e.Card, g)
		b.Played = e.Card
	case game.EnteredPlay:
		b.takeOut(e.Card, e.Side, card.Limbo)
		b.reveal(e.Card, g)
		b.mark(e.Card, game.Exhausted, g.State().Cards[e.Card].Is(game.Exhausted))
		if e.To == card.Battleline || e.To == card.Artifacts {
			b.enter(e.Card, e.Side, e.To, g.State().Players[e.Side].Pile(e.To).Cards())
		}
	case game.ControlChanged:
		_, z := b.Side(e.Card)
		b.takeOut(e.Card, e.Side, z)
		if z.InPlay() && e.Side < game.MaxSides {
			b.enter(e.Card, e.Side, z, g.State().Players[e.Side].Pile(z).Cards())
		}
	case game.Repositioned:
		if side, z := b.Side(e.Card); z == card.Battleline {
			b.takeOut(e.Card, side, z)
			at := min(int(e.N), len(b.Piles[side][z]))
			b.Piles[side][z] = append(b.Piles[side][z], 0)
			copy(b.Piles[side][z][at+1:], b.Piles[side][z][at:])
			b.Piles[side][z][at] = e.Card
		}
	case game.AttachedTo, game.PutUnder:
		b.takeOut(e.Card, e.Side, e.From)
		b.reveal(e.Card, g)
		b.Faces[e.Card].Host = e.Other
		b.Faces[e.Other].On = append(b.Faces[e.Other].On, e.Card)
	}
}

// whose is from whose zone a card moved that the board does not show: a card in a
// deck belongs to its owner.
func (b *Board) whose(e *game.Event, g *game.Game) game.Side {
	if e.From == card.Deck {
		return g.State().Cards[e.Card].Owner
	}
	return e.Side
}

func (b *Board) shuffle(e *game.Event) {
	deck, discard := &b.Piles[e.Side][card.Deck], &b.Piles[e.Side][card.Discard]
	switch e.N {
	case 2:
		*deck, *discard = *discard, *deck
	case 1:
		*deck = append(*deck, *discard...)
		*discard = (*discard)[:0]
	}
	clear(*deck)
}

// reveal learns the face of a card that comes into sight.
func (b *Board) reveal(c game.Slot, g *game.Game) {
	f := &b.Faces[c]
	if f.Slot == c {
		return
	}
	cs := &g.State().Cards[c]
	d := g.Catalogue().Card(cs.Def)
	f.CardView = game.CardView{Slot: c, Def: cs.Def, House: cs.House, Houses: card.HouseSet(cs.House), Type: d.Type, Owner: cs.Owner, Power: d.Power, Armor: d.Armor}
	for i := range f.Icons {
		f.Icons[i] = cs.Icon(i)
	}
}

package board

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Follow applies one event of the game to the board.
func (b *Board) Follow(e *keyforge.Event) {
	f := &b.Faces[e.Card]
	switch e.Kind {
	case keyforge.TurnBegan:
		b.TurnOf, b.House = e.Side, card.NoHouse
		for i := range b.Faces { // armor is whole again (K11.7)
			b.Faces[i].Spent = 0
		}
		if e.Side != keyforge.Monster {
			b.Active = e.Side
		}
		b.Turn++
	case keyforge.StepBegan:
		b.Step = keyforge.Step(e.N)
	case keyforge.HouseChosen:
		b.House = e.House
	case keyforge.Shown:
		b.Reveal(e.Card)
	case keyforge.Copied:
		b.copies(f, uint16(e.N))
	case keyforge.Flipped:
		b.flip(e)
	case keyforge.DamageDealt, keyforge.DamageMoved:
		f.Damage += int(e.N)
	case keyforge.DamagePrevented:
		f.Spent += int(e.N)
	case keyforge.Healed:
		f.Damage = max(0, f.Damage-int(e.N))
	case keyforge.CountersPut:
		f.Counters[e.M] = uint8(max(0, int32(f.Counters[e.M])+e.N))
	case keyforge.KeyForged:
		b.Keys[e.Side] |= 1 << e.N
	case keyforge.KeyUnforged:
		b.Keys[e.Side] &^= 1 << e.N
	case keyforge.ChainsGained:
		b.Chains[e.Side] += int(e.N)
	case keyforge.ChainShed:
		b.Chains[e.Side] = int(e.N)
	case keyforge.TideTurned:
		if b.High, b.HighFor = e.N == 1, 0; b.High && e.Side < keyforge.MaxSides {
			b.HighFor = 1 << e.Side
		}
	case keyforge.Rose:
		for i := range b.Gauges {
			if b.raised[e.Number]&(1<<i) != 0 && !b.Gauges[i].OfPool {
				b.Gauges[i].Value = int(e.N)
			}
		}
		b.gain(keyforge.Monster, -e.M)
	case keyforge.Won:
		b.Over, b.Winners = true, uint8(e.N)
	default:
		b.followState(e)
		b.followAmber(e)
		b.followMove(e)
	}
}

var states = [keyforge.EventKinds]struct {
	mark keyforge.Mark
	on   bool
}{
	keyforge.WardBroken: {keyforge.Warded, false}, keyforge.CardWarded: {keyforge.Warded, true},
	keyforge.Destroyed: {keyforge.Tagged, true}, keyforge.Saved: {keyforge.Tagged, false},
	keyforge.CardExhausted: {keyforge.Exhausted, true}, keyforge.Used: {keyforge.Exhausted, true}, keyforge.Readied: {keyforge.Exhausted, false},
	keyforge.CardStunned: {keyforge.Stunned, true}, keyforge.Unstunned: {keyforge.Stunned, false},
	keyforge.CardEnraged: {keyforge.Enraged, true}, keyforge.Calmed: {keyforge.Enraged, false},
}

func (b *Board) followState(e *keyforge.Event) {
	s := states[e.Kind]
	b.mark(e.Card, s.mark, s.on)
}

func (b *Board) followAmber(e *keyforge.Event) {
	f := &b.Faces[e.Card]
	switch e.Kind {
	case keyforge.Gained:
		b.gain(e.Side, e.N)
	case keyforge.Lost:
		b.gain(e.Side, -e.N)
	case keyforge.Stole:
		b.gain(e.Side, e.N)
		b.gain(e.With(), -e.N)
	case keyforge.Paid:
		b.gain(e.Side, -e.N) // the other side's gain is an event of its own
	case keyforge.Captured:
		if e.M == keyforge.FromPool {
			b.gain(e.Side, -e.N)
		}
		f.Amber += int(e.N)
	case keyforge.Exalted:
		f.Amber += int(e.N)
	case keyforge.AmberMoved:
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

func (b *Board) followMove(e *keyforge.Event) {
	switch e.Kind {
	case keyforge.Shuffled:
		b.shuffle(e)
	case keyforge.Drew:
		b.takeOut(e.Card, e.Side, card.Deck)
		b.Reveal(e.Card)
		b.put(e.Card, e.Side, e.To)
	case keyforge.Moved:
		b.takeOut(e.Card, e.With(), e.From)
		if b.leavesAsToken(e) {
			break
		}
		if e.To.InPlay() {
			b.enter(e.Card, e.Side, e.To, keyforge.MaxPile)
			b.Faces[e.Card].Damage = 0
			break
		}
		b.turnUp(e.Card, e.Side)
		if e.N != 0 {
			b.lieDown(e.Card, uint16(e.N))
			b.called[e.Card] = uint16(e.N)
		}
		b.put(e.Card, e.Side, e.To)
	case keyforge.Played:
		b.takeOut(e.Card, e.With(), e.From)
		b.turnUp(e.Card, e.Side)
		b.put(e.Card, e.Side, card.Limbo)
	case keyforge.EnteredPlay:
		b.takeOut(e.Card, e.Side, card.Limbo)
		b.Reveal(e.Card)
		b.mark(e.Card, keyforge.Exhausted, e.M == 0)
		if e.To == card.Battleline || e.To == card.Artifacts {
			b.enter(e.Card, e.Side, e.To, e.N)
		}
	case keyforge.ControlChanged:
		if _, z := b.Side(e.Card); z.InPlay() {
			b.takeOut(e.Card, e.Side, z)
			b.enter(e.Card, e.Side, z, e.N)
		}
		b.Faces[e.Card].Ctrl = e.Side
	case keyforge.Repositioned:
		if side, z := b.Side(e.Card); z.InPlay() {
			b.takeOut(e.Card, side, z)
			b.enter(e.Card, side, card.Battleline, e.N)
		}
	case keyforge.AttachedTo, keyforge.PutUnder:
		b.takeOut(e.Card, e.Side, e.From)
		if e.Card == 0 || e.Kind == keyforge.PutUnder && e.N == 1 && e.Side != b.Seat { // face down
			b.Faces[e.Card] = Face{On: b.Faces[e.Card].On[:0]}
			b.Faces[e.Other].On = append(b.Faces[e.Other].On, 0)
			break
		}
		b.Reveal(e.Card)
		f := &b.Faces[e.Card]
		f.Host, f.Zone = e.Other, card.Attached
		if e.Kind == keyforge.PutUnder { // it may have been in play
			b.turnUp(e.Card, e.Side)
			f.Host, f.Zone = e.Other, card.Under
		}
		b.Faces[e.Other].On = append(b.Faces[e.Other].On, e.Card)
	case keyforge.ProphecyMade:
		b.prophesy(e)
	case keyforge.ProphecyFulfilled:
		b.takeOut(e.Card, e.Side, card.Reference)
		b.turnUp(e.Card, e.Side)
		b.put(e.Card, e.Side, card.Limbo)
	case keyforge.TurnedUp:
		pile := b.Piles[e.Side][e.To]
		if i := slices.Index(pile, 0); i >= 0 {
			pile[i] = e.Card
		}
		b.turnUp(e.Card, e.Side)
		b.Faces[e.Card].Zone = e.To
	}
}

func (b *Board) shuffle(e *keyforge.Event) {
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
func (b *Board) Reveal(c keyforge.Slot) {
	if b.Faces[c].Slot != c {
		b.Faces[c].CardView = b.printed[c]
	}
}

// turnUp shows a card of a side as printed: its state in play is gone.
func (b *Board) turnUp(c keyforge.Slot, side keyforge.Side) {
	if c == 0 {
		return
	}
	f := &b.Faces[c]
	f.CardView, f.Ctrl = b.printed[c], side
	f.On = slices.DeleteFunc(f.On, func(on keyforge.Slot) bool { return on == 0 }) // no event says where the hidden ones were
}

// copies gives a card the text and the printed values of another.
func (b *Board) copies(f *Face, n uint16) {
	d := b.cat.Card(n)
	f.Copy, f.Def = n, n
	f.Houses, f.Type, f.Traits, f.Keywords, f.Power, f.Armor = card.HouseSet(d.House), d.Type, d.Traits, d.Keywords, d.Power, d.Armor
}

// lieDown makes a card a token creature, a copy of the token card n.
func (b *Board) lieDown(c keyforge.Slot, n uint16) {
	f := &b.Faces[c]
	d := b.cat.Card(n)
	f.CardView = keyforge.CardView{Slot: c, Own: n, Owner: f.Owner, Ctrl: f.Ctrl, House: d.House, Armor: d.Armor, Token: true}
	b.copies(f, n)
	f.Copy = 0
}

// prophesy puts a card of a hand under a prophecy, of which it is a copy from then on (K30.2).
func (b *Board) prophesy(e *keyforge.Event) {
	b.takeOut(e.Card, e.Side, card.Hand)
	if hand := b.Piles[e.Side][card.Hand]; e.Other != e.Card {
		if i := slices.Index(hand, e.Other); i >= 0 { // two cards of the hand have exchanged their numbers
			hand[i] = e.Card
			b.Faces[e.Card].CardView = b.Faces[e.Other].CardView
			b.Faces[e.Card].Slot = e.Card
		}
	}
	f := &b.Faces[e.Other]
	f.CardView = keyforge.CardView{Slot: e.Other, Own: uint16(e.N), Owner: e.Side, Ctrl: e.Side}
	b.copies(f, uint16(e.N))
	b.put(e.Other, e.Side, card.Reference)
}

// leavesAsToken reports whether a token creature leaves play, and follows it: its other side
// shows only where the seat sees it (K25.12).
func (b *Board) leavesAsToken(e *keyforge.Event) bool {
	f := &b.Faces[e.Card]
	if !f.Token || e.To == card.Limbo || e.To.InPlay() {
		return false
	}
	made := b.called[e.Card] != 0 // since the board was loaded: what is printed on it is not known yet
	b.called[e.Card] = f.Def
	switch {
	case made && (e.To == card.Discard || e.To == card.Purged):
		f.Token, f.Ctrl = false, e.Side
		b.put(e.Card, e.Side, e.To)
	case e.To == card.Discard || e.To == card.Purged, e.To != card.Deck && e.Side == b.Seat:
		b.turnUp(e.Card, e.Side)
		b.put(e.Card, e.Side, e.To)
	default:
		f.CardView = keyforge.CardView{}
		b.put(0, e.Side, e.To)
	}
	return true
}

// flip turns a card over where it lies (K26.2).
func (b *Board) flip(e *keyforge.Event) {
	f := &b.Faces[e.Card]
	was := f.CardView
	if n := b.tokens[f.Owner%keyforge.MaxSides]; e.N == 1 && n != 0 {
		b.lieDown(e.Card, n)
	} else if e.N == 0 {
		f.CardView = b.printed[e.Card]
	}
	f.Ctrl, f.Zone, f.Damage, f.Amber, f.Counters, f.Marks = was.Ctrl, was.Zone, was.Damage, was.Amber, was.Counters, was.Marks
}

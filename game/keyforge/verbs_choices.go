package keyforge

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// doChooseHouse chooses a house.
func (g *Game) doChooseHouse(f *frame, o *program.Step) bool {
	e := o.Effect
	sc := f.scope()
	q := g.questionOf(f, AskHouse)
	q.Houses = g.allHouses()
	if g.table.Adventure {
		q.Houses |= 1 << g.cat.Card(g.s.Cards[g.Boss()].Def).House // A11.15
	}
	if e.Who != card.Nobody {
		q.Houses = g.s.Players[g.one(e.Who, &sc, f.self)].Houses
		if q.Houses == 0 {
			f.ok = false
			return true
		}
	}
	if e.By != card.Nobody {
		q.Side = g.one(e.By, &sc, f.self)
	}
	if e.Target.Role != card.NoRole || e.Target.Pick != card.ByRole {
		q.Houses = 0
		set := g.targets(f, &e.Target)
		for c := set.First(); c != 0; c = set.Next(c) {
			q.Houses |= g.houses(c, set.At)
		}
		if f.ok = q.Houses != 0; !f.ok {
			return true
		}
	}
	a, ok := answer{n: int16(bits.TrailingZeros32(uint32(q.Houses)))}, true
	if bits.OnesCount32(uint32(q.Houses)) > 1 || g.s.ans.ready || g.s.AskAll {
		a, ok = g.asked(q)
	}
	if ok {
		f.house, f.ok = card.House(a.n), true
		if f.ev.Kind == card.ProphecyMade && g.isProphecy(f.self) { // K30.16
			g.s.Cards[f.self].TextHouse = f.house
		}
		g.emit(Event{Kind: HouseNamed, Side: f.you, Card: f.self, House: f.house})
	}
	return ok
}

// doChooseNumber chooses a number.
func (g *Game) doChooseNumber(f *frame, o *program.Step) bool {
	sc := f.scope()
	n, ok := g.askNumber(g.questionOf(f, AskNumber), o.Effect.N, g.num(&o.Effect.Num, &sc))
	if ok {
		f.number = int16(n)
		g.emit(Event{Kind: NumberNamed, Side: f.you, Card: f.self, N: int32(n)})
	}
	return ok
}

// doChoosePlayer chooses a player for whom the condition holds.
func (g *Game) doChoosePlayer(f *frame, o *program.Step) bool {
	q := g.questionOf(f, AskSeat)
	sc := f.scope()
	for side := range Side(MaxSides) {
		if sc.you = side; g.everyone()&(1<<side) != 0 && g.holds(&o.Effect.Cond, &sc) {
			q.Ways |= 1 << side
		}
	}
	switch bits.OnesCount8(uint8(q.Ways)) {
	case 0:
		f.ok = false
		return true
	case 1:
		f.whom, f.ok = q.Ways, true
		return true
	}
	a, ok := g.asked(q)
	if ok {
		f.whom, f.ok = 1<<a.n, true
	}
	return ok
}

// doNameCard names a card.
func (g *Game) doNameCard(f *frame, o *program.Step) bool {
	q := g.questionOf(f, AskName)
	q.Hi = int16(g.cat.Len())
	if t := o.Effect.Type; t != card.NoType {
		q.Ways = uint8(card.TypeSet(t))
	}
	a, ok := g.asked(q)
	if ok {
		if o.Effect.Another {
			f.nums[earlier] = f.number
		}
		f.number = a.n
		g.emit(Event{Kind: CardNamed, Side: f.you, Card: f.self, N: int32(a.n)})
	}
	return ok
}

// doChooseTrait chooses a trait.
func (g *Game) doChooseTrait(f *frame, _ *program.Step) bool {
	a, ok := g.asked(g.questionOf(f, AskTrait))
	if ok {
		f.number, f.ok = a.n, true
		g.emit(Event{Kind: TraitNamed, Side: f.you, Card: f.self, N: int32(a.n)})
	}
	return ok
}

// doLast puts abilities in force for a span.
func (g *Game) doLast(f *frame, o *program.Step) bool {
	e := o.Effect
	subjects := Set{At: g.s.Clock}
	if e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole {
		subjects = g.targets(f, &e.Target)
	}
	number := f.number
	for _, p := range o.Gives {
		if g.neverApplies(p, f.you) {
			g.reportNoEffect(f, NoChange, 0)
		}
		if g.keep(f, p, &subjects) {
			g.beginLasting(f, p, e.Span, subjects)
		}
		f.number = number
	}
	f.ok = true
	return true
}

// doTake does nothing more: the cards have been taken.
func (g *Game) doTake(*frame, *program.Step) bool { return true }

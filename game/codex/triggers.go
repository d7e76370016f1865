package codex

import (
	"slices"

	"github.com/keyraken/keyraken/game/codex/card"
)

// trigger lets the abilities of something in play wait that apply now.
func (g *Game) trigger(c Slot, on card.Trigger, about Ref, other Seat) {
	g.triggerBoosted(c, on, about, other, false)
}

func (g *Game) triggerBoosted(c Slot, on card.Trigger, about Ref, other Seat, boosted bool) {
	if !g.cat.triggers[on][g.s.Objects[c].Def] {
		return
	}
	d := g.Card(c)
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.On != on || int8(a.Band) > g.looks[c].band {
			continue
		}
		o := &g.s.Objects[c]
		t := Trigger{Def: g.looks[c].form, Ability: uint8(i), Seat: o.Controller, Other: other, Boosted: boosted, Self: g.ref(c), About: about}
		if on == card.OnHostAttack { // it is an ability of what this is attached to
			if h := g.there(o.Host); h != 0 {
				t.Seat = g.s.Objects[h].Controller
			}
		}
		if g.applies(a.If, &t) {
			g.await(t)
		}
	}
}

// applies says whether the condition of an ability holds when it is triggered.
func (g *Game) applies(k card.Condition, t *Trigger) bool {
	switch k {
	case card.YourTurn:
		return g.acting(t.Seat)
	case card.TheirTurn:
		return !g.acting(t.Seat)
	case card.Boosted:
		return t.Boosted
	case card.Idle:
		o := &g.s.Objects[t.Self.Slot]
		return !o.Attacked && !o.Arrived
	}
	return true
}

// await lets something wait until the effects under way have been applied.
func (g *Game) await(t Trigger) {
	if g.s.waiting == maxPending {
		panic(errFull)
	}
	g.s.pending[g.s.waiting] = t
	g.s.waiting++
}

// take takes what waits at a place.
func (g *Game) take(i int) Trigger {
	t := g.s.pending[i]
	copy(g.s.pending[i:], g.s.pending[i+1:g.s.waiting])
	g.s.waiting--
	g.s.pending[g.s.waiting] = Trigger{}
	return t
}

// triggers applies what waits, in an order that the active player chooses (CR23) where that can matter.
func (g *Game) triggers(f *frame) {
	if f.stage == 2 {
		f.stage = 0
		g.level(g.s.answer.Card, 2)
	}
	if g.s.waiting == 0 {
		g.pop()
		return
	}
	i := 0
	switch {
	case f.stage == 1:
		f.stage = 0
		i = int(g.s.answer.N)
	case g.s.waiting > 1:
		if i = g.plain(); i >= 0 {
			break
		}
		if numbers := g.distinct(); numbers&(numbers-1) != 0 {
			f.stage = 1
			g.ask(Question{Kind: AskOrder, Seat: g.s.Turn, Numbers: numbers, Max: int8(g.s.waiting - 1)})
			return
		}
		i = 0
	}
	t := g.take(i)
	switch t.Kind {
	case triggerHealing:
		g.healAll(t.Seat, int16(t.Ability))
	case triggerBlow:
		for s := range g.rivals(t.Seat) {
			g.damage(g.s.Sides[s].Base, 1+g.hotter(t.Seat, t.Def), blow{def: t.Def, seat: t.Seat})
		}
		g.sweep()
	case triggerLevels:
		g.freeLevels(f, t)
	default:
		g.tellTrigger(&t)
		g.push(frame{run: runEffects, def: t.Def, ability: t.Ability, seat: t.Seat, other: t.Other, boosted: t.Boosted, self: t.Self,
			about: t.About})
	}
}

func (g *Game) tellTrigger(t *Trigger) {
	g.emit(Event{Kind: Triggered, Seat: t.Seat, Card: g.there(t.Self), Def: t.Def})
}

// plain is the place of a trigger that changes nothing for the others: it gains gold, puts runes on its own card, or gives levels to
// heroes that are not there; -1 if there is none.
func (g *Game) plain() int {
	if g.s.Seats > 2 && !slices.ContainsFunc(g.s.pending[:g.s.waiting], func(t Trigger) bool { return t.Kind != triggerLevels }) {
		return 0 // each is for another player
	}
	for i := range g.s.pending[:g.s.waiting] {
		t := &g.s.pending[i]
		if t.Kind == triggerAbility && g.cat.plain[t.Def][t.Ability] || t.Kind == triggerLevels && g.learners(t.Seat) == (Set{}) {
			return i
		}
	}
	return -1
}

// learners are the heroes of a player that can gain a level.
func (g *Game) learners(s Seat) (all Set) {
	for c, o := range g.Objects {
		if o.Controller == s && g.isHero(c) && o.Level < g.printed(c).MaxLevel() {
			all.add(uint8(c))
		}
	}
	return all
}

// distinct are the places of triggers that differ, a bit for each.
func (g *Game) distinct() (numbers uint32) {
	for i := range min(32, int(g.s.waiting)) {
		t, same := &g.s.pending[i], false
		for j := range i {
			o := &g.s.pending[j]
			same = same || o.Kind == t.Kind && o.Def == t.Def && o.Ability == t.Ability && o.Seat == t.Seat && o.Self == t.Self && o.Other == t.Other
		}
		if !same {
			numbers |= 1 << i
		}
	}
	return numbers
}

// healAll heals the units and heroes of a player (C19.13), and of the partner (C20.12).
func (g *Game) healAll(s Seat, n int16) {
	for c, o := range g.Objects {
		if !g.Enemies(s, o.Controller) && g.fighter(c) {
			g.heal(c, n)
		}
	}
}

// freeLevels gives a hero of the player two levels for the death of another's (C7.9); the active player chooses which (C7.10).
func (g *Game) freeLevels(f *frame, t Trigger) {
	q := Question{Kind: AskLevels, Seat: g.s.Turn, Of: t.Seat, Def: t.Def, Cards: g.learners(t.Seat)}
	switch q.Cards.Len() {
	case 0:
	case 1:
		g.level(Slot(q.Cards.first()), 2)
	default:
		f.stage = 2
		g.ask(q)
	}
}

// Pending is what waits at a place, of those that [AskOrder] numbers.
func (g *Game) Pending(i int) Trigger { return g.s.pending[i] }

// Of is the ability that waits; nil for what no card says.
func (t *Trigger) Of(g *Game) *card.Ability {
	if t.Kind != triggerAbility {
		return nil
	}
	return &g.cat.Cards[t.Def].Abilities[t.Ability]
}

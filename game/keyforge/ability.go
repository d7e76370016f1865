package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// stepAbility carries out steps of an ability until it ends, asks, or starts
// another procedure.
func (g *Game) stepAbility(f *frame) {
	s := &g.s
	depth := s.nframes
	prog := &g.cat.Programs[f.prog]
	for s.nframes == depth && s.Q.Kind == NoQuestion && !s.Over && !s.unsettled {
		o := &prog.Steps[f.pc]
		if o.Op == program.OpEnd {
			g.pop()
			return
		}
		f.pc++
		next := f.pc
		if !g.run(f, o) {
			f.pc-- // it asks; carry it out again with the answer
			return
		}
		if f.pc < next {
			return // so that an endless repeat runs out of steps (Q36)
		}
	}
}

// run carries out one step. It reports false when the step asks and must be run again
// with the answer.
func (g *Game) run(f *frame, o *program.Step) bool {
	s := &g.s
	sc := f.scope()
	switch o.Op {
	case program.OpTake:
		return g.take(f, o, false)
	case program.OpOffer:
		if g.declines(f, o) {
			return true
		}
		return g.take(f, o, true)
	case program.OpShare:
		set, ok := g.pick(f, o, false)
		if ok {
			f.it = set
		}
		return ok
	case program.OpDo:
		events, frames := s.Events, s.nframes
		ok := g.do(f, o)
		if ok && s.Events == events && s.nframes == frames {
			g.changedNothing(f, o.Effect)
		}
		return ok
	case program.OpHits:
		f.base = s.nhits
	case program.OpHit:
		g.addHits(f, o.Effect, &sc)
	case program.OpLand:
		if f.base == s.nhits {
			g.reportNoEffect(f, NoneThere, 0)
		}
		if hurt := g.land(f.base, 0, 0); f.prog == program.Assault {
			*hurt.assaulter() = f.self
		}
	case program.OpFresh:
		f.failed = false
	case program.OpSoFar:
		f.failed = f.failed || !f.ok || f.short
	case program.OpIf:
		if !g.holds(&o.Effect.Cond, &sc) {
			f.pc = o.To
		}
	case program.OpJump:
		f.pc = o.To
	case program.OpMay:
		if g.declines(f, o) {
			return true
		}
		yes, ok := g.askYes(g.question(f, ForEffect))
		if !ok {
			return false
		}
		f.ok = yes
		if !yes {
			f.pc = o.To
		}
	case program.OpCount:
		n := f.counter(o)
		if *n = int16(g.num(&o.Effect.Num, &sc)); *n <= 0 {
			f.pc = o.To
		}
	case program.OpLoop:
		n := f.counter(o)
		if *n--; *n > 0 {
			f.pc = o.To
		}
	case program.OpHouse:
		f.house = card.HouseCount - card.House(*f.counter(o))
	case program.OpAgain:
		return g.again(f, o, &sc)
	case program.OpOption:
		first := one(f.you == Monster && o.Effect.Sub[0][0].Verb == card.MakeVerb) // A12.2
		i, ok := g.askNumber(g.questionOf(f, AskOption), first, len(o.Options)-1)
		if !ok {
			return false
		}
		f.pc = o.Options[i]
	case program.OpAs:
		f.first = f.you
		f.nums[sidesLeft] = int16(g.who(o.Effect.Who, &sc, sc.about()))
		f.turned = o.Effect.Who == card.Opponent
		g.asNext(f)
	case program.OpAsNext:
		if f.nums[sidesLeft] != 0 {
			g.asNext(f)
			f.pc = o.To
		} else {
			f.you, f.turned = f.first, false
		}
	case program.OpEach:
		f.loop = g.targets(f, o.Target)
		return g.eachNext(f, o, false)
	case program.OpEachNext:
		return g.eachNext(f, o, true)
	case program.OpAnother:
		f.loop = Set{}
		return g.another(f, o, false)
	case program.OpAnotherNext:
		return g.another(f, o, true)
	}
	return true
}

// declines declines on the player's behalf what can change nothing.
func (g *Game) declines(f *frame, o *program.Step) bool {
	if g.s.ans.ready || g.s.AskAll || !g.isNoOp(f, o.Offer) {
		return false
	}
	g.notOffered(f, o)
	f.ok, f.pc = false, o.To
	if o.Op == program.OpOffer { // as when none is chosen
		f.it, f.short = Set{At: g.s.Clock}, false
		f.save(o.Target, f.it)
	}
	return true
}

func (g *Game) question(f *frame, p Purpose) Question {
	return Question{Purpose: p, Side: g.s.Active, Source: f.self, Prog: f.prog, Op: f.pc - 1}
}

func (g *Game) questionOf(f *frame, k QuestionKind) Question {
	q := g.question(f, ForEffect)
	q.Kind = k
	return q
}

// again repeats effects while their condition holds; if it is optional the player
// may stop (K17.5). The cycle ends when a card that was in play has left it.
func (g *Game) again(f *frame, o *program.Step, sc *scope) bool {
	if !g.holds(&o.Effect.Cond, sc) || f.events == g.s.Events { // Q36: it changed nothing
		return true
	}
	if cs := &g.s.Cards[f.self]; cs.Incarnation != f.incarnation && cs.Last.fresh() {
		return true
	}
	if o.Effect.Optional {
		yes, ok := g.askYes(g.question(f, ForEffect))
		if !ok {
			return false
		}
		if !yes {
			return true
		}
	}
	f.pc, f.events = o.To, g.s.Events
	g.round()
	return true
}

// asNext makes the next player "you": the active one first.
func (g *Game) asNext(f *frame) {
	next := NoSide
	g.inTurn(uint8(f.nums[sidesLeft]), func(side Side) {
		if next == NoSide {
			next = side
		}
	})
	if next != NoSide {
		f.you = next
		f.nums[sidesLeft] &^= 1 << next
	}
}

// eachNext makes the next card of the loop It, in the order that the active player
// chooses, or ends the loop. It reports false while it asks.
func (g *Game) eachNext(f *frame, o *program.Step, back bool) bool {
	q := g.question(f, ForOrder)
	c, ok := g.askOne(q, f.loop)
	if !ok {
		return false
	}
	if c == 0 {
		if !back {
			f.pc = o.To
		}
		return true
	}
	f.loop.Remove(c)
	f.it = single(c, f.loop.At)
	if o.Target.Pick != card.ByRole && !o.Target.Add {
		f.save(o.Target, f.it)
	}
	if back {
		f.pc = o.To
	}
	return true
}

// another lets one more card be chosen as It, up to the number of the target, and
// keeps those already chosen in f.loop. It reports false while it asks.
func (g *Game) another(f *frame, o *program.Step, back bool) bool {
	sc := f.scope()
	all := g.candidates(&o.Target.Filter, &sc)
	all.minus(&f.loop)
	more := min(1, g.num(&o.Target.Max, &sc)-f.loop.Len())
	set, ok := g.askCards(g.question(f, ForEffect), all, 0, more)
	if !ok {
		return false
	}
	c := set.First()
	if c != 0 {
		f.loop.Add(c)
		f.it = set
	}
	if (c != 0) == back {
		f.pc = o.To
	}
	return true
}

// targets are the cards of a target that has been taken, or of a role.
func (g *Game) targets(f *frame, t *card.Target) Set {
	if t.Pick != card.ByRole || t.And != nil {
		return f.it
	}
	sc := f.scope()
	return g.role(t.Role, &sc)
}

// take takes a target: each, at random, or by choice. With offer the player may
// decline it, and then the step jumps.
func (g *Game) take(f *frame, o *program.Step, offer bool) bool {
	f.short = f.short && o.Reg == 2
	if !offer && o.Target.Pick == card.ChoiceOf && len(o.Offer) > 0 && !g.s.ans.ready && !g.s.AskAll && g.isNoOp(f, o.Offer) {
		g.notOffered(f, o)
		f.pc = uint16(len(g.cat.Programs[f.prog].Steps) - 1) // the rest can have no effect, whatever is chosen
		return true
	}
	set, ok := g.pick(f, o, offer)
	if !ok {
		return false
	}
	f.ok = !set.Empty()
	if o.Reg == 2 { // the second part of a double target
		set.union(&f.it)
	}
	f.save(o.Target, set)
	if o.Reg == 1 {
		f.t = set
	} else {
		f.it = set
	}
	if offer && set.Empty() {
		f.pc = o.To
	}
	return true
}

// save keeps a target under its letter, alone or together with what the letter
// held.
func (f *frame) save(t *card.Target, set Set) {
	switch t.Save {
	case card.A:
		if t.Add {
			set.union(&f.a)
		}
		f.a = set
	case card.B:
		if t.Add {
			set.union(&f.b)
		}
		f.b = set
	}
}

func (g *Game) pick(f *frame, o *program.Step, offer bool) (Set, bool) {
	sc := f.scope()
	t := o.Target
	if t.Pick == card.ByRole {
		return g.role(t.Role, &sc), true
	}
	if o.Effect != nil && o.Effect.Verb == card.MoveVerb && o.Effect.To == card.Archives && t.Filter.Zone == card.Deck &&
		g.who(t.Filter.Whose, &sc, sc.about())&(1<<Monster) != 0 {
		g.replenish(t.Filter.Top)
	}
	all := g.candidates(&t.Filter, &sc)
	destroys := o.Effect != nil && (o.Effect.Verb == card.DestroyVerb || o.Effect.Verb == card.SacrificeVerb)
	if destroys && (t.Pick == card.ChoiceOf || t.Pick == card.RandomOf) {
		g.untagged(&all)
	}
	q := g.question(f, ForEffect)
	q.OnePile, q.Unlike = t.OnePile, t.Unlike
	if o.ByHouse {
		q.Houses = card.HouseSet(f.house)
	}
	if o.Op == program.OpShare {
		q.Lo = *f.counter(o)
	}
	if t.Search && !g.s.ans.ready { // K15.12
		g.emit(Event{Kind: Looked, Side: q.Side, M: int32(f.you), From: t.Filter.Zone})
	}
	switch t.Pick {
	case card.RandomOf:
		return g.pickRandom(all, g.num(&t.Max, &sc)), true
	case card.MostPowerful, card.LeastPowerful:
		return g.pickGroup(q, all, g.num(&t.Max, &sc), t.Pick == card.MostPowerful, destroys)
	case card.ChoiceOf:
		lo, hi := g.num(&t.Min, &sc), g.num(&t.Max, &sc)
		if t.Any {
			hi = all.Len()
		}
		if t.OneOf != card.NoQuality {
			lo, hi = g.numberOfQualities(t.OneOf, &all)
			q.OneOf = t.OneOf
		}
		if t.Differ != card.NoQuality {
			_, most := g.numberOfQualities(t.Differ, &all)
			lo, hi = min(lo, most), min(hi, most)
			q.OneOf, q.Partly = t.Differ, true
		}
		if q.Power = int16(t.Power); g.powerSum(&all) < t.Power {
			all = Set{At: g.s.Clock}
		}
		if !offer {
			f.short = f.short || all.Len() < lo
			if t.OnePile {
				lo, hi = g.inOnePile(&all, lo, hi)
			}
			if t.Unlike {
				n := g.titles(&all)
				lo, hi = min(lo, n), min(hi, n)
			}
			return g.askCards(q, all, lo, hi)
		}
		if hi = min(hi, all.Len()); hi == 0 {
			return Set{At: g.s.Clock}, true
		}
		q.Kind, q.Domain, q.Min, q.Max = AskCards, all, 0, uint8(hi)
		a, ok := g.asked(q)
		a.set.At = g.s.Clock
		return a.set, ok
	}
	return all, true
}

// powerSum adds up the powers of the cards.
func (g *Game) powerSum(set *Set) int {
	total := 0
	for c := set.First(); c != 0; c = set.Next(c) {
		total += g.power(c, present)
	}
	return total
}

// inOnePile drops the cards of players who have fewer than lo of them, and returns
// how many can be taken from one player, lo to hi, as far as there are (K16.4).
func (g *Game) inOnePile(set *Set, lo, hi int) (least, most int) {
	var own [MaxSides]int
	for c := set.First(); c != 0; c = set.Next(c) {
		own[g.s.Cards[c].Ctrl]++
	}
	longest := slices.Max(own[:])
	lo, hi = min(lo, longest), min(hi, longest)
	for c := set.First(); c != 0; c = set.Next(c) {
		if own[g.s.Cards[c].Ctrl] < lo {
			set.Remove(c)
		}
	}
	return lo, hi
}

// titles is how many different titles the cards have.
func (g *Game) titles(set *Set) (n int) {
	var seen Set
	for c := set.First(); c != 0; c = set.Next(c) {
		if !g.shareTitle(&seen, c) {
			seen.Add(c)
			n++
		}
	}
	return n
}

// shareTitle reports whether one of the cards has the title of the card.
func (g *Game) shareTitle(set *Set, c Slot) bool {
	for o := set.First(); o != 0; o = set.Next(o) {
		if g.cat.Entries[g.text(o)].Title == g.cat.Entries[g.text(c)].Title {
			return true
		}
	}
	return false
}

// untagged drops cards that are tagged: they cannot be chosen to be destroyed
// again (K12.7).
func (g *Game) untagged(set *Set) {
	for c := set.First(); c != 0; c = set.Next(c) {
		if g.s.Cards[c].Is(Tagged) {
			set.Remove(c)
		}
	}
}

func (g *Game) pickRandom(all Set, n int) Set {
	out := Set{At: g.s.Clock}
	for left := all.Len(); n > 0 && left > 0; n, left = n-1, left-1 {
		i := g.s.random(left)
		c := all.First()
		for ; i > 0; i-- {
			c = all.Next(c)
		}
		all.Remove(c)
		out.Add(c)
	}
	return out
}

// pickGroup is the group of the n most or least powerful; where creatures of
// equal power compete for the last places they are chosen (K17.10). A tagged one is
// still in play and counts (K12.12), but cannot be chosen to be destroyed (K12.7).
func (g *Game) pickGroup(q Question, all Set, n int, most, destroys bool) (Set, bool) {
	sure := Set{At: g.s.Clock}
	for n > 0 && !all.Empty() {
		tied := g.extremes(&all, most)
		if tied.Len() >= n {
			if destroys {
				g.untagged(&tied)
			}
			chosen, ok := g.askCards(q, tied, n, n)
			sure.union(&chosen)
			return sure, ok
		}
		n -= tied.Len()
		sure.union(&tied)
		all.minus(&tied)
	}
	return sure, true
}

// extremes are the cards of a set that tie for the highest power, or the lowest
// (K17.9, K17.11).
func (g *Game) extremes(all *Set, most bool) Set {
	tied, best := Set{At: g.s.Clock}, 0
	for c := all.First(); c != 0; c = all.Next(c) {
		p := g.power(c, present)
		if tied.Empty() || most && p > best || !most && p < best {
			tied, best = Set{At: g.s.Clock}, p
		}
		if p == best {
			tied.Add(c)
		}
	}
	return tied
}

// addHits adds the damage of a Deal effect to the batch.
func (g *Game) addHits(f *frame, e *card.Effect, sc *scope) {
	set := g.targets(f, &e.Target)
	splash := g.num(&e.Splash, sc)
	g.refresh()
	for c := set.First(); c != 0; c = set.Next(c) {
		if !g.here(c, &set) || !g.s.Cards[c].Zone.InPlay() {
			continue
		}
		sc.touched = c
		from := f.self
		if e.Source != card.NoRole {
			source := g.role(e.Source, sc)
			from = source.First()
		}
		if n := g.num(&e.Num, sc); n > 0 {
			g.addHit(f.base, hit{to: c, from: from, amount: int16(min(n, 30_000)), pierces: e.IgnoresArmor})
		}
		g.splash(f.base, c, hit{from: from, amount: int16(splash)}) // K18.17
	}
}

package codex

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/codex/card"
)

// The stages of an effect.
const (
	effectBegin  uint8 = iota // whether it applies, and to what
	effectPicked              // a thing was chosen, or a card
	effectMode                // a mode was chosen
	effectPlace               // a place was chosen
	effectCost                // a card was chosen to be discarded for the cost
	effectFoe                 // an opponent was chosen
)

// effects applies the effects of an ability in the order in which they are written.
func (g *Game) effects(f *frame) {
	all := g.cat.Cards[f.def].Abilities[f.ability].Effects
	if f.stage == effectCost {
		d := Def(g.s.answer.N)
		g.slip(f.seat, d)
		g.s.Sides[f.seat].Discard.push(d)
		g.emit(Event{Kind: CardDiscarded, Seat: f.seat, Def: d, Hidden: g.others(f.seat)})
		f.stage = effectBegin
		f.left--
	}
	if f.pc == 0 {
		if f.left > 0 {
			g.askDiscard(f)
			return
		}
		f.pc = 1
	}
	if int(f.i) == len(all) {
		g.pop()
		return
	}
	e := &all[f.i]
	switch f.stage {
	case effectBegin:
		if e.Mode != 0 && f.mode>>e.Mode&1 == 0 || !g.holds(f, e.If) {
			f.i++
			return
		}
		g.begin(f, e, all)
	case effectPicked:
		g.picked(f, e)
	case effectMode:
		f.stage = effectBegin
		switch {
		case g.s.answer.Verb == Done:
			g.next(f)
			return
		case e.May:
			g.apply(f, e)
			return
		}
		f.mode = 1 << g.s.answer.N
		g.emit(Event{Kind: ModeChosen, Seat: f.seat, Def: f.def, N: int32(g.s.answer.N)})
		g.next(f)
	case effectFoe:
		f.stage, f.other = effectBegin, Seat(g.s.answer.N)
		g.apply(f, e)
	case effectPlace:
		if c := g.there(f.chosen[0]); c != 0 {
			g.s.Objects[c].Place = Place(g.s.answer.N)
			g.dirty = true
			g.tell(Moved, c, int32(g.s.answer.N))
		}
		g.next(f)
	}
}

// askDiscard asks for a card of the hand that is discarded as a cost.
func (g *Game) askDiscard(f *frame) {
	q := Question{Kind: AskDiscard, Seat: f.seat, Source: g.there(f.self), Def: f.def}
	for _, d := range g.s.Sides[f.seat].Hand.Cards() {
		q.Defs.add(uint8(d))
	}
	f.stage = effectCost
	g.ask(q)
}

// next goes on to the next effect, after those have died who must.
func (g *Game) next(f *frame) {
	f.i++
	f.stage = effectBegin
	g.sweep()
}

// begin applies an effect, or asks for what it needs.
func (g *Game) begin(f *frame, e *card.Effect, all []card.Effect) {
	switch {
	case e.Verb == card.ChooseOne:
		modes := uint8(0)
		for i := range all {
			modes = max(modes, all[i].Mode)
		}
		if f.boosted {
			f.mode = 0xff
			g.next(f)
			return
		}
		f.stage = effectMode
		g.ask(Question{Kind: AskMode, Seat: g.decider(f.seat), Source: g.there(f.self), Def: f.def, Ability: f.ability, Min: 1, Max: int8(modes)})
	case e.May:
		if !g.acting(f.seat) { // CR25
			g.next(f)
			return
		}
		f.stage = effectMode
		g.ask(Question{Kind: AskMode, Seat: f.seat, Source: g.there(f.self), Def: f.def, Ability: f.ability, Effect: f.i, Optional: true,
			Min: 1, Max: 1})
	case e.On.How == card.OnChosen, e.On.How >= card.FromHand:
		f.n = 0
		f.left = e.N
		if e.Verb == card.DivideDamage {
			f.left += int8(g.hotter(f.seat, f.def))
		}
		if !g.acting(f.seat) && (e.On.Min == 0 || e.On.How >= card.FromHand) { // CR25
			g.next(f)
			return
		}
		g.choose(f, e)
	case e.Enemy:
		foes := g.foes(f.seat)
		if f.other = Seat(bits.TrailingZeros8(foes)); foes&(foes-1) == 0 {
			g.apply(f, e)
			return
		}
		f.stage = effectFoe
		g.ask(Question{Kind: AskOpponent, Seat: g.decider(f.seat), Source: g.there(f.self), Def: f.def, Ability: f.ability, Effect: f.i,
			Numbers: uint32(foes), Max: int8(g.s.Seats - 1)})
	default:
		g.apply(f, e)
	}
}

// choose asks for the next thing, or applies the effect to what there is.
func (g *Game) choose(f *frame, e *card.Effect) {
	q := Question{Kind: AskTarget, Seat: g.decider(f.seat), Source: g.there(f.self), Def: f.def, Ability: f.ability, Effect: f.i,
		Optional: int8(f.n) >= e.On.Min, Min: e.On.Min, Max: e.On.Max}
	g.fresh()
	if e.On.How >= card.FromHand {
		q.Kind = AskCards
		g.cards(f, e, &q)
	} else {
		g.candidates(f, e, &q)
	}
	if e.Verb == card.DivideDamage {
		q.Optional, q.Max = false, f.left
	}
	n := q.Cards.Len() + q.Defs.Len() + q.Codex.Len()
	for s := range g.s.Seats {
		n += int(q.Workers >> s & 1)
	}
	switch {
	case n == 0 || int8(f.n) == e.On.Max && e.Verb != card.DivideDamage || e.Verb == card.DivideDamage && f.left == 0:
		g.apply(f, e)
	case n == 1 && !q.Optional && !e.On.Aimed && q.Cards.Len() == 1:
		g.s.answer = Command{Verb: Pick, Card: Slot(q.Cards.first())}
		g.picked(f, e)
	default:
		f.stage = effectPicked
		g.ask(q)
	}
}

// candidates are the things in play that may be chosen.
func (g *Game) candidates(f *frame, e *card.Effect, q *Question) {
	gold := g.s.Sides[f.seat].Gold
	for c := range g.Objects {
		chosen := f.has(g.ref(c))
		if e.Verb == card.DivideDamage && chosen {
			q.Cards.add(uint8(c))
			continue
		}
		if !chosen && int8(f.n) < e.On.Max && g.candidate(&e.On, c, f.seat, g.there(f.self), f.other, gold) {
			q.Cards.add(uint8(c))
		}
	}
	if e.On.Of.Things&card.AWorker == 0 {
		return
	}
	for s := range Seat(g.s.Seats) {
		taken := int8(0)
		for _, r := range f.chosen[:f.n] {
			if r == workerOf(s) {
				taken++
			}
		}
		if g.s.Sides[s].Workers > taken {
			q.Workers |= 1 << s
		}
	}
}

// workerOf names a worker of a player.
func workerOf(s Seat) Ref { return Ref{0, uint16(s) + 1} }

func (f *frame) has(r Ref) bool {
	for _, o := range f.chosen[:f.n] {
		if o == r {
			return true
		}
	}
	return false
}

// cards are the cards of hand and codex that may be chosen.
func (g *Game) cards(f *frame, e *card.Effect, q *Question) {
	side := &g.s.Sides[f.seat]
	if e.On.How != card.FromCodex {
		for _, d := range side.Hand.Cards() {
			if g.wanted(f, e, d) {
				q.Defs.add(uint8(d))
			}
		}
	}
	if e.On.How != card.FromHand {
		for _, d := range side.Codex.Cards() {
			if g.wanted(f, e, d) {
				q.Codex.add(uint8(d))
			}
		}
	}
}

// wanted says whether an effect takes a card that is not in play.
func (g *Game) wanted(f *frame, e *card.Effect, d Def) bool {
	c, w := g.cat.Cards[d], &e.On.Of
	if e.Verb == card.PlayFree {
		return c.Kind == card.SpellKind && c.Spec == w.Spec && !(w.Plain && c.Ultimate) && g.canAim(f.seat, d, g.s.Sides[f.seat].Gold)
	}
	return c.Kind == card.UnitKind &&
		(!w.Green || c.Color == card.Green) &&
		(w.Techs == 0 || w.Techs>>c.Tech&1 == 1) &&
		(w.Trait == card.NoTrait || c.Is(w.Trait)) &&
		(!w.Next || c.Tech == f.tech+1) &&
		(!w.Cheap || c.Cost <= 5) &&
		(!w.Built || c.Tech == 0 || g.s.Sides[f.seat].Tech[c.Tech].Progress == Built)
}

// picked takes what was chosen.
func (g *Game) picked(f *frame, e *card.Effect) {
	a := g.s.answer
	f.stage = effectBegin
	switch a.Verb {
	case Done:
		g.apply(f, e)
		return
	case Take:
		g.leaveHand(f.seat, Def(a.N))
		g.bring(f, e, Def(a.N), entry{hand: true})
		return
	case Fetch:
		g.fetch(f.seat, Def(a.N), e.Verb == card.FetchToHand)
		g.bring(f, e, Def(a.N), entry{})
		return
	case Worker:
		f.chosen[f.n] = workerOf(Seat(a.N))
		f.n++
		g.choose(f, e)
		return
	}
	r := g.ref(a.Card)
	at := f.n
	for i, o := range f.chosen[:f.n] {
		if o == r {
			at = uint8(i)
		}
	}
	if at == f.n {
		if l := g.Look(a.Card); e.On.Aimed && g.Enemies(f.seat, g.s.Objects[a.Card].Controller) {
			g.pay(f.seat, l.Resist) // C17.3
		}
		f.chosen[at], f.shares[at] = r, 0
		f.n++
	}
	if e.Verb == card.DivideDamage {
		f.shares[at]++
		f.left--
	}
	g.choose(f, e)
}

// bring does to a card of hand or codex what the effect says.
func (g *Game) bring(f *frame, e *card.Effect, d Def, by entry) {
	f.chosen[f.n] = Ref{}
	switch e.Verb {
	case card.PutIntoPlay:
		f.chosen[f.n] = g.ref(g.arrive(d, f.seat, f.seat, by))
	case card.FetchToHand:
		g.emit(Event{Kind: CardShown, Seat: f.seat, Def: d})
		g.toHand(f.seat, d)
	case card.PlayFree:
		g.next(f)
		g.push(frame{run: runPlay, seat: f.seat, def: d})
		return
	}
	f.n++
	g.choose(f, e)
}

// holds says whether the condition of an effect holds.
func (g *Game) holds(f *frame, k card.Condition) bool {
	side := &g.s.Sides[f.seat]
	switch k {
	case card.YourTurn:
		return g.acting(f.seat)
	case card.TheirTurn:
		return !g.acting(f.seat)
	case card.PlayedSpell:
		return side.Cast
	case card.EmptyHand:
		return side.Hand.n == 0
	case card.HavePirate:
		for c, o := range g.Objects {
			if o.Controller == f.seat && g.isUnit(c) && g.Card(c).Is(card.Pirate) {
				return true
			}
		}
		return false
	case card.Boosted:
		return f.boosted
	case card.Done:
		return f.did
	case card.Killed:
		return f.killed
	case card.Tails:
		return f.tails
	}
	return true
}

// number is the number of an effect for a thing; 0: for nothing in particular.
func (g *Game) number(f *frame, e *card.Effect, c Slot) int8 {
	n := e.N
	if e.Instead != card.Always && g.holds(f, e.Instead) {
		n = e.InsteadN
	}
	if c != 0 && e.Against != 0 && g.things(c)&e.Against != 0 {
		n = e.AgainstN
	}
	if e.Per != card.Once {
		g.fresh()
		n *= int8(g.count(e.Per, f.seat))
	}
	return n
}

// targets collects the things in play to which an effect applies.
func (g *Game) targets(f *frame, e *card.Effect, all []Slot) []Slot {
	add := func(c Slot) {
		if c != 0 {
			all = append(all, c)
		}
	}
	switch e.On.How {
	case card.OnThis:
		add(g.there(f.self))
	case card.OnThem, card.OnChosen, card.FromHand, card.FromCodex:
		for _, r := range f.chosen[:f.n] {
			add(g.there(r))
		}
	case card.OnAbout:
		add(g.there(f.about))
	case card.OnEach:
		g.fresh()
		for c := range g.Objects {
			if g.fits(&e.On.Of, c, f.seat, g.there(f.self), f.other) {
				add(c)
			}
		}
	case card.OnYourBase:
		add(g.s.Sides[f.seat].Base)
	case card.OnActiveBase:
		add(g.s.Sides[g.s.Turn].Base)
	case card.OnTheirBase:
		if f.other != NoSeat {
			add(g.s.Sides[f.other].Base)
		}
	case card.OnEnemyBases:
		for s := range g.rivals(f.seat) { // a shared one once (C20.14)
			add(g.s.Sides[s].Base)
		}
	}
	return all
}

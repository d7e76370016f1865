package codex

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/codex/card"
)

// apply applies an effect to what was chosen, or to what it names.
func (g *Game) apply(f *frame, e *card.Effect) {
	var buf [MaxObjects]Slot
	all := g.targets(f, e, buf[:0])
	switch e.Verb {
	case card.Destroy, card.Sacrifice, card.Trash:
		g.remove(f, e, all)
	case card.DealDamage, card.DivideDamage:
		g.hurt(f, e, all)
	case card.SwapAttacks:
		if len(all) == 2 {
			a, b := g.baseAttack(all[0]), g.baseAttack(all[1])
			g.last(Lasting{Kind: lastingAttack, Until: card.EndOfTurn, N: b, On: g.ref(all[0])})
			g.last(Lasting{Kind: lastingAttack, Until: card.EndOfTurn, N: a, On: g.ref(all[1])})
		}
	case card.Shove:
		if len(all) == 1 {
			if free := g.free(g.s.Objects[all[0]].Controller); free != 0 {
				f.stage = effectPlace
				g.ask(Question{Kind: AskPlace, Seat: g.decider(f.seat), Source: g.there(f.self), Def: f.def, Of: g.s.Objects[all[0]].Controller,
					Numbers: free, Max: int8(PlaceCount - 1)})
				return
			}
		}
	default:
		if e.On.How == card.Nothing {
			g.happen(f, e)
			break
		}
		for _, c := range all {
			if e.If != card.NoGrowthOnThem || g.s.Objects[c].Runes[card.PlusOne] <= 0 {
				g.affect(f, e, c)
			}
		}
	}
	if !g.s.Over {
		g.next(f)
	}
}

// free are the empty places of a patrol zone, a bit for each.
func (g *Game) free(s Seat) uint32 {
	free := uint32(1<<PlaceCount - 2)
	for _, o := range g.Objects {
		if o.Controller == s && o.Place != NoPlace {
			free &^= 1 << o.Place
		}
	}
	return free
}

// Patrollers is how many patrol for a seat.
func (g *Game) Patrollers(s Seat) int { return int(PlaceCount) - 1 - bits.OnesCount32(g.free(s)) }

// remove destroys, sacrifices or trashes things, all at once.
func (g *Game) remove(f *frame, e *card.Effect, all []Slot) {
	for _, r := range f.chosen[:f.n] {
		if r.Slot == 0 && r.Since != 0 && e.On.How == card.OnChosen {
			g.loseWorkers(Seat(r.Since-1), 1)
		}
	}
	f.did = len(all) > 0
	if e.Verb == card.Trash {
		for _, c := range all {
			g.tell(Trashed, c, 0)
			g.leave(c, nowhere)
		}
		return
	}
	for _, c := range all {
		f.tech = g.printed(c).Tech
		g.doom(c, f.self, f.seat)
		if e.Verb == card.Sacrifice {
			g.doom(c, Ref{}, NoSeat)
			g.tell(Sacrificed, c, 0)
		}
	}
	if len(all) > 0 {
		g.bury(all)
	}
}

// hurt deals damage to things at once.
func (g *Game) hurt(f *frame, e *card.Effect, all []Slot) {
	by := blow{by: f.self, def: f.def, seat: f.seat}
	var was [maxChosen]Ref
	n := copy(was[:], f.chosen[:f.n])
	for i, c := range all {
		amount := int16(g.number(f, e, c)) + g.hotter(f.seat, f.def)
		if e.Verb == card.DivideDamage {
			amount = int16(f.shares[i])
		}
		g.damage(c, amount, by)
	}
	g.sweep()
	f.killed = false
	for _, r := range was[:n] {
		f.killed = f.killed || r.Slot != 0 && g.there(r) == 0
	}
}

// baseAttack is the printed attack of something, as it was swapped or transformed.
func (g *Game) baseAttack(c Slot) int8 {
	o := &g.s.Objects[c]
	d := g.cat.Cards[o.Def]
	n := d.Bands[d.Band(o.Level)].Attack
	for i := range g.s.lasting[:g.s.lastings] {
		switch l := &g.s.lasting[i]; {
		case l.On != g.ref(c):
		case l.Kind == lastingAttack:
			n = l.N
		case l.Kind == lastingForm:
			n = g.cat.Cards[l.Def].Bands[0].Attack
		}
	}
	return n
}

// affect does to a thing what the effect says.
func (g *Game) affect(f *frame, e *card.Effect, c Slot) {
	o := &g.s.Objects[c]
	n := g.number(f, e, c)
	switch e.Verb {
	case card.StealGold:
		if o.Controller != f.seat { // CR14, CQ46
			g.gain(f.seat, g.pay(o.Controller, n))
		}
	case card.Repair:
		g.heal(c, int16(n))
	case card.ReturnToHand:
		g.tell(Returned, c, 0)
		g.leave(c, toOwner)
	case card.ExhaustIt:
		g.exhaust(c)
	case card.ReadyIt:
		g.ready(c)
	case card.Sideline:
		o.Place = NoPlace
		g.dirty = true
		g.tell(Moved, c, 0)
	case card.PutRunes:
		if e.Most > 0 {
			n = min(n, e.Most-o.Runes[e.Rune])
		}
		if n > 0 {
			g.runes(c, e.Rune, n)
		}
	case card.Give:
		g.last(Lasting{Kind: lastingMod, Until: e.Until, Of: f.seat, On: g.ref(c), Mod: e.Mod})
		g.tellBy(Given, c, g.there(f.self), 0)
	case card.TakeControl:
		if e.Until == card.EndOfTurn && o.Controller != f.seat {
			g.last(Lasting{Kind: lastingLoan, Until: card.EndOfTurn, Of: o.Controller, On: g.ref(c)})
		}
		g.control(c, f.seat)
	case card.AttachTo:
		if self := g.there(f.self); self != 0 {
			g.s.Objects[self].Host = g.ref(c)
			g.dirty = true
			g.tellBy(Attached, self, c, 0)
		}
	case card.Squirrelize:
		d, _ := g.cat.Def(e.Card)
		g.last(Lasting{Kind: lastingForm, Until: card.NextUpkeep, Of: f.seat, Def: d, N: g.hasFeathers(c), On: g.ref(c)})
		g.tell(Transformed, c, 0)
	case card.HurtLater:
		g.last(Lasting{Kind: lastingHurt, Until: card.EndOfTurn, Of: f.seat, Def: f.def, N: n + int8(g.hotter(f.seat, f.def)), On: g.ref(c)})
	case card.JoinStrongest:
		g.join(c)
	}
}

// join gives something to the player whose units and heroes have the highest attack together, if there is one.
func (g *Game) join(c Slot) {
	var sum [MaxSeats]int16
	for o := range g.Objects {
		if g.fighter(o) {
			sum[g.s.Objects[o].Controller] += max(0, g.Look(o).Attack)
		}
	}
	best := NoSeat
	for s := range Seat(g.s.Seats) {
		ahead := true
		for t := range Seat(g.s.Seats) {
			ahead = ahead && (t == s || sum[s] > sum[t])
		}
		if ahead {
			best = s
		}
	}
	if best != NoSeat {
		g.control(c, best)
	}
}

// happen does what an effect says that is about nothing in play.
func (g *Game) happen(f *frame, e *card.Effect) {
	side := &g.s.Sides[f.seat]
	n := g.number(f, e, 0)
	switch e.Verb {
	case card.GainGold:
		g.gain(f.seat, n)
	case card.DrawCards:
		g.draw(f.seat, int(n))
	case card.SummonTokens:
		s := f.seat
		if e.Enemy {
			s = f.other
		}
		d, _ := g.cat.Def(e.Card)
		for range n {
			g.arrive(d, s, s, entry{})
		}
	case card.TrashThis:
		if f := &g.s.frames[g.s.depth-2]; f.run == runPlay {
			f.trashed = true
		}
	case card.DiscardLater:
		side.DiscardLater = true
	case card.InstantTech:
		side.Instant = true
		g.finishTech(f.seat)
	case card.KeepPeace:
		side.Peace = true
		g.emit(Event{Kind: PeaceKept, Seat: f.seat})
	case card.LoseWorkers:
		g.loseWorkers(f.seat, n)
	case card.LoseTheirWorker:
		g.loseWorkers(f.other, n)
	case card.FlipCoin:
		f.tails = g.below(2) == 1
		tails := int32(0)
		if f.tails {
			tails = 1
		}
		g.emit(Event{Kind: CoinFlipped, Seat: f.seat, N: tails})
	}
}

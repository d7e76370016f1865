package codex

import "github.com/keyraken/keyraken/game/codex/card"

// The steps of a turn (C4.1).
const (
	turnTech uint8 = iota // the cards for the turn before, see CE4
	turnTechAnswer
	turnReady
	turnUpkeep
	turnMain
	turnMainAnswer
	turnPatrol
	turnPatrolAnswer
	turnDraw
	turnEnd
	turnOver
	turnNext
)

// startTurn begins the turn of a seat.
func (g *Game) startTurn(s Seat) {
	g.s.Turn = s
	g.s.Turns++
	for _, o := range g.Objects {
		o.Spent, o.Attacked, o.Woken, o.Arrived = 0, false, false, false
	}
	for i := range g.s.Sides[:g.s.Seats] {
		side := &g.s.Sides[i]
		side.Hires, side.Reshuffled, side.Cast, side.FromHand, side.Instant, side.Towered = false, false, false, false, false, false
		side.Detected, side.Bounties = Ref{}, 0
	}
	g.dirty = true
	g.emit(Event{Kind: TurnBegan, Seat: s})
	g.push(frame{run: runTurn, seat: s})
}

// turn is the turn of a player (C4).
func (g *Game) turn(f *frame) {
	s := f.seat
	side := &g.s.Sides[s]
	switch f.pc {
	case turnTech:
		g.askTech(f, side)
	case turnTechAnswer:
		f.pc = turnTech
		if g.s.answer.Verb == Done {
			if f.pc = turnReady; g.o.Teams {
				f.pc, f.n = turnTech, 2 // the partner's
			}
			return
		}
		d := Def(g.s.answer.N)
		side.Codex.remove(d)
		side.Discard.push(d)
		f.n++
		g.emit(Event{Kind: CardTeched, Seat: s, Def: d, Hidden: g.others(s)})
	case turnReady:
		f.pc = turnUpkeep
		for p := range g.team(s) {
			g.readyPhase(p, &g.s.Sides[p])
		}
	case turnUpkeep:
		f.pc = turnMain
		for p := range g.team(s) {
			if !g.s.Over {
				g.upkeep(p, &g.s.Sides[p])
			}
		}
	case turnMain:
		if g.sweep(); g.s.Over || g.s.waiting > 0 { // CE10
			return
		}
		if !g.s.Main {
			g.s.Main = true
			g.emit(Event{Kind: PhaseBegan, Seat: s, N: 1})
		}
		f.pc = turnMainAnswer
		g.ask(Question{Kind: AskMain, Seat: s})
	case turnMainAnswer:
		f.pc = turnMain
		g.act(f, side, g.s.answer)
	case turnPatrol:
		g.askPatrol(f)
	case turnPatrolAnswer:
		f.pc = turnPatrol
		if g.s.answer.Verb == Done {
			g.fix(f)
			return
		}
		if g.s.answer.Verb == Lend {
			p, to := Lent(g.s.answer)
			g.lendTo(g.s.answer.Card, p, to)
			return
		}
		g.s.Objects[g.s.answer.Card].Place = Place(g.s.answer.N)
		g.tell(Patrolled, g.s.answer.Card, int32(g.s.answer.N))
	case turnDraw:
		f.pc = turnEnd
		for p := range g.team(s) {
			g.drawPhase(p, &g.s.Sides[p])
		}
	case turnEnd:
		f.pc = turnOver
		g.endOfTurn(s)
	case turnOver:
		f.pc = turnNext
		g.turnEffects()
	case turnNext: // when everything has been applied that this has triggered
		g.pop()
		g.nextTurn(s)
	}
}

// askTech asks for the cards of the codex that go to the discard pile: two until one has had ten workers, then up to two (C4.9 to
// C4.12). It is the first question of the next turn, since one may wait for that (C4.11).
func (g *Game) askTech(f *frame, side *Side) {
	if f.n == 2 || side.Turns == 0 || side.Codex.n == 0 {
		f.n = 0
		if p := g.Partner(f.seat); p > f.seat && p != NoSeat {
			g.handOver(f, p)
			f.pc = turnTech
			return
		}
		g.handOver(f, g.lead(f.seat))
		f.pc = turnReady
		return
	}
	q := Question{Kind: AskTech, Seat: f.seat, Optional: side.Settled, Max: 2 - int8(f.n)}
	for _, d := range side.Codex.Cards() {
		q.Defs.add(uint8(d))
	}
	f.pc = turnTechAnswer
	g.ask(q)
}

// readyPhase readies everything (C4.2) and ends what lasts until this turn.
func (g *Game) readyPhase(s Seat, side *Side) {
	side.Turns++
	side.Peace = false
	changed := false
	for c, o := range g.Objects {
		if o.Controller != s {
			continue
		}
		changed = changed || o.Exhausted || o.Place != NoPlace
		o.Place = NoPlace
		o.Exhausted = false
		o.Maxed = g.isHero(c) && o.Level == g.printed(c).MaxLevel()
	}
	g.cease(func(l *Lasting) bool { return l.Until == card.NextTurn && l.Of == s })
	if changed {
		g.emit(Event{Kind: AllReadied, Seat: s})
	}
}

// upkeep pays the workers, and lets happen what happens in upkeeps (C4.3, C4.4, CQ1).
func (g *Game) upkeep(s Seat, side *Side) {
	g.cease(func(l *Lasting) bool { return l.Until == card.NextUpkeep && l.Of == s })
	g.secondLegends()
	if g.sweep(); g.s.Over {
		return
	}
	g.gain(s, side.Workers)
	g.giveBack(s)
	g.hireling(s)
	healing := int8(0)
	for c, o := range g.Objects {
		if o.Controller == s {
			g.trigger(c, card.OnUpkeep, Ref{}, NoSeat)
			healing += g.Look(c).Healing
		}
	}
	if healing > 0 {
		g.await(Trigger{Kind: triggerHealing, Ability: uint8(healing), Seat: s})
	}
}

// act carries out an action of the main phase (C4.5).
func (g *Game) act(f *frame, side *Side, c Command) {
	s := f.seat
	switch c.Verb {
	case Play, PlayBoosted:
		d := Def(c.N)
		price, _ := g.Price(s, d, c.Verb == PlayBoosted)
		g.pay(s, price)
		g.leaveHand(s, d)
		g.push(frame{run: runPlay, seat: s, def: d, boosted: c.Verb == PlayBoosted})
	case Hire:
		g.pay(s, g.hirePrice(s))
		g.slip(s, Def(c.N))
		side.Hired.push(Def(c.N))
		side.Workers++
		side.Hires = true
		side.Settled = side.Settled || side.Workers >= 10
		g.emit(Event{Kind: CardHired, Seat: s, Def: Def(c.N), Hidden: g.others(s)})
	case Summon:
		g.summon(s, side, Def(c.N))
	case Level:
		g.pay(s, 1)
		g.level(c.Card, 1)
	case Build:
		g.build(f, side, Def(c.N), card.Spec(c.Card))
	case Raze:
		g.sacrifice(c.Card)
	case Use:
		g.use(s, c.Card, int(c.N))
	case Detect:
		side.Towered, side.Detected = true, g.ref(c.Card)
		g.emit(Event{Kind: Detected, Seat: s, Card: c.Card, Def: g.s.Objects[c.Card].Def})
	case Attack:
		g.push(frame{run: runAttack, seat: s, self: g.ref(c.Card), about: g.ref(Slot(c.N))})
	case EndMain:
		f.pc = turnPatrol
	case Yield:
		g.handOver(f, s^1)
	}
}

// summon puts a hero into play (C7.2).
func (g *Game) summon(s Seat, side *Side, d Def) {
	g.pay(s, g.cat.Cards[d].Cost)
	for i := range side.Heroes {
		if h := &side.Heroes[i]; h.Def == d {
			g.emit(Event{Kind: HeroSummoned, Seat: s, Def: d})
			h.Slot = g.arrive(d, s, s, entry{})
		}
	}
}

// build begins a building of the board (C9.5, C10.2); of tech II and a tech lab it is said for which spec.
func (g *Game) build(f *frame, side *Side, d Def, spec card.Spec) {
	c := g.cat.Cards[d]
	price := g.buildPrice(f.seat, d)
	if g.mixed(side) {
		side.Surcharged = true
	}
	g.pay(f.seat, price)
	site := &side.Addon
	switch {
	case c.Kind == card.TechKind:
		site = &side.Tech[c.Tech]
		if c.Tech == 2 && spec != card.NoSpec {
			side.Spec = spec
		}
	case d == g.cat.lab:
		side.Lab = spec
	}
	*site = Site{Progress: Underway, Def: d}
	g.emit(Event{Kind: BuildingBegun, Seat: f.seat, Def: d})
	if side.Instant && c.Kind == card.TechKind {
		g.finish(f.seat, site)
	}
}

// finish finishes a building.
func (g *Game) finish(s Seat, site *Site) {
	site.Progress = Built
	site.Slot = g.arrive(site.Def, s, s, entry{})
	g.tell(BuildingDone, site.Slot, 0)
}

// finishTech finishes the tech buildings under way.
func (g *Game) finishTech(s Seat) {
	side := &g.s.Sides[s]
	for i := range side.Tech {
		if side.Tech[i].Progress == Underway {
			g.finish(s, &side.Tech[i])
		}
	}
}

// use pays for an ability and applies it (C16.1).
func (g *Game) use(s Seat, c Slot, i int) {
	a := &g.Card(c).Abilities[i]
	self, def := g.ref(c), g.looks[c].form
	g.emit(Event{Kind: AbilityUsed, Seat: s, Card: c, Def: def})
	g.push(frame{run: runEffects, def: def, ability: uint8(i), seat: s, other: NoSeat, self: self, left: a.Cost.Discard})
	g.pay(s, a.Cost.Gold)
	if a.Cost.Exhaust {
		g.exhaust(c)
	}
	if a.Cost.Remove > 0 {
		g.runes(c, a.Cost.Rune, -a.Cost.Remove)
		g.sweep()
	}
	if a.Cost.Sacrifice {
		g.sacrifice(c)
	}
}

// askPatrol lets the player put units and heroes into the patrol zone (C12).
func (g *Game) askPatrol(f *frame) {
	f.pc = turnPatrolAnswer
	q := Question{Kind: AskPatrol, Seat: f.seat, Optional: true}
	taken := uint32(0)
	for c, o := range g.Objects {
		if o.Controller == f.seat && o.Place != NoPlace {
			taken |= 1 << o.Place
		} else if g.mayPatrol(c, f.seat) {
			q.Cards.add(uint8(c))
		}
	}
	q.Numbers = (1<<PlaceCount - 2) &^ taken
	if q.Numbers == 0 && g.borrowers(f.seat) == 0 || q.Cards == (Set{}) {
		g.fix(f)
		return
	}
	g.ask(q)
}

// mayPatrol says whether something can be put into the patrol zone (C12.2).
func (g *Game) mayPatrol(c Slot, s Seat) bool {
	o := &g.s.Objects[c]
	return o.Controller == s && g.fighter(c) && !o.Exhausted && g.Look(c).Has&card.CannotPatrol == 0 &&
		!(g.s.Sides[s].Peace && g.isUnit(c))
}

// drawPhase ends the main phase and draws (C4.8).
func (g *Game) drawPhase(s Seat, side *Side) {
	g.dirty = true
	g.s.Main = false
	if side.DiscardLater {
		side.DiscardLater = false
		g.discardHand(s)
	}
	g.emit(Event{Kind: PhaseBegan, Seat: s, N: 2})
	g.draw(s, min(5, g.discardHand(s)+2))
}

// endOfTurn finishes what was begun (CQ24), and lets happen what happens at the end of a turn.
func (g *Game) endOfTurn(s Seat) {
	for p := range g.team(s) {
		g.finishTech(p)
		if a := &g.s.Sides[p].Addon; a.Progress == Underway {
			g.finish(p, a)
		}
	}
	for c, o := range g.Objects {
		if g.acting(o.Controller) {
			g.trigger(c, card.OnEndOfYourTurn, Ref{}, NoSeat)
		}
		g.trigger(c, card.OnEndOfTurn, Ref{}, NoSeat)
	}
}

// turnEffects ends what lasts for this turn (CQ26): first damage that was put off, ephemeral things and loans, then the rest.
func (g *Game) turnEffects() {
	for i := range g.s.lasting[:g.s.lastings] {
		if l := g.s.lasting[i]; l.Kind == lastingHurt {
			if c := g.there(l.On); c != 0 {
				g.damage(c, int16(l.N), blow{def: l.Def, seat: l.Of})
			}
		}
	}
	var dying [MaxObjects]Slot
	n := 0
	for c := range g.Objects {
		if g.Look(c).Has&card.Ephemeral != 0 {
			g.doom(c, Ref{}, NoSeat)
			dying[n] = c
			n++
		}
	}
	if n > 0 {
		g.bury(dying[:n])
	}
	for i := 0; i < int(g.s.lastings); i++ {
		if l := g.s.lasting[i]; l.Kind == lastingLoan {
			if c := g.there(l.On); c != 0 {
				g.control(c, l.Of)
			}
		}
	}
	g.cease(func(l *Lasting) bool { return l.Until == card.EndOfTurn })
	g.sweep()
}

package codex

import "github.com/keyraken/keyraken/game/codex/card"

// The steps of a fight (C13.12 to C13.18).
const (
	attackBegin uint8 = iota
	attackObliterate
	attackObliterated
	attackTriggers
	attackCheck
	attackChosen
	attackAim
	attackAimed
	attackSwift
	attackStrike
	attackOver
)

// attack is a fight between what f names as its own, and what it is about.
func (g *Game) attack(f *frame) {
	a, d := g.there(f.self), g.there(f.about)
	switch f.pc {
	case attackBegin:
		f.pc = attackObliterate
		g.beginAttack(f, a, d)
	case attackObliterated:
		f.chosen[f.n] = g.ref(g.s.answer.Card)
		f.n++
		f.left--
		fallthrough
	case attackObliterate:
		g.obliterate(f)
	case attackTriggers:
		f.pc, f.n = attackCheck, 0
		if a != 0 {
			g.trigger(a, card.OnAttack, f.about, f.other)
			for c, o := range g.Objects {
				if o.Host == f.self {
					g.trigger(c, card.OnHostAttack, f.about, f.other)
				}
			}
		}
	case attackChosen:
		if g.s.answer.Verb == Done {
			f.pc = attackOver
			return
		}
		f.about = g.ref(g.s.answer.Card)
		f.pc = attackAim
	case attackCheck:
		g.checkDefender(f, a, d)
	case attackAim:
		g.aim(f, a, d)
	case attackAimed:
		f.pc = attackAim
		if c := g.s.answer.Card; f.stage == 1 {
			f.spark = c
		} else {
			f.second = c
		}
	case attackSwift:
		f.pc = attackStrike
		g.strike(f, true)
	case attackStrike:
		f.pc = attackOver
		g.strike(f, false)
		if a := g.there(f.self); a != 0 && !g.s.Over {
			g.trigger(a, card.OnSurvival, f.about, f.other)
		}
	case attackOver:
		g.pop()
	}
}

// beginAttack turns the attacker, and lets a tower see what hides (C10.14, CR7).
func (g *Game) beginAttack(f *frame, a, d Slot) {
	o := &g.s.Objects[a]
	f.other = g.s.Objects[d].Controller
	hides := g.hides(a, d)
	g.tellBy(Attacked, a, d, 0)
	for s := range g.team(f.other) { // C20.15
		if side := &g.s.Sides[s]; hides && g.tower(s) && !side.Towered {
			side.Towered, side.Detected = true, f.self
			g.emit(Event{Kind: Detected, Seat: s, Card: a, Def: o.Def})
		}
	}
	o.Attacked = true
	if g.Look(a).Has&card.Readiness == 0 {
		g.exhaust(a)
	}
	f.left = g.Look(a).Obliterate
}

// hides says whether an attacker is stealthy or invisible, whoever sees it, when it attacks that.
func (g *Game) hides(a, d Slot) bool {
	return g.Look(a).Has&(card.Stealth|card.Invisible) != 0 || g.isUnit(d) && g.sneaks(a)
}

// sneaks says whether something has stealth while attacking a unit.
func (g *Game) sneaks(a Slot) (yes bool) {
	if len(g.Card(a).Constants) > 0 {
		g.active(a, func(k *card.Constant) { yes = yes || k.Rule == card.AgainstUnit })
	}
	return yes
}

// obliterate destroys units of the lowest tech of the defending player (C19.11); among equals the active player chooses.
func (g *Game) obliterate(f *frame) {
	for f.left > 0 {
		q := Question{Kind: AskObliterate, Seat: g.s.Turn, Source: f.self.Slot, Of: f.other}
		lowest := int8(127)
		for c, o := range g.Objects {
			if o.Controller != f.other || !g.isUnit(c) || f.has(g.ref(c)) {
				continue
			}
			t := g.printed(c).Tech
			if t < lowest {
				lowest, q.Cards = t, Set{}
			}
			if t == lowest {
				q.Cards.add(uint8(c))
			}
		}
		n := q.Cards.Len()
		if n > int(f.left) {
			f.pc = attackObliterated
			g.ask(q)
			return
		}
		if n == 0 {
			break
		}
		for c := range g.Objects {
			if q.Cards.Has(uint8(c)) {
				f.chosen[f.n] = g.ref(c)
				f.n++
				f.left--
			}
		}
	}
	var dead [maxChosen]Slot
	n := 0
	for _, r := range f.chosen[:f.n] {
		if c := g.there(r); c != 0 {
			g.doom(c, f.self, f.seat)
			dead[n] = c
			n++
		}
	}
	f.pc = attackTriggers
	if n > 0 {
		g.bury(dead[:n])
		g.sweep()
	}
}

// checkDefender goes on if both are there; a defender that is gone may be replaced (C13.14, CQ14).
func (g *Game) checkDefender(f *frame, a, d Slot) {
	switch {
	case a == 0 || g.s.Objects[a].Controller != f.seat:
		f.pc = attackOver // C13.18
	case d != 0 && g.s.Objects[d].Controller != f.seat:
		f.pc = attackAim
	default:
		f.pc = attackOver
		if all := g.defenders(a, 0, f.other); all != (Set{}) {
			f.pc = attackChosen
			g.ask(Question{Kind: AskDefender, Seat: f.seat, Source: a, Of: f.other, Cards: all, Optional: true})
		}
	}
}

// aim lets the player say where sparks and excess damage go, if there is a choice (CQ33).
func (g *Game) aim(f *frame, a, d Slot) {
	o, l := &g.s.Objects[d], g.Look(a)
	if !g.patrols(o) {
		f.pc = attackSwift
		g.stampede(f, a, d)
		return
	}
	if l.Has&card.Sparkshot != 0 && f.stage == 0 {
		f.stage = 1
		q := Question{Kind: AskSpark, Seat: f.seat, Source: a, Of: o.Controller}
		for c, p := range g.Objects {
			if p.Controller == o.Controller && g.patrols(p) && (p.Place == o.Place+1 || p.Place+1 == o.Place) {
				q.Cards.add(uint8(c))
			}
		}
		if g.settle(f, &q, &f.spark) {
			return
		}
	}
	if f.stage < 2 {
		f.stage = 2
		if l.Has&card.Stampeding != 0 {
			g.stampede(f, a, d)
		} else if l.Has&card.Overpower != 0 && g.excess(a, d) > 0 {
			q := Question{Kind: AskExcess, Seat: f.seat, Source: a, Of: o.Controller, Max: int8(g.excess(a, d)),
				Cards: g.defenders(a, d, o.Controller)}
			if g.settle(f, &q, &f.second) {
				return
			}
		}
	}
	f.pc = attackSwift
}

// settle asks the question if there is a choice, or settles it.
func (g *Game) settle(f *frame, q *Question, at *Slot) bool {
	switch q.Cards.Len() {
	case 0:
		return false
	case 1:
		*at = Slot(q.Cards.first())
		return false
	}
	f.pc = attackAimed
	g.ask(*q)
	return true
}

// stampede sends excess damage to a base (Stampede).
func (g *Game) stampede(f *frame, a, d Slot) {
	if g.Look(a).Has&card.Stampeding != 0 && g.fighter(d) && g.excess(a, d) > 0 {
		f.second = g.s.Sides[g.s.Objects[d].Controller].Base
	}
}

// excess is the combat damage of an attacker above the HP that are left of a defender (C19.37).
func (g *Game) excess(a, d Slot) int16 {
	return g.strength(a, d) - max(0, g.Look(d).HP-g.s.Objects[d].Damage)
}

// strength is the attack of something when it attacks something.
func (g *Game) strength(a, d Slot) int16 {
	n := g.Look(a).Attack
	if g.isBuilding(d) && len(g.Card(a).Constants) > 0 {
		g.active(a, func(k *card.Constant) {
			if k.Rule == card.AgainstBuilding {
				n += int16(k.Mod.Attack)
			}
		})
	}
	return max(0, n)
}

// strike deals combat damage, of what has swift strike and then of what has not (C13.15, C13.16).
func (g *Game) strike(f *frame, swift bool) {
	a, d := g.there(f.self), g.there(f.about)
	if a == 0 || f.about.Slot == 0 {
		return
	}
	now := func(c Slot) bool { return g.Look(c).Has&card.SwiftStrike != 0 == swift }
	dealt := false
	hits := g.patrollers(f, a, d, now)
	seen := now(a) && (!g.hides(a, f.about.Slot) || g.detected(f.other, a))
	if now(a) {
		if d != 0 {
			n, excess := g.strength(a, d), g.excess(a, d)
			dealt = g.fight(d, n, a)
			if f.second != 0 && g.InPlay(f.second) {
				dealt = g.fight(f.second, excess, a) || dealt
			}
			if f.spark != 0 && g.InPlay(f.spark) {
				dealt = g.fight(f.spark, 1, a) || dealt
			}
		}
	}
	for _, c := range hits {
		if c != 0 {
			g.fight(a, max(0, g.Look(c).Attack), c)
		}
	}
	for s := range g.team(f.other) {
		if seen && g.tower(s) {
			g.fight(a, 1, g.s.Sides[s].Addon.Slot)
		}
	}
	if dealt {
		for c, o := range g.Objects {
			if o.Controller == f.seat {
				g.trigger(c, card.OnYourCombat, f.self, f.other)
			}
		}
	}
	g.sweep()
}

// fight deals combat damage of one thing to another.
func (g *Game) fight(to Slot, n int16, by Slot) bool {
	l := g.Look(by)
	return g.damage(to, n, blow{by: g.ref(by), def: g.s.Objects[by].Def, seat: g.s.Objects[by].Controller, combat: true,
		pierces: l.Has&card.ArmorPiercing != 0, deadly: l.Has&card.Deathtouch != 0 && n > 0})
}

// patrollers are those who hit the attacker in this step: the defender, and patrollers with anti-air that it flies over (CR2).
func (g *Game) patrollers(f *frame, a, d Slot, now func(Slot) bool) (all [2 * PlaceCount]Slot) {
	l := g.Look(a)
	if d != 0 && g.fighter(d) && now(d) {
		by := g.Look(d)
		high := l.Has&card.Flying != 0 && by.Has&(card.Flying|card.AntiAir) == 0
		far := l.Has&card.LongRange != 0 && by.Has&card.LongRange == 0
		if !high && !far {
			all[0] = d
		}
	}
	if l.Has&card.Flying == 0 || d == 0 || g.hides(a, d) && !g.detected(f.other, a) {
		return all
	}
	target := &g.s.Objects[d]
	for c, o := range g.Objects {
		if c == d || g.lead(o.Controller) != g.lead(f.other) || !g.patrols(o) || !now(c) ||
			g.Look(c).Has&(card.AntiAir|card.Flying) != card.AntiAir {
			continue
		}
		passed := !g.patrols(target) || target.Place != Leader && o.Place == Leader
		if passed && g.reaches(a, c) && !(l.Has&card.UnstoppableByTech0 != 0 && g.lowly(c)) {
			all[o.Place+PlaceCount*Place(o.Controller-g.lead(o.Controller))] = c
		}
	}
	return all
}

// lowly says whether something is a unit of tech 0.
func (g *Game) lowly(c Slot) bool { return g.isUnit(c) && g.printed(c).Tech == 0 }

// mayAttack says whether something can attack at all now (C13.2).
func (g *Game) mayAttack(s Seat, c Slot) bool {
	if !g.InPlay(c) {
		return false
	}
	o := &g.s.Objects[c]
	if o.Controller != s || o.Exhausted || !g.fighter(c) {
		return false
	}
	l := g.Look(c)
	return l.Has&card.CannotAttack == 0 && !(l.Has&card.Readiness != 0 && o.Attacked) && !g.tired(c)
}

// reaches says whether something could attack something if nobody patrolled.
func (g *Game) reaches(a, d Slot) bool {
	o := &g.s.Objects[d]
	l, by := &g.looks[d], &g.looks[a]
	switch {
	case !g.cat.Cards[o.Def].HasHP(),
		l.Has&card.Flying != 0 && by.Has&(card.Flying|card.AntiAir) == 0,                       // C19.28
		l.Has&card.Invisible != 0 && !g.patrols(o) && !g.Detects(g.s.Objects[a].Controller, d), // C19.17
		l.Has&card.UnattackableByTech0 != 0 && g.lowly(a),
		g.peaceful(d) && g.isUnit(a),
		g.s.Sides[o.Controller].Fallen && d == g.s.Sides[o.Controller].Base:
		return false
	}
	return true
}

// ignores says whether an attacker that is seen may ignore a patroller (C13.6).
func (g *Game) ignores(a, p Slot) bool {
	by, l := g.looks[a].Has, g.looks[p].Has
	return by&card.Flying != 0 && l&card.Flying == 0 || by&(card.AntiAir|card.Flying) == card.AntiAir && l&card.Flying != 0 ||
		by&card.UnstoppableByTech0 != 0 && g.lowly(p)
}

// peaceful says whether units of opponents cannot attack something now (CC29). A shared base is of both partners.
func (g *Game) peaceful(d Slot) bool {
	s := g.s.Objects[d].Controller
	return g.s.Sides[s].Peace || g.o.Teams && g.s.Sides[s].Base == d && g.s.Sides[s^1].Peace
}

// detected says whether a team sees what is hidden in this card.
func (g *Game) detected(s Seat, c Slot) (yes bool) {
	for o := range g.team(s) {
		yes = yes || g.Detects(o, c)
	}
	return yes
}

// sees says whether a team sees, or will see as soon as it attacks, what is hidden in this card (C10.14).
func (g *Game) sees(s Seat, c Slot) (yes bool) {
	for o := range g.team(s) {
		yes = yes || g.Detects(o, c) || g.tower(o) && !g.s.Sides[o].Towered
	}
	return yes
}

// defenders are what something may attack (C13.3 to C13.6); but for one thing, which counts as gone. of is whose, [NoSeat] all. The
// patrol zones of a team protect both its players (C20.7, C20.8).
func (g *Game) defenders(a, but Slot, of Seat) (all Set) {
	g.fresh()
	for s := range g.rivals(g.s.Objects[a].Controller) {
		if of != NoSeat && g.lead(of) != s {
			continue
		}
		seen := g.sees(s, a)
		hidden := !seen && g.looks[a].Has&(card.Stealth|card.Invisible) != 0
		sneaky := hidden || !seen && g.sneaks(a)
		leaders, others := false, false
		for c, o := range g.Objects {
			if g.lead(o.Controller) == s && o.Place != NoPlace && c != but && g.reaches(a, c) && !g.ignores(a, c) {
				leaders, others = leaders || o.Place == Leader, others || o.Place != Leader
			}
		}
		for c, o := range g.Objects {
			if g.lead(o.Controller) != s || c == but || !g.reaches(a, c) {
				continue
			}
			passes := hidden || sneaky && g.isUnit(c)
			switch {
			case passes, leaders && o.Place == Leader && !g.ignores(a, c), !leaders && (!others || o.Place != NoPlace):
				all.add(uint8(c))
			}
		}
	}
	return all
}

package codex

import "github.com/keyraken/keyraken/game/codex/card"

// blow is damage that is dealt.
type blow struct {
	by      Ref  // what deals it
	def     Def  // the card whose ability or spell it is
	seat    Seat // whose
	combat  bool
	pierces bool // armor (C19.31)
	deadly  bool // C19.35
}

// damage deals damage to something: to its armor first (C14.5). A red spell or ability may deal more. It says whether any was dealt
// (CR21).
func (g *Game) damage(c Slot, n int16, b blow) bool {
	if n <= 0 || !g.cat.Cards[g.s.Objects[c].Def].HasHP() {
		return false
	}
	o, l := &g.s.Objects[c], g.Look(c)
	o.killer = b.by
	if armor := max(0, l.Armor-int16(o.Spent)); armor > 0 && !b.pierces {
		taken := min(armor, n)
		o.Spent += int8(taken)
		n -= taken
		g.tell(ArmorSpent, c, int32(taken))
	}
	if n > 0 {
		o.Damage += n
		g.tellBy(DamageDealt, c, g.there(b.by), int32(n))
	}
	if b.deadly && g.fighter(c) {
		o.Damage = max(o.Damage, l.HP)
	}
	if o.Damage >= l.HP {
		g.doom(c, b.by, b.seat)
	}
	if self := g.there(b.by); self != 0 {
		if g.isBuilding(c) {
			g.trigger(self, card.OnBuildingDamage, b.by, o.Controller)
		}
		if b.combat && g.cat.Cards[o.Def].Kind == card.BaseKind {
			g.trigger(self, card.OnBaseDamage, b.by, o.Controller)
		}
	}
	return true
}

// hotter is how much more damage a spell or ability of a card deals (Hotter Fire).
func (g *Game) hotter(s Seat, d Def) int16 {
	if g.cat.Cards[d].Color != card.Red {
		return 0
	}
	return int16(g.has(s, card.HotterRed))
}

// sacrifice destroys a card of the controller (C19.26).
func (g *Game) sacrifice(c Slot) {
	g.doom(c, Ref{}, NoSeat)
	g.tell(Sacrificed, c, 0)
	g.bury([]Slot{c})
	g.sweep()
}

// sweep lets everything die that must, until nothing does (CE10): what dies in one moment dies together.
func (g *Game) sweep() {
	for !g.s.Over {
		var dead [MaxObjects]Slot
		n := 0
		g.watch()
		for c, o := range g.Objects {
			if g.mustGo(c, o) {
				dead[n] = c
				n++
			}
		}
		if n == 0 {
			return
		}
		if g.bury(dead[:n]); g.s.Over {
			return
		}
	}
}

// mustGo says whether something cannot stay: without HP (C14.1), a channeling spell without its hero (C8.4), an attached one without
// what it is attached to (C8.5).
func (g *Game) mustGo(c Slot, o *Object) bool {
	d := g.cat.Cards[o.Def]
	if d.HasHP() {
		return g.looks[c].HP <= o.Damage && !(d.Kind == card.BaseKind && g.s.Sides[o.Controller].Fallen)
	}
	if o.Host.Slot != 0 && g.there(o.Host) == 0 {
		return true
	}
	if o.Caster.Slot != 0 {
		h := g.there(o.Caster)
		return h == 0 || g.s.Objects[h].Controller != o.Controller
	}
	return false
}

// bury lets things die together: first it is found out what that triggers, then they leave.
func (g *Game) bury(dead []Slot) {
	losers := uint8(0)
	for _, c := range dead {
		if o := &g.s.Objects[c]; g.cat.Cards[o.Def].Kind == card.BaseKind {
			losers |= 1 << o.Controller
		}
	}
	if losers != 0 {
		if g.fall(losers); g.s.Over {
			return
		}
	}
	for _, c := range dead {
		g.mourn(c)
	}
	var fallen [MaxSeats]int16
	for _, c := range dead {
		o := g.s.Objects[c]
		d := g.cat.Cards[o.Def]
		if d.Kind == card.BaseKind {
			continue // it stays where it has fallen
		}
		heir := g.Lender(c)
		if d.HasHP() {
			g.tellBy(Died, c, g.there(o.killer), 0)
		} else {
			g.tell(Left, c, 0)
		}
		g.leave(c, toPile)
		switch d.Kind {
		case card.HeroKind:
			for s := range Seat(g.s.Seats) {
				if g.Enemies(o.Controller, s) { // of each opponent one, see CQ21
					g.await(Trigger{Kind: triggerLevels, Seat: s, Def: o.Def})
				}
			}
		case card.TechKind, card.AddonKind:
			fallen[o.Owner]++
		}
		if g.patrols(&o) {
			g.bequeath(o.Place, heir)
		}
	}
	for s := range Seat(g.s.Seats) { // C9.6, C10.3
		if n := fallen[s]; n > 0 {
			g.damage(g.s.Sides[s].Base, 2*n, blow{seat: s})
		}
	}
}

// bequeath gives the controller, or whoever has lent it (C21.10), what a place of the patrol zone gives for a dead patroller (C12.11,
// C12.12).
func (g *Game) bequeath(p Place, s Seat) {
	switch p {
	case Scavenger:
		g.gain(s, 1)
	case Technician:
		g.draw(s, 1)
	}
}

// mourn finds what the death of something triggers, while everything that dies with it is still there.
func (g *Game) mourn(c Slot) {
	o := g.s.Objects[c]
	if !g.cat.Cards[o.Def].HasHP() {
		return
	}
	me := g.ref(c)
	g.trigger(c, card.OnDeath, me, NoSeat)
	if g.isUnit(c) {
		g.bounty(&o)
		for w := range g.Objects {
			g.trigger(w, card.OnUnitDeath, me, o.Controller)
		}
		for range g.has(o.Controller, card.DyingBlows) {
			g.await(Trigger{Kind: triggerBlow, Def: o.Def, Seat: o.Controller, Self: me})
		}
	}
	killer := g.there(o.killer)
	if killer == 0 || !g.patrols(&o) {
		return
	}
	g.trigger(killer, card.OnPatrollerKill, me, o.Controller)
	switch o.Place {
	case Scavenger:
		g.trigger(killer, card.OnScavengerKill, me, o.Controller)
	case Technician:
		g.trigger(killer, card.OnTechnicianKill, me, o.Controller)
	}
}

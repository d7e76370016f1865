package bot

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// Everything is reckoned in thousandths of a point, in whole numbers: so equal seeds make equal choices on every machine.
const (
	point   = 1000
	decided = 1_000_000 * point
)

// standing is how well a seat stands: what it and its partner have less what their opponents have, on average.
func standing(g *codex.Game, me codex.Seat) (sum int64) {
	if g.Over() {
		if g.Won(me) {
			return decided
		}
		return -decided
	}
	var theirs int64
	for s := range codex.Seat(g.Seats()) {
		if v := side(g, s); g.Enemies(me, s) {
			theirs += v
		} else {
			sum += v
		}
	}
	return sum - theirs/int64(g.Round()-1)
}

// side is what a player has.
func side(g *codex.Game, s codex.Seat) int64 {
	side := &g.State().Sides[s]
	v := 500*int64(side.Gold) + 1500*int64(min(side.Workers, 11)) + 600*int64(min(side.Hand.Len(), 5))
	for i, site := range side.Tech {
		switch site.Progress {
		case codex.Underway:
			v += 3500 + 1500*int64(i)
		case codex.Built:
			v += 4000 + 1500*int64(i)
		}
	}
	if side.Addon.Progress != codex.NotBuilt {
		v += 800 * int64(g.Definition(side.Addon.Def).Cost)
	}
	for c, o := range g.Objects {
		if o.Controller == s {
			v += thing(g, c, o)
		}
	}
	return v
}

// thing is what something in play is worth to its player.
func thing(g *codex.Game, c codex.Slot, o *codex.Object) int64 {
	d, l := g.Definition(o.Def), g.Look(c)
	left, cost := int64(l.HP-o.Damage), int64(d.Cost)
	switch d.Kind {
	case card.UnitKind:
		v := 600*int64(l.Attack) + 500*left + 250*cost
		if l.Has&card.Ephemeral != 0 {
			v /= 5
		}
		return v + places[o.Place]
	case card.HeroKind:
		return 2000 + 700*int64(o.Level) + 300*int64(l.Attack) + 400*left + places[o.Place]
	case card.BaseKind:
		left = max(0, left) // one that has fallen
		return 1200*left + 8000*left/(left+6)
	case card.TechKind, card.AddonKind:
		return 500 * left
	case card.BuildingKind:
		return point*cost + 200*left
	}
	return point * cost
}

// places are what it is worth that something patrols.
var places = [codex.PlaceCount]int64{codex.Leader: 1000, codex.Elite: 600, codex.Scavenger: 700, codex.Technician: 800, codex.Lookout: 400}

// liking is what speaks for a command beside how one stands after it.
func liking(g *codex.Game, c codex.Command) int64 {
	switch c.Verb {
	case codex.Take: // of the codex: what costs as much as one can soon pay
		d := g.Definition(codex.Def(c.N))
		side := &g.State().Sides[g.Asked()]
		v := 300 * int64(d.Cost)
		if d.Kind != card.SpellKind && d.Tech > 0 && side.Tech[d.Tech].Progress == codex.NotBuilt {
			v -= 1500 * int64(d.Tech)
		}
		return v
	case codex.Hire:
		return -100 * int64(g.Definition(codex.Def(c.N)).Cost)
	}
	return 0
}

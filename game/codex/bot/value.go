package bot

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// standing is how well a seat stands: what it has less what the others have on average.
func standing(g *codex.Game, me codex.Seat) (sum float64) {
	if g.Over() {
		if g.Won(me) {
			return 1e6
		}
		return -1e6
	}
	for s := range codex.Seat(g.Seats()) {
		v := side(g, s)
		if s == me {
			sum += v
		} else {
			sum -= v / float64(g.Seats()-1)
		}
	}
	return sum
}

// side is what a player has.
func side(g *codex.Game, s codex.Seat) float64 {
	side := &g.State().Sides[s]
	v := 0.5*float64(side.Gold) + 1.5*float64(min(side.Workers, 11)) + 0.6*float64(min(side.Hand.Len(), 5))
	for i, site := range side.Tech {
		switch site.Progress {
		case codex.Underway:
			v += 3.5 + 1.5*float64(i)
		case codex.Built:
			v += 4 + 1.5*float64(i)
		}
	}
	if side.Addon.Progress != codex.NotBuilt {
		v += 0.8 * float64(g.Definition(side.Addon.Def).Cost)
	}
	for c, o := range g.Objects {
		if o.Controller == s {
			v += thing(g, c, o)
		}
	}
	return v
}

// thing is what something in play is worth to its player.
func thing(g *codex.Game, c codex.Slot, o *codex.Object) float64 {
	d, l := g.Definition(o.Def), g.Look(c)
	left := float64(l.HP - o.Damage)
	switch d.Kind {
	case card.UnitKind:
		v := 0.6*float64(l.Attack) + 0.5*left + 0.25*float64(d.Cost)
		if l.Has&card.Ephemeral != 0 {
			v *= 0.2
		}
		return v + place(o)
	case card.HeroKind:
		return 2 + 0.7*float64(o.Level) + 0.3*float64(l.Attack) + 0.4*left + place(o)
	case card.BaseKind:
		return 1.2*left + 8*left/(left+6)
	case card.TechKind, card.AddonKind:
		return 0.5 * left
	case card.BuildingKind:
		return float64(d.Cost) + 0.2*left
	}
	return float64(d.Cost)
}

// place is what it is worth that something patrols.
func place(o *codex.Object) float64 {
	return [codex.PlaceCount]float64{codex.Leader: 1, codex.Elite: 0.6, codex.Scavenger: 0.7, codex.Technician: 0.8,
		codex.Lookout: 0.4}[o.Place]
}

// liking is what speaks for a command beside how one stands after it.
func liking(g *codex.Game, c codex.Command) float64 {
	switch c.Verb {
	case codex.Take: // of the codex: what costs as much as one can soon pay
		d := g.Definition(codex.Def(c.N))
		side := &g.State().Sides[g.Asked()]
		v := 0.3 * float64(d.Cost)
		if d.Kind != card.SpellKind && d.Tech > 0 && side.Tech[d.Tech].Progress == codex.NotBuilt {
			v -= 1.5 * float64(d.Tech)
		}
		return v
	case codex.Hire:
		d := g.Definition(codex.Def(c.N))
		return -0.1 * float64(d.Cost)
	}
	return 0
}

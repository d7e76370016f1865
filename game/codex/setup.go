package codex

import (
	"slices"

	"github.com/keyraken/keyraken/game/codex/card"
)

// setUp deals the cards and begins the first turn (C3).
func (g *Game) setUp(_ *frame) {
	g.pop()
	first := Seat(g.o.First - 1)
	if g.o.First == 0 {
		first = Seat(g.below(int(g.s.Seats)))
	}
	g.chooseHeroes()
	first = g.lead(first)
	for s := range Seat(g.s.Seats) {
		side := &g.s.Sides[s]
		side.Workers = 5
		if !g.Enemies(s, first) {
			side.Workers = 4 // C3.3, C20.4
		}
		g.equip(s)
		for d, c := range g.cat.Cards {
			switch {
			case c.Starting && c.Color == g.cat.Cards[side.Heroes[0].Def].Color: // C3.4, C3.9
				side.Deck.push(Def(d))
				side.Known[d]++
			case c.Spec != card.NoSpec && !c.Token && c.Kind != card.HeroKind && g.hasSpec(side, c.Spec): // C3.5, C3.10
				side.Codex.push(Def(d))
				side.Codex.push(Def(d))
			}
		}
		shuffle(g, side.Deck.Cards())
	}
	for i := range Seat(g.s.Seats) {
		g.draw((first+i)%Seat(g.s.Seats), 5)
	}
	g.startTurn(first)
}

// equip gives a player what there is on the board from the start (C3.6).
func (g *Game) equip(s Seat) {
	side := &g.s.Sides[s]
	side.Detected = Ref{}
	for i := 1; i < len(side.Tech); i++ {
		side.Tech[i].Def = g.cat.tech[i]
	}
	if !g.o.Three { // C9.15
		side.Spec = g.cat.Cards[side.Heroes[0].Def].Spec
	}
	base := g.cat.base
	switch {
	case g.o.Teams && s != g.lead(s):
		side.Base = g.s.Sides[g.lead(s)].Base // C20.2
		return
	case g.o.Teams:
		base = g.cat.teamBase
	case g.FreeForAll():
		base = g.cat.ffaBase
	}
	side.Base = g.arrive(base, s, s, entry{})
}

// chooseHeroes gives each player the heroes that were agreed, else some at random that nobody else has, as far as there are.
func (g *Game) chooseHeroes() {
	n := g.o.heroes()
	taken := map[Def]bool{}
	for _, ids := range g.o.Heroes {
		for _, id := range ids {
			taken[g.cat.byID[id]] = true
		}
	}
	var free []Def
	for _, d := range g.cat.Heroes {
		if !taken[d] {
			free = append(free, d)
		}
	}
	shuffle(g, free)
	if g.o.Three {
		free = g.together(free)
	}
	for s := range int(g.s.Seats) {
		side := &g.s.Sides[s]
		if s < len(g.o.Heroes) && len(g.o.Heroes[s]) > 0 {
			for i, id := range g.o.Heroes[s] {
				side.Heroes[i].Def = g.cat.byID[id]
			}
			continue
		}
		if len(free) < n { // CQ41
			free = slices.Clone(g.cat.Heroes)
			shuffle(g, free)
			if g.o.Three {
				free = g.together(free)
			}
		}
		for i := range n {
			side.Heroes[i].Def, free = free[0], free[1:]
		}
	}
}

// together puts heroes of a colour together, those of the first one first.
func (g *Game) together(heroes []Def) (all []Def) {
	for _, first := range [...]bool{true, false} {
		for _, d := range heroes {
			if (g.cat.Cards[d].Color == g.cat.Cards[heroes[0]].Color) == first {
				all = append(all, d)
			}
		}
	}
	return all
}

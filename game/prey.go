package game

import "github.com/keyraken/keyraken/game/card"

// leastPowerful is the prey of an enraged creature of the monster that has none
// of its own (A6.5).
var leastPowerful = card.Weakest(1, card.Creatures.Friendly())

// preys are the targets that a card of the monster hunts.
func (g *Game) preys(c Slot, buf []*card.Target) []*card.Target {
	g.refresh()
	if d := g.cat.defs[g.text(c)].card; d.Prey != nil && !g.d.chars[c].blank {
		buf = append(buf, d.Prey)
	}
	if g.d.kinds&(1<<card.PreyMod) != 0 {
		for i := range g.d.mods {
			if m := &g.d.mods[i]; m.m.Kind == card.PreyMod && g.touches(m, c) {
				buf = append(buf, m.m.Prey)
			}
		}
	}
	if len(buf) == 0 && g.s.Cards[c].Is(Enraged) {
		buf = append(buf, &leastPowerful)
	}
	return buf
}

// monsterWay settles how the monster or one of its creatures is used: it fights
// its prey, or reaps when there is none (A6.1, A6.2).
func (g *Game) monsterWay(f *frame, ways uint8) (Way, bool) {
	if ways&(1<<ToUnstun) != 0 {
		return ToUnstun, true
	}
	var buf [4]*card.Target
	preys := g.preys(f.self, buf[:0])
	fits := preys[:0]
	for _, p := range preys {
		if set := g.hunted(f, p); !set.Empty() {
			fits = append(fits, p)
		}
	}
	if len(fits) == 0 {
		if ways&(1<<ToReap) == 0 {
			return AnyWay, true
		}
		return ToReap, true
	}
	if ways&(1<<ToFight) == 0 {
		return AnyWay, true // it is not used and stays ready (A3.11)
	}
	if f.nums[0] == 0 { // which prey (A9.3)
		i, ok := g.askNumber(Question{Kind: AskOption, Purpose: ForPrey, Side: g.s.Active, Source: f.self}, 0, len(fits)-1)
		if !ok {
			return AnyWay, false
		}
		f.nums[0] = int16(i) + 1
	}
	victim, ok := g.choosePrey(f, fits[f.nums[0]-1])
	f.other = victim
	return ToFight, ok
}

// hunted is the creatures of the active player that fit a prey.
func (g *Game) hunted(f *frame, p *card.Target) Set {
	sc := scope{you: g.s.Active, self: f.self, lasting: -1}
	all := g.candidates(&p.Filter, &sc)
	g.untagged(&all)
	if p.Pick != card.MostPowerful && p.Pick != card.LeastPowerful {
		return all
	}
	best := all
	for c := all.First(); c != 0; c = all.Next(c) {
		for o := all.First(); o != 0; o = all.Next(o) {
			if a, b := g.power(o), g.power(c); p.Pick == card.MostPowerful && a > b || p.Pick == card.LeastPowerful && a < b {
				best.Remove(c)
			}
		}
	}
	return best
}

// choosePrey takes one of the creatures that fit (A6.3) and, when that one has
// no taunt, a neighbor with taunt in its place (A6.4).
func (g *Game) choosePrey(f *frame, p *card.Target) (Slot, bool) {
	q := Question{Purpose: ForPrey, Side: g.s.Active, Source: f.self}
	if f.nums[1] == 0 {
		c, ok := g.askOne(q, g.hunted(f, p))
		if !ok {
			return 0, false
		}
		f.nums[1] = int16(c)
	}
	victim := Slot(f.nums[1])
	if g.d.chars[victim].has(card.Taunt) || g.ignores(f.self, card.Taunt) {
		return victim, true
	}
	guards := Set{At: g.s.Clock}
	left, right := g.neighbors(victim)
	for _, o := range [...]Slot{left, right} {
		if o != 0 && g.d.chars[o].has(card.Taunt) {
			guards.Add(o)
		}
	}
	if guards.Empty() {
		return victim, true
	}
	return g.askOne(q, guards)
}

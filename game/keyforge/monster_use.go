package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// leastPowerful is the prey of a creature of the monster that is enraged, or must
// fight for another reason, and has no prey of its own (A6.5).
var leastPowerful = card.Weakest(1, card.Creatures.Friendly())

// preys are the targets that a card of the monster hunts.
func (g *Game) preys(c Slot, buf []*card.Target) []*card.Target {
	g.refresh()
	if d := g.cat.Entries[g.text(c)].Card; d.Prey != nil && !g.d.chars[c].blank {
		buf = append(buf, d.Prey)
	}
	if g.d.kinds.has(card.PreyMod) {
		for i := range g.d.mods {
			if m := &g.d.mods[i]; m.m.Kind == card.PreyMod && g.touches(m, c) {
				buf = append(buf, m.m.Prey)
			}
		}
	}
	if len(buf) == 0 && g.pressed(c) {
		buf = append(buf, &leastPowerful)
	}
	return buf
}

// monsterWay is how the monster uses a card of its own: a combatant loses its
// stun, or fights when a prey fits, or reaps (A3.11, A6.2); an artifact acts
// (A3.12). It is AnyWay when the card may not be used that way: then it is not
// used and stays ready. The preys that fit are appended to fits.
func (g *Game) monsterWay(c Slot, fits []*card.Target) (Way, []*card.Target) {
	if g.isReady(c) != Allowed {
		return AnyWay, nil
	}
	open := func(w Way) bool { return g.canUse(c, Monster, w) == Allowed }
	if g.s.Cards[c].Is(Stunned) && open(ToUnstun) {
		return ToUnstun, fits
	}
	way := ToReap
	if k := g.kind(c, present); k != card.CreatureType && k != card.BossType {
		if way = ToAct; !open(way) {
			way = ToOmni
		}
	} else {
		var buf [4]*card.Target
		for _, p := range g.preys(c, buf[:0]) {
			if set := g.hunted(c, p); !set.Empty() && !slices.Contains(fits, p) {
				fits = append(fits, p)
				way = ToFight
			}
		}
	}
	if !open(way) {
		return AnyWay, nil
	}
	return way, fits
}

// decidesItself reports whether the monster uses its card in its own way when told to use
// it in way w: always when no way is named, and in a fight when the card has prey
// (A9.2).
func (g *Game) decidesItself(c Slot, w Way) bool {
	var buf [4]*card.Target
	return w == AnyWay || w == ToFight && len(g.preys(c, buf[:0])) > 0
}

// CanUse reports whether the monster can use its card now in its own way; then
// [Game.Use] uses it.
func (g *Game) CanUse(c Slot) bool {
	var buf [4]*card.Target
	way, _ := g.monsterWay(c, buf[:0])
	return way != AnyWay
}

// chooseMonsterWay settles how a card of the monster is used and, when it fights,
// against which creature (A6).
func (g *Game) chooseMonsterWay(f *frame) (Way, bool) {
	var buf [4]*card.Target
	way, fits := g.monsterWay(f.self, buf[:0])
	if way != ToFight {
		return way, true
	}
	if f.nums[prey] == 0 { // which prey (A9.3)
		i, ok := g.askNumber(Question{Kind: AskOption, Purpose: ForPrey, Side: g.s.Active, Source: f.self}, 0, len(fits)-1)
		if !ok {
			return AnyWay, false
		}
		f.nums[prey] = int16(i) + 1
	}
	c, ok := g.choosePrey(f, fits[f.nums[prey]-1])
	f.other = c
	return ToFight, ok
}

// hunted is the active player's creatures that fit a prey.
func (g *Game) hunted(c Slot, p *card.Target) Set {
	sc := scope{you: g.s.Active, self: c, lasting: -1}
	all := g.candidates(&p.Filter, &sc)
	g.untagged(&all)
	g.onlyOpen(c, &all)
	if p.Pick != card.MostPowerful && p.Pick != card.LeastPowerful {
		return all
	}
	return g.extremes(&all, p.Pick == card.MostPowerful)
}

// choosePrey takes one of the creatures that fit (A6.3) or, when that one has no
// taunt, a neighbor with taunt instead (A6.4).
func (g *Game) choosePrey(f *frame, p *card.Target) (Slot, bool) {
	q := Question{Purpose: ForPrey, Side: g.s.Active, Source: f.self}
	if f.nums[victim] == 0 {
		c, ok := g.askOne(q, g.hunted(f.self, p))
		if !ok {
			return 0, false
		}
		f.nums[victim] = int16(c)
	}
	c := Slot(f.nums[victim])
	if g.d.chars[c].has(card.Taunt) || g.ignores(f.self, card.Taunt) {
		return c, true
	}
	line := g.s.Players[g.s.Cards[c].Ctrl].pile(linePile)
	guards := g.guards(line, line.index(c))
	if g.onlyOpen(f.self, &guards); guards.Empty() {
		return c, true
	}
	return g.askOne(q, guards)
}

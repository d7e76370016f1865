package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// uses are ways to play or use a card, a bit for each: those of [card.Acts], and the two
// ways to play it.
type uses uint8

const (
	playIt uses = uses(card.ActExhaust) << (1 + iota)
	playAsUpgrade
)

// useOf is the play of a card; how is a flag of procPlay.
func useOf(how uint8) uses {
	if how&asUpgrade != 0 {
		return playAsUpgrade
	}
	return playIt
}

// allowed reports whether a modifier lets the side do one of the deeds with the card even
// though it is not of the active house.
func (g *Game) allowed(side Side, c Slot, what uses) bool {
	if !g.d.kinds.shares(allowances) {
		return false
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; g.allows(m, c, what) != 0 && g.remains(m, side) {
			return true
		}
	}
	return false
}

// usesOf is what a modifier allows with some cards of other houses.
func usesOf(m *card.Mod) (can uses) {
	if m.Kind == card.MayUseOther || m.Kind == card.MayPlayOther && m.OrUse {
		if can = uses(m.Acts); can == 0 {
			can = uses(card.ActAny)
		}
	}
	if m.Kind == card.MayPlayOther {
		can |= playIt | playAsUpgrade
	}
	return can
}

// allows is which of the deeds the modifier allows with the card.
func (g *Game) allows(m *active, c Slot, what uses) uses {
	can := usesOf(m.m) & what
	if can == 0 {
		return 0
	}
	sc := g.modScope(m)
	if can&^playAsUpgrade != 0 && !g.match(m.m.Filter, c, &sc, present) {
		can &= playAsUpgrade
	}
	if sc.upgrade = c; can&playAsUpgrade != 0 && !g.match(m.m.Filter, c, &sc, present) {
		can &^= playAsUpgrade
	}
	return can
}

// remains reports whether an allowance of the side has not been used up.
func (g *Game) remains(m *active, side Side) bool {
	n := g.modNum(m)
	return g.whoOf(m)&(1<<side) != 0 && (n == 0 || int(*g.spent(m)) < n)
}

// spent counts how often an allowance for a number of cards has been used: since
// it began, or this turn when it belongs to a card.
func (g *Game) spent(m *active) *uint8 {
	if m.lasting >= 0 {
		return &g.s.lasting[m.lasting].Used
	}
	return &g.s.Cards[m.self].Allowed
}

// spendAllowance uses up one of the modifiers that let the side of a play or use do that
// with its card of another house, unless one of them allows any number: the narrowest, or
// the one that the active player chooses (Q57). It reports false while it asks.
func (g *Game) spendAllowance(f *frame, what uses) bool {
	g.refresh()
	var buf [8]*active
	list := buf[:0]
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if g.allows(m, f.self, what) == 0 || !g.remains(m, f.you) {
			continue
		}
		if g.modNum(m) == 0 {
			return true
		}
		list = append(list, m)
	}
	givers := Set{At: g.s.Clock}
	for i, m := range list {
		if !g.wider(m, list[:i], list[i+1:]) {
			givers.Add(m.self)
		}
	}
	c, ok := g.askOne(Question{Purpose: ForAllowance, Side: g.s.Active, Source: f.self}, givers)
	for i, m := range list {
		if ok && m.self == c && !g.wider(m, list[:i], list[i+1:]) {
			*g.spent(m)++
			g.s.busy.Add(c)
			break
		}
	}
	return ok
}

// wider reports whether the modifier allows more than one of the others, or the same as
// one of those before it.
func (g *Game) wider(m *active, before, after []*active) bool {
	for _, o := range before {
		if g.covers(m, o) {
			return true
		}
	}
	for _, o := range after {
		if g.covers(m, o) && !g.covers(o, m) {
			return true
		}
	}
	return false
}

// covers reports whether a modifier allows everything that another does.
func (g *Game) covers(m, o *active) bool {
	mine, theirs := g.modScope(m), g.modScope(o)
	return usesOf(o.m)&^usesOf(m.m) == 0 && g.within(o.m.Filter, &theirs, m.m.Filter, &mine)
}

// within reports whether whatever passes a filter passes another, as far as they show it.
func (g *Game) within(f *card.Filter, sc *scope, o *card.Filter, other *scope) bool {
	if f == nil {
		return true
	}
	if o == nil || !g.within(f.Also, sc, o, other) {
		return false
	}
	return f.Types&^o.Types == 0 && g.offHouses(f, sc)&^g.offHouses(o, other) == 0 && !slices.ContainsFunc(o.Preds, func(p card.Pred) bool {
		_, house := g.housesThat(&p, other)
		return !house && !slices.Contains(f.Preds, p)
	}) || g.within(&card.Filter{Types: f.Types, Preds: f.Preds}, sc, o.Also, other)
}

// offHouses are the houses, other than the active one, whose cards a filter lets pass.
func (g *Game) offHouses(f *card.Filter, sc *scope) card.Houses {
	all := ^card.HouseSet(g.s.House)
	for i := range f.Preds {
		if houses, ok := g.housesThat(&f.Preds[i], sc); ok {
			all &= houses
		}
	}
	return all
}

// housesThat are the houses of which a test asks that a card be, if it is about houses.
func (g *Game) housesThat(p *card.Pred, sc *scope) (houses card.Houses, ok bool) {
	switch p.Kind {
	case card.IsHouse:
		houses = g.kinSet(p.Houses)
	case card.IsActiveHouse:
		houses = card.HouseSet(g.s.House)
	case card.IsChosenHouse:
		houses = card.HouseSet(g.houseOf(card.NoHouse, sc))
	default:
		return 0, false
	}
	if p.Not {
		houses = ^houses
	}
	return houses, true
}

package game

import "github.com/keyraken/keyraken/game/card"

// deeds are ways to play or use a card, a bit for each: those of [card.Acts], and the two
// ways to play it.
type deeds uint8

const (
	playIt deeds = deeds(card.ActReady) << (1 + iota)
	playAsUpgrade
)

// deedOf is the play of a card; how is a flag of procPlay.
func deedOf(how uint8) deeds {
	if how&asUpgrade != 0 {
		return playAsUpgrade
	}
	return playIt
}

// allowed reports whether a modifier lets the side do one of the deeds with the card even
// though it is not of the active house.
func (g *Game) allowed(side Side, c Slot, what deeds) bool {
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

// allows is which of the deeds the modifier allows with the card.
func (g *Game) allows(m *active, c Slot, what deeds) deeds {
	can := deeds(0)
	if m.m.Kind == card.MayUseOther || m.m.Kind == card.MayPlayOther && m.m.Flag {
		if can = deeds(m.m.Acts); can == 0 {
			can = deeds(card.ActAny)
		}
	}
	if m.m.Kind == card.MayPlayOther {
		can |= playIt | playAsUpgrade
	}
	if can &= what; can == 0 {
		return 0
	}
	sc := g.modScope(m)
	if can&^playAsUpgrade != 0 && !g.match(m.m.Filter, c, &sc, today) {
		can &= playAsUpgrade
	}
	if sc.upgrade = c; can&playAsUpgrade != 0 && !g.match(m.m.Filter, c, &sc, today) {
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

// spendAllowance uses up one of the modifiers that let the side do that with a card of
// another house, unless another lets it do so with any number of them.
func (g *Game) spendAllowance(side Side, c Slot, what deeds) {
	var one *active
	for i := range g.d.mods {
		m := &g.d.mods[i]
		switch {
		case g.allows(m, c, what) == 0 || !g.remains(m, side):
		case g.modNum(m) == 0:
			return
		case one == nil:
			one = m
		}
	}
	if one != nil {
		*g.spent(one)++
		g.s.busy.Add(one.self)
	}
}

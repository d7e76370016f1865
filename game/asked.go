package game

import "github.com/keyraken/keyraken/game/card"

// Asked is the effect for which an ability asks the question: the one that will
// touch what is chosen, or that offers the choice. It is nil when the question is
// one of the rules.
func (c *Catalogue) Asked(q *Question) *card.Effect {
	if q.Purpose != ForEffect || q.Prog == noProg {
		return nil
	}
	ops := c.progs[q.Prog].ops
	for i := int(q.Op); i < len(ops); i++ {
		if ops[i].e != nil {
			return ops[i].e
		}
	}
	return nil
}

// Asking is [Catalogue.Asked] with the target of the effect that is to be chosen;
// without one for a choice of another kind. It also knows the effect of which the
// order of the cards is asked.
func (c *Catalogue) Asking(q *Question) (*card.Effect, *card.Target) {
	if q.Purpose == ForOrder && q.Kind == AskCards && q.Prog != noProg {
		return c.progs[q.Prog].ops[q.Op].e, nil
	}
	e := c.Asked(q)
	if e == nil {
		return nil, nil
	}
	switch o := &c.progs[q.Prog].ops[q.Op]; o.code {
	case opTake, opOffer, opShare, opAnother, opAnotherNext:
		return e, o.t
	}
	return e, nil
}

// Offered is the i-th of the abilities among which a question [ForUse] lets
// choose one of several Action or Omni abilities of the card.
func (g *Game) Offered(i int) uint16 {
	f := &g.s.frames[g.s.nframes-1]
	var buf [8]ability
	return g.abilities(f.self, headingsOf[f.how], buf[:0])[i].prog
}

// FightDamage is the damage that a card in play deals when it is attacked.
func (g *Game) FightDamage(c Slot) int {
	g.refresh()
	if n := g.d.chars[c].fight; n >= 0 {
		return int(n)
	}
	return g.power(c, today)
}

// Candidates are the cards that pass the filter now, as an ability of you on the
// card self, which may be 0, would find them.
func (g *Game) Candidates(f *card.Filter, you Side, self Slot) Set {
	return g.candidates(f, &scope{you: you, self: self, lasting: -1})
}

// Number is what the number is now for an ability of you on the card self.
func (g *Game) Number(n *card.Num, you Side, self Slot) int {
	g.refresh()
	return g.num(n, &scope{you: you, self: self, lasting: -1})
}

// Holds reports whether the condition holds now for an ability of you on the
// card self.
func (g *Game) Holds(c *card.Cond, you Side, self Slot) bool {
	g.refresh()
	return g.holds(c, &scope{you: you, self: self, lasting: -1})
}

// Hunted is the creatures that fit the i-th of the preys among which a question
// [ForPrey] lets choose how the monster's card hunts (A9.3).
func (g *Game) Hunted(c Slot, i int) Set {
	var buf [4]*card.Target
	if _, fits := g.monsterWay(c, buf[:0]); i < len(fits) {
		return g.hunted(c, fits[i])
	}
	return Set{At: g.s.Clock}
}

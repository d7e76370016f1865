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

// FightDamage is the damage that a card in play deals when it is attacked.
func (g *Game) FightDamage(c Slot) int {
	g.refresh()
	if n := g.d.chars[c].fight; n >= 0 {
		return int(n)
	}
	return g.power(c)
}

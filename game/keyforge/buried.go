package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// buried is the ability, or 0, that the side may carry out in step 3 by a card in its
// discard pile: one under the heading "Omni" that works there. The card is not used, so it
// does not count for the rule of six (D46).
func (g *Game) buried(c Slot, side Side) uint16 {
	cs := &g.s.Cards[c]
	def := &g.cat.Entries[cs.Def]
	if cs.Zone != card.Discard || cs.Ctrl != side || !def.InDiscard || def.Headings&card.OnOmni == 0 {
		return 0
	}
	for _, p := range def.Own {
		a := g.cat.Programs[p].Ability
		if a.IsOffered() && (a.While == nil || g.holds(a.While, &scope{you: side, self: c, lasting: -1})) {
			return p
		}
	}
	return 0
}

// unearth carries out what a card in the side's discard pile offers.
func (g *Game) unearth(c Slot, side Side) {
	g.resolve(trigger{prog: g.buried(c, side), self: c, you: side, ev: TriggerEvent{Subject: c, Who: side}})
}

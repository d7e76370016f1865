package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// What counts as a play, and alpha and omega, which restrict the plays of a step.

// begun reports whether the side has done anything in this step, so that alpha forbids
// a play.
func (g *Game) begun(by Side) bool { return g.s.Done > 0 && by == g.s.TurnOf && g.s.Step == MainStep }

// undoPlay ends the play of a card that has become a copy of one with alpha, which
// cannot be played any more: it goes back to where it was (D54). For the rule of six
// that was a play, so that nobody tries it for ever (Q53).
func (g *Game) undoPlay(f *frame) {
	to := f.to
	if pileOf[to] < 0 {
		to = card.Hand
	}
	g.s.Cards[f.self].Text = 0
	g.relocate(f.self, to, f.first, card.OnTop)
	g.pop()
}

// hasOmega reports whether a card that is being played has omega.
func (g *Game) hasOmega(c Slot) bool {
	if g.s.Cards[c].Zone.InPlay() {
		g.refresh()
		return g.hasKeyword(c, card.Omega)
	}
	return g.cat.Entries[g.text(c)].Card.Keywords[card.Omega] != 0
}

// tally counts the play for everything else.
func (g *Game) tally(f *frame) {
	s := &g.s
	s.Done = min(s.Done+1, 250)
	countOf(&s.Players[f.you].PlayedOf, g.houses(f.self, present))
	g.count(f.you, card.Played)
	g.count(f.you, playedAs[g.typeOf(f.self)])
}

// typeOf is the type of the card as it is played: its own, also when it is a copy (Q54), an
// upgrade, or the creature that a token creature is.
func (g *Game) typeOf(c Slot) card.Type {
	cs := &g.s.Cards[c]
	switch {
	case cs.Is(AsUpgrade):
		return card.UpgradeType
	case cs.Zone == card.Reference:
		return g.cat.Entries[g.text(c)].Card.Type
	case cs.Is(FaceDown) && cs.Zone != card.Under: // K25.3
		return card.CreatureType
	}
	return g.cat.Entries[cs.Def].Card.Type
}

// playedAs is what the ledgers call the play of a card of a type.
var playedAs = [card.TypeCount]card.Ledger{card.ActionType: card.PlayedActions, card.ArtifactType: card.PlayedArtifacts,
	card.CreatureType: card.PlayedCreatures, card.UpgradeType: card.PlayedUpgrades}

// playedOf is how many cards of the types the side has played this turn.
func (g *Game) playedOf(side Side, types card.Types) (n int) {
	if types == card.Cards.Types {
		return int(g.s.Players[side].Now[card.Played])
	}
	for t := card.ActionType; t <= card.UpgradeType; t++ {
		if types.Has(t) {
			n += int(g.s.Players[side].Now[playedAs[t]])
		}
	}
	return n
}

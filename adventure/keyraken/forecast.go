package keyraken

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Forecast returns the rules for a Keyraken that takes no adventure cards in its
// turn.
func (rise) Forecast(of keyforge.Mode) keyforge.Mode {
	m, ok := of.(mode)
	if !ok {
		m = mode{variants[adventure.Normal]}
	}
	return forecast{m}
}

type forecast struct{ mode }

func (f forecast) MonsterStep(g *keyforge.Game, step uint16) (next uint16, done bool) {
	if step == stepArchives {
		return stepUse, false
	}
	return f.mode.MonsterStep(g, step)
}

// CardsToCome counts the cards in its archives and those that it takes from its
// deck.
func (rise) CardsToCome(g *keyforge.Game) int {
	deck, discard, archives := g.Pile(keyforge.Monster, card.Deck), g.Pile(keyforge.Monster, card.Discard),
		g.Pile(keyforge.Monster, card.Archives)
	return min(deck.Len()+discard.Len(), g.CardsPerTurn()) + archives.Len()
}

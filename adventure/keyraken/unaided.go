package keyraken

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Unaided is the rules of the adventure for a Keyraken that takes no adventure
// cards in its turn: what it would do with what lies open. A state of a game of the
// adventure may be loaded into a game with these rules.
func Unaided() game.Mode { return unaided{} }

type unaided struct{ mode }

func (u unaided) MonsterStep(g *game.Game, step uint16) (next uint16, done bool) {
	if step == stepArchives {
		return stepUse, false
	}
	return u.mode.MonsterStep(g, step)
}

// CardsToCome is how many adventure cards the Keyraken plays in its next turn as
// things stand: those in its archives and those that it takes from its deck.
func CardsToCome(g *game.Game) int {
	p := &g.State().Players[game.Monster]
	n := p.Pile(card.Deck).Len() + p.Pile(card.Discard).Len()
	if m, ok := g.Mode().(mode); ok {
		n = min(n, int(m.cards))
	}
	return n + p.Pile(card.Archives).Len()
}

package lang

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Automaton is a [shards.Automaton] that can be put into words. It brings its own:
//
//	name              its name
//	ask-KIND          a question that is asked for it, by the name of the kind in data
//	event-KIND        what only it does
//	hunt, reveals     what it will do in its next turn, and what of that by the faction of the card that it reveals
type Automaton interface {
	Words(language string) map[string]string
	// Revealing are the cards of the row that it plays after one of a faction, and the mastery that it gains for it.
	Revealing(*shards.Game, card.Faction) (plays shards.Cards, mastery int32)
}

// of are the words of the automaton of a game, none without one.
func (l *Language) of(g *shards.Game) map[string]string {
	if a, ok := g.Options().Automaton.(Automaton); ok {
		return a.Words(l.Code)
	}
	return nil
}

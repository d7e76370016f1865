package narrate_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
)

// K15.8: neither the story nor a question names what its reader may not know.
func TestNothingHiddenIsTold(t *testing.T) {
	reader := func(g *keyforge.Game, seat keyforge.Side) *narrate.Narrator {
		n := &narrate.Narrator{Game: g, Language: languages.English()}
		n.You[seat], n.Open[seat] = true, true
		return n
	}
	tell := gametest.Observer{
		Events: func(g *keyforge.Game, seat keyforge.Side, _ keyforge.Command, events []keyforge.Event) any {
			return reader(g, seat).Lines(events)
		},
		Table: func(g *keyforge.Game, seat keyforge.Side) any {
			q := g.Question()
			if g.Over() || !g.Decides(seat) {
				return nil
			}
			n := reader(g, seat)
			words := []string{n.Question(q)}
			for _, c := range g.Legal(nil) {
				if q.Kind != keyforge.AskMain && q.Kind != keyforge.AskName {
					words = append(words, n.Answer(q, c))
				}
			}
			return words
		},
	}
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	gametest.CheckDuelsSecrecy(t, cat, gametest.Rounds(30), tell)
	for _, a := range []adventure.Adventure{keyraken.Adventure, clockwork.Adventure} {
		adventuretest.CheckSecrecy(t, a, gametest.Rounds(12), tell)
	}
}

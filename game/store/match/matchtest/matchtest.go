// Package matchtest begins matches between decks that come with the program, for tests.
package matchtest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/match"
)

// Brought is the embedded deck of that name as a match has it.
func Brought(t testing.TB, name string) scenario.Deck {
	t.Helper()
	d, err := deck.Named(name)
	require.NoError(t, err)
	return match.DeckOf(d)
}

// Plan is the plan of a match between the decks onyx and argus.
func Plan(t testing.TB, f match.Format, w match.Way) match.Plan {
	t.Helper()
	return match.Plan{Format: f, Seed: 7, Players: make([]match.Player, match.Players),
		Duel: match.Duel{Way: w, Decks: [match.Players][]scenario.Deck{{Brought(t, "onyx")}, {Brought(t, "argus")}}}}
}

// Begin begins the match of a plan.
func Begin(t testing.TB, p match.Plan) *match.Match {
	t.Helper()
	m, err := match.New(p)
	require.NoError(t, err)
	return m
}

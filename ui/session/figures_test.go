package session_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// Figures of the decks of the program come with it, for these decks alone: one with another icon is another deck. Under conditions of
// one's own, at difficulties and of teams that nobody measured, there are none.
func TestFiguresThatCameWithTheProgram(t *testing.T) {
	s := begin(t)
	var all []*deck.Deck
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		all = append(all, d)
		of := s.Adventure.Rates().Together(1, d.Name)
		require.NotNil(t, of, name)
		found := s.Figures("normal", []*deck.Deck{d})()
		assert.Equal(t, lab.Rate{Won: of.Won, Games: of.Games}, found[0].Rate, name)
		assert.Equal(t, "quick", found[0].Bot)
		assert.True(t, found[0].When.IsZero())
	}
	assert.Zero(t, s.Figures("1007-SHA6", all[:1])()[0].Games)
	assert.Zero(t, s.Figures("hard", all[:1])()[0].Games)
	assert.Zero(t, s.Figures("normal", all[:2])()[0].Games)
	other, err := deck.Named(deck.Embedded()[0])
	require.NoError(t, err)
	other.Cards[0].Icons = append([]card.Icon{card.DamageIcon}, other.Cards[0].Icons...)
	assert.Zero(t, s.Figures("normal", []*deck.Deck{other})()[0].Games)
	best := s.Adventure.Rates().BestOf(1, 3)
	require.NotNil(t, best)
	var team []*deck.Deck
	for _, name := range []int{2, 0, 1} {
		for _, d := range all {
			if d.Name == best.Decks[name] {
				team = append(team, d)
			}
		}
	}
	assert.Equal(t, best.Games, s.Figures("normal", team)()[0].Games, "in any order")
}

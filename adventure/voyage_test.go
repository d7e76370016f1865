package adventure_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// A voyage is the same for a whole week, in every time zone, and another in the next week.
func TestVoyages(t *testing.T) {
	a := adventures.All()[0]
	monday := time.Date(2026, 11, 16, 0, 0, 0, 0, time.UTC)
	v := adventure.VoyageOf(a, monday)
	assert.Equal(t, "2026-W47", v.Week)
	assert.Equal(t, v, adventure.VoyageOf(a, monday.Add(7*24*time.Hour-time.Second)))
	assert.Equal(t, v, adventure.VoyageOf(a, monday.In(time.FixedZone("far", -11*3600))))
	assert.Equal(t, "2026-W53", adventure.VoyageOf(a, time.Date(2027, 1, 3, 12, 0, 0, 0, time.UTC)).Week, "the weeks of ISO 8601")
	seen := map[string]bool{}
	for week := range 200 {
		v := adventure.VoyageOf(a, monday.AddDate(0, 0, 7*week))
		require.False(t, seen[v.Week])
		seen[v.Week] = true
		for i, name := range v.Decks {
			_, err := deck.Named(name)
			require.NoError(t, err)
			assert.NotContains(t, v.Decks[:i], name, "three different decks")
		}
		_, word, err := adventure.FindMode(a, v.Word)
		require.NoError(t, err)
		assert.Equal(t, v.Word, word)
	}
}

// The voyage of a week must not change with the program.
func TestVoyagesStay(t *testing.T) {
	v := adventure.VoyageOf(adventures.All()[0], time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC))
	assert.Equal(t, adventure.Voyage{Week: "2026-W47", Decks: [3]string{"argus", "barker", "monofox"}, Seed: 129339, Word: "1005-AS38"}, v,
		"when this has to change, raise the version of voyages")
}

package puzzle_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// rules are those of all adventures.
func rules(t testing.TB) *scenario.Rules {
	all := adventure.List(adventures.All())
	cat, err := all.Catalogue()
	require.NoError(t, err)
	return all.Rules(cat)
}

// The solution of each puzzle reaches its goal, whatever the hidden cards are, and greedy does not.
func TestBook(t *testing.T) {
	r := rules(t)
	ids := map[string]bool{}
	for i, p := range puzzle.Book() {
		assert.NoError(t, p.Check(t.Context(), r, puzzle.Quickly), p.ID)
		assert.False(t, ids[p.ID], p.ID)
		assert.Same(t, p, puzzle.Named(p.ID))
		assert.Equal(t, i+1, p.Number)
		ids[p.ID] = true
	}
	assert.Nil(t, puzzle.Named("none"))
}

// Each day has a puzzle of its own, and all come before one comes again.
func TestOf(t *testing.T) {
	day := time.Date(2026, 11, 28, 23, 0, 0, 0, time.UTC)
	seen := map[string]bool{}
	for range puzzle.Book() {
		p := puzzle.Of(day)
		assert.Same(t, p, puzzle.Of(day.Add(-20*time.Hour)))
		assert.False(t, seen[p.ID])
		seen[p.ID] = true
		day = day.AddDate(0, 0, 1)
	}
	assert.NotNil(t, puzzle.Of(time.Date(1900, 1, 1, 0, 0, 0, 0, time.UTC)))
}

// A solution is told in both languages.
func TestExplain(t *testing.T) {
	r := rules(t)
	title := func(id string) string {
		n, _ := r.Catalogue.Number(id)
		return r.Catalogue.Title(n)
	}
	for _, l := range []*lang.Language{languages.English(), languages.Named("ru")} {
		for _, p := range puzzle.Book() {
			told, err := p.Explain(r, l.WithTitles(title).WithWords(adventures.All()[0].Words))
			require.NoError(t, err)
			require.NotEmpty(t, told)
			for _, m := range told {
				t.Logf("%s: %v", m.Does, m.Then)
				assert.NotEmpty(t, m.Does, p.ID)
			}
		}
	}
}

// number is the number of a card in the catalogue.
func number(r *scenario.Rules, id string) uint16 {
	n, _ := r.Catalogue.Number(id)
	return n
}

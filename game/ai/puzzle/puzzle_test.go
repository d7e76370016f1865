package puzzle_test

import (
	"fmt"
	"os"
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

// sample is how many puzzles are proved at a time; each day others.
const sample = 5

// There is one solution, whatever else is done: all lines of the turn are played, of all puzzles in full tests.
func TestBookIsProved(t *testing.T) {
	r, book := rules(t), puzzle.Book()
	n, from := min(sample, len(book)), time.Now().YearDay()*sample
	if os.Getenv("KEYRAKEN_TEST_FULL") != "" {
		n = len(book)
	}
	for i := range n {
		p := book[(from+i)%len(book)]
		assert.NoError(t, p.Check(t.Context(), r, puzzle.Fully), p.ID)
	}
}

// No two puzzles are solved by the same cards, used in the same way; all goals but the rarest and all levels have some, and some
// need an ally.
func TestBookIsVaried(t *testing.T) {
	r := rules(t)
	themes := map[string]string{}
	goals, levels, tables := map[puzzle.Goal]int{}, map[int]int{}, map[string]int{}
	for _, p := range puzzle.Book() {
		theme := p.Theme(r)
		assert.NotEmpty(t, theme, p.ID)
		assert.Empty(t, themes[theme], "%s: %s", p.ID, theme)
		themes[theme] = p.ID
		goals[p.Goal]++
		levels[p.Level]++
		tables[fmt.Sprint(p.Scenario.Mode, len(p.Scenario.Players))]++
	}
	for _, g := range []puzzle.Goal{puzzle.Win, puzzle.Survive, puzzle.DenyRise, puzzle.DenyKey, puzzle.Clear} { // few cards forge
		assert.GreaterOrEqual(t, goals[g], 5, g)
	}
	for level := 1; level <= puzzle.Levels; level++ {
		assert.GreaterOrEqual(t, levels[level], 5, level)
	}
	for _, where := range []string{"duel2", "keyraken1", "keyraken2", "keyraken3"} {
		assert.GreaterOrEqual(t, tables[where], 10, where)
	}
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
		for i, p := range puzzle.Book() {
			if i%4 != 0 {
				continue
			}
			told, err := p.Explain(r, l.WithTitles(title).WithWords(adventures.All()[0].Words))
			require.NoError(t, err)
			require.NotEmpty(t, told)
			for _, m := range told {
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

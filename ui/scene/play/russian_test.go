package play_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
)

// sizes are the sizes of the words that begin like this.
func sizes(m *scenetest.Mouse, begin string) (all []float64) {
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && strings.HasPrefix(op.Text, begin) {
			all = append(all, op.Size)
		}
	}
	return all
}

// What a house would open is written on its button as large as other small words, even
// in a long language and with large text.
func TestWhatAHouseOpensCanBeRead(t *testing.T) {
	for _, text := range []int{100, 150} {
		m := scenetest.New(t, scenetest.InRussian(text))
		m.Click("new-adventure", 0)
		m.Click("begin", 0)
		m.House()
		m.Frames(3)
		sizes := sizes(m, "с руки ")
		require.Len(t, sizes, 3)
		assert.GreaterOrEqual(t, slices.Min(sizes), 0.85*theme.Tiny*float64(text)/100)
	}
}

// The link of a tip is written as large as the tip.
func TestLinkOfATipCanBeRead(t *testing.T) {
	for _, text := range []int{100, 150} {
		m := scenetest.New(t, scenetest.InRussian(text))
		m.Lay("table")
		tip, link := sizes(m, "В свой ход Ключекракен"), sizes(m, "Архив Ключекракена")
		require.Len(t, tip, 1)
		require.Len(t, link, 1)
		assert.Equal(t, tip, link)
	}
}

// The traits to choose from are in the order of their names in the language.
func TestTraitsAreInOrder(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	m.Lay("table")
	m.Ask(scenetest.Questions()[keyforge.AskTrait](m))
	m.Frames(2)
	var names []string
	for _, s := range m.Stack.Spots() {
		if s.What == "answer" {
			names = append(names, fold.Name(s.Label))
		}
	}
	require.Greater(t, len(names), 5)
	assert.True(t, slices.IsSorted(names), names)
	assert.Equal(t, "агент", names[0])
}

// A title that two cards share, an evil twin and the other, is offered once: naming one
// names both.
func TestNamesAreOfferedOnce(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	m.Lay("table")
	m.Ask(scenetest.Questions()[keyforge.AskName](m))
	m.Frames(2)
	m.In.Typed = []rune("5c0")
	m.Frames(3)
	var found []string
	for _, s := range m.Stack.Spots() {
		if s.What == "answer" {
			found = append(found, s.Label)
		}
	}
	assert.Equal(t, []string{"5К077"}, found)
}

// The analysis of a finished game is written at the chosen size of text.
func TestAnalysisIsAsLargeAsTheText(t *testing.T) {
	for _, text := range []int{100, 150} {
		m := scenetest.New(t, scenetest.InRussian(text))
		m.GoneBy(true)
		m.ThoughtOver()
		m.Frames(25)
		sizes := sizes(m, "Решение: ")
		require.NotEmpty(t, sizes)
		assert.InDelta(t, theme.Small*float64(text)/100, sizes[0], 0.51)
	}
}

package scene_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// inRussian is the usual settings at once, in Russian and with text of that size.
func inRussian(text int) scene.Settings {
	s := scene.DefaultSettings
	s.Language, s.Text, s.Speed = "ru", text, len(scene.Speeds)-1
	return s
}

// sizes are the sizes in which words stand that begin so.
func (m *mouse) sizes(begin string) (all []float64) {
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Words && strings.HasPrefix(op.Text, begin) {
			all = append(all, op.Size)
		}
	}
	return all
}

// What a house would open stands on its button as large as other small words, also in a
// long language and with large text.
func TestWhatAHouseOpensCanBeRead(t *testing.T) {
	for _, text := range []int{100, 150} {
		m := newMouse(t, inRussian(text))
		m.click("new-adventure", 0)
		m.click("begin", 0)
		m.house()
		m.frames(3)
		sizes := m.sizes("с руки ")
		require.Len(t, sizes, 3)
		assert.GreaterOrEqual(t, slices.Min(sizes), 0.85*theme.Tiny*float64(text)/100)
	}
}

// The link of a tip is written as large as the tip.
func TestLinkOfATipCanBeRead(t *testing.T) {
	for _, text := range []int{100, 150} {
		m := newMouse(t, inRussian(text))
		m.lay("table")
		tip, link := m.sizes("В свой ход Ключекракен"), m.sizes("Архив Ключекракена")
		require.Len(t, tip, 1)
		require.Len(t, link, 1)
		assert.Equal(t, tip, link)
	}
}

// A preset of conditions is meant by its name in the language, and what is no name is told
// those there are in it.
func TestPresetsGoByTheirNames(t *testing.T) {
	m := newMouse(t, inRussian(100))
	held := "долгая ночь"
	m.s.Clipboard = func() (string, error) { return held, nil }
	m.custom()
	m.click("paste", 0)
	m.until(func() bool { return strings.Contains(m.words(), m.s.T("difficulty-long-night-why")[:40]) })
	held = "зима"
	m.click("paste", 0)
	m.until(func() bool { return strings.Contains(m.words(), "Шторм, Долгая ночь") })
	assert.NotContains(t, m.words(), "long-night")
}

// Traits that can be named stand in the order of their names in the language.
func TestTraitsAreInOrder(t *testing.T) {
	m := newMouse(t, inRussian(100))
	m.lay("table")
	m.ask(questions()[game.AskTrait](m))
	m.frames(2)
	var names []string
	for _, s := range m.s.Spots() {
		if s.What == "answer" {
			names = append(names, cards.Fold(s.Label))
		}
	}
	require.Greater(t, len(names), 5)
	assert.True(t, slices.IsSorted(names), names)
	assert.Equal(t, "агент", names[0])
}

// Decks are also found by a card that they hold, in either language, after those that are
// called so; the card is marked.
func TestDecksAreFoundByTheirCards(t *testing.T) {
	m := newMouse(t, inRussian(100))
	m.openDecks(ownDeck(t, "Mother of Storms", 0), ownDeck(t, "Short", 1))
	shown := func(text string) (names []string) {
		for range 60 {
			m.press(widget.Backspace)
		}
		m.in.Typed = []rune(text)
		m.frames(3)
		for _, s := range m.s.Spots() {
			if s.What == "deck" {
				names = append(names, s.Label)
			}
		}
		return names
	}
	all := len(shown(""))
	mother := shown("mother")
	require.Greater(t, len(mother), 1)
	assert.Contains(t, mother[0], "Mother of Storms", "it has no such card")
	chief := shown("вожак банды")
	require.NotEmpty(t, chief)
	assert.Less(t, len(chief), all)
	assert.Equal(t, chief, shown("Ganger Chieftain"))
	assert.Empty(t, shown("xyzzy"))
}

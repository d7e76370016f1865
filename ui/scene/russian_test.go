package scene_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// inRussian is the default settings in Russian, without delays and with text of that size.
func inRussian(text int) session.Settings {
	s := session.DefaultSettings
	s.Language, s.Text, s.Speed = "ru", text, len(session.Speeds)-1
	return s
}

// sizes are the sizes of the words that begin like this.
func (m *mouse) sizes(begin string) (all []float64) {
	for _, op := range m.s.Picture().Ops {
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

// A preset of conditions is recognized by its name in the language, and an unknown name
// gets a list of them in it.
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

// The traits to choose from are in the order of their names in the language.
func TestTraitsAreInOrder(t *testing.T) {
	m := newMouse(t, inRussian(100))
	m.lay("table")
	m.ask(questions()[keyforge.AskTrait](m))
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

// A search finds decks by a card in them, too, in either language, after those with that
// name; the card is marked.
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

// foreign are words that no language translates: those of other makers' products, of keys,
// and those that these tests make up.
var foreign = strings.Fields(`KeyForge Adventures Master Vault Decks Crucible JSON CSV Ebitengine Apache Alegreya Sans Huerta SIL Open Font License
	English CotA AoA Enter Esc Tab Shift Ctrl Page Down xyzzy Another Short devel Home End Backspace Delete Insert Menu View Start Back
	The Most Noble and Long-winded Archchancellor Seventh Spire Brindle Sample Hexford`)

var latin = regexp.MustCompile("^[A-Za-z]{3,}$")

// translated asserts that nothing is left in English except names.
func (m *mouse) translated(t *testing.T) {
	known := map[string]bool{}
	know := func(names ...string) {
		for _, name := range names {
			for _, word := range strings.Fields(name) {
				known[bare(word)] = true
			}
		}
	}
	know(foreign...)
	know(cards.SetNames()...)
	for n := range m.s.Catalogue.Len() {
		know(m.s.Catalogue.Title(uint16(n + 1)))
	}
	for _, id := range deck.Embedded() {
		d, err := deck.Named(id)
		require.NoError(t, err)
		know(id, d.Name)
	}
	for _, line := range strings.Split(m.words(), "\n") {
		if strings.Contains(line, "/") || strings.Contains(line, "runtime error") || strings.Contains(line, ".json") {
			continue // a file, or what a fault says of itself
		}
		for _, word := range strings.Fields(line) {
			if word = bare(word); latin.MatchString(word) {
				ends := func(of string) bool { return strings.HasSuffix(of, word) } // of a long word of a title, broken on a small card
				broken := word == line && slices.ContainsFunc(slices.Collect(maps.Keys(known)), ends)
				assert.True(t, known[word] || broken, "%q in %q", word, line)
			}
		}
	}
}

// bare is a word without the marks at its ends.
func bare(word string) string { return strings.Trim(word, ".,:;!?()«»“”\"’") }

// A title that two cards share, an evil twin and the other, is offered once: naming one
// names both.
func TestNamesAreOfferedOnce(t *testing.T) {
	m := newMouse(t, inRussian(100))
	m.lay("table")
	m.ask(questions()[keyforge.AskName](m))
	m.frames(2)
	m.in.Typed = []rune("5c0")
	m.frames(3)
	var found []string
	for _, s := range m.s.Spots() {
		if s.What == "answer" {
			found = append(found, s.Label)
		}
	}
	assert.Equal(t, []string{"5C077"}, found)
}

// The analysis of a finished game is written at the chosen size of text.
func TestAnalysisIsAsLargeAsTheText(t *testing.T) {
	for _, text := range []int{100, 150} {
		m := newMouse(t, inRussian(text))
		m.goneBy(true)
		m.thoughtOver()
		m.frames(25)
		sizes := m.sizes("Решение: ")
		require.NotEmpty(t, sizes)
		assert.InDelta(t, theme.Small*float64(text)/100, sizes[0], 0.51)
	}
}

// Inside a line the words for the course of a match and for what may be undone begin with a small letter.
func TestWordsWithinALineAreSmall(t *testing.T) {
	m := newMouse(t, inRussian(100))
	m.s.Games = t.TempDir()
	m.bidding()
	assert.Contains(t, m.words(), "Матч: адаптивный")
	m.press(widget.Escape)
	m.canGoOn("continue")
	m.click("games", 0)
	m.canGoOn("games-continue")
	assert.Contains(t, m.words(), "Отмена ходов: любая")
}

// A filter of statistics that leaves nothing out says so in the gender of what it filters.
func TestFiltersAgree(t *testing.T) {
	m := newMouse(t, inRussian(100))
	m.records(200, 4)
	m.frames(3)
	for _, words := range []string{"Все партии", "Любой", "Любое число", "Любая колода", "За всё время"} {
		assert.Contains(t, m.words(), words)
	}
}

// The space bar, which has no label, has a name in the language, at once.
func TestSpaceBarHasAName(t *testing.T) {
	m := newMouse(t, inRussian(100))
	assert.Equal(t, "Пробел", m.s.KeyName(widget.Space))
	m.s.Settings.Language = "en"
	m.s.Speak()
	assert.Equal(t, "Space", m.s.KeyName(widget.Space))
}

package scene_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// foreign are words that no language translates: those of other makers' products, of keys,
// and those that these tests make up.
var foreign = strings.Fields(`KeyForge Adventures Master Vault Decks Crucible JSON CSV Ebitengine Apache Alegreya Sans Huerta SIL Open Font License
	English CotA AoA Enter Esc Tab Shift Ctrl Page Down xyzzy Another Short devel Home End Backspace Delete Insert Menu View Start Back
	The Most Noble and Long-winded Archchancellor Seventh Spire Brindle Sample Hexford`)

var latin = regexp.MustCompile("^[A-Za-z]{3,}$")

// translated asserts that nothing is left in English except names.
func translated(m *scenetest.Mouse, t *testing.T) {
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
	for n := range m.Stack.Catalogue.Len() {
		know(m.Stack.Catalogue.Title(uint16(n + 1)))
	}
	for _, id := range deck.Embedded() {
		d, err := deck.Named(id)
		require.NoError(t, err)
		know(id, d.Name)
	}
	for _, line := range strings.Split(m.Words(), "\n") {
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

// The space bar, which has no label, has a name in the language, at once.
func TestSpaceBarHasAName(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	assert.Equal(t, "Пробел", m.Stack.KeyName(widget.Space))
	m.Stack.Settings.Language = "en"
	m.Stack.Speak()
	assert.Equal(t, "Space", m.Stack.KeyName(widget.Space))
}

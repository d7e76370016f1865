package scenetest

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/widget"
)

// OwnDeck is a deck of that name; decks with different n are different decks.
func OwnDeck(t testing.TB, name string, n int, change ...func(*deck.Deck)) *deck.Deck {
	t.Helper()
	d, err := deck.Named(deck.Embedded()[n%10])
	require.NoError(t, err)
	d.Name, d.Source = name, ""
	for i := range 1 + n/10 {
		d.Cards[i].ID = d.Cards[11].ID
	}
	for _, c := range change {
		c(d)
	}
	return d
}

// WithLibrary gives the window a library with those decks, and opens the decks.
func WithLibrary(t testing.TB, decks ...*deck.Deck) (*Mouse, *library.Library) {
	t.Helper()
	m := New(t, AtOnce)
	m.OpenDecks(decks...)
	return m, m.Stack.Library
}

// OpenDecks opens the decks: these and those of the game.
func (m *Mouse) OpenDecks(decks ...*deck.Deck) {
	m.T.Helper()
	m.Stack.OpenLibrary(filepath.Join(m.T.TempDir(), "decks"))
	_, err := m.Stack.Library.Import(context.Background(), decks, nil)
	require.NoError(m.T, err)
	m.T.Cleanup(func() { _ = m.Stack.Leave() })
	m.Click("decks", 0)
	m.Until(func() bool { _, ok := m.Find("deck", 0); return ok })
}

// Decks opens the decks, a few of them with long names.
func (m *Mouse) Decks() {
	m.T.Helper()
	var decks []*deck.Deck
	for i, name := range []string{"Short", "The Most Noble and Long-winded Archchancellor of the Seventh Spire", "Another"} {
		decks = append(decks, OwnDeck(m.T, name, i))
	}
	m.OpenDecks(decks...)
}

// Listed is the names of the decks in the list.
func (m *Mouse) Listed() (names []string) {
	m.Frame()
	for _, s := range m.Stack.Spots() {
		if s.What == "deck" && s.N >= 0 {
			names = append(names, s.Label)
		}
	}
	return names
}

// DeckNames are the names of the decks of a library.
func DeckNames(t testing.TB, l *library.Library) (names []string) {
	t.Helper()
	all, problems, err := l.Load()
	require.NoError(t, err)
	require.Empty(t, problems)
	for i := range all {
		names = append(names, all[i].Name())
	}
	return names
}

// Search looks for an embedded deck in the list of decks.
func (m *Mouse) Search(name string) {
	m.T.Helper()
	d, err := deck.Named(name)
	require.NoError(m.T, err)
	for range 60 {
		m.Press(widget.Backspace)
	}
	m.In.Typed = []rune(d.Name)
	m.Frames(3)
}

// Choose gives a seat the embedded deck with that number.
func (m *Mouse) Choose(seat, number int) {
	m.T.Helper()
	m.Click("choose-deck", seat)
	d, err := deck.Named(deck.Embedded()[number])
	require.NoError(m.T, err)
	m.In.Typed = []rune(d.Name)
	m.Frames(2)
	m.Click("deck", 0)
	m.Click("play-deck", 0)
	m.Frame()
	require.Equal(m.T, "new-adventure", m.Stack.Top().Name())
}

// Studied keeps results of a lab for the first deck of the list, and opens its lab in
// that company: 0 alone, 1 with partners, 2 in duels, 3 teams.
func (m *Mouse) Studied(company int) {
	m.T.Helper()
	m.Click("deck", 0)
	name := m.Listed()[0]
	var all []library.Entry
	own, _, err := m.Stack.Library.Load()
	require.NoError(m.T, err)
	for _, e := range append(own, library.Embedded()[:2]...) {
		if e.Name() == name {
			all = append([]library.Entry{e}, all...)
		} else {
			all = append(all, e)
		}
	}
	r := lab.New(m.Stack.Catalogue, "quick", 1)
	for i := range all {
		r.Deck(all[i].Name(), all[i].Deck.Deal(0))
	}
	mode := m.Stack.Adventure.Name()
	for other := 1; other < len(all); other++ {
		r.Cell(mode, "normal", 1, 0, other)
		r.Cell(keyforge.Duel.Name(), "", 1, 0, other)
	}
	for _, d := range []string{"easy", "normal", "hard"} {
		r.Cell(mode, d, 3, 0)
	}
	race := r.Blank()
	race.Strongest(lab.Race{Mode: mode, Difficulty: "easy", Size: 3, Games: 1, Most: 1})
	for _, r := range []*lab.Result{r, race} {
		r.Bot = "random" // quick to play
		require.NoError(m.T, r.Run(context.Background(), m.Stack.Rules, lab.Options{Workers: 1}))
		r.Bot = "quick"
		require.NoError(m.T, m.Stack.Studies.Keep(context.Background(), r, m.Stack.Now()))
	}
	m.Click("deck-lab", 0)
	m.Click("study-company", company)
	m.Until(func() bool { return strings.Contains(m.Words(), "–") })
}

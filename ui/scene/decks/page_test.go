package decks_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The decks are listed by their names, by when they came, by their sets, or by their wins.
func TestOrdersOfDecks(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Beats(deck.Embedded()[4], "easy")
	m.Click("decks", 0)
	m.Until(func() bool { return m.Stack.Collection.Fresh() && len(m.Listed()) > 0 })
	winner, err := deck.Named(deck.Embedded()[4])
	require.NoError(t, err)
	for _, order := range []string{"order-name", "order-added", "order-set", "order-wins", "order-name"} {
		m.Frame()
		assert.Equal(t, m.Stack.T(order), m.MustFind("deck-order", 0).Label)
		assert.Equal(t, order == "order-wins", winner.Name == m.Listed()[0], order)
		assert.Contains(t, m.WordsIn(theme.Ink), m.Listed()[1], "it can be played")
		m.Click("deck-order", 0)
	}
}

// A card of a deck shown large leads to the next one and to the one before, round and round; a click
// beside it and Enter close it.
func TestCardsOneByOne(t *testing.T) {
	m, _ := scenetest.WithLibrary(t)
	m.Search(deck.Embedded()[0])
	d, err := deck.Named(deck.Embedded()[0])
	require.NoError(t, err)
	at := func(i int) {
		t.Helper()
		m.Frame()
		ops := m.Stack.Picture().Ops
		veil := slices.IndexFunc(ops, func(op paint.Op) bool { return op.Color == theme.Veil })
		assert.True(t, slices.ContainsFunc(ops[veil:], func(op paint.Op) bool { return op.Text == m.Stack.CardTitle(d.Cards[i].ID) }),
			"card %d", i)
		_, edits := m.Find("icon", int(card.DrawIcon))
		assert.False(t, edits, "the decks that come with the game stay as they are")
	}
	m.Click("deck-card", 0)
	at(0)
	m.Press(widget.Left)
	at(deck.Size - 1)
	m.Press(widget.Right)
	at(0)
	m.Click("card-right", 0)
	at(1)
	m.Click("card-left", 0)
	m.Click("card-left", 0)
	at(deck.Size - 1)
	for _, closes := range []func(){func() { m.Press(widget.Enter) }, func() {
		m.In.Mouse = layout.Point{X: 3, Y: 3}
		m.Frames(40)
		m.Push()
	}} {
		closes()
		m.Frame()
		require.Equal(t, "decks", m.Stack.Top().Name())
		m.Click("deck-face", 1)
		m.Frame()
		require.Equal(t, "deck-card", m.Stack.Top().Name())
	}
}

// The page of a deck has its sums, its origin and its results in adventures and against each opponent.
func TestPageOfADeck(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	d, err := deck.Named(deck.Embedded()[1])
	require.NoError(t, err)
	m.Beats(deck.Embedded()[1], "easy")
	team := []records.Member{{Deck: d.ListKey(), Name: d.Name}, {Deck: "other", Name: "Other", Bot: "quick"}}
	for i, r := range []records.Result{{Winner: 2}, {Winner: 1, Won: true, Turns: 8}} {
		r.Game, r.Mode, r.Team, r.Decks, r.Undo = fmt.Sprint("duel-", i), keyforge.Duel.Name(), team, []string{d.ListKey()}, replay.UndoNone
		require.NoError(t, m.Stack.Records.AddResult(r))
	}
	require.NoError(t, m.Stack.Records.AddResult(records.Result{Game: "strict", Boss: m.Stack.Adventure.Boss(),
		Difficulty: "hard", Undo: replay.UndoNone, Decks: []string{d.ListKey()}}))
	m.Click("decks", 0)
	m.Until(func() bool { return m.Stack.Collection.Fresh() && len(m.Listed()) > 0 })
	m.Search(deck.Embedded()[1])
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, d.Set+" · "+m.Stack.T("embedded"))
	assert.Contains(t, words, strings.Join([]string{m.Stack.T("record-fastest", m.Stack.T("difficulty-easy"), 1, 1, 30),
		m.Stack.T("record-of", m.Stack.T("difficulty-hard"), 0, 1), m.Stack.T("record-fastest", m.Stack.OpponentWords("quick"), 1, 2, 8),
		m.Stack.T("record-strict", 0, 1)}, " · "))
	totals := library.TotalsOf(d)
	for i, n := range []int{totals.Amber, totals.Creatures, totals.Power, totals.Artifacts, totals.Actions, totals.Upgrades} {
		cell := m.MustFind("deck-total", i).Rect
		assert.True(t, slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool {
			return op.Text == widget.Number(n) && op.Rect.Within(cell.Inset(-2))
		}), "%s: %d", m.MustFind("deck-total", i).Label, n)
	}
	for _, what := range []string{"rename", "remove"} {
		assert.False(t, m.On(what), "it comes with the game")
	}
	assert.True(t, m.On("play-deck"))
	assert.Equal(t, []string{m.Stack.T("play-deck")}, m.Strong())
}

// An own deck says from where and when it came. Whoever gives it another name may change their mind.
func TestOwnDeckIsRenamed(t *testing.T) {
	m, l := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11, func(d *deck.Deck) { d.Source = "an old chest" }))
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, "an old chest · "+m.Stack.T("added-on", m.Stack.T("day-today")))
	assert.NotContains(t, words, m.Stack.T("icons-untold"))
	for _, what := range []string{"title-no", "title-yes"} {
		m.Click("rename", 0)
		m.Frame()
		m.Press(widget.SelectAll)
		m.In.Typed = []rune("Zebra")
		m.Frame()
		m.Click(what, 0)
		m.Until(func() bool {
			_, field := m.Find("deck-title", 0)
			return !field && (what == "title-no" || strings.Contains(m.Words(), "Zebra"))
		})
		assert.NotEqual(t, what == "title-no", strings.Contains(m.Words(), "Zebra"), what)
	}
	all, _, err := l.Load()
	require.NoError(t, err)
	assert.Equal(t, "Aardvark", all[0].Deck.Name, "its own name stays")
	assert.Equal(t, "Zebra", all[0].Title)
	m.Says("Aardvark · ")
	m.Click("rename", 0)
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "decks", m.Stack.Top().Name(), "Escape only leaves the field")
	_, field := m.Find("deck-title", 0)
	assert.False(t, field)
}

// An import that would replace a list by another one says so first, as a doubt.
func TestOtherListIsDoubtful(t *testing.T) {
	registered := func(d *deck.Deck) { d.UUID = "11111111-2222-4333-8444-555555555555" }
	m, _ := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11, registered))
	other := scenetest.OwnDeck(t, "Aardvark", 11, registered, func(d *deck.Deck) { d.Cards[20].ID = d.Cards[23].ID })
	decks.Drop(m.Stack, []library.Source{library.Text("a", scenetest.OwnDeck(t, "Zebra", 13).JSON()), library.Text("b", other.JSON())})
	m.Says("Found in 2 sources: 1 new, 1 with a different list")
	assert.Less(t, strings.Index(m.Words(), "Different list: Aardvark"), strings.Index(m.Words(), "New: Zebra"))
	assert.True(t, slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool {
		return op.Kind == paint.Mark && op.Sign == paint.ActionCard && op.Color == theme.Warn
	}))
}

// After an import the first new deck is chosen, not one that was there before.
func TestNewDeckIsChosen(t *testing.T) {
	known := scenetest.OwnDeck(t, "Aardvark", 11)
	m, _ := scenetest.WithLibrary(t, known, scenetest.OwnDeck(t, "Abacus", 12))
	decks.Drop(m.Stack, []library.Source{library.Text("a", known.JSON()), library.Text("b", scenetest.OwnDeck(t, "Zebra", 13).JSON())})
	m.Says("Found in 2 sources: 1 new, 1 already known")
	m.Click("import-these", 0)
	m.Says("Added: Zebra")
	m.Click("close", 0)
	m.Until(func() bool { return m.Stack.Collection.Fresh() && slices.Contains(m.Listed(), "Zebra") })
	m.Click("remove", 0)
	m.Says("Zebra was removed")
}

// A deck that cannot be removed stays, and why is said.
func TestDeckThatStaysIsTold(t *testing.T) {
	m, l := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11))
	require.NoError(t, os.Rename(l.Dir(), l.Dir()+"-away"))
	m.Click("remove", 0)
	m.Until(func() bool { return len(m.WordsIn(theme.Danger)) > 0 })
	assert.NotContains(t, m.Words(), "was removed")
}

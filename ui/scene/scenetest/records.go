package scenetest

import (
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
)

// RecordsNow is the time at which the records are viewed.
var RecordsNow = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// Records opens the records of that many games, at a tab.
func (m *Mouse) Records(games, tab int) {
	m.T.Helper()
	m.Stack.Now = func() time.Time { return RecordsNow }
	if m.Stack.Library == nil {
		m.Stack.OpenLibrary(filepath.Join(m.T.TempDir(), "decks"))
		ladder := adventure.Ladder(m.Stack.Adventure)
		for _, r := range recordstest.Games(m.Stack.Adventure.Boss(), "rises", ladder, RecordsNow, games) {
			require.NoError(m.T, m.Stack.Records.AddResult(r))
		}
	}
	m.Click("records", 0)
	m.counted()
	m.Click("records-tab", tab)
	m.Frame()
}

// Begun gives the player that many games and a part of an achievement, and waits until the title knows
// them.
func (m *Mouse) Begun(games int) {
	m.T.Helper()
	m.Stack.Now = func() time.Time { return RecordsNow }
	m.Stack.OpenLibrary(filepath.Join(m.T.TempDir(), "decks"))
	ladder := adventure.Ladder(m.Stack.Adventure)
	for _, r := range recordstest.Games(m.Stack.Adventure.Boss(), "rises", ladder, RecordsNow, games) {
		require.NoError(m.T, m.Stack.Records.AddResult(r))
	}
	for _, a := range m.Stack.Adventures.Achievements() {
		if steps := a.Steps(); len(steps) > 1 {
			require.NoError(m.T, m.Stack.Records.AddAwards(records.Award{Achievement: steps[0].Name(), When: RecordsNow.Format(time.RFC3339)}))
			break
		}
	}
	m.Stack.ReadDecks()
	m.Until(func() bool { return m.Stack.Collection.Fresh() && m.Stack.Chronicle(nil).Awards() != nil })
	m.Frame()
}

// counted waits until the games are counted.
func (m *Mouse) counted() {
	m.T.Helper()
	m.Until(func() bool { return !strings.Contains(m.Words(), m.Stack.T("records-reading")) })
	m.Frames(3)
}

// Beats records victories of an embedded deck at some difficulties.
func (m *Mouse) Beats(name string, words ...string) {
	m.T.Helper()
	d, err := deck.Named(name)
	require.NoError(m.T, err)
	for i, word := range words {
		require.NoError(m.T, m.Stack.Records.AddResult(records.Result{Game: fmt.Sprint(i), Boss: m.Stack.Adventure.Boss(),
			Difficulty: word, Won: true, Turns: 30 - i, Undo: "free", Decks: []string{d.ListKey()}}))
	}
}

package setup_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/setup"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// planned opens the set-up of an adventure with those decks of the program, with a library to keep figures in.
func planned(t *testing.T, word adventure.Difficulty, decks ...string) *scenetest.Mouse {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	t.Cleanup(func() { _ = m.Stack.Leave() })
	plan := session.FirstPlan(7)
	plan.Difficulty, plan.Players = word, len(decks)
	for i, name := range decks {
		plan.Seats[i].Deck = name
	}
	m.Stack.Push(setup.Planned(m.Stack, plan))
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	return m
}

// find plays a few fast games and keeps them as those of quick.
func find(m *scenetest.Mouse, word string, games int, decks ...string) (won int) {
	m.T.Helper()
	r := lab.New(m.Stack.Catalogue, "random", 1)
	var places []int
	for _, name := range decks {
		d, err := deck.Named(name)
		require.NoError(m.T, err)
		places = append(places, r.Deck(d.Name, d.Deal(0)))
	}
	r.Cell(m.Stack.Adventure.Name(), word, games, places...)
	require.NoError(m.T, r.Run(context.Background(), m.Stack.Rules, lab.Options{Workers: 1}))
	r.Bot = "quick"
	require.NoError(m.T, m.Stack.Studies.Keep(context.Background(), r, m.Stack.Now()))
	return r.Cells[0].Won
}

// The set-up says in how many of how many games the decks have won together, as far as the lab has measured it, in whatever order
// they sit, and that nobody has measured it otherwise: of other decks, at another difficulty, under conditions of one's own.
func TestFiguresOfThePlan(t *testing.T) {
	m := planned(t, adventure.Hard, "cobb", "whelk")
	none := m.Stack.T("figures-none-together")
	m.Until(func() bool { return contains(m, none) })
	won := find(m, "hard", 3, "whelk", "cobb")
	m.Click("difficulty", int(adventure.Normal))
	m.Click("difficulty", int(adventure.Hard))
	found := fmt.Sprintf("With these decks, Quick won %d of 3 games (", won)
	m.Until(func() bool { return contains(m, found) })
	m.Click("figures", 0)
	m.Frames(2)
	require.Equal(t, "figures", m.Stack.Top().Name())
	assert.Contains(t, told(m), fmt.Sprintf("%d of 3 · ", won))
	assert.Contains(t, told(m), m.Stack.T("figures-measured", "Quick", m.Stack.Day(m.Stack.Now())))
	m.Fits(t)
	m.Press(widget.Escape)
	m.Frame()

	m.Click("players", 0)
	m.Until(func() bool { return contains(m, m.Stack.T("figures-none-alone")) })
	m.Click("players", 1)
	m.Click("difficulty", int(adventure.Hard)+1) // one's own conditions begin as what was chosen
	m.Frame()
	require.Equal(t, "conditions", m.Stack.Top().Name())
	m.Click("condition-power", 1)
	m.Press(widget.Enter)
	m.Frame()
	m.Until(func() bool { return contains(m, none) })
}

func contains(m *scenetest.Mouse, words string) bool { return strings.Contains(told(m), words) }

// Measuring goes on behind the set-up until it is stopped, and what was found is kept where archon lab finds it.
func TestMeasureThePlan(t *testing.T) {
	m := planned(t, adventure.Easy, "cobb")
	m.Until(func() bool { return contains(m, m.Stack.T("figures-none-alone")) })
	m.Click("figures", 0)
	m.Frames(2)
	m.Click("figures-measure", 0)
	m.Until(func() bool { return contains(m, " of 100 games") && !contains(m, " 0 of 100 games") })
	m.Press(widget.Escape)
	m.Frame()
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	assert.Contains(t, m.MustFind("figures", 0).Label, " of 100 games")
	m.Click("figures", 0)
	m.Frames(2)
	m.Click("figures-measure", 0)
	m.Until(func() bool { return m.MustFind("figures-measure", 0).Label != m.Stack.T("study-stop") })
	cobb, err := deck.Named("cobb")
	require.NoError(t, err)
	f := m.Stack.Studies.Figure(m.Stack.Catalogue, m.Stack.Adventure.Name(), "easy", cobb)
	require.NotNil(t, f)
	assert.Positive(t, f.Games)
	assert.Less(t, f.Games, 100)
	r := lab.New(m.Stack.Catalogue, "quick", 1)
	r.Cell(m.Stack.Adventure.Name(), "easy", 400, r.Deck("cobb", cobb.Deal(0)))
	m.Stack.Studies.Recall(r)
	assert.Equal(t, f.Rate, r.Cells[0].Rate())
}

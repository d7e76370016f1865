package scenetest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Keeping is a window that keeps its games in the directory.
func Keeping(t testing.TB, dir string) *Mouse {
	m := New(t, AtOnce)
	m.Stack.Games = dir
	m.Stack.ReadSaves()
	m.Looked()
	return m
}

// looking reports whether games are being read.
func (m *Screen) looking() bool {
	_, done := m.Stack.Saves.List()
	return !done
}

// Looked waits until the games have been read, which happens in the background.
func (m *Mouse) Looked() {
	m.T.Helper()
	require.Eventually(m.T, func() bool { return !m.looking() }, 2*time.Minute, time.Millisecond)
	m.Frame()
}

// CanGoOn waits until all saves are read, which moves things, and one can be continued.
func (m *Mouse) CanGoOn(what string) {
	m.T.Helper()
	m.Until(func() bool { _, ok := m.Find(what, 0); return ok && !m.looking() })
}

// Finished plays a game to its end in the directory and returns its file.
func Finished(t testing.TB, dir string) string {
	m := Keeping(t, dir)
	m.Begin()
	m.PlayOut(rand.New(rand.NewPCG(3, 7)))
	m.Frames(2)
	require.Equal(t, "end", m.Stack.Top().Name())
	m.Click("end-tab", 2)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("undo-free"))
	path := m.Table().Story.Path()
	m.Click("home", 0)
	require.True(t, replay.Finished(path), "it became a replay")
	return path
}

// GoneBy puts that game among the kept ones, with or without its analysis.
func (m *Mouse) GoneBy(known bool) (path string) {
	m.T.Helper()
	m.Stack.Thinkers, m.Stack.Games = 2, m.T.TempDir()
	m.T.Cleanup(func() { _ = m.Stack.Leave() })
	path = filepath.Join(m.Stack.Games, "2026-03-01-200000.jsonl")
	saved, thought := gone()
	require.NoError(m.T, os.WriteFile(path, saved, 0o600))
	if known {
		require.NoError(m.T, os.WriteFile(path+replay.Analysed, thought, 0o600))
	}
	m.Stack.ReadSaves()
	return path
}

// gone is a finished game of two players, as saved, with an analysis whose three turning
// points count a whole turn as better than its first decision.
var gone = sync.OnceValues(func() (saved, thought []byte) {
	must := func(err error) {
		if err != nil {
			panic(err)
		}
	}
	a := adventures.All()[0]
	cat, err := adventures.All().Catalogue()
	must(err)
	var deals []keyforge.Deal
	var names []string
	for _, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		must(err)
		deals, names = append(deals, d.Deal(0)), append(names, d.Name)
	}
	setup := adventure.Setup(a, deals, 5)
	setup.Rulebook = keyforge.Newest
	story, err := replay.New(adventures.All().Rules(cat), save.Deal(a.Name(), adventure.Easy.String(), setup, names...))
	must(err)
	for !story.Game().Over() {
		err := story.Do(bot.Greedy{}.Choose(story.Game(), story.Game().Legal(nil)))
		must(err)
	}
	end := story.Len()
	w := analysis.Analysis{Format: analysis.Format, Engine: scenario.Engine, Level: bot.LevelNames[bot.Thorough], Inputs: end, Seed: 1,
		Hash: fmt.Sprintf("%016x", story.Game().Hash())}
	must(story.Seek(0))
	for turn := 0; story.At() < end; {
		g := story.Game()
		if q := g.Question(); q.Purpose == keyforge.ForHouse {
			turn++
			at := story.At()
			w.Points = append(w.Points, analysis.Point{At: at, Turn: turn, Side: scenario.SideOf(q.Side), Chance: game.Chance(4000 + 900*(turn%5))})
			var all []string
			for now := g.Turn(); g.Turn() == now && story.At() < end; {
				all = append(all, story.Next())
				err := story.Step()
				must(err)
			}
			if turn > 1 && len(w.Turnings) < review.Most {
				w.Turnings = append(w.Turnings, analysis.TurningPoint{At: at, Turn: turn, Side: scenario.SideOf(q.Side), Done: all[:1], Better: all,
					Open: turn == 2, Chance: 5000, DoneChance: 4100, BetterChance: game.Chance(5000 + 100*turn)})
			}
			continue
		}
		err := story.Step()
		must(err)
	}
	w.Points = append(w.Points, analysis.Point{At: end, Turn: len(w.Points), Chance: game.Certain})
	w.Swings = []analysis.Swing{{At: w.Points[2].At, Turn: 2, From: 6000, To: 3000}, {At: w.Points[4].At, Turn: 4, From: 2000, To: 4500}}
	dir, err := os.MkdirTemp("", "gone")
	must(err)
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "2026-03-01-200000.jsonl")
	must(story.WriteFile(path))
	must(w.Save(path))
	saved, err = os.ReadFile(path)
	must(err)
	thought, err = os.ReadFile(path + replay.Analysed)
	must(err)
	return saved, thought
})

// ThoughtOver opens the analysis of the game, from the list of games.
func (m *Mouse) ThoughtOver() {
	m.T.Helper()
	m.Click("games", 0)
	m.Until(func() bool { _, ok := m.Find("games-tab", 1); return ok })
	m.Click("games-tab", 1)
	m.Until(func() bool { _, ok := m.Find("games-analyse", 0); return ok })
	m.Click("games-analyse", 0)
	m.Frames(2)
	require.Equal(m.T, "end", m.Stack.Top().Name())
	m.Until(func() bool { _, ok := m.Find("chance", 0); return ok })
}

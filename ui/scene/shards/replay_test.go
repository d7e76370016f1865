package shards_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// told is a game that the greedy computer has played for all, up to that turn at most, in the list of a window.
func told(t *testing.T, set session.Settings, mode string, players, turns int, held ...string) (m *scenetest.Mouse, path string) {
	setup, err := shards.Kind().Deal(players, mode, "", 3)
	require.NoError(t, err)
	story, err := replay.New[game.Game](shards.Kind(), replay.Header{Setup: setup, Seats: held})
	require.NoError(t, err)
	p, err := shards.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	for g := story.Game(); !g.Over() && g.Turn() < turns; {
		require.NoError(t, story.Do(p.Choose(g, g.Legal(nil))))
	}
	m = scenetest.New(t, set)
	m.Stack.Games = t.TempDir()
	path = filepath.Join(m.Stack.Games, "shards", "2026-03-01-200000.jsonl")
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, story.WriteFile(path))
	t.Cleanup(func() {
		m.Stack.Home()
		m.Looked() // what is read in the background writes, too
	})
	m.Stack.ReadSaves()
	m.Click("games", 0)
	m.Looked()
	if story.Game().Over() {
		m.Click("games-tab", 1)
	}
	return m, path
}

// stored is the story of a save.
func stored(t *testing.T, path string) *replay.Story[game.Game] {
	f, err := os.Open(path)
	require.NoError(t, err)
	defer f.Close()
	story, _, err := replay.Read[game.Game](t.Context(), f, shards.Kind())
	require.NoError(t, err)
	return story
}

// readable is how many cards lie there whose faces are seen.
func readable(m *scenetest.Mouse) (n int) {
	for _, s := range m.Top() {
		if s.What == "card" && s.Label != "" {
			n++
		}
	}
	return n
}

// A finished game is watched on its table, forward and back, with its story beside it; nothing can be done on it.
func TestWatched(t *testing.T) {
	set := atOnce
	set.FoldLog = false
	m, path := told(t, set, "nemesis", 1, 99)
	save := stored(t, path)
	m.Click("games-watch", 0)
	m.Frames(3)
	require.Equal(t, "replay", m.Stack.Top().Name())
	assert.Equal(t, shards.Kind(), m.Stack.Played(), "its links lead to its rules")
	m.Fits(t)
	for _, what := range []string{"undo", "redo", "advice", "end-turn", "focus", "skip"} {
		_, found := m.Find(what, 0)
		assert.False(t, found, what)
	}
	begins := readable(m)
	for range 4 {
		m.Click("turn-on", 0)
	}
	story := func() string { // without what is foretold in the background
		m.In.Mouse = layout.Point{X: 1, Y: 1}
		m.Frames(60)
		_, words, _ := strings.Cut(m.Words(), m.Stack.T("take-over"))
		return words
	}
	words := story()
	for range 3 {
		m.Click("step-on", 0)
		m.Frames(60)
	}
	assert.NotEqual(t, words, story())
	for range 3 {
		m.Click("step-back", 0)
	}
	assert.Equal(t, words, story(), "steps are taken back")
	m.Press(widget.End)
	m.Frames(60)
	assert.Regexp(t, "wins", m.Words())
	assert.True(t, save.Game().Over())
	m.Press(widget.Home)
	m.Frames(60)
	assert.Equal(t, begins, readable(m))
	m.Stack.Settings.Language = "ru"
	m.Stack.Speak()
	m.Press(widget.End)
	m.Frames(3)
	assert.Contains(t, m.Words(), "Победитель: ")
	m.Press(widget.Escape)
	m.Frames(2)
	assert.Equal(t, "pause", m.Stack.Top().Name())
	_, found := m.Find("restart", 0)
	assert.False(t, found)
	m.Click("leave", 0)
	m.Frames(2)
	assert.Equal(t, "title", m.Stack.Top().Name())
	assert.Equal(t, save.Len(), stored(t, path).Len(), "the save is as it was")
}

// Playing from a point of the story is a game of its own, with the same computers.
func TestPlayFromHere(t *testing.T) {
	m, path := told(t, atOnce, "duel", 2, 99, "2=greedy")
	m.Click("games-watch", 0)
	m.Frames(3)
	for range 4 {
		m.Click("turn-on", 0)
	}
	m.Click("take-over", 0)
	m.Frames(3)
	require.Equal(t, "shards", m.Stack.Top().Name())
	m.Until(func() bool { _, ok := m.Find("end-turn", 0); return ok })
	m.Click("menu-button", 0)
	m.Click("leave", 0)
	m.Looked()
	saves, err := replay.List(filepath.Dir(path))
	require.NoError(t, err)
	require.Len(t, saves, 2)
	for _, save := range saves {
		story := stored(t, save)
		if save == path {
			assert.True(t, story.Game().Over())
			continue
		}
		assert.Positive(t, story.Header.Taken)
		assert.Equal(t, []string{"2=greedy"}, story.Header.Seats)
		assert.GreaterOrEqual(t, story.Game().Turn(), 5)
	}
}

// Of an unfinished game of two persons no hand is seen, of one with a computer that of the person, and of a finished game all.
func TestHandsOfWatched(t *testing.T) {
	for _, c := range []struct {
		turns int
		held  []string
		hands [2]bool // are seen
	}{{9, nil, [2]bool{}}, {9, []string{"2=greedy"}, [2]bool{true, false}}, {9, []string{"1=greedy"}, [2]bool{false, true}},
		{9, []string{"1=greedy", "2=greedy"}, [2]bool{}}, {99, nil, [2]bool{true, true}}} {
		m, path := told(t, atOnce, "duel", 2, c.turns, c.held...)
		g := stored(t, path)
		require.NoError(t, g.Seek(0))
		m.Click("games-watch", 0)
		m.Frames(3)
		assert.Zero(t, m.Stack.People(), "nobody plays: anybody's gamepad may step, and none is missed")
		below := 0
		if c.hands[1] && !c.hands[0] {
			below = 1
		}
		for seat := range 2 {
			hand := g.Game().(*rules.Game).State().Sides[seat].Hand.Cards()
			require.NotEmpty(t, hand)
			if seat != below {
				m.Click("pile", int(rules.Hand)*8+seat)
				m.Frames(2)
				_, open := m.Find("pick", int(hand[0]))
				assert.Equal(t, c.hands[seat], open, "%v: seat %d", c, seat)
				continue
			}
			assert.Equal(t, c.hands[seat], m.MustFind("card", int(hand[0])).Label != "", "%v: seat %d", c, seat)
		}
	}
}

// At open hands one sits down anywhere: the hand there lies open on the table then.
func TestSitting(t *testing.T) {
	m, path := told(t, atOnce, "duel", 2, 99)
	g := stored(t, path)
	require.NoError(t, g.Seek(0))
	m.Click("games-watch", 0)
	m.Frames(3)
	for _, seat := range []int{1, 0} {
		m.Point("seat", seat)
		m.Frames(2)
		m.Says("Click to watch from the seat of")
		m.Click("seat", seat)
		m.Frames(60)
		for _, c := range g.Game().(*rules.Game).State().Sides[seat].Hand.Cards() {
			assert.NotEmpty(t, m.MustFind("card", int(c)).Label)
		}
	}
	m.Fits(t)
}

// The end of a game leads to watching it and to its analysis, and back.
func TestEndIsWatched(t *testing.T) {
	m := open(t, atOnce, begin(t, "duel", 2, 3), shards.Seats{"", "greedy"})
	m.Stack.Thinkers = 1
	t.Cleanup(func() { _ = m.Stack.Leave() })
	m.settle()
	m.Click("menu-button", 0)
	m.Click("concede", 0)
	m.Frames(2)
	m.Click("confirm", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	m.Frames(2)
	m.Fits(t)
	m.Click("watch", 0)
	m.Frames(2)
	require.Equal(t, "replay", m.Stack.Top().Name())
	m.Click("replay-leave", 0)
	m.Frames(2)
	require.Equal(t, "shards-end", m.Stack.Top().Name())
	m.Click("analyse", 0)
	m.Frames(2)
	require.Equal(t, "review", m.Stack.Top().Name())
	m.Until(func() bool { return !strings.Contains(m.Words(), m.Stack.T("chances-working")) })
	m.Click("back", 0)
	m.Frames(2)
	assert.Equal(t, "shards-end", m.Stack.Top().Name())
}

// A watched game and its analysis fit into any window, language and size of text.
func TestWatchedFits(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1920, 1080}, {1024, 768}} {
		for _, language := range []string{"en", "ru"} {
			for _, text := range []int{100, session.MaxText} {
				t.Run(fmt.Sprint(size, language, text), func(t *testing.T) {
					set := session.Settings{Speed: atOnce.Speed, Language: language, Text: text, FoldLog: text == session.MaxText}
					m, _ := told(t, set, "duel", 4, 9)
					m.In.W, m.In.H = size[0], size[1]
					m.Click("games-watch", 0)
					for range 3 {
						m.Frames(5)
						m.Fits(t)
						m.Click("turn-on", 0)
						m.Click("step-on", 0)
					}
					m.Frames(30)
					m.Fits(t)
				})
			}
		}
	}
}

package scene_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/widget"
)

// gone is a finished game of two players, as saved, with an analysis whose three turning
// points count a whole turn as better than its first decision.
var gone = sync.OnceValues(func() (save, thought []byte) {
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
	story, err := replay.New(adventures.All().Rules(cat),
		replay.Dealt(cat, a.Name(), adventure.Easy.String(), adventure.Setup(a, deals, 5), names...))
	must(err)
	for !story.Game().Over() {
		_, err := story.Apply(bot.Greedy{}.Choose(story.Game(), story.Game().Legal(nil)), nil)
		must(err)
	}
	end := story.Len()
	w := analysis.Analysis{Format: analysis.Format, Engine: replay.Engine, Level: bot.LevelNames[bot.Thorough], Inputs: end, Seed: 1,
		Hash: fmt.Sprintf("%016x", story.Game().Hash())}
	must(story.Seek(0))
	for turn := 0; story.At() < end; {
		g := story.Game()
		if q := g.Question(); q.Purpose == keyforge.ForHouse {
			turn++
			at := story.At()
			w.Points = append(w.Points, analysis.Point{At: at, Turn: turn, Side: scenario.SideOf(q.Side), Chance: bot.Chance(4000 + 900*(turn%5))})
			var all []string
			for now := g.Turn(); g.Turn() == now && story.At() < end; {
				all = append(all, story.Next())
				_, err := story.Step(nil)
				must(err)
			}
			if turn > 1 && len(w.Turnings) < analysis.Most {
				w.Turnings = append(w.Turnings, analysis.Turning{At: at, Turn: turn, Side: scenario.SideOf(q.Side), Done: all[:1], Better: all,
					Open: turn == 2, Chance: 5000, DoneChance: 4100, BetterChance: bot.Chance(5000 + 100*turn)})
			}
			continue
		}
		_, err := story.Step(nil)
		must(err)
	}
	w.Points = append(w.Points, analysis.Point{At: end, Turn: len(w.Points), Chance: bot.Certain})
	w.Swings = []analysis.Swing{{At: w.Points[2].At, Turn: 2, From: 6000, To: 3000}, {At: w.Points[4].At, Turn: 4, From: 2000, To: 4500}}
	dir, err := os.MkdirTemp("", "gone")
	must(err)
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "2026-03-01-200000.jsonl")
	must(story.WriteFile(path))
	must(w.Keep(path))
	save, err = os.ReadFile(path)
	must(err)
	thought, err = os.ReadFile(path + replay.Analysed)
	must(err)
	return save, thought
})

// goneBy puts that game among the kept ones, with or without its analysis.
func (m *mouse) goneBy(known bool) (path string) {
	m.t.Helper()
	m.s.Thinkers, m.s.Games = 2, m.t.TempDir()
	m.t.Cleanup(func() { _ = m.s.Leave() })
	path = filepath.Join(m.s.Games, "2026-03-01-200000.jsonl")
	save, thought := gone()
	require.NoError(m.t, os.WriteFile(path, save, 0o600))
	if known {
		require.NoError(m.t, os.WriteFile(path+replay.Analysed, thought, 0o600))
	}
	m.s.ReadSaves()
	return path
}

// thoughtOver opens the analysis of the game, from the list of games.
func (m *mouse) thoughtOver() {
	m.t.Helper()
	m.click("games", 0)
	m.until(func() bool { _, ok := m.find("games-tab", 1); return ok })
	m.click("games-tab", 1)
	m.until(func() bool { _, ok := m.find("games-analyse", 0); return ok })
	m.click("games-analyse", 0)
	m.frames(2)
	require.Equal(m.t, "end", m.s.Top().Name())
	m.until(func() bool { _, ok := m.find("chance", 0); return ok })
}

// For a kept finished game, the list of games leads to the course of its chances, with
// the three turning points. The game can be watched and resumed from each, with the mouse
// and without.
func TestChancesOfAGameThatIsKept(t *testing.T) {
	m := newMouse(t, atOnce)
	m.goneBy(true)
	m.thoughtOver()
	words := m.words()
	for _, key := range []string{"chances-course", "turnings", "take-over"} {
		assert.Contains(t, words, m.s.T(key))
	}
	assert.Contains(t, words, "Turn 2, Player")
	assert.Contains(t, words, "Done: choose ")
	for _, what := range []string{"chance", "turning-watch"} {
		m.click(what, 0)
		m.frames(2)
		require.Equal(t, "replay", m.s.Top().Name(), what)
		m.click("replay-leave", 0)
		m.frames(2)
		require.Equal(t, "end", m.s.Top().Name(), what)
	}
	m.s.Settings.Language = "ru"
	m.s.Speak()
	m.until(func() bool { return strings.Contains(m.words(), "Решение: выбрать дом") })
	assert.Contains(t, m.words(), "Ход 2, Игрок")
	m.press(widget.Escape)
	m.frames(2)
	require.Equal(t, "games", m.s.Top().Name())

	m.keys = true // without a mouse
	m.click("games-analyse", 0)
	m.until(func() bool { _, ok := m.find("turning-play", 0); return ok })
	m.click("turning-play", 0)
	m.frames(3)
	require.Equal(t, "table", m.s.Top().Name())
	story := m.table().Story
	assert.Positive(t, story.At())
	assert.Equal(t, story.At(), story.Header.Taken)
	assert.Equal(t, keyforge.ForHouse, story.Game().Question().Purpose)
	assert.NotEmpty(t, story.Path(), "it is a game of its own")
}

// An analysis that is missing is worked out while the end is on the screen, with a progress
// bar, and kept. The next time it is there at once.
func TestChancesAreWorkedOut(t *testing.T) {
	m := newMouse(t, atOnce)
	path := m.goneBy(false)
	m.s.Thinking = bot.Quick
	m.thoughtOver()
	m.until(func() bool { _, ok := m.find("chance", 0); return ok })
	_, err := os.Stat(path + replay.Analysed)
	require.NoError(t, err)
	m.press(widget.Escape)
	m.frames(2)
	m.s.Thinking = bot.Master
	m.click("games-analyse", 0)
	m.until(func() bool { _, ok := m.find("chance", 0); return ok })
}

// A player who leaves does not wait for a running analysis, and nothing half done is kept.
func TestChancesAreInterrupted(t *testing.T) {
	m := newMouse(t, atOnce)
	path := m.goneBy(false)
	m.s.Thinking = bot.Master
	play.Analyse(m.s, path)
	m.frames(3)
	require.Equal(t, "end", m.s.Top().Name())
	assert.Contains(t, m.words(), m.s.T("chances-working"))
	m.press(widget.Escape)
	m.frames(2)
	require.NotEqual(t, "end", m.s.Top().Name())
	require.NoError(t, m.s.Leave())
	_, err := os.Stat(path + replay.Analysed)
	require.ErrorIs(t, err, os.ErrNotExist)
}

// The end of a game just played shows the chances, too.
func TestChancesAtTheEnd(t *testing.T) {
	m := end(t)
	m.s.Thinkers = 2
	t.Cleanup(func() { _ = m.s.Leave() })
	m.click("look", 0)
	m.frames(2)
	m.click("result", 0)
	m.frames(2)
	m.click("end-tab", 1)
	m.until(func() bool { _, ok := m.find("chance", 0); return ok })
	_, err := os.Stat(m.table().Story.Path() + replay.Analysed)
	require.NoError(t, err)
}

package shards_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/ui/meeting/sockets"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
)

// The end is kept as a picture in a new file, of which the player is told.
func TestEndAsAPicture(t *testing.T) {
	log := begin(t, "duel", 2, 3)
	p, err := shards.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	for g := log.Game(); !g.Over(); {
		require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
	}
	m := open(t, atOnce, log, alone(2))
	m.Stack.Pictures = t.TempDir()
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	for n := 1; n <= 2; n++ {
		m.Click("picture", 0)
		m.Until(func() bool { return m.Stack.Top().Name() == "message" })
		m.Frame()
		assert.Contains(t, m.Words(), m.Stack.Pictures)
		m.Stack.Pop()
		files, err := os.ReadDir(m.Stack.Pictures)
		require.NoError(t, err)
		assert.Len(t, files, n)
	}
}

// The end shows how the game went where there is room, and hides nothing for it.
func TestEndShowsTheCourse(t *testing.T) {
	for _, c := range []struct {
		mode    string
		players int
	}{{"duel", 2}, {"duel", 4}, {"nemesis", 3}} {
		log := begin(t, c.mode, c.players, 3)
		p, err := shards.Kind().NewPlayer("greedy", 1)
		require.NoError(t, err)
		for g := log.Game(); !g.Over(); {
			require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
		}
		for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1920, 1080}} {
			for _, text := range []int{100, session.MaxText} {
				set := atOnce
				set.Text = text
				m := open(t, set, log, alone(c.players))
				m.In.W, m.In.H = size[0], size[1]
				m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
				m.Frames(3)
				m.Fits(t)
				if c.players == 2 && text == 100 {
					assert.Contains(t, m.Words(), lang.English.Term("course-health"), size)
				}
			}
		}
	}
}

// The end of a voyage leads to its table, if servers can be reached.
func TestEndLeadsToTheTable(t *testing.T) {
	log := begin(t, "nemesis", 2, 3)
	log.Header.Voyage = "2026-W48"
	p, err := shards.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	for g := log.Game(); !g.Over(); {
		require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
	}
	for _, text := range []int{100, session.MaxText} {
		set := atOnce
		set.Text = text
		m := open(t, set, log, alone(2))
		m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
		m.Frames(3)
		assert.False(t, m.Reveal("table", 0))
		m.Stack.Net = sockets.Net()
		m.Frames(3)
		m.Fits(t)
		m.Click("table", 0)
		assert.Equal(t, "voyages", m.Stack.Top().Name())
		assert.Equal(t, shards.Kind().Name(), m.Stack.Top().Game().Name())
	}
}

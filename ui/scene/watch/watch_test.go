package watch_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// races is a window with games that are known by package game alone.
type races struct {
	*scenetest.Mouse
	race  scenetest.Race
	story *replay.Story[game.Game]
}

// raced lists a race of so many cards, each of them a turn.
func raced(t *testing.T, cards int) (m *races, path string) {
	return ran(t, cards, "2=careful")
}

// ran is one with those bots.
func ran(t *testing.T, cards int, bots ...string) (m *races, path string) {
	m = &races{}
	m.Mouse = scenetest.NewBeside(t, scenetest.AtOnce, m.race.Other())
	m.Stack.Games, m.Stack.Thinkers = t.TempDir(), 1
	t.Cleanup(func() {
		m.Stack.Home()
		m.Looked() // what is read in the background writes, too
	})
	path = m.Raced(cards, bots...)
	m.story = stored(t, path)
	m.Click("games", 0)
	m.Looked()
	return m, path
}

// stored is the story of a save.
func stored(t *testing.T, path string) *replay.Story[game.Game] {
	f, err := os.Open(path)
	require.NoError(t, err)
	defer f.Close()
	story, _, err := replay.Read[game.Game](t.Context(), f, toytest.Kind{})
	require.NoError(t, err)
	return story
}

// stands checks that the race is shown as it stood after that many inputs.
func (m *races) stands(at int) {
	m.T.Helper()
	m.Frames(2)
	require.Equal(m.T, "replay", m.Stack.Top().Name())
	require.NoError(m.T, m.story.Seek(at))
	words, err := toytest.Kind{}.Words("en")
	require.NoError(m.T, err)
	assert.Contains(m.T, m.Words(), strings.Join(words.Table(m.story.Game(), game.NoSeat), "\n"), "after %d inputs", at)
}

// A race that is kept is watched by step and by turn, with the mouse and with keys.
func TestSteps(t *testing.T) {
	m, _ := raced(t, 6)
	m.Click("games-watch", 0)
	m.stands(0)
	for _, c := range []struct {
		what  string
		n, at int
	}{{"step-on", 0, 1}, {"turn-on", 0, 2}, {"turn-on", 0, 3}, {"step-back", 0, 2}, {"turn-back", 0, 1}, {"turn", 5, 5}, {"turn-on", 0, 6},
		{"turn-back", 0, 5}, {"turn", 0, 0}} {
		m.Click(c.what, c.n)
		m.stands(c.at)
	}
	for _, c := range []struct {
		key widget.Key
		at  int
	}{{widget.Right, 1}, {widget.PageDown, 2}, {widget.Down, 3}, {widget.Left, 2}, {widget.PageUp, 1}, {widget.End, 6}, {widget.Right, 6},
		{widget.Up, 5}, {widget.Home, 0}, {widget.Left, 0}} {
		m.Press(c.key)
		m.stands(c.at)
	}
	assert.Contains(t, m.MustFind("turn", 2).Label, "3 · Racer 1")
	m.Fits(t)
	m.Click("replay-leave", 0)
	m.Frames(2)
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// The bar is dragged to anywhere in the story.
func TestDragging(t *testing.T) {
	m, _ := raced(t, 6)
	m.Click("games-watch", 0)
	m.stands(0)
	first, last := m.MustFind("turn", 0).Rect, m.MustFind("turn", 5).Rect
	along := func(part float64) layout.Point {
		return layout.Point{X: first.X + (last.Right()-first.X)*part, Y: first.Center().Y}
	}
	m.Hold("turn", 0, along(0.5))
	m.stands(3)
	m.In.Mouse = along(1.0 / 3)
	m.In.Mouse.Y -= 40
	m.stands(2)
	m.In.Mouse = along(5)
	m.stands(6)
	m.In.Down = false
	m.stands(6)
}

// It plays by itself until its end, pauses, and plays again from the beginning; the speed has some steps.
func TestPlaying(t *testing.T) {
	m, _ := raced(t, 6)
	m.Click("games-watch", 0)
	m.stands(0)
	m.Press(widget.Space)
	m.Frames(60)
	m.Press(widget.Space)
	m.stands(3)
	m.Frames(60)
	m.stands(3)
	speed := m.MustFind("replay-speed", 0).Label
	m.Click("replay-speed", 0)
	m.Frames(2)
	assert.NotEqual(t, speed, m.MustFind("replay-speed", 0).Label)
	m.Click("play", 0)
	m.Frames(60)
	m.stands(6)
	m.Click("play", 0)
	m.Frames(60)
	m.Click("play", 0)
	m.stands(5)
}

// Playing from a point makes a game of its own, and leaves the other as it is.
func TestPlayFromHere(t *testing.T) {
	m, path := raced(t, 6)
	m.Click("games-watch", 0)
	m.Frames(2)
	m.Click("turn", 2)
	m.Click("take-over", 0)
	m.Frames(2)
	assert.Equal(t, "race", m.Stack.Top().Name())
	require.Len(t, m.race.Done, 1)
	taken := m.race.Done[0]
	assert.NotEqual(t, path, taken)
	m.Stack.Home()
	branch := stored(t, taken)
	assert.Equal(t, 2, branch.Len())
	assert.Equal(t, 2, branch.Header.Taken)
	assert.Equal(t, []string{"2=careful"}, branch.Header.Seats)
	assert.Equal(t, 6, stored(t, path).Len())
}

// A race that somebody plays now is watched as it goes on, or played on in a copy.
func TestLive(t *testing.T) {
	m, path := raced(t, 4)
	log, _, err := replay.Open[game.Game](t.Context(), path, toytest.Kind{})
	require.NoError(t, err)
	defer log.Abandon()
	m.Click("games-continue", 0)
	m.Frames(2)
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("is-played"))
	m.Click("confirm", 0)
	m.stands(4)
	for range 2 {
		require.NoError(t, log.Do(game.Command{Verb: toytest.Drop}))
	}
	m.story = log.Fork()
	m.Until(func() bool { _, ok := m.Find("turn", 5); return ok })
	m.Frames(120)
	m.stands(6)

	m.Stack.Home()
	m.Click("games", 0)
	m.Looked()
	m.Click("games-continue", 0)
	m.Frames(2)
	m.Click("confirm", 1)
	m.Frames(2)
	assert.Equal(t, "race", m.Stack.Top().Name())
}

// A finished race is reviewed: the course of the chances and the turning points, from which it is watched and played on.
func TestReview(t *testing.T) {
	m, path := ran(t, 99) // by people: what bots do is no turning point
	m.Click("games-tab", 1)
	m.Click("games-analyse", 0)
	m.Frames(2)
	require.Equal(t, "review", m.Stack.Top().Name())
	m.Until(func() bool { _, ok := m.Find("chance", 0); return ok })
	m.Fits(t)
	assert.FileExists(t, path+replay.Analysed, "it is kept")
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, "To 21 points")
	assert.Contains(t, words, m.Stack.T("few-turnings", 3))
	assert.Contains(t, words, "Drop the")
	m.Point("chance", 1)
	m.Frames(2)
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("chance-point", 2, "Player 2", lang.Percent(6000)))
	m.Click("chance", 1)
	m.Frames(2)
	require.Equal(t, "replay", m.Stack.Top().Name())
	m.Click("replay-leave", 0)
	m.Frames(2)
	require.Equal(t, "review", m.Stack.Top().Name(), "one comes back")
	m.Click("watch", 0)
	m.Frames(2)
	m.Click("replay-leave", 0)
	m.Frames(2)
	m.Press(widget.Escape)
	m.Frames(2)
	assert.Equal(t, "games", m.Stack.Top().Name())
	m.Click("games-analyse", 0)
	m.Until(func() bool { _, ok := m.Find("turning-play", 0); return ok })
	m.Click("turning-play", 0)
	m.Frames(2)
	assert.Equal(t, "race", m.Stack.Top().Name())
}

// Fingers tap the steps and drag along the bar; a gamepad steps and plays.
func TestFingersAndGamepads(t *testing.T) {
	m, _ := raced(t, 6)
	m.Click("games-watch", 0)
	m.stands(0)
	m.Touching(scenetest.Phone)
	m.Fits(t)
	m.Frames(35) // new spots ignore taps for a moment
	finger := func(at layout.Point) {
		m.In.Fingers = []widget.Finger{{ID: 1, At: at}}
		m.Frames(2)
	}
	finger(m.MustFind("step-on", 0).Rect.Center())
	m.In.Fingers = nil
	m.stands(1)
	first, last := m.MustFind("turn", 0).Rect, m.MustFind("turn", 5).Rect
	finger(first.Center())
	for part := range 3 {
		finger(layout.Point{X: first.X + (last.Right()-first.X)*float64(part)/3, Y: first.Center().Y})
	}
	m.In.Fingers = nil
	m.stands(4)

	m.In.W, m.In.H = 1280, 720
	m.ByGamepad()
	m.Press(widget.PageUp)
	m.stands(3)
	m.Press(widget.Space)
	m.Frames(60)
	m.stands(6)
}

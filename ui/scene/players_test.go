package scene_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// At the table players are called by their names, and else by what they are there: you, an ally, one of
// several allies, a computer, or the player with that number.
func TestPlayersAreCalled(t *testing.T) {
	you, ally, bot := "you-title", "ally-title", "bot"
	for _, c := range []struct {
		duel   bool
		names  []string
		bots   []string
		called []string
	}{
		{false, []string{""}, []string{""}, []string{you}},
		{false, []string{"Ada"}, []string{""}, []string{"Ada"}},
		{false, []string{"", ""}, []string{"", "random"}, []string{you, ally}},
		{false, []string{"", "", ""}, []string{"", "random", "random"}, []string{you, "ally-n-title 2", "ally-n-title 3"}},
		{false, []string{"", "Bob", ""}, []string{"", "", "random"}, []string{"player-title 1", "Bob", ally}},
		{false, []string{"", ""}, []string{"random", "random"}, []string{"player-title 1", "player-title 2"}},
		{true, []string{"", ""}, []string{"", "random"}, []string{you, bot}},
		{true, []string{"", ""}, []string{"", ""}, []string{"player-title 1", "player-title 2"}},
		{true, []string{"", ""}, []string{"random", "random"}, []string{"player-title 1", "player-title 2"}},
	} {
		m := scenetest.New(t, scenetest.AtOnce)
		plan := session.DefaultPlan(1)
		plan.Duel, plan.Players = c.duel, len(c.bots)
		for i := range c.bots {
			plan.Seats[i].Bot, plan.Seats[i].Name = c.bots[i], c.names[i]
		}
		tb, err := m.Stack.OpenBegunTable(m.Stack.Begin(plan))
		require.NoError(t, err)
		for i, want := range c.called {
			if key, n, numbered := strings.Cut(want, " "); numbered {
				want = m.Stack.T(key, int(n[0]-'0'))
			} else if strings.ToLower(want) == want {
				want = m.Stack.T(want)
			}
			assert.Equal(t, want, tb.Name(keyforge.Side(i)), "%+v", c)
		}
		assert.Equal(t, m.Stack.T("monster-title"), tb.Name(keyforge.Monster))
	}
}

// Whoever takes the look of another player gives them theirs. Canceling changes nothing.
func TestLooksAreExchanged(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	defer theme.SetPlayerColors([...]int{0, 1, 2, 3, 4})
	named, saved := []string(nil), 0
	m.Stack.Save = func(session.Settings) { saved++ }
	for _, ends := range []string{"cancel", "name-ok"} {
		m.Stack.AskPlayer(1, "Ada", func(name string) { named = append(named, name) })
		m.Frame()
		assert.Contains(t, m.Words(), m.Stack.T("name-of", 2))
		m.Click("player-color", 2)
		m.Click("player-emblem", 0)
		m.Click("player-emblem", 7)
		m.Click(ends, 0)
		m.Frame()
		require.Equal(t, "title", m.Stack.Top().Name())
		if ends == "cancel" {
			assert.Equal(t, [...]int{0, 1, 2, 3, 4}, m.Stack.Settings.Colors)
			assert.Equal(t, [...]int{0, 1, 2, 3, 4}, m.Stack.Settings.Emblems)
			assert.Empty(t, named)
		}
	}
	assert.Equal(t, [...]int{0, 2, 1, 3, 4}, m.Stack.Settings.Colors)
	assert.Equal(t, [...]int{1, 7, 2, 3, 4}, m.Stack.Settings.Emblems)
	assert.Equal(t, [...]string{"", "Ada", "", "", ""}, m.Stack.Settings.Names)
	assert.Equal(t, []string{"Ada"}, named)
	assert.Equal(t, 1, saved)
	m.Stack.AskPlayer(0, "", nil)
	m.Frame()
	_, field := m.Find("player-name", 0)
	assert.False(t, field, "only the look is asked for")
	m.Press(widget.Enter)
	assert.Equal(t, [...]string{"", "Ada", "", "", ""}, m.Stack.Settings.Names)
}

// A question is asked of whoever wants that; the last choice is the strong one, which Enter takes.
func TestQuestionsAreAsked(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	done := ""
	choice := func(what string) scene.Choice { return scene.Choice{Label: what, Do: func() { done = what }} }
	m.Stack.Settings.Confirm = false
	m.Stack.Ask("Really?", "Yes", choice("asked").Do)
	assert.Equal(t, "asked", done)
	m.Stack.Settings.Confirm = true
	for _, c := range []struct {
		answer func()
		done   string
	}{
		{func() { m.Press(widget.Enter) }, "last"},
		{func() { m.Press(widget.Escape) }, ""},
		{func() { m.Click("cancel", 0) }, ""},
		{func() { m.Click("confirm", 0) }, "last"},
		{func() { m.Click("confirm", 1) }, "first"},
	} {
		done = ""
		m.Stack.Offer("Really?", choice("first"), choice("last"))
		m.Frame()
		require.Equal(t, "confirm", m.Stack.Top().Name())
		assert.Contains(t, m.Words(), "Really?")
		assert.Contains(t, m.Strong(), "last")
		assert.NotContains(t, m.Strong(), "first")
		c.answer()
		m.Frame()
		assert.Equal(t, c.done, done)
		assert.Equal(t, "title", m.Stack.Top().Name())
	}
	done = ""
	m.Stack.Ask("Really?", "Yes", choice("asked").Do)
	m.Frame()
	assert.Empty(t, done)
	m.Click("confirm", 0)
	assert.Equal(t, "asked", done)
}

// The button with which a gamepad joins looks as it does there: a letter in its color, or a shape.
func TestButtonOfAGamepad(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	m.Plug(3)
	pads := m.In.Pads
	yellow := paint.RGB(0xffd34d)
	for i, c := range []struct {
		color  paint.Color
		letter string
		shapes int
	}{{yellow, "Y", 0}, {theme.Ink, "", 2}, {theme.Ink, "X", 0}} {
		m.In.Pads = pads[i : i+1]
		m.Frames(2)
		assert.Equal(t, m.Stack.T("pad-joins"), m.MustFind("device", 0).Label)
		assert.Equal(t, c.shapes, m.Signs(paint.PadTriangle))
		letters := 0
		for _, words := range m.WordsIn(c.color) {
			if words == c.letter {
				letters++
			}
		}
		assert.Equal(t, 2-c.shapes, letters, "gamepad %d", i)
	}
}

// While the gamepad of a player is gone the game is paused: they go on with mouse and keyboard or with any
// device, or all leave.
func TestWaysOutOfAPause(t *testing.T) {
	for way, sits := range map[string]struct {
		screen string
		holder couch.Device
		shared bool
	}{
		"paused-desk":      {"table", couch.KeyboardMouse, false},
		"paused-everybody": {"table", couch.KeyboardMouse, true},
		"paused-menu":      {"title", 0, false},
	} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Three(2)
		m.In.Pads = m.In.Pads[1:]
		m.Frames(2)
		require.Equal(t, "paused", m.Stack.Top().Name())
		assert.True(t, m.Stack.Paused())
		assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("paused-gone", 1, m.Table().Name(0)))
		assert.Contains(t, m.Strong(), m.Stack.T("paused-desk"))
		m.Click(way, 0)
		m.Frames(2)
		assert.Equal(t, sits.screen, m.Stack.Top().Name(), way)
		assert.Equal(t, sits.shared, m.Stack.Sits().Shared(0), way)
	}
}

// A pasted line goes into the field that is open, without what follows it; an empty clipboard, one that
// is too full and one that cannot be read are told of.
func TestClipboardIsPasted(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	held, wrong := "  stun \nand more", error(nil)
	m.Stack.Clipboard = func() (string, error) { return held, wrong }
	m.Press(widget.Help)
	m.Frame()
	m.Press(widget.Paste)
	m.Until(func() bool {
		return strings.Contains(strings.ReplaceAll(m.Words(), "\n", " "), "Its next use only removes the stun")
	})
	for _, c := range []struct {
		held  string
		wrong error
		says  string
	}{
		{" \n ", nil, "nothing has been copied"},
		{strings.Repeat("x", deck.MaxImport+1), nil, "longer than"},
		{"", errors.New("no clipboard"), "no clipboard"},
	} {
		held, wrong = c.held, c.wrong
		m.Press(widget.Paste)
		m.Until(func() bool { return m.Stack.Top().Name() == "message" })
		m.Frame()
		assert.Contains(t, strings.ToLower(strings.ReplaceAll(m.Words(), "\n", " ")), strings.ToLower(c.says))
		m.Press(widget.Enter)
		m.Frame()
	}
}

// The key of the full screen works everywhere, and is kept.
func TestKeyOfTheFullScreen(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	var kept []bool
	m.Stack.Save = func(s session.Settings) { kept = append(kept, s.FullScreen) }
	m.Press(widget.FullScreen)
	m.Begin()
	m.Press(widget.FullScreen)
	assert.Equal(t, []bool{true, false}, kept)
	m.Stack.Tell("Heading", "words")
	m.Frame()
	m.Press(widget.FullScreen)
	assert.Len(t, kept, 2, "a message is answered first")
}

// A report of the last frame has what a player sees: the screen, who decides, the question, and how
// much everybody has.
func TestReportOfTheFrame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	r := m.Stack.Report()
	assert.Equal(t, "title", r.Screen)
	assert.Equal(t, couch.Nobody, r.Decides)
	assert.False(t, r.Asking)
	m.Lay("table")
	m.Point("card", int(m.Table().Board.Piles[0][card.Hand][0]))
	r, b := m.Stack.Report(), &m.Table().Board
	assert.Equal(t, "table", r.Screen)
	assert.Equal(t, 0, r.Decides)
	assert.True(t, r.Asking)
	assert.Equal(t, m.Table().Prompt(), r.Prompt)
	assert.Equal(t, b.Faces[b.Boss].Damage, r.Damage)
	for side := range b.Pool {
		assert.Equal(t, b.Pool[side], r.Amber[side])
		assert.Equal(t, len(b.Piles[side][card.Hand]), r.Hands[side])
		assert.Equal(t, len(b.Piles[side][card.Battleline]), r.Lines[side])
	}
	lit, pointed := 0, 0
	for _, spot := range r.Spots {
		if spot.Lit {
			lit++
			assert.True(t, m.Table().Lit(keyforge.Slot(spot.N)))
		}
		if spot.Pointed {
			pointed++
			assert.Equal(t, m.Stack.Pointed(), widget.ID{What: spot.What, N: spot.N})
		}
	}
	assert.Positive(t, lit)
	assert.Positive(t, pointed)
	assert.Contains(t, r.Words, m.Stack.T("end-turn"))
}

// A standard game is heard in a hall, an adventure in the sea or on a wall; the title is heard from the surface.
func TestWhereTheTableStands(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	risen, tide, danger := m.Stack.Depth()
	assert.Equal(t, [3]float64{1, 0.3, 0}, [3]float64{risen, tide, danger})
	assert.Equal(t, sound.Sea, m.Stack.Room())
	m.Begin()
	assert.Equal(t, sound.Sea, m.Stack.Room())
	m.Stack.Home()
	m.Duel([2]int{0, 1}, false)
	assert.Equal(t, sound.Hall, m.Stack.Room())
	assert.NotEqual(t, m.Stack.StageFor(true), m.Stack.StageFor(false))
	assert.Equal(t, m.Stack.StageFor(true), m.Stack.StageOf(m.Table()))
	m.Stack.Home()
	lamps, err := m.Stack.Adventures.Named("lampeater")
	require.NoError(t, err)
	m.Stack.Choose(lamps)
	assert.Equal(t, sound.Wall, m.Stack.Room())
}

// A match that cannot be read is told of.
func TestMatchThatIsGone(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenMatch("nowhere.match")
	m.Until(func() bool { return m.Stack.Top().Name() == "message" })
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("cannot-open"))
}

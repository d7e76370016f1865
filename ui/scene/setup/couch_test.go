package setup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Colors and emblems are chosen with the name, differ between players, are kept, and are
// shown at the seats.
func TestPlayersHaveColorsAndEmblems(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	defer theme.SetPlayerColors([...]int{0, 1, 2, 3, 4})
	var kept session.Settings
	m.Stack.Save = func(s session.Settings) { kept = s }
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	m.Click("name", 0)
	m.Frame()
	m.Click("player-color", 1)
	m.Click("player-emblem", 6)
	m.Click("cancel", 0)
	m.Frame()
	assert.Equal(t, [...]int{0, 1, 2, 3, 4}, m.Stack.Settings.Colors)
	m.Click("name", 0)
	m.Frame()
	m.Click("player-color", 1)
	m.Click("player-emblem", 6)
	m.Click("name-ok", 0)
	m.Frames(2)
	assert.Equal(t, [...]int{1, 0, 2, 3, 4}, kept.Colors, "who had it gets the other")
	assert.Equal(t, [...]int{6, 1, 2, 3, 4}, kept.Emblems)
	assert.Equal(t, theme.Players[1], theme.Seats[0])
	m.Click("begin", 0)
	m.Frames(3)
	m.Settle()
	m.Frames(2)
	seen := 0
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == paint.Leaf {
			seen++
		}
	}
	assert.NotZero(t, seen)
	wrong := session.DefaultSettings
	wrong.Colors, wrong.Emblems = [...]int{1, 1, 2, 0, 0}, [...]int{0, 99, 2, 2, 0}
	wrong = wrong.Clamp()
	assert.Equal(t, [...]int{1, 2, 3, 0, 4}, wrong.Colors)
	assert.Equal(t, [...]int{0, 1, 2, 3, 4}, wrong.Emblems)
}

// At set-up gamepads take seats with a button, which is shown as it looks on them, and
// leave with it, or by a click. A player who is alone is not asked.
func TestJoiningAtSetUp(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Plug(2)
	m.Frame()
	_, shown := m.Find("device", 0)
	assert.False(t, shown, "one person plays")
	m.Pads(0, widget.NoKey)
	assert.Equal(t, couch.KeyboardMouse, m.Stack.Sits().Holder(0))
	m.Click("players", 2)
	m.Click("who-1", 1)
	m.Frame()
	_, shown = m.Find("device", 1)
	assert.False(t, shown, "a bot needs nothing")
	for _, i := range []int{0, 2} {
		assert.Equal(t, m.Stack.T("pad-joins"), m.MustFind("device", i).Label)
	}
	m.Pads(1, widget.NoKey)
	m.Frame()
	assert.Equal(t, couch.Device(2), m.Stack.Sits().Holder(0))
	assert.Equal(t, m.Stack.T("pad-n", 2), m.MustFind("device", 0).Label)
	m.Pads(0, widget.NoKey)
	assert.Equal(t, couch.Device(1), m.Stack.Sits().Holder(2), "not the seat of the bot")
	m.Pads(1, widget.NoKey)
	assert.Equal(t, couch.KeyboardMouse, m.Stack.Sits().Holder(0), "no other seat is free: it leaves")
	m.Click("device", 2)
	m.Frame()
	assert.Equal(t, couch.KeyboardMouse, m.Stack.Sits().Holder(2))
	assert.Equal(t, "new-adventure", m.Stack.Top().Name(), "nothing else came of it")
}

// The button that joins looks as it does on the free gamepad.
func TestGlyphs(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	seen := func(s paint.Sign) (n int) {
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Mark && op.Sign == s {
				n++
			}
		}
		return n
	}
	m.Plug(2)
	m.Frame()
	assert.Zero(t, seen(paint.PadTriangle), "the first is an Xbox'")
	m.In.Pads = m.In.Pads[1:]
	m.Frames(2)
	assert.Equal(t, 2, seen(paint.PadTriangle))
	m.Stack.Settings.ShowKeys = true
	m.Pads(1, widget.Down)
	assert.Equal(t, m.Stack.T("pad-cross"), m.Stack.KeyName(widget.Enter))
	m.Stack.Home()
	m.Lay("table")
	for i := range keys.Actions {
		if keys.Actions[i].Key == widget.EndTurn {
			m.Stack.Settings.Keys.Bind(keys.Gamepad, i, keys.Named(keys.Gamepad, "Y"))
		}
	}
	m.Pads(1, widget.Down)
	assert.Equal(t, 1, seen(paint.PadTriangle), "on the buttons of the window, too")
	m.In.Pads[0].Name = "Pro Controller"
	m.Frame()
	m.Pads(1, widget.Down)
	assert.Equal(t, "B", m.Stack.KeyName(widget.Enter), "that is where Nintendo has it")
}

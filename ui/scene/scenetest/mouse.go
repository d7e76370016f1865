// Package scenetest plays in the window without a window. A scene takes its input from a frame and
// writes its picture into a list, so a test can move a mouse that does not exist and read what would
// be drawn:
//
//	m := scenetest.New(t, scenetest.AtOnce)
//	m.Click("settings", 0)
//	assert.Equal(t, "settings", m.Stack.Top().Name())
//	assert.Contains(t, m.Words(), "Speed")
//
// What can be pointed at is called by the name and the number of its [widget.Spot]; one that is out of
// sight is scrolled to. Everything else that somebody could do is in the [widget.Input] of the next
// frame: keys, letters, fingers, gamepads, the size of the window, the time that passes.
//
// A [Mouse] also knows the ways to what many tests begin with (a game of some turns, a position, an
// auction, a lab with results), plays the table by its commands ([Mouse.Do]), waits for what goes on
// in the background ([Mouse.Until]), and checks of any scene that nothing in it is cut or covered
// ([Screen.Fits]), in a language whose words are longer too ([Mouse.Stretch]).
//
// The tests of each scene stand in its package; those of all scenes together, and of what the scenes
// share, stand in package scene. Nothing but tests imports this package.
package scenetest

import (
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/others"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// Mouse plays with a simulated mouse, and sees the screen.
type Mouse struct {
	Screen
	In      widget.Input // of the next frame
	Keys    bool         // the mouse is not used and keys do its work
	gamepad bool         // those of the first gamepad
	Faults  bool         // the program may have a fault
	Inputs  int          // how many clicks and drags there were
	clicked layout.Point // where the last click fell
	since   float64      // how long ago that was
}

// AtOnce are the settings with which nothing takes time.
var AtOnce = session.Settings{Speed: len(session.Speeds) - 1}

// Rules are those of the program, made once for all tests.
var Rules = sync.OnceValue(func() *scenario.Rules { return rulesOf(adventures.All()) })

func rulesOf(all adventure.List) *scenario.Rules {
	cat, err := all.Catalogue()
	if err != nil {
		panic(err)
	}
	return all.Rules(cat)
}

// New opens the window with those settings, at the title.
func New(t testing.TB, settings session.Settings) *Mouse {
	return NewBeside(t, settings, others.All()...)
}

// NewBeside has these games beside KeyForge.
func NewBeside(t testing.TB, settings session.Settings, others ...scene.Other) *Mouse {
	return newBy(t, settings, adventures.All(), Rules(), others...)
}

// NewFor plays the given adventures.
func NewFor(t testing.TB, settings session.Settings, all adventure.List) *Mouse {
	return newBy(t, settings, all, rulesOf(all))
}

func newBy(t testing.TB, settings session.Settings, all adventure.List, rules *scenario.Rules, others ...scene.Other) *Mouse {
	m := &Mouse{Screen: Screen{T: t, Stack: scene.NewStack(session.New(settings, all, rules), title.New(), others...)},
		In: widget.Input{W: 1280, H: 720, Seconds: 1.0 / 60}}
	m.Stack.Paths = true // as on a desktop
	m.Frame()
	return m
}

// Frame runs one frame, and those in which the window waits for something.
func (m *Mouse) Frame() {
	m.window = layout.Rect{W: m.In.W, H: m.In.H}
	m.Stack.Update(m.In)
	in := widget.Input{W: m.In.W, H: m.In.H, Mouse: m.In.Mouse, Down: m.In.Down}
	for m.Stack.Top() != nil && m.Stack.Top().Name() == "wait" {
		time.Sleep(time.Millisecond)
		m.Stack.Update(in)
	}
	if top := m.Stack.Top(); top != nil && top.Name() == "fault" && !m.Faults {
		m.Stack.Update(m.In)
		require.Fail(m.T, "a fault", m.Words())
	}
	m.In.Pressed, m.In.Typed, m.In.Wheel, m.In.RightDown = [widget.Keys]bool{}, nil, 0, false
	m.since += m.In.Seconds
}

// Frames runs that many frames.
func (m *Mouse) Frames(n int) {
	for range n {
		m.Frame()
	}
}

// Reveal reports whether a spot is in sight, and if not scrolls the whole screen a little down.
func (m *Mouse) Reveal(what string, n int) bool {
	if _, ok := m.Find(what, n); ok {
		return true
	}
	m.In.Mouse, m.In.Wheel = layout.Point{X: 2, Y: m.In.H / 2}, -0.5
	m.Frames(10)
	return false
}

// Point moves the mouse to the middle of a spot.
func (m *Mouse) Point(what string, n int) {
	m.T.Helper()
	if m.looking() { // the first game that is read moves what is on the title
		m.Looked()
	}
	spot, ok := m.Find(what, n)
	if !ok { // it may have come with the last click
		m.Frame()
		spot, ok = m.Find(what, n)
	}
	for i := 0; i < 40 && !ok; i++ { // or have to be scrolled to
		m.Reveal(what, n)
		spot, ok = m.Find(what, n)
	}
	require.True(m.T, ok, "nothing is called %s %d on the screen %s", what, n, m.Stack.Top().Name())
	m.In.Mouse = spot.Rect.Center()
	m.Frame()
	if spot, ok = m.Find(what, n); ok && !spot.Rect.Has(m.In.Mouse) { // a mouse may need less room than the previous device
		m.In.Mouse = spot.Rect.Center()
		m.Frame()
	}
}

// Click moves the mouse to a spot, and presses and releases the button.
func (m *Mouse) Click(what string, n int) {
	m.T.Helper()
	if m.Keys {
		m.TabTo(what, n)
		m.Press(widget.Enter)
		m.TakeEffect()
		return
	}
	m.Point(what, n)
	m.patient(what, n)
	m.Push()
	m.TakeEffect()
}

// Push presses and releases the button where the mouse is.
func (m *Mouse) Push() {
	m.Inputs++
	m.In.Down = true
	m.Frame()
	m.In.Down = false
	m.Frame()
	m.clicked, m.since = m.In.Mouse, 0
}

// patient waits until a spot that appeared under the last click takes clicks.
func (m *Mouse) patient(what string, n int) {
	m.T.Helper()
	for spot := m.MustFind(what, n); m.since < widget.NewSpotDelay && spot.Rect.Has(m.clicked) && m.In.Seconds > 0; {
		m.Frame()
	}
}

// Twice clicks something twice.
func (m *Mouse) Twice(what string, n int) {
	m.T.Helper()
	m.Point(what, n)
	m.Push()
	m.Push()
	m.TakeEffect()
}

// Hold drags something to a point, and keeps the button down.
func (m *Mouse) Hold(what string, n int, to layout.Point) {
	m.T.Helper()
	m.Point(what, n)
	from := m.In.Mouse
	m.In.Down = true
	m.Frame()
	for i := range 4 {
		by := float64(i+1) / 4
		m.In.Mouse = layout.Point{X: from.X + (to.X-from.X)*by, Y: from.Y + (to.Y-from.Y)*by}
		m.Frame()
	}
	m.Frame()
}

// Drag takes something to a point and drops it there.
func (m *Mouse) Drag(what string, n int, to layout.Point) {
	m.T.Helper()
	m.Inputs++
	m.Hold(what, n, to)
	m.In.Down = false
	m.Frame()
	m.TakeEffect()
}

// TakeEffect lets an answer be carried out, as the next update does, but without
// time passing.
func (m *Mouse) TakeEffect() {
	seconds := m.In.Seconds
	m.In.Seconds = 0
	m.Frame()
	m.In.Seconds = seconds
}

// TabTo presses Tab until the wanted spot is pointed at.
func (m *Mouse) TabTo(what string, n int) {
	m.T.Helper()
	for range 600 {
		m.Press(widget.Tab)
		if m.Stack.Pointed() == (widget.ID{What: what, N: n}) {
			return
		}
	}
	require.Fail(m.T, "keys do not lead there", "%s %d on the screen %s", what, n, m.Stack.Top().Name())
}

// Press presses a key, and runs a frame.
func (m *Mouse) Press(k widget.Key) {
	if m.gamepad {
		m.Pads(0, k)
		return
	}
	m.In.Pressed[k] = true
	m.Frame()
}

// Says waits until the words are visible.
func (m *Mouse) Says(words string) {
	m.T.Helper()
	m.Until(func() bool { return strings.Contains(m.Words(), words) })
}

// Until runs frames until some background work is done.
func (m *Mouse) Until(so func() bool) {
	m.T.Helper()
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if m.Frame(); so() {
			return
		}
	}
	require.Fail(m.T, "it does not come to pass", m.Words())
}

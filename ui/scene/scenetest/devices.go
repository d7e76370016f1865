package scenetest

import (
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/widget"
)

// Plug connects that many gamepads, of different makes.
func (m *Mouse) Plug(n int) {
	names := []string{"Xbox Wireless Controller", "DualSense Wireless Controller", "Nintendo Switch Pro Controller"}
	m.In.Pads = nil
	for i := range n {
		m.In.Pads = append(m.In.Pads, widget.Pad{ID: i, Name: names[i]})
	}
	m.Frame()
}

// ByGamepad lets the first gamepad do the work of the mouse.
func (m *Mouse) ByGamepad() {
	m.Plug(1)
	m.Keys, m.gamepad = true, true
}

// Pads presses a key on the gamepad with that ID; NoKey is the button that joins.
func (m *Mouse) Pads(id int, k widget.Key) {
	m.T.Helper()
	for i := range m.In.Pads {
		p := &m.In.Pads[i]
		if p.ID != id {
			continue
		}
		if p.Used = true; k == widget.NoKey {
			p.ButtonDown = keys.Named(keys.Gamepad, "Y")
			k = widget.DefaultAction
		}
		p.Pressed[k] = true
		m.Frame()
		p = &m.In.Pads[i]
		p.Used, p.ButtonDown, p.Pressed = false, 0, [widget.Keys]bool{}
		return
	}
	require.Fail(m.T, "no such gamepad")
}

// Three begins an adventure of three players, of whom that many have joined with gamepads.
func (m *Mouse) Three(joined int) {
	m.T.Helper()
	m.Stack.Settings.Confirm, m.Stack.Settings.Tips = false, false
	m.Click("new-adventure", 0)
	m.Click("players", 2)
	m.Plug(3)
	for i := range joined {
		m.Pads(i, widget.NoKey)
	}
	m.Click("begin", 0)
	m.Frames(2)
	m.Settle()
}

// Guest is what the gamepad with that ID points at.
func (m *Screen) Guest(id int) widget.ID {
	for _, g := range m.Stack.Guests() {
		if g.Pointer == id+1 {
			return g.Hot
		}
	}
	return widget.ID{}
}

// The windows of a phone and a tablet, in points.
var (
	Phone  = [2]float64{844, 390}
	Tablet = [2]float64{1180, 820}
)

// Touching replaces the mouse with a finger on a window of that size.
func (m *Mouse) Touching(size [2]float64) {
	m.In.W, m.In.H, m.In.Scale = size[0], size[1], 1
	m.In.Mouse = widget.Nowhere
	m.In.Fingers = []widget.Finger{{}} // at the corner, where nothing is
	m.Frame()
	m.In.Fingers = nil
	m.Frames(2)
}

// Tap touches a spot for a moment with a finger, which pushes the screen up until the spot is in sight.
func (m *Mouse) Tap(what string, n int) {
	m.T.Helper()
	m.Frames(35) // new spots ignore taps for a moment
	seen := func() bool {
		spot, ok := m.Find(what, n)
		return ok && spot.Rect.Center().Y < m.In.H-2
	}
	for i := 0; i < 60 && !seen(); i++ {
		m.In.Fingers = []widget.Finger{{ID: 1, At: layout.Point{X: m.In.W / 2, Y: m.In.H * 0.6}}}
		for range 8 {
			m.Frame()
			m.In.Fingers[0].At.Y -= 6
		}
		m.In.Fingers = nil
		m.Frames(20)
	}
	m.In.Fingers = []widget.Finger{{ID: 1, At: m.MustFind(what, n).Rect.Center()}}
	m.Frames(2)
	m.In.Fingers = nil
	m.Frame()
	m.TakeEffect()
}

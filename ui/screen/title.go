package screen

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// titleScreen is the first screen.
type titleScreen struct{}

func (*titleScreen) Name() string { return "title" }
func (*titleScreen) Over() bool   { return false }

func (*titleScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	s.drawSea(f, 1.2, 0.4, 1.2)
	f.kraken(layout.Rect{X: f.W/2 - 150*u, Y: 62 * u, W: 300 * u, H: 200 * u}, s.clock, 1)
	name := layout.Rect{X: 0, Y: f.H * 0.37, W: f.W, H: 90 * u}
	f.Text(name.Shift(0, 3*u), paint.Center, paint.Bold, theme.Title*f.Unit, theme.Shadow, s.T("title"))
	f.Text(name, paint.Center, paint.Bold, theme.Title*f.Unit, theme.Ink, s.T("title"))
	f.Text(layout.Rect{X: 0, Y: name.Bottom(), W: f.W, H: 30 * u}, paint.Center, paint.Regular, theme.Large*f.Type, theme.Water, s.T("subtitle"))
	column := layout.Rect{X: f.W/2 - 150*u, Y: name.Bottom() + 60*u, W: 300 * u, H: f.H}
	for i, b := range [...]struct {
		what string
		tone tone
		do   func()
	}{
		{"new-adventure", strong, func() { s.Push(newAdventure(s)) }},
		{"settings", plain, func() { s.Push(&settingsScreen{}) }},
		{"quit", plain, func() { s.Closed = true }},
	} {
		row := column.Drop(float64(i) * 62 * u)
		row.H = 48 * u
		if f.button(ID{What: b.what}, row, s.T(b.what), "", b.tone) {
			b.do()
		}
	}
	foot := layout.Rect{X: 0, Y: f.H - 40*u, W: f.W, H: 30 * u}
	f.Text(foot, paint.Center, paint.Regular, theme.Small*f.Type, theme.Faint, s.T("unofficial"))
	if f.Pressed[Enter] {
		s.Push(newAdventure(s))
	}
}

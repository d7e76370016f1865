package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// DeviceOf shows what a seat is played with: its gamepad, which leaves the seat on a
// click; the button with which a free gamepad takes it; or mouse and keyboard.
func DeviceOf(f *cardview.Canvas, s *Stack, r layout.Rect, seat int) {
	u := f.Unit
	c := s.Sits()
	id := widget.ID{What: "device", N: seat}
	size := min(theme.Body*f.Type, 20*u)
	icon, words := r.Inset(4 * u).Split(34 * u)
	icon = icon.Middle(24*u, 24*u)
	free, some := c.Free(couch.KeyboardMouse)
	d := c.Holder(seat)
	switch pad := c.Pad(d); {
	case pad != nil:
		label := s.T("pad-n", int(d))
		color := theme.People[seat]
		if !pad.Connected {
			label, color = s.T("pad-gone", int(d)), theme.Warn
		}
		if f.Button(id, r, "", "", widget.Chosen) {
			f.Defer(func() { c.Leave(seat) })
		}
		f.Name(id, label)
		if f.Hot == id {
			f.Tip = s.T("pad-leaves", pad.Name)
		}
		f.Mark(icon, paint.Gamepad, color)
		f.Text(words, paint.Left, paint.Bold, size, color, label)
	case some && !c.Shared(seat):
		label := s.T("pad-joins")
		if hover, _ := f.ViewSpot(id, r, label); hover {
			f.Tip = s.T("pad-joins-tip", seat+1)
		}
		f.Line(r.Inset(2*u), 7*u, max(1, 1.2*u), theme.Edge)
		glyph(f, icon, c.Pad(free).Family, joinButton)
		f.Text(words, paint.Left, paint.Regular, size, theme.Ink, label)
	default:
		label := s.T("desk")
		if c.Shared(seat) {
			label = s.T("everybody")
		}
		f.ViewSpot(id, r, label)
		f.Mark(icon, paint.Mouse, theme.Dim)
		f.Text(words, paint.Left, paint.Regular, size, theme.Dim, label)
	}
}

// Devices reports whether it matters what the seats are played with: there are
// gamepads, and several persons.
func (p *Players) Devices(people uint8) bool {
	if people&(people-1) == 0 {
		return false
	}
	c := p.Sits()
	_, free := c.Free(couch.KeyboardMouse)
	return free || c.Active(people)
}

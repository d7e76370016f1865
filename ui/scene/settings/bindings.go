package settings

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// bindings are what keys and the buttons of a gamepad do, by what is printed on
// them.
var bindings = [...]struct {
	TitleLines string
	keys       []string
	pad        []string
}{
	{"ctl-point", []string{"←", "→", "↑", "↓"}, []string{"L"}},
	{"ctl-next", []string{"Tab", "Shift+Tab"}, []string{"RB", "LB"}},
	{"ctl-take", []string{"Enter"}, []string{"A"}},
	{"ctl-read", []string{"I"}, []string{"X"}},
	{"ctl-back", []string{"Esc"}, []string{"B"}},
	{"ctl-skip", []string{"Space"}, []string{"RT"}},
	{"ctl-undo", []string{"U", "R"}, []string{"LT"}},
	{"ctl-scroll", []string{"Page Up", "Page Down"}, []string{"R"}},
	{"rules", []string{"F1"}, nil},
	{"full-screen", []string{"F11"}, nil},
	{"music", []string{"M"}, nil},
}

// controls lists what keys and buttons do.
func (n *screen) controls(f *scene.Frame, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	for _, b := range bindings {
		var row layout.Rect
		row, r = r.Cut(45 * u)
		words, caps := row.Split(row.W * 0.46)
		keys, pad := caps.Split(caps.W * 0.68)
		f.Text(words.Inset(2*u), paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, s.T(b.TitleLines))
		f.Caps(keys, b.keys, theme.Bronze)
		f.Caps(pad, b.pad, theme.Water)
		f.Fill(layout.Rect{X: row.X, Y: row.Bottom() - u, W: row.W, H: max(1, u)}, 0, theme.Bronze.Alpha(0.18))
	}
	return r
}

package settings

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// capture is the action that waits for a key, or for a button, and the outcome of the
// last change.
type capture struct {
	on     bool
	device keys.Device
	action int
	told   string
}

// steady are the keys and the parts of a gamepad that always do the same thing, by
// what is printed on them.
var steady = [...]struct {
	TitleLines string
	keys       []string
	pad        []string
}{
	{"ctl-point", []string{"←", "→", "↑", "↓"}, []string{"L"}},
	{"ctl-scroll", []string{"Page Up", "Page Down"}, []string{"R"}},
}

// waiting are the texts shown while waiting for a key, or a button.
var waiting = [keys.Devices]string{keys.Keyboard: "ctl-press-key", keys.Gamepad: "ctl-press-button"}

// controls lists what keys and buttons do, and lets the player change it.
func (n *screen) controls(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	n.take(f, s)
	r = f.Toggle(r, "set-show-keys", s.T("show-keys"), s.T("show-keys-why"), &s.Settings.ShowKeys)
	line := func() (words, keys, pad layout.Rect) {
		var row layout.Rect
		row, r = r.Cut(f.RowHeight(45))
		f.Fill(layout.Rect{X: row.X, Y: row.Bottom() - u, W: row.W, H: max(1, u)}, 0, theme.Bronze.Alpha(0.18))
		words, caps := row.Split(row.W * 0.46)
		keys, pad = caps.Split(caps.W * 0.6)
		return words.Inset(2 * u), keys, pad
	}
	if n.capture.told != "" {
		var row layout.Rect
		row, r = r.Cut(f.RowHeight(45))
		f.Fitted(row, theme.Body*f.Type, theme.Lit, n.capture.told)
	}
	for _, b := range steady {
		words, board, pad := line()
		f.Text(words, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, s.T(b.TitleLines))
		f.Caps(board, b.keys, theme.Bronze)
		f.Caps(pad, b.pad, theme.Water)
	}
	for i := range keys.Actions {
		words, board, pad := line()
		f.Text(words, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, n.called(s, i))
		for d, at := range [...]layout.Rect{keys.Keyboard: board, keys.Gamepad: pad} {
			n.key(f, s, keys.Device(d), i, at)
		}
	}
	r, hit := f.ActionRow(r, "set-keys-reset", s.T("ctl-reset"), s.T("ctl-reset-why"), s.T("ctl-reset-do"))
	if hit {
		s.Settings.Keys, n.capture = keys.Default, capture{told: s.T("ctl-reset-done")}
	}
	return r
}

// called is the name of an action, as the game has it that is played.
func (n *screen) called(s *scene.Stack, i int) string {
	a := &keys.Actions[i]
	if a.Key >= widget.First && a.Key <= widget.Tenth {
		return s.T(a.Words, int(a.Key-widget.First)+1)
	}
	if k := &n.keyed; k.of != s.Played() || k.in != s.Settings.Language {
		*k = keyed{of: s.Played(), in: s.Settings.Language}
		if o := s.Other(k.of); o != nil {
			k.words = o.Words(k.in)
		}
	}
	if words, ok := n.keyed.words[a.Words]; ok {
		return words
	}
	return s.T(a.Words)
}

// keyed is what another game than KeyForge calls actions that mean something else in it.
type keyed struct {
	of    game.Kind
	in    string // the language
	words lang.Words
}

// key draws the key, or button, of an action: a click waits for another.
func (n *screen) key(f *cardview.Canvas, s *scene.Stack, d keys.Device, i int, r layout.Rect) {
	c := &n.capture
	label, tone := s.Caption(d, s.Settings.Keys[d][i]), widget.Plain
	if label == "" {
		label = "–"
	}
	if c.on && c.device == d && c.action == i {
		label, tone = s.T(waiting[d]), widget.Chosen
	}
	id := widget.ID{What: "set-key", N: i}
	if d == keys.Gamepad {
		id.What = "set-button"
	}
	if f.Button(id, layout.Rect{X: r.X, Y: r.Y, W: r.W - 6*f.Unit, H: r.H}.Middle(r.W-6*f.Unit, 38*f.Unit), label, "", tone) {
		f.Defer(func() { *c = capture{on: !c.on || c.device != d || c.action != i, device: d, action: i} })
	}
}

// take gives the waiting action the key, or the button, that goes down. Escape on the
// keyboard changes nothing, unless the waiting action is that of going back.
func (n *screen) take(f *cardview.Canvas, s *scene.Stack) {
	c := &n.capture
	if !c.on || !f.OnTop {
		return
	}
	f.Capture()
	struck := [...]keys.Code{keys.Keyboard: f.KeyDown, keys.Gamepad: f.ButtonDown}
	code := struck[c.device]
	switch escape := keys.Named(keys.Keyboard, "Escape"); {
	case f.KeyDown == escape && (c.device == keys.Gamepad || keys.Actions[c.action].Key != widget.Escape):
		*c = capture{}
	case code != 0:
		told := ""
		if other := s.Settings.Keys.Bind(c.device, c.action, code); other >= 0 {
			now := s.Caption(c.device, s.Settings.Keys[c.device][other])
			if told = s.T("ctl-clash", s.Caption(c.device, code), n.called(s, other), now); now == "" {
				told = s.T("ctl-clash-none", s.Caption(c.device, code), n.called(s, other))
			}
		}
		*c = capture{told: told}
	}
}

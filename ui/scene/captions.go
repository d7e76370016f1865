package scene

import (
	"strings"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Captions are the labels of the keys, or of the buttons of the gamepad used last.
type Captions struct {
	session *session.Session
	players *Players
	frame   *cardview.Canvas

	of       keys.Bindings // that have been labelled
	pad      bool
	family   couch.Family
	words    [widget.Keys]string
	language *lang.Language
	shapes   [widget.Keys]widget.Shape
}

// shown are the labels of the keys that press the buttons, if they should be shown.
func (c *Captions) shown(pad bool) *[widget.Keys]string {
	s := &c.session.Settings
	if !s.ShowKeys {
		return nil
	}
	if family := c.players.party.Family(); c.of != s.Keys || c.pad != pad || c.family != family || c.language != c.session.Language {
		*c = Captions{session: c.session, players: c.players, frame: c.frame, of: s.Keys, pad: pad, family: family, language: c.session.Language}
		d := keys.Keyboard
		if pad {
			d = keys.Gamepad
		}
		for i := range keys.Actions {
			k, code := keys.Actions[i].Key, c.of[d][i]
			c.words[k] = c.Caption(d, code)
			if pad && family == couch.PlayStation && code > 0 && int(code) <= len(shapes) {
				c.shapes[k] = shapes[code-1].Shape
			}
		}
	}
	c.frame.Shapes = &c.shapes
	return &c.words
}

// device is the device in use: a gamepad, or the keyboard.
func (c *Captions) device() keys.Device {
	if c.frame.Pad {
		return keys.Gamepad
	}
	return keys.Keyboard
}

// KeyName is the label of the key, or the button, that does it.
func (c *Captions) KeyName(k widget.Key) string {
	d, bound := c.device(), &c.session.Settings.Keys
	if bound.Of(d, k) == 0 {
		d = keys.Keyboard
	}
	return c.Caption(d, bound.Of(d, k))
}

// Caption is the label of the key, or of the button of the gamepad used last; the space bar,
// which has no label, has a name in the language.
func (c *Captions) Caption(d keys.Device, code keys.Code) string {
	if d == keys.Gamepad {
		return c.button(code)
	}
	name := keys.Caption(d, code)
	if before, ok := strings.CutSuffix(name, "Space"); ok {
		return before + c.session.T("key-space")
	}
	return name
}

// shapes are the names of the shapes on buttons, and the signs and colors of them.
var shapes = [couch.Shapes]struct {
	words string
	widget.Shape
}{
	{"pad-cross", widget.Shape{Sign: paint.PadCross, Color: paint.RGB(0x9fb6f2)}},
	{"pad-circle", widget.Shape{Sign: paint.PadCircle, Color: paint.RGB(0xff8a80)}},
	{"pad-square", widget.Shape{Sign: paint.PadSquare, Color: paint.RGB(0xf0a5dc)}},
	{"pad-triangle", widget.Shape{Sign: paint.PadTriangle, Color: paint.RGB(0x6fe0b8)}},
}

// letters are the colors of the letters on the buttons of an Xbox gamepad.
var letters = [couch.Shapes]paint.Color{paint.RGB(0x86d95c), paint.RGB(0xff7d70), paint.RGB(0x77b8ff), paint.RGB(0xffd34d)}

// button is the name of a button of the gamepad used last.
func (c *Captions) button(code keys.Code) string {
	f := c.players.party.Family()
	if f == couch.PlayStation && code > 0 && int(code) <= len(shapes) {
		return c.session.T(shapes[code-1].words)
	}
	return f.Caption(code)
}

// glyph draws a button as it looks on a gamepad.
func glyph(f *cardview.Canvas, r layout.Rect, family couch.Family, c keys.Code) {
	u := f.Unit
	side := min(r.W, r.H)
	if int(c) > couch.Shapes || c == 0 {
		f.Caps(r, []string{family.Caption(c)}, theme.Water)
		return
	}
	r = r.Middle(side, side)
	f.Fade(r, side/2, theme.Raised.Mix(theme.Ink, 0.15), theme.Panel)
	f.Line(r, side/2, max(1, 1.5*u), theme.Ink.Alpha(0.65))
	color := theme.Ink
	switch family {
	case couch.PlayStation:
		f.Mark(r.Inset(0.25*side), shapes[c-1].Sign, shapes[c-1].Color)
		return
	case couch.Xbox:
		color = letters[c-1]
	}
	f.Text(r, paint.Center, paint.Bold, side*0.62, color, family.Caption(c))
}

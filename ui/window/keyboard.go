package window

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/widget"
)

// keyboard is the keys by their codes, see package keys.
type keyboard struct{ keys []ebiten.Key }

// newKeyboard finds all keys by their names.
func newKeyboard() (k keyboard, err error) {
	k.keys = make([]ebiten.Key, 1)
	for _, name := range keys.Names(keys.Keyboard) {
		var key ebiten.Key
		if err := key.UnmarshalText([]byte(name)); err != nil {
			return k, err
		}
		k.keys = append(k.keys, key)
	}
	return k, nil
}

// steady are the keys that always do the same thing.
var steady = [...]struct {
	key  widget.Key
	code ebiten.Key
}{
	{widget.Backspace, ebiten.KeyBackspace}, {widget.Delete, ebiten.KeyDelete}, {widget.Up, ebiten.KeyArrowUp}, {widget.Down, ebiten.KeyArrowDown},
	{widget.Left, ebiten.KeyArrowLeft}, {widget.Right, ebiten.KeyArrowRight}, {widget.PageUp, ebiten.KeyPageUp},
	{widget.PageDown, ebiten.KeyPageDown}, {widget.Home, ebiten.KeyHome}, {widget.End, ebiten.KeyEnd},
}

// controlled are the keys that do something with Control.
var controlled = [...]struct {
	key  widget.Key
	code ebiten.Key
}{{widget.SelectAll, ebiten.KeyA}, {widget.Paste, ebiten.KeyV}, {widget.Undo, ebiten.KeyZ}, {widget.Redo, ebiten.KeyY}}

// repeated are the keys that act repeatedly while they are held.
var repeated = [widget.Keys]bool{
	widget.Backspace: true, widget.Delete: true, widget.Left: true, widget.Right: true,
	widget.Up: true, widget.Down: true, widget.PageUp: true, widget.PageDown: true, widget.Undo: true, widget.Redo: true,
	widget.Tab: true, widget.Previous: true,
}

// again reports whether something that has been held for that many ticks acts now, when a tick
// takes that many seconds: a held key repeats after 0.4 seconds, and then some twenty times a
// second.
func again(held int, tick float64) bool {
	ticks := int(1/tick + 0.5)
	after, every := 2*ticks/5, (ticks+10)/20
	return held == 1 || held > after && (held-after)%every == 0
}

func down(code ebiten.Key, k widget.Key, tick float64) bool {
	if inpututil.IsKeyJustPressed(code) { // even if it is up again already
		return true
	}
	return repeated[k] && again(inpututil.KeyPressDuration(code), tick)
}

// read adds what the keys did to the input.
func (k *keyboard) read(in *widget.Input, b *keys.Bindings) {
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		for _, c := range controlled {
			in.Pressed[c.key] = down(c.code, c.key, in.Seconds)
		}
		if in.Pressed[widget.Undo] && in.Shift {
			in.Pressed[widget.Undo], in.Pressed[widget.Redo] = false, true
		}
		return
	}
	for _, s := range steady {
		in.Pressed[s.key] = down(s.code, s.key, in.Seconds)
	}
	for i := range keys.Actions {
		code, shift := keys.WithoutShift(b[keys.Keyboard][i])
		key := keys.Actions[i].Key
		if code == 0 || shift != in.Shift && (shift || b.Has(keys.Keyboard, keys.WithShift(code))) {
			continue
		}
		if down(k.keys[code], key, in.Seconds) {
			in.Pressed[key], in.TypesText[key] = true, keys.TypesText(code)
		}
	}
	for code := 1; code < len(k.keys); code++ {
		if inpututil.IsKeyJustPressed(k.keys[code]) {
			if in.KeyDown = keys.Code(code); in.Shift {
				in.KeyDown = keys.WithShift(in.KeyDown)
			}
		}
	}
}

func (g *game) input() widget.Input {
	in := widget.Input{W: g.w, H: g.h, Seconds: g.tick()}
	in.Mouse = layoutPoint(ebiten.CursorPosition())
	in.Scale = g.density
	in.Fingers = g.touches.read(in.Scale)
	// even if it is up again already
	in.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.RightDown = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	_, in.Wheel = ebiten.Wheel()
	b := &g.Stack.Settings.Keys
	g.board.read(&in, b)
	g.pads.take(&in, b)
	g.typed = ebiten.AppendInputChars(g.typed[:0])
	if shortcut() {
		g.typed = g.typed[:0]
	}
	in.Typed = g.typed
	in.SkipDecoration = g.still(&in)
	return in
}

// shortcut reports whether the keys struck now are not letters: browsers report Ctrl+V as one.
func shortcut() bool {
	ctrl, alt := ebiten.IsKeyPressed(ebiten.KeyControl), ebiten.IsKeyPressed(ebiten.KeyAlt) // together they are AltGr
	return ctrl && !alt || ebiten.IsKeyPressed(ebiten.KeyMeta)
}

package couch_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/widget"
)

// party is two gamepads in the first two of three seats, and what all three players press at once.
func party(t *testing.T) (*couch.Party, widget.Input) {
	p, in := &couch.Party{Couch: *seated(t, 2)}, widget.Input{Down: true, Mouse: layout.Point{X: 5, Y: 7}, Pads: pads(4, 7)}
	in.Pressed[widget.Escape] = true
	for i, k := range []widget.Key{widget.Enter, widget.Space} {
		in.Pads[i].Pressed[k], in.Pads[i].Used = true, true
	}
	return p, in
}

// Unless input is parted, everybody may do everything.
func TestInputOfAll(t *testing.T) {
	p, in := party(t)
	p.Take(&in, everybody, false, couch.Nobody)
	for _, k := range []widget.Key{widget.Escape, widget.Enter, widget.Space} {
		assert.True(t, in.Pressed[k])
	}
	assert.True(t, in.Down && in.Pad)
	assert.Empty(t, in.Guests)
	assert.Equal(t, couch.Device(2), p.Last)
	assert.Equal(t, couch.Xbox, p.Family())
}

// Only the input of the player who decides counts; the others are guests, who may read, and ask
// for the menu.
func TestInputIsParted(t *testing.T) {
	for seat, pressed := range []widget.Key{widget.Enter, widget.Space, widget.Escape} {
		p, in := party(t)
		p.Take(&in, everybody, true, seat)
		for _, k := range []widget.Key{widget.Escape, widget.Enter, widget.Space} {
			assert.Equal(t, k == pressed, in.Pressed[k], "seat %d", seat)
		}
		assert.Equal(t, seat == 2, in.Down, "the mouse is that of the third")
		assert.Equal(t, seat != 2, p.Menu, "who looks on asks for the menu")
		require.Len(t, in.Guests, 2)
		for _, g := range in.Guests {
			assert.NotEqual(t, []int{1, 2, 0}[seat], g.Pointer)
			assert.Equal(t, g.Pointer == 0, g.Mark, "the mouse is pressed")
			assert.False(t, g.Pressed[widget.Space], "it would do something")
		}
	}
}

// Whoever looks on leads to the menu by its button, and by Escape only with mouse and keyboard; Space does nothing then.
func TestWhoLooksOnAsksForTheMenu(t *testing.T) {
	for _, c := range []struct {
		by, deciding int // seats; the mouse is that of the last
		pressed      widget.Key
		menu         bool
	}{{0, 1, widget.Menu, true}, {0, 1, widget.Escape, false}, {2, 1, widget.Escape, true}, {2, 1, widget.Menu, true},
		{2, 1, widget.Space, false}, {0, 1, widget.Space, false}, {0, 1, widget.Up, false}, {0, couch.Nobody, widget.Up, false}} {
		p, in := party(t)
		in.Pressed, in.Down = [widget.Keys]bool{}, false
		for i := range in.Pads {
			in.Pads[i].Pressed = [widget.Keys]bool{}
		}
		if c.by == 2 {
			in.Pressed[c.pressed] = true
		} else {
			in.Pads[c.by].Pressed[c.pressed] = true
		}
		p.Take(&in, everybody, true, c.deciding)
		assert.Equal(t, c.menu, p.Menu, "%+v", c)
		assert.Equal(t, [widget.Keys]bool{}, in.Pressed, "%+v: the game does not see it", c)
	}
}

// Who looks on with mouse and keyboard points, reads and goes about by keys; only the screen and the music are everybody's.
func TestWhoLooksOnByMouse(t *testing.T) {
	leads := []widget.Key{widget.Up, widget.Down, widget.Left, widget.Right, widget.Tab, widget.Previous, widget.Inspect,
		widget.Ping, widget.Enter}
	for _, read := range []bool{false, true} {
		p, in := party(t)
		for i := range in.Pads {
			in.Pads[i].Pressed = [widget.Keys]bool{}
		}
		for k := range in.Pressed {
			in.Pressed[k] = true
		}
		in.RightDown, in.Wheel, in.Typed = read, 2, []rune("x")
		mouse := in.Mouse
		p.Take(&in, everybody, true, 0)
		require.NotEmpty(t, in.Guests)
		g := in.Guests[0]
		assert.Zero(t, g.Pointer)
		assert.Equal(t, mouse, g.Mouse)
		assert.Equal(t, read, g.Read)
		var want, kept [widget.Keys]bool
		for _, k := range leads {
			want[k] = true
		}
		kept[widget.FullScreen], kept[widget.Music] = true, true
		assert.Equal(t, want, g.Pressed)
		assert.Equal(t, kept, in.Pressed)
		assert.Equal(t, widget.Nowhere, in.Mouse)
		assert.True(t, !in.Down && !in.RightDown && in.Wheel == 0 && in.Typed == nil)
	}
}

// While nobody decides what is shown may be skipped, and only mouse and keyboard do more.
func TestNobodyDecides(t *testing.T) {
	p, in := party(t)
	p.Take(&in, everybody, true, couch.Nobody)
	assert.True(t, in.Pressed[widget.Space])
	assert.True(t, in.Pressed[widget.Escape])
	assert.False(t, in.Pressed[widget.Enter])
	assert.Len(t, in.Guests, 2)
}

// Labels are those of what was used last: a gamepad, until a key or the button of the mouse goes down.
func TestLabelsOfWhatIsUsed(t *testing.T) {
	for _, use := range []func(in *widget.Input){func(in *widget.Input) { in.KeyDown = 3 }, func(in *widget.Input) { in.Down = true }} {
		p := &couch.Party{Couch: *seated(t, 0)}
		take := func(use func(in *widget.Input)) (pad bool, last couch.Device, f couch.Family) {
			in := widget.Input{Pads: pads(4, 7)}
			use(&in)
			p.Take(&in, 0b001, false, 0)
			return in.Pad, p.Last, p.Family()
		}
		check := func(pad bool, last couch.Device) {
			now, by, family := take(func(*widget.Input) {})
			assert.Equal(t, []any{pad, last}, []any{now, by})
			assert.Equal(t, map[bool]couch.Family{true: couch.Xbox, false: couch.Plain}[pad], family)
		}
		check(false, couch.KeyboardMouse)
		take(func(in *widget.Input) { in.Pads[1].Used = true })
		check(true, 2)
		take(use)
		check(false, couch.KeyboardMouse)
	}
}

// What gamepads do is added to what mouse and keyboard do; what a gamepad presses is not written into a field.
func TestGamepadsAddToTheInput(t *testing.T) {
	p := &couch.Party{Couch: *seated(t, 0)}
	in := widget.Input{Pads: pads(4, 7, 99), Wheel: 1}
	in.TypesText[widget.Reap], in.TypesText[widget.Fight] = true, true
	in.Pads[0].Pressed[widget.Reap], in.Pads[0].Wheel, in.Pads[0].ButtonDown = true, 2, 5
	in.Pads[1].Wheel = -0.5
	p.Take(&in, 0b001, false, 0)
	assert.InDelta(t, 2.5, in.Wheel, 0.001)
	assert.Equal(t, widget.Code(5), in.ButtonDown)
	assert.False(t, in.TypesText[widget.Reap])
	assert.True(t, in.TypesText[widget.Fight])
	assert.True(t, in.Pressed[widget.Reap])
}

// The deciding gamepad acts with its own pointer and its labels are shown; with mouse and keyboard, unless the seat is shared, theirs
// are. Who looks on marks once for each press; a gamepad that nobody knows does nothing.
func TestWhoActs(t *testing.T) {
	p := &couch.Party{Couch: *seated(t, 2)}
	take := func(decides int, down bool) widget.Input {
		in := widget.Input{Pads: pads(4, 7, 99), Down: down, KeyDown: map[bool]widget.Code{true: 3}[down]}
		in.Pads[2].Pressed[widget.Enter] = true
		p.Take(&in, everybody, true, decides)
		assert.False(t, in.Pressed[widget.Enter])
		return in
	}
	in := take(1, true)
	assert.Equal(t, []any{2, couch.Device(2), true}, []any{in.Actor, p.Last, in.Pad})
	assert.Zero(t, in.KeyDown)
	require.Len(t, in.Guests, 2)
	assert.True(t, in.Guests[0].Mark)
	in = take(1, true)
	require.Len(t, in.Guests, 2)
	assert.False(t, in.Guests[0].Mark, "it is still down")
	take(1, false)
	in = take(1, true)
	assert.True(t, in.Guests[0].Mark)

	in = take(2, false)
	assert.Equal(t, []any{0, false}, []any{in.Actor, in.Pad}, "theirs")
	take(1, false)
	p.Share(2)
	in = take(2, false)
	assert.True(t, in.Pad, "a gamepad may act, too")
	p.Leave(2)
	take(1, true)
	in = take(2, true)
	assert.True(t, in.Down)
	in = take(1, true)
	assert.False(t, in.Guests[0].Mark, "it went down before, for another")
}

package window

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/widget"
)

// gamepads are all connected gamepads, each on its own: the scenes know whose input is
// whose.
type gamepads struct {
	ids  []ebiten.GamepadID
	read []widget.Pad
	held map[ebiten.GamepadID]*holding
}

// holding is for how many ticks each direction of a gamepad has been held.
type holding [widget.Keys]int

// buttons are the buttons by their codes, see package keys.
var buttons = [...]ebiten.StandardGamepadButton{
	0, ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight, ebiten.StandardGamepadButtonRightLeft,
	ebiten.StandardGamepadButtonRightTop, ebiten.StandardGamepadButtonFrontTopLeft, ebiten.StandardGamepadButtonFrontTopRight,
	ebiten.StandardGamepadButtonFrontBottomLeft, ebiten.StandardGamepadButtonFrontBottomRight, ebiten.StandardGamepadButtonCenterLeft,
	ebiten.StandardGamepadButtonCenterRight, ebiten.StandardGamepadButtonLeftStick, ebiten.StandardGamepadButtonRightStick,
}

// directions lead the pointer: the cross, or the left stick.
var directions = [...]struct {
	button ebiten.StandardGamepadButton
	axis   ebiten.StandardGamepadAxis
	sign   float64
	key    widget.Key
}{
	{ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadAxisLeftStickHorizontal, -1, widget.Left},
	{ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadAxisLeftStickHorizontal, 1, widget.Right},
	{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadAxisLeftStickVertical, -1, widget.Up},
	{ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadAxisLeftStickVertical, 1, widget.Down},
}

// tilted is how far a stick must be moved to mean a direction.
const tilted = 0.55

// take reads the gamepads.
func (g *gamepads) take(in *widget.Input, b *keys.Bindings) {
	g.ids = ebiten.AppendGamepadIDs(g.ids[:0])
	g.read = g.read[:0]
	for _, id := range g.ids {
		p := widget.Pad{ID: int(id), Name: ebiten.GamepadName(id), Make: ebiten.GamepadSDLID(id)}
		g.pad(&p, id, b, in.Seconds)
		g.read = append(g.read, p)
	}
	in.Pads = g.read
}

// pad reads what one gamepad did in a tick of that many seconds.
func (g *gamepads) pad(p *widget.Pad, id ebiten.GamepadID, b *keys.Bindings, tick float64) {
	held := g.held[id]
	if held == nil {
		if g.held == nil {
			g.held = map[ebiten.GamepadID]*holding{}
		}
		held = &holding{}
		g.held[id] = held
	}
	for _, d := range directions {
		if !ebiten.IsStandardGamepadButtonPressed(id, d.button) && ebiten.StandardGamepadAxisValue(id, d.axis)*d.sign <= tilted {
			held[d.key] = 0
			continue
		}
		held[d.key]++
		p.Pressed[d.key], p.Used = again(held[d.key], tick), true
	}
	for code := 1; code < len(buttons); code++ {
		if inpututil.IsStandardGamepadButtonJustPressed(id, buttons[code]) {
			p.ButtonDown, p.Used = keys.Code(code), true
			if k := b.Does(keys.Gamepad, p.ButtonDown); k != widget.NoKey {
				p.Pressed[k] = true
			}
		}
	}
	if v := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical); v > resting || v < -resting {
		p.Wheel = -v * stickWheel * tick
	}
}

// The right stick scrolls by a number of wheel notches a second, unless it is
// almost in the middle.
const (
	stickWheel = 9
	resting    = 0.2
)

// cursor hides the mouse while keys or a gamepad point.
func (g *game) cursor(guided bool) {
	mode := ebiten.CursorModeVisible
	if guided {
		mode = ebiten.CursorModeHidden
	}
	if ebiten.CursorMode() != mode {
		ebiten.SetCursorMode(mode)
	}
}

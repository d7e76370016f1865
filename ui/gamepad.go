package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/widget"
)

// gamepads are all that are connected: whoever is asked may take any of them.
type gamepads struct {
	ids  []ebiten.GamepadID
	held [widget.Keys]int // for how many ticks a direction has been held
}

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

// read adds what the gamepads do to what came in, and reports whether that is anything.
func (g *gamepads) read(in *widget.Input, b *keys.Bindings) (used bool) {
	g.ids = ebiten.AppendGamepadIDs(g.ids[:0])
	for _, d := range directions {
		held := false
		for _, id := range g.ids {
			held = held || ebiten.IsStandardGamepadButtonPressed(id, d.button) || ebiten.StandardGamepadAxisValue(id, d.axis)*d.sign > tilted
		}
		if !held {
			g.held[d.key] = 0
			continue
		}
		g.held[d.key]++
		in.Pressed[d.key], used = in.Pressed[d.key] || again(g.held[d.key]), true
	}
	for _, id := range g.ids {
		for code := 1; code < len(buttons); code++ {
			if inpututil.IsStandardGamepadButtonJustPressed(id, buttons[code]) {
				in.Pushed, used = keys.Code(code), true
				if k := b.Does(keys.Gamepad, in.Pushed); k != widget.NoKey {
					in.Pressed[k], in.Written[k] = true, false
				}
			}
		}
		if v := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical); v > resting || v < -resting {
			in.Wheel -= v * stickWheel
		}
	}
	return used
}

// The right stick scrolls: by so many notches of a wheel a tick, unless it is
// almost in the middle.
const (
	stickWheel = 0.15
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

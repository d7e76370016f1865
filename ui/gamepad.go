package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"github.com/keyraken/keyraken/ui/widget"
)

// gamepads are all that are connected: whoever is asked may take any of them.
type gamepads struct {
	ids  []ebiten.GamepadID
	held [widget.Keys]int // for how many ticks a direction has been held
}

// buttons are what the buttons of a gamepad do, in the places they have on all.
var buttons = [...]struct {
	button ebiten.StandardGamepadButton
	key    widget.Key
	shift  bool
}{
	{ebiten.StandardGamepadButtonRightBottom, widget.Enter, false},
	{ebiten.StandardGamepadButtonRightRight, widget.Escape, false},
	{ebiten.StandardGamepadButtonRightLeft, widget.Inspect, false},
	{ebiten.StandardGamepadButtonRightTop, widget.Tab, false},
	{ebiten.StandardGamepadButtonFrontTopRight, widget.Tab, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, widget.Tab, true},
	{ebiten.StandardGamepadButtonFrontBottomLeft, widget.U, false},
	{ebiten.StandardGamepadButtonFrontBottomRight, widget.Space, false},
	{ebiten.StandardGamepadButtonCenterRight, widget.Escape, false},
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

// read adds what the gamepads do to what came in.
func (g *gamepads) read(in *widget.Input) {
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
		in.Pressed[d.key] = in.Pressed[d.key] || again(g.held[d.key])
	}
	for _, id := range g.ids {
		for _, b := range buttons {
			if inpututil.IsStandardGamepadButtonJustPressed(id, b.button) {
				in.Pressed[b.key] = true
				in.Shift = in.Shift || b.shift
			}
		}
		if v := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical); v > resting || v < -resting {
			in.Wheel -= v * stickWheel
		}
	}
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

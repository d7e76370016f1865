package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"github.com/keyraken/keyraken/ui/screen"
)

// gamepads are all that are connected: whoever is asked may take any of them.
type gamepads struct {
	ids  []ebiten.GamepadID
	held [screen.Keys]int // for how many ticks a direction has been held
}

// buttons are what the buttons of a gamepad do, in the places they have on all.
var buttons = [...]struct {
	button ebiten.StandardGamepadButton
	key    screen.Key
	shift  bool
}{
	{ebiten.StandardGamepadButtonRightBottom, screen.Enter, false},
	{ebiten.StandardGamepadButtonRightRight, screen.Escape, false},
	{ebiten.StandardGamepadButtonRightLeft, screen.Inspect, false},
	{ebiten.StandardGamepadButtonRightTop, screen.Tab, false},
	{ebiten.StandardGamepadButtonFrontTopRight, screen.Tab, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, screen.Tab, true},
	{ebiten.StandardGamepadButtonFrontBottomLeft, screen.U, false},
	{ebiten.StandardGamepadButtonFrontBottomRight, screen.Space, false},
	{ebiten.StandardGamepadButtonCenterRight, screen.Escape, false},
}

// directions lead the pointer: the cross, or the left stick.
var directions = [...]struct {
	button ebiten.StandardGamepadButton
	axis   ebiten.StandardGamepadAxis
	sign   float64
	key    screen.Key
}{
	{ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadAxisLeftStickHorizontal, -1, screen.Left},
	{ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadAxisLeftStickHorizontal, 1, screen.Right},
	{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadAxisLeftStickVertical, -1, screen.Up},
	{ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadAxisLeftStickVertical, 1, screen.Down},
}

// tilted is how far a stick must be moved to mean a direction.
const tilted = 0.55

// read adds what the gamepads do to what came in.
func (g *gamepads) read(in *screen.Input) {
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

// Package ui is the window: it asks the scenes of package scene for their
// picture sixty times a second, hands them the mouse and the keys, and draws what
// they made. It is the only package, besides the command, that knows Ebitengine.
package ui

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// Options say how the window opens.
type Options struct {
	Stack  *scene.Stack
	Width  int
	Height int
	// Stop closes the window when it is done.
	Stop context.Context
	// Seen, when set, is a file to which what can be seen and clicked is written
	// whenever it changes, for tests from outside.
	Seen string
}

// game is the window as Ebitengine runs it.
type game struct {
	Options
	raster  *raster
	speaker *speaker
	pads    gamepads
	typed   []rune
	report  *reporter
	w, h    float64
	failed  error
}

// Run opens the window and returns when it is closed. It fails when there is no
// display.
func Run(o Options) error {
	if err := display(); err != nil {
		return err
	}
	g := &game{Options: o, speaker: newSpeaker()}
	if o.Seen != "" {
		g.report = &reporter{path: o.Seen}
	}
	ebiten.SetWindowTitle(o.Stack.T("window-title"))
	ebiten.SetWindowSize(o.Width, o.Height)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(640, 360, -1, -1)
	ebiten.SetFullscreen(o.Stack.Settings.FullScreen)
	if err := ebiten.RunGame(g); err != nil {
		return fmt.Errorf("the window cannot be opened: %w", err)
	}
	return g.failed
}

// display reports whether there is a display at all, where that can be told.
func display() error {
	remote := os.Getenv("EBITENGINE_VM_ENDPOINT") != ""
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" && !remote {
		return ErrNoDisplay
	}
	return nil
}

// ErrNoDisplay reports that no window can be opened on this machine.
var ErrNoDisplay = errors.New("there is no display to open a window on")

// Update implements [ebiten.Game].
func (g *game) Update() (err error) {
	defer func() {
		if r := recover(); r != nil {
			g.Stack.Break(fault.Of(r))
		}
	}()
	if g.raster == nil {
		if g.raster, g.failed = newRaster(); g.failed != nil {
			return ebiten.Termination
		}
	}
	s := g.Stack
	if s.Driver == "" {
		var info ebiten.DebugInfo
		ebiten.ReadDebugInfo(&info)
		s.Driver = info.GraphicsLibrary.String()
	}
	if files := ebiten.DroppedFiles(); files != nil {
		drop(s, files)
	}
	s.Update(g.input())
	g.speaker.update(s)
	g.cursor(s.Guided())
	if full := s.Settings.FullScreen; full != ebiten.IsFullscreen() {
		ebiten.SetFullscreen(full)
	}
	if g.report != nil {
		g.report.write(s)
	}
	if s.Closed || g.Stop.Err() != nil {
		return ebiten.Termination
	}
	return nil
}

var keys = [widget.Keys]ebiten.Key{
	widget.Escape: ebiten.KeyEscape, widget.Enter: ebiten.KeyEnter, widget.Space: ebiten.KeySpace,
	widget.Backspace: ebiten.KeyBackspace, widget.Up: ebiten.KeyArrowUp, widget.Down: ebiten.KeyArrowDown,
	widget.Left: ebiten.KeyArrowLeft, widget.Right: ebiten.KeyArrowRight,
	widget.PageUp: ebiten.KeyPageUp, widget.PageDown: ebiten.KeyPageDown, widget.Home: ebiten.KeyHome, widget.End: ebiten.KeyEnd,
	widget.Delete: ebiten.KeyDelete, widget.SelectAll: ebiten.KeyA, widget.Paste: ebiten.KeyV, widget.FullScreen: ebiten.KeyF11, widget.Help: ebiten.KeyF1,
	widget.U: ebiten.KeyU, widget.R: ebiten.KeyR, widget.Undo: ebiten.KeyZ, widget.Redo: ebiten.KeyY,
	widget.Tab: ebiten.KeyTab, widget.Inspect: ebiten.KeyI, widget.Music: ebiten.KeyM,
}

// repeated are the keys that act again and again while they are held.
var repeated = [widget.Keys]bool{
	widget.Backspace: true, widget.Delete: true, widget.Left: true, widget.Right: true,
	widget.Up: true, widget.Down: true, widget.PageUp: true, widget.PageDown: true, widget.Undo: true, widget.Redo: true,
	widget.Tab: true,
}

// controlled are the keys that act with Control alone.
var controlled = [widget.Keys]bool{widget.SelectAll: true, widget.Paste: true, widget.Undo: true, widget.Redo: true}

// A held key acts again after some ticks, and then every few.
const (
	repeatAfter = 24
	repeatEvery = 3
)

func pressed(k widget.Key) bool {
	if inpututil.IsKeyJustPressed(keys[k]) { // also when it is up again already
		return true
	}
	held := inpututil.KeyPressDuration(keys[k])
	return repeated[k] && again(held)
}

// again reports whether something that has been held for so many ticks acts now.
func again(held int) bool {
	return held == 1 || held > repeatAfter && (held-repeatAfter)%repeatEvery == 0
}

func (g *game) input() widget.Input {
	in := widget.Input{W: g.w, H: g.h, Seconds: 1 / float64(ebiten.TPS())}
	in.Mouse = layoutPoint(ebiten.CursorPosition())
	// also when it is up again already
	in.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Context = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	_, in.Wheel = ebiten.Wheel()
	for k := widget.NoKey + 1; k < widget.Keys; k++ {
		in.Pressed[k] = pressed(k)
	}
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	control := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	for k := range in.Pressed {
		in.Pressed[k] = in.Pressed[k] && control == controlled[k]
	}
	if in.Pressed[widget.Undo] && in.Shift {
		in.Pressed[widget.Undo], in.Pressed[widget.Redo] = false, true
	}
	g.pads.read(&in)
	g.typed = ebiten.AppendInputChars(g.typed[:0])
	in.Typed = g.typed
	return in
}

// Draw implements [ebiten.Game].
func (g *game) Draw(screen *ebiten.Image) {
	defer func() {
		if r := recover(); r != nil {
			g.Stack.Break(fault.Of(r))
			g.raster = nil // it may be in the middle of something
		}
	}()
	if g.raster != nil {
		g.raster.draw(screen, g.Stack.Picture())
	}
}

// Layout implements [ebiten.Game].
func (g *game) Layout(w, h int) (int, int) {
	fw, fh := g.LayoutF(float64(w), float64(h))
	return int(fw), int(fh)
}

// LayoutF makes a pixel of the picture a pixel of the monitor.
func (g *game) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	g.w, g.h = math.Ceil(w*scale), math.Ceil(h*scale)
	return g.w, g.h
}

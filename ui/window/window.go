// Package window is the window: it asks the scenes of package scene for their
// picture sixty times a second, hands them the mouse and the keys, and draws what
// they made. Apart from the command, it is the only package that knows Ebitengine.
//
// The quality of its drawing adjusts itself, see package quality, unless a player sets it. The
// cost of a frame is its pixels: see canvas for how few of them the lower levels draw, and how
// every picture is one moment all the same.
package window

import (
	"context"
	"fmt"
	"image"
	"math"
	"os"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/ui/icon"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/quality"
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
	// Seen, when set, is a file that receives what is visible and clickable whenever
	// it changes, for tests from outside.
	Seen string
	// Quality is the quality of drawing at first, unless the player has set it.
	Quality quality.Level
	// Fields, when set, is called when the places of the text fields change, with their
	// rectangles in points: for keyboards on the screen.
	Fields func([]layout.Rect)
	// Shown, when set, is called when the first picture has been drawn.
	Shown func()
}

// game is the window as Ebitengine runs it.
type game struct {
	Options
	canvas  *canvas
	control quality.Control
	pace    quality.Pace
	drift   quality.Drift
	spare   bool         // decoration stands still in this frame
	mouse   layout.Point // in the last update
	last    time.Time    // when the last frame was drawn
	ticked  time.Time    // when the game went on last
	speaker *speaker
	board   keyboard
	pads    gamepads
	touches touches
	fine    quality.Level // of the last frame
	typed   []rune
	report  *reporter
	w, h    float64 // of the picture
	density float64 // its pixels to a point of the window
	filled  bool    // the screen, in the last frame
	fields  []layout.Rect
	late    int // for how many ticks it has differed from the settings
	failed  error
}

// Run opens the window and returns when it is closed. It fails when there is no
// display.
func Run(o Options) error {
	if err := display(); err != nil {
		return err
	}
	g := &game{Options: o, control: quality.From(o.Quality), speaker: newSpeaker()}
	if o.Seen != "" {
		g.report = &reporter{path: o.Seen}
	}
	ebiten.SetWindowTitle(o.Stack.T("window-title"))
	ebiten.SetWindowSize(o.Width, o.Height)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(640, 360, -1, -1)
	if runtime.GOOS != "js" { // there the page has an icon, and see [game.fill]
		ebiten.SetWindowIcon([]image.Image{icon.Draw(16), icon.Draw(32), icon.Draw(48), icon.Draw(128)})
		ebiten.SetFullscreen(o.Stack.Settings.FullScreen)
	}
	if err := ebiten.RunGame(g); err != nil {
		return fmt.Errorf("the window cannot be opened: %w", err)
	}
	return g.failed
}

// display reports whether there is a display at all, as far as that can be known.
func display() error {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return ErrNoDisplay
	}
	return nil
}

// ErrNoDisplay reports that no window can be opened on this machine.
var ErrNoDisplay = message.New("no-display")

// Update implements [ebiten.Game].
func (g *game) Update() (err error) {
	defer func() {
		if r := recover(); r != nil {
			g.Stack.Break(fault.Of(r))
		}
	}()
	if g.canvas == nil {
		if g.canvas, g.failed = newCanvas(); g.failed != nil {
			return ebiten.Termination
		}
		if g.board, g.failed = newKeyboard(); g.failed != nil {
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
	g.tellFields()
	g.cursor(s.ByKeys())
	g.fill(s)
	if g.report != nil {
		g.report.write(s)
	}
	if s.Closed || g.Stop.Err() != nil {
		return ebiten.Termination
	}
	return nil
}

// tellFields reports where the text fields are.
func (g *game) tellFields() {
	if g.Fields == nil {
		return
	}
	var now []layout.Rect
	scale := g.density
	for _, s := range g.Stack.Spots() {
		if s.Field {
			now = append(now, layout.Rect{X: s.Rect.X / scale, Y: s.Rect.Y / scale, W: s.Rect.W / scale, H: s.Rect.H / scale})
		}
	}
	if !slices.Equal(now, g.fields) {
		g.fields = now
		g.Fields(now)
	}
}

// fill makes the window full screen or not, as the settings say. Browsers do so only just after a
// click, and players may leave full screen by the browser's own keys: there the setting follows.
func (g *game) fill(s *scene.Stack) {
	full, was := ebiten.IsFullscreen(), g.filled
	g.filled = full
	if full == s.Settings.FullScreen {
		g.late = 0
		return
	}
	const most = 60 // ticks that a browser may take
	g.late++
	switch {
	case runtime.GOOS != "js":
		ebiten.SetFullscreen(s.Settings.FullScreen)
	case full != was || g.late > most: // the browser has changed it, or has refused
		s.Settings.FullScreen = full
		s.SaveSettings()
	case g.late == 1:
		ebiten.SetFullscreen(s.Settings.FullScreen)
	}
}

// Draw implements [ebiten.Game].
func (g *game) Draw(screen *ebiten.Image) {
	defer g.mend()
	if g.canvas != nil {
		now := time.Now()
		g.fine = g.level(now)
		g.canvas.draw(screen, g.Stack.Picture(), g.fine)
		ebiten.SetScreenClearedEveryFrame(!g.canvas.inTwo)
		if g.Shown != nil {
			g.Shown()
			g.Shown = nil
		}
	}
}

// DrawFinalScreen implements [ebiten.FinalScreenDrawer].
func (g *game) DrawFinalScreen(final ebiten.FinalScreen, screen *ebiten.Image, at ebiten.GeoM) {
	if g.canvas != nil {
		g.canvas.show(final, screen, at)
	}
}

// mend survives a fault in drawing.
func (g *game) mend() {
	if r := recover(); r != nil {
		g.Stack.Break(fault.Of(r))
		g.canvas = nil // it may have stopped halfway
	}
}

// level is how finely the window is drawn now. Where frames are late the game updates once per
// frame and not at its usual rate, since each update lays out the whole picture.
func (g *game) level(now time.Time) quality.Level {
	took := now.Sub(g.last)
	g.last = now
	g.drift.Frame(took)
	if !remote {
		ticks := ebiten.DefaultTPS
		if g.pace.Late(took) {
			ticks = ebiten.SyncWithFPS
		}
		ebiten.SetTPS(ticks)
	}
	if set := g.Stack.Settings.Quality; set > 0 {
		return quality.Level(set - 1)
	}
	if remote {
		return quality.High
	}
	if g.fine > quality.High { // what matters is how long it takes to draw everything
		took = max(took, g.drift.Longest())
	}
	return g.control.Frame(took)
}

// still reports whether decoration stands still in an update with some input. Where what stands
// behind moves all the same, and has to be drawn anyway, it may as well go on.
func (g *game) still(in *widget.Input) bool {
	now := time.Now()
	if in.Mouse != g.mouse || in.Down || in.Wheel != 0 || in.KeyDown != 0 || in.ButtonDown != 0 || len(in.Fingers) > 0 {
		g.mouse = in.Mouse
		g.drift.Hold(now)
	}
	g.spare = !(g.spare && g.canvas.moved) && !g.drift.Due(now, g.fine)
	return g.spare
}

// tick is the seconds of this update.
func (g *game) tick() float64 {
	const shortest, longest = 1.0 / 1000, 5.0 / 60 // as Ebitengine bounds it elsewhere
	now := time.Now()
	took := now.Sub(g.ticked).Seconds()
	g.ticked = now
	if ticks := ebiten.TPS(); ticks != ebiten.SyncWithFPS {
		return 1 / float64(ticks)
	}
	return max(shortest, min(longest, took))
}

// Layout implements [ebiten.Game].
func (g *game) Layout(w, h int) (int, int) {
	fw, fh := g.LayoutF(float64(w), float64(h))
	return int(fw), int(fh)
}

// LayoutF makes a pixel of the picture one pixel of the monitor, or two by two of them.
func (g *game) LayoutF(w, h float64) (float64, float64) {
	g.density = quality.Density(w, h, ebiten.Monitor().DeviceScaleFactor(), g.fine)
	g.w, g.h = math.Ceil(w*g.density), math.Ceil(h*g.density)
	return g.w, g.h
}

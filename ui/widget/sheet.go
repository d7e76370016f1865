package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Sheet is how a screen is seen in a window that is too low for it: it is laid out for as much
// room as it needs, and scrolled. A stack keeps one for each screen.
type Sheet struct {
	Name   string // of the area; no other has it
	scroll Scroll
	needs  float64 // units, as of the last frame; 0: those of a whole window
}

// Sheet draws a screen, scrolled if the window is too low for it. While it is drawn the window
// seems to be as high as it needs, and what it draws is moved afterwards; what stands far behind
// stays where it is.
func (f *Frame) Sheet(s *Sheet, draw func()) {
	u, window := f.Unit, layout.Rect{W: f.W, H: f.H}
	high := s.needs
	if high == 0 {
		high = layout.High
	}
	if f.needs = 0; f.H >= high*u-0.5 {
		s.scroll = Scroll{}
		draw()
		s.needs = f.needs
		return
	}
	f.Scroll(s.Name, window, &s.scroll, high*u, func(all layout.Rect) {
		down, mouse := -all.Y, f.Mouse
		ops, clips, spots, aside := len(f.Ops), len(f.Clips), len(f.Spots), len(f.aside)
		before := f.Clip(paint.Everywhere)
		f.Unclip(0) // the window is elsewhere until it is moved
		f.Clip(layout.Rect{Y: down, W: window.W, H: window.H})
		f.Input.H, f.Mouse.Y = all.H, f.Mouse.Y+down
		draw()
		f.Input.H, f.Mouse = window.H, mouse
		f.Unclip(before)
		f.Move(max(ops, f.Far), clips, -down)
		for _, list := range [...][]Spot{f.Spots[spots:], f.aside[aside:]} {
			for i := range list {
				list[i].Rect.Y -= down
				list[i].whole.Y -= down
			}
		}
	})
	s.needs = f.needs
}

// Needs says how high the screen that is drawn is at least, in units, if it can do with less
// than a whole window.
func (f *Frame) Needs(high float64) { f.needs = math.Max(f.needs, high) }

package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Sheet is the scroll state of a screen in a window that is too low for it: the screen is laid
// out with as much room as it needs, and scrolled. A stack keeps one for each screen.
type Sheet struct {
	Name   string // of the area, which must be unique
	scroll Scroll
	needs  float64 // units, as of the last frame; 0: those of a whole window
}

// Sheet draws a screen, scrolled if the window is too low for it. Meanwhile the window seems to
// be as high as the screen needs, and what it draws is moved afterwards; what stands far behind
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
		s.scroll.foot = 0
		f.sheet = &sheet{Sheet: s, top: down, foot: down + window.H, clips: clips, spots: spots}
		before := f.Clip(paint.Everywhere)
		f.Unclip(0) // the window is elsewhere until it is moved
		f.Clip(layout.Rect{Y: down, W: window.W, H: window.H})
		f.Input.H, f.Mouse.Y = all.H, f.Mouse.Y+down
		draw()
		f.Input.H, f.Mouse, f.sheet = window.H, mouse, nil
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

// Window is the visible part of the screen being drawn: all of it, or the part it is scrolled
// to.
func (f *Frame) Window() layout.Rect {
	if f.sheet == nil {
		return layout.Rect{W: f.W, H: f.H}
	}
	return layout.Rect{Y: f.sheet.top, W: f.W, H: f.sheet.foot - f.sheet.top}
}

// sheet is a scrolled screen.
type sheet struct {
	*Sheet
	top, foot    float64 // where the window begins and ends
	clips, spots int     // how many had been drawn before
}

// Footer is where to draw the last line of a screen, after everything else: at its place, or at
// the foot of the window as long as the screen continues below. What lies behind is clipped.
func (f *Frame) Footer(r layout.Rect) layout.Rect {
	const edge = 8
	s, gap := f.sheet, edge*f.Unit
	if s == nil || r.Bottom()+gap <= s.foot {
		return r
	}
	r.Y = s.foot - gap - r.H
	bar := layout.Rect{Y: r.Y - gap, W: f.W, H: r.H + 2*gap}
	for i := s.clips; i < len(f.Clips); i++ {
		f.Clips[i].H = max(0, min(f.Clips[i].H, bar.Y-f.Clips[i].Y))
	}
	for i := range f.Spots[:s.spots] {
		if spot := &f.Spots[i]; spot.ID == (ID{s.Name, areaSpot}) {
			spot.Rect.H = bar.Y - s.top
		}
	}
	s.scroll.foot, f.area = bar.H/f.Unit, ""
	seen := f.Spots[:s.spots]
	for _, spot := range f.Spots[s.spots:] {
		if spot.Rect.H = min(spot.Rect.H, bar.Y-spot.Rect.Y); spot.Rect.H > 0 {
			seen = append(seen, spot)
		} else {
			spot.Rect = layout.Rect{}
			f.aside = append(f.aside, spot)
		}
	}
	f.Spots = seen
	f.Unclip(0)
	f.Clip(layout.Rect{Y: s.top, W: f.W, H: s.foot - s.top})
	f.Fill(bar, 0, theme.Panel)
	f.Fill(layout.Rect{W: bar.W, Y: bar.Y, H: max(1, f.Unit)}, 0, theme.Edge)
	return r
}

// SetMinHeight sets the least height of the screen being drawn, in units, if it can do with less
// than a whole window.
func (f *Frame) SetMinHeight(high float64) { f.needs = math.Max(f.needs, high) }

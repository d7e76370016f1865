package widget

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Everything that is not a card is made of one material: dark glass in a rim of
// bronze on which the sea has left its patina. Containers have hollow corners;
// buttons have cut corners.

// Rim draws the ground and the rim of something: fading glass in fading bronze.
func (f *Frame) Rim(r layout.Rect, k paint.Corner, radius, width float64, bronze, patina, upper, lower paint.Color) {
	f.Corners(k)
	f.Fade(r, radius, bronze, patina)
	f.Fade(r.Inset(width), max(0, radius-width/2), upper, lower)
	f.Corners(paint.Round)
}

// Panel draws a box for other things.
func (f *Frame) Panel(r layout.Rect) {
	u := f.Unit
	f.Soft(r.Shift(0, 4*u), 12*u, 16*u, theme.Shadow)
	f.Rim(r, paint.Scoop, 14*u, 2.2*u, theme.Bronze, theme.Patina, theme.PanelTop.Mix(theme.Panel, 0.25), theme.Panel.Mix(theme.Abyss, 0.35))
	f.Corners(paint.Scoop)
	f.Line(r.Inset(5.5*u), 13*u, max(1, u), theme.Bronze.Alpha(0.28))
	f.Corners(paint.Round)
}

// Slab draws the ground of something on the table, with a touch of a color on its
// rim.
func (f *Frame) Slab(r layout.Rect, touch paint.Color, much float64) {
	u := f.Unit
	f.Soft(r.Shift(0, 2*u), 9*u, 8*u, theme.Shadow)
	f.Rim(r, paint.Scoop, 9*u, 1.8*u, theme.Bronze.Mix(touch, much), theme.Patina.Mix(touch, much), theme.PanelTop.Mix(theme.Panel, 0.35),
		theme.Panel.Mix(theme.Abyss, 0.35))
}

// ButtonStyle is the look of a button.
type ButtonStyle uint8

const (
	Plain  ButtonStyle = iota // one that is always there
	Strong                    // the most likely choice
	Quiet                     // one of several
	Chosen                    // the one of them that is chosen
)

// Button draws a button and reports whether it was clicked. One with a reason why
// not is dimmed, and shows the reason under the mouse.
func (f *Frame) Button(id ID, r layout.Rect, label, why string, t ButtonStyle) bool {
	hover, click := f.Spot(id, r, label, why)
	u := f.Unit
	bronze, patina := theme.Bronze, theme.Patina
	upper, lower, ink := theme.Raised, theme.Panel, theme.Ink
	switch {
	case why != "":
		bronze, patina = theme.Raised, theme.Raised
		upper, lower, ink = theme.Panel, theme.Panel, theme.Faint
	case t == Strong:
		bronze, patina = theme.Lit.Mix(theme.Ink, 0.45), theme.Warn.Mix(theme.Abyss, 0.45)
		upper, lower, ink = theme.Lit, theme.Lit.Mix(theme.Warn, 0.55), theme.Abyss
	case t == Chosen:
		bronze, patina = theme.Lit, theme.Lit.Mix(theme.Warn, 0.6)
		upper, lower, ink = theme.Lit.Mix(theme.Panel, 0.82), theme.Lit.Mix(theme.Panel, 0.9), theme.Lit.Mix(theme.Ink, 0.2)
	case t == Quiet:
		bronze, patina = theme.Bronze.Mix(theme.Panel, 0.55), theme.Patina.Mix(theme.Panel, 0.4)
		upper, lower, ink = theme.Panel, theme.Panel.Mix(theme.Abyss, 0.4), theme.Dim
	}
	if hover && why == "" {
		upper, lower = upper.Mix(theme.Ink, 0.18), lower.Mix(theme.Ink, 0.12)
		if t != Strong {
			bronze, patina = theme.Lit, theme.Lit.Mix(theme.Warn, 0.5)
		}
	}
	if f.pressed == id && hover {
		r = r.Shift(0, u)
	}
	radius := min(7*u, r.H*0.24)
	f.Soft(r.Shift(0, 2*u), radius, 5*u, theme.Shadow)
	f.Rim(r, paint.Cut, radius, max(1, 1.6*u), bronze, patina, upper, lower)
	face := paint.Regular
	if t == Strong || t == Chosen {
		face = paint.Bold
	}
	f.Text(r.Inset(6*u), paint.Center, face, min(theme.Body*f.Type, r.H*0.62), ink, label)
	return click
}

// IconButton is a button with a sign.
func (f *Frame) IconButton(id ID, r layout.Rect, s paint.Sign, label string) bool {
	return f.ToolButton(id, r, s, label, "")
}

// ToolButton is a button with a sign, dimmed when it does nothing; then it says
// why.
func (f *Frame) ToolButton(id ID, r layout.Rect, sign paint.Sign, label, why string) bool {
	hover, click := f.Spot(id, r, label, why)
	u := f.Unit
	c := theme.Ink.Mix(theme.Bronze, 0.35)
	switch {
	case why != "":
		c = theme.Faint.Alpha(0.7)
	case hover:
		c = theme.Lit
		f.Rim(r, paint.Cut, 7*u, max(1, 1.4*u), theme.Bronze, theme.Patina, theme.Raised, theme.Panel)
		f.Tip = label
	}
	side := min(r.W, r.H) * 0.56
	f.Mark(r.Middle(side, side), sign, c)
	return click
}

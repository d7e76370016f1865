// Package paint describes a picture as data: a display list of shapes, words and signs in
// the order in which they are drawn. Scenes write it and tests read it; packages window
// and raster turn it into pixels.
package paint

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
)

// Color is a color with straight alpha; each component is 0 to 1.
type Color struct{ R, G, B, A float32 }

// RGB is the opaque color of a number such as 0x1a2b3c.
func RGB(hex uint32) Color {
	return Color{float32(hex>>16&255) / 255, float32(hex>>8&255) / 255, float32(hex&255) / 255, 1}
}

// Alpha is the color with its opacity multiplied by a.
func (c Color) Alpha(a float64) Color { c.A *= float32(a); return c }

// Times is the color in the light of another.
func (c Color) Times(d Color) Color { return Color{c.R * d.R, c.G * d.G, c.B * d.B, c.A * d.A} }

// Mix is the color on the way to d, t from 0 to 1.
func (c Color) Mix(d Color, t float64) Color {
	f := float32(t)
	return Color{c.R + (d.R-c.R)*f, c.G + (d.G-c.G)*f, c.B + (d.B-c.B)*f, c.A + (d.A-c.A)*f}
}

// Kind is the kind of an [Op].
type Kind uint8

// The kinds.
const (
	Fill     Kind = iota // a rectangle with round corners
	Line                 // its outline, of Width, inside the rectangle
	Soft                 // a fill whose edge fades over Width: shadows and glows
	Words                // Text with its baseline at X, Y
	Mark                 // a sign, filling the rectangle
	Picture              // Bitmap, cropped to the rectangle
	Backdrop             // a Shading of the rectangle
	Mesh                 // a Shading of triangles
)

// Corner is the form of the corners of a rectangle.
type Corner uint8

// The corners.
const (
	Round Corner = iota
	Cut          // straight across
	Scoop        // hollow
	Tag          // cut wide above, round below
)

// Op is one thing to draw.
type Op struct {
	Kind   Kind
	Corner Corner
	Face   Face
	Sign   Sign
	Rect   layout.Rect
	Radius float64
	Width  float64
	Color  Color
	Lower  Color // of the lower edge: fills may fade from one to the other
	Text   string
	Size   float64
	Angle  float64 // around Pivot
	Pivot  layout.Point
	Bitmap *Bitmap
	Clip   int // an index of the list's Clips

	Shading *Shading
}

// List is a picture under construction.
type List struct {
	Ops       []Op
	Clips     []layout.Rect // outside of which nothing is drawn; the first is everything
	Truncated []string      // words that did not fit and were cut: for tests
	Far       int           // how many of the first ops stand far behind the others, see Behind
	Covered   int           // how many of the first ops lie under a dialog, see Cover; 0: there is none
	clip      int
	angle     float64
	pivot     layout.Point
	alpha     float64
	corner    Corner
}

// Reset empties the list, keeping its memory.
func (l *List) Reset() {
	l.Ops = l.Ops[:0]
	l.Clips = append(l.Clips[:0], Everywhere)
	l.Truncated = l.Truncated[:0]
	l.Far, l.Covered = 0, 0
	l.clip = 0
	l.Upright()
	l.Corners(Round)
}

// Behind says that everything drawn so far stands far behind what follows: it may be
// drawn less finely.
func (l *List) Behind() { l.Far = len(l.Ops) }

// Cover says that what follows is a dialog, or another one, over everything drawn so far: that
// mostly stays as it is.
func (l *List) Cover() {
	if l.Covered == 0 {
		l.Covered = len(l.Ops)
	}
}

// Turn draws what follows rotated around a point and with less opacity.
func (l *List) Turn(pivot layout.Point, angle, alpha float64) {
	l.pivot, l.angle, l.alpha = pivot, angle, alpha
}

// Corners gives the rectangles and pictures that follow corners of a form, until
// it is called again.
func (l *List) Corners(c Corner) { l.corner = c }

// Upright ends what Turn began.
func (l *List) Upright() { l.Turn(layout.Point{}, 0, 1) }

// Everywhere is a rectangle around all others.
var Everywhere = layout.Rect{X: -1e6, Y: -1e6, W: 2e6, H: 2e6}

// Clip restricts drawing to the rectangle, within the clips around it. Its result
// is for [List.Unclip].
func (l *List) Clip(r layout.Rect) (before int) {
	before = l.clip
	l.Clips = append(l.Clips, r.Cross(l.Clips[l.clip]))
	l.clip = len(l.Clips) - 1
	return before
}

// Unclip ends what Clip began.
func (l *List) Unclip(before int) { l.clip = before }

// Move moves what has been drawn since the list had that many ops and clips, down by dy.
func (l *List) Move(ops, clips int, dy float64) {
	for i := ops; i < len(l.Ops); i++ {
		l.Ops[i].Rect.Y += dy
		l.Ops[i].Pivot.Y += dy
	}
	for i := clips; i < len(l.Clips); i++ {
		l.Clips[i].Y += dy
	}
}

// Clipped is the current clip: nothing is drawn outside of it.
func (l *List) Clipped() layout.Rect { return l.Clips[l.clip] }

func (l *List) add(op Op) {
	op.Clip = l.clip
	op.Angle, op.Pivot, op.Corner = l.angle, l.pivot, l.corner
	op.Color.A *= float32(l.alpha)
	op.Lower.A *= float32(l.alpha)
	l.Ops = append(l.Ops, op)
}

// Fill fills a rectangle with corners of the radius.
func (l *List) Fill(r layout.Rect, radius float64, c Color) { l.Fade(r, radius, c, c) }

// Fade fills a rectangle with a color at the upper edge that becomes another at
// the lower one.
func (l *List) Fade(r layout.Rect, radius float64, upper, lower Color) {
	l.add(Op{Kind: Fill, Rect: r, Radius: min(radius, r.W/2, r.H/2), Color: upper, Lower: lower})
}

// Line draws the outline of a rectangle.
func (l *List) Line(r layout.Rect, radius, width float64, c Color) {
	l.add(Op{Kind: Line, Rect: r, Radius: min(radius, r.W/2, r.H/2), Width: width, Color: c, Lower: c})
}

// Soft draws a rectangle whose edge fades over width.
func (l *List) Soft(r layout.Rect, radius, width float64, c Color) {
	l.add(Op{Kind: Soft, Rect: r, Radius: min(radius, r.W/2, r.H/2), Width: width, Color: c, Lower: c})
}

// Mark draws a sign.
func (l *List) Mark(r layout.Rect, s Sign, c Color) {
	l.add(Op{Kind: Mark, Rect: r, Sign: s, Color: c, Lower: c})
}

// Align is where words stand in their rectangle.
type Align uint8

// The ways to align words.
const (
	Left Align = iota
	Center
	Right
)

// Text writes one line into the rectangle, vertically centered, no higher than
// it. A line that is too long becomes smaller, down to seven tenths, and is then
// cut with an ellipsis.
func (l *List) Text(r layout.Rect, a Align, f Face, size float64, c Color, s string) {
	if s == "" || c.A == 0 || size <= 0 {
		return
	}
	size = min(size, r.H)
	w := Width(f, size, s)
	if w > r.W {
		size = max(size*0.7, math.Floor(Snap(size)*r.W/w))
		if w = Width(f, size, s); w > r.W+0.5 {
			l.Truncated = append(l.Truncated, s)
			s = Shorten(f, size, s, r.W)
			w = Width(f, size, s)
		}
	}
	size = Snap(size)
	x := r.X
	switch a {
	case Center:
		x += (r.W - w) / 2
	case Right:
		x += r.W - w
	}
	l.add(Op{Kind: Words, Rect: layout.Rect{X: x, Y: r.Y + r.H/2 + size*capHeight/2, W: w, H: size}, Face: f, Size: size, Color: c, Lower: c,
		Text: s})
}

// Paragraph writes lines into the rectangle from the top, wrapped at its width,
// and returns their height. Lines that do not fit are left out.
func (l *List) Paragraph(r layout.Rect, a Align, f Face, size float64, c Color, s string) float64 {
	step := size * LineHeight
	y := 0.0
	for _, line := range Wrap(f, size, s, r.W) {
		if y+step > r.H+0.5 {
			l.Truncated = append(l.Truncated, s)
			break
		}
		l.Text(layout.Rect{X: r.X, Y: r.Y + y, W: r.W, H: step}, a, f, size, c, line)
		y += step
	}
	return y
}

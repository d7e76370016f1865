package scene

import (
	"image"

	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// Poster is a picture that the player wants to keep. The window draws it beside its own picture,
// at once: a stage may use the same memory for both.
type Poster struct {
	W, H int
	draw func(*cardview.Canvas)
	take func(*image.RGBA)
}

// Print asks the window for a picture of that size, and hands it over once it is drawn.
func (s *Stack) Print(w, h int, draw func(*cardview.Canvas), take func(*image.RGBA)) {
	s.poster = &Poster{w, h, draw, take}
}

// TakePoster takes the picture that is wanted, or nil.
func (s *Stack) TakePoster() *Poster {
	p := s.poster
	s.poster = nil
	return p
}

// Paint lays out the picture.
func (p *Poster) Paint() *paint.List {
	f := cardview.Canvas{}
	f.List = &paint.List{}
	f.Begin(widget.Input{W: float64(p.W), H: float64(p.H)}, 1)
	p.draw(&f)
	return f.List
}

// Done hands over its pixels.
func (p *Poster) Done(pixels *image.RGBA) { p.take(pixels) }

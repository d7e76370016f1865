package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// rgb is a color; each component is 0 to 1, and more than 1 where light is added.
type rgb struct{ r, g, b float32 }

//go:noinline
func hex(n uint32) rgb {
	return rgb{float32(n>>16&255) / 255, float32(n>>8&255) / 255, float32(n&255) / 255}
}

func of(c paint.Color) rgb { return rgb{c.R, c.G, c.B} }

// to is the color on the way to d, t from 0 to 1.
//
//go:noinline
func (c rgb) to(d rgb, t float64) rgb {
	f := float32(t)
	c.mix(d, f)
	return c
}

// mix goes a part of the way to another color. A conversion keeps a processor from
// rounding a product and a sum in one step, which others do in two, so that colors
// are the same everywhere.
func (c *rgb) mix(d rgb, f float32) {
	c.r += float32((d.r - c.r) * f)
	c.g += float32((d.g - c.g) * f)
	c.b += float32((d.b - c.b) * f)
}

// add adds a part of another color, as light does.
func (c *rgb) add(d rgb, f float32) {
	c.r += float32(d.r * f)
	c.g += float32(d.g * f)
	c.b += float32(d.b * f)
}

// times is the color made brighter or darker.
//
//go:noinline
func (c rgb) times(t float64) rgb {
	f := float32(t)
	return rgb{float32(c.r * f), float32(c.g * f), float32(c.b * f)}
}

// toward is a color on the way to the hue of d that is as bright as c.
func (c rgb) toward(d rgb, t float64) rgb {
	l := c.luma()
	d = c.to(d.times(l/max(d.luma(), 0.02)), t)
	grey := rgb{float32(l), float32(l), float32(l)}
	return grey.to(d, 1+float64(0.25*t))
}

func (c rgb) luma() float64 { return float64(float32(0.3*c.r) + float32(0.59*c.g) + float32(0.11*c.b)) }

// The colors that mean the same in every house.
var (
	amber = hex(0xffb52e)
	gold  = hex(0xe9b949)
	iron  = hex(0x7d8a96)
	steel = hex(0xb4c2cc)
	bone  = hex(0xe8dcc0)
	wood  = hex(0x7a5236)
	cloth = hex(0xd8cbb0)
	black = hex(0x0a0d14)
	white = hex(0xffffff)
)

// livery is the color of a house, as in the frames of its cards.
func livery(h card.House) rgb { return of(theme.Livery(h)) }

// tone changes all colors of what is drawn. The zero tone changes nothing.
type tone struct {
	color rgb
	pull  float64 // how much of the color replaces what was there, 0 to 1
	shape float64 // how much of light and dark is lost, 0 to 1
	veil  float64 // how much shows through, 0 to 1
}

// of is the color in the tone.
func (t tone) of(c rgb) rgb {
	if t.pull == 0 {
		return c
	}
	l := 0.3 + float64(1.1*c.luma())
	return c.to(t.color.times(l+float64((1-l)*t.shape)), t.pull)
}

func (t tone) style(s style) style {
	if t == (tone{}) {
		return s
	}
	s.top, s.bottom, s.shade = t.of(s.top), t.of(s.bottom), t.of(s.shade)
	s.rim = s.rim.to(t.of(s.rim), 1-t.shape)
	return s.clear(1 - t.veil)
}

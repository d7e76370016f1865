package brush

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// RGB is a color; each component is 0 to 1, and more than 1 where light is added.
type RGB struct{ r, g, b float32 }

// Hex is a color as it is written in hexadecimal digits, red first.
//
//go:noinline
func Hex(n uint32) RGB {
	return RGB{float32(n>>16&255) / 255, float32(n>>8&255) / 255, float32(n&255) / 255}
}

func of(c paint.Color) RGB { return RGB{c.R, c.G, c.B} }

// To is the color on the way to d, t from 0 to 1.
//
//go:noinline
func (c RGB) To(d RGB, t float64) RGB {
	f := float32(t)
	c.mix(d, f)
	return c
}

// mix goes a part of the way to another color. A conversion keeps a processor from
// rounding a product and a sum in one step, which others do in two, so that colors
// are the same everywhere.
func (c *RGB) mix(d RGB, f float32) {
	c.r += float32((d.r - c.r) * f)
	c.g += float32((d.g - c.g) * f)
	c.b += float32((d.b - c.b) * f)
}

// add adds a part of another color, as light does.
func (c *RGB) add(d RGB, f float32) {
	c.r += float32(d.r * f)
	c.g += float32(d.g * f)
	c.b += float32(d.b * f)
}

// Times is the color made brighter or darker.
//
//go:noinline
func (c RGB) Times(t float64) RGB {
	f := float32(t)
	return RGB{float32(c.r * f), float32(c.g * f), float32(c.b * f)}
}

// toward is a color on the way to the hue of d that is as bright as c.
func (c RGB) toward(d RGB, t float64) RGB {
	l := c.Luma()
	d = c.To(d.Times(l/max(d.Luma(), 0.02)), t)
	grey := RGB{float32(l), float32(l), float32(l)}
	return grey.To(d, 1+float64(0.25*t))
}

// Luma is how bright the color looks, 0 to 1.
func (c RGB) Luma() float64 { return float64(float32(0.3*c.r) + float32(0.59*c.g) + float32(0.11*c.b)) }

// The colors that mean the same in every house.
var (
	Amber = Hex(0xffb52e)
	Gold  = Hex(0xe9b949)
	Iron  = Hex(0x7d8a96)
	Steel = Hex(0xb4c2cc)
	Bone  = Hex(0xe8dcc0)
	Wood  = Hex(0x7a5236)
	Cloth = Hex(0xd8cbb0)
	Black = Hex(0x0a0d14)
	White = Hex(0xffffff)
)

// Livery is the color of a house, as in the frames of its cards.
func Livery(h card.House) RGB { return of(theme.Livery(h)) }

// Tone changes all colors of what is drawn. The zero tone changes nothing.
type Tone struct {
	Color RGB
	Pull  float64 // how much of the color replaces what was there, 0 to 1
	Shape float64 // how much of light and dark is lost, 0 to 1
	Veil  float64 // how much shows through, 0 to 1
}

// of is the color in the tone.
func (t Tone) of(c RGB) RGB {
	if t.Pull == 0 {
		return c
	}
	l := 0.3 + float64(1.1*c.Luma())
	return c.To(t.Color.Times(l+float64((1-l)*t.Shape)), t.Pull)
}

func (t Tone) style(s Style) Style {
	if t == (Tone{}) {
		return s
	}
	s.Top, s.Bottom, s.Shade = t.of(s.Top), t.of(s.Bottom), t.of(s.Shade)
	s.Rim = s.Rim.To(t.of(s.Rim), 1-t.Shape)
	return s.Clear(1 - t.Veil)
}

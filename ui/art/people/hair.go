package people

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// Hairdo is a hairstyle: the part behind the head and the part on it.
type Hairdo struct {
	behind, before func(*brush.Brush, *Figure)
}

// Hairdos are the words for hair, which any species can have.
var Hairdos = map[string]Hairdo{
	"bald":        {before: baldness},
	"long-haired": {longHair, parting},
	"wild-haired": {wildHair, parting},
	"plaited":     {before: plaits},
	"mohawk":      {before: mohawk},
	"bun":         {before: bun},
	"curly":       {curlsBehind, curls},
	"quiff":       {before: quiff},
	"bob":         {bobbed, fringe},
	"tonsured":    {before: tonsure},
	"ponytailed":  {ponytail, parting},
	"cropped":     {before: cropped},
}

// Chins are the words for what grows on a chin.
var Chins = map[string]func(*brush.Brush, *Figure){
	"shaven": func(*brush.Brush, *Figure) {}, "bearded": fullBeard, "goateed": goatee,
	"moustached": moustache, "forked-beard": forkedBeard, "stubbly": stubble,
}

// parting draws hair that leaves the brow free on one side.
func parting(b *brush.Brush, f *Figure) {
	t := f.Turn * 4
	b.Fill(b.Skin(f.hair), brush.Smooth(-20, 0, -22, -14, -11, -28, 6, -29, 21, -19, 20, 0, 16+t, -8, 4+t, -15, -10+t, -12, -16+t, -8))
}

func baldness(b *brush.Brush, f *Figure) {
	b.Fill(brush.Flat(brush.White).Clear(0.35), brush.Oval(brush.Sign(b.Toward.X)*8, -19, 5, 2.6))
}

func longHair(b *brush.Brush, f *Figure) {
	b.Draw(f.hair.Times(0.75), brush.Smooth(-21, -14, 0, -28, 21, -14, 27, 14, 27, 54, 14, 46, 14, 10, -14, 10, -14, 46, -27, 54,
		-27, 14))
}

func wildHair(b *brush.Brush, f *Figure) {
	var out brush.Path
	for i := range 21 {
		a := math.Pi * (0.86 + 1.28*float64(i)/20)
		r := 42.0 - 5*float64(i%4)
		if i%2 == 1 {
			r = 25
		}
		out = append(out, brush.At(0, -4).Around(a, r))
	}
	b.Draw(f.hair.Times(0.9), out)
}

func plaits(b *brush.Brush, f *Figure) {
	parting(b, f)
	b.Mirrored(func(float64) {
		for i := range 5 {
			b.Fill(b.Skin(f.hair), brush.Oval(23+float64(i), 2+9*float64(i), 6.4-0.6*float64(i), 6.4))
		}
		b.Fill(b.Metal(f.Trim), brush.Slab(24, 42, 7, 6, 2))
	})
}

func mohawk(b *brush.Brush, f *Figure) {
	for i := range 6 {
		a := math.Pi * (1.2 + 0.5*float64(i)/5)
		b.Fill(b.Skin(f.hair), brush.Leaf([]brush.Point{brush.At(0, -4).Around(a, 12), brush.At(0, -6).Around(a, 34),
			brush.At(0, -8).Around(a-0.12, 52)}, 7))
	}
	b.Fill(b.Skin(f.hair), brush.Smooth(-7, -12, -8, -30, 8, -30, 7, -12, 0, -16))
}

func bun(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.hair), brush.Oval(0, -36, 11, 10))
	b.Fill(b.Skin(f.hair), brush.Smooth(-19, 4, -21, -14, -11, -27, 0, -30, 11, -27, 21, -14, 19, 4, 17, -6, 9, -15, 0, -21, -9, -15, -17, -6))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Line(-16, -44, 15, -29), 1.2, 1.2))
}

func curlsBehind(b *brush.Brush, f *Figure) {
	for i := range 11 {
		q := brush.At(0, -6).Around(math.Pi*(0.8+1.4*float64(i)/10), 24)
		b.Fill(b.Skin(f.hair.Times(0.85)), brush.Oval(q.X, q.Y, 11, 11))
	}
}

func curls(b *brush.Brush, f *Figure) {
	for i := range 5 {
		q := brush.At(f.Turn*2, -3).Around(math.Pi*(1.14+0.72*float64(i)/4), 21)
		b.Fill(b.Skin(f.hair), brush.Oval(q.X, q.Y, 7.5, 6.5))
	}
}

func quiff(b *brush.Brush, f *Figure) {
	d := brush.Sign(f.Turn)
	b.Fill(b.Skin(f.hair), brush.Smooth(-d*20, 0, -d*23, -22, -d*10, -38, d*14, -44, d*30, -36, d*24, -24, d*8, -18, -d*8, -14, -d*16, -8))
}

func bobbed(b *brush.Brush, f *Figure) {
	b.Draw(f.hair.Times(0.75), brush.Smooth(-20, -18, 0, -29, 20, -18, 27, 6, 24, 24, 13, 21, 13, 8, -13, 8, -13, 21, -24, 24, -27, 6))
}

func fringe(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.hair), brush.Smooth(-20, 4, -23, -14, -12, -28, 0, -31, 12, -28, 23, -14, 20, 4, 17, -9, 6, -12, -6, -12, -17, -9))
}

func tonsure(b *brush.Brush, f *Figure) {
	b.Mirrored(func(float64) {
		b.Fill(b.Skin(f.hair), brush.Smooth(13, -22, 20, -20, 24, -6, 22, 8, 17, 6, 17, -8))
	})
}

func ponytail(b *brush.Brush, f *Figure) {
	d := -brush.Sign(f.Turn)
	b.Draw(f.hair.Times(0.85), brush.Leaf(brush.Curve(d*12, -24, d*40, -28, d*46, 6, d*36, 34), 10))
}

func cropped(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.hair), brush.Smooth(-19, -4, -20, -16, -11, -27, 0, -29, 11, -27, 20, -16, 19, -4, 15, -13, 0, -17, -15, -13))
}

func fullBeard(b *brush.Brush, f *Figure) {
	x := f.Turn * 4
	b.Fill(b.Skin(f.hair), brush.Smooth(x-18, 0, x-9, 9, x, 7, x+9, 9, x+18, 0, x+18, 18, x+10, 34, x, 42, x-10, 34, x-18, 18))
	b.Plain(f.Skin.To(b.Shade, 0.75), brush.Taper(brush.Curve(x-5, 14, x, 13, x+5, 14), 1.2, 1))
}

func forkedBeard(b *brush.Brush, f *Figure) {
	x := f.Turn * 4
	b.Fill(b.Skin(f.hair), brush.Smooth(x-18, 0, x-9, 9, x, 7, x+9, 9, x+18, 0, x+19, 20, x+12, 54, x+5, 34, x, 28, x-5, 34, x-12, 54,
		x-19, 20))
	b.Plain(f.Skin.To(b.Shade, 0.75), brush.Taper(brush.Curve(x-5, 14, x, 13, x+5, 14), 1.2, 1))
}

func goatee(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Fill(b.Skin(f.hair), brush.Poly(x-6, 17, x+6, 17, x+2, 36, x, 40, x-2, 36))
}

func moustache(b *brush.Brush, f *Figure) {
	x := f.Turn * 5
	b.Fill(b.Skin(f.hair), brush.Smooth(x, 8, x+8, 8, x+22, 4, x+26, -2, x+20, 12, x+8, 14, x, 12, x-8, 14, x-20, 12, x-26, -2, x-22, 4,
		x-8, 8))
}

func stubble(b *brush.Brush, f *Figure) {
	x := f.Turn * 4
	b.Fill(brush.Flat(f.hair.To(f.Skin, 0.35)).Clear(0.6), brush.Smooth(x-16, 2, x-9, 9, x, 7.5, x+9, 9, x+16, 2, x+13, 14, x+6, 21, x, 22.5,
		x-6, 21, x-13, 14))
}

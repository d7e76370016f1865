package people

import "github.com/keyraken/keyraken/ui/art/brush"

// Mood is what a face shows.
type Mood uint8

const (
	usual Mood = iota
	angry
	sly
	calm
	mad
	afraid
	merry
	sad
	asleep
)

// Moods are the words for what a face shows.
var Moods = map[string]Mood{
	"angry": angry, "sly": sly, "calm": calm, "mad": mad, "afraid": afraid, "merry": merry, "sad": sad, "asleep": asleep,
}

// eyes draws two eyes at a height, gap apart.
func eyes(b *brush.Brush, f *Figure, y, gap, r float64, ball, iris brush.RGB) {
	x := f.Turn * 5
	for _, d := range brush.Sides {
		k := 1 - 0.2*d*-f.Turn
		at, rx, ry, in := brush.At(x+d*gap, y), r*k, r*0.8, 0.58
		switch f.Mood {
		case merry:
			b.Plain(f.Skin.To(b.Shade, 0.75), brush.Taper(brush.Curve(at.X-rx, y+r*0.3, at.X, y-r*0.5, at.X+rx, y+r*0.3), r*0.3, r*0.3))
			continue
		case asleep:
			b.Plain(f.Skin.To(b.Shade, 0.75), brush.Taper(brush.Curve(at.X-rx, y-r*0.1, at.X, y+r*0.5, at.X+rx, y-r*0.1), r*0.3, r*0.3))
			continue
		case afraid:
			rx, ry, in = rx*1.25, r*1.25, 0.32
		case mad:
			rx, ry, in = rx*(1.2-0.3*d), r*(1.15-0.3*d), 0.3
		}
		look := at.Shift(f.Turn*r*0.3, 0)
		if f.Mood == sly {
			look.X = at.X + rx*0.4*brush.Sign(f.Turn)
		}
		b.Plain(ball, brush.Oval(at.X, at.Y, rx, ry))
		b.Plain(iris, brush.Oval(look.X, look.Y, r*in*k, r*in*1.1))
		b.Plain(brush.White, brush.Oval(look.X-r*0.2, y-r*0.25, r*0.18, r*0.18))
		lid(b, f, d, at, rx, ry)
		if f.Woman {
			b.Plain(f.hair.Times(0.4), brush.Taper(brush.Curve(at.X-d*rx, y-ry*0.5, at.X, y-ry*1.05, at.X+d*rx*1.5, y-ry*1.1), r*0.12, r*0.3))
		}
	}
}

// lid draws how the mood closes an eye from above.
func lid(b *brush.Brush, f *Figure, d float64, at brush.Point, rx, ry float64) {
	var in, out float64 // how far down it comes on the side of the nose, and on the other
	switch f.Mood {
	case angry:
		in, out = 0.95, 0.25
	case sad:
		in, out = 0.3, 0.9
	case sly:
		in, out = 0.9, 0.75
	case calm:
		in, out = 0.75, 0.85
	default:
		return
	}
	top := at.Y - ry*1.15
	b.Plain(f.Skin.Times(0.82), brush.Smooth(at.X-d*rx*1.15, top, at.X, top-ry*0.15, at.X+d*rx*1.15, top, at.X+d*rx*1.1, top+ry*(0.1+out),
		at.X, top+ry*(0.15+(in+out)/2), at.X-d*rx*1.1, top+ry*(0.1+in)))
}

// brows draws two brows; anger lowers their inner ends.
func brows(b *brush.Brush, f *Figure, y, gap, l, thick, anger float64, c brush.RGB) {
	x := f.Turn * 5
	for _, d := range brush.Sides {
		up := 0.0
		switch f.Mood {
		case angry:
			anger, thick = 4, thick*1.15
		case sly:
			anger, up = 2.5+d, 1.5-2*d
		case mad:
			anger, up = 3*d, 3
		case afraid, sad:
			anger, up = -3.5, 2
		case merry, calm, asleep:
			anger, up = -0.5, 2
		}
		b.Plain(c, brush.Taper(brush.Line(x+d*(gap-l), y+anger-up, x+d*gap, y-1-up, x+d*(gap+l), y-anger*0.4-up), thick, thick*0.5))
	}
}

// mouth draws a mouth; bend is how far its ends rise.
func mouth(b *brush.Brush, f *Figure, y, w, bend float64) {
	x, dark := f.Turn*5, brush.Black.To(brush.Hex(0x6a1420), 0.5)
	line := func(l, r float64) {
		b.Plain(f.Skin.To(b.Shade, 0.75), brush.Taper(brush.Curve(x-w, y-l, x, y, x+w, y-r), 1.3, 1))
	}
	switch f.Mood {
	case angry:
		b.Plain(dark, brush.Smooth(x-w*1.5, y+4, x-w, y-1, x, y-2.5, x+w, y-1, x+w*1.5, y+4, x, y+2.6))
		b.Plain(brush.Bone, brush.Smooth(x-w, y+1.4, x, y-1, x+w, y+1.4, x, y+1.2))
	case merry:
		b.Plain(dark, brush.Smooth(x-w*1.5, y-3, x, y-1.5, x+w*1.5, y-3, x+w, y+4, x, y+6.5, x-w, y+4))
		b.Plain(brush.Bone, brush.Smooth(x-w*1.2, y-1.6, x, y-0.4, x+w*1.2, y-1.6, x, y+1.6))
	case mad:
		b.Plain(brush.Bone, brush.Smooth(x-w*1.8, y-4, x, y-1, x+w*1.8, y-4, x+w, y+4, x, y+5.5, x-w, y+4))
		b.Plain(dark, brush.Taper(brush.Curve(x-w*1.5, y-1, x, y+2, x+w*1.5, y-1), 0.5, 0.5))
		for i := -2; i <= 2; i++ {
			b.Plain(dark, brush.Box(x+float64(i)*w*0.5-0.35, y-1.6, 0.7, 6))
		}
	case afraid:
		b.Plain(dark, brush.Oval(x, y+1, w*0.75, w*0.8))
	case sly:
		line(-0.5, 4.5)
	case sad:
		line(-3, -3)
	case calm, asleep:
		line(1, 1)
	default:
		line(bend, bend)
	}
	if f.Woman && f.Mood < angry {
		b.Plain(brush.Hex(0xb8404a).To(f.Skin, 0.3), brush.Smooth(x-w*0.7, y, x, y-1.6, x+w*0.7, y, x, y+2.6))
	}
}

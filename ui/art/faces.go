package art

// mood is what a face shows.
type mood uint8

const (
	usual mood = iota
	angry
	sly
	calm
	mad
	afraid
	merry
	sad
	asleep
)

var moods = map[string]mood{
	"angry": angry, "sly": sly, "calm": calm, "mad": mad, "afraid": afraid, "merry": merry, "sad": sad, "asleep": asleep,
}

// eyes draws two eyes at a height, gap apart.
func eyes(b *painter, f *figure, y, gap, r float64, ball, iris rgb) {
	x := f.turn * 5
	for _, d := range sides {
		k := 1 - 0.2*d*-f.turn
		at, rx, ry, in := pointAt(x+d*gap, y), r*k, r*0.8, 0.58
		switch f.mood {
		case merry:
			b.plain(f.skin.to(b.shade, 0.75), taper(curve(at.x-rx, y+r*0.3, at.x, y-r*0.5, at.x+rx, y+r*0.3), r*0.3, r*0.3))
			continue
		case asleep:
			b.plain(f.skin.to(b.shade, 0.75), taper(curve(at.x-rx, y-r*0.1, at.x, y+r*0.5, at.x+rx, y-r*0.1), r*0.3, r*0.3))
			continue
		case afraid:
			rx, ry, in = rx*1.25, r*1.25, 0.32
		case mad:
			rx, ry, in = rx*(1.2-0.3*d), r*(1.15-0.3*d), 0.3
		}
		look := at.shift(f.turn*r*0.3, 0)
		if f.mood == sly {
			look.x = at.x + rx*0.4*sign(f.turn)
		}
		b.plain(ball, oval(at.x, at.y, rx, ry))
		b.plain(iris, oval(look.x, look.y, r*in*k, r*in*1.1))
		b.plain(white, oval(look.x-r*0.2, y-r*0.25, r*0.18, r*0.18))
		lid(b, f, d, at, rx, ry)
		if f.woman {
			b.plain(f.hair.times(0.4), taper(curve(at.x-d*rx, y-ry*0.5, at.x, y-ry*1.05, at.x+d*rx*1.5, y-ry*1.1), r*0.12, r*0.3))
		}
	}
}

// lid draws how the mood closes an eye from above.
func lid(b *painter, f *figure, d float64, at pt, rx, ry float64) {
	var in, out float64 // how far down it comes on the side of the nose, and on the other
	switch f.mood {
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
	top := at.y - ry*1.15
	b.plain(f.skin.times(0.82), smooth(at.x-d*rx*1.15, top, at.x, top-ry*0.15, at.x+d*rx*1.15, top, at.x+d*rx*1.1, top+ry*(0.1+out), at.x,
		top+ry*(0.15+(in+out)/2), at.x-d*rx*1.1, top+ry*(0.1+in)))
}

// brows draws two brows; anger lowers their inner ends.
func brows(b *painter, f *figure, y, gap, l, thick, anger float64, c rgb) {
	x := f.turn * 5
	for _, d := range sides {
		up := 0.0
		switch f.mood {
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
		b.plain(c, taper(lineThrough(x+d*(gap-l), y+anger-up, x+d*gap, y-1-up, x+d*(gap+l), y-anger*0.4-up), thick,
			thick*0.5))
	}
}

// mouth draws a mouth; bend is how far its ends rise.
func mouth(b *painter, f *figure, y, w, bend float64) {
	x, dark := f.turn*5, black.to(hex(0x6a1420), 0.5)
	line := func(l, r float64) { b.plain(f.skin.to(b.shade, 0.75), taper(curve(x-w, y-l, x, y, x+w, y-r), 1.3, 1)) }
	switch f.mood {
	case angry:
		b.plain(dark, smooth(x-w*1.5, y+4, x-w, y-1, x, y-2.5, x+w, y-1, x+w*1.5, y+4, x, y+2.6))
		b.plain(bone, smooth(x-w, y+1.4, x, y-1, x+w, y+1.4, x, y+1.2))
	case merry:
		b.plain(dark, smooth(x-w*1.5, y-3, x, y-1.5, x+w*1.5, y-3, x+w, y+4, x, y+6.5, x-w, y+4))
		b.plain(bone, smooth(x-w*1.2, y-1.6, x, y-0.4, x+w*1.2, y-1.6, x, y+1.6))
	case mad:
		b.plain(bone, smooth(x-w*1.8, y-4, x, y-1, x+w*1.8, y-4, x+w, y+4, x, y+5.5, x-w, y+4))
		b.plain(dark, taper(curve(x-w*1.5, y-1, x, y+2, x+w*1.5, y-1), 0.5, 0.5))
		for i := -2; i <= 2; i++ {
			b.plain(dark, box(x+float64(i)*w*0.5-0.35, y-1.6, 0.7, 6))
		}
	case afraid:
		b.plain(dark, oval(x, y+1, w*0.75, w*0.8))
	case sly:
		line(-0.5, 4.5)
	case sad:
		line(-3, -3)
	case calm, asleep:
		line(1, 1)
	default:
		line(bend, bend)
	}
	if f.woman && f.mood < angry {
		b.plain(hex(0xb8404a).to(f.skin, 0.3), smooth(x-w*0.7, y, x, y-1.6, x+w*0.7, y, x, y+2.6))
	}
}

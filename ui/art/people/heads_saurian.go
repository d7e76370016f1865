package people

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// saurianFaces are the heads of dinosaurs, seen from the side.
var saurianFaces = map[string]func(*brush.Brush, *Figure){
	"long-jawed":    profile(longJaw),
	"three-horned":  profile(threeHorns),
	"beaked":        profile(beakedCrest),
	"dome-headed":   profile(domeHead),
	"raptor-headed": profile(raptorHead),
	"tube-crested":  profile(tubeCrest),
	"long-necked": func(b *brush.Brush, f *Figure) {
		d := brush.Sign(f.Turn)
		b.Within(brush.Place(0, 0, d, 1, 0), func() { longNeck(b, f) })
		b.Within(brush.Place(14*d, -64, 0.7, 0.7, 0), func() { honors(b, f) })
	},
	"armor-headed": profile(armorHead),
	"ptero-headed": profile(pteroHead),
	"sail-headed":  profile(sailHead),
}

// profile is a head that looks to the side the figure turns to.
func profile(draw func(*brush.Brush, *Figure)) func(*brush.Brush, *Figure) {
	return func(b *brush.Brush, f *Figure) {
		b.Within(brush.Place(0, 0, brush.Sign(f.Turn), 1, 0), func() { draw(b, f) })
		if f.Species == Saurian {
			honors(b, f)
		}
	}
}

// saurianHead draws the head of a dinosaur, one of three kinds at random.
func saurianHead(b *brush.Brush, f *Figure) {
	draw := [...]func(*brush.Brush, *Figure){longJaw, threeHorns, beakedCrest}
	profile(draw[b.N(len(draw))])(b, f)
}

// honors are the laurel of a ruler and the helmet of a fighter.
func honors(b *brush.Brush, f *Figure) {
	d := brush.Sign(f.Turn)
	switch {
	case f.Hat != nil:
	case f.has(trait.Politician, trait.Philosopher, trait.Leader, trait.Priest):
		for i := range 7 {
			a := math.Pi * (1.08 + 0.84*float64(i)/6)
			q := brush.At(-2*d, -6).Around(a, 22)
			b.Fill(b.Metal(brush.Gold), brush.Leaf([]brush.Point{q, q.Around(a+0.7*d, 6), q.Around(a+0.9*d, 13)}, 3.4))
		}
	case f.has(trait.Soldier):
		b.Fill(b.Metal(brush.Hex(0xc99a4a)), brush.Smooth(-21*d, 2, -20*d, -20, -2*d, -30, 14*d, -20, 4*d, -14, -10*d, -8))
		b.Draw(brush.Hex(0xb8323a), brush.Smooth(8*d, -26, 0, -44, -22*d, -44, -38*d, -22, -30*d, -2, -24*d, -16, -8*d, -28))
	}
}

// reptileEye draws the eye of a dinosaur with its brow, which the mood lowers.
func reptileEye(b *brush.Brush, f *Figure, x, y float64) {
	b.Plain(f.Skin.To(b.Shade, 0.55), brush.Oval(x-1, y-0.5, 7.4, 5.8))
	switch f.Mood {
	case merry, calm, asleep:
		b.Plain(brush.Black, brush.Taper(brush.Curve(x-5, y, x, y+2, x+5, y), 1.3, 1))
	case afraid, mad:
		b.Plain(brush.Hex(0xffd84a), brush.Oval(x, y, 5.6, 5.6))
		b.Plain(brush.Black, brush.Oval(x+1, y, 1.4, 2.2))
	default:
		b.Plain(brush.Hex(0xffd84a), brush.Oval(x, y, 4.8, 4.2))
		b.Plain(brush.Black, brush.Oval(x+1, y, 1.6, 3.8))
	}
	drop := 0.0
	if f.Mood == angry || f.Mood == sly {
		drop = 3
	}
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Line(x-8, y-6, x+7, y-2+drop), 2.6, 1.6))
}

// spots are dark spots on a neck.
func spots(b *brush.Brush, f *Figure) {
	for i := range 4 {
		b.Fill(brush.Flat(f.Skin.To(b.Shade, 0.35)).Clear(0.7), brush.Oval(-10+b.In(-4, 5), -14+float64(i)*7, 2.4, 1.8))
	}
}

// teeth draws n teeth that hang from x at y, a step apart.
func teeth(b *brush.Brush, x, y, step, l float64, n int) {
	for i := range n {
		k := x + float64(i)*step
		b.Plain(brush.Bone, brush.Poly(k-step*0.38, y, k+step*0.38, y, k, y+l))
	}
}

func longJaw(b *brush.Brush, f *Figure) {
	s := b.Skin(f.Skin)
	b.Fill(b.Skin(f.Skin.Times(0.8)), brush.Smooth(-14, 2, 8, 8, 32, 6, 44, 11, 34, 17, 8, 20, -12, 18))
	b.Plain(brush.Hex(0x5a1a24), brush.Poly(4, 8, 40, 7, 32, 13, 4, 13))
	teeth(b, 12, 5, 5.4, 6, 6)
	b.Fill(s, brush.Smooth(-18, 10, -22, -8, -12, -24, 6, -25, 18, -15, 38, -10, 47, -3, 46, 6, 30, 7, 8, 8, -4, 14))
	b.Fill(s, brush.Poly(-4, -22, 6, -33, 14, -17))
	reptileEye(b, f, 7, -9.5)
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Oval(40, -2, 1.6, 1.2))
	spots(b, f)
}

func threeHorns(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin.To(f.Trim, 0.45), brush.Smooth(-6, 18, -30, 16, -42, -8, -36, -36, -12, -44, 6, -30))
	for i := range 5 {
		a := math.Pi * (0.8 + 0.62*float64(i)/4)
		q := brush.At(-14, -10).Around(a, 33)
		b.Draw(brush.Bone, brush.Path{q.Around(a+1.57, 4), q.Around(a, 9), q.Around(a-1.57, 4)})
	}
	b.Fill(b.Skin(f.Skin), brush.Smooth(-14, 14, -16, -10, -4, -25, 12, -22, 30, -8, 38, 4, 34, 15, 18, 20, 0, 20))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(8, -20, 20, -34, 36, -42), 5, 0.6), brush.Taper(brush.Curve(30, -6, 38, -12, 42, -22), 4, 0.6))
	b.Fill(b.Skin(f.Skin.To(brush.Bone, 0.5)), brush.Smooth(30, 2, 40, 6, 38, 17, 28, 14))
	reptileEye(b, f, 7, -9.5)
	spots(b, f)
}

func beakedCrest(b *brush.Brush, f *Figure) {
	b.Draw(f.Trim.To(f.Skin, 0.3), brush.Smooth(-6, -16, -30, -34, -48, -34, -34, -18, -14, 2))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-16, 12, -18, -8, -8, -24, 8, -24, 20, -12, 38, -4, 44, 6, 34, 13, 14, 18, -2, 20))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(10, 10, 26, 9, 40, 8), 1.2, 0.7))
	reptileEye(b, f, 7, -9.5)
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Oval(34, -2, 1.6, 1.2))
	spots(b, f)
}

// domeHead has a skull for ramming, and a wreath of knobs.
func domeHead(b *brush.Brush, f *Figure) {
	b.Fill(b.Skin(f.Skin), brush.Smooth(-18, 16, -22, -8, -10, -18, 16, -14, 34, -2, 40, 8, 32, 16, 8, 20))
	b.Draw(f.Skin.To(brush.Bone, 0.55), brush.Smooth(-23, -8, -24, -34, -4, -48, 18, -38, 20, -14, 0, -12))
	for i := range 5 {
		q := brush.At(-2, -12).Around(math.Pi*(0.92+0.2*float64(i))-0.1, 23-float64(i%2))
		b.Draw(brush.Bone, brush.Oval(q.X, -10+2.4*float64(i%2), 4.4, 4.8))
	}
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(14, 11, 26, 11, 37, 8), 1.3, 0.8), brush.Oval(34, 2, 1.6, 1.2))
	reptileEye(b, f, 10, -3)
}

// raptorHead is slim, with feathers that stand up behind.
func raptorHead(b *brush.Brush, f *Figure) {
	for i := range 5 {
		a := math.Pi * (0.98 + 0.11*float64(i))
		from := brush.At(-8, -12)
		b.Draw([2]brush.RGB{f.Trim, brush.Hex(0xd8402a)}[i%2], brush.Leaf([]brush.Point{from, from.Around(a, 20),
			from.Around(a+0.1, 44-2*float64(i))}, 6))
	}
	b.Fill(b.Skin(f.Skin.Times(0.8)), brush.Smooth(-10, 10, 14, 10, 40, 13, 28, 19, 0, 20))
	b.Plain(brush.Hex(0x5a1a24), brush.Poly(10, 8, 42, 8, 36, 14, 10, 13))
	teeth(b, 16, 8, 5, 4.5, 5)
	b.Fill(b.Skin(f.Skin), brush.Smooth(-16, 14, -18, -8, -8, -22, 8, -21, 26, -8, 50, 0, 48, 8, 24, 9, 6, 10, -4, 16))
	reptileEye(b, f, 8, -8)
	b.Fill(brush.Flat(f.Trim).Clear(0.8), brush.Leaf(brush.Curve(-14, -2, 4, 0, 30, 3), 2.6))
}

// tubeCrest has a long horn bent backward and a bill.
func tubeCrest(b *brush.Brush, f *Figure) {
	b.Draw(f.Trim.To(brush.Hex(0xd8603a), 0.4), brush.Taper(brush.Curve(10, -22, -20, -40, -50, -52, -70, -44), 8, 5))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-16, 14, -18, -8, -8, -24, 12, -26, 24, -12, 34, -2, 50, 4, 52, 14, 34, 16, 14, 18, -2, 20))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(16, 8, 32, 9, 50, 10), 1.3, 0.9), brush.Oval(44, 4, 1.8, 1.3))
	reptileEye(b, f, 7, -9.5)
	spots(b, f)
}

// longNeck carries a small head high.
func longNeck(b *brush.Brush, f *Figure) {
	b.Draw(f.Skin, brush.Limb(0, 26, 19, -6, -8, 15, 0, -44, 12, 14, -66, 11))
	b.Fill(b.Skin(f.Skin), brush.Smooth(0, -60, 2, -78, 16, -84, 34, -78, 48, -70, 46, -60, 28, -56, 12, -54))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(26, -62, 36, -63, 46, -65), 1.2, 0.8), brush.Oval(42, -71, 1.6, 1.2))
	for i := range 4 {
		b.Fill(brush.Flat(f.Skin.To(brush.Bone, 0.5)).Clear(0.6), brush.Leaf(brush.Curve(-10+float64(i), 14-17*float64(i), 0, 16-17*float64(i),
			10, 14-17*float64(i)), 2.4))
	}
	b.Within(brush.Place(12, -62, 0.85, 0.85, 0), func() { reptileEye(b, f, 7, -9.5) })
}

// armorHead is broad, with plates and spikes.
func armorHead(b *brush.Brush, f *Figure) {
	b.Draw(brush.Bone, brush.Poly(-12, -12, -46, -24, -18, 4), brush.Poly(-14, 2, -44, 12, -12, 16), brush.Poly(-4, -20, -18, -48, 10, -22))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-20, 18, -24, -8, -10, -24, 14, -22, 32, -8, 36, 8, 28, 18, 6, 22))
	c := f.Skin.To(brush.Bone, 0.35).Times(0.85)
	b.Draw(c, brush.Poly(-16, -10, -8, -24, 6, -23, 0, -8), brush.Poly(4, -8, 10, -22, 22, -16, 18, -4),
		brush.Poly(-20, 8, -20, -6, -6, -4, -6, 8))
	b.Plain(f.Skin.To(b.Shade, 0.6), brush.Taper(brush.Curve(12, 12, 24, 12, 33, 9), 1.4, 0.9), brush.Oval(31, 0, 1.6, 1.2))
	reptileEye(b, f, 11, -1)
}

// pteroHead has a bill as long as the crest behind it.
func pteroHead(b *brush.Brush, f *Figure) {
	b.Draw(f.Trim.To(brush.Hex(0xd8402a), 0.5), brush.Poly(4, -22, -62, -50, -14, -2))
	b.Fill(b.Skin(f.Skin), brush.Smooth(-14, 16, -18, -8, -6, -24, 12, -20, 22, -10, 20, 8, 6, 18))
	b.Draw(brush.Bone.To(brush.Hex(0xe0902a), 0.5), brush.Smooth(12, -14, 40, -8, 82, 8, 40, 4, 14, 4))
	b.Draw(brush.Bone.To(brush.Hex(0xe0902a), 0.5).Times(0.8), brush.Smooth(12, 5, 40, 7, 70, 12, 36, 14, 12, 12))
	reptileEye(b, f, 5, -8)
}

// sailHead has a narrow snout and a sail from the brow to the back.
func sailHead(b *brush.Brush, f *Figure) {
	c := f.Trim.To(brush.Hex(0xe0703a), 0.4)
	for i := range 6 {
		a := math.Pi * (0.86 + 0.13*float64(i))
		b.Draw(c.Times(0.8+0.07*float64(i%2)), brush.Spike(brush.At(-4, -4), a, 0.22, 14, 50-3*float64(i%2)))
	}
	b.Fill(b.Skin(f.Skin.Times(0.8)), brush.Smooth(-12, 8, 14, 10, 46, 10, 52, 14, 30, 19, 0, 20))
	teeth(b, 18, 5, 5.6, 6, 6)
	b.Fill(b.Skin(f.Skin), brush.Smooth(-16, 14, -19, -8, -8, -22, 8, -22, 20, -10, 44, -4, 56, 2, 54, 8, 24, 8, 6, 10, -4, 16))
	reptileEye(b, f, 7, -9.5)
}

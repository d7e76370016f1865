package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// saurianFaces are the heads of dinosaurs, seen from the side.
var saurianFaces = map[string]func(*painter, *figure){
	"long-jawed":    profile(longJaw),
	"three-horned":  profile(threeHorns),
	"beaked":        profile(beakedCrest),
	"dome-headed":   profile(domeHead),
	"raptor-headed": profile(raptorHead),
	"tube-crested":  profile(tubeCrest),
	"long-necked": func(b *painter, f *figure) {
		d := sign(f.turn)
		b.within(place(0, 0, d, 1, 0), func() { longNeck(b, f) })
		b.within(place(14*d, -64, 0.7, 0.7, 0), func() { honors(b, f) })
	},
	"armor-headed": profile(armorHead),
	"ptero-headed": profile(pteroHead),
	"sail-headed":  profile(sailHead),
}

// profile is a head that looks to the side the figure turns to.
func profile(draw func(*painter, *figure)) func(*painter, *figure) {
	return func(b *painter, f *figure) {
		b.within(place(0, 0, sign(f.turn), 1, 0), func() { draw(b, f) })
		if f.kin == saurian {
			honors(b, f)
		}
	}
}

// saurianHead draws the head of a dinosaur, one of three kinds at random.
func saurianHead(b *painter, f *figure) {
	draw := [...]func(*painter, *figure){longJaw, threeHorns, beakedCrest}
	profile(draw[b.n(len(draw))])(b, f)
}

// honors are the laurel of a ruler and the helmet of a fighter.
func honors(b *painter, f *figure) {
	d := sign(f.turn)
	switch {
	case f.hat != nil:
	case f.has(trait.Politician, trait.Philosopher, trait.Leader, trait.Priest):
		for i := range 7 {
			a := math.Pi * (1.08 + 0.84*float64(i)/6)
			q := pointAt(-2*d, -6).around(a, 22)
			b.fill(b.metal(gold), leaf([]pt{q, q.around(a+0.7*d, 6), q.around(a+0.9*d, 13)}, 3.4))
		}
	case f.has(trait.Soldier):
		b.fill(b.metal(hex(0xc99a4a)), smooth(-21*d, 2, -20*d, -20, -2*d, -30, 14*d, -20, 4*d, -14, -10*d, -8))
		b.draws(hex(0xb8323a), smooth(8*d, -26, 0, -44, -22*d, -44, -38*d, -22, -30*d, -2, -24*d, -16, -8*d, -28))
	}
}

// reptileEye draws the eye of a dinosaur with its brow, which the mood lowers.
func reptileEye(b *painter, f *figure, x, y float64) {
	b.plain(f.skin.to(b.shade, 0.55), oval(x-1, y-0.5, 7.4, 5.8))
	switch f.mood {
	case merry, calm, asleep:
		b.plain(black, taper(curve(x-5, y, x, y+2, x+5, y), 1.3, 1))
	case afraid, mad:
		b.plain(hex(0xffd84a), oval(x, y, 5.6, 5.6))
		b.plain(black, oval(x+1, y, 1.4, 2.2))
	default:
		b.plain(hex(0xffd84a), oval(x, y, 4.8, 4.2))
		b.plain(black, oval(x+1, y, 1.6, 3.8))
	}
	drop := 0.0
	if f.mood == angry || f.mood == sly {
		drop = 3
	}
	b.plain(f.skin.to(b.shade, 0.6), taper(lineThrough(x-8, y-6, x+7, y-2+drop), 2.6, 1.6))
}

// spots are dark spots on a neck.
func spots(b *painter, f *figure) {
	for i := range 4 {
		b.fill(flat(f.skin.to(b.shade, 0.35)).clear(0.7), oval(-10+b.in(-4, 5), -14+float64(i)*7, 2.4, 1.8))
	}
}

// teeth draws n teeth that hang from x at y, a step apart.
func teeth(b *painter, x, y, step, l float64, n int) {
	for i := range n {
		k := x + float64(i)*step
		b.plain(bone, poly(k-step*0.38, y, k+step*0.38, y, k, y+l))
	}
}

func longJaw(b *painter, f *figure) {
	s := b.skin(f.skin)
	b.fill(b.skin(f.skin.times(0.8)), smooth(-14, 2, 8, 8, 32, 6, 44, 11, 34, 17, 8, 20, -12, 18))
	b.plain(hex(0x5a1a24), poly(4, 8, 40, 7, 32, 13, 4, 13))
	teeth(b, 12, 5, 5.4, 6, 6)
	b.fill(s, smooth(-18, 10, -22, -8, -12, -24, 6, -25, 18, -15, 38, -10, 47, -3, 46, 6, 30, 7, 8, 8, -4, 14))
	b.fill(s, poly(-4, -22, 6, -33, 14, -17))
	reptileEye(b, f, 7, -9.5)
	b.plain(f.skin.to(b.shade, 0.6), oval(40, -2, 1.6, 1.2))
	spots(b, f)
}

func threeHorns(b *painter, f *figure) {
	b.draws(f.skin.to(f.trim, 0.45), smooth(-6, 18, -30, 16, -42, -8, -36, -36, -12, -44, 6, -30))
	for i := range 5 {
		a := math.Pi * (0.8 + 0.62*float64(i)/4)
		q := pointAt(-14, -10).around(a, 33)
		b.draws(bone, path{q.around(a+1.57, 4), q.around(a, 9), q.around(a-1.57, 4)})
	}
	b.fill(b.skin(f.skin), smooth(-14, 14, -16, -10, -4, -25, 12, -22, 30, -8, 38, 4, 34, 15, 18, 20, 0, 20))
	b.draws(bone, taper(curve(8, -20, 20, -34, 36, -42), 5, 0.6), taper(curve(30, -6, 38, -12, 42, -22), 4, 0.6))
	b.fill(b.skin(f.skin.to(bone, 0.5)), smooth(30, 2, 40, 6, 38, 17, 28, 14))
	reptileEye(b, f, 7, -9.5)
	spots(b, f)
}

func beakedCrest(b *painter, f *figure) {
	b.draws(f.trim.to(f.skin, 0.3), smooth(-6, -16, -30, -34, -48, -34, -34, -18, -14, 2))
	b.fill(b.skin(f.skin), smooth(-16, 12, -18, -8, -8, -24, 8, -24, 20, -12, 38, -4, 44, 6, 34, 13, 14, 18, -2, 20))
	b.plain(f.skin.to(b.shade, 0.6), taper(curve(10, 10, 26, 9, 40, 8), 1.2, 0.7))
	reptileEye(b, f, 7, -9.5)
	b.plain(f.skin.to(b.shade, 0.6), oval(34, -2, 1.6, 1.2))
	spots(b, f)
}

// domeHead has a skull for ramming, and a wreath of knobs.
func domeHead(b *painter, f *figure) {
	b.fill(b.skin(f.skin), smooth(-18, 16, -22, -8, -10, -18, 16, -14, 34, -2, 40, 8, 32, 16, 8, 20))
	b.draws(f.skin.to(bone, 0.55), smooth(-23, -8, -24, -34, -4, -48, 18, -38, 20, -14, 0, -12))
	for i := range 5 {
		q := pointAt(-2, -12).around(math.Pi*(0.92+0.2*float64(i))-0.1, 23-float64(i%2))
		b.draws(bone, oval(q.x, -10+2.4*float64(i%2), 4.4, 4.8))
	}
	b.plain(f.skin.to(b.shade, 0.6), taper(curve(14, 11, 26, 11, 37, 8), 1.3, 0.8), oval(34, 2, 1.6, 1.2))
	reptileEye(b, f, 10, -3)
}

// raptorHead is slim, with feathers that stand up behind.
func raptorHead(b *painter, f *figure) {
	for i := range 5 {
		a := math.Pi * (0.98 + 0.11*float64(i))
		from := pointAt(-8, -12)
		b.draws([2]rgb{f.trim, hex(0xd8402a)}[i%2], leaf([]pt{from, from.around(a, 20), from.around(a+0.1, 44-2*float64(i))}, 6))
	}
	b.fill(b.skin(f.skin.times(0.8)), smooth(-10, 10, 14, 10, 40, 13, 28, 19, 0, 20))
	b.plain(hex(0x5a1a24), poly(10, 8, 42, 8, 36, 14, 10, 13))
	teeth(b, 16, 8, 5, 4.5, 5)
	b.fill(b.skin(f.skin), smooth(-16, 14, -18, -8, -8, -22, 8, -21, 26, -8, 50, 0, 48, 8, 24, 9, 6, 10, -4, 16))
	reptileEye(b, f, 8, -8)
	b.fill(flat(f.trim).clear(0.8), leaf(curve(-14, -2, 4, 0, 30, 3), 2.6))
}

// tubeCrest has a long horn bent backward and a bill.
func tubeCrest(b *painter, f *figure) {
	b.draws(f.trim.to(hex(0xd8603a), 0.4), taper(curve(10, -22, -20, -40, -50, -52, -70, -44), 8, 5))
	b.fill(b.skin(f.skin), smooth(-16, 14, -18, -8, -8, -24, 12, -26, 24, -12, 34, -2, 50, 4, 52, 14, 34, 16, 14, 18, -2, 20))
	b.plain(f.skin.to(b.shade, 0.6), taper(curve(16, 8, 32, 9, 50, 10), 1.3, 0.9), oval(44, 4, 1.8, 1.3))
	reptileEye(b, f, 7, -9.5)
	spots(b, f)
}

// longNeck carries a small head high.
func longNeck(b *painter, f *figure) {
	b.draws(f.skin, limb(0, 26, 19, -6, -8, 15, 0, -44, 12, 14, -66, 11))
	b.fill(b.skin(f.skin), smooth(0, -60, 2, -78, 16, -84, 34, -78, 48, -70, 46, -60, 28, -56, 12, -54))
	b.plain(f.skin.to(b.shade, 0.6), taper(curve(26, -62, 36, -63, 46, -65), 1.2, 0.8), oval(42, -71, 1.6, 1.2))
	for i := range 4 {
		b.fill(flat(f.skin.to(bone, 0.5)).clear(0.6), leaf(curve(-10+float64(i), 14-17*float64(i), 0, 16-17*float64(i), 10,
			14-17*float64(i)), 2.4))
	}
	b.within(place(12, -62, 0.85, 0.85, 0), func() { reptileEye(b, f, 7, -9.5) })
}

// armorHead is broad, with plates and spikes.
func armorHead(b *painter, f *figure) {
	b.draws(bone, poly(-12, -12, -46, -24, -18, 4), poly(-14, 2, -44, 12, -12, 16), poly(-4, -20, -18, -48, 10, -22))
	b.fill(b.skin(f.skin), smooth(-20, 18, -24, -8, -10, -24, 14, -22, 32, -8, 36, 8, 28, 18, 6, 22))
	c := f.skin.to(bone, 0.35).times(0.85)
	b.draws(c, poly(-16, -10, -8, -24, 6, -23, 0, -8), poly(4, -8, 10, -22, 22, -16, 18, -4), poly(-20, 8, -20, -6, -6, -4, -6, 8))
	b.plain(f.skin.to(b.shade, 0.6), taper(curve(12, 12, 24, 12, 33, 9), 1.4, 0.9), oval(31, 0, 1.6, 1.2))
	reptileEye(b, f, 11, -1)
}

// pteroHead has a bill as long as the crest behind it.
func pteroHead(b *painter, f *figure) {
	b.draws(f.trim.to(hex(0xd8402a), 0.5), poly(4, -22, -62, -50, -14, -2))
	b.fill(b.skin(f.skin), smooth(-14, 16, -18, -8, -6, -24, 12, -20, 22, -10, 20, 8, 6, 18))
	b.draws(bone.to(hex(0xe0902a), 0.5), smooth(12, -14, 40, -8, 82, 8, 40, 4, 14, 4))
	b.draws(bone.to(hex(0xe0902a), 0.5).times(0.8), smooth(12, 5, 40, 7, 70, 12, 36, 14, 12, 12))
	reptileEye(b, f, 5, -8)
}

// sailHead has a narrow snout and a sail from the brow to the back.
func sailHead(b *painter, f *figure) {
	c := f.trim.to(hex(0xe0703a), 0.4)
	for i := range 6 {
		a := math.Pi * (0.86 + 0.13*float64(i))
		b.draws(c.times(0.8+0.07*float64(i%2)), spike(pointAt(-4, -4), a, 0.22, 14, 50-3*float64(i%2)))
	}
	b.fill(b.skin(f.skin.times(0.8)), smooth(-12, 8, 14, 10, 46, 10, 52, 14, 30, 19, 0, 20))
	teeth(b, 18, 5, 5.6, 6, 6)
	b.fill(b.skin(f.skin), smooth(-16, 14, -19, -8, -8, -22, 8, -22, 20, -10, 44, -4, 56, 2, 54, 8, 24, 8, 6, 10, -4, 16))
	reptileEye(b, f, 7, -9.5)
}

package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// Geistoid

// scrapyard is where hills of junk rise, and a crane above them.
func scrapyard(b *brush.Brush) {
	heaven(b, 330)
	moon(b, b.In(80, 130), b.In(44, 70))
	Clouds(b, 120, 4, b.Low, 0.35)
	crane(b, brush.Wide/2+b.Side()*b.In(120, 190), 330, b.In(0.8, 1), 0.2)
	for d := range 3 {
		k := float64(d)
		row(b, 4-d, 334+10*k, 6, func(x, y float64) {
			if d < 2 || math.Abs(x-brush.Wide/2) > 130 {
				scrapHeap(b, x, y, b.In(60, 100)+10*k, 0.12+0.36*k)
			}
		})
		Mist(b, 330+10*k, 60, 0.28)
	}
	ground(b, 358)
}

// scrapHeap piles up wheels, plates and pipes.
func scrapHeap(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	w := h * 1.3
	b.Fill(s, brush.Smooth(x-w, y+10, x-w*0.6, y-h*0.4, x-w*0.2, y-h*0.72, x+w*0.1, y-h*0.8, x+w*0.5, y-h*0.42, x+w, y+10))
	for range 9 {
		f := b.In(-0.8, 0.8)
		q := brush.At(x+f*w, y-h*(0.82-math.Abs(f)*0.95)+b.In(-4, 14))
		r := h * b.In(0.08, 0.17)
		b.Within(brush.Place(q.X, q.Y, 1, 1, b.In(-1, 1)), func() {
			switch b.N(4) {
			case 0:
				b.Fill(s, brush.Holed(brush.Gear(0, 0, r*1.2, 8, 0), brush.Oval(0, 0, r*0.5, r*0.5))...)
			case 1:
				b.Fill(s, brush.Slab(-r*1.6, -r*0.5, r*3.2, r, 2))
			case 2:
				b.Fill(s, brush.Slab(-r*0.3, -r*2.2, r*0.6, r*3.4, 3))
			default:
				b.Fill(s, brush.Slab(-r, -r, r*2, r*2, 3))
				b.Plain(b.Accent.To(s.Top, 0.3), brush.Box(-r*0.6, -r*0.4, r*0.4, r*0.4), brush.Box(r*0.2, -r*0.4, r*0.4, r*0.4))
			}
		})
	}
}

// crane draws a tower with an arm, and a magnet that hangs from it.
func crane(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	d := brush.Sign(brush.Wide/2 - x)
	b.Within(brush.Place(x, y, k*d, k, 0), func() {
		b.Fill(s, brush.Taper(brush.Line(-12, 10, -8, -240), 2.4, 2.4), brush.Taper(brush.Line(12, 10, 8, -240), 2.4, 2.4))
		for i := range 10 {
			q := -24 * float64(i)
			b.Fill(s, brush.Taper(brush.Line(-11, q, 11, q-24), 1.4, 1.4))
		}
		b.Fill(s, brush.Taper(brush.Line(-60, -236, 170, -250), 3, 3), brush.Taper(brush.Line(0, -276, 170, -250), 1.6, 1.6),
			brush.Taper(brush.Line(0, -276, -60, -236), 1.6, 1.6), brush.Slab(-70, -238, 34, 26, 3))
		b.Fill(s, brush.Taper(brush.Line(140, -250, 140, -176), 1.2, 1.2), brush.Slab(120, -178, 40, 12, 3), brush.Slab(126, -168, 28, 8, 2))
	})
}

// robotGraveyard is a field of machines that sank into the ground, below lights that wander.
func robotGraveyard(b *brush.Brush) {
	heaven(b, 330)
	moon(b, b.In(80, 120), b.In(40, 60))
	ridge(b, 300, 50, 0.5, 0.1)
	row(b, 6, 318, 6, func(x, y float64) { grave(b, x, y, b.In(0.4, 0.55), 0.3) })
	Mist(b, 326, 60, 0.35)
	fallenMachine(b, brush.Wide/2+b.Side()*b.In(110, 150), 338, b.In(0.9, 1.15), 0.45)
	Mist(b, 344, 50, 0.3)
	beside(b, 130, 4, 362, 4, func(x, y float64) { grave(b, x, y, b.In(0.8, 1), 0.9) })
	spiritLights(b, 6)
	ground(b, 360)
}

// grave draws the arm of a machine that reaches out of the ground, or a stone with a cog on it.
func grave(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	b.Within(brush.Place(x, y, k, k, b.In(-0.14, 0.14)), func() {
		if b.Odds(0.55) {
			b.Fill(s, brush.Arch(0, 10, 34, 100))
			b.Fill(brush.Flat(b.Low).Clear(0.3+0.3*depth), brush.Holed(brush.Gear(0, -48, 18, 8, 0.2), brush.Oval(0, -48, 8, 8))...)
			return
		}
		b.Fill(s, brush.Limb(0, 14, 10, -8, -44, 8, 10, -84, 7), brush.Oval(-8, -44, 12, 12))
		for i := range 3 {
			f := float64(i) - 1
			b.Fill(s, brush.Taper(brush.Line(10, -84, 10+f*14, -104, 12+f*18, -116), 4, 2))
		}
	})
}

// fallenMachine draws the head and the shoulder of a giant machine that lies in the ground.
func fallenMachine(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	d := brush.Sign(brush.Wide/2 - x)
	b.Within(brush.Place(x, y, k*d, k, -0.12), func() {
		b.Fill(s, brush.Smooth(-130, 30, -110, -50, -50, -84, -10, -40, 10, 30))
		b.Fill(s, brush.Slab(-30, -150, 110, 110, 30), brush.Slab(30, -64, 60, 40, 10), brush.Slab(14, -184, 8, 40, 3))
		b.Plain(b.Front, brush.Slab(10, -122, 64, 34, 12))
		b.Glow(44, -106, 40, 26, b.Accent, 0.55)
		b.Plain(b.Accent.To(s.Top, 0.3), brush.Oval(54, -106, 9, 9))
		for i := range 4 {
			b.Fill(brush.Flat(b.Front).Clear(0.7), brush.Box(40+11*float64(i), -56, 4, 24))
		}
	})
}

// spiritLights strews n small flames that float over the ground.
func spiritLights(b *brush.Brush, n int) {
	for range n {
		x, y, r := b.In(20, brush.Wide-20), b.In(150, 320), b.In(3, 7)
		b.Glow(x, y, r*6, r*6, b.Accent, 0.5)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.85), brush.Smooth(x, y-r*2.6, x+r, y, x, y+r, x-r, y))
	}
}

// hauntedWorkshop is a hall of unfinished machines, with a workbench below a window in which the moon stands.
func hauntedWorkshop(b *brush.Brush) {
	b.Fill(brush.Flat(b.Near.To(b.Far, 0.3)).Down(b.Far), brush.Box(0, 0, brush.Wide, brush.Tall))
	x := brush.Wide/2 + b.In(-20, 20)
	b.Fill(brush.Flat(b.Sky.To(b.Low, 0.3)).Down(b.Low), brush.Arch(x, 290, 112, 270))
	b.Through(func() { moon(b, 120, b.In(40, 54)); Clouds(b, 190, 3, b.Low, 0.3) }, brush.Arch(x, 290, 112, 270))
	s := b.Layer(0.75)
	for i := -1; i <= 1; i++ {
		b.Fill(s, brush.Box(x+56*float64(i)-2.5, 20, 5, 280))
	}
	b.Fill(s, brush.Box(x-114, 120, 228, 5), brush.Box(x-114, 210, 228, 5), brush.Box(x-126, 290, 252, 12))
	for i := range 7 {
		q := brush.At(24+75*float64(i), -6)
		if math.Abs(q.X-x) < 100 && i%2 == 0 {
			continue
		}
		end := q.Shift(b.In(-4, 4), b.In(50, 120))
		b.Fill(s, brush.Taper([]brush.Point{q, end}, 1.6, 1.6))
		b.Within(brush.Place(end.X, end.Y+24, 0.9, 0.9, b.In(-0.3, 0.3)), func() { hungPart(b) })
	}
	b.Fill(b.Layer(0.9), brush.Slab(-10, 316, brush.Wide+20, 14, 3), brush.Box(40, 326, 16, 60), brush.Box(brush.Wide-56, 326, 16, 60))
	spiritLights(b, 4)
	ground(b, 366)
}

// hungPart draws an arm, a head or a wheel of a machine that hangs from a hook.
func hungPart(b *brush.Brush) {
	s := b.Layer(1)
	switch b.N(3) {
	case 0:
		b.Fill(s, brush.Slab(-22, -22, 44, 42, 9))
		b.Glow(0, -4, 30, 18, b.Accent, 0.5)
		b.Plain(b.Accent.To(s.Top, 0.2), brush.Oval(-9, -4, 4.5, 4.5), brush.Oval(9, -4, 4.5, 4.5))
	case 1:
		b.Fill(s, brush.Limb(0, -20, 9, 6, 20, 8, -6, 56, 6), brush.Oval(6, 20, 11, 11))
	default:
		b.Fill(s, brush.Holed(brush.Gear(0, 0, 28, 9, 0.3), brush.Oval(0, 0, 11, 11))...)
	}
}

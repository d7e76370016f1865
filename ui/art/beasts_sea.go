package art

import "math"

// seaBeasts are beasts of the deep.
var seaBeasts = joined(framed(foot, map[string]func(*painter){
	"sucker-arm": loneTentacle, "kraken": krakenBeast, "spouting-whale": spoutingWhale,
	"anglerfish": anglerfish, "manta": manta, "eel": eel, "seahorse": seahorse,
	"puffer": puffer, "old-fish": oldFish, "stonefish": stonefish,
	"hermit-crab": hermitCrab, "medusa": medusa, "taniwha": taniwha,
	"swallower": swallower,
}), framed(middle, map[string]func(*painter){
	"spiny-urchin": spinyUrchin,
}))

// loneTentacle rises and curls, with its suckers toward the viewer.
func loneTentacle(b *painter) {
	c := livery(b.House).to(hex(0xb04a8a), 0.55)
	line := curve(-30, 30, -50, -70, 10, -150, -30, -230, 30, -290, 90, -260, 84, -210, 50, -216)
	b.draws(c, taper(line, 56, 7))
	n := len(line)
	for i := 3; i < n-6; i += 4 {
		f := 1 - float64(i)/float64(n)
		d := line[i+1].minus(line[i-1]).unit()
		q := line[i].plus(pointAt(-d.y, d.x).times(22 * f))
		b.fill(b.skin(c.to(bone, 0.65)), oval(q.x, q.y, 19*f+3, 15*f+3))
		b.plain(c.times(0.5), oval(q.x, q.y, 8*f+1, 6*f+1))
	}
}

// krakenBeast is a squid with its arms raised.
func krakenBeast(b *painter) {
	c := livery(b.House).to(hex(0xa83a5a), 0.7)
	b.mirrored(func(float64) {
		for i := range 4 {
			k := float64(i)
			line := curve(20+14*k, -60, 90+20*k, -10-14*k, 150+8*k, -80-40*k, 120+6*k, -150-44*k, 150-4*k, -180-40*k)
			b.draws(c.times(0.65+0.1*k), taper(line, 20, 4))
			for j := 12; j < len(line)-3; j += 5 {
				b.plain(c.to(bone, 0.6), oval(line[j].x, line[j].y, 6-0.1*float64(j), 5))
			}
		}
		b.draws(c.times(0.8), smooth(30, -230, 110, -260, 70, -180))
	})
	b.draws(c, smooth(-60, -50, -74, -120, -50, -200, 0, -300, 50, -200, 74, -120, 60, -50, 0, -16))
	b.mirrored(func(float64) {
		b.glow(36, -110, 50, 46, hex(0xffe06a), 0.6)
		b.plain(black, oval(36, -110, 27, 24))
		b.plain(hex(0xffe06a), oval(36, -110, 21, 19))
		b.plain(black, slab(32, -126, 9, 32, 4))
		b.plain(c.times(0.5), taper(lineThrough(6, -126, 62, -146), 8, 5))
	})
	b.draws(hex(0x2a2028), poly(-24, -62, 0, -76, 24, -62, 0, -18))
}

func spoutingWhale(b *painter) {
	c := livery(b.House).to(hex(0x4a6a9a), 0.6)
	b.draws(c.times(0.8), smooth(-120, -100, -170, -160, -210, -220, -150, -226, -120, -190, -96, -236, -50, -220, -80, -150))
	b.draws(c, smooth(-140, -110, -60, -150, 40, -210, 140, -190, 184, -110, 150, -30, 40, 6, -60, -20))
	b.fill(b.skin(bone), smooth(-20, -24, 60, -60, 178, -84, 150, -24, 60, 6))
	for i := range 5 {
		k := float64(i)
		b.plain(bone.times(0.7), taper(curve(20+18*k, -28+5*k, 80+12*k, -48+8*k, 168-4*k, -72+13*k), 1.8, 1.2))
	}
	b.draws(c.times(0.75), smooth(20, -40, -30, 30, 20, 44, 70, -16))
	b.plain(black, oval(112, -108, 11, 10))
	b.plain(white, oval(109, -112, 4, 3.6))
	for i := range 7 {
		a := -2.2 + 0.22*float64(i)
		b.fill(flat(white.to(b.accent, 0.3)).clear(0.8), leaf([]pt{pointAt(70, -208), pointAt(70, -208).around(a, 50), pointAt(70, -208).around(a,
			92)}, 8))
	}
}

func anglerfish(b *painter) {
	c := livery(b.House).to(hex(0x4a3a6a), 0.7)
	b.draws(c.times(0.7), poly(-90, -130, -176, -200, -150, -120, -176, -50, -90, -90), smooth(-40, -200, -20, -262, 50, -220))
	b.draws(c, smooth(-120, -110, -70, -190, 20, -220, 100, -190, 130, -130, 110, -40, 20, 0, -70, -30))
	b.plain(hex(0x1a0614), smooth(10, -100, 70, -140, 140, -132, 136, -60, 90, -24, 30, -40))
	for i := range 7 {
		x := 26 + 17*float64(i)
		b.plain(bone, poly(x-8, -112-3*float64(i), x+8, -116-3*float64(i), x+2, -64-8*float64(i%2)),
			poly(x-8, -38+3*float64(i%2), x+8, -34, x, -76-9*float64(i%2)))
	}
	b.plain(hex(0xfff0a8), oval(44, -160, 21, 21))
	b.plain(black, oval(50, -158, 9, 11))
	b.draws(c.times(0.8), taper(curve(20, -210, 60, -290, 130, -276, 156, -232), 7, 3))
	b.glow(158, -216, 110, 110, hex(0xfff0a0), 1)
	b.plain(hex(0xfffbd8), oval(158, -216, 17, 17))
	b.draws(c.times(0.75), smooth(-30, -90, -80, -50, -50, -30, 0, -60))
}

func manta(b *painter) {
	c := livery(b.House).to(hex(0x3a5a8a), 0.6)
	b.draws(c.times(0.8), taper(curve(0, -60, 30, 10, 90, 30, 150, -10), 9, 1.5))
	b.mirrored(func(float64) {
		b.draws(c, smooth(0, -190, 50, -190, 130, -230, 210, -180, 160, -130, 90, -70, 0, -40))
		b.draws(c.times(0.85), smooth(14, -190, 26, -230, 50, -240, 42, -196))
		b.plain(white, oval(40, -166, 9, 8))
		b.plain(black, oval(41, -165, 4.4, 5))
		for i := range 3 {
			b.plain(c.times(0.55), taper(lineThrough(16, -130+16*float64(i), 48, -136+16*float64(i)), 2.4, 1.4))
		}
		b.fill(flat(b.accent).clear(0.7), oval(110, -164, 13, 8), oval(146, -184, 8, 5))
	})
	b.plain(c.times(0.35), smooth(-34, -182, 0, -172, 34, -182, 0, -160))
}

func eel(b *painter) {
	c := livery(b.House).to(hex(0x6aa03a), 0.65)
	body := curve(150, -30, 60, -4, -60, -20, -120, -80, -40, -120, 60, -110, 110, -160, 60, -220, -20, -220)
	b.draws(c.times(0.7), taper(body, 10, 40))
	b.draws(c, taper(body[9:], 22, 44))
	b.draws(c.to(b.accent, 0.4), leaf(curve(-110, -120, 0, -160, 70, -140), 16))
	b.draws(c, smooth(20, -256, -50, -264, -120, -226, -130, -206, -60, -204, 20, -176))
	b.draws(c.times(0.8), smooth(0, -196, -60, -186, -110, -166, -60, -156, 10, -166))
	b.plain(hex(0x5a1020), poly(-10, -200, -120, -206, -100, -174, -6, -184))
	for i := range 6 {
		x := -110 + 16*float64(i)
		b.plain(bone, poly(x-5, -206, x+5, -206, x-2, -188), poly(x-3, -174, x+7, -176, x, -190))
	}
	b.plain(hex(0xffe06a), oval(-52, -232, 13, 12))
	b.plain(black, oval(-55, -232, 5, 9))
}

func seahorse(b *painter) {
	c := livery(b.House).to(hex(0xf0a03a), 0.7)
	b.draws(c.times(0.7), smooth(-30, -150, -84, -160, -96, -100, -40, -100))
	line := curve(10, -210, -36, -160, -20, -100, 24, -60, 30, -20, -6, 4, -30, -16, -12, -30)
	b.draws(c, taper(line, 46, 6))
	for i := 4; i < len(line)-10; i += 4 {
		b.plain(c.times(0.65), taper([]pt{line[i].shift(-20, 6), line[i].shift(26, 2)}, 2.4, 1.6))
	}
	b.draws(c, smooth(-24, -240, 10, -276, 50, -256, 60, -236, 110, -220, 112, -204, 50, -206, 10, -190))
	for i := range 3 {
		x := -22 + 18*float64(i)
		b.draws(c.to(b.accent, 0.4), poly(x-8, -248-8*float64(i%2), x-4, -292, x+12, -258))
	}
	b.plain(white, oval(34, -238, 13, 13))
	b.plain(black, oval(37, -238, 6, 7))
}

// puffer is a fish blown up to a ball of thorns.
func puffer(b *painter) {
	c := hex(0xe0b84a).to(livery(b.House), 0.2)
	at := pointAt(0, -140)
	for i := range 22 {
		a := 2 * math.Pi * float64(i) / 22
		b.draws(bone, spike(at, a, 0.07, 100, 146))
	}
	b.draws(c.times(0.75), poly(-96, -140, -166, -180, -166, -100), smooth(-10, -60, -40, -20, 30, -30))
	b.draws(c, oval(at.x, at.y, 112, 108))
	b.fill(b.skin(bone), smooth(-90, -110, 0, -124, 96, -110, 60, -50, 0, -34, -60, -50))
	for i := range 9 {
		q := at.around(float64(i)*2.4, 24*math.Sqrt(float64(i)))
		b.draws(bone.times(0.9), poly(q.x-6, q.y+3, q.x+3, q.y-20, q.x+8, q.y+5))
	}
	b.mirrored(func(float64) {
		b.plain(white, oval(52, -168, 25, 26))
		b.plain(black, oval(56, -166, 12, 15))
		b.plain(white, oval(52, -172, 4, 4))
	})
	b.draws(hex(0xc86a5a), oval(0, -112, 23, 14))
	b.plain(hex(0x3a1014), oval(0, -112, 13, 6))
	b.draws(c.times(0.8), smooth(96, -130, 150, -160, 156, -110, 110, -100))
}

// oldFish is a prehistoric fish, in plates of bone.
func oldFish(b *painter) {
	c := hex(0x3a6a8a).to(livery(b.House), 0.3)
	fin := c.times(0.7)
	b.draws(fin, smooth(-110, -120, -190, -190, -170, -120, -190, -60), smooth(-60, -190, -70, -250, -10, -240, 0, -190),
		smooth(-60, -60, -80, 0, -30, 10, -10, -60), smooth(40, -60, 30, 10, 84, 6, 80, -60))
	b.draws(c, smooth(-130, -120, -70, -190, 40, -210, 130, -160, 150, -110, 110, -56, 10, -40, -80, -70))
	for row := range 4 {
		for i := range 5 {
			x, y := -90+30*float64(i)+12*float64(row%2), -164+30*float64(row)
			b.fill(b.skin(c.times(1.25)), oval(x, y, 14, 12))
		}
	}
	b.fill(b.metal(c.to(bone, 0.35)), smooth(56, -200, 130, -160, 150, -112, 110, -60, 60, -50, 44, -120))
	b.plain(hex(0x1a0a14), poly(84, -96, 152, -116, 122, -76))
	for i := range 4 {
		b.plain(bone, poly(96+14*float64(i), -100-4*float64(i), 108+14*float64(i), -104-4*float64(i), 102+13*float64(i),
			-86-4*float64(i)))
	}
	b.glow(98, -150, 50, 50, b.accent, 0.9)
	b.plain(b.accent.to(white, 0.4), oval(98, -150, 17, 17))
	b.plain(black, oval(102, -150, 7, 9))
}

// stonefish lies on the ground like a stone with a mouth and poisoned thorns.
func stonefish(b *painter) {
	c := hex(0x8a6a5a).to(livery(b.House), 0.2)
	for i := range 7 {
		x := -100 + 32*float64(i)
		h := 200 + 34*math.Sin(float64(i)*0.5)
		b.draws(hex(0xa0d84a).to(bone, 0.4), poly(x-13, -110, x-16, -h, x+13, -116))
	}
	b.draws(c.times(0.7), smooth(-100, -40, -170, -90, -190, -20, -110, -6), smooth(90, -30, 160, -70, 176, 0, 110, 6))
	b.draws(c, smooth(-130, 6, -140, -80, -90, -140, 0, -160, 90, -140, 136, -80, 124, 6, 0, 16))
	for range 12 {
		r := b.in(7, 17)
		b.fill(b.skin(c.times(b.in(0.75, 1.25))), oval(b.in(-110, 110), b.in(-130, -70), r, r*0.8))
	}
	b.plain(hex(0x2a0c10), smooth(-90, -40, 0, -66, 90, -40, 60, -6, 0, 2, -60, -6))
	for i := range 8 {
		x := -70 + 20*float64(i)
		b.plain(bone, poly(x-6, -52+4*math.Abs(x)/40, x+6, -52+4*math.Abs(x)/40, x, -30), poly(x-6, -8, x+6, -8, x, -26))
	}
	b.mirrored(func(float64) {
		b.draws(c.times(0.85), oval(58, -112, 24, 22))
		b.plain(hex(0xffd04a), oval(60, -112, 15, 14))
		b.plain(black, slab(47, -116, 26, 7, 3))
	})
}

// hermitCrab has a rusty wheel for a house.
func hermitCrab(b *painter) {
	rust := b.metal(hex(0xb0622e))
	b.fill(rust, gear(-50, -150, 118, 12, 0.2))
	b.fill(b.metal(hex(0x8a4a26)), oval(-50, -150, 74, 74))
	b.fill(rust, taper(arcLine(pointAt(-50, -150), 46, 0, 4.6), 14, 4))
	c := hex(0xd8704a)
	for i := range 4 {
		x := -30 + 34*float64(i)
		b.draws(c.times(0.7+0.08*float64(i)), taper(curve(x, -60, x+26, -80, x+44, 4), 11, 3))
	}
	b.draws(c, smooth(-20, -30, 0, -120, 70, -130, 110, -80, 80, -20))
	for _, x := range [2]float64{56, 92} {
		b.draws(c, taper(lineThrough(x-6, -110, x+6, -170), 5, 4))
		b.plain(white, oval(x+8, -176, 15, 15))
		b.plain(black, oval(x+11, -175, 7, 8))
	}
	b.draws(c, limb(80, -60, 16, 124, -60, 16), smooth(110, -40, 116, -100, 166, -130, 156, -94, 186, -100, 172, -54, 140, -34))
}

// medusa is a great jellyfish.
func medusa(b *painter) {
	c := b.accent.to(hex(0xf07ad0), 0.6)
	b.glow(0, -180, 190, 160, c, 0.6)
	for i := range 7 {
		x := -84 + 28*float64(i)
		b.fill(b.body(c.times(0.8)).clear(0.8), taper(curve(x, -150, x+16, -100, x-14, -50, x+b.in(-20, 20), 10), 9, 2))
	}
	b.fill(b.body(c).clear(0.9), smooth(-126, -150, -110, -236, 0, -290, 110, -236, 126, -150, 90, -134, 60, -154, 30, -132, 0, -154, -30,
		-132, -60, -154, -90, -134))
	b.fill(flat(white).clear(0.35), smooth(-60, -190, -40, -250, 10, -266, -10, -220))
	for i := range 4 {
		b.fill(flat(white).clear(0.55), oval(-60+40*float64(i), -186, 14, 19))
	}
}

// taniwha is a dragon of the rivers with a crest of weeds.
func taniwha(b *painter) {
	c := hex(0x2a8a6a).to(livery(b.House), 0.25)
	b.draws(c.times(0.7), taper(curve(170, 0, 120, -100, 60, -30, -20, -60, -90, -20), 12, 40))
	line := curve(-110, 10, -80, -90, 0, -130, -10, -200, 50, -236)
	b.draws(c, taper(line, 60, 36))
	for i := 4; i < len(line)-3; i += 4 {
		q := line[i]
		b.draws(hex(0xd8c04a), poly(q.x-50, q.y-4, q.x-84, q.y-40, q.x-40, q.y-30))
		b.fill(flat(bone).clear(0.7), oval(q.x+24, q.y+10, 20, 8))
	}
	b.draws(c, smooth(0, -220, 20, -280, 80, -284, 150, -250, 176, -226, 150, -204, 60, -190))
	b.draws(c.times(0.8), smooth(40, -190, 100, -184, 150, -170, 100, -150, 40, -160))
	b.plain(hex(0xd0405a), smooth(70, -186, 130, -176, 196, -150, 150, -156, 90, -168))
	for i := range 5 {
		b.plain(bone, poly(90+15*float64(i), -206-3*float64(i), 100+15*float64(i), -208-3*float64(i), 93+15*float64(i),
			-184-3*float64(i)))
	}
	b.within(place(92, -244, 1, 1, 0), func() {
		b.glow(0, 0, 50, 46, hex(0x8affc0), 0.9)
		b.plain(hex(0xd8ffe0), oval(0, 0, 18, 17))
		b.plain(hex(0x1a5a4a), oval(2, 0, 11, 11))
		b.plain(hex(0xd8ffe0), oval(2, 0, 5, 5))
	})
	b.draws(c.times(0.9), limb(-30, -60, 22, 40, -40, 17, 60, 6, 14))
}

// swallower is a monstrous whale that comes with its mouth open.
func swallower(b *painter) {
	c := hex(0x4a5a7a).to(livery(b.House), 0.2)
	b.draws(c, smooth(-190, 40, -196, -120, -130, -250, 0, -300, 130, -250, 196, -120, 190, 40))
	b.plain(hex(0x4a0a1c), smooth(-150, -30, -130, -140, 0, -190, 130, -140, 150, -30, 90, 20, -90, 20))
	b.plain(hex(0x14040a), smooth(-100, -40, -80, -110, 0, -140, 80, -110, 100, -40, 0, 0))
	b.fill(b.skin(hex(0xc04a5a)), smooth(-80, 14, -40, -26, 0, -20, 40, -26, 80, 14))
	for i := range 9 {
		f := float64(i)/4 - 1
		x := 138 * f
		y := -176 + 118*f*f
		b.draws(bone, poly(x-15, y-4, x+15, y-4, x*0.94, y+46))
		b.draws(bone, poly(x-13, 22-34*math.Abs(f)*math.Abs(f), x+13, 22-34*f*f, x*0.95, -26-28*f*f))
	}
	b.mirrored(func(float64) {
		b.glow(104, -218, 40, 36, hex(0xffe06a), 0.7)
		b.plain(hex(0xffe06a), oval(104, -218, 15, 13))
		b.plain(black, oval(100, -216, 6, 8))
	})
}

func spinyUrchin(b *painter) {
	c := hex(0x5a2a6a)
	for i := range 26 {
		a := 2 * math.Pi * float64(i) / 26
		b.draws(c.times(0.8+0.3*float64(i%2)), taper([]pt{pt{}.around(a, 40), pt{}.around(a, 118+16*float64(i%3))}, 7, 0.8))
	}
	b.draws(c, oval(0, 0, 66, 62))
	for i := range 12 {
		q := pt{}.around(float64(i)*2.4, 15*math.Sqrt(float64(i)))
		b.draws(c.times(1.4), poly(q.x-5, q.y+3, q.x+q.x*0.5, q.y-26+q.y*0.4, q.x+6, q.y+3))
	}
}

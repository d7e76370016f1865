package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// allianceThings are the gear, craft and signs of a fleet among the stars.
var allianceThings = motif.Join(
	motif.Framed(motif.Middle, map[string]func(*brush.Brush){
		"blaster": func(b *brush.Brush) { blaster(b, brush.Hex(0xd8dde4), b.Accent) }, "long-blaster": longBlaster,
		"badge": badge, "handshake": handshake, "scanner": scanner,
		"siren": siren, "no-entry": noEntry, "headset": headset,
		"dive-pod": divePod, "olive-dove": oliveDove, "satellite": satellite,
		"shuttle": shuttle, "star-map": starMap, "med-kit": medKit,
		"dongle": dongle, "charter": charter, "radar": radar, "loupe": loupe,
		"helm-wheel": helmWheel, "amber-vacuum": amberVacuum, "toolbox": toolbox,
		"space-suit": spaceSuit, "bolt-z": zigzag, "coil-rings": binding,
		"tri-sign": triangle,
	}),
	motif.Framed(motif.Foot, map[string]func(*brush.Brush){
		"rover": rover, "cargo-bot": cargoBot, "transporter": transporter,
		"smith-anvil": smithsAnvil, "council-table": councilTable, "array": array,
		"cheetah-bot": cheetahBot, "captain-chair": captainChair,
		"landing-flag": landingFlag, "shield-bot": shieldBot, "gun-rack": gunRack,
		"bird-bot": birdBot,
	}),
)

// blaster draws a side arm that points to the right.
func blaster(b *brush.Brush, c, light brush.RGB) {
	m := b.Metal(c)
	b.Fill(b.Metal(brush.Iron.Times(0.6)), brush.Smooth(-64, 6, -20, 6, -34, 60, -44, 104, -92, 98, -82, 56))
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Slab(-28, 10, 48, 40, 14), brush.Slab(-20, 14, 32, 28, 10))...)
	b.Fill(m, brush.Smooth(-104, -50, -70, -64, 40, -58, 70, -40, 66, 4, 20, 16, -86, 16, -110, -10))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Poly(-80, -46, 20, -44, 10, -18, -84, -16))
	b.Fill(b.Metal(brush.Iron), brush.Slab(58, -40, 74, 30, 6), brush.Slab(124, -46, 16, 42, 5), brush.Slab(-50, -84, 80, 16, 6),
		brush.Slab(-30, -74, 10, 16, 2), brush.Slab(8, -74, 10, 16, 2))
	for i := range 3 {
		x := -64 + 28*float64(i)
		b.Glow(x, -2, 22, 22, light, 0.6)
		b.Plain(light.To(brush.White, 0.3), brush.Oval(x, -2, 8, 8))
	}
	b.Glow(150, -25, 60, 50, light, 0.9)
	b.Plain(brush.White, brush.Star(152, -25, 4, 30, 9, 0))
}

// longBlaster is a two-handed arm with three coils.
func longBlaster(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron.Times(0.6)), brush.Smooth(-150, -4, -96, -20, -90, 20, -140, 56, -166, 44),
		brush.Smooth(-40, 16, -6, 16, -14, 76, -48, 70))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(-110, -30, 20, -36, 40, -20, 40, 14, 10, 24, -104, 22))
	b.Fill(b.Metal(brush.Iron), brush.Slab(30, -18, 126, 22, 8), brush.Slab(-80, -58, 70, 18, 8))
	for i := range 4 {
		x := 46 + 26*float64(i)
		b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(x, -30, 14, 46, 6))
		b.Glow(x+7, -7, 20, 30, b.Accent, 0.4)
	}
	b.Glow(166, -7, 60, 60, b.Accent, 0.9)
	b.Plain(brush.White, brush.Oval(164, -7, 11, 11))
}

// badge is the sign of the alliance: a star with a planet on its orbit.
func badge(b *brush.Brush) {
	b.Fill(b.Metal(brush.Livery(b.House).To(brush.Steel, 0.3)), brush.Oval(0, 0, 108, 108))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 112, 96)...)
	b.Fill(b.Metal(brush.Gold), brush.Star(0, 0, 8, 84, 34, 0))
	b.Plain(brush.White, brush.Star(0, 0, 4, 50, 14, 0))
	b.Within(brush.Place(0, 0, 1, 0.4, -0.5), func() { b.Plain(brush.White, brush.Ring(0, 0, 92, 82)...) })
	b.Draw(b.Accent, brush.Oval(74, -46, 16, 16))
}

// handshake is two arms that meet.
func handshake(b *brush.Brush) {
	a, orange := brush.Hex(0x4a8ad0), brush.Hex(0xd08a3a)
	skin, other := brush.Hex(0xc08a60), brush.Hex(0x6ac0a0)
	b.Draw(a, brush.Poly(-180, -36, -84, -40, -80, 34, -180, 46))
	b.Draw(orange, brush.Poly(180, -36, 84, -40, 80, 34, 180, 46))
	b.Draw(brush.Bone, brush.Slab(-92, -44, 20, 84, 6), brush.Slab(72, -44, 20, 84, 6))
	b.Draw(other, brush.Smooth(74, -32, 20, -46, -34, -30, -52, 0, -34, 30, 0, 38, 40, 34, 76, 28))
	b.Draw(skin, brush.Smooth(-74, -32, -20, -46, 18, -40, 56, -16, 40, -2, 4, -10, 0, 6, -36, 30, -76, 26))
	for i := range 4 {
		x := -44 + 19*float64(i)
		b.Draw(other.Times(0.95), brush.Limb(x+6, -4+5*float64(i), 10, x-4, 18+3*float64(i), 10))
	}
	b.Draw(skin.Times(1.05), brush.Limb(-20, -40, 13, 10, -48, 12, 36, -38, 11))
}

// scanner is a hand-held device with a screen and a lid.
func scanner(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-66, -114, 132, 74, 10))
	b.Fill(b.Metal(brush.Steel), brush.Slab(-74, -40, 148, 150, 14))
	b.Plain(brush.Hex(0x06202a), brush.Slab(-56, -24, 112, 70, 6))
	b.Glow(0, 10, 90, 60, b.Accent, 0.5)
	for i := range 4 {
		c := [4]brush.RGB{brush.Hex(0xe84a4a), brush.Hex(0xf6c83a), brush.Hex(0x4ae07a), brush.Hex(0x4aa8f0)}[i]
		b.Plain(c, brush.Box(-48+26*float64(i), 40-14*float64(1+(i*3)%4), 18, 14*float64(1+(i*3)%4)))
		b.Plain(c, brush.Oval(-42+28*float64(i), 76, 9, 9))
		b.Glow(-42+28*float64(i), -78, 26, 26, c, 0.7)
		b.Plain(c.To(brush.White, 0.4), brush.Oval(-42+28*float64(i), -78, 10, 10))
	}
}

func siren(b *brush.Brush) {
	red := brush.Hex(0xff2a2a)
	for _, d := range brush.Sides {
		b.Fill(brush.Flat(red).Clear(0.5).Light(), brush.Poly(d*20, -10, d*240, -120, d*240, 60))
	}
	b.Fill(b.Metal(brush.Iron), brush.Slab(-92, 66, 184, 34, 10), brush.Slab(-72, 46, 144, 26, 6))
	b.Glow(0, -10, 170, 150, red, 0.8)
	b.Fill(b.Body(red).Clear(0.9), brush.Smooth(-64, 50, -62, -30, -30, -78, 30, -78, 62, -30, 64, 50))
	b.Plain(brush.White, brush.Smooth(-16, 30, -20, -24, 0, -46, 20, -24, 16, 30))
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.Curve(-48, 30, -48, -30, -26, -62), 6))
}

func noEntry(b *brush.Brush) {
	b.Draw(brush.Hex(0xd8202a), brush.Oval(0, 0, 108, 108))
	b.Plain(brush.White, brush.Ring(0, 0, 98, 90)...)
	b.Draw(brush.White, brush.Slab(-70, -20, 140, 40, 6))
}

func headset(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.ArcLine(brush.At(0, 0), 92, math.Pi, 2*math.Pi), 9, 9))
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(d*92-24, -30, 48, 84, 20))
		b.Plain(brush.Black, brush.Oval(d*92, 12, 13, 26))
	}
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-92, 50, -70, 92, -16, 92), 5, 4))
	b.Glow(-8, 92, 30, 30, b.Accent, 0.8)
	b.Draw(brush.Iron, brush.Oval(-8, 92, 16, 12))
}

// divePod is a round boat for the deep with a great window.
func divePod(b *brush.Brush) {
	c := brush.Hex(0xf0b02a)
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Iron), brush.Slab(d*96-22, 20, 44, 60, 12))
		b.Glow(d*96, 90, 40, 40, b.Accent, 0.5)
	}
	b.Fill(b.Metal(c), brush.Oval(0, 0, 102, 96), brush.Slab(-26, -118, 52, 40, 10))
	b.Fill(b.Metal(brush.Iron), brush.Ring(12, 0, 72, 58)...)
	b.Fill(brush.Flat(brush.Hex(0x9af0ff)).Down(brush.Hex(0x1a5a8a)), brush.Oval(12, 0, 58, 58))
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.Curve(-26, 10, -16, -30, 20, -44), 8))
	for i := range 8 {
		q := brush.At(12, 0).Around(math.Pi/4*float64(i), 65)
		b.Plain(brush.Gold, brush.Oval(q.X, q.Y, 4, 4))
	}
	b.Fill(b.Metal(brush.Iron), brush.Limb(60, 80, 8, 110, 104, 7, 142, 84, 6))
}

func oliveDove(b *brush.Brush) {
	c := brush.White
	b.Draw(c.Times(0.9), brush.Smooth(-10, -6, -60, -70, -30, -130, 24, -70, 34, -10))
	b.Draw(c.Times(0.86), brush.Poly(-80, 10, -150, 4, -136, 26, -150, 48, -76, 38))
	b.Draw(c, brush.Smooth(-90, 26, -40, -14, 30, -30, 60, -56, 92, -50, 100, -28, 80, -4, 40, 40, -30, 56))
	b.Draw(c, brush.Smooth(0, 0, 10, -80, 60, -136, 84, -80, 60, -16))
	b.Draw(brush.Hex(0xe8a03a), brush.Poly(96, -40, 128, -28, 96, -22))
	b.Plain(brush.Black, brush.Oval(84, -38, 5, 5))
	b.Draw(brush.Hex(0x4a9a3a), brush.Taper(brush.Curve(110, -30, 130, -4, 120, 30), 3, 2))
	for i := range 4 {
		q := brush.At(116+4*float64(i%2), -10+13*float64(i))
		b.Draw(brush.Hex(0x6ab84a), brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Shift(18, -8), q.Shift(34, 2)}), 7),
			brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Shift(-16, 0), q.Shift(-30, 12)}), 7))
	}
}

func satellite(b *brush.Brush) {
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Iron), brush.Slab(min(d*30, d*70), -5, 40, 10, 2))
		b.Fill(b.Metal(brush.Hex(0x2a5ab0)), brush.Slab(min(d*60, d*160), -44, 100, 88, 4))
		for i := range 3 {
			b.Plain(brush.Hex(0x9ac0f0), brush.Box(d*60+d*25*float64(i+1)-1, -44, 2, 88))
		}
		b.Plain(brush.Hex(0x9ac0f0), brush.Box(min(d*60, d*160), -1, 100, 2))
	}
	b.Fill(b.Metal(brush.Gold), brush.Slab(-38, -50, 76, 100, 10))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(-44, -66, 0, -50, 44, -66, 24, -102, -24, -102))
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(0, -84, 0, -128), 4, 2))
	b.Glow(0, -130, 40, 40, b.Accent, 0.9)
	b.Plain(brush.White, brush.Oval(0, -130, 6, 6))
}

// shuttle is a broad explorer's craft with windows and feet.
func shuttle(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Steel, 0.4)
	b.Fill(b.Metal(c.Times(0.6)), brush.Poly(-130, 10, -180, -80, -130, -84, -80, -10))
	b.Glow(-164, 26, 70, 50, b.Accent, 0.8)
	b.Fill(b.Metal(brush.Iron), brush.Slab(-168, 8, 40, 40, 8))
	b.Fill(b.Metal(c), brush.Smooth(-150, 0, -110, -46, 20, -66, 110, -40, 170, 10, 150, 44, 60, 58, -120, 54))
	b.Fill(b.Metal(c.Times(0.8)), brush.Poly(-80, 40, 60, 40, 20, 84, -120, 84))
	b.Fill(brush.Flat(brush.Hex(0xc0f4ff)).Down(brush.Hex(0x2a6a9a)), brush.Smooth(70, -30, 116, -28, 156, 4, 100, 10, 66, 0))
	for i := range 4 {
		b.Fill(brush.Flat(brush.Hex(0xc0f4ff)).Down(brush.Hex(0x2a6a9a)), brush.Slab(-96+36*float64(i), -34, 22, 26, 8))
	}
	b.Plain(brush.Gold, brush.Poly(-130, 22, 130, 22, 126, 32, -130, 32))
}

func starMap(b *brush.Brush) {
	b.Plain(brush.Hex(0x081430), brush.Slab(-150, -100, 300, 200, 12))
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Slab(-160, -110, 320, 220, 16), brush.Slab(-148, -98, 296, 196, 10))...)
	line := brush.Line(-110, 50, -60, -20, -10, 20, 40, -50, 110, -10)
	b.Fill(brush.Flat(b.Accent).Clear(0.8), brush.Taper(line, 3, 3))
	for i, q := range line {
		b.Glow(q.X, q.Y, 36, 36, b.Accent, 0.8)
		b.Plain(brush.White, brush.Star(q.X, q.Y, 4, 16+3*float64(i), 5, 0))
	}
	b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Ring(70, 40, 34, 31)...)
	b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Ring(-70, 54, 22, 20)...)
}

func medKit(b *brush.Brush) {
	b.Draw(brush.Iron, brush.Holed(brush.Slab(-40, -96, 80, 50, 16), brush.Slab(-26, -82, 52, 36, 8))...)
	b.Draw(brush.White, brush.Slab(-112, -66, 224, 160, 18))
	b.Draw(brush.White.Times(0.85), brush.Slab(-112, -8, 224, 8, 2))
	b.Draw(brush.Hex(0xe0303a), brush.Slab(-20, -44, 40, 116, 5), brush.Slab(-58, -6, 116, 40, 5))
}

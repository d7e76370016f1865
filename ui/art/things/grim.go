package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// grimThings are what haunts, and what is haunted.
var grimThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){"pumpkin": pumpkin, "sheet-ghost": sheetGhost, "teapot": teapot,
		"locket": locket}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){"mansion": mansion, "well": well, "scarecrow": scarecrow}),
)

// pumpkin has a face cut into it, and a light inside.
func pumpkin(b *brush.Brush) {
	c := brush.Hex(0xe07a1f)
	b.Draw(brush.Hex(0x5a7a2a), brush.Limb(2, -52, 11, 8, -78, 9, 26, -92, 7))
	for _, i := range [5]float64{-2, 2, -1, 1, 0} {
		b.Draw(c.Times(1.05-0.1*math.Abs(i)), brush.Oval(i*38, 12-math.Abs(i)*2, 42, 70-3*math.Abs(i)))
	}
	light := brush.Hex(0xffe07a)
	b.Glow(0, 14, 90, 60, light, 0.6)
	for _, d := range brush.Sides {
		b.Plain(light, brush.Poly(d*18, -2, d*56, -10, d*44, -32))
	}
	b.Plain(light, brush.Poly(0, 4, 9, 18, -9, 18))
	b.Plain(light, brush.Poly(-64, 26, -42, 36, -34, 28, -22, 40, -8, 32, 8, 42, 22, 32, 34, 40, 44, 30, 64, 26, 44, 60, 0, 70, -44, 60))
}

// sheetGhost floats, and does not frighten anybody.
func sheetGhost(b *brush.Brush) {
	b.Glow(0, 0, 120, 130, b.Accent, 0.45)
	s := b.Body(brush.White.To(b.Accent, 0.12))
	s.Bottom = b.Accent
	b.Fill(s, brush.Smooth(0, -100, 46, -86, 62, -40, 68, -18, 102, -30, 96, 4, 66, 22, 70, 70, 52, 104, 34, 80, 14, 108, -8, 82, -30, 106,
		-46, 78,
		-74, 92, -62, 30, -96, 16, -104, -18, -70, -14, -62, -44, -46, -86))
	b.Plain(b.Shade, brush.Oval(-16, -46, 11, 17), brush.Oval(20, -46, 11, 17), brush.Oval(2, -6, 10, 15))
	b.Plain(brush.White, brush.Oval(-20, -53, 3.6, 4.6), brush.Oval(16, -53, 3.6, 4.6))
}

func teapot(b *brush.Brush) {
	c := brush.Bone.To(brush.Livery(b.House), 0.15)
	b.Draw(c.Times(0.85), brush.Taper(brush.Curve(-56, -24, -104, -44, -112, 20, -60, 42), 11, 10))
	b.Draw(c, brush.Taper(brush.Curve(44, 40, 84, 30, 86, -20, 118, -52), 22, 9))
	b.Draw(c, brush.Smooth(-70, 0, -54, -44, 0, -56, 54, -44, 70, 0, 58, 56, 0, 72, -58, 56))
	b.Draw(brush.Livery(b.House), brush.Smooth(-44, -48, 0, -74, 44, -48, 0, -42))
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, -76, 11, 11), brush.Slab(-40, 66, 80, 12, 5))
	b.Draw(brush.Livery(b.House), brush.Star(0, 10, 6, 28, 13, 0))
}

// locket is a medallion on a chain with a picture of somebody lost.
func locket(b *brush.Brush) {
	Chain(b, brush.Curve(-84, -110, -60, -40, -18, -4), 0.7, brush.Gold)
	Chain(b, brush.Curve(84, -110, 60, -40, 18, -4), 0.7, brush.Gold)
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -4, 14, 8)...)
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 56, 58, 64))
	b.Fill(brush.Flat(b.Low).Down(b.Far), brush.Oval(0, 56, 46, 52))
	b.Glow(0, 50, 44, 50, b.Accent, 0.6)
	b.Plain(b.Shade, brush.Oval(0, 40, 15, 17), brush.Smooth(-30, 96, -24, 66, 0, 58, 24, 66, 30, 96, 0, 106))
}

// mansion is a crooked house with lights in its windows.
func mansion(b *brush.Brush) {
	wall, roof := b.Near.To(brush.Hex(0x4a3a5a), 0.4), b.Front.To(brush.Hex(0x2a2438), 0.5)
	b.Draw(wall.Times(0.85), brush.Poly(-116, 0, -110, -104, -20, -108, -20, 0))
	b.Draw(roof, brush.Poly(-130, -98, -66, -158, -8, -104))
	b.Draw(wall, brush.Poly(-40, 0, -34, -176, 62, -180, 66, 0))
	b.Draw(roof, brush.Poly(-54, -168, 2, -232, 16, -280, 28, -234, 82, -174))
	b.Draw(wall.Times(0.9), brush.Poly(62, 0, 66, -90, 124, -86, 122, 0))
	b.Draw(roof, brush.Poly(54, -84, 92, -126, 136, -80))
	b.Draw(wall.Times(0.8), brush.Poly(-92, -140, -90, -186, -68, -188, -68, -150))
	for _, q := range [...][3]float64{{-66, -46, 15}, {16, -128, 17}, {16, -206, 9}, {94, -40, 12}} {
		b.Glow(q[0], q[1], q[2]*2.6, q[2]*2.6, b.Accent, 0.6)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Arch(q[0], q[1]+q[2], q[2], q[2]*2.2))
		b.Plain(wall.Times(0.6), brush.Box(q[0]-1.5, q[1]-q[2]*1.2, 3, q[2]*2.2), brush.Box(q[0]-q[2], q[1], q[2]*2, 3))
	}
	b.Plain(brush.Black, brush.Arch(16, 0, 22, 62))
	b.Draw(roof, brush.Poly(-14, 4, 46, 4, 56, 16, -24, 16))
}

// well is a ring of stones with a roof and a bucket; something shines in it.
func well(b *brush.Brush) {
	c := brush.Hex(0x8a8a8e)
	b.Draw(brush.Wood, brush.Box(-88, -210, 13, 140), brush.Box(75, -210, 13, 140))
	b.Draw(brush.Wood.Times(0.8), brush.Poly(-124, -190, 0, -262, 124, -190, 110, -176, 0, -236, -110, -176))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-90, -166, 180, 9, 4))
	b.Draw(brush.Wood.Times(1.2), brush.Poly(-22, -128, 22, -128, 17, -92, -17, -92))
	b.Plain(brush.Bone.Times(0.8), brush.Box(-1.5, -164, 3, 38))
	b.Glow(0, -84, 120, 60, b.Accent, 0.7)
	b.Draw(c.Times(0.7), brush.Oval(0, -76, 104, 20))
	b.Plain(b.Accent.To(brush.White, 0.2), brush.Oval(0, -74, 86, 14))
	b.Draw(c, brush.Smooth(-104, -76, 0, -56, 104, -76, 100, -4, 0, 14, -100, -4))
	for row := range 3 {
		for i := range 5 {
			x, y := -92+40*float64(i)+18*float64(row%2), -58+22*float64(row)
			b.Fill(brush.Flat(c.To(b.Shade, 0.5)).Clear(0.6), brush.Slab(min(x, 66), y, 32, 3, 1))
		}
	}
}

// scarecrow hangs on its cross with a sack for a head.
func scarecrow(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Box(-6, -250, 12, 256), brush.Box(-112, -180, 224, 10))
	coat := brush.Livery(b.House).To(brush.Wood, 0.5)
	b.Draw(coat, brush.Poly(-104, -196, 104, -196, 108, -158, 48, -150, 58, -50, 30, -64, 8, -44, -18, -62, -50, -46, -46, -150, -108, -158))
	for _, d := range brush.Sides {
		for i := range 4 {
			b.Plain(brush.Hex(0xe0c060), brush.Taper(brush.Line(d*104, -186+8*float64(i), d*134, -192+14*float64(i)), 2.6, 0.8))
		}
	}
	b.Draw(brush.Hex(0xc8a868), brush.Smooth(-34, -226, -26, -262, 26, -262, 34, -226, 20, -196, -20, -196))
	b.Plain(brush.Black, brush.Poly(-20, -240, -6, -234, -18, -226), brush.Poly(20, -240, 6, -234, 18, -226))
	b.Plain(brush.Black, brush.Taper(brush.Curve(-16, -214, 0, -206, 16, -214), 2, 2))
	b.Draw(brush.Hex(0x4a3a2a), brush.Smooth(-60, -252, 0, -262, 60, -252, 0, -242), brush.Poly(-28, -256, -14, -298, 12, -290, 28, -256))
}

package brush

// Lights are times of day and kinds of light.
var Lights = map[string]func(*Palette){
	"noon":         cast(0x4aa0e0, 0xe8f6ff, 0xffffff, 0.6, 1.1),
	"dawn":         cast(0x6a78b8, 0xffc8a8, 0xfff0d0, 0.75, 1),
	"dusk":         cast(0x4a2a5c, 0xf08a50, 0xffd08a, 0.75, 0.9),
	"night":        cast(0x060a20, 0x2c4478, 0xc8d8ff, 0.85, 0.55),
	"gloom":        cast(0x0e1016, 0x3c444e, 0xa8b0b8, 0.85, 0.5),
	"stormy":       cast(0x1a2230, 0x6a7886, 0xdce8f4, 0.85, 0.65),
	"firelit":      cast(0x2a0c0a, 0xe8602a, 0xffc860, 0.85, 0.7),
	"blood":        cast(0x30040a, 0xc01c28, 0xff9080, 0.9, 0.6),
	"toxic":        cast(0x12280c, 0x9acc3a, 0xeaff90, 0.85, 0.75),
	"moonlit":      cast(0x0a1c34, 0x6a94b8, 0xf0f8ff, 0.85, 0.6),
	"snowy":        cast(0x8aa6c0, 0xeef4fa, 0xffffff, 0.8, 1.1),
	"undersea":     cast(0x062a5a, 0x38b0c8, 0xd8ffff, 0.9, 0.7),
	"gilded":       cast(0xa06a18, 0xffe49a, 0xfff8d8, 0.85, 1),
	"dreamy":       cast(0x5a2a80, 0xf49ad0, 0xffe8ff, 0.85, 0.95),
	"spectral":     cast(0x0c2a2c, 0x6ad0b0, 0xe0fff0, 0.85, 0.65),
	"violet-light": cast(0x2a1054, 0x9a5ae0, 0xe8d0ff, 0.85, 0.75),
	"blue-light":   cast(0x0a2466, 0x4a9af0, 0xe0f4ff, 0.85, 0.8),
	"green-light":  cast(0x0c3a24, 0x7ad07a, 0xf0ffd8, 0.85, 0.85),
	"pink-light":   cast(0x7a2a5a, 0xffb0c8, 0xfff0f0, 0.85, 1),
	"white-light":  cast(0xb8c4cc, 0xfafcfc, 0xffffff, 0.9, 1.15),
	"rust-light":   cast(0x6a2a18, 0xe89858, 0xffe8b8, 0.85, 0.9),
	"evil":         cast(0x2a0614, 0x8a1c3a, 0xff7a5a, 0.72, 0.5),
	"sepia":        cast(0x6a5034, 0xe8d4a4, 0xfff4d8, 0.9, 1),
}

// cast pulls a palette toward the colors of a light; things keep some of their own.
func cast(sky, low, sun uint32, pull, bright float64) func(*Palette) {
	s, l, u := Hex(sky), Hex(low), Hex(sun)
	return func(p *Palette) {
		p.Sky, p.Low, p.Sun = p.Sky.To(s, pull), p.Low.To(l, pull), p.Sun.To(u, pull)
		p.Far = p.Far.To(s.To(l, 0.45), pull*0.9)
		p.Near = p.Near.To(s.To(l, 0.16), pull*0.8).Times(0.6 + 0.4*bright)
		p.Front = p.Front.To(s.Times(0.4), pull*0.7)
	}
}

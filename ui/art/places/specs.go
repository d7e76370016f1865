package places

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// specs are the worlds of Codex: of each spec, of the starting decks, and of what belongs to none. They have colors of their own.
var specs = map[string]*brush.World{
	"codex": {
		Dark: brush.Hex(0x2c3040), Light: brush.Hex(0xffe8c0), Pull: 0.2, Gain: 1, Sun: 1, Sky: highClouds, Frame: unframed,
		House: card.Sanctum, Palettes: []brush.Palette{
			brush.Colors(0x5a7096, 0xf2d6a8, 0xfff4d8, 0x8b8a90, 0x55545e, 0x1d1e28, 0xffc85a),
			brush.Colors(0x3c5270, 0xd8c8b0, 0xfff0d8, 0x717c88, 0x434c58, 0x161b22, 0xffb04a),
		},
	},
	"codexred": {
		Dark: brush.Hex(0x5a2418), Light: brush.Hex(0xffd890), Pull: 0.22, Gain: 1.02, Sun: 1, Sky: tiers, Frame: unframed,
		House: card.Brobnar, Palettes: []brush.Palette{
			brush.Colors(0xa85a3a, 0xffc880, 0xfff0c0, 0xa8704e, 0x6a3e2c, 0x26120c, 0xff6a3a),
			brush.Colors(0x8a3f34, 0xf0a060, 0xffe2a8, 0x8e5140, 0x552c24, 0x1e0d0a, 0xffa83a),
		},
	},
	"anarchy": {
		Dark: brush.Hex(0x402048), Light: brush.Hex(0xffcf8a), Pull: 0.22, Gain: 1, Sun: 1.1, Frame: unframed,
		House: card.Brobnar, Palettes: []brush.Palette{
			brush.Colors(0x6a3a5c, 0xf59a6a, 0xffe0b0, 0x80506a, 0x4a2c44, 0x1a0e1a, 0xff5a6a),
			brush.Colors(0x44446e, 0xe8907a, 0xffd8b8, 0x62557a, 0x382f50, 0x14101e, 0xffb03a),
		},
	},
	"blood": {
		Dark: brush.Hex(0x4a0c14), Light: brush.Hex(0xffb890), Pull: 0.24, Gain: 0.98, Sun: 1.1, Frame: unframed,
		House: card.Brobnar, Palettes: []brush.Palette{
			brush.Colors(0x701c24, 0xe8705a, 0xffd0a8, 0x85353a, 0x4c1a20, 0x18070a, 0xff3a3a),
			brush.Colors(0x4c2030, 0xd05a50, 0xffc8a0, 0x6a2c38, 0x3c1822, 0x13070c, 0xff7a3a),
		},
	},
	"fire": {
		Dark: brush.Hex(0x58200a), Light: brush.Hex(0xffe27a), Pull: 0.24, Gain: 1.04, Sun: 1.3, Frame: unframed,
		House: card.Brobnar, Palettes: []brush.Palette{
			brush.Colors(0x9c3a18, 0xffb04a, 0xfff2a0, 0xa84e24, 0x602814, 0x200b05, 0xffd23a),
			brush.Colors(0x5c2420, 0xff8a3a, 0xffe27a, 0x7c3420, 0x461c14, 0x170806, 0xffb82a),
		},
	},
	"codexgreen": {
		Dark: brush.Hex(0x1c4a2c), Light: brush.Hex(0xf4f2a0), Pull: 0.2, Gain: 1.04, Sun: 1, Sky: sunbeams, Frame: growthFrame,
		House: card.Untamed, Palettes: []brush.Palette{
			brush.Colors(0x5aa69a, 0xe4f0b0, 0xfffbd0, 0x6aa070, 0x366a44, 0x10281a, 0xffc85a),
			brush.Colors(0x7ab0c8, 0xf4eeb8, 0xfffbe0, 0x86ac70, 0x4a7440, 0x182c16, 0xff9a5a),
		},
	},
	"balance": {
		Dark: brush.Hex(0x1c3c58), Light: brush.Hex(0xe8fbe0), Pull: 0.22, Gain: 1.02, Sun: 1.1, Sky: windRibbons, Frame: unframed,
		House: card.Untamed, Palettes: []brush.Palette{
			brush.Colors(0x4a84a8, 0xc8ecd0, 0xfdfff0, 0x5c949a, 0x32606a, 0x0e242c, 0x7af0d8),
			brush.Colors(0x4c64a0, 0xd0d8f0, 0xffffff, 0x667cae, 0x3a4c7a, 0x121a30, 0xa8f0a0),
		},
	},
	"feral": {
		Dark: brush.Hex(0x3a3c10), Light: brush.Hex(0xffe8a0), Pull: 0.22, Gain: 1.02, Sun: 1.05, Frame: growthFrame,
		House: card.Untamed, Palettes: []brush.Palette{
			brush.Colors(0x7c9440, 0xf4e08a, 0xfff6c0, 0x87904a, 0x50602a, 0x1a200c, 0xff8a3a),
			brush.Colors(0x4a7a50, 0xe0cc78, 0xfff0b0, 0x60804c, 0x365230, 0x121c10, 0xffb43a),
		},
	},
	"growth": {
		Dark: brush.Hex(0x10483a), Light: brush.Hex(0xd8ff9a), Pull: 0.22, Gain: 1.02, Sun: 1.1, Sky: sunbeams, Frame: growthFrame,
		House: card.Untamed, Palettes: []brush.Palette{
			brush.Colors(0x2a8a70, 0xc4f090, 0xf8ffc8, 0x4a9a68, 0x24663c, 0x0a2616, 0xff7ab0),
			brush.Colors(0x3a7a8a, 0xd8f0a0, 0xfbffd8, 0x548c68, 0x2c5c40, 0x0c2218, 0xffd84a),
		},
	},
}

// unframed pictures have nothing in their corners.
func unframed(*brush.Brush) {}

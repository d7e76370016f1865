package theme

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
)

// The colors of lamps and of what eats their light.
var (
	Lamplight = paint.RGB(0xffcf66)
	Moth      = paint.RGB(0xd9c8ff)
	Dusk      = paint.RGB(0x2a1c5e)
)

// Counter is the sign of a kind of counters and its color.
func Counter(k card.Counter) (paint.Sign, paint.Color) {
	switch k {
	case card.PowerCounter:
		return paint.Plus, Heal
	case card.LightCounter:
		return paint.Flame, Lamplight
	case card.ShadowCounter:
		return paint.Moth, Moth
	}
	return paint.Counter, Water
}

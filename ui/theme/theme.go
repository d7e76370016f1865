// Package theme is the look of the window in one place: colors, sizes of type,
// spaces and times.
package theme

import (
	"github.com/keyraken/keyraken/ui/paint"
)

// The colors of the deep that are the same in every palette.
var (
	Abyss    = paint.RGB(0x061018)
	Panel    = paint.RGB(0x0d1f2d)
	PanelTop = paint.RGB(0x143042)
	Raised   = paint.RGB(0x1b3c50)
	Edge     = paint.RGB(0x2f5a70)
	Bronze   = paint.RGB(0xb08d57) // rims, where light falls on them
	Patina   = paint.RGB(0x3f5f58) // and where it does not
	Sand     = paint.RGB(0xc4ab88) // that the low tide lays bare
	Ink      = paint.RGB(0xe8f3f5)
	Faint    = paint.RGB(0x7f9cab)
	Paper    = paint.RGB(0xf0eadb)
	PaperInk = paint.RGB(0x1d2327)
	Warn     = paint.RGB(0xffa24d)
	Amber    = paint.RGB(0xffb52e)
	Armor    = paint.RGB(0xa9bccb)
	Enrage   = paint.RGB(0xff6b3d)
	Shadow   = paint.Color{A: 0.55}
	Veil     = paint.Color{R: 0.01, G: 0.03, B: 0.05, A: 0.72}
	Power    = paint.RGB(0xf4f1ea)
)

// Keys are the colors of the keys: red, blue, yellow, and of the plain one (K31.5).
var Keys = [4]paint.Color{paint.RGB(0xe0484d), paint.RGB(0x4b8bf0), paint.RGB(0xf2c94c), paint.RGB(0xe8eef6)}

// The sizes of type in units.
const (
	Title   = 64.0
	Heading = 26.0
	Large   = 20.0
	Body    = 15.0
	Small   = 12.5
	Tiny    = 11.25
)

// The times of motion in seconds at normal speed.
const (
	Move     = 0.38 // a card goes from one place to another
	Float    = 1.25 // a number rises and fades
	Flight   = 0.55 // æmber flies
	Banner   = 1.5
	Hover    = 0.12 // for which the mouse must rest on a card before it is shown large
	Linger   = 0.12 // for which it stays after the mouse has left
	Glimpse  = 0.25 // for which an ally must be pointed at before it is shown at full size
	Settle   = 0.08 // that the mouse must rest on the next card before it takes the place of the last
	GiveWay  = 0.4  // for which it does not come back where something happened
	Remark   = 2.6  // for which it is explained why something cannot be done
	BotPause = 0.45
)

// Package theme is the look of the window in one place: colors, sizes of type,
// spaces and times.
package theme

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/paint"
)

// The colors of the deep.
var (
	Abyss    = paint.RGB(0x061018)
	Panel    = paint.RGB(0x0d1f2d)
	PanelTop = paint.RGB(0x143042)
	Raised   = paint.RGB(0x1b3c50)
	Edge     = paint.RGB(0x2f5a70)
	Bronze   = paint.RGB(0xb08d57) // rims, where light falls on them
	Patina   = paint.RGB(0x3f5f58) // and where it does not
	Ink      = paint.RGB(0xe8f3f5)
	Dim      = paint.RGB(0x93aebb)
	Faint    = paint.RGB(0x587684)
	Paper    = paint.RGB(0xf0eadb)
	PaperInk = paint.RGB(0x1d2327)
	Lit      = paint.RGB(0xffd45e) // what may be clicked
	Chosen   = paint.RGB(0x5ee6a8)
	Danger   = paint.RGB(0xff5a5f)
	Warn     = paint.RGB(0xffa24d)
	Amber    = paint.RGB(0xffb52e)
	Damage   = paint.RGB(0xe5383b)
	Armor    = paint.RGB(0xa9bccb)
	Heal     = paint.RGB(0x6fe08a)
	Water    = paint.RGB(0x36c5d8)
	Ward     = paint.RGB(0x8fd3ff)
	Stun     = paint.RGB(0xe8e15a)
	Enrage   = paint.RGB(0xff6b3d)
	Shadow   = paint.Color{A: 0.55}
	Veil     = paint.Color{R: 0.01, G: 0.03, B: 0.05, A: 0.72}
	Power    = paint.RGB(0xf4f1ea)
	More     = paint.RGB(0x14803c) // a power above the printed one
	Less     = paint.RGB(0xb51f2a) // and below
)

// Keys are the colors of the keys: red, blue, yellow.
var Keys = [3]paint.Color{paint.RGB(0xe0484d), paint.RGB(0x4b8bf0), paint.RGB(0xf2c94c)}

// Seats are the colors of the players and the monster.
var Seats = [4]paint.Color{paint.RGB(0x57c7ff), paint.RGB(0xc99bff), paint.RGB(0x8be28b), paint.RGB(0xff7d6b)}

var houses = [card.HouseCount]paint.Color{
	card.NoHouse:      paint.RGB(0x68757c),
	card.Brobnar:      paint.RGB(0xd9662b),
	card.Dis:          paint.RGB(0xb8327a),
	card.Logos:        paint.RGB(0x3d8fd1),
	card.Mars:         paint.RGB(0x4fa84a),
	card.Sanctum:      paint.RGB(0xc9a52f),
	card.Saurian:      paint.RGB(0xc98a3c),
	card.Shadows:      paint.RGB(0x6d7480),
	card.StarAlliance: paint.RGB(0x2aa198),
	card.Unfathomable: paint.RGB(0x3a63c8),
	card.Untamed:      paint.RGB(0x5c9c3a),
	card.Monster:      paint.RGB(0x1f9aa5),
}

// House is the color of a house; one that has none looks like no house.
func House(h card.House) paint.Color {
	if houses[h] == (paint.Color{}) {
		h = card.NoHouse
	}
	return houses[h]
}

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
	Hover    = 0.05 // before a card is shown to be read
	Linger   = 0.12 // for which it stays when the mouse has left
	Remark   = 2.6  // for which it is told why something cannot be done
	BotPause = 0.45
)

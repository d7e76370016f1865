// Package duel is the stage of a standard game of two players: a round table of dark wood
// in lamplight, on which each player has laid a cloth in the colors of the three houses, with
// their emblems. The light falls on the side whose turn it is; motes of dust drift through it,
// and the lamp burns warmer the nearer a player is to the third key.
package duel

import (
	"math"
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
)

// Stage is the table in lamplight.
type Stage struct {
	time  float64
	light float64 // where the light falls: from 0, opposite, to 1, on this side
	warm  float64 // how near a player is to the third key, up to 1
}

var _ stage.Stage = (*Stage)(nil)

// New returns the stage with the light in the middle.
func New() *Stage { return &Stage{light: 0.5} }

// The colors of the room, of the wood and of the lamp.
var (
	dark = paint.RGB(0x0b0a12)
	wood = paint.RGB(0x3a2420)
	rim  = paint.RGB(0x6b4630)
	lamp = paint.RGB(0xe0a35c)
	cool = paint.RGB(0x7d8bc9)
)

// motes is how many motes of dust drift in the light.
const motes = 46

// room draws the table with the light at that height and brightness.
func (d *Stage) room(v *stage.View, at, bright float64) {
	d.wood(v)
	d.lamp(v, at, bright)
}

// wood draws the table in the dark.
func (d *Stage) wood(v *stage.View) {
	v.Fade(v.Window(), 0, dark.Mix(wood, 0.5), dark.Mix(wood, 0.12))
	if v.Plain {
		return
	}
	middle := layout.Point{X: v.W / 2, Y: v.H / 2}
	long := max(v.W, v.H*1.5)
	for i := range 4 { // the round table, ring by ring
		w := long * (1.02 - 0.17*float64(i))
		r := layout.Rect{X: middle.X, Y: middle.Y}.Middle(w, w*0.72)
		v.Soft(r, r.H/2, 30*v.Unit, wood.Mix(rim, 0.16*float64(i)).Alpha(0.34))
	}
	for i := range 9 { // the grain of the wood
		y := v.H * (0.06 + 0.11*float64(i) + 0.012*math.Sin(float64(i)*2.3))
		v.Fill(layout.Rect{X: v.W * 0.04, Y: y, W: v.W * 0.92, H: max(1, 1.4*v.Unit)}, 0, dark.Alpha(0.22))
	}
}

// lamp lights what lies on the table, from that height.
func (d *Stage) lamp(v *stage.View, at, bright float64) {
	defer v.Behind()
	if v.Plain {
		return
	}
	if !v.ReducedMotion {
		d.time += v.Seconds
	}
	middle := layout.Point{X: v.W / 2, Y: v.H / 2}
	color := cool.Mix(lamp, 0.55+0.45*d.warm)
	flicker := 1.0
	if !v.ReducedMotion {
		flicker = 1 + 0.035*math.Sin(d.time*7.3)*math.Sin(d.time*2.9)
	}
	for i, size := range [...]float64{1.25, 0.85, 0.5} {
		w := v.W * size
		r := layout.Rect{X: middle.X, Y: at}.Middle(w, w*0.36)
		v.Soft(r, r.H/2, r.H*0.45, color.Alpha((0.085+0.035*float64(i))*bright*flicker))
	}
	d.dust(v, at, bright, color)
}

// dust draws the motes, brighter where the light is.
func (d *Stage) dust(v *stage.View, at, bright float64, color paint.Color) {
	for i := range motes {
		n := float64(i)
		x := frac(n*0.618 + d.time*(0.004+0.003*frac(n*0.37)) + 0.02*math.Sin(d.time*0.3+n))
		y := frac(n*0.377 - d.time*(0.003+0.005*frac(n*0.71)))
		p := layout.Point{X: x * v.W, Y: y * v.H}
		near := math.Exp(-math.Pow((p.Y-at)/(0.28*v.H), 2))
		alpha := (0.05 + 0.4*near) * bright * (0.6 + 0.4*math.Sin(d.time*0.9+n*1.7))
		if size := (1.1 + 1.9*frac(n*0.53)) * v.Unit; alpha > 0.02 {
			v.Fill(layout.Rect{X: p.X, Y: p.Y}.Middle(size, size), size/2, color.Mix(theme.Ink, 0.4).Alpha(alpha))
		}
	}
}

func frac(x float64) float64 { return x - math.Floor(x) }

// Title implements [stage.Stage].
func (d *Stage) Title(v *stage.View) { d.room(v, v.H*0.5, 1) }

// Menu implements [stage.Stage].
func (d *Stage) Menu(v *stage.View) { d.room(v, v.H*0.5, 1) }

// Table implements [stage.Stage]: the light falls on the side of the active player.
func (d *Stage) Table(v *stage.View, m *playback.Player) {
	to := 0.5
	for side := range keyforge.Side(2) {
		if zone := m.Places.Sides[side].Line.Area; m.Board.TurnOf == side && zone.H > 0 {
			to = 0
			if zone.Y > m.Places.Band.Y {
				to = 1
			}
		}
	}
	step := v.Seconds / 0.8
	d.light = toward(d.light, to, step)
	d.warm = toward(d.warm, nearness(m), step/2)
	ease := d.light * d.light * (3 - 2*d.light)
	d.wood(v)
	if !v.Plain {
		for side := range keyforge.Side(2) {
			cloth(v, m, side)
		}
	}
	d.lamp(v, m.Places.Band.Center().Y+(ease-0.5)*0.44*v.H, 1)
}

// cloth draws the cloth of a player, from the edge of the window to the middle of the table: a
// part in the color of each house with its emblem, hemmed with gold.
func cloth(v *stage.View, m *playback.Player, side keyforge.Side) {
	const hem = 7
	u, band := v.Unit, m.Places.Band
	whole := layout.Rect{X: m.Places.Main.X, Y: band.Bottom(), W: m.Places.Main.W, H: v.H - band.Bottom()}
	near := m.Places.Sides[side].Line.Area.Y > band.Y
	if !near {
		whole = layout.Rect{X: whole.X, W: whole.W, H: band.Y}
	}
	houses := m.Board.Houses[side]
	n, k := float64(bits.OnesCount64(uint64(houses))), 0.0
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if !houses.Has(h) {
			continue
		}
		part := layout.Rect{X: whole.X + whole.W*k/n, Y: whole.Y, W: whole.W / n, H: whole.H}
		k++
		color := theme.House(h)
		upper, lower := color.Mix(dark, 0.74).Alpha(0.85), color.Mix(dark, 0.56).Alpha(0.62)
		if near { // what is written there darkens it
			upper, lower = color.Mix(dark, 0.42).Alpha(0.62), color.Mix(dark, 0.5).Alpha(0.85)
		}
		v.Fade(part, 0, upper, lower)
		size := 0.62 * min(part.H, part.W)
		v.Mark(part.Middle(size, size), paint.Emblem(h), color.Mix(dark, 0.1).Alpha(0.3))
		seam := layout.Rect{X: part.Right() - u, Y: part.Y, W: 2 * u, H: part.H}
		if k < n {
			v.Fill(seam, 0, dark.Alpha(0.45))
			v.Mark(layout.Rect{X: seam.Center().X, Y: part.Center().Y}.Middle(16*u, 16*u), paint.Diamond, theme.Bronze.Alpha(0.5))
		}
	}
	v.Corners(paint.Scoop)
	v.Line(whole.Inset(hem*u), 22*u, max(1, 1.6*u), theme.Bronze.Alpha(0.4))
	v.Line(whole.Inset((hem+5)*u), 19*u, max(1, 0.8*u), theme.Bronze.Alpha(0.28))
	v.Corners(paint.Round)
}

// nearness is how near a player is to the third key, from 0 to 1.
func nearness(m *playback.Player) float64 {
	most := 0
	for side := range keyforge.Side(2) {
		most = max(most, bits.OnesCount8(m.Board.Keys[side]))
	}
	return min(1, float64(most)/2)
}

func toward(from, to, by float64) float64 {
	if from < to {
		return min(to, from+by)
	}
	return max(to, from-by)
}

// Depth implements [stage.Stage]: no sea is near; the music grows with the keys.
func (*Stage) Depth(m *playback.Player) float64 { return 2 * nearness(m) }

// Ending implements [stage.Stage]: the lamp flares over the table for the winner, and
// burns low for the loser.
func (d *Stage) Ending(v *stage.View, at layout.Rect, m *playback.Player, won bool, seconds float64) {
	part := min(1, seconds/d.EndingTime())
	if v.ReducedMotion {
		part = 1
	}
	d.warm = toward(d.warm, 1, v.Seconds)
	bright := 1 + 0.9*part
	if !won {
		bright = 1 - 0.6*part
	}
	d.room(v, v.H*0.42, bright)
	keys, most := theme.Keys, 0
	for side := range keyforge.Side(2) {
		if m.Board.Winners&(1<<side) != 0 {
			most = bits.OnesCount8(m.Board.Keys[side])
		}
	}
	size := min(at.W*0.16, v.H*0.12)
	for i := range most {
		come := min(1, max(0, part*2.2-0.35*float64(i)))
		r := layout.Rect{X: at.Center().X + (float64(i)-float64(most-1)/2)*size*1.35, Y: v.H * (0.15 - 0.04*come)}.Middle(size, size)
		v.Soft(r.Inset(-size*0.2), size*0.7, size*0.5, keys[i%len(keys)].Alpha(0.35*come))
		v.Mark(r, paint.Key, keys[i%len(keys)].Alpha(come))
	}
}

// Room implements [stage.Stage].
func (*Stage) Room() sound.Room { return sound.Hall }

// EndingTime implements [stage.Stage].
func (*Stage) EndingTime() float64 { return 3 }

// Shaders implements [stage.Stage].
func (*Stage) Shaders() []*paint.Shader { return nil }

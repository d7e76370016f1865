package keyraken

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// endingTime is how long an ending takes, in seconds.
const endingTime = 6.5

// noLine is the position of the line of the tide when it is out of sight.
const noLine = 1.2

// Room implements [stage.Stage].
func (*Stage) Room() sound.Room { return sound.Sea }

// EndingTime implements [stage.Stage].
func (*Stage) EndingTime() float64 { return endingTime }

// Ending implements [stage.Stage].
func (d *Stage) Ending(v *stage.View, at layout.Rect, m *playback.Player, won bool, t float64) {
	if v.ReducedMotion { // its last picture
		t = endingTime
	}
	if won {
		d.victory(v, at, d.Depth(m), min(t, endingTime+2))
	} else {
		d.defeat(v, at, min(t, endingTime))
	}
	d.monster(v)
}

// victory: it writhes, its eye breaks, and it sinks into the sand, leaning over; light falls
// through the water, and the æmber that it had devoured rises from the broken eye.
func (d *Stage) victory(v *stage.View, at layout.Rect, risen, t float64) {
	u := v.Unit
	d.flood(v, lerp(max(risen, 0.8), 2.18, step(1.0, 5.5, t)), 0.4, noLine)
	d.surface = -v.H
	sink, dead := step(1.2, endingTime, t), step(2.0, 2.6, t)
	floor := v.H * lerp(1.2, 0.655, step(0.8, 5.5, t))
	eye := layout.Point{X: at.Center().X, Y: lerp(v.H*0.36, floor-1.2*68*u, sink)}
	d.ground(v, floor-0.06*v.H, eye.X)
	d.sea.Flash, d.sea.Glory = 0.62*sink, sink // the light from above falls on its hide
	d.pose = Pose{
		Eye: eye, Size: lerp(98, 68, sink) * u, Idle: 12, Wounds: 1, Haze: 0.06 + 0.06*sink, Trail: step(1.4, 5, t),
		Hurt: math.Exp(-math.Mod(t, 0.9)*2.6) * (1 - step(1.6, 2.8, t)), Bite: 1 - 0.75*step(0.9, 2.4, t),
		Dead: dead, Tilt: 0.24 * sink, Floor: floor, Shards: 1.2 * step(2.1, 5.5, t),
		Room: layout.Rect{X: at.X - 60*u, Y: eye.Y - lerp(200, 420, sink)*u, W: at.W + 120*u, H: lerp(560, 330, sink) * u},
	}
}

// defeat: it breaks through the surface, roars, and comes closer until only its
// eye is visible.
func (d *Stage) defeat(v *stage.View, at layout.Rect, t float64) {
	u := v.Unit
	d.flood(v, lerp(3.1, 4, step(0, 2.2, t)), 0.4, noLine)
	if !v.ReducedMotion {
		d.sea.Flash = max(d.sea.Flash, math.Exp(-math.Abs(t-2.2)*6), 0.8*math.Exp(-math.Abs(t-3.1)*8))
	}
	up, near := step(0.2, 2.2, t), step(3.6, endingTime-0.4, t)
	d.surface = v.H * lerp(0.68, 1.1, near)
	shake := 7 * u * step(2.0, 2.3, t) * (1 - step(3.2, 3.7, t))
	d.pose = Pose{
		Eye:  layout.Point{X: at.Center().X + shake*math.Sin(t*71), Y: v.H*lerp(lerp(1.25, 0.36, up), 0.44, near) + shake*math.Sin(t*59)},
		Size: 105 * u * math.Pow(3.6, near), Idle: 12, Awake: 1, Bite: step(2.0, 2.4, t) * (1 - step(3.3, 3.8, t)),
		Stare: 0.7 * near, Look: layout.Point{X: v.W * 0.55, Y: v.H * 0.55},
		Room: layout.Rect{X: -60 * u, Y: v.H * lerp(0.9, 0.30, up), W: at.W + 200*u, H: v.H * 0.7},
	}
}

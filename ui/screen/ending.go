package screen

import (
	"math"

	"github.com/keyraken/keyraken/ui/kraken"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table"
)

// endingTime is how long an ending takes, in seconds.
const endingTime = 6.5

// noLine is where the line of the tide stands when it is out of sight.
const noLine = 1.2

// ending draws what becomes of the Keyraken, t seconds after the end, in the
// middle of the stage.
func (d *deep) ending(f *Frame, s *Stack, stage layout.Rect, m *table.Model, won bool, t float64) {
	if s.Settings.Calm { // its last picture
		t = endingTime
	}
	if won {
		d.victory(f, s, stage, m.Rise, min(t, endingTime+2))
	} else {
		d.defeat(f, s, stage, min(t, endingTime))
	}
	d.monster(f, s)
}

// victory: it writhes, shuts its eye and sinks to the sand, its arms above it;
// light comes down through the water.
func (d *deep) victory(f *Frame, s *Stack, stage layout.Rect, risen, t float64) {
	u := f.Unit
	d.water(f, s, mix(max(risen, 0.8), 2.18, ramp(1.0, 5.5, t)), 0.4, noLine)
	d.surface = -f.H
	sink := ramp(1.2, endingTime+1.5, t)
	d.sea.Flash = 0.20 * sink // the light from above falls on its hide
	eye := layout.Point{X: stage.Center().X, Y: f.H * mix(0.36, 0.55, sink)}
	d.ground(f, f.H*mix(1.1, 0.64, ramp(0.8, 5.5, t)), eye.X)
	d.pose = kraken.Pose{
		Eye: eye, Size: mix(98, 58, sink) * u, Idle: 12, Wounds: 1, Haze: 0.06 + 0.30*sink, Trail: ramp(1.4, 4.5, t),
		Hurt: math.Exp(-math.Mod(t, 0.9)*2.6) * (1 - ramp(1.6, 2.8, t)), Bite: 1 - ramp(0.9, 2.2, t), Sleep: ramp(1.6, 3.6, t),
		Room: layout.Rect{X: stage.X - 60*u, Y: eye.Y - mix(200, 420, sink)*u, W: stage.W + 120*u, H: mix(560, 330, sink) * u},
	}
}

// defeat: it breaks through the surface, roars, and comes near until there is
// nothing but its eye.
func (d *deep) defeat(f *Frame, s *Stack, stage layout.Rect, t float64) {
	u := f.Unit
	d.water(f, s, mix(3.1, 4, ramp(0, 2.2, t)), 0.4, noLine)
	if !s.Settings.Calm {
		d.sea.Flash = max(d.sea.Flash, math.Exp(-math.Abs(t-2.2)*6), 0.8*math.Exp(-math.Abs(t-3.1)*8))
	}
	up, near := ramp(0.2, 2.2, t), ramp(3.6, endingTime-0.4, t)
	d.surface = f.H * mix(0.68, 1.1, near)
	shake := 7 * u * ramp(2.0, 2.3, t) * (1 - ramp(3.2, 3.7, t))
	d.pose = kraken.Pose{
		Eye:  layout.Point{X: stage.Center().X + shake*math.Sin(t*71), Y: f.H*mix(mix(1.25, 0.36, up), 0.44, near) + shake*math.Sin(t*59)},
		Size: 105 * u * math.Pow(3.6, near), Idle: 12, Awake: 1, Bite: ramp(2.0, 2.4, t) * (1 - ramp(3.3, 3.8, t)),
		Stare: 0.7 * near, Look: layout.Point{X: f.W * 0.55, Y: f.H * 0.55},
		Room: layout.Rect{X: -60 * u, Y: f.H * mix(0.9, 0.30, up), W: stage.W + 200*u, H: f.H * 0.7},
	}
}

// ramp goes smoothly from 0 at a to 1 at b.
func ramp(a, b, t float64) float64 {
	t = max(0, min(1, (t-a)/(b-a)))
	return t * t * (3 - 2*t)
}

func mix(a, b, t float64) float64 { return a + (b-a)*t }

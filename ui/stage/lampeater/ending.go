package lampeater

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// endingTime is how long an ending takes, in seconds.
const endingTime = 6.5

// Room implements [stage.Stage].
func (*Stage) Room() sound.Room { return sound.Wall }

// EndingTime implements [stage.Stage].
func (*Stage) EndingTime() float64 { return endingTime }

// Ending implements [stage.Stage].
func (d *Stage) Ending(v *stage.View, at layout.Rect, m *playback.Player, won bool, t float64) {
	if t = min(t, endingTime); v.ReducedMotion { // its last picture
		t = endingTime
	}
	u := v.Unit
	d.begin(v)
	d.known = false
	middle, wide := at.Center().X, 0.40*at.W
	d.row(middle-wide, middle+wide, v.H*0.46, v.H*0.80, min(46*u, 0.09*at.W))
	alpha := 1.0
	if won {
		alpha = d.victory(v, middle, dark(m), t)
	} else {
		d.defeat(v, middle, dark(m), t)
	}
	d.finish(v, middle, 0.60*v.H, 0.80*v.H, alpha)
}

// victory: one lamp after the other flares up, the moth rises into the light and turns to dust,
// and behind the sea it is dawn. It returns how much of the moth is still visible.
func (d *Stage) victory(v *stage.View, middle, gloom, t float64) float64 {
	for i := range d.lamps {
		come := step(0.3*float64(i), 0.3*float64(i)+0.8, t)
		d.lamps[i].light, d.lamps[i].burns = lerp(0.6, 1, come), come*(1-0.45*step(4, endingTime, t))
	}
	d.dawn, d.gloom, d.startled = step(1.2, 5.8, t), gloom*(1-step(0.5, 4, t)), step(0.4, 1.4, t)
	d.moth.gone = step(2.4, 5.6, t)
	to := layout.Point{X: middle + 0.05*v.W*math.Sin(t), Y: v.H * lerp(0.26, 0.14, step(1, 5, t))}
	d.moth.flies(to, min(230*v.Unit, 0.30*v.H), d.startled, d.drift(v), v.ReducedMotion)
	return 1 - step(4.6, 5.8, t)
}

// defeat: the lamps go out, the one on which the moth sits last of all, and it is night.
func (d *Stage) defeat(v *stage.View, middle, gloom, t float64) {
	const last = lampCount / 2
	for i, when := range [lampCount]float64{0.5, 1.9, 3.6, 2.5, 1.1} {
		out := 1 - step(when, when+0.7, t)
		d.lamps[i].light, d.lamps[i].burns = 0.85*out, 0
		if i == last {
			d.lamps[i].light, d.lamps[i].burns = out, out
		}
	}
	d.dawn, d.gloom, d.startled = 0, lerp(gloom, 1, step(0, 4.2, t)), 0
	d.moth.gone = 0
	near := step(0.5, 4.4, t)
	to := layout.Point{X: middle, Y: v.H * lerp(0.22, 0.36, near)}
	d.moth.flies(to, min(240*v.Unit, 0.32*v.H)*lerp(1, 1.35, near), 0, d.drift(v), v.ReducedMotion)
}

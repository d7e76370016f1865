package lampeater

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// moth is the Lampeater as it flies: it follows the place where it should be.
type moth struct {
	known bool // it has been somewhere
	at    layout.Point
	speed layout.Point // pixels a second
	size  float64      // the length of a wing
	beat  float64      // where its wings are in their beat, in radians
	haste float64      // how fast they beat: 0 at rest to 1
	shock float64      // how it shudders, fading from 1
	gone  float64      // how far it has turned to dust
	time  float64
}

// flies moves the moth toward a place. When it is startled, it hovers above it with its
// wings raised. Still, it is simply there.
func (m *moth) flies(to layout.Point, size, startled, dt float64, still bool) {
	m.time += dt
	to.Y -= 0.22 * size * startled
	if !still {
		to.X += size * 0.035 * math.Sin(m.time*0.9)
		to.Y += size * 0.030 * math.Sin(m.time*1.3+1)
	}
	if !m.known || still || size != m.size {
		m.known, m.at, m.speed = true, to, layout.Point{}
	}
	m.size = size
	const stiff, damp = 7.0, 4.6
	for left := dt; left > 1e-9; {
		step := min(left, 1.0/60)
		left -= step
		lift := -0.55 * math.Abs(to.X-m.at.X) // it rises while it has far to fly
		lift = max(lift, -0.7*size)
		m.speed.X += (stiff*(to.X-m.at.X) - damp*m.speed.X) * step
		m.speed.Y += (stiff*(to.Y+lift-m.at.Y) - damp*m.speed.Y) * step
		m.at.X += m.speed.X * step
		m.at.Y += m.speed.Y * step
	}
	fast := min(1, math.Hypot(m.speed.X, m.speed.Y)/max(1, 1.2*size))
	goal := max(fast, 0.55*startled, m.shock)
	m.haste += (goal - m.haste) * min(1, dt*6)
	m.shock = max(0, m.shock-dt*1.4)
	if !still {
		m.beat += dt * (1.15 + 9*m.haste)
	}
}

// The parts of their planes that the wings, the body and what glows fill.
var (
	ofForewing = layout.Rect{X: -0.03, Y: -0.92, W: 1.12, H: 1.18}
	ofHindwing = layout.Rect{X: -0.03, Y: -0.10, W: 0.98, H: 1.18}
	ofBody     = layout.Rect{X: -0.62, Y: -1.08, W: 1.24, H: 2.02}
	ofDust     = layout.Rect{X: -1, Y: -1, W: 2, H: 2}
)

// draw adds its triangles: the hind wings, the fore wings, its body.
func (m *moth) draw(to *paint.Shading, startled, alpha float64) {
	if m.size <= 0 || alpha <= 0 {
		return
	}
	swing := math.Sin(m.beat)
	spread := 0.90 + 0.10*swing - 0.22*m.haste*(0.5+0.5*swing) // how wide the wings seem
	lift := 0.05*swing + 0.30*startled + 0.26*m.haste*swing    // how far they are raised, in radians
	lean := max(-0.35, min(0.35, m.speed.X/max(1, 6*m.size)))
	soft := 1.6 / m.size
	for _, wing := range [...]struct {
		kind  int
		part  layout.Rect
		scale float64
		lift  float64
	}{{hindwing, ofHindwing, 0.88, 0.16 + 0.5*lift}, {forewing, ofForewing, 1.06, -0.30 + lift}} {
		for _, side := range [...]float64{-1, 1} {
			s := m.size * wing.scale
			turn := lean - side*wing.lift
			sin, cos := math.Sincos(turn)
			u := layout.Point{X: side * s * spread * cos, Y: side * s * spread * sin}
			v := layout.Point{X: -s * sin, Y: s * cos}
			quad(to, m.at, u, v, wing.part, form(wing.kind, soft, 0, 0), 0, alpha)
		}
	}
	s := 0.46 * m.size
	sin, cos := math.Sincos(lean)
	quad(to, layout.Point{X: m.at.X, Y: m.at.Y + 0.05*m.size}, layout.Point{X: s * cos, Y: s * sin}, layout.Point{X: -s * sin, Y: s * cos},
		ofBody, form(trunk, 1.2/s, 0, 0), 0, alpha)
}

// motes is how many motes of dust fall from its wings.
const motes = 30

// sheds adds the dust that falls from its wings, more when it is startled, and glows where
// light falls on it.
func (m *moth) sheds(to *paint.Shading, unit, startled, glow, alpha float64) {
	for i := range motes {
		n := float64(i)
		way := frac(m.time*(0.05+0.05*frac(n*0.37)) + n*0.618)
		x := 2*frac(n*0.377+0.1*math.Floor(m.time*0.08+n*0.618)) - 1
		at := layout.Point{
			X: m.at.X + m.size*(0.95*x+0.06*math.Sin(m.time*0.7+n)+0.7*m.gone*x),
			Y: m.at.Y + m.size*(-0.35*(1-x*x)+way*(0.9+0.5*frac(n*0.71))-1.2*m.gone*way),
		}
		seen := math.Sin(math.Pi*way) * (0.34 + 0.45*startled + 0.6*m.gone) * alpha
		r := unit * (1.6 + 2.2*frac(n*0.53))
		upright(to, at, r, r, ofDust, form(dust, 0, glow*(0.3+0.7*way), seen), n, 1)
	}
}

func frac(x float64) float64 { return x - math.Floor(x) }

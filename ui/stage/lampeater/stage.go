// Package lampeater is the stage of the Lampeater: the sea wall of a town at dusk, with
// five lamps that glow as far as they have lights, and the moth that flies from one to the
// other. The sky darkens as the gloom deepens; at the end it is dawn, or night. One shader
// draws the dusk, another the lamps and the moth.
package lampeater

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// lampCount is how many lamps stand on the wall.
const lampCount = 5

// lamp is a lamp as it is shown.
type lamp struct {
	at    layout.Point // its flame
	foot  float64      // where its post ends
	size  float64      // half the height of the lantern
	light float64      // the part of its lights that it has, moving toward its value
	burns float64      // whether it burns, moving too
}

// Stage is the sea wall behind the screens.
type Stage struct {
	lamps [lampCount]lamp
	moth  moth

	time     float64
	gloom    float64 // 0 to 1
	dawn     float64 // 0 to 1
	startled float64 // the moth, moving from 0 to 1
	known    bool    // the table has been shown

	dusk, figures paint.Shading
}

var _ stage.Stage = (*Stage)(nil)

// New returns the stage at dusk.
func New() *Stage {
	return &Stage{
		dusk:    shading(duskShader, map[string]int{"Frame": 4, "Night": 4, "Town": 4, "Lamps": 4 * lampCount}),
		figures: shading(mothShader, map[string]int{"Light": 4, "End": 4}),
	}
}

// Shaders implements [stage.Stage].
func (*Stage) Shaders() []*paint.Shader { return []*paint.Shader{duskShader, mothShader} }

// begin draws the town over the whole window. What it looks like is said before the frame
// ends, see finish.
func (d *Stage) begin(v *stage.View) {
	if !v.ReducedMotion {
		d.time += v.Seconds
	}
	d.figures.Vertices, d.figures.Indices = d.figures.Vertices[:0], d.figures.Indices[:0]
	v.Backdrop(v.Window(), &d.dusk)
}

// finish draws the lamps and the moth, in front of a horizon and behind a wall at those
// heights. The middle of the town is at x.
func (d *Stage) finish(v *stage.View, x, horizon, shore, alpha float64) {
	to := &d.figures
	if !v.Plain {
		for i := range d.lamps {
			d.stand(&d.lamps[i], float64(i), v.Unit)
		}
	}
	below := d.below()
	d.moth.draw(to, d.startled, alpha)
	if !v.Plain && !v.ReducedMotion {
		d.moth.sheds(to, v.Unit, d.startled, below, alpha)
	}
	d.dusk.W = min(duskWidth, int(v.W))
	d.dusk.H = int(float64(d.dusk.W) * v.H / v.W)
	plain := 0.0
	if v.Plain {
		plain = 1
	}
	set(&d.dusk, "Frame", float64(d.dusk.W), float64(d.dusk.H), d.time, plain)
	set(&d.dusk, "Night", d.gloom, d.dawn, horizon/v.H, shore/v.H)
	set(&d.dusk, "Town", x/v.H, 0.42*horizon/v.H, 1)
	lamps := d.dusk.Uniforms["Lamps"].([]float32)
	for i := range d.lamps {
		l := &d.lamps[i]
		lamps[4*i], lamps[4*i+1] = float32(l.at.X/v.H), float32(l.at.Y/v.H)
		lamps[4*i+2], lamps[4*i+3] = float32(l.light), float32(l.burns)
	}
	set(to, "Light", d.time, d.gloom*(1-d.dawn), below, d.moth.shock)
	set(to, "End", d.moth.gone)
	v.Mesh(to)
	v.Behind()
}

// stand adds a lamp with its post.
func (d *Stage) stand(l *lamp, seed, unit float64) {
	to, s := &d.figures, l.size
	glow := max(0.5*l.light, l.burns)
	top := l.at.Y + 0.55*s
	upright(to, layout.Point{X: l.at.X, Y: top}, 0.13*s, l.foot-top, layout.Rect{X: -1.2, W: 2.4, H: 1}, form(post, 0, glow, 0), seed, 1)
	upright(to, l.at, s, s, layout.Rect{X: -2, Y: -2, W: 4, H: 4}, form(lantern, 1.4/s, l.light, l.burns), seed, 1)
}

// below is how brightly the lamps below the moth shine on it.
func (d *Stage) below() float64 {
	sum := 0.1
	for i := range d.lamps {
		l := &d.lamps[i]
		far := (l.at.X - d.moth.at.X) / max(1, d.moth.size)
		sum += max(0.6*l.light, l.burns) * math.Exp(-far*far*2)
	}
	return min(1, sum)
}

// row places the lamps evenly in a row, at those heights.
func (d *Stage) row(left, right, flame, foot, size float64) {
	for i := range d.lamps {
		l := &d.lamps[i]
		l.at = layout.Point{X: left + (right-left)*float64(i)/(lampCount-1), Y: flame}
		l.foot, l.size = foot, size
	}
}

// scene draws the wall with all lamps across the window, as it is behind the title and the
// menus, with the moth that far from the left.
func (d *Stage) scene(v *stage.View, flame, size float64) {
	u := v.Unit
	wide := min(0.94*v.W, 1500*u)
	d.row(v.W/2-wide/2, v.W/2+wide/2, flame, 0.84*v.H, size)
	d.gloom, d.dawn, d.startled, d.known = 0.25, 0, 0, false
	for i, light := range [lampCount]float64{1, 0.3, 0.65, 0, 1} {
		d.lamps[i].light, d.lamps[i].burns = light, step(0.9, 1, light)
	}
}

// Title implements [stage.Stage]: the moth hangs over the lamp in the middle.
func (d *Stage) Title(v *stage.View) {
	u := v.Unit
	d.begin(v)
	d.scene(v, v.H/2-20*u, 44*u)
	d.moth.flies(layout.Point{X: v.W / 2, Y: v.H/2 - 210*u}, 250*u, 0, d.drift(v), v.ReducedMotion)
	d.finish(v, v.W/2, 0.62*v.H, 0.84*v.H, 1)
}

// Menu implements [stage.Stage]: the moth peers over the edge of the screen.
func (d *Stage) Menu(v *stage.View) {
	u := v.Unit
	d.begin(v)
	d.scene(v, v.H/2-90*u, 40*u)
	d.moth.flies(layout.Point{X: max(60*u, (v.W-1040*u)/4), Y: v.H/2 - 180*u}, 210*u, 0, d.drift(v), v.ReducedMotion)
	d.finish(v, v.W/2, 0.62*v.H, 0.84*v.H, 1)
}

// drift is the time that passes for what moves slowly when motion is reduced.
func (*Stage) drift(v *stage.View) float64 {
	if v.ReducedMotion {
		return 0
	}
	return v.Seconds
}

// Table implements [stage.Stage]: each lamp stands behind its card, and the moth hovers over
// the one that it eats.
func (d *Stage) Table(v *stage.View, m *playback.Player) {
	u := v.Unit
	d.begin(v)
	pace := v.Seconds / 0.7
	if !d.known || v.ReducedMotion {
		pace = 1
	}
	d.gloom, d.dawn = toward(d.gloom, dark(m), pace), 0
	d.startled = toward(d.startled, startled(m), 2*pace)
	shore := m.Places.Band.Y
	zone := m.Places.Sides[keyforge.Monster].Zone
	perch := d.look(m, pace)
	size, to := min(126*u, 0.52*zone.H), m.Places.Eye.Center() // the numbers at both ends of the sky do not hide it
	if over := d.lamps[perch].at; layout.Low(v.H, u) {
		to.X += 0.1 * (over.X - to.X)
	} else {
		to.Y = max(zone.Y+0.46*size, over.Y-0.42*size)
	}
	if h := m.Beast.Hurt; h > 0.9*d.moth.shock {
		d.moth.shock = h
	}
	d.moth.gone = 0
	d.moth.flies(to, size, d.startled, d.drift(v), v.ReducedMotion)
	d.known = true
	d.finish(v, m.Places.Main.Center().X, lerp(zone.Y, shore, 0.74), shore, 1)
}

// look learns from the board how the lamps are and returns the number of that on which the
// moth sits.
func (d *Stage) look(m *playback.Player, pace float64) (perch int) {
	u, b := m.Places.Unit, &m.Board
	need := lightsNeeded(m)
	n, perch := b.Locations(keyforge.Monster)
	n = min(n, lampCount)
	for i, c := range b.Piles[keyforge.Monster][card.Artifacts][:n] {
		f, l := &b.Faces[c], &d.lamps[i]
		light, burns := min(1, float64(f.Counters[card.LightCounter])/need), 0.0
		if f.Is(keyforge.Warded) {
			light, burns = 1, 1
		}
		l.light, l.burns = toward(l.light, light, pace), toward(l.burns, burns, pace)
		if at, _, ok := m.Spot(c); ok {
			l.size = min(26*u, 0.34*at.W)
			l.at = layout.Point{X: at.Center().X, Y: at.Y - 0.62*l.size}
			l.foot = m.Places.Band.Y + 3*u
		}
	}
	if n == 0 {
		d.row(m.Places.Boss.X, m.Places.Boss.Right(), m.Places.Boss.Center().Y, m.Places.Band.Y, 24*u)
		perch = lampCount / 2
	}
	return min(perch, lampCount-1)
}

// lightsNeeded is how many lights a lamp needs to burn.
func lightsNeeded(m *playback.Player) float64 {
	for i := range m.Board.Gauges {
		if g := &m.Board.Gauges[i]; g.Name == "lights" && g.Limit > 0 {
			return float64(g.Limit) / lampCount
		}
	}
	return 3
}

// dark is how deep the gloom is, from 0 to 1, the limit.
func dark(m *playback.Player) float64 {
	for i := range m.Board.Gauges {
		if g := &m.Board.Gauges[i]; g.Name == "gloom" && g.Limit > 0 {
			return min(1, m.Level("gloom")/float64(g.Limit))
		}
	}
	return 0
}

// startled is 1 when the moth is stunned.
func startled(m *playback.Player) float64 {
	if b := &m.Board; b.Boss != 0 && b.Faces[b.Boss].Is(keyforge.Stunned) {
		return 1
	}
	return 0
}

// Depth implements [stage.Stage]: the wall stands at the sea, which grows louder with the gloom.
func (*Stage) Depth(m *playback.Player) float64 { return 2 + 2*dark(m) }

func lerp(a, b, t float64) float64 { return a + (b-a)*t }

// step goes smoothly from 0 at a to 1 at b.
func step(a, b, x float64) float64 {
	t := max(0, min(1, (x-a)/(b-a)))
	return t * t * (3 - 2*t)
}

func toward(from, to, by float64) float64 {
	if from < to {
		return min(to, from+by)
	}
	return max(to, from-by)
}

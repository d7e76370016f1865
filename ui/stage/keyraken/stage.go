// Package keyraken is the stage of the Keyraken: the sea, which changes its brightness
// each time it rises; the body of the monster, whose arms hold its cards and whose eye
// sees what is done to it; and its fate at the end. The body is animated frame by
// frame and turned into triangles, its hide is generated from noise; two shaders draw
// the sea and the skin.
package keyraken

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Stage is the sea and the Keyraken behind the screens.
type Stage struct {
	sea   sea
	body  Body
	pose  Pose
	storm float64 // since the last lightning

	veil    float64 // the water in front of it, until its hide is made, and a moment longer
	surface float64 // where the sea meets its body once it has risen far enough

	water, skin paint.Shading
}

var _ stage.Stage = (*Stage)(nil)

// New returns the stage with the Keyraken at rest.
func New() *Stage {
	return &Stage{
		water: shading(seaShader, "Frame", "Water", "Storm", "Ground"),
		skin:  shading(skinShader, "Eye", "Mood", "Place", "Surface", "Water", "End"),
	}
}

// Shaders implements [stage.Stage].
func (*Stage) Shaders() []*paint.Shader { return []*paint.Shader{seaShader, skinShader} }

// lowLine is where the water stands at low tide, as a part of the height.
const lowLine = 0.93

// waters are the colors of the water in the abyss and below the surface.
var waters = [2]paint.Color{paint.RGB(0x082a3c), paint.RGB(0x1a5560)}

// daylight is the part of the light from the surface that reaches the abyss.
const daylight = 0.3

// limbs are the looks of the Keyraken's creatures.
var limbs = map[string]Limb{
	"crushing-arm": Crushing, "grappling-tentacle": Grappling, "lashing-tentacle": Lashing,
	"shield-arm": Shielding, "slippery-arm": Slippery, "tenacious-arm": Tenacious,
}

// speed is how fast the deep lives: slowly when motion is reduced.
func speed(v *stage.View) float64 {
	if v.ReducedMotion {
		return 0.25
	}
	return 1
}

// flood draws the sea over the whole window: how far the Keyraken has risen, the
// tide, and where its line is, as a part of the height. There is no visible
// ground unless ground is called afterwards.
func (d *Stage) flood(v *stage.View, risen, tide, line float64) {
	sea := &d.sea
	dt := v.Seconds * speed(v)
	sea.Time += dt
	sea.Risen, sea.Tide, sea.Line = risen, tide, line
	sea.Swell = 0.15 + 3.4*tide*(1-tide)
	sea.Plain = v.Plain
	sea.Ground, sea.Eye = noLine, 0.5
	sea.Flash, sea.Glory = 0, 0
	if risen > 2.7 && !v.ReducedMotion && !v.Plain {
		d.lightning(dt)
	}
	v.Backdrop(v.Window(), &d.water)
}

// ground lays the players' ground from that height on, lit by the Keyraken's eye.
func (d *Stage) ground(v *stage.View, y, eye float64) { d.sea.Ground, d.sea.Eye = y/v.H, eye/v.W }

// lightning strikes now and then, twice in quick succession.
func (d *Stage) lightning(dt float64) {
	const every = 6.5
	d.storm += dt
	if d.storm > every {
		d.storm -= every * (0.6 + 0.4*math.Abs(math.Sin(d.sea.Time*7)))
		d.storm = min(d.storm, every*0.5)
		d.sea.Bolt = 0.1 + 0.6*math.Abs(math.Sin(d.sea.Time*3))
	}
	left := every - d.storm
	if left < 0.9 {
		d.sea.Flash = math.Max(0.55*math.Exp(-(0.9-left)*9), math.Exp(-math.Max(0, 0.75-left)*5)*math.Min(1, math.Max(0, 0.78-left)*30))
	}
}

const unveiling = 0.8 // seconds

// monster draws the Keyraken in its pose. It comes last.
func (d *Stage) monster(v *stage.View) {
	p := &d.pose
	p.Mouse, p.Light, p.Flash, p.Still = v.Mouse, lerp(daylight, 1, d.sea.Risen/4), d.sea.Flash, v.ReducedMotion
	if v.Plain { // only its head
		p.Idle, p.Reach = 0, p.Reach[:0]
	}
	d.body.Move(p, v.Seconds*speed(v))
	b := &d.body.Beast
	d.veil = max(0, d.veil-v.Seconds/unveiling)
	if d.skin.Waits {
		d.veil = 1
	}
	b.Haze = max(b.Haze, d.veil)
	b.Water = waters[0].Mix(waters[1], d.sea.Risen/4)
	b.Surface, b.Emerged = d.surface, step(2.3, 3, d.sea.Risen)
	d.sea.shade(&d.water, v.W, v.H)
	b.shade(&d.skin, v.H)
	v.Mesh(&d.skin)
	v.Behind()
}

// Title implements [stage.Stage]: the Keyraken waits in the dark.
func (d *Stage) Title(v *stage.View) {
	u := v.Unit
	d.flood(v, 1.2, 0.4, noLine)
	d.pose = Pose{
		Eye: layout.Point{X: v.W / 2, Y: v.H/2 - 236*u}, Size: 72 * u, Idle: 12, Awake: 0.5,
		Room: layout.Rect{X: -40 * u, Y: 60 * u, W: v.W + 80*u, H: v.H},
	}
	d.monster(v)
}

// Menu implements [stage.Stage]: the Keyraken peers out beside the screen.
func (d *Stage) Menu(v *stage.View) {
	u := v.Unit
	d.flood(v, 0.7, 0.4, noLine)
	d.pose = Pose{
		Eye: layout.Point{X: max(0, v.W-760*u) / 4, Y: v.H/2 - 120*u}, Size: 58 * u, Idle: 10, Haze: 0.25,
		Room: layout.Rect{X: -40 * u, Y: 60 * u, W: v.W + 80*u, H: v.H},
	}
	d.monster(v)
}

// Table implements [stage.Stage]: the Keyraken holds its cards.
func (d *Stage) Table(v *stage.View, m *playback.Player) {
	u := v.Unit
	risen := d.Depth(m)
	high := (m.Places.Band.Y - 5*u) / v.H
	d.flood(v, risen, m.Tide, lerp(lowLine, high, step(0, 1, m.Tide)))
	d.ground(v, m.Places.Band.Y, m.Places.Boss.Center().X)
	zone := m.Places.Sides[keyforge.Monster].Zone
	at := m.Places.Eye.Center()
	beast := &m.Beast
	d.surface = m.Places.Boss.Bottom() + 12*u - (1-step(2.3, 3, risen))*v.H*0.4
	d.pose = Pose{
		Eye: layout.Point{X: at.X, Y: at.Y + 2*u}, Size: m.Places.Eye.H * 0.46,
		Room: layout.Rect{X: zone.X - 30*u, Y: zone.Y - 20*u, W: zone.W + 60*u, H: zone.H + 20*u}, Idle: 6,
		Reach: d.pose.Reach[:0],
		Look:  beast.Look, Stare: beast.Stare, Hurt: beast.Hurt, Bite: beast.Bite, Wounds: beast.Wounds,
		Awake: min(1, risen/4+0.3*beast.Stare),
	}
	for _, slot := range m.Board.Piles[keyforge.Monster][card.Battleline] {
		d.grip(m, slot)
	}
	d.monster(v)
}

// Depth implements [stage.Stage]: how often the Keyraken has risen.
func (*Stage) Depth(m *playback.Player) float64 { return m.Level("rises") }

// grip makes an arm reach for a card of the Keyraken's line.
func (d *Stage) grip(m *playback.Player, slot keyforge.Slot) {
	if slot == 0 {
		return
	}
	at, _, ok := m.Spot(slot)
	limb, known := limbs[m.Board.Card(slot).ID]
	if ok && known {
		d.pose.Reach = append(d.pose.Reach, Reach{Key: int(slot), Limb: limb, At: at.Rect})
	}
}

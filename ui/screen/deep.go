package screen

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/kraken"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
)

// deep is the sea and the Keyraken behind the screens.
type deep struct {
	sea   paint.Sea
	body  kraken.Body
	pose  kraken.Pose
	storm float64 // since the last lightning

	surface float64 // where the sea meets its body once it has risen far enough
}

// lowLine is where the water stands at low tide, as a part of the height.
const lowLine = 0.93

// waters are the colors of the water in the abyss and below the surface.
var waters = [2]paint.Color{paint.RGB(0x041019), paint.RGB(0x1a5560)}

// limbs are the looks of the Keyraken's creatures.
var limbs = map[string]kraken.Limb{
	"crushing-arm": kraken.Crushing, "grappling-tentacle": kraken.Grappling, "lashing-tentacle": kraken.Lashing,
	"shield-arm": kraken.Shielding, "slippery-arm": kraken.Slippery, "tenacious-arm": kraken.Tenacious,
}

// pace is how fast the deep lives: slowly when little is to move.
func (s *Stack) pace() float64 {
	if s.Settings.Calm {
		return 0.25
	}
	return 1
}

// water draws the sea over the whole window: how far the Keyraken has risen, the
// tide, and where its line stands, as a part of the height. There is no ground in
// sight unless ground is called afterwards.
func (d *deep) water(f *Frame, s *Stack, risen, tide, line float64) {
	sea := &d.sea
	dt := f.Seconds * s.pace()
	sea.Time += dt
	sea.Risen, sea.Tide, sea.Line = risen, tide, line
	sea.Swell = 0.15 + 3.4*tide*(1-tide)
	sea.Plain = s.Settings.Plain
	sea.Ground, sea.Eye = noLine, 0.5
	sea.Flash = 0
	if risen > 2.7 && !s.Settings.Calm && !s.Settings.Plain {
		d.lightning(dt)
	}
	f.Scene(layout.Rect{W: f.W, H: f.H}, sea)
}

// ground lays the players' ground from that height on, lit by the Keyraken's eye.
func (d *deep) ground(f *Frame, y, eye float64) { d.sea.Ground, d.sea.Eye = y/f.H, eye/f.W }

// lightning strikes now and then, twice in short order.
func (d *deep) lightning(dt float64) {
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

// monster draws the Keyraken in its pose.
func (d *deep) monster(f *Frame, s *Stack) {
	p := &d.pose
	p.Mouse, p.Light, p.Flash, p.Still = f.Mouse, d.sea.Risen/4, d.sea.Flash, s.Settings.Calm
	if s.Settings.Plain { // nothing but its head
		p.Idle, p.Reach = 0, p.Reach[:0]
	}
	d.body.Move(p, f.Seconds*s.pace())
	b := &d.body.Beast
	b.Water = waters[0].Mix(waters[1], p.Light)
	b.Surface, b.Emerged = d.surface, ramp(2.3, 3, d.sea.Risen)
	f.Creature(b)
}

// poster draws the deep of the title: the Keyraken waits in the dark.
func (d *deep) poster(f *Frame, s *Stack) {
	u := f.Unit
	d.water(f, s, 1.2, 0.4, noLine)
	d.pose = kraken.Pose{
		Eye: layout.Point{X: f.W / 2, Y: f.H/2 - 236*u}, Size: 72 * u, Idle: 12, Awake: 0.5,
		Room: layout.Rect{X: -40 * u, Y: 60 * u, W: f.W + 80*u, H: f.H},
	}
	d.monster(f, s)
}

// menu draws the deep behind the other screens: it peeps out beside them.
func (d *deep) menu(f *Frame, s *Stack) {
	u := f.Unit
	d.water(f, s, 0.7, 0.4, noLine)
	d.pose = kraken.Pose{
		Eye: layout.Point{X: max(0, f.W-760*u) / 4, Y: f.H/2 - 120*u}, Size: 58 * u, Idle: 10, Haze: 0.25,
		Room: layout.Rect{X: -40 * u, Y: 60 * u, W: f.W + 80*u, H: f.H},
	}
	d.monster(f, s)
}

// scene draws the deep behind the table, and the Keyraken that holds its cards.
func (t *TableScreen) scene(f *Frame, s *Stack) {
	m := t.Model
	d := &s.deep
	u := f.Unit
	high := (m.Places.Band.Y - 5*u) / f.H
	d.water(f, s, m.Rise, m.Tide, mix(lowLine, high, ramp(0, 1, m.Tide)))
	d.ground(f, m.Places.Band.Y, m.Places.Boss.Center().X)
	zone := m.Places.Sides[game.Monster].Zone
	at := m.Places.Boss.Center()
	beast := &m.Beast
	d.surface = m.Places.Boss.Bottom() + 12*u - (1-ramp(2.3, 3, m.Rise))*f.H*0.4
	d.pose = kraken.Pose{
		Eye: layout.Point{X: at.X, Y: at.Y + 2*u}, Size: m.Places.Boss.H * 0.44,
		Room: layout.Rect{X: zone.X - 30*u, Y: zone.Y - 20*u, W: zone.W + 60*u, H: zone.H + 20*u}, Idle: 6,
		Reach: d.pose.Reach[:0],
		Look:  beast.Look, Stare: beast.Stare, Hurt: beast.Hurt, Bite: beast.Bite, Wounds: beast.Wounds,
		Awake: min(1, m.Rise/4+0.3*beast.Stare),
	}
	for _, slot := range m.Board.Piles[game.Monster][card.Battleline] {
		d.grip(m, slot)
	}
	d.monster(f, s)
}

// grip lets an arm reach for a card of the Keyraken's line.
func (d *deep) grip(m *table.Model, slot game.Slot) {
	if slot == 0 {
		return
	}
	at, _, ok := m.Spot(slot)
	limb, known := limbs[m.Game.Catalogue().Card(m.Board.Faces[slot].Def).ID]
	if ok && known {
		d.pose.Reach = append(d.pose.Reach, kraken.Reach{Key: int(slot), Limb: limb, At: at.Rect})
	}
}

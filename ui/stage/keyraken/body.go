package keyraken

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
)

// Limb is the look of an arm.
type Limb uint8

// The limbs.
const (
	Plain     Limb = iota
	Crushing       // thick, with a fist of knuckles
	Grappling      // with the largest suckers
	Lashing        // thin and long
	Shielding      // with plates
	Slippery       // smooth and wet
	Tenacious      // with barbs
)

// Reach is a place that an arm reaches to: a card that it holds.
type Reach struct {
	Key  int // the same for the same arm
	Limb Limb
	At   layout.Rect
}

// Pose is how to pose the monster. Lengths are in pixels.
type Pose struct {
	Eye   layout.Point // where its eye is
	Size  float64      // half the height of its open eye
	Room  layout.Rect  // where its idle arms move
	Idle  int          // how many of them
	Reach []Reach

	Mouse  layout.Point
	Look   layout.Point // what it looks at
	Stare  float64      // how firmly: 0 not at all to 1
	Hurt   float64      // just now, fading from 1
	Bite   float64      // how far its maw opens, 0 to 1
	Awake  float64      // 0 drowsy to 1 raging
	Wounds float64      // damage as a part of its power
	Dead   float64      // its eye breaks and it no longer moves by itself, 0 to 1
	Tilt   float64      // how far its head leans over, in radians clockwise
	Floor  float64      // where the sand begins that it sinks into; 0: nowhere
	Trail  float64      // its idle arms trail above it as it sinks, or lie on the floor, 0 to 1
	Shards float64      // how far its æmber has risen: 0 not at all, 1.2 completely
	Still  bool         // it neither shakes nor flails
	Light  float64      // from above
	Haze   float64
	Flash  float64
}

// Body is the monster as it is now. The zero value has not been posed yet.
type Body struct {
	Beast Beast

	arms  [maxArms]arm
	path  [joints]layout.Point // where the joints of an arm would be at rest
	known int                  // frames so far
	time  float64
	gaze  layout.Point
	aim   layout.Point // where it would look by itself
	turn  float64      // when it looks elsewhere
	turns int
	blink float64 // when it blinks next
	lid   float64
	bite  float64
}

// Move poses the monster, dt seconds after the last time. Its arms swing, which takes small steps.
func (b *Body) Move(p *Pose, dt float64) {
	const step = 1.0 / 20
	dt = min(dt, 5*step)
	b.time += dt
	b.look(p, dt)
	b.open(p, dt)
	steps := max(1, math.Ceil(dt/step))
	for range int(steps) {
		b.reach(p, dt/steps)
	}
	b.known++
	t := &b.Beast
	t.Time, t.Hurt, t.Wounds = b.time, p.Hurt, p.Wounds
	t.Light, t.Haze, t.Flash = p.Light, p.Haze, p.Flash
	t.Dead, t.Floor = p.Dead, p.Floor
	t.Glow = (0.55 + 0.25*p.Awake + 0.20*math.Sin(b.time*0.7)*(1-p.Awake) + 0.5*p.Hurt) * (1 - p.Dead)
	t.Bite = b.bite
	t.Pupil = 0.35 + 0.15*drift(3, b.time*0.3) + 0.4*p.Hurt - 0.25*p.Awake*b.bite
	b.mesh(p)
}

// look moves the eye: to its target, or else to the mouse or somewhere else for a
// while, in the quick turns of eyes.
func (b *Body) look(p *Pose, dt float64) {
	if b.time >= b.turn {
		b.turns++
		luck := lattice(int32(b.turns), 77)
		b.turn = b.time + 1.2 + 3.4*lattice(int32(b.turns), 5)
		b.aim = layout.Point{}
		if luck < 0.62 { // away from the mouse
			a := luck * 40
			b.aim = layout.Point{X: 0.8 * math.Cos(a), Y: 0.25 + 0.35*math.Sin(a)}
		}
	}
	aim := b.aim
	if aim == (layout.Point{}) {
		aim = toward(p.Eye, p.Mouse, p.Size)
	}
	look := toward(p.Eye, p.Look, p.Size)
	aim.X, aim.Y = lerp(aim.X, look.X, p.Stare), lerp(aim.Y, look.Y, p.Stare)
	aim.X += 0.02 * drift(11, b.time*2.5)
	aim.Y += 0.02 * drift(12, b.time*2.5)
	aim = layout.Point{X: lerp(aim.X, -0.1, p.Dead), Y: lerp(aim.Y, 0.15, p.Dead)}
	k := 1 - math.Exp(-dt*13)
	b.gaze.X += (aim.X - b.gaze.X) * k
	b.gaze.Y += (aim.Y - b.gaze.Y) * k
	b.Beast.Gaze = b.gaze
}

// toward is the direction of the gaze from the eye to a point, within the unit
// circle.
func toward(eye, at layout.Point, size float64) layout.Point {
	dx, dy := at.X-eye.X, at.Y-eye.Y
	d := math.Hypot(dx, dy)
	if d == 0 || size == 0 {
		return layout.Point{}
	}
	k := d / (d + 2.2*size) / d
	return layout.Point{X: dx * k, Y: dy * k}
}

// open moves the lids and the maw.
func (b *Body) open(p *Pose, dt float64) {
	want := 0.60 + 0.30*p.Awake + 0.06*drift(1, b.time*0.25)
	want = lerp(want, 1, p.Stare*0.5)
	want = lerp(want, 0.16, step(0, 0.6, p.Hurt))
	if b.time > b.blink {
		want = 0
		if b.time > b.blink+0.13 {
			b.blink = b.time + 2.5 + 6*lattice(int32(b.time*10), 3)
		}
	}
	want = lerp(want, 0.8, p.Dead)
	b.lid += (want - b.lid) * (1 - math.Exp(-dt*16))
	b.bite += (p.Bite - b.bite) * (1 - math.Exp(-dt*20))
	b.Beast.Lid = b.lid
}

// head is where the head is: it breathes, rears when it bites and recoils when
// hurt.
func (b *Body) head(p *Pose) (at layout.Point, size float64) {
	alive := 1 - p.Dead
	size = p.Size * (1 + 0.018*math.Sin(b.time*1.1)*alive + 0.10*b.bite - 0.07*p.Hurt)
	at = p.Eye
	at.X += p.Size * (0.10*drift(21, b.time*0.22)*alive + 0.20*p.flail()*math.Sin(b.time*43))
	at.Y += p.Size * ((0.09*math.Sin(b.time*1.1-0.8)+0.05*drift(22, b.time*0.3))*alive - 0.30*p.Hurt - 0.34*b.bite)
	return at, size
}

// flail is how wildly pain shakes it.
func (p *Pose) flail() float64 {
	if p.Still {
		return 0
	}
	return p.Hurt
}

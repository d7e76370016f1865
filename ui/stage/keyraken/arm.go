package keyraken

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
)

const (
	maxArms = 24
	joints  = 30
	hold    = 19 // the joint behind the card that the arm holds
	knot    = 5  // every how many joints one sways by itself
)

// arm is a chain of joints that follows a curve like something soft in water.
type arm struct {
	key   int // of its reach, or of its place among the idle arms
	idle  bool
	limb  Limb
	used  bool    // it is used in this frame
	live  bool    // it is visible
	grown float64 // how far it has come out, 0 to 1
	at    [joints]layout.Point
	speed [joints]layout.Point
	sway  [joints/knot + 2]layout.Point // of every knot-th joint
	width [joints]float64
	side  float64 // of its suckers, -1 or 1
	depth float64 // how far behind the others, 0 to 1
}

// looks are the thickness of the limbs, and the shape toward the tip.
var looks = [...]struct{ thick, tip, fist, curl float64 }{
	Plain: {1, 0.8, 0, 1}, Crushing: {1.32, 0.62, 0.9, 0.7}, Grappling: {1.08, 0.75, 0.35, 1.25},
	Lashing: {0.72, 1.0, 0, 1.5}, Shielding: {1.28, 0.55, 0.45, 0.5}, Slippery: {0.88, 0.9, 0, 1.1}, Tenacious: {0.95, 0.7, 0.2, 1.35},
}

// reach moves all arms: those that hold a card, idle ones, and those that have
// let go and draw back.
func (b *Body) reach(p *Pose, dt float64) {
	for i := range b.arms {
		b.arms[i].used = false
	}
	at, size := b.head(p)
	crowd := 1.0
	if n := len(p.Reach); n > 6 {
		crowd = max(0.62, 6.0/float64(n)+0.12)
	}
	for i := range p.Reach {
		r := &p.Reach[i]
		if a := b.find(r.Key, false); a != nil {
			a.limb, a.depth = r.Limb, 0
			c := r.At.Center()
			across := max(-1, min(1, (c.X-at.X)/max(1, p.Room.W*0.5)))
			root := layout.Point{X: at.X + 2.1*size*across, Y: at.Y + size*(1.35-0.5*across*across)}
			a.side = math.Copysign(1, c.X-at.X+0.01)
			if r.Key%2 == 0 {
				a.side = -a.side
			}
			b.toCard(a, p, root, r.At)
			a.follow(b, p, size*crowd, dt)
		}
	}
	for i := range p.Idle {
		if a := b.find(i, true); a != nil {
			b.wander(a, p, i, at, size)
			a.follow(b, p, size, dt)
		}
	}
	for i := range b.arms {
		a := &b.arms[i]
		if a.live && !a.used {
			if a.grown -= dt * 1.6; a.grown <= 0 {
				*a = arm{}
				continue
			}
			b.retract(a, at, size, dt)
		}
	}
}

// find is the arm with that key, or a free one that becomes it.
func (b *Body) find(key int, idle bool) *arm {
	var free *arm
	for i := range b.arms {
		a := &b.arms[i]
		if a.live && a.key == key && a.idle == idle {
			a.used = true
			return a
		}
		if !a.live && free == nil {
			free = a
		}
	}
	if free != nil {
		*free = arm{key: key, idle: idle, used: true}
	}
	return free
}

// toCard lays the path of an arm from its root behind a card and around it.
func (b *Body) toCard(a *arm, p *Pose, root layout.Point, card layout.Rect) {
	c := card.Center()
	sway := drift(a.key+50, b.time*0.35)
	c.X += card.W * 0.10 * sway
	entry := layout.Point{X: c.X - a.side*card.W*0.10, Y: c.Y - card.H*0.22}
	far := math.Abs(c.X - root.X)
	lift := p.Size*(0.35+0.30*drift(a.key+90, b.time*0.3)) + far*0.10
	one := layout.Point{X: root.X + (c.X-root.X)*0.34, Y: root.Y - lift*0.4 + p.Size*0.9}
	two := layout.Point{X: c.X - (c.X-root.X)*0.10, Y: card.Y - lift - p.Size*0.35}
	b.bezier(root, one, two, entry)
	b.curl(a.side, card.W*(1.5+0.6*looks[a.limb].curl), 3.1+0.9*sway+1.2*p.Bite, a.key)
}

// wander lays the path of an idle arm: into the room, with a tip that curls.
func (b *Body) wander(a *arm, p *Pose, i int, at layout.Point, size float64) {
	n := float64(p.Idle)
	x := (float64(i)+0.5)/n*2 - 1 // from left to right
	a.depth = 0.20 + 0.45*lattice(int32(i), 8)
	a.side = math.Copysign(1, x)
	t := b.time
	hub := layout.Point{
		X: p.Room.Center().X + p.Room.W*0.5*(x+0.10*drift(i+10, t*0.10)),
		Y: p.Room.Y + p.Room.H*(0.30+0.45*lattice(int32(i), 21)+0.16*drift(i+30, t*0.13)),
	}
	root := layout.Point{X: at.X + 2.0*size*x, Y: at.Y + size*(1.2-0.7*x*x)}
	sag := p.Room.H * (0.35 + 0.3*drift(i+70, t*0.11))
	bow := a.side * size * (1 - math.Abs(x)) // those in the middle go sideways
	if p.Trail > 0 {
		above := layout.Point{X: at.X + size*(3.6*x+0.9*drift(i+10, t*0.2)), Y: at.Y - size*(2.2+2.6*lattice(int32(i), 33))}
		hub.X, hub.Y = lerp(hub.X, above.X, p.Trail), lerp(hub.Y, above.Y, p.Trail)
		sag = lerp(sag, 0.9*size, p.Trail)
		bow += a.side * size * 1.3 * p.Trail
	}
	one := layout.Point{X: lerp(root.X, hub.X, 0.30) + 0.5*bow, Y: root.Y + sag}
	two := layout.Point{X: lerp(root.X, hub.X, 0.78) + 1.4*bow, Y: hub.Y + sag*0.7*drift(i+41, t*0.12)}
	b.bezier(root, one, two, hub)
	b.curl(-a.side, size*(2.4+lattice(int32(i), 4)), 3.0+2.2*drift(i+60, t*0.16)+1.5*p.Bite, i)
	b.relax(16)
	if p.Floor > 0 && i%2 == 1 {
		b.lie(a, p, i, at, size)
	}
}

// lie lets every other arm sink to the floor as it trails: it comes out beside the head
// and lies there, its tip curled flat.
func (b *Body) lie(a *arm, p *Pose, i int, at layout.Point, size float64) {
	trailing := b.path
	a.depth = lerp(a.depth, 0.05, p.Trail)
	reach, near := lattice(int32(i), 51), lattice(int32(i), 52)
	root := layout.Point{X: at.X + a.side*size*(0.9+0.7*near), Y: p.Floor - size*0.5}
	hub := layout.Point{X: at.X + a.side*size*(2.0+1.2*reach), Y: p.Floor + size*(0.15+0.75*near)}
	one := layout.Point{X: root.X + a.side*size*0.9, Y: root.Y - size*(0.2+0.5*reach)}
	two := layout.Point{X: hub.X - a.side*size*(0.3+0.5*near), Y: hub.Y + size*0.15}
	b.bezier(root, one, two, hub)
	b.curl(a.side, size*(1.7+reach), 2.6+1.6*near, i)
	b.relax(6)
	for k := range b.path {
		if k > hold {
			b.path[k].Y = hub.Y + 0.45*(b.path[k].Y-hub.Y)
		}
		b.path[k].X, b.path[k].Y = lerp(trailing[k].X, b.path[k].X, p.Trail), lerp(trailing[k].Y, b.path[k].Y, p.Trail)
	}
}

// relax rounds the sharp bends of the path, more with each time.
func (b *Body) relax(times int) {
	for range times {
		before := b.path[0]
		for i := 1; i < joints-1; i++ {
			at, next := b.path[i], b.path[i+1]
			b.path[i] = layout.Point{X: (before.X + 2*at.X + next.X) / 4, Y: (before.Y + 2*at.Y + next.Y) / 4}
			before = at
		}
	}
}

// bezier puts the joints up to the card on a curve.
func (b *Body) bezier(p, q, r, s layout.Point) {
	for i := range hold + 1 {
		t := float64(i) / hold
		u := 1 - t
		kp, kq, kr, ks := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		b.path[i] = layout.Point{X: kp*p.X + kq*q.X + kr*r.X + ks*s.X, Y: kp*p.Y + kq*q.Y + kr*r.Y + ks*s.Y}
	}
}

// curl continues from there to the tip, bending more and more to one side.
func (b *Body) curl(side, length, bend float64, key int) {
	const rest = joints - 1 - hold
	dir := math.Atan2(b.path[hold].Y-b.path[hold-1].Y, b.path[hold].X-b.path[hold-1].X)
	for i := hold + 1; i < joints; i++ {
		t := float64(i-hold) / rest
		dir -= side * bend * (0.5 + t) / rest
		dir += 0.35 / rest * drift(key+17, b.time*0.6-t*1.5) * 4
		step := length / rest * (1.25 - 0.6*t)
		b.path[i] = layout.Point{X: b.path[i-1].X + math.Cos(dir)*step, Y: b.path[i-1].Y + math.Sin(dir)*step}
	}
}

// follow makes the joints spring after the path; those far from the root come
// last, like a whip.
func (a *arm) follow(b *Body, p *Pose, size, dt float64) {
	if !a.live {
		a.live = true
		if b.known == 0 {
			a.grown = 1
		}
		for i := range a.at {
			a.at[i] = b.path[i]
			if b.known > 0 { // it comes out of the body
				a.at[i] = b.path[0]
			}
		}
	}
	a.grown = min(1, a.grown+dt*1.4)
	a.stir(b.time, p.flail())
	for i := range a.at {
		t := float64(i) / (joints - 1)
		k, part := i/knot, float64(i%knot)/knot
		to := b.path[i]
		to.X += size * t * lerp(a.sway[k].X, a.sway[k+1].X, part)
		to.Y += size * t * lerp(a.sway[k].Y, a.sway[k+1].Y, part)
		stiff := lerp(160, 38, t)
		damp := 1.25 * math.Sqrt(stiff)
		v, at := &a.speed[i], &a.at[i]
		v.X += (stiff*(to.X-at.X) - damp*v.X) * dt
		v.Y += (stiff*(to.Y-at.Y) - damp*v.Y) * dt
		at.X += v.X * dt
		at.Y += v.Y * dt
	}
	a.thickness(size)
}

// stir works out how far the water, and pain, move the arm from its path.
func (a *arm) stir(time, flail float64) {
	for k := range a.sway {
		seed := a.key*31 + k
		at := layout.Point{X: 0.11 * drift(seed, time*0.8), Y: 0.11 * drift(seed+500, time*0.8)}
		if flail > 0 {
			at.X += 0.9 * flail * drift(seed+90, time*7)
			at.Y += 0.9 * flail * drift(seed+190, time*7)
		}
		a.sway[k] = at
	}
}

// thickness sets how thick the arm is at each joint.
func (a *arm) thickness(size float64) {
	l := &looks[a.limb]
	for i := range a.width {
		t := float64(i) / (joints - 1)
		w := 0.36 * math.Pow(1-t, l.tip) * (1 - 0.25*t)
		w += 0.16 * l.fist * bell((t-0.86)/0.09)
		a.width[i] = size * l.thick * (w + 0.012) * (0.25 + 0.75*a.grown)
	}
}

// retract moves an arm that has let go back into the body.
func (b *Body) retract(a *arm, at layout.Point, size, dt float64) {
	k := 1 - math.Exp(-dt*5)
	for i := range a.at {
		t := float64(i) / (joints - 1)
		a.at[i].X += (at.X - a.at[i].X) * k * t
		a.at[i].Y += (at.Y + size - a.at[i].Y) * k * t
	}
	a.thickness(size)
}

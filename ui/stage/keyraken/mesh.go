package keyraken

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// headKind marks the triangles of the head, in place of a limb.
const headKind = 15

// shardKind marks a piece of æmber there.
const shardKind = 16

// mesh turns the body into triangles, from the back to the front: idle arms,
// arms that hold cards, the head.
func (b *Body) mesh(p *Pose) {
	t := &b.Beast
	t.Vertices, t.Indices = t.Vertices[:0], t.Indices[:0]
	for _, idle := range [...]bool{true, false} {
		for i := range b.arms {
			if a := &b.arms[i]; a.live && a.idle == idle {
				b.ribbon(a)
			}
		}
	}
	at, size := b.head(p)
	b.quad(at, layout.Rect{X: -HeadLeft, Y: -HeadTop, W: 2 * HeadLeft, H: HeadTop + HeadFoot}, size, p.Tilt,
		[4]float32{headKind, float32(size), 0, 0})
	if p.Shards > 0 {
		b.shards(p, at, size)
	}
}

// quad adds the two triangles of a rectangle around a place, rotated clockwise and scaled by size.
func (b *Body) quad(at layout.Point, r layout.Rect, size, turn float64, form [4]float32) {
	t := &b.Beast
	first := uint32(len(t.Vertices))
	sin, cos := math.Sincos(turn)
	for k := range 4 {
		x, y := r.X+r.W*float64(k%2), r.Y+r.H*float64(k/2)
		t.Vertices = append(t.Vertices, paint.Vertex{
			X: float32(at.X + (x*cos-y*sin)*size), Y: float32(at.Y + (x*sin+y*cos)*size), U: float32(x), V: float32(y), Form: form,
		})
	}
	t.Indices = append(t.Indices, first, first+1, first+2, first+1, first+3, first+2)
}

// How many pieces of æmber rise from the broken eye, and how many lie on the floor.
const (
	rising = 13
	lying  = 7
)

// shards adds the æmber that the broken eye releases: it rises into the light, and some
// lies on the floor.
func (b *Body) shards(p *Pose, at layout.Point, size float64) {
	whole := layout.Rect{X: -2, Y: -2, W: 4, H: 4}
	for i := range int32(rising) {
		way := b.time*(0.05+0.03*lattice(i, 61)) + lattice(i, 62)
		way -= math.Floor(way)
		sway := drift(int(i)+200, b.time*0.3)
		place := layout.Point{
			X: at.X + size*(0.35*(2*lattice(i, 63)-1)+way*(2.0*(2*lattice(i, 64)-1)+0.5*sway)),
			Y: at.Y - size*(5.4*way-0.1),
		}
		seen := step(0, 0.2, p.Shards-way) * step(0, 0.12, way) * (1 - step(0.75, 1, way)) // the first ones go ahead
		b.quad(place, whole, size*(0.16+0.16*lattice(i, 65)), 0.5*sway+2*math.Pi*lattice(i, 66)*way,
			[4]float32{shardKind, float32(seen), float32(lattice(i, 67)), 0})
	}
	for i := range int32(lying) {
		x := (float64(i)+0.5+1.6*(lattice(i, 71)-0.5))/lying*2 - 1
		place := layout.Point{X: at.X + 3.4*size*x, Y: p.Floor + size*(0.25+0.75*lattice(i, 72))}
		b.quad(place, whole, size*(0.12+0.16*lattice(i, 73)), 3*(lattice(i, 74)-0.5),
			[4]float32{shardKind, float32(step(0.5, 1, p.Shards)), float32(lattice(i, 75)), 0})
	}
}

// ribbon adds the triangles of an arm, a little wider than the arm, so that its
// edge can fade.
func (b *Body) ribbon(a *arm) {
	t := &b.Beast
	along := 0.0
	for i := range a.at {
		back, on := a.at[max(0, i-1)], a.at[min(joints-1, i+1)]
		dx, dy := on.X-back.X, on.Y-back.Y
		d := math.Hypot(dx, dy)
		if d < 1e-6 {
			dx, dy, d = 0, 1, 1
		}
		n := layout.Point{X: -dy / d, Y: dx / d}
		w := a.width[i]
		if i > 0 {
			before := a.at[i-1]
			along += math.Hypot(a.at[i].X-before.X, a.at[i].Y-before.Y) / max(1, w+a.width[i-1])
		}
		edge := 1 + 1/max(1, w)
		for _, v := range [...]float64{-edge, edge} {
			t.Vertices = append(t.Vertices, paint.Vertex{
				X: float32(a.at[i].X + n.X*w*v), Y: float32(a.at[i].Y + n.Y*w*v),
				U: float32(v), V: float32(along),
				Form:   [4]float32{float32(a.limb), float32(w), float32(a.side), float32(a.depth)},
				Custom: [4]float32{float32(n.X), float32(n.Y), float32(i) / (joints - 1), float32(a.key % 64)},
			})
		}
		if i > 0 {
			v := uint32(len(t.Vertices))
			t.Indices = append(t.Indices, v-4, v-3, v-2, v-3, v-1, v-2)
		}
	}
}

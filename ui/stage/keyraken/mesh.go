package keyraken

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// headKind is what stands in the place of a limb for the triangles of the head.
const headKind = 15

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
	first := uint32(len(t.Vertices))
	for k := range 4 {
		x, y := -HeadLeft, -HeadTop
		if k%2 == 1 {
			x = HeadLeft
		}
		if k >= 2 {
			y = HeadFoot
		}
		t.Vertices = append(t.Vertices, paint.Vertex{
			X: float32(at.X + x*size), Y: float32(at.Y + y*size), U: float32(x), V: float32(y),
			Form: [4]float32{headKind, float32(size), 0, 0},
		})
	}
	t.Indices = append(t.Indices, first, first+1, first+2, first+1, first+3, first+2)
}

// ribbon adds the triangles of an arm, a little wider than it is, so that its
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

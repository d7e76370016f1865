package window

import (
	"github.com/hajimehoshi/ebiten/v2"

	"github.com/keyraken/keyraken/ui/layout"
)

// cut clips a convex shape of n corners to a rectangle, and returns how many corners are
// left: at most eight for a shape of four.
func cut(shape *[8]ebiten.Vertex, n int, r layout.Rect) int {
	for _, edge := range [...]func(*ebiten.Vertex) float32{
		func(v *ebiten.Vertex) float32 { return v.DstX - float32(r.X) },
		func(v *ebiten.Vertex) float32 { return float32(r.Right()) - v.DstX },
		func(v *ebiten.Vertex) float32 { return v.DstY - float32(r.Y) },
		func(v *ebiten.Vertex) float32 { return float32(r.Bottom()) - v.DstY },
	} {
		from, kept := *shape, 0
		for i := range n {
			a, b := &from[i], &from[(i+1)%n]
			in, next := edge(a), edge(b)
			if in >= 0 {
				shape[kept] = *a
				kept++
			}
			if in >= 0 != (next >= 0) {
				shape[kept] = between(a, b, in/(in-next))
				kept++
			}
		}
		n = kept
	}
	return n
}

// between is the corner on the way from one to another, t from 0 to 1.
func between(a, b *ebiten.Vertex, t float32) ebiten.Vertex {
	mix := func(x, y float32) float32 { return x + (y-x)*t }
	return ebiten.Vertex{
		DstX: mix(a.DstX, b.DstX), DstY: mix(a.DstY, b.DstY), SrcX: mix(a.SrcX, b.SrcX), SrcY: mix(a.SrcY, b.SrcY),
		ColorR: mix(a.ColorR, b.ColorR), ColorG: mix(a.ColorG, b.ColorG), ColorB: mix(a.ColorB, b.ColorB), ColorA: mix(a.ColorA, b.ColorA),
		Custom0: mix(a.Custom0, b.Custom0), Custom1: mix(a.Custom1, b.Custom1),
		Custom2: mix(a.Custom2, b.Custom2), Custom3: mix(a.Custom3, b.Custom3),
	}
}

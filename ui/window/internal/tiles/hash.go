package tiles

import (
	"hash/maphash"
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

var seed = maphash.MakeSeed()

// Sum is a number that the first ops of two lists share only if they draw the same.
func Sum(l *paint.List, ops int) uint64 {
	h := uint64(ops)
	for i := range ops {
		h = h*odd + hash(&l.Ops[i], l.Clips[l.Ops[i].Clip])
	}
	return h
}

// hash is a number that two ops share only if they draw the same. The caller must keep bitmaps
// alive as long as they may be compared.
func hash(op *paint.Op, clip layout.Rect) uint64 {
	h := stir(1, uint64(op.Kind)|uint64(op.Corner)<<8|uint64(op.Face)<<16|uint64(op.Sign)<<24)
	if op.Bitmap != nil {
		h = stir(h, maphash.Comparable(seed, op.Bitmap))
	}
	for _, r := range [...]*layout.Rect{&op.Rect, &clip} {
		h = stir(stir(h, math.Float64bits(r.X)), math.Float64bits(r.Y))
		h = stir(stir(h, math.Float64bits(r.W)), math.Float64bits(r.H))
	}
	for _, c := range [...]*paint.Color{&op.Color, &op.Lower} {
		h = stir(stir(h, pair(c.R, c.G)), pair(c.B, c.A))
	}
	h = stir(stir(h, math.Float64bits(op.Radius)), math.Float64bits(op.Width))
	if op.Text != "" {
		h = stir(stir(h, maphash.String(seed, op.Text)), math.Float64bits(op.Size))
	}
	if op.Angle != 0 {
		h = stir(stir(h, math.Float64bits(op.Angle)), math.Float64bits(op.Pivot.X))
		h = stir(h, math.Float64bits(op.Pivot.Y))
	}
	if op.Shading != nil {
		h = stir(h, shading(op.Shading))
	}
	return h
}

// shading is such a number for what a shader draws now.
func shading(s *paint.Shading) uint64 {
	h := stir(maphash.Comparable(seed, s.Shader), uint64(s.W)<<32|uint64(s.H))
	sum := uint64(0) // in any order
	for name, of := range s.Uniforms {
		u := maphash.String(seed, name)
		for _, n := range of.([]float32) {
			u = stir(u, uint64(math.Float32bits(n)))
		}
		sum += u
	}
	h = stir(h, sum)
	for i := range s.Vertices {
		v := &s.Vertices[i]
		h = stir(stir(h, pair(v.X, v.Y)), pair(v.U, v.V))
		for _, n := range [...]*[4]float32{&v.Form, &v.Custom} {
			h = stir(stir(h, pair(n[0], n[1])), pair(n[2], n[3]))
		}
	}
	for _, i := range s.Indices {
		h = stir(h, uint64(i))
	}
	return h
}

func pair(a, b float32) uint64 { return uint64(math.Float32bits(a)) | uint64(math.Float32bits(b))<<32 }

// odd is a number whose bits look random.
const odd = 0x9e3779b97f4a7c15

// stir mixes a number into another, so that their order counts.
func stir(h, v uint64) uint64 {
	h = (h ^ v) * odd
	return h ^ h>>32
}

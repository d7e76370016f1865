package tiles

import (
	"hash/maphash"
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

var seed = maphash.MakeSeed()

// hash is a number that two ops share only if they draw the same, given how many steps of opacity
// are distinguished. The caller must keep bitmaps alive as long as they may be compared.
func hash(op *paint.Op, clip layout.Rect, opacities float32) uint64 {
	if op.Kind == paint.Soft { // otherwise pulsing glows would be redrawn all the time, with everything they shine on
		opacities /= 4
	}
	h := stir(1, uint64(op.Kind)|uint64(op.Corner)<<8|uint64(op.Face)<<16|uint64(op.Sign)<<24)
	if op.Bitmap != nil {
		h = stir(h, maphash.Comparable(seed, op.Bitmap))
	}
	for _, r := range [...]*layout.Rect{&op.Rect, &clip} {
		h = stir(stir(h, math.Float64bits(r.X)), math.Float64bits(r.Y))
		h = stir(stir(h, math.Float64bits(r.W)), math.Float64bits(r.H))
	}
	for _, c := range [...]*paint.Color{&op.Color, &op.Lower} {
		h = stir(h, uint64(math.Float32bits(c.R))|uint64(math.Float32bits(c.G))<<32)
		h = stir(h, uint64(math.Float32bits(c.B))|uint64(c.A*opacities+0.5)<<32)
	}
	h = stir(stir(h, math.Float64bits(op.Radius)), math.Float64bits(op.Width))
	if op.Text != "" {
		h = stir(stir(h, maphash.String(seed, op.Text)), math.Float64bits(op.Size))
	}
	if op.Angle != 0 {
		h = stir(stir(h, math.Float64bits(op.Angle)), math.Float64bits(op.Pivot.X))
		h = stir(h, math.Float64bits(op.Pivot.Y))
	}
	return h
}

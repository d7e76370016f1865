// Package likeness measures how much two pictures look alike to a person who sees
// them small and for a moment.
//
// A [Sketch] keeps three things of a picture, with more weight on the middle than on the
// edges: where it is light and dark, which way its outlines run, and how its colors
// differ from each other. Each is independent of the overall brightness,
// contrast and tint, so that the same motif in another light counts as the same.
package likeness

import (
	"cmp"
	"math"
	"slices"

	"github.com/keyraken/keyraken/ui/paint"
)

const (
	wide, tall = 16, 12 // of the grid of light and dark
	cells      = 10     // across, of that of outlines
	rows       = 8
	ways       = 4
	tints      = 8 // across, of that of colors
	tintRows   = 6

	luma, edge, tint = 0.4, 0.45, 0.15 // the weight of each
)

// Sketch is what a glance at a picture retains.
type Sketch struct {
	here, mirrored [wide*tall + cells*rows*ways + tints*tintRows*2]float32
}

// Of is the sketch of a picture.
func Of(b *paint.Bitmap) *Sketch {
	s := &Sketch{}
	fill(s.here[:], b, false)
	fill(s.mirrored[:], b, true)
	return s
}

// Apart is how different two pictures are: 0 is the same or its mirror image;
// pictures with nothing in common come near 1.
func (s *Sketch) Apart(t *Sketch) float64 {
	var same, turned float32
	for i, v := range s.here {
		same += v * t.here[i]
		turned += v * t.mirrored[i]
	}
	return max(0, 1-float64(max(same, turned)))
}

// Pair is two pictures by their places in a list, and how far apart they are.
type Pair struct {
	A, B  int
	Apart float64
}

// Nearest are the n pairs that look most alike, the closest first.
func Nearest(of []*Sketch, n int) []Pair {
	var best []Pair
	order := func(a, b Pair) int {
		return cmp.Or(cmp.Compare(a.Apart, b.Apart), cmp.Compare(a.A, b.A), cmp.Compare(a.B, b.B))
	}
	worst := math.Inf(1)
	for b := range of {
		for a := range b {
			d := of[a].Apart(of[b])
			if d >= worst {
				continue
			}
			if best = append(best, Pair{a, b, d}); len(best) >= 2*n {
				slices.SortFunc(best, order)
				best = best[:n]
				worst = best[n-1].Apart
			}
		}
	}
	slices.SortFunc(best, order)
	return best[:min(n, len(best))]
}

func fill(out []float32, b *paint.Bitmap, mirrored bool) {
	light := make([]float64, b.W*b.H)
	var lumas [wide * tall]float64
	var colors [tints * tintRows * 2]float64
	var count [wide * tall]float64
	var tinted [tints * tintRows]float64
	for y := range b.H {
		for x := range b.W {
			from := x
			if mirrored {
				from = b.W - 1 - x
			}
			px := b.Pix[4*(y*b.W+from):]
			r, g, bl := float64(px[0]), float64(px[1]), float64(px[2])
			l := 0.3*r + 0.59*g + 0.11*bl
			light[y*b.W+x] = l
			i := y*tall/b.H*wide + x*wide/b.W
			lumas[i] += l
			count[i]++
			k := y*tintRows/b.H*tints + x*tints/b.W
			colors[2*k] += r - g
			colors[2*k+1] += bl - (r+g)/2
			tinted[k]++
		}
	}
	for i := range lumas {
		lumas[i] /= max(1, count[i])
	}
	for k := range tinted {
		colors[2*k] /= max(1, tinted[k])
		colors[2*k+1] /= max(1, tinted[k])
	}
	weigh(lumas[:], wide, tall, 1)
	weigh(colors[:], tints, tintRows, 2)
	edges := outlines(light, b.W, b.H)
	n := put(out, lumas[:], luma)
	n += put(out[n:], edges[:], edge)
	put(out[n:], colors[:], tint)
}

// weigh subtracts the mean and gives the middle more weight.
func weigh(v []float64, across, down, parts int) {
	for k := range parts {
		mean := 0.0
		for i := k; i < len(v); i += parts {
			mean += v[i]
		}
		mean /= float64(across * down)
		for i := k; i < len(v); i += parts {
			v[i] = (v[i] - mean) * middle(i/parts%across, i/parts/across, across, down)
		}
	}
}

// middle is the weight of a cell of a grid.
func middle(x, y, across, down int) float64 {
	dx, dy := (float64(x)+0.5)/float64(across)*2-1, (float64(y)+0.5)/float64(down)*2-1
	return 0.35 + 0.65*math.Exp(-1.6*(dx*dx+dy*dy))
}

// outlines is how strongly the outlines in each cell run in each direction.
func outlines(light []float64, w, h int) (e [cells * rows * ways]float64) {
	for y := 1; y < h-1; y++ {
		for x := 1; x < w-1; x++ {
			i := y*w + x
			gx, gy := light[i+1]-light[i-1], light[i+w]-light[i-w]
			g := math.Sqrt(math.Hypot(gx, gy))
			if g < 2 {
				continue
			}
			a := math.Atan2(gy, gx)
			if a < 0 {
				a += math.Pi
			}
			way := min(ways-1, int(a/math.Pi*ways))
			e[(y*rows/h*cells+x*cells/w)*ways+way] += g
		}
	}
	mean := 0.0
	for _, v := range e {
		mean += v
	}
	mean /= float64(len(e))
	for i := range e {
		e[i] = (e[i] - mean) * middle(i/ways%cells, i/ways/cells, cells, rows)
	}
	return e
}

// put appends a vector scaled to the root of its share.
func put(out []float32, v []float64, share float64) int {
	sum := 1e-9
	for _, x := range v {
		sum += x * x
	}
	k := math.Sqrt(share / sum)
	for i, x := range v {
		out[i] = float32(x * k)
	}
	return len(v)
}

package keyraken

import (
	"math"
	"runtime"
	"sync"

	"github.com/keyraken/keyraken/game/browser"
)

// The hide is two pictures of numbers that the shader of the skin reads. The
// upper part of each is the head, around its eye; below it is a repeating square
// of skin, for the arms.
const (
	HideWidth  = 640
	HideHeight = HeadHeight + SkinSize
	HeadHeight = 528
	SkinSize   = 256

	// The head reaches from -HeadLeft to HeadLeft and from -HeadTop to HeadFoot,
	// in halves of the height of its open eye.
	HeadLeft = 4.0
	HeadTop  = 4.2
	HeadFoot = 2.4
)

const headScale = HideWidth / (2 * HeadLeft) // pixels to a unit of the head

// Hide is the skin of the Keyraken, made once. Form contains for each pixel the
// slope to the right and downwards, hollows and bumps, and how deep inside the
// outline it is; Marks contains the lights in the skin and the scars of the
// first, second and third quarter of its power.
type Hide struct{ Form, Marks []byte }

// NewHide makes the hide. It takes a part of a second, in the background.
func NewHide() *Hide {
	h := &Hide{make([]byte, 4*HideWidth*HideHeight), make([]byte, 4*HideWidth*HideHeight)}
	depth, relief := make([]float64, HideWidth*HeadHeight), make([]float64, HideWidth*HideHeight)
	rows(func(y int) {
		for x := range HideWidth {
			i := y*HideWidth + x
			if y < HeadHeight {
				px, py := headAt(x, y)
				if depth[i] = inside(px, py); depth[i] > -0.1 {
					relief[i] = headRelief(px, py, max(0, depth[i]))
				}
			} else if x < SkinSize {
				relief[i] = skinRelief(float64(x)/SkinSize, float64(y-HeadHeight)/SkinSize)
			}
		}
	})
	soft := blur(relief)
	rows(func(y int) {
		for x := range HideWidth {
			h.form(relief, soft, x, y)
			if y < HeadHeight {
				h.mark(depth, x, y)
			}
		}
	})
	return h
}

// rows runs do for the rows of the hide on all processors.
func rows(do func(y int)) {
	var group sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for w := range workers {
		group.Go(func() {
			for y := w; y < HideHeight; y += workers {
				browser.Yield()
				do(y)
			}
		})
	}
	group.Wait()
}

func headAt(x, y int) (float64, float64) {
	return (float64(x)+0.5)/headScale - HeadLeft, (float64(y)+0.5)/headScale - HeadTop
}

// form writes the form of a pixel.
func (h *Hide) form(relief, soft []float64, x, y int) {
	i := y*HideWidth + x
	at := func(x, y int) float64 {
		if y >= HeadHeight && x < SkinSize+1 { // the skin repeats
			x, y = (x+SkinSize)%SkinSize, (y-HeadHeight+SkinSize)%SkinSize+HeadHeight
		}
		return relief[max(0, min(y, HideHeight-1))*HideWidth+max(0, min(x, HideWidth-1))]
	}
	top, foot := y-1, y+1
	if y == HeadHeight-1 {
		foot = y
	}
	if y == HeadHeight {
		top = HideHeight - 1
	}
	dx := (at(x+1, y) - at(x-1, y)) * headScale / 2
	dy := (at(x, foot) - at(x, top)) * headScale / 2
	form := h.Form[4*i : 4*i+4]
	form[0], form[1] = slope(dx), slope(dy)
	form[2] = part(0.5 + (relief[i]-soft[i])*3.2)
	form[3] = 255
}

// The depth of a pixel in the head is outline at its edge, and grows inwards by this much per unit
// of the head.
const (
	outline   = 0.25
	deepening = 1.6
)

// mark writes the marks of a pixel of the head, and its depth in it.
func (h *Hide) mark(depth []float64, x, y int) {
	i := y*HideWidth + x
	within := part(outline + depth[i]*deepening)
	if h.Form[4*i+3] = within; within == 0 {
		return
	}
	px, py := headAt(x, y)
	marks := h.Marks[4*i : 4*i+4]
	marks[0] = part(lights(px, py))
	wx, wy := px+0.10*(fractal(px*4, py*4, 2)-0.5), py+0.10*(fractal(px*4+9, py*4, 2)-0.5)
	rough := 0.7 + 0.6*noise(px*7, py*7)
	for k := range scars {
		marks[1+k] = part(scar(k, wx, wy, rough))
	}
}

func slope(d float64) byte { return part(0.5 + 0.5*d/math.Sqrt(1+d*d)) }

func part(v float64) byte { return byte(math.Round(255 * max(0, min(1, v)))) }

// inside is how far inside the outline of the head a point is, in its units.
func inside(x, y float64) float64 {
	wx := x + 0.16*(fractal(x*1.1+3, y*1.1, 3)-0.5)
	wy := y + 0.16*(fractal(x*1.1+40, y*1.1+9, 3)-0.5)
	oval := func(cx, cy, rx, ry float64) float64 {
		return (1 - math.Hypot((wx-cx)/rx, (wy-cy)/ry)) * min(rx, ry)
	}
	d := oval(0, -1.75, 2.7, 2.25)
	d = join(d, oval(0, 0.1, 2.25, 1.75), 0.5)
	d = join(d, oval(0, 1.35, 2.6, 0.85), 0.4)
	ax := math.Abs(wx)
	// the horns over its eye: the left ones are broken
	broken := step(2.55, 2.75, -wx+0.35*noise(wx*6, wy*6))
	for _, horn := range [...][5]float64{{2.0, -0.9, 3.35, -1.75, 0.30}, {1.5, -1.5, 2.6, -2.9, 0.26}, {2.2, -0.1, 3.1, -0.35, 0.22}} {
		d = join(d, spike(ax, wy, horn)-broken, 0.25)
	}
	return d
}

// spike is how far inside a tapering spike a point is.
func spike(x, y float64, s [5]float64) float64 {
	dx, dy := s[2]-s[0], s[3]-s[1]
	t := max(0, min(1, ((x-s[0])*dx+(y-s[1])*dy)/(dx*dx+dy*dy)))
	bend := 0.18 * math.Sin(t*math.Pi)
	return s[4]*(1-t)*1.25 - math.Hypot(x-s[0]-dx*t, y-s[1]-dy*t+bend)
}

// join is the larger of two, rounded where they meet.
func join(a, b, k float64) float64 {
	h := max(0, min(1, 0.5+0.5*(a-b)/k))
	return lerp(b, a, h) + k*h*(1-h)
}

// askew is the distance from the middle of the head, which differs on its two
// sides.
func askew(x, y float64) float64 {
	return math.Abs(x+0.10*math.Sin(y*1.7+0.6)) * (1 + 0.09*math.Tanh(x))
}

// headRelief is the height of the skin of the head, d inside its outline.
func headRelief(x, y, d float64) float64 {
	z := 1.5 * math.Sqrt(min(d, 1.6)*(3.2-min(d, 1.6))) / 1.6
	eye := math.Hypot(x/1.62, (y+0.02)/1.12)
	away := step(0.9, 2.2, eye)
	// folds that run down the mantle, and knots on them
	fold := ridges(x*1.15+0.5*fractal(x, y, 2), y*0.42+7, 4)
	z += 0.26 * fold * away
	knots := pebbles(x*2.4+0.4*noise(x*3, y*3), y*2.4, 0)
	z += 0.17 * math.Sqrt(max(0, knots)) * away * step(0.35, 0.7, fractal(x*0.9+5, y*0.9, 3)+0.15*step(1, 3, math.Abs(x)))
	z += 0.055 * math.Sqrt(max(0, pebbles(x*6.3, y*6.3, 0))) * step(0.75, 1.4, eye)
	z += 0.05 * (fractal(x*9, y*9, 3) - 0.5)
	// brows that frown
	ax := askew(x, y)
	brow := 0.11*math.Tanh(x) - 1.02 - 0.34*math.Pow(ax, 1.3) + 0.12*ax*ax + 0.06*(noise(x*3, 4)-0.5)
	z += 0.62 * bell((y-brow)/0.24) * (1 - step(1.7, 2.7, ax)) * (0.75 + 0.25*step(0, 0.5, ax))
	z += 0.26 * bell((y-brow+0.52)/0.17) * (1 - step(1.2, 2.2, ax))
	z -= 0.20 * bell(x/0.13) * bell((y+1.35)/0.5) // between them
	// the socket, its rim, and bags below it
	z -= 0.55 * (1 - step(0.80, 1.05, eye))
	z += 0.16 * bell((eye-1.13)/0.10)
	for k := range 3 {
		bag := 1.12 + 0.25*float64(k) - 0.17*ax*ax + 0.08*(noise(x*2.5, float64(k)*9)-0.5)
		z += (0.17 - 0.035*float64(k)) * bell((y-bag)/0.085) * (1 - step(0.9, 1.9, ax))
	}
	// wrinkles away from the corners of the eye
	angle := math.Atan2(y*1.3, ax-1.2)
	z += 0.075 * math.Sin(angle*15+2*noise(x*2, y*2)) * bell((math.Hypot(ax-1.75, y)-0.35)/0.45)
	return z
}

// skinRelief is the height of the skin of the arms, repeating from 0 to 1.
func skinRelief(u, v float64) float64 {
	tile := func(x, y float64, n int32) float64 { // noise that repeats
		fx, fy := math.Floor(x), math.Floor(y)
		i, j := int32(fx), int32(fy)
		a, b := smooth(x-fx), smooth(y-fy)
		at := func(i, j int32) float64 { return lattice((i%n+n)%n+300, (j%n+n)%n) }
		return lerp(lerp(at(i, j), at(i+1, j), a), lerp(at(i, j+1), at(i+1, j+1), a), b)
	}
	z := 0.10 * tile(u*8, v*8, 8)
	z += 0.05 * tile(u*19, v*19, 19)
	z += 0.07 * math.Sqrt(max(0, pebbles(u*11, v*11, 11)))
	z += 0.035 * math.Sqrt(max(0, pebbles(u*27, v*27, 27)))
	z += 0.06 * (1 - math.Abs(2*tile(u*4+0.5, v*24, 24)-1)) // rings of folds
	return z
}

func bell(x float64) float64 { return math.Exp(-x * x) }

// lights is how bright the skin glows: rows of small organs along the brows and
// the cheeks, and scattered ones on the mantle.
func lights(x, y float64) float64 {
	ax := askew(x, y)
	sum := 0.0
	dot := func(cx, cy, r float64) {
		if x < 0 && noise(cx*9, cy*9) < 0.4 { // some have gone out
			return
		}
		sum += bell(math.Hypot(ax-cx, y-cy)/r) + 0.25*bell(math.Hypot(ax-cx, y-cy)/(r*3.4))
	}
	for k := range 7 {
		t := float64(k) / 6
		dot(0.35+1.75*t, -1.62-0.35*math.Sin(t*2.4)+0.25*t, 0.075-0.035*t)
		dot(1.95-0.9*t, 0.55+0.95*t-0.25*t*t, 0.035+0.04*t)
	}
	for k := range 5 {
		t := float64(k) / 4
		dot(0.28+0.25*float64(k%2), -2.1-1.2*t, 0.05)
		dot(2.1+0.28*t, -1.3-0.9*t, 0.045)
	}
	return sum
}

// scars are cuts from point to point, one line for each quarter of its power.
var scars = [3][][]float64{
	{{-2.3, -1.2, -1.5, -0.8, -0.9, 0.2, -0.6, 1.0}, {-1.6, -1.5, -1.1, -0.9}},
	{{2.4, -2.3, 1.6, -1.7, 1.2, -1.1}, {2.05, -2.4, 1.3, -1.75}, {1.5, 0.5, 2.0, 1.2, 2.1, 1.7}},
	{{0.2, -3.0, -0.2, -2.3, 0.3, -1.8, 0.1, -1.2}, {-2.2, 0.4, -1.4, 0.8, -0.2, 1.15, 0.9, 1.3}, {0.7, -2.6, 0.5, -2.0}},
}

// scar is how deep the k-th scar is, and how rough its edge.
func scar(k int, x, y, rough float64) float64 {
	best := 0.0
	for _, line := range scars[k] {
		for i := 0; i+3 < len(line); i += 2 {
			dx, dy := line[i+2]-line[i], line[i+3]-line[i+1]
			t := max(0, min(1, ((x-line[i])*dx+(y-line[i+1])*dy)/(dx*dx+dy*dy)))
			d := math.Hypot(x-line[i]-dx*t, y-line[i+1]-dy*t)
			if d > 0.2 {
				continue
			}
			along := (float64(i)/2 + t) / float64(len(line)/2-1)
			best = max(best, 1-d/max(0.02, 0.14*rough*math.Sin(math.Pi*(0.08+0.84*along))))
		}
	}
	return best
}

// blur is the picture with each pixel the mean of a box around it.
func blur(from []float64) []float64 {
	const r = 9
	across, both := make([]float64, len(from)), make([]float64, len(from))
	rows(func(y int) {
		row := from[y*HideWidth:][:HideWidth]
		for x := range row {
			sum := 0.0
			for k := -r; k <= r; k++ {
				sum += row[max(0, min(x+k, HideWidth-1))]
			}
			across[y*HideWidth+x] = sum / (2*r + 1)
		}
	})
	rows(func(y int) {
		for x := range HideWidth {
			sum := 0.0
			for k := -r; k <= r; k++ {
				sum += across[max(0, min(y+k, HideHeight-1))*HideWidth+x]
			}
			both[y*HideWidth+x] = sum / (2*r + 1)
		}
	})
	return both
}

package layout

import "math"

// Obstacle is something that should not be hidden; its weight says how much that
// matters.
type Obstacle struct {
	Rect
	Weight float64
}

// nearness is how much of an obstacle of weight 1, in square units, may be hidden
// to be one unit closer.
const nearness = 40

// touch is what it costs to hide the least bit of an obstacle of weight 1, in square units.
const touch = 100

// Beside finds the place in the window for a block of width w and height h that is
// read beside something: it covers neither that nor the mouse if there is room,
// hides as little as possible of the obstacles, and is close. A unit is u pixels.
func Beside(w, h float64, near Rect, mouse Point, window Rect, u float64, obstacles []Obstacle) Rect {
	const gap = 14.0
	c := near.Center()
	xs := [...]float64{near.Right() + gap*u, near.X - gap*u - w, c.X - w/2, c.X - w/4, c.X - w*3/4, window.X, window.Right() - w}
	ys := [...]float64{c.Y - h/2, near.Y - gap*u - h, near.Bottom() + gap*u, near.Y, near.Bottom() - h, window.Y, window.Bottom() - h}
	var best Rect
	least := math.Inf(1)
	for _, x := range xs {
		for _, y := range ys {
			at := Rect{x, y, w, h}.Clamp(window)
			if cost := besideCost(at, near, mouse, u, obstacles); cost < least {
				best, least = at, cost
			}
		}
	}
	return best
}

func besideCost(at, near Rect, mouse Point, u float64, obstacles []Obstacle) float64 {
	const forbidden = 1e9
	cost := 0.0
	if at.Has(mouse) {
		cost += forbidden
	}
	cost += 1e4 * at.shared(near) / (u * u)
	for i := range obstacles {
		if shared := at.shared(obstacles[i].Rect); shared > 0 {
			cost += obstacles[i].Weight * (shared/(u*u) + touch)
		}
	}
	a, b := at.Center(), near.Center()
	far := math.Hypot(max(0, math.Abs(a.X-b.X)-at.W/2), max(0, math.Abs(a.Y-b.Y)-at.H/2))
	return cost + nearness*far/u
}

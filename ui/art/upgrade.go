package art

import (
	"math"

	"github.com/keyraken/keyraken/game/card"
)

// upgrade paints gear that waits for somebody: a thing in a ring of light.
func (p *painter) upgrade() {
	if p.House == card.Monster {
		p.outgrowth()
		return
	}
	x, y := Wide/2, 198.0
	p.gloom(x, y, 210, 190, p.front, 0.4)
	p.backlight(x, y, 150)
	p.beams(x, y, 260, 16, 0.12)
	c := p.accent.to(p.sun, 0.3)
	for i := range 3 {
		r := 146.0 - 14*float64(i)
		p.fill(flat(c).clear(0.7-0.2*float64(i)), ring(x, y, r, r-2.4)...)
	}
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		q := pt{x, y}.around(a, 146)
		p.fill(flat(c.to(white, 0.4)), path{q.around(a, 13), q.around(a+1.57, 5), q.around(a, -13), q.around(a-1.57, 5)})
	}
	p.within(place(x, y, 1.22, 1.22, p.in(-0.06, 0.06)), func() { p.object()(p) })
	for range 14 {
		q := pt{x, y}.around(p.in(0, 6.28), p.in(70, 170))
		p.fill(flat(c.to(white, 0.6)).clear(0.9), star(q.x, q.y, 4, p.in(3, 8), 1.5, 0))
	}
}

package screen

import (
	"math"

	"github.com/tanema/gween/ease"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

func swing(x float64) float64 { return math.Sin(x) }

// effects draws what is seen for a short time.
func (c painter) effects() {
	for i := range c.m.Effects {
		e := &c.m.Effects[i]
		if e.Time >= 0 {
			painters[e.Kind](c, e, e.Time/e.Length)
		}
	}
}

// painters draw the effects of each kind; t is how far they are, 0 to 1.
var painters = [...]func(c painter, e *table.Effect, t float64){
	table.Float: painter.float, table.Token: painter.token, table.Flight: painter.flight,
	table.Ring: painter.ring, table.Banner: painter.banner, table.Arrow: painter.arrow,
}

func (c painter) float(e *table.Effect, t float64) {
	u := c.Unit
	alpha := math.Min(1, (1-t)*2.5)
	y := e.From.Y - 46*u*float64(ease.OutCubic(float32(t), 0, 1, 1))
	grow := 1 + 0.5*math.Max(0, 1-t*6)
	size := (theme.Heading + 4) * u * grow
	w := paint.Width(paint.Bold, size, e.Text)
	if e.Sign != paint.NoSign {
		w += size * 1.1
	}
	r := layout.Rect{X: e.From.X - w/2, Y: y - size/2, W: w, H: size}
	c.Soft(r.Inset(-6*u), size/2, 12*u, theme.Abyss.Alpha(0.75*alpha))
	if e.Sign != paint.NoSign {
		c.Mark(layout.Rect{X: r.X, Y: r.Y, W: size, H: size}, e.Sign, e.Color.Alpha(alpha))
		r.X, r.W = r.X+size*1.1, r.W-size*1.1
	}
	c.Text(layout.Rect{X: r.X, Y: r.Y, W: r.W + 2, H: r.H}, paint.Left, paint.Bold, size, e.Color.Alpha(alpha), e.Text)
}

func (c painter) token(e *table.Effect, t float64) {
	u := c.Unit
	p := float64(ease.InOutCubic(float32(t), 0, 1, 1))
	x := e.From.X + (e.To.X-e.From.X)*p
	y := e.From.Y + (e.To.Y-e.From.Y)*p - math.Sin(math.Pi*p)*50*u
	r := layout.Rect{X: x - 11*u, Y: y - 11*u, W: 22 * u, H: 22 * u}
	c.Soft(r.Inset(-3*u), 14*u, 10*u, theme.Amber.Alpha(0.7))
	c.Mark(r, paint.Drop, theme.Amber)
}

func (c painter) flight(e *table.Effect, t float64) {
	p := float64(ease.InOutCubic(float32(t), 0, 1, 1))
	w := e.Size
	h := w * layout.Ratio
	c.back(layout.Rect{X: e.From.X + (e.To.X-e.From.X)*p - w/2, Y: e.From.Y + (e.To.Y-e.From.Y)*p - h/2, W: w, H: h}, false)
}

func (c painter) ring(e *table.Effect, t float64) {
	at, _, ok := c.m.Spot(e.Card)
	if !ok {
		return
	}
	u := c.Unit
	if e.Card == c.m.Board.Boss {
		at.Rect = c.m.Places.Boss
	}
	r := at.Inset(-(3 + 12*t) * u)
	c.Soft(r, 12*u, 9*u, e.Color.Alpha(0.35*(1-t)))
	c.Line(r, 12*u, 4*u*(1-t)+1, e.Color.Alpha(1-t))
}

func (c painter) banner(e *table.Effect, t float64) {
	u := c.Unit
	alpha := math.Min(1, math.Min(t*8, (1-t)*5))
	main := c.m.Places.Main
	r := layout.Rect{X: main.X, Y: main.Y + main.H*0.36, W: main.W, H: 84 * u}
	c.Fade(r, 0, theme.Abyss.Alpha(0.92*alpha), theme.Abyss.Alpha(0.8*alpha))
	c.Fill(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 3 * u}, 0, e.Color.Alpha(alpha))
	c.Fill(layout.Rect{X: r.X, Y: r.Bottom() - 3*u, W: r.W, H: 3 * u}, 0, e.Color.Alpha(alpha))
	slide := (1 - float64(ease.OutCubic(float32(math.Min(1, t*3)), 0, 1, 1))) * 60 * u
	c.Text(r.Inset(20*u).Shift(-slide, 0), paint.Center, paint.Bold, 34*u, e.Color.Mix(theme.Ink, 0.35).Alpha(alpha), e.Text)
}

// arrow draws the way from an attacker to what it attacks as a row of beads.
func (c painter) arrow(e *table.Effect, t float64) {
	u := c.Unit
	dx, dy := e.To.X-e.From.X, e.To.Y-e.From.Y
	n := int(math.Hypot(dx, dy)/(16*u)) + 1
	for i := range n {
		p := float64(i) / float64(n)
		if p > t*2.2 {
			break
		}
		side := (4 + 6*p) * u
		x, y := e.From.X+dx*p, e.From.Y+dy*p
		c.Fill(layout.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, side/2, e.Color.Alpha((1-t)*(0.35+0.65*p)))
	}
	side := 40 * u
	c.Mark(layout.Rect{X: e.To.X - side/2, Y: e.To.Y - side/2, W: side, H: side}, paint.Swords, e.Color.Mix(theme.Ink, 0.4).Alpha(1-t))
}

// houseButton is a button for a house, with what it would open.
func (c painter) houseButton(s *Stack, id ID, r layout.Rect, cmd game.Command, label string) bool {
	u := c.Unit
	hover, click := c.spot(id, r, label, "")
	h := card.House(cmd.N)
	color := theme.House(h)
	lower := color.Mix(theme.Abyss, 0.7)
	if hover {
		lower = color.Mix(theme.Abyss, 0.35)
	}
	c.Fade(r, 9*u, color, lower)
	edge := color.Mix(theme.Ink, 0.25)
	if hover {
		edge = theme.Lit
	}
	c.Line(r, 9*u, 2*u, edge)
	c.Mark(layout.Rect{X: r.X, Y: r.Y + 8*u, W: r.W, H: 40 * u}.Middle(38*u, 38*u), paint.Emblem(h), theme.Power)
	c.Text(layout.Rect{X: r.X, Y: r.Y + 50*u, W: r.W, H: 20 * u}.Inset(2*u), paint.Center, paint.Bold, theme.Body*c.Unit, theme.Power, label)
	hand, ready := 0, 0
	side := c.m.Question().Side
	for _, slot := range c.m.Board.Piles[side][card.Hand] {
		if c.m.Board.Faces[slot].Houses.Has(h) {
			hand++
		}
	}
	for _, z := range [...]card.Zone{card.Battleline, card.Artifacts} {
		for _, slot := range c.m.Board.Piles[side][z] {
			if f := &c.m.Board.Faces[slot]; f.Houses.Has(h) && f.Marks&game.Exhausted == 0 {
				ready++
			}
		}
	}
	opens := c.phrase(phrase{"opens", hand, ready, 0}, func() string { return s.T("house-opens", hand, ready) })
	line := layout.Rect{X: r.X, Y: r.Bottom() - 23*u, W: r.W, H: 18 * u}
	c.Text(line.Inset(3*u), paint.Center, paint.Regular, theme.Tiny*c.Unit, theme.Power, opens)
	return click
}

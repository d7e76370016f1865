package shards

import (
	"math"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/shards/playback"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// gains draws what pours from the cards to where it is counted, and the numbers that rise there.
func (p *painter) gains() {
	for i := range p.t.show.Gains {
		g := &p.t.show.Gains[i]
		to := p.counter(g)
		if to.Empty() {
			continue
		}
		sign, color := gainSign(g)
		if !p.ReducedMotion {
			p.pour(g, to, sign, color)
		}
		p.rising(g, to, color)
	}
}

// banner says, while a turn begins, whose it is.
func (p *painter) banner() {
	now := &p.t.show.Now
	if now.Kind != shards.TurnBegan || now.Text == "" {
		return
	}
	u := p.Unit
	r := layout.Rect{X: p.at.Row.X, Y: p.at.Row.Center().Y - 36*u, W: p.at.Row.W, H: 72 * u}
	color := p.seatColor(now.Seat)
	p.Soft(r.Inset(6*u), 20*u, 30*u, theme.Abyss.Alpha(0.85))
	p.Fill(r.Inset(16*u), 12*u, theme.Abyss.Alpha(0.6))
	cardview.Fit(p.Canvas, r.Inset(18*u), paint.Center, paint.Display, 34*u, color.Mix(theme.Ink, 0.4), now.Text)
}

// counter is where a gain is counted.
func (p *painter) counter(g *playback.Gain) layout.Rect {
	if int(g.Seat) >= len(p.at.Sides) {
		return layout.Rect{}
	}
	at := &p.at.Sides[g.Seat]
	switch g.Kind {
	case shards.CrystalsGained:
		return at.Crystals
	case shards.PowerGained:
		return at.Power
	case shards.HealthGained, shards.DamageDealt:
		return at.Health
	}
	return at.Mastery
}

func gainSign(g *playback.Gain) (paint.Sign, paint.Color) {
	switch g.Kind {
	case shards.CrystalsGained:
		return face.CrystalSign, theme.Water
	case shards.PowerGained:
		return face.PowerSign, theme.Danger
	case shards.HealthGained:
		return face.HealthSign, theme.Heal
	case shards.DamageDealt:
		return paint.Burst, theme.Damage
	}
	return face.MasterySign, theme.Lit
}

// poured is how many pieces pour at most.
const poured = 6

// pour draws the pieces on their way from the card, one after another.
func (p *painter) pour(g *playback.Gain, to layout.Rect, sign paint.Sign, color paint.Color) {
	from, _, _ := p.t.show.At(g.From)
	n := int(g.N)
	if g.Kind == shards.DamageDealt {
		from, n, sign = p.at.Sides[p.b.Turn].Power, -n, face.PowerSign
	}
	if from.Empty() || n <= 0 {
		return
	}
	a, b, u := from.Center(), to.Center(), p.Unit
	for i := range min(n, poured) {
		after := g.Since - 0.07*float64(i)
		if after < 0 || after > theme.Flight {
			continue
		}
		by := theme.EaseInOut(after, theme.Flight)
		bow := math.Sin(by*math.Pi) * (24 + 10*float64(i%3)) * u
		at := layout.Rect{X: a.X + (b.X-a.X)*by, Y: a.Y + (b.Y-a.Y)*by - bow}
		size := 18 * u
		p.Soft(at.Middle(size*1.6, size*1.6), size*0.8, size*0.6, color.Alpha(0.4))
		p.Mark(at.Middle(size, size), sign, color.Mix(theme.Ink, 0.2))
	}
}

// rising draws the number that rises and fades.
func (p *painter) rising(g *playback.Gain, to layout.Rect, color paint.Color) {
	part := g.Since / theme.Float
	fade := min(1, 2*(1-part))
	words := "+" + widget.Number(int(g.N))
	switch {
	case g.N >= shards.Infinite:
		words = "+∞"
	case g.N < 0:
		words = "−" + widget.Number(int(-g.N))
	case g.Kind == shards.Focused:
		words = "+1"
	}
	size := 26 * p.Unit
	rise := 34 * p.Unit * part
	if p.ReducedMotion {
		rise = 0
	}
	at := to.Middle(90*p.Unit, size*1.2).Shift(0, -rise).Clamp(p.at.Window)
	p.Text(at.Shift(1.5*p.Unit, 1.5*p.Unit), paint.Center, paint.Display, size, theme.Abyss.Alpha(fade*0.8), words)
	p.Text(at, paint.Center, paint.Display, size, color.Mix(theme.Ink, 0.35).Alpha(fade), words)
}

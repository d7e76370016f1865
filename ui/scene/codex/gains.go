package codex

import (
	"math"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/codex/playback"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// banner says, while a turn begins, whose it is.
func (p *painter) banner() {
	now := &p.t.show.Now
	if now.Kind != codex.TurnBegan || now.Text == "" {
		return
	}
	u := p.Unit
	all := p.at.Tray
	r := layout.Rect{X: all.X, Y: all.Center().Y - 36*u, W: all.W, H: 72 * u}
	p.Soft(r.Inset(6*u), 20*u, 30*u, theme.Abyss.Alpha(0.85))
	p.Fill(r.Inset(16*u), 12*u, theme.Abyss.Alpha(0.6))
	p.center(r.Inset(18*u), paint.Display, 34*u, seatColor(now.Seat).Mix(theme.Ink, 0.4), now.Text)
}

// attack draws, while an attack is shown, an arrow from the attacker to what it attacks; and from the attacker that was chosen to
// the pointer.
func (p *painter) attack() {
	if now := &p.t.show.Now; now.Kind == codex.Attacked && p.t.show.Showing() {
		p.arrow(p.at.Card[now.Card], p.at.Card[now.Other].Center())
	}
	if c := p.t.chosen; c != 0 && p.t.asks(codex.AskMain) && p.t.attacked(p.Hot) {
		p.arrow(p.at.Card[c], p.at.Card[p.Hot.N].Center())
	}
}

// arrow draws an arrow from a card to a point.
func (p *painter) arrow(from layout.Rect, to layout.Point) {
	a := from.Center()
	long := math.Hypot(to.X-a.X, to.Y-a.Y)
	if from.Empty() || long < 1 || to == (layout.Point{}) {
		return
	}
	u := p.Unit
	angle := math.Atan2(to.Y-a.Y, to.X-a.X)
	p.Turn(a, angle, 1)
	shaft := layout.Rect{X: a.X, Y: a.Y - 3.5*u, W: long - 14*u, H: 7 * u}
	p.Fill(shaft.Inset(-1.5*u), 4*u, theme.Abyss.Alpha(0.7))
	p.Fade(shaft, 3*u, theme.Danger.Mix(theme.Ink, 0.3), theme.Danger)
	p.Upright()
	head := 34 * u
	tip := layout.Rect{X: to.X - head/2, Y: to.Y - head/2, W: head, H: head}
	p.Fill(tip, head/2, theme.Abyss.Alpha(0.7))
	p.Mark(tip.Inset(4*u), paint.Swords, theme.Danger.Mix(theme.Ink, 0.2))
}

// gains draws the numbers that rise where something was gained or lost.
func (p *painter) gains() {
	for i := range p.t.show.Gains {
		g := &p.t.show.Gains[i]
		to := g.At
		if to.Empty() && int(g.Seat) < len(p.at.Sides) {
			to = p.at.Sides[g.Seat].Gold
			to.X += to.W * 0.5 // beside the number
		}
		if !to.Empty() {
			p.rising(g, to)
		}
	}
}

// rising draws a number that rises and fades.
func (p *painter) rising(g *playback.Gain, to layout.Rect) {
	sign, n, color := "+", int(g.N), theme.Heal
	switch g.Kind {
	case codex.DamageDealt:
		sign, color = "−", theme.Damage
	case codex.ArmorSpent:
		sign, color = "−", theme.Ward
	case codex.GoldGained:
		color = theme.Amber
	case codex.GoldLost:
		sign, color = "−", theme.Amber
	case codex.RunesTaken:
		sign = "−"
	case codex.HeroLeveled:
		sign, n, color = "+", 1, theme.Lit
	}
	part := g.Since / theme.Float
	fade := min(1, 2*(1-part))
	size, rise := 26*p.Unit, 34*p.Unit*part
	if p.ReducedMotion {
		rise = 0
	}
	at := to.Middle(90*p.Unit, size*1.2).Shift(0, -rise).Clamp(p.at.Window)
	words := sign + widget.Number(n)
	p.Text(at.Shift(1.5*p.Unit, 1.5*p.Unit), paint.Center, paint.Display, size, theme.Abyss.Alpha(fade*0.8), words)
	p.Text(at, paint.Center, paint.Display, size, color.Mix(theme.Ink, 0.35).Alpha(fade), words)
}

package shards

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// leaders draws, during the auction, those who can still be chosen over the place where the hand will lie.
func (p *painter) leaders() {
	t := p.t
	q := t.game().Question()
	if t.game().Over() || !t.mine() || q.Kind != shards.AskBid && q.Kind != shards.AskLeader {
		return
	}
	free := t.leadersLeft()
	if len(free) == 0 {
		return
	}
	r := p.at.Tray.Inset(10 * p.Unit)
	w := r.W / float64(len(free))
	for i, leader := range free {
		at := layout.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}
		p.leader(at.Middle(min(w-10*p.Unit, r.H*0.62), r.H*0.94), leader, q.Kind == shards.AskLeader)
	}
}

// leadersLeft are the leaders whom nobody has, as numbers of the catalogue.
func (t *Screen) leadersLeft() (free []int16) {
	if t.game().Question().Kind == shards.AskLeader {
		for _, c := range t.asked.legal {
			free = append(free, c.N)
		}
		return free
	}
	for _, n := range Kind().Leaders() {
		c, taken := t.game().Definition(n), false
		for i := range t.show.Board.Sides {
			taken = taken || t.show.Board.Sides[i].Leader == c
		}
		if !taken {
			free = append(free, int16(n))
		}
	}
	return free
}

// leader draws a leader; a click on one that may be chosen chooses it.
func (p *painter) leader(r layout.Rect, n int16, choice bool) {
	u := p.Unit
	c := p.t.game().Definition(uint8(n))
	color := face.Color(c.Faction)
	p.Slab(r, color, 0.8)
	in := r.Inset(6 * u)
	picture, words := in.Cut(in.H * 0.78)
	face.Picture(p.Canvas, picture, 6*u, c)
	sign, name := words.Split(words.H * 0.8)
	side := sign.H * 0.5
	p.Mark(sign.Middle(side, side), face.Sign(c.Faction), color)
	p.write(name, paint.Display, min(theme.Large*p.Type, name.H*0.5), color.Mix(theme.Ink, 0.5), p.t.words.Name(c))
	id := widget.ID{What: "leader", N: int(n)}
	hover, click := p.ViewSpot(id, r, p.t.words.Name(c))
	if !choice {
		return
	}
	p.SetLit(id, true)
	edge := theme.Lit
	if hover {
		edge = edge.Mix(theme.Ink, 0.5)
	}
	p.Line(r.Inset(-1.5*u), 9*u, 3*u, edge)
	if click {
		p.Defer(func() { p.t.answer(p.s, shards.Command{Verb: shards.Choose, N: n}) })
	}
}

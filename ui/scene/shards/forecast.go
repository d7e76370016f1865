package shards

import (
	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/shards/forecast"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// foretold is what is likely to come: worked out in the background for Nemesis, at once for what is pointed at.
type foretold struct {
	job    *job.Job[nemesis.Turns]
	at     int // one more than the number of inputs after which it was begun
	turns  nemesis.Turns
	of     shards.Command // that is pointed at
	asked  int            // one more than the number of inputs before it
	change forecast.Change
}

// foresee works out what is likely to come.
func (n *foretold) foresee(f *cardview.Canvas, t *Screen) {
	g := t.game()
	if turns, ok := n.job.Done(); ok {
		n.job, n.turns = nil, turns
	}
	if viewer := t.foreseer(); viewer != shards.NoSeat && n.job == nil && n.at != t.log.At()+1 {
		world := g.Clone().(*shards.Game)
		n.at = t.log.At() + 1
		n.job = job.Start(func() nemesis.Turns { return nemesis.Forecast(world, viewer) })
	}
	c := t.pointed(f.Hot)
	if c != n.of || n.asked != t.log.At()+1 {
		n.of, n.asked, n.change = c, t.log.At()+1, forecast.Change{}
		if c.Verb != shards.NoCommand && g.Check(c) == nil {
			n.change = forecast.OfCommand(g, c)
		}
	}
}

// foreseer is for whom the next turn of Nemesis is worked out: the player whose turn it is, if the one who looks plays or watches as
// that player, or watches at open hands.
func (t *Screen) foreseer() shards.Seat {
	g := t.game()
	turn := g.State().Turn
	looks := t.mine() || t.watch != nil && !g.Over()
	if g.Automaton() == shards.NoSeat || !looks || turn != t.show.Viewer() && !t.show.Opened() {
		return shards.NoSeat
	}
	return turn
}

// pointed is the command of the main phase that a click where the pointer is would give.
func (t *Screen) pointed(hot widget.ID) (c shards.Command) {
	if !t.mine() || t.game().Question().Kind != shards.AskMain {
		return c
	}
	if t.onFocus(hot) {
		c, _ = t.asked.with(shards.Focus)
		return c
	}
	if all, n := t.asked.of(t.reading.Hover); n == 1 && all[0].Verb != shards.Attack {
		return all[0]
	}
	return c
}

// forecast draws what Nemesis will do in her next turn, by the faction of the card that she reveals.
func (p *painter) forecast(r layout.Rect) {
	if r.Empty() || p.b.Turns == 0 || p.b.Over {
		return
	}
	u := p.Unit
	p.Fill(r, 9*u, theme.Abyss.Alpha(0.5))
	p.Line(r, 9*u, max(1, 1.2*u), p.seatColor(p.t.game().Automaton()).Alpha(0.5))
	r = r.Inset(4 * u)
	across := 4
	if r.W < 260*u {
		across = 2
	} else {
		var head layout.Rect
		head, r = r.Cut(r.H * 0.17)
		p.write(head, paint.Regular, min(theme.Small*p.Type, head.H*0.85), theme.Dim, p.t.say("shards-foretold"))
	}
	w, h := r.W/float64(across), r.H/float64(4/across)
	for f := card.Homodeus; f < card.FactionCount; f++ {
		i := int(f - card.Homodeus)
		p.foretold(f, layout.Rect{X: r.X + float64(i%across)*w, Y: r.Y + float64(i/across)*h, W: w, H: h}.Inset(2*u), across == 4)
	}
}

// foretold draws one faction of the forecast: how many cards of the row she plays, the health that is lost, the mastery she gains.
func (p *painter) foretold(f card.Faction, r layout.Rect, tall bool) {
	u := p.Unit
	turn, color := &p.t.foretold.turns[f], face.Color(f)
	n := 0
	for _, c := range p.b.Row {
		if c != 0 && p.t.game().Card(c).Faction == f {
			n++
		}
	}
	id := widget.ID{What: "forecast", N: int(f)}
	words := p.t.words.Language().Faction(f) + ": " + p.text("shards-foretold-row", n, 0)
	hover, _ := p.InfoSpot(id, r, words)
	p.Fade(r, 6*u, color.Mix(theme.Abyss, 0.62), color.Mix(theme.Abyss, 0.82))
	if hover {
		p.Line(r, 6*u, 2*u, color)
		p.Tip = words
	}
	if turn.Deadly {
		p.Line(r, 6*u, 2.5*u, theme.Danger)
	}
	if !tall {
		sign, rest := r.Split(min(r.H*0.8, r.W*0.42))
		side := min(r.H, r.W) * 0.5
		p.Mark(sign.Middle(side, side), face.Sign(f), color.Mix(theme.Ink, 0.3))
		p.chance(rest, face.PowerSign, theme.Danger, turn.Harm, turn)
		return
	}
	head, r := r.Cut(r.H * 0.36)
	sign, count := head.Split(head.W * 0.5)
	side := head.H * 0.8
	p.Mark(sign.Middle(side, side), face.Sign(f), color.Mix(theme.Ink, 0.3))
	p.Text(count, paint.Left, paint.Bold, head.H*0.5, theme.Ink, "×"+widget.Number(n+1))
	harm, mastery := r.Cut(r.H / 2)
	p.chance(harm, face.PowerSign, theme.Danger, turn.Harm, turn)
	p.chance(mastery, face.MasterySign, theme.Lit, turn.Mastery, turn)
}

// chance draws a number that may come, from the least to the most.
func (p *painter) chance(r layout.Rect, sign paint.Sign, color paint.Color, of nemesis.Range, turn *nemesis.Turn) {
	side := min(r.H*0.7, r.W*0.3)
	mark, words := r.Split(side * 1.3)
	if turn.Deadly && sign == face.PowerSign {
		sign = paint.Skull
	}
	p.Mark(mark.Middle(side, side), sign, color)
	label := "–"
	switch {
	case turn.Seen == 0:
	case of.Least == of.Most:
		label = widget.Number(int(of.Most))
	default:
		label = p.span(of)
	}
	p.write(words, paint.Bold, min(r.H*0.62, theme.Body*p.Type), theme.Ink, label)
}

// span is a range in words, kept for the next frame.
func (p *painter) span(of nemesis.Range) string {
	return p.text("shards-span", int(of.Least), int(of.Most))
}

// promised draws, beside the counters of the one who looks, what the command that is pointed at would change.
func (p *painter) promised() {
	of := &p.t.foretold.change
	if p.t.show.Viewer() == shards.NoSeat {
		return
	}
	at := &p.at.Sides[p.t.show.Viewer()]
	for _, c := range [...]struct {
		at    layout.Rect
		n     int32
		color paint.Color
	}{{at.Crystals, of.Crystals, theme.Water}, {at.Power, of.Power, theme.Danger}, {at.Health, of.Health, theme.Heal},
		{at.Mastery, of.Mastery, theme.Lit}} {
		if c.n == 0 {
			continue
		}
		words := p.text("shards-plus", int(c.n), 0)
		switch {
		case c.n >= shards.Infinite/2:
			words = "+∞"
		case c.n < 0:
			words = p.text("shards-minus", int(-c.n), 0)
		}
		size := 19 * p.Unit
		r := layout.Rect{X: c.at.Right() - 46*p.Unit, Y: c.at.Y - 4*p.Unit, W: 46 * p.Unit, H: size * 1.25}
		p.Fill(r, r.H/2, theme.Abyss.Alpha(0.92))
		p.Line(r, r.H/2, 1.4*p.Unit, c.color)
		p.Text(r, paint.Center, paint.Bold, size*0.85, c.color.Mix(theme.Ink, 0.35), words)
	}
}

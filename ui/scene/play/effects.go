package play

import (
	"math"

	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
)

// swing goes to and fro between -1 and 1 at a pace, unless motion is reduced.
func (c painter) swing(pace float64) float64 {
	if c.m.ReducedMotion {
		return 0
	}
	return math.Sin(c.m.Clock * pace)
}

// effects draws what is shown for a short time, but words.
func (c painter) effects() {
	for i := range c.m.Effects {
		if e := &c.m.Effects[i]; e.Time >= 0 && e.Kind != playback.Float {
			c.effect(e, e.Time/e.Length)
		}
	}
}

// floats draws the words that rise: over all that could hide them.
func (c painter) floats() {
	for i := range c.m.Effects {
		if e := &c.m.Effects[i]; e.Time >= 0 && e.Kind == playback.Float {
			c.float(e, e.Time/e.Length)
		}
	}
}

// effect draws an effect; t is its progress, 0 to 1.
func (c painter) effect(e *playback.Effect, t float64) {
	switch e.Kind {
	case playback.Token:
		c.token(e, t)
	case playback.Wisp:
		c.wisp(e, t)
	case playback.Flight:
		c.flight(e, t)
	case playback.Ring:
		c.ring(e, t)
	case playback.Banner:
		c.banner(e, t)
	case playback.Arrow:
		c.attack(e, t)
	case playback.Thread:
		c.thread(e, t)
	case playback.Mark:
		c.prey(e, t)
	case playback.Stamp:
		c.stamp(e, t)
	case playback.Burst:
		c.burst(e, t)
	case playback.Dust:
		c.dust(e, t)
	case playback.Motes:
		c.motes(e, t)
	case playback.Wreck:
		c.wreck(e, t)
	case playback.Riffle:
		c.riffle(e, t)
	case playback.Forge:
		c.forge(e, t)
	}
}

func out(t float64) float64 { return theme.EaseOut(min(1, max(0, t)), 1) }

func inOut(t float64) float64 { return theme.EaseInOut(min(1, max(0, t)), 1) }

// overshoot goes from 0 to 1 and a little beyond on the way.
func overshoot(t float64) float64 { return theme.Overshoot(min(1, max(0, t)), 1) }

// scatter is a number from 0 to 1 that looks random and is the same for the same
// numbers.
func scatter(i, k int) float64 {
	x := math.Sin(float64(i)*127.1+float64(k)*311.7) * 43758.5453
	return x - math.Floor(x)
}

// at is the place of something that flies from one place to another in a curve;
// with reduced motion it fades over.
func (c painter) at(e *playback.Effect, t, bow float64) (p layout.Point, alpha float64) {
	if c.m.ReducedMotion {
		if t < 0.5 {
			return e.From, 1 - 2*t
		}
		return e.To, 2*t - 1
	}
	q := inOut(t)
	return layout.Point{X: e.From.X + (e.To.X-e.From.X)*q, Y: e.From.Y + (e.To.Y-e.From.Y)*q - math.Sin(math.Pi*q)*bow*c.Unit}, 1
}

func disc(p layout.Point, side float64) layout.Rect {
	return layout.Rect{X: p.X - side/2, Y: p.Y - side/2, W: side, H: side}
}

func (c painter) float(e *playback.Effect, t float64) {
	u := c.Unit
	alpha := math.Min(1, (1-t)*2.5)
	y, grow := e.From.Y, 1.0
	if !c.m.ReducedMotion {
		y -= 46 * u * out(t)
		grow = 1 + 0.55*math.Max(0, 1-t*7)
	}
	size := e.Size * u * grow
	w := paint.Width(paint.Display, size, e.Text)
	if e.Sign != paint.NoSign {
		w += size * 1.1
	}
	r := layout.Rect{X: e.From.X - w/2, Y: y - size/2, W: w, H: size}.Clamp(c.m.Places.Main.Inset(6 * u))
	if prompt := c.m.Places.Prompt; r.Overlaps(prompt) { // which would hide it
		if r.Y = prompt.Y - size - 6*u; e.From.Y > prompt.Bottom() {
			r.Y = prompt.Bottom() + 6*u
		}
	}
	c.Soft(r.Inset(-6*u), size/2, 12*u, theme.Abyss.Alpha(0.8*alpha))
	if e.Sign != paint.NoSign {
		cardview.Symbol(c.List, layout.Rect{X: r.X, Y: r.Y, W: size, H: size}, e.Sign, e.Color.Alpha(alpha))
		r.X, r.W = r.X+size*1.1, r.W-size*1.1
	}
	c.Text(layout.Rect{X: r.X, Y: r.Y, W: r.W + 2, H: r.H}, paint.Left, paint.Display, size, e.Color.Alpha(alpha), e.Text)
}

// token draws flying æmber, with a tail.
func (c painter) token(e *playback.Effect, t float64) {
	u := c.Unit
	bow := 46 + 26*scatter(e.N, 1)
	for i := 3; i > 0 && !c.m.ReducedMotion; i-- {
		if back := t - 0.045*float64(i); back > 0 {
			p, _ := c.at(e, back, bow)
			side := (17 - 4*float64(i)) * u
			c.Fill(disc(p, side), side/2, e.Color.Alpha(0.42-0.1*float64(i)))
		}
	}
	p, alpha := c.at(e, t, bow)
	side := 22 * u
	if !c.m.ReducedMotion {
		side += 6 * math.Sin(math.Pi*t) * u
	}
	c.Soft(disc(p, side+6*u), side*0.6, 11*u, e.Color.Alpha(0.75*alpha))
	cardview.Symbol(c.List, disc(p, side), paint.Drop, e.Color.Mix(theme.Ink, 0.15).Alpha(alpha))
}

// wisp draws a flying light.
func (c painter) wisp(e *playback.Effect, t float64) {
	u := c.Unit
	for i := 4; i >= 0; i-- {
		back := t - 0.05*float64(i)
		if back < 0 || c.m.ReducedMotion && i > 0 {
			continue
		}
		p, alpha := c.at(e, back, 34)
		side := (15 - 2.4*float64(i)) * u
		c.Soft(disc(p, side), side/2, side*0.6, e.Color.Mix(theme.Ink, 0.35-0.05*float64(i)).Alpha(alpha*(0.8-0.15*float64(i))))
	}
}

func (c painter) flight(e *playback.Effect, t float64) {
	p, alpha := c.at(e, t, 26)
	w := e.Size
	switch end := e.Spot.W; {
	case end > 0 && !c.m.ReducedMotion:
		w += (end - w) * inOut(t)
	case end > 0 && t >= 0.5:
		w = end
	}
	h := w * layout.Ratio
	c.Turn(p, 0, alpha)
	cardview.Back(c.List, layout.Rect{X: p.X - w/2, Y: p.Y - h/2, W: w, H: h}, false)
	c.Upright()
}

// placed is where the card of an effect is now or, if it is gone, was.
func (c painter) placed(e *playback.Effect) layout.Rect {
	at, _, ok := c.m.Spot(e.Card)
	if e.Card == c.m.Board.Boss {
		return c.m.Places.Eye
	}
	if !ok {
		return disc(e.From, 60*c.Unit)
	}
	return at.Rect
}

// ring draws a ring around a card, which stays visible.
func (c painter) ring(e *playback.Effect, t float64) {
	at, _, ok := c.m.Spot(e.Card)
	if !ok {
		return
	}
	u, grow := c.Unit, out(t)
	if c.m.ReducedMotion {
		grow = 0.2
	}
	r := c.placed(e).Inset(-(3 + 14*grow) * u)
	round := 12 * u
	if e.Card == c.m.Board.Boss {
		round = r.H / 2
	}
	c.Turn(r.Center(), at.Angle, 1)
	c.Line(r.Inset(-3*u), round+3*u, 10*u, e.Color.Alpha(0.3*(1-t)))
	c.Line(r, round, 4*u*(1-grow)+1, e.Color.Alpha(1-t))
	c.Upright()
}

func (c painter) banner(e *playback.Effect, t float64) {
	u := c.Unit
	alpha := math.Min(1, math.Min(t*8, (1-t)*5))
	r := c.m.Places.Band
	r = layout.Rect{X: r.X, Y: r.Center().Y - 38*u, W: r.W, H: 76 * u}
	c.Fade(r, 0, theme.Abyss.Alpha(0.92*alpha), theme.Abyss.Alpha(0.8*alpha))
	c.Fill(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 3 * u}, 0, e.Color.Alpha(alpha))
	c.Fill(layout.Rect{X: r.X, Y: r.Bottom() - 3*u, W: r.W, H: 3 * u}, 0, e.Color.Alpha(alpha))
	slide := (1 - out(t*3)) * 60 * u
	if c.m.ReducedMotion {
		slide = 0
	}
	c.Text(r.Inset(20*u).Shift(-slide, 0), paint.Center, paint.Display, 34*u, e.Color.Mix(theme.Ink, 0.35).Alpha(alpha), e.Text)
}

// stamp brings a sign down.
func (c painter) stamp(e *playback.Effect, t float64) {
	grow, alpha := 1.0, math.Min(1, (1-t)*3)
	if !c.m.ReducedMotion {
		grow = 1 + 1.5*(1-out(t*3.4))
		alpha *= math.Min(1, t*8)
	}
	r := c.placed(e)
	side := min(r.W*0.62, 54*c.Unit) * grow
	c.Soft(disc(r.Center(), side*1.15), side*0.55, side*0.2, theme.Abyss.Alpha(0.7*alpha))
	cardview.Symbol(c.List, disc(r.Center(), side), e.Sign, e.Color.Alpha(alpha))
}

// burst makes sparks fly apart.
func (c painter) burst(e *playback.Effect, t float64) {
	far := out(t)
	if c.m.ReducedMotion {
		c.Soft(disc(e.From, e.Size), e.Size/2, e.Size*0.3, e.Color.Alpha(0.6*(1-t)))
		return
	}
	if t < 0.3 {
		side := e.Size * (0.35 + 1.6*t)
		c.Soft(disc(e.From, side), side/2, side*0.4, e.Color.Mix(theme.Ink, 0.6).Alpha(0.85*(1-t/0.3)))
	}
	for i := range e.N {
		angle := 2 * math.Pi * (float64(i) + 0.7*scatter(i, e.N)) / float64(e.N)
		d := e.Size * (0.35 + 0.65*scatter(i, 3)) * far
		side := (3 + 5*scatter(i, 5)) * c.Unit * (1 - t)
		p := layout.Point{X: e.From.X + math.Cos(angle)*d, Y: e.From.Y + math.Sin(angle)*d + e.Size*0.35*t*t}
		c.Turn(p, angle, 1)
		c.Fill(layout.Rect{X: p.X - side*1.6, Y: p.Y - side/2, W: side * 3.2, H: side}, side/2,
			e.Color.Mix(theme.Ink, 0.5*scatter(i, 7)).Alpha(1-t*t))
	}
	c.Upright()
}

// dust makes puffs roll away to both sides from below a card that has come down.
func (c painter) dust(e *playback.Effect, t float64) {
	r := c.placed(e)
	for i := range e.N {
		way := float64(2*(i%2) - 1)
		far := (0.3 + 0.4*scatter(i, 1)) * r.W * (0.6 + 0.7*out(t))
		side := (10 + 12*scatter(i, 3)) * c.Unit * (0.6 + out(t))
		p := layout.Point{X: r.Center().X + way*far, Y: r.Bottom() - r.H*(0.02+0.05*scatter(i, 5))*(1+2*out(t))}
		c.Soft(disc(p, side), side/2, side*0.5, e.Color.Alpha(0.5*(1-t)*(1-t)))
	}
}

// motes makes small signs rise from a card.
func (c painter) motes(e *playback.Effect, t float64) {
	r := c.placed(e)
	for i := range e.N {
		late := 0.35 * scatter(i, 2)
		if t < late {
			continue
		}
		q := (t - late) / (1 - late)
		side := (9 + 8*scatter(i, 4)) * c.Unit
		p := layout.Point{X: r.X + r.W*(0.12+0.76*scatter(i, 6)), Y: r.Bottom() - r.H*0.15 - r.H*0.8*q}
		if c.m.ReducedMotion {
			p.Y = r.Center().Y
		} else {
			p.X += math.Sin(q*5+float64(i)) * 5 * c.Unit
		}
		cardview.Symbol(c.List, disc(p, side), e.Sign, e.Color.Alpha(math.Sin(math.Pi*q)))
	}
}

// wreck breaks a card into sinking pieces.
func (c painter) wreck(e *playback.Effect, t float64) {
	r := e.Spot.Rect
	if c.m.ReducedMotion {
		c.draw(e.Card, e.Spot, 1-t, cardStyle{})
		return
	}
	const columns, rows = 4, 5
	if t < 0.16 {
		c.draw(e.Card, e.Spot, 1, cardStyle{})
		c.Fill(r, 6*c.Unit, theme.Ink.Alpha(0.75*t/0.16))
		return
	}
	q := (t - 0.16) / 0.84
	w, h := r.W/columns, r.H/rows
	for i := range columns * rows {
		x, y := float64(i%columns), float64(i/columns)
		late := 0.28 * scatter(i, 9)
		s := max(0, q-late) / (1 - late)
		side := layout.Point{X: (x - (columns-1)/2.0) * w * (0.35 + 0.8*scatter(i, 1)) * out(s), Y: r.H*0.9*s*s - r.H*0.12*math.Sin(math.Pi*s)}
		p := layout.Point{X: r.X + (x+0.5)*w + side.X, Y: r.Y + (y+0.5)*h + side.Y}
		shrink := 1 - 0.45*s
		color := e.Color.Mix(theme.Abyss, 0.2+0.6*y/rows+0.15*scatter(i, 8)).Mix(theme.Ink, 0.8*max(0, 1-q*5))
		c.Turn(p, (scatter(i, 4)-0.5)*3*s, 1)
		c.Fill(layout.Rect{X: p.X - w*shrink/2, Y: p.Y - h*shrink/2, W: w * shrink, H: h * shrink}, 2*c.Unit, color.Alpha(1-s*s))
	}
	c.Upright()
}

// riffle shuffles the cards of a pile into each other.
func (c painter) riffle(e *playback.Effect, t float64) {
	r := e.Spot.Rect
	w := min(r.W, r.H/layout.Ratio) * 0.9
	for i := range 4 {
		d := math.Sin(math.Pi*min(1, max(0, t*1.4-0.13*float64(i)))) * w * 0.55
		if i%2 == 1 {
			d = -d
		}
		if c.m.ReducedMotion {
			d = 0
		}
		at := r.Middle(w, w*layout.Ratio).Shift(d, -2*float64(i)*c.Unit)
		c.Turn(at.Center(), d/w*0.25, math.Min(1, (1-t)*4))
		cardview.Back(c.List, at, e.N == 1)
	}
	c.Upright()
}

// forge draws the forging of a key: it takes shape over the dimmed table, in a flash and rays of
// its color, and then flies to the others while the game goes on.
func (c painter) forge(e *playback.Effect, t float64) {
	const strike, leaves = 0.14, 0.66
	u := c.Unit
	main := c.m.Places.Main
	veil := max(0, min(1, t*9, (leaves+0.06-t)*9))
	c.Fill(main, 0, theme.Abyss.Alpha(0.62*veil))
	from := layout.Point{X: main.Center().X, Y: main.Y + main.H*0.34}
	fly, grow, spin := inOut((t-leaves)/(1-leaves)), overshoot((t-strike+0.04)/0.16), c.m.Clock*0.35
	bright := min(1, max(0, (t-strike+0.04)*8)) * (1 - fly)
	flash, alpha := 1-math.Abs(t-strike)/0.1, min(1, t*9, (1-t)*12)
	if c.m.ReducedMotion {
		fly, grow, spin, flash = 0, 1, 0, 0
		bright, alpha = veil, veil
	}
	p := layout.Point{X: from.X + (e.To.X-from.X)*fly, Y: from.Y + (e.To.Y-from.Y)*fly - math.Sin(math.Pi*fly)*40*u}
	for i := range 12 {
		long := (150 + 46*scatter(i, 2)) * u * (0.4 + 0.6*grow)
		c.Turn(p, 2*math.Pi*float64(i)/12+spin, 1)
		c.Soft(layout.Rect{X: p.X + 46*u, Y: p.Y - 5*u, W: long, H: 10 * u}, 5*u, 9*u, e.Color.Alpha(0.32*bright))
	}
	c.Upright()
	side := (132*grow*(1-fly) + 26*fly) * u
	c.Soft(disc(p, side*1.3), side*0.65, side*0.4, e.Color.Alpha(0.55*alpha))
	if flash > 0 {
		c.Soft(disc(p, 210*u*flash), 105*u*flash, 80*u*flash, theme.Ink.Alpha(0.9*flash))
	}
	if grow > 0 {
		c.Mark(disc(p, side).Shift(2*u, 4*u), e.Sign, theme.Abyss.Alpha(0.7*alpha))
		c.Mark(disc(p, side), e.Sign, e.Color.Mix(theme.Ink, 0.5*max(0, 1-(t-strike)*4)).Alpha(alpha))
	}
	if words := min(1, (t-0.08)*9, (leaves-t)*9); words > 0 {
		c.Text(layout.Rect{X: main.X + 20*u, Y: from.Y + 92*u, W: main.W - 40*u, H: 52 * u}, paint.Center, paint.Display, 34*u,
			e.Color.Mix(theme.Ink, 0.5).Alpha(words), e.Text)
	}
}

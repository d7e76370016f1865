package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// facing draws the side of the player opposite in a standard game, without its cards in
// play: the mirror of the near side.
func (c painter) facing(s *scene.Stack) {
	side := c.m.OppositeSide()
	p := &c.m.Places.Sides[side]
	over := layout.Rect{W: c.m.Places.Main.W, H: p.Zone.Bottom()}
	c.Fade(over, 0, theme.Abyss.Alpha(0.5), theme.Abyss.Alpha(0.1))
	c.vacant(p.Line.Area, c.of("line-of", s, side), p.Line.N == 0)
	c.vacant(p.Artifacts.Area, s.T("artifacts"), p.Artifacts.N == 0)
	c.farHand(s, side)
	c.status(s, side)
	c.piles(s, side)
	c.turn(side, p.Line.Area)
}

// of is a text about a player.
func (c painter) of(key string, s *scene.Stack, side keyforge.Side) string {
	return c.cache.Words(scene.Words{What: key, A: int(side), B: 0, C: 0}, func() string { return s.T(key, c.m.Name(side)) })
}

// farHand shows how many cards the player opposite holds, and their backs.
func (c painter) farHand(s *scene.Stack, side keyforge.Side) {
	u := c.Unit
	p := &c.m.Places.Sides[side]
	pile := c.m.Board.Piles[side][card.Hand]
	n := len(pile)
	from := p.Zone.X
	if p.Status.Right() < p.Hand.Area.X {
		from = p.Status.Right() + 6*u
	}
	if label := (layout.Rect{X: from, Y: p.Hand.Area.Y, W: p.Hand.Area.X - from - 6*u, H: p.Hand.Area.H}); label.W > 0.5*label.H {
		c.farHandLabel(s, side, label, n)
	}
	for i := range min(n, p.Hand.N) {
		if pile[i] == 0 {
			cardview.Back(c.List, p.Hand.Card[i], false)
		}
	}
}

// farHandLabel says how many cards the player opposite holds.
func (c painter) farHandLabel(s *scene.Stack, side keyforge.Side, label layout.Rect, n int) {
	u := c.Unit
	words := c.cache.Words(scene.Words{What: "hand-n", A: n, B: 0, C: 0}, func() string { return s.T("hand-n", n) })
	plate := label.Middle(label.W, min(label.H, 34*max(u, c.Type)))
	c.Fill(plate, 8*u, theme.Abyss.Alpha(0.62))
	sign := layout.Rect{X: plate.X + 5*u, Y: plate.Center().Y - 9*u, W: 18 * u, H: 18 * u}
	cardview.Symbol(c.List, sign, paint.Cards, theme.Seats[side].Mix(theme.Ink, 0.3))
	at := layout.Rect{X: plate.X + 28*u, Y: plate.Y, W: plate.W - 32*u, H: plate.H}
	c.FittedIn(at, paint.Bold, min(theme.Body*c.Type, plate.H*0.8), theme.Ink, words)
	c.explain("far-hand", int(side), plate, c.handTip(s, side, n))
}

// handTip says how many cards a player holds, and up to how many they draw.
func (c painter) handTip(s *scene.Stack, side keyforge.Side, n int) string {
	return c.cache.Words(scene.Words{What: "hand-tip", A: int(side), B: n, C: 0}, func() string { return s.T("hand-tip", c.m.Name(side), n) })
}

// middle draws what is between the two players: for whom the tide is high, if a card of
// the game refers to it, and whose turn it is.
func (c painter) middle(s *scene.Stack) {
	u := c.Unit
	r := c.m.Places.Band
	who := theme.Seats[c.m.Board.TurnOf&3]
	c.Fade(r, 0, theme.Bronze.Mix(theme.Abyss, 0.72).Alpha(0.75), theme.Bronze.Mix(theme.Abyss, 0.85).Alpha(0.6))
	for _, y := range [...]float64{r.Y, r.Bottom() - max(1, u)} {
		c.Fill(layout.Rect{X: r.X, Y: y, W: r.W, H: max(1, u)}, 0, theme.Bronze.Alpha(0.5))
	}
	size := theme.Body * c.Type
	left := r.X + 12*u
	if c.m.Tides() {
		left = c.tideOf(s, r)
	}
	line := c.turnLine(s, true)
	right := layout.Rect{X: left + 10*u, Y: r.Y, W: r.Right() - left - 22*u, H: r.H}
	if right.W < paint.Width(paint.Bold, size, line) {
		line = c.turnLine(s, false)
	}
	_, turn := right.SplitRight(paint.Width(paint.Bold, size, line) + 12*u)
	c.strip(turn.Shift(4*u, 0))
	c.turnBefore(s, layout.Rect{X: turn.X - r.H - 2*u, Y: r.Y, W: r.H, H: r.H}.Inset(2*u))
	c.Text(right, paint.Right, paint.Bold, size, c.goalSpot(turn, who), line)
}

// tideOf shows for whom the tide is high, and the button that raises it; it returns where
// that ends.
func (c painter) tideOf(s *scene.Stack, r layout.Rect) float64 {
	u := c.Unit
	size := theme.Body * c.Type
	words, tip, color, high := s.T("tide-neutral"), s.T("tide-neutral-means"), theme.Sand, false
	for side := range keyforge.Side(c.m.Seats()) {
		if c.m.Board.HighFor&(1<<side) != 0 {
			words, tip, color, high = c.of("tide-high-for", s, side), c.of("tide-high-for-means", s, side), theme.Seats[side], true
		}
	}
	cardview.TideCard(c.List, layout.Rect{X: r.X + 12*u, Y: r.Center().Y - 14.5*u, W: 21 * u, H: 29 * u}, high)
	name := layout.Rect{X: r.X + 40*u, Y: r.Y, W: paint.Width(paint.Display, size, words) + 12*u, H: r.H}
	c.strip(name.Inset(-4 * u))
	c.Text(name, paint.Left, paint.Display, size, color, words)
	c.explain("tide", 0, layout.Rect{X: r.X + 8*u, Y: r.Y, W: name.Right() - r.X - 8*u, H: r.H}, tip)
	label := c.cache.Words(scene.Words{What: "raise-tide-chains"}, func() string { return lang.Capital(s.T("raise-tide-chains")) })
	at := layout.Rect{X: name.Right(), Y: r.Y + 3*u, W: paint.Width(paint.Bold, size, label) + 28*u, H: r.H - 6*u}
	if c.raiseTide(s, at, label) {
		c.Tip = s.T("tide-raised-means")
	}
	return at.Right()
}

// tideSign marks the player for whom the tide is high, beside the keys.
func (c painter) tideSign(s *scene.Stack, side keyforge.Side, r layout.Rect) {
	if c.m.Duel() && c.m.Board.HighFor&(1<<side) != 0 {
		cardview.TideCard(c.List, r, true)
		c.explain("tide-of", int(side), r, c.of("tide-high-for-means", s, side))
	}
}

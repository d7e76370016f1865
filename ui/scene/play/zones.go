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
	"github.com/keyraken/keyraken/ui/widget"
)

// pileZones are the zones of the piles on the table, in their order there.
var pileZones = [layout.Piles]card.Zone{card.Deck, card.Discard, card.Archives, card.Purged}

var pileKeys = [layout.Piles]string{"pile-deck", "pile-discard", "pile-archives", "pile-purged"}

// monster draws the side of the monster without its cards in play.
func (c painter) monster(t *Screen, s *scene.Stack) {
	b := &c.m.Board
	c.piles(s, keyforge.Monster)
	c.turn(keyforge.Monster, c.m.Places.Sides[keyforge.Monster].Zone)
	if b.Boss != 0 {
		c.boss(t, s)
	}
}

// vacant names a row while it is empty, between the places for cards. Cards in it
// lie on the ground of the scene.
func (c painter) vacant(r layout.Rect, name string, empty bool) {
	u := c.Unit
	if !empty {
		return
	}
	label := r.Middle(paint.Width(paint.Italic, theme.Small*c.Type, name)+12*u, 22*u*max(1, c.Type))
	c.Soft(label.Inset(-5*u), label.H/2, 10*u, theme.Abyss.Alpha(0.7))
	c.Text(r, paint.Center, paint.Italic, theme.Small*c.Type, theme.Dim, name)
	h := r.H * 0.72
	w := h / layout.Ratio
	apart := max(w*1.25, paint.Width(paint.Italic, theme.Small*c.Type, name)/2+w*0.75)
	for i := range 2 {
		away := apart + float64(i)*w*1.25
		if away+w/2 > r.W/2 {
			break
		}
		for _, x := range [...]float64{-away, away} {
			c.Line(r.Middle(w, h).Shift(x, 0), w*0.1, max(1, u), theme.Dim.Alpha(0.22-0.08*float64(i)))
		}
	}
}

// turn lets light fall on the zone of the side whose turn it is. The light is steady: all cards
// that lie in it would have to be drawn again.
func (c painter) turn(side keyforge.Side, zone layout.Rect) {
	if c.m.Board.TurnOf == side {
		c.Soft(zone.Inset(zone.H*0.12), zone.H*0.38, zone.H*0.36, theme.Seats[side].Alpha(0.11))
	}
}

// stat draws a sign, a value and what it is.
func (c painter) stat(r layout.Rect, s paint.Sign, color paint.Color, value, name string) {
	side := min(r.H, 26*c.Unit)
	cardview.Symbol(c.List, layout.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}, s, color)
	text := layout.Rect{X: r.X + side + 5*c.Unit, Y: r.Y, W: r.W - side - 6*c.Unit, H: r.H}
	w := paint.Width(paint.Display, theme.Large*c.Type, value)
	c.Text(text, paint.Left, paint.Display, theme.Large*c.Type, color, value)
	text.X, text.W = text.X+w+5*c.Unit, text.W-w-5*c.Unit
	if text.W >= 0.72*paint.Width(paint.Regular, theme.Tiny*c.Type, name) {
		c.Text(text, paint.Left, paint.Regular, theme.Tiny*c.Type, theme.Dim, name)
	}
}

// piles draws the piles of a side; each can be opened.
func (c painter) piles(s *scene.Stack, side keyforge.Side) {
	u := c.Unit
	for i, r := range c.m.Places.Sides[side].Piles {
		if r.Empty() {
			continue
		}
		z := pileZones[i]
		pile := c.m.Board.Piles[side][z]
		size := theme.Tiny * c.Type
		line := max(14*u, size*1.3)
		cards, label := r.Cut(r.H - line)
		label = label.Middle(label.W+2*u, label.H)
		cards.H -= u
		hover, click := c.ViewSpot(widget.ID{What: pileNames[side], N: i}, r, s.T(pileKeys[i]))
		w := min(cards.W, cards.H/layout.Ratio)
		box := cards.Middle(w, cards.H)
		c.pile(box, pile, side)
		if c.m.InPile(pile) {
			c.Line(box, 5*u, 3*u, theme.Lit.Alpha(0.7+0.3*c.swing(4)))
		}
		if hover {
			c.Line(box, 5*u, 2*u, theme.Lit)
			c.Tip = c.pileTip(s, side, z)
		}
		n := box.Middle(min(box.W-4*u, 26*max(u, c.Type)), 21*max(u, c.Type))
		if len(pile) > 0 && pile[len(pile)-1] == 0 {
			n.Y = box.Bottom() - n.H - 3*u // below what the back shows
		}
		c.Fill(n, 9*u, theme.Abyss.Alpha(0.9))
		c.Line(n, 9*u, max(1, u), theme.Edge)
		c.Text(n, paint.Center, paint.Display, theme.Body*c.Type, theme.Ink, widget.Number(len(pile)))
		words := s.T(pileKeys[i])
		size = min(size, size*label.W/paint.Width(paint.Regular, size, words))
		strip := label.Middle(min(label.W, paint.Width(paint.Regular, size, words)+8*u), label.H)
		c.Fill(strip, strip.H/2, theme.Abyss.Alpha(0.62)) // arms and waves pass below
		c.TextLine(label, paint.Center, paint.Regular, size, theme.Dim, words)
		if click {
			c.Defer(func() { s.Push(&pileScreen{m: c.m, side: side, zone: z}) })
		}
	}
}

// pile draws the top of a pile.
func (c painter) pile(box layout.Rect, pile []keyforge.Slot, side keyforge.Side) {
	u := c.Unit
	switch {
	case len(pile) == 0:
		c.Fill(box, 5*u, theme.Abyss.Alpha(0.35))
		c.Line(box, 5*u, max(1, u), theme.Raised)
	case pile[len(pile)-1] == 0:
		cardview.Back(c.List, box, side == keyforge.Monster)
	default:
		c.draw(pile[len(pile)-1], layout.Spot{Rect: box}, 1, cardStyle{bare: true})
	}
}

// pileNames are the names of the piles of the sides for tests.
var pileNames = [keyforge.MaxSides]string{"pile-1", "pile-2", "pile-3", "pile-m"}

// band draws the tide, and whose turn it is, and returns the room between for a
// forecast.
func (c painter) band(s *scene.Stack) (room layout.Rect) {
	u := c.Unit
	r := c.m.Places.Band
	water := theme.Water.Mix(theme.Abyss, 0.74-0.30*c.m.Tide)
	c.Fade(r, 0, water.Alpha(0.72), water.Mix(theme.Abyss, 0.5).Alpha(0.55))
	for _, y := range [...]float64{r.Y, r.Bottom() - max(1, u)} {
		c.Fill(layout.Rect{X: r.X, Y: y, W: r.W, H: max(1, u)}, 0, theme.Bronze.Alpha(0.45))
	}
	size, left := theme.Body*c.Type, r.X
	if c.m.Tides() {
		left = c.tide(s, r)
	}
	right := layout.Rect{X: left + 10*u, Y: r.Y, W: r.Right() - left - 22*u, H: r.H}
	b := &c.m.Board
	who := theme.Seats[b.TurnOf&3]
	line := c.turnLine(s, true)
	if right.W-paint.Width(paint.Bold, size, line) < forecastWidth*u { // the prompt names the step too
		line = c.turnLine(s, false)
	}
	room, turn := right.SplitRight(paint.Width(paint.Bold, size, line) + 12*u)
	c.strip(turn.Shift(4*u, 0))
	c.Text(right, paint.Right, paint.Bold, size, c.goalSpot(turn, who), line)
	return room
}

// tide draws the tide at the left of the band, and returns where it ends.
func (c painter) tide(s *scene.Stack, r layout.Rect) (left float64) {
	u := c.Unit
	key, color := "tide-low", theme.Sand
	if c.m.Board.High {
		key, color = "tide-high", theme.Water
	}
	cardview.TideCard(c.List, layout.Rect{X: r.X + 12*u, Y: r.Center().Y - 14.5*u, W: 21 * u, H: 29 * u}, c.m.Board.High)
	size := theme.Body * c.Type
	name := layout.Rect{X: r.X + 40*u, Y: r.Y, W: paint.Width(paint.Display, size, s.T(key)) + 12*u, H: r.H}
	c.strip(name.Inset(-4 * u))
	c.Text(name, paint.Left, paint.Display, size, color, s.T(key))
	left = name.Right()
	c.explain("tide", 0, layout.Rect{X: r.X + 8*u, Y: r.Y, W: left - r.X - 8*u, H: r.H}, c.tideTip(s))
	if c.m.TidePrice() > 0 {
		left = c.tideButton(s, layout.Rect{X: left, Y: r.Y + 3*u, H: r.H - 6*u})
	}
	return left
}

// strip darkens the water below words.
func (c painter) strip(r layout.Rect) {
	r = r.Middle(r.W, min(r.H, 1.6*theme.Body*c.Type))
	c.Fill(r, r.H/2, theme.Abyss.Alpha(0.62))
}

// tideButton offers to raise the tide for its price, and returns where the button ends.
func (c painter) tideButton(s *scene.Stack, r layout.Rect) float64 {
	price := c.m.TidePrice()
	label := c.cache.Words(scene.Words{What: "tide", A: price, B: 0, C: 0}, func() string { return s.T("raise-tide", price) })
	r.W = paint.Width(paint.Bold, theme.Body*c.Type, label) + 28*c.Unit
	if c.raiseTide(s, r, label) {
		c.Tip = c.tideTip(s)
	}
	return r.Right()
}

// raiseTide is the button that raises the tide; it reports whether it is enabled and
// pointed at.
func (c painter) raiseTide(s *scene.Stack, r layout.Rect, label string) bool {
	why := s.Why(c.m.WhyNoTide())
	if !c.m.Asking() {
		why = s.T("not-now")
	}
	id := widget.ID{What: "raise-tide"}
	if c.Button(id, r, label, why, widget.Plain) {
		c.m.Answer(keyforge.Command{Verb: keyforge.RaiseTide})
	}
	return c.Hot == id && why == ""
}

var stepKeys = [...]string{"step-setup", "step-start", "step-forge", "step-house", "step-main", "step-ready", "step-draw", "step-end"}

// turnLine says which turn it is, whose, and, if there is room, which step; in a puzzle, what its goal is.
func (c painter) turnLine(s *scene.Stack, step bool) string {
	if c.puzzle != nil {
		return c.puzzle.Aim
	}
	b := &c.m.Board
	at := -1
	if step && b.TurnOf != keyforge.Monster {
		at = int(b.Step)
	}
	return c.cache.Words(scene.Words{What: "turn", A: c.m.Tally.Turns, B: int(b.TurnOf), C: at}, func() string {
		if c.m.Tally.Turns == 0 {
			return lang.Capital(s.T("step-setup"))
		}
		line := s.T("turn-n", c.m.Tally.Turns) + " · " + c.m.Name(b.TurnOf)
		if at >= 0 {
			line += " · " + s.T(stepKeys[at])
		}
		return line
	})
}

// player draws a player's side without the cards.
func (c painter) player(s *scene.Stack, side keyforge.Side) {
	p := &c.m.Places.Sides[side]
	if p.Small {
		c.ally(s, side)
		return
	}
	under := layout.Rect{X: 0, Y: p.Line.Area.Y, W: c.m.Places.Main.W, H: c.H - p.Line.Area.Y}
	c.Fade(under, 0, theme.Abyss.Alpha(0.1), theme.Abyss.Alpha(0.5))
	c.vacant(p.Line.Area, s.T("your-line"), p.Line.N == 0)
	c.vacant(p.Artifacts.Area, s.T("artifacts"), p.Artifacts.N == 0)
	c.others(s, side, &p.Hand)
	c.status(s, side)
	c.piles(s, side)
	c.turn(side, p.Line.Area)
}

// others marks the place of the hand while somebody else's hand is there: that of a
// side that was opened, or that the computer plays. It says whose where no card is.
func (c painter) others(s *scene.Stack, side keyforge.Side, hand *layout.Row) {
	key := "hand-of"
	switch bot := c.m.Bots[side] != nil; {
	case bot:
		key = "hand-of-bot"
	case c.m.Opened != side && !(c.m.Duel() && c.m.HandHidden(side)):
		return
	}
	u, color := c.Unit, theme.Seats[side]
	r := hand.Area.Inset(-3 * u)
	c.Fade(r, 9*u, color.Alpha(0.2), color.Alpha(0.06))
	c.Line(r, 9*u, 2*u, color.Alpha(0.8))
	at := layout.Rect{X: r.X + 10*u, Y: r.Y + 8*u, W: 128 * u, H: r.H - 8*u}
	if hand.N > 0 && hand.Card[0].X < at.Right() {
		return
	}
	words := c.cache.Words(scene.Words{What: key, A: int(side), B: 0, C: 0}, func() string { return s.T(key, c.m.Name(side)) })
	c.Paragraph(at, paint.Left, paint.Regular, theme.Small*c.Type, color, words)
}

// status draws a player's name and numbers.
func (c painter) status(s *scene.Stack, side keyforge.Side) {
	u := c.Unit
	b := &c.m.Board
	place := &c.m.Places.Sides[side]
	r := place.Status
	c.Slab(r, theme.Seats[side], 0.25)
	c.ViewSpot(widget.ID{What: "status", N: int(side)}, r, c.m.Name(side))
	if place.Tall() {
		c.tallStatus(s, side, r)
		return
	}
	top, bottom := r.Inset(7 * u).Cut(28 * u)
	_, houses := top.Split(place.NameRow(u).W)
	if houses.W == 0 { // they have a row of their own
		houses, bottom = bottom.Drop(4 * u).Cut(28 * u)
	}
	name := s.Crested(c.Canvas, c.beside(s, side), int(side))
	c.Text(name, paint.Left, paint.Display, theme.Body*c.Type, theme.Seats[side], c.m.Name(side))
	c.houses(s, side, houses)
	at := func(from, width float64) layout.Rect {
		return layout.Rect{X: bottom.X + from*bottom.W, Y: bottom.Y + 4*u, W: width * bottom.W, H: bottom.H - 4*u}
	}
	c.pool(s, side, at(0, 0.42))
	c.tideSign(s, side, at(0.37, 0.06).Middle(17*u, 24*u))
	c.forged(s, side, at(0.44, 0.24))
	if n := b.Chains[side]; n > 0 {
		c.stat(at(0.68, 0.32), paint.Chain, theme.Dim, widget.Number(n), s.T("chains"))
		c.explain("chains", int(side), at(0.68, 0.32), c.chainsTip(s, n))
	}
}

// tallStatus draws a player's name and numbers one below another.
func (c painter) tallStatus(s *scene.Stack, side keyforge.Side, r layout.Rect) {
	u := c.Unit
	row := func(part float64) layout.Rect {
		var at layout.Rect
		at, r = r.Cut(part)
		return at
	}
	r = r.Inset(8 * u)
	h := r.H
	r = r.Drop(c.m.Places.Sides[side].NameRow(u).H)
	name := s.Crested(c.Canvas, c.beside(s, side), int(side))
	c.Text(name, paint.Left, paint.Display, theme.Body*c.Type, theme.Seats[side], c.m.Name(side))
	at := row(0.26 * h)
	c.houses(s, side, at.Middle(at.W, 28*u))
	c.pool(s, side, row(0.29*h))
	keys, rest := r.Split(0.52 * r.W)
	c.forged(s, side, keys)
	tide, rest := rest.Split(0.32 * rest.W)
	c.tideSign(s, side, tide.Middle(17*u, 24*u))
	if n := c.m.Board.Chains[side]; n > 0 {
		c.brief(rest, paint.Chain, theme.Dim, widget.Number(n))
		c.explain("chains", int(side), rest, c.chainsTip(s, n))
	}
}

// pool draws the æmber of a player, and what a key costs, with what that means.
func (c painter) pool(s *scene.Stack, side keyforge.Side, r layout.Rect) {
	b := &c.m.Board
	c.stat(r, paint.Drop, theme.Amber, c.fraction(b.Pool[side], b.Cost[side]), s.T("key"))
	c.explain("amber", int(side), r, c.amberTip(s, side))
}

// forged draws the keys of a player, with what they mean.
func (c painter) forged(s *scene.Stack, side keyforge.Side, r layout.Rect) {
	c.keys(r, c.m.Board.Keys[side])
	c.explain("keys", int(side), r, c.keysTip(s, side))
}

// houses draws the houses of a player, the active one bright with its name.
func (c painter) houses(s *scene.Stack, side keyforge.Side, r layout.Rect) {
	u := c.Unit
	b := &c.m.Board
	active := card.NoHouse
	if b.TurnOf == side {
		active = b.House
	}
	x := r.Right() - 26*u
	for h := card.HouseCount - 1; h > card.NoHouse; h-- {
		if !b.Houses[side].Has(h) || h == active {
			continue
		}
		box := layout.Rect{X: x, Y: r.Y + 2*u, W: 22 * u, H: 22 * u}
		cardview.Emblem(c.List, box, h)
		if active != card.NoHouse {
			c.Fill(box, 11*u, theme.Abyss.Alpha(0.6))
		}
		x -= 26 * u
	}
	if active == card.NoHouse {
		return
	}
	box := layout.Rect{X: r.X, Y: r.Y, W: x - r.X + 22*u, H: 27 * u}
	c.Fill(box, 13*u, theme.House(active).Mix(theme.Abyss, 0.45))
	c.Line(box, 13*u, max(1, 1.6*u), theme.House(active))
	c.Mark(layout.Rect{X: box.X + 5*u, Y: box.Y + 3*u, W: 21 * u, H: 21 * u}, paint.Emblem(active), theme.Power)
	words, name := layout.Rect{X: box.X + 30*u, Y: box.Y, W: box.W - 36*u, H: box.H}, c.m.Words.Language.House(active)
	if 0.7*paint.Width(paint.Bold, theme.Small*c.Type, name) <= words.W { // otherwise its color and its emblem show it
		c.Text(words, paint.Left, paint.Bold, theme.Small*c.Type, theme.Power, name)
	}
}

// keys draws the three keys, those that are forged bright, and a plain one if it is forged (K31.5).
func (c painter) keys(r layout.Rect, forged uint8) {
	n := 3 + int(forged>>3&1)
	side := min(r.H, 26*c.Unit, r.W/(0.1+1.1*float64(n)))
	for i := range n {
		box := layout.Rect{X: r.X + float64(i)*side*1.12, Y: r.Y + (r.H-side)/2, W: side, H: side}
		cardview.KeyToken(c.List, box, i, forged&(1<<i) != 0)
	}
}

// ally draws the side of an ally, small: a click opens it.
func (c painter) ally(s *scene.Stack, side keyforge.Side) {
	b, u := &c.m.Board, c.Unit
	p := &c.m.Places.Sides[side]
	hover, click := c.ViewSpot(widget.ID{What: "ally", N: int(side)}, p.Zone, c.m.Name(side))
	edge, touch := theme.Seats[side], 0.25
	switch {
	case hover:
		edge, touch = theme.Lit, 1
	case b.TurnOf == side:
		touch = 1
	}
	c.Slab(p.Zone, edge, touch)
	r := p.Status
	at := func(from, width float64) layout.Rect {
		return layout.Rect{X: r.X + r.W*from, Y: r.Y, W: r.W * width, H: r.H}
	}
	name, from, part := at(0.01, 0.23), 0.25, 1.0
	if r.H > 36*u { // the name has a row of its own
		r = r.Drop(r.H / 2)
		name, from, part = c.beside(s, side).Shift(2*u, 0), 0, 1.3
	}
	if paint.Width(paint.Display, theme.Small*c.Type*0.75, c.m.Name(side)) < name.W-24*u {
		name = s.Crested(c.Canvas, name, int(side))
	} else { // there is no room beside the name
		s.Crested(c.Canvas, layout.Rect{X: p.Zone.X - 8*u, Y: p.Zone.Y - 8*u, W: p.Zone.W, H: 16 * u}, int(side))
	}
	c.Text(name, paint.Left, paint.Display, theme.Small*c.Type, theme.Seats[side], c.m.Name(side))
	c.brief(at(from, 0.22*part), paint.Drop, theme.Amber, c.fraction(b.Pool[side], b.Cost[side]))
	c.keys(at(from+0.235*part, 0.18*part), b.Keys[side])
	c.brief(at(from+0.41*part, 0.17*part), paint.Cards, theme.Dim, widget.Number(len(b.Piles[side][card.Hand])))
	if b.Chains[side] > 0 {
		c.brief(at(from+0.6*part, 0.15*part), paint.Chain, theme.Dim, widget.Number(b.Chains[side]))
	}
	if click {
		c.Defer(func() { c.m.Open(side) })
	}
}

func (c painter) brief(r layout.Rect, s paint.Sign, color paint.Color, value string) {
	side := min(r.H*0.9, 17*c.Unit)
	cardview.Symbol(c.List, layout.Rect{X: r.X, Y: r.Center().Y - side/2, W: side, H: side}, s, color)
	c.Text(layout.Rect{X: r.X + side + 3*c.Unit, Y: r.Y, W: r.W - side - 3*c.Unit, H: r.H}, paint.Left, paint.Display, theme.Small*c.Type,
		color, value)
}

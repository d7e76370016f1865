package play

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// preview is what would come of the thing pointed at, in words: a fight, or another answer.
type preview struct {
	fight   *forecast.Fight
	outcome *forecast.Outcome
	of      forecast.Fight // that the words describe
	after   forecast.Outcome
	words   string
}

// foresee works out what would come of the thing pointed at: a target, the offer to
// fight in the menu of a card if there is a single target, or an answer.
func (v *preview) foresee(f *cardview.Canvas, s *scene.Stack, m *table.Model, hover, menu keyforge.Slot) {
	v.fight, v.outcome = m.FightWith(hover), nil
	if m.Dragged() != 0 {
		v.fight = m.PlannedFight(&m.DropPreview().Plan)
		v.outcome = m.PlannedOutcome(&m.DropPreview().Plan)
	}
	if menu != 0 && f.Hot == (widget.ID{What: "action", N: int(keyforge.Fight)}) {
		v.fight = m.OnlyFight(menu)
	}
	if v.fight == nil && m.Dragged() == 0 {
		if c := aimed(f, m); c.Verb != keyforge.NoCommand {
			v.outcome = m.Outcome(c)
		}
	}
	switch k, o := v.fight, v.outcome; {
	case k != nil && !k.Same(&v.of):
		v.of, v.after = *k, forecast.Outcome{}
		w := foretelling(s, m)
		v.words = w.Fight(k)
	case o != nil && !o.Same(&v.after):
		v.of, v.after = forecast.Fight{}, o.Clone()
		v.words = comes(o, s, m)
	}
}

// aimed is the answer pointed at, if any.
func aimed(f *cardview.Canvas, m *table.Model) keyforge.Command {
	switch f.Hot.What {
	case "card", "pick":
		if c := keyforge.Slot(f.Hot.N); m.Lit(c) {
			return keyforge.Command{Verb: keyforge.Pick, Card: c}
		}
	case "yes":
		return keyforge.Command{Verb: keyforge.Yes}
	case "no":
		return keyforge.Command{Verb: keyforge.No}
	case "done":
		return keyforge.Command{Verb: keyforge.Done}
	case "answer":
		return keyforge.Command{Verb: keyforge.Choose, N: int16(f.Hot.N)}
	}
	return keyforge.Command{}
}

// comes says what would come of an answer.
func comes(o *forecast.Outcome, s *scene.Stack, m *table.Model) string {
	words := strings.Join(m.DescribeOutcome(o), " ")
	if words == "" {
		return ""
	}
	if o.Unsure {
		words += " " + s.T("fight-unsure")
	}
	return s.T("answer-then", words)
}

// foretelling are the words of forecasts.
func foretelling(s *scene.Stack, m *table.Model) forecast.Words {
	return forecast.Words{Language: s.Language, Title: m.Title}
}

// draw draws on the cards what would come of the thing pointed at.
func (v *preview) draw(p painter) {
	if k := v.fight; k != nil {
		for i := range k.Harms {
			p.harm(&k.Harms[i])
		}
	}
	if o := v.outcome; o != nil {
		for i := range o.Harms {
			if h := &o.Harms[i]; h.Damage > 0 || h.Armor > 0 || h.Heal > 0 || h.Ward || h.Dies {
				p.harm(h)
			}
		}
	}
}

// harm draws what would happen to a card: the damage, large, and below it what
// prevents some of it and whether the card dies.
func (c painter) harm(h *forecast.Harm) {
	at, _, ok := c.m.Spot(h.Card)
	if !ok {
		return
	}
	u := c.Unit
	r := at.Rect
	if h.Card == c.m.Board.Boss {
		r = c.m.Places.Eye
	}
	edge := theme.Armor
	switch {
	case h.Unsure:
		edge = theme.Warn
	case h.Dies:
		edge = theme.Danger
	case h.Damage > 0:
		edge = theme.Damage.Mix(theme.Ink, 0.2)
	}
	signs := 0
	for _, has := range [...]bool{h.Armor > 0, h.Ward, h.Dies} {
		if has {
			signs++
		}
	}
	number := 32 * u
	if h.Damage == 0 && h.Heal == 0 && (h.Dies || h.Ward) { // there is none to show
		number = 5 * u
	}
	w, height := max(58, 26*float64(signs)+10)*u, number
	if signs > 0 {
		height += 26 * u
	}
	box := layout.Rect{X: r.Center().X - w/2, Y: r.Center().Y - height/2, W: w, H: height}
	box = box.Clamp(layout.Rect{W: c.W, H: c.H})
	c.Clear = append(c.Clear, r)
	c.Soft(box.Shift(0, 2*u), 9*u, 9*u, theme.Shadow)
	c.Fill(box, 9*u, theme.Abyss.Alpha(0.94))
	c.Line(box, 9*u, 2*u, edge)
	top, below := box.Cut(number)
	if top.H > 20*u {
		c.Text(top, paint.Center, paint.Display, 22*u, edge.Mix(theme.Ink, 0.45), c.lost(h))
	}
	x := below.Center().X - 26*u*float64(signs)/2
	put := func(when bool, s paint.Sign, color paint.Color) {
		if when {
			cardview.Symbol(c.List, layout.Rect{X: x + 2*u, Y: below.Y, W: 22 * u, H: 22 * u}, s, color)
			x += 26 * u
		}
	}
	put(h.Armor > 0, paint.Shield, theme.Armor)
	put(h.Ward, paint.Bubble, theme.Ward)
	put(h.Dies, paint.Skull, theme.Danger)
	if h.Armor > 0 {
		c.Text(layout.Rect{X: below.Center().X - 26*u*float64(signs)/2 + 2*u, Y: below.Y, W: 22 * u, H: 22 * u}, paint.Center, paint.Display,
			13*u, theme.Abyss, widget.Number(h.Armor))
	}
}

// lost is how much damage a card would take.
func (c painter) lost(h *forecast.Harm) string {
	unsure := 0
	if h.Unsure {
		unsure = 1
	}
	return c.cache.Words(scene.Words{What: "lost", A: h.Damage, B: unsure, C: h.Heal}, func() string {
		words := "−" + widget.Number(h.Damage)
		switch {
		case h.Damage == 0 && h.Heal > 0:
			words = "+" + widget.Number(h.Heal)
		case h.Damage == 0:
			words = "0"
		}
		if h.Unsure {
			words += "?"
		}
		return words
	})
}

// intents draws on the monster's cards what each would do in its next turn, and
// to whom; and a path to the victim of the one pointed at.
func (t *Screen) intents(p painter) {
	m := t.Model
	q := m.Question()
	if !m.Forecast.Known || !m.Asking() || q.Kind != keyforge.AskMain && q.Kind != keyforge.AskHouse || m.Dragged() != 0 {
		return
	}
	for i := range m.Forecast.Intents {
		n := &m.Forecast.Intents[i]
		at, _, ok := m.Spot(n.Card)
		if !ok || m.Moving(n.Card) {
			continue
		}
		r := at.Rect
		if n.Card == m.Board.Boss {
			r = m.Places.Eye
		}
		p.intent(n, r)
		if to, _, ok := m.Spot(n.Target); ok && n.Doing == forecast.Fights && (t.about(n.Card) || t.about(n.Target)) {
			p.aimAt(r.Center(), to.Center(), theme.Danger.Alpha(0.85), 0)
		}
	}
}

// about reports whether the card is pointed at, or a lesson is about it.
func (t *Screen) about(c keyforge.Slot) bool {
	return t.reading.Hover == c || c != 0 && t.lesson != nil && t.lesson.card == c
}

var intentSigns = [...]paint.Sign{forecast.Reaps: paint.Drop, forecast.Fights: paint.Swords, forecast.Acts: paint.Right3,
	forecast.Recovers: paint.Bolt}

var intentColors = [...]*paint.Color{forecast.Nothing: &theme.Faint, forecast.Reaps: &theme.Amber, forecast.Fights: &theme.Danger,
	forecast.Acts: &theme.Water, forecast.Recovers: &theme.Stun}

// intent draws what a card would do as a tab at its left edge, right above its power or its text
// and away from its states and counters at the right; that of the monster hangs below
// its æmber.
func (c painter) intent(n *forecast.Intent, r layout.Rect) {
	u := c.Unit
	side := 19 * u
	box := layout.Rect{X: r.X - side*0.34, Y: r.Bottom() - 0.36*r.W - side - 2*u, W: side, H: side}
	if legible(r.W, u) { // above the text
		box.Y = r.Y + 0.44*r.H - side
	}
	if n.Card == c.m.Board.Boss {
		under := c.m.Places.Gauges
		box = layout.Rect{X: under.Center().X - side/2, Y: under.Bottom() - side*0.3, W: side, H: side}
	}
	if n.Unsure || n.Choice {
		box.W += 10 * u
	}
	color := *intentColors[n.Doing]
	tab := box.Inset(-2 * u)
	c.Soft(tab.Shift(0, u), 7*u, 4*u, theme.Shadow)
	c.Rim(tab, paint.Cut, 6*u, 1.6*u, color, color.Mix(theme.Abyss, 0.35), theme.Abyss, theme.Abyss)
	cardview.Symbol(c.List, layout.Rect{X: box.X, Y: box.Y, W: side, H: side}.Inset(2*u), intentSigns[n.Doing], color)
	if n.Unsure || n.Choice {
		c.Text(layout.Rect{X: box.X + side - 3*u, Y: box.Y, W: 12 * u, H: side}, paint.Center, paint.Display, 14*u, color, "?")
	}
}

// forecastWidth is the width that a forecast needs in the band, in units.
const forecastWidth = 330.0

// part is one thing of a forecast: a sign and words.
type part struct {
	sign  paint.Sign
	color paint.Color
	words string
}

// forecast draws in a row what the monster would do in its next turn, and
// explains it in words under the mouse.
func (c painter) forecast(s *scene.Stack, room layout.Rect) {
	f := &c.m.Forecast
	if !f.Known {
		return
	}
	fights := 0
	for i := range f.Intents {
		if f.Intents[i].Doing == forecast.Fights {
			fights++
		}
	}
	var all [8]part
	n := 0
	add := func(when bool, o part) {
		if when {
			all[n] = o
			n++
		}
	}
	for i := range c.m.Board.Gauges {
		if g := &c.m.Board.Gauges[i]; n < len(all)-3 && !g.OfPool {
			add(f.Rises&(1<<i) != 0, part{paint.Rising, theme.Danger, s.T(s.Gauge(g.Name).Rises)})
		}
	}
	add(f.Gains > 0, part{paint.Drop, theme.Amber, c.plus(f.Gains)})
	add(fights > 0, part{paint.Swords, theme.Danger, widget.Number(fights)})
	add(f.Cards > 0, part{paint.Cards, theme.Ink, c.unknown(f.Cards)})
	label := s.T("next-turn")
	k, wide := c.Type, c.parts(all[:n], c.Type)
	if wide > room.W {
		k, wide = c.Unit, c.parts(all[:n], c.Unit)
	}
	name := paint.Width(paint.Regular, theme.Small*k, label) + 10*c.Unit
	if wide+name > room.W {
		name = 0
	}
	r, _ := room.Split(min(room.W, wide+name))
	hover, _ := c.Spot(widget.ID{What: "forecast"}, r, label, "")
	if name > 0 {
		c.Text(layout.Rect{X: r.X, Y: r.Y, W: name, H: r.H}, paint.Left, paint.Regular, theme.Small*k, theme.Ink.Mix(theme.Dim, 0.4), label)
	}
	x := r.X + name
	for _, o := range all[:n] {
		w := c.parts([]part{o}, k)
		if x+w > room.Right()+c.Unit {
			break
		}
		c.part(o, layout.Rect{X: x, Y: r.Y + 4*c.Unit, W: w - 6*c.Unit, H: r.H - 8*c.Unit}, k)
		x += w
	}
	if hover {
		c.Tip = c.foretold(s)
	}
}

// parts is the width of some of them, in type of a size.
func (c painter) parts(all []part, k float64) (w float64) {
	for _, o := range all {
		w += paint.Width(paint.Bold, theme.Body*k, o.words) + 22*k + 18*c.Unit
	}
	return w
}

func (c painter) part(o part, r layout.Rect, k float64) {
	u := c.Unit
	side := min(18*k, r.H-4*u)
	c.Fill(r, r.H/2, theme.Abyss.Alpha(0.75))
	c.Line(r, r.H/2, 1.4*u, o.color.Alpha(0.8))
	c.Mark(layout.Rect{X: r.X + 6*u, Y: r.Center().Y - side/2, W: side, H: side}, o.sign, o.color)
	c.Text(layout.Rect{X: r.X + side + 10*u, Y: r.Y, W: r.W - side - 14*u, H: r.H}, paint.Left, paint.Bold, theme.Body*k,
		o.color.Mix(theme.Ink, 0.4), o.words)
}

func (c painter) plus(n int) string {
	return c.cache.Words(scene.Words{What: "plus", A: n, B: 0, C: 0}, func() string { return "+" + widget.Number(n) })
}

func (c painter) unknown(n int) string {
	return c.cache.Words(scene.Words{What: "unknown", A: n, B: 0, C: 0}, func() string { return widget.Number(n) + " ?" })
}

// foretold says in words what the monster would do.
func (c painter) foretold(s *scene.Stack) string {
	b := &c.m.Board
	w := foretelling(s, c.m)
	return w.Turn(&c.m.Forecast, b.Gauges, func(c keyforge.Slot) bool {
		side, z := b.Side(c)
		return z == card.Battleline && side != keyforge.Monster
	})
}

package play

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// tally is how a deed is shown: its sign, and a count with its sign.
type tally struct {
	sign  paint.Sign
	color *paint.Color // as the palette has it now
	count counted
}

// counted is how the number of a deed is written.
type counted uint8

const (
	uncounted counted = iota
	plain             // 3
	more              // +3
	less              // −3
)

var tallies = [recap.OutcomeKinds]tally{
	recap.Played:     {sign: paint.Right3, color: &theme.Ink},
	recap.Came:       {sign: paint.Plus, color: &theme.Ink},
	recap.Damaged:    {paint.Burst, &theme.Damage, plain},
	recap.Destroyed:  {sign: paint.Skull, color: &theme.Danger},
	recap.Healed:     {paint.Heart, &theme.Heal, plain},
	recap.Gained:     {paint.Drop, &theme.Amber, more},
	recap.Lost:       {paint.Drop, &theme.Amber, less},
	recap.Captured:   {paint.Capture, &theme.Amber, plain},
	recap.Rose:       {paint.Rising, &theme.Danger, plain},
	recap.TideRose:   {sign: paint.Wave, color: &theme.Water},
	recap.TideFell:   {sign: paint.Wave, color: &theme.Dim},
	recap.Stunned:    {sign: paint.Bolt, color: &theme.Stun},
	recap.Warded:     {sign: paint.Bubble, color: &theme.Ward},
	recap.WardBroken: {sign: paint.Bubble, color: &theme.Dim},
	recap.Enraged:    {sign: paint.Flame, color: &theme.Enrage},
	recap.Discarded:  {sign: paint.Bin, color: &theme.Dim},
	recap.Returned:   {sign: paint.Undo, color: &theme.Ink},
	recap.Archived:   {paint.Cards, &theme.Water, more},
	recap.Purged:     {sign: paint.Cross, color: &theme.Danger},
	recap.Counted:    {paint.Counter, &theme.Power, more},
	recap.Unforged:   {sign: paint.Key, color: &theme.Dim},
	recap.Chained:    {paint.Chain, &theme.Dim, more},
	recap.Turned:     {sign: paint.Link, color: &theme.Lit},
}

// number is the number of a deed as it is written.
func (t *tally) number(n int) string {
	if t.count == uncounted {
		return ""
	}
	return written[t.count][widget.Clamp(n+widest, len(written[plain]))]
}

// written are the numbers of deeds in words, so that drawing them allocates nothing.
var written = func() (all [less + 1][2*widest + 1]string) {
	for i := range all[plain] {
		n := strconv.Itoa(max(i, 2*widest-i) - widest)
		all[plain][i], all[more][i], all[less][i] = n, "+"+n, "−"+n
		if i < widest {
			all[plain][i], all[more][i], all[less][i] = "−"+n, "−"+n, "+"+n
		}
	}
	return all
}()

// widest is the largest number of a deed that is written.
const widest = 199

// The measures of a deed in fractions of its height.
const (
	deedSign = 0.74
	deedGap  = 0.1
	deedPad  = 0.24
)

// strip draws the results of the last turn of the monster, above the tide: an entry
// for each deed, which shows the moment again when clicked.
func (t *Screen) strip(p painter, s *scene.Stack) {
	m := t.Model
	from := recap.LastTurn(m.Outcomes)
	if from == len(m.Outcomes) {
		return
	}
	t.outcomes = recap.Sum(t.outcomes, m.Outcomes[from:])
	r := m.Places.Strip
	h := r.H
	badge, rest := r.Split(h * 1.5)
	p.monsterBadge(t, s, from, badge)
	size := h
	for range 6 { // many of them are closer together, and smaller
		if t.outcomesWidth(size) <= rest.W {
			break
		}
		size *= 0.92
	}
	x := rest.X
	for i := range t.outcomes {
		w := outcomeWidth(&t.outcomes[i], size)
		left := len(t.outcomes) - i
		if last := x+w > rest.Right()-1.5*h; last && left > 1 {
			moreDeeds(p, s, layout.Rect{X: x, Y: r.Y, W: rest.Right() - x, H: h}.Middle(rest.Right()-x, size), left)
			return
		}
		t.outcome(p, s, widget.ID{What: "deed", N: i}, &t.outcomes[i], layout.Rect{X: x, Y: r.Y + (h-size)/2, W: w, H: size})
		x += w + size*deedPad
	}
}

// outcomesWidth is the width of all entries at that height.
func (t *Screen) outcomesWidth(h float64) (w float64) {
	for i := range t.outcomes {
		w += outcomeWidth(&t.outcomes[i], h) + h*deedPad
	}
	return w
}

// monsterBadge precedes the deeds of a turn of the monster; a click shows the turn
// again from its beginning.
func (c painter) monsterBadge(t *Screen, s *scene.Stack, from int, r layout.Rect) {
	u := c.Unit
	id := widget.ID{What: "deeds"}
	hover, click := c.ViewSpot(id, r, s.T("deeds-tip"))
	side := r.H * 0.86
	disc := layout.Rect{X: r.X + 2*u, Y: r.Center().Y - side/2, W: side, H: side}
	c.Soft(disc.Inset(-2*u), side/2, 5*u, theme.Seats[keyforge.Monster].Alpha(0.35))
	cardview.Emblem(c.List, disc, card.Monster)
	c.Mark(layout.Rect{X: disc.Right() + 3*u, Y: r.Center().Y - 6*u, W: 12 * u, H: 12 * u}, paint.Undo, theme.Dim)
	if hover {
		c.Line(disc.Inset(-2*u), side/2+2*u, 2*u, theme.Lit)
		c.Tip = s.T("deeds-tip")
	}
	if click {
		at := c.m.Outcomes[from].Moment
		c.Defer(func() { t.again(s, at) })
	}
}

// moreDeeds stands for the deeds that do not fit; a click opens the log, which has all of
// them.
func moreDeeds(p painter, s *scene.Stack, r layout.Rect, n int) {
	words := p.cache.Words(scene.Words{What: "deeds-more", A: n}, func() string { return s.T("deeds-more", n) })
	hover, click := p.ViewSpot(widget.ID{What: "deeds-more"}, r, words)
	color := theme.Dim
	if hover {
		color, p.Tip = theme.Lit, words
	}
	p.Text(r, paint.Left, paint.Bold, theme.Body*p.Type, color, written[more][widest+widget.Clamp(n, widest)])
	if click {
		p.Defer(func() {
			s.Settings.FoldLog = false
			s.SaveSettings()
		})
	}
}

// outcomeWidth is the width of the entry of a deed at that height.
func outcomeWidth(d *recap.Outcome, h float64) float64 {
	w := h + h*(deedGap+deedSign)
	if n := tallies[d.Kind].number(d.N); n != "" {
		w += h*deedGap + paint.Width(paint.Display, h*0.72, n)
	}
	return w + h*deedGap
}

// outcome draws the entry of a deed: the picture of a card or the mark of a side, a sign
// and a number.
func (t *Screen) outcome(p painter, s *scene.Stack, id widget.ID, d *recap.Outcome, r layout.Rect) {
	u := p.Unit
	how := &tallies[d.Kind]
	hover, click := p.ViewSpot(id, r, outcomeWords(p.m, d))
	ground, rim := theme.Abyss.Alpha(0.66), theme.Edge.Alpha(0.7)
	if hover {
		ground, rim = theme.Raised, theme.Lit
	}
	p.Fill(r, r.H*0.22, ground)
	p.Line(r, r.H*0.22, max(1, u), rim)
	picture := layout.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H}.Inset(max(1, 1.4*u))
	switch {
	case d.Card != 0 && d.Def != 0:
		p.Artwork(picture, r.H*0.18, t.Model.Catalogue().Card(d.Def), d.House, 0)
	case d.Card == 0 && d.Kind == recap.Archived:
		cardview.Back(p.List, picture.Middle(picture.H/layout.Ratio, picture.H), true)
	case d.Kind == recap.TideRose || d.Kind == recap.TideFell:
		cardview.TideCard(p.List, picture.Middle(picture.H/layout.Ratio, picture.H), d.Kind == recap.TideRose)
	default:
		p.sideMark(picture.Inset(u), d.Side)
	}
	side := r.H * deedSign
	at := layout.Rect{X: r.X + r.H*(1+deedGap), Y: r.Center().Y - side/2, W: side, H: side}
	sign := how.sign
	if d.Kind == recap.Played && d.Def != 0 {
		sign = cardview.FormSign(t.Model.Catalogue().Card(d.Def).Type, d.House)
	}
	if d.Kind == recap.Unforged {
		sign = paint.Keys[widget.Clamp(d.N, len(paint.Keys))]
	}
	cardview.Symbol(p.List, at, sign, how.color.Mix(theme.Ink, 0.1))
	if d.Kind == recap.WardBroken { // crossed out
		p.Mark(at.Inset(side*0.2), paint.Cross, theme.Danger)
	}
	if n := how.number(d.N); n != "" {
		p.Text(layout.Rect{X: at.Right() + r.H*deedGap, Y: r.Y, W: r.Right() - at.Right(), H: r.H}, paint.Left, paint.Display, r.H*0.72,
			how.color.Mix(theme.Ink, 0.4), n)
	}
	if hover && (d.Card == 0 || t.Model.Board.Faces[d.Card].Slot == 0) {
		p.Tip = outcomeWords(p.m, d)
	}
	if click {
		moment := d.Moment
		p.Defer(func() { t.again(s, moment) })
	}
}

// sideMark is the mark of a side: a disc in its color, with its number or its emblem.
func (c painter) sideMark(r layout.Rect, side keyforge.Side) {
	if side >= keyforge.Monster {
		cardview.Emblem(c.List, r, card.Monster)
		return
	}
	c.Fill(r, r.H/2, theme.Seats[side])
	if c.m.Seats() == 1 {
		c.Mark(r.Inset(r.H*0.2), paint.CreatureCard, theme.Abyss)
		return
	}
	c.Text(r, paint.Center, paint.Display, r.H*0.8, theme.Abyss, widget.Number(int(side)+1))
}

// outcomeWords is what the log says about a deed.
func outcomeWords(m *table.Model, d *recap.Outcome) string {
	for i := d.Line; i < len(m.Log); i++ {
		if e := &m.Log[i]; e.Text != "" && (!e.Turn || d.Kind == recap.Began) {
			return e.Text
		}
	}
	return ""
}

// outcomeAt is the deed whose entry a spot is, or nil.
func (t *Screen) outcomeAt(id widget.ID) *recap.Outcome {
	switch {
	case id.What == "deed" && id.N < len(t.outcomes):
		return &t.outcomes[id.N]
	case id.What == "log-deed":
		for i := range t.Model.Outcomes {
			if d := &t.Model.Outcomes[i]; d.Number() == id.N {
				return d
			}
		}
	}
	return nil
}

package play

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// answers are the answers to the present question that are not given on the table: buttons,
// sentences, names, and cards in piles.
type answers struct {
	list    widget.Scroll
	filter  widget.Field       // of the names to choose from
	matches []keyforge.Command // the answers that pass the filter; nil: not known yet
	stepped int                // number proposed to a question for a number
}

// draw draws the answers; the keys of numbers mean the numbered cards.
func (n *answers) draw(p painter, s *scene.Stack, numbered []keyforge.Slot) {
	m := p.m
	if !m.Asking() {
		return
	}
	switch q := m.Question(); {
	case answerStyles[q.Kind] == byRow:
		n.row(p, s)
	case answerStyles[q.Kind] == byList:
		n.sentences(p, m.Legal())
	case answerStyles[q.Kind] == byName:
		n.names(p, s)
	case q.Kind == keyforge.AskCards && len(m.Draggable()) > 0:
		n.picker(p, numbered)
	}
}

// roof is where the prompt bar begins.
func roof(m *table.Model) float64 { return m.Places.Prompt.Y }

// above is a box above the prompt bar.
func (n *answers) above(p painter, w, h float64) layout.Rect {
	bar := p.m.Places.Prompt
	w = min(w, bar.W)
	r := layout.Rect{X: bar.X + (bar.W-w)/2, Y: roof(p.m) - h - 8*p.Unit, W: w, H: h}
	p.Block("answers", r)
	p.Panel(r)
	return r
}

// answerWidth is the width of the buttons of a question that is answered by a row
// of them.
func (n *answers) answerWidth(p painter, s *scene.Stack) float64 {
	u := p.Unit
	m := p.m
	q := m.Question()
	w, more := 132*u, 32*u
	switch q.Kind {
	case keyforge.AskNumber:
		w = 58 * u
	case keyforge.AskKey:
		more = 88 * u
	case keyforge.AskHouse:
		w, more = 168*u, 74*u
	}
	for _, c := range m.Legal() {
		w = max(w, paint.Width(paint.Bold, theme.Body*p.Type, p.answer(q, c))+more)
		if q.Kind == keyforge.AskHouse {
			w = max(w, paint.Width(paint.Regular, theme.Tiny*p.Type, p.opens(s, card.House(c.N)))+60*u)
		}
	}
	return w
}

// answer is what a command answers to a question, in words.
func (c painter) answer(q *keyforge.Question, cmd keyforge.Command) string {
	return c.cache.Words(scene.Words{What: "answer", A: int(q.Kind), B: int(q.Side), C: int(cmd.N)},
		func() string { return lang.Capital(c.m.Words.Answer(q, cmd)) })
}

// inBar reports whether the answers fit in the prompt bar, beside the question,
// and how wide each is then.
func (n *answers) inBar(p painter, s *scene.Stack) (w float64, ok bool) {
	m := p.m
	if !m.Asking() || answerStyles[m.Question().Kind] != byRow || len(m.Legal()) > 4 {
		return 0, false
	}
	w = n.answerWidth(p, s) + 8*p.Unit
	return w, w*float64(len(m.Legal())) <= 0.62*m.Places.Prompt.W
}

// row offers a few answers, or a number out of many, side by side.
func (n *answers) row(p painter, s *scene.Stack) {
	u := p.Unit
	m := p.m
	all := len(m.Legal())
	if _, ok := n.inBar(p, s); ok {
		return
	}
	if all > 24 {
		n.stepper(p, s)
		return
	}
	w, h, room := n.answerWidth(p, s)+8*u, p.RowHeight(46), m.Places.Prompt.W-24*u
	perRow := max(1, min(all, int(room/w)))
	high := func() float64 { return (roof(p.m)-30*u)/float64((all+perRow-1)/perRow) - 8*u }
	if perRow < all && high() < p.Target() { // smaller letters rather than lower buttons
		perRow++
		w = room / float64(perRow)
	}
	rows := (all + perRow - 1) / perRow
	h = min(h, max(high(), p.Target()))
	total, most := float64(rows)*(h+8*u), roof(m)-30*u
	box := n.above(p, float64(perRow)*w+24*u, min(total, most)+16*u)
	var chosen *keyforge.Command
	draw := func(row int, r layout.Rect) {
		if hit := n.rowAt(p, s, r, row*perRow, min(all, (row+1)*perRow), w, h); hit != nil {
			chosen = hit
		}
	}
	if inner := (layout.Rect{X: box.X + 12*u, Y: box.Y + 12*u, W: box.W - 12*u, H: box.H - 16*u}); total > most {
		p.Rows("answers", inner, &n.list, rows, h+8*u, nil, draw)
	} else {
		for row := range rows {
			draw(row, inner.Drop(float64(row)*(h+8*u)))
		}
	}
	if chosen != nil {
		m.Answer(*chosen)
	}
}

// rowAt draws a row of answers, from one number up to another, from the upper left corner of a rectangle. It returns
// the one that was clicked.
func (n *answers) rowAt(p painter, s *scene.Stack, at layout.Rect, from, to int, w, h float64) (chosen *keyforge.Command) {
	u := p.Unit
	m := p.m
	q := m.Question()
	for i := from; i < to; i++ {
		c := &m.Legal()[i]
		r := layout.Rect{X: at.X + 4*u + float64(i-from)*w, Y: at.Y, W: w - 8*u, H: h}
		id, label := widget.ID{What: "answer", N: int(c.N)}, p.answer(q, *c)
		var hit bool
		switch q.Kind {
		case keyforge.AskHouse:
			hit = p.houseButton(s, id, r, *c, label)
		case keyforge.AskKey:
			hit = p.Button(id, r, "", "", widget.Plain)
			p.Name(id, label)
			key, words := r.Inset(8 * u).Split(30 * u)
			cardview.KeyToken(p.List, key.Middle(24*u, 24*u), int(c.N)%3, true)
			p.Text(words, paint.Center, paint.Regular, theme.Body*p.Type, theme.Ink, label)
		default:
			hit = p.Button(id, r, label, "", widget.Plain)
		}
		p.MarkAnswer(id)
		if q.Kind != keyforge.AskNumber && i <= int(widget.Tenth-widget.First) {
			p.KeyCap(layout.Point{X: r.Right() - 8*u, Y: r.Y + u}, widget.First+widget.Key(i))
		}
		if hit {
			chosen = c
		}
	}
	return chosen
}

// stepper asks for a number out of many.
func (n *answers) stepper(p painter, s *scene.Stack) {
	u := p.Unit
	m := p.m
	q := m.Question()
	r := n.above(p, 420*u, 64*u).Inset(10 * u)
	step := func(what, label string, by int) {
		var b layout.Rect
		b, r = r.Split(64 * u)
		if p.Button(widget.ID{What: what}, b.Inset(3*u), label, "", widget.Plain) {
			p.Defer(func() { n.stepped = max(int(q.Lo), min(int(q.Hi), n.stepped+by)) })
		}
	}
	step("less-ten", "−10", -10)
	step("less", "−1", -1)
	var mid layout.Rect
	mid, r = r.Split(56 * u)
	p.Text(mid, paint.Center, paint.Display, theme.Large*p.Type, theme.Ink, widget.Number(n.stepped))
	step("more", "+1", 1)
	step("more-ten", "+10", 10)
	if p.Button(widget.ID{What: "answer", N: n.stepped}, r.Inset(3*u), s.T("ok"), "", widget.Strong) {
		m.Answer(keyforge.Command{Verb: keyforge.Choose, N: int16(n.stepped)})
	}
}

// sentences offers sentences, one below another.
func (n *answers) sentences(p painter, legal []keyforge.Command) {
	u := p.Unit
	m := p.m
	q := m.Question()
	size := theme.Body * p.Type
	width := min(680*u, m.Places.Prompt.W)
	room := roof(p.m) - 20*u
	height := func(c keyforge.Command) float64 {
		lines := paint.Wrap(paint.Regular, size, lang.Capital(m.Words.Answer(q, c)), width-76*u)
		return max(float64(len(lines))*size*paint.LineHeight+22*u, p.Target())
	}
	total := 0.0
	for _, c := range legal {
		total += height(c)
	}
	box := n.above(p, width, min(total+14*u, room)).Inset(10 * u)
	box.H += 6 * u
	var chosen *keyforge.Command
	p.Scroll("answers", box, &n.list, total, func(all layout.Rect) {
		for i := range legal {
			r, rest := all.Cut(height(legal[i]))
			all = rest
			if r.H -= 6 * u; p.sentence(r, i, widget.ID{What: "answer", N: int(legal[i].N)}, size, lang.Capital(m.Words.Answer(q, legal[i]))) {
				chosen = &legal[i]
			}
		}
	})
	if chosen != nil {
		m.Answer(*chosen)
	}
}

// sentence draws the i-th sentence of a list and reports whether it was clicked.
func (p painter) sentence(r layout.Rect, i int, id widget.ID, size float64, words string) bool {
	u := p.Unit
	hover, click := p.Spot(id, r, words, "")
	p.MarkAnswer(id)
	color := theme.Panel
	if hover {
		color = theme.Raised.Mix(theme.Lit, 0.15)
	}
	p.Fill(r, 6*u, color)
	p.Line(r, 6*u, max(1, 1.2*u), theme.Edge)
	cardview.Badge(p.List, layout.Rect{X: r.X + 8*u, Y: r.Y + (r.H-24*u)/2, W: 24 * u, H: 24 * u}, theme.Lit, theme.Warn, theme.Abyss, i+1)
	p.Paragraph(layout.Rect{X: r.X + 42*u, Y: r.Y + 8*u, W: r.W - 50*u, H: r.H}, paint.Left, paint.Regular, size, theme.Ink, words)
	return click
}

// names offers the names of all cards, or traits; typing narrows them down.
func (n *answers) names(p painter, s *scene.Stack) {
	u := p.Unit
	m := p.m
	q := m.Question()
	box := n.above(p, 520*u, min(440*u, roof(p.m)-20*u)).Inset(12 * u)
	line, rest := box.Cut(max(p.RowHeight(38), theme.Body*p.Type*1.9))
	if p.Field(widget.ID{What: "name"}, line, &n.filter, s.T("type-a-name")) || n.matches == nil {
		n.matches, n.list = n.matches[:0], widget.Scroll{}
		want := fold.Name(n.filter.Text())
		for _, c := range m.Legal() {
			if m.Words.Fits(q, c, func(name string) bool { return strings.Contains(fold.Name(name), want) }) {
				n.matches = append(n.matches, c)
			}
		}
		sortKeys := make(map[int16]string, len(n.matches)) // each language sorts names in its own order
		for _, c := range n.matches {
			sortKeys[c.N] = fold.Name(m.Words.Answer(q, c))
		}
		slices.SortStableFunc(n.matches, func(a, b keyforge.Command) int { return strings.Compare(sortKeys[a.N], sortKeys[b.N]) })
		// an evil twin has the same name, and naming one names both
		n.matches = slices.CompactFunc(n.matches, func(a, b keyforge.Command) bool { return m.Words.Answer(q, a) == m.Words.Answer(q, b) })
	}
	var chosen *keyforge.Command
	p.Rows("answers", rest.Drop(8*u), &n.list, len(n.matches), max(32*u, theme.Body*p.Type*1.7), nil, func(i int, r layout.Rect) {
		c := &n.matches[i]
		if p.Button(widget.ID{What: "answer", N: int(c.N)}, r.Inset(2*u), m.Words.Answer(q, *c), "", widget.Quiet) {
			chosen = c
		}
	})
	if chosen != nil {
		m.Answer(*chosen)
	}
}

// picker offers cards in piles, or in a hand that is not shown.
func (n *answers) picker(p painter, numbered []keyforge.Slot) {
	u := p.Unit
	m := p.m
	loose := m.Draggable()
	w, h := 100*u, 92*layout.Ratio*u+10*u
	perRow := max(1, min(len(loose), int((m.Places.Prompt.W-48*u)/w)))
	rows := (len(loose) + perRow - 1) / perRow
	box := n.above(p, float64(perRow)*w+44*u, min(float64(min(rows, 3))*h+20*u, roof(p.m)-16*u)).Inset(10 * u)
	picked := keyforge.Slot(0)
	p.Rows("answers", box, &n.list, rows, h, nil, func(row int, r layout.Rect) {
		for i, c := range loose[row*perRow : min(len(loose), (row+1)*perRow)] {
			at := layout.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: h}.Middle(92*u, 92*u*layout.Ratio)
			id := widget.ID{What: "pick", N: int(c)}
			hover, click := p.Spot(id, at, m.Title(c), "")
			p.MarkAnswer(id)
			p.Tap(id, tapOn(m, c))
			p.draw(c, layout.Spot{Rect: at}, 1, cardStyle{lit: m.Lit(c), picked: m.Picked(c), hover: hover})
			p.numberCap(numbered, c, at)
			if click && (m.Lit(c) || m.Holds(c)) {
				picked = c
			}
		}
	})
	if picked != 0 {
		m.Answer(keyforge.Command{Verb: keyforge.Pick, Card: picked})
	}
}

// places lights the places in the line where a card may enter.
func (t *Screen) places(p painter, s *scene.Stack) {
	m := t.Model
	q := m.Question()
	if !m.Asking() || q.Kind != keyforge.AskPlace {
		return
	}
	u := p.Unit
	row := &m.Places.Sides[q.Of].Line
	for i, c := range m.Legal() {
		r := row.Gap(int(c.N), u)
		hover, click := p.Spot(widget.ID{What: "place", N: int(c.N)}, r.Inset(-3*u), lang.Capital(m.Words.Answer(q, c)), "")
		p.MarkAnswer(widget.ID{What: "place", N: int(c.N)})
		color := theme.Lit
		if hover {
			color = theme.Ink
		}
		pulse := 0.55 + 0.25*p.swing(4)
		p.Soft(r, 6*u, 8*u, color.Alpha(pulse))
		p.Fill(r, 6*u, color.Alpha(0.85))
		side := min(r.W, 26*u) * 0.8
		p.Mark(r.Middle(side, side), paint.Plus, theme.Abyss)
		if i <= int(widget.Tenth-widget.First) {
			p.KeyCap(layout.Point{X: r.Center().X, Y: r.Bottom() - 12*u}, widget.First+widget.Key(i))
		}
		if click {
			m.Answer(c)
			return
		}
	}
}

// weighed shows the chance of winning with an answer at the upper right corner of its button,
// as [table.Counsel.Weighed] has it.
func (c painter) weighed(s *scene.Stack, r layout.Rect, chance int) {
	if chance == 0 {
		return
	}
	u := c.Unit
	words := "…"
	if chance > 0 {
		words = c.cache.Words(scene.Words{What: "chance", A: chance}, func() string { return s.T("chance", chance-1) })
	}
	size := theme.Small * c.Type
	w, h := paint.Width(paint.Bold, size, words)+12*u, size*1.25
	tag := layout.Rect{X: r.Right() - w - 6*u, Y: r.Y - 0.7*h, W: w, H: h}
	c.Fill(tag, h/2, theme.Abyss)
	c.Line(tag, h/2, 1.4*u, theme.Chosen)
	c.Text(tag, paint.Center, paint.Bold, size, theme.Chosen.Mix(theme.Ink, 0.3), words)
}

// opens is how many cards can be played and used if the house is chosen, in words.
func (c painter) opens(s *scene.Stack, h card.House) string {
	hand, use := c.m.PlayableWith(h)
	return c.cache.Words(scene.Words{What: "opens", A: hand, B: use}, func() string { return s.T("house-opens", hand, use) })
}

// houseButton is a button for a house, with what it would open.
func (c painter) houseButton(s *scene.Stack, id widget.ID, r layout.Rect, cmd keyforge.Command, label string) bool {
	u := c.Unit
	hover, click := c.Spot(id, r, label, "")
	h := card.House(cmd.N)
	color := theme.House(h)
	bronze, upper := color.Mix(theme.Ink, 0.4), color.Mix(theme.Abyss, 0.5)
	if hover {
		bronze, upper = theme.Lit, color.Mix(theme.Abyss, 0.4)
	}
	c.Soft(r.Shift(0, 2*u), 7*u, 5*u, theme.Shadow)
	c.Rim(r, paint.Cut, 7*u, 1.8*u, bronze, bronze.Mix(theme.Abyss, 0.4), upper, upper.Mix(theme.Abyss, 0.45))
	emblem, words := r.Inset(5 * u).Split(38 * u)
	size := min(emblem.H, 32*u)
	c.Mark(emblem.Middle(size, size), paint.Emblem(h), theme.Power)
	words.X, words.W = words.X+2*u, words.W-4*u
	name, below := words.Cut(words.H * 0.55)
	c.Text(name, paint.Center, paint.Bold, theme.Body*c.Type, theme.Power, label)
	c.Text(below, paint.Center, paint.Regular, theme.Tiny*c.Type, theme.Power, c.opens(s, h))
	c.weighed(s, r, c.m.Weighed(cmd))
	return click
}

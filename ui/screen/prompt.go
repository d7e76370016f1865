package screen

import (
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// manner is how a question is answered in the window.
type manner uint8

const (
	unasked manner = iota
	inPlace        // by a click on the table, and buttons in the prompt bar
	byRow          // by one of a row of buttons
	byList         // by one of a list of sentences
	byName         // by one of many names, which can be searched
)

// manners are how questions of each kind are answered.
var manners = [game.QuestionKinds]manner{
	game.AskMain: inPlace, game.AskCards: inPlace, game.AskYesNo: inPlace, game.AskPlace: inPlace,
	game.AskHouse: byRow, game.AskNumber: byRow, game.AskKey: byRow, game.AskSeat: byRow,
	game.AskOption: byList, game.AskOrder: byList, game.AskName: byName,
}

// prompt draws the bar that says who decides what and why, with the buttons that
// always stand there.
func (t *TableScreen) prompt(p painter, s *Stack) {
	u := p.Unit
	m := t.Model
	r := m.Places.Prompt
	q := m.Question()
	side := m.Board.TurnOf
	if m.Asking() {
		side = q.Side
	}
	p.Soft(r.Shift(0, 2*u), 10*u, 8*u, theme.Shadow)
	p.Fade(r, 9*u, theme.Raised, theme.Panel)
	edge := theme.Edge
	if m.Asking() {
		edge = theme.Lit.Mix(theme.Edge, 0.35)
	}
	p.Line(r, 9*u, 1.8*u, edge)
	p.spot(ID{What: "prompt"}, r, "", "")
	chip, rest := r.Split(112 * u)
	chip = chip.Inset(6 * u)
	color := theme.Seats[side&3]
	p.Fill(chip, 7*u, color.Mix(theme.Abyss, 0.72))
	p.Text(layout.Rect{X: chip.X, Y: chip.Y, W: chip.W, H: chip.H * 0.58}.Inset(3*u), paint.Center, paint.Bold, theme.Body*p.Unit, color, m.Name(side))
	p.Text(layout.Rect{X: chip.X, Y: chip.Y + chip.H*0.5, W: chip.W, H: chip.H * 0.46}.Inset(3*u), paint.Center, paint.Regular, theme.Tiny*p.Unit, theme.Dim, t.deciding(s))
	rest = t.buttons(p, s, rest)
	words := m.Narration()
	if m.Asking() {
		words = m.Prompt()
		if err := m.Fault(); err != nil {
			words = err.Error()
		}
	} else if m.Over() {
		words = s.T("game-over")
	}
	if q.Source != 0 && m.Asking() && m.Board.Faces[q.Source].Slot != 0 {
		tag := layout.Rect{X: rest.X + 4*u, Y: rest.Y + 9*u, W: (rest.H - 18*u) / layout.Ratio, H: rest.H - 18*u}
		p.draw(q.Source, layout.Spot{Rect: tag}, 1, look{})
		p.spot(ID{"pick", int(q.Source)}, tag, m.Title(q.Source), "")
		rest.X, rest.W = rest.X+tag.W+8*u, rest.W-tag.W-8*u
	}
	p.fitted(layout.Rect{X: rest.X + 4*u, Y: r.Y + 4*u, W: rest.W - 10*u, H: r.H - 8*u}, theme.Body*p.Type, theme.Ink, words)
}

// fitted writes words in the middle of a rectangle in at most as many lines as
// fit, smaller when there are many.
func (f *Frame) fitted(r layout.Rect, size float64, c paint.Color, words string) {
	for range 5 {
		if float64(len(paint.Wrap(paint.Regular, size, words, r.W)))*size*paint.LineHeight <= r.H {
			break
		}
		size *= 0.9
	}
	lines := paint.Wrap(paint.Regular, size, words, r.W)
	most := max(1, int(r.H/(size*paint.LineHeight)+0.01))
	cut := len(lines) > most
	if cut {
		lines = lines[:most]
	}
	step := size * paint.LineHeight
	y := r.Y + (r.H-step*float64(len(lines)))/2
	for i, line := range lines {
		if i == most-1 && cut {
			line = paint.Shorten(paint.Regular, size, line+" …", r.W)
		}
		f.Text(layout.Rect{X: r.X, Y: y, W: r.W, H: step}, paint.Left, paint.Regular, size, c, line)
		y += step
	}
}

// deciding says in two words what the side of the prompt is doing.
func (t *TableScreen) deciding(s *Stack) string {
	m := t.Model
	switch {
	case m.Over():
		return ""
	case m.Asking() && m.Board.TurnOf == game.Monster:
		return s.T("decides-for-monster")
	case m.Asking() && m.Seats() == 1:
		return s.T("you-decide")
	case m.Asking():
		return s.T("decides")
	case m.Seats() == 1 && m.Board.TurnOf != game.Monster:
		return s.T("you-act")
	}
	return s.T("acts")
}

// buttons draws the buttons at the right of the prompt bar and returns the room
// at their left.
func (t *TableScreen) buttons(p painter, s *Stack, r layout.Rect) layout.Rect {
	m := t.Model
	add := func(what, label string, tone tone) bool {
		u := p.Unit
		w := max(76*u, paint.Width(paint.Bold, theme.Body*p.Type, label)+30*u)
		var b layout.Rect
		r, b = r.SplitRight(w + 8*u)
		return p.button(ID{What: what}, layout.Rect{X: b.X, Y: b.Y + 9*u, W: w, H: b.H - 18*u}, label, "", tone)
	}
	if m.Showing() {
		if add("skip", s.T("skip"), plain) {
			m.Skip()
		}
		return r
	}
	if m.Over() {
		if add("result", s.T("result"), strong) {
			s.Push(&endScreen{m: m, plan: t.plan})
		}
		return r
	}
	if m.Opened != game.NoSide && add("close-ally", s.T("back"), plain) {
		m.Opened = game.NoSide
	}
	q := m.Question()
	for i := len(m.Legal()) - 1; i >= 0 && m.Asking(); i-- {
		c := m.Legal()[i]
		var hit bool
		switch {
		case c.Verb == game.EndTurn && len(m.Legal()) > 1: // there is more to do
			hit = add("end-turn", s.T("end-turn"), plain)
		case c.Verb == game.EndTurn:
			hit = add("end-turn", s.T("end-turn"), strong)
		case c.Verb == game.Done && q.Picked.Empty():
			hit = add("done", s.T("none"), plain)
		case c.Verb == game.Done:
			hit = add("done", s.T("done"), strong)
		case c.Verb == game.Yes && q.Purpose == game.ForMulligan:
			hit = add("yes", s.T("mulligan"), plain)
		case c.Verb == game.No && q.Purpose == game.ForMulligan:
			hit = add("no", s.T("keep-hand"), strong)
		case c.Verb == game.Yes:
			hit = add("yes", s.T("yes"), strong)
		case c.Verb == game.No:
			hit = add("no", s.T("no"), plain)
		}
		if hit {
			m.Do(c)
			break
		}
	}
	return r
}

// answers draws what a question is answered with that is not answered on the
// table: buttons, sentences, names, and cards that lie in piles.
func (t *TableScreen) answers(p painter, s *Stack) {
	m := t.Model
	if !m.Asking() {
		return
	}
	switch q := m.Question(); {
	case manners[q.Kind] == byRow:
		t.rowOf(p, s)
	case manners[q.Kind] == byList:
		t.listOf(p, s, m.Legal())
	case manners[q.Kind] == byName:
		t.names(p, s)
	case q.Kind == game.AskCards && len(m.Loose()) > 0:
		t.picker(p, s)
	}
}

// above is a box above the prompt bar.
func (t *TableScreen) above(p painter, w, h float64) layout.Rect {
	bar := t.Model.Places.Prompt
	w = min(w, bar.W)
	r := layout.Rect{X: bar.X + (bar.W-w)/2, Y: bar.Y - h - 8*p.Unit, W: w, H: h}
	p.block("answers", r)
	p.panel(r)
	return r
}

func (t *TableScreen) rowOf(p painter, s *Stack) {
	u := p.Unit
	m := t.Model
	q := m.Question()
	legal := m.Legal()
	if len(legal) > 24 {
		t.stepper(p, s)
		return
	}
	w := 132 * u
	if q.Kind == game.AskNumber {
		w = 58 * u
	}
	perRow := max(1, min(len(legal), int((m.Places.Prompt.W-24*u)/(w+8*u))))
	rows := (len(legal) + perRow - 1) / perRow
	h := 46 * u
	if q.Kind == game.AskHouse {
		h = 96 * u
	}
	box := t.above(p, float64(perRow)*(w+8*u)+24*u, float64(rows)*(h+8*u)+16*u)
	for i, c := range legal {
		r := layout.Rect{X: box.X + 16*u + float64(i%perRow)*(w+8*u), Y: box.Y + 12*u + float64(i/perRow)*(h+8*u), W: w, H: h}
		label := capital(m.Words.Answer(q, c))
		var hit bool
		if q.Kind == game.AskHouse {
			hit = p.houseButton(s, ID{"answer", int(c.N)}, r, c, label)
		} else {
			hit = p.button(ID{"answer", int(c.N)}, r, label, "", plain)
			if q.Kind == game.AskKey {
				p.Mark(layout.Rect{X: r.X + 8*u, Y: r.Y + 12*u, W: 22 * u, H: 22 * u}, paint.Key, theme.Keys[c.N%3])
			}
		}
		if hit {
			m.Do(c)
			return
		}
	}
}

// stepper asks for a number out of many.
func (t *TableScreen) stepper(p painter, s *Stack) {
	u := p.Unit
	m := t.Model
	q := m.Question()
	r := t.above(p, 420*u, 64*u).Inset(10 * u)
	step := func(what, label string, by int) {
		var b layout.Rect
		b, r = r.Split(64 * u)
		if p.button(ID{What: what}, b.Inset(3*u), label, "", plain) {
			t.stepped = max(int(q.Lo), min(int(q.Hi), t.stepped+by))
		}
	}
	step("less-ten", "−10", -10)
	step("less", "−1", -1)
	var mid layout.Rect
	mid, r = r.Split(56 * u)
	p.Text(mid, paint.Center, paint.Bold, theme.Large*p.Unit, theme.Ink, number(t.stepped))
	step("more", "+1", 1)
	step("more-ten", "+10", 10)
	if p.button(ID{"answer", t.stepped}, r.Inset(3*u), s.T("ok"), "", strong) {
		m.Do(game.Command{Verb: game.Choose, N: int16(t.stepped)})
	}
}

// listOf offers sentences, one below the other.
func (t *TableScreen) listOf(p painter, s *Stack, legal []game.Command) {
	u := p.Unit
	m := t.Model
	q := m.Question()
	size := theme.Body * p.Type
	width := min(680*u, m.Places.Prompt.W)
	heights := make([]float64, len(legal))
	total := 16 * u
	for i, c := range legal {
		lines := paint.Wrap(paint.Regular, size, capital(m.Words.Answer(q, c)), width-60*u)
		heights[i] = float64(len(lines))*size*paint.LineHeight + 16*u
		total += heights[i] + 6*u
	}
	room := m.Places.Prompt.Y - 20*u
	box := t.above(p, width, min(total, room))
	if p.hot.What == "answer" || p.hot.What == "answers" {
		t.list = max(0, min(len(legal)-1, t.list-int(sign(p.Wheel))))
	}
	y := box.Y + 10*u
	if total <= room {
		t.list = 0
	}
	for i := t.list; i < len(legal); i++ {
		c := legal[i]
		r := layout.Rect{X: box.X + 10*u, Y: y, W: box.W - 20*u, H: heights[i]}
		if r.Bottom() > box.Bottom() {
			break
		}
		label := capital(m.Words.Answer(q, c))
		hover, click := p.spot(ID{"answer", int(c.N)}, r, label, "")
		color := theme.Panel
		if hover {
			color = theme.Raised.Mix(theme.Lit, 0.15)
		}
		p.Fill(r, 6*u, color)
		p.Line(r, 6*u, max(1, 1.2*u), theme.Edge)
		p.badge(r.X+8*u, r.Y+(r.H-24*u)/2, 24*u, theme.Lit, theme.Abyss, i+1)
		p.Paragraph(layout.Rect{X: r.X + 42*u, Y: r.Y + 8*u, W: r.W - 50*u, H: r.H}, paint.Left, paint.Regular, size, theme.Ink, label)
		if click {
			m.Do(c)
			return
		}
		y += heights[i] + 6*u
	}
}

// names offers the names of all cards; typing narrows them down.
func (t *TableScreen) names(p painter, s *Stack) {
	u := p.Unit
	m := t.Model
	t.filter = append(t.filter, p.Typed...)
	if p.Pressed[Backspace] && len(t.filter) > 0 {
		t.filter = t.filter[:len(t.filter)-1]
	}
	box := t.above(p, 520*u, 440*u).Inset(12 * u)
	field, rest := box.Cut(38 * u)
	p.Fill(field, 6*u, theme.Abyss)
	p.Line(field, 6*u, 1.4*u, theme.Edge)
	words, color := string(t.filter), theme.Ink
	if words == "" {
		words, color = s.T("type-a-name"), theme.Faint
	}
	p.Text(field.Inset(8*u), paint.Left, paint.Regular, theme.Body*p.Type, color, words)
	t.list = max(0, t.list-int(sign(p.Wheel))*3)
	rest = rest.Drop(8 * u)
	row, skipped := 32*u, 0
	want := strings.ToLower(string(t.filter))
	for _, c := range m.Legal() {
		title := m.Game.Catalogue().Title(uint16(c.N))
		if !strings.Contains(strings.ToLower(title), want) {
			continue
		}
		if skipped++; skipped <= t.list {
			continue
		}
		var r layout.Rect
		if r, rest = rest.Cut(row); r.H < row {
			return
		}
		if p.button(ID{"answer", int(c.N)}, r.Inset(2*u), title, "", quiet) {
			m.Do(c)
			return
		}
	}
}

// picker offers cards that lie in piles, or in a hand that is not shown.
func (t *TableScreen) picker(p painter, s *Stack) {
	u := p.Unit
	m := t.Model
	loose := m.Loose()
	w := 92 * u
	perRow := min(len(loose), int((m.Places.Prompt.W-32*u)/(w+8*u)))
	rows := (len(loose) + perRow - 1) / perRow
	shown := min(rows, 3)
	t.list = max(0, min(rows-shown, t.list-int(sign(p.Wheel))))
	box := t.above(p, float64(perRow)*(w+8*u)+32*u, float64(shown)*(w*layout.Ratio+10*u)+20*u)
	for i, c := range loose {
		line := i/perRow - t.list
		if line < 0 || line >= shown {
			continue
		}
		r := layout.Rect{X: box.X + 18*u + float64(i%perRow)*(w+8*u), Y: box.Y + 14*u + float64(line)*(w*layout.Ratio+10*u), W: w, H: w * layout.Ratio}
		hover, click := p.spot(ID{"pick", int(c)}, r, m.Title(c), "")
		p.draw(c, layout.Spot{Rect: r}, 1, look{lit: m.Lit(c), picked: m.Picked(c), hover: hover})
		if click && m.Lit(c) {
			m.Do(game.Command{Verb: game.Pick, Card: c})
			return
		}
	}
}

// places lights the places of the line in which a card may stand.
func (t *TableScreen) places(p painter, s *Stack) {
	m := t.Model
	q := m.Question()
	if !m.Asking() || q.Kind != game.AskPlace {
		return
	}
	u := p.Unit
	side := m.Game.State().Cards[q.Source].Ctrl
	if side >= game.MaxSides {
		side = q.Side
	}
	row := &m.Places.Sides[side].Line
	for _, c := range m.Legal() {
		r := row.Gap(int(c.N), u)
		hover, click := p.spot(ID{"place", int(c.N)}, r.Inset(-3*u), capital(m.Words.Answer(q, c)), "")
		color := theme.Lit
		if hover {
			color = theme.Ink
		}
		pulse := 0.55 + 0.25*swing(m.Clock*4)
		p.Soft(r, 6*u, 8*u, color.Alpha(pulse))
		p.Fill(r, 6*u, color.Alpha(0.85))
		side := min(r.W, 26*u) * 0.8
		p.Mark(r.Middle(side, side), paint.Plus, theme.Abyss)
		if click {
			m.Do(c)
			return
		}
	}
}

// menuOf offers the deeds of the card that was clicked, beside it.
func (t *TableScreen) menuOf(p painter, s *Stack) {
	m := t.Model
	deeds := m.Deeds(t.menu)
	at, _, ok := m.Spot(t.menu)
	if t.menu == 0 || len(deeds) == 0 || !ok {
		t.menu = 0
		return
	}
	u := p.Unit
	w, h := 176*u, 38*u
	all := float64(len(deeds))*(h+6*u) + 14*u
	r := layout.Rect{X: at.Center().X - w/2, Y: at.Y - all - 6*u, W: w, H: all}
	if r.Y < 0 {
		r.Y = at.Bottom() + 6*u
	}
	r = r.Clamp(m.Places.Main.Inset(4 * u))
	p.block("menu", r)
	p.panel(r)
	inner := r.Inset(8 * u)
	var chosen *table.Deed
	for i := range deeds {
		var row layout.Rect
		row, inner = inner.Cut(h)
		inner = inner.Drop(6 * u)
		tone := plain
		if i == 0 {
			tone = strong
		}
		if deeds[i].Why != game.Fine {
			tone = plain
		}
		if p.button(ID{"deed", int(deeds[i].Command.Verb)}, row, s.T(deedKeys[deeds[i].Command.Verb]), s.why(deeds[i].Why), tone) {
			chosen = &deeds[i]
		}
	}
	if chosen != nil {
		t.menu = 0
		m.Do(chosen.Command)
		return
	}
	if p.clicked.What != "" && p.clicked.What != "card" && p.clicked.What != "menu" && p.clicked.What != "deed" {
		t.menu = 0
	}
}

var deedKeys = [...]string{game.PlayCard: "deed-play", game.PlayUpgrade: "deed-upgrade", game.DiscardCard: "deed-discard", game.Reap: "deed-reap", game.Fight: "deed-fight", game.UseAction: "deed-action", game.UseOmni: "deed-omni", game.Unstun: "deed-unstun"}

func capital(s string) string {
	for i, r := range s {
		return string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

func sign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

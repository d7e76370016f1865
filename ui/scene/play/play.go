// Package play is the scene of a game: the table with everything on it (zones, the
// boss, cards and their states, effects), the question that is asked and how it is
// answered (prompt, answers), what would happen (forecast, arrows), the log, piles
// and cards to read; the replay of a game that is watched, and its end. Where things lie
// and what moves is up to the [table.Model].
package play

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Screen is the table: the monster at the top, the tide in the middle, a player's
// side below, the log at the right.
type Screen struct {
	scene.Base
	Model  *table.Model
	watch  *watch.Bar[*keyforge.Game] // if the game is watched, not played
	saving autosave
	lesson *lesson // if the game is one
	puzzle *puzzler
	film   *film // if it is filmed
	tips   tips

	menu     keyforge.Slot // whose actions are offered
	reading  reading
	log      logView
	answers  answers
	ended    bool // the end of the game has been shown
	asked    keyforge.Question
	preview  preview
	dragged  widget.ID
	touched  bool            // fingers are used
	numbered []keyforge.Slot // the cards that the keys of numbers mean
	aside    scene.Aside
	led      bool // the pointer, to keeping the first hand
	glimpse  glimpse
	outcomes []recap.Outcome // of the monster's last turn
	logged   []recap.Outcome // of the turn in the log that is drawn
	avoid    obstacles
	advised  advised
	lookBack bool // a moment is shown again, see again.go
	apart    scene.Elsewhere[*keyforge.Game]
}

// New returns the screen of a table.
func New(m *table.Model) *Screen { return &Screen{Model: m} }

// Name implements [scene.Screen].
func (t *Screen) Name() string {
	switch {
	case t.lookBack:
		return "again"
	case t.watch != nil:
		return "replay"
	}
	return "table"
}

// Table is the shown table.
func (t *Screen) Table() *table.Model { return t.Model }

// Leave closes the save.
func (t *Screen) Leave(s *scene.Stack) error {
	t.Model.StopThinking()
	t.puzzle.stop()
	if !t.apart.Here() {
		t.apart.Leave()
	}
	if t.lookBack { // its story is not kept
		return nil
	}
	err := t.Model.Story.Close()
	s.ReadSaves()
	return err
}

// Over implements [scene.Screen].
func (*Screen) Over() bool { return false }

// Low says that the table has a layout for low windows, see [layout.TablePlaces].
func (*Screen) Low() bool { return true }

// Frame implements [scene.Screen]: time passes and keys are taken, then the table is painted
// as it is. Clicks take effect when everything has been painted, see input.go.
func (t *Screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	t.update(f, s)
	t.paint(painter{f, t.Model, s.Cache, s.Cards, t.puzzle}, s)
}

// paint paints the table.
func (t *Screen) paint(p painter, s *scene.Stack) {
	m := t.Model
	if t.film != nil {
		t.film.ground(p)
	} else {
		s.StageOf(m).Table(s.LookAt(p.Canvas), &m.Player)
	}
	first := len(p.Ops)
	if m.Duel() {
		p.facing(s)
		p.middle(s)
		p.player(s, m.Large())
	} else {
		p.monster(t, s)
		p.forecast(s, p.band(s))
		t.strip(p, s)
		for side := range keyforge.Side(m.Seats()) {
			p.player(s, side)
		}
	}
	p.tableCards(t, s)
	t.places(p, s)
	p.quake(first)
	p.effects()
	t.intents(p)
	t.glimpse.draw(p, t)
	t.aim(p)
	t.dragging(p)
	t.preview.draw(p)
	switch {
	case t.lookBack:
		t.againBar(p, s)
	case t.film != nil:
		t.film.bar(p, s)
	case t.watch != nil:
		t.watch.Draw(p.Canvas, s, m.Places.Prompt)
	default:
		t.prompt(p, s)
	}
	t.tip(p, s)
	t.logPanel(p, s)
	p.odds(s)
	t.answers.draw(p, s, t.numbered)
	t.menuOf(p, s)
	t.advice(p, s)
	t.puzzle.draw(p, s, t.menu, &t.avoid)
	p.floats()
	t.lesson.placeBubble(p, t.menu, &t.avoid)
	t.reading.draw(p, s, t.outcomeAt(p.Hot))
	t.lesson.bubble(p, s)
	t.remarks(p, s)
	scene.Marks(p.Canvas, s)
	if !t.apart.Here() {
		t.apart.Draw(p.Canvas, t.seatAt)
	}
}

// tableCards draws all cards, moving ones last, and makes them something that can
// be pointed at.
func (c painter) tableCards(t *Screen, s *scene.Stack) {
	c.passing(true)
	for pass := range 2 {
		for side := range keyforge.Side(keyforge.MaxSides) {
			for _, z := range [...]card.Zone{card.Battleline, card.Artifacts, card.Hand} {
				row := c.m.Board.Piles[side][z]
				name := c.nameSize(row)
				for _, slot := range row {
					c.one(t, s, slot, pass == 1, cardStyle{name: name})
				}
			}
		}
	}
	c.passing(false)
}

// passing draws the cards that come and go, either those that slide under others
// or the rest.
func (c painter) passing(under bool) {
	for slot := range keyforge.Slot(keyforge.MaxCards) {
		at, alpha, ok := c.m.Spot(slot)
		if !ok || slot == c.m.Board.Boss || c.m.Under(slot) != under || c.onRow(slot) {
			continue
		}
		c.turning(slot, at, alpha, cardStyle{asks: slot == c.m.Board.Played})
		if slot == c.m.Board.Played {
			c.ViewSpot(widget.ID{What: "pick", N: int(slot)}, at.Bounds(), c.m.Title(slot))
		}
	}
}

// turning draws a card, or its back, while it turns face up.
func (c painter) turning(slot keyforge.Slot, at layout.Spot, alpha float64, l cardStyle) {
	open := c.m.Turned(slot)
	first := len(c.Ops)
	if open < 0 {
		c.Turn(at.Center(), at.Angle, alpha)
		cardview.Back(c.List, at.Rect, c.m.Board.Faces[slot].Owner == keyforge.Monster)
		c.Upright()
	} else {
		c.draw(slot, at, alpha, l)
	}
	if open = math.Abs(open); open < 1 {
		c.squeeze(first, at.Center().X, max(0.03, open))
	}
}

// squeeze makes everything drawn since the first of the given operations
// narrower, as if it were turned away. Words cannot be squeezed and are left out.
func (c painter) squeeze(first int, x, by float64) {
	for i := range c.Ops[first:] {
		op := &c.Ops[first+i]
		op.Rect.X, op.Rect.W = x+(op.Rect.X-x)*by, op.Rect.W*by
		op.Pivot.X = x + (op.Pivot.X-x)*by
		op.Radius = min(op.Radius, op.Rect.W/2)
		if op.Kind == paint.Words && by < 0.95 {
			op.Color.A = 0
		}
	}
}

// quake shakes everything drawn since the first of the given operations after a
// blow and while the monster rises, when the edges of the table glow too.
func (c painter) quake(first int) {
	q := c.m.Quake
	if by := max(q, 0.7*c.m.Jolt*c.m.Jolt) * c.Unit; by > 0 {
		dx, dy := math.Sin(c.m.Clock*61)*9*by, math.Sin(c.m.Clock*47)*7*by
		for i := range c.Ops[first:] {
			op := &c.Ops[first+i]
			op.Rect = op.Rect.Shift(dx, dy)
			op.Pivot.X, op.Pivot.Y = op.Pivot.X+dx, op.Pivot.Y+dy
		}
	}
	for i := 0; i < 5 && q > 0; i++ {
		edge := float64(i) * 9 * c.Unit
		c.Line(layout.Rect{W: c.W, H: c.H}.Inset(edge), 0, 9*c.Unit, theme.Danger.Alpha(q*0.5*(1-float64(i)/5)))
	}
}

func (c painter) onRow(slot keyforge.Slot) bool {
	_, z := c.m.Board.Side(slot)
	return z.InPlay() || z == card.Hand
}

func (c painter) one(t *Screen, s *scene.Stack, slot keyforge.Slot, moving bool, l cardStyle) {
	if slot == 0 || c.m.Moving(slot) != moving {
		return
	}
	at, alpha, ok := c.m.Spot(slot)
	if !ok {
		return
	}
	lit := t.lit(slot)
	q := c.m.Question()
	l.lit, l.picked, l.hover, l.asks = lit, c.m.Picked(slot), t.reading.Hover == slot, c.m.Asking() && q.Source == slot
	l.dim = c.m.Asking() && q.Kind == keyforge.AskCards && !lit && !l.picked && !l.asks
	l.hover = l.hover || c.m.DropPreview().Plan.Answer.Card == slot
	l.picked = l.picked || c.m.ClickRemembered(slot)
	stands := at.Bounds()
	if _, z := c.m.Board.Side(slot); z == card.Hand && l.hover && !moving { // it is lifted
		at.Rect = at.Inset(-0.025*at.W).Shift(0, -7*c.Unit)
	}
	c.turning(slot, at, alpha, l)
	if slot != c.m.Held {
		c.cardSpot(t, s, slot, stands)
		c.numberCap(t.numbered, slot, stands)
	}
}

// cardSpot lets a card be pointed at and clicked.
func (c painter) cardSpot(t *Screen, s *scene.Stack, slot keyforge.Slot, r layout.Rect) {
	id := widget.ID{What: "card", N: int(slot)}
	_, click := c.Spot(id, r, c.m.Title(slot), "")
	c.SetLit(id, t.lit(slot) || c.m.Holds(slot))
	if t.lit(slot) {
		c.MarkAnswer(id)
	}
	c.dragSpot(t, id)
	if !t.apart.Points() {
		c.Tap(id, tapOn(c.m, slot))
	}
	switch {
	case click && t.apart.Points():
		c.Defer(func() { t.apart.Point(c.Canvas, id) })
	case click && (c.DoubleClicked == id || c.Touched() && t.menu == slot) && t.draggable(slot):
		c.Defer(func() { t.twice(s, slot) })
	case click:
		c.Defer(func() { t.clickCard(slot) })
	}
}

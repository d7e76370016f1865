package play

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/widget"
)

// keys does what the keys and the buttons of a gamepad mean.
func (t *Screen) keys(f *cardview.Canvas, s *scene.Stack) {
	m := t.Model
	switch {
	case f.Pressed[widget.Escape] && t.apart.Points():
		t.apart.Point(f, widget.ID{})
	case f.Pressed[widget.Escape] && t.menu != 0:
		t.menu = 0
	case f.Pressed[widget.Escape] && t.advised.open:
		m.DropAdvice()
	case f.Pressed[widget.Escape] && m.MayCancel():
		m.Cancel()
	case f.Pressed[widget.Escape], f.Pressed[widget.Menu]:
		t.pause(s)
	case t.watch != nil:
	case f.Pressed[widget.Ping]:
		t.apart.Mark(f, s)
	case f.Pressed[widget.Space] && m.Showing():
		m.Skip()
	case f.Pressed[widget.Undo]:
		m.Undo()
	case f.Pressed[widget.Redo]:
		m.Redo()
	case f.Pressed[widget.EndTurn]:
		t.finish(s)
	case f.Pressed[widget.DefaultAction]:
		t.twice(s, t.chosen())
	case f.Pressed[widget.Reap]:
		t.use(s, keyforge.Unstun, keyforge.Reap)
	case f.Pressed[widget.Fight]:
		t.use(s, keyforge.Unstun, keyforge.Fight)
	case f.Pressed[widget.UseAction]:
		t.use(s, keyforge.UseAction, keyforge.UseOmni)
	case f.Pressed[widget.Advice]:
		t.askAdvice(s)
	case f.Pressed[widget.Houses]:
		t.toHouses(f)
	}
	for n := range widget.Tenth - widget.First + 1 {
		if f.Pressed[widget.First+n] && t.watch == nil {
			t.numberKey(f, s, int(n))
		}
	}
}

// chosen is the card that a key applies to: the one whose menu is open, or the one
// pointed at.
func (t *Screen) chosen() keyforge.Slot {
	if t.menu != 0 {
		return t.menu
	}
	return t.reading.Hover
}

// use uses the chosen card in the first way that is legal, or says why the last one is
// not.
func (t *Screen) use(s *scene.Stack, ways ...keyforge.Verb) {
	m := t.Model
	c := t.chosen()
	if c == 0 {
		t.remark(s.T("key-needs-card"))
		return
	}
	if !m.Hurry() {
		return
	}
	why := m.Why(c)
	for _, v := range ways {
		do := keyforge.Command{Verb: v, Card: c}
		if m.May(do) {
			t.menu = 0
			m.Answer(do)
			return
		}
		if i := slices.IndexFunc(m.Actions(c), func(a offers.Action) bool { return a.Command == do }); i >= 0 {
			why = m.Actions(c)[i].Why
		}
	}
	if why != keyforge.Allowed {
		t.remark(s.Why(why))
	}
}

// finish ends the turn, or the choice of cards.
func (t *Screen) finish(s *scene.Stack) {
	m := t.Model
	end, done := keyforge.Command{Verb: keyforge.EndTurn}, keyforge.Command{Verb: keyforge.Done}
	switch {
	case m.Showing():
		t.remark(s.WithKey("end-turn-waits", widget.Space))
	case m.Curtain() == couch.Passing:
		m.DrawCurtain()
	case m.May(end):
		t.endTurn(s, end)
	case m.May(done):
		m.Answer(done)
	}
}

// toHouses points at the houses to choose from one after another, or at those of the
// player who is asked.
func (t *Screen) toHouses(f *cardview.Canvas) {
	m := t.Model
	legal := m.Legal()
	if !m.Asking() || m.Question().Kind != keyforge.AskHouse {
		f.Point(widget.ID{What: "status", N: int(m.Large())})
		return
	}
	now := slices.IndexFunc(legal, func(c keyforge.Command) bool { return f.Hot == widget.ID{What: "answer", N: int(c.N)} })
	f.Point(widget.ID{What: "answer", N: int(legal[(now+1)%len(legal)].N)})
}

// numberKey does what a number key means: the n-th answer, or the n-th card. It
// chooses a card of the hand, and plays it if it is chosen already.
func (t *Screen) numberKey(f *cardview.Canvas, s *scene.Stack, n int) {
	m := t.Model
	if m.Showing() && !m.Hurry() || !m.Asking() {
		return
	}
	t.count()
	q, legal := m.Question(), m.Legal()
	switch {
	case q.Kind == keyforge.AskMain && n < len(t.numbered):
		c := t.numbered[n]
		f.Point(widget.ID{What: "card", N: int(c)})
		if t.menu == c {
			t.twice(s, c)
		} else if t.menu = 0; len(m.Actions(c)) > 0 {
			t.menu = c
		}
	case q.Kind == keyforge.AskCards && n < len(t.numbered):
		m.Answer(keyforge.Command{Verb: keyforge.Pick, Card: t.numbered[n]})
	case q.Kind == keyforge.AskNumber: // the number on the key
		if c := (keyforge.Command{Verb: keyforge.Choose, N: int16((n + 1) % 10)}); m.May(c) {
			m.Answer(c)
		}
	case q.Kind != keyforge.AskMain && q.Kind != keyforge.AskCards && answerStyles[q.Kind] != byName && n < len(legal):
		m.Answer(legal[n])
	}
}

// count works out which cards the number keys mean: those of the hand, or those that can
// be chosen, in reading order.
func (t *Screen) count() {
	m := t.Model
	t.numbered = t.numbered[:0]
	if !m.Asking() {
		return
	}
	switch q := m.Question(); {
	case q.Kind == keyforge.AskMain && m.Large() == q.Side:
		t.numbered = append(t.numbered, m.Board.Piles[q.Side][card.Hand]...)
	case q.Kind == keyforge.AskCards && len(m.Draggable()) > 0:
		for _, c := range m.Draggable() {
			if m.Lit(c) {
				t.numbered = append(t.numbered, c)
			}
		}
	case q.Kind == keyforge.AskCards:
		for _, c := range m.Legal() {
			if c.Card != 0 {
				t.numbered = append(t.numbered, c.Card)
			}
		}
		slices.SortStableFunc(t.numbered, func(a, b keyforge.Slot) int {
			at, _, _ := m.Spot(a)
			to, _, _ := m.Spot(b)
			if d := at.Center().Y - to.Center().Y; d > at.H/2 || d < -at.H/2 {
				return cmp.Compare(at.Y, to.Y)
			}
			return cmp.Compare(at.X, to.X)
		})
	}
	t.numbered = t.numbered[:min(len(t.numbered), int(widget.Tenth-widget.First)+1)]
}

// numberCap shows which key means the card among those that are numbered, if the player wants that.
func (c painter) numberCap(numbered []keyforge.Slot, slot keyforge.Slot, r layout.Rect) {
	i := slices.Index(numbered, slot)
	if i < 0 || c.Captions == nil {
		return
	}
	u := c.Unit
	at := layout.Point{X: r.Center().X, Y: r.Y - 5*u}
	if c.m.Question().Kind == keyforge.AskMain {
		at = layout.Point{X: r.Right() + u, Y: r.Bottom() - 3*u}
	}
	c.KeyCap(at, widget.First+widget.Key(i))
}

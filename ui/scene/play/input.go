package play

import (
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/widget"
)

// update advances time for the table, takes the keys, and works out what is pointed at.
// Nothing is painted here; painting changes neither the table nor the screen except
// through [widget.Frame.Defer].
func (t *Screen) update(f *cardview.Canvas, s *scene.Stack) {
	m := t.Model
	m.Speed, m.ReducedMotion, m.LogOpen = s.Settings.MotionSpeed(), s.Settings.ReducedMotion, !s.Settings.FoldLog
	m.Text, m.Unit = f.Large, f.Unit
	m.OverHand = f.ByMouse() && m.Places.Sides[m.Large()].Hand.Area.Has(f.Mouse)
	if m.Asks = bot.AskLevel(s.Settings.Ask); t.lesson != nil {
		m.Asks = bot.AskEverything // each question is a step
	} else if t.puzzle != nil {
		m.Asks = min(m.Asks, bot.AskWhatMatters) // the order may be the solution
	}
	m.Chances = s.Settings.Chances && t.mayAdvise(s)
	m.Odds.Wanted = s.Settings.Odds && t.mayAdvise(s) && t.apart.Here()
	top := s.Top() == scene.Screen(t)
	if t.watch != nil {
		m.Speed = t.watch.Speed()
		t.watch.Frame(f, top)
	}
	if t.lookBack && top {
		t.lookedBack(f, s)
	}
	if (top || m.Showing()) && !s.Paused() {
		m.Clock += s.Drift()
		m.Update(f.Seconds, f.W, f.H)
	} else {
		m.MoveCards(f.Seconds, f.W, f.H)
	}
	if !t.apart.Here() {
		t.apart.Frame(s)
	}
	q := *m.Question()
	if q.Picked = (keyforge.Set{}); q != t.asked { // what is picked is still the same question
		if t.watch == nil { // otherwise the buttons mean the same as before
			f.Renew()
		}
		t.asked, t.menu, t.answers = q, 0, answers{stepped: int(q.Lo)}
	}
	t.touched = f.Touched()
	t.gestures(f, s)
	t.openMenu(f)
	t.company(f, s)
	t.pointed(f, s)
	t.glimpse.point(f, m)
	t.preview.foresee(f, s, m, t.reading.Hover, t.menu)
	t.advised.frame(s, m)
	switch {
	case t.lesson != nil:
		t.lesson.frame(f, s, m, top)
	case t.puzzle != nil:
		t.puzzle.Frame(s, t.Model, top)
	case t.watch == nil && !t.lookBack && top:
		t.tips.frame(f, s, m)
	}
	if t.numbered = t.numbered[:0]; f.Captions != nil {
		t.count()
	}
	if top && !t.lookBack {
		t.keys(f, s)
		if t.apart.Here() {
			t.saving.frame(m, s)
		}
		s.Chronicle(nil).KeepAchievements(m.Achievements, m.Showing())
		t.lead(s)
	}
}

// lead opens what comes after the showing: cards that a person was allowed to look at,
// and the end of the game.
func (t *Screen) lead(s *scene.Stack) {
	m := t.Model
	t.ended = t.ended && m.Board.Over
	switch {
	case t.watch == nil && m.Curtain() == couch.Drawn:
		s.Push(&curtain{t: t})
	case m.Asking() && len(m.Peeked) > 0:
		s.Push(&pileScreen{m: m, peeked: m.Peek()})
	case t.watch == nil && t.lesson == nil && t.puzzle == nil && m.Over() && !t.ended && (t.apart.Here() || t.apart.Told()):
		t.ended = true
		s.Push(newEnd(s, m, t.apart.Story(t.Model.Story)))
	}
}

// openMenu opens the menu of a card that a person clicked ahead of time, and closes it
// when its card has nothing to offer or something else is clicked.
func (t *Screen) openMenu(f *cardview.Canvas) {
	if c := t.Model.ToOpen(); c != 0 {
		t.menu = c
	}
	if _, _, ok := t.Model.Spot(t.menu); !ok || len(t.Model.Actions(t.menu)) == 0 {
		t.menu = 0
	}
	switch f.Clicked.What {
	case "", "card", "menu", "action":
	default:
		t.menu = 0
	}
}

// clickCard does what a click on a card means.
func (t *Screen) clickCard(slot keyforge.Slot) {
	if t.menu == slot {
		t.menu = 0
		return
	}
	t.menu = 0
	switch l := t.lesson; {
	case l != nil && (t.Model.Showing() || !t.Model.Lit(slot)):
		l.warned = true
		return
	case t.Model.Showing():
		t.Model.RememberClick(slot)
		return
	}
	side, z := t.Model.Board.Side(slot)
	if z.InPlay() && side < keyforge.Monster && t.Model.Places.Sides[side].Small &&
		(!t.Model.Lit(slot) || t.touched) { // a finger needs it larger
		t.Model.Open(side)
		return
	}
	if !t.Model.Click(slot) || len(t.Model.Actions(slot)) > 0 {
		t.menu = slot
	}
}

// clickBoss does what a click on the monster means.
func (t *Screen) clickBoss() {
	m := t.Model
	switch boss := m.Board.Boss; {
	case t.lesson != nil && !m.Lit(boss):
		t.lesson.warned = true
	case m.Showing():
		m.RememberClick(boss)
	case m.Lit(boss), m.Holds(boss):
		m.Click(boss)
	}
}

// pointed works out which card the mouse is on, and which is shown large.
func (t *Screen) pointed(f *cardview.Canvas, s *scene.Stack) {
	r := &t.reading
	r.point(f, t.Model, t.outcomeAt(f.Hot))
	if (t.menu == 0 || t.touched && r.Hover == t.menu) && t.Model.Dragged() == 0 {
		r.Show(func(c keyforge.Slot) bool { return hasFace(t.Model, c) })
	} else {
		r.Card = 0
	}
	t.aside.Pass(f.Seconds)
	if now := r.Hover; now != 0 && f.Inspected == f.Hot && t.Model.Board.Faces[now].Slot != 0 {
		s.Push(&zoomScreen{z: s.Cards.Card(t.Model, now)})
	}
}

// endTurn ends the turn, after asking if something can still be played or used.
func (t *Screen) endTurn(s *scene.Stack, c keyforge.Command) {
	if t.lesson != nil || t.puzzle != nil { // which knows when, or lets all be taken back
		t.Model.Answer(c)
		return
	}
	for _, other := range t.Model.Legal() {
		switch other.Verb {
		case keyforge.PlayCard, keyforge.PlayUpgrade, keyforge.Reap, keyforge.Fight, keyforge.UseAction, keyforge.UseOmni:
			s.Ask(s.T("end-turn-ask"), s.T("end-turn"), func() { t.Model.Answer(c) })
			return
		}
	}
	t.Model.Answer(c)
}

// mostAgain is the fastest pace at which a moment is shown again: a player who
// asks for it wants to see it.
const mostAgain = 2.0

// again shows a moment of the game once more, on a separate table above this one, or
// in place of the moment shown now.
func (t *Screen) again(s *scene.Stack, at recap.Moment) {
	if t.lookBack {
		s.Pop()
	}
	s.Push(&Screen{Model: t.Model.MomentTable(at), lookBack: true})
}

// lookedBack takes the keys while a moment is shown again.
func (t *Screen) lookedBack(f *cardview.Canvas, s *scene.Stack) {
	m := t.Model
	m.Speed = min(m.Speed, mostAgain)
	switch {
	case f.Pressed[widget.Escape], f.Pressed[widget.Enter], f.Pressed[widget.Space] && !m.Showing():
		f.Defer(s.Pop)
	case f.Pressed[widget.Space]:
		m.Skip()
	}
}

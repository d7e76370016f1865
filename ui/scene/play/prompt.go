package play

import (
	"cmp"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// answerStyle is how a question is answered in the window.
type answerStyle uint8

const (
	unasked answerStyle = iota
	inPlace             // by a click on the table, and buttons in the prompt bar
	byRow               // by one of a row of buttons
	byList              // by one of a list of sentences
	byName              // by one of many names, with a search
)

// answerStyles are how questions of each kind are answered.
var answerStyles = [keyforge.QuestionKinds]answerStyle{
	keyforge.AskMain: inPlace, keyforge.AskCards: inPlace, keyforge.AskYesNo: inPlace, keyforge.AskPlace: inPlace,
	keyforge.AskHouse: byRow, keyforge.AskNumber: byRow, keyforge.AskKey: byRow, keyforge.AskSeat: byRow,
	keyforge.AskOption: byList, keyforge.AskOrder: byList, keyforge.AskName: byName,
	keyforge.AskTrait: byName,
}

// prompt draws the bar that says who decides what and why, with the buttons that
// are always there.
func (t *Screen) prompt(p painter, s *scene.Stack) {
	u := p.Unit
	m := t.Model
	r := m.Places.Prompt
	q := m.Question()
	side := m.Board.TurnOf
	if m.Asking() {
		side = q.Side
	} else if m.Curtain() != couch.Lifted {
		side = m.Next()
	}
	touch := 0.0
	if m.Asking() {
		touch = 0.7
	}
	p.Slab(r, theme.Lit, touch)
	p.Spot(widget.ID{What: "prompt"}, r, "", "")
	chip, rest := r.Split((layout.ChipWidth + 60*m.Places.Large) * u)
	chip = chip.Inset(6 * u)
	color := theme.Seats[side&3]
	p.Corners(paint.Scoop)
	p.Fade(chip, 7*u, color.Mix(theme.Abyss, 0.72), color.Mix(theme.Abyss, 0.85))
	p.Corners(paint.Round)
	p.Text(layout.Rect{X: chip.X, Y: chip.Y, W: chip.W, H: chip.H * 0.58}.Inset(3*u), paint.Center, paint.Display, theme.Body*p.Type, color,
		m.Name(side))
	p.Text(layout.Rect{X: chip.X, Y: chip.Y + chip.H*0.5, W: chip.W, H: chip.H * 0.46}.Inset(3*u), paint.Center, paint.Regular,
		theme.Tiny*p.Type, theme.Dim, t.deciding(s))
	rest = t.watched(p, t.buttons(p, s, rest))
	words := m.Narration()
	if m.Thinking() {
		who := m.ThinkingFor()
		words = p.cache.Words(scene.Words{What: "thinking", A: int(who)}, func() string { return lang.Capital(m.Words.Say("thinking", who)) })
		var dots layout.Rect
		rest, dots = rest.SplitRight(60 * u)
		p.pondering(dots.Middle(50*u, rest.H))
	}
	if m.Asking() {
		words = m.Prompt()
		if v := &t.preview; v.fight != nil || v.outcome != nil && v.words != "" {
			words = v.words
		}
		if err := m.Fault(); err != nil {
			words = s.Language.Say(err)
		}
	} else if t.puzzle.decided() {
		words = t.puzzle.Why
	} else if m.Over() {
		words = s.T("game-over")
	} else if m.Curtain() == couch.Passing {
		next := m.Next()
		words = p.cache.Words(scene.Words{What: "pass-table", A: int(next)}, func() string { return s.T("pass-table", m.Name(next)) })
	}
	if !t.apart.Here() && !m.Asking() && !m.Showing() {
		words = cmp.Or(t.apart.Waits(), words)
	}
	if q.Source != 0 && m.Asking() && m.Board.Faces[q.Source].Slot != 0 {
		tag := m.Places.Asker
		p.draw(q.Source, layout.Spot{Rect: tag}, 1, cardStyle{})
		p.ViewSpot(widget.ID{What: "pick", N: int(q.Source)}, tag, m.Title(q.Source))
		rest.X, rest.W = rest.X+tag.W+8*u, rest.W-tag.W-8*u
	}
	p.FittedLinks(s.Cards.Links, "prompt-term", layout.Rect{X: rest.X + 4*u, Y: r.Y + 4*u, W: rest.W - 10*u, H: r.H - 8*u},
		theme.Body*p.Type, theme.Ink, words)
}

// deciding says in two words what the side of the prompt is doing.
func (t *Screen) deciding(s *scene.Stack) string {
	m := t.Model
	switch {
	case m.Over():
		return ""
	case m.Asking() && m.Board.TurnOf == keyforge.Monster:
		return s.T("decides-for-monster")
	case m.Asking() && addressed(m, m.Question().Side):
		return s.T("you-decide")
	case m.Asking(), m.Curtain() != couch.Lifted:
		return s.T("decides")
	case addressed(m, m.Board.TurnOf):
		return s.T("you-act")
	}
	return s.T("acts")
}

// addressed reports whether a side is addressed as you.
func addressed(m *table.Model, side keyforge.Side) bool {
	return side < keyforge.MaxSeats && m.Words.You[side] && m.Words.Names[side] == ""
}

// buttons draws the buttons at the right of the prompt bar and returns the room
// at their left.
func (t *Screen) buttons(p painter, s *scene.Stack, r layout.Rect) layout.Rect {
	m := t.Model
	why := ""
	add := func(what, label string, tone widget.ButtonStyle, key widget.Key) bool {
		u := p.Unit
		w := paint.Width(paint.Bold, theme.Body*p.Type, label) + 30*u
		if layout.Low(p.H, u) { // the question needs the room more than an answer needs large letters
			w /= 1 + 0.6*m.Places.Large
		}
		w = max(76*u, w)
		var b layout.Rect
		r, b = r.SplitRight(w + 8*u)
		at := layout.Rect{X: b.X, Y: b.Y + 9*u, W: w, H: b.H - 18*u}
		hit := p.Button(widget.ID{What: what}, at, label, why, tone)
		if m.Asking() && m.Question().Kind != keyforge.AskMain && key != widget.NoKey && key != widget.Escape {
			p.MarkAnswer(widget.ID{What: what})
		}
		p.KeyCap(layout.Point{X: at.Right() - 8*u, Y: at.Y + u}, key)
		return hit
	}
	if m.Showing() {
		// at its later place
		if b := &m.Board; b.Step == keyforge.MainStep && b.TurnOf < keyforge.Monster && m.Bots[b.TurnOf] == nil && !b.Over {
			why = s.WithKey("end-turn-waits", widget.Space)
			add("end-turn", s.T("end-turn"), widget.Plain, widget.EndTurn)
			why = ""
		}
		if !m.Stopped() && add("skip", s.T("skip"), widget.Plain, widget.Space) {
			p.Defer(m.Skip)
		}
		return r
	}
	if t.puzzle.decided() {
		if add("result", s.T("result"), widget.Strong, widget.NoKey) {
			p.Defer(func() { t.puzzle.Tell(s, m) })
		}
		return r
	}
	if m.Over() {
		if t.lesson == nil && add("result", s.T("result"), widget.Strong, widget.NoKey) {
			p.Defer(func() { s.Push(newEnd(s, m, t.apart.Story(t.Model.Story))) })
		}
		return r
	}
	if m.Curtain() == couch.Passing && add("draw-curtain", s.T("draw-curtain"), widget.Strong, widget.EndTurn) {
		p.Defer(m.DrawCurtain)
	}
	if m.Opened != keyforge.NoSide && add("close-ally", s.T("back"), widget.Plain, widget.NoKey) {
		p.Defer(func() { m.Opened = keyforge.NoSide })
	}
	q := m.Question()
	if m.MayCancel() && add("cancel", s.T("cancel"), widget.Plain, widget.Escape) {
		p.Defer(m.Cancel)
	}
	if w, ok := t.answers.inBar(p, s); ok {
		var row layout.Rect
		r, row = r.SplitRight(float64(len(m.Legal()))*w + 8*p.Unit)
		if chosen := t.answers.rowAt(p, s, row.Inset(p.Unit).Drop(7*p.Unit), 0, len(m.Legal()), w, row.H-18*p.Unit); chosen != nil {
			m.Answer(*chosen)
		}
		return r
	}
	if q.Kind == keyforge.AskCards && q.Max > 1 && m.Asking() && !m.May(keyforge.Command{Verb: keyforge.Done}) {
		u, label := p.Unit, p.done(s, q) // it waits for more
		w := paint.Width(paint.Bold, theme.Body*p.Type, label) + 30*u
		var b layout.Rect
		r, b = r.SplitRight(w + 8*u)
		p.Button(widget.ID{What: "done"}, layout.Rect{X: b.X, Y: b.Y + 9*u, W: w, H: b.H - 18*u}, label, s.Why(keyforge.TooFew), widget.Plain)
	}
	for i := len(m.Legal()) - 1; i >= 0 && m.Asking(); i-- {
		c := m.Legal()[i]
		var hit bool
		switch {
		case c.Verb == keyforge.EndTurn && (len(m.Legal()) > 1 || !m.Allows(c)): // there is more to do
			hit = add("end-turn", s.T("end-turn"), widget.Plain, widget.EndTurn)
		case c.Verb == keyforge.EndTurn:
			hit = add("end-turn", s.T("end-turn"), widget.Strong, widget.EndTurn)
		case c.Verb == keyforge.Done && q.Picked.Empty():
			hit = add("done", s.T("none"), widget.Plain, widget.EndTurn)
		case c.Verb == keyforge.Done:
			hit = add("done", p.done(s, q), widget.Strong, widget.EndTurn)
		case c.Verb == keyforge.Yes && q.Purpose == keyforge.ForMulligan:
			hit = add("yes", lang.Capital(m.Says(c)), widget.Plain, widget.First)
		case c.Verb == keyforge.No && q.Purpose == keyforge.ForMulligan:
			hit = add("no", lang.Capital(m.Says(c)), widget.Strong, widget.First+1)
			t.leadToKeep(p)
		case c.Verb == keyforge.Yes:
			hit = add("yes", lang.Capital(m.Says(c)), widget.Strong, widget.First)
		case c.Verb == keyforge.No:
			hit = add("no", lang.Capital(m.Says(c)), widget.Plain, widget.First+1)
		}
		if hit && c.Verb == keyforge.EndTurn {
			p.Defer(func() { t.endTurn(s, c) })
			break
		}
		if hit {
			m.Answer(c)
			break
		}
	}
	return r
}

// leadToKeep leads the pointer to keeping the hand when the game begins: pressing Enter once more than
// needed must not trade the hand.
func (t *Screen) leadToKeep(p painter) {
	if !t.led {
		t.led = true
		p.Lead(widget.ID{What: "no"})
	}
}

// done is the label of the button that confirms what was picked: how many of how many.
func (c painter) done(s *scene.Stack, q *keyforge.Question) string {
	n, of := q.Picked.Len(), int(q.Max)
	return c.cache.Words(scene.Words{What: "done", A: n, B: of, C: 0}, func() string {
		if of == 1 {
			return s.T("done")
		}
		return s.T("done-of", n, of)
	})
}

// menuOf offers the actions of the clicked card, beside it.
func (t *Screen) menuOf(p painter, s *scene.Stack) {
	m := t.Model
	actions := m.Actions(t.menu)
	at, _, ok := m.Spot(t.menu)
	if t.menu == 0 || len(actions) == 0 || !ok {
		return
	}
	u := p.Unit
	w, h := 176*u, max(p.RowHeight(38), theme.Body*p.Type*2)
	for i := range actions {
		w = max(w, paint.Width(paint.Bold, theme.Body*p.Type, p.actionWords(s, actions[i].Command))+44*u)
	}
	all := float64(len(actions))*(h+6*u) + 14*u
	r := layout.Rect{X: at.Center().X - w/2, Y: at.Y - all - 6*u, W: w, H: all}
	if r.Y < 0 {
		r.Y = at.Bottom() + 6*u
	}
	r = r.Clamp(m.Places.Main.Inset(4 * u))
	p.Block("menu", r)
	p.Panel(r)
	inner := r.Inset(8 * u)
	var chosen *offers.Action
	usual := m.DefaultPlan(t.menu).Command
	for i := range actions {
		var row layout.Rect
		row, inner = inner.Cut(h)
		inner = inner.Drop(6 * u)
		tone, why := widget.Plain, s.Why(actions[i].Why)
		switch l := t.lesson; {
		case l != nil && m.Allows(actions[i].Command), l == nil && actions[i].Command == usual:
			tone = widget.Strong
		case l != nil:
			why = l.not.Words
		}
		if p.Button(ActionID(actions[i].Command), row, p.actionWords(s, actions[i].Command), why, tone) {
			chosen = &actions[i]
		}
		key := actionCaps[actions[i].Command.Verb]
		if tone == widget.Strong && key == widget.NoKey {
			key = widget.DefaultAction
		}
		if why == "" {
			p.KeyCap(layout.Point{X: row.Right() - 10*u, Y: row.Y + 2*u}, key)
		}
	}
	if chosen != nil {
		m.Answer(chosen.Command)
		p.Defer(func() { t.menu = 0 })
	}
}

var actionKeys = [...]string{keyforge.PlayCard: "action-play", keyforge.PlayUpgrade: "action-upgrade",
	keyforge.DiscardCard: "action-discard", keyforge.Prophesy: "action-prophesy",
	keyforge.Reap: "action-reap", keyforge.Fight: "action-fight", keyforge.UseAction: "action-action", keyforge.UseOmni: "action-omni", keyforge.Unstun: "action-unstun"}

// actionCaps are the keys that do that to the chosen card.
var actionCaps = [len(actionKeys)]widget.Key{keyforge.Reap: widget.Reap, keyforge.Fight: widget.Fight, keyforge.UseAction: widget.UseAction,
	keyforge.UseOmni: widget.UseAction, keyforge.Unstun: widget.Reap}

// ActionID names the button of an action for tests: after its verb, and prophecies after all
// verbs.
func ActionID(c keyforge.Command) widget.ID {
	n := int(c.Verb)
	if c.Verb == keyforge.Prophesy {
		n = len(actionKeys) + int(c.N)
	}
	return widget.ID{What: "action", N: n}
}

// actionWords is what the button of an action says.
func (c painter) actionWords(s *scene.Stack, cmd keyforge.Command) string {
	face := c.m.Prophecy(cmd)
	if face == 0 {
		return s.T(actionKeys[cmd.Verb])
	}
	return c.cache.Words(scene.Words{What: "prophesy", A: int(face), B: 0, C: 0}, func() string {
		return s.T(actionKeys[cmd.Verb], c.m.Words.Called(face))
	})
}

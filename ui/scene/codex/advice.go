package codex

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/help"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// askAdvice asks what an expert would do, or closes the advice.
func (t *Screen) askAdvice(s *scene.Stack) {
	if t.lesson != nil {
		return
	}
	if why := t.advised.Ask(s, Kind().(game.Adviser), t.log, t.mine() && !t.show.Behind(), false); why != "" {
		t.note(why)
	}
}

// advice is what puts advice into words.
func (t *Screen) advice() help.Words {
	l, g := t.words.Language(), t.game()
	return help.Words{Command: func(c game.Command) string { return l.Command(g, c) }, Reason: l.Reason}
}

// advice draws what an expert would do.
func (p prompt) advice(r layout.Rect) {
	p.t.advised.Draw(p.Canvas, p.s, r, func(c game.Command) { p.t.answer(p.s, c) })
}

// marked draws a line around what the advice is about, wherever it is on the table.
func (p *painter) marked() {
	c := p.t.advised.Marked()
	if c.Verb == codex.NoCommand {
		return
	}
	u := p.Unit
	for i := range p.Spots {
		if s := &p.Spots[i]; p.t.about(s.ID, c) {
			p.Line(s.Rect.Inset(-3*u), 8*u, 3*u, theme.Chosen)
		}
	}
}

// about says whether a command is about what a spot stands for.
func (t *Screen) about(id widget.ID, c codex.Command) bool {
	switch id.What {
	case "card":
		slot := codex.Slot(id.N)
		return slot == c.Card && c.Verb != codex.Build || c.Verb == codex.Attack && slot == codex.Slot(c.N)
	case "end-turn":
		return c.Verb == codex.EndMain
	case "done":
		return c.Verb == codex.Done
	case "place":
		return c.Verb == codex.Patrol && id.N == int(c.N)
	}
	return t.means(id, c)
}

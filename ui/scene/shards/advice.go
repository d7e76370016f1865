package shards

import (
	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/help"
)

// askAdvice asks what an expert would do, or closes the advice.
func (t *Screen) askAdvice(s *scene.Stack) {
	if t.lesson != nil {
		return
	}
	d := t.log.Header.Setup.Difficulty
	hard := d == nemesis.Hard.String() || d == nemesis.Harder.String()
	if why := t.advised.Ask(s, Kind(), t.log, t.mine() && !t.show.Behind(), hard); why != "" {
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

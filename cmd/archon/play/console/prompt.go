package console

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
)

// prompt says who decides, for which card, and what.
func (w *words) prompt(q *keyforge.Question) string {
	who := lang.Capital(w.story.Side(q.Side))
	if w.view.TurnOf == keyforge.Monster {
		who = w.aboutSide("in-turn-of", keyforge.Monster, who)
	}
	switch {
	case q.Kind == keyforge.AskMain:
		return w.T("what-now", who, w.resources(q.Side))
	case q.Purpose == keyforge.ForEffect && q.Source != 0:
		who = w.T("for-card", who, w.title(q.Source))
	}
	words := who + ": " + w.story.Question(q)
	if q.Kind == keyforge.AskName || q.Kind == keyforge.AskTrait {
		words += " " + w.T("type-its-name")
	}
	return words
}

// resources is what the player has to act with.
func (w *words) resources(seat keyforge.Side) string {
	p := &w.view.Sides[seat]
	return w.T("means", w.story.Language.House(w.view.House), p.Pool, bits.OnesCount8(p.Keys))
}

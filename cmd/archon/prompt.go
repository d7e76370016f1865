package main

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
)

// prompt says who decides, for which card, and what.
func (c *console) prompt(q *keyforge.Question) string {
	who := capital(c.story.Side(q.Side))
	if c.view.TurnOf == keyforge.Monster {
		who = c.say("in-turn-of", keyforge.Monster, who)
	}
	switch {
	case q.Kind == keyforge.AskMain:
		return c.T("what-now", who, c.means(q.Side))
	case q.Purpose == keyforge.ForEffect && q.Source != 0:
		who = c.T("for-card", who, c.title(q.Source))
	}
	words := who + ": " + c.story.Question(q)
	if q.Kind == keyforge.AskName || q.Kind == keyforge.AskTrait {
		words += " " + c.T("type-its-name")
	}
	return words
}

// means is what the player has to act with.
func (c *console) means(seat keyforge.Side) string {
	p := &c.view.Sides[seat]
	return c.T("means", c.story.Language.House(c.view.House), p.Pool, bits.OnesCount8(p.Keys))
}

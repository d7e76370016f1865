package main

import (
	"fmt"
	"math/bits"

	"github.com/keyraken/keyraken/game"
)

// prompt says who decides, for which card, and what.
func (c *console) prompt(q *game.Question) string {
	who := capital(c.names[q.Side])
	if c.view.TurnOf == game.Monster {
		who += " (in the turn of " + c.names[game.Monster] + ")"
	}
	switch {
	case q.Kind == game.AskMain:
		return fmt.Sprintf("%s: What now? (%s)", who, c.means(q.Side))
	case q.Purpose == game.ForEffect && q.Source != 0:
		who += ", for " + c.title(q.Source)
	}
	words := who + ": " + c.story.Question(q)
	if q.Kind == game.AskName {
		words += " Type its name."
	}
	return words
}

// means is what the player has to act with.
func (c *console) means(seat game.Side) string {
	p := &c.view.Sides[seat]
	return fmt.Sprintf("%s, %d æmber, %s", english.House(c.view.House), p.Pool, plural(bits.OnesCount8(p.Keys), "key"))
}

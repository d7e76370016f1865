// Package course tells how a finished game went, for its end and for pictures of it: who won and
// why, and charts of its numbers, turn by turn.
package course

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// Account is how a game went, in the words of somebody.
type Account struct {
	Game   *recap.Game
	Duel   bool
	Winner keyforge.Side // the monster if it has won
	Alone  keyforge.Side // the one person of a standard game, or NoSide
	Name   func(keyforge.Side) string
	T      func(key string, args ...any) string
}

// Won reports whether those who see the end have won: of two players of a standard game one always
// has.
func (c *Account) Won() bool {
	switch {
	case !c.Duel:
		return c.Winner != keyforge.Monster
	case c.Alone != keyforge.NoSide:
		return c.Winner == c.Alone
	}
	return true
}

// Heading says in a word or two who has won.
func (c *Account) Heading() string {
	switch {
	case c.Duel && c.Alone == keyforge.NoSide:
		return c.T("wins-game", c.Name(c.Winner))
	case c.Won():
		return c.T("victory")
	}
	return c.T("defeat")
}

// Reason says why the game ended as it did.
func (c *Account) Reason() string {
	turn := c.Game.Points[len(c.Game.Points)-1].Turn
	switch {
	case c.Duel && c.Game.Conceded:
		return c.T("duel-conceded", turn, c.Name(c.Winner))
	case c.Duel:
		return c.T("three-keys", c.Name(c.Winner))
	case c.Game.Conceded:
		return c.T("conceded", turn)
	case c.Winner == keyforge.Monster:
		return c.T("defeat-why")
	}
	return c.T("victory-why")
}

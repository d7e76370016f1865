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

// BestTurn is between which numbers of inputs the turn lies that helped the winner most, with the turn of
// the monster that followed: by what can be counted, the damage on the monster, its rises and its æmber,
// or keys and æmber.
func (c *Account) BestTurn() (from, to int) {
	var began *recap.Point
	var most int
	for i := range c.Game.Points {
		p := &c.Game.Points[i]
		last := i == len(c.Game.Points)-1
		if p.Of == keyforge.Monster && !last || p.Turn == 0 {
			continue
		}
		if began != nil {
			if gain := c.worth(p) - c.worth(began); gain > most || to == 0 {
				most, from, to = gain, began.At+1, p.At+1 // it began with that input
			}
		}
		began = p
	}
	return from, min(to, c.Game.Points[len(c.Game.Points)-1].At)
}

// worth is how well the winner stands. A key or a rise is worth six æmber.
func (c *Account) worth(p *recap.Point) int {
	switch {
	case c.Duel:
		own, other := &p.Sides[c.Winner], &p.Sides[1-c.Winner]
		return 6*(own.Keys-other.Keys) + own.Amber - other.Amber
	case c.Won():
		return p.Damage
	}
	return 6*p.Rises + p.Amber - p.Damage
}

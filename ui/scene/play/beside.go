package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// beside draws what lies beside the game of a player in the row of the name, and returns the rest of
// the row. What has no effect now is dim. Each says what it is when pointed at, and a click shows it
// large.
func (c painter) beside(s *scene.Stack, side keyforge.Side) layout.Rect {
	var room [6]board.Beside
	u, place := c.Unit, &c.m.Places.Sides[side]
	row := place.NameRow(u)
	for i, it := range c.m.Board.Beside(room[:0], side) {
		d := c.m.Catalogue().Card(it.Def)
		cell, at := place.Beside(u, i)
		row.W = cell.X - row.X
		color := theme.Sand
		if it.Slot == 0 && !d.Token { // it has no effect now
			color = theme.Dim.Alpha(0.7)
		}
		tip := c.besideTip(s, it, d)
		hover, click := c.ViewSpot(widget.ID{What: besideNames[side], N: i}, cell, tip) // more than is drawn, for fingers
		c.Fill(at, at.W/2, theme.Abyss.Alpha(0.6))
		c.Line(at, at.W/2, max(1, 1.4*u), color)
		cardview.Symbol(c.List, at.Inset(0.18*at.W), cardview.CardForms[d.Type].Sign, color)
		if hover {
			c.Line(at, at.W/2, 2*u, theme.Lit)
			c.Tip = tip
		}
		if click {
			c.Defer(func() { s.Push(&zoomScreen{z: c.large(s, it)}) })
		}
	}
	return row
}

// besideNames are the names for tests of what lies beside the game of each side.
var besideNames = [keyforge.MaxSides]string{"beside-1", "beside-2", "beside-3", "beside-m"}

// besideTip says what the card is and does.
func (c painter) besideTip(s *scene.Stack, it board.Beside, d *card.Card) string {
	active := 0
	if it.Slot != 0 {
		active = 1
	}
	return c.cache.Words(scene.Words{What: "beside", A: int(it.Def), B: active, C: 0}, func() string {
		z := s.Cards.Printed(it.Def)
		words := z.Heading()
		if d.Type == card.ProphecyType {
			words += " · " + s.T([]string{"prophecy-inactive", "prophecy-active"}[active])
		}
		return words + "\n" + z.Body
	})
}

// large is the card as it is shown large; whoever may know what lies under a prophecy sees that too.
func (c painter) large(s *scene.Stack, it board.Beside) *cardview.LargeCard {
	if it.Slot != 0 {
		return s.Cards.Card(c.m, it.Slot)
	}
	return s.Cards.Printed(it.Def)
}

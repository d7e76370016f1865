package play

import (
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of the bar of the odds in units: it stands in the margin of the table, where nothing else is.
const (
	oddsEdge  = 1.0 // from the edge of the window
	oddsWidth = 5.5
	lowEdge   = 0.0 // in a low window
	lowWidth  = 3.4
	oddsAir   = 10.0 // above and below
)

// odds draws how likely the side of whoever is asked is to win: a slim bar that fills from below. It says so in words to one who
// points at it.
func (c painter) odds(s *scene.Stack) {
	n := &c.m.Odds
	if !n.Known() {
		return
	}
	u, main := c.Unit, c.m.Places.Main
	edge, wide := oddsEdge*u, oddsWidth*u
	if layout.Low(c.H, u) {
		edge, wide = lowEdge*u, lowWidth*u
	}
	bar := layout.Rect{X: main.X + edge, Y: main.Y + oddsAir*u, W: wide, H: main.H - 2*oddsAir*u}
	chance, seat := n.Chance()
	words := c.cache.Words(scene.Words{What: "odds", A: lang.Percent(chance), B: int(seat)}, func() string {
		if c.m.Duel() {
			return s.T("odds-duel", c.m.Name(seat), s.Language.Chance(chance))
		}
		return s.T("odds-players", s.Language.Chance(chance))
	})
	hover, _ := c.InfoSpot(widget.ID{What: "odds"}, layout.Rect{X: main.X, Y: bar.Y, W: bar.Right() + u - main.X, H: bar.H}, words)
	c.Fill(bar.Inset(-0.5*u), bar.W/2, theme.Abyss.Alpha(0.85))
	full := bar
	full.H = max(bar.W, bar.H*n.Shown())
	full.Y = bar.Bottom() - full.H
	color := theme.Lit
	if hover {
		c.Tip = words
		color = color.Mix(theme.Ink, 0.5)
	}
	c.Fade(full, bar.W/2, color, theme.Bronze)
	c.Fill(layout.Rect{X: bar.X, Y: bar.Center().Y - u, W: bar.W, H: max(1, 1.5*u)}, 0, theme.Ink.Alpha(0.8)) // even
}

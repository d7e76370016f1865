package play

import (
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of the bar of the odds in units: it stands in the margin of the table, where nothing else is. A low window has no such
// margin: there a wide one stands under the buttons beside the table, over the chance in figures.
const (
	oddsEdge  = 1.0 // from the edge of the window
	oddsWidth = 5.5
	lowEdge   = 0.0 // in a low window without room under the buttons
	lowWidth  = 3.4
	gaugeHigh = 110.0
	gaugeWide = 16.0
	oddsAir   = 10.0 // above and below
)

// gaugeRoom is the place under the buttons of a low window for the odds.
func (c painter) gaugeRoom() (layout.Rect, bool) {
	bar := c.m.Places.Bar
	if !c.m.Odds.Known() || !layout.Low(c.H, c.Unit) || barLies(c.m) {
		return layout.Rect{}, false
	}
	h := max(gaugeHigh*c.Unit, 5*theme.Small*c.Type)
	room := layout.Rect{X: bar.X, Y: min(bar.Bottom(), c.H) - h, W: bar.W, H: h}
	for i := range c.Spots {
		if r := c.Spots[i].Rect; r.X >= bar.X && r.Overlaps(room) { // more buttons than usual
			return layout.Rect{}, false
		}
	}
	return room, true
}

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
	spot := layout.Rect{X: main.X, Y: bar.Y, W: bar.Right() + u - main.X, H: bar.H}
	if room, ok := c.gaugeRoom(); ok {
		spot = room
		size := theme.Small * c.Type
		over, figure := room.Inset(3 * u).Cut(room.H - 6*u - 1.4*size)
		bar = over.Middle(gaugeWide*u, over.H)
		percent := lang.Percent(chance)
		c.TextLine(figure, paint.Center, paint.Bold, size, theme.Lit,
			c.cache.Words(scene.Words{What: "odds-figure", A: percent}, func() string { return s.T("rate", percent) }))
	}
	hover, _ := c.InfoSpot(widget.ID{What: "odds"}, spot, words)
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

package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// account is how the game went.
func (n *endScreen) account(s *scene.Stack) course.Account {
	return course.Account{Game: n.course, Duel: n.m.Duel(), Winner: n.winner(), Alone: n.m.OnlyPerson(), Name: n.m.Name, T: s.T}
}

// winner is who has won.
func (n *endScreen) winner() keyforge.Side {
	for side := range keyforge.Side(n.m.Seats()) {
		if n.m.Won(side) {
			return side
		}
	}
	return keyforge.Monster
}

// chart draws the course of the game, and describes the turn under the mouse. It returns the point
// that was clicked, or nil.
func (n *endScreen) chart(f *cardview.Canvas, s *scene.Stack, r layout.Rect) (clicked *recap.Point) {
	c := n.account(s)
	at := c.Draw(f, r, min(theme.Small*f.Type, 14*f.Unit))
	for i := range at.Last {
		hover, click := f.ViewSpot(widget.ID{What: "chart", N: i}, at.Column(i), n.pointWords(s, i))
		if hover {
			f.Fill(at.Column(i), 0, theme.Lit.Alpha(0.12))
			f.Tip = n.pointWords(s, i)
		}
		if click {
			clicked = &n.course.Points[i]
		}
	}
	return clicked
}

// pointWords describes the state at a point.
func (n *endScreen) pointWords(s *scene.Stack, i int) string {
	p := &n.course.Points[i]
	return s.Cache.Words(scene.Words{What: "chart-point", A: i, B: p.At, C: p.Damage},
		func() string {
			if n.m.Duel() {
				return s.T("duel-point", p.Turn, n.m.Name(min(p.Of, 3)), p.Sides[0].Keys, p.Sides[1].Keys, p.Sides[0].Amber, p.Sides[1].Amber)
			}
			return s.T("chart-point", p.Turn, n.m.Name(min(p.Of, 3)), p.Damage, p.Power, p.Amber, p.Yours)
		})
}

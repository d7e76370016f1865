package setup

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// kind lets the player choose between an adventure and a standard game.
func (n *screen) kind(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	w := min(r.W/2, 340*u)
	for i, label := range [...]string{s.T("adventure"), s.T("standard-game")} {
		look := widget.Quiet
		if (i == 1) == n.plan.Duel {
			look = widget.Chosen
		}
		cell := layout.Rect{X: r.Center().X + (float64(i)-1)*w, Y: r.Y - 4*u, W: w, H: r.H + 4*u}
		if f.Button(widget.ID{What: "game-kind", N: i}, cell.Inset(3*u), label, "", look) && (i == 1) != n.plan.Duel {
			n.become(i == 1)
		}
	}
}

// become makes the plan one of a standard game, which begins against the computer, or one
// of an adventure, which begins with people.
func (n *screen) become(standard bool) {
	n.plan.Duel, n.plan.Seats[1].Bot = standard, ""
	if standard {
		n.plan.Seats[1].Bot = seatBots[0].bot
	}
}

// handsMean is the key of what it means that hands are open, or hidden from that many persons.
func (n *screen) handsMean() string {
	if n.plan.Open {
		return "hands-open-means"
	}
	return [...]string{"hands-hidden-watched", "hands-hidden-one", "hands-hidden-means"}[n.persons()]
}

// duelTerms are the choices for both players of a standard game.
func (n *screen) duelTerms(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	say := func(words string, color paint.Color) { r = scene.Remark(f, r, color, words) }
	r = n.match(f, s, r).Drop(6 * u)
	open := 0
	if n.plan.Open {
		open = 1
	}
	r = f.Options(r, "hands", s.T("hands"), &open, []string{s.T("hands-hidden"), s.T("hands-open")})
	n.plan.Open = open == 1
	say(s.T(n.handsMean()), theme.Dim)
	r = s.UndoRemark(f, r.Drop(8*u), n.plan.Undo)
	say(s.T("standard-goal"), theme.Water)
	if n.err != nil {
		say(s.Language.Say(n.err), theme.Danger)
	}
}

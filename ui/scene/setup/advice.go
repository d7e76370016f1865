package setup

import (
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// rates show below each difficulty how often bots have won at it with that many
// players, if that was measured, and mark the one for a first game.
func (n *screen) rates(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	measured := s.Adventure.Rates()
	if measured == nil {
		return r
	}
	size := min(theme.Small*f.Type, 15*u)
	line, rest := r.Cut(size * 1.5)
	n.rateOfCustom(f, s, line, size)
	w := line.W / float64(n.choices(s))
	for d := range measured.Won {
		cell := layout.Rect{X: line.X + float64(d)*w, Y: line.Y, W: w, H: line.H}.Inset(u)
		percent := rate(measured, adventure.Difficulty(d), n.plan.Players)
		words := s.T("rate-less")
		if percent > 0 {
			words = s.T("rate", percent)
		}
		color := theme.Dim
		if adventure.Difficulty(d) == n.plan.Difficulty && !n.plan.Custom {
			color = theme.Ink
		}
		if adventure.Difficulty(d) == adventure.Easy {
			mark := layout.Rect{X: cell.X + 8*u, Y: cell.Y - 34*u, W: 15 * u, H: 15 * u}
			f.Mark(mark, paint.Star, theme.Lit)
		}
		if hover, _ := f.ViewSpot(widget.ID{What: "rate", N: d}, cell, words); hover {
			f.Tip = s.T("rate-tip", measured.Games)
			if best := measured.BestOf(adventure.Difficulty(d), n.plan.Players); best != nil {
				f.Tip += " " + s.T("rate-best", strings.Join(best.Decks, " + "), best.Won, best.Games)
			}
		}
		f.TextLine(cell, paint.Center, paint.Regular, size, color, words)
	}
	return rest
}

// rate is how many in a hundred bots have won, 0 for less than one.
func rate(r *adventure.Rates, d adventure.Difficulty, players int) int {
	return int(r.Won[d][players-1])
}

// hard is the win rate of bots, in percent, up to which a difficulty is called hard.
const hard = 20

// advise says which difficulty is right for a first game, and which is too hard.
func (n *screen) advise(s *scene.Stack, say func(string, paint.Color)) {
	d := n.plan.Difficulty
	measured := s.Adventure.Rates()
	switch {
	case d == adventure.Easy:
		say(s.T("advice-first"), theme.Chosen)
	case measured != nil && n.plan.Players > 1 && measured.Won[d][n.plan.Players-1] < hard:
		words := s.T("advice-hard", n.plan.Players, s.T("difficulty-"+d.String()))
		if best := measured.BestOf(d, n.plan.Players); best != nil {
			words += " " + s.T("advice-best", best.Won, best.Games)
		}
		say(words, theme.Warn)
	default:
		say(s.T("advice-easy"), theme.Dim)
	}
}

// persons is how many people play.
func (n *screen) persons() (persons int) {
	for _, seat := range n.plan.Seats[:n.plan.PlayerCount()] {
		if seat.Bot == "" {
			persons++
		}
	}
	return persons
}

// who shows who sits in a seat; a person can be given a name.
func (n *screen) who(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int) {
	seat := &n.plan.Seats[i]
	title := s.T("player-title", i+1)
	switch {
	case seat.Bot != "" && n.persons() > 0 && n.plan.Duel:
		title = s.T("bot")
	case seat.Bot != "" && n.persons() > 0:
		title = s.T("ally-title")
	case seat.Bot != "":
	case seat.Name != "":
		title = seat.Name
	case n.persons() == 1:
		title = s.T("you-title")
	}
	if seat.Bot != "" {
		f.TextLine(r, paint.Left, paint.Display, theme.Large*f.Type, theme.Seats[i], title)
		return
	}
	id := widget.ID{What: "name", N: i}
	hover, click := f.Spot(id, r, title, "")
	color, u := theme.Seats[i], f.Unit
	if hover {
		color, f.Tip = theme.Lit, s.T("name-tip")
	}
	crest, r := r.Split(26 * u)
	f.Crest(crest.Middle(22*u, 22*u), s.Crest(i), theme.Seats[i])
	words, pen := r.Shift(4*u, 0).SplitRight(26 * u)
	f.TextLine(words, paint.Left, paint.Display, theme.Large*f.Type, color, title)
	f.Mark(pen.Middle(14*u, 14*u), paint.Pen, color.Alpha(0.7))
	if click {
		s.AskPlayer(i, seat.Name, func(name string) { seat.Name = name })
	}
}

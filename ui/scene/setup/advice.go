package setup

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// hard is the win rate of bots, in percent, up to which a difficulty is called hard.
const hard = 20

// advise says which difficulty is right for a first game, which is too hard, and how often the computer wins.
func (n *screen) advise(s *scene.Stack, say func(string, paint.Color)) {
	d := n.plan.Difficulty
	measured := s.Adventure.Rates()
	odds := ""
	if measured != nil {
		odds = " " + chance(s, measured.Won[d][n.plan.Players-1])
	}
	switch {
	case d == adventure.Easy:
		say(s.T("advice-first")+odds, theme.Chosen)
	case measured != nil && n.plan.Players > 1 && measured.Won[d][n.plan.Players-1] < hard:
		words := s.T("advice-hard", n.plan.Players, s.T("difficulty-"+d.String())) + odds
		if best := measured.BestOf(d, n.plan.Players); best != nil {
			words += " " + s.T("advice-best", best.Won, best.Games)
		}
		say(words, theme.Warn)
	default:
		say(s.T("advice-easy")+odds, theme.Dim)
	}
}

// chance says in words how often the computer wins that wins so many of a hundred games.
func chance(s *scene.Stack, percent float64) string {
	switch {
	case percent < 1:
		return s.T("odds-never")
	case percent >= 95:
		return s.T("odds-always")
	case percent < 10:
		return s.T("odds", int(percent+0.5), 100)
	}
	return s.T("odds", int(percent/10+0.5), 10)
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
	s.NamePlayer(f, r, i, title, seat.Name, func(name string) { seat.Name = name })
}

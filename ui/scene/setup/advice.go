package setup

import (
	"math"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/lab"
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
	if words := oddsOf(s, d.String(), n.plan.Players); words != "" {
		odds = " " + words
	}
	switch {
	case d == adventure.Easy:
		say(s.T("advice-first")+odds, theme.Chosen)
	case measured != nil && n.plan.Players > 1 && measured.Won[d][n.plan.Players-1] < hard:
		words := s.T("advice-hard", n.plan.Players, s.T("difficulty-"+d.String())) + odds
		if best := measured.BestOf(d, n.plan.Players); best != nil {
			words += " " + s.T("advice-best", s.T("bot-"+best.Bot), best.Won, best.Games, span(s, rateOf(best).Estimate()))
		}
		say(words, theme.Warn)
	default:
		say(s.T("advice-easy")+odds, theme.Dim)
	}
}

// oddsOf says in how many of how many games with random decks the computer has won at a difficulty or under a variant; "" if nobody
// has measured it.
func oddsOf(s *scene.Stack, word string, players int) string {
	measured := s.Adventure.Rates()
	percent, games, ok := measured.Of(word, players)
	if !ok {
		return ""
	}
	won := lab.Rate{Won: int(math.Round(percent * float64(games) / 100)), Games: games}
	return s.T("odds", s.T("bot-"+measured.Bot), won.Won, won.Games, span(s, won.Estimate()))
}

// rateOf is how often a team has won.
func rateOf(t *adventure.TeamRate) lab.Rate { return lab.Rate{Won: t.Won, Games: t.Games} }

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

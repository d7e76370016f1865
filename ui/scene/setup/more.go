package setup

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// moreTerms are what need not be chosen before a game, and show how often the computer has won one.
type moreTerms struct {
	scene.Base
	of *screen
}

func (*moreTerms) Name() string { return "more" }
func (*moreTerms) Over() bool   { return true }

func (m *moreTerms) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, n := f.Unit, m.of
	measured := s.Adventure.Rates()
	high := 428.0
	if n.plan.Duel {
		measured = nil
	}
	if measured != nil {
		high += rateRow*float64(len(n.difficulties(s))+1) + 10
	}
	r := f.Dialog(640, high+f.TouchGrowth(3, 42), s.T("more"))
	r = s.UndoTerms(f, r, &n.plan.Undo)
	r = n.rulebook(f, s, r)
	r = n.seed(f, s, r)
	if measured != nil {
		n.rates(f, s, r, measured)
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	if f.Button(widget.ID{What: "ok"}, foot.Middle(220*u, foot.H), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Enter] ||
		f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
}

// The rulebooks in the order in which they are offered, and what they mean.
var (
	books     = [...]keyforge.Rulebook{keyforge.Newest, keyforge.Printed}
	bookMeans = [len(books)]string{"rulebook-newest-means", "rulebook-printed-means"}
)

// rulebook lets the player choose by which rules the game is played.
func (n *screen) rulebook(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	at := slices.Index(books[:], n.plan.Rulebook)
	r = f.Options(r, "rulebook", s.T("rulebook"), &at, []string{s.T("rulebook-newest"), s.T("rulebook-printed")})
	n.plan.Rulebook = books[at]
	return scene.Remark(f, r, theme.Dim, s.T(bookMeans[at]))
}

// seed shows the seed of the game, and leads to the voyage of the week.
func (n *screen) seed(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	part := 0.45
	if n.plan.Duel { // no voyage leads there
		part = 1
	}
	r, week := s.SeedOf(f, r, &n.plan.Seed, part)
	if n.plan.Duel {
		return r
	}
	look := widget.Quiet
	if n.embarked(s) {
		look = widget.Chosen
	}
	if f.Button(widget.ID{What: "voyage"}, week, s.T("voyage"), "", look) {
		n.plan.SetVoyage(s.Adventure, s.Voyage())
		s.ReadDecks() // new wins may have been recorded since
	}
	return r
}

// rateRow is the height of a line of percentages in units.
const rateRow = 26.0

// rates are how often bots have won, a row for each difficulty and a column for each number of
// players. The row and column of the plan stand out.
func (n *screen) rates(f *cardview.Canvas, s *scene.Stack, r layout.Rect, measured *adventure.Rates) {
	u := f.Unit
	head, r := r.Cut(rateRow * u)
	size := min(theme.Body*f.Type, 20*u)
	name, columns := head.Split(head.W * 0.43)
	f.TextLine(name, paint.Left, paint.Regular, size, theme.Ink, s.T("rates-of", measured.Games))
	cells := func(row layout.Rect, do func(players int, cell layout.Rect)) {
		for i := range keyforge.MaxSeats {
			do(i+1, layout.Rect{X: columns.X + float64(i)*columns.W/keyforge.MaxSeats, Y: row.Y, W: columns.W / keyforge.MaxSeats, H: row.H})
		}
	}
	cells(head, func(players int, cell layout.Rect) {
		f.TextLine(cell.Inset(2*u), paint.Center, paint.Regular, size, stands(players == n.plan.Players), s.T("n-players", players))
	})
	for _, word := range n.difficulties(s) {
		var row layout.Rect
		row, r = r.Cut(rateRow * u)
		now := word == n.plan.Word(s.Adventure)
		label, _ := row.Split(name.W)
		f.TextLine(label, paint.Left, paint.Regular, size, stands(now), adventure.DifficultyName(s.Adventure, word, s.T))
		cells(row, func(players int, cell layout.Rect) {
			won, games, ok := measured.Of(word, players)
			if !ok {
				return
			}
			id := widget.ID{What: "rate-" + word, N: players}
			if hover, _ := f.ViewSpot(id, cell, percent(s, won)); hover {
				f.Tip = s.T("rate-tip", games) + best(s, measured, word, players)
			}
			f.TextLine(cell.Inset(2*u), paint.Center, paint.Regular, size, stands(now && players == n.plan.Players), percent(s, won))
		})
	}
}

// stands is the color of words about what is chosen, or about something else.
func stands(chosen bool) paint.Color {
	if chosen {
		return theme.Lit
	}
	return theme.Dim
}

// difficulties are what saves call the difficulties and the chosen conditions.
func (n *screen) difficulties(s *scene.Stack) []string {
	words := []string{adventure.Easy.String(), adventure.Normal.String(), adventure.Hard.String()}
	if n.plan.Custom {
		words = append(words, n.plan.Word(s.Adventure))
	}
	return words
}

// percent is how many games in a hundred were won.
func percent(s *scene.Stack, won float64) string {
	if won < 1 {
		return s.T("rate-less")
	}
	return s.T("rate", int(won))
}

// best tells which decks were found to do best, if anybody has looked for them.
func best(s *scene.Stack, measured *adventure.Rates, word string, players int) string {
	d, err := adventure.ParseDifficulty(word)
	if err != nil {
		return ""
	}
	team := measured.BestOf(d, players)
	if team == nil {
		return ""
	}
	between := span(s, rateOf(team).Estimate())
	return " " + s.T("rate-best", strings.Join(team.Decks, " + "), s.T("bot-"+team.Bot), team.Won, team.Games, between)
}

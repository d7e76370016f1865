package records

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// teamWords are a team in words.
type teamWords struct {
	team        *records.Team
	rank        int // how far it has come on the ladder
	name, fared string
	won         string
}

// teamsOf puts the teams into words.
func teamsOf(s *scene.Stack, b *records.Summary) (all []teamWords) {
	ladder := adventure.Ladder(s.Adventure)
	for i := range b.Teams {
		t := &b.Teams[i]
		var names, fared []string
		for _, m := range t.Decks {
			names = append(names, m.Name)
		}
		games := 0
		for _, word := range t.Record.Names(ladder) {
			games += t.Record[word].Games
			fared = append(fared, tally(s, s.DifficultyOf("", word), t.Record[word]))
		}
		all = append(all, teamWords{t, t.Record.Best(ladder), strings.Join(names, " + "), strings.Join(fared, " · "),
			s.T("won-of", t.Record.Wins(), games)})
	}
	return all
}

// tally is how some games went, after the name of what they have in common.
func tally(s *scene.Stack, name string, t *records.Tally) string {
	if t.Fastest > 0 {
		return s.T("record-fastest", name, t.Wins, t.Games, t.Fastest)
	}
	return s.T("record-of", name, t.Wins, t.Games)
}

// team draws the tab of the teams.
func (n *screen) team(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if len(n.teams) == 0 {
		n.empty(f, s, r, s.T("records-no-teams"))
		return
	}
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.35))
	f.Rows("records-teams", r.Inset(4*u), &n.scrolls[2], len(n.teams), 22*u+58*f.Type, nil, func(i int, r layout.Rect) {
		t := &n.teams[i]
		r = r.Inset(2 * u)
		f.Fill(r, 7*u, theme.Abyss.Alpha(0.45))
		pictures, words := r.Inset(3 * u).Split(64 * u * float64(len(t.team.Decks)))
		w := pictures.W / float64(len(t.team.Decks))
		for k, m := range t.team.Decks {
			if b := n.deckOf(s, m.Deck); b != nil {
				cell := layout.Rect{X: pictures.X + float64(k)*w, Y: pictures.Y, W: w - u, H: pictures.H}
				f.Face(s.Cards, cell, 0, b.Deck, b.Faces[0], 0)
			}
		}
		words = layout.Rect{X: words.X + 10*u, Y: words.Y, W: words.W - 16*u, H: words.H}
		top, below := words.Cut(words.H * 0.4)
		top, won := top.SplitRight(150 * f.Type)
		f.ShrunkLine(top, paint.Display, theme.Body*f.Type, theme.Ink, t.name)
		f.TextLine(won, paint.Right, paint.Bold, theme.Small*f.Type, theme.Lit, t.won)
		f.FittedIn(below, paint.Regular, theme.Small*f.Type, theme.Dim, t.fared)
	})
}

// weekWords are the voyages in words.
type weekWords struct {
	now   string // this week
	about string
	rows  []weekRow // the latest week first
}

// weekRow is the voyage of a week.
type weekRow struct {
	week, about string
	games       []records.Outcome
}

// mostPips is the most games of a week that have a sign.
const mostPips = 12

// weeksOf puts the voyages into words.
func (n *screen) weeksOf(s *scene.Stack) weekWords {
	b, k := n.made.book, n.kind()
	w := weekWords{now: s.T("records-this-week", games.Week(s.Now())), about: n.voyageWords(s)}
	weeks := b.Voyages.Names(nil)
	slices.Reverse(weeks)
	for _, week := range weeks {
		row := weekRow{week: week, about: tally(s, week, b.Voyages[week])}
		words := ""
		for i := range b.Games {
			if g := &b.Games[i]; g.Voyage == week && !g.Uncounted {
				row.games = append(row.games, g.Outcome(""))
				words = s.Chronicle(k).Difficulty(g.Difficulty)
			}
		}
		if len(row.games) > mostPips {
			row.games = row.games[len(row.games)-mostPips:]
		}
		if words != "" {
			row.about += " · " + words
		}
		w.rows = append(w.rows, row)
	}
	return w
}

// voyageWords say what this week's voyage is, and how it went so far.
func (n *screen) voyageWords(s *scene.Stack) string {
	if n.other == nil {
		v := s.Voyage()
		return s.T("records-voyage-is", s.DifficultyOf("", v.Word), s.Chronicle(nil).VoyageSummary(v.Week))
	}
	h, err := s.Chronicle(n.other.Kind).Weekly()
	if err != nil {
		return s.Language.Say(err)
	}
	return s.T("records-voyage-of-game", s.WordsOf(n.other.Kind).Setup(&h.Setup), s.Chronicle(n.other.Kind).VoyageSummary(h.Voyage))
}

// voyages draws the tab of the voyages: this week's, and how earlier ones went.
func (n *screen) voyages(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	words, button, r := sailing(f, r, 26*u+62*f.Type)
	words = layout.Rect{X: words.X, Y: words.Y + 6*u, W: words.W - 10*u, H: words.H - 12*u}
	top, below := words.Cut(words.H * 0.36)
	f.ShrunkLine(top, paint.Display, theme.Large*f.Type, theme.Ink, n.weeks.now)
	f.Fitted(below, theme.Small*f.Type, theme.Dim, n.weeks.about)
	begin := button.Middle(180*u, min(44*u, button.H-8*u))
	if s.Net.Voyages != nil {
		var table layout.Rect
		begin, table = button.Middle(180*u, button.H-8*u).Cut(button.H/2 - 4*u)
		if f.Button(widget.ID{What: "records-table"}, table.Inset(2*u), s.T("tables-open"), "", widget.Plain) {
			f.Defer(func() { s.OpenVoyages(n.kind()) })
		}
		begin = begin.Inset(2 * u)
	}
	if f.Button(widget.ID{What: "records-voyage"}, begin, s.T("begin"), "", widget.Strong) {
		f.Defer(func() { n.sail(s) })
	}
	r = r.Drop(8 * u)
	if len(n.weeks.rows) == 0 {
		f.Paragraph(r.Middle(min(640*u, r.W), min(r.H, 120*f.Type)), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim,
			s.T("records-no-voyages"))
		return
	}
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.35))
	f.Rows("records-weeks", r.Inset(4*u), &n.scrolls[3], len(n.weeks.rows), 14*u+24*f.Type, nil, func(i int, r layout.Rect) {
		w := &n.weeks.rows[i]
		r = r.Inset(2 * u)
		f.Fill(r, 6*u, theme.Abyss.Alpha(0.45))
		words, pips := r.Inset(4 * u).SplitRight(min(r.W*0.36, mostPips*20*u))
		f.ShrunkLine(words.Shift(6*u, 0), paint.Regular, theme.Body*f.Type, theme.Ink, w.about)
		for k, how := range w.games {
			side := 15 * u
			x := pips.Right() - float64(len(w.games)-k)*20*u
			f.Mark(layout.Rect{X: x, Y: pips.Center().Y - side/2, W: side, H: side}, outcomes[how].sign, *outcomes[how].color)
		}
	})
}

// sailing draws the frame and the sign at the head of a tab of what is sailed, so high. It returns the places of the words and of the
// buttons there, and what is left.
func sailing(f *cardview.Canvas, r layout.Rect, high float64) (words, buttons, rest layout.Rect) {
	u := f.Unit
	line, rest := r.Cut(high)
	f.Fill(line, 8*u, theme.Abyss.Alpha(0.5))
	f.Line(line, 8*u, max(1, 1.4*u), theme.Bronze)
	words, buttons = line.SplitRight(200 * u)
	sign, words := words.Split(line.H)
	side := min(40*f.Type, line.H*0.5)
	f.Mark(sign.Middle(side, side), paint.Wave, theme.Water)
	return words, buttons, rest
}

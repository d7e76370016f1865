package screen

import (
	"strings"

	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// titleScreen is the first screen.
type titleScreen struct{}

func (*titleScreen) Name() string { return "title" }
func (*titleScreen) Over() bool   { return false }

// The measures of the title in units.
const (
	titleWidth = 460.0
	titleRow   = 46.0
	titleGap   = 10.0
)

func (n *titleScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	s.stage.Title(s.lookAt(f))
	top := f.H/2 - 360*u
	name := layout.Rect{X: 0, Y: top + 236*u, W: f.W, H: 84 * u}
	f.Soft(layout.Rect{X: f.W/2 - 230*u, Y: name.Y + 14*u, W: 460 * u, H: 86 * u}, 40*u, 46*u, theme.Abyss.Alpha(0.72))
	f.Text(name.Shift(0, 3*u), paint.Center, paint.Display, theme.Title*f.Unit, theme.Shadow, s.T("title"))
	f.Text(name, paint.Center, paint.Display, theme.Title*f.Unit, theme.Ink, s.T("title"))
	f.Text(layout.Rect{X: 0, Y: name.Bottom(), W: f.W, H: 28 * u}, paint.Center, paint.Regular, theme.Large*f.Type, theme.Water, s.T("subtitle"))
	column := layout.Rect{X: f.W/2 - titleWidth/2*u, Y: name.Bottom() + 50*u, W: titleWidth * u, H: f.H}
	foot := layout.Rect{X: 0, Y: f.H - 40*u, W: f.W, H: 30 * u}
	f.Text(foot, paint.Center, paint.Regular, theme.Small*f.Type, theme.Faint, s.T("unofficial"))
	last := s.shelf.unfinished()
	if last != nil {
		var row layout.Rect
		row, column = column.Cut(78 * u)
		column = column.Drop(titleGap * u)
		if n.goOn(f, s, row, last) || f.Pressed[widget.Enter] {
			s.resume(last.path)
			return
		}
	}
	n.choices(f, s, column, last == nil)
}

// goOn is the button that goes on with the last game, with what it was.
func (*titleScreen) goOn(f *Frame, s *Stack, r layout.Rect, g *saved) bool {
	u := f.Unit
	click := f.Button(widget.ID{What: "continue"}, r, "", "", widget.Strong)
	inner := r.Inset(7 * u)
	line, rest := inner.Cut(24 * u)
	f.Text(line, paint.Center, paint.Display, min(theme.Large*f.Type, line.H), theme.Abyss, s.T("continue"))
	line, rest = rest.Cut(20 * u)
	f.TextLine(line, paint.Center, paint.Regular, theme.Small*f.Type, theme.Abyss, g.say(s).title)
	line, _ = rest.Cut(20 * u)
	f.TextLine(line, paint.Center, paint.Regular, theme.Small*f.Type, theme.Abyss, g.say(s).stands)
	return click
}

// choices are the other buttons: one row for a new adventure, then two in a row.
func (*titleScreen) choices(f *Frame, s *Stack, column layout.Rect, first bool) {
	u := f.Unit
	t := widget.Plain
	if first {
		t = widget.Strong
	}
	row, column := column.Cut(titleRow * u)
	if f.Button(widget.ID{What: "new-adventure"}, row, s.T("new-adventure"), "", t) || first && f.Pressed[widget.Enter] {
		s.Push(newAdventure(s))
	}
	half := (row.W - titleGap*u) / 2
	for i, b := range [...]struct {
		what string
		do   func()
	}{
		{"decks", func() { s.Push(newDecks(s, "", nil)) }},
		{"games", func() { s.Push(newGames(s)) }},
		{"settings", func() { s.Push(&settingsScreen{}) }},
		{"quit", func() { s.Closed = true }},
	} {
		if i%2 == 0 {
			row, column = column.Drop(titleGap * u).Cut(titleRow * u)
		}
		cell := layout.Rect{X: row.X + float64(i%2)*(half+titleGap*u), Y: row.Y, W: half, H: row.H}
		if f.Button(widget.ID{What: b.what}, cell, s.T(b.what), "", widget.Plain) {
			b.do()
		}
	}
}

// decks names the decks of a game.
func decks(s *Stack, h *replay.Header) string {
	var names []string
	for i := range h.Decks {
		if h.Decks[i].Name != "" {
			names = append(names, h.Decks[i].Name)
		}
	}
	if len(names) == 0 {
		return s.T("position")
	}
	return strings.Join(names, " · ")
}

// stands says how a game stands, and when it was played.
func (g *saved) stands(s *Stack) string {
	words := []string{g.when(s)}
	if !g.duel {
		words = append(words, s.T("damage-of", g.damage, g.power), s.T("rises-n", g.rises))
	}
	return strings.Join(words, " · ")
}

// when tells the difficulty of a game, its turn, and when it was played.
func (g *saved) when(s *Stack) string {
	words := []string{s.T("turn-n", g.turns), s.moment(g.played)}
	if g.turns == 0 {
		words[0] = capital(s.T("step-setup"))
	}
	if g.header.Difficulty != "" {
		words = append([]string{s.T("difficulty-" + g.header.Difficulty)}, words...)
	}
	return strings.Join(words, " · ")
}

package scene

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// playerScreen asks for the name and the look of a player: a name, a color and a sign.
type playerScreen struct {
	Base
	at      int
	named   func(string) // nil: the name is not asked for
	field   widget.Field
	colors  [game.MaxPlayers]int
	emblems [game.MaxPlayers]int
}

// longestName is the most letters in a name.
const longestName = 20

// AskPlayer asks for the name of the player in a seat, which it passes to named, and for
// their look, which the settings keep. If named is nil the name is not asked for.
func (s *Stack) AskPlayer(at int, name string, named func(string)) {
	n := &playerScreen{at: at, named: named, field: widget.Field{Max: longestName}, colors: s.Settings.Colors, emblems: s.Settings.Emblems}
	n.field.Set(name)
	s.Push(n)
}

// NamePlayer shows who sits in a seat, with the player's sign; a click asks for the name and the look, see [Stack.AskPlayer].
func (s *Stack) NamePlayer(f *cardview.Canvas, r layout.Rect, at int, title, name string, named func(string)) {
	id := widget.ID{What: "name", N: at}
	hover, click := f.Spot(id, r, title, "")
	color, u := theme.People[at], f.Unit
	if hover {
		color, f.Tip = theme.Lit, s.T("name-tip")
	}
	crest, r := r.Split(26 * u)
	f.Crest(crest.Middle(22*u, 22*u), s.Crest(at), theme.People[at])
	words, pen := r.Shift(4*u, 0).SplitRight(26 * u)
	f.TextLine(words, paint.Left, paint.Display, theme.Large*f.Type, color, title)
	f.Mark(pen.Middle(14*u, 14*u), paint.Pen, color.Alpha(0.7))
	if click {
		s.AskPlayer(at, name, named)
	}
}

func (*playerScreen) Name() string { return "naming" }
func (*playerScreen) Over() bool   { return true }

func (n *playerScreen) Frame(f *cardview.Canvas, s *Stack) {
	u := f.Unit
	high := 346.0
	if n.named == nil {
		high -= 62
	}
	r := f.Dialog(600, high, s.T("name-of", n.at+1))
	if n.named != nil {
		var field layout.Rect
		field, r = r.Cut(46 * u)
		f.Field(widget.ID{What: "player-name"}, field, &n.field, s.T("name-none"))
		r = r.Drop(16 * u)
	}
	color := theme.Players[n.colors[n.at]]
	r = n.row(f, r, s.T("player-color"), "player-color", &n.colors, len(theme.Players), func(cell layout.Rect, i int) {
		f.Crest(cell, paint.Crests[n.emblems[n.at]], theme.Players[i])
	})
	r = n.row(f, r, s.T("player-emblem"), "player-emblem", &n.emblems, len(paint.Crests), func(cell layout.Rect, i int) {
		f.Crest(cell, paint.Crests[i], color)
	})
	row := layout.Rect{X: r.X, Y: r.Y + 12*u, W: r.W, H: 46 * u}
	no, yes := row.Split(row.W / 2)
	if f.Button(widget.ID{What: "cancel"}, no.Inset(3*u), s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if f.Button(widget.ID{What: "name-ok"}, yes.Inset(3*u), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Enter] {
		s.Settings.Colors, s.Settings.Emblems = n.colors, n.emblems
		if n.named != nil {
			s.Settings.Names[n.at] = n.field.Text()
			n.named(n.field.Text())
		}
		s.SaveSettings()
		s.Pop()
	}
}

// row offers a choice of looks. The player who had the chosen one gets the one that is given up.
func (n *playerScreen) row(f *cardview.Canvas, r layout.Rect, label, what string, chosen *[game.MaxPlayers]int, many int,
	draw func(layout.Rect, int)) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(58 * u)
	words, cells := row.Split(130 * u)
	f.Text(words, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Dim, label)
	w := cells.W / float64(many)
	for i := range many {
		cell := layout.Rect{X: cells.X + float64(i)*w, Y: cells.Y, W: w, H: cells.H}.Inset(3 * u)
		look := widget.Quiet
		if chosen[n.at] == i {
			look = widget.Chosen
		}
		id := widget.ID{What: what, N: i}
		if f.Button(id, cell, "", "", look) {
			if other := slices.Index(chosen[:], i); other >= 0 {
				chosen[other] = chosen[n.at]
			}
			chosen[n.at] = i
		}
		f.Name(id, label+" "+widget.Number(i+1))
		draw(cell.Middle(30*u, 30*u), i)
	}
	return rest.Drop(6 * u)
}

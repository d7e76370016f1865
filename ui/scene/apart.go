package scene

import (
	"cmp"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Apart is where a game is played that tables only show, such as a room whose players sit at tables apart.
type Apart interface {
	// Frame takes in what has come from there.
	Frame(*Stack)
	// Answer asks to carry out a command. What becomes of it is shown once it has come back, see [ApartTable.Arrive].
	Answer(game.Command)
	// MayUndo reports whether there is an answer of one's own that can be taken back, and Undo asks to do it.
	MayUndo() bool
	Undo()
	// Watches reports whether one only looks over the shoulder of the seat, and Line says over whose, or "".
	Watches() bool
	Line() string
	// Waits says what is waited for, or "".
	Waits() string
	// Point points at a thing on the table, for everybody; Pointing reports whether a click on a card does so.
	Point(f *cardview.Canvas, on widget.ID)
	Pointing() bool
	// Company opens what one can say to the others. News reports whether something has been said since, and Watching how many
	// watch.
	Company()
	News() bool
	Watching() int
	// Draw draws what the others say, at the seats.
	Draw(f *cardview.Canvas, at func(seat int) layout.Rect)
	// Told reports whether the whole game has come, once it is over, or will not come.
	Told() bool
	// Leave ends it.
	Leave()
}

// Elsewhere is where the game of a table is played. The zero value is here, at the table itself.
type Elsewhere[G game.Game] struct {
	Apart
	whole *replay.Log[G] // once the game is over
}

// Here reports whether the game is played at the table itself.
func (e *Elsewhere[G]) Here() bool { return e.Apart == nil }

// Points reports whether a click on a card points at it.
func (e *Elsewhere[G]) Points() bool { return !e.Here() && e.Pointing() }

// Mark marks what the pointer is on, for everybody.
func (e *Elsewhere[G]) Mark(f *cardview.Canvas, s *Stack) {
	if e.Here() {
		s.Mark(f, f.Hot, nil)
		return
	}
	on := f.Hot
	f.Defer(func() { e.Point(f, on) })
}

// Keep keeps the whole game, once it is over.
func (e *Elsewhere[G]) Keep(whole *replay.Log[G]) { e.whole = whole }

// Story is the game as it can be told: where it was played elsewhere, all of it, once it is over; otherwise that on the table.
func (e *Elsewhere[G]) Story(table *replay.Log[G]) *replay.Log[G] { return cmp.Or(e.whole, table) }

// CompanyButton draws the button that opens the company, with a dot on it if there is news, and how many watch.
func (s *Stack) CompanyButton(f *cardview.Canvas, r layout.Rect, a Apart) {
	label, n := s.T("online-company"), a.Watching()
	if n > 0 {
		label = s.T("online-company-watched", n)
	}
	if f.IconButton(widget.ID{What: "company"}, r, paint.Speech, label) {
		f.Defer(a.Company)
	}
	if a.News() {
		d := 0.34 * r.H
		f.Fill(layout.Rect{X: r.Right() - d, Y: r.Y, W: d, H: d}, d/2, theme.Lit)
	}
	if n > 0 {
		d := 0.46 * r.H
		at := layout.Rect{X: r.Right() - d, Y: r.Bottom() - d, W: d, H: d}
		f.Fill(at, d/2, theme.Water)
		f.Text(at, paint.Center, paint.Bold, d*0.8, theme.Abyss, widget.Number(n))
	}
}

// ApartTable is a table that shows a game which is played elsewhere.
type ApartTable interface {
	Screen
	// Arrive shows how the game stands elsewhere; edit makes it so. If led, a command has led to it, and what that has caused is
	// shown; otherwise answers were taken back, or what was asked for was refused.
	Arrive(edit game.Edit, led bool) error
	// Showing reports whether something is still to be shown.
	Showing() bool
	// Remark says something for a while.
	Remark(words string)
	// Around is what lies around a card that is not seen itself, the closest first.
	Around(game.Slot) []widget.ID
	// CardName is what a card is called, as far as one sees it; "" otherwise.
	CardName(game.Slot) string
}

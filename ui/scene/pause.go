package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/widget"
)

// Pause is the menu of a game, above its table: the way back first, the ways out last. Everybody can do everything in it,
// except what only the player who is asked may. [Stack.PushForAll] opens it.
type Pause struct {
	Base
	entries []pauseEntry
	led     bool
}

// pauseEntry is something that the menu offers.
type pauseEntry struct {
	what       string
	label, why func() string
	do         func()
}

// Offer adds an entry. Its label, and why it cannot be chosen if it cannot, are asked for in every frame.
func (n *Pause) Offer(what string, label, why func() string, do func()) {
	n.entries = append(n.entries, pauseEntry{what, label, why, do})
}

func (*Pause) Name() string { return "pause" }
func (*Pause) Over() bool   { return true }

// pauseRow is the height of an entry in units.
const pauseRow = 50.0

func (n *Pause) Frame(f *cardview.Canvas, s *Stack) {
	u := f.Unit
	list := f.Dialog(400, 88+pauseRow*float64(len(n.entries))+f.TouchGrowth(len(n.entries), pauseRow), s.T("paused"))
	if f.Pressed[widget.Escape] || f.Pressed[widget.Menu] || f.Pressed[widget.Enter] {
		f.Defer(s.Pop)
		return
	}
	if !n.led {
		n.led = true
		f.Lead(widget.ID{What: n.entries[0].what})
	}
	for i, e := range n.entries {
		var row layout.Rect
		row, list = list.Cut(f.RowHeight(pauseRow))
		look, why := widget.Plain, ""
		if i == 0 {
			look = widget.Strong
		}
		if e.why != nil {
			why = e.why()
		}
		if f.Button(widget.ID{What: e.what}, row.Inset(3*u), e.label(), why, look) {
			f.Defer(e.do)
		}
	}
}

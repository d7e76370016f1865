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

// Entry adds an entry with the label of a key, which can always be chosen.
func (n *Pause) Entry(s *Stack, what, key string, do func()) {
	n.Offer(what, func() string { return s.T(key) }, nil, do)
}

// Ways are the ways out of a game at a table.
type Ways struct {
	Restart func() // nil: it does not lie here to be begun anew
	Saves   bool   // whoever leaves saves the game
	Lost    bool   // whoever leaves or restarts loses it, and is asked first
}

// Ways offers the ways out.
func (n *Pause) Ways(s *Stack, w Ways) {
	unlessLost := func(key string, do func()) func() {
		if !w.Lost {
			return do
		}
		return func() { s.Ask(s.T("lose-ask"), s.T(key), do) }
	}
	if w.Restart != nil {
		n.Entry(s, "restart", "restart", unlessLost("restart", w.Restart))
	}
	leave := "leave-game"
	if w.Saves {
		leave = "save-leave"
	}
	n.Entry(s, "leave", leave, unlessLost(leave, s.Home))
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

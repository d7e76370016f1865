package play

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/settings"
	"github.com/keyraken/keyraken/ui/widget"
)

// pause is the menu of a game, above its table: the way back first, the ways out last.
// Everybody can do everything in it, except what only the player who is asked in a
// standard game may.
type pause struct {
	scene.Base
	t       *Screen
	entries []entry
	led     bool
}

// entry is something that the menu offers.
type entry struct {
	what, key string // key is that of its label
	do        func()
}

// pause opens the menu of the game.
func (t *Screen) pause(s *scene.Stack) {
	n := &pause{t: t}
	n.offer("resume", "resume", s.Pop)
	if t.played() && t.lesson == nil {
		n.offer("undo-turn", "undo-turn", func() { s.Pop(); t.undoTurn(s) })
	}
	n.offer("rules", "rules", s.OpenRules)
	n.offer("settings", "settings", func() { s.Push(settings.New()) })
	n.ways(s)
	s.PushForAll(n)
}

// played reports whether the game is played here, not only watched.
func (t *Screen) played() bool { return t.watch == nil && !t.lookBack }

func (n *pause) offer(what, key string, do func()) {
	n.entries = append(n.entries, entry{what, key, do})
}

// ways offers the ways out of the game.
func (n *pause) ways(s *scene.Stack) {
	t := n.t
	if l := t.lesson; l != nil {
		n.offer("restart", "lesson-again", func() { l.again(s) })
		n.offer("leave", "lesson-leave", func() { l.leave(s) })
		return
	}
	over := t.Model.Story.Game().Over()
	saved := t.Model.Story.Path() != "" && s.Failed == nil
	unlessLost := func(key string, do func()) func() {
		if saved || over || t.watch != nil {
			return do
		}
		return func() { s.Ask(s.T("lose-ask"), s.T(key), do) }
	}
	leave := "leave-game"
	if t.played() {
		n.offer("restart", "restart", unlessLost("restart", func() { t.restart(s) }))
		if saved && !over {
			leave = "save-leave"
		}
	}
	n.offer("leave", leave, unlessLost(leave, s.Home))
	if t.played() && !over && t.Model.MayConcede() {
		n.offer("concede", "concede-menu", func() { s.Confirm(t.concession(s), s.T("concede"), func() { s.Pop(); t.concede(s) }) })
	}
}

func (*pause) Name() string { return "pause" }
func (*pause) Over() bool   { return true }

// pauseRow is the height of an entry in units.
const pauseRow = 50.0

func (n *pause) Frame(f *cardview.Canvas, s *scene.Stack) {
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
		if e.what == "undo-turn" {
			why = n.t.notUndone(s)
		}
		if f.Button(widget.ID{What: e.what}, row.Inset(3*u), s.T(e.key), why, look) {
			f.Defer(e.do)
		}
	}
}

// restart begins the game anew.
func (t *Screen) restart(s *scene.Stack) {
	h := t.Model.Story.Header
	if err := again(s, h, h.Seed); err != nil {
		s.Tell(s.T("cannot-begin"), s.Language.Say(err))
	}
}

// concession says what it means to concede.
func (t *Screen) concession(s *scene.Stack) string {
	if t.Model.Duel() {
		return s.T("concede-ask-duel", t.Model.Name(1-t.Model.Question().Side))
	}
	return s.T("concede-ask")
}

// concede gives the game up, in a standard game only on behalf of who does it.
func (t *Screen) concede(s *scene.Stack) {
	if !t.theirs(s, "concede-theirs") {
		t.Model.Concede()
	}
}

// undoTurn undoes the last turn, in a standard game only for who is asked.
func (t *Screen) undoTurn(s *scene.Stack) {
	if !t.Model.Asking() || !t.theirs(s, "undo-theirs") {
		t.Model.UndoTurn()
	}
}

// theirs reports, and says, that in a standard game only the player who is asked may do it.
func (t *Screen) theirs(s *scene.Stack, words string) bool {
	if !t.Model.Duel() || s.MayAnswer() {
		return false
	}
	t.remark(s.T(words, t.Model.Name(t.Model.Question().Side)))
	return true
}

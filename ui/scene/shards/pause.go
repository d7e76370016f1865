package shards

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/settings"
	"github.com/keyraken/keyraken/ui/widget"
)

// pause is the menu of a game, above its table: the way back first, the ways out last.
type pause struct {
	scene.Base
	entries []entry
	led     bool
}

// entry is something that the menu offers.
type entry struct {
	what, label, why string
	do               func()
}

// pause opens the menu of the game.
func (t *Screen) pause(s *scene.Stack) {
	over := t.game().Over()
	kept := t.log.Path() != "" && s.Failed == nil
	unlessLost := func(label string, do func()) func() {
		if kept || over {
			return do
		}
		return func() { s.Ask(s.T("lose-ask"), label, do) }
	}
	leave := s.T("leave-game")
	if kept && !over {
		leave = s.T("save-leave")
	}
	again := func() { t.again(s, t.log.Header.Seed) }
	n := &pause{entries: []entry{
		{"resume", s.T("resume"), "", s.Pop},
		{"undo-last", t.say("shards-undo"), t.notUndone(s), func() { s.Pop(); t.undo(s) }},
		{"rules", s.T("rules"), "", s.OpenRules},
		{"settings", s.T("settings"), "", func() { s.Push(settings.New()) }},
		{"restart", s.T("restart"), "", unlessLost(s.T("restart"), again)},
		{"leave", leave, "", unlessLost(leave, s.Home)},
	}}
	if t.mine() {
		n.entries = append(n.entries, entry{"concede", s.T("concede-menu"), "", func() {
			s.Confirm(t.say("shards-concede-ask"), s.T("concede"), func() { s.Pop(); t.concede(s) })
		}})
	}
	s.PushForAll(n)
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
		look := widget.Plain
		if i == 0 {
			look = widget.Strong
		}
		if f.Button(widget.ID{What: e.what}, row.Inset(3*u), e.label, e.why, look) {
			f.Defer(e.do)
		}
	}
}

// english is the English name of a card, if the window speaks another language.
func (t *Screen) english(id string) string {
	if t.words.Language() == lang.English {
		return ""
	}
	return lang.English.Name(id)
}

// curtain hides the table until the next player has taken the place of the last one.
type curtain struct {
	scene.Base
	t  *Screen
	to game.Seat
}

func (*curtain) Name() string { return "shards-curtain" }
func (*curtain) Over() bool   { return true }

func (n *curtain) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	name := n.t.words.Language().Seat(n.t.game(), n.to)
	r := f.Dialog(560, 190, n.t.say("shards-pass", name))
	if f.Pressed[widget.Escape] {
		f.Defer(func() { n.t.pause(s) })
	}
	f.Lead(widget.ID{What: "seen"})
	row, _ := r.Drop(12 * u).Cut(54 * u)
	seen := f.Button(widget.ID{What: "seen"}, row.Middle(min(row.W, 340*u), row.H), n.t.say("shards-ready"), "", widget.Strong)
	if seen || f.Pressed[widget.Enter] {
		f.Defer(func() {
			s.Pop()
			n.t.see(n.to)
		})
	}
}

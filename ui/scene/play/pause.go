package play

import (
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/settings"
)

// pause opens the menu of the game.
func (t *Screen) pause(s *scene.Stack) {
	n := &pause{t: t, s: s}
	n.offer("resume", "resume", s.Pop)
	if t.played() && t.lesson == nil {
		n.Offer("undo-turn", func() string { return s.T("undo-turn") }, func() string { return t.notUndone(s) },
			func() { s.Pop(); t.undoTurn(s) })
	}
	if !t.apart.Here() {
		n.offer("talk", "online-company", func() { s.Pop(); t.apart.Company() })
	}
	n.offer("rules", "rules", s.OpenRules)
	n.offer("settings", "settings", func() { s.Push(settings.New()) })
	n.ways()
	s.PushForAll(&n.Pause)
}

// pause is the menu while it is put together.
type pause struct {
	scene.Pause
	t *Screen
	s *scene.Stack
}

// played reports whether the game is played here, not only watched.
func (t *Screen) played() bool { return t.watch == nil && !t.lookBack }

func (n *pause) offer(what, key string, do func()) { n.Entry(n.s, what, key, do) }

// ways offers the ways out of the game.
func (n *pause) ways() {
	t, s := n.t, n.s
	if l := t.lesson; l != nil {
		n.offer("restart", "lesson-again", func() { l.again(s) })
		n.offer("leave", "lesson-leave", func() { l.leave(s) })
		return
	}
	if z := t.puzzle; z != nil {
		n.offer("restart", "puzzles-again", func() { s.Pop(); z.Again(t.Model) })
		n.offer("solution", "puzzles-solution", func() { s.Pop(); z.Reveal(s) })
		n.offer("leave", "puzzles-leave", func() { z.Leave(s) })
		return
	}
	over, here := t.Model.Story.Game().Over(), t.apart.Here()
	saved := !here || t.Model.Story.Path() != "" && s.Failed == nil
	w := scene.Ways{Saves: t.played() && here && saved && !over, Lost: t.watch == nil && !saved && !over}
	if t.played() && here {
		w.Restart = func() { t.restart(s) }
	}
	n.Ways(s, w)
	if t.played() && !over && t.Model.MayConcede() {
		n.offer("concede", "concede-menu", func() { s.Confirm(t.concession(s), s.T("concede"), func() { s.Pop(); t.concede(s) }) })
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

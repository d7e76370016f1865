package codex

import (
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/settings"
)

// pause opens the menu of the game.
func (t *Screen) pause(s *scene.Stack) {
	n := &pause{t: t, s: s}
	n.offer("resume", "resume", s.Pop)
	if t.lesson == nil && t.watch == nil {
		n.Offer("undo-last", func() string { return t.say("codex-undo") }, func() string { return t.notUndone(s) },
			func() {
				if s.Pop(); !t.theirs(s, "undo-theirs") {
					t.undo(s)
				}
			})
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

func (n *pause) offer(what, key string, do func()) { n.Entry(n.s, what, key, do) }

// ways offers the ways out of the game.
func (n *pause) ways() {
	t, s := n.t, n.s
	if l := t.lesson; l != nil {
		n.offer("restart", "lesson-again", l.Again)
		n.offer("leave", "lesson-leave", l.Leave)
		return
	}
	over, played, here := t.game().Over(), t.watch == nil, t.apart.Here()
	kept := !here || t.log.Path() != "" && s.Failed == nil
	w := scene.Ways{Saves: played && here && kept && !over, Lost: played && !kept && !over}
	if played && here {
		w.Restart = func() { t.again(s, t.log.Header.Seed) }
	}
	n.Ways(s, w)
	if t.mine() {
		n.offer("concede", "concede-menu", func() {
			s.Confirm(t.say("codex-concede-ask"), s.T("concede"), func() {
				if s.Pop(); !t.theirs(s, "concede-theirs") {
					t.concede(s)
				}
			})
		})
	}
}

// theirs reports, and says, that only the player who is asked may do it.
func (t *Screen) theirs(s *scene.Stack, words string) bool {
	if t.game().Over() || s.MayAnswer() {
		return false
	}
	t.note(s.T(words, t.Called(s, int(t.game().Asked()))))
	return true
}

package shards

import (
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/settings"
)

// pause opens the menu of the game.
func (t *Screen) pause(s *scene.Stack) {
	n := &pause{t: t, s: s}
	n.offer("resume", "resume", s.Pop)
	if t.lesson == nil && t.watch == nil {
		n.Offer("undo-last", func() string { return t.say("shards-undo") }, func() string { return t.notUndone(s) },
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

func (n *pause) offer(what, key string, do func()) {
	n.Offer(what, func() string { return n.s.T(key) }, nil, do)
}

// ways offers the ways out of the game.
func (n *pause) ways() {
	t, s := n.t, n.s
	if l := t.lesson; l != nil {
		n.offer("restart", "lesson-again", l.Again)
		n.offer("leave", "lesson-leave", l.Leave)
		return
	}
	over, played := t.game().Over(), t.watch == nil
	kept := !t.apart.Here() || t.log.Path() != "" && s.Failed == nil
	unlessLost := func(key string, do func()) func() {
		if kept || over || !played {
			return do
		}
		return func() { s.Ask(s.T("lose-ask"), s.T(key), do) }
	}
	if played && t.apart.Here() {
		n.offer("restart", "restart", unlessLost("restart", func() { t.again(s, t.log.Header.Seed) }))
	}
	leave := "leave-game"
	if played && kept && !over && t.apart.Here() {
		leave = "save-leave"
	}
	n.offer("leave", leave, unlessLost(leave, s.Home))
	if t.mine() {
		n.offer("concede", "concede-menu", func() {
			s.Confirm(t.say("shards-concede-ask"), s.T("concede"), func() {
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

// english is the English name of a card, if the window speaks another language.
func (t *Screen) english(id string) string {
	if t.words.Language().Code == lang.English.Code {
		return ""
	}
	return lang.English.Name(id)
}

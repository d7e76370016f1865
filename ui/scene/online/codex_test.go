package online_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// Two windows play Codex in a room: neither sees the hand of the other, each answers only what it is asked, and when one gives up the
// whole game is told.
func TestPlayCodexApart(t *testing.T) {
	ada, ben := room(t, choice{"game", 2})
	windows := []*scenetest.Mouse{ada, ben}
	begins(t, "codex", ada, ben)
	passes := func() {
		before := shown(ada).Game().Turn()
		for range 200 {
			asked := shown(ada).Game().Asked()
			m := windows[asked]
			together(t, func() bool { _, found := codexWay(m); return found }, windows...)
			_, found := codexWay(windows[1-asked])
			require.False(t, found, "who is not asked answers nothing")
			what, n := codexName(m)
			at := shown(m).At()
			m.Click(what, n)
			together(t, func() bool { return shown(m).At() > at && shown(windows[1-asked]).At() > at }, windows...)
			if shown(ada).Game().Turn() > before {
				return
			}
		}
		require.Fail(t, "the turn does not end")
	}
	for range 4 {
		passes()
	}
	for _, m := range windows {
		for _, s := range m.Stack.Spots() {
			if s.What == "held" {
				assert.NotEmpty(t, s.Label, "one sees one's own hand")
			}
		}
	}
	asked := windows[shown(ada).Game().Asked()]
	asked.Click("menu-button", 0)
	asked.Click("concede", 0)
	asked.Click("confirm", 0)
	together(t, func() bool {
		return ada.Stack.Top().Name() == "codex-end" && ben.Stack.Top().Name() == "codex-end"
	}, windows...)
	ada.Frame()
	ada.Click("watch", 0)
	ada.Frame()
	assert.Equal(t, "replay", ada.Stack.Top().Name(), "the whole game is told")
	assert.False(t, strings.Contains(ada.Words(), "Waiting"))
}

// codexWay says whether a window may answer now.
func codexWay(m *scenetest.Mouse) (what string, found bool) {
	what, _ = codexName(m)
	return what, what != ""
}

// codexName is something with which a window answers what it is asked.
func codexName(m *scenetest.Mouse) (what string, n int) {
	for _, what := range [...]string{"end-turn", "done"} {
		if _, ok := m.Find(what, 0); ok {
			return what, 0
		}
	}
	for _, sp := range m.Stack.Spots() {
		if sp.What == "answer" || sp.Lit && sp.What == "pick" {
			return sp.What, sp.N
		}
	}
	return "", 0
}

// A room offers no more seats of Codex than its table in the window has.
func TestSeatsOfCodex(t *testing.T) {
	ada, ben := room(t, choice{"game", 2}, choice{"mode", 1}, choice{"mode", 1})
	for _, m := range []*scenetest.Mouse{ada, ben} {
		assert.NotContains(t, m.Words(), "Free-for-all")
		assert.NotContains(t, m.Words(), "dragon")
	}
	assert.NotContains(t, ada.Words(), ada.Stack.T("online-free"), "both seats are taken")
	ada.Stack.Home()
	ada.Frame()
}

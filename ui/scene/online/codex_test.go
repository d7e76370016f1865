package online_test

import (
	"slices"
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
	for range 4 {
		codexTurn(t, windows...)
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

// codexTurn plays until another turn begins: each window answers only what it is asked.
func codexTurn(t *testing.T, windows ...*scenetest.Mouse) {
	t.Helper()
	ada := windows[0]
	before := shown(ada).Game().Turn()
	for range 200 {
		asked := shown(ada).Game().Asked()
		m := windows[asked]
		together(t, func() bool { _, found := codexWay(m); return found }, windows...)
		for i, other := range windows {
			_, found := codexWay(other)
			require.Equal(t, i == int(asked), found, "who is not asked answers nothing")
		}
		what, n := codexName(m)
		at := shown(m).At()
		m.Click(what, n)
		together(t, func() bool {
			return !slices.ContainsFunc(windows, func(w *scenetest.Mouse) bool { return shown(w).At() <= at })
		}, windows...)
		if shown(ada).Game().Turn() > before {
			return
		}
	}
	require.Fail(t, "the turn does not end")
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

// A free-for-all is played in three windows: each sees its own hand alone and answers only what it is asked.
func TestSeatsOfCodex(t *testing.T) {
	ada, ben := room(t, choice{"game", 2}, choice{"mode", 1}, choice{"mode", 1})
	assert.Contains(t, ada.Words(), "each against all")
	address, code := invitation(ada)
	cai := window(t)
	comes(cai, "Cai", address, code)
	together(t, func() bool { return strings.Contains(ada.Words(), "Cai") && strings.Contains(cai.Words(), "Ben") }, ada, ben, cai)
	begins(t, "codex", ada, ben, cai)
	for range 4 {
		codexTurn(t, ada, ben, cai)
	}
	for _, m := range []*scenetest.Mouse{ada, ben, cai} {
		for _, s := range m.Stack.Spots() {
			if s.What == "held" {
				assert.NotEmpty(t, s.Label, "one sees one's own hand")
			}
		}
		m.MustFind("seat", 2)
	}
}

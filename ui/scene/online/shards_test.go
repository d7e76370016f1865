package online_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// shown is the game of Shards of Infinity that a window shows.
func shown(m *scenetest.Mouse) *replay.Log[game.Game] {
	return m.Stack.Top().(scene.Playing).Log().(*replay.Log[game.Game])
}

// begins lets everybody be ready and the game begin, on a screen of that name.
func begins(t *testing.T, name string, ada *scenetest.Mouse, all ...*scenetest.Mouse) {
	t.Helper()
	windows := append([]*scenetest.Mouse{ada}, all...)
	for _, m := range all {
		m.Click("ready", 0)
	}
	together(t, func() bool { return ada.MustFind("begin", 0).Why == "" }, windows...)
	ada.Click("begin", 0)
	together(t, func() bool {
		for _, m := range windows {
			if m.Stack.Top().Name() != name {
				return false
			}
		}
		return true
	}, windows...)
}

// way is something with which a window answers what it is asked, if it is.
func way(m *scenetest.Mouse) (id widget.ID, ok bool) {
	for _, what := range [...]string{"end-turn", "number", "done"} {
		if _, ok := m.Find(what, 0); ok {
			return widget.ID{What: what}, true
		}
	}
	for _, sp := range m.Stack.Spots() {
		if sp.ID.What == "answer" || sp.Lit && (sp.ID.What == "card" || sp.ID.What == "pick") {
			return sp.ID, true
		}
	}
	return widget.ID{}, false
}

// Two windows play Shards of Infinity against Nemesis in a room, from the lobby to the end of the game.
func TestPlayShardsApart(t *testing.T) {
	ada, ben := room(t, shards...)
	windows := []*scenetest.Mouse{ada, ben}
	for _, m := range windows {
		assert.Contains(t, m.Words(), "Together against Nemesis")
		_, found := m.Find("deck", 0)
		assert.False(t, found, "nothing is brought")
		snap(m, "shards-lobby")
	}
	begins(t, "shards", ada, ben)
	first := shown(ada).Game().Asked()
	waits := windows[1-first]
	together(t, func() bool {
		return strings.Contains(waits.Words(), "Waiting for "+[]string{"Ada", "Ben"}[first])
	}, windows...)
	snap(ada, "shards-ada")
	snap(ben, "shards-ben")
	_, found := way(waits)
	assert.False(t, found, "who is not asked answers nothing")
	together(t, func() bool { _, found := way(windows[first]); return found }, windows...)
	row := 0
	for _, sp := range waits.Stack.Spots() {
		if sp.ID.What == "card" && sp.Label != "" && row == 0 {
			row = sp.ID.N
		}
	}
	waits.Point("card", row)
	waits.Press(widget.Ping)
	other := windows[first]
	together(t, func() bool { return len(other.Stack.Pings()) == 1 }, windows...)
	assert.Equal(t, int(1-first), other.Stack.Pings()[0].Seat)
	together(t, func() bool {
		over := true
		for _, m := range windows {
			if m.Stack.Top().Name() == "shards" {
				over = false
				if id, ok := way(m); ok {
					m.Click(id.What, id.N)
				}
			}
		}
		return over
	}, windows...)
	for _, m := range windows {
		m.Frame()
		assert.Equal(t, "shards-end", m.Stack.Top().Name())
		snap(m, "shards-end")
	}
	assert.NotEmpty(t, ada.MustFind("again", 0).Why)
	ada.Click("watch", 0)
	ada.Frame()
	assert.Equal(t, "replay", ada.Stack.Top().Name(), "the whole game is told")
}

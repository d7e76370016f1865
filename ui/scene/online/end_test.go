package online_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// A game of KeyForge ends in all windows, which then have the whole game: it is watched from the beginning, with all hands.
func TestEndOfKeyForgeApart(t *testing.T) {
	for _, how := range [][]choice{nil, duel} {
		ada, ben := room(t, how...)
		begins(t, "table", ada, ben)
		windows := []*scenetest.Mouse{ada, ben}
		for range 12 {
			var asked *scenetest.Mouse
			together(t, func() bool {
				asked = nil
				for _, m := range windows {
					if m.Table().Asking() && !m.Table().Waiting() {
						asked = m
					}
				}
				return asked != nil
			}, windows...)
			m := asked.Table()
			at := m.Story.At()
			m.Do(m.AllLegal()[0])
			together(t, func() bool { return m.Story.At() > at }, windows...)
		}
		var asked *scenetest.Mouse
		together(t, func() bool {
			for _, m := range windows {
				if m.Table().Asking() && !m.Table().Waiting() {
					asked = m
				}
			}
			return asked != nil
		}, windows...)
		asked.Press(widget.Menu)
		asked.Frame()
		asked.Click("concede", 0)
		asked.Click("confirm", 0)
		together(t, func() bool { return ada.Stack.Top().Name() == "end" && ben.Stack.Top().Name() == "end" }, windows...)
		for _, m := range windows {
			m.Frames(100)
			assert.NotEmpty(t, m.MustFind("again", 0).Why)
			snap(m, "end-keyforge")
			m.Click("watch", 0)
			m.Frames(3)
			assert.Equal(t, "replay", m.Stack.Top().Name())
			assert.NotZero(t, m.Stack.Top().Table().Story.Header.Seed, "it is the game that was dealt")
			snap(m, "end-watched")
		}
		ben.Stack.Home()
		ben.Frame()
		ada.Stack.Home()
		ada.Frame()
	}
}

package online_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// An answer is taken back at a table of Shards of Infinity: at once if nothing was revealed since. Everybody is told.
func TestUndoShardsApart(t *testing.T) {
	ada, ben := room(t, choice{"game", 1}, choice{"mode", 1})
	begins(t, "shards", ada, ben)
	windows := []*scenetest.Mouse{ada, ben}
	asked := shown(ada).Game().Asked()
	me, other := windows[asked], windows[1-asked]
	plays := func() (n int) {
		for _, c := range shown(me).Game().Legal(nil) {
			if c.Verb == rules.Play {
				n++
			}
		}
		return n
	}
	together(t, func() bool { _, ok := me.Find("play-plain", 0); return ok }, windows...)
	assert.NotEmpty(t, me.MustFind("undo", 0).Why, "there is nothing to take back yet")
	at := shown(me).At()
	me.Click("play-plain", 0)
	together(t, func() bool { // one card after another is played
		_, ok := me.Find("play-plain", 0)
		_, asked := way(me)
		return shown(me).At() >= at+2 && asked && !ok
	}, windows...)
	left := plays()
	together(t, func() bool { return me.MustFind("undo", 0).Why == "" }, windows...)
	me.Click("undo", 0)
	sees(t, other, "An answer was taken back.", me)
	together(t, func() bool { return plays() == left+1 }, windows...)
	ada.Stack.Home()
	ada.Frame()
}

package shards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
)

func TestTableLooksAsBefore(t *testing.T) {
	show := func(mode string, players, turns int, then func(m *table)) func(*scenetest.Mouse) {
		return func(mouse *scenetest.Mouse) {
			log := after(t, mode, players, turns, 3)
			m := &table{mouse, log}
			m.Stack.Settings.FoldLog = true
			m.Stack.Push(shards.New(m.Stack, log, alone(players)))
			m.Frames(3)
			if then != nil {
				then(m)
			}
		}
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"a duel begins":         show("duel", 2, 1, nil),
		"a duel":                show("duel", 2, 15, nil),
		"four players":          show("duel", 4, 21, nil),
		"an auction of leaders": show("auction", 2, 0, nil),
		"a discard": show("duel", 2, 15, func(m *table) {
			m.Click("pile", int(rules.Discard)*8)
		}),
		"the log": show("duel", 2, 15, func(m *table) { m.Click("fold-log", 0) }),
	})
}

// A table is drawn again in each frame, without garbage.
func TestFramesLeaveNoGarbage(t *testing.T) {
	m := open(t, atOnce, after(t, "duel", 2, 15, 3), alone(2))
	m.In.Seconds = 1.0 / 60
	m.Frames(60)
	garbage := func() float64 { return testing.AllocsPerRun(50, func() { m.Stack.Update(m.In) }) }
	assert.LessOrEqual(t, garbage(), 3.0)
	m.advised()
	m.Frames(10)
	assert.LessOrEqual(t, garbage(), 4.0, "with advice")
	require.NotEmpty(t, m.Words())
}

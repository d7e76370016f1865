package entry_test

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards/entry"
)

func TestPlansLookAsBefore(t *testing.T) {
	clicks := func(all ...string) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) {
			m.Stack.Settings.Game = "shards"
			m.Stack.Games = t.TempDir()
			m.Frames(2)
			for _, click := range all {
				what, n := "", 0
				_, _ = fmt.Sscan(click, &what, &n)
				m.Click(what, n)
				m.Frame()
			}
		}
	}
	point := func(show func(m *scenetest.Mouse), what string, n int) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) {
			show(m)
			m.Point(what, n)
			m.Frame()
		}
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"title":            clicks(),
		"alone":            clicks("new-game 0"),
		"against Volos":    point(clicks("new-game 0", "difficulty 2"), "leader-4", 3),
		"three together":   clicks("new-game 0", "players 2", "difficulty 3", "leader-0 1", "who-2 1"),
		"a duel":           clicks("new-game 0", "mode 1"),
		"without relics":   clicks("new-game 0", "mode 1", "who-1 0", "future 0"),
		"leaders for sale": clicks("new-game 0", "mode 1", "leaders 1", "relics 1"),
		"four":             clicks("new-game 0", "mode 2", "players 1", "leader-3 2"),
		"three-way":        clicks("new-game 0", "mode 2", "three-way 0"),
		"teams":            clicks("new-game 0", "mode 3", "level 3", "relics 2"),
		"more":             point(clicks("new-game 0", "more 0", "undo-terms 1"), "rate-harder", 3),
	}, entry.Other())
}

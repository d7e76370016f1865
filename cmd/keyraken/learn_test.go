package main_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
)

// All lessons are played with a gamepad, from the title into a first adventure. The tests of
// package scene play them with the mouse and with keys.
func TestLessonsByGamepad(t *testing.T) { inHost(t) }

func lessons(h *host) {
	n := gamepad
	file := filepath.Join(h.dir, "settings.json")
	set := session.DefaultSettings
	set.Speed, set.Plain = len(session.Speeds)-1, true
	require.NoError(h, set.Write(file))
	h.open(small, "--settings", file)
	n.choose(h, "learn", anything)
	h.screen("learn")
	h.shoot("learn")
	a := adventures.All()[0]
	all := a.(adventure.Teacher).Lessons()
	n.choose(h, "lesson", numbered(0))
	for i := range all {
		h.learn(n, a, &all[i])
		kept, err := session.ReadSettings(file)
		require.NoError(h, err)
		assert.True(h, kept.Learned.Has(a.Name()+"/"+all[i].Key), all[i].Key)
		h.shoot("learned-" + all[i].Key)
		n.choose(h, "lesson-next", anything)
	}
	r := h.asked()
	assert.Equal(h, "table", r.Screen)
	assert.Zero(h, r.Damage, "a first adventure")
}

// learn plays a lesson that has just begun, to its end.
func (h *host) learn(n hands, a adventure.Adventure, l *adventure.Lesson) {
	cat, err := adventures.All().Catalogue()
	require.NoError(h, err)
	g, err := keyforge.Start(cat, a.Mode(l.Difficulty), l.Position)
	require.NoError(h, err)
	c := l.Begin(g)
	for commands := 0; c.Step() != nil; {
		step := c.Step()
		at, _ := c.At()
		what, like := awaited(c, step, at)
		h.spot(what, like)
		h.see(15) // the cards come to rest, and the bubble with them
		n.choose(h, what, like)
		if step.Do.Verb == keyforge.NoCommand {
			c.GoOn()
			continue
		}
		if what == "card" && step.Do.Verb != keyforge.Pick {
			n.choose(h, "action", numbered(int(step.Do.Verb)))
		}
		commands++
		c.Follow(commands)
	}
	h.screen("lesson-end")
}

// awaited is what has to be chosen first for a step.
func awaited(c *adventure.Course, s *adventure.Step, at int) (what string, like func(*scene.ReportedSpot) bool) {
	switch s.Do.Verb {
	case keyforge.NoCommand:
		return "lesson-go-on", numbered(at)
	case keyforge.EndTurn:
		return "end-turn", anything
	case keyforge.RaiseTide:
		return "raise-tide", anything
	case keyforge.Choose:
		what = "answer"
		if slices.Contains([]string{"place"}, s.Key) {
			what = "place"
		}
		if s.Do.Any {
			return what, anything
		}
		return what, numbered(s.Do.N)
	}
	slot := int(c.Card(s.Do.Card))
	return "card", func(s *scene.ReportedSpot) bool { return s.N == slot && s.Lit }
}

func numbered(n int) func(*scene.ReportedSpot) bool {
	return func(s *scene.ReportedSpot) bool { return s.N == n }
}

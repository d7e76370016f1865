// Package featstest checks which achievements are done in a test scenario.
package featstest

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Case is a scenario in which an achievement is known to be done or not.
type Case struct {
	Achievement, What string // the name of the step, and what happens
	Done              bool
	Table             func(*testing.T) *gametest.Table
	At                feats.Setting // who plays; the first player when nobody is named
	Play              func(*gametest.Table)
}

// Run plays the cases; each wanted achievement must be done in one of them and not done in
// another.
func Run(t *testing.T, cases []Case, wanted []feats.Feat, sets ...feats.Set) {
	t.Helper()
	proved := map[string][2]bool{}
	for _, c := range cases {
		is := 0
		if c.Done {
			is = 1
		}
		key, _, _ := strings.Cut(c.Achievement, "/")
		p := proved[key]
		p[is] = true
		proved[key] = p
		t.Run(c.Achievement+"/"+c.What, func(t *testing.T) {
			tb := c.Table(t)
			if c.At.Persons == 0 {
				c.At.Persons = 1
			}
			w, n := feats.Watch(tb.Game, c.At, sets...), 0
			tb.After = func() {
				n++
				w.Count(n, tb.Events)
			}
			assert.NotContains(t, Names(w), c.Achievement, "before anything was done")
			c.Play(tb)
			if c.Done {
				assert.Contains(t, Names(w), c.Achievement)
			} else {
				assert.NotContains(t, Names(w), c.Achievement)
			}
		})
	}
	for i := range wanted {
		if wanted[i].When != nil {
			assert.Equal(t, [2]bool{true, true}, proved[wanted[i].Key], "%s is to be done and not quite done", wanted[i].Key)
		}
	}
}

// Names are the names of the steps that have been done.
func Names(w *feats.Watcher) []string {
	var names []string
	for _, s := range w.Done() {
		names = append(names, s.Name())
	}
	return slices.Clip(names)
}

package main_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/scene"
)

// A person plays, and the program is killed again and again at any moment: each
// time the save has every command that the window had taken, and Continue goes on
// with it.
func TestKilledInTheMiddleOfAGame(t *testing.T) {
	needs(t, "Xvfb", "xdotool", "import")
	const kills = 3
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	rules := adventures.Rules(cat)
	games, settings := t.TempDir(), filepath.Join(t.TempDir(), "settings.json")
	fast := scene.DefaultSettings
	fast.Speed = len(scene.Speeds) - 1
	require.NoError(t, os.WriteFile(settings, fmt.Appendf(nil, `{"speed":%d,"text":100}`, fast.Speed), 0o644))
	bin, display := program(t, ""), startDisplay(t)
	random := rand.New(rand.NewPCG(uint64(os.Getpid()), 1))
	var inputs int
	for kill := range kills {
		w := launch(t, bin, display, "--games", games, "--settings", settings, "--seed", "7")
		if kill == 0 {
			w.click("new-adventure", nil)
			w.click("begin", nil)
		} else {
			w.click("continue", nil)
		}
		w.screen("table")
		r := w.until("a question", func(r *scene.Report) bool { return r.Asking })
		assert.GreaterOrEqual(t, r.Inputs, inputs, "it goes on where it was")
		for range 2 + random.IntN(2) { // few enough that the game is not over
			w.something()
		}
		inputs = w.see().Inputs
		time.Sleep(time.Duration(random.IntN(200)) * time.Millisecond)
		w.kill()
		paths, err := replay.List(games)
		require.NoError(t, err)
		require.Len(t, paths, 1)
		f, err := os.Open(paths[0])
		require.NoError(t, err)
		story, report, err := replay.Read(f, rules)
		require.NoError(t, f.Close())
		require.NoError(t, err)
		assert.False(t, report.Differs)
		require.GreaterOrEqual(t, story.At(), inputs, "kill %d: %v", kill, report.Warnings)
		inputs = story.At()
	}
	assert.Positive(t, inputs)
}

// something does something that is legal.
func (w *window) something() {
	w.t.Helper()
	r := w.until("a question", func(r *scene.Report) bool { return r.Asking })
	if r.Question == int(game.AskMain) {
		w.endTurn()
		return
	}
	w.answer(r)
}

package main_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/scene"
)

// killed plays, and kills the program again and again at any moment: each time the
// save has every command that the window had taken, and Continue goes on with it.
func killed(h *host) {
	const kills = 4
	_, rules := rules(h)
	games, settings := filepath.Join(h.dir, "games"), filepath.Join(h.dir, "settings.json")
	fast := scene.DefaultSettings
	fast.Speed = len(scene.Speeds) - 1
	require.NoError(h, fast.Write(settings))
	random := rand.New(rand.NewPCG(uint64(os.Getpid()), 1))
	var inputs int
	for kill := range kills {
		h.open(small, "--games", games, "--settings", settings, "--seed", "7")
		if kill == 0 {
			h.click("new-adventure", 0)
			h.click("begin", 0)
		} else {
			h.click("continue", 0)
		}
		h.screen("table")
		assert.GreaterOrEqual(h, h.asked().Inputs, inputs, "it goes on where it was")
		for range 2 + random.IntN(2) { // few enough that the game is not over
			h.act()
		}
		inputs = h.now().Inputs
		h.guest.AdvanceTicks(100) // it is in the middle of something
		time.Sleep(time.Duration(random.IntN(2000)) * time.Microsecond)
		h.kill()
		paths, err := replay.List(games)
		require.NoError(h, err)
		require.Len(h, paths, 1)
		f, err := os.Open(paths[0])
		require.NoError(h, err)
		story, report, err := replay.Read(f, rules)
		require.NoError(h, f.Close())
		require.NoError(h, err)
		assert.False(h, report.Differs)
		require.GreaterOrEqual(h, story.At(), inputs, "kill %d: %v", kill, report.Warnings)
		inputs = story.At()
	}
	assert.Positive(h, inputs)
}

package main_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/scene"
)

// killed plays with a bot, and kills the program again and again at any moment: each
// time the save has every command that the window had taken, and Continue goes on with it.
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
			h.click("players", 1)
			h.click("who-1", 1)
			for range 3 { // who does not take its time
				h.click("level", 1)
			}
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
		paths, err := replay.List(games)
		require.NoError(h, err)
		require.Len(h, paths, 1)
		_, _, err = replay.Open(paths[0], rules)
		require.ErrorIs(h, err, replay.ErrPlayed, "no other program may play it")
		h.guest.AdvanceTicks(100) // it is in the middle of something
		time.Sleep(time.Duration(random.IntN(2000)) * time.Microsecond)
		h.kill()
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

// killedAtTheEnd kills the program when it shows the end of a standard game: the result is
// kept, and counts once when the program looks at the save again. With a gamepad the records
// are opened, and lead to the ladder of the deck.
func killedAtTheEnd(h *host) {
	games, decks := filepath.Join(h.dir, "games"), filepath.Join(h.dir, "decks")
	args := []string{"--games", games, "--decks", decks, "--seed", "7"}
	h.open(small, args...)
	h.click("new-adventure", 0)
	h.click("game-kind", 1)
	h.click("who-1", 1)
	h.click("begin", 0)
	h.screen("table")
	h.asked()
	h.click("menu-button", 0)
	h.click("concede", 0)
	h.click("confirm", 0)
	h.screen("end")
	lib := library.Open(decks)
	one := func() library.Result {
		var results []library.Result
		for range 100 { // it is kept beside the frames
			var err error
			results, err = lib.Results()
			require.NoError(h, err)
			if len(results) > 0 {
				break
			}
			time.Sleep(10 * time.Millisecond)
		}
		require.Len(h, results, 1)
		return results[0]
	}
	r := one()
	h.kill()
	assert.True(h, r.Standard())
	assert.Equal(h, 2, r.Winner)
	assert.NotEmpty(h, r.Team[1].Bot)
	h.open(small, args...)
	h.screen("title")
	gamepad.choose(h, "records", anything)
	h.screen("records")
	gamepad.choose(h, "records-tab", numbered(1))
	gamepad.choose(h, "records-climb", anything)
	h.screen("new-adventure")
	assert.Equal(h, r, one(), "the save tells of the same game")
}

// stopped tells the program to end, as the system does: it ends by itself, without an
// error, and the save is closed with a check.
func stopped(h *host) {
	_, rules := rules(h)
	games := filepath.Join(h.dir, "games")
	for i, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		h.open(small, "--games", games, "--seed", "7")
		if i == 0 {
			h.click("new-adventure", 0)
			h.click("begin", 0)
		} else {
			h.click("continue", 0)
		}
		h.asked()
		h.act()
		h.asked()
		inputs := h.now().Inputs
		require.NoError(h, h.run.Process.Signal(sig))
		for h.guest.WaitTicks() {
			h.guest.AdvanceTicks(1)
		}
		_ = h.guest.Close() // the guest waits for that before it ends
		h.image.Deallocate()
		h.guest = nil
		require.NoError(h, h.run.Wait(), "%v", sig)
		h.run = nil
		paths, err := replay.List(games)
		require.NoError(h, err)
		require.Len(h, paths, 1)
		data, err := os.ReadFile(paths[0])
		require.NoError(h, err)
		lines := strings.Split(strings.TrimSpace(string(data)), "\n")
		assert.Contains(h, lines[len(lines)-1], fmt.Sprintf(`{"at":%d,"hash"`, inputs), "%v", sig)
		log, report, err := replay.Open(paths[0], rules)
		require.NoError(h, err)
		assert.Empty(h, report.Warnings)
		require.NoError(h, log.Close())
	}
}

func crashIsTold(h *host) {
	games, reports := filepath.Join(h.dir, "games"), filepath.Join(h.dir, "reports")
	require.NoError(h, os.MkdirAll(reports, 0o755))
	crash := filepath.Join(reports, "crash.txt")
	require.NoError(h, os.WriteFile(crash, []byte("panic: out of sound\n\ngoroutine 7 [running]:\n"), 0o644))
	h.open(small, "--games", games)
	h.screen("message")
	h.shoot("crash")
	h.click("ok", 0)
	h.screen("title")
	told, err := filepath.Glob(filepath.Join(reports, "2*.txt"))
	require.NoError(h, err)
	require.Len(h, told, 1)
	data, err := os.ReadFile(told[0])
	require.NoError(h, err)
	assert.Contains(h, string(data), "panic: out of sound")
	left, err := os.ReadFile(crash)
	require.NoError(h, err)
	assert.Empty(h, left)
}

package main_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// killed plays with a bot, and kills the program again and again at random moments: each
// time the save has every command that the window had taken, and Continue resumes it.
func killed(h *host) {
	const kills = 4
	rules := scenetest.Rules()
	games, settings := filepath.Join(h.dir, "games"), filepath.Join(h.dir, "settings.json")
	fast := session.DefaultSettings
	fast.Speed = len(session.Speeds) - 1
	require.NoError(h, fast.Write(settings))
	random := rand.New(rand.NewPCG(uint64(os.Getpid()), 1))
	var inputs int
	for kill := range kills {
		h.open(small, "--games", games, "--settings", settings, "--seed", "7")
		if kill == 0 {
			h.click("new-adventure", 0)
			h.click("players", 1)
			h.click("who-1", 1)
			for range 3 { // to a fast bot
				h.click("level", 1)
			}
			h.click("begin", 0)
		} else {
			h.click("continue", 0)
		}
		h.screen("table")
		assert.GreaterOrEqual(h, h.asked().Inputs, inputs, "it goes on where it was")
		for range 2 + random.IntN(2) { // too few for the game to be over
			h.act()
		}
		inputs = h.now().Inputs
		paths, err := replay.List(games)
		require.NoError(h, err)
		require.Len(h, paths, 1)
		_, _, err = replay.Open(context.Background(), paths[0], rules)
		require.ErrorIs(h, err, replay.ErrPlayed, "no other program may play it")
		h.guest.AdvanceTicks(100) // it is in the middle of something
		time.Sleep(time.Duration(random.IntN(2000)) * time.Microsecond)
		h.kill()
		f, err := os.Open(paths[0])
		require.NoError(h, err)
		story, report, err := replay.Read(context.Background(), f, rules)
		require.NoError(h, f.Close())
		require.NoError(h, err)
		assert.False(h, report.Differs)
		require.GreaterOrEqual(h, story.At(), inputs, "kill %d: %v", kill, report.Warnings)
		inputs = story.At()
	}
	assert.Positive(h, inputs)
}

// results waits for kept results, which are written in the background.
func (h *host) results(decks string) (results []records.Result) {
	for range 100 {
		var err error
		results, err = records.Open(decks).Results()
		require.NoError(h, err)
		if len(results) > 0 {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	return results
}

// achievements are the achievements kept for a game, in the order of their lines.
func (h *host) achievements(decks, of string) (names []string) {
	data, err := os.ReadFile(filepath.Join(decks, "achievements.jsonl"))
	require.NoError(h, err)
	for line := range strings.Lines(string(data)) {
		var f records.Award
		require.NoError(h, json.Unmarshal([]byte(line), &f))
		require.False(h, f.Revoked)
		if f.Game == of {
			names = append(names, f.Achievement)
		}
	}
	return names
}

// killedAtTheEnd kills the program as soon as somebody has won the game: the result and the
// achievements are there at the next start, and only once however often the program looks
// at the save. A gamepad opens the records, which lead to the ladder of the deck.
func killedAtTheEnd(h *host) {
	games, decks := filepath.Join(h.dir, "games"), filepath.Join(h.dir, "decks")
	args := []string{"--games", games, "--decks", decks, "--settings", quick(h), "--seed", "7"}
	win := ended(h, adventure.Easy, 1, keyforge.Pick)
	require.NoError(h, win.Seek(win.Len()-1))
	require.NoError(h, os.MkdirAll(games, 0o755))
	require.NoError(h, win.Fork().WriteFile(filepath.Join(games, "one.jsonl")))
	h.open(small, args...)
	h.click("continue", 0)
	h.until("the last blow", func(r *scene.Report) bool { return r.Screen == "table" && r.Asking })
	for !h.now().Over {
		h.clickAt(h.spot("card", func(s *scene.ReportedSpot) bool { return s.Lit && s.Label == "The Keyraken" }))
		h.see(0)
	}
	h.kill() // as soon as it knows
	var won []records.Result
	var given []string
	for i := range 3 { // each time it looks at the save again
		h.open(small, args...)
		h.screen("title")
		results := h.results(decks)
		require.Len(h, results, 1, "start %d", i+1)
		achievements := h.achievements(decks, results[0].Game)
		if i == 0 {
			won, given = results, achievements
		}
		assert.Equal(h, won, results, "the save tells of the same game")
		assert.Equal(h, given, achievements, "start %d", i+1)
		gamepad.choose(h, "records", anything)
		h.screen("records")
		if i < 2 {
			h.see(60)
			h.kill()
		}
	}
	assert.True(h, won[0].Won)
	assert.Equal(h, "easy", won[0].Difficulty)
	assert.Subset(h, given, []string{"alone-easy", "reap"})
	assert.Len(h, slices.Compact(slices.Sorted(slices.Values(given))), len(given), "each once")
	gamepad.choose(h, "records-tab", numbered(1))
	gamepad.choose(h, "records-climb", anything)
	h.screen("new-adventure")
}

// stopped tells the program to end, as the system does: it ends by itself, without an
// error, and the save is closed with a check.
func stopped(h *host) {
	rules := scenetest.Rules()
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
		log, report, err := replay.Open(context.Background(), paths[0], rules)
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

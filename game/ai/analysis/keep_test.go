package analysis_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
)

var testTime = time.Date(2026, 3, 1, 20, 0, 0, 0, time.UTC)

// A kept analysis is of the game as it stood, and of no other; one that cannot be right
// counts as missing. The save itself is not touched, and the analysis is deleted with it.
func TestKept(t *testing.T) {
	dir := t.TempDir()
	s := story(t, duel)
	give(t, s, "end", "house brobnar", "end")
	log, save, err := replay.CreateIn(dir, testTime, s)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	before, err := os.ReadFile(save)
	require.NoError(t, err)

	_, ok := analysis.Load(save, s)
	assert.False(t, ok)
	a := analyse(t, s, rich)
	require.NoError(t, a.Save(save))
	kept, ok := analysis.Load(save, s)
	require.True(t, ok)
	assert.Equal(t, a, kept)
	after, err := os.ReadFile(save)
	require.NoError(t, err)
	assert.Equal(t, before, after)
	list, err := replay.List(dir)
	require.NoError(t, err)
	assert.Equal(t, []string{save}, list)

	file := save + replay.Analysed
	whole, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, change := range [][2]string{
		{`"analysis": 2`, `"keyrakenAnalysis": 2`}, {`"engine": "`, `"engine": "x`}, {`"level": "expert"`, `"level": "\u001b[31m"`},
		{`"inputs": 3`, `"inputs": 2`}, {`"hash": "`, `"hash": "0`}, {`"duel": true`, `"duel": false`}, {`"chance": 5500`, `"chance": 10001`},
		{`"chance": 5500`, `"chance": -1`}, {`"at": 1`, `"at": 7`}, {`"reap `, `"reap 99`}, {`"end"`, `"pick 1"`}, {`"side": 1`, `"side": 3`},
		{`"points": [`, `"points": [], "more": [`}, {"}\n", ""}, {string(whole), ""}, {`"doneChance": 5500`, `"doneChance": 1e9`},
	} {
		broken := strings.Replace(string(whole), change[0], change[1], 1)
		require.NotEqual(t, string(whole), broken, change[0])
		require.NoError(t, os.WriteFile(file, []byte(broken), 0o600))
		_, ok = analysis.Load(save, s)
		assert.False(t, ok, change[1])
	}
	require.NoError(t, a.Save(save), "it is written anew")
	_, ok = analysis.Load(save, s)
	assert.True(t, ok)
	give(t, s, "house brobnar")
	_, ok = analysis.Load(save, s)
	assert.False(t, ok, "the game has gone on")

	require.NoError(t, replay.Delete(save))
	left, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

// An analysis that is told to stop stops, says so, and returns nothing half done. A fault
// while thinking is an error.
func TestStop(t *testing.T) {
	s := story(t, duel)
	for range 5 {
		give(t, s, "end", "house brobnar", "end", "house brobnar")
	}
	ctx, stop := context.WithCancel(t.Context())
	a, err := analysis.Analyze(ctx, s, analysis.Config{Think: rich, Config: review.Config{Workers: 2, Progress: func(done, _ int) {
		if done > 3 {
			stop()
		}
	}}})
	require.ErrorIs(t, err, context.Canceled)
	assert.Nil(t, a)
	_, err = analysis.Analyze(t.Context(), s, analysis.Config{Config: review.Config{Workers: 2},
		Think: func(context.Context, bot.Level, uint64, *keyforge.Game) bot.Thought { panic("at a loss") }})
	require.ErrorContains(t, err, "at a loss")
}

// Experts reach the same result with any number of workers, and judge a whole game.
func TestExperts(t *testing.T) {
	s := story(t, duel)
	give(t, s, "reap 1", "end", "house brobnar", "end", "house brobnar")
	var texts []string
	for _, workers := range []int{0, 4} {
		a, err := analysis.Analyze(t.Context(), s, analysis.Config{Level: bot.Quick, Config: review.Config{Seed: 3, Workers: workers}})
		require.NoError(t, err)
		for _, p := range a.Points {
			assert.True(t, p.Chance > 0 && p.Chance < game.Certain, p)
		}
		text, err := json.Marshal(a)
		require.NoError(t, err)
		texts = append(texts, string(text))
	}
	assert.Equal(t, texts[0], texts[1])
}

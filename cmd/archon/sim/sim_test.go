package sim

import (
	"encoding/json"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/stats"
)

// result is the part of what archon sim prints that does not depend on the clock.
func result(t *testing.T, args ...string) map[string]any {
	t.Helper()
	var r map[string]any
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, append([]string{"sim", "--json"}, args...)...)), &r))
	for _, key := range []string{"seconds", "gamesPerSecond", "decisionsPerSecond"} {
		assert.Positive(t, r[key])
		delete(r, key)
	}
	delete(r, "processorSecondsPerTurn")
	return r
}

func TestSimOfDuels(t *testing.T) {
	args := []string{"--mode", "duel", "--decks", "onyx,argus", "--games", "20", "--workers"}
	r := result(t, append(args, "1")...)
	assert.Equal(t, r, result(t, append(args, "3")...))
	wins := r["wins"].(map[string]any)
	assert.Equal(t, 20.0, wins["onyx"].(float64)+wins["argus"].(float64))
	assert.NotContains(t, r, "losses")
	assert.NotContains(t, r, "gauges")
}

func TestSimOfAdventures(t *testing.T) {
	args := []string{"--decks", "onyx,argus", "--difficulty", "easy", "--games", "20", "--bot", "greedy,random", "--workers"}
	r := result(t, append(args, "1")...)
	assert.Equal(t, r, result(t, append(args, "3")...))
	assert.Equal(t, 20.0, r["wins"].(float64)+r["losses"].(float64)+r["unfinished"].(float64))
	rises := 0.0
	for _, n := range r["gauges"].(map[string]any)["rises"].(map[string]any) {
		rises += n.(float64)
	}
	assert.Equal(t, 20.0, rises)
	assert.Contains(t, r, "bossDamageMean")
	assert.NotEqual(t, r["stateHash"], result(t, append(args, "1", "--seed", "2")...)["stateHash"])
}

// Players who may take turns back win more often, each game they win is one that can be played,
// and equal seeds make equal games.
func TestSimWithHindsight(t *testing.T) {
	args := []string{"--games", "10", "--bot", "greedy", "--workers"}
	once := result(t, append(args, "1")...)
	args = append([]string{"--hindsight", "5"}, args...)
	dir := t.TempDir()
	back := result(t, append(args, "1", "--save", dir)...)
	assert.Greater(t, back["wins"], once["wins"].(float64)+2)
	assert.Equal(t, 10.0, back["wins"].(float64)+back["losses"].(float64))
	assert.Equal(t, back, result(t, append(args, "3")...))
	saves, err := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	require.NoError(t, err)
	require.Len(t, saves, 10)
	wins := 0.0
	for _, save := range saves {
		if strings.Contains(archon.Must(t, "replay", save), "Player 1 wins.") {
			wins++
		}
	}
	assert.Equal(t, back["wins"], wins)
}

// Players who imagine the futures in which hindsight wins take nothing back, choose other houses for it, and make equal games of
// equal seeds.
func TestSimWithForesight(t *testing.T) {
	args := []string{"--games", "2", "--bot", "greedy", "--workers"}
	once := result(t, append(args, "1")...)
	args = append([]string{"--hindsight", "2", "--worlds", "2"}, args...)
	ahead := result(t, append(args, "1")...)
	assert.Equal(t, ahead, result(t, append(args, "3")...))
	assert.NotEqual(t, once["stateHash"], ahead["stateHash"])
	_, errs, status := archon.Run("", "sim", "--worlds", "2")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "--hindsight")
}

// Greedy play wins clearly more often than random play.
func TestGreedyBeatsRandomAgainstTheKeyraken(t *testing.T) {
	args := []string{"--difficulty", "easy", "--games", "50", "--bot"}
	greedy, random := result(t, append(args, "greedy")...), result(t, append(args, "random")...)
	assert.Greater(t, greedy["wins"], random["wins"].(float64)+20)
}

// In a duel of two different bots, wins are counted by bot, whichever deck it has.
func TestSimOfBotsThatDiffer(t *testing.T) {
	args := []string{"--mode", "duel", "--bot", "random,greedy", "--games", "20", "--draw", "4", "--workers"}
	r := result(t, append(args, "1")...)
	assert.Equal(t, r, result(t, append(args, "3")...))
	wins, won := r["wins"].(map[string]any), r["won"].(map[string]any)
	assert.Equal(t, 20.0, wins["greedy"].(float64)+wins["random"].(float64)+r["unfinished"].(float64))
	assert.Greater(t, wins["greedy"], 16.0)
	greedy := won["greedy"].(map[string]any)
	assert.Equal(t, wins["greedy"].(float64)/20, greedy["share"])
	assert.Less(t, greedy["low"], greedy["share"])
	assert.NotContains(t, r, "thinkingTurns")
}

// The seed determines which decks are drawn from the named ones, or from all.
func TestSimDrawsDecks(t *testing.T) {
	args := []string{"--draw", "2", "--players", "2", "--games", "6", "--difficulty", "easy"}
	r := result(t, args...)
	assert.Equal(t, r, result(t, args...))
	assert.NotEqual(t, r["stateHash"], result(t, append(args, "--seed", "2")...)["stateHash"])
	named := result(t, append(args, "--decks", "onyx,argus")...)
	assert.NotEqual(t, r["stateHash"], named["stateHash"])
	won := named["won"].(map[string]any)
	assert.Equal(t, named["wins"].(float64)/6, math.Round(600*won["share"].(float64))/600)
}

// For bots that think ahead, the report says in how many turns they did.
func TestSimOfBotsThatThink(t *testing.T) {
	r := result(t, "--bot", "quick", "--games", "1", "--difficulty", "easy")
	assert.Positive(t, r["thinkingTurns"])
	assert.LessOrEqual(t, r["thinkingTurns"], r["turns"])
	assert.Contains(t, archon.Must(t, "sim", "--bot", "quick", "--games", "1"), "turns in which a bot thought: ")
}

func TestRates(t *testing.T) {
	var r adventure.Rates
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "sim", "--rates", "--games", "4", "--draw", "3", "--json")), &r))
	assert.Equal(t, 4, r.Games)
	for d := range r.Won {
		for i, won := range r.Won[d] {
			assert.Contains(t, []float64{0, 25, 50, 75, 100}, won)
			assert.LessOrEqual(t, r.Between[d][i][0], won)
			assert.GreaterOrEqual(t, r.Between[d][i][1], won)
		}
	}
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "sim", "--rates", "--games", "6", "--draw", "3", "--bot", "greedy", "--json")),
		&r))
	for d := range r.Won {
		for i, won := range r.Won[d] {
			wins := math.Round(won * 6 / 100)
			share, low, high := stats.Score(int(wins), 6)
			const tenth = 0.051 // rounded, with what Score itself rounds
			assert.InDelta(t, 100*share, won, tenth)
			assert.InDelta(t, 100*low, r.Between[d][i][0], tenth)
			assert.InDelta(t, 100*high, r.Between[d][i][1], tenth)
		}
	}
	const row = `(?m)^ +easy( +\d+\.\d % \(\d+\.\d–\d+\.\d\)){3} *$`
	assert.Regexp(t, row, archon.Must(t, "sim", "--rates", "--games", "4"))
}

func TestSimInWords(t *testing.T) {
	out := archon.Must(t, "sim", "--games", "2")
	for _, word := range []string{"2 games", "wins: ", "won, with the 95 % interval: ", "losses: ",
		"times it rose, in how many games", "state hash: "} {
		assert.Contains(t, out, word)
	}
}

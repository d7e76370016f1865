package sim

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/toytest"
)

// raced runs archon sim on a game of the list.
func raced(args ...string) (out, errs string, status int) {
	p := pool.Shipped.With(games.List{"race": func() game.Kind { return toytest.Kind{} }})
	var o, e strings.Builder
	status = archon.Play(p, append([]string{"sim", "--game", "race", "--games", "60"}, args...), strings.NewReader(""), &o, &e)
	return o.String(), e.String(), status
}

// Games of the list are counted by computer, whichever of them sits where; namesakes are told apart.
func TestSimOfAGameOfTheList(t *testing.T) {
	out, errs, status := raced("--bot", "random,careful", "--json")
	require.Zero(t, status, errs)
	var r struct {
		Games, Unfinished, Decisions int
		Wins                         map[string]int
	}
	require.NoError(t, json.Unmarshal([]byte(out), &r))
	assert.Equal(t, 60, r.Games)
	assert.Zero(t, r.Unfinished)
	assert.Greater(t, r.Decisions, 60*4)
	assert.Greater(t, r.Wins["careful"], 2*r.Wins["random"])

	out, errs, status = raced("--players", "3", "--mode", "long")
	require.Zero(t, status, errs)
	assert.Regexp(t, `^60 games in [\d.]+ seconds: [\d.]+ games and \d+ decisions a second\n`+
		`wins: random: \d+, random#2: \d+, random#3: \d+\nwon, with the 95 % interval: random: `, out)
	out, _, _ = raced("--lang", "ru")
	assert.Contains(t, out, "победы: random: ")
}

func TestWrongFlagsOfAGameOfTheList(t *testing.T) {
	for args, why := range map[string]string{
		"--bot greedy":                "use random, careful",
		"--bot random,random,careful": "3 bots for 2 seats",
		"--mode duel":                 "use short, long",
		"--coverage":                  "--coverage is not for race",
		"--game chess":                "use keyforge, race",
	} {
		_, errs, status := raced(strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, why, args)
	}
}

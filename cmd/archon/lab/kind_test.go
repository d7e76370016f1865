package lab_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/lab/figures"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/toytest"
)

// mute is a race in which nothing is compared.
type mute struct{ game.Kind }

func (mute) Name() string { return "mute" }

// compared runs archon lab on a game of the list.
func compared(args ...string) (out, errs string, status int) {
	p := pool.Shipped.With(games.List{"race": func() game.Kind { return toytest.Kind{} },
		"mute": func() game.Kind { return mute{toytest.Kind{}} }})
	var o, e strings.Builder
	status = archon.Play(p, append([]string{"lab", "--game", "race", "--games", "300"}, args...), strings.NewReader(""), &o, &e)
	return o.String(), e.String(), status
}

// A lab says of a game of the list how often its players win with what they have or do, and without it.
func TestLabOfAGameOfTheList(t *testing.T) {
	out, errs, status := compared("--bot", "random,careful", "--json")
	require.Zero(t, status, errs)
	var all []figures.Study
	require.NoError(t, json.Unmarshal([]byte(out), &all))
	require.Len(t, all, 1)
	s := &all[0]
	assert.Equal(t, []any{"race", "short", 300, 0, []string{"random", "careful"}}, []any{s.Game, s.Mode, s.Games, s.Unfinished, s.Bots})
	assert.Greater(t, s.Won[1].Won.Low, s.Won[0].Won.High)
	require.Len(t, s.Comparisons, 1)
	dropped := s.Comparisons[0].Of
	require.NotEmpty(t, dropped)
	last := math.Inf(1)
	for _, thing := range dropped {
		assert.LessOrEqual(t, thing.Worth.Value, last, "the best first")
		last = thing.Worth.Value
		assert.Equal(t, 600, thing.Games+thing.WithoutGames, thing.ID)
		assert.Less(t, thing.Worth.Low, thing.Worth.High)
	}
	again, _, _ := compared("--bot", "random,careful", "--json", "--workers", "1")
	assert.Equal(t, out, again)

	out, errs, status = compared("--players", "3", "--mode", "long")
	require.Zero(t, status, errs)
	assert.Regexp(t, `(?s)^bot careful, careful, careful, seed 1; rules 1, .*\nRace, To 42 points\n.*\n  1\. careful +300 +\d+\.\d % \(.*`+
		`Drop the .*games +won with +without +difference\n.*\nWon: with the 95 % confidence interval`, out)
	out, _, _ = compared("--lang", "ru")
	assert.Contains(t, out, "\nГонка, До 21 очков\n")
	assert.Contains(t, out, "Доля побед")
	out, _, _ = compared("--bot", "random", "--csv")
	assert.Contains(t, out, "figure,mode,difficulty,comparison,of,games,value,low,high\nwon,short,,,1 random,300,")
	assert.Contains(t, out, "\nwon-with,short,,dropped,9,")
}

func TestWrongFlagsOfALabOfAGameOfTheList(t *testing.T) {
	for args, why := range map[string]string{
		"onyx":                        "race is played without decks",
		"--game mute":                 "nothing is compared in games of mute",
		"--bot greedy":                "use random, careful",
		"--bot random,random,careful": "3 bots for 2 seats",
		"--mode duel":                 "use short, long",
		"--difficulty hard":           "no difficulties",
		"--plot a.svg":                "--plot is not for race",
		"--workers 0":                 "--workers must be at least 1",
		"--game keyforge --players 2": "--players is for other games",
	} {
		_, errs, status := compared(strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, why, args)
	}
}

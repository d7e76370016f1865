package soak_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/toytest"
)

// soaked runs archon soak on the only game of a list.
func soaked(kind game.Kind, args ...string) (out, errs string, status int) {
	p := pool.Shipped.With(games.List{"race": func() game.Kind { return kind }})
	var o, e strings.Builder
	args = append([]string{"soak", "--game", "race", "--seed", "5", "--decisions", "1500"}, args...)
	status = archon.Play(p, args, strings.NewReader(""), &o, &e)
	return o.String(), e.String(), status
}

// counting is a race that notes what its games begin with.
type counting struct {
	toytest.Kind
	begun map[string]int
}

func (c counting) Start(s *game.Setup) (game.Game, error) {
	g, err := c.Kind.Start(s)
	if err == nil {
		c.begun[s.Mode]++
		c.begun[g.SeatName(game.Seat(g.Seats()-1))]++
	}
	return g, err
}

// A game of the list is played in all its modes, with any number of players that it is for.
func TestSoakOfAGameOfTheList(t *testing.T) {
	kind := counting{begun: map[string]int{}}
	out, errs, status := soaked(kind, "--workers", "1")
	require.Zero(t, status, errs)
	assert.Regexp(t, `^seed 5\n1[5-6]\d\d decisions in \d+ games\n$`, out)
	for _, word := range []string{"short", "long", "player 2", "player 3"} {
		assert.Greater(t, kind.begun[word], 10, word)
	}
	ru, errs, status := soaked(kind, "--workers", "1", "--lang", "ru")
	require.Zero(t, status, errs)
	assert.Regexp(t, `^зерно 5\nрешений 1[5-6]\d\d в \d+ играх\n$`, ru)
}

// onePiece is a race whose copies are all the same game.
type onePiece struct{ toytest.Kind }

func (k onePiece) Start(s *game.Setup) (game.Game, error) {
	g, err := k.Kind.Start(s)
	if err != nil {
		return nil, err
	}
	return piece{g.(*toytest.Game)}, nil
}

type piece struct{ *toytest.Game }

func (p piece) Clone() game.Game { return p }

// A fault is told and kept, as one of KeyForge is.
func TestFaultOfAGameOfTheList(t *testing.T) {
	path := filepath.Join(t.TempDir(), "fault.jsonl")
	_, errs, status := soaked(onePiece{}, "--out", path)
	assert.Equal(t, 1, status)
	assert.Contains(t, errs, "a command of a copy changes the game")
	assert.Contains(t, errs, path)
	save, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(save), `"game":"race"`)

	_, errs, status = soaked(toytest.Kind{}, "--game", "chess")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "use keyforge, race")
}

package soak_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge"
)

// The seed repeats a run. Told are what was played, how full its states became, and how full they may be.
func TestSoak(t *testing.T) {
	args := []string{"soak", "--decisions", "3000", "--workers", "1", "--seed"}
	lines := strings.Split(archon.Must(t, append(args, "5")...), "\n")
	require.Len(t, lines, 5)
	assert.Equal(t, "seed 5", lines[0])
	assert.Regexp(t, `^[3-9]\d{3} decisions in \d+ games?, 0 beyond the limits$`, lines[1])
	assert.Regexp(t, `^peak use: [1-9]`, lines[2])
	c := keyforge.Capacity
	assert.Equal(t, fmt.Sprintf("room: %d frames, %d triggers, %d lasting effects, %d hits, %d cards in a pile, %d cards",
		c.Frames, c.Triggers, c.Lasting, c.Hits, c.Pile, c.Cards), lines[3])
	assert.Equal(t, lines, strings.Split(archon.Must(t, append(args, "5")...), "\n"))
	assert.NotEqual(t, lines[1], strings.Split(archon.Must(t, append(args, "6")...), "\n")[1])
}

func TestSoakRefusesNothingToDo(t *testing.T) {
	for _, flag := range []string{"--decisions", "--workers"} {
		_, errs, status := archon.Run("", "soak", flag, "0", "--decisions=1", flag+"=0")
		assert.NotZero(t, status)
		assert.Contains(t, errs, "--decisions and --workers")
	}
}

// stuck is a clockwork in which a turn cannot end.
type stuck struct{ adventure.Adventure }

func (s stuck) Mode(d adventure.Difficulty) keyforge.Mode { return stuckMode{s.Adventure.Mode(d)} }

type stuckMode struct{ keyforge.Mode }

func (stuckMode) After(*keyforge.Game, keyforge.Side) { panic("the wheels stand still") }

// A game that goes wrong is kept in a file; where it cannot be, both faults are told.
func TestFaultIsKept(t *testing.T) {
	p := pool.New(adventure.List{stuck{clockwork.Adventure}})
	soak := func(path string) string {
		var out, errs strings.Builder
		assert.Equal(t, 1, archon.Play(p, []string{"soak", "--decisions", "5000", "--out", path}, strings.NewReader(""), &out, &errs))
		assert.Contains(t, errs.String(), "the wheels stand still")
		return errs.String()
	}
	path := filepath.Join(t.TempDir(), "game.jsonl")
	assert.Contains(t, soak(path), path)
	save, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(save), `"mode":"clockwork"`)

	assert.Contains(t, soak(filepath.Join(path, "below-a-file")), "not written (")
}

func TestHelp(t *testing.T) {
	archon.Helps(t, "soak", "--decisions 100000", "--seed 1", "--out soak-fault.jsonl")
}

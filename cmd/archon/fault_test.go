package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
)

// wrong is a clockwork in which a turn cannot end.
type wrong struct{ adventure.Adventure }

func (w wrong) Mode(d adventure.Difficulty) keyforge.Mode { return wrongMode{w.Adventure.Mode(d)} }

type wrongMode struct{ keyforge.Mode }

func (wrongMode) After(*keyforge.Game, keyforge.Side) { panic("the wheels\nstand still") }

// A fault of the program prints one line that says where the report is. The report
// contains the game, and the save stays as it was.
func TestFaultIsReported(t *testing.T) {
	p := pool.New(adventure.List{wrong{clockwork.Adventure}})
	for _, args := range []string{"play --seed 1 --save SAVE", "sim --games 3 --decks onyx,argus --mode clockwork"} {
		archontest.OwnLibrary(t)
		save := filepath.Join(t.TempDir(), "game.jsonl")
		args = strings.Replace(args, "SAVE", save, 1)
		var out, errs strings.Builder
		status := archon.Play(p, strings.Fields(args), strings.NewReader(strings.Repeat("n\n1\ne\n", 40)), &out, &errs)
		require.Contains(t, errs.String(), "the wheels", "%s: %s", args, out.String())
		assert.NotZero(t, status)
		assert.Equal(t, 1, strings.Count(errs.String(), "\n"), errs.String())
		reports, err := filepath.Glob(filepath.Join(fault.Dir(replay.Dir()), "*"))
		require.NoError(t, err)
		require.Len(t, reports, 1)
		assert.Contains(t, errs.String(), reports[0])
		text, err := os.ReadFile(reports[0])
		require.NoError(t, err)
		assert.Contains(t, string(text), "wrongMode.After")
		if !strings.HasPrefix(args, "play") {
			continue
		}
		data, err := os.ReadFile(save)
		require.NoError(t, err)
		assert.Contains(t, string(text), string(data))
		rules, err := p.Rules()
		require.NoError(t, err)
		log, report, err := replay.Open(t.Context(), save, rules)
		require.NoError(t, err)
		assert.Empty(t, report.Warnings)
		require.NoError(t, log.Close())
	}
}

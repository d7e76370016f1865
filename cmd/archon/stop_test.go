//go:build unix

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A simulation that is told to end reports the games that it has played.
func TestSimulationStopped(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP} {
		dir := t.TempDir()
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), "ARCHON_ARGS=sim --games 100000000 --decks onyx,argus --mode duel --json --save "+dir)
		var out strings.Builder
		c.Stdout = &out
		require.NoError(t, c.Start())
		require.Eventually(t, func() bool {
			files, err := os.ReadDir(dir)
			return err == nil && len(files) > 0
		}, time.Minute, 10*time.Millisecond)
		require.NoError(t, c.Process.Signal(sig))
		assert.NoError(t, c.Wait())
		assert.True(t, json.Valid([]byte(out.String())), "%.200s", out.String())
	}
}

// An experiment that is stopped keeps what it has, and the same command resumes.
func TestLabStopped(t *testing.T) {
	file := filepath.Join(t.TempDir(), "onyx.json")
	lab := func(games int) *exec.Cmd {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), fmt.Sprintf("ARCHON_ARGS=lab onyx --bot greedy --games %d --json --out %s", games, file))
		return c
	}
	c := lab(1_000_000)
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	var errs strings.Builder
	c.Stderr = &errs
	require.NoError(t, c.Start())
	time.Sleep(2 * time.Second) // however far it gets
	require.NoError(t, c.Process.Signal(syscall.SIGTERM))
	told, err := io.ReadAll(out)
	require.NoError(t, err)
	require.NoError(t, c.Wait())
	var first, then struct{ Done int }
	require.NoError(t, json.Unmarshal(told, &first))
	assert.Contains(t, errs.String(), "the same command resumes")
	told, err = lab(first.Done + 100).Output()
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(told, &then))
	assert.Equal(t, first.Done+100, then.Done)
}

// A program that is told to end, by Ctrl-C, by the system, or because its
// terminal is closed, reports what it has.
func TestStoppedBySignals(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		for _, test := range []struct {
			args, ask, ready string
			times            int // that ready is printed before the signal
			end              string
		}{
			{"play --seed 1 --save SAVE", "n\n", "> ", 2, "Saved: "},
			{"play --seed 1 --seat 1=person", "n\n", "> ", 2, "You leave the game."},
			{"play --seed 1 --seat 1=master --save SAVE", "", "q quits.", 1, "Saved: "},
			{"engine", `{"cmd":"hello"}` + "\n", `"ok":true`, 1, ""},
			{"soak --decisions 1000000000 --seed 3", "", "seed 3", 1, "peak use"},
		} {
			t.Run(fmt.Sprint(sig, " ", test.args), func(t *testing.T) {
				save := filepath.Join(t.TempDir(), "game.jsonl")
				c := exec.Command(os.Args[0])
				c.Env = append(os.Environ(), "ARCHON_ARGS="+strings.Replace(test.args, "SAVE", save, 1), "XDG_DATA_HOME="+t.TempDir())
				in, err := c.StdinPipe()
				require.NoError(t, err)
				out, err := c.StdoutPipe()
				require.NoError(t, err)
				require.NoError(t, c.Start())
				_, err = io.WriteString(in, test.ask)
				require.NoError(t, err)
				r := bufio.NewReader(out)
				var told strings.Builder
				for strings.Count(told.String(), test.ready) < test.times {
					b, err := r.ReadByte()
					require.NoError(t, err, told.String())
					told.WriteByte(b)
				}
				require.NoError(t, c.Process.Signal(sig))
				rest, err := io.ReadAll(r)
				require.NoError(t, err)
				assert.Contains(t, string(rest), test.end)
				assert.NoError(t, c.Wait(), "it ends by itself")
			})
		}
	}
}

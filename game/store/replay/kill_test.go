package replay_test

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/store/replay"
)

// victim, when set, is the file into which this process plays until it is killed.
const victim = "KEYRAKEN_TEST_PLAY_INTO"

// full, when set, makes the test kill many more times.
const full = "KEYRAKEN_TEST_FULL"

func TestMain(m *testing.M) {
	if path := os.Getenv(victim); path != "" {
		playInto(path)
		return
	}
	os.Exit(m.Run())
}

// playInto plays a game into the file, which it begins or continues, and after each
// input prints the number of inputs on standard output.
func playInto(path string) {
	t := &testing.T{}
	r := rules(t)
	log, _, err := replay.Open(context.Background(), path, r)
	if err != nil {
		s, err := replay.New(r, header(t, r, uint64(os.Getpid())))
		if err != nil {
			panic(err)
		}
		if log, err = replay.Create(path, s); err != nil {
			panic(err)
		}
	}
	b := bot.NewRandom(uint64(os.Getpid()))
	for !log.Game().Over() {
		if err := log.Do(b.Choose(log.Game(), log.Game().Legal(nil))); err != nil {
			panic(err)
		}
		fmt.Println(log.At())
		if log.SyncDue() {
			if err := log.Sync(); err != nil {
				panic(err)
			}
		}
	}
}

// A process that plays is killed at random moments: the file opens, and no command
// is missing that the process has reported as done.
func TestKilledAtAnyMoment(t *testing.T) {
	kills := 20
	if os.Getenv(full) != "" {
		kills = 200
	}
	path := filepath.Join(t.TempDir(), "game.jsonl")
	r := rules(t)
	random := rand.New(rand.NewPCG(1, 1))
	for kill := range kills {
		said := killAfter(t, path, random.IntN(60), time.Duration(random.IntN(300))*time.Microsecond)
		s, report, err := replay.Open(t.Context(), path, r)
		require.NoError(t, err)
		require.False(t, report.Differs)
		for _, w := range report.Warnings {
			require.ErrorContains(t, w, "not complete", "kill %d", kill)
		}
		assert.GreaterOrEqual(t, s.At(), said, "kill %d", kill)
		over := s.Game().Over()
		require.NoError(t, s.Close())
		if over {
			require.NoError(t, os.Remove(path))
		}
	}
}

// killAfter lets a process play, kills it some time after it has reported that many
// inputs, and returns the last number that it reported.
func killAfter(t *testing.T, path string, tells int, more time.Duration) (said int) {
	t.Helper()
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), victim+"="+path)
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	in := bufio.NewReader(out)
	for i := 0; ; i++ {
		line, err := in.ReadString('\n')
		if err != nil {
			break
		}
		said, err = strconv.Atoi(strings.TrimSpace(line))
		require.NoError(t, err)
		if i == tells {
			time.Sleep(more)
			require.NoError(t, c.Process.Kill())
		}
	}
	_ = c.Wait() // it was killed
	return said
}

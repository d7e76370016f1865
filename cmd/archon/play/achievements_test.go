package play_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// An achievement is announced once, as it happens, and is kept from then on, whatever
// happens to the program.
func TestAchievementsAreToldAsTheyHappen(t *testing.T) {
	data := t.TempDir()
	save := filepath.Join(data, "one"+replay.Extension)
	play := func(args string) (told []string) {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), "XDG_DATA_HOME="+data, "ARCHON_ARGS="+args)
		in, err := c.StdinPipe()
		require.NoError(t, err)
		out, err := c.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, c.Start())
		go func() { // answers whatever is asked; the first possible action is to play or to reap
			defer in.Close()
			for range 100 {
				if _, err := in.Write([]byte("n\n" + strings.Repeat("1\n", 8) + "e\n")); err != nil {
					return
				}
			}
		}()
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if strings.HasPrefix(lines.Text(), "Achievement: ") {
				told = append(told, lines.Text())
			}
			if len(told) == 1 && strings.Contains(args, "--seed") {
				break
			}
		}
		require.NoError(t, c.Process.Kill())
		_ = c.Wait() // it was killed
		return told
	}
	first := play("play --seed 3 --difficulty easy --save " + save)
	require.Len(t, first, 1)
	dir := filepath.Join(data, "keyraken", "decks")
	given, err := records.Open(dir).Awards()
	require.NoError(t, err)
	require.NotEmpty(t, given)
	for _, f := range given {
		assert.NotEmpty(t, f.Game)
		assert.NotEmpty(t, f.When)
		assert.Equal(t, "easy", f.Difficulty)
	}
	for _, line := range play("play --resume " + save) {
		assert.NotEqual(t, first[0], line, "it was told before")
	}
}

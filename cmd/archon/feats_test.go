package main

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// All achievements are listed: those that were given, and the progress of the others.
func TestAchievementsAreListed(t *testing.T) {
	ownLibrary(t)
	told := must(t, "records", "achievements")
	for _, want := range []string{"First harvest", "Reap with a creature.", "Low water", "0 of 5", "0 of " /* done */} {
		assert.Contains(t, told, want)
	}
	assert.NotContains(t, must(t, "records", "achievements", "--lang", "ru"), "⟨")
	deal := records.Deal{Game: "12ab", Mode: "duel", Decks: []string{"=Onyx", "Argus"}}
	require.NoError(t, records.Open(library.Dir()).AddFeats(
		records.Feat{Feat: "reap", When: "2026-11-20T19:00:00Z", Deal: deal},
		records.Feat{Feat: "sets/WC", When: "2026-11-21T19:00:00Z", Deal: deal}))
	told = must(t, "records", "achievements")
	assert.Contains(t, told, "2026-11-20")
	assert.Contains(t, told, "1 of 5")

	var rows []achievement.Row
	require.NoError(t, json.Unmarshal([]byte(must(t, "records", "achievements", "--json")), &rows))
	assert.Len(t, rows, len(shipped.Feats()))
	at := map[string]achievement.Row{}
	for _, r := range rows {
		at[r.Feat] = r
	}
	assert.Equal(t, 1, at["reap"].Done)
	assert.Equal(t, "12ab", at["reap"].Steps[0].Game)
	assert.Equal(t, [2]int{1, 5}, [2]int{at["sets"].Done, at["sets"].Of})

	lines, err := csv.NewReader(strings.NewReader(must(t, "records", "achievements", "--csv"))).ReadAll()
	require.NoError(t, err)
	found := false
	for _, line := range lines {
		if line[0] == "reap" {
			found = true
			assert.Equal(t, []string{"reap", "", "First harvest", "true", "2026-11-20T19:00:00Z", "12ab", "duel", "", "'=Onyx + Argus"}, line)
		}
	}
	assert.True(t, found)
}

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
	given, err := records.Open(dir).Feats()
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

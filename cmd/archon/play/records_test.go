package play_test

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// The result of a game is kept before its end is announced, whatever happens to the program then.
func TestResultsAreKeptBeforeTheEndIsTold(t *testing.T) {
	r := killedAtTheEnd(t, "play --seed 3 --variant long-night", "and rises, for the fourth time")
	assert.False(t, r.Won)
	assert.Positive(t, r.Turns)
	assert.Len(t, r.Team, 1)
	require.Len(t, r.Gauges, 1)
	assert.Equal(t, r.Gauges[0].Limit, r.Gauges[0].Value, "it has risen")
	assert.Positive(t, r.Power)
}

// The result of a standard game is kept too: who won, with how many keys, against whom.
func TestResultsOfStandardGamesAreKeptBeforeTheEndIsTold(t *testing.T) {
	r := killedAtTheEnd(t, "play --mode duel --decks onyx,argus --seat 2=greedy --seed 3", "Player 2 wins")
	assert.True(t, r.Standard())
	assert.False(t, r.Won)
	assert.Equal(t, 2, r.Winner)
	assert.Positive(t, r.Turns)
	require.Len(t, r.Team, 2)
	assert.Equal(t, "greedy", r.Team[1].Bot)
	assert.Equal(t, 3, r.Team[1].Keys)
	assert.Equal(t, r.Decks, []string{r.Team[0].Deck})
}

// killedAtTheEnd plays a game and kills the program as soon as it announces the end; it
// returns the only result that is kept.
func killedAtTheEnd(t *testing.T, args, end string) records.Result {
	t.Helper()
	data := t.TempDir()
	save := filepath.Join(data, "one"+replay.Extension)
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), "XDG_DATA_HOME="+data, "ARCHON_ARGS="+args+" --save "+save)
	in, err := c.StdinPipe()
	require.NoError(t, err)
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	go func() { // answers whatever is asked
		for range 3000 {
			if _, err := in.Write([]byte("e\nn\n1\n")); err != nil {
				return
			}
		}
	}()
	over := false
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if over = strings.Contains(lines.Text(), end); over {
			break
		}
	}
	require.NoError(t, c.Process.Kill())
	_ = c.Wait() // it was killed
	require.True(t, over, "it comes to its end")
	results, err := records.Open(filepath.Join(data, "keyraken", "decks")).Results()
	require.NoError(t, err)
	require.Len(t, results, 1)
	return results[0]
}

// A flag plays the weekly voyage, and records show how it went.
func TestVoyageOfTheWeek(t *testing.T) {
	archontest.OwnLibrary(t)
	v := adventure.VoyageOf(pool.Shipped.List[0], time.Now())
	save := filepath.Join(t.TempDir(), "voyage"+replay.Extension)
	out, errs, status := archon.Run(strings.Repeat("e\nn\n1\n", 5000), "play", "--weekly", "--players", "2", "--save", save)
	require.Zero(t, status, errs)
	assert.Contains(t, out, languages.English().T("voyage-is", v.Week))
	data, err := os.ReadFile(save)
	require.NoError(t, err)
	assert.Contains(t, string(data), `"voyage":"`+v.Week+`"`)
	results, err := records.Open(library.Dir()).Results()
	require.NoError(t, err)
	require.Len(t, results, 1, "it came to its end")
	assert.Equal(t, v.Week, results[0].Voyage)
	for i, m := range results[0].Team {
		d, err := deck.Named(v.Decks[i])
		require.NoError(t, err)
		assert.Equal(t, d.ListKey(), m.Deck)
	}
	assert.Contains(t, archon.Must(t, "records"), v.Week)
	var r records.Summary
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "records", "--json")), &r))
	assert.Equal(t, 1, r.Voyages[v.Week].Games)
	for args, want := range map[string]string{
		"--weekly --seed 1": "exclude one another", "--weekly --decks onyx": "exclude one another", "--weekly --variant storm": "exclude one another",
		"--weekly --players 4": "use a number from 1 to 3", "--players 2": "--players goes with --weekly",
	} {
		_, errs, status := archon.Run("", append([]string{"play"}, strings.Fields(args)...)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, want, args)
	}
}

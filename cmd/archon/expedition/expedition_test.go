package expedition_test

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	sailed "github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/expedition"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/replay"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

var archon = archontest.Program{expedition.Command, replay.Command}

func TestMain(m *testing.M) { archon.Main(m) }

func TestArguments(t *testing.T) {
	archon.Refuses(t, "expedition on", "expedition measure all")
	archon.Helps(t, "expedition", "--decks onyx", "--weekly", "--chart")
	archon.Helps(t, "expedition measure", "--bot greedy", "--runs 100", "--to 20", "--json")
	for line, says := range map[string]string{
		"expedition --ascent 3": "ascent 3 is not open yet", "expedition --ascent 21": "ascent 0 to 20",
		"expedition --decks onyx,onyx,onyx,onyx": "3", "expedition --seat 2=greedy": "seat", "expedition --undo maybe": "undo",
		"expedition --players 2": "--weekly", "expedition --save x.match": ".expedition", "expedition --resume nowhere.expedition": "nowhere",
		"expedition --resume last": "no expedition", "expedition measure --runs 0": "run", "expedition measure --from 3 --to 2": "ascents",
		"expedition measure --players 4": "3", "expedition measure --bot nobody": "nobody",
	} {
		_, errs, status := archon.Run("", strings.Fields(line)...)
		assert.Equal(t, 2, status, line)
		assert.Contains(t, errs, says, line)
	}
	assert.Contains(t, archon.Must(t, "expedition", "--help"), "not online")
}

// Computers sail to the end by themselves, always in the same way, and nothing of that is recorded.
func TestComputersSail(t *testing.T) {
	args := []string{"expedition", "--seed", "5", "--seat", "1=greedy"}
	out := archon.Must(t, args...)
	assert.Equal(t, out, archon.Must(t, args...))
	assert.Contains(t, out, "The expedition is")
	assert.Contains(t, out, "Score ")
	all, err := records.Open(library.Dir()).Expeditions()
	require.NoError(t, err)
	assert.Empty(t, all)
	told := archon.InRussian(t, "", args...)
	assert.Contains(t, told, "Экспедиция")
}

// A person reads the chart, chooses a way, leaves, and goes on from the file; the game is an ordinary save beside it.
func TestLeavingAndGoingOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "one.expedition")
	out, errs, status := archon.Run("c\n9\nx\n1\nq\n", "expedition", "--seed", "5", "--save", file)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "The way on")
	assert.Contains(t, out, `"9" is not on the list`)
	assert.Contains(t, out, "archon expedition --resume")
	f, err := sailed.Open(file, adventures.All(), nil)
	require.NoError(t, err)
	assert.Equal(t, sailed.AskGame, f.Ask())
	save := f.Save()
	require.NotEmpty(t, save)
	assert.Contains(t, archon.Must(t, "replay", save), "Onyx")
	again, errs, status := archon.Run("q\n", "expedition", "--resume", file)
	require.Zero(t, status, errs)
	assert.NotContains(t, again, "The way on", "it is in an encounter")
	shown := archon.Must(t, "expedition", "--chart", "--resume", file)
	assert.Contains(t, shown, "\n* 1a:")
}

// A whole expedition of a person is recorded, with the best score of its ascent.
func TestAPersonSailsToTheEnd(t *testing.T) {
	archontest.OwnLibrary(t)
	assert.Contains(t, archon.Must(t, "expedition", "--best"), "No expedition")
	one := &archontest.Person{Rand: rand.New(rand.NewPCG(3, 1)), Limit: 40_000}
	var wrong strings.Builder
	status := archon.Play(pool.Shipped, []string{"expedition", "--seed", "7"}, one, one, &wrong)
	require.Zero(t, status, wrong.String())
	told := one.Told.String()
	assert.Contains(t, told[max(0, len(told)-1500):], "Best score at ascent 0")
	all, err := records.Open(library.Dir()).Expeditions()
	require.NoError(t, err)
	require.Len(t, all, 1)
	assert.Equal(t, 1, all[0].Players)
	assert.Contains(t, archon.Must(t, "expedition", "--best"), "Best score at ascent 0")
}

func TestMeasured(t *testing.T) {
	out := archon.Must(t, "expedition", "measure", "--runs", "4", "--from", "19", "--workers", "1")
	assert.Equal(t, 3, strings.Count(out, "\n"))
	assert.Contains(t, out, "Longest night")
	assert.Contains(t, archon.Must(t, "expedition", "measure", "--runs", "2", "--to", "0", "--json"), `"ascent":0`)
}

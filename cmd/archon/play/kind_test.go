package play_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// withRace is the program with a game that it knows by its line in the list.
var withRace = pool.Shipped.With(games.List{"race": func() game.Kind { return toytest.Kind{} }})

// race types lines into archon play.
func race(t *testing.T, lines string, args ...string) (out, errs string, status int) {
	t.Helper()
	var o, e strings.Builder
	status = archon.Play(withRace, append([]string{"play"}, args...), strings.NewReader(lines), &o, &e)
	return o.String(), e.String(), status
}

// raced types lines into archon play, which must succeed.
func raced(t *testing.T, lines string, args ...string) string {
	t.Helper()
	out, errs, status := race(t, lines, args...)
	require.Zero(t, status, errs)
	require.Empty(t, errs)
	return out
}

// A game of the list is played from a list of answers: the table at the beginning of each turn, what happened as the
// person sees it, and who has won.
func TestPlayAGameOfTheList(t *testing.T) {
	out := raced(t, "x\n3\n?\n\nh\n1\nq\n", "--game", "race", "--seed", "3", "--seat", "2=careful")
	assert.Contains(t, out, "Play this game again with --seed 3.\n")
	assert.Equal(t, 1, strings.Count(out, "Type the number of what you want to do."))
	assert.Regexp(t, `Thinking …\n  1  Play the (\d) \(wins: 60 %\)\n  2  Drop the \d \(wins: 40 %\)\n`+
		`Why \(compared with: Drop the \d\):\n  \+ \d points further\n`, out)
	assert.Regexp(t, `\nPlayer 1: 0 of 21 points\nPlayer 2: 0 of 21 points\nIn hand: \d\nDeck: 34\n\nPlayer 1: What about your card\?\n`+
		`  1  Play the \d\n  2  Drop the \d\n> `, out)
	assert.Contains(t, out, `"x" is not on the list`)
	assert.Contains(t, out, `"3" is not on the list`)
	assert.Regexp(t, `Player 1 plays a \d and has \d points\.\nPlayer 1 draws a \d\.\nPlayer 2 plays`, out)
	assert.NotContains(t, out, "Player 2 draws", "that is hidden")
	assert.Equal(t, 3, strings.Count(out, "In hand"), "once a turn, and when asked for")
	assert.Equal(t, 3, strings.Count(out, "Player 1: What about your card?"))
	assert.Contains(t, out, "You leave the game.\n")

	out = raced(t, strings.Repeat("1\n", 40), "--game", "race", "--seed", "3", "--seat", "2=careful")
	assert.Regexp(t, `\n\nThe game is over after \d+ turns\.\n(Player \d wins\.|Player 1, Player 2 win\.)\n$`, out)
	assert.Equal(t, out, raced(t, strings.Repeat("1\n", 40), "--game", "race", "--seed", "3", "--seat", "2=careful"))
	assert.NotEqual(t, out, raced(t, strings.Repeat("1\n", 40), "--game", "race", "--seed", "4", "--seat", "2=careful"))
}

// Computers play alone, and then nothing is hidden; two people read nothing that only one of them may know.
func TestSeatsOfAGameOfTheList(t *testing.T) {
	out := raced(t, "", "--game", "race", "--mode", "long", "--players", "3", "--seed", "1",
		"--seat", "1=random", "--seat", "2=careful", "--seat", "3=random")
	assert.Contains(t, out, "Player 3 draws")
	assert.Contains(t, out, "of 42 points")
	assert.Contains(t, out, "The game is over")
	out = raced(t, "1\n1\nq\n", "--game", "race", "--seed", "1")
	assert.Contains(t, out, "Player 2 plays")
	assert.NotContains(t, out, "draws")
}

// Undo goes back to the last question that a person answered.
func TestUndoInAGameOfTheList(t *testing.T) {
	out := raced(t, "u\n1\nu\n2\nq\n", "--game", "race", "--seed", "3", "--seat", "2=careful")
	first, later, found := strings.Cut(out, "Undone.")
	require.True(t, found)
	assert.Contains(t, first, "Nothing to undo.")
	assert.Contains(t, first, "Player 2 plays")
	assert.Contains(t, later, "Player 1: 0 of 21 points\nPlayer 2: 0 of 21 points\n")
	assert.Contains(t, later, "Player 1 drops")
}

// A save names its game, so that it can be resumed by its file alone, with those who held the seats; a copy leaves it as it is.
func TestSaveAndResumeAGameOfTheList(t *testing.T) {
	archontest.OwnLibrary(t)
	path := filepath.Join(t.TempDir(), "one"+replay.Extension)
	out := raced(t, "1\nq\n", "--game", "race", "--seed", "3", "--seat", "2=careful", "--save", path)
	assert.Contains(t, out, "Saved: archon play --resume "+path)
	assert.Equal(t, "race", replay.GameOf(path))
	table := out[strings.LastIndex(out, "\nPlayer 1: "):]
	before, err := os.ReadFile(path)
	require.NoError(t, err)

	out = raced(t, "1\nq\n", "--resume", path, "--copy")
	assert.Contains(t, out, "The game goes on: turn 3.\n")
	assert.Contains(t, out, table[:strings.Index(table, "> ")], "the same table and question")
	assert.Contains(t, out, "Player 2 plays")
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, before, after)

	out = raced(t, "q\n", "--resume", "last", "--game", "race")
	assert.Contains(t, out, "turn 5", "the copy")
	out = raced(t, "u\nq\n", "--resume", path, "--seat", "2=person")
	assert.Contains(t, out, "turn 3")
	assert.Contains(t, out, "Undone.")
	raced(t, strings.Repeat("1\n", 40), "--resume", "last", "--game", "race")
	_, errs, status := race(t, "", "--resume", "last", "--game", "race")
	assert.NotZero(t, status)
	assert.Contains(t, errs, filepath.Join(replay.Dir(), "race"))

	_, errs, status = archon.Run("", "play", "--resume", path)
	assert.NotZero(t, status)
	assert.Contains(t, errs, `unknown game "race": use keyforge`, "by a program without it")
}

// What a game does not have is refused, with what there is.
func TestWrongFlagsOfAGameOfTheList(t *testing.T) {
	for args, why := range map[string]string{
		"--game chess":                        `unknown game "chess": use keyforge, race`,
		"--game race --mode duel":             `unknown mode "duel": use short, long`,
		"--game race --difficulty hard":       "mode short has no difficulties",
		"--game race --players 9":             "with 2 or 3",
		"--game race --seat 2=greedy":         `unknown bot "greedy": use random, careful`,
		"--game race --seat 3=random":         "use a seat from 1 to 2",
		"--game race --decks onyx":            "--decks is not for race",
		"--game race --resume last --ask all": "--ask is not for race",
	} {
		out, errs, status := race(t, "", strings.Fields(args)...)
		assert.NotZero(t, status, args)
		assert.Empty(t, out, args)
		assert.Contains(t, errs, why, args)
	}
	assert.Contains(t, raced(t, "q\n", "--game", "keyforge", "--decks", "onyx", "--seed", "3"), "Keyraken")
}

// All that the program says has words in every language; what the game says is the game's.
func TestGameOfTheListInRussian(t *testing.T) {
	out := raced(t, "?\nh\n9\n1\nu\nu\n"+strings.Repeat("1\n", 40), "--lang", "ru", "--game", "race", "--seed", "3", "--seat", "2=careful")
	assert.NotContains(t, out, "⟨")
	assert.NotContains(t, out, "%!")
	assert.Regexp(t, `Победител[ьи]: Игрок`, out)
	assert.NotRegexp(t, `[A-Za-z]{3,}`, strings.NewReplacer("--seed", "", "Enter", "").Replace(out))
}

// A player of Shards of Infinity who asks learns what an expert would do, in either language; the save counts how often.
func TestAdviceOfShards(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.jsonl")
	out := archon.Say(t, "h\nq\n", "--game", "shards", "--seed", "3", "--save", path)
	assert.Contains(t, out, "h says what an expert would do, and why.\n")
	assert.Regexp(t, `Thinking …\n  \d+  Play .+ \(wins: \d+ %\)\n(  .*\n)*Why:\n  \+ costs nothing, and is worth no more later\n`, out)
	assert.Contains(t, archon.Say(t, "h\nq\n", "--game", "shards", "--seed", "3", "--lang", "ru"), "  + это ничего не стоит, и позже пользы не прибавится\n")
	save, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(save), `{"advised":1}`)
}

package play_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/replay"
)

func TestAPersonPlaysAWholeDuel(t *testing.T) {
	told := archon.Sit(t, pool.Shipped, 1, "en", "--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy")
	assert.False(t, regexp.MustCompile(`Player 2 draws [A-Z]`).MatchString(told), "hands are hidden")
}

func TestAPersonPlaysAWholeAdventure(t *testing.T) {
	for _, args := range [][]string{
		{},
		{"--difficulty", "easy", "--decks", "argus"},
		{"--decks", "onyx,argus"},
		{"--decks", "onyx,argus,onyx", "--seat", "2=greedy", "--seat", "3=greedy"},
	} {
		told := archon.Sit(t, pool.Shipped, 1, "en", args...)
		assert.True(t, strings.Contains(told, "The Keyraken's turn begins."))
		assert.False(t, regexp.MustCompile(`The Keyraken archives [A-Z]`).MatchString(told), "its archives are hidden (A4.1)")
	}
}

func TestEqualSeedsTellEqualStories(t *testing.T) {
	args := []string{"--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy"}
	assert.Equal(t, archon.Sit(t, pool.Shipped, 5, "en", args...), archon.Sit(t, pool.Shipped, 5, "en", args...))
}

func TestTheFirstPromptExplainsItself(t *testing.T) {
	out := archon.Say(t, "")
	help := languages.English()
	assert.Contains(t, out, help.T("help", help.T("help-foretells", "the Keyraken"))+"\n")
	assert.Contains(t, archon.Say(t, "", "--mode", "duel", "--decks", "onyx,argus"), help.T("help", "")+"\n", "no monster, no forecast")
	assert.Contains(t, out, `You: Miss "Onyx" Censorius (Brobnar, Dis, Shadows).`)
	assert.Contains(t, out, "--seed 3")
	assert.Contains(t, out, "You: Draw a new hand of 5 cards in place of this one?\n  y  draw a new hand\n  n  keep this hand\n> ")
	assert.Contains(t, out, "You leave the game.", "the end of the input quits")
}

func TestQuestionMarkShowsTheTableAndCards(t *testing.T) {
	out := archon.Say(t, "n\n?\n? dust imp\n? pendra's b\n? 1\n? nobody\n\nfly\nq\n", "--mode", "duel", "--decks", "onyx,argus", "--seat",
		"2=greedy")
	assert.Contains(t, out, "Discarded, the latest last: ")
	assert.Contains(t, out, "Dust Imp: Dis creature, power 2, Imp\n  Destroyed: Gain 2 æmber.\n")
	assert.Contains(t, out, "Pendra’s Box: ", "an apostrophe is one, however it is typed")
	assert.Contains(t, out, `No card is called "nobody".`)
	assert.Contains(t, out, `"fly" is not on the list; Enter shows it again`)
	assert.Equal(t, 2, strings.Count(out, "You: Which house is active this turn?"), "Enter lists again")
	assert.Contains(t, out, "You leave the game.")
}

func TestTwoPeopleShareADuel(t *testing.T) {
	out := archon.Say(t, "n\nn\n1\ne\n1\nq\n", "--mode", "duel", "--decks", "onyx,argus")
	assert.Contains(t, out, "Player 1: Draw a new hand of 5 cards")
	assert.Contains(t, out, "Player 2: Draw a new hand of 6 cards")
	assert.NotRegexp(t, `Player \d draws [A-Z]`, out, "neither may read the other's draws")
}

// laid saves a game that begins with the scenario, and returns its file.
func laid(t *testing.T, written string) string {
	t.Helper()
	rules, err := pool.Shipped.Rules()
	require.NoError(t, err)
	table, err := scenario.Parse([]byte(written))
	require.NoError(t, err)
	require.NoError(t, table.Complete(rules))
	story, err := replay.New(rules, save.Position(table))
	require.NoError(t, err)
	path := filepath.Join(t.TempDir(), "laid.jsonl")
	log, err := replay.Create(path, story)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	return path
}

// A player who looks at hidden cards reads their names, and finds them on the
// table; abducted cards are marked as such.
func TestK15_1LookedAtOnATerminal(t *testing.T) {
	path := laid(t,
		`{"house":"logos","players":[{"line":["psychic-bug"]},{"hand":["anger","fear"],"archives":["punch",{"card":"dust-imp","owner":1}]}]}`)
	out, errs, status := archon.Run("1\n?\nq\n", "play", "--resume", path, "--seat", "2=greedy")
	require.Zero(t, status, errs)
	assert.Contains(t, out, "You see Anger and Fear.")
	before, after, _ := strings.Cut(out, "You see")
	assert.NotContains(t, before, "Known in hand")
	assert.Contains(t, after, "Known in hand: Anger; Fear.")
	assert.Contains(t, after, "Known in the archives: Dust Imp (abducted from you).")
	out, errs, status = archon.Run("1\nq\n", "play", "--resume", path)
	require.Zero(t, status, errs)
	assert.NotContains(t, out, "see Anger", "two people share the terminal")
}

// The table shows what the next rise will cost.
func TestTheNextRiseOnATerminal(t *testing.T) {
	path := laid(t, `{"mode":"keyraken","house":"dis","players":[{"artifacts":["lash-of-broken-dreams"]}],"monster":{"amber":1}}`)
	out, errs, status := archon.Run("1\n?\nq\n", "play", "--resume", path)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "It has 1 æmber and rises at 3.")
	assert.Contains(t, out, "It has 1 æmber and rises at 6.")
}

func TestHelp(t *testing.T) {
	archon.Helps(t, "play", "--players 1", "--bid-for 1", "--offered 1", "--decks onyx", "--difficulty normal", "--mode adventure",
		"--ask what-matters", "--advice not-when-hard", "--copy", "--weekly", "--at")
}

package play_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Bots play a whole adaptive match, with drawn decks: they choose, exchange, bid, choose
// who goes first, and the end says how it went.
func TestBotsPlayAnAdaptiveMatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "m.match")
	out, errs, status := archon.Run("", "play", "--match", "sealed,adaptive", "--decks", strings.Join(deck.Embedded()[:6], ","),
		"--offered", "2",
		"--seat", "1=greedy", "--seat", "2=greedy", "--seed", "5", "--save", file)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "Match: adaptive format")
	assert.Contains(t, out, "Player 1 (greedy) plays ")
	f, err := match.Open(file, nil)
	require.NoError(t, err)
	require.True(t, f.Over())
	for n := range f.Games() {
		story, _, err := saves.Read(pool.Shipped, f.SaveOf(n))
		require.NoError(t, err)
		winner, ok := match.WinnerOf(story.Game())
		require.True(t, ok)
		assert.Equal(t, f.Games()[n].Winner, winner)
		assert.Equal(t, n+1, story.Header.Round)
	}
	told := regexp.MustCompile(`(?m)^(Match|Game \d|Player \d \(|The match).*\n`).FindAllString(out, -1)
	archontest.Golden(t, "match", strings.Join(told, ""))
	out, errs, status = archon.Run("", "play", "--resume", file)
	require.Zero(t, status, errs)
	archontest.Golden(t, "match-over", out)
}

// Whoever has no name is called by the number of the seat, and a deck that is played is chosen from those dealt.
func TestPeopleWithoutNamesPlayASealedMatch(t *testing.T) {
	out, errs, status := archon.Run("3\n2\n\n1\nn\nq\n", "play", "--match", "sealed,single", "--decks", "onyx,argus,mciver,jamal",
		"--offered", "2", "--seed", "4")
	require.Zero(t, status, errs)
	before, _, _ := strings.Cut(out, "Type the number or letter")
	archontest.Golden(t, "match-sealed", before)
}

// kept is the file of a match that has been played this far.
func kept(t *testing.T, moves ...string) *match.File {
	t.Helper()
	plan := match.Plan{Format: match.Adaptive, Seed: 3, Players: []match.Player{{Name: "Ann"}, {Name: "Bob"}}}
	for i, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		plan.Decks[i] = []scenario.Deck{match.DeckOf(d)}
	}
	m, err := match.New(plan)
	require.NoError(t, err)
	for _, text := range moves {
		v, err := match.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, m.Do(v))
	}
	f, err := match.Create(t.TempDir(), time.Now(), m)
	require.NoError(t, err)
	return f
}

// Two people bid, in plain lines, for the deck that has won both games. Anything but a bid is
// refused, and the match can be left, resumed, and played to its end.
func TestPeopleBidOnATerminal(t *testing.T) {
	f := kept(t, "won 1", "first 1", "won 2")
	resume := func(in string, args ...string) string {
		out, errs, status := archon.Run(in, append([]string{"play", "--resume", f.Path}, args...)...)
		require.Zero(t, status, errs)
		return out
	}
	out := resume("0\n1\nfly\n\nq\n")
	assert.Contains(t, out, `Game 2 was won by Bob with Miss "Onyx" Censorius, against Ann with `)
	assert.Contains(t, out, `Bob: Ann bids 0 chains for Miss "Onyx" Censorius. Bid more (at most 24), or pass?`)
	assert.Contains(t, out, `"0" is not on the list`)
	assert.Contains(t, out, "Bob bids 1 chain.")
	assert.Equal(t, 2, strings.Count(out, "Ann: Bob bids 1 chain for Miss \"Onyx\" Censorius."), "Enter asks again")
	assert.Contains(t, out, "Saved: archon play --resume "+f.Path)
	out = resume("4\np\n2\nn\nn\nq\n")
	assert.Contains(t, out, `Bob passes: Ann plays Miss "Onyx" Censorius with 4 chains.`)
	assert.Contains(t, out, "Ann: who goes first in the next game?", "she has lost the second game")
	assert.Contains(t, out, "Bob goes first.")
	assert.Contains(t, out, "Game 3: Ann with Miss \"Onyx\" Censorius and 4 chains – Bob with ")
	again, err := match.Open(f.Path, nil)
	require.NoError(t, err)
	story, _, err := saves.Read(pool.Shipped, again.Save())
	require.NoError(t, err)
	assert.Equal(t, 2, story.At(), "two hands were kept")
	assert.Equal(t, 4, save.Setup(&story.Header).Decks[0].Chains)
	// Bots take the seats, and the save leads to the match too.
	out, errs, status := archon.Run("", "play", "--resume", again.Save(), "--seat", "1=greedy", "--seat", "2=greedy")
	require.Zero(t, status, errs)
	assert.Regexp(t, `The match is over. (Ann|Bob) wins, 2 to 1\.\n$`, out)
	assert.Regexp(t, `The match is over. (Ann|Bob) wins, 2 to 1\.\n$`, resume(""), "it can be told again")
}

// A person plays a whole match against a bot using only what the program prints.
func TestAPersonPlaysAMatch(t *testing.T) {
	p := &archontest.Person{Rand: rand.New(rand.NewPCG(1, 1)), Limit: 20_000}
	var errs strings.Builder
	status := archon.Play(pool.Shipped, []string{"play", "--lang", "ru", "--seed", "1", "--match", "auction,best-of-three", "--decks",
		"onyx,argus",
		"--seat", "2=greedy"}, p, p, &errs)
	require.Zero(t, status, errs.String())
	assert.Contains(t, p.Told.String(), "Матч окончен. Победитель")
}

// A match that waits between two games is resumed if it was played last.
func TestResumeLastFindsAMatch(t *testing.T) {
	archontest.OwnLibrary(t)
	f := kept(t, "won 1")
	dir := replay.Dir()
	require.NoError(t, os.MkdirAll(dir, 0o755))
	require.NoError(t, os.Rename(f.Path, filepath.Join(dir, f.Name())))
	out, errs, status := archon.Run("q\n", "play", "--resume", "last")
	require.Zero(t, status, errs)
	assert.Contains(t, out, "Bob: who goes first in the next game?")

	game := filepath.Join(dir, "game"+replay.Extension)
	archon.Say(t, "n\nq\n", "--save", game)
	for hours, want := range map[time.Duration]string{1: "The game goes on", -1: "who goes first in the next game?"} {
		at := time.Now().Add(hours * time.Hour)
		require.NoError(t, os.Chtimes(game, at, at))
		out, errs, status = archon.Run("q\n", "play", "--resume", "last")
		require.Zero(t, status, errs)
		assert.Contains(t, out, want)
	}
}

// A handicap is given as a number for each deck.
func TestHandicapOnATerminal(t *testing.T) {
	args := []string{"play", "--mode", "duel", "--decks", "onyx,argus", "--seed", "3"}
	out, errs, status := archon.Run("n\nq\n", append(args, "--chains", "4,0")...)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "Handicap in chains: 4 and 0.")
	assert.Contains(t, out, "Cards: 31 in the deck, 5 in hand.", "a card fewer")
	for _, wrong := range [][]string{{"--chains", "4"}, {"--chains", "x,0"}, {"--chains", "25,0"}, {"--chains", "4,0", "--match", "adaptive"},
		{"--match", "endless"}, {"--match", "auction,adaptive"}, {"--match", "sealed", "--offered", "3"}, {"--match", "single", "--save", "x.jsonl"},
		{"--match", "single", "--bid-for", "3"}} {
		_, errs, status := archon.Run("", append(args, wrong...)...)
		assert.NotZero(t, status, wrong)
		assert.Regexp(t, regexp.MustCompile(`^archon: \S`), errs)
	}
}

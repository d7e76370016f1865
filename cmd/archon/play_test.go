package main

import (
	"context"
	"io"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/replay"
)

// person plays using only what the program prints: it takes any key from the list
// before the prompt, and ends a turn only when nothing else is left.
type person struct {
	rand  *rand.Rand
	told  strings.Builder // everything that was printed
	heard int             // how much of it is older than the last answer
	limit int             // answers until it quits
	note  func()          // called before each answer, when not nil
	tides bool            // it raises the tide whenever it can
}

func (p *person) Write(b []byte) (int, error) { return p.told.Write(b) }

var (
	lineKey  = regexp.MustCompile(`(?m)^  (\w+)  \S`)
	cardKeys = regexp.MustCompile(`(?m)^  (\d+ [\pL ]+(?:, \d+ [\pL ]+)*): \S`)
)

// Read types one line. The program reads only when it has printed a prompt.
func (p *person) Read(b []byte) (int, error) {
	if p.note != nil {
		p.note()
	}
	told := p.told.String()[p.heard:]
	p.heard = p.told.Len()
	var keys []string
	for _, m := range lineKey.FindAllStringSubmatch(told, -1) {
		keys = append(keys, m[1])
	}
	for _, m := range cardKeys.FindAllStringSubmatch(told, -1) {
		for _, move := range strings.Split(m[1], ", ") {
			key, _, _ := strings.Cut(move, " ")
			keys = append(keys, key)
		}
	}
	if len(keys) > 1 {
		keys = slices.DeleteFunc(keys, func(k string) bool { return k == "t" && !p.tides || k == "e" && len(keys) > 2 })
	}
	if strings.Contains(told, "Type its name.") || strings.Contains(told, "Наберите название.") {
		if keys = []string{"dust imp"}; strings.Contains(told, "Which trait?") {
			keys = []string{"BEAST"}
		}
	}
	answer := "q"
	if p.limit--; len(keys) > 0 && p.limit > 0 {
		answer = keys[p.rand.IntN(len(keys))]
		if slices.Contains(keys, "t") {
			answer = "t"
		}
	}
	return copy(b, answer+"\n"), nil
}

// sit lets a person play the game to its end.
func sit(t *testing.T, seed uint64, args ...string) string {
	t.Helper()
	return sitWith(t, shipped, seed, args...)
}

// sitWith lets a person play a game of the pool.
func sitWith(t *testing.T, pool *pool, seed uint64, args ...string) string {
	t.Helper()
	told := sitIn(t, pool, seed, "en", args...)
	assert.Regexp(t, ` wins?\.\n`, told[max(0, len(told)-500):])
	return told
}

// sitIn lets a person play a game of the pool in a language.
func sitIn(t *testing.T, pool *pool, seed uint64, tag string, args ...string) string {
	t.Helper()
	p := &person{rand: rand.New(rand.NewPCG(seed, 1)), limit: 5_000}
	var errs strings.Builder
	status := runWith(pool, append([]string{"play", "--lang", tag, "--seed", "1"}, args...), p, p, &errs)
	require.Zero(t, status, errs.String())
	require.Empty(t, errs.String())
	told := p.told.String()
	end := told[max(0, len(told)-500):]
	over, _, _ := strings.Cut(languages.Named(tag).T("over-after"), "{")
	assert.Contains(t, end, over)
	assert.NotContains(t, end, languages.Named(tag).T("you-leave"))
	for _, never := range []string{"is not on the list", "⟨", "%!", "\x1b", "\r"} {
		assert.False(t, strings.Contains(told, never), "%q was printed", never)
	}
	return told
}

func TestAPersonPlaysAWholeDuel(t *testing.T) {
	told := sit(t, 1, "--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy")
	assert.False(t, regexp.MustCompile(`Player 2 draws [A-Z]`).MatchString(told), "hands are hidden")
}

func TestAPersonPlaysAWholeAdventure(t *testing.T) {
	for _, args := range [][]string{
		{},
		{"--difficulty", "easy", "--decks", "argus"},
		{"--decks", "onyx,argus"},
		{"--decks", "onyx,argus,onyx", "--seat", "2=greedy", "--seat", "3=greedy"},
	} {
		told := sit(t, 1, args...)
		assert.True(t, strings.Contains(told, "The Keyraken's turn begins."))
		assert.False(t, regexp.MustCompile(`The Keyraken archives [A-Z]`).MatchString(told), "its archives are hidden (A4.1)")
	}
}

func TestEqualSeedsTellEqualStories(t *testing.T) {
	args := []string{"--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy"}
	assert.Equal(t, sit(t, 5, args...), sit(t, 5, args...))
}

// say types the lines and returns what the program prints.
func say(t *testing.T, lines string, args ...string) string {
	t.Helper()
	out, errs, status := archon(lines, append([]string{"play", "--seed", "3"}, args...)...)
	require.Zero(t, status, errs)
	return out
}

func TestTheFirstPromptExplainsItself(t *testing.T) {
	out := say(t, "")
	help := languages.English()
	assert.Contains(t, out, help.T("help", help.T("help-foretells", "the Keyraken"))+"\n")
	assert.Contains(t, say(t, "", "--mode", "duel", "--decks", "onyx,argus"), help.T("help", "")+"\n", "no monster, no forecast")
	assert.Contains(t, out, `You: Miss "Onyx" Censorius (Brobnar, Dis, Shadows).`)
	assert.Contains(t, out, "--seed 3")
	assert.Contains(t, out, "You: Draw a new hand of 5 cards in place of this one?\n  y  draw a new hand\n  n  keep this hand\n> ")
	assert.Contains(t, out, "You leave the game.", "the end of the input quits")
}

func TestQuestionMarkShowsTheTableAndCards(t *testing.T) {
	out := say(t, "n\n?\n? dust imp\n? zealot's rev\n? 1\n? nobody\n\nfly\nq\n", "--mode", "duel", "--decks", "onyx,argus", "--seat",
		"2=greedy")
	assert.Contains(t, out, "Discarded, the last one at the end: ")
	assert.Contains(t, out, "Dust Imp: Dis creature, power 2, Imp\n  Destroyed: Gain 2 æmber.\n")
	assert.Contains(t, out, "Zealot’s Revelation: ", "an apostrophe is one, however it is typed")
	assert.Contains(t, out, `No card is called "nobody".`)
	assert.Contains(t, out, `"fly" is not on the list; Enter shows it again`)
	assert.Equal(t, 2, strings.Count(out, "You: Which house is active this turn?"), "Enter lists again")
	assert.Contains(t, out, "You leave the game.")
}

func TestTwoPeopleShareADuel(t *testing.T) {
	out := say(t, "n\nn\n1\ne\n1\nq\n", "--mode", "duel", "--decks", "onyx,argus")
	assert.Contains(t, out, "Player 1: Draw a new hand of 5 cards")
	assert.Contains(t, out, "Player 2: Draw a new hand of 6 cards")
	assert.NotRegexp(t, `Player \d draws [A-Z]`, out, "neither may read the other's draws")
}

func TestWrapBreaksBetweenWords(t *testing.T) {
	line := "  1  Shadows: in hand Poison Wave, Urchin; ready in play nothing"
	assert.Equal(t, line, wrap(line, 0, "      "))
	assert.Equal(t, line, wrap(line, 100, "      "))
	assert.Equal(t, "  1  Shadows: in hand\n      Poison Wave, Urchin;\n      ready in play nothing", wrap(line, 28, "      "))
	assert.Equal(t, "a-word-longer-than-the-line-is", wrap("a-word-longer-than-the-line-is", 20, "      "))
}

// laid saves a game that begins with the scenario, and returns its file.
func laid(t *testing.T, written string) string {
	t.Helper()
	rules, err := shipped.rules()
	require.NoError(t, err)
	table, err := scenario.Parse([]byte(written))
	require.NoError(t, err)
	require.NoError(t, table.Complete(rules))
	story, err := replay.New(rules, replay.Placed(rules.Catalogue, table))
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
	out, errs, status := archon("1\n?\nq\n", "play", "--resume", path, "--seat", "2=greedy")
	require.Zero(t, status, errs)
	assert.Contains(t, out, "You see Anger and Fear.")
	before, after, _ := strings.Cut(out, "You see")
	assert.NotContains(t, before, "Known in hand")
	assert.Contains(t, after, "Known in hand: Anger; Fear.")
	assert.Contains(t, after, "Known in the archives: Dust Imp (abducted from you).")
	out, errs, status = archon("1\nq\n", "play", "--resume", path)
	require.Zero(t, status, errs)
	assert.NotContains(t, out, "see Anger", "two people share the terminal")
}

// The table shows what the next rise will cost.
func TestTheNextRiseOnATerminal(t *testing.T) {
	path := laid(t, `{"mode":"keyraken","house":"dis","players":[{"artifacts":["lash-of-broken-dreams"]}],"monster":{"amber":1}}`)
	out, errs, status := archon("1\n?\nq\n", "play", "--resume", path)
	require.Zero(t, status, errs)
	assert.Contains(t, out, "It has 1 æmber and rises at 3.")
	assert.Contains(t, out, "It has 1 æmber and rises at 6.")
}

// sleeper is a bot that thinks until it is told to stop, which it requests itself.
type sleeper struct {
	bot.Bot
	wake context.CancelFunc
}

func (s sleeper) ChooseUntil(ctx context.Context, _ *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	s.wake()
	<-ctx.Done()
	return legal[0]
}

// While a bot thinks, a person who wants to leave does not wait for it, and its hasty
// choice is not played. Only a terminal shows that it thinks.
func TestLeavingWhileABotThinks(t *testing.T) {
	o := options{pool: shipped, decks: []string{"onyx", "argus"}, mode: "duel", seed: 1}
	tbl, err := o.table()
	require.NoError(t, err)
	for width, shown := range map[int]int{0: 0, 80: 1} {
		g, err := keyforge.New(tbl.cat, tbl.mode, tbl.setup)
		require.NoError(t, err)
		before := g.Hash()
		ctx, end := context.WithCancel(t.Context())
		var bots [keyforge.MaxSides]bot.Bot
		bots[0], bots[1] = sleeper{wake: end}, sleeper{wake: end}
		var out strings.Builder
		con := newConsole(ctx, replay.UnsavedGame(g), tbl, bots, strings.NewReader(""), &out)
		con.width = width
		require.NoError(t, con.play())
		assert.Contains(t, out.String(), "You leave the game.")
		assert.Equal(t, shown, strings.Count(out.String(), " is thinking …\n"), out.String())
		assert.Equal(t, before, g.Hash())
	}
}

// A bot that thinks ahead plays on a terminal like any other, with a note once a turn that it is thinking.
func TestPlayingWithABotThatThinks(t *testing.T) {
	o := options{pool: shipped, decks: []string{"onyx", "argus"}, mode: "adventure", difficulty: "easy", seed: 1}
	tbl, err := o.table()
	require.NoError(t, err)
	g, err := keyforge.New(tbl.cat, tbl.mode, tbl.setup)
	require.NoError(t, err)
	bots, err := bot.Seats([]string{"1=greedy", "2=quick"}, 2, 1)
	require.NoError(t, err)
	var out strings.Builder
	con := newConsole(t.Context(), replay.UnsavedGame(g), tbl, bots, strings.NewReader(""), &out)
	con.width = 80
	require.NoError(t, con.play())
	assert.True(t, g.Over())
	assert.Contains(t, out.String(), "Player 2 is thinking …\n")
	assert.NotContains(t, out.String(), "Player 1 is thinking")
	for _, part := range strings.Split(out.String(), "Player 2 is thinking …\n")[1:] {
		assert.Greater(t, strings.Count(part, "\n"), 0)
	}
}

// K15.8, A11.14: of what an ally archives unseen the terminal names no card, even if another
// person here may know it.
func TestArchivesOfAlliesAreHiddenInTheTerminal(t *testing.T) {
	o := options{pool: shipped, decks: []string{"onyx", "argus"}, mode: "adventure", difficulty: "easy", seed: 1}
	tbl, err := o.table()
	require.NoError(t, err)
	for name, c := range map[string]struct {
		seats []string
		log   string
	}{
		"mine":      {[]string{"2=greedy"}, "Punch goes to your archives."},
		"an ally's": {[]string{"1=greedy"}, "A card goes to player 1's archives."},
		"one of us": {nil, "A card goes to player 1's archives."},
		"only bots": {[]string{"1=greedy", "2=greedy"}, "Punch goes to player 1's archives."},
	} {
		g, err := keyforge.Start(tbl.cat, tbl.mode, keyforge.Position{House: card.Logos,
			Players: []keyforge.SidePosition{
				{Hand: gametest.Cards("zyx-researcher"), Deck: gametest.Cards("punch"), Discard: gametest.Cards("troll")}, {},
			},
			Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken")}})
		require.NoError(t, err)
		bots, err := bot.Seats(c.seats, 2, 1)
		require.NoError(t, err)
		con := newConsole(t.Context(), replay.UnsavedGame(g), tbl, bots, strings.NewReader(""), io.Discard)
		_, err = g.Apply(g.Legal(nil)[0], nil)
		require.NoError(t, err)
		events, err := g.Apply(g.Legal(nil)[0], nil) // the top of the deck
		require.NoError(t, err)
		assert.Contains(t, con.story.Lines(events), c.log, name)
	}
}

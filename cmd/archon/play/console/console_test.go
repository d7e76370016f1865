package console

import (
	"context"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
)

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
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx", "argus"}, Mode: "duel", Seed: 1}
	tbl, err := o.Game()
	require.NoError(t, err)
	for width, shown := range map[int]int{0: 0, 80: 1} {
		g, err := keyforge.New(tbl.Catalogue, tbl.Mode, tbl.Setup)
		require.NoError(t, err)
		before := g.Hash()
		ctx, end := context.WithCancel(t.Context())
		var bots [keyforge.MaxSides]bot.Bot
		bots[0], bots[1] = sleeper{wake: end}, sleeper{wake: end}
		var out strings.Builder
		con := newConsole(ctx, save.Unsaved(g), tbl, bots, strings.NewReader(""), &out)
		con.Width = width
		require.NoError(t, con.Play())
		assert.Contains(t, out.String(), "You leave the game.")
		assert.Equal(t, shown, strings.Count(out.String(), " is thinking …\n"), out.String())
		assert.Equal(t, before, g.Hash())
	}
}

// A bot that thinks ahead plays on a terminal like any other, with a note once a turn that it is thinking.
func TestPlayingWithABotThatThinks(t *testing.T) {
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx", "argus"}, Mode: "adventure", Difficulty: "easy", Seed: 1}
	tbl, err := o.Game()
	require.NoError(t, err)
	g, err := keyforge.New(tbl.Catalogue, tbl.Mode, tbl.Setup)
	require.NoError(t, err)
	bots, err := bot.Seats([]string{"1=greedy", "2=quick"}, 2, 1)
	require.NoError(t, err)
	var out strings.Builder
	con := newConsole(t.Context(), save.Unsaved(g), tbl, bots, strings.NewReader(""), &out)
	con.Width = 80
	require.NoError(t, con.Play())
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
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx", "argus"}, Mode: "adventure", Difficulty: "easy", Seed: 1}
	tbl, err := o.Game()
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
		g, err := keyforge.Start(tbl.Catalogue, tbl.Mode, keyforge.Position{House: card.Logos,
			Players: []keyforge.SidePosition{
				{Hand: gametest.Cards("zyx-researcher"), Deck: gametest.Cards("punch"), Discard: gametest.Cards("troll")}, {},
			},
			Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken")}})
		require.NoError(t, err)
		bots, err := bot.Seats(c.seats, 2, 1)
		require.NoError(t, err)
		con := newConsole(t.Context(), save.Unsaved(g), tbl, bots, strings.NewReader(""), io.Discard)
		_, err = g.Apply(g.Legal(nil)[0], nil)
		require.NoError(t, err)
		events, err := g.Apply(g.Legal(nil)[0], nil) // the top of the deck
		require.NoError(t, err)
		assert.Contains(t, con.story.Lines(events), c.log, name)
	}
}

// facing is a duel at which people sit, and what they are told when they type those lines.
func facing(t *testing.T, p keyforge.Position, lines ...string) string {
	t.Helper()
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx", "argus"}, Mode: "duel", Seed: 1}
	tbl, err := o.Game()
	require.NoError(t, err)
	g, err := keyforge.Start(tbl.Catalogue, tbl.Mode, p)
	require.NoError(t, err)
	var out strings.Builder
	typed := strings.NewReader(strings.Join(lines, "\n") + "\n")
	con := newConsole(t.Context(), save.Unsaved(g), tbl, [keyforge.MaxSides]bot.Bot{}, typed, &out)
	require.NoError(t, con.Play())
	return out.String()
}

// A card is explained by its name, or by a part of it that no other card has; of several that
// have it, all are named.
func TestCardsAreExplainedByName(t *testing.T) {
	p := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{Line: gametest.Cards("troll")}, {}}}
	told := facing(t, p, "? dust im", "q")
	assert.Contains(t, told, "Dust Imp")
	assert.Contains(t, told, "Destroyed: Gain 2 æmber.")
	assert.Contains(t, facing(t, p, "? DUST-IMP", "q"), "Destroyed: Gain 2 æmber.")
	told = facing(t, p, "? imp", "q")
	assert.Regexp(t, `Which one: .*\bDust Imp\b.*, `, told)
	assert.NotContains(t, told, "Destroyed: Gain 2 æmber.")
	told = facing(t, p, "? troll", "q")
	assert.Contains(t, told, "> Troll: Brobnar creature, power 8, Giant\n")
	assert.NotContains(t, told, "Which one", "though others have it as a part of their names")
	told = facing(t, p, "? 1", "q")
	assert.Contains(t, told, "> Troll: Brobnar creature, power 8, Giant\n", "by its number in the list")
	told = facing(t, p, "? artificer", "q")
	assert.Contains(t, told, "> Artificer: archon power\n", "which is of no house")
	told = facing(t, p, "? nobody", "q")
	assert.Contains(t, told, `No card is called "nobody"`)
	assert.Regexp(t, `You leave the game.\n$`, told, "it is not saved")
}

// In a duel a player sees only the own hand, even if the whole table is shown.
func TestHandsAreHidden(t *testing.T) {
	p := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("troll"), Hand: gametest.Cards("punch")}, {Hand: gametest.Cards("fear", "fear")}}}
	for _, typed := range []string{"", "?"} {
		told := facing(t, p, typed, "q")
		assert.Contains(t, told, "Hand:\n    Punch")
		assert.Contains(t, told, "Cards: 2 in hand.")
		assert.NotContains(t, told, "Fear")
	}
}

// Cards that lie together stand below one heading.
func TestPilesHaveOneHeading(t *testing.T) {
	p := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("troll", "headhunter"), Hand: gametest.Cards("punch", "anger")}, {}}}
	told := facing(t, p, "?", "q")
	assert.Regexp(t, `:\n    Troll [^\n]*\n    Headhunter `, told)
	assert.Regexp(t, `Hand:\n    Punch [^\n]*\n    Anger `, told)
}

// A question about what a card does names the card; one that the rules ask does not.
func TestQuestionsNameTheirCards(t *testing.T) {
	p := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("troll"), Hand: gametest.Cards("punch")}, {Line: gametest.Cards("dust-imp", "dextre")}}}
	assert.Contains(t, facing(t, p, "1", "q"), "Player 1, for Punch: Deal 3 damage to which creature?")
	assert.Contains(t, facing(t, p, "4", "q"), "Player 1: What does Troll attack?")
}

// Achievements are told in a game that is kept, and only there.
func TestAchievementsOfKeptGames(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx", "argus"}, Mode: "duel", Seed: 1}
	tbl, err := o.Game()
	require.NoError(t, err)
	for _, kept := range []bool{false, true} {
		h := save.Deal("duel", "", tbl.Setup, "onyx", "argus")
		h.Started = "2026-11-27T12:00:00Z"
		story, err := replay.New(tbl.Pool.List.Rules(tbl.Catalogue), h)
		require.NoError(t, err)
		log := replay.Unsaved(story)
		if kept {
			log, err = replay.Create(filepath.Join(t.TempDir(), "one.jsonl"), story)
			require.NoError(t, err)
		}
		var out strings.Builder
		typed := strings.NewReader(strings.Repeat("n\n"+strings.Repeat("1\n", 8)+"e\n", 8))
		require.NoError(t, newConsole(t.Context(), log, tbl, [keyforge.MaxSides]bot.Bot{}, typed, &out).Play())
		assert.Equal(t, kept, strings.Contains(out.String(), "\nAchievement: "))
		require.False(t, story.Game().Over())
		assert.Equal(t, kept, strings.Contains(out.String(), "one.jsonl"), "it tells how to go on")
	}
}

// newConsole is the console at the table of a game.
func newConsole(ctx context.Context, log *save.Log, tb *setup.Game, bots [keyforge.MaxSides]bot.Bot, in io.Reader,
	out io.Writer) *Console {
	return At(talk.New(ctx, tb.Pool, in, out), Options{}, log, tb, bots)
}

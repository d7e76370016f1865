package recap_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// bots is a whole game of bots.
func bots(t *testing.T, seed uint64, names ...string) *save.Story {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []keyforge.Deal
	for _, name := range names {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	header := save.Deal(keyraken.Adventure.Name(), "easy", adventure.Setup(keyraken.Adventure, deals, seed))
	story, err := replay.New(adventures.All().Rules(cat), header)
	require.NoError(t, err)
	for g := story.Game(); !g.Over(); {
		err := story.Do(bot.Greedy{}.Choose(g, g.Legal(nil)))
		require.NoError(t, err)
	}
	return story
}

// The course of a game goes from its beginning to its end, and every turning point
// lies in it; the story is not changed.
func TestCourseOfWholeGames(t *testing.T) {
	kinds, cut := map[recap.TurningKind]int{}, 0
	for seed := range uint64(8) {
		story := bots(t, seed, "onyx", "argus")
		hash, at, g := story.Game().Hash(), story.At(), story.Game()
		c, err := recap.Of(story)
		require.NoError(t, err)
		assert.Equal(t, hash, story.Game().Hash())
		assert.Equal(t, at, story.At())

		first, last := c.Points[0], c.Points[len(c.Points)-1]
		assert.Zero(t, first.Turn+first.Damage+first.Amber+first.At)
		assert.Equal(t, (g.Turn()+1)/2, last.Turn)
		assert.Equal(t, at, last.At)
		assert.Equal(t, int(g.Card(g.Boss()).Damage), last.Damage)
		assert.Equal(t, g.Power(g.Boss()), last.Power)
		assert.Equal(t, g.Pool(keyforge.Monster), last.Amber)
		assert.Equal(t, g.Pool(0)+g.Pool(1), last.Yours)
		assert.Equal(t, last.Damage, c.Dealt-c.Healed)
		assert.False(t, c.Conceded)
		for i, p := range c.Points[1:] {
			assert.GreaterOrEqual(t, p.At, c.Points[i].At)
			assert.GreaterOrEqual(t, p.Turn, c.Points[i].Turn)
			assert.GreaterOrEqual(t, p.Rises, c.Points[i].Rises)
		}
		rises, forged := 0, 0
		var told []int
		for i := range 2 {
			forged += gametest.State(g).Players[i].KeyCount()
		}
		for i, x := range c.Turns {
			kinds[x.Kind]++
			assert.LessOrEqual(t, x.At, at)
			assert.True(t, i == 0 || c.Turns[i-1].At <= x.At, "in the order in which they came")
			switch x.Kind {
			case recap.Risen:
				rises++
				assert.Equal(t, rises, x.N)
			case recap.Forged:
				told = append(told, x.N)
			}
		}
		for i, n := range told {
			assert.Equal(t, forged-len(told)+i+1, n, "keys of all players are counted together, and the first are left out")
		}
		if len(told) < forged {
			cut++
			assert.GreaterOrEqual(t, len(c.Turns), 8, "keys are left out only for want of room")
		}
		assert.Equal(t, last.Rises, rises)
		assert.Equal(t, recap.Ended, c.Turns[len(c.Turns)-1].Kind)
		for _, list := range [][]recap.Best{c.Damage, c.Amber} {
			for i, b := range list {
				assert.Positive(t, b.N)
				assert.True(t, i == 0 || list[i-1].N >= b.N, "the best first")
			}
		}
	}
	for k := range recap.TurningKinds {
		assert.NotZero(t, kinds[k], "turning points of kind %d", k)
	}
	assert.Positive(t, cut)
}

// Damage that a card deals to the monster and æmber that it gains are credited to it; a
// bystander is not on the list.
func TestBestCards(t *testing.T) {
	at := func(ids ...string) (all []keyforge.CardPosition) {
		for _, id := range ids {
			all = append(all, keyforge.CardPosition{ID: id})
		}
		return all
	}
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), keyforge.Position{
		House: card.Brobnar, Players: []keyforge.SidePosition{{Line: at("headhunter", "headhunter", "troll"), Deck: at("anger")}},
		Monster: keyforge.SidePosition{Artifacts: at("the-keyraken"), Line: at("lashing-tentacle"), Deck: at("emergence", "emergence")},
	})
	require.NoError(t, err)
	story := save.Unsaved(g).Story
	line := g.Pile(0, card.Battleline)
	victim := g.Pile(keyforge.Monster, card.Battleline)[0]
	for _, c := range []keyforge.Command{{Verb: keyforge.Reap, Card: line[0]}, {Verb: keyforge.Reap, Card: line[1]},
		{Verb: keyforge.Fight, Card: line[2]},
		{Verb: keyforge.Pick, Card: victim}} {
		err := story.Do(c)
		require.NoError(t, err)
	}
	c, err := recap.Of(story)
	require.NoError(t, err)
	title := func(b recap.Best) string { return cat.Title(b.Def) }
	require.Len(t, c.Amber, 1)
	assert.Equal(t, "Headhunter", title(c.Amber[0]))
	assert.Equal(t, 2, c.Amber[0].N, "of both copies")
	require.Len(t, c.Damage, 1)
	assert.Equal(t, "Troll", title(c.Damage[0]))
	assert.Equal(t, 8, c.Damage[0].N)
	assert.Equal(t, 3, c.Dealt, "what it takes when the tentacle is destroyed is no card's of the players")
	assert.Equal(t, 1, c.Points[0].Turn, "a position stands in its first turn")
}

// In a standard game damage is credited that a card deals to those of the other side, not to those of its own.
func TestBestCardsOfAStandardGame(t *testing.T) {
	tb := gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("troll", "headhunter"), Hand: gametest.Cards("punch")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone", "urchin")}, card.Brobnar)
	story := save.Unsaved(tb.Game).Story
	for _, c := range []keyforge.Command{{Verb: keyforge.Fight, Card: tb.Card("troll")}, {Verb: keyforge.Pick, Card: tb.Card("batdrone")},
		{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, {Verb: keyforge.Pick, Card: tb.Card("headhunter")}} {
		err := story.Do(c)
		require.NoError(t, err)
	}
	c, err := recap.Of(story)
	require.NoError(t, err)
	names := map[string]int{}
	for _, b := range c.Damage {
		names[tb.Catalogue().Title(b.Def)] = b.N
	}
	assert.Equal(t, 8, names["Troll"])
	assert.NotContains(t, names, "Punch")
	assert.Zero(t, c.Dealt, "there is no monster")
}

// In a standard game keys are counted for each player.
func TestKeysOfAStandardGame(t *testing.T) {
	tb := gametest.Duel(t, keyforge.SidePosition{Amber: 6, Keys: 1, Colors: 1},
		keyforge.SidePosition{Amber: 6, Keys: 1, Colors: 1}, card.Brobnar)
	story := save.Unsaved(tb.Game).Story
	for g := story.Game(); story.At() < 12 && !g.Over(); {
		legal := g.Legal(nil)
		err := story.Do(legal[len(legal)-1])
		require.NoError(t, err)
	}
	c, err := recap.Of(story)
	require.NoError(t, err)
	forged := map[keyforge.Side][]int{}
	for _, turn := range c.Turns {
		if turn.Kind == recap.Forged {
			forged[turn.Side] = append(forged[turn.Side], turn.N)
		}
	}
	assert.Equal(t, map[keyforge.Side][]int{0: {2}, 1: {2}}, forged)
}

// blows is a game in which a player with those creatures can fight the monster.
func blows(t *testing.T, line string) *save.Story {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	at, err := scenario.Parse([]byte(`{"mode":"keyraken","house":"brobnar","monster":{"deck":["emergence","emergence","emergence"]},
		"players":[{"line":[` + line + `],"deck":["anger","anger"]}]}`))
	require.NoError(t, err)
	story, err := replay.New(adventures.All().Rules(cat), save.Position(at))
	require.NoError(t, err)
	return story
}

func do(t *testing.T, story *save.Story, all ...string) {
	t.Helper()
	for _, does := range all {
		c, err := story.Game().Parse(does)
		require.NoError(t, err, does)
		require.NoError(t, story.Do(c), does)
	}
}

func edit(t *testing.T, story *save.Story, c keyforge.Slot, f scenario.Facts) {
	t.Helper()
	require.NoError(t, story.Edit(&scenario.Edit{Cards: []scenario.CardEdit{{Card: c, Facts: f}}}))
}

// hardest is the course of a story with its hardest blow.
func hardest(t *testing.T, story *save.Story) (*recap.Game, recap.Turning) {
	t.Helper()
	c, err := recap.Of(story)
	require.NoError(t, err)
	i := slices.IndexFunc(c.Turns, func(x recap.Turning) bool { return x.Kind == recap.Struck })
	require.GreaterOrEqual(t, i, 0)
	return c, c.Turns[i]
}

// The turn in which the monster took most damage is told, whatever came after it, and that the players gave up;
// what was changed by hand counts from then on.
func TestTurnOfTheHardestBlow(t *testing.T) {
	ready, damage := false, 12
	story := blows(t, `"troll",{"card":"dust-imp","counters":{"power":5}}`)
	do(t, story, "fight 1", "end", "house dis")
	edit(t, story, 2, scenario.Facts{Exhausted: &ready})
	do(t, story, "fight 2")
	c, blow := hardest(t, story)
	assert.Equal(t, recap.Turning{Kind: recap.Struck, Turn: 1, N: 2}, blow)
	assert.Equal(t, 3, c.Dealt)
	assert.False(t, c.Conceded)

	edit(t, story, story.Game().Boss(), scenario.Facts{Damage: &damage})
	do(t, story, "concede")
	c, _ = hardest(t, story)
	assert.Equal(t, damage, c.Points[len(c.Points)-1].Damage)
	assert.True(t, c.Conceded)

	imp := `{"card":"dust-imp","house":"brobnar","counters":{"power":5}}`
	story = blows(t, imp+","+imp)
	do(t, story, "fight 1", "end")
	edit(t, story, 2, scenario.Facts{Exhausted: &ready})
	do(t, story, "fight 2")
	_, blow = hardest(t, story)
	assert.Equal(t, recap.Turning{Kind: recap.Struck, Turn: 1, N: 1}, blow, "of equal ones the first")
}

// Of the players' cards damage to their own side is no merit.
func TestDamageToAnAllyIsNoMerit(t *testing.T) {
	story := blows(t, `"troll"],"hand":["punch"`)
	do(t, story, "play 2")
	c, err := recap.Of(story)
	require.NoError(t, err)
	assert.Empty(t, c.Damage)
	assert.NotEmpty(t, c.Amber)
}

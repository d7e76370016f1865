package bot_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// hunt begins an adventure of the players' decks at normal.
func hunt(t testing.TB, seed uint64, names ...string) *keyforge.Game {
	t.Helper()
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []keyforge.Deal
	for _, name := range names {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal), adventure.Setup(keyraken.Adventure, deals, seed))
	require.NoError(t, err)
	return g
}

func TestQuickWinsMoreThanGreedy(t *testing.T) {
	const games = 10
	duels, hunts, greedy := 0, 0, 0
	for seed := range uint64(games) {
		g := duel(t, seed)
		quick := keyforge.Side(seed % 2)
		seats := []bot.Bot{bot.Greedy{}, bot.Greedy{}}
		seats[quick] = bot.NewExpert(bot.Quick, seed)
		play(t, g, seats...)
		if g.Won(quick) {
			duels++
		}
		g = hunt(t, seed, "onyx")
		play(t, g, bot.NewExpert(bot.Quick, seed))
		if g.Won(0) {
			hunts++
		}
		g = hunt(t, seed, "onyx")
		play(t, g, bot.Greedy{})
		if g.Won(0) {
			greedy++
		}
	}
	t.Log(duels, hunts, greedy)
	assert.GreaterOrEqual(t, duels, games/2)
	assert.Greater(t, hunts, greedy)
}

// What an expert thinks does not depend on anything that its side cannot see: neither
// on how hidden cards are arranged nor on what chance will bring.
func TestExpertsThinkOnlyOfWhatTheySee(t *testing.T) {
	for _, g := range []*keyforge.Game{duel(t, 5), hunt(t, 5, "onyx", "argus")} {
		var player bot.Greedy
		for n := range 60 {
			if g.Over() {
				break
			}
			legal := g.Legal(nil)
			side := g.Question().Side
			if n%6 == 0 && g.Question().Kind != keyforge.AskCards {
				before := g.Hash()
				thought := bot.NewExpert(bot.Quick, 7).Think(context.Background(), g)
				require.Equal(t, before, g.Hash())
				other := g.CopyInto(nil)
				other.Imagine(side, 99)
				assert.Equal(t, thought, bot.NewExpert(bot.Quick, 7).Think(context.Background(), other), "%d", n)
			}
			_, err := g.Apply(player.Choose(g, legal), nil)
			require.NoError(t, err)
		}
	}
}

// Whether a win is proven does not depend on the card that really comes next.
func TestProofsKnowNothingHidden(t *testing.T) {
	thoughts := func(deck ...string) (all []bot.Thought) {
		tb := gametest.Duel(t, keyforge.SidePosition{Keys: 2, Amber: 6, Hand: gametest.Cards("wild-wormhole"), Deck: gametest.Cards(deck...)},
			keyforge.SidePosition{Keys: 2, Amber: 9, Line: gametest.Cards("troll")}, card.Logos)
		for seed := range uint64(20) {
			all = append(all, bot.NewExpert(bot.Quick, seed).Think(context.Background(), tb.Game))
		}
		return append(all, bot.NewExpert(bot.Thorough, 1).Think(context.Background(), tb.Game))
	}
	assert.Equal(t, thoughts("dust-imp", "snufflegator", "key-charge"), thoughts("key-charge", "dust-imp", "snufflegator"))
}

func TestThoughtsNameAllOptions(t *testing.T) {
	g := hunt(t, 3, "onyx")
	e := bot.NewExpert(bot.Quick, 1)
	for range 40 {
		legal := g.Legal(nil)
		thought := e.Think(context.Background(), g)
		var options []keyforge.Command
		for i, o := range thought.Options {
			options = append(options, o.Command)
			assert.LessOrEqual(t, o.Chance, game.Certain)
			if i > 1 {
				assert.GreaterOrEqual(t, thought.Options[i-1].Chance, o.Chance)
			}
		}
		require.ElementsMatch(t, legal, options)
		require.NotEmpty(t, thought.Plan)
		assert.Equal(t, thought.Options[0].Command, thought.Plan[0])
		_, err := g.Apply(thought.Plan[0], nil)
		require.NoError(t, err)
	}
}

// An expert that is interrupted answers at once with what it has thought so far.
func TestThinkingCanBeStopped(t *testing.T) {
	g := hunt(t, 3, "onyx")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	thought := bot.NewExpert(bot.Master, 1).Think(ctx, g)
	assert.Len(t, thought.Options, len(g.Legal(nil)))
	assert.Zero(t, thought.Options[0].Tries)
	assert.NoError(t, g.Check(thought.Plan[0]))
}

// K21.4: raising a high tide brings nothing but chains.
func TestK21_4ExpertsLeaveAHighTideAlone(t *testing.T) {
	g := duel(t, 1)
	tide := keyforge.Command{Verb: keyforge.RaiseTide}
	for g.Check(tide) != nil {
		_, err := g.Apply(bot.Greedy{}.Choose(g, g.Legal(nil)), nil)
		require.NoError(t, err)
	}
	_, err := g.Apply(tide, nil)
	require.NoError(t, err)
	require.Contains(t, g.Legal(nil), tide)
	thought := bot.NewExpert(bot.Quick, 1).Think(context.Background(), g)
	assert.Equal(t, keyforge.Command{Verb: keyforge.RaiseTide}, thought.Options[len(thought.Options)-1].Command)
	assert.Zero(t, thought.Options[len(thought.Options)-1].Tries)
}

func BenchmarkQuick(b *testing.B) {
	for name, begin := range map[string]func() *keyforge.Game{
		"duel":  func() *keyforge.Game { return duel(b, 1) },
		"solo":  func() *keyforge.Game { return hunt(b, 1, "onyx") },
		"three": func() *keyforge.Game { return hunt(b, 1, "onyx", "argus", "onyx") },
	} {
		b.Run(name, func(b *testing.B) {
			turns := 0
			for range b.N {
				g := begin()
				seats := []bot.Bot{bot.NewExpert(bot.Quick, 1), bot.NewExpert(bot.Quick, 2), bot.NewExpert(bot.Quick, 3)}
				play(b, g, seats...)
				turns += g.Turn()
			}
			b.ReportMetric(b.Elapsed().Seconds()*1000/float64(turns), "ms/turn")
		})
	}
}

// Experts think about raising the tide where it means something: against the monster always, in a
// duel only if a card mentions it.
func TestExpertsThinkAboutTheTide(t *testing.T) {
	me := keyforge.SidePosition{Amber: 4, Line: gametest.Cards("troll"), Hand: gametest.Cards("anger")}
	mentions := me
	mentions.Hand = gametest.Cards("tidal-trouble")
	monster := keyforge.SidePosition{Artifacts: gametest.Cards(keyraken.Adventure.Boss())}
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	for name, c := range map[string]struct {
		mode   keyforge.Mode
		p      keyforge.Position
		thinks bool
	}{
		"against the monster":       {keyraken.Adventure.Mode(adventure.Easy), keyforge.Position{Players: []keyforge.SidePosition{me}, Monster: monster}, true},
		"in a duel":                 {keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{me, {}}}, false},
		"if their card mentions it": {keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{me, mentions}}, true},
	} {
		c.p.House = card.Brobnar
		tb := gametest.StartWith(t, cat, c.mode, c.p)
		tide := keyforge.Command{Verb: keyforge.RaiseTide}
		require.Contains(t, tb.Legal(nil), tide, name)
		tried := false
		for _, o := range bot.NewExpert(bot.Quick, 1).Think(t.Context(), tb.Game).Options {
			tried = tried || o.Command == tide && o.Tries > 0
		}
		assert.Equal(t, c.thinks, tried, name)
	}
}

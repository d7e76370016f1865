package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// C3.2: each has the hero that was chosen, in the command zone. C3.3: 4 workers for the first player, 5 for the other. C3.4: ten
// starting cards of the colour, five of them in hand. C3.5: two copies of each of the twelve kinds of the spec. C3.6: a base of 20
// HP, no gold, nothing built. C3.7: the first turn begins with this hand. C4.14: the first player's first turn asks for no cards.
func TestSetUp(t *testing.T) {
	g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2, Heroes: [][]string{{"jaina-stormborne"}, {"master-midori"}},
		First: 2}, 1)
	require.NoError(t, err)
	assert.Equal(t, codex.AskMain, g.Question().Kind)
	assert.Equal(t, codex.Seat(1), g.State().Turn)
	for s, color := range []card.Color{card.Red, card.Green} {
		side := &g.State().Sides[s]
		assert.Equal(t, []int{5, 5, 24}, []int{side.Hand.Len(), side.Deck.Len(), side.Codex.Len()})
		for _, d := range append(append([]codex.Def{}, side.Hand.Cards()...), side.Deck.Cards()...) {
			assert.True(t, g.Definition(d).Starting && g.Definition(d).Color == color)
		}
		assert.Equal(t, int16(20), g.Look(side.Base).HP)
		assert.Zero(t, side.Heroes[0].Slot)
		assert.Equal(t, codex.Site{}.Progress, side.Addon.Progress)
	}
	assert.Equal(t, []int8{5, 4}, []int8{g.State().Sides[0].Workers, g.State().Sides[1].Workers})
	assert.Equal(t, []int8{0, 4}, []int8{g.State().Sides[0].Gold, g.State().Sides[1].Gold}, "the upkeep of the first turn has paid")
}

// C3.1: who goes first is random, unless it was agreed.
func TestFirstPlayer(t *testing.T) {
	cat, seen := gametest.Catalogue(t), map[codex.Seat]bool{}
	for seed := range uint64(20) {
		g, err := codex.New(cat, codex.Options{Seats: 2}, seed)
		require.NoError(t, err)
		seen[g.State().Turn] = true
		g, err = codex.New(cat, codex.Options{Seats: 2, First: 1}, seed)
		require.NoError(t, err)
		assert.Zero(t, g.State().Turn)
	}
	assert.Len(t, seen, 2)
}

// C1.3, C3.8, C3.10: three heroes each, with the cards of three specs. C3.9: the first is the main hero, whose colour decides the
// starting deck. C3.11: all else is as with one hero.
func TestThreeHeroes(t *testing.T) {
	g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2, Three: true, Heroes: [][]string{
		{"master-midori", "jaina-stormborne", "captain-zane"}}}, 1)
	require.NoError(t, err)
	side := &g.State().Sides[0]
	assert.Equal(t, 72, side.Codex.Len())
	assert.Equal(t, card.Green, g.Definition(side.Hand.Cards()[0]).Color)
	assert.Equal(t, 5, side.Hand.Len())
	assert.Len(t, g.Heroes(1), 3)
}

// CQ41: both may have the same hero. What cannot be is refused by name.
func TestOptions(t *testing.T) {
	cat := gametest.Catalogue(t)
	_, err := codex.New(cat, codex.Options{Seats: 2, Heroes: [][]string{{"captain-zane"}, {"captain-zane"}}}, 1)
	require.NoError(t, err)
	for message, o := range map[string]codex.Options{
		"6 players cannot play":    {Seats: 6},
		"3 is no seat of 2":        {Seats: 2, First: 3},
		"2 heroes are named":       {Seats: 2, Heroes: [][]string{{"captain-zane", "master-midori"}}},
		"troq is no hero":          {Seats: 2, Heroes: [][]string{{"troq"}}},
		"tiger-cub is no hero":     {Seats: 2, Heroes: [][]string{{"tiger-cub"}}},
		"captain-zane twice":       {Seats: 2, Three: true, Heroes: [][]string{{"captain-zane", "captain-zane", "master-midori"}}},
		"heroes for 3 players but": {Seats: 2, Heroes: [][]string{{}, {}, {}}},
	} {
		_, err := codex.New(cat, o, 1)
		require.Error(t, err, message)
		assert.Contains(t, err.Error(), message)
	}
}

// C2.3, C2.4: the specs of two colours. C2.5: each has three spells, an ultimate one, two units, upgrades or buildings of tech I,
// five of tech II and one of tech III.
func TestSpecs(t *testing.T) {
	count := map[card.Spec][5]int{}
	for _, c := range gametest.Catalogue(t).Cards {
		if c.Spec == card.NoSpec || c.Kind == card.HeroKind {
			continue
		}
		assert.Equal(t, c.Spec.Color(), c.Color)
		n := count[c.Spec]
		switch {
		case c.Ultimate:
			n[4]++
		case c.Kind == card.SpellKind:
			n[0]++
		default:
			n[c.Tech]++
		}
		count[c.Spec] = n
	}
	assert.Len(t, count, 6)
	for s, n := range count {
		assert.Equal(t, [5]int{3, 2, 5, 1, 1}, n, s.String())
	}
}

// C4.9, C4.11: before each turn but the first two cards of the codex go to the discard pile. C4.10: two copies of one card, too.
// C4.12: until one has had ten workers both are compulsory. CQ2: after that they are not any more, even with fewer workers. CQ3: a
// codex that has run out asks for nothing.
func TestTech(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Workers, p.Sides[1].Workers = 9, 8
	p.Sides[0].Codex = strings.Fields("fire-dart fire-dart firebat")
	g := gametest.Start(t, p).Give("end").Asks(codex.AskTech)
	assert.False(t, g.Can("done"), "the other player has eight")
	assert.Equal(t, codex.Seat(1), g.Asked())
	g.Give("take chameleon", "take chameleon").Asks(codex.AskMain)
	assert.Contains(t, g.IDs(&g.Side(1).Discard), "chameleon chameleon")
	assert.Equal(t, 22, g.Side(1).Codex.Len())
	g.Give("end").Asks(codex.AskTech)
	assert.Equal(t, codex.Seat(0), g.Asked())
	g.Give("take fire-dart")
	assert.True(t, g.Can("take fire-dart") && g.Can("take firebat"))
	g.Give("take fire-dart", "hire mad-man").Asks(codex.AskMain)
	assert.Equal(t, int8(10), g.Side(0).Workers)
	g.Give("end", "take moments-peace", "take moments-peace", "end").Asks(codex.AskTech)
	g.Change(func(s *codex.State) { s.Sides[0].Workers = 3 })
	assert.True(t, g.Can("done") && g.Can("take firebat"))
	g.Give("take firebat").Asks(codex.AskMain)
	assert.Zero(t, g.Side(0).Codex.Len())
	hand := g.IDs(&g.Side(0).Hand)
	g.Give("hire " + strings.Fields(hand)[0])
	assert.True(t, g.Side(0).Settled, "for good")
}

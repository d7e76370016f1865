package nemesis_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

func against(n *nemesis.Nemesis) func(*shards.Options) {
	return func(o *shards.Options) { o.Automaton = n }
}

// pair is a position before the end of the first of two players' turns.
func pair(centre ...string) shards.Position {
	p := hunted(centre...)
	p.Sides = []shards.SidePosition{{Leader: "decima"}, {Leader: "tetra"}, {Leader: "volos"}}
	return p
}

// The book has one strength, for one player.
func TestByTheBook(t *testing.T) {
	assert.Equal(t, &nemesis.Nemesis{Health: 50, Gain: 3, Named: 15, Extra: 1, Decks: 1}, nemesis.ByTheBook.Nemesis(1))
}

func TestDifficultySetsNemesisUp(t *testing.T) {
	for players, health := range []int32{50, 72, 75} {
		players++
		for d, mastery := range map[nemesis.Difficulty]int32{nemesis.ByTheBook: 0, nemesis.Hard: 5, nemesis.Harder: 9} {
			g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: players, Future: true, Automaton: d.Nemesis(players)}, 1)
			require.NoError(t, err)
			n := &g.State().Sides[players]
			assert.Equal(t, health, n.Health, d)
			if players > 1 { // one player and she have 0 and 1 by who begins
				assert.Equal(t, mastery*int32(players), n.Mastery, d)
			}
		}
	}
}

// Against several players her mastery counts for each: thresholds and comparisons divide it (SQ59), and she wins with 30 for each.
func TestMasteryForEachPlayer(t *testing.T) {
	p := pair("optio-crusher")
	p.Sides[2].Mastery = 19
	g := gametest.Start(t, p, against(nemesis.ByTheBook.Nemesis(2))).Give("end")
	assert.Equal(t, int32(47), g.Side(0).Health)
	p.Sides[2].Mastery = 20
	g = gametest.Start(t, p, against(nemesis.ByTheBook.Nemesis(2))).Give("end")
	assert.Equal(t, int32(45), g.Side(0).Health)

	p = pair()
	p.Sides[0].Hand, p.Sides[0].Mastery, p.Sides[0].Power = []string{"cloud-oracles"}, 5, 3
	p.Sides[2].Mastery, p.Sides[2].InPlay = 9, []string{"raidian-cloud-master"}
	g = gametest.Start(t, p, against(nemesis.ByTheBook.Nemesis(2)))
	assert.True(t, g.Can("attack raidian-cloud-master"))
	assert.Equal(t, int32(2), g.Give("play cloud-oracles").Side(0).Crystals)
	p.Sides[2].Mastery = 12
	assert.False(t, gametest.Start(t, p, against(nemesis.ByTheBook.Nemesis(2))).Can("attack raidian-cloud-master"))

	p = pair("data-heretic")
	p.Sides[2].Mastery = 57
	assert.False(t, gametest.Start(t, p, against(nemesis.ByTheBook.Nemesis(2))).Give("end").Over())
	p.Sides[2].Mastery = 58
	assert.True(t, gametest.Start(t, p, against(nemesis.ByTheBook.Nemesis(2))).Give("end").Won(2))
}

// Against several players the banished cards make another centre deck when it has run out, once for each player but the first.
// Starting cards stay where they are.
func TestBanishedCardsMakeADeck(t *testing.T) {
	p := pair()
	p.Centre, p.Row = []string{"nil-assassin"}, []string{"data-heretic", "axia", "axia", "axia", "axia", "axia"}
	p.Sides[0].Hand, p.Sides[1].Crystals = []string{"shadow-apostle", "blaster"}, 5
	g := gametest.Start(t, p, against(nemesis.ByTheBook.Nemesis(2))).Give("play shadow-apostle", "pick blaster", "end")
	assert.Equal(t, "blaster nil-assassin", g.IDs(&g.State().Banished))
	g.Give("recruit data-heretic").Asks(shards.AskMain)
	assert.Equal(t, "blaster", g.IDs(&g.State().Banished))
	assert.Equal(t, "nil-assassin axia axia axia axia axia", g.Row())
	assert.Contains(t, g.Events, shards.Event{Kind: shards.CentreRenewed})
	assert.True(t, g.Give("recruit nil-assassin").Won(2), "the second deck was the last")

	once := nemesis.ByTheBook.Nemesis(2)
	once.Decks = 1
	assert.True(t, gametest.Start(t, p, against(once)).Give("end", "recruit data-heretic").Won(2))
}

// The strength of Nemesis is part of what makes games equal.
func TestHashCoversTheStrength(t *testing.T) {
	seen := map[uint64]bool{}
	book := nemesis.ByTheBook.Nemesis(1)
	for _, change := range []func(*nemesis.Nemesis){func(*nemesis.Nemesis) {}, func(n *nemesis.Nemesis) { n.Gain++ },
		func(n *nemesis.Nemesis) { n.Named++ }, func(n *nemesis.Nemesis) { n.Decks++ }, func(n *nemesis.Nemesis) { n.Health++ }} {
		n := *book
		change(&n)
		p := hunted()
		p.Sides[1].Health = 40
		seen[gametest.Start(t, p, against(&n)).Hash()] = true
	}
	assert.Len(t, seen, 5)
}

package shards_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// full is a table of which no pile is empty.
func full() shards.Position {
	p := gametest.Two("crystal", "data-heretic")
	p.Sides[0].Leader, p.Sides[1].Leader = "volos", "tetra"
	p.Sides[0].Deck, p.Sides[1].Deck = strings.Fields("crystal blaster crystal"), strings.Fields("crystal crystal")
	p.Sides[0].Discard, p.Sides[0].Relics = []string{"spore-cleric"}, []string{"entropic-talons"}
	p.Sides[0].InPlay, p.Sides[1].InPlay = []string{"evokatus"}, []string{"optio-crusher"}
	p.Row, p.Centre = []string{"axia", "portal-monk"}, []string{"nil-assassin", "data-heretic"}
	return p
}

// Everything in the state counts; the numbers of cards in piles do by the cards.
func TestHashCoversTheState(t *testing.T) {
	g := gametest.Start(t, full())
	g.Give("play crystal")
	s := g.State()
	s.Banished, s.Lasting[0].N = s.Sides[0].Discard, 1
	before := g.Hash()
	var left []string
	shards.EachField(g.Game, func(name string) {
		if g.Hash() == before {
			left = append(left, name)
		}
	})
	left = slices.DeleteFunc(left, func(name string) bool { return strings.HasSuffix(name, ".n") })
	assert.Equal(t, []string{".answer.Verb", ".answer.Card", ".answer.N"}, left)
	assert.Equal(t, before, g.Hash())
}

// Cards count by their IDs, wherever they stand in the catalogue.
func TestHashKnowsCardsByTheirIDs(t *testing.T) {
	all := cards.Cards()
	leaders := slices.IndexFunc(all, func(c *card.Card) bool { return c.Kind != card.LeaderKind })
	moved := slices.Clone(all)
	slices.Reverse(moved[:leaders])
	slices.Reverse(moved[leaders:])
	hash := func(all []*card.Card, p shards.Position) uint64 {
		cat, err := shards.NewCatalogue(all)
		require.NoError(t, err)
		g, err := shards.Start(cat, shards.Options{Future: true}, p, 1)
		require.NoError(t, err)
		return g.Hash()
	}
	other := full()
	other.Sides[0].Hand[0] = "blaster"
	assert.Equal(t, hash(all, full()), hash(moved, full()))
	assert.NotEqual(t, hash(all, full()), hash(all, other))
}

// The hash of a table stays what it is: saves hold it.
func TestHashStays(t *testing.T) {
	assert.Equal(t, uint64(0x86a3cd73170aaad1), gametest.Start(t, full()).Hash())
}

func BenchmarkHash(b *testing.B) {
	g, err := shards.Start(gametest.Catalogue(b), shards.Options{Future: true}, full(), 1)
	require.NoError(b, err)
	b.ReportAllocs()
	for b.Loop() {
		g.Hash()
	}
}

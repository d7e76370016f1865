package codex_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// full is a table of which no pile is empty, in the middle of an effect.
func full() codex.Position {
	p := gametest.Two("scorch", "bloodlust", "mad-man")
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"drakk-ramhorn"}, []string{"master-midori"}
	p.Sides[0].Deck, p.Sides[1].Deck = strings.Fields("mad-man scorch"), strings.Fields("tiger-cub")
	p.Sides[0].Discard, p.Sides[0].Addon = []string{"pillage"}, "tower"
	gametest.With(&p.Sides[0], "drakk-ramhorn@2", "mad-man", "captured-bugblatter-1")
	gametest.With(&p.Sides[1], "tiger-cub:leader", "playful-panda")
	return p
}

// Everything in the state counts; cards do by their IDs.
func TestHashCoversTheState(t *testing.T) {
	g := gametest.Start(t, full()).Give("hire scorch", "play bloodlust", "pick mad-man")
	s := g.State()
	s.Sides[0].Shown = s.Sides[0].Hand
	before := g.Hash()
	var left []string
	codex.EachField(g.Game, func(name string) {
		if g.Hash() == before {
			left = append(left, name)
		}
	})
	left = slices.DeleteFunc(left, func(name string) bool {
		return strings.HasSuffix(name, ".n") || strings.HasPrefix(name, ".answer") || strings.HasPrefix(name, ".lasting.") ||
			strings.HasPrefix(name, ".pending.") || name == ".frames.def" // of a turn
	})
	assert.Empty(t, left)
	assert.Equal(t, before, g.Hash())
}

// Cards count by their IDs, wherever they stand in the catalogue.
func TestHashKnowsCardsByTheirIDs(t *testing.T) {
	all := cards.All()
	moved := slices.Clone(all)
	slices.Reverse(moved)
	cat, err := codex.NewCatalogue(moved)
	require.NoError(t, err)
	was, err := codex.Start(gametest.Catalogue(t), codex.Options{}, full(), 1)
	require.NoError(t, err)
	is, err := codex.Start(cat, codex.Options{}, full(), 1)
	require.NoError(t, err)
	for _, s := range []*codex.Game{was, is} {
		s.State().Sides[0].Codex, s.State().Sides[1].Codex = codex.Pile{}, codex.Pile{} // sets, in the order of the catalogue
	}
	assert.Equal(t, was.Hash(), is.Hash())
}

// The hash of a table stays what it is: saves hold it.
func TestHashStays(t *testing.T) {
	assert.Equal(t, uint64(0xe257a55639aa6722), gametest.Start(t, full()).Hash())
}

func BenchmarkHash(b *testing.B) {
	g, err := codex.Start(gametest.Catalogue(b), codex.Options{}, full(), 1)
	require.NoError(b, err)
	b.ReportAllocs()
	for b.Loop() {
		g.Hash()
	}
}

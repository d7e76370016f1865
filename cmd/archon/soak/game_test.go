package soak

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// Games of all kinds are made: each mode, number of players, difficulty and ask, some with
// variants; a third of the decks are embedded ones, the others any cards of three houses.
func TestSoakGamesAreOfAllKinds(t *testing.T) {
	p := pool.Shipped
	cat, err := p.Catalogue()
	require.NoError(t, err)
	printed := func(id string) *card.Card {
		n, ok := cat.Number(id)
		require.True(t, ok, id)
		return cat.Card(n)
	}
	begin := soakGame(p.List, cat)
	known := map[string]bool{}
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deal := d.Deal(0)
		known[fmt.Sprint(scenario.DeckOf(&deal).Cards)] = true
	}
	kinds, beside, embedded, decks := map[any]int{}, map[string]int{}, 0, 0
	for n := range uint64(300) {
		h, err := begin(n, rand.New(rand.NewPCG(9, n)))
		require.NoError(t, err)
		if h.Mode == "duel" {
			assert.Len(t, save.Setup(&h).Decks, 2)
			assert.Empty(t, h.Difficulty)
		} else {
			assert.Len(t, save.Setup(&h).Decks, int(n%4))
			if _, err := adventure.ParseDifficulty(h.Difficulty); err != nil {
				h.Difficulty = "variant"
			}
		}
		assert.NotZero(t, h.Seed)
		for _, word := range []any{h.Mode, h.Difficulty, save.Setup(&h).Ask, len(save.Setup(&h).Decks)} {
			kinds[word]++
		}
		for _, d := range save.Setup(&h).Decks {
			decks++
			size, names := 0, map[string]bool{}
			for _, c := range d.Cards {
				size, names[c.ID] = size+max(1, c.N), true
				assert.NotEqual(t, card.Monster, printed(c.ID).House, c.ID)
			}
			assert.Len(t, d.Houses, 3)
			assert.GreaterOrEqual(t, size, deck.Size)
			assert.LessOrEqual(t, size, deck.Size+1)
			for id := range names {
				if other := printed(id).Gigantic; other != "" {
					assert.True(t, names[other], "both halves of %s", id)
				}
			}
			for id := range names {
				assert.True(t, printed(id).InDecks(), id)
			}
			for _, id := range []string{d.Token, d.Power} {
				if id != "" {
					beside[printed(id).Type.String()]++
				}
			}
			if len(d.Prophecies) > 0 {
				beside["prophecies"]++
			}
			if known[fmt.Sprint(d.Cards)] {
				embedded++
				assert.Zero(t, d.Chains)
			}
		}
	}
	for _, word := range []any{"easy", "normal", "hard", "variant", "all", 1, 2, 3} {
		assert.Greater(t, kinds[word], 20, word)
	}
	for _, kind := range []string{"creature", "archon power", "prophecies"} {
		assert.Greater(t, beside[kind], 20, kind)
	}
	assert.Equal(t, 75, kinds["duel"])
	assert.InDelta(t, 100, kinds["all"], 25)
	assert.InDelta(t, decks/3, embedded, 40)
}

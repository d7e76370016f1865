package bot_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// If a person is not asked, every answer would have the same result: not only with
// the cards as they might be, but as they are. Finding that out changes nothing.
func TestNothingIsLostByNotBeingAsked(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	all := deck.Embedded()
	asked, unasked, orders := 0, map[keyforge.QuestionKind]int{}, 0
	var clerk bot.AutoAnswerer
	for seed := range uint64(40) {
		a, err := deck.Named(all[seed%uint64(len(all))])
		require.NoError(t, err)
		b, err := deck.Named(all[(seed+5)%uint64(len(all))])
		require.NoError(t, err)
		g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal),
			adventure.Setup(keyraken.Adventure, []keyforge.Deal{a.Deal(0), b.Deal(1)}, seed))
		require.NoError(t, err)
		random := rand.New(rand.NewPCG(seed, 11))
		for range 1500 {
			if g.Over() {
				break
			}
			legal := g.Legal(nil)
			c := legal[random.IntN(len(legal))]
			if c.Verb == keyforge.EndTurn && random.IntN(3) > 0 {
				c = legal[random.IntN(len(legal))]
			}
			before := g.Hash()
			q := *g.Question()
			needless, ok := clerk.Answer(g, bot.AskWhatMatters)
			require.Equal(t, before, g.Hash())
			_, ever := clerk.Answer(g, bot.AskEverything)
			assert.False(t, ever)
			few, little := clerk.Answer(g, bot.AskLittle)
			assert.True(t, little || !ok, "who is asked little is not asked more")
			if little {
				assert.NoError(t, g.Check(few))
			}
			if q.Kind != keyforge.AskMain {
				asked++
			}
			if q.Kind == keyforge.AskOrder && !ok {
				orders++
			}
			if ok {
				assert.NotEqual(t, keyforge.AskMain, q.Kind)
				unasked[q.Kind]++
				require.NoError(t, g.Check(needless))
				same(t, g)
			}
			_, err := g.Apply(c, nil)
			require.NoError(t, err)
		}
	}
	t.Log(asked, unasked, orders)
	assert.Greater(t, unasked[keyforge.AskOrder], 5)
}

// same fails if two answers to the question lead to different results.
func same(t *testing.T, g *keyforge.Game) {
	ends := map[uint64]bool{}
	var play func(g *keyforge.Game)
	play = func(g *keyforge.Game) {
		for _, c := range g.Legal(nil) {
			w := keyforge.Empty(g.Catalogue(), g.Mode())
			w.CopyFrom(g)
			_, err := w.Apply(c, nil)
			require.NoError(t, err)
			if w.Question().Kind == keyforge.AskOrder || w.Question().Kind == keyforge.AskCards && w.Question().Purpose == keyforge.ForOrder {
				play(w)
			} else {
				ends[w.Hash()] = true
			}
		}
	}
	play(g)
	assert.Len(t, ends, 1, "%v", g.Question())
}

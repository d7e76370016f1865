package main

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/replay"
)

// mixed is a deck of arbitrary implemented cards, including some that ask rare
// questions: to name a card or a trait, to choose one of several effects.
func mixed(r *rand.Rand) game.Deal {
	all := cards.All()
	ids := []string{"etan-s-jar", "etan-s-jar", "etan-s-jar", "murkens", "murkens", "murkens", "harvest-time", "harvest-time"}
	for len(ids) < 36 {
		ids = append(ids, all[r.IntN(len(all))].ID)
	}
	d := game.Deal{Houses: []card.House{card.Dis, card.Logos, card.Untamed}}
	for i, id := range ids {
		d.Cards = append(d.Cards, game.DealtCard{ID: id, House: d.Houses[i%3]})
	}
	return d
}

// Whatever a card asks, a person can answer using what is printed.
func TestEveryQuestionCanBeAnswered(t *testing.T) {
	asked := map[game.QuestionKind]bool{}
	for seed := range uint64(30) {
		o := options{pool: shipped, decks: []string{"onyx", "argus"}, mode: "adventure", difficulty: "easy", seed: seed}
		if seed%3 == 0 {
			o.mode = "duel"
		}
		tbl, err := o.table()
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 2))
		tbl.setup.Decks = []game.Deal{mixed(r), mixed(r)}
		g, err := game.New(tbl.cat, tbl.mode, tbl.setup)
		require.NoError(t, err)
		rich := g.Snapshot()
		rich.Players[0].Pool, rich.Players[1].Pool = 3, 3 // for the tide, in shares
		g.Load(&rich)
		p := &person{rand: r, limit: 400, tides: seed%3 != 0}
		p.note = func() { asked[g.Question().Kind] = true }
		require.NoError(t, newConsole(t.Context(), replay.UnsavedGame(g), tbl, [game.MaxSides]bot.Bot{}, p, p).play())
		for _, never := range []string{"is not on the list", "⟨", "%!", "ability 1 of", "The command"} {
			i := strings.Index(p.told.String(), never)
			assert.Negative(t, i, "seed %d: %q: %s", seed, never, p.told.String()[max(0, i-300):max(0, i)+100])
		}
	}
	for k := game.NoQuestion + 1; k < game.QuestionKinds; k++ {
		assert.True(t, asked[k], "question kind %d was never asked", k)
	}
}

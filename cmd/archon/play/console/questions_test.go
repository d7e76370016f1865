package console

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/save"
)

// mixed is a deck of arbitrary implemented cards, including some that ask rare
// questions: to name a card or a trait, to choose one of several effects.
func mixed(r *rand.Rand) keyforge.Deal {
	all := cards.All()
	ids := []string{"etan-s-jar", "etan-s-jar", "etan-s-jar", "murkens", "murkens", "murkens", "harvest-time", "harvest-time"}
	for len(ids) < 36 {
		if c := all[r.IntN(len(all))]; c.InDecks() {
			ids = append(ids, c.ID)
		}
	}
	d := keyforge.Deal{Houses: []card.House{card.Dis, card.Logos, card.Untamed}}
	for i, id := range ids {
		d.Cards = append(d.Cards, keyforge.DealtCard{ID: id, House: d.Houses[i%3]})
	}
	return d
}

// Whatever a card asks, a person can answer using what is printed.
func TestEveryQuestionCanBeAnswered(t *testing.T) {
	asked := map[keyforge.QuestionKind]bool{}
	for seed := range uint64(30) {
		o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx", "argus"}, Mode: "adventure", Difficulty: "easy", Seed: seed}
		if seed%3 == 0 {
			o.Mode = "duel"
		}
		tbl, err := o.Game()
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 2))
		tbl.Setup.Decks = []keyforge.Deal{mixed(r), mixed(r)}
		g, err := keyforge.New(tbl.Catalogue, tbl.Mode, tbl.Setup)
		require.NoError(t, err)
		rich := g.Snapshot()
		rich.Players[0].Pool, rich.Players[1].Pool = 3, 3 // for the tide, in shares
		g.Load(&rich)
		p := &archontest.Person{Rand: r, Limit: 400, Tides: seed%3 != 0}
		p.Note = func() { asked[g.Question().Kind] = true }
		require.NoError(t, newConsole(t.Context(), save.Unsaved(g), tbl, [keyforge.MaxSides]bot.Bot{}, p, p).Play())
		for _, never := range []string{"is not on the list", "⟨", "%!", "ability 1 of", "The command"} {
			i := strings.Index(p.Told.String(), never)
			assert.Negative(t, i, "seed %d: %q: %s", seed, never, p.Told.String()[max(0, i-300):max(0, i)+100])
		}
	}
	for k := keyforge.NoQuestion + 1; k < keyforge.QuestionKinds; k++ {
		assert.True(t, asked[k], "question kind %d was never asked", k)
	}
}

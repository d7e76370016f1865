package keyforge_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestK20_1GainingChains(t *testing.T) {
	bind := card.Action("bind", card.Brobnar, card.Play(card.You.GainsChains(2), card.Opponent.GainsChains(1)))
	side := holding(field(), "bind", "bind")
	tb := duelWith(t, side, field(), bind)
	tb.Play("bind")
	tb.Play("bind")
	assert.Equal(t, 4, int(tb.Player(0).Chains))
	assert.Equal(t, 2, int(tb.Player(1).Chains))
}

func TestD33_Q8NeverMoreThan24(t *testing.T) {
	bind := card.Action("bind", card.Brobnar, card.Play(card.EachPlayer.GainsChains(3)))
	for had, has := range map[int]int{20: 23, 21: 24, 22: 24, 24: 24} {
		side := holding(field(), "bind")
		side.Chains = had
		tb := duelWith(t, side, field(), bind)
		tb.Play("bind")
		assert.Equal(t, has, int(tb.Player(0).Chains))
		assert.Equal(t, 3, int(tb.Player(1).Chains))
		told := 0
		for _, e := range tb.Events {
			if e.Kind == keyforge.ChainsGained && e.Side == 0 {
				told += int(e.N)
			}
		}
		assert.Equal(t, has-had, told)
	}
	t.Run("the tide can still be raised", func(t *testing.T) {
		side := field()
		side.Chains = 23
		tb := duelWith(t, side, field())
		tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		assert.True(t, tb.TideHigh(0))
		assert.Equal(t, 24, int(tb.Player(0).Chains))
	})
	t.Run("no position, edit or deal has more", func(t *testing.T) {
		tb := duelWith(t, field(), field())
		for chains, ok := range map[int]bool{-1: false, 24: true, 25: false} {
			p := keyforge.Position{Players: []keyforge.SidePosition{{Chains: chains}, {}}}
			_, err := keyforge.Start(tb.Catalogue(), keyforge.Duel, p)
			assert.Equal(t, ok, err == nil, chains)
			deal := keyforge.Deal{Chains: chains, Cards: slices.Repeat([]keyforge.DealtCard{{ID: "filler"}}, 10)}
			_, err = keyforge.New(tb.Catalogue(), keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{deal, {Cards: deal.Cards}}})
			assert.Equal(t, ok, err == nil, chains)
		}
	})
}

func TestK20_2_K20_3_Q7_D35Refilling(t *testing.T) {
	for chains, drawn := range map[int]int{0: 6, 1: 5, 6: 5, 7: 4, 12: 4, 13: 3, 18: 3, 19: 2, 24: 2} {
		side := field()
		side.Chains, side.Deck = chains, gametest.Many(10, "filler")
		foe := field()
		foe.Chains = 3
		tb := duelWith(t, side, foe)
		tb.EndTurn()
		tb.LeaveOpen()
		assert.Equal(t, drawn, tb.Player(0).Pile(card.Hand).Len(), "%d chains", chains)
		assert.Equal(t, max(0, chains-1), int(tb.Player(0).Chains), "%d chains", chains)
		assert.Equal(t, 3, int(tb.Player(1).Chains), "the opponent has not refilled")
	}
	t.Run("Q7 a full hand sheds none", func(t *testing.T) {
		side := holding(field(), "item", "item", "item", "item", "item", "item")
		side.Chains, side.Deck = 2, gametest.Many(3, "filler")
		tb := duelWith(t, side, field())
		tb.EndTurn()
		tb.LeaveOpen()
		assert.Equal(t, 2, int(tb.Player(0).Chains))
	})
	t.Run("Q7 a hand of five sheds one and draws none", func(t *testing.T) {
		side := holding(field(), "item", "item", "item", "item", "item")
		side.Chains, side.Deck = 2, gametest.Many(3, "filler")
		tb := duelWith(t, side, field())
		tb.EndTurn()
		tb.LeaveOpen()
		assert.Equal(t, 1, int(tb.Player(0).Chains))
		assert.Equal(t, 5, tb.Player(0).Pile(card.Hand).Len())
	})
	t.Run("K20.3 seven chains wear off turn by turn", func(t *testing.T) {
		dump := card.Artifact("dump", card.Brobnar, card.Reacts(card.TurnStarts(card.You), card.DiscardCards(card.Cards.In(card.Hand, card.You))))
		side := field()
		side.Chains, side.Deck, side.Artifacts, side.Houses = 7, gametest.Many(50, "filler"), gametest.Cards("dump"), []card.House{card.Brobnar}
		tb := duelWith(t, side, field(), dump)
		var sizes []int
		for range 8 {
			tb.EndTurn()
			sizes = append(sizes, tb.Player(0).Pile(card.Hand).Len())
			tb.EndTurn()
		}
		assert.Equal(t, []int{4, 5, 5, 5, 5, 5, 5, 6}, sizes)
	})
}

func TestK20_2_K20_4_D34RefillingByAnAbilityAndDrawing(t *testing.T) {
	refill := card.Action("refill", card.Brobnar, card.Play(card.You.Refills()))
	side := holding(field(), "refill", "draw-3")
	side.Chains, side.Deck = 8, gametest.Many(20, "filler")
	tb := duelWith(t, side, field(), refill, draw3)
	tb.Play("draw-3")
	assert.Equal(t, 4, tb.Player(0).Pile(card.Hand).Len())
	assert.Equal(t, 8, int(tb.Player(0).Chains), "K20.4")
	tb.Play("refill")
	assert.Equal(t, 4, tb.Player(0).Pile(card.Hand).Len(), "3 and 3, less 2")
	assert.Equal(t, 7, int(tb.Player(0).Chains))
}

func TestK21_1RaisingTheTide(t *testing.T) {
	swell := card.Action("swell", card.Brobnar, card.Play(card.You.RaisesTide()))
	surf := card.Artifact("surf", card.Brobnar, card.Reacts(card.Raises(card.You), card.Gain(1)))
	gauge := card.Action("gauge", card.Brobnar,
		card.Play(card.If(card.Tide(card.You), card.Gain(10)), card.If(card.LowTide(card.Opponent), card.Gain(20)),
			card.If(card.LowTide(card.You), card.Gain(100))))
	side := holding(field(), "gauge", "swell", "swell", "gauge")
	side.Artifacts = gametest.Cards("surf")
	tb := duelWith(t, side, field(), swell, surf, gauge)
	tb.Play("gauge#1")
	tb.Amber(0, 0) // neutral: neither high nor low
	tb.Play("swell#1")
	tb.Amber(0, 1)
	assert.True(t, tb.TideHigh(0))
	assert.False(t, tb.TideHigh(1))
	tb.Play("swell#2") // high already: nothing happens
	tb.Amber(0, 1)
	tb.Play("gauge#2")
	tb.Amber(0, 31)
	assert.Zero(t, tb.Player(0).Chains)
	tb.EndTurn()
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	assert.True(t, tb.TideHigh(1))
	assert.False(t, tb.TideHigh(0))
}

// K21.1: a constant ability that depends on the tide follows it at once.
func TestK21_1APowerThatRestsOnTheTide(t *testing.T) {
	kelp := card.Creature("kelp", card.Brobnar, 2, card.AsLongAs(card.Tide(card.You), card.Power(card.This, 3)))
	tb := duelWith(t, field("kelp"), field(), kelp)
	tb.PowerIs("kelp", 2)
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	tb.PowerIs("kelp", 5)
	tb.EndTurn()
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	tb.PowerIs("kelp", 2)
}

func TestK21_2_K21_3_K21_4_Q37TheTideOmni(t *testing.T) {
	tb := duelWith(t, field("plain-3"), field())
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	assert.True(t, tb.TideHigh(0))
	assert.Equal(t, 3, int(tb.Player(0).Chains))
	assert.Zero(t, tb.Player(1).Chains)
	tb.Unmarked("plain-3", keyforge.Exhausted) // K21.3
	assert.Zero(t, tb.Happened(keyforge.Used))
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide}) // K21.4, Q37: even at high tide
	assert.Equal(t, 6, int(tb.Player(0).Chains))
	assert.Zero(t, tb.Happened(keyforge.TideTurned))
	tb.Reap("plain-3")
	tb.EndTurn()
	assert.Equal(t, 5, int(tb.Player(0).Chains))
	t.Run("Q37 only in step 3, only on your turn", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-3", "plain-4"), "smite"), field(), smite)
		tb.Play("smite")
		tb.Refused(keyforge.Command{Verb: keyforge.RaiseTide}, keyforge.NotAsked)
		tb.LeaveOpen()
	})
}

package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBanish(t *testing.T) {
	t.Run("an enemy creature goes to the opponent's archives", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("banish"), Line: ids("troll"), Houses: []card.House{card.Dis}},
			side{Line: list{{ID: "mother", Amber: 2, Damage: 1, Attached: ids("blood-of-titans")}, {ID: "krump"}}, Houses: []card.House{card.Logos}},
			card.Dis)
		tb.Play("banish")
		tb.Offers("mother", "krump")
		tb.Must()
		tb.Pick("mother")
		assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Archives))
		tb.Amber(0, 3) // the æmber on it (K5.9)
		tb.InZone(card.Discard, "blood-of-titans")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Yes()
		tb.InZone(card.Hand, "mother")
	})
	t.Run("none, or warded", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("banish"), Line: ids("troll")}, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}}, card.Dis)
		tb.Play("banish")
		tb.Line(1, "mother")
		tb = duel(t, side{Hand: ids("banish"), Line: ids("troll")}, side{}, card.Dis)
		tb.Play("banish")
		tb.Line(0, "troll")
	})
	t.Run("your own, that the opponent controls: it comes back to your hand (Q39)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("banish"), Houses: []card.House{card.Dis}},
			side{Line: list{{ID: "mother", Foreign: true}}, Houses: []card.House{card.Logos}}, card.Dis)
		tb.Play("banish")
		assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Archives))
		tb.EndTurn()
		tb.Yes()
		assert.Contains(t, tb.Pile(0, card.Hand), "mother")
	})
}

func TestBindingIrons(t *testing.T) {
	tb := duel(t, side{Hand: ids("binding-irons")}, side{Chains: 2}, card.Dis)
	tb.Play("binding-irons")
	assert.EqualValues(t, 5, tb.Player(1).Chains)
	assert.Zero(t, tb.Player(0).Chains)
}

func TestCullTheWeak(t *testing.T) {
	tb := duel(t, side{Hand: ids("cull-the-weak"), Line: ids("dust-pixie")}, side{Line: ids("mother", "tocsin", "krump")}, card.Dis)
	tb.Play("cull-the-weak")
	tb.Line(1, "mother", "krump")
	tb.Line(0, "dust-pixie")
	tb = duel(t, side{Hand: ids("cull-the-weak")}, side{Line: ids("tocsin", "niffle-ape", "krump")}, card.Dis)
	tb.Play("cull-the-weak")
	tb.Offers("tocsin", "niffle-ape") // a tie (K17.11)
	tb.Pick("niffle-ape")
	tb.Line(1, "tocsin", "krump")
	tb = duel(t, side{Hand: ids("cull-the-weak"), Line: ids("dust-pixie")}, side{}, card.Dis)
	tb.Play("cull-the-weak")
	tb.Line(0, "dust-pixie")
}

func TestExhume(t *testing.T) {
	t.Run("a creature of any house in your discard pile is played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("exhume"), Discard: ids("urchin", "punch", "troll")}, side{Discard: ids("mother"), Amber: 2}, card.Dis)
		tb.Play("exhume")
		tb.Offers("urchin", "troll")
		tb.Pick("urchin")
		tb.Line(0, "urchin")
		tb.Amber(0, 1+1) // its Play ability
		tb.Marked("urchin", keyforge.Exhausted)
	})
	t.Run("you may decline; there may be none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("exhume"), Discard: ids("troll")}, side{}, card.Dis)
		tb.Play("exhume")
		tb.Finish()
		tb.InZone(card.Discard, "troll")
		tb = duel(t, side{Hand: ids("exhume"), Discard: ids("punch")}, side{}, card.Dis)
		tb.Play("exhume")
	})
	t.Run("not an alpha card, nor one that is forbidden", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("exhume"), Discard: ids("gargantes-scrapper")}, side{}, card.Dis)
		tb.Play("exhume")
		tb.Pick("gargantes-scrapper")
		tb.InZone(card.Discard, "gargantes-scrapper")
		tb = duel(t, side{Hand: ids("exhume"), Line: ids("grommid"), Discard: ids("troll")}, side{}, card.Dis)
		tb.Play("exhume")
		tb.Pick("troll")
		tb.InZone(card.Discard, "troll")
	})
}

func TestMiseryExploit(t *testing.T) {
	tb := duel(t, side{Hand: ids("misery-exploit"), Line: list{{ID: "troll", Damage: 1}}},
		side{Line: list{{ID: "mother", Damage: 1}, {ID: "krump", Damage: 5}, {ID: "valdr"}}}, card.Dis)
	tb.Play("misery-exploit")
	tb.Amber(0, 2)
}

func TestNotFinishedWithYou(t *testing.T) {
	tb := duel(t, side{Hand: ids("not-finished-with-you"), Discard: ids("troll", "punch", "mother"), Deck: ids("fear")},
		side{Discard: ids("krump")}, card.Dis)
	tb.Play("not-finished-with-you")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.Finish()
	assert.ElementsMatch(t, []string{"fear", "troll"}, tb.Pile(0, card.Deck))
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	tb = duel(t, side{Hand: ids("not-finished-with-you"), Discard: ids("troll")}, side{}, card.Dis)
	tb.Play("not-finished-with-you")
	tb.Finish()
	tb.InZone(card.Discard, "troll")
}

func TestUnlockedGateway(t *testing.T) {
	tb := duel(t, side{Hand: ids("unlocked-gateway", "dust-imp"), Line: list{{ID: "mother"}, {ID: "tocsin", Marks: keyforge.Warded}},
		Houses: []card.House{card.Dis}},
		side{Line: ids("troll"), Artifacts: ids("cannon"), Houses: []card.House{card.Brobnar}}, card.Dis)
	tb.Play("unlocked-gateway")
	tb.Line(0, "tocsin")
	tb.Line(1)
	tb.InZone(card.Artifacts, "cannon")
	tb.InZone(card.Hand, "dust-imp")
	assert.Equal(t, keyforge.Side(1), tb.State().TurnOf, "omega (K18.2)")
}

func TestPainReaction(t *testing.T) {
	t.Run("the neighbors of what it destroys", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pain-reaction"), Line: ids("valdr")}, side{Line: ids("troll", "dust-imp", "mother", "krump")}, card.Dis)
		tb.Play("pain-reaction")
		tb.Offers("troll", "dust-imp", "mother", "krump")
		tb.Pick("dust-imp")
		tb.Damage("troll", 2)
		tb.Damage("mother", 2)
		tb.Damage("krump", 0)
		tb.Damage("valdr", 0)
		tb.Amber(1, 2)
	})
	t.Run("not of what lives", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pain-reaction")}, side{Line: list{{ID: "troll"}, {ID: "dust-imp", Marks: keyforge.Warded}, {ID: "mother"}}},
			card.Dis)
		tb.Play("pain-reaction")
		tb.Pick("dust-imp")
		tb.Damage("troll", 0)
		tb.Damage("mother", 0)
	})
	t.Run("after it has left play (E4)", func(t *testing.T) { // Bulwark protects no neighbor any more
		tb := duel(t, side{Hand: ids("pain-reaction")}, side{Line: list{{ID: "troll"}, {ID: "bulwark", Damage: 3, Spent: 2}, {ID: "mother"}}},
			card.Dis)
		tb.Play("pain-reaction")
		tb.Pick("bulwark")
		tb.Damage("troll", 2)
		tb.Damage("mother", 2)
	})
}

func TestOrtannu(t *testing.T) {
	t.Run("Ortannu's Binding hurts a friend", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ortannu-s-binding"), Line: ids("troll", "mother")}, side{Line: ids("krump")}, card.Dis)
		tb.Play("ortannu-s-binding")
		tb.Offers("troll", "mother")
		tb.Must()
		tb.Pick("troll")
		tb.Damage("troll", 2)
		tb.Amber(0, 1)
		tb = duel(t, side{Hand: ids("ortannu-s-binding")}, side{Line: ids("krump")}, card.Dis)
		tb.Play("ortannu-s-binding")
		tb.Damage("krump", 0)
	})
	t.Run("each that he returns hurts a creature and its neighbors, all at once", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ortannu-the-chained"), Discard: ids("ortannu-s-binding", "fear", "ortannu-s-binding")},
			side{Line: ids("troll", "mother", "tocsin"), Discard: ids("ortannu-s-binding")}, card.Dis)
		tb.Reap("ortannu-the-chained")
		tb.Pick("mother")
		tb.Pick("mother")
		assert.Len(t, tb.Pile(0, card.Hand), 2)
		tb.Damage("troll", 4)
		tb.Damage("mother", 4)
		tb.InZone(card.Discard, "tocsin", "fear")
		tb.Damage("ortannu-the-chained", 0)
	})
	t.Run("none returned", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ortannu-the-chained"), Discard: ids("fear")}, side{Line: ids("troll")}, card.Dis)
		tb.Reap("ortannu-the-chained")
		tb.Damage("troll", 0)
	})
}

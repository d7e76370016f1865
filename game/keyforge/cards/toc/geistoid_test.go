package toc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// hides asserts which card a token creature is.
func hides(t *testing.T, tb *gametest.Table, token, id string) {
	t.Helper()
	assert.Equal(t, id, tb.Catalogue().Card(tb.Of(token).Def).ID)
}

func TestSuzerain(t *testing.T) {
	begin := func(token string, foe list) *gametest.Table {
		return duel(t, side{Token: token, Line: ids("suzerain"), Deck: ids("krump", "troll")}, side{Deck: foe}, card.Geistoid)
	}
	tb := begin("minion", ids("bumpsy", "mother"))
	tb.Reap("suzerain")
	tb.Choose(1)
	tb.Right()
	tb.Line(0, "suzerain", "minion")
	assert.Equal(t, []string{"bumpsy"}, tb.Pile(1, card.Purged))

	tb = begin("minion", ids("bumpsy"))
	tb.Reap("suzerain")
	tb.Choose(0)
	tb.Left()
	assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Purged))
	hides(t, tb, "minion", "troll")

	tb = begin("minion", nil)
	tb.Reap("suzerain")
	tb.Choose(1)
	tb.Line(0, "suzerain")

	tb = begin("wrecker", ids("bumpsy"))
	tb.Reap("suzerain")
	tb.Choose(1)
	tb.Line(0, "suzerain")
	assert.Len(t, tb.Pile(1, card.Purged), 1)
}

func TestInevitableDecay(t *testing.T) {
	tb := duel(t, side{Token: "minion", Hand: ids("inevitable-decay"), Artifacts: ids("levy-of-souls"), Deck: many(5, "krump")},
		side{Artifacts: ids("levy-of-souls"), Line: list{{ID: "krump", Attached: ids("blood-of-titans")}}}, card.Geistoid)
	tb.Play("inevitable-decay")
	tb.Left()
	tb.Left()
	tb.Line(0, "minion", "minion", "minion")
	tb.Line(1, "krump")
	tb.PowerIs("krump", 6)
	assert.Empty(t, tb.Pile(1, card.Artifacts))
	tb = duel(t, side{Token: "minion", Hand: ids("inevitable-decay"), Deck: many(5, "krump")}, side{Line: ids("krump")}, card.Geistoid)
	tb.Play("inevitable-decay")
	tb.Line(0)
}

func TestRecycler(t *testing.T) {
	tb := duel(t, side{Token: "minion", Line: ids("recycler"), Deck: ids("krump", "punch", "troll", "mother", "bumpsy", "silvertooth")},
		side{Deck: ids("krump")}, card.Geistoid)
	tb.Reap("recycler")
	tb.Left()
	tb.Left()
	tb.Line(0, "minion", "minion", "recycler")
	tb.InZone(card.Discard, "krump", "punch", "troll")
	assert.Equal(t, []string{"silvertooth"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Token: "minion", Line: ids("recycler"), Deck: ids("krump", "troll")}, side{}, card.Geistoid)
	tb.Reap("recycler")
	tb.Line(0, "recycler")
	assert.Len(t, tb.Pile(0, card.Discard), 2)
}

func TestSpinnertech(t *testing.T) {
	t.Run("played", func(t *testing.T) {
		tb := duel(t, side{Token: "minion", Hand: ids("spinnertech"), Discard: ids("punch", "troll"), Deck: ids("krump")},
			side{Discard: ids("mother")}, card.Geistoid)
		tb.Play("spinnertech")
		tb.Offers("punch", "troll")
		tb.Pick("troll")
		tb.Right()
		tb.Line(0, "spinnertech", "minion")
		hides(t, tb, "minion", "troll")
		assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Deck))
	})
	t.Run("destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump")},
			side{Token: "minion", Line: ids("spinnertech"), Discard: ids("troll"), Deck: ids("krump")}, card.Brobnar)
		tb.Fight("krump")
		tb.Left()
		tb.Line(1, "minion")
		hides(t, tb, "minion", "troll")
		tb.InZone(card.Discard, "spinnertech")
	})
	t.Run("an empty pile", func(t *testing.T) {
		tb := duel(t, side{Token: "minion", Hand: ids("spinnertech"), Deck: ids("krump")}, side{}, card.Geistoid)
		tb.Play("spinnertech")
		tb.Right()
		hides(t, tb, "minion", "krump")
	})
}

func TestAdministratorRivet(t *testing.T) {
	for _, n := range []int{9, 10} {
		tb := duel(t, side{Token: "minion", Hand: ids("administrator-rivet"), Line: down("troll"), Discard: many(n, "punch"), Deck: ids("krump")},
			side{Amber: 5, Token: "wrecker", Line: down("bumpsy")}, card.Geistoid)
		tb.Play("administrator-rivet")
		tb.Left()
		tb.Right()
		tb.Line(0, "administrator-rivet", "minion", "minion")
		tb.Amber(1, 5-2*(n-9))
		tb.AmberOn("minion#1", n-9)
		tb.AmberOn("minion#2", n-9)
		tb.AmberOn("wrecker", 0)
		tb.AmberOn("administrator-rivet", 0)
	}
}

func TestBumpInTheNight(t *testing.T) {
	begin := func(n int) *gametest.Table {
		return duel(t, side{Token: "minion", Hand: ids("bump-in-the-night"), Line: ids("silvertooth"),
			Discard: many(n, "punch"), Deck: many(3, "krump")},
			side{Line: ids("dust-pixie", "bumpsy", "silvertooth")}, card.Geistoid)
	}
	tb := begin(10)
	tb.Play("bump-in-the-night")
	tb.Offers("dust-pixie", "bumpsy", "silvertooth#2")
	tb.Pick("silvertooth#2")
	tb.Left()
	tb.Pick("dust-pixie")
	tb.Left()
	tb.Line(0, "minion", "minion", "silvertooth")
	tb.Line(1, "bumpsy")

	tb = begin(10)
	tb.Play("bump-in-the-night")
	tb.Pick("bumpsy")
	tb.Pick("dust-pixie")
	tb.Left()
	tb.Line(0, "minion", "silvertooth")
	tb.Damage("bumpsy", 2)

	tb = begin(9)
	tb.Play("bump-in-the-night")
	tb.Pick("bumpsy")
	tb.Line(0, "silvertooth")
	tb.Line(1, "dust-pixie", "bumpsy", "silvertooth")
}

func TestLoopingDirge(t *testing.T) {
	for _, n := range []int{9, 10} {
		tb := duel(t, side{Token: "minion", Hand: ids("looping-dirge"), Discard: many(n, "punch"), Deck: ids("krump")},
			side{Discard: many(12, "punch")}, card.Geistoid)
		tb.Play("looping-dirge")
		assert.Len(t, tb.Pile(0, card.Battleline), n-9)
		tb.Amber(0, 1)
	}
}

func TestSidekick(t *testing.T) {
	tb := duel(t, side{Token: "minion", Hand: ids("sidekick", "punch", "troll"), Deck: ids("krump")}, side{}, card.Geistoid)
	tb.Play("sidekick")
	tb.Offers("punch", "troll")
	tb.Pick("punch")
	tb.Left()
	tb.Line(0, "minion", "sidekick")
	hides(t, tb, "minion", "punch")
	tb.Amber(0, 0)
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Token: "minion", Hand: ids("sidekick"), Deck: ids("krump")}, side{}, card.Geistoid)
	tb.Play("sidekick")
	tb.Line(0, "sidekick")
}

func TestMinion(t *testing.T) {
	begin := func(mine, theirs int) *gametest.Table {
		return duel(t, side{Token: "minion", Line: down("krump"), Discard: append(ids("mother"), many(mine-1, "punch")...)},
			side{Discard: append(ids("troll"), many(theirs-1, "punch")...), Deck: ids("bumpsy")}, card.Geistoid)
	}
	tb := begin(10, 10)
	tb.Reap("minion")
	tb.Choose(1)
	assert.Equal(t, []string{"troll", "bumpsy"}, tb.Pile(1, card.Deck))
	tb.InZone(card.Discard, "mother")
	tb = begin(10, 9)
	tb.Reap("minion")
	tb.InZone(card.Deck, "mother")
	tb.InZone(card.Discard, "troll")
	tb = begin(9, 9)
	tb.Reap("minion")
	tb.InZone(card.Discard, "mother", "troll")
}

func TestPhantasm(t *testing.T) {
	tb := duel(t, side{Token: "phantasm", Line: down("krump"), Hand: ids("punch", "troll")}, side{Hand: ids("mother")}, card.Geistoid)
	tb.Reap("phantasm")
	tb.Offers("punch", "troll")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	tb.InZone(card.Hand, "punch", "mother")
}

func TestWrecker(t *testing.T) {
	tb := duel(t, side{Token: "wrecker", Line: down("krump"), Deck: ids("punch", "krump")}, side{Deck: ids("troll", "mother")}, card.Geistoid)
	tb.Reap("wrecker")
	tb.Choose(1)
	tb.InZone(card.Discard, "troll")
	tb.InZone(card.Deck, "mother", "punch")
}

func TestAmberologist(t *testing.T) {
	tb := duel(t, side{Token: "æmberologist", Line: with(down("krump"), "troll")}, side{Amber: 2}, card.Geistoid)
	tb.Act("æmberologist")
	tb.AmberOn("æmberologist", 1)
	tb.Amber(1, 1)
}

package toc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// down are token creatures, the hidden cards of which are these.
var down = gametest.FaceDown

// with is a line of token creatures, and of others to the right of them.
func with(tokens list, others ...string) list { return append(tokens, ids(others...)...) }

func TestCodexOfTrueNames(t *testing.T) {
	foes := side{Line: ids("bumpsy", "dust-pixie", "silvertooth")}
	t.Run("an enemy creature for each", func(t *testing.T) {
		tb := duel(t, side{Token: "catena-fiend", Artifacts: ids("codex-of-true-names"),
			Line: with(down("krump", "punch"), "troll")}, foes, card.Dis)
		tb.Act("codex-of-true-names")
		tb.Offers("bumpsy", "dust-pixie", "silvertooth")
		tb.Pick("bumpsy", "silvertooth")
		tb.Line(0, "troll")
		tb.Line(1, "dust-pixie")
		tb.InZone(card.Hand, "krump", "punch", "bumpsy", "silvertooth")
		tb.InZone(card.Discard, "codex-of-true-names")
	})
	t.Run("a warded one stays", func(t *testing.T) {
		line := down("krump", "punch")
		line[0].Marks |= keyforge.Warded
		tb := duel(t, side{Token: "catena-fiend", Artifacts: ids("codex-of-true-names"), Line: line}, foes, card.Dis)
		tb.Act("codex-of-true-names")
		tb.Pick("bumpsy")
		tb.Line(0, "catena-fiend")
		tb.InZone(card.Battleline, "dust-pixie", "silvertooth")
	})
	t.Run("other tokens", func(t *testing.T) {
		tb := duel(t, side{Token: "facet", Artifacts: ids("codex-of-true-names"), Line: down("krump")}, foes, card.Dis)
		tb.Act("codex-of-true-names")
		tb.Line(0, "facet")
		tb.Line(1, "bumpsy", "dust-pixie", "silvertooth")
	})
}

func TestBeyondAllDarkness(t *testing.T) {
	tb := duel(t, side{Token: "thrall", Hand: ids("beyond-all-darkness", "punch"), Line: ids("pit-demon", "drumble"), Deck: many(12, "krump")},
		side{Line: ids("dust-pixie", "troll", "bumpsy")}, card.Dis)
	tb.Play("beyond-all-darkness")
	tb.Line(0, "pit-demon", "drumble")
	tb.Fight("pit-demon", "dust-pixie")
	tb.Right()
	tb.Line(0, "pit-demon", "drumble", "thrall")
	tb.Fight("drumble", "troll") // a friendly one
	tb.Left()
	tb.Line(0, "thrall", "pit-demon", "thrall")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("troll", "pit-demon")
	tb.Line(0, "thrall", "thrall")
}

func TestTheAmasser(t *testing.T) {
	begin := side{Token: "facet", Line: ids("the-amasser", "krump"), Deck: many(12, "troll")}
	draws := side{Token: "spydrone", Line: down("bumpsy"), Deck: many(12, "troll")}
	t.Run("the opponent draws", func(t *testing.T) {
		tb := duel(t, draws, begin, card.Logos)
		tb.Act("spydrone")
		tb.Line(1, "the-amasser", "krump", "facet")
		tb.EndTurn() // five more
		assert.Len(t, tb.Pile(1, card.Battleline), 8)
	})
	t.Run("you draw", func(t *testing.T) {
		draws.Line = with(down("bumpsy"), "the-amasser")
		tb := duel(t, draws, side{}, card.Logos)
		tb.Act("spydrone")
		tb.Line(0, "spydrone", "the-amasser")
	})
}

func TestTheForsaken(t *testing.T) {
	begin := side{Token: "facet", Line: ids("krump", "the-forsaken"), Hand: ids("punch"), Deck: ids("troll", "bumpsy")}
	tb := duel(t, side{Hand: ids("punch", "troll"), Deck: ids("krump")}, begin, card.Brobnar)
	tb.Discard("troll")
	tb.Line(1, "facet", "krump", "the-forsaken")
	t.Run("not from elsewhere", func(t *testing.T) {
		tb := duel(t, side{Token: "wrecker", Line: down("troll"), Deck: ids("krump")}, begin, card.Geistoid)
		tb.Reap("wrecker")
		tb.Choose(0)
		tb.InZone(card.Discard, "krump")
		tb.Line(1, "krump", "the-forsaken")
	})
	t.Run("not your own", func(t *testing.T) {
		tb := duel(t, begin, side{Hand: ids("krump")}, card.Brobnar)
		tb.Discard("punch")
		tb.Line(0, "krump", "the-forsaken")
	})
}

func TestGateWarden(t *testing.T) {
	tb := duel(t, side{Token: "facet", Hand: ids("gate-warden"), Deck: ids("krump")}, side{}, card.Dis)
	tb.Play("gate-warden")
	tb.Right()
	tb.Line(0, "gate-warden", "facet")

	warden := side{Token: "facet", Line: with(down("krump"), "gate-warden")}
	tb = duel(t, side{Line: ids("troll", "bumpsy")}, warden, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.CannotReap)
	tb.Fight("troll", "facet")
	tb.Reap("bumpsy")

	tb = duel(t, warden, side{}, card.Dis)
	tb.Reap("facet")
}

func TestHavoc(t *testing.T) {
	tb := duel(t, side{Token: "facet", Hand: ids("havoc"), Deck: ids("krump", "troll")}, side{}, card.Dis)
	tb.Play("havoc")
	tb.Left()
	tb.Line(0, "facet", "havoc")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Token: "facet", Hand: ids("havoc"), Discard: ids("troll")}, side{}, card.Dis) // K25.5
	tb.Play("havoc")
	tb.Line(0, "havoc")
}

func TestLevyOfSouls(t *testing.T) {
	tb := duel(t, side{Token: "facet", Artifacts: ids("levy-of-souls"), Line: with(down("krump"), "bumpsy"), Deck: ids("krump")},
		side{Token: "snare", Line: with(down("krump"), "troll"), Houses: []card.House{card.Brobnar}}, card.Dis)
	tb.Act("levy-of-souls")
	tb.Left()
	tb.Line(0, "facet", "facet", "bumpsy")
	assert.Equal(t, 6, tb.KeyCost(0))
	tb.EndTurn()
	assert.Equal(t, 8, tb.KeyCost(1))
	tb.House(card.Brobnar)
	tb.Fight("troll", "facet#1")
	assert.Equal(t, 7, tb.KeyCost(1))
	tb.EndTurn()
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestUnbinding(t *testing.T) {
	begin := func(line list) *gametest.Table {
		return duel(t, side{Token: "facet", Hand: ids("unbinding"), Line: line, Deck: ids("krump", "troll")},
			side{Line: ids("bumpsy", "dust-pixie")}, card.Dis)
	}
	tb := begin(ids("drumble", "pit-demon"))
	tb.Fight("drumble", "bumpsy")
	tb.Play("unbinding")
	tb.Left()
	tb.Line(0, "facet", "pit-demon")
	tb.InZone(card.Archives, "unbinding")
	tb = begin(ids("pit-demon"))
	tb.Fight("pit-demon", "dust-pixie")
	tb.Play("unbinding")
	tb.Left()
	tb.Line(0, "facet", "pit-demon")
	tb.InZone(card.Discard, "unbinding")
}

func TestCatenaFiend(t *testing.T) {
	tb := duel(t, side{Token: "catena-fiend", Line: with(down("krump"), "troll")}, side{Line: ids("dust-pixie", "bumpsy"), Amber: 3}, card.Dis)
	tb.Fight("catena-fiend", "dust-pixie")
	tb.Offers("catena-fiend", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 3)
	tb.Amber(0, 1)
	tb.Amber(1, 2)
	tb = duel(t, side{Token: "catena-fiend", Line: down("krump")}, side{Line: ids("silvertooth")}, card.Dis)
	tb.Fight("catena-fiend", "silvertooth")
	tb.Damage("catena-fiend", 5)
	tb.Amber(0, 0)
}

func TestFacetAndSnare(t *testing.T) {
	tb := duel(t, side{Token: "facet", Line: down("krump")}, side{Token: "snare", Line: down("krump"), Amber: 3}, card.Dis)
	tb.Fight("facet")
	tb.First("facet")
	tb.Amber(0, 1)
	tb.Amber(1, 3) // the snare dies on a turn that is not its controller's
	tb = duel(t, side{Token: "snare", Line: down("krump"), Amber: 2}, side{Token: "facet", Line: down("krump"), Amber: 3}, card.Dis)
	tb.Fight("snare")
	tb.First("snare")
	tb.Amber(0, 2)
	tb.Amber(1, 2)
}

func TestThrall(t *testing.T) {
	tb := duel(t, side{Hand: ids("punch", "troll"), Line: ids("krump")},
		side{Token: "thrall", Line: down("bumpsy"), Hand: ids("mother")}, card.Brobnar)
	tb.Fight("krump")
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	assert.Len(t, tb.Pile(0, card.Discard), 1)
	tb.InZone(card.Hand, "mother")
	tb = duel(t, side{Line: ids("krump")}, side{Token: "thrall", Line: down("bumpsy")}, card.Brobnar)
	tb.Fight("krump")
	tb.InZone(card.Discard, "bumpsy")
}

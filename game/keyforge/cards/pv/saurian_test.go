package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestHadrianusLorica(t *testing.T) {
	for _, exalted := range []bool{true, false} {
		tb := duel(t, side{Hand: ids("hadrianus-lorica"), Line: list{rich("philophosaurus", 1), {ID: "dust-imp"}}},
			side{Line: list{rich("krump", 1), {ID: "mother"}}}, card.Saurian)
		tb.Play("hadrianus-lorica")
		tb.Right()
		if exalted {
			tb.Yes()
			tb.AmberOn("hadrianus-lorica", 1)
		} else {
			tb.No()
			tb.AmberOn("hadrianus-lorica", 0)
		}
		tb.Fight("philophosaurus", "krump")
		tb.Damage("philophosaurus", 3)
		tb.Damage("krump", 4) // the enemy has none
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Fight("mother", "hadrianus-lorica")
		if exalted {
			tb.Damage("hadrianus-lorica", 2)
		} else {
			tb.InZone(card.Discard, "hadrianus-lorica")
		}
	}
}

func TestLictorJustinian(t *testing.T) {
	tb := duel(t, side{Hand: ids("gaius"), Line: ids("lictor-justinian", "troll")}, side{Hand: ids("bumpsy"), Line: ids("krump")},
		card.Saurian)
	tb.Play("gaius")
	tb.Right()
	tb.Damage("krump", 0)
	tb.EndTurn()
	tb.Play("bumpsy")
	tb.Left()
	tb.First("lictor-justinian")
	tb.Damage("krump", 1)
	tb.Damage("bumpsy", 1)
	tb.Damage("troll", 0)
}

func TestOrnateRemuneration(t *testing.T) {
	for option, want := range [][4]int{{4, 5, 0, 1}, {0, 2, 4, 4}} { // the pools, and what is on each of the two
		tb := duel(t, side{Hand: ids("ornate-remuneration"), Line: list{rich("philophosaurus", 4), rich("troll", 1)}},
			side{Amber: 5, Line: list{rich("krump", 2)}}, card.Saurian)
		tb.Play("ornate-remuneration")
		tb.Choose(option)
		tb.Offers("philophosaurus", "troll")
		tb.Pick([]string{"philophosaurus", "troll"}[option])
		tb.Amber(0, want[0])
		tb.Amber(1, want[1])
		tb.AmberOn("philophosaurus", want[2])
		tb.AmberOn("troll", want[3])
		tb.AmberOn("krump", 2)
	}
}

func TestPlubliosDecree(t *testing.T) {
	begin := side{Hand: ids("plublio-s-decree"), Line: ids("troll", "krump", "mother", "bumpsy", "philophosaurus")}
	t.Run("three become Saurian", func(t *testing.T) {
		tb := duel(t, begin, side{Line: ids("dextre")}, card.Saurian)
		tb.Play("plublio-s-decree")
		tb.Offers("troll", "krump", "mother", "bumpsy", "philophosaurus")
		tb.Pick("troll", "krump", "mother")
		tb.AmberOn("troll", 1)
		tb.AmberOn("mother", 1)
		tb.Reap("troll")
		tb.Reap("mother")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("bumpsy")}, keyforge.WrongHouse)
		tb.Amber(0, 3)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Reap("troll") // that turn alone
	})
	t.Run("none", func(t *testing.T) {
		tb := duel(t, begin, side{}, card.Saurian)
		tb.Play("plublio-s-decree")
		tb.Finish()
		tb.AmberOn("troll", 0)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.WrongHouse)
	})
}

func TestSalvatorem(t *testing.T) {
	tb := duel(t, side{Hand: ids("salvatorem")}, side{}, card.Saurian)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("salvatorem")}, keyforge.OwnCondition)

	mine := side{Artifacts: ids("salvatorem"), Line: list{rich("philophosaurus", 1), {ID: "gaius"}}}
	tb = duel(t, mine, side{Line: list{{ID: "krump"}, {ID: "bumpsy"}, rich("mother", 1)}}, card.Saurian)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("krump", "philophosaurus")
	tb.Damage("philophosaurus", 0)
	tb.Damage("krump", 4)
	tb.Fight("bumpsy", "gaius") // without æmber
	tb.InZone(card.Discard, "gaius")

	tb = duel(t, mine, side{Line: list{{ID: "dust-imp"}, rich("mother", 1)}}, card.Saurian)
	tb.Fight("philophosaurus", "dust-imp") // exhausted
	tb.Damage("philophosaurus", 2)
	tb.Fight("gaius", "mother") // an enemy
	tb.Damage("mother", 3)
}

func TestVesuviusDome(t *testing.T) {
	warded := rich("troll", 2)
	warded.Marks = keyforge.Warded
	tb := duel(t, side{Artifacts: ids("vesuvius-dome", "gauntlet-of-command"), Line: list{rich("philophosaurus", 2), warded}},
		side{Line: list{rich("krump", 3)}}, card.Saurian)
	tb.Act("vesuvius-dome")
	tb.InZone(card.Discard, "vesuvius-dome", "philophosaurus", "krump")
	tb.InZone(card.Artifacts, "gauntlet-of-command")
	tb.Line(0, "troll")
	tb.AmberOn("troll", 0)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestDegenerateDecor(t *testing.T) {
	for option, on := range []string{"troll", "philophosaurus"} {
		tb := duel(t, side{Hand: ids("degenerate-decor"), Line: ids("philophosaurus", "dust-imp")},
			side{Amber: 4, Line: ids("troll", "krump")}, card.Saurian)
		tb.Play("degenerate-decor")
		tb.Choose(option)
		tb.AmberOn(on, 3)
		tb.Amber(1, 4-3*option)
	}
}

func TestGaius(t *testing.T) {
	tb := duel(t, side{Line: list{rich("gaius", 1), rich("troll", 1), {ID: "mother"}}}, side{Line: list{rich("krump", 1)}}, card.Saurian)
	tb.Reap("gaius")
	tb.Marked("troll", keyforge.Warded)
	for _, other := range []string{"gaius", "mother", "krump"} {
		tb.Unmarked(other, keyforge.Warded)
	}

	tb = duel(t, side{Hand: ids("gaius"), Line: ids("troll", "mother")}, side{Line: ids("krump")}, card.Saurian)
	tb.Discard("gaius")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Warded)
}

func TestGovernorGridelk(t *testing.T) {
	t.Run("takes the topmost creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("governor-gridelk")}, side{Line: ids("troll"), Discard: ids("anger", "krump", "mother")}, card.Saurian)
		tb.Fight("governor-gridelk", "troll")
		tb.InZone(card.Discard, "governor-gridelk", "krump", "mother") // it did not survive
	})
	t.Run("even what it fought", func(t *testing.T) {
		tb := duel(t, side{Line: ids("governor-gridelk")}, side{Line: ids("mother"), Discard: ids("anger", "krump")}, card.Saurian)
		tb.Fight("governor-gridelk", "mother")
		tb.Left()
		tb.Line(0, "mother", "governor-gridelk")
		tb.InZone(card.Discard, "krump")
	})
	t.Run("not an action", func(t *testing.T) {
		tb := duel(t, side{Line: ids("governor-gridelk")}, side{Line: ids("dextre"), Discard: ids("anger", "krump", "bumpsy")}, card.Saurian)
		tb.Fight("governor-gridelk", "dextre") // goes to the deck
		tb.Right()
		tb.Line(0, "governor-gridelk", "krump")
		tb.InZone(card.Discard, "anger", "bumpsy")
	})
	t.Run("none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("governor-gridelk"), Discard: ids("krump")}, side{Line: ids("dextre"), Discard: ids("anger")}, card.Saurian)
		tb.Fight("governor-gridelk", "dextre")
		tb.Line(0, "governor-gridelk")
	})
}

func TestGracchanReform(t *testing.T) {
	tb := duel(t, side{Hand: ids("gracchan-reform")}, side{Deck: ids("krump", "troll")}, card.Saurian)
	tb.Play("gracchan-reform")
	tb.Line(0, "krump")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Deck))
	tb.Amber(0, 1)

	tb = duel(t, side{Hand: ids("gracchan-reform")}, side{}, card.Saurian)
	tb.Play("gracchan-reform")
	tb.Line(0)
}

func TestPaleogeneSociety(t *testing.T) {
	tb := duel(t, side{Hand: ids("paleogene-society"), Discard: ids("troll", "anger")}, side{Discard: ids("krump")}, card.Saurian)
	tb.Play("paleogene-society")
	tb.Offers("troll", "anger")
	tb.Pick("anger")
	tb.InZone(card.Hand, "anger")
	tb.InZone(card.Discard, "troll", "krump")
	tb.InZone(card.Purged, "paleogene-society")

	tb = duel(t, side{Hand: ids("paleogene-society")}, side{}, card.Saurian)
	tb.Play("paleogene-society") // not itself
	tb.InZone(card.Purged, "paleogene-society")
}

func TestPlancinaHiddenAgent(t *testing.T) {
	tb := duel(t, side{Line: ids("bumpsy", "troll", "plancina-hidden-agent", "gaius")}, side{Line: ids("dextre", "mother",
		"krump")}, card.Saurian)
	tb.Fight("plancina-hidden-agent", "mother")
	tb.InZone(card.Discard, "plancina-hidden-agent", "troll", "gaius")
	tb.Line(0, "bumpsy")
	tb.Line(1, "dextre", "mother", "krump")
}

func TestArchlegateValeria(t *testing.T) {
	tb := duel(t, side{Line: ids("gaius", "archlegate-valeria", "philophosaurus", "lorica-infantry")}, side{Line: ids("troll",
		"krump")}, card.Saurian)
	tb.Fight("archlegate-valeria", "krump")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 2)

	tb = duel(t, side{Line: ids("bumpsy", "archlegate-valeria", "philophosaurus")}, side{Line: ids("troll", "krump")}, card.Saurian)
	tb.Fight("archlegate-valeria", "troll")
	tb.Pick("krump")
	tb.AmberOn("krump", 1)
	tb.AmberOn("troll", 0)
}

func TestGovernessSilvina(t *testing.T) {
	tb := duel(t, side{Hand: ids("governess-silvina"), Line: list{rich("troll", 3), rich("mother", 1)}},
		side{Line: list{{ID: "krump"}, rich("dust-imp", 1)}}, card.Saurian)
	tb.Play("governess-silvina")
	tb.Left()
	tb.Offers("troll", "mother", "governess-silvina")
	tb.Pick("troll")
	tb.AmberOn("troll", 0)
	tb.AmberOn("krump", 3)
	tb.AmberOn("mother", 1)
	tb.AmberOn("dust-imp", 1)

	tb = duel(t, side{Hand: ids("governess-silvina"), Line: ids("troll")}, side{Line: list{{ID: "krump"}, {ID: "bumpsy"},
		rich("dust-imp", 1)}}, card.Saurian)
	tb.Discard("governess-silvina")
	tb.Offers("troll", "krump", "bumpsy")
	tb.Pick("krump")
	tb.Must()
	tb.Pick("bumpsy")
	tb.Marked("krump", keyforge.Stunned)
	tb.Marked("bumpsy", keyforge.Stunned)
	tb.Unmarked("troll", keyforge.Stunned)
}

func TestLoricaInfantry(t *testing.T) {
	for _, exalt := range []bool{true, false} {
		tb := duel(t, side{Amber: 3, Line: ids("lorica-infantry")}, side{Amber: 3, Line: ids("nexus")}, card.Saurian)
		tb.Fight("lorica-infantry", "nexus")
		if exalt {
			tb.Yes()
			tb.AmberOn("lorica-infantry", 1)
			tb.Amber(1, 1)
		} else {
			tb.No()
			tb.AmberOn("lorica-infantry", 0)
			tb.Amber(1, 3)
		}
		tb.Amber(0, 3)
	}
}

func TestMarcellaTheYounger(t *testing.T) {
	for _, exalt := range []bool{true, false} {
		tb := duel(t, side{Line: ids("marcella-the-younger", "philophosaurus"), Deck: many(5, "anger")}, side{Line: ids("dust-imp")},
			card.Saurian)
		drawn := 0
		if exalt {
			tb.Reap("marcella-the-younger")
			tb.Yes()
			drawn = 2
		} else {
			tb.Fight("marcella-the-younger", "dust-imp")
			tb.No()
		}
		tb.AmberOn("marcella-the-younger", drawn/2)
		assert.Len(t, tb.Pile(0, card.Hand), drawn)
	}
}

func TestPubliusScipio(t *testing.T) {
	tb := duel(t, side{Line: ids("publius-scipio")}, side{Line: ids("krump", "dust-imp", "troll", "mother")}, card.Saurian)
	tb.Fight("publius-scipio", "dust-imp")
	tb.Damage("krump", 4)
	tb.Damage("troll", 4)
	tb.Damage("mother", 0)
}

func TestRufusVergilius(t *testing.T) {
	tb := duel(t, side{Line: ids("bumpsy", "troll", "rufus-vergilius", "gaius")}, side{Amber: 2, Line: ids("krump")}, card.Saurian)
	tb.Reap("rufus-vergilius")
	tb.Offers("troll", "gaius")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(1, 1)
	tb.Marked("troll", keyforge.Warded)
	tb.Unmarked("gaius", keyforge.Warded)

	tb = duel(t, side{Line: ids("rufus-vergilius", "gaius")}, side{Line: ids("krump")}, card.Saurian)
	tb.Reap("rufus-vergilius") // nothing to capture
	tb.AmberOn("gaius", 0)
	tb.Marked("gaius", keyforge.Warded)
}

func TestSedimentaryNap(t *testing.T) {
	tb := duel(t, side{Hand: ids("sedimentary-nap"), Line: ids("troll")}, side{Line: ids("krump", "mother"), Deck: ids("anger")}, card.Saurian)
	tb.Play("sedimentary-nap")
	tb.Offers("troll", "krump", "mother")
	tb.Pick("krump")
	assert.ElementsMatch(t, []string{"anger", "krump"}, tb.Pile(1, card.Deck))
	tb.Line(0, "troll")
}

func TestSpendthrift(t *testing.T) {
	tb := duel(t, side{Hand: ids("spendthrift"), Line: list{rich("troll", 2)}}, side{Line: list{rich("krump", 3), {ID: "mother"}}},
		card.Saurian)
	tb.Play("spendthrift")
	tb.Offers("troll", "krump", "mother")
	tb.Pick("krump")
	tb.AmberOn("krump", 1)
	tb.AmberOn("troll", 2)
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

func TestTooLow(t *testing.T) {
	tb := duel(t, side{Hand: ids("too-low"), Line: ids("troll", "philophosaurus")}, side{Line: ids("krump", "bumpsy", "mother")}, card.Saurian)
	tb.Play("too-low")
	tb.Offers("krump", "bumpsy", "mother")
	tb.Pick("mother")
	tb.InZone(card.Discard, "philophosaurus")
	tb.Line(0, "troll")
	tb.Line(1, "krump", "bumpsy", "mother") // not those of the same power
}

// In a Fate you are the player whose creature fulfilled the prophecy (K30.10).
func TestSaurianFates(t *testing.T) {
	fate := func(id string, mine, theirs side) *gametest.Table {
		t.Helper()
		mine.Hand = ids("troll")
		tb := duel(t, mine, gametest.Fated(theirs, id), card.Brobnar)
		tb.Play("troll")
		if mine.Line != nil {
			tb.Right()
		}
		return tb
	}
	tb := fate("salvatorem", side{}, side{})
	assert.Equal(t, []string{"salvatorem"}, tb.Pile(1, card.Artifacts)) // K30.13
	assert.Empty(t, tb.Pile(0, card.Artifacts))

	tb = fate("gracchan-reform", side{Deck: ids("krump")}, side{Deck: ids("anger", "mother", "bumpsy")})
	assert.ElementsMatch(t, []string{"anger", "mother"}, tb.Pile(1, card.Archives))
	assert.Empty(t, tb.Pile(0, card.Archives))
	tb.InZone(card.Discard, "gracchan-reform")

	tb = fate("paleogene-society", side{}, side{Line: ids("krump")})
	tb.Marked("krump", keyforge.Warded)
	tb.Unmarked("troll", keyforge.Warded)

	tb = fate("plancina-hidden-agent", side{Line: ids("mother")}, side{Line: ids("krump")})
	tb.Right()
	tb.Line(0, "mother", "troll", "plancina-hidden-agent")
	tb.Line(1, "krump")

	tb = fate("publius-scipio", side{Line: ids("bumpsy", "krump")}, side{Line: ids("mother")})
	tb.Damage("bumpsy", 0)
	tb.Reap("krump")
	tb.Damage("bumpsy", 4)
	tb.Damage("krump", 0)
	tb.Damage("troll", 4)
	tb.Damage("mother", 0)
	tb.EndTurn()
	tb.EndTurn()
	tb.Reap("troll") // that turn alone
	tb.Damage("krump", 0)

	tb = fate("sedimentary-nap", side{Line: ids("krump")}, side{Line: ids("grimlocus-dux")})
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Deck))
	tb.Line(1, "grimlocus-dux")

	tb = fate("spendthrift", side{Line: list{rich("mother", 1)}}, side{Amber: 1, Line: list{rich("krump", 2), rich("bumpsy", 1)}})
	tb.Amber(1, 4)
	tb.Amber(0, 0)
	tb.AmberOn("mother", 1)
	tb.AmberOn("krump", 0)

	tb = fate("too-low", side{Line: ids("dextre", "mother", "nexus")}, side{Line: ids("umbra")})
	tb.Line(0, "mother", "troll")
	tb.Line(1, "umbra")
}

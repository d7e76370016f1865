package toc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestVaultOfRedemption(t *testing.T) {
	for _, c := range []struct {
		mine, theirs list
		cards        int
	}{
		{ids("bumpsy"), ids("dark-minion"), 1},
		{ids("bumpsy"), down("krump"), 1},
		{ids("bumpsy"), ids("dust-pixie"), 0},
		{list{{ID: "dark-minion", House: card.Brobnar}}, ids("troll"), 1},
		{list{{ID: "dark-minion", House: card.Brobnar}}, down("krump"), 2},
	} {
		tb := duel(t, side{Artifacts: ids("vault-of-redemption"), Deck: many(3, "krump"), Line: c.mine}, side{Token: "zealot", Line: c.theirs},
			card.Brobnar)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: 1})
		assert.Len(t, tb.Pile(0, card.Hand), c.cards)
	}
}

func TestRedeemerAmara(t *testing.T) {
	begin := func(active card.House, foe list) *gametest.Table {
		return duel(t, side{Token: "guardian", Line: ids("redeemer-amara", "bumpsy", "dark-minion"), Deck: many(4, "krump")},
			side{Token: "zealot", Line: foe}, active)
	}
	tb := begin(card.Redemption, ids("dust-pixie"))
	tb.Fight("redeemer-amara")
	tb.Left()
	tb.Line(0, "guardian", "redeemer-amara", "bumpsy", "dark-minion")

	tb = begin(card.Dis, ids("troll"))
	tb.Fight("dark-minion") // a friendly Mutant
	tb.Right()
	tb.Line(0, "redeemer-amara", "bumpsy", "guardian")

	tb = begin(card.Brobnar, ids("troll"))
	tb.Fight("bumpsy") // neither
	tb.Line(0, "redeemer-amara", "dark-minion")

	tb = begin(card.Brobnar, down("krump"))
	tb.Fight("bumpsy") // both at once
	tb.Left()
	tb.Line(0, "guardian", "redeemer-amara", "bumpsy", "dark-minion")
}

func TestSacredDuty(t *testing.T) {
	tired := down("krump")
	tired[0].Marks |= keyforge.Exhausted
	tb := duel(t, side{Token: "paragon", Hand: ids("sacred-duty"), Line: tired, Deck: many(3, "krump")},
		side{Line: ids("silvertooth")}, card.Redemption)
	tb.Play("sacred-duty")
	tb.Pick("paragon")
	tb.Unmarked("paragon", keyforge.Exhausted)
	tb.PowerIs("paragon", 7)
	tb.Fight("paragon")
	tb.Right()
	tb.Line(0, "paragon", "paragon")
	tb.Amber(0, 1)
}

func TestVindicationOutpost(t *testing.T) {
	begin := side{Token: "paragon", Artifacts: ids("vindication-outpost"), Line: ids("troll", "krump"), Deck: ids("bumpsy", "dodger")}
	tb := duel(t, begin, side{Line: ids("silvertooth")}, card.Redemption)
	tb.Act("vindication-outpost")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Left()
	tb.Line(0, "paragon", "krump")
	tb.Line(1)
	tb.Marked("paragon", keyforge.Exhausted)
	tb.Damage("paragon", 1)
	assert.Equal(t, []string{"dodger", "troll"}, tb.Pile(0, card.Deck))
	t.Run("nobody to fight: it is ready", func(t *testing.T) {
		tb := duel(t, begin, side{}, card.Redemption)
		tb.Act("vindication-outpost")
		tb.Pick("troll")
		tb.Left()
		tb.Unmarked("paragon", keyforge.Exhausted)
	})
	t.Run("no creature", func(t *testing.T) {
		begin.Line = nil
		tb := duel(t, begin, side{Line: ids("silvertooth")}, card.Redemption)
		tb.Act("vindication-outpost")
		tb.Line(0)
		tb.Line(1, "silvertooth")
	})
}

func TestAdmirableNeophyte(t *testing.T) {
	tb := duel(t, side{Token: "guardian", Hand: ids("admirable-neophyte"), Deck: ids("krump")}, side{}, card.Redemption)
	tb.Play("admirable-neophyte")
	tb.Right()
	tb.Line(0, "admirable-neophyte", "guardian")
}

func TestIntrepidExemplar(t *testing.T) {
	tb := duel(t, side{Token: "guardian", Line: ids("intrepid-exemplar"), Deck: many(3, "krump")},
		side{Line: ids("silvertooth")}, card.Redemption)
	tb.Fight("intrepid-exemplar")
	tb.Left()
	tb.Line(0, "guardian", "intrepid-exemplar")
	tb = duel(t, side{Line: ids("troll")},
		side{Token: "guardian", Line: ids("intrepid-exemplar"), Deck: many(3, "krump")}, card.Brobnar)
	tb.Fight("troll")
	tb.Left()
	tb.Line(1, "guardian")
}

func TestSteadfastCommitment(t *testing.T) {
	begin := side{Token: "guardian", Hand: ids("steadfast-commitment"), Discard: ids("troll", "krump"), Deck: ids("bumpsy")}
	tb := duel(t, begin, side{Discard: ids("mother")}, card.Redemption)
	tb.Play("steadfast-commitment")
	hides(t, tb, "guardian", "bumpsy")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Deck))
	tb.Amber(0, 1)
	t.Run("an empty deck", func(t *testing.T) {
		begin.Deck = nil
		tb := duel(t, begin, side{}, card.Redemption)
		tb.Play("steadfast-commitment")
		hides(t, tb, "guardian", "troll")
	})
}

func TestSwiftInduction(t *testing.T) {
	begin := func(token string) *gametest.Table {
		return duel(t, side{Token: token, Hand: ids("swift-induction"), Line: ids("dark-minion", "bumpsy"), Deck: ids("krump")},
			side{Line: ids("dark-minion")}, card.Redemption)
	}
	tb := begin("guardian")
	tb.Play("swift-induction")
	tb.Left()
	tb.InZone(card.Archives, "swift-induction")
	tb = begin("zealot") // itself a Mutant
	tb.Play("swift-induction")
	tb.Right()
	tb.InZone(card.Discard, "swift-induction")
	tb = begin("") // no token card
	tb.Play("swift-induction")
	tb.InZone(card.Discard, "swift-induction")
}

func TestZealot(t *testing.T) {
	tb := duel(t, side{Token: "zealot", Line: down("krump", "krump")}, side{Line: ids("troll", "silvertooth")}, card.Redemption)
	tb.Fight("zealot#1", "troll")
	tb.Damage("troll", 3)
	tb.Fight("zealot", "silvertooth")
	tb.Line(0, "zealot")
	tb.Line(1, "troll")
}

func TestGuardian(t *testing.T) {
	tb := duel(t, side{Token: "guardian", Line: down("krump")}, side{Line: ids("silvertooth")}, card.Redemption)
	tb.Fight("guardian")
	tb.Damage("guardian", 0)
	tb.Damage("silvertooth", 1)
}

func TestParagon(t *testing.T) {
	for _, c := range []struct {
		mine, theirs string
		enraged      bool
	}{{"dark-minion", "bumpsy", true}, {"bumpsy", "dark-minion", true}, {"bumpsy", "bumpsy", false}} {
		tb := duel(t, side{Token: "paragon", Hand: ids("steadfast-commitment"), Line: ids(c.mine), Deck: ids("krump")},
			side{Line: ids(c.theirs)}, card.Redemption)
		tb.Play("steadfast-commitment")
		tb.Left()
		assert.Equal(t, c.enraged, tb.Of("paragon").Is(keyforge.Enraged))
		tb.Unmarked("bumpsy", keyforge.Enraged)
	}
}

func TestSentinel(t *testing.T) {
	foes := side{Line: list{{ID: "troll", Marks: keyforge.Stunned}, {ID: "bumpsy"}}}
	tb := duel(t, side{Token: "sentinel", Line: with(down("krump"), "mother")}, foes, card.Redemption)
	tb.Act("sentinel")
	tb.Offers("troll", "bumpsy")
	tb.Pick("troll")
	tb.Line(1, "bumpsy")
	tb.Unmarked("bumpsy", keyforge.Stunned)
	tb = duel(t, side{Token: "sentinel", Line: with(down("krump"), "mother")}, foes, card.Redemption)
	tb.Act("sentinel")
	tb.Pick("bumpsy")
	tb.Marked("bumpsy", keyforge.Stunned)
	tb.Line(1, "troll", "bumpsy")
}

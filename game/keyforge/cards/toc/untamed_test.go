package toc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestNiffleSanctuary(t *testing.T) {
	tb := duel(t, side{Token: "niffle-brute", Artifacts: ids("niffle-sanctuary"), Line: append(mob(1), ids("niffle-queen")...),
		Deck: ids("mother")}, side{Line: ids("mother", "dust-pixie")}, card.Untamed)
	tb.Act("niffle-sanctuary")
	tb.Right()
	tb.Line(0, "niffle-brute", "niffle-queen", "niffle-brute")
	tb.Fight("niffle-brute", "dust-pixie")
	tb.Amber(0, 1)
	tb.Fight("niffle-queen", "1:mother") // not a Niffle Brute
	tb.Amber(0, 1)
	assert.Len(t, tb.State().Lastings(), 1)
	tb.EndTurn()
	assert.Empty(t, tb.State().Lastings())

	tb = duel(t, side{Token: "steppe-wolf", Artifacts: ids("niffle-sanctuary"), Line: mob(1), Deck: ids("mother")},
		side{Line: ids("dust-pixie")}, card.Untamed)
	tb.Act("niffle-sanctuary")
	tb.Line(0, "steppe-wolf")
	tb.Fight("steppe-wolf")
	tb.Amber(0, 0)
}

func TestHarlock(t *testing.T) {
	for foe, tokens := range map[string]int{"dust-pixie": 1, "troll": 0} {
		tb := duel(t, side{Token: "briar-instar", Line: ids("harlock"), Deck: ids("mother")}, side{Line: ids(foe)}, card.Untamed)
		tb.Fight("harlock")
		if tokens > 0 {
			tb.Left()
		}
		tb.Damage("harlock", 0)
		assert.Len(t, tb.Pile(0, card.Battleline), 1+tokens)
	}
}

func TestKharisma(t *testing.T) {
	t.Run("trades a creature for a token creature", func(t *testing.T) {
		tb := duel(t, side{Token: "briar-instar", Line: append(ids("kharisma", "troll"), mob(1)...), Deck: ids("mother")},
			side{Line: ids("valdr")}, card.Untamed)
		tb.Reap("kharisma")
		tb.Offers("troll", "briar-instar")
		tb.Pick("troll")
		tb.Left()
		tb.Line(0, "briar-instar", "kharisma", "briar-instar")
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
	})
	t.Run("a token creature goes to hand as its card", func(t *testing.T) {
		tb := duel(t, side{Token: "briar-instar", Line: append(ids("kharisma"), mob(1)...), Deck: ids("mother")}, side{}, card.Untamed)
		tb.Reap("kharisma")
		tb.Left()
		assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Hand))
		tb.Line(0, "briar-instar", "kharisma")
	})
	t.Run("without one, or with a ward, none", func(t *testing.T) {
		for _, others := range []list{nil, {{ID: "troll", Marks: keyforge.Warded}}} {
			tb := duel(t, side{Token: "briar-instar", Line: append(ids("kharisma"), others...), Deck: ids("mother")}, side{}, card.Untamed)
			tb.Reap("kharisma")
			assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Deck))
		}
	})
}

func TestUmwas(t *testing.T) {
	tb := duel(t, side{Token: "briar-instar", Hand: ids("umwas"), Line: append(mob(1), ids("troll")...), Deck: ids("mother")},
		side{Token: "twilight-pixie", Line: mob(1)}, card.Untamed)
	tb.Play("umwas")
	tb.Right()
	tb.Right()
	tb.Line(0, "briar-instar", "troll", "umwas", "briar-instar")
	tb.PowerIs("briar-instar#1", 3)
	tb.PowerIs("briar-instar#2", 3)
	tb.PowerIs("troll", 8)
	tb.PowerIs("umwas", 4)
	tb.PowerIs("twilight-pixie", 1)
}

func TestMassingAtMidnight(t *testing.T) {
	for deck, tokens := range []int{0, 1, 2, 3, 3} {
		tb := duel(t, side{Token: "briar-instar", Hand: ids("massing-at-midnight"), Deck: many(deck, "mother")}, side{}, card.Untamed)
		tb.Play("massing-at-midnight")
		for range tokens - 1 {
			tb.Left()
		}
		assert.Len(t, tb.Pile(0, card.Battleline), tokens)
		tb.InZone(card.Purged, "massing-at-midnight")
	}
}

func TestSignalFaerie(t *testing.T) {
	tb := duel(t, side{Token: "briar-instar", Hand: ids("signal-faerie"), Deck: ids("mother")}, side{}, card.Untamed)
	tb.Play("signal-faerie")
	tb.Left()
	tb.Line(0, "briar-instar", "signal-faerie")
	tb = duel(t, side{Token: "briar-instar", Line: ids("signal-faerie"), Deck: ids("mother")}, side{}, card.Untamed)
	tb.Reap("signal-faerie")
	tb.Right()
	tb.Line(0, "signal-faerie", "briar-instar")
}

func TestSurvivalOfTheRichest(t *testing.T) {
	for _, c := range []struct {
		mine, theirs int
		to           card.Zone
	}{{2, 1, card.Archives}, {1, 1, card.Discard}, {0, 1, card.Discard}} {
		tb := duel(t, side{Token: "briar-instar", Amber: c.mine, Hand: ids("survival-of-the-richest"), Deck: ids("mother")},
			side{Amber: c.theirs}, card.Untamed)
		tb.Play("survival-of-the-richest")
		tb.Line(0, "briar-instar")
		tb.InZone(c.to, "survival-of-the-richest")
	}
}

func TestWhimsicalConjuror(t *testing.T) {
	begin := func(conjurors int, icons ...card.Icon) (me side) {
		enhanced := keyforge.CardPosition{ID: "flaxia"}
		copy(enhanced.Icons[:], icons)
		return side{Token: "briar-instar", Hand: list{enhanced}, Line: many(conjurors, "whimsical-conjuror"), Deck: many(4, "mother"), Amber: 1}
	}
	t.Run("a token creature instead of æmber", func(t *testing.T) {
		tb := duel(t, begin(1, card.AmberIcon, card.AmberIcon), side{}, card.Untamed)
		tb.Play("flaxia")
		tb.Left()
		tb.Yes()
		tb.Right()
		tb.No() // each icon for itself
		tb.Line(0, "flaxia", "whimsical-conjuror", "briar-instar")
		tb.Amber(0, 2+2) // and what Flaxia gives
	})
	t.Run("two of them ask once for each icon", func(t *testing.T) {
		tb := duel(t, begin(2, card.AmberIcon), side{}, card.Untamed)
		tb.Play("flaxia")
		tb.Left()
		tb.No()
		tb.Amber(0, 2+2)
		assert.Len(t, tb.Pile(0, card.Battleline), 3)
	})
	t.Run("no other icons, and no enemy's", func(t *testing.T) {
		tb := duel(t, begin(1, card.DrawIcon), side{}, card.Untamed)
		tb.Play("flaxia")
		tb.Left()
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb = duel(t, begin(0, card.AmberIcon), side{Line: ids("whimsical-conjuror")}, card.Untamed)
		tb.Play("flaxia")
		tb.Line(0, "flaxia")
		tb.Amber(0, 2)
	})
	t.Run("an icon that has become another is none of æmber (K24.8)", func(t *testing.T) {
		me := begin(1, card.AmberIcon)
		me.Artifacts = ids("puzzling-trinket")
		tb := duel(t, me, side{}, card.Untamed)
		tb.Play("flaxia")
		tb.Left()
		tb.Choose(3) // it draws
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		assert.Len(t, tb.Pile(0, card.Battleline), 2)

		tb = duel(t, me, side{}, card.Untamed)
		tb.Play("flaxia")
		tb.Left()
		tb.Choose(0) // it stays an æmber icon
		tb.Yes()
		tb.Left()
		tb.Line(0, "briar-instar", "flaxia", "whimsical-conjuror")
	})
}

func TestNiffleBrute(t *testing.T) {
	lost := func(discard ...string) side {
		return side{Token: "niffle-brute", Line: mob(1), Discard: ids(discard...)}
	}
	t.Run("the sanctuary first", func(t *testing.T) {
		tb := duel(t, lost("niffle-queen", "niffle-sanctuary", "mother"), side{Line: ids("troll")}, card.Untamed)
		tb.Fight("niffle-brute")
		assert.Equal(t, []string{"niffle-sanctuary"}, tb.Pile(0, card.Hand))
	})
	t.Run("otherwise a Niffle", func(t *testing.T) {
		tb := duel(t, lost("niffle-queen", "niffle-ape", "mother"), side{Line: ids("troll"), Discard: ids("niffle-sanctuary")}, card.Untamed)
		tb.Fight("niffle-brute")
		tb.Offers("niffle-queen", "niffle-ape")
		tb.Pick("niffle-ape")
		assert.Equal(t, []string{"niffle-ape"}, tb.Pile(0, card.Hand))
	})
	t.Run("or nothing", func(t *testing.T) {
		tb := duel(t, lost("mother"), side{Line: ids("troll")}, card.Untamed)
		tb.Fight("niffle-brute")
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestBriarInstar(t *testing.T) {
	tb := duel(t, side{Line: ids("krump")}, side{Token: "briar-instar", Line: mob(1)}, card.Brobnar)
	tb.Fight("0:krump")
	tb.Damage("0:krump", 4)
}

func TestSteppeWolf(t *testing.T) {
	tb := duel(t, side{Token: "steppe-wolf", Line: append(mob(2), ids("moor-wolf", "troll")...)},
		side{Token: "steppe-wolf", Line: append(mob(1), ids("troll")...)}, card.Untamed)
	tb.PowerIs("0:steppe-wolf#1", 3)
	tb.PowerIs("moor-wolf", 2)
	tb.PowerIs("1:steppe-wolf", 1)
}

func TestTwilightPixie(t *testing.T) {
	tb := duel(t, side{Token: "twilight-pixie", Line: append(append(mob(2), ids("niffle-queen")...), mob(1)...)}, side{}, card.Untamed)
	tb.Reap("niffle-queen")
	tb.Amber(0, 1+2)
	tb.Reap("twilight-pixie#1")
	tb.Amber(0, 4)
	tb = duel(t, side{Token: "twilight-pixie", Line: append(mob(1), ids("moor-wolf", "niffle-queen")...)}, side{}, card.Untamed)
	tb.Reap("niffle-queen")
	tb.Amber(0, 1)
}

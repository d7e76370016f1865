package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// ambers is the card with n æmber icons.
func ambers(id string, n int) keyforge.CardPosition {
	c := keyforge.CardPosition{ID: id}
	for i := range n {
		c.Icons[i] = card.AmberIcon
	}
	return c
}

func TestBarterAndGames(t *testing.T) {
	t.Run("the houses of both cards, the icons of each player's own", func(t *testing.T) {
		tb := duel(t, side{Hand: append(ids("barter-and-games"), ambers("smith", 2)), Line: ids("troll", "mother")},
			side{Archives: list{ambers("fear", 1)}, Line: ids("krump", "ember-imp", "dodger")}, card.Ekwidon)
		tb.Play("barter-and-games")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
		tb.InZone(card.Discard, "troll", "krump", "ember-imp", "smith", "fear")
		tb.Line(0, "mother")
		tb.Line(1, "dodger")
	})
	t.Run("house icons count", func(t *testing.T) {
		tb := duel(t, side{Hand: append(ids("barter-and-games"),
			keyforge.CardPosition{ID: "smith", Icons: card.Icons{card.HouseIcon(card.Logos)}})},
			side{Line: ids("krump", "mother", "dodger")}, card.Ekwidon)
		tb.Play("barter-and-games")
		tb.Line(1, "dodger") // K24.3
	})
	t.Run("a player without cards reveals none", func(t *testing.T) {
		tb := duel(t, side{Hand: append(ids("barter-and-games"), ambers("smith", 2))}, side{Line: ids("dodger")}, card.Ekwidon)
		tb.Play("barter-and-games")
		tb.Amber(0, 2)
		tb.Amber(1, 0)
		tb = duel(t, side{Hand: ids("barter-and-games"), Line: ids("troll")}, side{Hand: list{ambers("fear", 1)}}, card.Ekwidon)
		tb.Play("barter-and-games")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
		tb.Line(0, "troll")
	})
}

func TestGameChanger(t *testing.T) {
	tb := duel(t, side{Line: ids("game-changer", "change-agent", "troll")}, side{Amber: 3, Line: ids("ace-jonavan")}, card.Ekwidon)
	for _, id := range []string{"game-changer", "change-agent"} {
		assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(id)}), id)
	}
	tb.Act("change-agent")
	tb.Amber(0, 1)
	tb.Act("game-changer")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: ids("game-changer", "troll")}, side{}, card.Brobnar)
	tb.Reap("troll")
	tb = duel(t, side{Line: ids("ace-jonavan")}, side{Line: ids("game-changer")}, card.Ekwidon)
	assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("ace-jonavan")}))
	tb.Reap("ace-jonavan") // the opponent's
}

func TestSkollenbuzzz(t *testing.T) {
	t.Run("takes creatures in", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("skŏllĕnbŭzzz", "troll", "mother", "fear")}, side{}, card.Ekwidon)
		tb.Play("skŏllĕnbŭzzz")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.InZone(card.Under, "troll")
		tb = duel(t, side{Line: ids("skŏllĕnbŭzzz"), Hand: ids("troll")}, side{}, card.Ekwidon)
		tb.Reap("skŏllĕnbŭzzz")
		tb.Finish()
		tb.InZone(card.Hand, "troll")
	})
	t.Run("lets them out", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "skŏllĕnbŭzzz", Grafted: ids("urchin", "batdrone")}}, Deck: ids("fear")}, side{Line: ids("zorg")},
			card.Ekwidon)
		tb.Fight("skŏllĕnbŭzzz")
		tb.Pick("batdrone")
		tb.Right()
		tb.Right()
		assert.Empty(t, tb.Pile(0, card.Discard))
		tb.Line(0, "batdrone", "urchin")
		tb.Marked("urchin", keyforge.Exhausted)
		assert.Equal(t, []string{"skŏllĕnbŭzzz", "fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("alone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("skŏllĕnbŭzzz")}, side{Line: ids("zorg")}, card.Ekwidon)
		tb.Fight("skŏllĕnbŭzzz")
		tb.InZone(card.Deck, "skŏllĕnbŭzzz")
	})
}

func TestThreeSheetsToTheWind(t *testing.T) {
	tb := duel(t, side{Hand: ids("three-sheets-to-the-wind", "smith")}, side{Hand: ids("fear"), Deck: many(5, "punch")}, card.Ekwidon)
	tb.Play("three-sheets-to-the-wind")
	for z, n := range map[card.Zone]int{card.Hand: 1, card.Discard: 1, card.Purged: 1, card.Deck: 3} {
		assert.Len(t, tb.Pile(1, z), n, z)
	}
	tb.InZone(card.Hand, "smith")
	tb = duel(t, side{Hand: ids("three-sheets-to-the-wind")}, side{Hand: ids("fear")}, card.Ekwidon)
	tb.Play("three-sheets-to-the-wind")
	tb.InZone(card.Discard, "fear") // with nothing left for the rest
}

func TestAemberwind(t *testing.T) {
	tb := duel(t, side{Hand: ids("æmberwind")}, side{}, card.Ekwidon)
	tb.Play("æmberwind")
	tb.AmberOn("æmberwind", 3)
	assert.True(t, tb.HasKeyword(tb.Card("æmberwind"), card.Elusive))
	assert.True(t, may(t, side{Line: ids("æmberwind")}, "æmberwind"))
	for on, gain := range map[int]int{0: 0, 3: 1} {
		tb = duel(t, side{Line: list{{ID: "æmberwind", Amber: on}}}, side{}, card.Ekwidon)
		tb.Reap("æmberwind")
		tb.Amber(0, 1+gain)
		tb.AmberOn("æmberwind", on-gain)
	}
}

func TestChangeAgent(t *testing.T) {
	for hand, left := range map[int]int{3: 4, 5: 4, 6: 3, 8: 1, 12: 0} {
		tb := duel(t, side{Line: ids("change-agent"), Hand: many(9, "smith")}, side{Hand: many(hand, "fear"), Amber: 4}, card.Ekwidon)
		tb.Reap("change-agent")
		tb.Amber(1, left)
	}
	tb := duel(t, side{Line: ids("change-agent")}, side{Hand: many(6, "fear"), Amber: 4, Line: ids("dust-pixie")}, card.Ekwidon)
	tb.Fight("change-agent")
	tb.Amber(1, 3)
}

func TestCoggMiller(t *testing.T) {
	start := func() *gametest.Table {
		return duel(t, side{Line: ids("cogg-miller"), Hand: ids("smith"), Artifacts: ids("cannon")},
			side{Line: ids("dust-pixie"), Artifacts: ids("iron-obelisk"), Hand: ids("fear")}, card.Ekwidon)
	}
	tb := start()
	tb.Fight("cogg-miller")
	tb.Offers("cannon", "iron-obelisk")
	tb.Pick("iron-obelisk")
	tb.InZone(card.Discard, "iron-obelisk")
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Archives))
	tb.InZone(card.Hand, "smith")

	tb = start()
	tb.Fight("cogg-miller")
	tb.Pick("cannon")
	assert.Equal(t, []string{"smith"}, tb.Pile(0, card.Archives))

	tb = start()
	tb.Fight("cogg-miller")
	tb.Finish()
	tb.InZone(card.Hand, "smith", "fear")

	tb = duel(t, side{Line: ids("cogg-miller"), Hand: ids("smith"), Artifacts: list{{ID: "iron-obelisk", Foreign: true}}},
		side{Line: ids("dust-pixie"), Hand: ids("fear")}, card.Ekwidon)
	tb.Fight("cogg-miller")
	tb.Pick("iron-obelisk")
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Archives)) // its owner, not its controller
}

func TestHighStreetChurn(t *testing.T) {
	houses := []card.House{card.Dis, card.Logos, card.Brobnar}
	t.Run("until one of the house", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("high-street-churn")},
			side{Houses: houses, Hand: append(ids("fear"), many(5, "smith")...), Deck: many(20, "mother")}, card.Ekwidon)
		tb.Play("high-street-churn")
		tb.House(card.Dis)
		tb.InZone(card.Discard, "fear")
		gone := tb.Pile(1, card.Discard)
		assert.Equal(t, "fear", gone[0], "the last one")
		assert.Len(t, tb.Pile(1, card.Hand), 6)
		assert.Len(t, tb.Pile(1, card.Deck), 20-len(gone))
	})
	t.Run("or the hand is empty; chains count", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("high-street-churn")},
			side{Houses: houses, Hand: many(4, "smith"), Deck: many(20, "mother"), Chains: 1}, card.Ekwidon)
		tb.Play("high-street-churn")
		tb.House(card.Logos)
		assert.Len(t, tb.Pile(1, card.Discard), 4)
		assert.Len(t, tb.Pile(1, card.Hand), 5)
		assert.Zero(t, tb.Player(1).Chains)
	})
	t.Run("without a hand they only draw", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("high-street-churn", "smith")}, side{Houses: houses, Deck: many(20, "mother")}, card.Ekwidon)
		tb.Play("high-street-churn")
		tb.House(card.Logos)
		assert.Len(t, tb.Pile(1, card.Hand), 6)
		tb.InZone(card.Hand, "smith")
	})
}

func TestMoonLightSpecial(t *testing.T) {
	tb := duel(t, side{Hand: ids("moon-light-special", "smith")}, side{}, card.Ekwidon)
	tb.Play("moon-light-special")
	tb.InZone(card.Discard, "smith")
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("moon-light-special")}, side{}, card.Ekwidon)
	tb.Play("moon-light-special")
	tb.Amber(0, 1)
}

func TestNicheMarket(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("niche-market"), Line: ids("urchin", "dodger")},
		side{Line: ids("zorg"), Amber: 2}, card.Shadows)
	assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("dodger")}))
	tb.Act("urchin")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("urchin"), Artifacts: ids("niche-market")}, side{Line: ids("dust-imp"), Amber: 1}, card.Shadows)
	tb.Act("urchin")
	tb.Amber(1, 0)
	tb = duel(t, side{Line: ids("urchin")}, side{Artifacts: ids("niche-market"), Line: ids("dust-pixie"), Amber: 1}, card.Shadows)
	tb.Act("urchin") // whoever controls it
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("silvertooth")}, side{Artifacts: ids("niche-market"), Line: ids("dust-pixie"), Amber: 1}, card.Shadows)
	assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("silvertooth")}))
}

func TestReapTheWildWind(t *testing.T) {
	tb := duel(t, side{Hand: append(ids("reap-the-wild-wind"), ambers("smith", 2))}, side{Hand: list{ambers("fear", 1)}}, card.Ekwidon)
	tb.Play("reap-the-wild-wind")
	tb.Amber(0, 3) // the bonus icon too
	tb.Amber(1, 1)
	tb.InZone(card.Hand, "smith", "fear")
	tb = duel(t, side{Hand: append(ids("reap-the-wild-wind"), ambers("smith", 2))}, side{Archives: list{ambers("fear", 1)}}, card.Ekwidon)
	tb.Play("reap-the-wild-wind")
	tb.Amber(0, 3)
	tb.Amber(1, 0)
}

func TestAceJonavan(t *testing.T) {
	tb := duel(t, side{Hand: ids("ace-jonavan"), Line: list{{ID: "troll", Amber: 4}}}, side{Amber: 2}, card.Ekwidon)
	tb.Play("ace-jonavan")
	tb.Right()
	tb.AmberOn("ace-jonavan", 1)
	assert.Equal(t, [2]int{7, 7}, [2]int{tb.KeyCost(0), tb.KeyCost(1)})
}

func TestAerialPedlar(t *testing.T) {
	t.Run("a trade", func(t *testing.T) {
		tb := duel(t, side{Line: ids("aerial-pedlar", "dust-pixie")}, side{Line: ids("zorg", "urchin")}, card.Ekwidon)
		tb.Reap("aerial-pedlar")
		tb.Right()
		tb.Right()
		tb.Line(0, "dust-pixie", "urchin")
		tb.Line(1, "zorg", "aerial-pedlar")
		tb.Reap("urchin") // of another house
		tb.Amber(0, 2)
		tb.EndTurn()
		tb.LeaveOpen()
	})
	t.Run("nobody to take", func(t *testing.T) {
		tb := duel(t, side{Line: ids("aerial-pedlar")}, side{}, card.Ekwidon)
		tb.Reap("aerial-pedlar")
		tb.Line(1, "aerial-pedlar")
	})
}

func TestContractExecution(t *testing.T) {
	tb := duel(t, side{Hand: ids("contract-execution", "change-agent", "moon-light-special", "ace-jonavan")},
		side{Line: ids("zorg")}, card.Ekwidon)
	tb.Play("contract-execution")
	tb.Play("moon-light-special")
	tb.Damage("zorg", 0)
	for _, id := range tb.Pile(0, card.Hand) {
		tb.Play(id)
		tb.Pick("zorg")
	}
	tb.Damage("zorg", 2)
}

func TestDistributorJanoont(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "distributor-janŏŏnt"}, {ID: "troll", Amber: 2}}},
		side{Line: list{{ID: "zorg", Amber: 2}}}, card.Ekwidon)
	tb.Reap("distributor-janŏŏnt")
	tb.Pick("zorg")
	tb.Offers("distributor-janŏŏnt", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 3)
	tb.AmberOn("zorg", 1)
	tb = duel(t, side{Line: list{{ID: "distributor-janŏŏnt", Amber: 1}}}, side{Line: ids("dust-pixie", "zorg")}, card.Ekwidon)
	tb.Fight("distributor-janŏŏnt", "dust-pixie")
	tb.Pick("distributor-janŏŏnt")
	tb.AmberOn("zorg", 1)
}

func TestHoistOperations(t *testing.T) {
	tb := duel(t, side{Hand: ids("hoist-operations"), Line: ids("troll")}, side{Line: ids("zorg")}, card.Ekwidon)
	tb.Play("hoist-operations")
	tb.Offers("troll", "zorg")
	tb.Pick("zorg")
	assert.Equal(t, []string{"zorg"}, tb.Pile(1, card.Archives))
}

func TestSkipperHuko(t *testing.T) {
	foes := ids("zorg", "mother", "dodger")
	for pool, on := range map[int]int{2: 1, 0: 0} {
		tb := duel(t, side{Line: ids("skipper-hukŏ")}, side{Line: foes, Amber: pool}, card.Ekwidon)
		tb.Reap("skipper-hukŏ")
		tb.AmberOn("skipper-hukŏ", on)
		tb.AmberOn("zorg", on)
		tb.AmberOn("mother", 0)
		tb.AmberOn("dodger", on)
	}
}

func TestTransparencyReport(t *testing.T) {
	for id, gain := range map[string]int{"change-agent": 0, "smith": 2} {
		tb := duel(t, side{Hand: ids("transparency-report", "fear", id)}, side{Hand: ids("change-agent")}, card.Ekwidon)
		tb.Play("transparency-report")
		tb.Amber(0, gain)
	}
	tb := duel(t, side{Hand: ids("transparency-report")}, side{}, card.Ekwidon)
	tb.Play("transparency-report")
	tb.Amber(0, 2)
}

func TestVendorHyertula(t *testing.T) {
	start := func() *gametest.Table {
		return duel(t, side{Line: ids("vendor-hyertula"), Artifacts: ids("shard-of-greed")},
			side{Artifacts: ids("library-of-babble", "cannon")}, card.Ekwidon)
	}
	tb := start()
	tb.Reap("vendor-hyertula")
	tb.Yes()
	tb.Offers("library-of-babble", "cannon")
	tb.Pick("library-of-babble")
	tb.InZone(card.Discard, "vendor-hyertula")
	assert.Equal(t, card.HouseSet(card.Ekwidon), tb.HousesOf(tb.Card("library-of-babble")))
	tb.Act("library-of-babble")

	tb = start()
	tb.Reap("vendor-hyertula")
	tb.No()
	tb.Line(0, "vendor-hyertula")
}

func TestVestedHarold(t *testing.T) {
	tb := duel(t, side{Hand: ids("vĕsted-harŏld"), Line: ids("troll", "krump")}, side{Line: ids("zorg", "mother")}, card.Ekwidon)
	tb.Discard("vĕsted-harŏld")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.Offers("zorg", "mother")
	tb.Pick("mother")
	assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Archives))
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Archives))
	tb = duel(t, side{Hand: ids("vĕsted-harŏld")}, side{Line: ids("zorg")}, card.Ekwidon)
	tb.Discard("vĕsted-harŏld")
	assert.Equal(t, []string{"zorg"}, tb.Pile(1, card.Archives))
}

func TestRequisitionWrit(t *testing.T) {
	host := list{{ID: "ace-jonavan", Attached: ids("requisition-writ")}}
	tb := duel(t, side{Line: host}, side{Line: ids("zorg", "mother"), Amber: 2}, card.Ekwidon)
	tb.Reap("ace-jonavan")
	tb.Amber(0, 0) // what it has just reaped
	tb.Amber(1, 3)
	tb.Offers("zorg", "mother")
	tb.Pick("mother")
	tb.Right()
	tb.Line(0, "ace-jonavan", "mother")
	tb.Line(1, "zorg")
}

func TestSuggestionBox(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "ace-jonavan", Attached: ids("suggestion-box")}},
		Deck: ids("smith", "fear", "punch", "anger", "mother", "troll")}, side{}, card.Ekwidon)
	tb.Reap("ace-jonavan")
	tb.Offers("smith", "fear", "punch", "anger", "mother")
	tb.Must()
	tb.Pick("punch")
	tb.InZone(card.Hand, "punch")
	tb.InZone(card.Discard, "smith", "fear", "anger", "mother")
	tb.InZone(card.Deck, "troll")
}

func TestShardOfChange(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-change", "shard-of-greed"), Hand: ids("mother", "smith"),
		Discard: ids("troll", "zorg", "fear")},
		side{Discard: ids("krump")}, card.Ekwidon)
	tb.Act("shard-of-change")
	tb.Yes()
	tb.Pick("mother")
	tb.Offers("troll", "zorg")
	tb.Pick("zorg")
	tb.InZone(card.Hand, "zorg")
	tb.InZone(card.Discard, "mother")
	tb.No()
	tb.InZone(card.Hand, "smith")
}

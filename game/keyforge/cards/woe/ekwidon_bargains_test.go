package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAntiquitiesDealer(t *testing.T) {
	tb := duel(t, side{Line: ids("antiquities-dealer"), Artifacts: ids("flea-market", "sandhopper")}, side{}, card.Ekwidon)
	tb.Act("antiquities-dealer")
	tb.Amber(0, 2)
	tb = duel(t, side{Line: ids("antiquities-dealer")}, side{Artifacts: ids("flea-market")}, card.Ekwidon)
	tb.Act("antiquities-dealer")
	tb.Amber(0, 0)
}

func TestConductorJarroya(t *testing.T) {
	used := func(id string) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted} }
	tb := duel(t, side{Line: list{{ID: "conductor-jărroyă"}, used("mother")},
		Artifacts: list{used("shĭgzisŏ-buggy"), used("sandhopper"), used("flea-market")}},
		side{Artifacts: list{used("shĭsnyasĭ-buggy")}}, card.Ekwidon)
	tb.Reap("conductor-jărroyă")
	tb.Unmarked("shĭgzisŏ-buggy", keyforge.Exhausted)
	tb.Unmarked("sandhopper", keyforge.Exhausted)
	for _, id := range []string{"flea-market", "shĭsnyasĭ-buggy", "mother"} {
		tb.Marked(id, keyforge.Exhausted)
	}
}

func TestIkwijiOutpost(t *testing.T) {
	outpost := func(line list) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("ikwijĭ-outpost"), Line: line, Deck: ids("fear", "punch", "anger", "urchin")},
			side{Line: ids("troll"), Deck: ids("fear")}, card.Ekwidon)
		tb.Act("ikwijĭ-outpost")
		return tb
	}
	t.Run("three cards for a friend", func(t *testing.T) {
		tb := outpost(ids("mother", "bumpsy"))
		tb.Offers("mother", "bumpsy")
		tb.Must()
		tb.Pick("bumpsy")
		assert.Equal(t, []string{"urchin", "bumpsy"}, tb.Pile(0, card.Deck))
		assert.Len(t, tb.Pile(0, card.Hand), 3)
		tb.Line(1, "troll")
	})
	t.Run("under its owner's deck", func(t *testing.T) {
		tb := outpost(list{{ID: "mother", Foreign: true}})
		assert.Equal(t, []string{"fear", "mother"}, tb.Pile(1, card.Deck))
		assert.Len(t, tb.Pile(0, card.Hand), 3)
	})
	t.Run("none for nobody, or one that stays", func(t *testing.T) {
		for _, line := range []list{nil, {{ID: "mother", Marks: keyforge.Warded}}} {
			assert.Empty(t, outpost(line).Pile(0, card.Hand))
		}
	})
}

func TestNifflePaw(t *testing.T) {
	host := keyforge.CardPosition{ID: "gemcoat-vendor", Attached: ids("niffle-paw")}
	t.Run("onto another creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{host, {ID: "the-old-tinker"}}}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Reap("gemcoat-vendor")
		tb.Offers("the-old-tinker", "troll")
		tb.Must()
		tb.Pick("troll")
		tb.InZone(card.Discard, "gemcoat-vendor")
		assert.Equal(t, tb.Card("troll"), tb.Of("niffle-paw").Host)
		tb.Line(0, "the-old-tinker")
	})
	t.Run("and from there to the next", func(t *testing.T) {
		tb := duel(t, side{Line: list{host, {ID: "belligerent-guard"}}}, side{}, card.Ekwidon)
		tb.Reap("gemcoat-vendor")
		assert.Equal(t, tb.Card("belligerent-guard"), tb.Of("niffle-paw").Host)
		tb.Reap("belligerent-guard")
		tb.InZone(card.Discard, "belligerent-guard", "niffle-paw") // there is no other
	})
	t.Run("a ward keeps the creature, not the paw", func(t *testing.T) {
		warded := host
		warded.Marks = keyforge.Warded
		tb := duel(t, side{Line: list{warded}}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Reap("gemcoat-vendor")
		tb.Line(0, "gemcoat-vendor")
		tb.Unmarked("gemcoat-vendor", keyforge.Warded)
		assert.Equal(t, tb.Card("troll"), tb.Of("niffle-paw").Host)
	})
}

func TestPuzzlingTrinket(t *testing.T) {
	deal := func(n int) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("puzzling-trinket"), Hand: list{{ID: "generous-offer", Icons: card.Icons{card.AmberIcon}}},
			Line: list{{ID: "the-old-tinker", Marks: keyforge.Warded}}, Deck: ids("fear")}, side{Amber: 2}, card.Ekwidon)
		tb.Play("generous-offer")
		tb.Asks(keyforge.AskOption, keyforge.ForIcon, 0)
		tb.Choose(n)
		return tb
	}
	deal(0).Amber(0, 1)
	deal(1).AmberOn("the-old-tinker", 1)
	tb := deal(2)
	tb.Amber(0, 2)
	tb.InZone(card.Discard, "the-old-tinker") // the damage has taken the ward
	tb = deal(3)
	tb.InZone(card.Hand, "fear")
	tb.Amber(0, 0)
}

func TestAuctionOff(t *testing.T) {
	board := func(mine, theirs list) *gametest.Table {
		tb := duel(t, side{Hand: ids("auction-off"), Artifacts: mine}, side{Artifacts: theirs}, card.Ekwidon)
		tb.Play("auction-off")
		return tb
	}
	tb := board(ids("sandhopper"), ids("flea-market"))
	tb.Offers("sandhopper", "flea-market")
	tb.Pick("flea-market")
	tb.InZone(card.Purged, "flea-market")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = board(list{{ID: "sandhopper", Foreign: true}}, nil) // the controller, not the owner
	assert.Equal(t, []string{"sandhopper"}, tb.Pile(1, card.Purged))
	tb.Amber(0, 2)
	tb.Amber(1, 0)
	tb = board(nil, nil)
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

func TestClosedDoorNegotiation(t *testing.T) {
	for had, want := range map[int][3]int{0: {1, 0, 1}, 1: {2, 0, 1}, 3: {2, 2, 1}, 4: {3, 2, 2}, 6: {4, 3, 3}} {
		tb := duel(t, side{Hand: ids("closed-door-negotiation"), Deck: ids("punch")}, side{Amber: had, Deck: many(5, "fear")}, card.Ekwidon)
		tb.Play("closed-door-negotiation")
		assert.Equal(t, want, [3]int{int(tb.Player(0).Pool), int(tb.Player(1).Pool), len(tb.Pile(1, card.Hand))}, "of %d", had)
		assert.Empty(t, tb.Pile(0, card.Hand))
	}
	t.Run("once when nothing can be stolen", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("closed-door-negotiation")},
			side{Amber: 5, Deck: many(5, "fear"), Line: ids("the-vaultkeeper")}, card.Ekwidon)
		tb.Play("closed-door-negotiation")
		assert.Len(t, tb.Pile(1, card.Hand), 1)
		tb.Amber(1, 5)
	})
}

func TestForcedRetirement(t *testing.T) {
	retire := func(line list, id string) *gametest.Table {
		tb := duel(t, side{Hand: ids("forced-retirement"), Line: line}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Play("forced-retirement")
		tb.Offers("mother", "troll")
		tb.Pick(id)
		return tb
	}
	tb := retire(ids("mother"), "troll")
	tb.InZone(card.Discard, "troll")
	tb.Amber(0, 0)
	tb.Amber(1, 1)
	tb = retire(list{{ID: "mother", Foreign: true}}, "mother") // who controlled it
	tb.Amber(0, 1)
	tb.Amber(1, 0)
	tb = retire(list{{ID: "mother", Marks: keyforge.Warded}}, "mother")
	tb.Line(0, "mother")
	tb.Amber(0, 0)
}

func TestMassBuyout(t *testing.T) {
	tb := duel(t, side{Hand: ids("mass-buyout"), Artifacts: ids("sandhopper"),
		Line: list{{ID: "mother"}, {ID: "bumpsy", Foreign: true}, {ID: "krump"}}},
		side{Line: list{{ID: "troll"}, {ID: "valdr"}, {ID: "batdrone", Marks: keyforge.Warded}}}, card.Ekwidon)
	tb.Play("mass-buyout")
	tb.Line(0)
	tb.Line(1, "batdrone")
	tb.Amber(0, 2) // of three
	tb.Amber(1, 1) // of two
	tb = duel(t, side{Hand: ids("mass-buyout")}, side{Line: ids("troll")}, card.Ekwidon)
	tb.Play("mass-buyout")
	tb.Amber(0, 0)
	tb.Amber(1, 1)
}

func TestShrewdInvestor(t *testing.T) {
	for had, captured := range map[int]int{0: 1, 3: 4, 5: 4} {
		tb := duel(t, side{Hand: ids("shrewd-investor")}, side{Amber: had}, card.Ekwidon)
		tb.Play("shrewd-investor")
		tb.Yes()
		tb.AmberOn("shrewd-investor", captured)
		tb.Amber(1, had+1-captured)
	}
	tb := duel(t, side{Hand: ids("shrewd-investor")}, side{Amber: 3}, card.Ekwidon)
	tb.Play("shrewd-investor")
	tb.No()
	tb.AmberOn("shrewd-investor", 0)
	tb.Amber(1, 3)

	tb = duel(t, side{Line: ids("troll")}, side{Line: ids("shrewd-investor")}, card.Brobnar)
	tb.Fight("troll")
	tb.Damage("shrewd-investor", 0)
}

func TestStewardSuUzyane(t *testing.T) {
	tb := duel(t, side{Line: ids("steward-su-uzyanĕ")}, side{Line: ids("troll")}, card.Ekwidon)
	tb.Fight("steward-su-uzyanĕ")
	tb.Damage("troll", 2)
	tb.InZone(card.Discard, "steward-su-uzyanĕ")
}

func TestTradingFrenzy(t *testing.T) {
	tb := duel(t, side{Hand: ids("trading-frenzy"), Line: ids("mother", "bumpsy"), Amber: 4}, side{Line: ids("troll", "valdr"), Amber: 2},
		card.Ekwidon)
	tb.Play("trading-frenzy")
	tb.Offers("mother", "bumpsy")
	tb.Pick("bumpsy")
	tb.Offers("troll", "valdr")
	tb.Pick("troll")
	tb.AmberOn("bumpsy", 2)
	tb.AmberOn("troll", 3)
	tb.Amber(0, 2)
	tb.Amber(1, 0)
	tb = duel(t, side{Hand: ids("trading-frenzy")}, side{Line: ids("troll"), Amber: 5}, card.Ekwidon)
	tb.Play("trading-frenzy")
	tb.AmberOn("troll", 1) // all that the icon brought
	tb.Amber(1, 5)
}

func TestShigzisoBuggy(t *testing.T) {
	ride := func(line list) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("shĭgzisŏ-buggy"), Line: line}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Act("shĭgzisŏ-buggy")
		return tb
	}
	tb := ride(ids("mother", "bumpsy"))
	tb.Offers("mother", "bumpsy")
	tb.Must()
	tb.Pick("mother")
	tb.InZone(card.Discard, "mother")
	tb.Amber(0, 2)
	ride(nil).Amber(0, 0)
	ride(list{{ID: "mother", Marks: keyforge.Warded}}).Amber(0, 0)
}

func TestShisnyasiBuggy(t *testing.T) {
	ride := func(amber int) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("shĭsnyasĭ-buggy"), Amber: amber, Deck: many(4, "fear")}, side{Amber: 3}, card.Ekwidon)
		tb.Act("shĭsnyasĭ-buggy")
		return tb
	}
	tb := ride(2)
	tb.Amber(0, 1)
	tb.Amber(1, 3)
	assert.Len(t, tb.Pile(0, card.Hand), 3)
	assert.Empty(t, ride(0).Pile(0, card.Hand))
}

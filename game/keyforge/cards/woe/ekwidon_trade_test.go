package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestOutnegotiate(t *testing.T) {
	t.Run("for each æmber icon, added ones too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("outnegotiate"), Discard: ids("mother")},
			side{Amber: 5, Deck: ids("fear"),
				Discard: list{{ID: "troll"}, {ID: "punch", Icons: card.Icons{card.AmberIcon, card.DrawIcon, card.AmberIcon}}}}, card.Ekwidon)
		tb.Play("outnegotiate")
		tb.Offers("troll", "punch")
		tb.Pick("punch")
		tb.Amber(0, 3)
		tb.Amber(1, 3)
		assert.Equal(t, []string{"fear", "punch"}, tb.Pile(1, card.Deck))
		assert.Empty(t, tb.Pile(0, card.Deck))
	})
	t.Run("a card without icons goes below all the same", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("outnegotiate")}, side{Amber: 5, Deck: ids("fear"), Discard: ids("troll")}, card.Ekwidon)
		tb.Play("outnegotiate")
		tb.Amber(0, 1)
		assert.Equal(t, []string{"fear", "troll"}, tb.Pile(1, card.Deck))
	})
	t.Run("an empty discard pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("outnegotiate"), Discard: ids("punch")}, side{Amber: 5}, card.Ekwidon)
		tb.Play("outnegotiate")
		tb.Amber(0, 1)
		tb.InZone(card.Discard, "punch")
	})
}

func TestPullUpStakes(t *testing.T) {
	t.Run("two of yours, four of theirs", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pull-up-stakes"), Line: ids("mother", "troll", "batdrone")},
			side{Line: ids("valdr", "dust-imp", "urchin", "zorg", "headhunter")}, card.Ekwidon)
		tb.Play("pull-up-stakes")
		tb.Pick("mother")
		tb.Must()
		tb.Pick("batdrone")
		tb.InZone(card.Deck, "mother", "batdrone")
		assert.Positive(t, tb.Happened(keyforge.Shuffled))
		tb.Pick("valdr", "dust-imp", "urchin")
		tb.Must()
		tb.Pick("zorg")
		tb.InZone(card.Hand, "valdr", "dust-imp", "urchin", "zorg")
		tb.Line(0, "troll")
		tb.Line(1, "headhunter")
	})
	t.Run("as many as there are, to their owners", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pull-up-stakes"), Line: list{{ID: "mother", Foreign: true}}}, side{Line: ids("valdr")}, card.Ekwidon)
		tb.Play("pull-up-stakes")
		assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Deck))
		tb.InZone(card.Hand, "valdr")
	})
}

func TestSandhopper(t *testing.T) {
	hop := func(line list, hand ...string) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("sandhopper"), Line: line, Hand: ids(hand...)}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Act("sandhopper")
		return tb
	}
	t.Run("the returned creature may be the one that is played", func(t *testing.T) {
		tb := hop(ids("mother"), "gemcoat-vendor", "punch", "valdr")
		tb.InZone(card.Hand, "mother")
		tb.Offers("mother", "valdr")
		tb.Pick("valdr")
		tb.Line(0, "valdr")
	})
	t.Run("or none is", func(t *testing.T) {
		tb := hop(ids("mother"), "valdr")
		tb.Finish()
		tb.Line(0)
	})
	t.Run("only Ekwidon creatures in hand", func(t *testing.T) {
		tb := hop(ids("gemcoat-vendor"), "punch")
		tb.InZone(card.Hand, "gemcoat-vendor")
		tb.Line(0)
	})
	t.Run("nothing returns, nothing is played", func(t *testing.T) {
		tb := hop(list{{ID: "mother", Marks: keyforge.Warded}}, "valdr")
		tb.Unmarked("mother", keyforge.Warded)
		tb.InZone(card.Hand, "valdr")
		hop(nil, "valdr").InZone(card.Hand, "valdr")
	})
}

func TestTradeSecrets(t *testing.T) {
	with := func(foe int) *gametest.Table {
		tb := duel(t, side{Hand: ids("trade-secrets", "gemcoat-vendor", "generous-offer", "punch", "shopping-spree")},
			side{Amber: foe}, card.Ekwidon)
		tb.Play("trade-secrets")
		tb.Offers("gemcoat-vendor", "generous-offer", "shopping-spree")
		return tb
	}
	tb := with(5)
	tb.Pick("gemcoat-vendor", "shopping-spree")
	tb.Finish()
	tb.InZone(card.Discard, "gemcoat-vendor", "shopping-spree", "trade-secrets")
	tb.InZone(card.Hand, "generous-offer", "punch")
	tb.Amber(0, 2)
	tb.Amber(1, 3)
	tb = with(5)
	tb.Finish()
	tb.Amber(0, 0)
	tb = with(1)
	tb.Pick("gemcoat-vendor", "generous-offer")
	tb.Finish()
	tb.Amber(0, 1) // K5.11
}

func TestUncommonCurrency(t *testing.T) {
	t.Run("it goes over for another artifact", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("uncommon-currency", "library-of-babble")},
			side{Artifacts: ids("dominator-bauble", "cannon")}, card.Ekwidon)
		tb.Act("uncommon-currency")
		tb.Offers("dominator-bauble", "cannon")
		tb.Pick("cannon")
		assert.ElementsMatch(t, []string{"library-of-babble", "cannon"}, tb.Pile(0, card.Artifacts))
		assert.ElementsMatch(t, []string{"dominator-bauble", "uncommon-currency"}, tb.Pile(1, card.Artifacts))
		tb.Marked("uncommon-currency", keyforge.Exhausted)
	})
	t.Run("without an enemy artifact it stays", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("uncommon-currency", "library-of-babble")}, side{}, card.Ekwidon)
		tb.Act("uncommon-currency")
		assert.Len(t, tb.Pile(0, card.Artifacts), 2)
	})
	t.Run("whoever only uses it as if it were theirs has nothing to swap (K32.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("remote-access")}, side{Artifacts: ids("uncommon-currency", "cannon")}, card.Logos)
		tb.Play("remote-access")
		tb.Pick("uncommon-currency")
		assert.Empty(t, tb.Pile(0, card.Artifacts))
		tb.Marked("uncommon-currency", keyforge.Exhausted)
	})
}

func TestBelligerentGuard(t *testing.T) {
	tb := duel(t, side{Hand: ids("belligerent-guard"), Deck: ids("fear")},
		side{Line: ids("urchin"), Deck: ids("punch", "anger")}, card.Ekwidon)
	tb.Play("belligerent-guard")
	tb.InZone(card.Hand, "punch")
	tb.InZone(card.Deck, "fear", "anger")
	tb.Fight("belligerent-guard")
	tb.Marked("belligerent-guard", keyforge.Exhausted)
}

func TestGemcoatVendor(t *testing.T) {
	tb := duel(t, side{Line: ids("gemcoat-vendor")}, side{Amber: 2}, card.Ekwidon)
	tb.Act("gemcoat-vendor")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.Damage("gemcoat-vendor", 1)
	tb = duel(t, side{Line: list{{ID: "gemcoat-vendor", Damage: 5}}}, side{}, card.Ekwidon)
	tb.Act("gemcoat-vendor")
	tb.Amber(0, 0)
	tb.InZone(card.Discard, "gemcoat-vendor")
}

func TestGenerousOffer(t *testing.T) {
	offer := func(line list) *gametest.Table {
		tb := duel(t, side{Hand: ids("generous-offer"), Line: line}, side{Amber: 3, Line: ids("troll")}, card.Ekwidon)
		tb.Play("generous-offer")
		return tb
	}
	tb := offer(ids("mother", "batdrone"))
	tb.Offers("mother", "batdrone")
	tb.Pick("batdrone")
	tb.InZone(card.Discard, "batdrone")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
	tb = offer(nil)
	tb.Amber(0, 0)
	tb = offer(list{{ID: "mother", Marks: keyforge.Warded}})
	tb.InZone(card.Battleline, "mother")
	tb.Amber(0, 0)
}

func TestShoppingSpree(t *testing.T) {
	tb := duel(t, side{Hand: ids("shopping-spree", "fear", "punch"), Deck: ids("mother", "troll", "valdr")},
		side{Hand: ids("anger")}, card.Ekwidon)
	tb.Play("shopping-spree")
	tb.InZone(card.Discard, "fear", "punch", "shopping-spree")
	assert.ElementsMatch(t, []string{"mother", "troll"}, tb.Pile(0, card.Hand))
	tb.InZone(card.Hand, "anger")

	tb = duel(t, side{Hand: ids("shopping-spree"), Deck: ids("mother")}, side{}, card.Ekwidon)
	tb.Play("shopping-spree")
	assert.Empty(t, tb.Pile(0, card.Hand))

	tb = duel(t, side{Hand: ids("shopping-spree", "fear", "punch")}, side{}, card.Ekwidon)
	tb.Play("shopping-spree") // the discarded cards become the deck (K15.1)
	assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(0, card.Hand))
}

func TestTheOldTinker(t *testing.T) {
	tb := duel(t, side{Line: ids("the-old-tinker"), Hand: ids("fear", "punch"), Deck: ids("mother")}, side{}, card.Ekwidon)
	tb.Reap("the-old-tinker")
	tb.Offers("fear", "punch")
	tb.Pick("punch")
	tb.InZone(card.Discard, "punch")
	tb.InZone(card.Hand, "fear", "mother")
	tb = duel(t, side{Line: ids("the-old-tinker"), Deck: ids("mother")}, side{}, card.Ekwidon)
	tb.Reap("the-old-tinker") // it draws all the same
	tb.InZone(card.Hand, "mother")
}

func TestAembitrage(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("æmbitrage"), Deck: many(9, "fear")}, side{Deck: many(9, "fear")}, card.Ekwidon)
	assert.Equal(t, 7, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Hand), 6)
}

func TestFleaMarket(t *testing.T) {
	stall := func(pool int, hand ...string) (side, side) {
		return side{Artifacts: ids("flea-market"), Amber: pool}, side{Hand: ids(hand...)}
	}
	t.Run("the card is bought and played", func(t *testing.T) {
		me, you := stall(2, "headhunter")
		tb := duel(t, me, you, card.Ekwidon)
		tb.Act("flea-market")
		tb.Yes()
		tb.Line(0, "headhunter")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("or left", func(t *testing.T) {
		me, you := stall(2, "headhunter")
		tb := duel(t, me, you, card.Ekwidon)
		tb.Act("flea-market")
		assert.Equal(t, 1, tb.Happened(keyforge.Looked))
		tb.No()
		tb.InZone(card.Hand, "headhunter")
		tb.Amber(0, 2)
	})
	t.Run("nobody without æmber can buy", func(t *testing.T) {
		me, you := stall(0, "headhunter")
		tb := duel(t, me, you, card.Ekwidon)
		tb.Act("flea-market")
		tb.InZone(card.Hand, "headhunter")
	})
	t.Run("an empty hand sells nothing", func(t *testing.T) {
		me, you := stall(2)
		tb := duel(t, me, you, card.Ekwidon)
		tb.Act("flea-market")
		tb.LeaveOpen()
	})
}

// It works for whoever's turn it is, and the creature stays when it is gone.
func TestFreelancer(t *testing.T) {
	tb := duel(t, side{Hand: ids("freelancer"), Line: ids("troll")},
		side{Line: ids("pit-demon"), Houses: []card.House{card.Dis, card.Logos}}, card.Ekwidon)
	tb.Play("freelancer")
	tb.Pick("troll")
	tb.Reap("troll") // it is not of Ekwidon
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.Right()
	tb.Line(1, "pit-demon", "troll")
	tb.House(card.Dis)
	tb.Reap("troll")
	tb.Amber(1, 1)
	tb.EndTurn()
	tb.Line(0, "troll")
}

func TestInsurancePolicy(t *testing.T) {
	t.Run("it costs 1 æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("insurance-policy"), Line: ids("troll"), Amber: 3}, side{}, card.Ekwidon)
		tb.Play("insurance-policy")
		tb.Amber(0, 2)
	})
	insured := side{Line: list{{ID: "urchin", Attached: ids("insurance-policy")}}}
	t.Run("and pays the creature's controller in another's turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, insured, card.Brobnar)
		tb.Play("punch")
		tb.Amber(1, 4)
	})
	t.Run("not in their own", func(t *testing.T) {
		tb := duel(t, insured, side{Line: ids("troll")}, card.Shadows)
		tb.Fight("urchin")
		tb.InZone(card.Discard, "urchin")
		tb.Amber(0, 0)
	})
}

func TestTransitoryPhilosopher(t *testing.T) {
	tb := duel(t, side{Line: ids("transitory-philosopher"), Artifacts: ids("flea-market")},
		side{Artifacts: ids("flea-market", "æmbitrage"), Amber: 5}, card.Ekwidon)
	tb.Act("transitory-philosopher")
	tb.Amber(0, 2)
	tb.Amber(1, 3)
}

func TestTalentScout(t *testing.T) {
	t.Run("it plays a creature of the other hand and goes there", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("talent-scout")}, side{Hand: ids("headhunter", "troll", "fear")}, card.Ekwidon)
		tb.Play("talent-scout")
		tb.Offers("headhunter", "troll")
		tb.Pick("troll")
		tb.Left()
		tb.Line(0, "troll")
		tb.Line(1, "talent-scout")
		tb.Amber(0, 1)
	})
	t.Run("it goes even if there is none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("talent-scout")}, side{Hand: ids("fear")}, card.Ekwidon)
		tb.Play("talent-scout")
		assert.Equal(t, 1, tb.Happened(keyforge.Looked))
		tb.Line(1, "talent-scout")
	})
	t.Run("it may be used whatever the house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("talent-scout")}, side{}, card.Brobnar)
		tb.Reap("talent-scout")
		tb.Amber(0, 1)
	})
}

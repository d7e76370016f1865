package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

var onlyShadows = []card.House{card.Shadows}

// maverick is a card of house Shadows that is of another house as printed.
func maverick(id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, House: card.Shadows}
}

func TestBoNithing(t *testing.T) {
	tb := duel(t, side{Hand: ids("bo-nithing"), Keys: 1}, side{Amber: 5, Keys: 2}, card.Shadows)
	tb.Play("bo-nithing")
	tb.Amber(0, 2)
	tb.Amber(1, 3)
}

func TestMutantThieves(t *testing.T) {
	t.Run("Dæmo-Thief", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dæmo-thief")}, side{Line: ids("troll"), Amber: 1}, card.Shadows)
		tb.Fight("dæmo-thief")
		tb.Amber(0, 1)
	})
	t.Run("Dino-Thief", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dino-thief")}, side{Line: ids("troll")}, card.Shadows)
		tb.Play("dino-thief")
		tb.Yes()
		tb.Pick("troll")
		tb.AmberOn("dino-thief", 1)
		tb.Damage("troll", 3)
	})
	t.Run("Techno-Thief and Xeno-Thief", func(t *testing.T) {
		tb := duel(t, side{Line: ids("techno-thief", "xeno-thief"), Hand: ids("fear"), Deck: ids("punch", "anger", "smith")},
			side{Line: ids("urchin")}, card.Shadows)
		tb.Reap("techno-thief")
		tb.InZone(card.Hand, "punch")
		tb.Fight("xeno-thief")
		tb.Pick("anger")
		assert.Equal(t, []string{"smith"}, tb.Pile(0, card.Deck))
	})
}

func TestDarkWave(t *testing.T) {
	tb := duel(t, side{Hand: ids("dark-wave"), Line: ids("splinter", "mother")}, side{Line: ids("troll", "boss-zarek")}, card.Shadows)
	tb.Play("dark-wave")
	tb.Damage("mother", 2)
	tb.Damage("troll", 2)
	tb.Damage("boss-zarek", 0)
	tb.InZone(card.Battleline, "splinter")
}

func TestFrancisTheEconomist(t *testing.T) {
	tb := duel(t, side{Line: ids("francis-the-economist")}, side{Line: ids("troll")}, card.Shadows)
	tb.Fight("francis-the-economist")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
}

func TestLookOverThere(t *testing.T) {
	foe := side{Line: list{{ID: "troll"}, {ID: "umbra"}, {ID: "dæmo-thief", Marks: keyforge.Warded}}, Amber: 3}
	for pick, stolen := range map[string]int{"troll": 1, "umbra": 0, "dæmo-thief": 1} {
		tb := duel(t, side{Hand: ids("look-over-there")}, foe, card.Shadows)
		tb.Play("look-over-there")
		tb.Pick(pick)
		tb.Amber(0, stolen)
	}
	tb := duel(t, side{Hand: ids("look-over-there")}, side{Amber: 3}, card.Shadows)
	tb.Play("look-over-there") // there is no creature for the condition
	tb.Amber(1, 3)
}

func TestOpportunist(t *testing.T) {
	t.Run("of its own side", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("opportunist"), Line: ids("mother")}, side{Amber: 3}, card.Shadows)
		tb.Play("opportunist")
		tb.AmberOn("mother", 1)
		assert.True(t, tb.HasKeyword(tb.Card("mother"), card.Elusive))
	})
	t.Run("an enemy takes from its opponent, you", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("opportunist"), Amber: 2}, side{Line: ids("troll"), Amber: 3}, card.Shadows)
		tb.Play("opportunist")
		tb.AmberOn("troll", 1)
		tb.Amber(0, 2) // with the icon
		tb.Amber(1, 3)
	})
}

func TestRadPenny(t *testing.T) {
	tb := duel(t, side{Hand: ids("rad-penny"), Deck: ids("fear")}, side{Amber: 1}, card.Shadows)
	tb.Play("rad-penny")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("rad-penny"), Deck: ids("fear")}, side{Line: ids("mother")}, card.Shadows)
	tb.Fight("rad-penny")
	assert.ElementsMatch(t, []string{"fear", "rad-penny"}, tb.Pile(0, card.Deck))
}

func TestShoulderId(t *testing.T) {
	tb := duel(t, side{Line: list{maverick("mother")}, Amber: 3}, side{Line: ids("shoulder-id")}, card.Shadows)
	tb.Fight("mother")
	tb.Damage("mother", 0)
	tb.Damage("shoulder-id", 5)
	tb.Amber(0, 2)
	tb.Amber(1, 1)

	// What cannot be dealt damage would not be dealt any (K16.13, K17.3).
	for hand, stolen := range map[string]int{"shield-of-justice": 0, "fear": 1} {
		tb = duel(t, side{Line: list{{ID: "mother", House: card.Sanctum}, {ID: "troll", House: card.Sanctum}}, Hand: ids(hand), Amber: 3},
			side{Line: ids("shoulder-id")}, card.Sanctum)
		if hand != "fear" {
			tb.Play(hand)
		}
		tb.Fight("mother")
		tb.Amber(1, stolen)
	}

	tb = duel(t, side{Line: ids("shoulder-id")}, side{Line: ids("mother")}, card.Shadows)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("shoulder-id")}, keyforge.CannotFight)
	tb.Reap("shoulder-id")
}

func TestSubtleOtto(t *testing.T) {
	tb := duel(t, side{Hand: ids("subtle-otto", "fear")}, side{Hand: ids("punch")}, card.Shadows)
	tb.Play("subtle-otto")
	tb.InZone(card.Discard, "punch")
	tb.InZone(card.Hand, "fear")
}

func TestTemptingOffer(t *testing.T) {
	tb := duel(t, side{Hand: ids("tempting-offer", "tempting-offer"), Line: ids("mother")},
		side{Line: list{{ID: "troll"}, {ID: "umbra", Marks: keyforge.Warded}}}, card.Shadows)
	tb.Play("tempting-offer#1")
	tb.Offers("troll", "umbra")
	tb.Pick("troll")
	tb.InZone(card.Hand, "troll")
	tb.Amber(1, 1)
	tb.Play("tempting-offer#2") // the ward goes, and they gain nothing
	tb.Line(1, "umbra")
	tb.Amber(1, 1)
}

func TestVandalize(t *testing.T) {
	tb := duel(t, side{Hand: ids("vandalize"), Deck: ids("mother")}, side{Deck: ids("punch", "fear", "anger", "smith")}, card.Shadows)
	tb.Play("vandalize")
	tb.Offers("punch", "fear", "anger")
	tb.Pick("fear")
	tb.Pick("punch")
	tb.Pick("anger")
	tb.InZone(card.Discard, "fear", "vandalize")
	assert.Equal(t, []string{"anger", "punch", "smith"}, tb.Pile(1, card.Deck))
	tb = duel(t, side{Hand: ids("vandalize")}, side{Deck: ids("punch", "fear")}, card.Shadows)
	tb.Play("vandalize")
	tb.Pick("punch")
	tb.Finish()
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Deck))
}

func TestBorrow(t *testing.T) {
	tb := duel(t, side{Hand: ids("borrow"), Artifacts: ids("gauntlet-of-command")}, side{Artifacts: ids("library-of-babble")}, card.Shadows)
	tb.Play("borrow")
	assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("library-of-babble")))
	assert.ElementsMatch(t, []string{"gauntlet-of-command", "library-of-babble"}, tb.Pile(0, card.Artifacts))
	tb.Act("library-of-babble")
}

func TestBossZarek(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "boss-zarek"}, {ID: "mother", Amber: 1}, {ID: "umbra"}}},
		side{Line: list{{ID: "troll", Amber: 2}}}, card.Shadows)
	for id, elusive := range map[string]bool{"boss-zarek": false, "mother": true, "umbra": false, "troll": false} {
		assert.Equal(t, elusive, tb.HasKeyword(tb.Card(id), card.Elusive), id)
	}
}

func TestLuckyDice(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("lucky-dice"), Line: list{maverick("mother")}, Houses: onlyShadows},
		side{Line: list{{ID: "dodger"}, {ID: "umbra"}}, Houses: onlyShadows}, card.Shadows)
	tb.Omni("lucky-dice")
	tb.InZone(card.Discard, "lucky-dice")
	tb.EndTurn()
	tb.Fight("umbra", "mother")
	tb.Damage("mother", 0)
	tb.EndTurn()
	tb.EndTurn()
	tb.Fight("umbra", "mother")
	tb.Damage("mother", 2)
}

func TestMiasmaBomb(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("miasma-bomb"), Houses: onlyShadows}, side{Amber: 6, Houses: onlyShadows}, card.Shadows)
	tb.Act("miasma-bomb")
	tb.InZone(card.Discard, "miasma-bomb")
	tb.EndTurn()
	tb.Keys(1, 0)
	tb.EndTurn()
	tb.EndTurn() // the turn after that one
	tb.Choose(0)
	tb.Keys(1, 1)
}

func TestRansack(t *testing.T) {
	tb := duel(t, side{Hand: ids("ransack"), Deck: ids("umbra", "ghostly-hand", "fear", "umbra")}, side{Amber: 5}, card.Shadows)
	tb.Play("ransack")
	tb.Amber(0, 3)
	tb.Amber(1, 2)
	assert.Equal(t, []string{"umbra"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Hand: ids("ransack"), Deck: ids("umbra")}, side{Amber: 5}, card.Shadows)
	tb.Play("ransack") // no card is no Shadows card
	tb.Amber(0, 2)
}

func TestRecklessRizzo(t *testing.T) {
	tb := duel(t, side{Line: ids("reckless-rizzo"), Houses: onlyShadows}, side{Amber: 3, Houses: onlyShadows}, card.Shadows)
	elusive := func() bool { return tb.HasKeyword(tb.Card("reckless-rizzo"), card.Elusive) }
	assert.True(t, elusive())
	tb.Act("reckless-rizzo")
	tb.Amber(0, 2)
	assert.False(t, elusive())
	tb.EndTurn()
	assert.False(t, elusive())
	tb.EndTurn()
	assert.True(t, elusive())
}

func TestSafeHouse(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("safe-house"), Line: list{{ID: "mother", Foreign: true}, {ID: "umbra"}}}, side{Line: ids("troll")},
		card.Shadows)
	tb.Act("safe-house")
	tb.Offers("mother", "umbra")
	tb.Pick("mother")
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Archives)) // its owner's
}

func TestTheShadowsmith(t *testing.T) {
	tb := duel(t, side{Line: ids("the-shadowsmith", "mother")}, side{Line: ids("splinter", "troll")}, card.Shadows)
	for id, elusive := range map[string]bool{"the-shadowsmith": true, "mother": false, "splinter": true, "troll": false} {
		assert.Equal(t, elusive, tb.HasKeyword(tb.Card(id), card.Elusive), id)
	}
}

func TestDoomSigil(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "umbra"}}, Artifacts: ids("doom-sigil"), Hand: ids("poison-wave")}, side{Line: ids("troll")},
		card.Shadows)
	tb.Fight("umbra")
	tb.InZone(card.Discard, "troll")
	tb.InZone(card.Artifacts, "doom-sigil")
	tb.Play("poison-wave") // an action deals no poison, but Umbra has power 2
	tb.InZone(card.Discard, "umbra", "doom-sigil")
}

func TestJohnnyLongfingers(t *testing.T) {
	tb := duel(t, side{Line: ids("johnny-longfingers", "splinter", "urchin"), Hand: ids("poison-wave")},
		side{Line: ids("rad-penny"), Amber: 4}, card.Shadows)
	tb.Play("poison-wave")
	tb.First("splinter") // before Rad Penny's own
	tb.InZone(card.Discard, "splinter", "urchin")
	tb.Amber(0, 2) // Splinter, and the icon of the wave
	tb.Amber(1, 3)
}

func TestLiamSay(t *testing.T) {
	tb := duel(t, side{Line: ids("liam-say"), Houses: onlyShadows}, side{Line: list{maverick("mother")}, Houses: onlyShadows}, card.Shadows)
	tb.EndTurn()
	tb.Damage("mother", 0)
	tb.EndTurn()
	tb.Offers("liam-say", "mother")
	tb.Pick("mother")
	tb.Damage("mother", 1)
}

func TestMastermindy(t *testing.T) {
	tb := duel(t, side{Line: ids("mastermindy"), Houses: onlyShadows}, side{Amber: 5, Houses: onlyShadows}, card.Shadows)
	tb.Act("mastermindy")
	tb.Amber(0, 0)
	schemes := func() int { return int(tb.Of("mastermindy").Counters[card.SchemeCounter]) }
	for range 2 {
		tb.EndTurn()
		tb.EndTurn()
	}
	assert.Equal(t, 2, schemes())
	tb.Act("mastermindy")
	tb.Amber(0, 2)
	assert.Zero(t, schemes())
}

func TestMole(t *testing.T) {
	t.Run("on an enemy creature: you spend what is on it", func(t *testing.T) {
		tb := duel(t, side{Amber: 4,
			Houses: onlyShadows}, side{Line: list{{ID: "troll", House: card.Shadows, Amber: 2,
			Attached: ids("mole")}}, Houses: onlyShadows},
			card.Shadows)
		tb.EndTurn()
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.AmberOn("troll", 0)
	})
	t.Run("on your own: your opponent", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", House: card.Shadows, Amber: 2, Attached: ids("mole")}}, Houses: onlyShadows},
			side{Amber: 4, Houses: onlyShadows},
			card.Shadows)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.AmberOn("troll", 0)
	})
}

func TestPincerator(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("pincerator"), Line: list{maverick("mother"), maverick("dodger"), maverick("troll")},
		Houses: onlyShadows},
		side{Line: list{maverick("valdr")}, Houses: onlyShadows}, card.Shadows)
	tb.EndTurn()
	for id, n := range map[string]int{"mother": 1, "dodger": 0, "troll": 1, "valdr": 1} {
		tb.Damage(id, n)
	}
	tb.EndTurn()
	tb.Damage("valdr", 2)
}

func TestShadowsaurus(t *testing.T) {
	t.Run("with æmber on it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shadowsaurus")}, side{Line: list{{ID: "mother", Amber: 2}, {ID: "troll"}}}, card.Shadows)
		tb.Act("shadowsaurus")
		tb.Pick("mother")
		tb.Right()
		tb.Amber(1, 2)
		tb.Line(0, "shadowsaurus", "mother")
		assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("mother")))
	})
	t.Run("without", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shadowsaurus")}, side{Line: list{{ID: "mother", Amber: 2}, {ID: "troll"}}}, card.Shadows)
		tb.Act("shadowsaurus")
		tb.Pick("troll")
		tb.Line(1, "mother", "troll")
		tb.AmberOn("mother", 2)
	})
	t.Run("back with its owner it is what it was", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shadowsaurus"), Houses: onlyShadows},
			side{Line: list{{ID: "mother", Amber: 1}}, Hand: list{{ID: "fear", House: card.Logos}},
				Houses: []card.House{card.Logos}}, card.Shadows)
		tb.Act("shadowsaurus")
		tb.Left()
		tb.EndTurn()
		tb.Play("fear")
		tb.Pick("mother")
		tb.Play("mother")
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("mother")))
	})
}

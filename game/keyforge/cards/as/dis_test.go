package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestDeltaP(t *testing.T) {
	tb := duel(t, side{Hand: ids("delta-p"), Line: ids("shooler")}, side{Line: ids("troll", "krump", "mother", "dodger")}, card.Dis)
	tb.Play("delta-p")
	tb.Pick("troll", "krump", "mother") // until they are as many
	tb.Line(1, "dodger")
	tb = duel(t, side{Hand: ids("delta-p"), Line: ids("shooler")}, side{Line: ids("troll")}, card.Dis)
	tb.Play("delta-p")
	tb.Line(1)
	tb.Line(0, "shooler")
	tb.Amber(0, 1)
}

func TestDemonicShelf(t *testing.T) {
	begin := side{Artifacts: list{{ID: "demonic-shelf", Under: list{{ID: "krump"}}}}, Line: ids("dust-pixie", "pit-demon")}
	foes := list{{ID: "jargogle", Under: ids("fear")}, {ID: "mother"}, {ID: "troll"}}
	tb := duel(t, begin, side{Line: foes}, card.Dis)
	tb.Act("demonic-shelf")
	tb.Offers("dust-pixie", "pit-demon")
	tb.Pick("dust-pixie")
	tb.InZone(card.Under, "dust-pixie", "krump")
	tb.Offers("pit-demon", "jargogle", "mother", "troll")
	tb.Pick("mother", "troll") // two cards
	tb.Damage("mother", 3)
	tb.Damage("troll", 3)

	tb = duel(t, side{Artifacts: begin.Artifacts}, side{Line: ids("troll")}, card.Dis)
	tb.Act("demonic-shelf") // nobody to put there
	tb.Damage("troll", 3)
}

func TestFiendishApprentice(t *testing.T) {
	tb := duel(t, side{Hand: ids("fiendish-apprentice"), Line: ids("shooler", "pit-demon", "troll")},
		side{Line: ids("mother", "krump", "snudge")}, card.Dis)
	tb.Play("fiendish-apprentice")
	tb.Offers("mother", "krump", "snudge")
	tb.Pick("mother", "krump")
	tb.Damage("mother", 3)
	tb.Damage("krump", 3)
	tb.Damage("snudge", 0)
}

func TestInfernalTerran(t *testing.T) {
	t.Run("discards and steals", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("infernal-terran", "troll", "krump")}, side{Amber: 3}, card.Dis)
		tb.Play("infernal-terran")
		tb.Offers("troll", "krump")
		tb.Pick("troll")
		tb.InZone(card.Discard, "troll")
		tb.Amber(0, 1)
		tb = duel(t, side{Line: ids("infernal-terran")}, side{Amber: 3}, card.Dis)
		tb.Reap("infernal-terran") // steals without a card, too
		tb.Amber(0, 2)
		tb.Amber(1, 2)
	})
	t.Run("scrapped", func(t *testing.T) {
		enhanced := keyforge.CardPosition{ID: "fear", Icons: card.Icons{card.CaptureIcon}}
		tb := duel(t, side{Hand: append(ids("infernal-terran", "dust-pixie", "delta-p"), enhanced)}, side{Amber: 9}, card.Dis)
		tb.Discard("infernal-terran")
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb.Amber(0, 3) // two icons and one
		tb = duel(t, side{Hand: ids("infernal-terran")}, side{Amber: 9}, card.Dis)
		tb.Discard("infernal-terran")
		tb.Amber(0, 0)
	})
}

func TestTalonOfInvidius(t *testing.T) {
	tb := duel(t, side{Hand: ids("talon-of-invidius", "gateway-to-dis")}, side{}, card.Dis)
	tb.Play("talon-of-invidius")
	tb.AmberOn("talon-of-invidius", 3)
	tb = duel(t, side{Line: list{{ID: "talon-of-invidius", Amber: 2, Damage: 8}}}, side{Line: ids("troll", "krump")}, card.Dis)
	tb.Fight("talon-of-invidius", "krump")
	tb.Pick("troll")
	tb.Line(0)
	tb.AmberOn("troll", 2)
	tb.Amber(1, 0)
}

func TestCauterizeVitality(t *testing.T) {
	enhanced := list{{ID: "belcher"}, {ID: "cirrus-mace", Icons: card.Icons{card.DrawIcon}}, {ID: "demonic-shelf"}}
	foe := side{Line: ids("dust-pixie"), Artifacts: enhanced, Amber: 5}
	for id, left := range map[string]int{"dust-pixie": 3, "belcher": 5, "cirrus-mace": 4, "demonic-shelf": 4} {
		tb := duel(t, side{Hand: ids("cauterize-vitality")}, foe, card.Dis)
		tb.Play("cauterize-vitality")
		tb.Offers("dust-pixie", "belcher", "cirrus-mace", "demonic-shelf")
		tb.Pick(id)
		tb.InZone(card.Discard, id)
		tb.Amber(1, left)
	}
	tb := duel(t, side{Hand: ids("cauterize-vitality")}, side{Line: list{{ID: "dust-pixie", Marks: keyforge.Warded}}, Amber: 5}, card.Dis)
	tb.Play("cauterize-vitality")
	tb.Amber(1, 5)
}

func TestChauncey(t *testing.T) {
	tb := duel(t, side{Line: ids("chauncey", "troll", "krump")}, side{Line: ids("mother")}, card.Dis)
	tb.Act("chauncey")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Line(0, "krump")
	tb.Amber(0, 3)
	tb = duel(t, side{Line: list{{ID: "chauncey"}, {ID: "troll", Marks: keyforge.Warded}}}, side{}, card.Dis)
	tb.Act("chauncey")
	tb.Line(0, "troll")
	tb.Amber(0, 0)
	tb = duel(t, side{Line: ids("chauncey")}, side{}, card.Dis)
	tb.Act("chauncey")
	tb.Line(0)
	tb.Amber(0, 0)
}

func TestEcstacySiphon(t *testing.T) {
	tb := duel(t, side{Hand: ids("ecstacy-siphon", "fear")}, side{Hand: ids("smith", "smith", "smith"), Line: ids("troll", "krump")}, card.Dis)
	tb.Play("ecstacy-siphon")
	tb.Pick("troll", "krump", "krump")
	tb.Damage("troll", 1)
	tb.Damage("krump", 2)
	tb = duel(t, side{Hand: ids("ecstacy-siphon")}, side{Line: ids("troll")}, card.Dis)
	tb.Play("ecstacy-siphon")
	tb.Damage("troll", 0)
}

func TestTheyTellNoTales(t *testing.T) {
	tb := duel(t, side{Hand: ids("they-tell-no-tales"), Line: ids("krump", "shooler")}, side{Line: ids("troll", "mother")}, card.Dis)
	tb.Play("they-tell-no-tales")
	tb.House(card.Brobnar)
	tb.Line(0, "shooler")
	tb.Line(1, "mother")
	assert.EqualValues(t, 2, tb.Player(0).Chains)
	assert.EqualValues(t, 0, tb.Player(1).Chains)
}

func TestTrihard(t *testing.T) {
	for in, left := range map[int]int{0: 0, 2: 2, 3: 2, 5: 4, 6: 4} {
		tb := duel(t, side{Hand: append(ids("trihard"), many(in, "smith")...)}, side{Hand: many(in, "smith")}, card.Dis)
		tb.Play("trihard")
		assert.Len(t, tb.Pile(0, card.Hand), left, in)
		assert.Len(t, tb.Pile(1, card.Hand), left, in)
	}
}

func TestAGiftOfAmber(t *testing.T) {
	begin := side{Hand: ids("a-gift-of-æmber"), Line: ids("shooler")}
	foe := side{Line: list{{ID: "troll"}, {ID: "krump"}, {ID: "mother", Marks: keyforge.Warded}}}
	for _, c := range []struct {
		picks     []string
		mine, his int
	}{{nil, 1, 0}, {[]string{"troll"}, 1, 1}, {[]string{"troll", "krump"}, 1, 2}, {[]string{"shooler", "troll"}, 2, 1},
		{[]string{"troll", "mother"}, 1, 1}, {[]string{"krump", "shooler"}, 2, 1}} {
		tb := duel(t, begin, foe, card.Dis)
		tb.Play("a-gift-of-æmber")
		tb.Pick(c.picks...)
		if len(c.picks) < 2 {
			tb.Finish()
		}
		tb.Amber(0, c.mine)
		tb.Amber(1, c.his)
	}
}

func TestClippedWings(t *testing.T) {
	foe := side{Hand: ids("troll", "krump"), Archives: ids("mother", "dodger")}
	tb := duel(t, side{Hand: ids("clipped-wings")}, foe, card.Dis)
	tb.Play("clipped-wings")
	tb.Choose(0)
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Len(t, tb.Pile(1, card.Purged), 1)
	assert.Len(t, tb.Pile(1, card.Archives), 2)
	tb = duel(t, side{Hand: ids("clipped-wings")}, foe, card.Dis)
	tb.Play("clipped-wings")
	tb.Choose(1)
	assert.Len(t, tb.Pile(1, card.Hand), 2)
	assert.ElementsMatch(t, []string{"mother", "dodger"}, tb.Pile(1, card.Deck))
	assert.Empty(t, tb.Pile(1, card.Archives))
}

func TestInfinityStrop(t *testing.T) {
	begin := side{Hand: ids("infinity-strop"), Line: ids("batdrone")}
	foe := side{Line: ids("mother", "troll")}
	tb := duel(t, begin, foe, card.Dis)
	tb.Play("infinity-strop")
	tb.Offers("batdrone", "mother", "troll")
	tb.Pick("batdrone")
	tb.Damage("mother", 4)
	tb.Damage("troll", 0)
	tb = duel(t, begin, foe, card.Dis)
	tb.Play("infinity-strop")
	tb.Pick("mother")
	tb.Damage("mother", 2)
	tb.Damage("batdrone", 0)
}

func TestMonsquito(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "monsquito", Damage: 1}}}, side{Line: ids("splinter", "troll")}, card.Dis)
	tb.Fight("monsquito", "splinter")
	tb.Damage("monsquito", 0)
	tb.Offers("monsquito", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 2)
}

func TestSearine(t *testing.T) {
	tb := duel(t, side{Hand: ids("searine"), Line: ids("troll", "krump")}, side{Line: ids("mother")}, card.Dis)
	tb.Discard("searine")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.Damage("krump", 2)
}

func TestSlayer(t *testing.T) {
	tb := duel(t, side{Line: ids("slayer", "krump")}, side{Line: ids("bumpsy", "troll", "mother")}, card.Dis)
	tb.Fight("slayer", "troll")
	tb.Damage("slayer", 0)
	for id, n := range map[string]int{"bumpsy": 3, "troll": 3, "mother": 3, "krump": 0} {
		tb.Damage(id, n)
	}
	tb = duel(t, side{Line: ids("slayer", "krump")}, side{Line: ids("splinter")}, card.Dis)
	tb.Fight("slayer")
	tb.Line(0, "krump")
	tb = duel(t, side{Hand: ids("slayer")}, side{}, card.Dis)
	tb.Play("slayer")
	tb.Line(0)
}

// canPlay reports whether the player may play the card now.
func canPlay(tb *gametest.Table, id string) bool {
	return tb.Check(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(id)}) == nil
}

func TestSuspendamander(t *testing.T) {
	tb := duel(t, side{Line: ids("suspendamander"), Deck: ids("fear")},
		side{Line: ids("splinter"), Hand: ids("punch", "troll"), Deck: ids("smith")}, card.Dis)
	tb.Fight("suspendamander")
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.House(card.Brobnar)
	assert.False(t, canPlay(tb, "punch"))
	assert.True(t, canPlay(tb, "troll"))
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Brobnar)
	assert.True(t, canPlay(tb, "punch"))
}

func TestSuspendamanderOfAnotherHouse(t *testing.T) {
	tb := duel(t, side{Line: ids("suspendamander")}, side{Line: ids("splinter"), Hand: ids("punch")}, card.Dis)
	tb.Fight("suspendamander")
	tb.House(card.Logos)
	tb.EndTurn()
	tb.House(card.Brobnar)
	assert.True(t, canPlay(tb, "punch"))
}

func TestVaporImp(t *testing.T) {
	hand := ids("punch", "troll", "gauntlet-of-command", "blood-of-titans")
	for discarded, stopped := range map[string]string{"fear": "punch", "mother": "troll", "demonic-shelf": "gauntlet-of-command",
		"tomb-of-agony": "blood-of-titans", "": ""} {
		begin := side{Line: ids("vapor-imp", "shooler")}
		if discarded != "" {
			begin.Hand = ids(discarded)
		}
		tb := duel(t, begin, side{Hand: hand}, card.Dis)
		tb.Reap("vapor-imp")
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb.EndTurn()
		for _, c := range hand {
			assert.Equal(t, c.ID != stopped, canPlay(tb, c.ID), "%s after %s", c.ID, discarded)
		}
	}
	t.Run("not if the card was not discarded (K27.7)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "vapor-imp"}, {ID: "shooler", Attached: ids("refined-adhesive")}}, Hand: ids("mother")},
			side{Hand: hand}, card.Dis)
		tb.Reap("vapor-imp")
		tb.InZone(card.Under, "mother")
		tb.EndTurn()
		assert.True(t, canPlay(tb, "troll"))
	})
	t.Run("even if the card has been shuffled into the deck since", func(t *testing.T) {
		tb := duel(t, side{Line: ids("vapor-imp"), Hand: ids("mother")}, side{Hand: hand}, card.Dis)
		tb.Reap("vapor-imp")
		tb.EndTurn()
		tb.InZone(card.Hand, "mother")
		assert.False(t, canPlay(tb, "troll"))
		assert.True(t, canPlay(tb, "punch"))
	})
}

func TestVenOmawk(t *testing.T) {
	tb := duel(t, side{Line: ids("ven-omawk"), Deck: many(9, "smith")}, side{Deck: many(9, "smith"), Line: ids("troll")}, card.Dis)
	tb.Fight("ven-omawk")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Line: ids("ven-omawk"), Deck: many(9, "smith")}, side{Deck: many(9, "smith")}, card.Dis)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Hand), 5)
}

func TestPendrasBox(t *testing.T) {
	tb := duel(t, side{Hand: ids("pendra-s-box"), Line: ids("krump", "shooler", "troll", "mother")}, side{}, card.Dis)
	tb.Play("pendra-s-box")
	tb.Pick("shooler")
	tb.Reap("shooler")
	for id, n := range map[string]int{"krump": 1, "shooler": 1, "troll": 1, "mother": 0} {
		tb.AmberOn(id, n)
	}
}

func TestTombOfAgony(t *testing.T) {
	tb := duel(t, side{Hand: ids("tomb-of-agony"), Line: ids("shooler")}, side{Line: ids("troll", "krump")}, card.Dis)
	tb.Play("tomb-of-agony")
	tb.Pick("shooler")
	tb.Reap("shooler")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.InZone(card.Purged, "troll")
}

// A card that a Scrap draws meanwhile belongs to the hand that is discarded (K27.5).
func TestInfernalTerranDiscardsWhatIsDrawnMeanwhile(t *testing.T) {
	tb := gametest.Newest(t, side{Hand: ids("infernal-terran", "brillix-ponder"), Deck: ids("dust-pixie")}, side{Amber: 9}, card.Dis)
	tb.Discard("infernal-terran")
	tb.InZone(card.Discard, "brillix-ponder", "dust-pixie")
	tb.Amber(0, 2)
}

func TestPhantasmaquid(t *testing.T) {
	t.Run("closes the enemy's right flank", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("troll", "krump")}, side{Line: ids("phantasmaquid")}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.NotPlayable) // alone it is on both
		tb = duel(t, side{Hand: ids("troll"), Line: ids("krump")}, side{Line: ids("phantasmaquid")}, card.Brobnar)
		tb.Play("troll")
		tb.Line(0, "troll", "krump")
		tb = duel(t, side{Hand: ids("shooler"), Line: ids("phantasmaquid")}, side{}, card.Dis) // not its player's
		tb.Play("shooler")
		tb.Right()
		tb.Line(0, "phantasmaquid", "shooler")
	})
	t.Run("goes at the end of its turn when there is no enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("phantasmaquid")}, side{Artifacts: ids("demonic-shelf")}, card.Dis)
		tb.EndTurn()
		tb.InZone(card.Discard, "phantasmaquid")
		tb = duel(t, side{Line: ids("phantasmaquid")}, side{Line: ids("troll")}, card.Dis)
		tb.EndTurn()
		tb.Line(0, "phantasmaquid")
		tb = duel(t, side{}, side{Line: ids("phantasmaquid")}, card.Dis) // the opponent's turn
		tb.EndTurn()
		tb.Line(1, "phantasmaquid")
	})
}

func TestDaat(t *testing.T) {
	tb := duel(t, side{Hand: ids("daat", "troll", "shooler"), Line: ids("krump")}, side{}, card.Dis)
	tb.Play("daat")
	tb.Left()
	tb.Amber(0, 1)
	tb.House(card.Brobnar)
	tb.Reap("krump")
	tb.Play("troll")
	tb.Left()
	tb.Line(0, "troll", "daat", "krump")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("shooler")}, keyforge.WrongHouse)

	tb = duel(t, side{Hand: ids("daat", "shooler")}, side{}, card.Dis)
	tb.Discard("shooler")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("daat")}, keyforge.NeedsAlpha)
}

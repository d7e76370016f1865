package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// A skybeast is of the house that its deck shows, and of no other (K23.4).
func TestSkybeastsBelongToTheHouseOfTheirDeck(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "naja", House: card.Mars}, {ID: "naja"}}}, side{}, card.Mars)
	tb.Reap("naja#1")
	tb.Amber(0, 4)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("naja#2")}, keyforge.WrongHouse)
}

func TestAkugyo(t *testing.T) {
	tb := duel(t, side{Line: ids("krump")}, side{Line: ids("akugyo")}, card.Brobnar)
	tb.Reap("krump")
	tb.Amber(0, 0)
	tb.AmberOn("akugyo", 1)
	for on, gain := range map[int]int{1: 1, 3: 2} {
		tb = duel(t, side{Line: list{{ID: "akugyo", Amber: on}}}, side{Line: ids("splinter")}, card.Brobnar)
		tb.Fight("akugyo")
		tb.Amber(0, gain)
		tb.AmberOn("akugyo", on-gain)
	}
}

func TestAlienPuffer(t *testing.T) {
	tb := duel(t, side{Hand: ids("gateway-to-dis")}, side{Line: ids("alien-puffer")}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.Amber(1, 2)
	tb.Amber(0, 0)
	tb = duel(t, side{Line: list{{ID: "krump", Damage: 3}}}, side{Line: ids("alien-puffer")}, card.Brobnar)
	tb.Fight("krump")
	tb.InZone(card.Discard, "krump") // of its hazardous damage
	tb.Damage("alien-puffer", 0)
}

func TestAnvilCrawler(t *testing.T) {
	tb := duel(t, side{Line: ids("anvil-crawler"), Deck: many(9, "fear")}, side{Deck: many(9, "krump")}, card.Brobnar)
	tb.EndTurn()
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	assert.Len(t, tb.Pile(1, card.Hand), 7)
}

func TestBeehemoth(t *testing.T) {
	begin := side{Line: list{{ID: "krump", Power: 2}, {ID: "troll"}, {ID: "mother", Power: 3}, {ID: "beehemoth"}}}
	t.Run("takes the counters off its new neighbors", func(t *testing.T) {
		tb := duel(t, begin, side{}, card.Brobnar)
		tb.Reap("beehemoth")
		tb.Choose(1)
		tb.Line(0, "krump", "beehemoth", "troll", "mother")
		tb.PowerIs("krump", 6)
		tb.PowerIs("mother", 8)
		tb.Amber(0, 3)
	})
	t.Run("of both of them", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "krump", Power: 2}, {ID: "beehemoth", Power: 1}, {ID: "mother", Power: 3}}}, side{}, card.Brobnar)
		tb.Reap("beehemoth")
		tb.Choose(1) // it stays
		tb.Amber(0, 6)
		tb.PowerIs("beehemoth", 8)
		tb.PowerIs("mother", 5)
	})
	t.Run("without neighbors", func(t *testing.T) {
		tb := duel(t, side{Line: ids("beehemoth")}, side{}, card.Brobnar)
		tb.Reap("beehemoth")
		tb.Amber(0, 1)
	})
	t.Run("a counter at the start of your turn", func(t *testing.T) {
		tb := duel(t, side{}, side{Line: ids("beehemoth"), Hand: ids("troll")}, card.Brobnar)
		tb.EndTurn()
		tb.PowerIs("beehemoth", 8)
	})
	t.Run("on any creature, and not on the other turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump")}, side{Line: ids("beehemoth")}, card.Brobnar)
		tb.EndTurn()
		tb.Offers("krump", "beehemoth")
		tb.Pick("krump")
		tb.PowerIs("krump", 7)
		tb.EndTurn()
		tb.PowerIs("krump", 7)
	})
	t.Run("poison", func(t *testing.T) {
		tb := duel(t, side{Line: ids("beehemoth")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Fight("beehemoth")
		tb.InZone(card.Discard, "troll")
	})
}

func TestColossipede(t *testing.T) {
	tb := duel(t, side{Hand: ids("colossipede"), Line: ids("krump", "troll")}, side{Line: ids("mother", "splinter")}, card.Brobnar)
	tb.Play("colossipede")
	tb.Left()
	for _, id := range []string{"colossipede", "krump", "troll", "mother", "splinter"} {
		tb.AmberOn(id, 1)
	}
	tb.Fight("troll", "mother") // the æmber on the dead mother is theirs, its own too
	tb.Amber(0, 2)
	tb.AmberOn("troll", 0)
	tb.Fight("krump", "splinter")
	tb.Amber(0, 4)

	tb = duel(t, side{Line: list{{ID: "krump", Amber: 3}}}, side{Line: ids("colossipede", "splinter")}, card.Brobnar)
	tb.Fight("krump", "splinter")
	tb.AmberOn("krump", 3) // no friend of it
}

func TestFalcron(t *testing.T) {
	for id, steals := range map[string]int{"krump": 1, "bumpsy": 1, "falcron": 0, "troll": 0} {
		tb := duel(t, side{Line: ids("krump", "falcron", "bumpsy", "troll")}, side{Amber: 3}, card.Brobnar)
		tb.Reap(id)
		tb.Amber(0, 1+steals)
		tb.Amber(1, 3-steals)
	}
}

func TestGrinderSwarm(t *testing.T) {
	tb := duel(t, side{Line: ids("grinder-swarm", "krump")}, side{Amber: 3, Line: ids("splinter", "troll")}, card.Brobnar)
	tb.PowerIs("grinder-swarm", 7)
	tb.Fight("grinder-swarm", "splinter")
	tb.PowerIs("grinder-swarm", 6)
	tb.AmberOn("grinder-swarm", 2)
	tb.Amber(1, 1)
}

func TestGrizzledWyvern(t *testing.T) {
	t.Run("six from both pools, as you choose", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("grizzled-wyvern"), Amber: 4}, side{Amber: 4}, card.Brobnar)
		tb.Play("grizzled-wyvern")
		for range 4 {
			tb.Choose(1)
		}
		tb.AmberOn("grizzled-wyvern", 6) // the rest can come only from one pool
		tb.Amber(0, 2)
		tb.Amber(1, 0)
	})
	t.Run("five are too few: it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("grizzled-wyvern")}, side{Amber: 5}, card.Brobnar)
		tb.Play("grizzled-wyvern")
		tb.InZone(card.Discard, "grizzled-wyvern")
		tb.Amber(0, 0)
		tb.Amber(1, 5) // K5.9
	})
}

func TestHungryHippogriff(t *testing.T) {
	tb := duel(t, side{Hand: ids("gateway-to-dis"), Line: list{{ID: "troll", Amber: 2}}},
		side{Line: list{{ID: "hungry-hippogriff", Amber: 5}, {ID: "krump", Amber: 3}}}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.Amber(1, 3+2) // the krump's, and as ever the troll's (K5.9)
	tb.Amber(0, 5)   // its own is not saved
}

func TestIcarus20(t *testing.T) {
	tb := duel(t, side{Line: ids("icarus-20", "krump"), Deck: many(3, "fear")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Act("icarus-20")
	tb.Act("krump")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
	tb = duel(t, side{Line: ids("troll")}, side{Line: ids("icarus-20")}, card.Brobnar)
	assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("troll")}))
}

func TestImpzilla(t *testing.T) {
	tb := duel(t, side{Line: ids("impzilla", "troll")}, side{Line: ids("splinter", "krump", "bumpsy")}, card.Brobnar)
	tb.Fight("impzilla", "bumpsy")
	tb.InZone(card.Discard, "bumpsy", "krump")
	tb.Line(0, "impzilla", "troll")
	tb.Damage("impzilla", 0)
	tb = duel(t, side{Line: ids("impzilla")}, side{Line: ids("splinter", "dodger", "mother")}, card.Brobnar)
	tb.Fight("impzilla", "splinter")
	tb.Offers("dodger", "mother")
	tb.Pick("dodger")
	tb.Line(1, "mother")
}

func TestLancet(t *testing.T) {
	tb := duel(t, side{Line: ids("lancet", "valdr"), Amber: 3}, side{Amber: 3, Line: ids("troll", "splinter", "batdrone")}, card.Brobnar)
	tb.Fight("valdr", "splinter")
	tb.AmberOn("valdr", 1)
	tb.Fight("lancet", "batdrone")
	tb.AmberOn("lancet", 1)
	tb.Amber(1, 1)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("troll", "valdr")
	tb.AmberOn("troll", 0)
	tb.Amber(0, 3)
}

func TestMalifiDragon(t *testing.T) {
	for before, after := range map[int]int{0: 2, 4: 6, 5: 5} {
		tb := duel(t, side{Line: ids("malifi-dragon"), Amber: before}, side{Amber: 1}, card.Brobnar)
		tb.EndTurn()
		tb.Amber(0, after)
		tb.EndTurn()
		tb.Amber(1, 1)
		tb.LeaveOpen() // six are enough for a key
	}
}

func TestNaja(t *testing.T) {
	tb := duel(t, side{Line: ids("naja")}, side{}, card.Brobnar)
	tb.Reap("naja")
	tb.Amber(0, 4)
}

func TestRorqual(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "rorqual", Amber: 2}}}, side{Line: ids("splinter")}, card.Brobnar)
	tb.PowerIs("rorqual", 7)
	tb.Reap("rorqual")
	tb.PowerIs("rorqual", 8)
	tb = duel(t, side{Line: ids("rorqual")}, side{Line: ids("splinter")}, card.Brobnar)
	tb.Fight("rorqual")
	tb.AmberOn("rorqual", 1)
	tb = duel(t, side{Line: list{{ID: "rorqual", Amber: 2}}}, side{}, card.Brobnar)
	tb.Act("rorqual")
	tb.Amber(0, 2)
	tb.PowerIs("rorqual", 5)
}

func TestScreeyan(t *testing.T) {
	foe := func(top keyforge.CardPosition) side {
		return side{Houses: []card.House{card.Brobnar, card.Logos, card.Shadows}, Deck: append(list{top}, many(9, "mother")...)}
	}
	mine := side{Line: ids("screeyan"), Houses: []card.House{card.Brobnar, card.Mars}}
	t.Run("the house of the discarded card, once", func(t *testing.T) {
		tb := duel(t, mine, foe(keyforge.CardPosition{ID: "troll"}), card.Brobnar)
		tb.EndTurn()
		tb.InZone(card.Discard, "troll")
		assert.Equal(t, card.HouseSet(card.Logos, card.Shadows), tb.Choosable(1))
		tb.House(card.Shadows)
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Mars), tb.Choosable(0))
		tb.House(card.Brobnar)
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Shadows), tb.Choosable(1), "now a mother was discarded")
	})
	t.Run("both houses of a card with a house icon", func(t *testing.T) {
		tb := duel(t, mine, foe(keyforge.CardPosition{ID: "troll", Icons: card.Icons{card.HouseIcon(card.Logos)}}), card.Brobnar)
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Shadows), tb.Choosable(1))
	})
	t.Run("an empty deck", func(t *testing.T) {
		tb := duel(t, mine, side{Houses: []card.House{card.Brobnar, card.Logos, card.Shadows}}, card.Brobnar)
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Logos, card.Shadows), tb.Choosable(1))
	})
}

func TestSentientCloud(t *testing.T) {
	line := list{{ID: "sentient-cloud"}, {ID: "krump"}, {ID: "valdr"}, {ID: "bumpsy"}}
	for id, gain := range map[string]int{"krump": 2, "valdr": 2, "bumpsy": 0, "sentient-cloud": 0} {
		tb := duel(t, side{Line: line}, side{Line: ids("troll", "batdrone", "splinter")}, card.Brobnar)
		tb.Fight(id, "batdrone") // a more powerful enemy does not matter
		tb.Amber(0, gain)
	}
}

func TestTitanarpon(t *testing.T) {
	t.Run("the first creature of your turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("titanarpon"), Hand: ids("fear", "krump", "bumpsy")}, side{Hand: ids("troll")}, card.Brobnar)
		assert.True(t, tb.HasKeyword(tb.Card("titanarpon"), card.Elusive))
		tb.Play("krump")
		tb.Right()
		tb.Unmarked("krump", keyforge.Exhausted)
		tb.Play("bumpsy")
		tb.Right()
		tb.Marked("bumpsy", keyforge.Exhausted)
		tb.EndTurn()
		tb.Play("troll")
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("each turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("titanarpon"), Hand: ids("krump", "bumpsy")}, side{}, card.Brobnar)
		tb.Play("krump")
		tb.Right()
		tb.EndTurn()
		tb.EndTurn()
		tb.Play("bumpsy")
		tb.Right()
		tb.Unmarked("bumpsy", keyforge.Exhausted)
	})
	t.Run("itself when it is the first", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("titanarpon", "krump", "titanarpon")}, side{}, card.Brobnar)
		tb.Play("titanarpon#1")
		tb.Unmarked("titanarpon#1", keyforge.Exhausted)
		tb.Play("krump")
		tb.Right()
		tb.Marked("krump", keyforge.Exhausted)
	})
}

func TestTyrannusAquilae(t *testing.T) {
	tb := duel(t, side{Line: ids("tyrannus-aquilae"), Amber: 2}, side{Amber: 3}, card.Brobnar)
	tb.EndTurn()
	tb.AmberOn("tyrannus-aquilae", 1)
	tb.EndTurn()
	tb.AmberOn("tyrannus-aquilae", 2)
	tb.Amber(0, 2)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: list{{ID: "tyrannus-aquilae", Amber: 2}}}, side{Line: ids("splinter")}, card.Brobnar)
	tb.Fight("tyrannus-aquilae")
	tb.Amber(0, 1)
	tb.AmberOn("tyrannus-aquilae", 1)
}

func TestVolax(t *testing.T) {
	tb := duel(t, side{Hand: ids("gateway-to-dis"), Amber: 1}, side{Amber: 4, Line: ids("volax")}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.Amber(1, 8)
	tb.Amber(0, 1)
}

func TestAmberdrakes(t *testing.T) {
	for id, key := range map[string]int{"blue-æmberdrake": card.BlueKey, "red-æmberdrake": card.RedKey, "yellow-æmberdrake": card.YellowKey} {
		tb := duel(t, side{Hand: ids("gateway-to-dis"), Line: ids(id), Amber: 2}, side{Amber: 9}, card.Dis)
		tb.Play("gateway-to-dis")
		assert.Equal(t, uint8(1<<key), tb.Player(0).Keys, id)
		tb.Amber(0, 0)
		tb.Keys(1, 0)
		tb = duel(t, side{Hand: ids("gateway-to-dis"), Line: ids(id), Amber: 1}, side{}, card.Dis)
		tb.Play("gateway-to-dis") // too little
		tb.Keys(0, 0)
		tb.Amber(0, 5)
		tb = duel(t, side{Hand: ids("gateway-to-dis"), Line: ids(id), Amber: 3, Colors: 1 << key}, side{}, card.Dis)
		tb.Play("gateway-to-dis") // forged already
		tb.Keys(0, 1)
		tb.Amber(0, 7)
	}
}

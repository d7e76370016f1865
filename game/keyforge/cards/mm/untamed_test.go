package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var onlyUntamed = []card.House{card.Untamed}

func TestCephaloist(t *testing.T) {
	for pool, left := range map[int]int{3: 2, 4: 4} {
		tb := duel(t, side{Hand: ids("rad-penny")}, side{Line: ids("cephaloist"), Amber: pool}, card.Shadows)
		tb.Play("rad-penny")
		tb.Amber(1, left)
	}
}

func TestMutantBeasts(t *testing.T) {
	t.Run("Dæmo-Beast", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("savage-clash"), Line: ids("dæmo-beast", "umbra")}, side{Line: ids("troll"), Amber: 1}, card.Untamed)
		tb.Play("savage-clash")
		tb.Line(0, "umbra")
		tb.Amber(0, 1)
	})
	t.Run("Dino-Beast, Techno-Beast, Xeno-Beast", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dino-beast", "fear"), Line: ids("techno-beast", "xeno-beast"), Deck: ids("punch", "anger", "smith")},
			side{Line: ids("troll")}, card.Untamed)
		tb.Play("dino-beast")
		tb.Left()
		tb.Yes()
		tb.Pick("troll")
		tb.Damage("troll", 3)
		tb.Reap("techno-beast")
		tb.InZone(card.Hand, "punch")
		tb.Fight("xeno-beast")
		tb.Damage("xeno-beast", 0) // skirmish
		tb.Pick("smith")
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
	})
}

func TestDarkFaerie(t *testing.T) {
	tb := duel(t, side{Line: ids("dark-faerie")}, side{Line: ids("troll")}, card.Untamed)
	tb.Fight("dark-faerie")
	tb.Amber(0, 2)
}

func TestFandangle(t *testing.T) {
	for pool, ready := range map[int]bool{3: false, 4: true} {
		tb := duel(t, side{Line: ids("fandangle"), Amber: pool, Hand: ids("mother")}, side{}, card.Logos)
		tb.Play("mother")
		tb.Left()
		assert.Equal(t, ready, !tb.Of("mother").Is(keyforge.Exhausted))
	}
	tb := duel(t, side{Line: ids("fandangle"), Amber: 4, Hand: list{{ID: "floomf"}, {ID: "mushroom-with-a-view", Plain: true}}}, side{},
		card.Untamed)
	tb.Play("floomf")
	tb.Left()
	tb.Marked("floomf", keyforge.Exhausted)
	tb.Play("mushroom-with-a-view")
	tb.Marked("mushroom-with-a-view", keyforge.Exhausted)
}

func TestFloomf(t *testing.T) {
	tb := duel(t, side{Line: ids("floomf", "mother")}, side{Line: ids("troll", "snufflegator")}, card.Untamed)
	tb.Fight("floomf", "troll")
	tb.Offers("floomf", "snufflegator")
	tb.Pick("floomf")
	tb.PowerIs("floomf", 5)
}

func TestKeyfrog(t *testing.T) {
	for pool, keys := range map[int]int{5: 0, 6: 1} {
		tb := duel(t, side{Line: ids("keyfrog"), Amber: pool}, side{Line: ids("troll")}, card.Untamed)
		tb.Fight("keyfrog")
		if keys > 0 {
			tb.Choose(0)
		}
		tb.Keys(0, keys)
	}
	t.Run("it dies in another's turn; its controller forges", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator")}, side{Line: ids("keyfrog"), Amber: 7}, card.Untamed)
		tb.Fight("snufflegator")
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 1)
	})
}

func TestPismire(t *testing.T) {
	for foe, cost := range map[string]int{"troll": 8, "splinter": 6} {
		tb := duel(t, side{Line: ids("pismire", "mother")}, side{Line: ids(foe)}, card.Untamed)
		assert.Equal(t, cost, tb.KeyCost(1), foe)
		assert.Equal(t, 6, tb.KeyCost(0))
	}
}

func TestRapidEvolution(t *testing.T) {
	tb := duel(t, side{Hand: ids("rapid-evolution"), Amber: 2, Line: ids("floomf")}, side{Line: ids("troll")}, card.Untamed)
	tb.Play("rapid-evolution") // with its icon
	tb.Pick("troll")
	tb.PowerIs("troll", 11)
	tb.PowerIs("floomf", 3)
}

func TestReclaimedByNature(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "reclaimed-by-nature", Plain: true}}, Artifacts: ids("seeker-needle")},
		side{Artifacts: list{{ID: "lucky-dice", Icons: card.Icons{card.AmberIcon, card.DamageIcon}}},
			Line: ids("troll", "umbra")}, card.Untamed)
	tb.Play("reclaimed-by-nature")
	tb.Offers("seeker-needle", "lucky-dice")
	tb.Pick("lucky-dice")
	tb.InZone(card.Purged, "lucky-dice")
	tb.Amber(0, 1)
	tb.Amber(1, 0)
	tb.Offers("troll", "umbra")
	tb.Pick("troll")
	tb.Damage("troll", 1)
}

func TestResurgence(t *testing.T) {
	stand := side{Hand: ids("resurgence"), Discard: ids("mother", "splinter", "troll", "fear")}
	tb := duel(t, stand, side{Discard: ids("umbra")}, card.Untamed)
	tb.Play("resurgence")
	tb.Offers("mother", "splinter", "troll")
	tb.Pick("splinter")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.InZone(card.Hand, "splinter", "troll")
	tb = duel(t, stand, side{}, card.Untamed)
	tb.Play("resurgence")
	tb.Pick("mother")
	tb.InZone(card.Discard, "splinter", "troll")
}

func TestSavageClash(t *testing.T) {
	tb := duel(t, side{Hand: ids("savage-clash"), Line: ids("troll", "umbra", "batdrone")}, side{Line: ids("mother", "valdr", "tocsin")},
		card.Untamed)
	tb.Play("savage-clash")
	tb.Offers("umbra", "batdrone")
	tb.Pick("batdrone")
	tb.Line(0, "batdrone")
	tb.Line(1, "valdr")
	tb = duel(t, side{Hand: ids("savage-clash"), Line: ids("troll")}, side{}, card.Untamed)
	tb.Play("savage-clash")
	tb.Line(0, "troll")
}

func TestCommune(t *testing.T) {
	tb := duel(t, side{Hand: ids("commune", "floomf"), Amber: 7, Houses: onlyUntamed}, side{Houses: onlyUntamed}, card.Untamed)
	tb.Play("commune")
	tb.Amber(0, 4)
	assert.Equal(t, keyforge.Side(1), tb.State().Active) // omega ended the step, and with it the turn
}

func TestDarkHarbinger(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "dark-harbinger", Marks: keyforge.Exhausted}}, Hand: ids("vault-s-blessing", "floomf")}, side{},
		card.Untamed)
	tb.Play("floomf")
	tb.Left()
	tb.Marked("dark-harbinger", keyforge.Exhausted)
	tb.Play("vault-s-blessing")
	tb.First("dark-harbinger")
	tb.Unmarked("dark-harbinger", keyforge.Exhausted)
	tb.Reap("dark-harbinger")

	tb = duel(t, side{Line: list{{ID: "dark-harbinger", House: card.Brobnar, Marks: keyforge.Exhausted}}, Hand: ids("punch")},
		side{Line: ids("troll")},
		card.Brobnar)
	tb.Play("punch")
	tb.Pick("troll")
	tb.Marked("dark-harbinger", keyforge.Exhausted)
}

func TestGrowthSurge(t *testing.T) {
	tb := duel(t, side{Hand: ids("growth-surge"), Line: ids("mother")}, side{Line: ids("troll", "umbra", "dodger")}, card.Untamed)
	tb.Play("growth-surge")
	tb.Offers("mother", "troll", "dodger")
	tb.Pick("dodger")
	tb.PowerIs("dodger", 8)
	tb.PowerIs("umbra", 4)
	tb.PowerIs("troll", 9)
	tb.PowerIs("mother", 5)
	tb = duel(t, side{Hand: ids("growth-surge"), Line: ids("mother")}, side{Line: ids("troll", "umbra")}, card.Untamed)
	tb.Play("growth-surge")
	tb.Pick("mother")
	tb.PowerIs("mother", 8)
	tb.PowerIs("troll", 8)
}

func TestLumilu(t *testing.T) {
	tb := duel(t, side{Line: ids("lumilu", "floomf", "mother", "keyfrog")}, side{Line: ids("snufflegator")}, card.Untamed)
	tb.Reap("lumilu")
	tb.Amber(0, 3)
}

func TestMushroomWithAView(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("mushroom-with-a-view"), Line: list{{ID: "mother", Damage: 2}, {ID: "umbra", Damage: 1}}},
		side{Line: list{{ID: "troll", Damage: 2}}}, card.Dis)
	tb.Omni("mushroom-with-a-view")
	for id, n := range map[string]int{"mother": 1, "umbra": 0, "troll": 2} {
		tb.Damage(id, n)
	}
}

func TestTrimble(t *testing.T) {
	tb := duel(t, side{Line: ids("trimble", "mother")}, side{Line: ids("splinter")}, card.Untamed)
	for id, has := range map[string]bool{"trimble": true, "mother": false, "splinter": true} {
		assert.Equal(t, has, tb.HasKeyword(tb.Card(id), card.Skirmish), id)
	}
}

func TestVaultsBlessing(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "vault-s-blessing", Plain: true}}, Line: ids("splinter", "mother")},
		side{Line: ids("trimble", "chonkers", "troll")}, card.Untamed)
	tb.Play("vault-s-blessing")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
}

func TestWildBounty(t *testing.T) {
	tb := duel(t, side{Hand: ids("wild-bounty", "vault-s-blessing", "dust-pixie", "rapid-evolution")}, side{Line: ids("troll")},
		card.Untamed)
	tb.Play("wild-bounty")
	tb.Play("dust-pixie")
	tb.Amber(0, 4)
	tb.Play("rapid-evolution")
	tb.Pick("troll")
	tb.PowerIs("troll", 13)
}

func TestAemberlution(t *testing.T) {
	tb := duel(t, side{Hand: ids("æmberlution", "mother", "punch"), Line: ids("umbra"), Deck: many(6, "smith"), Houses: onlyUntamed},
		side{Hand: ids("fear", "troll"), Line: ids("dodger"), Houses: onlyUntamed}, card.Untamed)
	tb.Play("æmberlution")
	tb.Line(0, "mother")
	tb.Line(1, "troll")
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.InZone(card.Discard, "umbra", "dodger")
	tb.InZone(card.Hand, "punch", "fear")
	assert.True(t, tb.Of("fear").Is(keyforge.Revealed))
}

func TestBlossomDrake(t *testing.T) {
	tb := duel(t, side{Line: ids("blossom-drake"), Artifacts: list{{ID: "seeker-needle", House: card.Untamed},
		{ID: "mushroom-with-a-view"}}},
		side{Artifacts: ids("gauntlet-of-command"), Line: ids("troll")}, card.Untamed)
	tb.PowerIs("blossom-drake", 7)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("seeker-needle")}, keyforge.NoAction)
	tb.Refused(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("mushroom-with-a-view")}, keyforge.NoAction)
	assert.True(t, tb.TraitsOf(tb.Card("mushroom-with-a-view")).Has(trait.Location))
}

func TestChonkers(t *testing.T) {
	tb := duel(t, side{Hand: ids("chonkers")}, side{}, card.Untamed)
	tb.Play("chonkers")
	tb.PowerIs("chonkers", 2)

	tb = duel(t, side{Line: list{{ID: "chonkers", Power: 3}, {ID: "floomf"}}}, side{Line: ids("tocsin", "batdrone", "troll")}, card.Untamed)
	tb.Fight("floomf", "batdrone") // not fighting Chonkers
	tb.PowerIs("chonkers", 4)
	tb.Fight("chonkers", "tocsin")
	tb.PowerIs("chonkers", 7)
}

func TestDarkQueenGloriana(t *testing.T) {
	tb := duel(t, side{Hand: ids("dark-queen-gloriana"), Line: ids("mother", "floomf", "umbra")}, side{Line: ids("troll")}, card.Untamed)
	tb.Play("dark-queen-gloriana")
	tb.Left()
	tb.Offers("mother", "umbra")
	tb.Pick("umbra")
	tb.InZone(card.Hand, "umbra")
}

func TestEunoia(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "eunoia", Damage: 1}}}, side{Line: ids("batdrone", "tocsin")}, card.Untamed)
	tb.Fight("eunoia", "tocsin")
	tb.Amber(0, 1)
	tb.Damage("eunoia", 2)
}

func TestLookWhatIFound(t *testing.T) {
	tb := duel(t, side{Hand: ids("look-what-i-found"), Discard: ids("mother", "umbra", "punch", "seeker-needle", "blood-of-titans"),
		Deck: many(6, "smith"), Houses: onlyUntamed},
		side{Houses: onlyUntamed, Discard: ids("troll")}, card.Untamed)
	tb.Play("look-what-i-found")
	tb.Offers("mother", "umbra")
	tb.Pick("mother")
	tb.InZone(card.Hand, "mother", "punch", "seeker-needle", "blood-of-titans")
	tb.InZone(card.Discard, "umbra", "look-what-i-found")
	tb = duel(t, side{Hand: ids("look-what-i-found"), Discard: ids("punch"), Houses: onlyUntamed}, side{Houses: onlyUntamed}, card.Untamed)
	tb.Play("look-what-i-found")
	tb.InZone(card.Hand, "punch")
}

func TestMercyMalkinQueen(t *testing.T) {
	tired := func(id string) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted} }
	tb := duel(t, side{Line: list{{ID: "mercy-malkin-queen"}, tired("lumilu"), tired("flaxia")}, Hand: ids("eunoia", "keyfrog"),
		Houses: onlyUntamed},
		side{Line: list{tired("snufflegator")}, Hand: ids("floomf"), Houses: onlyUntamed}, card.Untamed)
	tb.Play("eunoia")
	tb.Left()
	tb.Marked("eunoia", keyforge.Warded)
	tb.Play("keyfrog")
	tb.Left()
	tb.Unmarked("keyfrog", keyforge.Warded)
	tb.Fight("mercy-malkin-queen")
	tb.Offers("lumilu", "eunoia", "keyfrog")
	tb.Pick("lumilu")
	tb.Unmarked("lumilu", keyforge.Exhausted)
	tb.EndTurn()
	tb.Play("floomf")
	tb.Left()
	tb.Unmarked("floomf", keyforge.Warded)
}

func TestMutations(t *testing.T) {
	for id, k := range map[string]card.Keyword{"mutation-of-cunning": card.Elusive, "mutation-of-fury": card.Assault,
		"mutation-of-instinct": card.Skirmish} {
		tb := duel(t, side{Hand: ids(id), Line: list{{ID: "mother", Power: 5}}, Houses: onlyUntamed},
			side{Line: list{{ID: "troll", House: card.Untamed}}, Houses: onlyUntamed},
			card.Untamed)
		tb.Play(id)
		tb.Offers("mother", "troll")
		tb.Pick("troll")
		mutant := func(c string) bool { return tb.HasKeyword(tb.Card(c), k) && tb.TraitsOf(tb.Card(c)).Has(trait.Mutant) }
		assert.True(t, mutant("troll"))
		assert.False(t, mutant("mother"))
		tb.EndTurn()
		assert.True(t, mutant("troll"))
		if k == card.Assault {
			tb.Fight("troll")
			tb.InZone(card.Discard, "mother") // by 3 and 8
			tb.InZone(card.Discard, "troll")
			continue
		}
		tb.EndTurn()
		assert.False(t, mutant("troll"))
		assert.False(t, tb.HasKeyword(tb.Card("troll"), k))
	}
}

func TestNiffleKong(t *testing.T) {
	t.Run("fetches Niffles", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("niffle-kong", "niffle-kong2"), Deck: ids("fear", "niffle-ape", "punch"),
			Discard: ids("niffle-queen", "mother")},
			side{}, card.Untamed)
		tb.Play("niffle-kong")
		tb.Offers("niffle-ape", "niffle-queen")
		tb.Pick("niffle-ape", "niffle-queen")
		tb.InZone(card.Hand, "niffle-ape", "niffle-queen")
		tb.PowerIs("niffle-kong", 12)
		assert.Equal(t, 2, tb.Armor(tb.Card("niffle-kong")))
	})
	kong := keyforge.CardPosition{ID: "niffle-kong", Marks: keyforge.Joining}
	foe := side{Line: ids("troll", "umbra", "niffle-queen"), Artifacts: ids("gauntlet-of-command"), Amber: 2}
	t.Run("a Niffle for all three", func(t *testing.T) {
		tb := duel(t, side{Line: list{kong, {ID: "niffle-ape"}, {ID: "mother"}}, Artifacts: ids("seeker-needle")}, foe, card.Untamed)
		tb.Reap("niffle-kong")
		tb.Offers("niffle-kong", "niffle-ape")
		tb.Pick("niffle-ape")
		tb.Pick("troll")
		tb.Damage("troll", 3)
		tb.Amber(0, 2)
		tb.InZone(card.Discard, "niffle-ape", "gauntlet-of-command")
		tb.InZone(card.Artifacts, "seeker-needle")
	})
	t.Run("declined, or saved by a ward (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Line: list{kong, {ID: "niffle-ape", Marks: keyforge.Warded}}}, foe, card.Untamed)
		tb.Fight("niffle-kong", "umbra")
		tb.Pick("niffle-ape")
		tb.Amber(1, 2)
		tb = duel(t, side{Line: list{kong, {ID: "niffle-ape"}}}, foe, card.Untamed)
		tb.Reap("niffle-kong")
		tb.Finish()
		tb.Line(0, "niffle-kong", "niffle-ape")
	})
}

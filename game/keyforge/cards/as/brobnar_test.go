package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// worn is a creature that has been used.
func worn(id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted}
}

// may reports whether the creature may reap although Mars is the active house: whether
// it is versatile.
func may(t *testing.T, first side, id string) bool {
	tb := duel(t, first, side{}, card.Mars)
	return tb.Check(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(id)}) == nil
}

func TestBelcher(t *testing.T) {
	t.Run("the first creature from the top", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("belcher"), Line: ids("dodger"), Deck: ids("fear", "smith", "krump", "troll")},
			side{Line: ids("mother", "troll")}, card.Brobnar)
		tb.Act("belcher")
		tb.Offers("mother", "1:troll")
		tb.Pick("1:troll")
		tb.Damage("1:troll", 6)
		assert.Equal(t, []string{"krump", "smith", "fear"}, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Deck))
	})
	t.Run("a deck without creatures runs out", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("belcher"), Deck: ids("fear", "smith")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Act("belcher")
		tb.Damage("mother", 0)
		assert.Empty(t, tb.Pile(0, card.Deck))
	})
	t.Run("an empty deck", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("belcher"), Discard: ids("krump")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Act("belcher")
		tb.Damage("mother", 0)
		tb.InZone(card.Discard, "krump")
	})
}

func TestEruption(t *testing.T) {
	tb := duel(t, side{Hand: ids("eruption")}, side{}, card.Brobnar)
	tb.Play("eruption")
	tb.AmberOn("eruption", 3)
	assert.True(t, may(t, side{Line: ids("eruption")}, "eruption"))
	for on, gain := range map[int]int{0: 0, 3: 1} {
		tb = duel(t, side{Line: list{{ID: "eruption", Amber: on}}}, side{Line: ids("mother")}, card.Brobnar)
		tb.Fight("eruption")
		tb.Amber(0, gain)
		tb.AmberOn("eruption", on-gain)
	}
}

func TestGratTattuu(t *testing.T) {
	tb := duel(t, side{Line: ids("grat-tattuu", "troll", "mother")}, side{Line: ids("krump")}, card.Brobnar)
	for id, power := range map[string]int{"grat-tattuu": 5, "troll": 10, "mother": 5, "krump": 6} {
		tb.PowerIs(id, power)
	}
}

func TestImprovisedAviation(t *testing.T) {
	foe := side{Line: ids("mother", "splinter"), Artifacts: ids("belcher")}
	t.Run("the next creature is ready and shuffles an artifact away", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("improvised-aviation", "troll", "krump", "anger"), Artifacts: ids("cirrus-mace")}, foe, card.Brobnar)
		tb.Play("improvised-aviation")
		tb.Play("troll")
		tb.Unmarked("troll", keyforge.Exhausted)
		tb.Play("krump")
		tb.Right()
		tb.Marked("krump", keyforge.Exhausted)
		tb.Play("anger")
		tb.Pick("krump")
		tb.Pick("splinter") // it has not gained the ability
		tb.Fight("troll", "mother")
		tb.Offers("belcher", "cirrus-mace")
		tb.Pick("belcher")
		assert.Equal(t, []string{"belcher"}, tb.Pile(1, card.Deck))
	})
	t.Run("until the end of the turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("improvised-aviation", "troll")}, foe, card.Brobnar)
		tb.Play("improvised-aviation")
		tb.Play("troll")
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		tb.Fight("troll", "mother")
		tb.InZone(card.Artifacts, "belcher")
	})
	t.Run("before its own Play ability, if you like", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("improvised-aviation", "ganger-chieftain"), Line: ids("troll")},
			side{Line: ids("splinter"), Artifacts: ids("belcher")}, card.Brobnar)
		tb.Play("improvised-aviation")
		tb.Play("ganger-chieftain")
		tb.Left()
		tb.First("improvised-aviation")
		tb.Finish() // its neighbor does not fight
		tb.Fight("ganger-chieftain")
		tb.InZone(card.Deck, "belcher")
	})
	t.Run("a creature that the opponent plays later gains nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("improvised-aviation")}, side{Hand: ids("troll"), Line: ids("mother")}, card.Brobnar)
		tb.Play("improvised-aviation")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("troll")
		tb.Right()
		tb.Marked("troll", keyforge.Exhausted)
	})
}

func TestOnTheMark(t *testing.T) {
	begin := side{Hand: ids("on-the-mark"), Line: list{{ID: "troll", Amber: 3}, {ID: "krump"}}}
	tb := duel(t, begin, side{Line: ids("mother", "dodger")}, card.Brobnar)
	tb.Play("on-the-mark")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Offers("mother", "dodger")
	tb.Pick("dodger")
	tb.AmberOn("troll", 0)
	tb.AmberOn("dodger", 3)

	tb = duel(t, begin, side{}, card.Brobnar)
	tb.Play("on-the-mark") // nobody to take it
	tb.AmberOn("troll", 3)
	tb.LeaveOpen()
}

func TestBrunxAndBongle(t *testing.T) {
	begin := side{Line: ids("brunx-and-bongle"), Hand: ids("anger")}
	foe := side{Line: ids("dust-pixie", "splinter")}
	tb := duel(t, begin, foe, card.Brobnar)
	tb.Fight("brunx-and-bongle", "dust-pixie")
	tb.Yes()
	tb.Amber(0, 1)
	tb.Marked("brunx-and-bongle", keyforge.Exhausted)
	tb.Play("anger") // readies and fights again
	tb.Line(1)
	tb.Amber(0, 2) // the bonus icon alone

	tb = duel(t, begin, foe, card.Brobnar)
	tb.Fight("brunx-and-bongle", "dust-pixie")
	tb.No()
	tb.Marked("brunx-and-bongle", keyforge.Exhausted)
	tb.Amber(0, 0)
}

func TestClapOfThunder(t *testing.T) {
	t.Run("the least and the most powerful of all", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("clap-of-thunder"), Line: list{worn("troll"), worn("bumpsy")}},
			side{Line: ids("krump", "dodger", "batdrone")},
			card.Brobnar)
		tb.Play("clap-of-thunder")
		tb.InZone(card.Discard, "batdrone")
		tb.Unmarked("troll", keyforge.Exhausted)
		tb.Marked("troll", keyforge.Enraged)
		tb.Marked("bumpsy", keyforge.Exhausted)
		tb.Line(1, "krump", "dodger")
	})
	t.Run("ties are chosen", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("clap-of-thunder"), Line: list{worn("bumpsy")}}, side{Line: ids("mother", "dodger")}, card.Brobnar)
		tb.Play("clap-of-thunder")
		tb.Offers("bumpsy", "mother", "dodger")
		tb.Pick("mother")
		tb.Offers("bumpsy", "dodger")
		tb.Pick("dodger")
		tb.InZone(card.Discard, "mother")
		tb.Marked("dodger", keyforge.Enraged)
		tb.Marked("bumpsy", keyforge.Exhausted)
	})
	t.Run("the only one is gone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("clap-of-thunder")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("clap-of-thunder")
		tb.Line(1)
	})
}

func TestCrunch(t *testing.T) {
	line := list{{ID: "krump"}, {ID: "crunch"}, {ID: "troll", Power: 1}, {ID: "mother"}}
	tb := duel(t, side{Line: line}, side{Line: ids("splinter")}, card.Brobnar)
	tb.Reap("crunch")
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.PowerIs("crunch", 11)
	tb = duel(t, side{Line: line}, side{Line: ids("splinter")}, card.Brobnar)
	tb.Fight("crunch")
	tb.Pick("krump")
	tb.PowerIs("crunch", 8)
	tb.PowerIs("krump", 6)
	tb = duel(t, side{Line: ids("crunch")}, side{}, card.Brobnar)
	tb.Reap("crunch")
	tb.PowerIs("crunch", 2)
}

func TestNagooYani(t *testing.T) {
	foes := ids("mother", "dodger", "bumpsy")
	tb := duel(t, side{Hand: ids("nagoo-yani"), Line: ids("troll")}, side{Line: foes}, card.Brobnar)
	tb.Play("nagoo-yani")
	tb.Right()
	tb.Offers("mother", "dodger", "bumpsy")
	tb.Pick("dodger")
	tb.Damage("dodger", 4)
	tb = duel(t, side{Line: ids("nagoo-yani")}, side{Line: ids("splinter", "bumpsy")}, card.Brobnar)
	tb.Fight("nagoo-yani", "splinter")
	tb.Damage("bumpsy", 4)
	tb = duel(t, side{Hand: ids("nagoo-yani"), Line: ids("troll")}, side{Line: foes}, card.Brobnar)
	tb.Discard("nagoo-yani")
	for id, n := range map[string]int{"mother": 2, "dodger": 0, "bumpsy": 2, "troll": 0} {
		tb.Damage(id, n)
	}
}

func TestNarplet(t *testing.T) {
	for id, can := range map[string]bool{"mother": true, "dodger": true, "narplet": false, "troll": false} {
		assert.Equal(t, can, may(t, side{Line: ids("mother", "narplet", "dodger", "troll")}, id), id)
	}
}

func TestStrengthWithin(t *testing.T) {
	tb := duel(t, side{Hand: ids("strength-within"), Line: list{{ID: "troll", Damage: 3}, {ID: "krump", Damage: 1}}}, side{}, card.Brobnar)
	tb.Play("strength-within")
	tb.Pick("troll")
	tb.Amber(0, 1)
	assert.Equal(t, 9, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
	tb.Reap("troll") // heals all of it
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestStrengthWithinOnAnEnemy(t *testing.T) {
	tb := duel(t, side{Hand: ids("strength-within")}, side{Line: list{{ID: "krump", Damage: 2}}}, card.Brobnar)
	tb.Play("strength-within")
	assert.Equal(t, 8, tb.KeyCost(0)) // of its controller's opponent
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestBoschTheUnyielding(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "bosch-the-unyielding", Damage: 2}}}, side{Line: ids("splinter")}, card.Brobnar)
	assert.True(t, tb.HasKeyword(tb.Card("bosch-the-unyielding"), card.Taunt))
	tb.Fight("bosch-the-unyielding")
	tb.Damage("bosch-the-unyielding", 0)
	tb = duel(t, side{Line: ids("troll")}, side{Line: list{{ID: "bosch-the-unyielding", Power: 9}}}, card.Brobnar)
	tb.Fight("troll")
	tb.Damage("bosch-the-unyielding", 7) // attacked, it was not used to fight
}

func TestCirrusMace(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("cirrus-mace"), Line: ids("troll")},
		side{Line: ids("mother", "dodger", "bumpsy", "krump")}, card.Brobnar)
	tb.Act("cirrus-mace")
	tb.Offers("troll", "mother", "dodger", "bumpsy", "krump")
	tb.Pick("dodger")
	tb.PowerIs("dodger", 7)
	for id, n := range map[string]int{"mother": 2, "dodger": 0, "bumpsy": 2, "krump": 0, "troll": 0} {
		tb.Damage(id, n)
	}
	tb = duel(t, side{Artifacts: ids("cirrus-mace")}, side{}, card.Brobnar)
	tb.Act("cirrus-mace") // nobody
}

func TestDbGobber(t *testing.T) {
	tb := duel(t, side{Line: ids("db-gobber")}, side{Amber: 3}, card.Brobnar)
	tb.Reap("db-gobber")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
	for before, after := range map[int]int{6: 6, 7: 5, 9: 7} {
		tb = duel(t, side{Hand: ids("db-gobber"), Amber: before}, side{Amber: 7}, card.Brobnar)
		tb.Discard("db-gobber")
		tb.Amber(0, after)
		tb.Amber(1, 5)
	}
}

func TestDreadstarrTheLone(t *testing.T) {
	assert.True(t, may(t, side{Line: ids("mother", "dreadstarr-the-lone")}, "dreadstarr-the-lone"))
	assert.False(t, may(t, side{Line: ids("troll", "dreadstarr-the-lone")}, "dreadstarr-the-lone"))
	tb := duel(t, side{Line: ids("dreadstarr-the-lone")}, side{Amber: 2, Line: ids("troll", "splinter")}, card.Mars)
	tb.Fight("dreadstarr-the-lone", "splinter") // an enemy of the house does not matter
	tb.Amber(1, 1)
}

func TestFancyDonavon(t *testing.T) {
	tb := duel(t, side{Hand: ids("fancy-donavon"), Line: list{worn("mother"), {ID: "dodger"}, worn("troll")}},
		side{Line: ids("splinter", "krump")},
		card.Brobnar)
	tb.Discard("fancy-donavon")
	tb.Offers("mother", "dodger")
	tb.Pick("mother")
	tb.Pick("splinter")
	tb.InZone(card.Discard, "splinter")
	tb.Marked("mother", keyforge.Exhausted)
}

func TestIncensed(t *testing.T) {
	tb := duel(t, side{Hand: ids("incensed"), Line: ids("valdr", "krump")},
		side{Line: ids("splinter", "dust-pixie", "batdrone")}, card.Brobnar)
	tb.Play("incensed")
	tb.Amber(0, 1)
	tb.Fight("valdr", "splinter")
	tb.Amber(0, 2)
	tb.Reap("krump")
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.EndTurn()
	tb.Fight("valdr", "batdrone")
	tb.Amber(0, 3)
}

func TestRainceFuryheart(t *testing.T) {
	tb := duel(t, side{Line: ids("raince-furyheart")}, side{Line: ids("troll", "krump")}, card.Brobnar)
	tb.Fight("raince-furyheart", "krump")
	tb.AmberOn("krump", 1)
	tb.AmberOn("troll", 0)
	tb.Damage("raince-furyheart", 0) // skirmish
	tb.Damage("krump", 3)
}

func TestRaiseYourGlass(t *testing.T) {
	line := list{worn("mother"), worn("troll"), worn("dodger")}
	tb := duel(t, side{Hand: ids("raise-your-glass"), Line: line}, side{Line: ids("splinter")}, card.Brobnar)
	tb.Play("raise-your-glass")
	tb.Offers("mother", "dodger")
	tb.Pick("mother")
	tb.Choose(int(keyforge.ToReap))
	tb.Amber(0, 2)
	tb.Marked("mother", keyforge.Exhausted)
	tb.Line(1, "splinter")
	tb = duel(t, side{Hand: ids("raise-your-glass")}, side{Line: ids("splinter")}, card.Brobnar)
	tb.Play("raise-your-glass")
	tb.Amber(0, 1)
}

func TestTerranceSurefoot(t *testing.T) {
	tb := duel(t, side{Hand: ids("terrance-surefoot")}, side{Amber: 2}, card.Brobnar)
	tb.Play("terrance-surefoot")
	tb.AmberOn("terrance-surefoot", 1)
	tb = duel(t, side{Line: ids("terrance-surefoot")}, side{Amber: 2}, card.Brobnar)
	assert.True(t, tb.HasKeyword(tb.Card("terrance-surefoot"), card.Elusive))
	tb.Reap("terrance-surefoot")
	tb.AmberOn("terrance-surefoot", 1)
	tb.Amber(0, 1)
	for on, left := range map[int]int{2: 1, 0: 0} {
		tb = duel(t, side{Line: ids("krump")}, side{Line: list{{ID: "terrance-surefoot", Amber: on}, {ID: "mother"}}}, card.Brobnar)
		tb.Reap("krump")
		tb.AmberOn("terrance-surefoot", left)
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	}
}

func TestArmoredSpikes(t *testing.T) {
	attacked := func(by string) *gametest.Table {
		tb := duel(t, side{Hand: ids("armored-spikes"), Line: ids("bumpsy")}, side{Line: ids(by)}, card.Brobnar)
		tb.Play("armored-spikes")
		tb.Pick("bumpsy")
		tb.EndTurn()
		tb.Fight(by)
		return tb
	}
	tb := attacked("krump")
	tb.Damage("bumpsy", 4) // two of the six are armor
	tb.InZone(card.Discard, "krump")
	tb = attacked("troll")
	tb.Damage("troll", 7) // two before the fight, five in it
	tb.InZone(card.Discard, "bumpsy")
}

func TestBiggerGunsForEveryone(t *testing.T) {
	tb := duel(t, side{Hand: ids("bigger-guns-for-everyone"), Line: ids("troll")}, side{Line: ids("splinter", "krump")}, card.Brobnar)
	tb.Play("bigger-guns-for-everyone")
	tb.Pick("troll")
	tb.Fight("troll", "splinter")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.Damage("krump", 5)
}

func TestClapOfThunderEnragesAReadyCreature(t *testing.T) {
	tb := duel(t, side{Hand: ids("clap-of-thunder"), Line: ids("troll")}, side{Line: ids("batdrone")}, card.Brobnar)
	tb.Play("clap-of-thunder")
	tb.Marked("troll", keyforge.Enraged)
}

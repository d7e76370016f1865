package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBilgumAvalanche(t *testing.T) {
	houses := []card.House{card.Brobnar}
	t.Run("each enemy creature after you forge", func(t *testing.T) {
		tb := duel(t, side{Houses: houses}, side{Amber: 6, Line: ids("bilgum-avalanche"), Houses: houses}, card.Brobnar)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb = duel(t, side{Houses: houses, Line: ids("troll", "dust-pixie")},
			side{Amber: 6, Line: ids("bilgum-avalanche", "mother"), Houses: houses}, card.Brobnar)
		tb.EndTurn()
		tb.Choose(0)
		tb.Damage("troll", 2)
		tb.InZone(card.Discard, "dust-pixie")
		tb.Damage("mother", 0)
		tb.Damage("bilgum-avalanche", 0)
	})
	t.Run("not after your opponent forges, nor without a key", func(t *testing.T) {
		tb := duel(t, side{Houses: houses, Line: ids("bilgum-avalanche"), Amber: 5},
			side{Amber: 6, Line: ids("krump"), Houses: houses}, card.Brobnar)
		tb.EndTurn()
		tb.Choose(0)
		tb.EndTurn()
		tb.Damage("krump", 0)
	})
	t.Run("also outside step 1", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("key-of-darkness"), Line: ids("bilgum-avalanche"), Amber: 12},
			side{Line: ids("mother"), Amber: 1}, card.Shadows)
		tb.Play("key-of-darkness")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Damage("mother", 2)
	})
}

func TestValdr(t *testing.T) {
	t.Run("2 more against a flank creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: list{{ID: "mother"}, {ID: "niffle-queen"}, {ID: "shadow-self"}}}, card.Brobnar)
		tb.Fight("valdr", "shadow-self")
		tb.Damage("shadow-self", 8)
		tb.Damage("valdr", 0) // Shadow Self deals none
	})
	t.Run("not against one in the middle", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: ids("mother", "shadow-self", "niffle-queen")}, card.Brobnar)
		tb.Fight("valdr", "shadow-self")
		tb.Damage("shadow-self", 6)
	})
	t.Run("not when it is attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shadow-self")}, side{Line: ids("valdr")}, card.Shadows)
		tb.Fight("shadow-self")
		tb.Damage("shadow-self", 6)
	})
	t.Run("not for a friend", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr", "smaaash")}, side{Line: ids("shadow-self")}, card.Brobnar)
		tb.Fight("smaaash")
		tb.Damage("shadow-self", 5)
	})
}

func TestBumpsy(t *testing.T) {
	for have, left := range map[int]int{3: 2, 1: 0, 0: 0} {
		tb := duel(t, side{Hand: ids("bumpsy"), Amber: 2}, side{Amber: have}, card.Brobnar)
		tb.Play("bumpsy")
		tb.Amber(1, left)
		tb.Amber(0, 2)
	}
}

func TestEarthshaker(t *testing.T) {
	tb := duel(t, side{Hand: ids("earthshaker"), Line: list{{ID: "dust-imp"}, {ID: "tocsin", Power: 1}}},
		side{Line: list{{ID: "niffle-ape"}, {ID: "snufflegator"}, {ID: "urchin", Marks: keyforge.Warded}}, Artifacts: ids("subtle-maul")},
		card.Brobnar)
	tb.Play("earthshaker")
	tb.Left()
	tb.Line(0, "earthshaker", "tocsin")
	tb.Line(1, "snufflegator", "urchin")
	tb.InZone(card.Artifacts, "subtle-maul")
	tb.Amber(0, 2) // Dust Imp
}

func TestFirespitter(t *testing.T) {
	t.Run("each enemy creature before the fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("firespitter", "dust-pixie")}, side{Line: ids("mother", "raiding-knight", "urchin")}, card.Brobnar)
		tb.Fight("firespitter", "mother")
		tb.InZone(card.Discard, "mother", "urchin")
		tb.Damage("raiding-knight", 0) // armor
		tb.Damage("firespitter", 4)    // armor 1
		tb.Damage("dust-pixie", 0)
	})
	t.Run("when that kills what it attacks there is no fight (K9.9)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("firespitter")}, side{Line: ids("urchin", "mother")}, card.Brobnar)
		tb.Fight("firespitter", "urchin")
		tb.Damage("firespitter", 0)
		tb.Damage("mother", 1)
	})
	t.Run("not when it is attacked or reaps", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "bumpsy")}, side{Line: ids("firespitter")}, card.Brobnar)
		tb.Fight("troll", "firespitter")
		tb.Damage("bumpsy", 0)
		tb = duel(t, side{Line: ids("firespitter")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Reap("firespitter")
		tb.Damage("mother", 0)
	})
}

func TestGangerChieftain(t *testing.T) {
	t.Run("a neighbor of any house fights", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr"}, {ID: "mother", Marks: keyforge.Exhausted}}, Hand: ids("ganger-chieftain")},
			side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Right()
		tb.Offers("mother") // Valdr is no neighbor
		tb.Pick("mother")
		tb.InZone(card.Discard, "tocsin")
		tb.Damage("mother", 3)
		tb.Marked("ganger-chieftain", keyforge.Exhausted)
	})
	t.Run("a neighbor that is ready already (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("ganger-chieftain")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Left()
		tb.Pick("mother")
		tb.InZone(card.Discard, "tocsin")
	})
	t.Run("may be declined (K16.12)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Exhausted}}, Hand: ids("ganger-chieftain")},
			side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Left()
		tb.Finish()
		tb.Marked("mother", keyforge.Exhausted)
		tb.Damage("tocsin", 0)
	})
	t.Run("without neighbors nothing is asked", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ganger-chieftain")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Damage("tocsin", 0)
	})
}

func TestGrenadeSnib(t *testing.T) {
	for have, left := range map[int]int{5: 3, 1: 0} {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("grenade-snib"), Amber: 4}, card.Brobnar)
		tb.Play("punch")
		tb.Amber(0, 0) // the opponent of its controller
		tb.Amber(1, 4)
		tb = duel(t, side{Line: ids("grenade-snib")}, side{Line: ids("mother"), Amber: have}, card.Brobnar)
		tb.Fight("grenade-snib")
		tb.Amber(1, left)
	}
}

func TestGrenadeSnibReturnedToHand(t *testing.T) {
	tb := duel(t, side{Hand: ids("fear"), Amber: 4}, side{Line: ids("grenade-snib")}, card.Dis)
	tb.Play("fear")
	tb.Amber(0, 4)
	assert.Equal(t, []string{"grenade-snib"}, tb.Pile(1, card.Hand))
}

func TestHeadhunter(t *testing.T) {
	t.Run("gains 1 after it fought", func(t *testing.T) {
		tb := duel(t, side{Line: ids("headhunter", "valdr")}, side{Line: ids("charette", "mother")}, card.Brobnar)
		tb.Fight("headhunter", "charette")
		tb.Amber(0, 1)
		tb.Fight("valdr", "mother")
		tb.Amber(0, 1)
	})
	t.Run("not when it dies in the fight (K9.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("headhunter")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Fight("headhunter")
		tb.InZone(card.Discard, "headhunter", "mother")
		tb.Amber(0, 0)
	})
	t.Run("not when it is attacked (K9.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("smaaash")}, side{Line: list{{ID: "headhunter", Marks: keyforge.Warded}}}, card.Brobnar)
		tb.Fight("smaaash")
		tb.Line(1, "headhunter")
		tb.Amber(1, 0)
	})
}

func TestHebeTheHuge(t *testing.T) {
	tb := duel(t, side{Hand: ids("hebe-the-huge"), Line: list{{ID: "troll"}, {ID: "bumpsy", Damage: 1}}},
		side{Line: list{{ID: "mother", Damage: 2}, {ID: "dust-imp"}, {ID: "raiding-knight"}}}, card.Brobnar)
	tb.Play("hebe-the-huge")
	tb.Left()
	tb.Damage("troll", 2)
	tb.Damage("bumpsy", 1)
	tb.Damage("mother", 2)
	tb.Damage("raiding-knight", 0) // armor
	tb.InZone(card.Discard, "dust-imp")
	tb.Damage("hebe-the-huge", 0)
}

func TestKelifiDragon(t *testing.T) {
	t.Run("needs 7 æmber to be played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("kelifi-dragon"), Amber: 6}, side{Amber: 7}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("kelifi-dragon")}, keyforge.OwnCondition)
		tb = duel(t, side{Hand: ids("kelifi-dragon"), Amber: 7}, side{}, card.Brobnar)
		tb.Play("kelifi-dragon")
		tb.Line(0, "kelifi-dragon")
		tb.Amber(0, 7) // nothing is paid
	})
	t.Run("an ability that plays it fails too (Q41)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Deck: ids("kelifi-dragon"), Amber: 5}, side{}, card.Logos)
		tb.Play("wild-wormhole")
		assert.Equal(t, []string{"kelifi-dragon"}, tb.Pile(0, card.Deck))
	})
	t.Run("1 æmber and 5 damage for a fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("kelifi-dragon")}, side{Line: ids("mother", "troll")}, card.Brobnar)
		tb.Fight("kelifi-dragon", "mother")
		tb.Offers("kelifi-dragon", "troll")
		tb.Pick("troll")
		tb.Damage("troll", 5)
		tb.Amber(0, 1)
	})
	t.Run("and for a reap, even on itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("kelifi-dragon")}, side{}, card.Brobnar)
		tb.Reap("kelifi-dragon")
		tb.Amber(0, 2)
		tb.Damage("kelifi-dragon", 5)
	})
}

func TestKingOfTheCrag(t *testing.T) {
	tb := duel(t, side{Hand: ids("king-of-the-crag"), Line: ids("bumpsy")},
		side{Line: list{{ID: "troll"}, {ID: "mother"}, {ID: "dodger", House: card.Brobnar}, {ID: "grenade-snib"}, {ID: "krump", Damage: 4}}},
		card.Brobnar)
	tb.Play("king-of-the-crag")
	tb.Left()
	tb.PowerIs("troll", 6)
	tb.PowerIs("dodger", 3) // a maverick
	tb.PowerIs("mother", 5)
	tb.PowerIs("bumpsy", 5)
	tb.PowerIs("king-of-the-crag", 7)
	tb.InZone(card.Discard, "grenade-snib", "krump") // 0 power; damage that reaches it (K11.17, Q31)
}

func TestKrump(t *testing.T) {
	t.Run("the controller of what it destroyed in a fight loses 1", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump"), Amber: 2}, side{Line: ids("mother"), Amber: 2}, card.Brobnar)
		tb.Fight("krump")
		tb.Amber(1, 1)
		tb.Amber(0, 2)
	})
	t.Run("also when Krump is attacked (K9.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dodger"), Amber: 2}, side{Line: ids("krump"), Amber: 2}, card.Shadows)
		tb.Fight("dodger")
		tb.Amber(0, 1)
		tb.Amber(1, 2)
	})
	t.Run("not when nothing dies, when Krump dies too, or otherwise than in a fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump", "bumpsy"), Hand: ids("punch")}, side{Line: ids("troll", "dust-pixie"), Amber: 2}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("dust-pixie")
		tb.Fight("bumpsy")
		tb.Amber(1, 2)
		tb.Fight("krump") // both die
		tb.InZone(card.Discard, "krump", "troll")
		tb.Amber(1, 2)
	})
	t.Run("its controller has nothing to lose", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Fight("krump")
		tb.Amber(1, 0)
	})
}

func TestLomirFlamefist(t *testing.T) {
	for have, left := range map[int]int{6: 6, 7: 5, 9: 7} {
		tb := duel(t, side{Hand: ids("lomir-flamefist"), Amber: 8}, side{Amber: have}, card.Brobnar)
		tb.Play("lomir-flamefist")
		tb.Amber(1, left)
		tb.Amber(0, 8)
	}
}

func TestLooterGoblin(t *testing.T) {
	t.Run("1 for each enemy creature destroyed in the rest of the turn", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "looter-goblin"}, {ID: "troll"}, {ID: "dust-pixie"}}, Hand: ids("punch", "earthshaker")},
			side{Line: ids("mother", "urchin", "tocsin")}, card.Brobnar)
		tb.Fight("troll", "mother") // before the reap
		tb.Amber(0, 0)
		tb.Reap("looter-goblin")
		tb.Amber(0, 1)
		tb.Play("earthshaker") // two enemies and two friends, the goblin among them (K17.13)
		tb.Left()
		tb.Line(1)
		tb.Line(0, "earthshaker", "troll")
		tb.Amber(0, 3)
	})
	t.Run("not in the next turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("looter-goblin", "troll"), Houses: []card.House{card.Brobnar}},
			side{Line: ids("dodger"), Houses: []card.House{card.Shadows}}, card.Brobnar)
		tb.Reap("looter-goblin")
		tb.EndTurn()
		tb.Fight("dodger", "troll")
		tb.InZone(card.Discard, "dodger")
		tb.Amber(0, 1)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "bumpsy")}, side{Line: ids("looter-goblin")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "looter-goblin")
		tb.Fight("bumpsy")
		tb.Line(1)
	})
}

func TestMugwump(t *testing.T) {
	t.Run("healed and stronger after it destroyed an enemy", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mugwump", Damage: 1}}}, side{Line: ids("snufflegator", "dust-pixie")}, card.Brobnar)
		tb.Fight("mugwump", "snufflegator")
		tb.Damage("mugwump", 0)
		tb.PowerIs("mugwump", 7)
	})
	t.Run("also when it is attacked (K9.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dodger")}, side{Line: ids("mugwump")}, card.Shadows)
		tb.Fight("dodger")
		tb.Damage("mugwump", 0)
		tb.PowerIs("mugwump", 7)
	})
	t.Run("not when the enemy survives, nor for another fighter", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mugwump", "bumpsy")}, side{Line: ids("pitlord", "dust-pixie")}, card.Brobnar)
		tb.Fight("bumpsy", "pitlord")
		tb.Fight("mugwump", "pitlord")
		tb.InZone(card.Discard, "bumpsy", "mugwump", "pitlord")
		tb = duel(t, side{Line: ids("mugwump", "troll")}, side{Line: ids("troll", "dust-pixie")}, card.Brobnar)
		tb.Fight("0:troll", "dust-pixie")
		tb.PowerIs("mugwump", 6)
	})
}

func TestPingleWhoAnnoys(t *testing.T) {
	t.Run("each enemy creature that enters play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("troll", "dust-pixie"), Houses: []card.House{card.Brobnar, card.Untamed}},
			side{Line: ids("pingle-who-annoys", "mother")}, card.Brobnar)
		tb.Play("troll")
		tb.Damage("troll", 1)
		tb.Damage("mother", 0)
		tb.Damage("pingle-who-annoys", 0)
	})
	t.Run("not a friendly one", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("troll"), Line: ids("pingle-who-annoys")}, side{}, card.Brobnar)
		tb.Play("troll")
		tb.Left()
		tb.Damage("troll", 0)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("pingle-who-annoys")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "pingle-who-annoys")
	})
}

func TestRockHurlingGiant(t *testing.T) {
	t.Run("4 damage for a Brobnar card that you discard from hand, if you want", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "cannon"), Line: ids("rock-hurling-giant")}, side{Line: ids("mother", "troll")}, card.Brobnar)
		tb.Discard("punch")
		tb.Offers("rock-hurling-giant", "mother", "troll")
		tb.Pick("mother")
		tb.Damage("mother", 4)
		tb.Discard("cannon")
		tb.Finish()
		tb.Damage("troll", 0)
	})
	t.Run("not for another house, a card played, or one from the deck", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "fear"}, {ID: "punch", House: card.Dis}}, Line: ids("rock-hurling-giant")},
			side{Line: ids("mother")}, card.Dis)
		tb.Discard("fear")
		tb.Discard("punch")
		tb = duel(t, side{Hand: ids("sound-the-horns"), Deck: ids("cannon"), Line: ids("rock-hurling-giant")},
			side{Line: ids("mother")}, card.Brobnar)
		tb.Play("sound-the-horns")
		tb.Damage("mother", 0)
	})
	t.Run("by an ability on your turn, but not on your opponent's", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mind-barb")}, side{Hand: ids("punch"), Line: ids("rock-hurling-giant")}, card.Dis)
		tb.Play("mind-barb")
		tb.InZone(card.Discard, "punch")
		tb.Damage("rock-hurling-giant", 0)
	})
	t.Run("nor for a card that your opponent discards", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mind-barb"), Line: ids("rock-hurling-giant")}, side{Hand: ids("punch")}, card.Dis)
		tb.Play("mind-barb")
		tb.Damage("rock-hurling-giant", 0)
	})
}

func TestRogueOgre(t *testing.T) {
	ogre := list{{ID: "rogue-ogre", Damage: 3}}
	for _, c := range []struct {
		name             string
		plays            []string
		damage, captured int
	}{
		{"exactly one card", []string{"bumpsy"}, 1, 1},
		{"none", nil, 3, 0},
		{"two", []string{"bumpsy", "cannon"}, 3, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := duel(t, side{Hand: ids("bumpsy", "cannon"), Line: ogre}, side{Amber: 3}, card.Brobnar)
			for _, id := range c.plays {
				tb.Play(id)
				if id == "bumpsy" {
					tb.Left()
				}
			}
			tb.EndTurn()
			tb.Damage("rogue-ogre", c.damage)
			tb.AmberOn("rogue-ogre", c.captured)
		})
	}
	t.Run("undamaged it captures all the same", func(t *testing.T) {
		tb := duel(t, side{Line: ids("rogue-ogre"), Now: map[card.Ledger]int{card.Played: 1}}, side{Amber: 1}, card.Brobnar)
		tb.EndTurn()
		tb.AmberOn("rogue-ogre", 1)
	})
	t.Run("not at the end of the opponent's turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cannon")}, side{Line: ogre}, card.Brobnar)
		tb.Play("cannon")
		tb.EndTurn()
		tb.Damage("rogue-ogre", 3)
	})
}

func TestSmaaash(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("smaaash")},
		side{Line: list{{ID: "mother"}, {ID: "tocsin", Marks: keyforge.Stunned}}, Artifacts: ids("library-of-babble")}, card.Brobnar)
	tb.Play("smaaash")
	tb.Left()
	tb.Offers("smaaash", "valdr", "mother", "tocsin")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Stunned)
	tb.Unmarked("valdr", keyforge.Stunned)
	tb.Unmarked("smaaash", keyforge.Stunned)
}

// With no other creature it must stun itself.
func TestSmaaashAlone(t *testing.T) {
	tb := duel(t, side{Hand: ids("smaaash")}, side{}, card.Brobnar)
	tb.Play("smaaash")
	tb.Marked("smaaash", keyforge.Stunned)
}

func TestTirelessCrocag(t *testing.T) {
	t.Run("cannot reap, but may fight whatever the house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tireless-crocag", "troll")}, side{Line: ids("mother", "dodger")}, card.Dis)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("tireless-crocag")}, keyforge.CannotReap)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")}, keyforge.WrongHouse)
		tb.Fight("tireless-crocag", "mother")
		tb.InZone(card.Discard, "mother")
		tb.Line(0, "tireless-crocag", "troll")
	})
	t.Run("destroyed as soon as the last enemy creature is gone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tireless-crocag", "troll"), Hand: ids("fear")},
			side{Line: ids("mother"), Artifacts: ids("cannon")}, card.Dis)
		tb.Play("fear")
		tb.Line(0, "troll")
	})
	t.Run("its last fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tireless-crocag")}, side{Line: ids("dust-pixie")}, card.Brobnar)
		tb.Fight("tireless-crocag")
		tb.Line(0)
	})
	t.Run("played against nobody, and past a ward", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tireless-crocag")}, side{}, card.Brobnar)
		tb.Play("tireless-crocag")
		tb.InZone(card.Discard, "tireless-crocag")
		tb = duel(t, side{Line: list{{ID: "tireless-crocag", Marks: keyforge.Warded}}, Hand: ids("fear")}, side{Line: ids("mother")}, card.Dis)
		tb.Play("fear")
		tb.InZone(card.Discard, "tireless-crocag")
	})
	t.Run("stunned, its stun can be removed in any turn", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tireless-crocag", Marks: keyforge.Stunned}}}, side{Line: ids("mother")}, card.Dis)
		tb.Unstun("tireless-crocag")
		tb.Unmarked("tireless-crocag", keyforge.Stunned)
	})
}

func TestTroll(t *testing.T) {
	for damage, left := range map[int]int{0: 0, 2: 0, 3: 0, 5: 2} {
		tb := duel(t, side{Line: list{{ID: "troll", Damage: damage}, {ID: "bumpsy", Damage: 2}}}, side{}, card.Brobnar)
		tb.Reap("troll")
		tb.Damage("troll", left)
		tb.Damage("bumpsy", 2)
		tb.Amber(0, 1)
	}
	tb := duel(t, side{Line: list{{ID: "troll", Damage: 1}}}, side{Line: ids("dust-pixie")}, card.Brobnar)
	tb.Fight("troll")
	tb.Damage("troll", 2)
}

func TestWardrummer(t *testing.T) {
	tb := duel(t, side{Hand: ids("wardrummer"),
		Line:      list{{ID: "troll", Amber: 2}, {ID: "mother"}, {ID: "bumpsy", Foreign: true}, {ID: "smaaash", Marks: keyforge.Warded}},
		Artifacts: ids("cannon")},
		side{Line: ids("krump")}, card.Brobnar)
	tb.Play("wardrummer")
	tb.Left()
	tb.Line(0, "wardrummer", "mother", "smaaash")
	tb.Line(1, "krump")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"bumpsy"}, tb.Pile(1, card.Hand), "its owner's hand (K13.5)")
	tb.Amber(1, 2) // K5.9
}

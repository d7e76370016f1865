package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAnger(t *testing.T) {
	t.Run("readies and fights with a friendly creature of any house (K8.13)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "the-terror", Marks: keyforge.Exhausted}, {ID: "valdr"}}, Hand: ids("anger")},
			side{Line: ids("charette", "smaaash")}, card.Brobnar)
		tb.Play("anger")
		tb.Offers("the-terror", "valdr")
		tb.Pick("the-terror")
		tb.Offers("charette", "smaaash")
		tb.Pick("smaaash")
		tb.InZone(card.Discard, "the-terror", "smaaash", "anger")
		tb.Unmarked("valdr", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("a ready creature just fights (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator"), Hand: ids("anger")}, side{Line: ids("valdr")}, card.Brobnar)
		tb.Play("anger")
		tb.Damage("valdr", 4)
		tb.Marked("snufflegator", keyforge.Exhausted)
	})
	t.Run("a stunned creature loses the stun instead (K14.3)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Stunned | keyforge.Exhausted}}, Hand: ids("anger")},
			side{Line: ids("smaaash")}, card.Brobnar)
		tb.Play("anger")
		tb.Unmarked("valdr", keyforge.Stunned)
		tb.Marked("valdr", keyforge.Exhausted)
		tb.Damage("smaaash", 0)
	})
	t.Run("nothing to attack: it is readied all the same (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Exhausted}}, Hand: ids("anger")}, side{}, card.Brobnar)
		tb.Play("anger")
		tb.Unmarked("valdr", keyforge.Exhausted)
	})
	t.Run("no friendly creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("anger")}, side{Line: ids("smaaash")}, card.Brobnar)
		tb.Play("anger")
		tb.Unmarked("smaaash", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
}

func TestBarehanded(t *testing.T) {
	t.Run("each artifact, to its owner's deck (K13.5), in the order of the active player (K16.2)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("barehanded"), Line: ids("troll"), Artifacts: list{{ID: "cannon"}, {ID: "subtle-maul", Foreign: true}},
			Deck: ids("punch")},
			side{Artifacts: ids("safe-place"), Deck: ids("fear")}, card.Brobnar)
		tb.Play("barehanded")
		tb.Pick("safe-place")
		tb.Pick("subtle-maul")
		assert.Equal(t, []string{"cannon", "punch"}, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"subtle-maul", "safe-place", "fear"}, tb.Pile(1, card.Deck))
		tb.Line(0, "troll")
		tb.Amber(0, 1)
	})
	t.Run("no artifact", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("barehanded"), Line: ids("troll")}, side{}, card.Brobnar)
		tb.Play("barehanded")
		tb.Line(0, "troll")
	})
}

func TestBloodMoney(t *testing.T) {
	t.Run("2 æmber from the supply on an enemy creature (K5.8)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("blood-money"), Line: ids("troll"), Amber: 1}, side{Line: ids("mother", "bumpsy"), Amber: 1}, card.Brobnar)
		tb.Play("blood-money")
		tb.Offers("mother", "bumpsy")
		tb.Pick("mother")
		tb.AmberOn("mother", 2)
		tb.AmberOn("bumpsy", 0)
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("no enemy creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("blood-money"), Line: ids("troll")}, side{}, card.Brobnar)
		tb.Play("blood-money")
		tb.AmberOn("troll", 0)
	})
}

func TestBrothersInBattle(t *testing.T) {
	tb := duel(t, side{Hand: ids("brothers-in-battle"), Line: ids("the-terror", "mother", "pit-demon")},
		side{Line: ids("troll", "shooler")}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("the-terror")}, keyforge.WrongHouse)
	tb.Play("brothers-in-battle")
	tb.House(card.Dis)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("the-terror")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("pit-demon")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("mother")}, keyforge.WrongHouse)
	tb.Fight("the-terror", "troll")
	tb.Damage("troll", 5)
	tb.Fight("pit-demon", "shooler") // each of them
	tb.InZone(card.Discard, "pit-demon", "shooler")
	tb.Amber(0, 1)
}

func TestBrothersInBattleEndsWithTheTurn(t *testing.T) {
	tb := duel(t, side{Hand: ids("brothers-in-battle"), Line: ids("the-terror"), Houses: []card.House{card.Brobnar}},
		side{Line: ids("troll"), Houses: []card.House{card.Logos}}, card.Brobnar)
	tb.Play("brothers-in-battle")
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")}, keyforge.WrongHouse) // nor the enemy's
}

func TestBurnTheStockpile(t *testing.T) {
	for have, left := range map[int]int{6: 6, 7: 3, 10: 6} {
		tb := duel(t, side{Hand: ids("burn-the-stockpile"), Amber: 9}, side{Amber: have}, card.Brobnar)
		tb.Play("burn-the-stockpile")
		tb.Amber(1, left)
		tb.Amber(0, 9)
	}
}

func TestChampionsChallenge(t *testing.T) {
	t.Run("the strongest of each side stay and fight", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("champion-s-challenge"), Line: list{{ID: "bumpsy"}, {ID: "troll", Marks: keyforge.Exhausted},
			{ID: "dust-imp"}}},
			side{Line: ids("mother", "shadow-self", "urchin")}, card.Brobnar)
		tb.Play("champion-s-challenge")
		tb.InZone(card.Discard, "bumpsy", "dust-imp", "mother", "urchin")
		tb.Damage("shadow-self", 8)
		tb.Damage("troll", 0) // Shadow Self deals none
		tb.Marked("troll", keyforge.Exhausted)
		tb.Amber(0, 2) // Dust Imp
	})
	t.Run("of equals the active player chooses one (K17.9)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("champion-s-challenge"), Line: ids("bumpsy", "firespitter", "pitlord")},
			side{Line: ids("mother", "dodger", "urchin")}, card.Brobnar)
		tb.Play("champion-s-challenge")
		tb.Offers("mother", "dodger")
		tb.Pick("dodger")
		tb.Line(0, "pitlord")
		tb.Line(1) // and Dodger dies in the fight
		tb.Damage("pitlord", 5)
	})
	t.Run("a warded creature remains and may be the one that fights (K14.7)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("champion-s-challenge"), Line: list{{ID: "troll"}, {ID: "bumpsy", Marks: keyforge.Warded}}},
			side{Line: ids("mother")}, card.Brobnar)
		tb.Play("champion-s-challenge")
		tb.Offers("troll", "bumpsy")
		tb.Pick("bumpsy")
		tb.InZone(card.Discard, "bumpsy", "mother")
		tb.Line(0, "troll")
	})
	t.Run("without friends only the enemies suffer, without enemies nobody fights", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("champion-s-challenge")}, side{Line: ids("mother", "troll")}, card.Brobnar)
		tb.Play("champion-s-challenge")
		tb.Line(1, "troll")
		tb = duel(t, side{Hand: ids("champion-s-challenge"), Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother"}}},
			side{}, card.Brobnar)
		tb.Play("champion-s-challenge")
		tb.Line(0, "troll")
		tb.Unmarked("troll", keyforge.Exhausted)
	})
}

func TestCowardsEnd(t *testing.T) {
	tb := duel(t, side{Hand: ids("coward-s-end"), Line: list{{ID: "troll"}, {ID: "bumpsy", Damage: 1}}, Artifacts: ids("cannon")},
		side{Line: list{{ID: "mother", Marks: keyforge.Warded}, {ID: "dodger"}, {ID: "shooler", Damage: 4}}}, card.Brobnar)
	tb.Play("coward-s-end")
	tb.Line(0, "bumpsy")
	tb.Line(1, "mother", "shooler")
	tb.InZone(card.Artifacts, "cannon")
	assert.EqualValues(t, 3, tb.Player(0).Chains)
	assert.EqualValues(t, 0, tb.Player(1).Chains)
}

func TestCowardsEndNobodyToDestroy(t *testing.T) {
	tb := duel(t, side{Hand: ids("coward-s-end"), Chains: 1}, side{Line: list{{ID: "mother", Damage: 1}}}, card.Brobnar)
	tb.Play("coward-s-end")
	tb.Line(1, "mother")
	assert.EqualValues(t, 4, tb.Player(0).Chains) // not tied to a destruction
}

func TestFollowTheLeader(t *testing.T) {
	tb := duel(t, side{Hand: ids("follow-the-leader"),
		Line: list{{ID: "the-terror"}, {ID: "mother"}, {ID: "dodger", Marks: keyforge.Exhausted}, {ID: "pit-demon", Marks: keyforge.Stunned}}},
		side{Line: ids("troll")}, card.Brobnar)
	tb.Play("follow-the-leader")
	tb.Fight("the-terror")
	tb.Damage("troll", 5)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("dodger")}, keyforge.IsExhausted)
	tb.Unstun("pit-demon") // it could have fought (K14.2)
	tb.Fight("mother")
	tb.InZone(card.Discard, "troll", "mother")
}

func TestLavaBall(t *testing.T) {
	t.Run("4, and 2 to each neighbor (K18.17)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lava-ball"), Line: ids("bumpsy")},
			side{Line: list{{ID: "troll"}, {ID: "mother"}, {ID: "raiding-knight"}, {ID: "shooler"}}}, card.Brobnar)
		tb.Play("lava-ball")
		tb.Offers("bumpsy", "troll", "mother", "raiding-knight", "shooler")
		tb.Pick("mother")
		tb.Damage("mother", 4)
		tb.Damage("troll", 2)
		tb.Damage("raiding-knight", 0) // armor 2
		tb.Damage("shooler", 0)
		tb.Damage("bumpsy", 0)
	})
	t.Run("alone on the table it hits whoever is there", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lava-ball"), Line: ids("bumpsy")}, side{}, card.Brobnar)
		tb.Play("lava-ball")
		tb.Damage("bumpsy", 4)
	})
}

func TestLootTheBodies(t *testing.T) {
	tb := duel(t, side{Line: ids("dust-imp", "valdr", "smaaash"), Hand: ids("loot-the-bodies", "punch", "punch")},
		side{Line: ids("urchin", "tocsin", "dodger"), Hand: ids("dodger")}, card.Brobnar)
	tb.Play("loot-the-bodies")
	tb.Amber(0, 0)
	tb.Play("punch")
	tb.Pick("dust-imp") // friendly: only its own text
	tb.Amber(0, 3)
	tb.Play("punch")
	tb.Pick("tocsin")
	tb.Amber(0, 5)
	tb.EndTurn()
	tb.House(card.Shadows)
	tb.Fight("dodger", "valdr")
	tb.InZone(card.Discard, "dodger#1")
	tb.Amber(0, 5)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("valdr", "urchin")
	tb.Fight("smaaash", "urchin")
	tb.InZone(card.Discard, "urchin")
	tb.Amber(0, 5)
}

// Each of several enemy creatures that die at once counts (K16.3).
func TestLootTheBodiesEach(t *testing.T) {
	tb := duel(t, side{Houses: []card.House{card.Brobnar, card.Shadows}, Line: ids("niffle-ape"),
		Hand: list{{ID: "loot-the-bodies"}, {ID: "poison-wave", House: card.Brobnar}}},
		side{Line: ids("urchin", "batdrone", "silvertooth", "tocsin")}, card.Brobnar)
	tb.Play("loot-the-bodies")
	tb.Play("poison-wave")
	for tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
	tb.Amber(0, 4)
	tb.Line(1, "tocsin")
	tb.Line(0, "niffle-ape")
}

func TestTakeThatSmartypants(t *testing.T) {
	logos := func(n int) list { return ids("mother", "doc-bookton", "batdrone")[:n] }
	t.Run("3 Logos cards of any type", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("take-that-smartypants")}, side{Line: logos(2), Artifacts: ids("library-of-babble"), Amber: 3}, card.Brobnar)
		tb.Play("take-that-smartypants")
		tb.Amber(0, 3)
		tb.Amber(1, 1)
	})
	t.Run("2 are too few; those of yours, in hand or of another house do not count", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("take-that-smartypants"), Line: logos(3)},
			side{Line: append(logos(2), at{ID: "doc-bookton", House: card.Dis}), Hand: ids("wild-wormhole"), Amber: 3}, card.Brobnar)
		tb.Play("take-that-smartypants")
		tb.Amber(0, 1)
		tb.Amber(1, 3)
	})
	t.Run("no more than there is (K5.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("take-that-smartypants")}, side{Line: logos(3), Amber: 1}, card.Brobnar)
		tb.Play("take-that-smartypants")
		tb.Amber(0, 2)
	})
}

func TestPunch(t *testing.T) {
	t.Run("any creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Artifacts: ids("seeker-needle"), Hand: ids("punch")},
			side{Line: ids("tocsin", "charette")}, card.Brobnar)
		tb.Play("punch")
		tb.Offers("valdr", "tocsin", "charette")
		tb.Pick("tocsin")
		tb.InZone(card.Discard, "tocsin") // exactly its power
		tb.Damage("charette", 0)
		tb.Amber(0, 1)
	})
	t.Run("armor and the boundary", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch")}, side{Line: ids("raiding-knight", "charette")}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 1)
		tb.Play("punch")
		tb.Pick("charette")
		tb.Damage("charette", 3)
	})
	t.Run("no creature: only the æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Discard, "punch")
		tb.Amber(0, 1)
	})
}

func TestRelentlessAssault(t *testing.T) {
	t.Run("up to three creatures fight one after another", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("relentless-assault"),
			Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother"}, {ID: "pitlord"}, {ID: "bumpsy"}}},
			side{Line: ids("dust-pixie", "ether-spider")}, card.Brobnar)
		tb.Play("relentless-assault")
		tb.Offers("troll", "mother", "pitlord", "bumpsy")
		tb.Pick("troll")
		tb.Pick("ether-spider")
		tb.InZone(card.Discard, "ether-spider")
		tb.Offers("mother", "pitlord", "bumpsy") // chosen after the fight before it
		tb.Pick("mother")                        // with only one to attack
		tb.InZone(card.Discard, "dust-pixie")
		tb.Pick("pitlord")
		tb.Line(0, "troll", "mother", "pitlord", "bumpsy")
		tb.Marked("mother", keyforge.Exhausted)
		tb.Marked("troll", keyforge.Exhausted)
		tb.Unmarked("bumpsy", keyforge.Exhausted)
		tb.Unmarked("pitlord", keyforge.Exhausted) // nothing is left to fight
	})
	t.Run("one that came into play in the fight before may be chosen, and it may end", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("relentless-assault"), Line: ids("gebuk", "mother", "bumpsy"), Deck: ids("troll")},
			side{Line: ids("pitlord")}, card.Brobnar)
		tb.Play("relentless-assault")
		tb.Pick("gebuk") // dies, and the Troll comes in its place
		tb.Offers("troll", "mother", "bumpsy")
		tb.Pick("troll")
		tb.InZone(card.Discard, "pitlord", "gebuk")
		tb.Finish()
		tb.Unmarked("mother", keyforge.Exhausted)
	})
	t.Run("fewer, even none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("relentless-assault"), Line: ids("troll", "bumpsy")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("relentless-assault")
		tb.Finish()
		tb.Damage("mother", 0)
	})
}

func TestSmith(t *testing.T) {
	for _, c := range []struct{ mine, theirs, amber int }{{1, 0, 3}, {2, 1, 3}, {1, 1, 1}, {0, 0, 1}, {0, 1, 1}} {
		tb := duel(t, side{Hand: ids("smith"), Line: many(c.mine, "troll"), Artifacts: ids("cannon")},
			side{Line: many(c.theirs, "mother")}, card.Brobnar)
		tb.Play("smith")
		tb.Amber(0, c.amber)
	}
}

func TestSoundTheHorns(t *testing.T) {
	t.Run("until a creature of Brobnar", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sound-the-horns"), Deck: ids("punch", "mother", "troll", "bumpsy")},
			side{Deck: ids("smaaash")}, card.Brobnar)
		tb.Play("sound-the-horns")
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"sound-the-horns", "mother", "punch"}, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"bumpsy"}, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"smaaash"}, tb.Pile(1, card.Deck))
	})
	t.Run("the first card", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sound-the-horns"), Deck: ids("troll", "bumpsy")}, side{}, card.Brobnar)
		tb.Play("sound-the-horns")
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"bumpsy"}, tb.Pile(0, card.Deck))
	})
	t.Run("the last card", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sound-the-horns"), Deck: list{{ID: "punch"}, {ID: "mother", House: card.Brobnar}}}, side{}, card.Brobnar)
		tb.Play("sound-the-horns")
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Hand), "a maverick (K4.9)")
	})
	t.Run("the deck runs out, and is not reshuffled (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sound-the-horns"), Deck: ids("punch", "mother"), Discard: ids("troll")}, side{}, card.Brobnar)
		tb.Play("sound-the-horns")
		assert.Empty(t, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"sound-the-horns", "mother", "punch", "troll"}, tb.Pile(0, card.Discard))
	})
	t.Run("an empty deck", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sound-the-horns"), Discard: ids("troll")}, side{}, card.Brobnar)
		tb.Play("sound-the-horns")
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb.Amber(0, 1)
	})
}

func TestTremor(t *testing.T) {
	tb := duel(t, side{Hand: ids("tremor"), Line: ids("bumpsy")}, side{Line: ids("mother", "troll", "dodger", "urchin")}, card.Brobnar)
	tb.Play("tremor")
	tb.Offers("bumpsy", "mother", "troll", "dodger", "urchin")
	tb.Pick("troll")
	for _, stunned := range []string{"mother", "troll", "dodger"} {
		tb.Marked(stunned, keyforge.Stunned)
	}
	tb.Unmarked("urchin", keyforge.Stunned)
	tb.Unmarked("bumpsy", keyforge.Stunned)
}

func TestTremorOnTheFlank(t *testing.T) {
	tb := duel(t, side{Hand: ids("tremor"), Line: ids("bumpsy", "smaaash")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Play("tremor")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Stunned)
	tb.Unmarked("bumpsy", keyforge.Stunned)
}

func TestUnguardedCamp(t *testing.T) {
	t.Run("one creature for each in excess", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("unguarded-camp"), Line: ids("troll", "bumpsy", "mother")},
			side{Line: ids("dodger"), Amber: 5}, card.Brobnar)
		tb.Play("unguarded-camp")
		tb.Pick("troll")
		tb.Offers("bumpsy", "mother") // no creature twice
		tb.Pick("mother")
		tb.AmberOn("troll", 1)
		tb.AmberOn("mother", 1)
		tb.AmberOn("bumpsy", 0)
		tb.Amber(1, 3)
		tb.Amber(0, 1)
	})
	t.Run("all of them when the opponent has none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("unguarded-camp"), Line: ids("troll", "bumpsy")}, side{Amber: 5}, card.Brobnar)
		tb.Play("unguarded-camp")
		tb.Amber(1, 3)
	})
	for _, mine := range []int{0, 1} {
		tb := duel(t, side{Hand: ids("unguarded-camp"), Line: many(mine, "troll")}, side{Line: ids("dodger"), Amber: 5}, card.Brobnar)
		tb.Play("unguarded-camp")
		tb.Amber(1, 5)
	}
}

func TestWarsong(t *testing.T) {
	tb := duel(t, side{Houses: []card.House{card.Brobnar}, Line: ids("headhunter", "valdr", "smaaash"), Hand: ids("warsong")},
		side{Houses: []card.House{card.Brobnar}, Line: ids("mother", "niffle-queen", "valdr")}, card.Brobnar)
	tb.Play("warsong")
	tb.Reap("smaaash")
	tb.Amber(0, 1) // by reaping alone
	tb.Fight("valdr", "1:valdr")
	tb.InZone(card.Discard, "valdr#2")
	tb.Amber(0, 2) // even if it did not survive
	tb.Fight("headhunter", "mother")
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Fight("smaaash", "niffle-queen")
	tb.Amber(0, 3)
}

// An enemy creature that fights on its turn, and a friendly one that is attacked
// then, come too late for it.
func TestWarsongEndsWithTheTurn(t *testing.T) {
	tb := duel(t, side{Line: ids("niffle-queen"), Hand: ids("warsong")},
		side{Houses: []card.House{card.Brobnar}, Line: ids("smaaash")}, card.Brobnar)
	tb.Play("warsong")
	tb.EndTurn()
	tb.Fight("smaaash")
	tb.Damage("niffle-queen", 5)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

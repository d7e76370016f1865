package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestAFairGame(t *testing.T) {
	t.Run("you first, then your opponent (K17.6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("a-fair-game", "dust-imp", "punch"), Deck: ids("fear", "anger")},
			side{Hand: ids("urchin", "dodger", "valdr"), Deck: ids("nerve-blast", "punch")}, card.Dis)
		tb.Play("a-fair-game")
		assert.Equal(t, []string{"nerve-blast"}, tb.Pile(1, card.Discard))
		assert.Equal(t, []string{"a-fair-game", "fear"}, tb.Pile(0, card.Discard))
		tb.Amber(0, 2) // Urchin and Dodger are of the house of Nerve Blast
		tb.Amber(1, 1) // Dust Imp is of the house of Fear; the card itself has left the hand
		tb.Marked("valdr", game.Revealed)
		tb.Marked("0:punch", game.Revealed)
	})
	t.Run("an empty deck is not reshuffled and gives nothing (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("a-fair-game", "dust-imp")}, side{Hand: ids("urchin"), Discard: ids("nerve-blast")}, card.Dis)
		tb.Play("a-fair-game")
		tb.Amber(0, 0)
		tb.Amber(1, 0)
		assert.Equal(t, []string{"nerve-blast"}, tb.Pile(1, card.Discard))
	})
	t.Run("a maverick is of the house that it shows (K4.9)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("a-fair-game")}, side{Hand: list{{ID: "urchin", House: card.Dis}, {ID: "dodger"}}, Deck: list{{ID: "nerve-blast", House: card.Dis}}}, card.Dis)
		tb.Play("a-fair-game")
		tb.Amber(0, 1)
	})
}

func TestFear(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("fear", "fear")},
		side{Line: list{{ID: "mother", Damage: 2, Marks: game.Stunned, Amber: 3, Attached: ids("blood-of-titans")}, {ID: "tocsin", Foreign: true}}, Artifacts: ids("seeker-needle")}, card.Dis)
	tb.Play("fear#1")
	tb.Offers("mother", "tocsin")
	tb.Pick("mother")
	tb.InZone(card.Hand, "mother")
	tb.InZone(card.Discard, "blood-of-titans") // K6.7
	tb.Unmarked("mother", game.Stunned)        // K13.2
	tb.Damage("mother", 0)
	tb.Amber(0, 3) // K5.9
	tb.Play("fear")
	assert.Equal(t, []string{"tocsin"}, tb.Pile(0, card.Hand), "its owner's hand (K13.5)")
}

func TestFearWithoutEnemies(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("fear")}, side{}, card.Dis)
	tb.Play("fear")
	tb.Line(0, "valdr")
}

// A ward keeps the creature in play (K14.7).
func TestFearAndWard(t *testing.T) {
	tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "mother", Marks: game.Warded}}}, card.Dis)
	tb.Play("fear")
	tb.Line(1, "mother")
	tb.Unmarked("mother", game.Warded)
}

func TestHandOfDis(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "dust-imp", "smaaash"), Hand: ids("hand-of-dis", "hand-of-dis")},
		side{Line: ids("mother", "tocsin", "dodger", "urchin")}, card.Dis)
	tb.Play("hand-of-dis#1")
	tb.Offers("dust-imp", "tocsin", "dodger")
	tb.Pick("dodger")
	tb.InZone(card.Discard, "dodger")
	tb.Play("hand-of-dis")
	tb.Pick("dust-imp")
	tb.Amber(0, 2) // a Destroyed ability as always
	tb.Line(0, "valdr", "smaaash")
}

func TestHandOfDisOnlyFlanks(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("hand-of-dis")}, side{Line: ids("mother", "tocsin")}, card.Dis)
	tb.Play("hand-of-dis")
	tb.Line(0, "valdr")
	tb.Line(1, "mother", "tocsin")
}

func TestKeyHammer(t *testing.T) {
	t.Run("a key forged on the previous turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("key-hammer"), Keys: 1}, side{Keys: 2, ForgedBefore: game.BlueKey}, card.Dis)
		tb.Play("key-hammer")
		tb.Keys(1, 1)
		tb.Keys(0, 1)
		tb.Amber(1, 6)
		tb.Amber(0, 1)
	})
	t.Run("an older key stays, the æmber comes all the same", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("key-hammer")}, side{Keys: 2}, card.Dis)
		tb.Play("key-hammer")
		tb.Keys(1, 2)
		tb.Amber(1, 6)
	})
	t.Run("played through two turns", func(t *testing.T) {
		tb := duel(t, side{Houses: []card.House{card.Dis}, Hand: ids("key-hammer", "key-hammer")}, side{Houses: []card.House{card.Dis}, Amber: 6}, card.Dis)
		tb.EndTurn()
		tb.Choose(1)
		tb.Keys(1, 1)
		tb.EndTurn()
		tb.Play("key-hammer#1")
		tb.Keys(1, 0)
		tb.Amber(1, 6)
		tb.Play("key-hammer") // nothing left to unforge
		tb.Keys(1, 0)
		tb.Amber(1, 12)
	})
	t.Run("one that was forged two turns ago stays", func(t *testing.T) {
		tb := duel(t, side{Houses: []card.House{card.Dis}, Hand: ids("key-hammer")}, side{Houses: []card.House{card.Dis}, Keys: 1, ForgedBefore: game.RedKey}, card.Dis)
		tb.EndTurn()
		tb.EndTurn()
		tb.Play("key-hammer")
		tb.Keys(1, 1)
	})
}

func TestMindBarb(t *testing.T) {
	tb := duel(t, side{Hand: ids("mind-barb", "fear")}, side{Hand: ids("punch", "anger"), Deck: ids("valdr")}, card.Dis)
	tb.Play("mind-barb")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Len(t, tb.Pile(1, card.Discard), 1)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"valdr"}, tb.Pile(1, card.Deck))
	tb.Amber(0, 1)
}

func TestMindBarbEmptyHand(t *testing.T) {
	tb := duel(t, side{Hand: ids("mind-barb")}, side{Deck: ids("valdr")}, card.Dis)
	tb.Play("mind-barb")
	assert.Equal(t, []string{"valdr"}, tb.Pile(1, card.Deck))
	tb.Amber(0, 1)
}

// Chance picks every card of the hand at some seed.
func TestMindBarbIsRandom(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(40) {
		tb := gametest.Start(t, game.Duel, game.Position{Seed: seed, House: card.Dis, Players: []side{{Hand: ids("mind-barb")}, {Hand: ids("punch", "anger", "valdr")}}})
		tb.Play("mind-barb")
		seen[tb.Pile(1, card.Discard)[0]] = true
	}
	assert.Len(t, seen, 3)
}

func TestAnnihilationRitual(t *testing.T) {
	t.Run("creatures of both sides are purged, by their owners", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dust-imp", Amber: 1, Attached: ids("blood-of-titans")}}, Artifacts: ids("annihilation-ritual"), Hand: list{{ID: "poison-wave", House: card.Dis}, {ID: "punch", House: card.Dis}, {ID: "punch", House: card.Dis}}},
			side{Line: ids("urchin", "mother"), Artifacts: ids("library-of-babble")}, card.Dis)
		tb.Play("poison-wave")
		tb.InZone(card.Purged, "urchin")
		tb.InZone(card.Battleline, "dust-imp", "mother")
		tb.Play("punch#1")
		tb.Pick("mother")
		tb.InZone(card.Purged, "mother")
		tb.Play("punch")
		tb.Damage("dust-imp", 5)
		assert.Equal(t, []string{"punch", "punch", "poison-wave"}, tb.Pile(0, card.Discard), "actions are discarded as always")
	})
	t.Run("it still counts as destroyed, and Destroyed abilities resolve", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "bad-penny"), Artifacts: ids("annihilation-ritual"), Hand: list{{ID: "poison-wave", House: card.Dis}}}, side{Line: ids("tocsin")}, card.Dis)
		tb.Play("poison-wave")
		tb.First("dust-imp")
		tb.InZone(card.Purged, "dust-imp")
		tb.InZone(card.Hand, "bad-penny") // it never would have entered a discard pile
		tb.Amber(0, 3)
	})
	t.Run("an upgrade goes to the discard pile, other artifacts too", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "neutron-shark"}, {ID: "tocsin", Attached: ids("blood-of-titans")}}, Artifacts: ids("annihilation-ritual"), Deck: ids("mother")},
			side{Artifacts: ids("library-of-babble")}, card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("tocsin")
		tb.InZone(card.Purged, "tocsin")
		tb.InZone(card.Discard, "blood-of-titans", "library-of-babble", "mother")
	})
	t.Run("a creature that is discarded from hand is not in play", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("annihilation-ritual"), Hand: ids("dust-imp")}, side{}, card.Dis)
		tb.Discard("dust-imp")
		tb.InZone(card.Discard, "dust-imp")
	})
	t.Run("it works while it is exhausted, and no more when it is gone (K17.2, K13.3)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neutron-shark"), Artifacts: list{{ID: "annihilation-ritual", Marks: game.Exhausted}}, Hand: list{{ID: "punch", House: card.Logos}}, Deck: ids("mother")},
			side{Line: ids("tocsin"), Artifacts: ids("seeker-needle")}, card.Logos)
		tb.Play("punch")
		tb.Pick("tocsin")
		tb.InZone(card.Purged, "tocsin")
		tb.Reap("neutron-shark")
		tb.Pick("annihilation-ritual")
		tb.InZone(card.Discard, "annihilation-ritual", "seeker-needle")
		tb.Line(0, "neutron-shark")
	})
}

func TestDominatorBauble(t *testing.T) {
	t.Run("any way that is open (Q45)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "lady-maxena"}, {ID: "valdr", Marks: game.Exhausted}}, Artifacts: ids("dominator-bauble", "dominator-bauble")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble#1")
		tb.Offers("lady-maxena", "valdr")
		tb.Pick("valdr") // exhausted: it is not used (K8.14)
		tb.Amber(0, 0)
		tb.Damage("tocsin", 0)
		tb.Act("dominator-bauble")
		tb.Pick("lady-maxena")
		tb.Asks(game.AskOption, game.ForUse, 0)
		tb.Choose(int(game.ToAct))
		tb.InZone(card.Hand, "lady-maxena")
	})
	t.Run("a reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("doc-bookton"), Artifacts: ids("dominator-bauble"), Deck: ids("fear")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble")
		tb.Choose(int(game.ToReap))
		tb.InZone(card.Hand, "fear")
		tb.Amber(0, 1)
		tb.Marked("doc-bookton", game.Exhausted)
	})
	t.Run("a stunned creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Marks: game.Stunned}}, Artifacts: ids("dominator-bauble")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble")
		tb.Unmarked("valdr", game.Stunned)
		tb.Marked("valdr", game.Exhausted)
	})
	t.Run("no friendly creature", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("dominator-bauble")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble")
		tb.Unmarked("tocsin", game.Exhausted)
	})
}

func TestLibraryOfTheDamned(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-the-damned"), Hand: ids("fear", "punch"), Discard: ids("valdr")}, side{Hand: ids("urchin")}, card.Dis)
	tb.Act("library-of-the-damned")
	tb.Offers("fear", "punch") // from hand (K15.9)
	tb.Must()
	tb.Pick("punch")
	tb.InZone(card.Archives, "punch")
	tb.InZone(card.Hand, "fear", "urchin")
}

func TestLibraryOfTheDamnedEmptyHand(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-the-damned")}, side{Hand: ids("urchin")}, card.Dis)
	tb.Act("library-of-the-damned")
	tb.Marked("library-of-the-damned", game.Exhausted)
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestCharette(t *testing.T) {
	for _, c := range []struct{ have, captured int }{{0, 0}, {2, 2}, {3, 3}, {5, 3}} {
		tb := duel(t, side{Line: ids("tocsin"), Hand: ids("charette"), Amber: 4}, side{Amber: c.have}, card.Dis)
		tb.Play("charette")
		tb.Left()
		tb.AmberOn("charette", c.captured) // Q16
		tb.AmberOn("tocsin", 0)
		tb.Amber(1, c.have-c.captured)
		tb.Amber(0, 4)
	}
}

func TestDustImp(t *testing.T) {
	t.Run("on your turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "tocsin"), Hand: list{{ID: "poison-wave", House: card.Dis}}}, side{Line: ids("mother")}, card.Dis)
		tb.Play("poison-wave")
		tb.Amber(0, 3)
		tb.Amber(1, 0)
	})
	t.Run("its controller gains, also on the opponent's turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{{ID: "dust-imp", Foreign: true}}}, card.Brobnar)
		tb.Play("punch")
		tb.Amber(1, 2)
		tb.Amber(0, 1)
		assert.Equal(t, []string{"punch", "dust-imp"}, tb.Pile(0, card.Discard))
	})
	t.Run("not when it only leaves play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: ids("dust-imp")}, card.Dis)
		tb.Play("fear")
		tb.Amber(1, 0)
	})
}

func TestShooler(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{0, 0}, {3, 0}, {4, 1}, {7, 1}} {
		tb := duel(t, side{Hand: ids("shooler"), Amber: 5}, side{Amber: c.have}, card.Dis)
		tb.Play("shooler")
		tb.Amber(0, 5+c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

func TestStealerOfSouls(t *testing.T) {
	t.Run("attacking", func(t *testing.T) {
		tb := duel(t, side{Line: ids("stealer-of-souls", "valdr")}, side{Line: ids("mother", "tocsin"), Amber: 2}, card.Dis)
		tb.Fight("stealer-of-souls", "mother")
		tb.InZone(card.Purged, "mother")
		tb.Amber(0, 1)
		tb.Amber(1, 2)
	})
	t.Run("attacked (K9.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr", "smaaash")}, side{Line: ids("stealer-of-souls")}, card.Brobnar)
		tb.Fight("smaaash")
		tb.InZone(card.Purged, "smaaash")
		tb.Amber(1, 1)
		tb.Amber(0, 0)
	})
	t.Run("not when it dies too (K9.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("stealer-of-souls")}, side{Line: ids("valdr")}, card.Dis)
		tb.Fight("stealer-of-souls")
		tb.InZone(card.Discard, "stealer-of-souls", "valdr")
		tb.Amber(0, 0)
	})
	t.Run("not for another's kill, nor one outside a fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("stealer-of-souls", "smaaash"), Hand: ids("punch")}, side{Line: ids("tocsin", "charette")}, card.Brobnar)
		tb.Fight("smaaash", "charette")
		tb.Play("punch")
		tb.Pick("tocsin")
		tb.InZone(card.Discard, "charette", "tocsin")
		tb.Amber(0, 1)
	})
	t.Run("a creature that went to hand instead is not purged, the æmber comes (K12.13)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("stealer-of-souls")}, side{Line: ids("bad-penny")}, card.Dis)
		tb.Fight("stealer-of-souls")
		tb.InZone(card.Hand, "bad-penny")
		tb.Amber(0, 1)
	})
	t.Run("hazardous kills the attacker before the fight: not fighting (K9.10)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("batdrone")}, side{Line: list{{ID: "stealer-of-souls", Attached: ids("armageddon-cloak")}}}, card.Logos)
		tb.Fight("batdrone")
		tb.InZone(card.Discard, "batdrone")
		tb.Amber(1, 0)
	})
}

func TestTheTerror(t *testing.T) {
	for _, c := range []struct{ have, gained int }{{0, 2}, {1, 0}, {6, 0}} {
		tb := duel(t, side{Hand: ids("the-terror"), Amber: 1}, side{Amber: c.have, Line: list{{ID: "tocsin", Amber: 2}}}, card.Dis)
		tb.Play("the-terror")
		tb.Amber(0, 1+c.gained) // æmber on cards is not the opponent's (K5.5)
		tb.Amber(1, c.have)
	}
}

func TestTocsin(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin", "charette"), Hand: ids("fear")}, side{Hand: ids("punch", "anger")}, card.Dis)
	tb.Reap("charette")
	assert.Len(t, tb.Pile(1, card.Hand), 2)
	tb.Reap("tocsin")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Len(t, tb.Pile(1, card.Discard), 1)
	tb.InZone(card.Hand, "fear")
	tb.Amber(0, 2)
}

func TestTocsinEmptyHand(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin")}, side{}, card.Dis)
	tb.Reap("tocsin")
	tb.Amber(0, 1)
}

func TestCollarOfSubordination(t *testing.T) {
	t.Run("you control the creature, on the flank of your choice", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("collar-of-subordination"), Houses: []card.House{card.Dis}}, side{Line: list{{ID: "valdr", Amber: 1}, {ID: "tocsin"}}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("valdr")
		tb.Left()
		tb.Line(0, "valdr", "mother")
		tb.Line(1, "tocsin")
		tb.AmberOn("valdr", 1)
		tb.InZone(card.Attached, "collar-of-subordination")
	})
	t.Run("your own creature stays where it is", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin"), Hand: ids("collar-of-subordination")}, side{}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("mother")
		tb.Line(0, "mother", "tocsin")
	})
	t.Run("its creature goes to its owner's discard pile, the collar to yours (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "collar-of-subordination"}, {ID: "punch", House: card.Dis}}}, side{Line: list{{ID: "dust-imp", Amber: 1}}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Play("punch")
		assert.Equal(t, []string{"dust-imp"}, tb.Pile(1, card.Discard))
		assert.Equal(t, []string{"punch", "collar-of-subordination"}, tb.Pile(0, card.Discard))
		tb.Amber(0, 3) // Dust Imp and the icon of Punch
		tb.Amber(1, 1) // Q17
	})
	t.Run("of two the later one holds (K13.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("collar-of-subordination"), Houses: []card.House{card.Dis}}, side{Line: ids("valdr"), Hand: ids("collar-of-subordination"), Houses: []card.House{card.Dis}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Line(0, "valdr")
		tb.EndTurn()
		tb.Play("1:collar-of-subordination")
		tb.Line(1, "valdr")
		tb.Line(0)
	})
}

// Collar and Harland Mindlock on one creature: the later one holds, and the other
// takes over when it ends (K13.10, Q19).
func TestCollarAndHarland(t *testing.T) {
	t.Run("Harland last; when he leaves the collar holds", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("collar-of-subordination"), Houses: []card.House{card.Brobnar, card.Dis}, Line: ids("smaaash")},
			side{Line: ids("valdr"), Hand: ids("harland-mindlock"), Houses: []card.House{card.Logos}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("valdr")
		tb.Right()
		tb.Line(0, "smaaash", "valdr")
		tb.EndTurn()
		tb.Play("harland-mindlock")
		tb.Pick("valdr")
		tb.Right()
		tb.Line(1, "harland-mindlock", "valdr")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("smaaash", "harland-mindlock")
		tb.Right()
		tb.Line(0, "smaaash", "valdr")
		tb.Line(1)
	})
	t.Run("the collar last; Harland's leaving changes nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harland-mindlock"), Houses: []card.House{card.Logos}},
			side{Line: ids("valdr", "smaaash"), Hand: ids("collar-of-subordination"), Houses: []card.House{card.Brobnar, card.Dis}}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Pick("valdr")
		tb.Right()
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("valdr")
		tb.Left()
		tb.Line(1, "valdr", "smaaash")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("smaaash", "harland-mindlock")
		tb.Line(1, "valdr", "smaaash")
	})
}

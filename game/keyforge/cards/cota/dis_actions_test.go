package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
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
		tb.Marked("valdr", keyforge.Revealed)
		tb.Marked("0:punch", keyforge.Revealed)
	})
	t.Run("an empty deck is not reshuffled and gives nothing (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("a-fair-game", "dust-imp")}, side{Hand: ids("urchin"), Discard: ids("nerve-blast")}, card.Dis)
		tb.Play("a-fair-game")
		tb.Amber(0, 0)
		tb.Amber(1, 0)
		assert.Equal(t, []string{"nerve-blast"}, tb.Pile(1, card.Discard))
	})
	t.Run("a maverick is of the house that it shows (K4.9)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("a-fair-game")},
			side{Hand: list{{ID: "urchin", House: card.Dis}, {ID: "dodger"}}, Deck: list{{ID: "nerve-blast", House: card.Dis}}}, card.Dis)
		tb.Play("a-fair-game")
		tb.Amber(0, 1)
	})
}

func TestArise(t *testing.T) {
	t.Run("each creature of the house from your discard pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("arise"),
			Discard: list{{ID: "tocsin"}, {ID: "fear"}, {ID: "troll"}, {ID: "charette"}, {ID: "mother", House: card.Dis}}},
			side{Discard: ids("the-terror")}, card.Dis)
		tb.Play("arise")
		tb.House(card.Dis)
		assert.ElementsMatch(t, []string{"tocsin", "charette", "mother"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"arise", "fear", "troll"}, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"the-terror"}, tb.Pile(1, card.Discard))
		assert.EqualValues(t, 1, tb.Player(0).Chains)
	})
	t.Run("a house that is not there; the chain comes all the same", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("arise"), Discard: ids("tocsin")}, side{}, card.Dis)
		tb.Play("arise")
		tb.House(card.Mars)
		assert.Empty(t, tb.Pile(0, card.Hand))
		assert.EqualValues(t, 1, tb.Player(0).Chains)
	})
}

func TestControlTheWeak(t *testing.T) {
	three := []card.House{card.Logos, card.Mars, card.Sanctum}
	mine := side{Hand: ids("control-the-weak"), Houses: []card.House{card.Dis, card.Brobnar}}
	t.Run("your opponent must choose the house on the next turn only", func(t *testing.T) {
		tb := duel(t, mine, side{Houses: three}, card.Dis)
		tb.Play("control-the-weak")
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Dis)}, keyforge.OutOfRange)
		tb.House(card.Mars)
		tb.Amber(0, 1)
		tb.EndTurn()
		assert.Equal(t, card.Mars, tb.State().House, "there is no other choice")
		tb.EndTurn()
		tb.House(card.Brobnar) // you are free
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Dis)}, keyforge.OutOfRange)
		tb.House(card.Logos)
	})
	t.Run("against Pitlord either may be chosen (K4.6)", func(t *testing.T) {
		tb := duel(t, mine, side{Houses: three, Line: ids("pitlord")}, card.Dis)
		tb.Play("control-the-weak")
		tb.House(card.Mars)
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Logos)}, keyforge.OutOfRange)
		tb.House(card.Dis)
	})
	t.Run("cannot beats must (K4.7)", func(t *testing.T) {
		own := mine
		own.Hand = ids("control-the-weak", "restringuntus")
		tb := duel(t, own, side{Houses: three}, card.Dis)
		tb.Play("control-the-weak")
		tb.House(card.Mars)
		tb.Play("restringuntus")
		tb.House(card.Mars)
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Mars)}, keyforge.OutOfRange)
		tb.House(card.Sanctum)
	})
}

func TestCreepingOblivion(t *testing.T) {
	t.Run("up to 2 cards of one discard pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("creeping-oblivion"), Discard: ids("punch", "tocsin"), Line: ids("troll")},
			side{Discard: ids("mother", "cannon", "bad-penny")}, card.Dis)
		tb.Play("creeping-oblivion")
		tb.Offers("punch", "tocsin", "mother", "cannon", "bad-penny")
		tb.Pick("mother")
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("punch")}, keyforge.OtherPile)
		tb.Pick("cannon")
		tb.InZone(card.Purged, "mother", "cannon")
		assert.Equal(t, []string{"bad-penny"}, tb.Pile(1, card.Discard))
		tb.Amber(0, 1)
	})
	t.Run("one, or none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("creeping-oblivion", "creeping-oblivion"), Discard: ids("punch", "tocsin")}, side{}, card.Dis)
		tb.Play("creeping-oblivion#1")
		tb.Pick("punch")
		tb.Finish()
		tb.InZone(card.Purged, "punch")
		tb.Play("creeping-oblivion")
		tb.Finish()
		assert.Len(t, tb.Pile(0, card.Purged), 1)
	})
	t.Run("empty piles", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("creeping-oblivion")}, side{}, card.Dis)
		tb.Play("creeping-oblivion")
		assert.Equal(t, []string{"creeping-oblivion"}, tb.Pile(0, card.Discard))
	})
}

func TestDanceOfDoom(t *testing.T) {
	tb := duel(t, side{Hand: ids("dance-of-doom"), Line: list{{ID: "bumpsy"}, {ID: "the-terror", Marks: keyforge.Warded}, {ID: "krump"}}},
		side{Line: list{{ID: "mother", Power: 1}, {ID: "dodger"}, {ID: "charette"}}}, card.Dis)
	tb.Play("dance-of-doom")
	tb.Choose(5)
	tb.Line(0, "the-terror", "krump")
	tb.Line(1, "mother", "charette")
}

func TestDanceOfDoomNobody(t *testing.T) {
	tb := duel(t, side{Hand: ids("dance-of-doom"), Line: ids("bumpsy")}, side{}, card.Dis)
	tb.Play("dance-of-doom")
	tb.Choose(0)
	tb.Line(0, "bumpsy")
}

func TestFear(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("fear", "fear")},
		side{Line: list{{ID: "mother", Damage: 2, Marks: keyforge.Stunned, Amber: 3, Attached: ids("blood-of-titans")},
			{ID: "tocsin", Foreign: true}}, Artifacts: ids("seeker-needle")}, card.Dis)
	tb.Play("fear#1")
	tb.Offers("mother", "tocsin")
	tb.Pick("mother")
	tb.InZone(card.Hand, "mother")
	tb.InZone(card.Discard, "blood-of-titans") // K6.7
	tb.Unmarked("mother", keyforge.Stunned)    // K13.2
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
	tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}}, card.Dis)
	tb.Play("fear")
	tb.Line(1, "mother")
	tb.Unmarked("mother", keyforge.Warded)
}

func TestGatewayToDis(t *testing.T) {
	tb := duel(t, side{Hand: ids("gateway-to-dis"), Line: ids("bumpsy", "dust-imp"), Artifacts: ids("cannon")},
		side{Line: list{{ID: "pitlord"}, {ID: "mother", Marks: keyforge.Warded}}}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.Line(0)
	tb.Line(1, "mother")
	tb.InZone(card.Artifacts, "cannon")
	tb.Amber(0, 2)
	assert.EqualValues(t, 3, tb.Player(0).Chains)
}

func TestGongoozle(t *testing.T) {
	t.Run("it survives: its owner discards", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("gongoozle", "fear")}, side{Line: ids("mother"), Hand: ids("punch")}, card.Dis)
		tb.Play("gongoozle")
		tb.Damage("mother", 3)
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Hand, "fear")
		tb.Amber(0, 1)
	})
	t.Run("destroyed: nothing more", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("gongoozle")}, side{Line: ids("tocsin"), Hand: ids("punch")}, card.Dis)
		tb.Play("gongoozle")
		tb.InZone(card.Hand, "punch")
	})
	t.Run("a ward or armor saves it: discard", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("gongoozle", "fear")}, side{Line: list{{ID: "tocsin", Marks: keyforge.Warded}}, Hand: ids("punch")},
			card.Dis)
		tb.Play("gongoozle")
		tb.InZone(card.Discard, "punch")
	})
	t.Run("the owner, not the controller; one's own creature too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("gongoozle", "fear"), Line: list{{ID: "mother", Foreign: true}}}, side{Hand: ids("punch")}, card.Dis)
		tb.Play("gongoozle")
		tb.InZone(card.Discard, "punch")
		tb = duel(t, side{Hand: ids("gongoozle", "fear"), Line: ids("mother")}, side{Hand: ids("punch")}, card.Dis)
		tb.Play("gongoozle")
		tb.InZone(card.Discard, "fear")
	})
	t.Run("no creature: nobody discards", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("gongoozle", "fear")}, side{Hand: ids("punch")}, card.Dis)
		tb.Play("gongoozle")
		tb.InZone(card.Hand, "fear", "punch")
	})
	t.Run("a creature that went back to hand was destroyed (K12.13)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("gongoozle")}, side{Line: ids("bad-penny"), Hand: ids("punch")}, card.Dis)
		tb.Play("gongoozle")
		assert.Equal(t, []string{"punch", "bad-penny"}, tb.Pile(1, card.Hand))
	})
}

func TestGuiltyHearts(t *testing.T) {
	tb := duel(t, side{Hand: ids("guilty-hearts"), Line: list{{ID: "troll", Amber: 3}, {ID: "bumpsy"}},
		Artifacts: list{{ID: "safe-place", Amber: 2}}},
		side{Line: list{{ID: "mother", Amber: 1}, {ID: "dodger"}}, Amber: 5}, card.Dis)
	tb.Play("guilty-hearts")
	tb.Line(0, "bumpsy")
	tb.Line(1, "dodger")
	tb.InZone(card.Artifacts, "safe-place")
	tb.Amber(0, 2) // its own, and Mother's (K5.9)
	tb.Amber(1, 8)
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
	tb.Amber(0, 2) // a Destroyed ability as usual
	tb.Line(0, "valdr", "smaaash")
}

func TestHandOfDisOnlyFlanks(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("hand-of-dis")}, side{Line: ids("mother", "tocsin")}, card.Dis)
	tb.Play("hand-of-dis")
	tb.Line(0, "valdr")
	tb.Line(1, "mother", "tocsin")
}

func TestHecatomb(t *testing.T) {
	t.Run("each player for the creatures they controlled", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hecatomb"),
			Line: list{{ID: "tocsin"}, {ID: "troll"}, {ID: "shooler", Foreign: true}, {ID: "mother", House: card.Dis}}},
			side{Line: list{{ID: "pitlord"}, {ID: "bumpsy"}, {ID: "charette", Marks: keyforge.Warded}}, Artifacts: ids("subtle-maul")}, card.Dis)
		tb.Play("hecatomb")
		tb.Line(0, "troll")
		tb.Line(1, "bumpsy", "charette")
		tb.Amber(0, 1+3) // including a maverick and one that it only controlled
		tb.Amber(1, 1)
	})
	t.Run("no Dis creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hecatomb"), Line: ids("troll")}, side{Line: ids("bumpsy")}, card.Dis)
		tb.Play("hecatomb")
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	})
}

func TestTendrilsOfPain(t *testing.T) {
	line := list{{ID: "troll"}, {ID: "raiding-knight"}}
	t.Run("1 to each creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tendrils-of-pain"), Line: ids("mother"), ForgedBefore: keyforge.RedKey, Keys: 1},
			side{Line: line, Keys: 1}, card.Dis)
		tb.Play("tendrils-of-pain")
		tb.Damage("troll", 1)
		tb.Damage("raiding-knight", 0)
		tb.Damage("mother", 1)
		tb.Amber(0, 1)
	})
	t.Run("the key that was forged tells, and Key Hammer unforges it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tendrils-of-pain", "key-hammer")}, side{Line: line, Keys: 1, ForgedBefore: keyforge.RedKey}, card.Dis)
		tb.Play("tendrils-of-pain")
		tb.Damage("troll", 4)
		tb.Play("key-hammer")
		tb.Keys(1, 0)
	})
	t.Run("4 at once when your opponent forged (K11.4)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tendrils-of-pain"), Line: ids("mother")},
			side{Line: append(line, at{ID: "dust-imp", Marks: keyforge.Warded}), Keys: 1, Before: map[card.Ledger]int{card.Forged: 1}}, card.Dis)
		tb.Play("tendrils-of-pain")
		tb.Damage("troll", 4)
		tb.Damage("raiding-knight", 2) // armor 2
		tb.Damage("mother", 4)
		tb.Line(1, "troll", "raiding-knight", "dust-imp") // one ward stops all of it
	})
	t.Run("played through two turns", func(t *testing.T) {
		tb := duel(t, side{Houses: []card.House{card.Dis}, Hand: ids("tendrils-of-pain")},
			side{Houses: []card.House{card.Brobnar}, Amber: 6, Line: ids("troll")}, card.Dis)
		tb.EndTurn()
		tb.Choose(0)
		tb.EndTurn()
		tb.Play("tendrils-of-pain")
		tb.Damage("troll", 4)
	})
}

func TestHysteria(t *testing.T) {
	tb := duel(t, side{Hand: ids("hysteria"), Line: list{{ID: "bumpsy"}, {ID: "mother", Foreign: true}}, Artifacts: ids("cannon")},
		side{Line: list{{ID: "dust-imp", Amber: 1}, {ID: "troll", Marks: keyforge.Warded}}}, card.Dis)
	tb.Play("hysteria")
	assert.Equal(t, []string{"bumpsy"}, tb.Pile(0, card.Hand))
	assert.ElementsMatch(t, []string{"mother", "dust-imp"}, tb.Pile(1, card.Hand))
	tb.Line(1, "troll")
	tb.InZone(card.Artifacts, "cannon")
	tb.Amber(0, 1) // K5.9; Dust Imp was not destroyed
	tb.Amber(1, 0)
}

func TestKeyHammer(t *testing.T) {
	t.Run("a key forged on the previous turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("key-hammer"), Keys: 1}, side{Keys: 2, ForgedBefore: keyforge.BlueKey}, card.Dis)
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
		tb := duel(t, side{Houses: []card.House{card.Dis}, Hand: ids("key-hammer", "key-hammer")},
			side{Houses: []card.House{card.Dis}, Amber: 6}, card.Dis)
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
		tb := duel(t, side{Houses: []card.House{card.Dis}, Hand: ids("key-hammer")},
			side{Houses: []card.House{card.Dis}, Keys: 1, ForgedBefore: keyforge.RedKey}, card.Dis)
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

// Each card of the hand is picked for some seed.
func TestMindBarbIsRandom(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(40) {
		tb := gametest.Start(t, keyforge.Duel,
			keyforge.Position{Seed: seed, House: card.Dis, Players: []side{{Hand: ids("mind-barb")}, {Hand: ids("punch", "anger", "valdr")}}})
		tb.Play("mind-barb")
		seen[tb.Pile(1, card.Discard)[0]] = true
	}
	assert.Len(t, seen, 3)
}

func TestPandemonium(t *testing.T) {
	tb := duel(t, side{Hand: ids("pandemonium"), Line: list{{ID: "bumpsy"}, {ID: "krump", Damage: 1}, {ID: "troll"}}, Amber: 3},
		side{Line: list{{ID: "mother"}, {ID: "dodger", Damage: 1}}, Amber: 5}, card.Dis)
	tb.Play("pandemonium")
	for id, n := range map[string]int{"bumpsy": 1, "krump": 0, "troll": 1, "mother": 1, "dodger": 0} {
		tb.AmberOn(id, n)
	}
	tb.Amber(0, 4-1)
	tb.Amber(1, 3)
}

func TestPandemoniumWithTooLittle(t *testing.T) {
	tb := duel(t, side{Hand: ids("pandemonium"), Line: ids("bumpsy", "krump", "troll"), Amber: 1},
		side{Line: ids("mother", "dodger", "urchin"), Amber: 1}, card.Dis)
	tb.Play("pandemonium") // its bonus makes 2 for three enemies
	tb.Offers("bumpsy", "krump", "troll", "mother", "dodger", "urchin")
	tb.Pick("krump")
	tb.Offers("mother", "dodger", "urchin") // nothing is left for the others (K16.2, Q16)
	tb.Pick("urchin")
	tb.Pick("mother")
	for id, n := range map[string]int{"bumpsy": 0, "krump": 1, "troll": 0, "mother": 1, "dodger": 0, "urchin": 1} {
		tb.AmberOn(id, n)
	}
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestPoltergeist(t *testing.T) {
	t.Run("uses an enemy artifact as its own, then destroys it (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeist", "fear"), Artifacts: ids("cannon")},
			side{Line: ids("mother"), Artifacts: ids("subtle-maul"), Hand: ids("punch")}, card.Dis)
		tb.Play("poltergeist")
		tb.Offers("cannon", "subtle-maul")
		tb.Pick("subtle-maul")
		tb.InZone(card.Discard, "subtle-maul", "punch")
		tb.InZone(card.Hand, "fear")
		tb.Amber(0, 1)
	})
	t.Run("your own too, whatever its house", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeist"), Artifacts: ids("cannon")}, side{Line: ids("mother")}, card.Dis)
		tb.Play("poltergeist")
		tb.Damage("mother", 2)
		tb.InZone(card.Discard, "cannon")
	})
	t.Run("one that is exhausted or has no use is only destroyed (K8.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeist")}, side{Line: ids("mother"), Artifacts: list{{ID: "cannon", Marks: keyforge.Exhausted}}},
			card.Dis)
		tb.Play("poltergeist")
		tb.Damage("mother", 0)
		tb.InZone(card.Discard, "cannon")
		tb = duel(t, side{Hand: ids("poltergeist")}, side{Artifacts: ids("banner-of-battle")}, card.Dis)
		tb.Play("poltergeist")
		tb.InZone(card.Discard, "banner-of-battle")
	})
	t.Run("one that sacrifices itself", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeist")}, side{Artifacts: ids("screechbomb"), Amber: 3}, card.Dis)
		tb.Play("poltergeist")
		tb.Amber(1, 1)
		assert.Equal(t, []string{"screechbomb"}, tb.Pile(1, card.Discard))
	})
	t.Run("no artifact", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeist")}, side{Line: ids("mother")}, card.Dis)
		tb.Play("poltergeist")
		tb.Line(1, "mother")
	})
}

func TestRedHotArmor(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "red-hot-armor"}, {ID: "punch", House: card.Dis}}, Line: ids("firespitter")},
		side{Line: list{{ID: "champion-tabris"}, {ID: "raiding-knight", Spent: 1}, {ID: "mother"}, {ID: "the-vaultkeeper", Damage: 3}}}, card.Dis)
	tb.Play("red-hot-armor")
	tb.Damage("champion-tabris", 2) // armor does not prevent it
	tb.Damage("raiding-knight", 2)  // all of its armor, spent or not (K11.11)
	tb.Damage("mother", 0)
	tb.Damage("firespitter", 0)
	tb.InZone(card.Discard, "the-vaultkeeper")
	tb.Play("punch")
	tb.Pick("champion-tabris")
	tb.Damage("champion-tabris", 5) // no armor is left
}

func TestRedHotArmorUntilTheEndOfTheTurn(t *testing.T) {
	tb := duel(t, side{Hand: ids("red-hot-armor"), Houses: []card.House{card.Dis}, Line: ids("mother")},
		side{Line: ids("champion-tabris"), Houses: []card.House{card.Sanctum}}, card.Dis)
	tb.Play("red-hot-armor")
	tb.EndTurn()
	tb.Fight("champion-tabris")
	tb.Damage("champion-tabris", 2+3) // armor 2 again
}

func TestThreeFates(t *testing.T) {
	t.Run("the three most powerful; of equals the active player chooses (K17.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("three-fates"), Line: ids("troll", "bumpsy", "dust-imp")}, side{Line: ids("krump", "mother")}, card.Dis)
		tb.Play("three-fates")
		tb.Offers("bumpsy", "mother")
		tb.Pick("mother")
		tb.Line(0, "bumpsy", "dust-imp")
		tb.Line(1)
	})
	t.Run("all when there are fewer", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("three-fates"), Line: ids("troll"), Artifacts: ids("cannon")}, side{Line: ids("mother")}, card.Dis)
		tb.Play("three-fates")
		tb.Line(0)
		tb.Line(1)
		tb.InZone(card.Artifacts, "cannon")
		tb.Amber(0, 1)
	})
}

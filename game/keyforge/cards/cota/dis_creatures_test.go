package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

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

func TestDrumble(t *testing.T) {
	for have, captured := range map[int]int{6: 0, 7: 7, 12: 12} {
		tb := duel(t, side{Hand: ids("drumble"), Line: ids("troll"), Amber: 8}, side{Amber: have}, card.Dis)
		tb.Play("drumble")
		tb.Left()
		tb.AmberOn("drumble", captured)
		tb.AmberOn("troll", 0)
		tb.Amber(1, have-captured)
		tb.Amber(0, 8)
	}
	tb := duel(t, side{Line: ids("troll")}, side{Line: ids("drumble")}, card.Brobnar)
	tb.Fight("troll")
	tb.Line(1, "drumble") // elusive
}

func TestDustImp(t *testing.T) {
	t.Run("on your turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "tocsin"), Hand: list{{ID: "poison-wave", House: card.Dis}}},
			side{Line: ids("mother")}, card.Dis)
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

func TestEaterOfTheDead(t *testing.T) {
	t.Run("a creature from a discard pile, after a reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("eater-of-the-dead"), Discard: ids("fear", "tocsin")},
			side{Discard: ids("mother", "cannon"), Line: ids("troll")}, card.Dis)
		tb.Reap("eater-of-the-dead")
		tb.Offers("tocsin", "mother")
		tb.Pick("mother")
		tb.InZone(card.Purged, "mother")
		tb.PowerIs("eater-of-the-dead", 5)
		tb.Amber(0, 1)
	})
	t.Run("after a fight, even what it has just destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("eater-of-the-dead")}, side{Line: ids("dust-pixie")}, card.Dis)
		tb.Fight("eater-of-the-dead")
		tb.InZone(card.Purged, "dust-pixie")
		tb.PowerIs("eater-of-the-dead", 5)
	})
	t.Run("nothing to eat, no counter (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("eater-of-the-dead"), Discard: ids("fear")}, side{}, card.Dis)
		tb.Reap("eater-of-the-dead")
		tb.PowerIs("eater-of-the-dead", 4)
		tb.InZone(card.Discard, "fear")
	})
}

func TestEmberImp(t *testing.T) {
	t.Run("2 cards each turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "iron-obelisk", "bumpsy", "screechbomb"), Artifacts: ids("cannon")},
			side{Line: ids("ember-imp"), Houses: []card.House{card.Dis}}, card.Brobnar)
		tb.Play("iron-obelisk")
		tb.Play("screechbomb")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("bumpsy")}, keyforge.NotPlayable)
		tb.Discard("bumpsy") // no play
		tb.Act("cannon")     // nor is a use
		tb.InZone(card.Discard, "ember-imp")
		tb.Play("punch") // the imp is gone
	})
	t.Run("also those played by abilities", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole", "library-of-babble"), Deck: ids("cannon", "fear")},
			side{Line: ids("ember-imp")}, card.Logos)
		tb.Play("wild-wormhole")
		tb.InZone(card.Artifacts, "cannon")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("library-of-babble")}, keyforge.NotPlayable)
	})
	t.Run("what was played before it came counts; its own player is free", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cannon"), Now: map[card.Ledger]int{card.Played: 2}}, side{Line: ids("ember-imp")}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("cannon")}, keyforge.NotPlayable)
		tb = duel(t, side{Hand: ids("cannon", "punch"), Line: ids("ember-imp"), Now: map[card.Ledger]int{card.Played: 2}}, side{}, card.Brobnar)
		tb.Play("cannon")
		tb.InZone(card.Artifacts, "cannon")
	})
	t.Run("a card put into play is not played", func(t *testing.T) {
		tb := duel(t, side{Line: ids("overlord-greking"), Now: map[card.Ledger]int{card.Played: 2}},
			side{Line: ids("ember-imp", "mother")}, card.Dis)
		tb.Fight("overlord-greking", "mother")
		tb.Left()
		tb.Line(0, "mother", "overlord-greking")
	})
}

func TestGabosLongarms(t *testing.T) {
	t.Run("its damage goes to another creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gabos-longarms", "bumpsy")}, side{Line: ids("charette", "troll")}, card.Dis)
		tb.Fight("gabos-longarms", "charette")
		tb.Offers("gabos-longarms", "bumpsy", "charette", "troll")
		tb.Pick("troll")
		tb.Damage("troll", 5)
		tb.Damage("charette", 0)
		tb.Damage("gabos-longarms", 4) // which still strikes back
	})
	t.Run("or to the one it fights", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gabos-longarms")}, side{Line: ids("charette", "troll")}, card.Dis)
		tb.Fight("gabos-longarms", "charette")
		tb.Pick("charette")
		tb.InZone(card.Discard, "charette")
		tb.Damage("troll", 0)
	})
	t.Run("elusive saves only the one that is attacked (K18.10)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gabos-longarms")}, side{Line: ids("noddy-the-thief", "troll")}, card.Dis)
		tb.Fight("gabos-longarms", "noddy-the-thief")
		tb.Pick("troll")
		tb.Damage("troll", 5)
		tb.Damage("gabos-longarms", 0)
		tb = duel(t, side{Line: ids("gabos-longarms")}, side{Line: ids("noddy-the-thief", "troll")}, card.Dis)
		tb.Fight("gabos-longarms", "noddy-the-thief")
		tb.Pick("noddy-the-thief")
		tb.Line(1, "noddy-the-thief", "troll")
	})
	t.Run("attacked, it strikes back as usual", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "bumpsy")}, side{Line: ids("gabos-longarms")}, card.Brobnar)
		tb.Fight("troll")
		tb.Damage("troll", 5)
	})
}

func TestOverlordGreking(t *testing.T) {
	t.Run("what it destroyed comes under your control", func(t *testing.T) {
		tb := duel(t, side{Line: ids("overlord-greking")},
			side{Line: list{{ID: "raiding-knight", Damage: 1, Power: 1, Amber: 1}}, Amber: 3}, card.Dis)
		tb.Fight("overlord-greking")
		tb.Right()
		tb.Line(0, "overlord-greking", "raiding-knight")
		tb.Line(1)
		tb.Marked("raiding-knight", keyforge.Exhausted)
		tb.Damage("raiding-knight", 0)
		tb.PowerIs("raiding-knight", 4)
		tb.AmberOn("raiding-knight", 0) // its Play ability is ignored (K6.10)
		tb.Amber(0, 1)                  // the æmber on it (K5.9)
		tb.Amber(1, 3)
	})
	t.Run("also when it is attacked, not when both die", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother")}, side{Line: ids("overlord-greking")}, card.Logos)
		tb.Fight("mother")
		tb.Left()
		tb.Line(1, "mother", "overlord-greking")
		tb = duel(t, side{Line: ids("overlord-greking")}, side{Line: ids("king-of-the-crag")}, card.Dis)
		tb.Fight("overlord-greking")
		tb.InZone(card.Discard, "overlord-greking", "king-of-the-crag")
	})
	t.Run("not one that a Destroyed ability took elsewhere (K16.8)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("overlord-greking")}, side{Line: ids("bad-penny")}, card.Dis)
		tb.Fight("overlord-greking")
		assert.Equal(t, []string{"bad-penny"}, tb.Pile(1, card.Hand))
		tb.Line(0, "overlord-greking")
	})
	t.Run("it goes home when it leaves (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("overlord-greking"), Hand: ids("hysteria")}, side{Line: ids("mother")}, card.Dis)
		tb.Fight("overlord-greking")
		tb.Left()
		tb.Play("hysteria")
		assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Hand))
	})
}

func TestGuardianDemon(t *testing.T) {
	for _, c := range []struct{ damage, healed int }{{0, 0}, {1, 1}, {2, 2}, {4, 2}} {
		tb := duel(t, side{Hand: ids("guardian-demon"), Line: list{{ID: "troll", Damage: c.damage}}}, side{Line: ids("mother")}, card.Dis)
		tb.Play("guardian-demon")
		tb.Left()
		if c.damage > 0 { // otherwise there is nothing to choose
			tb.Pick("troll")
			tb.Choose(c.healed)
			tb.Offers("guardian-demon", "mother")
			tb.Pick("mother")
		}
		tb.Damage("troll", c.damage-c.healed)
		tb.Damage("mother", c.healed)
	}
	t.Run("less, or nothing, if you want", func(t *testing.T) {
		for _, healed := range []int{0, 1} {
			tb := duel(t, side{Line: list{{ID: "guardian-demon"}, {ID: "troll", Damage: 3}}}, side{Line: ids("mother")}, card.Dis)
			tb.Reap("guardian-demon")
			tb.Pick("troll")
			tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: 3}, keyforge.OutOfRange)
			tb.Choose(healed)
			tb.Pick("mother")
			tb.Damage("troll", 3-healed)
			tb.Damage("mother", healed)
		}
	})
	t.Run("after a fight, on itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("guardian-demon")}, side{Line: ids("dust-pixie", "mother")}, card.Dis)
		tb.Fight("guardian-demon", "dust-pixie")
		tb.Pick("guardian-demon")
		tb.Choose(1)
		tb.Damage("guardian-demon", 0)
		tb.Damage("mother", 1)
	})
	t.Run("alone it can only heal itself", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "guardian-demon", Damage: 3}}}, side{}, card.Dis)
		tb.Reap("guardian-demon")
		tb.Choose(2)
		tb.Damage("guardian-demon", 1)
	})
}

func TestPitDemon(t *testing.T) {
	for have, left := range map[int]int{3: 2, 0: 0} {
		tb := duel(t, side{Line: ids("pit-demon")}, side{Amber: have}, card.Dis)
		tb.Act("pit-demon")
		tb.Amber(1, left)
		tb.Amber(0, have-left)
		tb.Marked("pit-demon", keyforge.Exhausted)
	}
}

func TestPitlord(t *testing.T) {
	three := []card.House{card.Logos, card.Brobnar, card.Dis}
	t.Run("you must choose Dis", func(t *testing.T) {
		tb := duel(t, side{Houses: three}, side{Line: ids("pitlord"), Houses: three}, card.Dis)
		tb.EndTurn()
		assert.Equal(t, card.Dis, tb.State().House)
		tb.EndTurn()
		tb.House(card.Logos) // your opponent is free
	})
	t.Run("not on the identity card it opens its own house (K4.2)", func(t *testing.T) {
		tb := duel(t, side{Houses: three}, side{Line: ids("pitlord"), Houses: []card.House{card.Logos, card.Mars}}, card.Dis)
		tb.EndTurn()
		assert.Equal(t, card.Dis, tb.State().House)
	})
	t.Run("as long as it is in play", func(t *testing.T) {
		tb := duel(t, side{Houses: three, Hand: ids("fear")}, side{Line: ids("pitlord"), Houses: three}, card.Dis)
		tb.Play("fear")
		tb.EndTurn()
		tb.House(card.Logos)
	})
	t.Run("taunt and 2 æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pitlord"), Houses: three}, side{Line: ids("bumpsy"), Houses: []card.House{card.Brobnar}}, card.Dis)
		tb.Play("pitlord")
		tb.Amber(0, 2)
		tb = duel(t, side{Line: ids("bumpsy")}, side{Line: ids("mother", "pitlord")}, card.Brobnar)
		tb.Fight("bumpsy")
		tb.Damage("pitlord", 5)
	})
}

func TestRestringuntus(t *testing.T) {
	three := []card.House{card.Logos, card.Brobnar, card.Mars}
	played := func() side {
		return side{Hand: ids("restringuntus", "hysteria"), Houses: []card.House{card.Dis, card.Logos}}
	}
	t.Run("your opponent cannot choose the house while it is in play", func(t *testing.T) {
		tb := duel(t, played(), side{Houses: three}, card.Dis)
		tb.Play("restringuntus")
		tb.House(card.Logos)
		tb.EndTurn()
		for range 2 { // turn after turn
			tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Logos)}, keyforge.OutOfRange)
			tb.House(card.Brobnar)
			tb.EndTurn()
			tb.House(card.Logos) // you may
			tb.EndTurn()
		}
	})
	t.Run("until it leaves", func(t *testing.T) {
		tb := duel(t, played(), side{Houses: three}, card.Dis)
		tb.Play("restringuntus")
		tb.House(card.Logos)
		tb.Play("hysteria")
		tb.EndTurn()
		tb.House(card.Logos)
	})
	t.Run("the only house: no active house (K4.5)", func(t *testing.T) {
		tb := duel(t, played(), side{Houses: []card.House{card.Logos}, Line: ids("mother")}, card.Dis)
		tb.Play("restringuntus")
		tb.House(card.Logos)
		tb.EndTurn()
		assert.Equal(t, card.NoHouse, tb.State().House)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.WrongHouse)
	})
	t.Run("Pitlord must and cannot (K4.7)", func(t *testing.T) {
		tb := duel(t, played(), side{Houses: []card.House{card.Dis, card.Mars, card.Logos}, Line: ids("pitlord")}, card.Dis)
		tb.Play("restringuntus")
		tb.House(card.Dis)
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Dis)}, keyforge.OutOfRange)
		tb.House(card.Mars)
	})
}

func TestShaffles(t *testing.T) {
	for have, left := range map[int]int{3: 2, 0: 0} {
		tb := duel(t, side{Line: ids("shaffles"), Amber: 2}, side{Amber: have, Houses: []card.House{card.Brobnar}}, card.Dis)
		tb.EndTurn()
		tb.Amber(1, left)
		tb.EndTurn()
		tb.Amber(1, left) // not at the end of the other's turn
		tb.Amber(0, 2)
	}
}

func TestShooler(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{0, 0}, {3, 0}, {4, 1}, {7, 1}} {
		tb := duel(t, side{Hand: ids("shooler"), Amber: 5}, side{Amber: c.have}, card.Dis)
		tb.Play("shooler")
		tb.Amber(0, 5+c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

func TestSnudge(t *testing.T) {
	t.Run("an artifact or a flank creature, of either side", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snudge", "troll", "bumpsy"), Artifacts: ids("cannon")},
			side{Line: ids("mother", "dodger", "urchin"), Artifacts: ids("subtle-maul")}, card.Dis)
		tb.Reap("snudge")
		tb.Offers("snudge", "bumpsy", "cannon", "mother", "urchin", "subtle-maul")
		tb.Pick("subtle-maul")
		assert.Equal(t, []string{"subtle-maul"}, tb.Pile(1, card.Hand))
	})
	t.Run("after a fight; to the owner's hand", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "snudge"}, {ID: "troll", Foreign: true}}}, side{Line: ids("dust-pixie")}, card.Dis)
		tb.Fight("snudge")
		tb.Pick("troll")
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
	})
	t.Run("alone it returns itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snudge")}, side{}, card.Dis)
		tb.Reap("snudge")
		tb.InZone(card.Hand, "snudge")
	})
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

func TestSuccubus(t *testing.T) {
	houses := []card.House{card.Dis}
	deck := many(10, "punch")
	tb := duel(t, side{Line: ids("succubus"), Deck: deck, Houses: houses}, side{Deck: deck, Houses: houses}, card.Dis)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Hand), 5)
	tb = duel(t, side{Deck: deck, Hand: many(5, "punch"), Houses: houses}, side{Line: ids("succubus", "succubus"), Houses: houses}, card.Dis)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 5) // 4 for two of them, and none is discarded
}

func TestTentacus(t *testing.T) {
	t.Run("your opponent pays you 1 to use an artifact", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("cannon", "screechbomb"), Line: ids("troll"), Amber: 1}, side{Line: ids("tentacus")}, card.Brobnar)
		tb.Act("cannon")
		tb.Pick("tentacus")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
		tb.Damage("tentacus", 2)
		tb.Refused(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("screechbomb")}, keyforge.TooLittleAmber)
		tb.Reap("troll") // creatures are free
		tb.Amber(0, 1)
		tb.Omni("screechbomb")
		tb.Amber(0, 0)
		tb.Amber(1, 0) // paid 1, lost 2
	})
	t.Run("for two of them 2; playing one is free", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("cannon"), Hand: ids("screechbomb"), Amber: 1}, side{Line: ids("tentacus", "tentacus")}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("cannon")}, keyforge.TooLittleAmber)
		tb.Play("screechbomb")
		tb.Amber(0, 1)
	})
	t.Run("its own player pays nothing", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("cannon"), Line: ids("tentacus")}, side{}, card.Brobnar)
		tb.Act("cannon")
		tb.Damage("tentacus", 2)
	})
	t.Run("also a use by an ability", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeist")}, side{Line: ids("tentacus"), Artifacts: ids("cannon")}, card.Dis)
		tb.Play("poltergeist") // its bonus æmber pays
		tb.Amber(0, 0)
		tb.Amber(1, 1)
		tb.Damage("tentacus", 2)
		tb.InZone(card.Discard, "cannon")
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

func TestTolas(t *testing.T) {
	t.Run("the opponent of whoever controlled it", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tolas"}, {ID: "mother", Foreign: true}, {ID: "bumpsy"}}, Hand: ids("punch")},
			side{Line: ids("dodger", "troll")}, card.Brobnar)
		tb.Fight("bumpsy", "dodger")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
		tb = duel(t, side{Line: list{{ID: "tolas"}, {ID: "batdrone", Foreign: true}}, Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("batdrone")
		tb.Amber(1, 1)
		tb.Amber(0, 1) // of Punch
	})
	t.Run("who controlled it when it was destroyed (K13.6)", func(t *testing.T) {
		for _, first := range []string{"tolas", "overlord-greking"} {
			tb := duel(t, side{Line: ids("overlord-greking", "tolas")}, side{Line: ids("research-smoko")}, card.Dis)
			tb.Fight("overlord-greking")
			tb.First(first)
			tb.Right()
			tb.Line(0, "overlord-greking", "tolas", "research-smoko")
			tb.Amber(0, 1)
			tb.Amber(1, 0)
		}
	})
	t.Run("not for itself (Q33), nor for an artifact", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tolas"), Artifacts: ids("screechbomb"), Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Omni("screechbomb")
		tb.Amber(0, 0)
		tb.Play("punch")
		tb.InZone(card.Discard, "tolas")
		tb.Amber(1, 0)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("tolas")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "tolas")
	})
}

func TestTruebaru(t *testing.T) {
	t.Run("3 æmber to be played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("truebaru"), Amber: 2}, side{Amber: 5}, card.Dis)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("truebaru")}, keyforge.TooLittleAmber)
		tb = duel(t, side{Hand: ids("truebaru"), Amber: 4}, side{}, card.Dis)
		tb.Play("truebaru")
		tb.Amber(0, 1)
		tb.Amber(1, 0) // lost, not paid
		tb.Line(0, "truebaru")
	})
	t.Run("an ability that plays it asks for them too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Deck: ids("truebaru"), Amber: 2}, side{}, card.Logos)
		tb.Play("wild-wormhole") // its bonus makes 3
		tb.Line(0, "truebaru")
		tb.Amber(0, 0)
	})
	t.Run("put into play it costs nothing, and its controller gains 5", func(t *testing.T) {
		tb := duel(t, side{Line: ids("pitlord"), Hand: ids("hand-of-dis")}, side{Line: ids("mother", "truebaru", "bumpsy"), Amber: 1}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Amber(1, 6)
	})
	t.Run("taunt", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bumpsy")}, side{Line: ids("mother", "truebaru")}, card.Brobnar)
		tb.Fight("bumpsy")
		tb.Damage("truebaru", 5)
	})
}

func TestMasters(t *testing.T) {
	masters := map[string]string{"master-of-1": "urchin", "master-of-2": "batdrone", "master-of-3": "tocsin"}
	for master, victim := range masters {
		t.Run(master, func(t *testing.T) {
			enemies := list{{ID: "urchin"}, {ID: "batdrone"}, {ID: "tocsin"}, {ID: "bumpsy"}}
			tb := duel(t, side{Line: ids(master)}, side{Line: enemies}, card.Dis)
			tb.Reap(master)
			tb.Offers(victim)
			tb.Pick(victim)
			tb.InZone(card.Discard, victim)
			assert.Len(t, tb.Pile(1, card.Battleline), 3)
			tb.Amber(0, 1)
			tb = duel(t, side{Line: ids(master)}, side{Line: enemies}, card.Dis)
			tb.Reap(master)
			tb.Finish() // it may
			assert.Len(t, tb.Pile(1, card.Battleline), 4)
			tb = duel(t, side{Line: ids(master)}, side{Line: list{{ID: victim, Power: 1}, {ID: "bumpsy"}}}, card.Dis)
			tb.Reap(master) // the power that it has now
			assert.Len(t, tb.Pile(1, card.Battleline), 2)
		})
	}
}

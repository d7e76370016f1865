package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBadPenny(t *testing.T) {
	t.Run("returns when it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bad-penny", Amber: 1}}, Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Hand, "bad-penny")
		tb.Amber(1, 1)
	})
	t.Run("not when it is purged", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spangler-box")}, side{Line: ids("bad-penny")}, card.Logos)
		tb.Act("spangler-box")
		tb.InZone(card.Purged, "bad-penny")
	})
	t.Run("to the hand of its owner", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{{ID: "bad-penny", Foreign: true}}}, card.Brobnar)
		tb.Play("punch")
		assert.Equal(t, []string{"bad-penny"}, tb.Pile(0, card.Hand))
	})
}

func TestBulleteye(t *testing.T) {
	tb := duel(t, side{Line: ids("bulleteye", "mother", "valdr")}, side{Line: ids("troll", "tocsin", "dust-imp")}, card.Shadows)
	tb.Reap("bulleteye")
	tb.Offers("bulleteye", "valdr", "troll", "dust-imp")
	tb.Pick("troll")
	tb.Line(1, "tocsin", "dust-imp")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.House(card.Dis)
	tb.Fight("tocsin", "bulleteye")
	tb.Line(0, "bulleteye", "mother", "valdr") // elusive
	tb = duel(t, side{Line: ids("bulleteye")}, side{}, card.Shadows)
	tb.Reap("bulleteye") // it is a flank creature itself
	tb.Line(0)
}

func TestCarloPhantom(t *testing.T) {
	tb := duel(t, side{Line: ids("carlo-phantom"), Hand: ids("seeker-needle", "subtle-maul", "urchin")},
		side{Amber: 3, Hand: ids("seeker-needle"), Line: list{{ID: "tocsin", House: card.Shadows}}}, card.Shadows)
	tb.Play("seeker-needle#1")
	tb.Amber(0, 1)
	tb.Play("subtle-maul")
	tb.Amber(0, 2)
	tb.Play("urchin")
	tb.Right()
	tb.Amber(0, 3) // its own
	tb.Fight("carlo-phantom", "tocsin")
	tb.Damage("tocsin", 1)
	tb.Line(0, "carlo-phantom", "urchin") // skirmish
	tb.EndTurn()
	tb.Play("seeker-needle#2")
	tb.Amber(0, 3)
	tb.Fight("tocsin", "carlo-phantom")
	tb.Line(0, "carlo-phantom", "urchin") // elusive
}

func TestDeipnoSpymaster(t *testing.T) {
	t.Run("its Omni frees one friendly creature this turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("deipno-spymaster", "pit-demon", "charette"), Houses: []card.House{card.Mars, card.Dis, card.Shadows}},
			side{Amber: 1, Line: ids("tocsin")}, card.Mars)
		tb.Omni("deipno-spymaster")
		tb.Offers("deipno-spymaster", "pit-demon", "charette")
		tb.Pick("pit-demon")
		tb.Marked("deipno-spymaster", keyforge.Exhausted)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("charette")}, keyforge.WrongHouse)
		tb.Act("pit-demon")
		tb.Amber(0, 1)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Mars)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("pit-demon")}, keyforge.WrongHouse)
	})
	t.Run("that was exhausted stays so", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "deipno-spymaster"}, {ID: "pit-demon", Marks: keyforge.Exhausted}}}, side{}, card.Mars)
		tb.Omni("deipno-spymaster")
		tb.Pick("pit-demon")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("pit-demon")}, keyforge.IsExhausted)
	})
}

func TestFaygin(t *testing.T) {
	t.Run("returns an Urchin from play or from the discard pile", func(t *testing.T) {
		faygin := func() *gametest.Table {
			tb := duel(t, side{Line: ids("faygin", "urchin", "dodger"), Discard: ids("urchin", "silvertooth")},
				side{Line: ids("urchin", "tocsin"), Discard: ids("urchin")}, card.Shadows)
			tb.Reap("faygin")
			tb.Offers("urchin#1", "urchin#2", "urchin#3")
			return tb
		}
		tb := faygin()
		tb.Pick("urchin#2")
		assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"silvertooth"}, tb.Pile(0, card.Discard))
		tb.Line(0, "faygin", "urchin", "dodger")
		tb = faygin()
		tb.Pick("urchin#3") // an enemy one goes to its owner's hand (K13.5)
		tb.Line(1, "tocsin")
		assert.Equal(t, []string{"urchin"}, tb.Pile(1, card.Hand))
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
	t.Run("there is none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("faygin", "dodger"), Discard: ids("silvertooth")}, side{Discard: ids("urchin")}, card.Shadows)
		tb.Reap("faygin")
		tb.Amber(0, 1)
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestMacisAsp(t *testing.T) {
	t.Run("skirmish and poison", func(t *testing.T) {
		tb := duel(t, side{Line: ids("macis-asp")}, side{Line: ids("troll", "mother")}, card.Shadows)
		tb.Fight("macis-asp", "troll")
		tb.Line(1, "mother")
		tb.Damage("macis-asp", 0)
	})
	t.Run("armor that takes it all takes the poison (K18.14)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("macis-asp")}, side{Line: list{{ID: "bulwark"}, {ID: "bulwark"}}}, card.Shadows)
		tb.Fight("macis-asp", "bulwark#1")
		tb.Damage("bulwark#1", 0)
	})
	t.Run("attacked it poisons too, and takes damage", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("macis-asp")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(0)
		tb.Line(1)
	})
}

func TestMackTheKnife(t *testing.T) {
	mack := func(target string) *gametest.Table {
		tb := duel(t, side{Line: ids("mack-the-knife", "urchin")},
			side{Line: list{{ID: "tocsin"}, {ID: "dust-imp", Damage: 1, Marks: keyforge.Warded}}}, card.Mars)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("urchin")}, keyforge.WrongHouse)
		tb.Act("mack-the-knife") // whatever the active house
		tb.Offers("mack-the-knife", "urchin", "tocsin", "dust-imp")
		tb.Pick(target)
		return tb
	}
	tb := mack("urchin")
	tb.Line(0, "mack-the-knife")
	tb.Amber(0, 1)
	tb = mack("tocsin")
	tb.Damage("tocsin", 1)
	tb.Amber(0, 0)
	mack("dust-imp").Amber(0, 0)
	tb = duel(t, side{Line: ids("mack-the-knife")}, side{Line: ids("tocsin")}, card.Mars)
	tb.Reap("mack-the-knife")
	tb.Amber(0, 1)
	assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("mack-the-knife")))
	tb.EndTurn()
	tb.Fight("tocsin")
	tb.Line(0, "mack-the-knife") // elusive
}

func TestMagdaTheRat(t *testing.T) {
	t.Run("steals 2 when it comes", func(t *testing.T) {
		for _, c := range []struct{ have, stolen int }{{0, 0}, {1, 1}, {3, 2}} {
			tb := duel(t, side{Hand: ids("magda-the-rat")}, side{Amber: c.have}, card.Shadows)
			tb.Play("magda-the-rat")
			tb.Amber(0, c.stolen)
			tb.Amber(1, c.have-c.stolen)
		}
	})
	leave := func(h card.House, with string, magda at) *gametest.Table {
		tb := duel(t, side{Amber: 1, Hand: ids(with)}, side{Amber: 3, Line: list{magda}}, h)
		tb.Play(with)
		return tb
	}
	t.Run("and its opponent steals 2 when it goes, in whatever way", func(t *testing.T) {
		for with, h := range map[string]card.House{"the-spirit-s-way": card.Sanctum, "fear": card.Dis} {
			tb := leave(h, with, at{ID: "magda-the-rat"})
			tb.Amber(0, 3)
			tb.Amber(1, 1)
		}
		tb := leave(card.Sanctum, "the-spirit-s-way", at{ID: "magda-the-rat", Marks: keyforge.Warded})
		tb.Amber(0, 1)
	})
	t.Run("before its own æmber comes free", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Amber: 1, Line: list{{ID: "magda-the-rat", Amber: 2}}}, card.Dis)
		tb.Play("fear")
		tb.Amber(0, 1+2)
		tb.Amber(1, 0)
	})
	t.Run("the opponent of its controller", func(t *testing.T) {
		tb := duel(t, side{Amber: 3, Line: list{{ID: "magda-the-rat", Foreign: true}}, Hand: ids("the-spirit-s-way")}, side{}, card.Sanctum)
		tb.Play("the-spirit-s-way")
		tb.Amber(1, 2)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("magda-the-rat")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "magda-the-rat")
	})
}

func TestMooncurser(t *testing.T) {
	tb := duel(t, side{Line: ids("mooncurser", "mooncurser")}, side{Amber: 1, Line: ids("troll", "mother")}, card.Shadows)
	tb.Fight("mooncurser#1", "troll")
	tb.Line(1, "mother")
	tb.Amber(0, 1)
	tb.Fight("mooncurser#2", "mother")
	tb.Line(0, "mooncurser", "mooncurser")
	tb.Line(1)
	tb.Amber(0, 1) // nothing left to steal
}

func TestNexus(t *testing.T) {
	t.Run("uses an enemy artifact as its own (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "nexus", Damage: 2}}, Artifacts: ids("seeker-needle")},
			side{Amber: 2, Artifacts: ids("skeleton-key", "hallowed-blaster"), Line: ids("tocsin")}, card.Shadows)
		tb.Reap("nexus")
		tb.Offers("skeleton-key", "hallowed-blaster")
		tb.Pick("skeleton-key")
		tb.AmberOn("nexus", 1)
		tb.AmberOn("tocsin", 0)
		tb.Marked("skeleton-key", keyforge.Exhausted)
		assert.Equal(t, keyforge.Side(1), tb.Of("skeleton-key").Ctrl)
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("and sacrifices it, to its owner's discard pile", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nexus")}, side{Artifacts: ids("longfused-mines"), Line: ids("mother", "troll", "tocsin")}, card.Shadows)
		tb.Reap("nexus")
		assert.Equal(t, []string{"longfused-mines"}, tb.Pile(1, card.Discard))
		tb.Damage("troll", 3)
		tb.Damage("nexus", 0)
	})
	t.Run("not one that is exhausted, or that has no Action (K8.14)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nexus")}, side{Amber: 1, Artifacts: list{{ID: "skeleton-key", Marks: keyforge.Exhausted}}}, card.Shadows)
		tb.Reap("nexus")
		tb.Amber(1, 1)
		tb = duel(t, side{Line: ids("nexus")}, side{Artifacts: ids("speed-sigil")}, card.Shadows)
		tb.Reap("nexus")
		tb.Unmarked("speed-sigil", keyforge.Exhausted)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("nexus")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "nexus")
	})
}

func TestNoddyTheThief(t *testing.T) {
	tb := duel(t, side{Line: ids("noddy-the-thief")}, side{Amber: 2, Line: ids("mother", "valdr")}, card.Shadows)
	tb.Act("noddy-the-thief")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.Marked("noddy-the-thief", keyforge.Exhausted)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Fight("mother")
	tb.Damage("mother", 0) // elusive
	tb.Line(0, "noddy-the-thief")
}

func TestNoddyTheThiefNothingToSteal(t *testing.T) {
	tb := duel(t, side{Line: ids("noddy-the-thief")}, side{}, card.Shadows)
	tb.Act("noddy-the-thief")
	tb.Amber(0, 0)
}

func TestOldBruno(t *testing.T) {
	for _, c := range []struct{ have, captured int }{{0, 0}, {2, 2}, {3, 3}, {5, 3}} {
		tb := duel(t, side{Hand: ids("old-bruno")},
			side{Amber: c.have, Line: list{{ID: "troll", House: card.Dis}}, Houses: []card.House{card.Dis}}, card.Shadows)
		tb.Play("old-bruno")
		tb.AmberOn("old-bruno", c.captured)
		tb.Amber(1, c.have-c.captured)
		tb.EndTurn()
		tb.Fight("troll")
		tb.Line(0, "old-bruno") // elusive
	}
}

func TestDodger(t *testing.T) {
	tb := duel(t, side{Line: ids("dodger")}, side{Line: ids("tocsin"), Amber: 2}, card.Shadows)
	tb.Fight("dodger")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: ids("dodger")}, side{Line: ids("mother"), Amber: 2}, card.Shadows)
	tb.Fight("dodger") // both die
	tb.Amber(0, 0)
	tb.Amber(1, 2)
}

func TestSelwynTheFence(t *testing.T) {
	t.Run("takes 1 from a card of yours", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "selwyn-the-fence", Amber: 1}, {ID: "mother", Amber: 3}, {ID: "valdr"}},
			Artifacts: list{{ID: "safe-place", Amber: 2}}}, side{Line: list{{ID: "tocsin", Amber: 4}}}, card.Shadows)
		tb.Reap("selwyn-the-fence")
		tb.Offers("selwyn-the-fence", "mother", "safe-place")
		tb.Pick("mother")
		tb.AmberOn("mother", 2)
		tb.Amber(0, 2)
	})
	t.Run("after a fight too", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "selwyn-the-fence"}}, Artifacts: list{{ID: "safe-place", Amber: 2}}},
			side{Line: ids("dust-imp")}, card.Shadows)
		tb.Fight("selwyn-the-fence")
		tb.AmberOn("safe-place", 1)
		tb.Amber(0, 1)
	})
	t.Run("nothing there", func(t *testing.T) {
		tb := duel(t, side{Line: ids("selwyn-the-fence", "mother")}, side{Line: list{{ID: "tocsin", Amber: 4}}}, card.Shadows)
		tb.Reap("selwyn-the-fence")
		tb.Amber(0, 1)
		tb.AmberOn("tocsin", 4)
	})
}

func TestShadowSelf(t *testing.T) {
	t.Run("takes the damage that the armor of its neighbors lets through", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch", "punch")},
			side{Line: ids("tocsin", "raiding-knight", "shadow-self", "mother")}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 0)
		tb.Damage("shadow-self", 1)
		assert.EqualValues(t, 2, tb.Of("raiding-knight").Spent)
		tb.Play("punch#2")
		tb.Pick("tocsin") // no neighbor of it
		tb.InZone(card.Discard, "tocsin")
		tb.Play("punch#3")
		tb.Pick("shadow-self")
		tb.Damage("shadow-self", 4)
	})
	t.Run("a ward of the neighbor goes first, and its own after it (K11.5, K14.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch", "punch")},
			side{Line: list{{ID: "shadow-self", Marks: keyforge.Warded}, {ID: "mother", Marks: keyforge.Warded}}}, card.Brobnar)
		for i, damage := range []int{0, 0, 3} {
			tb.Play("punch")
			tb.Pick("mother")
			tb.Damage("mother", 0)
			tb.Damage("shadow-self", damage)
			assert.Equal(t, i < 1, tb.Of("shadow-self").Is(keyforge.Warded))
			assert.False(t, tb.Of("mother").Is(keyforge.Warded))
		}
	})
	t.Run("its own armor does not help (D66)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch")},
			side{Line: list{{ID: "raiding-knight"}, {ID: "shadow-self", Attached: ids("shoulder-armor")}}}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("raiding-knight")
		tb.Damage("shadow-self", 1)
		assert.Zero(t, tb.Of("shadow-self").Spent)
		tb.Play("punch")
		tb.Pick("shadow-self")
		tb.Damage("shadow-self", 1+1) // its armor is for its own
	})
	t.Run("one of two is chosen for what the armor lets through", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")},
			side{Line: list{{ID: "shadow-self"}, {ID: "champion-anaphiel", Attached: ids("blood-of-titans")}, {ID: "shadow-self"}}}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("champion-anaphiel")
		tb.Asks(keyforge.AskCards, keyforge.ForRedirect, 0)
		tb.Pick("shadow-self#2")
		tb.Damage("shadow-self#2", 2)
		tb.Damage("shadow-self#1", 0)
	})
	t.Run("in fights, both ways", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: ids("mother", "shadow-self", "tocsin")}, card.Brobnar)
		tb.Fight("valdr", "tocsin")
		tb.Damage("shadow-self", 8) // Valdr against a flank
		tb.Damage("tocsin", 0)
		tb.Damage("valdr", 3) // Tocsin deals its own
	})
	t.Run("it deals none itself, attacking or attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shadow-self")}, side{Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Shadows)
		tb.Fight("shadow-self")
		tb.Damage("mother", 0)
		tb.Damage("shadow-self", 5)
		tb.EndTurn()
		tb.Fight("mother")
		tb.Damage("mother", 0)
		tb.InZone(card.Discard, "shadow-self")
	})
	t.Run("all damage of a wave, its own share too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")}, side{Line: ids("tocsin", "dust-imp", "shadow-self", "mother", "valdr")}, card.Shadows)
		tb.Play("poison-wave")
		tb.Damage("shadow-self", 6)
		tb.Damage("dust-imp", 0)
		tb.Damage("mother", 0)
		tb.Damage("valdr", 2)
		tb.Damage("tocsin", 2)
	})
	t.Run("a Specter beside it takes its own damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("shadow-self", "shadow-self")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("shadow-self#1")
		tb.Damage("shadow-self#1", 3)
		tb.Damage("shadow-self#2", 0)
	})
	t.Run("between two of them the active player chooses (Q42)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("shadow-self", "mother", "shadow-self")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("mother")
		tb.Asks(keyforge.AskCards, keyforge.ForRedirect, 0)
		tb.Offers("shadow-self#1", "shadow-self#2")
		tb.Pick("shadow-self#2")
		tb.Damage("shadow-self#2", 3)
		tb.Damage("mother", 0)
		tb.Damage("shadow-self#1", 0)
	})
	t.Run("stunned it goes on (K14.4)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")},
			side{Line: list{{ID: "mother"}, {ID: "shadow-self", Marks: keyforge.Stunned | keyforge.Exhausted}}}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("mother")
		tb.Damage("shadow-self", 3)
	})
	t.Run("two hits of one wave that it cannot survive", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")},
			side{Line: list{{ID: "dust-imp"}, {ID: "shadow-self", Damage: 4}, {ID: "urchin"}}}, card.Shadows)
		tb.Play("poison-wave")
		tb.Line(1, "dust-imp", "urchin") // it took 6 at once
	})
}

func TestSilvertooth(t *testing.T) {
	tb := duel(t, side{Hand: ids("silvertooth", "urchin")}, side{Line: ids("tocsin")}, card.Shadows)
	tb.Play("silvertooth")
	tb.Unmarked("silvertooth", keyforge.Exhausted)
	tb.Play("urchin")
	tb.Right()
	tb.Marked("urchin", keyforge.Exhausted)
	tb.Reap("silvertooth")
	tb.Amber(0, 1)
}

func TestSmilingRuth(t *testing.T) {
	ruth := func(forged uint8) *gametest.Table {
		tb := duel(t, side{Line: ids("smiling-ruth", "valdr"), Keys: 1, ForgedNow: forged, Now: map[card.Ledger]int{card.Forged: int(forged)}},
			side{Line: list{{ID: "mother", Amber: 1, Damage: 2}, {ID: "troll"}, {ID: "tocsin"}}}, card.Shadows)
		tb.Reap("smiling-ruth")
		return tb
	}
	t.Run("takes control of an enemy flank creature after a key", func(t *testing.T) {
		tb := ruth(keyforge.RedKey)
		tb.Offers("mother", "tocsin")
		tb.Pick("mother")
		tb.Left()
		tb.Line(0, "mother", "smiling-ruth", "valdr")
		tb.Line(1, "troll", "tocsin")
		tb.AmberOn("mother", 1) // Q18
		tb.Damage("mother", 2)
	})
	t.Run("for good", func(t *testing.T) {
		tb := duel(t, side{Line: ids("smiling-ruth"), Keys: 1, ForgedNow: keyforge.RedKey, Now: map[card.Ledger]int{card.Forged: 1},
			Hand: list{{ID: "punch", House: card.Shadows}}}, side{Line: ids("mother")}, card.Shadows)
		tb.Reap("smiling-ruth")
		tb.Right()
		tb.Play("punch")
		tb.Pick("smiling-ruth")
		tb.Line(0, "mother")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Logos) // K4.2
		tb.Reap("mother")
		tb.Amber(0, 1+1+1)
	})
	t.Run("without a key nothing, also when one was forged before", func(t *testing.T) {
		tb := duel(t, side{Line: ids("smiling-ruth"), Keys: 2, ForgedBefore: keyforge.RedKey, Before: map[card.Ledger]int{card.Forged: 1}},
			side{Line: ids("mother")}, card.Shadows)
		tb.Reap("smiling-ruth")
		tb.Line(1, "mother")
		tb.Amber(0, 1)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("smiling-ruth")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "smiling-ruth")
	})
}

func TestSneklifter(t *testing.T) {
	t.Run("an artifact of a foreign house counts as Shadows", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Artifacts: ids("seeker-needle"), Houses: []card.House{card.Shadows, card.Dis, card.Brobnar}},
			side{Artifacts: ids("library-of-babble", "hallowed-blaster"), Houses: []card.House{card.Logos}}, card.Shadows)
		tb.Play("sneklifter")
		tb.Offers("library-of-babble", "hallowed-blaster")
		tb.Pick("library-of-babble")
		assert.Equal(t, []string{"seeker-needle", "library-of-babble"}, tb.Pile(0, card.Artifacts))
		assert.Equal(t, []string{"hallowed-blaster"}, tb.Pile(1, card.Artifacts))
		assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("library-of-babble")))
		tb.Act("library-of-babble") // ready, and of the active house
	})
	t.Run("one of your three houses keeps its own", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Houses: []card.House{card.Shadows, card.Logos, card.Brobnar}},
			side{Artifacts: ids("library-of-babble")}, card.Shadows)
		tb.Play("sneklifter")
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("library-of-babble")))
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("library-of-babble")}, keyforge.WrongHouse)
	})
	t.Run("it stays yours when Sneklifter is gone; taken back it is of its own house", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Houses: []card.House{card.Shadows}},
			side{Artifacts: ids("library-of-babble"), Hand: list{{ID: "punch", House: card.Shadows}, {ID: "sneklifter"}},
				Houses: []card.House{card.Shadows, card.Logos}}, card.Shadows)
		tb.Play("sneklifter")
		tb.EndTurn()
		tb.House(card.Shadows)
		tb.Play("punch")
		tb.InZone(card.Discard, "sneklifter")
		assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("library-of-babble")))
		tb.Play("1:sneklifter")
		assert.Equal(t, []string{"library-of-babble"}, tb.Pile(1, card.Artifacts))
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("library-of-babble")))
	})
	t.Run("no enemy artifact", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Artifacts: ids("seeker-needle")}, side{Line: ids("tocsin")}, card.Shadows)
		tb.Play("sneklifter")
		assert.Equal(t, []string{"seeker-needle"}, tb.Pile(0, card.Artifacts))
	})
}

func TestUmbra(t *testing.T) {
	tb := duel(t, side{Line: ids("umbra", "umbra")}, side{Amber: 1, Line: ids("troll")}, card.Shadows)
	tb.Fight("umbra#1")
	tb.Damage("troll", 2)
	tb.Damage("umbra#1", 0)
	tb.Amber(0, 1)
	tb.Fight("umbra#2")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("troll"), Amber: 1}, side{Line: ids("umbra")}, card.Brobnar)
	tb.Fight("troll") // it does not help when attacked
	tb.Line(1)
	tb.Amber(0, 1)
}

func TestUrchin(t *testing.T) {
	tb := duel(t, side{Hand: ids("urchin", "urchin")}, side{Amber: 1, Line: ids("mother", "doc-bookton")}, card.Shadows)
	tb.Play("urchin#1")
	tb.Amber(0, 1)
	tb.Play("urchin#2")
	tb.Right()
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Fight("mother", "urchin#1")
	tb.Line(0, "urchin", "urchin")
	tb.Fight("doc-bookton", "urchin#1")
	tb.Line(0, "urchin")
}

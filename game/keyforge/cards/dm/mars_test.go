package dm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestEmperorMemrox(t *testing.T) {
	tb := duel(t, side{Line: ids("emperor-memrox"), Hand: ids("fear", "punch"), Archives: ids("troll")}, side{}, card.Mars)
	tb.Reap("emperor-memrox")
	tb.Pick("fear")
	tb.Amber(0, 3)
	tb.InZone(card.Archives, "fear", "troll")
	assert.True(t, tb.HasKeyword(tb.Card("emperor-memrox"), card.Invulnerable))
	tb = duel(t, side{Line: ids("emperor-memrox", "troll")}, side{}, card.Mars)
	assert.False(t, tb.HasKeyword(tb.Card("emperor-memrox"), card.Invulnerable))
}

func TestMartianPropagation(t *testing.T) {
	tb := duel(t, side{Hand: ids("martian-propagation"), Line: list{{ID: "troll"}, {ID: "mother"}, {ID: "krump", Marks: keyforge.Warded}},
		Deck: many(9, "fear")}, side{Line: ids("urchin")}, card.Mars)
	tb.Play("martian-propagation")
	tb.Line(0, "krump")
	tb.Line(1, "urchin")
	assert.Len(t, tb.Pile(0, card.Hand), 4)
}

func TestMonsterZero(t *testing.T) {
	t.Run("played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("monster-zero", "monster-zero2"), Line: list{{ID: "mother"}, grown("troll", 1), {ID: "dammater"}}},
			side{Line: ids("thing-from-the-deep")}, card.Mars)
		tb.Play("monster-zero")
		tb.Choose(2) // deploy
		tb.Line(0, "mother", "troll", "monster-zero", "dammater")
		tb.PowerIs("monster-zero", 10)
		tb.Reap("troll")
		tb.Reap("dammater")
		assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}))
	})
	t.Run("neighbors belong to no other house", func(t *testing.T) {
		tb := duel(t, side{Line: whole("monster-zero", "troll", "krump")}, side{}, card.Brobnar)
		assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}))
		tb.Reap("krump")
	})
	t.Run("alone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("monster-zero", "monster-zero2")}, side{Line: ids("troll")}, card.Mars)
		tb.Play("monster-zero")
		tb.PowerIs("monster-zero", 2)
	})
}

func TestZzyszzsCompactor(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("zzyszz-s-compactor"), Line: ids("mother")}, side{Line: ids("troll", "urchin"),
		Deck: ids("fear")}, card.Mars)
	tb.Act("zzyszz-s-compactor")
	tb.Pick("urchin")
	tb.Pick("mother")
	assert.Equal(t, []string{"fear", "urchin"}, tb.Pile(1, card.Deck))
	tb.PowerIs("mother", 7)
	tb = duel(t, side{Artifacts: ids("zzyszz-s-compactor")}, side{Line: list{{ID: "troll", Marks: keyforge.Warded}}}, card.Mars)
	tb.Act("zzyszz-s-compactor")
	tb.PowerIs("troll", 8) // it did not go
}

func TestAllAreMars(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("all-are-mars"), Line: tired("troll", "mother")}, side{}, card.Mars)
	tb.Act("all-are-mars")
	tb.Pick("troll")
	tb.Amber(0, 1)
	tb.Marked("troll", keyforge.Exhausted)
}

func TestEdificeForMars(t *testing.T) {
	mine := side{Hand: ids("edifice-for-mars"), Line: tired("troll", "mother"), Artifacts: list{{ID: "ghost-town", Marks: keyforge.Exhausted}}}
	tb := duel(t, mine, side{Artifacts: ids("library-of-babble", "all-are-mars")}, card.Mars)
	tb.Play("edifice-for-mars")
	tb.Offers("library-of-babble", "ghost-town")
	tb.Pick("library-of-babble")
	tb.Pick("ghost-town")
	tb.Unmarked("ghost-town", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	mine.Artifacts = nil
	tb = duel(t, mine, side{Artifacts: ids("all-are-mars")}, card.Mars)
	tb.Play("edifice-for-mars")
	tb.Marked("troll", keyforge.Exhausted)
}

func TestEmpoweredZark(t *testing.T) {
	start := func(on int) side {
		return side{Line: list{rich("empowered-zark", on), {ID: "lyylyug", Marks: keyforge.Exhausted}, {ID: "agent-buuff",
			Marks: keyforge.Exhausted},
			{ID: "troll", Marks: keyforge.Exhausted}}}
	}
	tb := duel(t, start(1), side{Line: ids("urchin"), Amber: 5}, card.Mars)
	tb.Fight("empowered-zark", "urchin")
	tb.Yes()
	tb.AmberOn("empowered-zark", 0)
	tb.Amber(0, 0)
	tb.Amber(1, 3)
	tb.Unmarked("lyylyug", keyforge.Exhausted)
	tb.Marked("agent-buuff", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb = duel(t, start(1), side{Line: ids("urchin"), Amber: 5}, card.Mars)
	tb.Fight("empowered-zark", "urchin")
	tb.No()
	tb.AmberOn("empowered-zark", 3)
	tb = duel(t, start(0), side{Line: ids("urchin"), Amber: 5}, card.Mars)
	tb.Fight("empowered-zark", "urchin")
	tb.AmberOn("empowered-zark", 2)
	tb.Marked("lyylyug", keyforge.Exhausted)
}

func TestGoldenK1TT13(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "golden-k1-tt13", Marks: keyforge.Exhausted}, {ID: "mother", House: card.Mars}, {ID: "krump",
		House: card.Mars}}}, side{},
		card.Mars)
	tb.Reap("mother")
	tb.Amber(0, 2)
	tb.Reap("krump")
	tb.Amber(0, 3)
	tb = duel(t, side{Line: ids("golden-k1-tt13", "lyylyug")}, side{}, card.Mars)
	tb.Reap("lyylyug")
	tb.Amber(0, 1)
}

func TestKeyDrain(t *testing.T) {
	for _, c := range []struct{ discarded, pool, keys int }{{3, 12, 1}, {3, 11, 0}, {0, 15, 1}, {0, 14, 0}} {
		tb := duel(t, side{Hand: ids("key-drain", "fear", "punch", "troll"), Amber: c.pool - 1}, side{}, card.Mars) // and its icon
		tb.Play("key-drain")
		if c.discarded > 0 {
			tb.Pick("fear", "punch", "troll")
		} else {
			tb.Finish()
		}
		if c.keys > 0 {
			tb.Choose(0)
			tb.Amber(0, 0)
		}
		tb.Keys(0, c.keys)
	}
}

func TestLyylyug(t *testing.T) {
	tb := duel(t, side{Line: ids("lyylyug", "urchin"), Amber: 1}, side{Line: ids("troll", "dodger"), Amber: 2}, card.Mars)
	tb.Reap("lyylyug")
	tb.AmberOn("dodger", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 2)
}

func TestAgentBuuff(t *testing.T) {
	tb := duel(t, side{Line: ids("agent-buuff", "mother")}, side{Line: ids("troll", "urchin", "krump")}, card.Mars)
	tb.Reap("agent-buuff")
	tb.Pick("mother")
	tb.PowerIs("mother", 8)
	tb.PowerIs("agent-buuff", 4)
	tb = duel(t, side{Line: ids("agent-buuff", "mother")}, side{Line: ids("troll", "urchin")}, card.Mars)
	tb.Reap("agent-buuff")
	tb.PowerIs("mother", 6)
	tb.PowerIs("agent-buuff", 5)
	tb.PowerIs("troll", 8)
}

func TestArbiterVyynx(t *testing.T) {
	tb := duel(t, side{Line: ids("arbiter-vyynx", "mother", "lyylyug")}, side{Line: ids("troll", "urchin")}, card.Mars)
	tb.Reap("arbiter-vyynx")
	tb.InZone(card.Discard, "mother")
	tb.Pick("troll")
	tb.Left()
	tb.Line(0, "troll", "arbiter-vyynx", "lyylyug")
	tb = duel(t, side{Line: ids("arbiter-vyynx", "lyylyug")}, side{Line: ids("troll")}, card.Mars)
	tb.Reap("arbiter-vyynx")
	tb.Line(1, "troll")
	tb = duel(t, side{Line: list{{ID: "arbiter-vyynx"}, {ID: "mother", Marks: keyforge.Warded}}}, side{Line: ids("troll")}, card.Mars)
	tb.Reap("arbiter-vyynx")
	tb.Line(1, "troll")
}

func TestDigitalManipulation(t *testing.T) {
	for id, on := range map[string]int{"fear": 1, "lyylyug": 0} {
		tb := duel(t, side{Hand: ids("digital-manipulation"), Line: ids("mother")}, side{Deck: ids(id, "punch"), Line: ids("troll"), Amber: 2},
			card.Mars)
		tb.Play("digital-manipulation")
		tb.InZone(card.Discard, id)
		tb.InZone(card.Deck, "punch")
		tb.AmberOn("troll", on)
		tb.Amber(1, 2-on)
	}
	tb := duel(t, side{Hand: ids("digital-manipulation")}, side{Line: ids("troll"), Amber: 2}, card.Mars)
	tb.Play("digital-manipulation")
	tb.AmberOn("troll", 0) // no card was discarded
}

func TestKlyyhnug(t *testing.T) {
	tb := duel(t, side{Line: ids("klyyhnug"), Hand: ids("fear", "punch")}, side{Line: list{grown("troll", 3), grown("krump", 1)}}, card.Mars)
	tb.Reap("klyyhnug")
	tb.Pick("troll")
	tb.Pick("fear")
	tb.PowerIs("troll", 8)
	tb.PowerIs("krump", 7)
	tb.InZone(card.Archives, "fear")
	tb = duel(t, side{Line: ids("klyyhnug"), Hand: ids("fear")}, side{Line: list{grown("troll", 3), grown("krump", 1)}}, card.Mars)
	tb.Reap("klyyhnug")
	tb.Finish()
	tb.PowerIs("troll", 11)
	tb.InZone(card.Hand, "fear")
}

func TestOperatorOlluyyg(t *testing.T) {
	for _, c := range []struct {
		at         keyforge.Mark
		pool, keys int
	}{{keyforge.Exhausted, 8, 0}, {keyforge.Exhausted, 9, 1}, {0, 6, 1}} {
		tb := duel(t, side{Line: list{{ID: "operator-olluyyg", Marks: c.at}}}, side{Amber: c.pool}, card.Mars)
		tb.EndTurn()
		if c.at != 0 {
			tb.Pick("operator-olluyyg")
		}
		if c.keys > 0 {
			tb.Choose(0)
		}
		tb.Keys(1, c.keys)
		tb.LeaveOpen()
	}
}

func TestProductiveTrash(t *testing.T) {
	mine := side{Hand: list{{ID: "productive-trash"}, iconed("fear", 2), iconed("lyylyug", 3), iconed("punch", 0)},
		Line: ids("troll", "mother")}
	tb := duel(t, mine, side{Amber: 5}, card.Mars)
	tb.Play("productive-trash")
	tb.Offers("fear", "punch")
	tb.Pick("fear")
	tb.Pick("mother")
	tb.Pick("troll") // for each icon any of them (K16.16)
	tb.AmberOn("mother", 1)
	tb.AmberOn("troll", 1)
	tb.Amber(1, 3)
	tb.InZone(card.Discard, "fear")
	tb = duel(t, mine, side{Amber: 5}, card.Mars)
	tb.Play("productive-trash")
	tb.Finish()
	tb.InZone(card.Hand, "fear", "punch")
	tb.Amber(1, 5)
}

func TestReplacementTarg(t *testing.T) {
	tb := duel(t, side{Hand: ids("replacement-targ"), Line: ids("mother", "troll", "lyylyug", "klyyhnug")}, side{Amber: 3}, card.Mars)
	tb.Play("replacement-targ")
	tb.Choose(3) // between lyylyug and klyyhnug, a Soldier
	tb.InZone(card.Hand, "lyylyug")
	tb.AmberOn("troll", 2)
	tb = duel(t, side{Hand: ids("replacement-targ"), Line: ids("klyyhnug", "troll")}, side{Amber: 3}, card.Mars)
	tb.Play("replacement-targ")
	tb.Choose(0)
	tb.Amber(1, 3)
}

func TestTransmutation(t *testing.T) {
	for taken := range 4 {
		tb := duel(t, side{Hand: ids("transmutation"), Line: list{grown("troll", 1), {ID: "mother"}}}, side{Line: ids("krump"),
			Amber: 5}, card.Mars)
		tb.Play("transmutation")
		tb.Pick("troll")
		tb.Pick("troll")
		tb.Choose(taken)
		tb.PowerIs("troll", 11-taken)
		tb.AmberOn("troll", taken)
		tb.Amber(1, 5-taken)
	}
}

func TestUjkyytrPrime(t *testing.T) {
	tb := duel(t, side{Line: ids("ujkyytr-prime")}, side{Line: ids("troll", "urchin", "krump", "dodger")}, card.Mars)
	tb.Reap("ujkyytr-prime")
	tb.Offers("troll", "urchin", "krump", "dodger")
	tb.Pick("urchin")
	for _, id := range []string{"troll", "urchin", "krump"} {
		tb.Marked(id, keyforge.Stunned)
	}
	tb.Unmarked("dodger", keyforge.Stunned)
	tb = duel(t, side{Line: ids("ujkyytr-prime", "mother")}, side{Line: ids("troll", "urchin")}, card.Mars)
	tb.Reap("ujkyytr-prime")
	tb.Offers("ujkyytr-prime", "mother", "troll", "urchin")
	tb.Pick("urchin")
	tb.Marked("urchin", keyforge.Stunned)
	tb.Unmarked("troll", keyforge.Stunned)
}

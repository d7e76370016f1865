package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBaitAndSwitch(t *testing.T) {
	for _, c := range []struct{ mine, theirs, stolen int }{{0, 0, 0}, {2, 2, 0}, {3, 2, 0}, {2, 3, 1}, {0, 1, 1}, {1, 5, 2}, {0, 5, 3},
		{0, 9, 5}} {
		tb := duel(t, side{Amber: c.mine, Hand: ids("bait-and-switch")}, side{Amber: c.theirs}, card.Shadows)
		tb.Play("bait-and-switch")
		tb.Amber(0, c.mine+c.stolen)
		tb.Amber(1, c.theirs-c.stolen)
	}
	t.Run("what cannot be stolen ends it (Q36)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("bait-and-switch")}, side{Amber: 4, Line: ids("the-vaultkeeper")}, card.Shadows)
		tb.Play("bait-and-switch")
		tb.Amber(1, 4)
	})
}

func TestBoobyTrap(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash", "doc-bookton"), Hand: ids("booby-trap")},
		side{Line: ids("mother", "dust-imp", "troll", "charette", "raiding-knight")}, card.Shadows)
	tb.Play("booby-trap")
	tb.Offers("smaaash", "dust-imp", "troll", "charette")
	tb.Pick("charette")
	tb.InZone(card.Discard, "charette")
	tb.Damage("troll", 2)
	tb.Damage("raiding-knight", 0) // armor 2
	tb.Damage("mother", 0)
	tb.Damage("smaaash", 0)
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("booby-trap")}, side{Line: ids("mother", "troll")}, card.Shadows)
	tb.Play("booby-trap")
	tb.Damage("mother", 0)
	tb.Damage("troll", 0)
}

func TestFinishingBlow(t *testing.T) {
	t.Run("destroys a damaged creature and steals 1", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Damage: 1}}, Hand: ids("finishing-blow")},
			side{Amber: 2, Line: list{{ID: "troll", Damage: 1}, {ID: "mother"}}}, card.Shadows)
		tb.Play("finishing-blow")
		tb.Offers("valdr", "troll")
		tb.Pick("troll")
		tb.Line(1, "mother")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	for name, line := range map[string]list{"nobody is damaged": ids("mother"),
		"a ward saves it (K16.14)": {{ID: "troll", Damage: 1, Marks: keyforge.Warded}},
		"a cloak saves it":         {{ID: "troll", Damage: 1, Attached: ids("armageddon-cloak")}}} {
		t.Run(name, func(t *testing.T) {
			tb := duel(t, side{Hand: ids("finishing-blow")}, side{Amber: 2, Line: line}, card.Shadows)
			tb.Play("finishing-blow")
			tb.Amber(0, 1)
			tb.Amber(1, 2)
			tb.InZone(card.Battleline, line[0].ID)
		})
	}
}

func TestGhostlyHand(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{0, 0}, {1, 1}, {2, 0}, {7, 0}} {
		tb := duel(t, side{Hand: ids("ghostly-hand")}, side{Amber: c.have}, card.Shadows)
		tb.Play("ghostly-hand")
		tb.Amber(0, 2+c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

func TestHiddenStash(t *testing.T) {
	tb := duel(t, side{Hand: ids("hidden-stash", "urchin", "fear")}, side{Hand: ids("punch")}, card.Shadows)
	tb.Play("hidden-stash")
	tb.Offers("urchin", "fear") // K15.9
	tb.Pick("fear")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("hidden-stash")}, side{}, card.Shadows)
	tb.Play("hidden-stash")
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestImperialTraitor(t *testing.T) {
	traitor := func(hand ...string) *gametest.Table {
		tb := duel(t, side{Hand: ids("imperial-traitor", "sequis")},
			side{Hand: append(ids(hand...), at{ID: "punch", House: card.Sanctum})}, card.Shadows)
		tb.Play("imperial-traitor")
		assert.Equal(t, 1, tb.Happened(keyforge.Looked))
		return tb
	}
	t.Run("purges a Sanctum card of the opponent's hand", func(t *testing.T) {
		tb := traitor("mother", "cleansing-wave")
		tb.Offers("cleansing-wave", "punch") // including a maverick (K4.9)
		tb.Pick("cleansing-wave")
		assert.Equal(t, []string{"cleansing-wave"}, tb.Pile(1, card.Purged))
		assert.Equal(t, []string{"mother", "punch"}, tb.Pile(1, card.Hand))
		tb.Amber(0, 1)
	})
	t.Run("or none", func(t *testing.T) {
		tb := traitor("cleansing-wave")
		tb.Finish()
		assert.Len(t, tb.Pile(1, card.Hand), 2)
	})
	t.Run("there is none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("imperial-traitor", "sequis")}, side{Hand: ids("mother")}, card.Shadows)
		tb.Play("imperial-traitor")
		assert.Len(t, tb.Pile(1, card.Hand), 1)
		tb.InZone(card.Hand, "sequis")
	})
}

func TestKeyOfDarkness(t *testing.T) {
	for _, c := range []struct{ mine, theirs, keys, left int }{
		{11, 1, 0, 11}, {12, 1, 1, 0}, {14, 3, 1, 2},
		{7, 0, 0, 7}, {8, 0, 1, 0}, {13, 0, 1, 5},
	} {
		tb := duel(t, side{Amber: c.mine, Hand: ids("key-of-darkness")}, side{Amber: c.theirs}, card.Shadows)
		tb.Play("key-of-darkness")
		if c.keys > 0 {
			tb.Choose(2)
		}
		tb.Keys(0, c.keys)
		tb.Amber(0, c.left)
		tb.Amber(1, c.theirs)
	}
	t.Run("the current cost counts (K5.1), and the third key wins (K2.8)", func(t *testing.T) {
		tb := duel(t, side{Amber: 8, Hand: ids("key-of-darkness")}, side{Line: ids("murmook")}, card.Shadows)
		tb.Play("key-of-darkness")
		tb.Keys(0, 0)
		tb = duel(t, side{Amber: 8, Keys: 2, Hand: ids("key-of-darkness")}, side{}, card.Shadows)
		tb.Play("key-of-darkness")
		assert.True(t, tb.Over())
	})
}

func TestLightsOut(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("lights-out")},
		side{Line: list{{ID: "mother", Amber: 1}, {ID: "troll"}, {ID: "dodger", Foreign: true}}}, card.Shadows)
	tb.Play("lights-out")
	tb.Offers("mother", "troll", "dodger")
	tb.Pick("mother", "dodger")
	tb.Line(1, "troll")
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Hand))
	assert.Equal(t, []string{"dodger"}, tb.Pile(0, card.Hand)) // its owner's (K13.5)
	tb.Amber(0, 2)
	tb = duel(t, side{Line: ids("valdr"), Hand: ids("lights-out")}, side{Line: ids("troll")}, card.Shadows)
	tb.Play("lights-out")
	tb.Line(1)
	tb.Line(0, "valdr")
}

func TestMiasma(t *testing.T) {
	miasma := func() *gametest.Table {
		tb := duel(t, side{Amber: 6, Hand: ids("miasma")}, side{Amber: 6, Keys: 1, Line: ids("mother")}, card.Shadows)
		tb.Play("miasma")
		tb.EndTurn()
		return tb
	}
	tb := miasma()
	tb.Keys(1, 1)
	tb.Amber(1, 6)
	tb.EndTurn() // its player forges as usual
	tb.Choose(0)
	tb.Keys(0, 1)
	tb.EndTurn()
	tb.Choose(2)
	tb.Keys(1, 2) // only that turn
}

func TestNerveBlast(t *testing.T) {
	t.Run("steals, then deals 2", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Artifacts: ids("seeker-needle"), Hand: ids("nerve-blast")},
			side{Line: ids("mother", "dust-imp"), Amber: 1}, card.Shadows)
		tb.Play("nerve-blast")
		tb.Offers("valdr", "mother", "dust-imp")
		tb.Must()
		tb.Pick("mother")
		tb.Damage("mother", 2)
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	})
	t.Run("nothing to steal: no damage (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("nerve-blast")}, side{Line: ids("mother", "dust-imp")}, card.Shadows)
		tb.Play("nerve-blast")
		tb.Damage("mother", 0)
		tb.Amber(0, 0)
	})
}

func TestOneLastJob(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "urchin", Amber: 2}, {ID: "dodger", Marks: keyforge.Warded}, {ID: "mother"},
		{ID: "valdr", House: card.Shadows}}, Hand: ids("one-last-job")}, side{Amber: 5, Line: ids("silvertooth")}, card.Shadows)
	tb.Play("one-last-job")
	tb.Line(0, "dodger", "mother")
	tb.Unmarked("dodger", keyforge.Warded)
	tb.Line(1, "silvertooth")
	tb.InZone(card.Purged, "urchin", "valdr")
	tb.Amber(0, 1+2)
	tb.Amber(1, 5+2-2)
	tb = duel(t, side{Line: ids("mother"), Hand: ids("one-last-job")}, side{Amber: 5}, card.Shadows)
	tb.Play("one-last-job")
	tb.Amber(1, 5)
}

func TestOubliette(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin", "charette"), Hand: ids("oubliette")},
		side{Line: ids("troll", "dust-imp", "bad-penny")}, card.Shadows)
	tb.Play("oubliette")
	tb.Offers("tocsin", "dust-imp", "bad-penny")
	tb.Pick("bad-penny")
	tb.InZone(card.Purged, "bad-penny") // not destroyed
	tb = duel(t, side{Line: ids("charette"), Hand: ids("oubliette")}, side{}, card.Shadows)
	tb.Play("oubliette")
	tb.Line(0, "charette")
}

func TestPawnSacrifice(t *testing.T) {
	t.Run("3 damage to each of two creatures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "valdr"), Hand: ids("pawn-sacrifice")}, side{Line: ids("mother", "troll")}, card.Shadows)
		tb.Play("pawn-sacrifice")
		tb.Offers("dust-imp", "valdr")
		tb.Pick("dust-imp")
		tb.Amber(0, 1+2) // it was destroyed (K12.15)
		tb.Offers("valdr", "mother", "troll")
		tb.Pick("troll", "mother")
		tb.Damage("mother", 3)
		tb.Damage("troll", 3)
		tb.Damage("valdr", 0)
	})
	t.Run("fewer than two", func(t *testing.T) {
		tb := duel(t, side{Line: ids("urchin"), Hand: ids("pawn-sacrifice")}, side{Line: ids("troll")}, card.Shadows)
		tb.Play("pawn-sacrifice")
		tb.Damage("troll", 3)
	})
	t.Run("no sacrifice, no damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pawn-sacrifice")}, side{Line: ids("troll", "mother")}, card.Shadows)
		tb.Play("pawn-sacrifice")
		tb.Damage("troll", 0)
		tb = duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Warded}}, Hand: ids("pawn-sacrifice")},
			side{Line: ids("troll", "mother")}, card.Shadows)
		tb.Play("pawn-sacrifice") // Q48
		tb.Unmarked("valdr", keyforge.Warded)
		tb.Damage("troll", 0)
	})
}

func TestPoisonWave(t *testing.T) {
	tb := duel(t, side{Line: ids("urchin", "mother"), Hand: ids("poison-wave")},
		side{Line: ids("dust-imp", "tocsin", "raiding-knight"), Artifacts: ids("seeker-needle")}, card.Shadows)
	tb.Play("poison-wave")
	tb.Line(0, "mother")
	tb.Line(1, "tocsin", "raiding-knight")
	tb.Damage("mother", 2)
	tb.Damage("tocsin", 2)
	tb.Damage("raiding-knight", 0) // armor 2
	tb.Amber(0, 1)
	tb.Amber(1, 2)
}

func TestRelentlessWhispers(t *testing.T) {
	whispers := func(target string) *gametest.Table {
		tb := duel(t, side{Line: ids("bad-penny"), Hand: ids("relentless-whispers")},
			side{Amber: 3, Line: list{{ID: "silvertooth"}, {ID: "tocsin"}, {ID: "urchin", Marks: keyforge.Warded},
				{ID: "raiding-knight", Damage: 3}}},
			card.Shadows)
		tb.Play("relentless-whispers")
		tb.Offers("bad-penny", "silvertooth", "tocsin", "urchin", "raiding-knight")
		tb.Pick(target)
		return tb
	}
	for target, stolen := range map[string]int{"silvertooth": 1, "tocsin": 0, "urchin": 0, "raiding-knight": 0, "bad-penny": 1} {
		tb := whispers(target)
		tb.Amber(0, 1+stolen)
		tb.Amber(1, 3-stolen)
	}
	whispers("tocsin").Damage("tocsin", 2)
	tb := duel(t, side{Hand: ids("relentless-whispers")}, side{Amber: 3}, card.Shadows)
	tb.Play("relentless-whispers")
	tb.Amber(1, 3)
}

func TestRoutineJob(t *testing.T) {
	for _, c := range []struct{ copies, have, stolen int }{{0, 5, 1}, {1, 5, 2}, {3, 9, 4}, {3, 2, 2}, {1, 0, 0}} {
		tb := duel(t, side{Hand: ids("routine-job"), Discard: append(many(c.copies, "routine-job"), at{ID: "urchin"})},
			side{Amber: c.have, Discard: ids("routine-job")}, card.Shadows)
		tb.Play("routine-job") // it is not in the discard pile itself yet (K6.2)
		tb.Amber(0, c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

func TestTooMuchToProtect(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{0, 0}, {6, 0}, {7, 1}, {15, 9}} {
		tb := duel(t, side{Hand: ids("too-much-to-protect"), Amber: 2}, side{Amber: c.have}, card.Shadows)
		tb.Play("too-much-to-protect")
		tb.Amber(0, 3+c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

func TestTreasureMap(t *testing.T) {
	t.Run("as the first card played: 3 æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("treasure-map", "urchin", "fear"), Line: ids("dodger")},
			side{Amber: 1, Hand: ids("fear"), Line: ids("tocsin")}, card.Shadows)
		tb.Discard("urchin") // that is no play
		tb.Play("treasure-map")
		tb.Amber(0, 1+3)
		tb.Fight("dodger") // using is free
		tb.EndTurn()
		tb.Play("fear") // and so is the opponent
		tb.InZone(card.Hand, "dodger")
	})
	t.Run("later: nothing; and no more cards are played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("urchin", "treasure-map", "silvertooth", "treasure-map")}, side{Amber: 1}, card.Shadows)
		tb.Play("urchin")
		tb.Play("treasure-map#1")
		tb.Amber(0, 1+1)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("silvertooth")}, keyforge.NotPlayable)
		tb.Discard("silvertooth")
		tb.EndTurn()
		tb.EndTurn()
		tb.Play("treasure-map#2")
		tb.Amber(0, 1+1+1+3)
	})
	t.Run("an ability plays none either", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("treasure-map"), Artifacts: list{{ID: "masterplan", Under: ids("urchin")}}}, side{Amber: 1}, card.Shadows)
		tb.Play("treasure-map")
		tb.Omni("masterplan")
		tb.InZone(card.Discard, "masterplan", "urchin")
		tb.Amber(1, 1)
	})
}

package dm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestDazedAndConfused(t *testing.T) {
	tb := duel(t, side{Hand: ids("dazed-and-confused"), Line: list{spent("krump"), {ID: "troll"}}},
		side{Line: ids("mother", "dextre", "titan-mechanic")}, card.Unfathomable)
	tb.Play("dazed-and-confused")
	tb.Offers("krump", "troll", "mother", "dextre", "titan-mechanic")
	tb.Pick("mother")
	tb.Unmarked("titan-mechanic", keyforge.Exhausted)
	tb.Offers("krump", "mother", "dextre")
	tb.Pick("mother")
	tb.Must()
	tb.Pick("dextre")
	tb.Marked("mother", keyforge.Stunned)
	tb.Marked("dextre", keyforge.Stunned)
	tb.Unmarked("krump", keyforge.Stunned)
	tb = duel(t, side{Hand: ids("dazed-and-confused")}, side{Line: ids("mother")}, card.Unfathomable)
	tb.Play("dazed-and-confused") // only one
	tb.Marked("mother", keyforge.Stunned)
}

func TestHydrogan(t *testing.T) {
	t.Run("swallows the others", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hydrogan", "hydrogan2"), Line: ids("krump")}, side{Line: list{{ID: "mother", Amber: 2}, {ID: "dextre"}}},
			card.Unfathomable)
		tb.Play("hydrogan")
		tb.Left()
		tb.Line(0, "hydrogan")
		tb.Line(1)
		tb.InZone(card.Under, "krump", "mother", "dextre")
		tb.Amber(0, 2)
	})
	begin := both("hydrogan")
	begin.Grafted = list{{ID: "krump"}, {ID: "mother", Foreign: true}}
	t.Run("and spits them out", func(t *testing.T) {
		tb := duel(t, side{Line: list{begin}}, side{Line: ids("dextre")}, card.Unfathomable)
		tb.Reap("hydrogan")
		tb.Offers("krump", "mother")
		tb.Pick("mother")
		tb.Left()
		tb.Line(0, "mother", "hydrogan")
		tb.Marked("mother", keyforge.Exhausted)
		tb.InZone(card.Under, "krump")
	})
	t.Run("or purges them", func(t *testing.T) {
		dying := begin
		dying.Damage = 7
		tb := duel(t, side{Line: list{dying}}, side{Line: ids("troll")}, card.Unfathomable)
		tb.Fight("hydrogan")
		tb.InZone(card.Purged, "krump", "mother")
		tb.InZone(card.Discard, "hydrogan", "hydrogan2")
	})
	t.Run("with nothing below", func(t *testing.T) {
		tb := duel(t, side{Line: list{both("hydrogan")}}, side{}, card.Unfathomable)
		tb.Reap("hydrogan")
		tb.Line(0, "hydrogan")
	})
}

func TestSandInYourEye(t *testing.T) {
	tb := duel(t, side{Hand: ids("sand-in-your-eye"), Line: list{spent("krump"), {ID: "troll"}}, Deck: many(5, "fear")},
		side{Line: list{{ID: "mother"}, spent("dextre")}}, card.Unfathomable)
	tb.Play("sand-in-your-eye")
	tb.Offers("krump", "troll", "mother", "dextre")
	tb.Pick("mother")
	assert.Len(t, tb.Pile(0, card.Hand), 3)
	tb.InZone(card.Discard, "krump", "mother", "sand-in-your-eye")
	tb.Line(0, "troll")
	tb.Line(1)
}

func TestStarpatch(t *testing.T) {
	worn := func(marks keyforge.Mark, others ...string) side {
		return side{Deck: many(9, "fear"),
			Line: append(list{{ID: "krump", Marks: marks | keyforge.Stunned, Attached: ids("starpatch")}}, ids(others...)...)}
	}
	t.Run("exhausted", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bumpsy", "mother"), Deck: many(9, "fear")}, worn(keyforge.Exhausted, "troll", "dextre"), card.Brobnar)
		tb.EndTurn()
		tb.Offers("bumpsy", "troll")
		tb.Pick("bumpsy")
		tb.InZone(card.Purged, "bumpsy")
	})
	t.Run("ready", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bumpsy"), Deck: many(9, "fear")}, worn(0, "troll"), card.Brobnar)
		tb.EndTurn()
		tb.Line(0, "bumpsy")
		tb.Line(1, "krump", "troll")
	})
	t.Run("not itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Deck: many(9, "fear")}, worn(keyforge.Exhausted, "dextre"), card.Logos)
		tb.EndTurn()
		tb.Line(1, "krump", "dextre")
	})
}

func TestDreamcall(t *testing.T) {
	theirs := side{Line: ids("mother", "dextre", "titan-mechanic")}
	t.Run("alone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dreamcall"), Discard: ids("fear"), Deck: many(5, "fear")}, theirs, card.Unfathomable)
		tb.Play("dreamcall")
		tb.Pick("mother")
		tb.Marked("mother", keyforge.Exhausted)
		tb.Unmarked("dextre", keyforge.Exhausted)
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
	t.Run("with two more", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dreamcall"), Discard: ids("dreamcall", "dreamcall"), Deck: many(5, "fear")}, theirs, card.Unfathomable)
		tb.Play("dreamcall")
		tb.Pick("mother")
		tb.Offers("dextre", "titan-mechanic")
		tb.Pick("dextre")
		tb.Marked("titan-mechanic", keyforge.Exhausted)
		assert.Equal(t, []string{"fear", "fear"}, tb.Pile(0, card.Hand))
	})
}

func TestFathomshare(t *testing.T) {
	tb := duel(t, side{Hand: ids("fathomshare"), Line: ids("krump", "troll", "bumpsy")}, side{Line: ids("mother"), Amber: 7},
		card.Unfathomable)
	tb.Play("fathomshare")
	tb.Offers("krump", "troll", "bumpsy")
	tb.Pick("krump")
	tb.Pick("troll")
	tb.Pick("krump")
	tb.AmberOn("krump", 2)
	tb.AmberOn("troll", 1)
	tb.Amber(1, 4)
	tb = duel(t, side{Hand: ids("fathomshare")}, side{Line: ids("mother"), Amber: 7}, card.Unfathomable)
	tb.Play("fathomshare")
	tb.Amber(1, 7)
}

func TestKaipo(t *testing.T) {
	hurt := func(id string) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Damage: 2} }
	tb := duel(t, side{Line: list{hurt("mother"), hurt("krump"), hurt("kaipo"), hurt("troll")}, Deck: many(9, "fear")},
		side{Line: list{hurt("bumpsy")}},
		card.Unfathomable)
	tb.EndTurn()
	tb.Damage("krump", 0)
	tb.Damage("troll", 0)
	tb.Damage("kaipo", 2)
	tb.Damage("mother", 2)
	tb.Damage("bumpsy", 2)
}

func TestMalina(t *testing.T) {
	hand := ids("troll", "krump", "valdr")
	t.Run("exhausted", func(t *testing.T) {
		tb := duel(t, side{Hand: hand, Line: list{{ID: "mother", Power: 1}}}, side{Line: list{spent("malina")}}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.NotPlayable)
		tb.Play("krump") // no more than the 6 that Mother has
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.NotPlayable)
	})
	t.Run("ready", func(t *testing.T) {
		tb := duel(t, side{Hand: hand}, side{Line: ids("malina")}, card.Brobnar)
		tb.Play("troll")
	})
	t.Run("only the opponent's", func(t *testing.T) {
		tb := duel(t, side{Hand: hand, Line: list{spent("malina")}}, side{}, card.Brobnar)
		tb.Play("troll")
		tb.Left()
	})
}

func TestTsunami(t *testing.T) {
	tb := duel(t, side{Hand: ids("tsunami"), Line: list{spent("krump"), {ID: "troll"}}}, side{Line: ids("mother",
		"noddy-the-thief")}, card.Unfathomable)
	tb.Play("tsunami")
	tb.Damage("krump", 0)
	tb.Damage("troll", 4)
	tb.Damage("mother", 4)
	tb.InZone(card.Discard, "noddy-the-thief")
}

func TestBrineReckoning(t *testing.T) {
	tb := duel(t, side{Hand: ids("brine-reckoning"), Deck: many(7, "fear")}, side{Deck: many(3, "fear")}, card.Unfathomable)
	tb.Play("brine-reckoning")
	assert.Len(t, tb.Pile(0, card.Deck), 2)
	assert.Len(t, tb.Pile(0, card.Discard), 6)
	assert.Empty(t, tb.Pile(1, card.Deck))
	assert.Len(t, tb.Pile(1, card.Discard), 3)
}

func TestHemogrith(t *testing.T) {
	for _, c := range []struct {
		theirs list
		left   int
	}{{ids("mother"), 3}, {nil, 3}, {list{{ID: "mother"}, spent("dextre")}, 5}} {
		tb := duel(t, side{Hand: ids("hemogrith"), Line: list{spent("krump")}}, side{Line: c.theirs, Amber: 5}, card.Unfathomable)
		tb.Play("hemogrith")
		tb.Left()
		tb.Amber(1, c.left)
	}
}

func TestKeenu(t *testing.T) {
	tb := duel(t, side{Hand: ids("keenu"), Line: ids("krump")},
		side{Line: list{{ID: "mother", Power: 1}, {ID: "dextre"}, {ID: "titan-mechanic"}, {ID: "dust-imp"}}}, card.Unfathomable)
	tb.Play("keenu")
	tb.Left()
	tb.Offers("dextre", "titan-mechanic", "dust-imp")
	tb.Pick("dextre")
	tb.Marked("mother", keyforge.Exhausted) // a neighbor may have them
	tb.Marked("dextre", keyforge.Exhausted)
	tb.Marked("titan-mechanic", keyforge.Exhausted)
	tb.Unmarked("dust-imp", keyforge.Exhausted)
	tb.Unmarked("krump", keyforge.Exhausted)
}

func TestKnuckler(t *testing.T) {
	for i, knuckler := range []keyforge.CardPosition{{ID: "knuckler"}, spent("knuckler")} {
		tb := duel(t, side{Hand: ids("tsunami"), Line: list{{ID: "mother"}, {ID: "krump"}, knuckler, {ID: "troll"}}}, side{}, card.Unfathomable)
		tb.Play("tsunami")
		tb.Damage("krump", 4-2*i)
		tb.Damage("troll", 4-2*i)
		tb.Damage("mother", 4)
	}
}

func TestParalysisSynan(t *testing.T) {
	tb := duel(t, side{Line: ids("paralysis-synan")}, side{Line: ids("mother", "dextre")}, card.Unfathomable)
	tb.Reap("paralysis-synan")
	tb.Offers("paralysis-synan", "mother", "dextre")
	tb.Pick("mother")
	for _, m := range []keyforge.Mark{keyforge.Stunned, keyforge.Enraged, keyforge.Exhausted} {
		tb.Marked("mother", m)
		tb.Unmarked("dextre", m)
	}
}

func TestPriestessLeilani(t *testing.T) {
	t.Run("readies no Priest", func(t *testing.T) {
		tb := duel(t, side{Line: join(list{spent("krump"), {ID: "priestess-leilani"}})}, side{Line: ids("mother", "dextre")}, card.Unfathomable)
		tb.Reap("priestess-leilani")
		tb.Offers("mother", "dextre")
		tb.Pick("mother")
		tb.Offers("krump", "mother", "dextre")
		tb.Pick("krump")
		tb.Unmarked("krump", keyforge.Exhausted)
		tb.Marked("mother", keyforge.Exhausted)
	})
	t.Run("only if a creature became exhausted", func(t *testing.T) {
		tb := duel(t, side{Line: list{spent("krump"), {ID: "priestess-leilani"}}}, side{Line: list{spent("mother")}}, card.Unfathomable)
		tb.Reap("priestess-leilani")
		tb.Marked("krump", keyforge.Exhausted)
	})
}

func TestSiphonMaw(t *testing.T) {
	rich := keyforge.CardPosition{ID: "troll", Icons: card.Icons{card.AmberIcon, card.DrawIcon, card.AmberIcon}}
	t.Run("of your own deck", func(t *testing.T) {
		tb := duel(t, side{Line: ids("siphon-maw"), Deck: list{rich, {ID: "fear"}}}, side{Amber: 5, Deck: ids("krump")}, card.Unfathomable)
		tb.Reap("siphon-maw")
		tb.Choose(0)
		tb.InZone(card.Discard, "troll")
		tb.Amber(1, 2)
		tb.Amber(0, 1)
	})
	t.Run("or your opponent's", func(t *testing.T) {
		tb := duel(t, side{Line: ids("siphon-maw"), Deck: list{rich}}, side{Amber: 5, Line: ids("dust-imp"), Deck: ids("krump")},
			card.Unfathomable)
		tb.Fight("siphon-maw")
		tb.Choose(1)
		tb.InZone(card.Discard, "krump")
		tb.Amber(1, 5+2) // of Dust Imp
	})
}

func TestSlapdashEnamel(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("slapdash-enamel"), Line: ids("krump"), Deck: many(9, "fear")},
		side{Line: list{{ID: "mother", Attached: ids("blood-of-titans")}, {ID: "dextre"}}, Deck: many(9, "fear")}, card.Unfathomable)
	tb.Act("slapdash-enamel")
	tb.Offers("slapdash-enamel", "krump", "mother", "blood-of-titans", "dextre")
	tb.Pick("mother")
	assert.EqualValues(t, 1, tb.Of("mother").Counters[card.CorrosionCounter])
	tb.EndTurn()
	tb.Line(1, "mother", "dextre") // not at the start of the opponent's turn
	tb.House(card.Logos)
	tb.EndTurn()
	tb.Line(1, "dextre")
	tb.InZone(card.Discard, "mother", "blood-of-titans")
	tb.InZone(card.Artifacts, "slapdash-enamel")
}

package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestImperialScutum(t *testing.T) {
	tb := duel(t, side{Hand: ids("hand-of-dis")},
		side{Line: list{{ID: "mother"}, {ID: "troll", Amber: 2, Attached: ids("imperial-scutum")}, {ID: "valdr", Amber: 1}}},
		card.Dis)
	assert.Equal(t, 2, tb.Armor(tb.Card("troll")))
	tb.Play("hand-of-dis")
	tb.Amber(0, 0) // it would come to the opponent (K5.9)
}

func TestTheCallipygianIdeal(t *testing.T) {
	t.Run("exalts its creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("the-callipygian-ideal"), Line: ids("mother")}, side{Line: ids("troll")}, card.Saurian)
		tb.Play("the-callipygian-ideal")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
	})
	t.Run("its controller forges with that æmber", func(t *testing.T) {
		worn := list{{ID: "mother", Amber: 6, Attached: ids("the-callipygian-ideal")}}
		tb := duel(t, side{Line: list{{ID: "troll", Amber: 6}}}, side{Line: worn, Houses: []card.House{card.Saurian}}, card.Saurian)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.AmberOn("mother", 0)
		tb.AmberOn("troll", 6)
	})
}

func TestTheGoldenSpiral(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("the-golden-spiral"), Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother"}}},
		side{}, card.Saurian)
	tb.Act("the-golden-spiral")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 1) // it can only reap
}

func TestLibraryOfPolliasaurus(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-polliasaurus"), Line: list{{ID: "troll", Amber: 2}, {ID: "mother"}}},
		side{Line: list{{ID: "valdr", Amber: 1}}}, card.Saurian)
	tb.Act("library-of-polliasaurus")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 1)
	tb.AmberOn("valdr", 1)
}

func TestE3AutoLegionary(t *testing.T) {
	line := side{Artifacts: ids("auto-legionary"), Line: ids("mother"), Houses: []card.House{card.Saurian, card.Brobnar}}
	t.Run("a creature for every house from then on", func(t *testing.T) {
		tb := duel(t, line, side{Line: ids("urchin"), Houses: []card.House{card.Shadows}}, card.Saurian)
		tb.Act("auto-legionary")
		tb.Right()
		tb.Line(0, "mother", "auto-legionary")
		tb.PowerIs("auto-legionary", 5)
		assert.Equal(t, card.CreatureType, tb.TypeOf(tb.Card("auto-legionary")))
		tb.Marked("auto-legionary", keyforge.Exhausted)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("auto-legionary", "urchin")
		tb.Line(1, "urchin") // elusive
		tb.InZone(card.Battleline, "auto-legionary")
	})
	t.Run("E3 used with any active house, it is of its own house alone and opens no other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("auto-legionary", "mother"), Hand: ids("draco-praeco"), Houses: []card.House{card.Saurian, card.Brobnar}},
			side{Houses: []card.House{card.Dis}}, card.Brobnar)
		assert.Equal(t, card.HouseSet(card.Saurian), tb.HousesOf(tb.Card("auto-legionary")))
		tb.Reap("auto-legionary")
		tb.EndTurn()
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(card.Dis)}, keyforge.OutOfRange)
		tb.House(card.Brobnar)
		tb.Act("auto-legionary")
		tb.Left()
	})
	t.Run("an artifact before", func(t *testing.T) {
		tb := duel(t, line, side{}, card.Saurian)
		assert.Equal(t, card.ArtifactType, tb.TypeOf(tb.Card("auto-legionary")))
		assert.Equal(t, card.HouseSet(card.Saurian), tb.HousesOf(tb.Card("auto-legionary")))
	})
	t.Run("it moves to the other flank", func(t *testing.T) {
		tb := duel(t, line, side{}, card.Saurian)
		tb.Act("auto-legionary")
		tb.Right()
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Saurian)
		tb.Act("auto-legionary")
		tb.Left()
		tb.Line(0, "auto-legionary", "mother")
	})
	t.Run("it stays a creature under another's control, and dies as one", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("auto-legionary"), Hand: ids("exile", "saury-about-that")}, side{}, card.Saurian)
		tb.Act("auto-legionary")
		tb.Play("exile")
		tb.Line(1, "auto-legionary")
		tb.PowerIs("auto-legionary", 5)
		tb.Play("saury-about-that")
		assert.Equal(t, []string{"saury-about-that", "auto-legionary", "exile"}, tb.Pile(0, card.Discard))
		tb.Amber(1, 1)
	})
}

func TestCityGates(t *testing.T) {
	for id, n := range map[string]int{"troll": 1, "paraguardian": 2} {
		tb := duel(t, side{Artifacts: ids("city-gates"), Line: ids("troll", "paraguardian")},
			side{Amber: 3, Line: ids("mother")}, card.Saurian)
		tb.Act("city-gates")
		tb.Offers("troll", "paraguardian")
		tb.Pick(id)
		tb.AmberOn(id, n)
		tb.Amber(1, 3-n)
	}
}

func TestImperialRoad(t *testing.T) {
	t.Run("a Saurian creature enters stunned, in another house's turn", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("imperial-road"), Hand: ids("tricerian-legionary", "troll", "exile", "headhunter")},
			side{}, card.Brobnar)
		tb.Omni("imperial-road")
		tb.Marked("tricerian-legionary", keyforge.Stunned|keyforge.Exhausted)
		tb.Marked("tricerian-legionary", keyforge.Warded)
		tb.Play("troll")
		tb.Left()
		tb.Unmarked("troll", keyforge.Stunned)
	})
	t.Run("none in hand: the next creature is not stunned", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("imperial-road"), Hand: ids("troll")}, side{}, card.Brobnar)
		tb.Omni("imperial-road")
		tb.InZone(card.Hand, "troll")
		tb.Play("troll")
		tb.Unmarked("troll", keyforge.Stunned)
	})
}

func TestTheColosseum(t *testing.T) {
	built := func(n int) list {
		return list{{ID: "the-colosseum", Counters: map[card.Counter]int{card.GloryCounter: n}}}
	}
	glory := func(t *testing.T, first, second side, do func(*gametest.Table)) int {
		tb := duel(t, first, second, card.Brobnar)
		do(tb)
		return int(tb.Of("the-colosseum").Counters[card.GloryCounter])
	}
	t.Run("an enemy that dies fighting", func(t *testing.T) {
		assert.Equal(t, 1, glory(t, side{Artifacts: built(0), Line: ids("troll")}, side{Line: ids("dust-imp")},
			func(tb *gametest.Table) { tb.Fight("troll", "dust-imp") }))
	})
	t.Run("also when both die", func(t *testing.T) {
		assert.Equal(t, 1, glory(t, side{Artifacts: built(0), Line: list{{ID: "troll", Damage: 7}}}, side{Line: ids("dust-imp")},
			func(tb *gametest.Table) { tb.Fight("troll", "dust-imp"); tb.Line(0) }))
	})
	t.Run("not a friend, nor outside of a fight", func(t *testing.T) {
		assert.Equal(t, 0, glory(t, side{Artifacts: built(0), Line: ids("headhunter"), Hand: ids("punch")},
			side{Line: ids("troll", "urchin")},
			func(tb *gametest.Table) {
				tb.Fight("headhunter", "troll")
				tb.Play("punch")
				tb.Pick("urchin")
				tb.Line(1, "troll")
			}))
	})
	t.Run("6 counters are a key at the current cost", func(t *testing.T) {
		tb := duel(t, side{Artifacts: built(7), Amber: 6}, side{}, card.Brobnar)
		tb.Omni("the-colosseum")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
		assert.Equal(t, uint8(1), tb.Of("the-colosseum").Counters[card.GloryCounter])
	})
	t.Run("5 are not", func(t *testing.T) {
		tb := duel(t, side{Artifacts: built(5), Amber: 6}, side{}, card.Brobnar)
		tb.Omni("the-colosseum")
		tb.Keys(0, 0)
		assert.Equal(t, uint8(5), tb.Of("the-colosseum").Counters[card.GloryCounter])
	})
}

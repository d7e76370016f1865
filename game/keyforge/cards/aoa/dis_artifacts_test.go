package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Æmber Imp has the same effect as Orb of Invidius.
func TestOrbOfInvidiusAndAmberImp(t *testing.T) {
	for _, first := range []side{{Line: ids("mother", "titan-mechanic"), Artifacts: ids("orb-of-invidius")},
		{Line: ids("mother", "titan-mechanic", "æmber-imp")}} {
		tb := duel(t, first, side{Line: ids("krump")}, card.Logos)
		tb.Reap("mother")
		tb.Amber(0, 1)
		tb.Marked("mother", keyforge.Stunned)
		tb.Unmarked("titan-mechanic", keyforge.Stunned)
		tb.Fight("titan-mechanic")
		tb.Unmarked("titan-mechanic", keyforge.Stunned)
	}
	t.Run("an enemy's reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother")}, side{Line: ids("æmber-imp")}, card.Logos)
		tb.Reap("mother")
		tb.Marked("mother", keyforge.Stunned)
	})
	t.Run("itself; and what has left play is not stunned", func(t *testing.T) {
		tb := duel(t, side{Line: ids("æmber-imp")}, side{}, card.Dis)
		tb.Reap("æmber-imp")
		tb.Marked("æmber-imp", keyforge.Stunned)
		tb = duel(t, side{Line: list{{ID: "mother", Attached: ids("containment-field")}}, Artifacts: ids("orb-of-invidius")}, side{}, card.Logos)
		tb.Reap("mother")
		tb.First("mother")
		tb.InZone(card.Discard, "mother")
		tb.Unmarked("mother", keyforge.Stunned)
	})
}

func TestShardOfPain(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-pain", "shard-of-strength"), Line: ids("troll")},
		side{Artifacts: ids("shard-of-knowledge"), Line: ids("dust-pixie", "raiding-knight")}, card.Dis)
	tb.Act("shard-of-pain")
	tb.Offers("dust-pixie", "raiding-knight")
	tb.Pick("raiding-knight")
	tb.Pick("raiding-knight")
	tb.Damage("raiding-knight", 0) // 2 at once against armor 2
	tb.Damage("troll", 0)
	tb = duel(t, side{Artifacts: ids("shard-of-pain"), Line: ids("troll")}, side{}, card.Dis)
	tb.Act("shard-of-pain")
	tb.Damage("troll", 0)
}

func TestWretchedDoll(t *testing.T) {
	t.Run("a counter at first, then doom", func(t *testing.T) {
		houses := []card.House{card.Dis}
		tb := duel(t, side{Artifacts: ids("wretched-doll", "wretched-doll"), Line: ids("tocsin"), Houses: houses},
			side{Line: ids("dust-imp", "shooler"), Houses: houses}, card.Dis)
		tb.Act("wretched-doll#1")
		tb.Offers("tocsin", "dust-imp", "shooler")
		tb.Must()
		tb.Pick("shooler")
		tb.Line(1, "dust-imp", "shooler")
		tb.Act("wretched-doll#2") // whichever doll put it there
		tb.Line(1, "dust-imp")
		tb.EndTurn()
		tb.EndTurn()
		tb.Act("wretched-doll#1")
		tb.Pick("tocsin")
		assert.EqualValues(t, 1, tb.Of("tocsin").Counters[card.DoomCounter])
	})
	t.Run("all that have one", func(t *testing.T) {
		doom := map[card.Counter]int{card.DoomCounter: 1}
		tb := duel(t, side{Artifacts: ids("wretched-doll"), Line: list{{ID: "tocsin", Counters: doom}, {ID: "troll"}}},
			side{Line: list{{ID: "mother", Counters: doom, Marks: keyforge.Warded}, {ID: "krump", Counters: doom}}}, card.Dis)
		tb.Act("wretched-doll")
		tb.Line(0, "troll")
		tb.Line(1, "mother")
	})
	t.Run("no creature", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("wretched-doll")}, side{}, card.Dis)
		tb.Act("wretched-doll")
	})
}

func TestSoulkeeper(t *testing.T) {
	t.Run("its bearer takes the strongest enemy along", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tocsin", Attached: ids("soulkeeper")}, {ID: "kelifi-dragon"}}, Hand: ids("punch")},
			side{Line: ids("mother", "troll")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("tocsin")
		tb.Line(0, "kelifi-dragon")
		tb.Line(1, "mother")
	})
	t.Run("enemy of its controller, who may be your opponent; the active player chooses a tie", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr", "krump", "mother"), Hand: ids("punch")},
			side{Line: list{{ID: "tocsin", Attached: ids("soulkeeper")}, {ID: "troll"}}},
			card.Brobnar)
		tb.Play("punch")
		tb.Pick("tocsin")
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
		tb.Offers("valdr", "krump")
		tb.Pick("krump")
		tb.Line(0, "valdr", "mother")
		tb.Line(1, "troll")
	})
	t.Run("all leave together, and none is no matter", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tocsin", Attached: ids("soulkeeper")}}, Hand: ids("unlocked-gateway"),
			Deck: gametest.Many(6, "fear")}, side{Line: ids("mother")}, card.Dis)
		tb.LeaveOpen()
		tb.Play("unlocked-gateway")
		tb.InZone(card.Discard, "tocsin", "mother", "soulkeeper")
		tb = duel(t, side{Line: list{{ID: "tocsin", Attached: ids("soulkeeper")}}, Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Discard, "tocsin", "soulkeeper")
	})
}

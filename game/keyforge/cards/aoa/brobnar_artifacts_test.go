package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestFlamethrower(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("flamethrower"), Line: ids("troll")}, side{Line: ids("dust-pixie", "mother", "valdr")}, card.Brobnar)
	tb.Act("flamethrower")
	tb.Offers("troll", "dust-pixie", "mother", "valdr")
	tb.Pick("mother")
	tb.InZone(card.Discard, "dust-pixie")
	tb.Damage("mother", 1)
	tb.Damage("valdr", 1)
	tb.Damage("troll", 0)
}

func TestGrumpBuggy(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("grump-buggy"), Line: ids("troll", "mother", "dust-imp")},
		side{Line: list{{ID: "valdr"}, {ID: "tocsin", Power: 1}}}, card.Brobnar)
	assert.Equal(t, 7, tb.KeyCost(0))
	assert.Equal(t, 8, tb.KeyCost(1))
	tb = duel(t, side{}, side{Artifacts: ids("grump-buggy"), Line: ids("troll")}, card.Brobnar)
	assert.Equal(t, 7, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestShardOfStrength(t *testing.T) {
	t.Run("a counter for each friendly Shard, wherever you put each (K16.16)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("shard-of-strength", "shard-of-pain", "shard-of-knowledge", "cannon"), Line: ids("troll", "mother")},
			side{Artifacts: ids("shard-of-strength"), Line: ids("valdr")}, card.Brobnar)
		tb.Act("shard-of-strength")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Pick("mother")
		tb.Pick("mother")
		tb.PowerIs("troll", 9)
		tb.PowerIs("mother", 7)
	})
	t.Run("no creature", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("shard-of-strength")}, side{Line: ids("valdr")}, card.Brobnar)
		tb.Act("shard-of-strength")
		tb.PowerIs("valdr", 6)
	})
}

func TestSignalFire(t *testing.T) {
	houses := []card.House{card.Dis}
	tb := duel(t, side{Artifacts: ids("signal-fire"), Line: ids("troll", "valdr", "mother"), Hand: ids("dominator-bauble"), Houses: houses},
		side{Line: ids("krump", "tocsin"), Houses: houses}, card.Dis)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")}, keyforge.WrongHouse)
	tb.Omni("signal-fire")
	tb.InZone(card.Discard, "signal-fire")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("mother")}, keyforge.WrongHouse)
	tb.Fight("troll", "tocsin")
	tb.EndTurn()
	tb.House(card.Dis)
	tb.EndTurn()
	tb.House(card.Dis)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("valdr")}, keyforge.WrongHouse)
}

func TestCybergiantRig(t *testing.T) {
	houses := []card.House{card.Brobnar}
	t.Run("a counter for each damage healed, one lost at the end of each of its turns", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cybergiant-rig"), Line: list{{ID: "troll", Damage: 3}, {ID: "valdr", Damage: 1}}, Houses: houses},
			side{Houses: houses}, card.Brobnar)
		tb.Play("cybergiant-rig")
		tb.Pick("troll")
		tb.Damage("troll", 0)
		tb.Damage("valdr", 1)
		tb.PowerIs("troll", 11)
		tb.EndTurn()
		tb.PowerIs("troll", 10)
		tb.EndTurn() // its controller's turn alone
		tb.PowerIs("troll", 10)
	})
	t.Run("nothing to heal, nothing to lose", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cybergiant-rig"), Line: ids("troll"), Houses: houses}, side{Houses: houses}, card.Brobnar)
		tb.Play("cybergiant-rig")
		tb.PowerIs("troll", 8)
		tb.EndTurn()
		tb.PowerIs("troll", 8)
	})
	t.Run("on an enemy creature: at the end of its controller's turn; the loss may kill it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cybergiant-rig"), Line: ids("troll"), Houses: houses},
			side{Line: list{{ID: "mother", Damage: 1}}, Houses: houses}, card.Brobnar)
		tb.Play("cybergiant-rig")
		tb.Pick("mother")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.PowerIs("mother", 6)
		tb.EndTurn()
		tb.PowerIs("mother", 5)
		tb = duel(t, side{Houses: houses, Line: list{{ID: "mother", Damage: 5, Power: 1, Attached: ids("cybergiant-rig")}}}, side{Houses: houses},
			card.Brobnar)
		tb.EndTurn()
		tb.InZone(card.Discard, "mother", "cybergiant-rig")
	})
}

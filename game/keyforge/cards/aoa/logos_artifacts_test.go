package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// chooses is a duel in which player 2 is about to choose one of Logos and Dis.
func chooses(t *testing.T, second side) *table {
	second.Houses = []card.House{card.Logos, card.Dis}
	tb := duel(t, side{Houses: []card.House{card.Dis}, Deck: gametest.Many(6, "fear")}, second, card.Dis)
	tb.LeaveOpen()
	tb.EndTurn()
	return tb
}

func TestMemoryChip(t *testing.T) {
	t.Run("archive a card, before the archives are taken up (K2.11)", func(t *testing.T) {
		tb := chooses(t, side{Artifacts: ids("memory-chip"), Hand: ids("fear", "punch"), Archives: ids("troll")})
		tb.House(card.Logos)
		tb.Must()
		tb.Pick("punch")
		assert.ElementsMatch(t, []string{"troll", "punch"}, tb.Pile(1, card.Archives))
		tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
	})
	t.Run("not another house, nor the opponent's choice, nor an empty hand", func(t *testing.T) {
		tb := chooses(t, side{Artifacts: ids("memory-chip"), Hand: ids("fear", "punch")})
		tb.House(card.Dis)
		tb.Asks(keyforge.AskMain, 0, 1)
		tb = chooses(t, side{Artifacts: ids("memory-chip")})
		tb.House(card.Logos)
		assert.Empty(t, tb.Pile(1, card.Archives))
		tb = duel(t, side{Artifacts: ids("memory-chip"), Hand: ids("fear"), Houses: []card.House{card.Dis}, Deck: gametest.Many(6, "fear")},
			side{Houses: []card.House{card.Logos}, Hand: ids("punch")}, card.Dis)
		tb.EndTurn()
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestRedacted(t *testing.T) {
	t.Run("1 æmber from the supply each time", func(t *testing.T) {
		tb := chooses(t, side{Artifacts: list{{ID: "[redacted]", Amber: 1}}, Amber: 2})
		tb.House(card.Logos)
		tb.AmberOn("[redacted]", 2)
		tb.Amber(1, 2)
		tb.InZone(card.Artifacts, "[redacted]")
		tb = chooses(t, side{Artifacts: list{{ID: "[redacted]", Amber: 3}}})
		tb.House(card.Dis)
		tb.AmberOn("[redacted]", 3)
		tb.Keys(1, 0)
	})
	t.Run("with 4 it goes and forges a key at no cost; what lies on it goes to the supply (K5.10)", func(t *testing.T) {
		tb := chooses(t, side{Artifacts: list{{ID: "[redacted]", Amber: 3}}, Amber: 5})
		tb.House(card.Logos)
		tb.Choose(1)
		tb.Keys(1, 1)
		tb.InZone(card.Discard, "[redacted]")
		tb.Amber(1, 5)
		tb.Amber(0, 0)
	})
	t.Run("it goes although no key can be forged", func(t *testing.T) {
		tb := chooses(t, side{Artifacts: list{{ID: "[redacted]", Amber: 3}}, Line: ids("bronze-key-imp")})
		tb.House(card.Logos)
		tb.InZone(card.Discard, "[redacted]")
		tb.Keys(1, 0)
	})
	t.Run("that of a player who stole it", func(t *testing.T) {
		tb := chooses(t, side{Artifacts: list{{ID: "[redacted]", Amber: 3, Foreign: true}}})
		tb.House(card.Logos)
		tb.Choose(0)
		tb.Keys(1, 1)
		assert.Contains(t, tb.Pile(0, card.Discard), "[redacted]")
	})
}

func TestQuantumFingertrap(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("quantum-fingertrap"), Line: ids("mother")},
		side{Line: list{{ID: "troll", Damage: 1}, {ID: "krump"}, {ID: "valdr"}}},
		card.Logos)
	tb.Act("quantum-fingertrap")
	tb.Offers("troll", "krump", "valdr")
	tb.Pick("troll")
	tb.Must()
	tb.Pick("valdr")
	tb.Line(1, "valdr", "krump", "troll")
	tb.Damage("troll", 1)
	tb = duel(t, side{Artifacts: ids("quantum-fingertrap"), Line: ids("mother", "tocsin")}, side{Line: ids("troll", "krump")}, card.Logos)
	tb.Act("quantum-fingertrap")
	tb.Pick("tocsin")
	tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("troll")}, keyforge.OtherPile)
	tb.Pick("mother")
	tb.Line(0, "tocsin", "mother")
}

func TestSeismoEntangler(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("seismo-entangler"), Line: ids("kelifi-dragon"), Houses: []card.House{card.Logos, card.Brobnar}},
		side{Line: ids("valdr", "mother", "krump"), Houses: []card.House{card.Brobnar, card.Logos}}, card.Logos)
	tb.Act("seismo-entangler")
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("valdr")}, keyforge.CannotReap)
	tb.Fight("valdr")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Reap("kelifi-dragon")
	tb.Pick("kelifi-dragon")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Reap("krump") // only in that turn
	t.Run("another house reaps", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("seismo-entangler"), Houses: []card.House{card.Logos}},
			side{Line: ids("mother"), Hand: list{{ID: "titan-mechanic", House: card.Brobnar}}, Houses: []card.House{card.Logos}}, card.Logos)
		tb.Act("seismo-entangler")
		tb.House(card.Brobnar)
		tb.EndTurn()
		tb.Reap("mother")
	})
}

func TestFetchdrones(t *testing.T) {
	t.Run("2 æmber for each Logos card of two", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("fetchdrones"), Line: ids("mother", "troll"), Deck: ids("poke", "titan-mechanic", "poke")},
			side{Amber: 5, Line: ids("krump")}, card.Logos)
		tb.Act("fetchdrones")
		tb.Offers("mother", "troll")
		tb.Pick("mother")
		tb.Pick("troll")
		tb.AmberOn("mother", 2)
		tb.AmberOn("troll", 2)
		tb.Amber(1, 1)
		assert.Equal(t, []string{"poke"}, tb.Pile(0, card.Deck))
	})
	for logos, deck := range [][]string{{"fear", "punch"}, {"fear", "poke"}, {"poke", "poke"}} {
		tb := duel(t, side{Artifacts: ids("fetchdrones"), Line: ids("mother"), Deck: ids(deck...), Discard: ids("poke")}, side{Amber: 3},
			card.Logos)
		tb.Act("fetchdrones")
		tb.AmberOn("mother", min(3, 2*logos))
		assert.Len(t, tb.Pile(0, card.Discard), 3)
	}
	t.Run("nobody to capture; one card; none", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("fetchdrones"), Deck: ids("poke")}, side{Amber: 3, Line: ids("krump")}, card.Logos)
		tb.Act("fetchdrones")
		tb.Amber(1, 3)
		tb = duel(t, side{Artifacts: ids("fetchdrones"), Line: ids("mother"), Discard: ids("poke")}, side{Amber: 3}, card.Logos)
		tb.Act("fetchdrones")
		tb.AmberOn("mother", 0)
	})
}

func TestScientificalHack(t *testing.T) {
	houses := []card.House{card.Dis}
	tb := duel(t, side{Artifacts: ids("scientifical-hack", "library-of-babble", "cannon"), Line: ids("mother", "troll"),
		Deck: gametest.Many(9, "fear"), Houses: houses},
		side{Artifacts: ids("anomaly-exploiter"), Houses: houses}, card.Dis)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("cannon")}, keyforge.WrongHouse)
	tb.Omni("scientifical-hack")
	tb.InZone(card.Discard, "scientifical-hack")
	tb.Act("cannon")
	tb.Pick("troll")
	tb.Damage("troll", 2)
	tb.Act("library-of-babble")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("anomaly-exploiter")}, keyforge.NotYours)
	tb.EndTurn()
	tb.House(card.Dis)
	tb.EndTurn()
	tb.House(card.Dis)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("cannon")}, keyforge.WrongHouse)
}

func TestShardOfKnowledge(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-knowledge", "shard-of-pain", "cannon"), Deck: gametest.Many(5, "fear")},
		side{Artifacts: ids("shard-of-strength")}, card.Logos)
	tb.Act("shard-of-knowledge")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
}

func TestBackupCopy(t *testing.T) {
	t.Run("its bearer goes on top of its owner's deck, the upgrade to the discard pile", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dust-imp", Attached: ids("backup-copy")}}, Hand: ids("punch"), Deck: ids("fear")},
			side{Line: ids("mother")},
			card.Brobnar)
		tb.Play("punch")
		tb.Pick("dust-imp")
		tb.First("dust-imp")
		assert.Equal(t, []string{"dust-imp", "fear"}, tb.Pile(0, card.Deck))
		tb.InZone(card.Discard, "backup-copy")
	})
	t.Run("a foreign creature to its owner's; only when destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Foreign: true, Attached: ids("backup-copy")}}, Hand: ids("punch", "punch")},
			side{Deck: ids("fear")}, card.Brobnar)
		tb.Play("punch")
		tb.Play("punch")
		assert.Equal(t, []string{"mother", "fear"}, tb.Pile(1, card.Deck))
		tb = duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "mother", Attached: ids("backup-copy")}}}, card.Dis)
		tb.Play("fear")
		tb.InZone(card.Hand, "mother")
	})
}

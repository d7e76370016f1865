package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCornerTheMarket(t *testing.T) {
	them := side{Hand: ids("troll", "fear", "krump"), Houses: []card.House{card.Brobnar}, Deck: gametest.Many(9, "krump")}
	us := side{Hand: ids("corner-the-market", "flea-market"), Houses: []card.House{card.Ekwidon}, Deck: gametest.Many(9, "mother")}
	play := func(book keyforge.Rulebook) *gametest.Table {
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Players: []side{us, them}, House: card.Ekwidon,
			Options: keyforge.Options{Rulebook: book}})
		tb.Play("corner-the-market")
		tb.Play("flea-market") // only on the opponent's turn
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("krump")}, keyforge.NotPlayable)
		return tb
	}
	t.Run("archives from the discard pile", func(t *testing.T) {
		tb := play(keyforge.Newest)
		tb.Discard("troll")
		assert.Equal(t, 1, tb.Happened(keyforge.Discarded))
		tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 1)
		tb.Yes()
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Archives))
		tb.Discard("krump")
		tb.No()
		assert.Equal(t, []string{"krump"}, tb.Pile(1, card.Discard))
		tb.EndTurn() // and then no more
		tb.EndTurn()
		tb.No()
		tb.Play("krump")
		tb.Refused(keyforge.Command{Verb: keyforge.Yes}, keyforge.NotAsked)
	})
	t.Run("as first printed, instead of discarding", func(t *testing.T) {
		tb := play(keyforge.Printed)
		tb.Discard("troll")
		tb.Yes()
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Archives))
		assert.Zero(t, tb.Happened(keyforge.Discarded))
		tb.Discard("krump")
		tb.No()
		assert.Equal(t, []string{"krump"}, tb.Pile(1, card.Discard))
		assert.Equal(t, 1, tb.Happened(keyforge.Discarded))
	})
}

func TestCursedRelic(t *testing.T) {
	tb := duel(t, side{Hand: ids("cursed-relic", "mind-barb")}, side{}, card.Ekwidon)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("cursed-relic")}, keyforge.OwnCondition)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("cursed-relic")}, keyforge.Kept)
	tb = duel(t, side{Hand: ids("mind-barb")}, side{Hand: ids("cursed-relic")}, card.Dis)
	tb.Play("mind-barb")
	tb.InZone(card.Discard, "cursed-relic")
}

func TestShizyokuSwopper(t *testing.T) {
	t.Run("changes sides and places with what it fights", func(t *testing.T) {
		tb := duel(t, side{Line: ids("talent-scout", "shĭzyokŭ-swopper", "krump")}, side{Line: ids("mother", "troll", "dodger")}, card.Ekwidon)
		tb.Fight("shĭzyokŭ-swopper", "mother")
		tb.Line(0, "talent-scout", "mother", "krump")
		tb.Line(1, "shĭzyokŭ-swopper", "troll", "dodger")
		tb.Damage("mother", 1)
	})
	t.Run("both must survive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shĭzyokŭ-swopper")}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Fight("shĭzyokŭ-swopper")
		tb.InZone(card.Discard, "shĭzyokŭ-swopper")
		tb.Line(1, "troll")
		tb = duel(t, side{Line: ids("shĭzyokŭ-swopper", "krump")}, side{Line: list{{ID: "mother", Damage: 4}, {ID: "dodger"}}}, card.Ekwidon)
		tb.Fight("shĭzyokŭ-swopper", "mother")
		tb.Line(0, "shĭzyokŭ-swopper", "krump")
		tb.Line(1, "dodger")
	})
}

func TestZizok(t *testing.T) {
	tb := duel(t, side{Line: ids("zizok")}, side{Line: list{{ID: "mother", Damage: 4}, {ID: "troll"}, {ID: "dodger"}}}, card.Mars)
	tb.Fight("zizok", "troll")
	tb.Line(1, "troll", "dodger")
	tb.Unmarked("zizok", keyforge.Exhausted)
	tb.Fight("zizok", "troll") // its neighbor survives
	tb.Line(1, "troll", "dodger")
	tb.Marked("zizok", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("zizok")}, side{Line: list{{ID: "mother", Damage: 4}, {ID: "troll"}}}, card.Mars)
	tb.Fight("zizok", "mother") // not by splash-attack
	tb.Line(1, "troll")
	tb.Marked("zizok", keyforge.Exhausted)
}

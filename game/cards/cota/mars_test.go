package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

func TestEtherSpiderFights(t *testing.T) {
	tb := duel(t, side{Line: ids("ether-spider")}, side{Line: ids("urchin", "mother")}, card.Mars)
	tb.Fight("ether-spider", "mother")
	tb.Damage("mother", 0)
	tb.Damage("ether-spider", 5)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Fight("mother")
	tb.Damage("mother", 0)
	tb.InZone(card.Discard, "ether-spider")
}

func TestEtherSpider(t *testing.T) {
	t.Run("what the opponent would gain, by reaping and by icons", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("wild-wormhole"), Amber: 1}, side{Line: list{{ID: "ether-spider", Marks: game.Exhausted | game.Stunned}}}, card.Logos)
		tb.Reap("mother")
		tb.Play("wild-wormhole")
		tb.Amber(0, 1)
		tb.AmberOn("ether-spider", 2)
	})
	t.Run("its own side gains as always", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ether-spider")}, side{Line: ids("mother")}, card.Mars)
		tb.Reap("ether-spider")
		tb.Amber(0, 1)
		tb.AmberOn("ether-spider", 0)
	})
	t.Run("what the opponent steals comes to lie on it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("urchin")}, side{Line: ids("ether-spider"), Amber: 3}, card.Shadows)
		tb.Play("urchin")
		tb.Amber(0, 0)
		tb.Amber(1, 2)
		tb.AmberOn("ether-spider", 1)
	})
	t.Run("æmber of a creature that leaves play on its side", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "fear"}, {ID: "fear"}}}, side{Line: list{{ID: "ether-spider"}, {ID: "mother", Amber: 3}}}, card.Dis)
		tb.Play("fear")
		tb.Pick("mother")
		tb.AmberOn("ether-spider", 3)
		tb.Amber(0, 0)
		tb.Play("fear") // its own æmber when it leaves itself
		tb.Amber(0, 3)
	})
	t.Run("what its own side makes the opponent gain", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ether-spider"), Hand: ids("key-hammer")}, side{}, card.Dis)
		tb.Play("key-hammer")
		tb.Amber(1, 0)
		tb.AmberOn("ether-spider", 6)
		tb.Amber(0, 1)
	})
	t.Run("with one on each side nobody gains", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ether-spider", "tocsin")}, side{Line: ids("ether-spider")}, card.Mars)
		tb.Reap("0:ether-spider")
		tb.AmberOn("1:ether-spider", 1)
		tb.AmberOn("0:ether-spider", 0)
		tb.Amber(0, 0)
	})
	t.Run("with two on one side the other one takes what the first leaves", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "ether-spider", Amber: 2}, {ID: "ether-spider"}}}, card.Dis)
		tb.Play("fear")
		tb.Pick("ether-spider#1")
		tb.AmberOn("ether-spider#2", 2)
		tb.Amber(0, 0)
	})
	t.Run("æmber that is captured goes where it should", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("charette")}, side{Line: ids("ether-spider"), Amber: 3}, card.Dis)
		tb.Play("charette")
		tb.AmberOn("charette", 3)
		tb.AmberOn("ether-spider", 0)
	})
}

func TestUxlyxTheZookeeper(t *testing.T) {
	t.Run("an enemy creature lies in your archives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper", "mother")}, side{Line: list{{ID: "tocsin", Amber: 1, Attached: ids("blood-of-titans")}, {ID: "valdr"}}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Offers("tocsin", "valdr")
		tb.Pick("tocsin")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(0, card.Archives))
		tb.InZone(card.Discard, "blood-of-titans")
		tb.Amber(0, 2) // the reap and its æmber (K5.9)
	})
	t.Run("picked up, it goes to its owner's hand; your own cards to yours", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper"), Archives: ids("fear")}, side{Line: ids("tocsin")}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Equal(t, []string{"tocsin"}, tb.Pile(1, card.Hand))
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	})
	t.Run("a card of yours under enemy control comes to your hand", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper")}, side{Line: list{{ID: "tocsin", Foreign: true}}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Equal(t, []string{"tocsin"}, tb.Pile(0, card.Hand))
	})
	t.Run("discarded from the archives: to the owner's hand", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "uxlyx-the-zookeeper"}, {ID: "ultra-gravitron", Marks: game.Joining, House: card.Mars}}}, side{Line: ids("tocsin", "mother", "valdr")}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Pick("tocsin")
		tb.Reap("ultra-gravitron")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(1, card.Hand))
		tb.LeaveOpen()
	})
	t.Run("played out of the archives by the opponent: to the owner's hand instead", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper"), Amber: 2}, side{Line: ids("tocsin", "urchin"), Hand: ids("murkens"), Houses: []card.House{card.Shadows}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Pick("urchin")
		tb.EndTurn()
		tb.House(card.Shadows)
		tb.Play("murkens")
		tb.Right()
		tb.Choose(0)
		tb.Line(1, "tocsin", "murkens")
		assert.Equal(t, []string{"urchin"}, tb.Pile(1, card.Hand))
	})
	t.Run("a ward (K14.7), no enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper", "mother")}, side{Line: list{{ID: "tocsin", Marks: game.Warded}}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Line(1, "tocsin")
		tb = duel(t, side{Line: ids("uxlyx-the-zookeeper", "mother")}, side{}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Line(0, "uxlyx-the-zookeeper", "mother")
	})
	t.Run("elusive (K18.10)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "doc-bookton")}, side{Line: ids("uxlyx-the-zookeeper")}, card.Logos)
		tb.Fight("mother")
		tb.Damage("mother", 0)
		tb.Line(1, "uxlyx-the-zookeeper")
		tb.Fight("doc-bookton")
		tb.Damage("doc-bookton", 2)
		tb.Line(1)
	})
}

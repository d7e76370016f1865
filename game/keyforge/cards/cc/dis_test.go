package cc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAvarice(t *testing.T) {
	tb := duel(t, side{Hand: ids("avarice"), Line: ids("dust-imp"), Amber: 3}, side{Line: ids("troll"), Amber: 3}, card.Dis)
	tb.Play("avarice")
	tb.Pick("dust-imp")
	tb.AmberOn("dust-imp", 2)
	tb.Amber(0, 3+1-2)
	tb.Amber(1, 3)
	tb = duel(t, side{Hand: ids("avarice"), Line: ids("dust-imp"), Amber: 3}, side{Line: ids("troll"), Amber: 1}, card.Dis)
	tb.Play("avarice")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 4)
	tb.Amber(1, 0)
}

func TestDoomDevice(t *testing.T) {
	for _, c := range []struct {
		theirs int
		gone   bool
	}{{8, false}, {9, true}} { // an upgrade and the device count
		tb := duel(t, side{Artifacts: ids("doom-device"), Line: list{with("way-of-the-crow", "krump"), {ID: "troll"}}, Deck: many(9, "fear")},
			side{Line: many(c.theirs, "mother"), Deck: many(9, "fear")}, card.Dis)
		tb.EndTurn()
		if c.gone {
			tb.Line(0)
			tb.Line(1)
			tb.InZone(card.Discard, "doom-device", "krump", "troll", "way-of-the-crow")
		} else {
			tb.Line(0, "krump", "troll")
			tb.InZone(card.Artifacts, "doom-device")
		}
	}
	tb := duel(t, side{Line: ids("krump"), Deck: many(9, "fear")}, side{Artifacts: ids("doom-device"), Line: many(12, "mother"),
		Deck: many(9, "fear")}, card.Brobnar)
	tb.EndTurn() // of another player
	tb.InZone(card.Artifacts, "doom-device")
}

func TestLokTheCorruptor(t *testing.T) {
	tb := duel(t, side{Line: ids("lok-the-corruptor", "dust-imp", "krump")}, side{Line: ids("shooler"), Amber: 5}, card.Dis)
	tb.Reap("lok-the-corruptor")
	tb.Amber(1, 3)
	tb.Amber(0, 1)
}

func TestRadixOfSuffering(t *testing.T) {
	for amber, n := range []int{1, 1, 0} {
		tb := duel(t, side{Artifacts: ids("radix-of-suffering"), Deck: many(5, "fear"), Amber: 2}, side{Amber: amber}, card.Dis)
		tb.Act("radix-of-suffering")
		tb.Amber(1, max(0, amber-1))
		tb.Amber(0, 2)
		held(t, tb, 0, n)
	}
}

func TestChaosImp(t *testing.T) {
	for amber, zone := range []card.Zone{card.Archives, card.Archives, card.Discard} {
		tb := duel(t, side{Line: ids("chaos-imp"), Amber: 2}, side{Line: ids("troll"), Amber: amber}, card.Dis)
		tb.Fight("chaos-imp")
		tb.Amber(1, max(0, amber-1))
		tb.InZone(zone, "chaos-imp")
	}
}

func TestOfferingToInvidius(t *testing.T) {
	tb := duel(t, side{Hand: ids("offering-to-invidius"), Discard: ids("dust-imp", "fear"), Line: ids("shooler")}, side{Discard: ids("krump")},
		card.Dis)
	tb.Play("offering-to-invidius")
	tb.Offers("dust-imp", "krump")
	tb.Pick("krump")
	tb.InZone(card.Purged, "krump")
	tb.InZone(card.Discard, "dust-imp", "fear", "offering-to-invidius")
	tb = duel(t, side{Hand: ids("offering-to-invidius")}, side{}, card.Dis)
	tb.Play("offering-to-invidius")
	tb.Amber(0, 1)
}

func TestRottingMist(t *testing.T) {
	tb := duel(t, side{Hand: ids("rotting-mist"), Line: ids("krump"), Deck: many(9, "fear")},
		side{Line: ids("gloriana-s-attendant", "troll"), Deck: many(9, "fear")}, card.Dis)
	tb.Play("rotting-mist")
	tb.InZone(card.Discard, "gloriana-s-attendant")
	tb.PowerIs("troll", 7)
	tb.PowerIs("krump", 6)
	tb.EndTurn()
	tb.PowerIs("troll", 8)
}

func TestRuination(t *testing.T) {
	mine := side{Hand: ids("ruination"), Line: list{{ID: "dust-imp"}, with("avarice", "krump")}, Artifacts: ids("doom-device")}
	theirs := side{Line: ids("dust-imp", "troll"), Artifacts: ids("doom-device"), Hand: ids("doom-device"), Deck: ids("dust-imp")}
	tb := duel(t, mine, theirs, card.Dis)
	tb.Play("ruination")
	tb.Offers("0:dust-imp", "krump", "avarice", "0:doom-device", "1:dust-imp", "troll", "1:doom-device")
	tb.Pick("1:dust-imp")
	tb.Line(0, "krump")
	tb.Line(1, "troll")
	tb = duel(t, mine, theirs, card.Dis)
	tb.Play("ruination")
	tb.Pick("0:doom-device")
	tb.InZone(card.Discard, "0:doom-device")
	assert.Equal(t, []string{"doom-device"}, tb.Pile(1, card.Hand))
	assert.Equal(t, []string{"doom-device"}, tb.Pile(1, card.Discard))
	tb.Line(0, "dust-imp", "krump")
}

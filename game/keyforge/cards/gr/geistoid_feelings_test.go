package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// haunted is a discard pile that haunts its owner (K15.6).
func haunted() list { return many(10, "dust-imp") }

func TestAStrongFeeling(t *testing.T) {
	tb := duel(t, side{Hand: ids("a-strong-feeling"), Line: list{{ID: "troll", Amber: 2, Marks: keyforge.Exhausted},
		{ID: "bumpsy", Amber: 1, Marks: keyforge.Exhausted}, {ID: "krump", Marks: keyforge.Exhausted}}},
		side{Line: list{{ID: "mother", Amber: 1, Marks: keyforge.Exhausted}}}, card.Geistoid)
	tb.Play("a-strong-feeling")
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Unmarked("bumpsy", keyforge.Exhausted)
	tb.Marked("krump", keyforge.Exhausted)
	tb.Marked("mother", keyforge.Exhausted)
	tb.AmberOn("troll", 1)
	tb.AmberOn("bumpsy", 0)
	tb.AmberOn("mother", 1)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestCallOfNeed(t *testing.T) {
	tb := duel(t, side{Hand: ids("call-of-need"), Deck: ids("fear", "smaaash", "troll")}, side{Deck: ids("punch")}, card.Geistoid)
	tb.Play("call-of-need")
	tb.Amber(0, 1)
	tb.Offers("fear", "smaaash", "troll")
	tb.Pick("smaaash")
	tb.InZone(card.Discard, "smaaash", "call-of-need")
	tb.InZone(card.Deck, "fear", "troll")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled)) // K15.13
	tb = duel(t, side{Hand: ids("call-of-need"), Deck: ids("fear")}, side{}, card.Geistoid)
	tb.Play("call-of-need")
	tb.Finish() // nothing is found (K15.12)
	tb.InZone(card.Deck, "fear")
}

func TestEmpathicMalice(t *testing.T) {
	tb := duel(t, side{Hand: ids("empathic-malice"), Line: ids("troll", "krump"), Discard: many(9, "dust-imp")},
		side{Amber: 4, Line: ids("mother")}, card.Geistoid)
	tb.Play("empathic-malice")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.AmberOn("krump", 3)
	tb.Amber(1, 1)
	tb.InZone(card.Discard, "empathic-malice") // nine cards do not haunt
	tb = duel(t, side{Hand: ids("empathic-malice"), Discard: haunted(), Deck: ids("fear")}, side{Amber: 4}, card.Geistoid)
	tb.Play("empathic-malice")
	tb.Amber(1, 4)
	assert.Equal(t, []string{"fear", "empathic-malice"}, tb.Pile(0, card.Deck))
}

func TestFutureIsPast(t *testing.T) {
	tb := duel(t, side{Hand: ids("future-is-past"), Deck: ids("fear"), Discard: ids("troll", "krump")},
		side{Deck: ids("punch", "smith"), Discard: ids("mother")}, card.Geistoid)
	tb.Play("future-is-past")
	tb.InZone(card.Deck, "troll", "krump", "mother")
	tb.InZone(card.Discard, "fear", "punch", "smith", "future-is-past")
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Deck))
}

func TestReplicativeGrowth(t *testing.T) {
	tb := duel(t, side{Hand: ids("replicative-growth"), Line: list{{ID: "varad-the-indulgent", Amber: 2}, {ID: "shadys"}}},
		side{Line: ids("mother")}, card.Geistoid)
	tb.Play("replicative-growth")
	tb.Reap("varad-the-indulgent")
	tb.AmberOn("varad-the-indulgent", 1)
	tb.Amber(0, 3) // its bonus icon, the reap and the moved one
	tb.Reap("shadys")
	tb.Amber(0, 4)
}

func TestEnergyVampirism(t *testing.T) {
	tb := duel(t, side{Hand: ids("energy-vampirism"), Line: ids("troll")}, side{Amber: 2, Line: list{{ID: "mother", Amber: 2}, {ID: "krump"}}},
		card.Geistoid)
	tb.Play("energy-vampirism")
	tb.Offers("troll", "mother", "krump")
	tb.Pick("mother")
	tb.AmberOn("mother", 3)
	tb.Amber(1, 1)
	tb.Pick("krump")
	tb.Pick("krump")
	tb.Pick("troll")
	tb.Damage("krump", 2)
	tb.Damage("troll", 1)
	tb = duel(t, side{Hand: ids("energy-vampirism"), Line: ids("troll")}, side{Amber: 2, Line: list{{ID: "mother", Amber: 1}}}, card.Geistoid)
	tb.Play("energy-vampirism")
	tb.Pick("troll")
	tb.AmberOn("troll", 1) // from your own pool, which had the bonus æmber
	tb.Amber(0, 0)
	tb.Amber(1, 2)
	tb.Pick("mother")
	tb.Damage("mother", 1)
}

func TestPhantasmalVisit(t *testing.T) {
	for n, where := range map[int]card.Zone{9: card.Discard, 10: card.Archives} {
		tb := duel(t, side{Hand: ids("phantasmal-visit"), Discard: many(n, "dust-imp")}, side{Line: ids("mother", "troll")}, card.Geistoid)
		tb.Play("phantasmal-visit")
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Stunned)
		tb.Marked("troll", keyforge.Exhausted)
		tb.Unmarked("mother", keyforge.Stunned)
		tb.InZone(where, "phantasmal-visit")
	}
	tb := duel(t, side{Hand: ids("phantasmal-visit"), Discard: haunted()}, side{}, card.Geistoid)
	tb.Play("phantasmal-visit") // without a creature too
	tb.InZone(card.Archives, "phantasmal-visit")
}

func TestReturnToRubble(t *testing.T) {
	tb := duel(t, side{Hand: ids("return-to-rubble"), Line: ids("troll"), Discard: append(haunted(), list{{ID: "fear"}}...)},
		side{Line: ids("mother")}, card.Geistoid)
	tb.Play("return-to-rubble")
	assert.Len(t, tb.Pile(0, card.Deck), 10)
	tb.InZone(card.Discard, "fear", "troll", "mother")
	tb = duel(t, side{Hand: ids("return-to-rubble"), Line: ids("troll"), Discard: many(9, "dust-imp")}, side{Line: ids("mother")},
		card.Geistoid)
	tb.Play("return-to-rubble") // not completely (K16.14)
	assert.Len(t, tb.Pile(0, card.Deck), 9)
	tb.InZone(card.Battleline, "troll", "mother")
}

func TestPoltergeistoids(t *testing.T) {
	t.Run("a creature of another house becomes Geistoid", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeistoids"), Discard: ids("troll", "fear"), Purged: ids("krump")},
			side{Discard: ids("mother")}, card.Geistoid)
		tb.Play("poltergeistoids")
		tb.Offers("troll", "fear", "mother")
		tb.Pick("troll")
		tb.Offers("troll", "krump")
		tb.Pick("troll")
		tb.Line(0, "troll")
		tb.InZone(card.Attached, "poltergeistoids")
		assert.Equal(t, card.HouseSet(card.Geistoid), tb.HousesOf(tb.Card("troll")))
		tb.Unmarked("poltergeistoids", keyforge.Exhausted)
	})
	t.Run("an artifact, and the upgrade is discarded with it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeistoids", "call-of-need"), Discard: ids("fear"), Purged: ids("well-of-memory")}, side{},
			card.Geistoid)
		tb.Play("poltergeistoids") // the only ones
		tb.InZone(card.Purged, "fear")
		tb.Finish() // Well of Memory purges none
		tb.InZone(card.Artifacts, "well-of-memory")
		tb.InZone(card.Attached, "poltergeistoids")
		tb = duel(t, side{Artifacts: list{{ID: "well-of-memory", House: card.Logos, Attached: ids("poltergeistoids")}}}, side{}, card.Geistoid)
		tb.Act("well-of-memory")
		tb.InZone(card.Discard, "well-of-memory", "poltergeistoids")
	})
	t.Run("without a card to purge nothing happens", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeistoids"), Purged: ids("troll")}, side{}, card.Geistoid)
		tb.Play("poltergeistoids")
		tb.InZone(card.Purged, "troll")
		tb.InZone(card.Discard, "poltergeistoids")
	})
	t.Run("nothing to play from the purged cards", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poltergeistoids"), Discard: ids("fear")}, side{Purged: ids("troll")}, card.Geistoid)
		tb.Play("poltergeistoids")
		tb.InZone(card.Purged, "fear", "troll")
		tb.InZone(card.Discard, "poltergeistoids")
	})
}

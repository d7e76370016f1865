package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCauldronBoil(t *testing.T) {
	tb := duel(t, side{Hand: ids("cauldron-boil"), Line: list{{ID: "valdr", Damage: 2}, {ID: "krump", Damage: 3}}},
		side{Line: list{{ID: "mother", Damage: 1}, {ID: "troll"}, {ID: "bulwark", Damage: 1}}}, card.Untamed)
	tb.Play("cauldron-boil")
	tb.Damage("valdr", 4)
	tb.InZone(card.Discard, "krump")
	tb.Damage("mother", 2)
	tb.Damage("troll", 0)
	tb.Damage("bulwark", 1) // its armor
}

func TestSongOfTheWild(t *testing.T) {
	tb := duel(t, side{Hand: ids("song-of-the-wild", "bramble-lynx"), Line: ids("murmook", "mother"), Houses: []card.House{card.Untamed}},
		side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Play("song-of-the-wild")
	tb.Reap("murmook")
	tb.Amber(0, 2)
	tb.Play("bramble-lynx")
	tb.Left()
	tb.Reap("bramble-lynx") // including one that comes later
	tb.Amber(0, 4)
	tb.EndTurn()
	tb.Reap("valdr")
	tb.Amber(1, 1)
	tb.EndTurn()
	tb.House(card.Untamed)
	tb.Reap("murmook")
	tb.Amber(0, 5)
}

func TestTheFittest(t *testing.T) {
	tb := duel(t, side{Hand: ids("the-fittest"), Line: ids("murmook", "mother")}, side{Line: ids("valdr")}, card.Untamed)
	tb.Play("the-fittest")
	tb.PowerIs("murmook", 4)
	tb.PowerIs("mother", 6)
	tb.PowerIs("valdr", 6)
	tb.Amber(0, 1)
}

func TestUnnaturalSelection(t *testing.T) {
	tb := duel(t, side{Hand: ids("unnatural-selection"), Line: ids("murmook", "mother", "valdr", "krump"), Artifacts: ids("cannon")},
		side{Line: ids("troll", "umbra")}, card.Untamed)
	tb.Play("unnatural-selection")
	tb.Offers("murmook", "mother", "valdr", "krump")
	tb.Must()
	tb.Pick("murmook", "mother", "krump")
	tb.Line(0, "murmook", "mother", "krump")
	tb.Line(1, "troll", "umbra") // fewer than three: all of them
	tb.InZone(card.Artifacts, "cannon")
	tb = duel(t, side{Hand: ids("unnatural-selection")}, side{Line: ids("troll", "umbra", "mother", "valdr", "krump")}, card.Untamed)
	tb.Play("unnatural-selection")
	tb.Pick("troll", "umbra", "krump")
	tb.Line(1, "troll", "umbra", "krump")
}

func TestUnsuspectingPrey(t *testing.T) {
	tb := duel(t, side{Hand: ids("unsuspecting-prey"), Line: ids("murmook")},
		side{Line: list{{ID: "troll"}, {ID: "umbra"}, {ID: "mother", Damage: 1}, {ID: "valdr"}}}, card.Untamed)
	tb.Play("unsuspecting-prey")
	tb.Offers("murmook", "troll", "umbra", "valdr")
	tb.Pick("umbra", "valdr")
	tb.Finish()
	tb.InZone(card.Discard, "umbra")
	tb.Damage("valdr", 2)
	tb.Damage("troll", 0)
}

func TestFangtoothCavern(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("fangtooth-cavern"), Line: ids("murmook")}, side{Line: ids("umbra", "silvertooth", "mother")},
		card.Untamed)
	tb.EndTurn()
	tb.Offers("umbra", "silvertooth")
	tb.Pick("umbra")
	tb.Line(1, "silvertooth", "mother")
	tb.House(card.Logos)
	tb.EndTurn() // not at the end of the other's turn
	tb.Line(1, "silvertooth", "mother")
}

func TestInstrumentOfSilenceAndWildSpirit(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "murmook", Attached: ids("instrument-of-silence")}}}, side{Line: ids("mother")}, card.Untamed)
	tb.Fight("murmook")
	tb.Damage("murmook", 0)
	tb.Amber(0, 1)
	tb = duel(t, side{Line: list{{ID: "murmook", Attached: ids("wild-spirit")}}}, side{Amber: 2}, card.Untamed)
	tb.Reap("murmook")
	tb.AmberOn("murmook", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 1)
}

func TestLowDawn(t *testing.T) {
	tb := duel(t, side{Hand: ids("low-dawn"), Discard: ids("murmook", "moor-wolf", "toad", "key-charge", "mother")},
		side{Discard: ids("toad")}, card.Untamed)
	tb.Play("low-dawn")
	tb.Amber(0, 3)
	tb.InZone(card.Deck, "murmook", "moor-wolf", "0:toad")
	tb.InZone(card.Discard, "key-charge", "mother", "1:toad", "low-dawn")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	tb = duel(t, side{Hand: ids("low-dawn"), Discard: ids("murmook", "moor-wolf", "key-charge", "mother")}, side{}, card.Untamed)
	tb.Play("low-dawn")
	tb.Amber(0, 1)
	tb.InZone(card.Deck, "murmook", "moor-wolf")
}

// X follows the power of the creature, whatever changes it.
func TestCreedOfNature(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("creed-of-nature", "cannon"), Line: ids("murmook", "mother"), Hand: ids("the-fittest"),
		Houses: []card.House{card.Untamed}},
		side{Line: ids("troll")}, card.Untamed)
	tb.Omni("creed-of-nature")
	tb.Offers("murmook", "mother", "troll")
	tb.Pick("murmook")
	tb.InZone(card.Discard, "creed-of-nature")
	murmook := tb.Card("murmook")
	assert.Equal(t, 3, tb.KeywordNumber(murmook, card.Assault))
	assert.True(t, tb.HasKeyword(murmook, card.Skirmish))
	tb.Play("the-fittest")
	assert.Equal(t, 4, tb.KeywordNumber(murmook, card.Assault))
	assert.Zero(t, tb.KeywordNumber(tb.Card("mother"), card.Assault))
	tb.Fight("murmook")
	tb.InZone(card.Discard, "troll") // 4 of assault and 4 of the blow
	tb.Damage("murmook", 0)
	tb.EndTurn()
	assert.Zero(t, tb.KeywordNumber(murmook, card.Assault))
}

func TestNepetaGigantica(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("nepeta-gigantica", "cannon"), Line: ids("murmook", "mother")},
		side{Line: list{{ID: "troll"}, {ID: "alaka"}, {ID: "tocsin"}}}, card.Untamed)
	tb.Act("nepeta-gigantica")
	tb.Offers("mother", "troll", "alaka")
	tb.Pick("alaka")
	tb.Marked("alaka", keyforge.Stunned)
	tb.Unmarked("mother", keyforge.Stunned)
}

package cc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCircleOfPower(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("circle-of-power"), Line: list{{ID: "gloriana-s-attendant", Power: 2}, {ID: "katha-the-wise"},
		{ID: "krump"}}},
		side{Line: ids("snufflegator")}, card.Untamed)
	tb.PowerIs("gloriana-s-attendant", 5)
	tb.PowerIs("katha-the-wise", 5)
	tb.PowerIs("krump", 6)
	tb.PowerIs("snufflegator", 4)
	tb.Fight("gloriana-s-attendant")
	tb.InZone(card.Discard, "snufflegator")
	tb.Damage("gloriana-s-attendant", 4)
}

func TestKathaTheWise(t *testing.T) {
	mine := side{Hand: ids("snufflegator", "krump", "circle-of-power"), Line: ids("katha-the-wise")}
	tb := duel(t, mine, side{Hand: ids("katha-the-wise")}, card.Brobnar)
	tb.Omni("katha-the-wise")
	tb.Offers("snufflegator")
	tb.Pick("snufflegator")
	tb.Left()
	tb.Line(0, "snufflegator", "katha-the-wise")
	tb = duel(t, mine, side{}, card.Brobnar)
	tb.Omni("katha-the-wise")
	tb.Finish()
	tb.Line(0, "katha-the-wise")
}

func TestEnchantedMurmook(t *testing.T) {
	tb := duel(t, side{Line: ids("snufflegator", "enchanted-murmook", "katha-the-wise", "conclave-witch")}, side{Amber: 7}, card.Untamed)
	assert.Equal(t, 8, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
	tb = duel(t, side{Line: ids("enchanted-murmook", "krump", "snufflegator")}, side{}, card.Untamed)
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestWayOfTheCrow(t *testing.T) {
	tb := duel(t, side{Line: ids("krump", "bumpsy")}, side{Line: list{with("way-of-the-crow", "troll")}}, card.Brobnar)
	tb.Fight("krump")
	tb.Damage("krump", 0)
	tb.Damage("troll", 0)
	tb.Fight("bumpsy")
	tb.Damage("troll", 5)
}

func TestConclaveWitch(t *testing.T) {
	tb := duel(t, side{Line: ids("conclave-witch", "snufflegator", "krump")}, side{Line: ids("enchanted-murmook")}, card.Untamed)
	tb.Act("conclave-witch")
	tb.Amber(0, 2)
}

func TestPowerUp(t *testing.T) {
	for _, c := range []struct {
		id   string
		n    int
		zone card.Zone
	}{{"krump", 8, card.Archives}, {"bumpsy", 7, card.Discard}} { // a tie is enough (K17.9)
		tb := duel(t, side{Hand: ids("power-up"), Line: ids("krump", "bumpsy")}, side{Line: ids("troll")}, card.Untamed)
		tb.Play("power-up")
		tb.Offers("krump", "bumpsy")
		tb.Pick(c.id)
		tb.PowerIs(c.id, c.n)
		tb.InZone(c.zone, "power-up")
	}
	tb := duel(t, side{Hand: ids("power-up")}, side{Line: ids("troll")}, card.Untamed)
	tb.Play("power-up")
	tb.InZone(card.Discard, "power-up")
}

func TestPrognosticatingWitch(t *testing.T) {
	for in, out := range map[int]int{3: 5, 4: 4} {
		tb := duel(t, side{Hand: append(many(in, "fear"), ids("prognosticating-witch")...), Deck: many(5, "fear")}, side{}, card.Untamed)
		tb.Play("prognosticating-witch")
		held(t, tb, 0, out)
		tb = duel(t, side{Hand: many(in, "fear"), Line: ids("prognosticating-witch"), Deck: many(5, "fear")}, side{}, card.Untamed)
		tb.Reap("prognosticating-witch")
		held(t, tb, 0, out)
	}
}

func TestUnleashTheBeast(t *testing.T) {
	tb := duel(t, side{Hand: ids("unleash-the-beast"), Line: tired("bumpsy", "krump")}, side{Line: ids("troll", "mother")}, card.Untamed)
	tb.Play("unleash-the-beast")
	tb.Pick("krump")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.Damage("troll", 6)
	tb.Marked("krump", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("unleash-the-beast"), Line: tired("bumpsy", "krump")}, side{Line: ids("troll")}, card.Untamed)
	tb.Play("unleash-the-beast")
	tb.Pick("bumpsy") // is exhausted
	tb.Damage("troll", 0)
}

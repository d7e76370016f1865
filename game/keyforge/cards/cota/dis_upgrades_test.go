package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCollarOfSubordination(t *testing.T) {
	t.Run("you control the creature, on the flank of your choice", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("collar-of-subordination"), Houses: []card.House{card.Dis}},
			side{Line: list{{ID: "valdr", Amber: 1}, {ID: "tocsin"}}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("valdr")
		tb.Left()
		tb.Line(0, "valdr", "mother")
		tb.Line(1, "tocsin")
		tb.AmberOn("valdr", 1)
		tb.InZone(card.Attached, "collar-of-subordination")
	})
	t.Run("your own creature stays where it is", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin"), Hand: ids("collar-of-subordination")}, side{}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("mother")
		tb.Line(0, "mother", "tocsin")
	})
	t.Run("its creature goes to its owner's discard pile, the collar to yours (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "collar-of-subordination"}, {ID: "punch", House: card.Dis}}},
			side{Line: list{{ID: "dust-imp", Amber: 1}}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Play("punch")
		assert.Equal(t, []string{"dust-imp"}, tb.Pile(1, card.Discard))
		assert.Equal(t, []string{"punch", "collar-of-subordination"}, tb.Pile(0, card.Discard))
		tb.Amber(0, 3) // Dust Imp and the icon of Punch
		tb.Amber(1, 1) // Q17
	})
	t.Run("of two the later one holds (K13.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("collar-of-subordination"), Houses: []card.House{card.Dis}},
			side{Line: ids("valdr"), Hand: ids("collar-of-subordination"), Houses: []card.House{card.Dis}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Line(0, "valdr")
		tb.EndTurn()
		tb.Play("1:collar-of-subordination")
		tb.Line(1, "valdr")
		tb.Line(0)
	})
}

func TestFlameWreathed(t *testing.T) {
	tb := duel(t, side{Hand: ids("flame-wreathed"), Line: ids("batdrone", "tocsin")},
		side{Line: ids("bumpsy"), Houses: []card.House{card.Brobnar}}, card.Dis)
	tb.Play("flame-wreathed")
	tb.Offers("batdrone", "tocsin", "bumpsy")
	tb.Pick("batdrone")
	tb.Amber(0, 1)
	tb.PowerIs("batdrone", 4)
	tb.PowerIs("tocsin", 3)
	tb.EndTurn()
	tb.Fight("bumpsy", "batdrone")
	tb.InZone(card.Discard, "bumpsy", "batdrone") // 2 before the fight, 4 in it
}

// Hazardous damage comes before the fight (K18.6), and adds up (K18.5).
func TestFlameWreathedTwice(t *testing.T) {
	tb := duel(t, side{Line: ids("charette")},
		side{Line: list{{ID: "urchin", Marks: keyforge.Attacked, Attached: ids("flame-wreathed", "flame-wreathed")}}}, card.Dis)
	tb.Fight("charette")
	tb.InZone(card.Discard, "charette")
	tb.Damage("urchin", 0)
}

// Collar and Harland Mindlock on one creature: the later one holds, and the other
// takes over when it ends (K13.10, Q19).
func TestCollarAndHarland(t *testing.T) {
	t.Run("Harland last; when he leaves the collar holds", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("collar-of-subordination"), Houses: []card.House{card.Brobnar, card.Dis}, Line: ids("smaaash")},
			side{Line: ids("valdr"), Hand: ids("harland-mindlock"), Houses: []card.House{card.Logos}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("valdr")
		tb.Right()
		tb.Line(0, "smaaash", "valdr")
		tb.EndTurn()
		tb.Play("harland-mindlock")
		tb.Pick("valdr")
		tb.Right()
		tb.Line(1, "harland-mindlock", "valdr")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("smaaash", "harland-mindlock")
		tb.Right()
		tb.Line(0, "smaaash", "valdr")
		tb.Line(1)
	})
	t.Run("the collar last; Harland's leaving changes nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harland-mindlock"), Houses: []card.House{card.Logos}},
			side{Line: ids("valdr", "smaaash"), Hand: ids("collar-of-subordination"), Houses: []card.House{card.Brobnar, card.Dis}}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Pick("valdr")
		tb.Right()
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("valdr")
		tb.Left()
		tb.Line(1, "valdr", "smaaash")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("smaaash", "harland-mindlock")
		tb.Line(1, "valdr", "smaaash")
	})
}

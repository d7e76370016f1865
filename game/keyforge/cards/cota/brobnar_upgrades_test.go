package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBloodOfTitans(t *testing.T) {
	t.Run("5 more power, on any creature (K6.5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp"), Hand: ids("blood-of-titans")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("blood-of-titans")
		tb.Offers("dust-imp", "mother")
		tb.Pick("dust-imp")
		tb.PowerIs("dust-imp", 7)
		tb.PowerIs("mother", 5)
		tb.Amber(0, 1)
	})
	t.Run("it keeps a damaged creature alive, adds up, and goes with it (K6.7)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dust-imp", Damage: 6, Attached: ids("blood-of-titans")}}, Hand: ids("fear")},
			side{Line: list{{ID: "mother", Attached: ids("blood-of-titans", "blood-of-titans")}}}, card.Dis)
		tb.Line(0, "dust-imp")
		tb.PowerIs("mother", 15)
		tb.Play("fear")
		tb.InZone(card.Hand, "mother")
		tb.InZone(card.Discard, "1:blood-of-titans#1", "1:blood-of-titans#2")
	})
	t.Run("it cannot be played on an empty table (K6.6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("blood-of-titans")}, side{}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("blood-of-titans")}, keyforge.NoHost)
	})
}

func TestPhoenixHeart(t *testing.T) {
	heart := func(c at) list { c.Attached = ids("phoenix-heart"); return list{c} }
	t.Run("back to its owner's hand, and 3 damage to each creature", func(t *testing.T) {
		tb := duel(t, side{Line: heart(at{ID: "bumpsy"}), Hand: ids("punch")}, side{Line: ids("mother", "tocsin", "krump")}, card.Brobnar)
		tb.Fight("bumpsy", "mother")
		assert.Equal(t, []string{"punch", "bumpsy"}, tb.Pile(0, card.Hand))
		tb.InZone(card.Discard, "phoenix-heart", "mother", "tocsin")
		tb.Damage("krump", 3)
	})
	t.Run("on an enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Hand: ids("punch")}, side{Line: heart(at{ID: "tocsin"})}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("tocsin")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(1, card.Hand))
		tb.Damage("troll", 3)
	})
	t.Run("not when it is returned or purged without being destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Hand: ids("fear")}, side{Line: heart(at{ID: "mother"})}, card.Dis)
		tb.Play("fear")
		tb.Damage("troll", 0)
		tb.InZone(card.Discard, "phoenix-heart")
	})
	t.Run("it plays onto any creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Hand: ids("phoenix-heart")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("phoenix-heart")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.InZone(card.Attached, "phoenix-heart")
		tb.Amber(0, 0)
	})
}

func TestYoMamaMastery(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "bumpsy"}, {ID: "mother", Damage: 4}}, Hand: ids("yo-mama-mastery"),
		Houses: []card.House{card.Brobnar}},
		side{Line: list{{ID: "troll", Damage: 1}}, Houses: []card.House{card.Brobnar}}, card.Brobnar)
	tb.Play("yo-mama-mastery")
	tb.Offers("bumpsy", "mother", "troll")
	tb.Pick("mother")
	tb.Damage("mother", 0)
	tb.Damage("troll", 1)
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Fight("troll") // nothing else may be attacked (K18.13)
	tb.InZone(card.Discard, "mother", "yo-mama-mastery")
}

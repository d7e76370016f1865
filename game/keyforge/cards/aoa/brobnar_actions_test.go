package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestOneTwoPunch(t *testing.T) {
	line := list{{ID: "mother"}, {ID: "tocsin", Marks: keyforge.Stunned}, {ID: "valdr", Marks: keyforge.Stunned | keyforge.Warded}}
	play := func(target string) (tb *table) {
		tb = duel(t, side{Hand: ids("1-2-punch"), Line: list{{ID: "troll", Marks: keyforge.Stunned}}}, side{Line: line}, card.Brobnar)
		tb.Play("1-2-punch")
		tb.Offers("mother", "tocsin", "valdr")
		tb.Pick(target)
		tb.Amber(0, 1)
		return tb
	}
	tb := play("mother")
	tb.Marked("mother", keyforge.Stunned)
	tb = play("tocsin")
	tb.InZone(card.Discard, "tocsin")
	tb.Unmarked("mother", keyforge.Stunned)
	tb = play("valdr")
	tb.InZone(card.Battleline, "valdr")
	tb.Unmarked("valdr", keyforge.Warded)
}

func TestFirstBlood(t *testing.T) {
	t.Run("2 for each friendly Brobnar creature, as you divide it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("first-blood"), Line: ids("troll", "valdr", "tocsin")}, side{Line: ids("krump", "mother", "dust-imp")},
			card.Brobnar)
		tb.Play("first-blood")
		tb.Pick("dust-imp")
		tb.Pick("mother")
		tb.Pick("dust-imp")
		tb.InZone(card.Battleline, "dust-imp") // all of it lands together (K11.4)
		tb.Pick("troll")
		tb.InZone(card.Discard, "dust-imp")
		tb.Damage("mother", 1)
		tb.Damage("troll", 1)
		tb.Damage("krump", 0)
	})
	t.Run("none without them", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("first-blood"), Line: ids("tocsin")}, side{Line: ids("krump")}, card.Brobnar)
		tb.Play("first-blood")
		tb.Damage("krump", 0)
	})
	t.Run("alpha", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("first-blood"), Line: ids("troll")}, side{}, card.Brobnar)
		tb.Reap("troll")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("first-blood")}, keyforge.NeedsAlpha)
	})
}

func TestIntoTheFray(t *testing.T) {
	t.Run("it fights again and again, until it dies or the turn is over", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("into-the-fray"), Line: ids("troll", "valdr", "tocsin"), Houses: []card.House{card.Brobnar}},
			side{Line: ids("mother", "dust-pixie", "shooler", "ether-spider"), Houses: []card.House{card.Logos}}, card.Brobnar)
		tb.Play("into-the-fray")
		tb.Offers("troll", "valdr")
		tb.Pick("troll")
		tb.Fight("troll", "dust-pixie")
		tb.Unmarked("troll", keyforge.Exhausted)
		tb.Fight("troll", "mother")
		tb.Unmarked("troll", keyforge.Exhausted)
		tb.Reap("troll") // which is no fight
		tb.Marked("troll", keyforge.Exhausted)
		tb.Fight("valdr", "shooler")
		tb.Marked("valdr", keyforge.Exhausted)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("troll", "ether-spider")
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("six times at most (K17.8)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("into-the-fray"), Line: ids("troll")}, side{Line: list{{ID: "ether-spider", Power: 90}}}, card.Brobnar)
		tb.Play("into-the-fray")
		for range 6 {
			tb.Fight("troll")
		}
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")}, keyforge.SixAlready)
	})
	t.Run("no such creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("into-the-fray"), Line: ids("tocsin")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Play("into-the-fray")
	})
}

func TestPound(t *testing.T) {
	tb := duel(t, side{Hand: ids("pound"), Line: ids("troll")}, side{Line: ids("mother", "valdr", "dust-pixie", "krump")}, card.Brobnar)
	tb.Play("pound")
	tb.Pick("valdr")
	tb.Damage("valdr", 2)
	tb.Damage("mother", 1)
	tb.InZone(card.Discard, "dust-pixie")
	tb.Damage("krump", 0) // was no neighbor when the damage landed
	tb.Damage("troll", 0)
}

func TestTheFlex(t *testing.T) {
	for id, amber := range map[string]int{"troll": 4, "bumpsy": 2} { // 5 power: 2.5
		tb := duel(t, side{Hand: ids("the-flex"), Line: list{{ID: "troll"}, {ID: "bumpsy"}, {ID: "valdr", Marks: keyforge.Exhausted},
			{ID: "mother"}}},
			side{Line: ids("krump")}, card.Brobnar)
		tb.Play("the-flex")
		tb.Offers("troll", "bumpsy")
		tb.Pick(id)
		tb.Marked(id, keyforge.Exhausted)
		tb.Amber(0, amber)
	}
	tb := duel(t, side{Hand: ids("the-flex"), Line: list{{ID: "troll", Marks: keyforge.Exhausted}}}, side{Line: ids("krump")}, card.Brobnar)
	tb.Play("the-flex")
	tb.Amber(0, 0)
	tb = duel(t, side{Hand: ids("the-flex"), Line: list{{ID: "bumpsy", Power: 3, Marks: keyforge.Stunned}}}, side{}, card.Brobnar)
	tb.Play("the-flex")
	tb.Amber(0, 4)
	tb.Marked("bumpsy", keyforge.Stunned) // it was not used
}

func TestMightMakesRight(t *testing.T) {
	strong := list{{ID: "troll"}, {ID: "valdr"}, {ID: "kelifi-dragon"}, {ID: "dust-imp", Power: 2}}
	t.Run("25 or more forges a key at no cost", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("might-makes-right"), Line: strong, Amber: 2}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("might-makes-right")
		tb.Offers("troll", "valdr", "kelifi-dragon", "dust-imp")
		tb.Pick("kelifi-dragon", "troll", "dust-imp")
		tb.Must() // 24
		tb.Pick("valdr")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Line(0)
		tb.Amber(0, 2+1+2) // Dust Imp's as well
		tb.Line(1, "mother")
	})
	t.Run("or nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("might-makes-right"), Line: strong}, side{}, card.Brobnar)
		tb.Play("might-makes-right")
		tb.Finish()
		tb.Keys(0, 0)
		assert.Len(t, tb.Pile(0, card.Battleline), 4)
	})
	t.Run("too little power: the opponent's does not count", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("might-makes-right"), Line: strong[:2]}, side{Line: strong}, card.Brobnar)
		tb.Play("might-makes-right")
		tb.Keys(0, 0)
		tb.Line(0, "troll", "valdr")
	})
	t.Run("a ward keeps one: no key (Q48, K16.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("might-makes-right"), Line: list{{ID: "kelifi-dragon", Power: 20}, {ID: "troll", Marks: keyforge.Warded}}},
			side{},
			card.Brobnar)
		tb.Play("might-makes-right")
		tb.Pick("kelifi-dragon", "troll")
		tb.Keys(0, 0)
		tb.Line(0, "troll")
	})
	t.Run("the third key wins", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("might-makes-right"), Line: list{{ID: "kelifi-dragon", Power: 20}}, Keys: 2}, side{}, card.Brobnar)
		tb.Play("might-makes-right")
		tb.Pick("kelifi-dragon")
		assert.True(t, tb.Won(0))
	})
}

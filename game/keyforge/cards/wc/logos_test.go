package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	side = keyforge.SidePosition
	list = []keyforge.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
	many = gametest.Many
	// start is a duel of a whole position.
	start = func(t *testing.T, p keyforge.Position) *gametest.Table { return gametest.Start(t, keyforge.Duel, p) }
)

func TestMimicGel(t *testing.T) {
	t.Run("a copy of another creature, of house Logos, with its Play ability", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("mimic-gel")}, side{Line: ids("raiding-knight", "valdr"), Amber: 3}, card.Logos)
		tb.Play("mimic-gel")
		tb.Offers("mother", "raiding-knight", "valdr")
		tb.Pick("raiding-knight")
		tb.Right()
		gel := tb.Card("mimic-gel")
		tb.PowerIs("mimic-gel", 4)
		assert.Equal(t, 2, tb.Armor(gel))
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(gel))
		tb.AmberOn("mimic-gel", 1)
		tb.AmberOn("raiding-knight", 0)
		tb.Marked("mimic-gel", keyforge.Exhausted)
	})
	t.Run("it cannot be played without another creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel"), Artifacts: ids("seeker-needle")}, side{}, card.Logos)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("mimic-gel")}, keyforge.OwnCondition)
	})
	t.Run("nor by an ability (Q41)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Deck: ids("mimic-gel")}, side{}, card.Logos)
		tb.Play("wild-wormhole")
		assert.Equal(t, []string{"mimic-gel"}, tb.Pile(0, card.Deck))
	})
	t.Run("with the bonus icons and the keywords of the copy", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel")}, side{Line: ids("dust-pixie")}, card.Logos)
		tb.Play("mimic-gel")
		tb.Amber(0, 2)
		tb = duel(t, side{Hand: ids("mimic-gel")}, side{Line: ids("champion-anaphiel")}, card.Logos)
		tb.Play("mimic-gel")
		assert.True(t, tb.HasKeyword(tb.Card("mimic-gel"), card.Taunt))
	})
	t.Run("damage, counters, stun and upgrades are not copied", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel")},
			side{Line: list{{ID: "mother", Damage: 3, Power: 2, Marks: keyforge.Stunned, Attached: ids("blood-of-titans")}}}, card.Logos)
		tb.Play("mimic-gel")
		tb.PowerIs("mimic-gel", 5)
		tb.Damage("mimic-gel", 0)
		tb.Unmarked("mimic-gel", keyforge.Stunned)
	})
	t.Run("the text means the copy (K16.19); in hand it is itself again", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel", "punch"), Houses: []card.House{card.Logos}}, side{Line: ids("bad-penny", "mother")}, card.Logos)
		tb.Play("mimic-gel")
		tb.Pick("bad-penny")
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Fight("mother")
		tb.InZone(card.Hand, "mimic-gel")
		tb.InZone(card.Battleline, "bad-penny")
		tb.EndTurn()
		tb.Play("mimic-gel")
		tb.Offers("bad-penny", "mother")
		tb.Pick("mother")
		tb.PowerIs("mimic-gel", 5)
	})
	t.Run("in the discard pile it is a Mimic Gel of its own house", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "mimic-gel", House: card.Dis}, {ID: "punch", House: card.Dis}}}, side{Line: ids("dust-imp")}, card.Dis)
		tb.Play("mimic-gel")
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("mimic-gel")))
		tb.Play("punch")
		tb.Pick("mimic-gel")
		tb.Amber(0, 3) // Dust Imp's text
		assert.Equal(t, card.Dis, tb.Of("mimic-gel").House)
		assert.Zero(t, tb.Of("mimic-gel").Text)
	})
	t.Run("a copy of a copy", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel", "mimic-gel")}, side{Line: ids("mother")}, card.Logos)
		tb.Play("mimic-gel#1")
		tb.Play("mimic-gel#2")
		tb.Pick("mimic-gel#1")
		tb.Left()
		tb.PowerIs("mimic-gel#2", 5)
	})
	t.Run("a copy of an Ultra Gravitron is one card", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel"), Deck: many(6, "fear")},
			side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}}, card.Logos)
		tb.Play("mimic-gel")
		tb.PowerIs("mimic-gel", 10)
		assert.Len(t, tb.Pile(0, card.Archives), 5)
	})
	t.Run("the original may leave: the copy stays", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "mimic-gel"}, {ID: "fear", House: card.Logos}}}, side{Line: ids("mother")}, card.Logos)
		tb.Play("mimic-gel")
		tb.Play("fear")
		tb.PowerIs("mimic-gel", 5)
	})
}

func TestSelfBolsteringAutomata(t *testing.T) {
	t.Run("healed, exhausted, moved to a flank, two counters", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("mother", "self-bolstering-automata", "valdr")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("self-bolstering-automata")
		tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
		tb.Left()
		tb.Line(1, "self-bolstering-automata", "mother", "valdr")
		tb.PowerIs("self-bolstering-automata", 3)
		tb.Damage("self-bolstering-automata", 0)
		tb.Marked("self-bolstering-automata", keyforge.Exhausted)
	})
	t.Run("alone it is destroyed; enemy creatures do not count", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("punch")},
			side{Line: ids("self-bolstering-automata"), Artifacts: ids("seeker-needle")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("self-bolstering-automata")
		tb.InZone(card.Discard, "self-bolstering-automata")
	})
	t.Run("a friend that is tagged too is still in play (K12.11, K12.12)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")}, side{Line: ids("dust-imp", "self-bolstering-automata")}, card.Shadows)
		tb.Play("poison-wave")
		tb.Right()
		tb.Line(1, "self-bolstering-automata")
		tb.PowerIs("self-bolstering-automata", 3)
		tb.InZone(card.Discard, "dust-imp")
		tb.Amber(1, 2)
	})
	t.Run("no counters unless healed, exhausted and moved, all three (K16.14)", func(t *testing.T) {
		for _, c := range []struct {
			name, by string
			house    card.House
			marks    keyforge.Mark
			power    int
		}{
			{"all three", "punch", card.Brobnar, 0, 3},
			{"exhausted already", "punch", card.Brobnar, keyforge.Exhausted, 1},
			{"nothing to heal (K11.15)", "gateway-to-dis", card.Dis, 0, 1},
		} {
			tb := duel(t, side{Hand: ids(c.by)}, side{Line: list{{ID: "mother"}, {ID: "self-bolstering-automata", Marks: c.marks}}}, c.house)
			tb.Play(c.by)
			if c.by == "punch" {
				tb.Pick("self-bolstering-automata")
			}
			tb.Right() // staying where it is counts as moving (K10.6)
			tb.Damage("self-bolstering-automata", 0)
			tb.Marked("self-bolstering-automata", keyforge.Exhausted)
			tb.PowerIs("self-bolstering-automata", c.power)
		}
		tb := duel(t, side{Line: ids("self-bolstering-automata", "mother")}, side{Line: ids("troll")}, card.Logos)
		tb.Fight("self-bolstering-automata") // which has exhausted it
		tb.Right()
		tb.Line(0, "mother", "self-bolstering-automata")
		tb.PowerIs("self-bolstering-automata", 1)
	})
	t.Run("again and again", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch")}, side{Line: ids("mother", "self-bolstering-automata")}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("self-bolstering-automata")
		tb.Right()
		tb.Play("punch")
		tb.Pick("self-bolstering-automata") // 3 damage, power 3
		tb.Right()
		tb.Damage("self-bolstering-automata", 0)
		tb.PowerIs("self-bolstering-automata", 3)
	})
	t.Run("two of them save each other", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")}, side{Line: ids("self-bolstering-automata", "self-bolstering-automata")}, card.Shadows)
		tb.Play("poison-wave")
		tb.Left()
		tb.Left()
		tb.PowerIs("self-bolstering-automata#1", 3)
		tb.PowerIs("self-bolstering-automata#2", 3)
	})
	t.Run("it can still leave in other ways", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: ids("self-bolstering-automata")}, card.Dis)
		tb.Play("fear")
		tb.InZone(card.Hand, "self-bolstering-automata")
	})
}

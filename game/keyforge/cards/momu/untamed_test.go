package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestTitanicBumblebird(t *testing.T) {
	t.Run("the power of the destroyed goes to one of yours", func(t *testing.T) {
		tb := duel(t, side{Line: whole("titanic-bumblebird", "mother")}, side{Line: list{{ID: "troll", Power: 1}, {ID: "urchin"}}}, card.Untamed)
		tb.Reap("titanic-bumblebird")
		tb.Pick("troll")
		tb.Pick("mother")
		tb.PowerIs("mother", 5+9)
	})
	t.Run("a warded creature gives nothing", func(t *testing.T) {
		tb := duel(t, side{Line: whole("titanic-bumblebird")}, side{Line: list{{ID: "troll", Marks: keyforge.Warded}}}, card.Untamed)
		tb.Reap("titanic-bumblebird")
		tb.PowerIs("titanic-bumblebird", 8)
		tb.Line(1, "troll")
	})
}

func TestRockatiel(t *testing.T) {
	tb := duel(t, side{Hand: ids("rockatiel"), Deck: ids("fear")}, side{Line: ids("troll", "urchin"), Deck: ids("punch")}, card.Untamed)
	tb.Play("rockatiel")
	tb.Pick("troll")
	tb.Pick("rockatiel")
	assert.ElementsMatch(t, []string{"punch", "troll"}, tb.Pile(1, card.Deck))
	assert.ElementsMatch(t, []string{"fear", "rockatiel"}, tb.Pile(0, card.Deck))
	tb.Line(1, "urchin")
}

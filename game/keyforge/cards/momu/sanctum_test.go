package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func TestAscendantHester(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "ascendant-hester", Marks: keyforge.Joining, Amber: 1}, {ID: "mother", Amber: 2}, {ID: "urchin"}}},
		side{Line: list{{ID: "dodger", Amber: 3}}, Amber: 3}, card.Sanctum)
	armor := func(id string) int { return tb.Armor(tb.Card(id)) }
	assert.Equal(t, []int{0, 4, 0, 0}, []int{armor("ascendant-hester"), armor("mother"), armor("urchin"), armor("dodger")})
	tb.Fight("ascendant-hester")
	tb.Amber(1, 0)
	assert.Equal(t, 6, armor("mother"))
}

func TestSirsColossus(t *testing.T) {
	t.Run("captures all, as you divide it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sirs-colossus", "sirs-colossus2"), Line: ids("mother")}, side{Amber: 3, Line: ids("troll")}, card.Sanctum)
		tb.Play("sirs-colossus")
		tb.Right()
		tb.Pick("sirs-colossus")
		tb.Pick("mother")
		tb.Pick("mother")
		tb.AmberOn("sirs-colossus", 1)
		tb.AmberOn("mother", 2)
		tb.Amber(1, 0)
	})
	t.Run("takes all from one of yours, for nobody", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "sirs-colossus", Marks: keyforge.Joining, Amber: 1}, {ID: "mother", Amber: 2}}},
			side{Line: list{{ID: "urchin", Amber: 1}}}, card.Sanctum)
		tb.Fight("sirs-colossus")
		tb.Offers("sirs-colossus", "mother")
		tb.Pick("mother")
		tb.AmberOn("mother", 0)
		tb.AmberOn("sirs-colossus", 1)
		tb.Amber(0, 0)
	})
}

func TestGreyAberrant(t *testing.T) {
	t.Run("no creature has a trait", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grey-aberrant", "mother")}, side{Line: ids("troll"), Artifacts: ids("dark-æmber-vault")}, card.Sanctum)
		for _, id := range []string{"grey-aberrant", "mother", "troll"} {
			assert.Empty(t, tb.TraitsOf(tb.Card(id)).All(), id)
		}
		assert.True(t, tb.TraitsOf(tb.Card("dark-æmber-vault")).Has(trait.Location), "an artifact keeps its own")
	})
	t.Run("losing beats gaining (D44)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grey-aberrant", "mother"), Hand: list{{ID: "mutation-of-fury", House: card.Sanctum}}}, side{}, card.Sanctum)
		tb.Play("mutation-of-fury")
		tb.Pick("mother")
		assert.Empty(t, tb.TraitsOf(tb.Card("mother")).All())
	})
	t.Run("they are back when it leaves", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grey-aberrant", "mother")}, side{Line: ids("troll")}, card.Sanctum)
		tb.Fight("grey-aberrant")
		tb.InZone(card.Discard, "grey-aberrant")
		assert.True(t, tb.TraitsOf(tb.Card("troll")).Has(trait.Giant))
	})
}

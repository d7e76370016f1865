package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func TestBawretchadontius(t *testing.T) {
	t.Run("exalts one of yours and two of theirs", func(t *testing.T) {
		tb := duel(t, side{Line: whole("bawretchadontius", "mother")}, side{Line: ids("troll", "urchin", "dodger")}, card.Saurian)
		tb.Reap("bawretchadontius")
		tb.Pick("mother")
		tb.Pick("troll", "dodger")
		for id, n := range map[string]int{"mother": 1, "bawretchadontius": 0, "troll": 1, "urchin": 0, "dodger": 1} {
			tb.AmberOn(id, n)
		}
	})
	t.Run("is a Dinosaur (E24)", func(t *testing.T) {
		tb := duel(t, side{Line: whole("bawretchadontius")}, side{}, card.Saurian)
		assert.True(t, tb.TraitsOf(tb.Card("bawretchadontius")).Has(trait.Dinosaur))
	})
	t.Run("your creatures with æmber deal damage when they reap", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bawretchadontius", Marks: keyforge.Joining}, {ID: "cera-severa", Amber: 1}, {ID: "lyco-saurus"}}},
			side{Line: list{{ID: "troll", Amber: 1}}}, card.Saurian)
		tb.Reap("lyco-saurus") // without æmber: nothing is asked
		tb.Reap("cera-severa")
		tb.First("cera-severa")
		tb.Pick("troll")
		tb.Damage("troll", 4)
	})
}

func TestCeraSevera(t *testing.T) {
	t.Run("captures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("cera-severa")}, side{Amber: 2}, card.Saurian)
		tb.Reap("cera-severa")
		tb.AmberOn("cera-severa", 1)
		tb.Amber(1, 1)
	})
	t.Run("destroyed it deals damage for the æmber on it", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "cera-severa", Amber: 3}}}, side{Line: ids("troll", "mother"), Amber: 0}, card.Saurian)
		tb.Fight("cera-severa", "troll")
		tb.Offers("troll", "mother")
		tb.Pick("mother")
		tb.Damage("mother", 3)
	})
}

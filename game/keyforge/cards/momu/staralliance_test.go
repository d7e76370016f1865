package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCadetAllison(t *testing.T) {
	t.Run("the house of the discarded card is active", func(t *testing.T) {
		tb := duel(t, side{Line: whole("cadet-allison", "mother"), Hand: ids("fear")}, side{}, card.StarAlliance)
		tb.Reap("cadet-allison")
		tb.InZone(card.Discard, "fear")
		assert.Equal(t, card.Dis, tb.State().House)
	})
	t.Run("without a hand nothing changes", func(t *testing.T) {
		tb := duel(t, side{Line: whole("cadet-allison")}, side{}, card.StarAlliance)
		tb.Reap("cadet-allison")
		assert.Equal(t, card.StarAlliance, tb.State().House)
	})
}

func TestJ43G3RV(t *testing.T) {
	line := whole("j43g3r-v", "mother", "urchin", "dodger")
	t.Run("after a reap two of other houses may reap", func(t *testing.T) {
		tb := duel(t, side{Line: line}, side{Line: ids("troll")}, card.StarAlliance)
		assert.False(t, may(tb, keyforge.Reap, "mother"))
		tb.Reap("j43g3r-v")
		assert.False(t, may(tb, keyforge.Fight, "mother"))
		tb.Reap("mother")
		tb.Reap("urchin")
		assert.False(t, may(tb, keyforge.Reap, "dodger"))
		tb.Amber(0, 3)
	})
	t.Run("after a fight two may fight", func(t *testing.T) {
		tb := duel(t, side{Line: line}, side{Line: ids("krump", "troll")}, card.StarAlliance)
		tb.Fight("j43g3r-v", "krump")
		assert.False(t, may(tb, keyforge.Reap, "mother"))
		tb.Fight("dodger", "troll")
		tb.Fight("mother", "troll")
		assert.False(t, may(tb, keyforge.Fight, "urchin"))
	})
}

func TestGySgtMargot(t *testing.T) {
	tb := duel(t, side{Line: ids("gysgt-margot", "mother")}, side{Line: ids("troll", "urchin")}, card.StarAlliance)
	tb.Reap("gysgt-margot")
	tb.Pick("troll")
	tb.Damage("troll", 2)
	tb.Offers("gysgt-margot", "mother")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Warded)
}

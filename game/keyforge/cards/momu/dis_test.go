package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestTormax(t *testing.T) {
	t.Run("played as one of two halves", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tormax", "tormax2", "fear")}, side{Hand: ids("mother", "punch", "anger")}, card.Dis)
		tb.Play("tormax2")
		tb.Line(0, "tormax")
		tb.PowerIs("tormax", 8)
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb.InZone(card.Discard, "fear")
		assert.Len(t, tb.Pile(1, card.Hand), 1)
		assert.Len(t, tb.Pile(1, card.Purged), 2)
	})
	t.Run("reaps and fights against a hand of one", func(t *testing.T) {
		for _, use := range []string{"reap", "fight"} {
			tb := duel(t, side{Line: whole("tormax"), Hand: ids("fear")}, side{Line: ids("urchin"), Hand: ids("mother")}, card.Dis)
			if use == "reap" {
				tb.Reap("tormax")
			} else {
				tb.Fight("tormax")
			}
			tb.InZone(card.Discard, "fear")
			tb.InZone(card.Purged, "mother")
		}
	})
}

func TestWretchedAnathema(t *testing.T) {
	t.Run("it destroys two others, of either side", func(t *testing.T) {
		tb := duel(t, side{Line: whole("wretched-anathema", "mother")}, side{Line: ids("troll", "urchin")}, card.Dis)
		tb.Reap("wretched-anathema")
		tb.Offers("mother", "troll", "urchin")
		tb.Pick("mother", "troll")
		tb.Line(0, "wretched-anathema")
		tb.Line(1, "urchin")
	})
	t.Run("alone it has an action", func(t *testing.T) {
		tb := duel(t, side{Line: whole("wretched-anathema")}, side{Line: ids("troll")}, card.Dis)
		tb.Act("wretched-anathema")
		tb.Amber(0, 4)
	})
	t.Run("beside another it has none", func(t *testing.T) {
		tb := duel(t, side{Line: whole("wretched-anathema", "mother")}, side{}, card.Dis)
		assert.False(t, may(tb, keyforge.UseAction, "wretched-anathema"))
	})
}

func TestScaethe(t *testing.T) {
	tb := duel(t, side{Line: ids("scaethe")}, side{Line: ids("troll", "urchin", "dodger")}, card.Dis)
	tb.Fight("scaethe", "troll")
	tb.InZone(card.Discard, "scaethe", "urchin")
	tb.Line(1, "troll", "dodger")
}

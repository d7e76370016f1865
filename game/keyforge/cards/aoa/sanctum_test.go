package aoa_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestEqualize(t *testing.T) {
	t.Run("each side's æmber stays on that side", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Amber: 2}, {ID: "tocsin"}}, Artifacts: list{{ID: "library-of-babble", Amber: 1}},
			Hand: ids("equalize"), Amber: 3},
			side{Line: list{{ID: "valdr", Amber: 1}, {ID: "smaaash", Amber: 1}}, Artifacts: list{{ID: "seeker-needle", Amber: 1}}, Amber: 2},
			card.Sanctum)
		tb.Play("equalize")
		tb.Offers("mother", "tocsin")
		tb.Pick("tocsin")
		tb.Pick("tocsin")
		tb.Offers("valdr", "smaaash")
		tb.Pick("smaaash")
		tb.Pick("smaaash")
		tb.AmberOn("mother", 0)
		tb.AmberOn("tocsin", 2)
		tb.AmberOn("valdr", 0)
		tb.AmberOn("smaaash", 2)
		tb.AmberOn("seeker-needle", 1)
		tb.Amber(0, 4)
		tb.Amber(1, 2)
	})
	t.Run("a single creature keeps its own; no æmber, no question", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Amber: 2}}, Hand: ids("equalize")}, side{Line: ids("valdr", "smaaash")}, card.Sanctum)
		tb.Play("equalize")
		tb.AmberOn("mother", 2)
	})
	t.Run("an empty table", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("equalize")}, side{}, card.Sanctum)
		tb.Play("equalize")
		tb.Amber(0, 1)
	})
}

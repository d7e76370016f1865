package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Creatures in general are allies' and the Keyraken's too, never the Keyraken itself (A5.2, A7.4, A25).
func TestAnomaliesOfVaultMastersBesideAnAlly(t *testing.T) {
	tb := together(t, "antanagoge", Brobnar, keyforge.SidePosition{}, line("plain-3"), line("limb-2", "limb-4"))
	tb.Play("antanagoge")
	tb.Offers("limb-2", "limb-4") // no ally's, and not the Keyraken
	tb.Pick("limb-2")
	tb.InZone(Under, "limb-2")
	tb.Line(monster, "limb-4")

	grafted := []keyforge.CardPosition{{ID: "antanagoge", Grafted: gametest.Cards("plain-3")}}
	tb = together(t, "anger", Brobnar, keyforge.SidePosition{Line: grafted}, line("plain-9"), line("limb-9"))
	tb.Reap("antanagoge")
	tb.Damage("plain-9", 3)
	tb.Damage("limb-9", 3)
	tb.Damage("antanagoge", 1)
	tb.Damage("the-keyraken", 0)

	tb = together(t, "anger", Brobnar, line("treok-the-wise"), line("plain-9"), line("limb-9"))
	tb.Reap("treok-the-wise")
	tb.Offers("treok-the-wise", "plain-9", "limb-9")
	tb.Pick("plain-9")
}

// Exhausted creatures of allies and of the Keyraken count; its neighbors are in the line of what is fought.
func TestIgnitusCountsExhaustedCreaturesOfAll(t *testing.T) {
	ally, k := line("plain-9"), line("limb-9", "limb-8")
	ally.Line[0].Marks = keyforge.Exhausted
	tb := together(t, "anger", Brobnar, line("ignitus"), ally, k)
	tb.Fight("ignitus", "limb-9")
	tb.Damage("limb-8", 2) // Ignitus and the ally's
	tb.Damage("plain-9", 0)
}

// "Each player" is every player; the Keyraken has no draw step (A4.4). The discard pile of the adventure is
// one of the piles (A22).
func TestTheConstantAndOmegaTTBesideAnAlly(t *testing.T) {
	deck := keyforge.SidePosition{Deck: gametest.Many(9, "fear")}
	tb := together(t, "the-constant", Brobnar, deck, deck, keyforge.SidePosition{})
	tb.Play("the-constant")
	tb.EndTurn()
	assert.Empty(t, tb.Pile(0, Hand))
	tb.LeaveOpen()

	tb = together(t, "omega-tt", Brobnar, keyforge.SidePosition{Discard: gametest.Cards("fear")}, keyforge.SidePosition{},
		keyforge.SidePosition{Discard: gametest.Cards("limb-2", "emergence")})
	tb.Play("omega-tt")
	tb.InZone(Purged, "limb-2", "emergence")
}

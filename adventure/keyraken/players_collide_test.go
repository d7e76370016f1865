package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Any combination of players: yourself, an ally, the Keyraken (A11.7).
func TestCrassosaurusCapturesFromAnybody(t *testing.T) {
	tb := together(t, "crassosaurus", Saurian, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 3}, keyforge.SidePosition{Amber: 9})
	tb.Play("crassosaurus")
	tb.Choose(1)
	for range 9 {
		tb.Choose(int(monster))
	}
	tb.AmberOn("crassosaurus", 10)
	tb.Amber(1, 2)
	tb.Amber(monster, 0)
}

// The Keyraken's hand is its archives (A4.4), and it has no keys (A11.3).
func TestShadowsOfWorldsCollideAgainstTheKeyraken(t *testing.T) {
	tb := together(t, "subtle-chain", Shadows, keyforge.SidePosition{}, keyforge.SidePosition{Hand: gametest.Cards("fear")},
		keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("subtle-chain")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Discard))
	tb.InZone(Hand, "fear")

	tb = together(t, "hugger-mugger", Shadows, keyforge.SidePosition{}, keyforge.SidePosition{Keys: 2}, keyforge.SidePosition{Amber: 5})
	tb.Play("hugger-mugger")
	tb.AmberOn("hugger-mugger", 1)
	tb.Amber(0, 0)

	tb = together(t, "trust-no-one", Shadows, keyforge.SidePosition{}, line("plain-9"),
		keyforge.SidePosition{Amber: 5, Line: gametest.Cards("limb-2", "limb-3")})
	tb.Play("trust-no-one") // an ally's creature is not friendly (A7.3)
	tb.Amber(0, 1)
}

// An ally's creature is neither friendly nor enemy (A7.3); "creatures" means all of
// them (A7.4), but not the Keyraken (A5.2).
func TestSauriansBesideAnAlly(t *testing.T) {
	tb := together(t, "tertiate", Saurian, line("plain-2"), line("plain-9"), line("limb-2", "limb-3", "limb-9"))
	tb.Play("tertiate")
	tb.Pick("limb-9")
	tb.Line(0)
	tb.Line(1, "plain-9")
	tb.Line(monster, "limb-2", "limb-3")

	tb = together(t, "axiom-of-grisk", Saurian, line("plain-2"), line("plain-9"), line("limb-2"))
	tb.Play("axiom-of-grisk")
	tb.Pick("plain-9")
	tb.Line(0)
	tb.Line(1, "plain-9")
	tb.Line(monster)

	tb = together(t, "exile", Saurian, line("plain-2", "plain-3"), line("plain-9"), keyforge.SidePosition{})
	tb.Play("exile")
	tb.Offers("plain-2", "plain-3")
	tb.Pick("plain-3")
	tb.Line(monster, "plain-3")
}

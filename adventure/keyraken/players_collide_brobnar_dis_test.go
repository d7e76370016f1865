package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Cards of Brobnar and Dis of Worlds Collide against the Keyraken and beside an ally.

func TestBarnRazingAndBerserkerSlamStarveTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("limb-3"), Amber: 3}
	tb := playing(t, "barn-razing", Brobnar, keyforge.SidePosition{Line: gametest.Cards("krump")}, k)
	tb.Play("barn-razing")
	tb.Fight("krump", "limb-3")
	tb.Amber(monster, 3-1-1) // Krump's own ability, too
	tb = playing(t, "berserker-slam", Brobnar, keyforge.SidePosition{}, k)
	tb.Play("berserker-slam")
	tb.Amber(monster, 2)
}

// Each player is all players and the Keyraken (A11.7).
func TestPowerOfFireBurnsAlliesToo(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: keyforge.SidePosition{Amber: 4},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("power-of-fire"), Line: gametest.Cards("plain-4"), Amber: 3}, {Amber: 2}}})
	tb.Play("power-of-fire")
	tb.Amber(0, 1)
	tb.Amber(1, 0)
	tb.Amber(monster, 2)
}

func TestFriendlyIsNotTheAllys(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Line: gametest.Cards("plain-4"), Hand: gametest.Cards("timequake")}, line("plain-5")}})
	tb.Play("timequake")
	tb.Line(0)
	tb.Line(1, "plain-5")
	tb.Line(monster, "limb-3")
}

func TestImpspectorPurgesFromTheArchives(t *testing.T) {
	tb := playing(t, "gateway-to-dis", Dis, keyforge.SidePosition{Line: gametest.Cards("impspector")},
		keyforge.SidePosition{Archives: gametest.Cards("emergence")})
	tb.Play("gateway-to-dis")
	tb.InZone(Purged, "emergence") // A4.4
}

func TestBorrNitMayReadTheKeyrakensDeck(t *testing.T) {
	tb := playing(t, "borr-nit-s-touch", Dis, keyforge.SidePosition{},
		keyforge.SidePosition{Deck: gametest.Cards("emergence", "tenacious-arm")})
	tb.Play("borr-nit-s-touch")
	tb.Choose(int(monster))
	tb.Offers("emergence", "tenacious-arm")
	tb.Pick("tenacious-arm")
	tb.InZone(Purged, "tenacious-arm")
}

// It chooses no house (A11.3, A11.15).
func TestSnagsHousesDoNothingToTheKeyraken(t *testing.T) {
	k := plays("tenacious-arm")
	k.Line = gametest.Cards("limb-12")
	tb := playing(t, "fear", Dis, keyforge.SidePosition{Line: gametest.Cards("snag", "snaglet"),
		Artifacts: gametest.Cards("snag-s-mirror")}, k)
	tb.Fight("snag", "limb-12")
	tb.Act("snaglet")
	tb.House(Dis)
	tb.EndTurn()
	tb.InZone(Battleline, "tenacious-arm")
	assert.Zero(t, tb.Happened(keyforge.Stole))
}

func TestSinestraWatchesTheKeyrakensLeftFlank(t *testing.T) {
	k := plays("tenacious-arm")
	k.Amber = 2
	tb := playing(t, "fear", Dis, keyforge.SidePosition{Line: gametest.Cards("sinestra")}, k)
	tb.EndTurn()
	tb.Amber(monster, 1)
}

// Purged cards of every side count.
func TestNonameCountsWhatTheKeyrakenLost(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: keyforge.SidePosition{Purged: gametest.Cards("emergence")},
		Players: []keyforge.SidePosition{{Line: gametest.Cards("noname")}, {Purged: gametest.Cards("plain-5")}}})
	tb.PowerIs("noname", 3)
}

func TestLateralShiftPlaysFromTheArchives(t *testing.T) {
	tb := playing(t, "lateral-shift", Brobnar, keyforge.SidePosition{}, keyforge.SidePosition{Archives: gametest.Cards("limb-3")})
	tb.Play("lateral-shift")
	tb.Line(0, "limb-3")
}

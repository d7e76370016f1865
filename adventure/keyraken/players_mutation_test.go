package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Sanctum, Shadows and Untamed of Mass Mutation against the Keyraken and beside an ally.

// It has no keys (A11.3), and its hand is its archives (A4.4).
func TestThievesOfMassMutationAgainstTheKeyraken(t *testing.T) {
	tb := together(t, "bo-nithing", Shadows, keyforge.SidePosition{}, keyforge.SidePosition{Keys: 2}, keyforge.SidePosition{Amber: 5})
	tb.Play("bo-nithing")
	tb.Amber(monster, 5)

	tb = together(t, "subtle-otto", Shadows, keyforge.SidePosition{}, keyforge.SidePosition{Hand: gametest.Cards("fear")},
		keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("subtle-otto")
	tb.InZone(Discard, "titanic-maw")
	tb.InZone(Hand, "fear")

	tb = playing(t, "vandalize", Shadows, keyforge.SidePosition{},
		keyforge.SidePosition{Deck: gametest.Cards("emergence", "titanic-maw", "devour-whole", "crushing-arm")})
	tb.Play("vandalize")
	tb.Offers("emergence", "titanic-maw", "devour-whole")
	tb.Pick("titanic-maw")
	tb.Pick("emergence")
	tb.Pick("devour-whole")
	assert.Equal(t, []string{"devour-whole", "emergence", "crushing-arm"}, tb.Pile(monster, Deck))

	tb = playing(t, "tempting-offer", Shadows, keyforge.SidePosition{}, line("limb-3"))
	tb.Play("tempting-offer")
	tb.InZone(Archives, "limb-3") // A4.5
	tb.Amber(monster, 1)
}

// Friendly is yours, not an ally's (A7.3), and "you fight" is not what an ally does.
func TestKnightsOfMassMutationBesideAnAlly(t *testing.T) {
	tb := together(t, "bring-low", Sanctum, line("plain-2"), line("plain-9"), keyforge.SidePosition{Amber: 7})
	tb.Play("bring-low")
	tb.AmberOn("plain-2", 2)
	tb.Amber(monster, 5)

	tb = together(t, "call-to-action", Sanctum, keyforge.SidePosition{Hand: gametest.Cards("commandeer"), Line: gametest.Cards("plain-2")},
		line("plain-9"), keyforge.SidePosition{Amber: 7})
	tb.Play("commandeer")
	tb.Play("call-to-action")
	tb.First("commandeer")
	tb.AmberOn("plain-2", 1)

	tb = at(t, 0, keyforge.Position{House: Brobnar, Monster: keyforge.SidePosition{Amber: 4, Line: gametest.Cards("limb-3")},
		Players: []keyforge.SidePosition{line("plain-9"), line("lieutenant-gorvenal")}})
	tb.Fight("plain-9", "limb-3")
	tb.AmberOn("lieutenant-gorvenal", 0)
}

// The Keyraken is no creature (A5.2): it harms the Ardent Hero, and its creatures of
// power 5 do not.
func TestArdentHeroAgainstTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Line: gametest.Cards("ardent-hero", "ardent-hero")}
	tb := playing(t, "call-to-action", Sanctum, me, keyforge.SidePosition{Line: gametest.Cards("limb-9")})
	tb.Fight("ardent-hero#1", "limb-9")
	tb.Damage("ardent-hero#1", 0)
	tb.Fight("ardent-hero#2", "the-keyraken")
	tb.Damage("ardent-hero#2", 3) // A5.4
}

// Its limbs do not hurt it when their Destroyed abilities are silenced, and it gains
// nothing from icons that do not resolve.
func TestPurifierAndMasterOfTheGreyAgainstTheKeyraken(t *testing.T) {
	for _, with := range []bool{true, false} {
		me := keyforge.SidePosition{Line: gametest.Cards("troll")}
		if with {
			me.Line = gametest.Cards("troll", "purifier-of-souls", "master-of-the-grey")
		}
		tb := playing(t, "punch", Brobnar, me, keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("slippery-arm"),
			Deck: gametest.Cards("swift-current")})
		tb.Play("punch")
		tb.Pick("slippery-arm")
		tb.InZone(Discard, "slippery-arm")
		tb.Damage("the-keyraken", map[bool]int{true: 0, false: 3}[with])
		tb.EndTurn()
		tb.InZone(Artifacts, "swift-current")
		tb.Amber(monster, map[bool]int{true: 0, false: 2}[with])
	}
}

// Prey that stands two places from Lady Loreena has a guard (A6.4).
func TestLadyLoreenaGuardsThePrey(t *testing.T) {
	tb := hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("plain-9", "plain-1", "lady-loreena")})
	assert.Equal(t, []string{"lady-loreena"}, attacked(tb))
	tb = hunts(t, "lashing-tentacle", []keyforge.SidePosition{line("plain-9", "plain-1", "plain-2", "lady-loreena")})
	assert.Equal(t, []string{"plain-9"}, attacked(tb))
}

// The player of the card does what replaces damage, even if the Keyraken's creature
// attacks it.
func TestShoulderIdStealsFromTheKeyraken(t *testing.T) {
	tb := table(t, keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("crushing-arm"), Amber: 2},
		[]keyforge.SidePosition{line("shoulder-id")})
	tb.EndTurn()
	tb.InZone(Discard, "shoulder-id")
	tb.Damage("crushing-arm", 0)
	tb.Amber(0, 1)
	tb.Amber(monster, 1)
}

// The deck of the Keyraken's creature is the adventure deck; the creature that comes
// is the Keyraken's.
func TestPurifyDigsInTheAdventureDeck(t *testing.T) {
	freak := Creature("freak", Monster, 2, Traits(trait.Mutant), AddressesActive())
	tb := at(t, 0, keyforge.Position{House: Sanctum,
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("purify"), Deck: gametest.Cards("plain-2")}},
		Monster: keyforge.SidePosition{Line: gametest.Cards("freak"), Deck: gametest.Cards("emergence", "limb-3", "limb-4")}}, freak)
	tb.Play("purify")
	tb.InZone(Purged, "freak")
	tb.Line(monster, "limb-3")
	assert.Equal(t, []string{"emergence"}, tb.Pile(monster, Discard))
	assert.Equal(t, []string{"plain-2"}, tb.Pile(0, Deck))
}

// Each player is all players and the Keyraken (A11.7), whose hand is its archives.
func TestUntamedOfMassMutationForEachPlayer(t *testing.T) {
	freak := Creature("freak", Monster, 2, Traits(trait.Mutant), AddressesActive())
	tb := at(t, 0, keyforge.Position{House: Untamed, Monster: line("freak", "freak"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("vault-s-blessing")}, line("trimble", "plain-2")}}, freak)
	tb.Play("vault-s-blessing")
	tb.Amber(0, 1) // its icon
	tb.Amber(1, 1)
	tb.Amber(monster, 2)

	tb = together(t, "æmberlution", Untamed, keyforge.SidePosition{Hand: gametest.Cards("plain-3")},
		keyforge.SidePosition{Hand: gametest.Cards("plain-4", "fear"), Line: gametest.Cards("plain-5")},
		keyforge.SidePosition{Artifacts: asleep(), Archives: gametest.Cards("limb-3", "ascending-jet"), Line: gametest.Cards("limb-2"),
			Deck: gametest.Cards("swift-current", "swift-current")})
	tb.Play("æmberlution")
	tb.Line(0, "plain-3")
	tb.Line(1, "plain-4")
	tb.InZone(Hand, "fear")
	tb.InZone(Discard, "plain-5", "limb-2")
	tb.Line(monster, "limb-3")
}

// Pincerator also deals damage at the end of the Keyraken's turn; the dice protect
// during it.
func TestTrinketsOfMassMutationInTheKeyrakensTurn(t *testing.T) {
	tb := at(t, 0, keyforge.Position{House: Shadows,
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("pincerator"), Line: gametest.Cards("plain-9")}},
		Monster: keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("swift-current")}})
	tb.EndTurn()
	tb.Damage("plain-9", 2)

	tb = at(t, 0, keyforge.Position{House: Shadows,
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("lucky-dice"), Line: gametest.Cards("plain-4")}},
		Monster: keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("crushing-arm")}})
	tb.Omni("lucky-dice")
	tb.EndTurn()
	assert.Equal(t, []string{"plain-4"}, attacked(tb))
	tb.Damage("plain-4", 0)
}

// The ally's creature is neither friendly nor enemy; nobody spares it.
func TestSavageClashSparesNoAlly(t *testing.T) {
	tb := together(t, "savage-clash", Untamed, line("plain-2", "plain-5"), line("plain-1", "plain-9"), line("limb-3", "limb-4"))
	tb.Play("savage-clash")
	tb.Line(0, "plain-2")
	tb.Line(1)
	tb.Line(monster, "limb-4")
}

package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Cards of Sanctum and Shadows that meet.

func TestOneStoodAgainstManyWithEvasionSigil(t *testing.T) {
	tb := duel(t, side{Line: ids("troll"), Hand: ids("one-stood-against-many"), Deck: ids("cleansing-wave", "fear", "fear")},
		side{Artifacts: ids("evasion-sigil"), Line: ids("dust-imp", "tocsin")}, card.Sanctum)
	tb.Play("one-stood-against-many") // the first fight is stopped, the others are not
	tb.Pick("tocsin")
	tb.Line(1, "tocsin")
	tb.Unmarked("troll", keyforge.Exhausted) // it has attacked both
}

func TestNexusWithArtifactsThatSpeakOfThemselves(t *testing.T) {
	t.Run("Safe Place takes from whoever uses it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nexus"), Amber: 2}, side{Amber: 2, Artifacts: ids("safe-place")}, card.Shadows)
		tb.Reap("nexus")
		tb.Amber(0, 2)
		tb.Amber(1, 2)
		tb.AmberOn("safe-place", 1)
	})
	t.Run("The Sting is sacrificed (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nexus")}, side{Artifacts: ids("the-sting")}, card.Shadows)
		tb.Reap("nexus")
		assert.Equal(t, []string{"the-sting"}, tb.Pile(1, card.Discard))
	})
	t.Run("Masterplan plays its card for its user", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nexus")}, side{Amber: 1, Artifacts: list{{ID: "masterplan", Under: ids("silvertooth")}}}, card.Shadows)
		tb.Reap("nexus")
		tb.Right()
		tb.Line(0, "nexus", "silvertooth")
		tb.InZone(card.Discard, "masterplan")
	})
}

func TestKeyOfDarknessPaidFromSafePlace(t *testing.T) {
	tb := duel(t, side{Artifacts: list{{ID: "safe-place", Amber: 3}}, Amber: 5, Hand: ids("key-of-darkness")}, side{}, card.Shadows)
	tb.Play("key-of-darkness")
	tb.Choose(0)
	tb.Keys(0, 1)
	tb.Amber(0, 0)
	tb.AmberOn("safe-place", 0)
}

// A creature that it destroys in place of the chosen one is not purged.
func TestSpecialDeliveryBesideShadowSelf(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("special-delivery")},
		side{Line: list{{ID: "tocsin"}, {ID: "shadow-self", Damage: 7}, {ID: "mother"}}}, card.Shadows)
	tb.Omni("special-delivery")
	tb.Pick("tocsin")
	tb.Line(1, "tocsin", "mother")
	assert.Equal(t, []string{"shadow-self"}, tb.Pile(1, card.Discard))
}

// A creature is played from wherever an ability plays it (K6.9).
func TestChargeWithMasterplan(t *testing.T) {
	tb := duel(t, side{Artifacts: list{{ID: "masterplan", Under: ids("dodger")}}, Hand: ids("charge")}, side{Line: ids("troll")}, card.Sanctum)
	tb.Play("charge")
	tb.Omni("masterplan")
	tb.Damage("troll", 2)
}

func TestTwoMiasmasSkipOneStep(t *testing.T) {
	tb := duel(t, side{Hand: ids("miasma", "miasma")}, side{Amber: 6, Line: ids("tocsin")}, card.Shadows)
	tb.Play("miasma")
	tb.Play("miasma")
	tb.EndTurn()
	tb.Keys(1, 0)
	tb.EndTurn()
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
}

func TestInspirationUnderTheHorsemanOfWar(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}}, Hand: ids("horseman-of-war", "inspiration")},
		side{Line: ids("tocsin")}, card.Sanctum)
	tb.Play("horseman-of-war")
	tb.Right()
	tb.Play("inspiration")
	tb.Pick("troll") // it can only fight
	tb.Line(1)
	tb.Amber(0, 0)
}

func TestCarloPhantomPaysAtTheCustomsOffice(t *testing.T) {
	tb := duel(t, side{Amber: 1, Line: ids("carlo-phantom"), Hand: ids("seeker-needle")}, side{Artifacts: ids("customs-office")}, card.Shadows)
	tb.Play("seeker-needle") // pays 1 and steals it back
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

func TestMagdaTheRatBeforeTheVaultkeeper(t *testing.T) {
	tb := duel(t, side{Hand: ids("the-spirit-s-way")},
		side{Amber: 3, Line: list{{ID: "magda-the-rat"}, {ID: "the-vaultkeeper", Marks: keyforge.Warded}}}, card.Sanctum)
	tb.Play("the-spirit-s-way")
	tb.Line(1, "the-vaultkeeper")
	tb.Amber(0, 0)
	tb.Amber(1, 3)
}

// A choice with a single option is still a choice (K2.11).
func TestJehuTheBureaucratWithOneHouse(t *testing.T) {
	tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.HouseStep, Players: []side{
		{Houses: []card.House{card.Sanctum}, Line: ids("jehu-the-bureaucrat")}, {Houses: []card.House{card.Dis}}}})
	tb.Amber(0, 2)
}

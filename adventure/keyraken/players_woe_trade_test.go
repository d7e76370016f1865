package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The discard pile, the deck and the pool are the Keyraken's, never an ally's (A11.7).
func TestOutnegotiateTheKeyraken(t *testing.T) {
	tb := together(t, "outnegotiate", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 4, Discard: gametest.Cards("punch")},
		keyforge.SidePosition{Amber: 4, Deck: gametest.Cards("titanic-maw"), Discard: []keyforge.CardPosition{
			{ID: "ascending-jet", Icons: Icons{AmberIcon, AmberIcon}}}})
	tb.Play("outnegotiate")
	pools(t, tb, 3, 4, 2)
	assert.Equal(t, []string{"titanic-maw", "ascending-jet"}, tb.Pile(monster, Deck))
}

// Its limbs go home to the archives (A4.5).
func TestPullUpStakesOfLimbs(t *testing.T) {
	tb := together(t, "pull-up-stakes", Ekwidon, line("plain-2"), line("plain-3"), line("limb-1", "limb-2", "limb-3"))
	tb.Play("pull-up-stakes")
	assert.Equal(t, []string{"plain-2"}, tb.Pile(0, Deck))
	tb.Line(1, "plain-3")
	tb.Line(monster)
	assert.Len(t, tb.Pile(monster, Archives), 3)
}

// Control is swapped with the Keyraken, never with an ally (A21).
func TestUncommonCurrencyIsPaidToTheKeyraken(t *testing.T) {
	trade := func(k keyforge.SidePosition) *gametest.Table {
		tb := at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: k, Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards("uncommon-currency")}, {Artifacts: gametest.Cards("library-of-babble")}}})
		tb.Act("uncommon-currency")
		return tb
	}
	tb := trade(keyforge.SidePosition{Artifacts: asleep(gametest.Cards("ascending-jet")...)})
	assert.Equal(t, []string{"ascending-jet"}, tb.Pile(0, Artifacts))
	assert.ElementsMatch(t, []string{"the-keyraken", "uncommon-currency"}, tb.Pile(monster, Artifacts))
	tb = trade(keyforge.SidePosition{Artifacts: asleep()})
	assert.Equal(t, []string{"uncommon-currency"}, tb.Pile(0, Artifacts))
}

// Drawing is archiving (A4.3).
func TestBelligerentGuardWakesTheArchives(t *testing.T) {
	tb := together(t, "belligerent-guard", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Deck: gametest.Cards("punch")},
		keyforge.SidePosition{Deck: gametest.Cards("titanic-maw", "ascending-jet")})
	tb.Play("belligerent-guard")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Archives))
	tb.InZone(Deck, "punch")
}

func TestEkwidonStealsFromTheKeyraken(t *testing.T) {
	rich := keyforge.SidePosition{Amber: 3}
	tb := together(t, "generous-offer", Ekwidon, line("plain-2"), keyforge.SidePosition{Amber: 3, Line: gametest.Cards("plain-3")}, rich)
	tb.Play("generous-offer")
	tb.Line(1, "plain-3")
	pools(t, tb, 2, 3, 1)
	tb = together(t, "trade-secrets", Ekwidon, keyforge.SidePosition{Hand: gametest.Cards("shopping-spree")}, rich, rich)
	tb.Play("trade-secrets")
	tb.Pick("shopping-spree")
	pools(t, tb, 1, 3, 2)
	tb = at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: rich,
		Players: []keyforge.SidePosition{line("gemcoat-vendor"), rich}})
	tb.Act("gemcoat-vendor")
	pools(t, tb, 1, 3, 2)
}

// It lies with the Keyraken (A13.1) and purges the top card of the adventure discard pile
// in each of its turns, after whichever player's (A13.4).
func TestCurseOfForgetfulnessOnTheKeyraken(t *testing.T) {
	full := keyforge.SidePosition{Hand: gametest.Many(6, "punch"), Discard: gametest.Cards("punch")}
	tb := together(t, "curse-of-forgetfulness", Geistoid, full, full,
		keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Many(9, "primordial"),
			Discard: gametest.Cards("shield-arm", "limb-4", "limb-5")})
	tb.Play("curse-of-forgetfulness")
	assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-forgetfulness")
	tb.EndTurn()
	assert.Len(t, tb.Pile(monster, Purged), 1)
	tb.EndTurn()
	assert.Len(t, tb.Pile(monster, Purged), 2)
	assert.Empty(t, tb.Pile(0, Purged))
	assert.Empty(t, tb.Pile(1, Purged))
	tb.LeaveOpen()
}

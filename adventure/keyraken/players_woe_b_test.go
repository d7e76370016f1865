package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// An ally's creatures are neither friendly nor enemy (A7.3), but "a creature" may be anyone's (A7.4).
func TestBrobnarOfTheExchangeBesideAnAlly(t *testing.T) {
	hurt := func(id string) []keyforge.CardPosition { return one(keyforge.CardPosition{ID: id, Damage: 1}) }
	tb := together(t, "vow-of-blood", Brobnar, keyforge.SidePosition{}, keyforge.SidePosition{Line: hurt("plain-4")},
		keyforge.SidePosition{Line: hurt("limb-4")})
	tb.Play("vow-of-blood")
	tb.Damage("plain-4", 1)
	tb.Damage("limb-4", 3)

	tb = together(t, "fresh-marks", Brobnar, line("plain-2"), line("plain-3"), line("limb-3", "limb-4"))
	tb.Play("fresh-marks")
	tb.AmberOn("limb-3", 1)
	tb.AmberOn("limb-4", 1)
	tb.AmberOn("plain-3", 0)

	club := keyforge.SidePosition{Artifacts: gametest.Cards("might-club")}
	tb = at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{club, line("plain-3")}})
	tb.Act("might-club")
	tb.Offers("plain-3", "limb-3")
	tb.Pick("plain-3")
	tb.Marked("plain-3", keyforge.Enraged)
}

// The pool is the Keyraken's (A11.7).
func TestBrobnarOfTheExchangeAgainstTheKeyrakensPool(t *testing.T) {
	rich := keyforge.SidePosition{Amber: 9}
	tb := together(t, "rant-and-rive", Brobnar, rich, rich, rich)
	tb.Play("rant-and-rive")
	pools(t, tb, 10, 9, 5)

	tb = at(t, adventure.Easy, keyforge.Position{House: Brobnar, Players: []keyforge.SidePosition{line("pelf"), rich},
		Monster: keyforge.SidePosition{Amber: 9, Line: gametest.Cards("limb-4")}})
	tb.Fight("pelf", "limb-4")
	pools(t, tb, 0, 9, 8)
}

// Kretchee watches the creatures of everyone (A7.4), but the Keyraken is none (A5.2).
func TestKretcheeBesideAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: keyforge.SidePosition{Line: gametest.Cards("limb-4"), Amber: 5},
		Players: []keyforge.SidePosition{
			{Hand: gametest.Cards("trading-frenzy"), Line: gametest.Cards("plain-2"), Amber: 5}, line("kretchee")}})
	tb.Play("trading-frenzy")
	tb.AmberOn("plain-2", 4)
	tb.AmberOn("limb-4", 4)
	pools(t, tb, 3, 0, 2)
}

// What it would draw it archives (A4.3), and it has a pool to steal from.
func TestClosedDoorNegotiationWithTheKeyraken(t *testing.T) {
	tb := together(t, "closed-door-negotiation", Ekwidon, keyforge.SidePosition{},
		keyforge.SidePosition{Amber: 9, Deck: gametest.Cards("fear")},
		keyforge.SidePosition{Amber: 4, Deck: gametest.Cards("titanic-maw", "ascending-jet", "emergence")})
	tb.Play("closed-door-negotiation")
	pools(t, tb, 3, 9, 2)
	assert.Len(t, tb.Pile(monster, Archives), 2)
	tb.InZone(Deck, "fear")
}

// Whoever controlled it gains, an ally or the Keyraken too; each player means all (A11.7).
func TestControllersGainBesideAnAlly(t *testing.T) {
	for id, want := range map[string][]int{"plain-2": {1, 0, 0}, "plain-3": {0, 1, 0}, "limb-4": {0, 0, 1}} {
		tb := together(t, "forced-retirement", Ekwidon, line("plain-2"), line("plain-3"), line("limb-4"))
		tb.Play("forced-retirement")
		tb.Pick(id)
		pools(t, tb, want...)
	}
	tb := together(t, "mass-buyout", Ekwidon, line("plain-2"), line("plain-3", "plain-4"), line("limb-3", "limb-4", "limb-5"))
	tb.Play("mass-buyout")
	pools(t, tb, 1, 1, 2)

	tb = together(t, "auction-off", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: gametest.Cards("library-of-babble")},
		keyforge.SidePosition{Artifacts: asleep()})
	tb.Play("auction-off")
	assert.Equal(t, []string{"library-of-babble"}, tb.Pile(1, Purged))
	pools(t, tb, 1, 1, 0)
}

// It is the Keyraken that gains and is captured from.
func TestShrewdInvestorAndTheKeyraken(t *testing.T) {
	tb := together(t, "shrewd-investor", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 4}, keyforge.SidePosition{Amber: 2})
	tb.Play("shrewd-investor")
	tb.Yes()
	tb.AmberOn("shrewd-investor", 3)
	pools(t, tb, 0, 4, 0)
}

// The paw goes to any creature, an ally's or a limb, never to the Keyraken (A5.2).
func TestNifflePawBesideAnAlly(t *testing.T) {
	host := keyforge.CardPosition{ID: "gemcoat-vendor", Attached: gametest.Cards("niffle-paw")}
	tb := at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: line("limb-4"),
		Players: []keyforge.SidePosition{{Line: one(host)}, line("plain-3")}})
	tb.Reap("gemcoat-vendor")
	tb.Offers("plain-3", "limb-4")
	tb.Pick("limb-4")
	assert.Equal(t, tb.Card("limb-4"), tb.Of("niffle-paw").Host)
}

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

// Enemies are the limbs; each token creature fights its own, or nobody: not the Keyraken (A2.3, K25.17).
func TestEndlessHordesAgainstTheKeyraken(t *testing.T) {
	tb := together(t, "endless-hordes", Brobnar, keyforge.SidePosition{Token: "warrior", Deck: gametest.Cards("fear", "fear", "fear")},
		line("plain-3"), line("limb-3"))
	tb.Play("endless-hordes")
	tb.Line(0, "warrior")
	tb.Damage("warrior", 3)
	tb.Line(monster)
	tb.Line(1, "plain-3")
	tb.Damage("plain-3", 0)
}

// The opponent is the Keyraken, allies are none (A7.3, A11.7).
func TestTokensOfBrobnarBesideAnAlly(t *testing.T) {
	me := keyforge.SidePosition{Token: "grumpus", Deck: gametest.Cards("fear", "fear")}
	tb := together(t, "ragnarok-prep", Brobnar, me, line("plain-3", "plain-4"), keyforge.SidePosition{Amber: 3})
	tb.Play("ragnarok-prep")
	tb.Line(0, "grumpus")
	pools(t, tb, 0, 0, 1)

	ally := keyforge.SidePosition{Token: "warrior", Line: gametest.FaceDown("fear")}
	tb = at(t, adventure.Easy, keyforge.Position{House: Brobnar, Players: []keyforge.SidePosition{
		{Token: "warrior", Line: gametest.FaceDown("fear")}, ally}})
	tb.Reap("0:warrior") // nobody is an enemy
	pools(t, tb, 1, 0, 0)

	me.Line = gametest.Cards("jarl-svend")
	tb = at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{me, line("plain-3")}})
	tb.Fight("jarl-svend", "limb-3")
	tb.Left()
	tb.Line(0, "grumpus", "jarl-svend")
}

// The strongest may be an ally's; the Keyraken is no creature (A5.2, A7.4).
func TestTheGrandGordBesideAnAlly(t *testing.T) {
	for ally, made := range map[string]int{"plain-6": 0, "plain-5": 1} {
		gord := keyforge.SidePosition{Token: "grumpus", Line: gametest.Cards("the-grand-gord"), Deck: gametest.Cards("fear")}
		tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Players: []keyforge.SidePosition{line(ally), gord}})
		tb.EndTurn()
		if made > 0 {
			tb.Left()
		}
		assert.Len(t, tb.Pile(1, Battleline), 1+made)
		tb.LeaveOpen()
	}
}

// What a player swaps goes to the Keyraken, whose limb comes in its place (A12.3).
func TestSwapsWithTheKeyraken(t *testing.T) {
	trap := keyforge.SidePosition{Token: "trader", Artifacts: gametest.Cards("tourist-trap"), Line: gametest.FaceDown("fear")}
	tb := at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{trap, line("plain-3")}})
	tb.Act("tourist-trap")
	tb.Line(0, "limb-3")
	tb.Line(1, "plain-3")
	tb.Line(monster, "trader")

	tb = together(t, "exchange-program", Ekwidon, line("plain-2"), line("plain-3"), line("limb-3", "limb-4", "limb-5"))
	tb.Play("exchange-program")
	tb.Offers("limb-3", "limb-5")
	tb.Pick("limb-5")
	tb.Line(0, "limb-5")
	tb.Line(monster, "limb-3", "limb-4", "plain-2")
}

// The Keyraken has no token card: it draws, and so archives a card (A12.2, A4.3); everybody sees what allies make (A12.4).
func TestGezrahiBlacksmithAndTheKeyraken(t *testing.T) {
	smith := keyforge.SidePosition{Token: "diplomat", Line: gametest.Cards("gezrăhi-blacksmith"), Deck: gametest.Cards("fear", "fear")}
	tb := at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Players: []keyforge.SidePosition{smith},
		Monster: keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("titanic-maw", "ascending-jet", "emergence")}})
	tb.EndTurn()
	assert.NotEmpty(t, tb.Pile(monster, Archives))
	assert.NotContains(t, tb.Pile(monster, Battleline), "diplomat")
	tb.LeaveOpen()
}

// Each means all; both pools are yours and that of the Keyraken (A11.7).
func TestTokensOfEkwidonBesideAnAlly(t *testing.T) {
	trader := keyforge.SidePosition{Token: "trader", Deck: gametest.Cards("fear", "fear", "fear", "fear")}
	trader.Line = append(gametest.FaceDown("fear"), gametest.Cards("plain-2")...)
	tb := together(t, "market-crash", Ekwidon, trader, line("plain-3"), line("limb-4"))
	tb.Play("market-crash")
	tb.Line(0, "trader")
	tb.Line(1)
	tb.Line(monster)

	trader.Amber, trader.Line = 2, nil
	for theirs, zone := range map[int]Zone{4: Archives, 3: Discard} {
		tb = together(t, "hire-on", Ekwidon, trader, keyforge.SidePosition{Amber: 9}, keyforge.SidePosition{Amber: theirs})
		tb.Play("hire-on")
		tb.InZone(zone, "hire-on")
	}

	tb = at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: keyforge.SidePosition{Amber: 2},
		Players: []keyforge.SidePosition{{Token: "diplomat", Line: gametest.FaceDown("fear")}, {}}})
	tb.Reap("diplomat")
	pools(t, tb, 2, 1, 3)
	tb = at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: keyforge.SidePosition{Amber: 2},
		Players: []keyforge.SidePosition{{Token: "trader", Line: gametest.FaceDown("fear")}, {Amber: 4}}})
	tb.Act("trader")
	pools(t, tb, 1, 4, 1)
}

// It has no keys to count, and its æmber is stolen into token creatures (Q87).
func TestStaffUpAgainstTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Token: "prospector", Line: gametest.Cards("gĕzdrutyŏ-the-arcane"),
		Deck: gametest.Cards("fear", "fear", "fear")}
	tb := together(t, "staff-up", Ekwidon, me, keyforge.SidePosition{Amber: 4}, keyforge.SidePosition{Amber: 5})
	tb.Play("staff-up")
	tb.Act("gĕzdrutyŏ-the-arcane")
	tb.Left()
	tb.Left()
	tb.Line(0, "prospector", "prospector", "prospector")
	pools(t, tb, 0, 4, 3)
}

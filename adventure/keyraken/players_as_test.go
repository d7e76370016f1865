package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The Keyraken's creatures enter on the other flank, and none enters an empty line (A11.8);
// allies are free.
func TestPhantasmaquidBeforeTheKeyraken(t *testing.T) {
	k := plays("crushing-arm")
	k.Line = gametest.Cards("limb-5")
	tb := solo(t, line("phantasmaquid"), k)
	tb.EndTurn()
	tb.Line(monster, "crushing-arm", "limb-5")

	tb = solo(t, line("phantasmaquid", "plain-3"), plays("crushing-arm"))
	tb.EndTurn() // it goes at the end of that turn, since no enemy creature is in play
	tb.Line(0, "plain-3")
	tb.Line(monster, "crushing-arm")

	tb = at(t, adventure.Easy, keyforge.Position{Monster: line("limb-5"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("plain-2"), Line: gametest.Cards("plain-3")}, line("phantasmaquid")}})
	tb.Play("plain-2")
	tb.Right()
	tb.Line(0, "plain-3", "plain-2")
}

// A limb may become an artifact, the Keyraken itself never (A26).
func TestDeAnimatorOnALimb(t *testing.T) {
	tb := together(t, "de-animator", Logos, keyforge.SidePosition{}, line("plain-3"), line("limb-5", "limb-4"))
	tb.Play("de-animator")
	tb.Offers("de-animator", "plain-3", "limb-5", "limb-4")
	tb.Pick("limb-5")
	tb.Line(monster, "limb-4")
	tb.InZone(Artifacts, "limb-5", "the-keyraken")
}

// Each player may be chosen; an ally leaves the archives alone too.
func TestTitanSentryBesideAnAlly(t *testing.T) {
	tb := together(t, "titan-sentry", Logos, keyforge.SidePosition{},
		keyforge.SidePosition{Hand: gametest.Cards("troll"), Archives: gametest.Cards("krump")}, keyforge.SidePosition{})
	tb.Play("titan-sentry")
	tb.Choose(1)
	assert.ElementsMatch(t, []string{"krump", "troll"}, tb.Pile(1, Archives))
	tb.LeaveOpen()
}

// Limbs lose their Destroyed abilities; an ally's creatures keep theirs (A7.3).
func TestFlipStallardBesideAnAlly(t *testing.T) {
	last := Creature("last", Monster, 2, AddressesActive(), Destroyed(You.Loses(N(2))))
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("last"), Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("gateway-to-dis"), Line: gametest.Cards("flip-stallard"), Amber: 3}, line("dust-imp")}}, last)
	tb.Play("gateway-to-dis")
	pools(t, tb, 3, 2, 0)
	tb.Line(monster)
}

// What an ally would discard lies under the creature, and so does a card of the Keyraken's
// archives, which are its hand (A4.4).
func TestRefinedAdhesiveBesideAnAlly(t *testing.T) {
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-3", Attached: gametest.Cards("refined-adhesive")})}
	tb := together(t, "mind-barb", Dis, me, keyforge.SidePosition{}, keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("mind-barb")
	tb.InZone(Under, "titanic-maw")
	assert.Empty(t, tb.Pile(monster, Discard))

	tb = at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{{Hand: gametest.Cards("plain-5")}, me}})
	tb.Discard("plain-5")
	tb.InZone(Under, "plain-5")
	assert.Equal(t, tb.Card("plain-3"), tb.Of("plain-5").Host)
}

// The keys of allies count; the Keyraken has none (A11.3).
func TestRaidingPartyBesideAnAlly(t *testing.T) {
	for ally, stolen := range map[uint8]int{1 << RedKey: 2, 1 << BlueKey: 1} {
		k := line("limb-1")
		k.Amber = 3
		tb := at(t, adventure.Easy, keyforge.Position{House: Skyborn, Monster: k, Players: []keyforge.SidePosition{
			{Line: gametest.Cards("raiding-party"), Colors: 1 << RedKey}, {Colors: ally}}})
		tb.Fight("raiding-party", "limb-1")
		pools(t, tb, stolen, 0, 3-stolen)
	}
}

// The Keyraken plays nothing in its turn after it, and discards nothing.
func TestCornerTheMarketOfTheKeyraken(t *testing.T) {
	k := plays("crushing-arm")
	tb := playing(t, "corner-the-market", Ekwidon, keyforge.SidePosition{}, k)
	tb.Play("corner-the-market")
	tb.EndTurn()
	tb.Line(monster)
	assert.Contains(t, tb.Pile(monster, Archives), "crushing-arm") // A11.8
}

// A limb changes sides with it; the Keyraken stays where it is (A2.5).
func TestShizyokuSwopperFightsTheKeyraken(t *testing.T) {
	swop := func() *gametest.Table {
		return at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: line("limb-3", "limb-8"),
			Players: []keyforge.SidePosition{line("shĭzyokŭ-swopper", "plain-2"), line("plain-3")}})
	}
	tb := swop()
	tb.Fight("shĭzyokŭ-swopper", "limb-3")
	tb.Line(0, "limb-3", "plain-2")
	tb.Line(monster, "shĭzyokŭ-swopper", "limb-8")
	tb = swop()
	tb.Fight("shĭzyokŭ-swopper", "the-keyraken")
	assert.Contains(t, tb.Pile(0, Battleline), "plain-2")
	tb.Line(monster, "limb-3", "limb-8")
}

// Limbs beside the one it attacks are enemies, and the Keyraken has no neighbors (A5.3).
func TestZizokAmongLimbs(t *testing.T) {
	zizok := func(target string) *gametest.Table {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-1", "limb-8", "limb-9"),
			Players: []keyforge.SidePosition{line("zizok")}})
		tb.Fight("zizok", target)
		return tb
	}
	tb := zizok("limb-8")
	tb.Line(monster, "limb-8", "limb-9")
	tb.Unmarked("zizok", keyforge.Exhausted)
	tb = zizok("the-keyraken")
	tb.Line(monster, "limb-1", "limb-8", "limb-9")
}

// No key is forged for the Keyraken by a drake that it controls (A11.3), and the colors of
// allies' keys do not matter.
func TestAmberdrakesBesideAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("gateway-to-dis"), Line: gametest.Cards("red-æmberdrake"), Amber: 2}, {Colors: 1 << RedKey}}})
	tb.Play("gateway-to-dis")
	assert.Equal(t, uint8(1<<RedKey), tb.Player(0).Keys)
	tb.Amber(0, 0)
}

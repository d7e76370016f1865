package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

// Cards of Brobnar against the Keyraken.

func TestBarehandedOnAllArtifacts(t *testing.T) {
	tb := at(t, adventure.Easy, game.Position{Monster: game.SidePosition{Artifacts: gametest.Cards("the-keyraken", "whirlpool-eddy"),
		Deck: gametest.Cards("emergence")},
		Players: []game.SidePosition{{Hand: gametest.Cards("barehanded"), Artifacts: gametest.Cards("cannon")},
			{Artifacts: gametest.Cards("screechbomb")}}})
	tb.LeaveOpen()
	tb.Play("barehanded")
	assert.Equal(t, []string{"cannon"}, tb.Pile(0, Deck))
	assert.Equal(t, []string{"screechbomb"}, tb.Pile(1, Deck), "of allies too (A7.4)")
	assert.Equal(t, []string{"whirlpool-eddy", "emergence"}, tb.Pile(monster, Deck))
	tb.InZone(Artifacts, "the-keyraken") // never the Keyraken
}

func TestBurnTheStockpileOfTheKeyraken(t *testing.T) {
	for have, left := range map[int]int{6: 6, 7: 3} {
		tb := playing(t, "burn-the-stockpile", Brobnar, game.SidePosition{}, game.SidePosition{Amber: have})
		tb.Play("burn-the-stockpile")
		tb.Amber(monster, left)
	}
}

// Allies' creatures are neither friendly nor enemy (A7.3).
func TestChampionsChallengeSparesAllies(t *testing.T) {
	tb := at(t, adventure.Easy, game.Position{Monster: line("limb-3", "limb-5"), Players: []game.SidePosition{
		{Hand: gametest.Cards("champion-s-challenge"), Line: gametest.Cards("plain-2", "plain-7")}, line("plain-1", "plain-12")}})
	tb.Play("champion-s-challenge")
	tb.Pick("limb-5") // or the Keyraken
	tb.Line(0, "plain-7")
	tb.Line(1, "plain-1", "plain-12")
	tb.Line(monster)
}

func TestSmithAndUnguardedCampCountTheKeyrakensCreatures(t *testing.T) {
	for _, c := range []struct{ limbs, amber int }{{1, 3}, {2, 1}} { // the Keyraken is no creature (A5.2), allies do not count
		k := game.SidePosition{Amber: 2}
		for range c.limbs {
			k.Line = append(k.Line, game.CardPosition{ID: "limb-3"})
		}
		tb := at(t, adventure.Easy, game.Position{Monster: k, Players: []game.SidePosition{
			{Hand: gametest.Cards("smith", "unguarded-camp"), Line: gametest.Cards("plain-2", "plain-3")}, line("plain-1")}})
		tb.Play("smith")
		tb.Amber(0, c.amber)
		tb.Play("unguarded-camp")
		if c.limbs == 1 {
			tb.Pick("plain-2")
		}
		tb.Amber(monster, c.limbs)
	}
}

// Logos cards that a player gave to the Keyraken count, its own are of its house
// (A7.5).
func TestTakeThatSmartypantsAgainstTheKeyraken(t *testing.T) {
	k := game.SidePosition{Amber: 3, Line: gametest.Cards("limb-3", "limb-4", "limb-5")}
	tb := playing(t, "take-that-smartypants", Brobnar, game.SidePosition{}, k)
	tb.Play("take-that-smartypants")
	tb.Amber(monster, 3)
}

func TestAutocannonAndPingleMeetTheLimbs(t *testing.T) {
	k := plays("tenacious-arm")
	me := game.SidePosition{Line: gametest.Cards("pingle-who-annoys"), Artifacts: gametest.Cards("autocannon")}
	tb := solo(t, me, k)
	tb.EndTurn()
	tb.First("autocannon")
	tb.Damage("tenacious-arm", 2)
}

// What the opponent's keys cost is what a rise costs (A3.3).
func TestIronObeliskMakesRisingDearer(t *testing.T) {
	for _, c := range []struct{ pool, rises int }{{3, 0}, {4, 1}} {
		k := plays()
		k.Amber = c.pool
		me := game.SidePosition{Line: []game.CardPosition{{ID: "troll", Damage: 1}, {ID: "krump"}}, Artifacts: gametest.Cards("iron-obelisk")}
		tb := solo(t, me, k)
		tb.EndTurn()
		assert.Equal(t, c.rises, tb.Happened(game.Rose))
		tb.Amber(monster, c.pool-4*c.rises)
	}
}

// On the Keyraken's turn it is nobody's "your turn" (A11.10).
func TestPileOfSkullsOnThePlayersTurnOnly(t *testing.T) {
	k := line("crushing-arm")
	k.Amber = 2
	k.Artifacts = asleep()
	tb := solo(t, game.SidePosition{Line: gametest.Cards("kelifi-dragon"), Artifacts: gametest.Cards("pile-of-skulls")}, k)
	tb.EndTurn()
	tb.InZone(Discard, "crushing-arm") // which attacked the dragon
	tb.AmberOn("kelifi-dragon", 0)
}

// A player's "after you forge" is about that player alone (A7.6).
func TestBilgumAvalancheHitsLimbsWhenItsPlayerForges(t *testing.T) {
	tb := at(t, adventure.Easy, game.Position{Step: game.StartStep, Monster: line("limb-3"), Players: []game.SidePosition{
		{Amber: 6, Line: gametest.Cards("bilgum-avalanche")}, line("plain-5", "bilgum-avalanche")}})
	tb.Choose(0)
	tb.Damage("limb-3", 2)
	tb.Damage("plain-5", 0)
	tb.LeaveOpen()
}

// A fight with the Keyraken: damage before it comes to creatures, not to it.
func TestFirespitterAttacksTheKeyraken(t *testing.T) {
	tb := solo(t, game.SidePosition{Line: gametest.Cards("firespitter"), Keys: 3 - 1}, line("limb-3"))
	tb.Fight("firespitter", "the-keyraken")
	tb.Damage("limb-3", 1)
	tb.Damage("the-keyraken", 5-2)
	tb.Damage("firespitter", 3-1) // A5.4, and its own armor
}

func TestKrumpMakesTheKeyrakenLose(t *testing.T) {
	k := line("limb-3")
	k.Amber = 2
	tb := solo(t, line("krump"), k)
	tb.Fight("krump", "limb-3")
	tb.Amber(monster, 1)
}

// The Keyraken is no creature: without limbs the Crocag has no enemy creature,
// although there is something to fight.
func TestTirelessCrocagNeedsALimb(t *testing.T) {
	tb := playing(t, "fear", Dis, line("tireless-crocag"), line("limb-3"))
	tb.Play("fear")
	tb.Line(0)
	tb = solo(t, line("tireless-crocag"), line("limb-3"))
	tb.Fight("tireless-crocag", "the-keyraken")
	tb.Damage("the-keyraken", 1)
	tb.Line(0, "tireless-crocag")
}

func TestPhoenixHeartOnALimb(t *testing.T) {
	k := game.SidePosition{Line: []game.CardPosition{{ID: "tenacious-arm", Attached: gametest.Cards("phoenix-heart")}, {ID: "limb-5"}}}
	tb := at(t, adventure.Easy, game.Position{House: Sanctum, Monster: k,
		Players: []game.SidePosition{{Hand: gametest.Cards("the-spirit-s-way")}, line("plain-2")}})
	tb.LeaveOpen()
	tb.Play("the-spirit-s-way")
	tb.First("tenacious-arm")
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(monster, Archives), "its hand is the archives (A4.5)")
	tb.InZone(Discard, "plain-2") // an ally's creature too (A7.4)
	tb.Damage("the-keyraken", 3)  // of the limb itself; the Heart speaks of creatures
}

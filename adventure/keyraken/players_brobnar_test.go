package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Cards of Brobnar against the Keyraken.

func TestBarehandedOnAllArtifacts(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken", "whirlpool-eddy"),
		Deck: gametest.Cards("emergence")},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("barehanded"), Artifacts: gametest.Cards("cannon")},
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
		tb := playing(t, "burn-the-stockpile", Brobnar, keyforge.SidePosition{}, keyforge.SidePosition{Amber: have})
		tb.Play("burn-the-stockpile")
		tb.Amber(monster, left)
	}
}

// Allies' creatures are neither friendly nor enemy (A7.3).
func TestChampionsChallengeSparesAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-3", "limb-5"), Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("champion-s-challenge"), Line: gametest.Cards("plain-2", "plain-7")}, line("plain-1", "plain-12")}})
	tb.Play("champion-s-challenge")
	tb.Pick("limb-5") // or the Keyraken
	tb.Line(0, "plain-7")
	tb.Line(1, "plain-1", "plain-12")
	tb.Line(monster)
}

func TestSmithAndUnguardedCampCountTheKeyrakensCreatures(t *testing.T) {
	for _, c := range []struct{ limbs, amber int }{{1, 3}, {2, 1}} { // the Keyraken is no creature (A5.2), allies do not count
		k := keyforge.SidePosition{Amber: 2}
		for range c.limbs {
			k.Line = append(k.Line, keyforge.CardPosition{ID: "limb-3"})
		}
		tb := at(t, adventure.Easy, keyforge.Position{Monster: k, Players: []keyforge.SidePosition{
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

// Logos cards that a player gave to the Keyraken count; its own are of its house
// (A7.5).
func TestTakeThatSmartypantsAgainstTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Amber: 3, Line: gametest.Cards("limb-3", "limb-4", "limb-5")}
	tb := playing(t, "take-that-smartypants", Brobnar, keyforge.SidePosition{}, k)
	tb.Play("take-that-smartypants")
	tb.Amber(monster, 3)
}

func TestAutocannonAndPingleMeetTheLimbs(t *testing.T) {
	k := plays("tenacious-arm")
	me := keyforge.SidePosition{Line: gametest.Cards("pingle-who-annoys"), Artifacts: gametest.Cards("autocannon")}
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
		me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "troll", Damage: 1}, {ID: "krump"}},
			Artifacts: gametest.Cards("iron-obelisk")}
		tb := solo(t, me, k)
		tb.EndTurn()
		assert.Equal(t, c.rises, tb.Happened(keyforge.Rose))
		tb.Amber(monster, c.pool-4*c.rises)
	}
}

// On the Keyraken's turn it is nobody's "your turn" (A11.10).
func TestPileOfSkullsOnThePlayersTurnOnly(t *testing.T) {
	k := line("crushing-arm")
	k.Amber = 2
	k.Artifacts = asleep()
	tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("kelifi-dragon"), Artifacts: gametest.Cards("pile-of-skulls")}, k)
	tb.EndTurn()
	tb.InZone(Discard, "crushing-arm") // which attacked the dragon
	tb.AmberOn("kelifi-dragon", 0)
}

// A player's "after you forge" is about that player alone (A7.6).
func TestBilgumAvalancheHitsLimbsWhenItsPlayerForges(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Step: keyforge.StartStep, Monster: line("limb-3"), Players: []keyforge.SidePosition{
		{Amber: 6, Line: gametest.Cards("bilgum-avalanche")}, line("plain-5", "bilgum-avalanche")}})
	tb.Choose(0)
	tb.Damage("limb-3", 2)
	tb.Damage("plain-5", 0)
	tb.LeaveOpen()
}

// In a fight with the Keyraken, damage before the fight hits creatures, not the
// Keyraken.
func TestFirespitterAttacksTheKeyraken(t *testing.T) {
	tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("firespitter"), Keys: 3 - 1}, line("limb-3"))
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
	k := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "tenacious-arm", Attached: gametest.Cards("phoenix-heart")}, {ID: "limb-5"}}}
	tb := at(t, adventure.Easy, keyforge.Position{House: Sanctum, Monster: k,
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("the-spirit-s-way")}, line("plain-2")}})
	tb.LeaveOpen()
	tb.Play("the-spirit-s-way")
	tb.First("tenacious-arm")
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(monster, Archives), "its hand is the archives (A4.5)")
	tb.InZone(Discard, "plain-2") // an ally's creature too (A7.4)
	tb.Damage("the-keyraken", 3)  // of the limb itself; the Heart speaks of creatures
}

// A limb must fight too: it hunts as an enraged one does (A6.5). The Keyraken, which
// is no creature, goes on reaping.
func TestLittleRapscalMakesLimbsHunt(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("limb-3")}
	tb := solo(t, line("little-rapscal", "plain-7"), k)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-7")}, keyforge.MustFight)
	tb.Fight("plain-7", "the-keyraken")
	tb.EndTurn()
	assert.Equal(t, []string{"little-rapscal"}, attacked(tb))
	tb.Amber(monster, 1)
	t.Run("its own prey prevails; an ally's goblin forces all", func(t *testing.T) {
		tb := table(t, keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("lashing-tentacle", "limb-3")},
			[]keyforge.SidePosition{line("plain-4", "plain-2"), line("little-rapscal")})
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-2")}, keyforge.MustFight)
		tb.EndTurn()
		assert.Equal(t, []string{"plain-4", "plain-2"}, attacked(tb))
	})
	t.Run("nothing to hunt: it reaps", func(t *testing.T) {
		tb := table(t, keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("limb-3")},
			[]keyforge.SidePosition{{}, line("little-rapscal")})
		tb.EndTurn()
		tb.Amber(monster, 1)
	})
}

// It is on no flank (A5.2).
func TestGrogginsDoesNotReachTheKeyraken(t *testing.T) {
	tb := solo(t, line("groggins"), line("limb-3"))
	tb.Fight("groggins")
	tb.InZone(Discard, "limb-3")
	tb = solo(t, line("groggins"), keyforge.SidePosition{})
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("groggins")}, keyforge.NothingToFight)
	tb.Reap("groggins")
}

func TestGrokeRobsTheKeyraken(t *testing.T) {
	tb := table(t, keyforge.SidePosition{Amber: 2}, []keyforge.SidePosition{line("groke"), {Amber: 3}})
	tb.Fight("groke")
	tb.Amber(monster, 1)
	tb.Amber(1, 3)
}

// Your own key costs more for its creatures, its rise for yours; those of an ally
// are neither friendly nor enemy (A3.3, A7.3).
func TestGrumpBuggyAgainstTheKeyraken(t *testing.T) {
	tb := table(t, line("limb-5", "limb-4"), []keyforge.SidePosition{
		{Artifacts: gametest.Cards("grump-buggy"), Line: gametest.Cards("plain-5", "plain-9", "plain-1")}, line("plain-12")})
	assert.Equal(t, 7, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
	assert.Equal(t, 2, tb.KeyCost(monster))
}

func TestLollopAttackedByTheKeyraken(t *testing.T) {
	tb := solo(t, line("lollop-the-titanic"), keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("lashing-tentacle")})
	tb.EndTurn()
	tb.Damage("lashing-tentacle", 0)
	tb.Damage("lollop-the-titanic", 3)
}

// The Keyraken has no neighbors, and is not destroyed as a creature would be
// (A11.4).
func TestBingleBangbangAndOgopogoAttackTheKeyraken(t *testing.T) {
	tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("bingle-bangbang", "ogopogo"), Keys: 3}, line("limb-3", "limb-5"))
	tb.Fight("bingle-bangbang", "the-keyraken")
	tb.Damage("limb-3", 0)
	tb.Fight("ogopogo", "the-keyraken")
	tb.Damage("the-keyraken", 2+6)
	tb = solo(t, line("ogopogo"), line("limb-3", "limb-5"))
	tb.Fight("ogopogo", "limb-3")
	tb.Offers("ogopogo", "limb-5")
	tb.Pick("limb-5")
}

func TestOneTwoPunchAndFirstBloodOnLimbs(t *testing.T) {
	tb := playing(t, "1-2-punch", Brobnar, keyforge.SidePosition{},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "limb-3"}, {ID: "limb-5", Marks: keyforge.Stunned}}})
	tb.Play("1-2-punch")
	tb.Offers("limb-3", "limb-5")
	tb.Pick("limb-5")
	tb.Line(monster, "limb-3")
	tb = at(t, adventure.Easy, keyforge.Position{Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("first-blood"), Line: gametest.Cards("plain-2")}, line("plain-5")}})
	tb.Play("first-blood")
	tb.Offers("plain-2", "plain-5", "limb-3") // 2, since the ally's does not count; the Keyraken is no creature
	tb.Pick("limb-3")
	tb.Pick("plain-5")
	tb.Damage("limb-3", 1)
	tb.Damage("plain-5", 1)
}

// A limb that dies on your turn is an enemy creature, an ally's creature is not.
func TestFoozleCountsLimbs(t *testing.T) {
	for _, c := range []struct {
		target string
		amber  int
	}{{"limb-3", 1 + 1}, {"plain-3", 1}} {
		tb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-3"),
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("punch"), Line: gametest.Cards("foozle")}, line("plain-3")}})
		tb.Play("punch")
		tb.Pick(c.target)
		tb.Reap("foozle")
		tb.Amber(0, 1+c.amber)
	}
}

func TestBellowingPatrizateMeetsLimbsAndAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: plays("tenacious-arm"), Players: []keyforge.SidePosition{
		{Line: gametest.Cards("bellowing-patrizate")}, {Hand: gametest.Cards("troll"), Houses: []House{Brobnar}}}})
	tb.EndTurn()
	tb.Damage("tenacious-arm", 1)
	tb.Play("troll")
	tb.Damage("troll", 1)
}

// Each of the players loses what is left after forging; a rise is no key (A11.3).
func TestForgemasterOgTaxesAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: keyforge.SidePosition{Artifacts: asleep(), Amber: 7},
		Players: []keyforge.SidePosition{{Line: gametest.Cards("forgemaster-og"), Amber: 4}, {Amber: 9}}})
	tb.EndTurn()
	tb.Amber(monster, 7-6)
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 0)
	tb.Amber(0, 4)
}

// Only your own creatures can be sacrificed; with three keys nothing is forged (A2.2).
func TestMightMakesRightBesideAnAlly(t *testing.T) {
	me := keyforge.SidePosition{Hand: gametest.Cards("might-makes-right"), Line: gametest.Cards("plain-12", "plain-11", "plain-2"), Amber: 3}
	tb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-12"), Players: []keyforge.SidePosition{me, line("plain-9")}})
	tb.Play("might-makes-right")
	tb.Offers("plain-12", "plain-11", "plain-2")
	tb.Pick("plain-12", "plain-11", "plain-2")
	tb.Choose(2)
	tb.Keys(0, 1)
	tb.Amber(0, 4)
	me.Keys = 3
	tb = at(t, adventure.Easy, keyforge.Position{Monster: line("limb-12"), Players: []keyforge.SidePosition{me, line("plain-9")}})
	tb.Play("might-makes-right")
	tb.Finish()
	tb.Line(0, "plain-12", "plain-11", "plain-2")
}

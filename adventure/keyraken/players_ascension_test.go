package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The opponent's æmber is the Keyraken's, never an ally's (A2.5, A11.7).
func TestAscensionLooksAtThePoolOfTheKeyraken(t *testing.T) {
	rich := keyforge.SidePosition{Amber: 12}
	for id, want := range map[string][2]int{ // mine, the Keyraken's
		"ronnie-wristclocks": {2, 6}, "furtive-investors": {1, 8}, "gamgee": {0, 8},
	} {
		tb := together(t, id, Shadows, keyforge.SidePosition{}, rich, keyforge.SidePosition{Amber: 8})
		tb.Play(id)
		tb.Amber(0, want[0])
		tb.Amber(1, 12)
		tb.Amber(monster, want[1])
	}
	tb := together(t, "perplexing-sophistry", Shadows, keyforge.SidePosition{Deck: gametest.Cards("fear")}, rich,
		keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("perplexing-sophistry")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Discard)) // A4.4
	tb.InZone(Hand, "fear")
}

// The Keyraken is no creature (A5.2), allies' creatures are neither friends nor
// enemies (A7.3), but creatures in general are all of them (A7.4).
func TestAscensionBesideAnAlly(t *testing.T) {
	tb := together(t, "carpet-phloxem", Mars, keyforge.SidePosition{}, line("plain-9"), line("limb-9"))
	tb.Play("carpet-phloxem") // you control none
	tb.Damage("plain-9", 4)
	tb.Damage("limb-9", 4)
	tb.Damage("the-keyraken", 0)

	tb = together(t, "extinction", Mars, line("plain-2"), line("plain-9"), line("limb-9"))
	tb.Play("extinction")
	tb.Offers("plain-2", "plain-9", "limb-9")
	tb.Pick("plain-9")
	tb.Line(1)
	tb.Line(0, "plain-2") // without a trait they share none

	tb = together(t, "whistling-darts", Shadows, line("plain-2"), line("plain-9"), line("limb-9", "limb-8"))
	tb.Play("whistling-darts")
	tb.Damage("limb-9", 1)
	tb.Damage("limb-8", 1)
	tb.Damage("plain-9", 0)

	tb = together(t, "free-markets", Sanctum, line("plain-2"), line("dis-2"), line("limb-2"))
	tb.Play("free-markets")
	tb.Amber(0, 3) // Brobnar, Dis, Keyraken
}

func TestEntropicManipulatorChoosesAnAllyOrTheKeyraken(t *testing.T) {
	hurt := func(id string) keyforge.SidePosition {
		return keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: id, Damage: 2}, {ID: "plain-4"}}}
	}
	tb := together(t, "entropic-manipulator", Mars, keyforge.SidePosition{}, hurt("plain-9"), hurt("limb-9"))
	tb.Play("entropic-manipulator")
	tb.Asks(keyforge.AskSeat, keyforge.ForEffect, 0)
	tb.Choose(1)
	tb.Yes()
	tb.Offers("plain-9", "1:plain-4")
	tb.Pick("1:plain-4", "1:plain-4")
	tb.Damage("1:plain-4", 2)
	tb.Damage("limb-9", 2)
	tb = together(t, "entropic-manipulator", Mars, keyforge.SidePosition{}, hurt("plain-9"), hurt("limb-9"))
	tb.Play("entropic-manipulator")
	tb.Choose(int(monster))
	tb.Yes()
	tb.Offers("limb-9", "m:plain-4") // the Keyraken is no creature
	tb.Pick("limb-9", "limb-9")
	tb.Damage("limb-9", 2)
}

// The Keyraken gains by reaping, whether it reaps itself or its limbs do; only the
// player whose knight it is captures.
func TestSirMarrowsAgainstTheKeyraken(t *testing.T) {
	k := line("limb-2")
	tb := table(t, k, []keyforge.SidePosition{{Line: gametest.Cards("sir-marrows", "plain-3")}, line("plain-2")})
	tb.EndTurn()
	tb.AmberOn("sir-marrows", 2)
	tb.Amber(monster, 0)
	tb.LeaveOpen()
}

// The first creature that reaps counts, not the Keyraken before it.
func TestAemberConductionUnitCountsCreatures(t *testing.T) {
	tb := table(t, line("limb-2", "limb-3"), []keyforge.SidePosition{{Artifacts: gametest.Cards("æmber-conduction-unit")}})
	tb.EndTurn()
	tb.Marked("limb-2", keyforge.Stunned)
	tb.Unmarked("limb-3", keyforge.Stunned)
	tb.Unmarked("the-keyraken", keyforge.Stunned)
	tb.LeaveOpen()
}

// A stun of the reaper does not reach the Keyraken, and what it fights is no
// creature for those that stun or archive it (A11.4).
func TestAscensionFightsTheKeyraken(t *testing.T) {
	for id, h := range map[string]House{"collector-worm": Mars, "roxador": Untamed, "mindworm": Mars} {
		tb := at(t, adventure.Easy, keyforge.Position{House: h, Players: []keyforge.SidePosition{{Line: gametest.Cards(id), Keys: 3}},
			Monster: line("limb-9")})
		tb.Fight(id, "the-keyraken")
		tb.InZone(Artifacts, "the-keyraken")
		tb.Unmarked("the-keyraken", keyforge.Stunned)
		tb.Damage("limb-9", 0)
	}
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Players: []keyforge.SidePosition{{Line: gametest.Cards("collector-worm")}},
		Monster: line("limb-9")})
	tb.Fight("collector-worm", "limb-9")
	tb.InZone(Discard, "collector-worm")
	tb = at(t, adventure.Easy, keyforge.Position{House: Mars, Players: []keyforge.SidePosition{{Line: gametest.Cards("collector-worm")}},
		Monster: line("limb-5")})
	tb.Fight("collector-worm", "limb-5")
	assert.Equal(t, []string{"limb-5"}, tb.Pile(0, Archives))
}

func TestSmiteAgainstTheKeyraken(t *testing.T) {
	tb := playing(t, "smite", Sanctum, keyforge.SidePosition{Line: gametest.Cards("plain-5"), Keys: 3}, line("limb-9"))
	tb.Play("smite")
	tb.Pick("the-keyraken")
	tb.Damage("the-keyraken", 5)
	tb.Damage("limb-9", 0)
}

// The artifact works for the Keyraken, which pays the player who gave it.
func TestAnahitaTradesWithTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Sanctum, Monster: keyforge.SidePosition{Amber: 3},
		Players: []keyforge.SidePosition{{Line: gametest.Cards("anahita-the-trader"), Artifacts: gametest.Cards("commpod")},
			{Artifacts: gametest.Cards("cannon")}}})
	tb.Reap("anahita-the-trader")
	assert.Contains(t, tb.Pile(monster, Artifacts), "commpod")
	tb.Amber(0, 3)
	tb.Amber(monster, 1)
}

// Keys that cost more make the rise cost more (A3.3).
func TestAscensionRaisesTheCostOfRising(t *testing.T) {
	for id, more := range map[string]int{"proclamation-346e": 2} {
		tb := table(t, line("limb-2"), []keyforge.SidePosition{{Artifacts: gametest.Cards(id)}})
		assert.Equal(t, more, tb.KeyCost(monster))
	}
	tb := table(t, keyforge.SidePosition{}, []keyforge.SidePosition{{Line: gametest.Cards("plain-2", "nyzyk-resonator", "plain-3")},
		line("nyzyk-resonator")})
	assert.Equal(t, 4, tb.KeyCost(monster))
}

// The Keyraken has no keys: whoever has one has more (A11.3).
func TestHeartOfTheForestBindsEachPlayer(t *testing.T) {
	for keys, want := range map[int]int{0: 1, 1: 1} {
		tb := together(t, "key-charge", Untamed, keyforge.SidePosition{Amber: 7, Keys: keys},
			keyforge.SidePosition{Artifacts: gametest.Cards("heart-of-the-forest"), Keys: 2},
			keyforge.SidePosition{})
		tb.Play("key-charge")
		if tb.Question().Kind == keyforge.AskYesNo {
			tb.Yes()
			tb.Choose(2)
		}
		tb.Keys(0, want)
	}
}

// What the Keyraken would capture from the pool of their player comes from the
// supply; allies are not guarded.
func TestPosPixiesGuardTheirPlayer(t *testing.T) {
	for who, left := range map[keyforge.Side]int{0: 2, 1: 0} {
		players := []keyforge.SidePosition{{Amber: 2}, {Amber: 2}}
		players[who].Line = gametest.Cards("po-s-pixies")
		tb := table(t, keyforge.SidePosition{Archives: gametest.Cards("old-bruno")}, players)
		tb.EndTurn() // it plays Old Bruno, who captures from the active player (A11.6)
		tb.AmberOn("old-bruno", 2)
		tb.Amber(0, left)
		tb.Amber(1, 2)
		tb.LeaveOpen()
	}
}

// A creature that the Keyraken controls hunts nothing that it may not attack.
func TestCamouflageHidesFromPrey(t *testing.T) {
	hidden := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-9", Attached: gametest.Cards("camouflage")}}}
	tb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-1", "lashing-tentacle", "limb-2"),
		Players: []keyforge.SidePosition{hidden}})
	tb.EndTurn()
	tb.Damage("plain-9", 0) // it reaps
	tb.Amber(monster, 4)
	tb.LeaveOpen()
	tb = at(t, adventure.Easy, keyforge.Position{Monster: line("lashing-tentacle", "limb-2"), Players: []keyforge.SidePosition{hidden}})
	tb.EndTurn()
	assert.Positive(t, tb.Of("plain-9").Damage, "from a flank")
	tb.LeaveOpen()
}

// Scowly Caper comes to the Keyraken's right flank (A11.6) and is used there.
func TestScowlyCaperGoesToTheKeyraken(t *testing.T) {
	tb := together(t, "scowly-caper", Shadows, line("plain-3"), line("plain-2"), line("limb-2", "limb-3"))
	tb.Play("scowly-caper")
	tb.Line(monster, "limb-2", "limb-3", "scowly-caper")
	tb.EndTurn()
	tb.Line(monster, "limb-2", "scowly-caper") // at the end of its turn
	tb.LeaveOpen()

	// Put into play (K3.1): to the Keyraken for every player.
	tb = together(t, "æmberlution", Untamed, keyforge.SidePosition{Hand: gametest.Cards("scowly-caper")},
		keyforge.SidePosition{Hand: gametest.Cards("plain-2", "scowly-caper")}, line("limb-2"))
	tb.Play("æmberlution")
	tb.Pick("plain-2")
	tb.Line(0)
	tb.Line(1, "plain-2")
	assert.Equal(t, []string{"scowly-caper", "scowly-caper"}, tb.Pile(monster, Battleline)[:2], "its turn has begun (omega)")
	tb.LeaveOpen()
}

// Each player, and the Keyraken in its way: its archives are its hand (A4.4), and it
// does not refill.
func TestAscensionAtEachPlayer(t *testing.T) {
	deck := gametest.Many(7, "fear")
	tb := together(t, "punctuated-equilibrium", Untamed, keyforge.SidePosition{Hand: gametest.Cards("punch"), Deck: deck},
		keyforge.SidePosition{Hand: gametest.Cards("punch", "punch"), Deck: deck}, keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("punctuated-equilibrium")
	assert.Len(t, tb.Pile(0, Hand), 6)
	assert.Len(t, tb.Pile(1, Hand), 6)
	assert.Empty(t, tb.Pile(monster, Archives))
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Discard))

	tb = together(t, "quicksand", Untamed, line("plain-2", "plain-3"), line("plain-5", "snufflegator"), line("limb-5", "limb-2"))
	tb.Play("quicksand")
	tb.Line(0, "plain-2")
	tb.Line(1, "plain-5", "snufflegator")
	tb.Line(monster, "limb-2")
	tb.InZone(Artifacts, "the-keyraken")

	tb = together(t, "rigged-lottery", Shadows, keyforge.SidePosition{Deck: gametest.Cards("urchin", "fear")},
		keyforge.SidePosition{Deck: gametest.Cards("umbra", "dodger")}, keyforge.SidePosition{Deck: gametest.Cards("titanic-maw",
			"devour-whole")})
	tb.Play("rigged-lottery")
	tb.Amber(0, 2)
	tb.Amber(1, 2)
	tb.Amber(monster, 0)
	assert.Empty(t, tb.Pile(monster, Deck))

	tb = together(t, "soldiers-to-flowers", Untamed, keyforge.SidePosition{Discard: gametest.Cards("flaxia")},
		keyforge.SidePosition{Discard: gametest.Cards("murmook", "fear")}, keyforge.SidePosition{})
	tb.Play("soldiers-to-flowers")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
}

func TestTantadlinDiscardsFromTheArchivesOfTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Players: []keyforge.SidePosition{{Line: gametest.Cards("tantadlin"),
		Keys: 3}},
		Monster: keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")}})
	tb.Fight("tantadlin")
	tb.Damage("the-keyraken", 2)
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Discard)) // A4.6
}

// Cannot reap binds the Keyraken's creatures, not itself (A11.8); the power of Marmo
// Swarm is that of the pool of whoever controls it.
func TestBarristerJoyaAndMarmoSwarm(t *testing.T) {
	tb := table(t, line("limb-2"), []keyforge.SidePosition{{Line: gametest.Cards("barrister-joya")}})
	tb.EndTurn()
	tb.Amber(monster, 1)
	tb.Unmarked("limb-2", keyforge.Exhausted)
	tb.LeaveOpen()
	tb = table(t, keyforge.SidePosition{Amber: 4}, []keyforge.SidePosition{{Line: gametest.Cards("marmo-swarm"), Amber: 1},
		{Line: gametest.Cards("marmo-swarm"), Amber: 2}})
	tb.PowerIs("0:marmo-swarm", 3)
	tb.PowerIs("1:marmo-swarm", 4)
}

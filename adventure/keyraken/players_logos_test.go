package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBouncingDeathquarkSparesTheKeyrakenAndAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: line("limb-3"), Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("bouncing-deathquark"), Line: gametest.Cards("logos-1", "logos-2")}, line("plain-3")}})
	tb.Play("bouncing-deathquark")
	tb.Offers("logos-1", "logos-2") // the only limb goes unasked
	tb.Pick("logos-1")
	tb.Line(monster)
	tb.Line(0, "logos-2")
	tb.Line(1, "plain-3") // and with no limb left it ends
	tb.Damage("the-keyraken", 0)
}

func TestDimensionDoorStealsFromTheKeyraken(t *testing.T) {
	tb := playing(t, "dimension-door", Logos, line("logos-3", "logos-4"), keyforge.SidePosition{Amber: 1})
	tb.Play("dimension-door")
	tb.Reap("logos-3")
	tb.Amber(0, 1)
	tb.Amber(monster, 0)
	tb.Reap("logos-4")
	tb.Amber(0, 1)
}

func TestEffervescentPrincipleHalvesAllPools(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Amber: 7},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("effervescent-principle"), Amber: 4}, {Amber: 5}}})
	tb.Play("effervescent-principle") // A11.7
	tb.Amber(0, 2)
	tb.Amber(1, 3)
	tb.Amber(monster, 4)
	assert.Equal(t, 1, int(tb.Player(0).Chains))
	assert.Zero(t, tb.Player(1).Chains)
}

// Its creatures cannot fight, the Keyraken can (A11.8); a limb with prey is not
// used and stays ready (A3.11).
func TestFoggifyHoldsTheLimbsOnly(t *testing.T) {
	k := line("lashing-tentacle", "limb-3")
	k.Artifacts = one(keyforge.CardPosition{ID: "the-keyraken", Attached: gametest.Cards("titanic-maw")})
	tb := playing(t, "foggify", Logos, line("logos-9"), k)
	tb.Play("foggify")
	tb.EndTurn()
	tb.Damage("logos-9", 3) // by the Keyraken's skirmish alone
	tb.Unmarked("lashing-tentacle", keyforge.Exhausted)
	tb.Amber(monster, 1) // limb-3 reaps
}

func TestInterdimensionalGraftAndARise(t *testing.T) {
	tb := playing(t, "interdimensional-graft", Logos, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 5, Artifacts: asleep()})
	tb.Play("interdimensional-graft")
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose))
	tb.Amber(monster, 5-3) // rising is not forging (A11.3)
	tb.Amber(0, 1)
}

func TestNeuroSyphonLooksAtTheKeyrakensPool(t *testing.T) {
	for _, c := range []struct{ theirs, stolen int }{{1, 0}, {2, 1}} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Amber: c.theirs},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("neuro-syphon"), Deck: gametest.Cards("punch")}, {Amber: 9}}})
		tb.Play("neuro-syphon")
		tb.Amber(0, 1+c.stolen)
		tb.Amber(1, 9)
		tb.Amber(monster, c.theirs-c.stolen)
	}
}

func TestPositronBoltRunsAlongTheLimbs(t *testing.T) {
	tb := playing(t, "positron-bolt", Logos, keyforge.SidePosition{}, line("limb-9", "limb-8", "limb-7"))
	tb.Play("positron-bolt")
	tb.Offers("limb-9", "limb-7")
	tb.Pick("limb-7")
	tb.Damage("limb-7", 3)
	tb.Damage("limb-8", 2)
	tb.Damage("limb-9", 1)
	tb.Damage("the-keyraken", 0)
}

// An adventure artifact keeps its words: the active player's creatures are yours.
func TestRemoteAccessUsesACurrent(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "whirlpool-eddy"})}
	tb := playing(t, "remote-access", Logos, line("logos-3", "logos-4"), k)
	tb.Play("remote-access") // the Keyraken's card is no artifact
	tb.Offers("logos-3", "logos-4")
	tb.Pick("logos-3")
	tb.Marked("logos-3", keyforge.Stunned)
	tb.Marked("whirlpool-eddy", keyforge.Exhausted)
}

// Actions that it may not play go to the archives and count as taken (A11.8).
func TestScramblerStormArchivesAdventureActions(t *testing.T) {
	k := plays("crimson-churning", "limb-3")
	k.Archives = gametest.Cards("behold-its-grandeur")
	tb := playing(t, "scrambler-storm", Logos, line("logos-3"), k)
	tb.Play("scrambler-storm")
	tb.EndTurn()
	assert.Equal(t, []string{"behold-its-grandeur", "crimson-churning"}, tb.Pile(monster, Archives))
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Deck))
	tb.Damage("logos-3", 0)
	tb.Amber(monster, 0)
}

func TestChaosPortalMayNameTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos,
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("chaos-portal"), Deck: gametest.Cards("punch")}}})
	tb.Act("chaos-portal")
	tb.House(Monster) // A11.15
	tb.InZone(Deck, "punch")
}

// Every player's deck and the adventure deck (A11.7): a card of house Keyraken
// finds a limb; allies' cards are cards in play (A7.4).
func TestCrazyKillingMachineWithAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos,
		Monster: keyforge.SidePosition{Line: gametest.Cards("limb-3"), Deck: gametest.Cards("limb-4", "limb-5")},
		Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards("crazy-killing-machine"), Deck: gametest.Cards("fear", "anger")},
			{Line: gametest.Cards("plain-3"), Deck: gametest.Cards("punch", "anger")}}})
	tb.Act("crazy-killing-machine")
	tb.Offers("fear", "punch", "limb-4")
	tb.Pick("limb-4")
	tb.Pick("fear")
	tb.Line(monster)
	tb.Line(1)
	tb.InZone(Artifacts, "crazy-killing-machine", "the-keyraken")
	assert.Len(t, tb.Pile(1, Deck), 1)
	assert.Len(t, tb.Pile(monster, Deck), 1)
}

func TestStrangeGizmoDestroysLimbsAndAllies(t *testing.T) {
	k := line("limb-3")
	k.Artifacts = asleep(keyforge.CardPosition{ID: "whirlpool-eddy", Marks: keyforge.Exhausted})
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Step: keyforge.StartStep, Monster: k, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("strange-gizmo"), Amber: 6, Keys: 2}, line("plain-3")}})
	tb.InZone(Discard, "strange-gizmo", "plain-3", "limb-3", "whirlpool-eddy")
	tb.InZone(Artifacts, "the-keyraken")
	tb.Keys(0, 3)
	tb = at(t, adventure.Easy, keyforge.Position{House: Logos, Step: keyforge.StartStep, Monster: k, Players: []keyforge.SidePosition{
		{Amber: 6, Keys: 2}, {Artifacts: gametest.Cards("strange-gizmo")}}})
	tb.Line(monster, "limb-3") // an ally's key is not yours
	// With three keys nothing is forged (A2.2).
	tb = at(t, adventure.Easy, keyforge.Position{House: Logos, Step: keyforge.StartStep, Monster: k, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("strange-gizmo"), Amber: 6, Keys: 3}}})
	tb.Line(monster, "limb-3")
	tb.Amber(0, 6)
}

func TestTheHowlingPitForAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Artifacts: asleep()},
		Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards("the-howling-pit"), Deck: gametest.Many(9, "fear")}, {Deck: gametest.Many(9, "fear")}}})
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, Hand), 7)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, Hand), 7)
	assert.Empty(t, tb.Pile(monster, Archives)) // it draws no hand
}

func TestDysaniaEmptiesTheArchives(t *testing.T) {
	tb := playing(t, "dysania", Logos, keyforge.SidePosition{}, keyforge.SidePosition{Archives: gametest.Cards("limb-3", "emergence")})
	tb.Play("dysania") // A4.6
	assert.ElementsMatch(t, []string{"limb-3", "emergence"}, tb.Pile(monster, Discard))
	tb.Amber(0, 2)
}

func TestPsychicBugLooksAtTheArchives(t *testing.T) {
	tb := playing(t, "psychic-bug", Logos, keyforge.SidePosition{}, keyforge.SidePosition{Archives: gametest.Cards("limb-3")})
	tb.Play("psychic-bug") // A4.4
	assert.Equal(t, 1, tb.Happened(keyforge.Looked))
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
}

// The Keyraken, its limbs and its artifacts are not used (A11.8); it plays its cards.
func TestSkippyTimehogStopsTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("limb-3"), Artifacts: gametest.Cards("the-keyraken", "swift-current"),
		Deck: gametest.Cards("limb-4")}
	tb := playing(t, "skippy-timehog", Logos, keyforge.SidePosition{Amber: 2}, k)
	tb.Play("skippy-timehog")
	tb.EndTurn()
	tb.Amber(monster, 0)
	tb.Amber(0, 2)
	tb.Line(monster, "limb-3", "limb-4")
	tb.EndTurn()
	tb.Amber(monster, 3) // only the next turn
}

// All keys: the cost of rising changes as well (A3.3).
func TestTitanMechanicMakesRisingCheaper(t *testing.T) {
	for _, c := range []struct {
		line []string
		rose int
	}{{[]string{"titan-mechanic"}, 1}, {[]string{"logos-1", "titan-mechanic", "logos-2"}, 0}} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Amber: 2, Artifacts: asleep()},
			Players: []keyforge.SidePosition{line(c.line...)}})
		tb.EndTurn()
		assert.Equal(t, c.rose, tb.Happened(keyforge.Rose))
		tb.Amber(monster, 2-2*c.rose)
	}
}

// Its uses are not yours, and an ally's are not either.
func TestVeylanAnalystCountsYourUsesOnly(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "whirlpool-eddy"})}
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: k, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("veylan-analyst"), Artifacts: gametest.Cards("library-of-babble")},
		{Artifacts: gametest.Cards("library-of-babble")}}})
	tb.Act("library-of-babble#1")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Amber(0, 1)
	tb.Act("library-of-babble#2")
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

// Each player is all players and the Keyraken (A11.7).
func TestBinateRuptureDoublesAllPools(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Amber: 4},
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("binate-rupture"), Amber: 2}, {Amber: 3}}})
	tb.Play("binate-rupture")
	tb.Amber(0, 4)
	tb.Amber(1, 6)
	tb.Amber(monster, 8)
}

func TestCutthroatResearchStealsFromTheKeyraken(t *testing.T) {
	for have, stolen := range map[int]int{7: 0, 8: 2} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Amber: have},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("cutthroat-research")}, {Amber: 9}}})
		tb.Play("cutthroat-research")
		tb.Amber(0, 1+stolen)
		tb.Amber(1, 9)
		tb.Amber(monster, have-stolen)
	}
}

func TestFetchdronesCaptureFromTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Amber: 3}, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("fetchdrones"), Line: gametest.Cards("logos-3"), Deck: gametest.Cards("poke", "poke")},
		{Line: gametest.Cards("logos-5"), Amber: 5}}})
	tb.Act("fetchdrones")
	tb.AmberOn("logos-3", 3)
	tb.Amber(monster, 0)
	tb.Amber(1, 5)
}

// Allies' creatures are neither friendly nor enemy (A7.3).
func TestMasterTheTheoryBesideAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: line("limb-3"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("master-the-theory", "fear", "punch")}, line("plain-3")}})
	tb.Play("master-the-theory")
	tb.Offers("fear", "punch") // one, for the limb
	tb.Pick("fear")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, Archives))
}

func TestPipPipStunsLimbsAlone(t *testing.T) {
	tb := table(t, keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("limb-3")},
		[]keyforge.SidePosition{line("plain-3"), line("pip-pip")})
	tb.Reap("plain-3")
	tb.Unmarked("plain-3", keyforge.Stunned) // an ally's
	tb.EndTurn()
	tb.Marked("limb-3", keyforge.Stunned)
	tb.Unmarked("the-keyraken", keyforge.Stunned)
}

// Limbs of the house do not reap and stay ready (A3.11); the Keyraken is no creature.
func TestSeismoEntanglerNamesTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("limb-3", "lashing-tentacle")}
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: k, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("seismo-entangler"), Line: gametest.Cards("logos-9")}}})
	tb.Act("seismo-entangler")
	tb.House(Monster) // A11.15
	tb.EndTurn()
	tb.Amber(monster, 1)
	assert.Equal(t, []string{"logos-9"}, attacked(tb)) // one with prey does
	tb.EndTurn()
	tb.Amber(monster, 3)
}

func TestQuantumFingertrapInTheKeyrakensLine(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: line("limb-3", "limb-5"),
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("quantum-fingertrap"), Line: gametest.Cards("logos-1")},
			line("plain-2", "plain-3")}})
	tb.Act("quantum-fingertrap")
	tb.Offers("limb-3", "limb-5", "plain-2", "plain-3") // allies' too; you have only one
	tb.Pick("limb-5")
	tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-2")}, keyforge.OtherPile)
	tb.Pick("limb-3")
	tb.Line(monster, "limb-5", "limb-3")
}

// A limb beside Archimedes goes to the Keyraken's archives (A4.5).
func TestArchimedesBesideALimbOfYours(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Players: []keyforge.SidePosition{
		{Hand: gametest.Cards("punch"), Line: []keyforge.CardPosition{{ID: "archimedes"}, {ID: "limb-3", Owner: 4}}}}})
	tb.Play("punch")
	tb.Pick("limb-3")
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
}

// Eyegor of the Keyraken: its hand is its archives (A4.4), and the active player,
// who chooses, sees the cards (A11.6, A11.11).
func TestEyegorPlayedByTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Archives: one(foreign("eyegor")),
		Deck: gametest.Cards("limb-1", "limb-2", "limb-3", "limb-4", "limb-5")}
	tb := table(t, k, make([]keyforge.SidePosition, 2))
	tb.EndTurn()
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
	tb.Offers("limb-1", "limb-2", "limb-3")
	assert.True(t, tb.Sees(0, tb.Card("limb-2")))
	assert.False(t, tb.Sees(1, tb.Card("limb-2")))
	tb.Pick("limb-2")
	assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Archives))
	assert.ElementsMatch(t, []string{"limb-1", "limb-3"}, tb.Pile(monster, Discard))
}

// The player who chose must archive, not an ally.
func TestMemoryChipAndDirectorAreTheirPlayers(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos, Monster: keyforge.SidePosition{Artifacts: asleep()},
		Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards("memory-chip"), Line: gametest.Cards("director-of-zyx"), Hand: gametest.Cards("fear"),
				Deck: gametest.Many(9, "fear"), Houses: []House{Logos}},
			{Hand: gametest.Cards("punch"), Deck: gametest.Many(9, "punch"), Houses: []House{Logos}}}})
	tb.EndTurn()
	assert.Empty(t, tb.Pile(0, Archives))
	assert.Empty(t, tb.Pile(1, Archives))
}

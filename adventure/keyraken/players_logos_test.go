package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestBouncingDeathquarkSparesTheKeyrakenAndAllies(t *testing.T) {
	tb := at(t, adventure.Easy, game.Position{House: Logos, Monster: line("limb-3"), Players: []game.SidePosition{
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
	tb := playing(t, "dimension-door", Logos, line("logos-3", "logos-4"), game.SidePosition{Amber: 1})
	tb.Play("dimension-door")
	tb.Reap("logos-3")
	tb.Amber(0, 1)
	tb.Amber(monster, 0)
	tb.Reap("logos-4")
	tb.Amber(0, 1)
}

func TestEffervescentPrincipleHalvesAllPools(t *testing.T) {
	tb := at(t, adventure.Easy, game.Position{House: Logos, Monster: game.SidePosition{Amber: 7},
		Players: []game.SidePosition{{Hand: gametest.Cards("effervescent-principle"), Amber: 4}, {Amber: 5}}})
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
	k.Artifacts = one(game.CardPosition{ID: "the-keyraken", Attached: gametest.Cards("titanic-maw")})
	tb := playing(t, "foggify", Logos, line("logos-9"), k)
	tb.Play("foggify")
	tb.EndTurn()
	tb.Damage("logos-9", 3) // by the Keyraken's skirmish alone
	tb.Unmarked("lashing-tentacle", game.Exhausted)
	tb.Amber(monster, 1) // limb-3 reaps
}

func TestInterdimensionalGraftAndARise(t *testing.T) {
	tb := playing(t, "interdimensional-graft", Logos, game.SidePosition{}, game.SidePosition{Amber: 5, Artifacts: asleep()})
	tb.Play("interdimensional-graft")
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(game.Rose))
	tb.Amber(monster, 5-3) // rising is not forging (A11.3)
	tb.Amber(0, 1)
}

func TestNeuroSyphonLooksAtTheKeyrakensPool(t *testing.T) {
	for _, c := range []struct{ theirs, stolen int }{{1, 0}, {2, 1}} {
		tb := at(t, adventure.Easy, game.Position{House: Logos, Monster: game.SidePosition{Amber: c.theirs},
			Players: []game.SidePosition{{Hand: gametest.Cards("neuro-syphon"), Deck: gametest.Cards("punch")}, {Amber: 9}}})
		tb.Play("neuro-syphon")
		tb.Amber(0, 1+c.stolen)
		tb.Amber(1, 9)
		tb.Amber(monster, c.theirs-c.stolen)
	}
}

func TestPositronBoltRunsAlongTheLimbs(t *testing.T) {
	tb := playing(t, "positron-bolt", Logos, game.SidePosition{}, line("limb-9", "limb-8", "limb-7"))
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
	k := game.SidePosition{Artifacts: asleep(game.CardPosition{ID: "whirlpool-eddy"})}
	tb := playing(t, "remote-access", Logos, line("logos-3", "logos-4"), k)
	tb.Play("remote-access") // the Keyraken's card is no artifact
	tb.Offers("logos-3", "logos-4")
	tb.Pick("logos-3")
	tb.Marked("logos-3", game.Stunned)
	tb.Marked("whirlpool-eddy", game.Exhausted)
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
	tb := at(t, adventure.Easy, game.Position{House: Logos,
		Players: []game.SidePosition{{Artifacts: gametest.Cards("chaos-portal"), Deck: gametest.Cards("punch")}}})
	tb.Act("chaos-portal")
	tb.House(Keyraken) // A11.15
	tb.InZone(Deck, "punch")
}

// Every player's deck and the adventure deck (A11.7): a card of house Keyraken
// finds a limb; allies' cards are cards in play (A7.4).
func TestCrazyKillingMachineWithAllies(t *testing.T) {
	tb := at(t, adventure.Easy, game.Position{House: Logos,
		Monster: game.SidePosition{Line: gametest.Cards("limb-3"), Deck: gametest.Cards("limb-4", "limb-5")},
		Players: []game.SidePosition{
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
	k.Artifacts = asleep(game.CardPosition{ID: "whirlpool-eddy", Marks: game.Exhausted})
	tb := at(t, adventure.Easy, game.Position{House: Logos, Step: game.StartStep, Monster: k, Players: []game.SidePosition{
		{Artifacts: gametest.Cards("strange-gizmo"), Amber: 6, Keys: 2}, line("plain-3")}})
	tb.InZone(Discard, "strange-gizmo", "plain-3", "limb-3", "whirlpool-eddy")
	tb.InZone(Artifacts, "the-keyraken")
	tb.Keys(0, 3)
	tb = at(t, adventure.Easy, game.Position{House: Logos, Step: game.StartStep, Monster: k, Players: []game.SidePosition{
		{Amber: 6, Keys: 2}, {Artifacts: gametest.Cards("strange-gizmo")}}})
	tb.Line(monster, "limb-3") // an ally's key is not yours
	// With three keys nothing is forged (A2.2).
	tb = at(t, adventure.Easy, game.Position{House: Logos, Step: game.StartStep, Monster: k, Players: []game.SidePosition{
		{Artifacts: gametest.Cards("strange-gizmo"), Amber: 6, Keys: 3}}})
	tb.Line(monster, "limb-3")
	tb.Amber(0, 6)
}

func TestTheHowlingPitForAllies(t *testing.T) {
	tb := at(t, adventure.Easy, game.Position{House: Logos, Monster: game.SidePosition{Artifacts: asleep()}, Players: []game.SidePosition{
		{Artifacts: gametest.Cards("the-howling-pit"), Deck: gametest.Many(9, "fear")}, {Deck: gametest.Many(9, "fear")}}})
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, Hand), 7)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, Hand), 7)
	assert.Empty(t, tb.Pile(monster, Archives)) // it draws no hand
}

func TestDysaniaEmptiesTheArchives(t *testing.T) {
	tb := playing(t, "dysania", Logos, game.SidePosition{}, game.SidePosition{Archives: gametest.Cards("limb-3", "emergence")})
	tb.Play("dysania") // A4.6
	assert.ElementsMatch(t, []string{"limb-3", "emergence"}, tb.Pile(monster, Discard))
	tb.Amber(0, 2)
}

func TestPsychicBugLooksAtTheArchives(t *testing.T) {
	tb := playing(t, "psychic-bug", Logos, game.SidePosition{}, game.SidePosition{Archives: gametest.Cards("limb-3")})
	tb.Play("psychic-bug") // A4.4
	assert.Equal(t, 1, tb.Happened(game.Looked))
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
}

// The Keyraken, its limbs and its artifacts are not used (A11.8); it plays its cards.
func TestSkippyTimehogStopsTheKeyraken(t *testing.T) {
	k := game.SidePosition{Line: gametest.Cards("limb-3"), Artifacts: gametest.Cards("the-keyraken", "swift-current"),
		Deck: gametest.Cards("limb-4")}
	tb := playing(t, "skippy-timehog", Logos, game.SidePosition{Amber: 2}, k)
	tb.Play("skippy-timehog")
	tb.EndTurn()
	tb.Amber(monster, 0)
	tb.Amber(0, 2)
	tb.Line(monster, "limb-3", "limb-4")
	tb.EndTurn()
	tb.Amber(monster, 3) // only the next turn
}

// All keys: what rising costs changes as well (A3.3).
func TestTitanMechanicMakesRisingCheaper(t *testing.T) {
	for _, c := range []struct {
		line []string
		rose int
	}{{[]string{"titan-mechanic"}, 1}, {[]string{"logos-1", "titan-mechanic", "logos-2"}, 0}} {
		tb := at(t, adventure.Easy, game.Position{House: Logos, Monster: game.SidePosition{Amber: 2, Artifacts: asleep()},
			Players: []game.SidePosition{line(c.line...)}})
		tb.EndTurn()
		assert.Equal(t, c.rose, tb.Happened(game.Rose))
		tb.Amber(monster, 2-2*c.rose)
	}
}

// Its uses are not yours, and an ally's are not either.
func TestVeylanAnalystCountsYourUsesOnly(t *testing.T) {
	k := game.SidePosition{Artifacts: asleep(game.CardPosition{ID: "whirlpool-eddy"})}
	tb := at(t, adventure.Easy, game.Position{House: Logos, Monster: k, Players: []game.SidePosition{
		{Line: gametest.Cards("veylan-analyst"), Artifacts: gametest.Cards("library-of-babble")}, {Artifacts: gametest.Cards("library-of-babble")}}})
	tb.Act("library-of-babble#1")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Amber(0, 1)
	tb.Act("library-of-babble#2")
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

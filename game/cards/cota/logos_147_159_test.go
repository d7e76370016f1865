package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestNovuArchaeologist(t *testing.T) {
	tb := duel(t, side{Line: ids("novu-archaeologist"), Discard: ids("fear", "mother"), Hand: ids("anger")}, side{Discard: ids("punch")}, card.Logos)
	tb.Act("novu-archaeologist")
	tb.Offers("fear", "mother")
	tb.Pick("mother")
	tb.InZone(card.Archives, "mother")
	tb.InZone(card.Discard, "fear", "punch")
	tb = duel(t, side{Line: ids("novu-archaeologist")}, side{Discard: ids("punch")}, card.Logos)
	tb.Act("novu-archaeologist")
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestOzmoMartianologist(t *testing.T) {
	ozmo := func(option int) *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "ozmo-martianologist"}, {ID: "grommid", Damage: 4}, {ID: "mother", Damage: 2}}}, side{Line: list{{ID: "zorg", Damage: 2}}}, card.Logos)
		tb.Reap("ozmo-martianologist")
		tb.Choose(option)
		tb.Offers("grommid", "zorg")
		return tb
	}
	tb := ozmo(0)
	tb.Pick("grommid")
	tb.Damage("grommid", 1)
	tb = ozmo(0)
	tb.Pick("zorg")
	tb.Damage("zorg", 0)
	tb.Unmarked("zorg", game.Stunned)
	tb = ozmo(1)
	tb.Pick("zorg")
	tb.Marked("zorg", game.Stunned)
	tb.Damage("zorg", 2)
}

func TestOzmoFights(t *testing.T) {
	tb := duel(t, side{Line: ids("ozmo-martianologist", "mother")}, side{Line: ids("ozmo-martianologist", "zorg")}, card.Logos)
	tb.Fight("0:ozmo-martianologist", "1:ozmo-martianologist") // elusive
	tb.Choose(1)
	tb.Marked("zorg", game.Stunned)
	tb = duel(t, side{Line: ids("ozmo-martianologist", "mother")}, side{}, card.Logos)
	tb.Reap("ozmo-martianologist")
	tb.Choose(1) // no Mars creature
	tb.Unmarked("mother", game.Stunned)
}

func TestPsychicBug(t *testing.T) {
	tb := duel(t, side{Hand: ids("psychic-bug")}, side{Hand: ids("fear", "punch")}, card.Logos)
	tb.Play("psychic-bug")
	assert.Equal(t, 1, tb.Happened(game.Looked))
	tb.Amber(0, 1)
	tb.Unmarked("fear", game.Revealed) // nobody else sees it
	tb.EndTurn()
	tb.House(card.Dis)
	tb.EndTurn()
	tb.Reap("psychic-bug")
	assert.Equal(t, 1, tb.Happened(game.Looked))
	assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(1, card.Hand))
}

func TestResearchSmoko(t *testing.T) {
	tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("research-smoko"), Deck: ids("fear", "anger")}, card.Brobnar)
	tb.Play("punch")
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Archives))
	assert.Equal(t, []string{"anger"}, tb.Pile(1, card.Deck))
	tb.InZone(card.Discard, "research-smoko")
	tb = duel(t, side{Hand: ids("punch")}, side{Line: ids("research-smoko"), Discard: ids("fear")}, card.Brobnar)
	tb.Play("punch")
	assert.Empty(t, tb.Pile(1, card.Archives), "no reshuffle (Q5)")
}

func TestSkippyTimehog(t *testing.T) {
	tb := duel(t, side{Hand: ids("skippy-timehog"), Line: ids("mother")},
		side{Line: list{{ID: "valdr"}, {ID: "troll", Marks: game.Stunned}, {ID: "deipno-spymaster"}}, Artifacts: ids("gauntlet-of-command"), Hand: ids("headhunter", "punch")}, card.Logos)
	tb.Play("skippy-timehog")
	tb.Left()
	tb.Reap("mother") // yours may be used
	tb.EndTurn()
	tb.House(card.Brobnar)
	refusedUse(tb, game.Reap, "valdr", game.CannotBeUsed)
	refusedUse(tb, game.Fight, "valdr", game.CannotBeUsed)
	refusedUse(tb, game.Unstun, "troll", game.CannotBeUsed)
	refusedUse(tb, game.UseOmni, "deipno-spymaster", game.CannotBeUsed)
	refusedUse(tb, game.UseAction, "gauntlet-of-command", game.CannotBeUsed)
	tb.Play("headhunter")
	tb.Left()
	tb.Discard("punch")
	tb.EndTurn()
	tb.Reap("mother")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Reap("valdr")
}

// An effect cannot use their cards either (K16.13).
func TestSkippyTimehogAgainstEffects(t *testing.T) {
	tb := duel(t, side{Hand: ids("skippy-timehog")}, side{Line: ids("valdr"), Hand: ids("anger"), Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Play("skippy-timehog")
	tb.EndTurn()
	tb.Play("anger")
	tb.InZone(card.Battleline, "skippy-timehog")
	tb.Unmarked("valdr", game.Exhausted)
}

func TestTimetraveller(t *testing.T) {
	tb := duel(t, side{Hand: ids("timetraveller"), Deck: ids("fear", "punch", "anger")}, side{}, card.Logos)
	tb.Play("timetraveller")
	assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(0, card.Hand))
	tb.Amber(0, 1)
	tb = duel(t, side{Line: list{{ID: "timetraveller", Amber: 1}}, Deck: ids("anger", "punch")}, side{}, card.Logos)
	tb.Act("timetraveller")
	assert.ElementsMatch(t, []string{"anger", "punch", "timetraveller"}, tb.Pile(0, card.Deck))
	assert.Equal(t, 1, tb.Happened(game.Shuffled))
	tb.Amber(1, 1)
}

func TestTitanMechanic(t *testing.T) {
	for _, c := range []struct {
		line       []string
		have, keys int
	}{
		{[]string{"titan-mechanic"}, 5, 1},
		{[]string{"titan-mechanic"}, 4, 0},
		{[]string{"mother", "titan-mechanic"}, 5, 1},
		{[]string{"mother", "titan-mechanic", "batdrone"}, 5, 0},
		{[]string{"titan-mechanic", "mother", "titan-mechanic"}, 4, 1},
	} {
		tb := duel(t, side{Line: ids(c.line...)}, side{Amber: c.have, Keys: 1}, card.Logos)
		tb.EndTurn() // each player's keys
		if c.keys > 0 {
			tb.Choose(1)
		}
		tb.Keys(1, 1+c.keys)
		tb = duel(t, side{Line: ids(c.line...), Amber: c.have}, side{}, card.Logos)
		tb.EndTurn()
		tb.EndTurn()
		if c.keys > 0 {
			tb.Choose(1)
		}
		tb.Keys(0, c.keys)
	}
}

func TestVespilonTheorist(t *testing.T) {
	theorist := func(h card.House, deck ...string) *gametest.Table {
		tb := duel(t, side{Line: ids("vespilon-theorist"), Deck: ids(deck...)}, side{}, card.Logos)
		tb.Reap("vespilon-theorist")
		tb.House(h)
		return tb
	}
	tb := theorist(card.Dis, "fear", "punch")
	tb.InZone(card.Archives, "fear")
	tb.Amber(0, 2)
	tb = theorist(card.Logos, "fear", "punch")
	tb.InZone(card.Discard, "fear")
	tb.InZone(card.Deck, "punch")
	tb.Amber(0, 1)
	tb = theorist(card.Logos)
	tb.Amber(0, 1)
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestVeylanAnalyst(t *testing.T) {
	tb := duel(t, side{Line: ids("veylan-analyst", "mother"), Artifacts: ids("library-of-babble", "lifeward"), Hand: ids("remote-access")},
		side{Artifacts: ids("library-of-babble", "library-of-babble")}, card.Logos)
	tb.Act("0:library-of-babble")
	tb.Amber(0, 1)
	tb.Omni("lifeward") // though it is sacrificed
	tb.Amber(0, 2)
	tb.Reap("mother")
	tb.Amber(0, 3)
	tb.Play("remote-access") // an icon, and the use of their artifact
	tb.Pick("1:library-of-babble#1")
	tb.Amber(0, 5)
	tb.EndTurn()
	tb.Act("1:library-of-babble#2")
	tb.Amber(0, 5)
	tb.Amber(1, 0)
}

func TestExperimentalTherapy(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "mother"), Hand: ids("experimental-therapy")}, side{Line: ids("troll")}, card.Logos)
	refusedUse(tb, game.Reap, "valdr", game.WrongHouse)
	tb.Play("experimental-therapy")
	tb.Offers("valdr", "mother", "troll")
	tb.Pick("valdr")
	tb.Marked("valdr", game.Stunned)
	tb.Marked("valdr", game.Exhausted)
	tb.Unmarked("mother", game.Stunned)
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Unstun("valdr")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Brobnar) // its own house, too
	tb.Reap("valdr")
}

// Of every house: each effect on a house finds it, and its controller may choose
// any house (K4.2).
func TestExperimentalTherapyAndHouses(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Attached: ids("experimental-therapy")}, {ID: "mother"}}, Hand: ids("begone")}, side{}, card.Sanctum)
	tb.Play("begone")
	tb.Choose(0)
	tb.Line(0, "mother")
}

func TestRocketBoots(t *testing.T) {
	boots := func() *gametest.Table {
		return duel(t, side{Line: list{{ID: "mother", Attached: ids("rocket-boots")}, {ID: "batdrone"}}}, side{Line: ids("dextre", "valdr")}, card.Logos)
	}
	tb := boots()
	tb.Reap("mother")
	tb.Unmarked("mother", game.Exhausted)
	tb.Reap("mother")
	tb.Marked("mother", game.Exhausted)
	tb.Amber(0, 2)
	tb.Reap("batdrone")
	tb.Marked("batdrone", game.Exhausted)
	tb = boots()
	tb.Fight("mother", "dextre")
	tb.Unmarked("mother", game.Exhausted)
	tb.Reap("mother")
	tb.Marked("mother", game.Exhausted)
}

// On the next turn it is the first time again; with an enemy host, for its
// controller.
func TestRocketBootsOnAnEnemy(t *testing.T) {
	tb := duel(t, side{Hand: ids("rocket-boots")}, side{Line: ids("valdr")}, card.Logos)
	tb.Play("rocket-boots")
	tb.EndTurn()
	for range 2 {
		tb.Reap("valdr")
		tb.Unmarked("valdr", game.Exhausted)
		tb.EndTurn()
		tb.EndTurn()
	}
}

// Removing a stun is a use (K14.3): what follows is the second one.
func TestRocketBootsAfterAStun(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "grommid", Marks: game.Stunned, Attached: ids("rocket-boots")}}, Hand: ids("squawker")}, side{}, card.Mars)
	tb.Unstun("grommid")
	tb.Marked("grommid", game.Exhausted)
	tb.Play("squawker")
	tb.Choose(0)
	tb.Reap("grommid")
	tb.Marked("grommid", game.Exhausted)
}

func TestTranspositionSandals(t *testing.T) {
	sandals := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("transposition-sandals")}, {ID: "valdr"}, {ID: "troll"}}}, side{Line: ids("zorg")}, card.Logos)
		tb.Act("mother")
		tb.Offers("valdr", "troll")
		tb.Pick("troll")
		tb.Line(0, "troll", "valdr", "mother")
		return tb
	}
	tb := sandals()
	tb.Reap("troll")
	refusedUse(tb, game.Reap, "valdr", game.WrongHouse)
	tb = sandals()
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos)
	refusedUse(tb, game.Reap, "troll", game.WrongHouse)
	tb = duel(t, side{Line: list{{ID: "mother", Attached: ids("transposition-sandals")}}}, side{Line: ids("zorg")}, card.Logos)
	tb.Act("mother") // alone
	tb.Line(0, "mother")
}

package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestThoriumPlasmate(t *testing.T) {
	tb := duel(t, side{Line: ids("quixo-the-adventurer"), Hand: ids("thorium-plasmate")},
		side{Line: ids("mother", "tocsin", "titan-mechanic", "doc-bookton")}, card.Logos)
	tb.Play("thorium-plasmate")
	tb.Offers("mother", "tocsin", "titan-mechanic", "doc-bookton")
	tb.Pick("mother")
	tb.Choose(2) // between Titan Mechanic and Doc Bookton
	tb.Line(1, "tocsin", "titan-mechanic", "mother", "doc-bookton")
	tb.Damage("mother", 4)
	tb.Damage("titan-mechanic", 0)
	tb = duel(t, side{Hand: ids("thorium-plasmate")}, side{Line: ids("mother", "tocsin", "valdr")}, card.Logos)
	tb.Play("thorium-plasmate")
	tb.Pick("mother")
	tb.Right()
	tb.Line(1, "tocsin", "valdr", "mother")
	tb.Damage("mother", 0)
}

func TestCodeMonkey(t *testing.T) {
	play := func(me ...string) interface{ Amber(keyforge.Side, int) } {
		tb := duel(t, side{Line: ids(me...), Hand: ids("code-monkey")}, side{Line: ids("batdrone")}, card.Logos)
		tb.Play("code-monkey")
		tb.Choose(1) // deploy
		tb.InZone(card.Archives, me[:min(2, len(me))]...)
		tb.InZone(card.Battleline, "batdrone", "code-monkey")
		return tb
	}
	play("mother", "dextre").Amber(0, 2)
	play("mother", "valdr").Amber(0, 0)
	play("mother", "dextre", "valdr").Amber(0, 2)
	play("mother").Amber(0, 0) // one alone shares with nobody
}

// A neighbor with a ward stays, and its house counts all the same (ruling).
func TestCodeMonkeyBesideAWard(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Warded}, {ID: "dextre"}}, Hand: ids("code-monkey")}, side{}, card.Logos)
	tb.Play("code-monkey")
	tb.Choose(1)
	tb.Line(0, "mother", "code-monkey")
	tb.Unmarked("mother", keyforge.Warded)
	tb.Amber(0, 2)
}

func TestDataForge(t *testing.T) {
	tb := duel(t, side{Hand: ids("data-forge", "fear", "punch", "anger", "umbra"), Amber: 6}, side{}, card.Logos)
	tb.Play("data-forge") // 1 æmber of its own; 6 + 10 - 4 is too much
	tb.Keys(0, 0)
	tb = duel(t, side{Hand: append(ids("data-forge"), many(10, "fear")...), Amber: 6}, side{}, card.Logos)
	tb.Play("data-forge")
	tb.Yes()
	if tb.Question().Kind == keyforge.AskKey {
		tb.Choose(0)
	}
	tb.Keys(0, 1)
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: append(ids("data-forge"), many(10, "fear")...), Amber: 6}, side{}, card.Logos)
	tb.Play("data-forge")
	tb.No()
	tb.Amber(0, 7)
}

func TestDiscombobulator(t *testing.T) {
	for mine, stolen := range map[bool]int{true: 0, false: 1} {
		me, foe := side{Line: ids("mother"), Hand: ids("ghostly-hand")}, side{Line: ids("valdr"), Amber: 1}
		who := &foe
		if !mine {
			who = &me
		}
		who.Line[0].Attached = ids("discombobulator")
		tb := duel(t, me, foe, card.Shadows)
		tb.Play("ghostly-hand")
		tb.Amber(1, 1-stolen)
	}
}

func TestGroupthinkTanks(t *testing.T) {
	tb := duel(t, side{Line: ids("groupthink-tank", "mother", "valdr")},
		side{Line: ids("krump", "troll", "umbra", "lollop-the-titanic")}, card.Logos)
	tb.Act("groupthink-tank")
	tb.Damage("groupthink-tank", 1)
	tb.Damage("mother", 4)
	tb.Damage("valdr", 0)
	tb.Damage("krump", 4)
	tb.Damage("troll", 4)
	tb.InZone(card.Battleline, "umbra")
	tb.Damage("lollop-the-titanic", 0)
	tb = duel(t, side{Line: ids("mini-groupthink-tank", "mother")}, side{Line: ids("krump", "lollop-the-titanic", "troll", "umbra")},
		card.Logos)
	tb.Reap("mini-groupthink-tank")
	tb.Damage("lollop-the-titanic", 8) // the only one between two of its house
	tb.Damage("krump", 0)
	tb = duel(t, side{Line: ids("mother", "dextre"), Hand: ids("mini-groupthink-tank")}, side{Line: ids("krump", "troll")}, card.Logos)
	tb.Play("mini-groupthink-tank")
	tb.Right() // Dextre stands between two of Logos now
	tb.InZone(card.Deck, "dextre")
	tb = duel(t, side{Line: ids("mini-groupthink-tank")}, side{Line: ids("pingle-who-annoys", "lollop-the-titanic", "troll")}, card.Logos)
	tb.Fight("mini-groupthink-tank", "pingle-who-annoys")
	tb.Damage("lollop-the-titanic", 8)
}

func TestReassemblingAutomaton(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "reassembling-automaton", Damage: 1}, {ID: "valdr"}}, Hand: ids("hand-of-dis")},
		side{}, card.Dis)
	tb.Play("hand-of-dis")
	tb.Right()
	tb.Line(0, "mother", "valdr", "reassembling-automaton")
	tb.Damage("reassembling-automaton", 0)
	tb.Marked("reassembling-automaton", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("reassembling-automaton"), Hand: ids("gateway-to-dis")}, side{Line: ids("mother")}, card.Dis)
	tb.Play("gateway-to-dis") // alone
	tb.InZone(card.Discard, "reassembling-automaton", "mother")
}

func TestAcademyTraining(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("academy-training"), Deck: many(3, "fear")}, side{Line: ids("krump")}, card.Logos)
	tb.Play("academy-training")
	tb.Offers("valdr", "krump")
	tb.Pick("valdr")
	assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("valdr")))
	tb.Reap("valdr")
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb = duel(t, side{Line: ids("valdr"), Hand: ids("academy-training")}, side{Line: ids("krump"), Houses: []card.House{card.Brobnar},
		Deck: many(3, "fear")}, card.Logos)
	tb.Play("academy-training")
	tb.Pick("krump") // an enemy keeps its house, and draws
	assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("krump")))
	tb.EndTurn()
	tb.Reap("krump")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
}

func TestUniversalKeylockAndRecycleBin(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("universal-keylock", "cannon"), Houses: []card.House{card.Logos}},
		side{Amber: 9, Houses: []card.House{card.Brobnar}}, card.Logos)
	assert.Equal(t, 9, tb.KeyCost(0))
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 0)
	tb.InZone(card.Discard, "universal-keylock")
	tb.InZone(card.Artifacts, "cannon")
	tb = duel(t, side{Artifacts: ids("universal-recycle-bin"), Purged: ids("fear", "punch")}, side{Purged: ids("mother")}, card.Logos)
	tb.Act("universal-recycle-bin")
	tb.Offers("fear", "punch")
	tb.Pick("punch")
	tb.InZone(card.Archives, "punch")
	tb.InZone(card.Purged, "fear", "mother")
}

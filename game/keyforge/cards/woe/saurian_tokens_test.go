package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// down are token creatures with those cards below.
var down = gametest.FaceDown

// lefts puts n token creatures on the left flank.
func lefts(tb *gametest.Table, n int) {
	for range n {
		tb.Left()
	}
}

// plus is a line of cards and then token creatures.
func plus(line list, hidden ...string) list { return append(line, down(hidden...)...) }

func TestAedileTullia(t *testing.T) {
	play := func(exalts string) *gametest.Table {
		tb := duel(t, side{Token: "scholar", Hand: ids("epic-poem"), Line: plus(ids("aedile-tullia"), "fear"), Deck: ids("troll", "punch")},
			side{Line: ids("krump")}, card.Saurian)
		tb.Play("epic-poem")
		tb.Pick(exalts)
		return tb
	}
	tb := play("aedile-tullia")
	tb.Left()
	tb.Line(0, "scholar", "aedile-tullia", "scholar")
	tb = play("scholar") // K25.16
	tb.Line(0, "aedile-tullia", "scholar")
	t.Run("an enemy who exalts", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("epic-poem"), Line: ids("ballistego")},
			side{Token: "scholar", Line: ids("aedile-tullia"), Deck: ids("troll")}, card.Saurian)
		tb.Play("epic-poem")
		tb.Line(1, "aedile-tullia")
	})
}

func TestConscription(t *testing.T) {
	for made, friends := range map[int]list{2: ids("troll"), 0: many(3, "troll")} {
		tb := duel(t, side{Token: "trooper", Hand: ids("conscription"), Line: friends, Deck: many(5, "fear")},
			side{Line: many(3, "krump")}, card.Saurian)
		tb.Play("conscription")
		lefts(tb, made)
		assert.Len(t, tb.Pile(0, card.Battleline), 3)
		tb.Amber(0, 1)
	}
}

func TestRampagingBrutodon(t *testing.T) {
	us := side{Token: "scholar", Hand: ids("rampaging-brutodon"), Line: plus(ids("rampaging-brutodon", "troll"), "fear"), Deck: ids("punch")}
	tb := duel(t, us, side{Line: ids("krump")}, card.Saurian)
	tb.Play("0:rampaging-brutodon#2")
	tb.Left()
	tb.Left()
	tb.Reap("rampaging-brutodon#1")
	tb.Asks(keyforge.AskCards, keyforge.ForCost, 0)
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	tb.Amber(0, 1)
	us.Hand, us.Line = nil, ids("rampaging-brutodon", "troll")
	t.Run("itself", func(t *testing.T) {
		tb := duel(t, us, side{Line: ids("krump")}, card.Saurian)
		tb.Reap("rampaging-brutodon")
		tb.Pick("rampaging-brutodon")
		tb.Line(0, "troll")
		tb.Amber(0, 0)
	})
	t.Run("what is warded is not destroyed", func(t *testing.T) {
		us.Line[1].Marks |= keyforge.Warded
		tb := duel(t, us, side{Line: ids("krump")}, card.Saurian)
		tb.Fight("rampaging-brutodon", "krump")
		tb.Pick("troll")
		tb.Unmarked("rampaging-brutodon", keyforge.Exhausted)
		tb.Line(1, "krump")
		tb.Fight("rampaging-brutodon", "krump")
		tb.Pick("troll")
		tb.Line(0, "rampaging-brutodon")
		tb.Line(1)
	})
}

func TestInspiringOration(t *testing.T) {
	line := ids("troll", "ballistego")
	line[0].Amber = 1
	tb := duel(t, side{Token: "senator", Hand: ids("inspiring-oration"), Line: line, Deck: many(3, "fear")}, side{}, card.Saurian)
	tb.Play("inspiring-oration")
	tb.Pick("troll")
	lefts(tb, 2)
	tb.AmberOn("troll", 2)
	tb.Line(0, "senator", "senator", "troll", "ballistego")
	t.Run("nobody to exalt", func(t *testing.T) {
		tb := duel(t, side{Token: "senator", Hand: ids("inspiring-oration"), Deck: ids("fear")}, side{}, card.Saurian)
		tb.Play("inspiring-oration")
		tb.Line(0)
	})
}

func TestPhalanxLeader(t *testing.T) {
	tb := duel(t, side{Token: "scholar", Hand: ids("phalanx-leader"), Line: ids("troll"), Deck: ids("fear")}, side{}, card.Saurian)
	tb.Play("phalanx-leader")
	tb.Right()
	tb.Line(0, "troll", "scholar", "phalanx-leader")
	us := side{Token: "scholar", Hand: ids("arm-the-plebeians"), Line: append(down("fear"), ids("phalanx-leader",
		"troll")...), Deck: ids("fear")}
	tb = duel(t, us, side{Line: ids("krump")}, card.Saurian)
	tb.Reap("phalanx-leader")
	tb.PowerIs("scholar", 3)
	tb.PowerIs("troll", 8)
	tb.PowerIs("phalanx-leader", 4)
	tb.Play("arm-the-plebeians")
	tb.Left()
	tb.PowerIs("scholar#1", 3) // K17.14
	tb.PowerIs("scholar#2", 3)
	tb.EndTurn()
	tb.PowerIs("scholar#1", 1)
	tb.LeaveOpen()
}

func TestArmThePlebeians(t *testing.T) {
	tb := duel(t, side{Token: "trooper", Hand: ids("arm-the-plebeians"), Line: plus(ids("troll"), "punch"), Deck: ids("fear")},
		side{}, card.Saurian)
	tb.Play("arm-the-plebeians")
	tb.Left()
	tb.Marked("trooper#2", keyforge.Warded)
	tb.Marked("trooper#2", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Warded)
	tb.Unmarked("trooper#1", keyforge.Warded)
	t.Run("none is made of an empty deck", func(t *testing.T) {
		tb := duel(t, side{Token: "trooper", Hand: ids("arm-the-plebeians"), Line: ids("troll")}, side{}, card.Saurian)
		tb.Play("arm-the-plebeians")
		tb.Line(0, "troll")
		tb.Unmarked("troll", keyforge.Warded)
	})
}

func TestLegionaryTrainer(t *testing.T) {
	tb := duel(t, side{Token: "trooper", Hand: ids("legionary-trainer"), Deck: ids("fear")}, side{}, card.Saurian)
	tb.Play("legionary-trainer")
	tb.Left()
	tb.Unmarked("trooper", keyforge.Exhausted)
	tb.Marked("legionary-trainer", keyforge.Exhausted)
	t.Run("of the opponent", func(t *testing.T) {
		tb := duel(t, side{Token: "trooper", Hand: ids("arm-the-plebeians"), Deck: ids("fear")},
			side{Line: ids("legionary-trainer")}, card.Saurian)
		tb.Play("arm-the-plebeians")
		tb.Marked("trooper", keyforge.Exhausted)
	})
}

func TestLongusaurLector(t *testing.T) {
	us := side{Token: "scholar", Hand: ids("longusaur-lector"), Deck: many(2, "fear")}
	tb := duel(t, us, side{}, card.Saurian)
	tb.Play("longusaur-lector")
	tb.Yes()
	tb.Right()
	tb.AmberOn("longusaur-lector", 1)
	tb.Line(0, "longusaur-lector", "scholar")
	us.Line, us.Hand = ids("longusaur-lector"), nil
	tb = duel(t, us, side{}, card.Saurian)
	tb.Reap("longusaur-lector")
	tb.No()
	tb.AmberOn("longusaur-lector", 0)
	tb.Line(0, "longusaur-lector")
	tb = duel(t, us, side{}, card.Saurian)
	tb.Reap("longusaur-lector")
	tb.Yes()
	tb.Left()
	tb.Line(0, "scholar", "longusaur-lector")
}

func TestRecruit(t *testing.T) {
	us := side{Token: "scholar", Hand: ids("recruit", "epic-poem"), Line: ids("troll"), Deck: many(2, "fear")}
	tb := duel(t, us, side{}, card.Saurian)
	tb.Play("recruit")
	tb.Left()
	tb.Line(0, "scholar", "troll")
	tb.InZone(card.Discard, "recruit")
	tb = duel(t, us, side{}, card.Saurian)
	tb.Play("epic-poem")
	tb.Play("recruit")
	tb.Left()
	tb.InZone(card.Archives, "recruit")
}

func TestSymposium(t *testing.T) {
	line := append(down("fear", "fear"), tired("troll", "ballistego")...)
	line[0].Marks |= keyforge.Exhausted
	us := side{Token: "trooper", Hand: ids("symposium"), Line: line}
	tb := duel(t, us, side{}, card.Saurian)
	tb.Play("symposium")
	tb.Pick("trooper#1")
	tb.AmberOn("trooper#1", 2) // its own ability too
	tb.Offers("trooper#2", "troll", "ballistego")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 2)
	tb = duel(t, us, side{}, card.Saurian)
	tb.Play("symposium")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Amber(0, 1)
	t.Run("the token creature dies in its fight", func(t *testing.T) {
		us := us
		us.Token, us.Line = "scholar", append(down("fear"), tired("troll")...)
		tb := duel(t, us, side{Line: ids("krump")}, card.Saurian)
		tb.Play("symposium")
		tb.Pick("scholar")
		tb.Choose(int(keyforge.ToFight))
		tb.InZone(card.Discard, "fear")
		tb.Pick("troll")
		tb.Choose(int(keyforge.ToReap))
		tb.AmberOn("troll", 1)
	})
}

func TestSaurianTokens(t *testing.T) {
	tb := duel(t, side{Token: "scholar", Line: plus(ids("troll"), "fear"), Deck: ids("punch")}, side{}, card.Saurian)
	tb.Reap("scholar")
	tb.InZone(card.Hand, "punch")

	tb = duel(t, side{Token: "senator", Line: down("fear")}, side{}, card.Saurian)
	tb.Act("senator")
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.EndTurn()
	assert.Equal(t, 7, tb.KeyCost(1))
	tb.LeaveOpen()

	tb = duel(t, side{Token: "trooper", Line: down("fear")}, side{Line: ids("dust-imp")}, card.Saurian)
	tb.Fight("trooper", "dust-imp")
	tb.AmberOn("trooper", 1)
	tb = duel(t, side{Token: "trooper", Line: down("fear")}, side{}, card.Saurian)
	tb.Reap("trooper")
	tb.AmberOn("trooper", 1)

	tb = duel(t, side{Token: "bellatoran-warrior", Line: down("fear")}, side{Line: ids("dust-imp")}, card.Saurian)
	tb.Fight("bellatoran-warrior", "dust-imp")
	tb.Damage("bellatoran-warrior", 0)
	tb.PowerIs("bellatoran-warrior", 5)
}

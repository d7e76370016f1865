package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestA2_1TheKeyrakenTakesATurnAfterEachPlayers(t *testing.T) {
	k := plays("emergence", "emergence")
	tb := table(t, k, []keyforge.SidePosition{
		line("plain-1", "plain-2", "plain-3", "plain-4"), line("plain-5", "plain-6", "plain-7", "plain-8")})
	tb.EndTurn()
	assert.Equal(t, []keyforge.Side{monster}, sidesOf(tb, keyforge.TurnBegan))
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
	tb.Offers("plain-1", "plain-2", "plain-3", "plain-4")
	tb.Pick("plain-1", "plain-2", "plain-3")
	assert.Equal(t, []keyforge.Side{1}, sidesOf(tb, keyforge.TurnBegan))
	tb.EndTurn()
	assert.Equal(t, []keyforge.Side{monster}, sidesOf(tb, keyforge.TurnBegan))
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
	tb.Offers("plain-5", "plain-6", "plain-7", "plain-8")
	tb.Pick("plain-5", "plain-6", "plain-7")
	assert.Equal(t, []keyforge.Side{0}, sidesOf(tb, keyforge.TurnBegan))
}

func TestA2_2PlayersTurns(t *testing.T) {
	t.Run("no first-turn rule", func(t *testing.T) {
		tb := at(t, 0, keyforge.Position{Turn: 1, Players: []keyforge.SidePosition{{Hand: gametest.Cards("plain-1", "plain-2", "plain-3")}}})
		tb.Play("plain-1")
		tb.Play("plain-2")
		tb.Left()
		tb.Discard("plain-3")
	})
	t.Run("the third key does not win", func(t *testing.T) {
		tb := solo(t, keyforge.SidePosition{Keys: 2, Amber: 6}, plays())
		tb.EndTurn()
		tb.Keys(0, 3)
		tb.Amber(0, 0)
		assert.False(t, tb.Over())
	})
	t.Run("nor does a fourth cost anything", func(t *testing.T) {
		free := Action("free", Brobnar, Play(ForgeKey(0)))
		tb := solo(t, keyforge.SidePosition{Keys: 3, Amber: 7, Hand: gametest.Cards("free")}, plays(), free)
		tb.Play("free")
		tb.Keys(0, 3)
		tb.Amber(0, 7)
		tb.EndTurn()
		tb.Amber(0, 7)
	})
}

func TestA2_3_A5_3TheKeyrakenAndItsCreaturesMayBeAttacked(t *testing.T) {
	t.Run("whoever has taunt", func(t *testing.T) {
		tb := solo(t, line("plain-5"), line("shield-arm", "limb-3", "limb-4"))
		tb.Fight("plain-5")
		tb.Offers("the-keyraken", "shield-arm", "limb-4") // K18.13
		tb.Pick("the-keyraken")
		tb.Marked("plain-5", keyforge.Exhausted)
	})
	t.Run("there is always a target", func(t *testing.T) {
		tb := solo(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-5", Marks: keyforge.Enraged}}}, keyforge.SidePosition{})
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-5")}, keyforge.MustFight)
		tb.Fight("plain-5", "the-keyraken")
		tb.Damage("plain-5", 3)
		tb.Unmarked("plain-5", keyforge.Enraged)
	})
}

func TestA2_4PlayersWinAtOnce(t *testing.T) {
	// wounded is the Keyraken with damage on it.
	wounded := func(damage int) keyforge.SidePosition {
		return keyforge.SidePosition{Artifacts: one(keyforge.CardPosition{ID: "the-keyraken", Damage: damage})}
	}
	both := func(c ...keyforge.CardPosition) []keyforge.SidePosition {
		return []keyforge.SidePosition{{Keys: 3, Line: c}, {Keys: 3}}
	}
	t.Run("when its damage reaches its power", func(t *testing.T) {
		tb := table(t, wounded(55), both(keyforge.CardPosition{ID: "plain-4"}))
		tb.Fight("plain-4")
		tb.Damage("the-keyraken", 59)
		assert.False(t, tb.Over())
		tb = table(t, wounded(55), both(keyforge.CardPosition{ID: "plain-5"}))
		tb.Fight("plain-5")
		assert.True(t, tb.Won(0) && tb.Won(1))
		assert.False(t, tb.Won(monster))
	})
	t.Run("in the middle of an effect", func(t *testing.T) {
		bang := Action("bang", Brobnar, Play(Deal(3, Choose(Creatures)), Gain(5)))
		k := wounded(27)
		k.Line = gametest.Cards("tenacious-arm")
		tb := solo(t, keyforge.SidePosition{Keys: 3, Hand: gametest.Cards("bang")}, k, bang)
		tb.Play("bang")
		assert.True(t, tb.Won(0))
		tb.Amber(0, 0)                         // nothing pending resolves
		tb.InZone(Battleline, "tenacious-arm") // not even its own death
	})
	t.Run("in the Keyraken's own turn", func(t *testing.T) {
		spiny := Creature("spiny", Brobnar, 4, HasN(Hazardous, 2))
		k := wounded(28)
		k.Deck = gametest.Cards("devour-whole")
		tb := solo(t, keyforge.SidePosition{Keys: 3, Line: gametest.Cards("spiny")}, k, spiny)
		tb.EndTurn()
		assert.True(t, tb.Won(0))
		tb.Damage("spiny", 0)
	})
}

func TestA2_4PlayersLoseAtTheFourthRise(t *testing.T) {
	raise := Action("raise", Brobnar, Play(You.RaisesTide()))
	tb := at(t, 0, keyforge.Position{Mode: [8]int32{2}, Players: []keyforge.SidePosition{{}, {Hand: gametest.Cards("raise")}},
		Monster: keyforge.SidePosition{Amber: 18, Artifacts: asleep()}}, raise)
	tb.EndTurn()
	assert.False(t, tb.Over(), "risen three times")
	tb.Play("raise")
	tb.EndTurn()
	assert.True(t, tb.Over())
	assert.True(t, tb.Won(monster))
	assert.False(t, tb.Won(0) || tb.Won(1))
	assert.Equal(t, keyforge.Won, tb.Events[len(tb.Events)-1].Kind, "nothing of its turn follows")
	assert.True(t, tb.TideHigh(0))
}

func TestA2_5TheKeyrakenIsEveryPlayersOpponent(t *testing.T) {
	thief := Action("thief", Brobnar, Play(Steal(2)))
	tb := table(t, keyforge.SidePosition{Amber: 5}, []keyforge.SidePosition{
		{Hand: gametest.Cards("thief")}, {Amber: 4}}, thief)
	assert.Equal(t, monster, tb.Opponent(0))
	assert.Equal(t, monster, tb.Opponent(1))
	tb.Play("thief")
	tb.Amber(0, 2)
	tb.Amber(1, 4)
	tb.Amber(monster, 3)
}

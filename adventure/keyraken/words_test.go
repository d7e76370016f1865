package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// allies is the table after the first of two players has played an action with
// the effects; everybody has one creature.
func allies(t *testing.T, do ...Effect) *gametest.Table {
	t.Helper()
	me := line("plain-3")
	me.Hand = gametest.Cards("spell")
	tb := table(t, line("limb-3"), []keyforge.SidePosition{me, line("dis-3")}, Action("spell", Brobnar, Play(do...)))
	tb.Play("spell")
	return tb
}

func TestA7_1AdventureCardsSpeakToTheActivePlayer(t *testing.T) {
	p := keyforge.Position{Players: make([]keyforge.SidePosition, 2), High: []keyforge.Side{0},
		Monster: plays("preternatural-will", "preternatural-will")}
	tb := at(t, 0, p)
	tb.EndTurn()
	assert.Equal(t, [2]int16{3, 0}, [2]int16{tb.Player(0).Chains, tb.Player(1).Chains})
	tb.EndTurn()
	assert.Equal(t, int16(3), tb.Player(1).Chains)
}

func TestA7_2_A11_7TheKeyrakenIsTheOpponent(t *testing.T) {
	tb := allies(t, Opponent.Gains(N(4)), EachPlayer.Gains(N(2)), Opponent.Loses(N(1)))
	tb.Amber(monster, 5)
	tb.Amber(0, 2)
	tb.Amber(1, 2)
}

func TestA7_3AlliesCreaturesAreNeitherFriendlyNorEnemy(t *testing.T) {
	damaged := func(tb *gametest.Table) (d [3]int) {
		for i, n := range []string{"plain-3", "dis-3", "limb-3"} {
			d[i] = int(tb.Of(n).Damage)
		}
		return d
	}
	assert.Equal(t, [3]int{1, 0, 0}, damaged(allies(t, Deal(1, Creatures.Friendly()))))
	assert.Equal(t, [3]int{0, 0, 1}, damaged(allies(t, Deal(1, Creatures.Enemy()))))
	tb := allies(t, Exhaust(Choose(Creatures.Friendly())), Stun(Choose(Creatures.Enemy())))
	tb.Marked("plain-3", keyforge.Exhausted)
	tb.Marked("limb-3", keyforge.Stunned)
	tb = allies(t, Gain(1))
	tb.Fight("plain-3")
	tb.Offers("limb-3", "the-keyraken")
	tb.Pick("limb-3")
}

func TestA7_4CreaturesInGeneral(t *testing.T) {
	t.Run("are those of allies and the Keyraken's, never the Keyraken", func(t *testing.T) {
		tb := allies(t, Deal(1, Creatures), Gain(Count(Creatures)))
		for _, n := range []string{"plain-3", "dis-3", "limb-3"} {
			tb.Damage(n, 1)
		}
		tb.Damage("the-keyraken", 0)
		tb.Amber(0, 3)
	})
	t.Run("also for an ally's constant and triggered abilities", func(t *testing.T) {
		totem := Artifact("totem", Dis, Constantly(Power(Creatures, 2)), Reacts(Reaps(Creatures), Gain(1)))
		ally := line("dis-3")
		ally.Artifacts = gametest.Cards("totem")
		tb := table(t, line("limb-3"), []keyforge.SidePosition{line("plain-3"), ally}, totem)
		for _, n := range []string{"plain-3", "dis-3", "limb-3"} {
			tb.PowerIs(n, 5)
		}
		tb.PowerIs("the-keyraken", 60)
		tb.Reap("plain-3")
		tb.Amber(1, 1)
		tb.EndTurn()
		tb.Amber(1, 2) // limb-3 reaped, and the Keyraken, which is no creature
		tb.Amber(monster, 2)
	})
	t.Run("artifacts and upgrades too", func(t *testing.T) {
		rock, cloak := Artifact("rock", Dis), Upgrade("cloak", Dis, Constantly(Power(Host, 1)))
		spell := Action("spell", Brobnar, Play(Destroy(ArtifactCards), Destroy(Upgrades)))
		ally := keyforge.SidePosition{Artifacts: gametest.Cards("rock"),
			Line: one(keyforge.CardPosition{ID: "dis-3", Attached: gametest.Cards("cloak")})}
		tb := table(t, keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "ascending-jet"})},
			[]keyforge.SidePosition{{Hand: gametest.Cards("spell")}, ally}, rock, cloak, spell)
		tb.Play("spell")
		tb.InZone(Discard, "rock", "cloak", "ascending-jet")
		tb.InZone(Artifacts, "the-keyraken")
	})
}

func TestA7_5AdventureCardsAreOfHouseKeyraken(t *testing.T) {
	tb := cast(t, line("shield-arm"), Gain(Count(Creatures.House(Monster))))
	tb.Amber(0, 1)
}

func TestA8_1_A8_2OneTideForAll(t *testing.T) {
	sides := []keyforge.Side{0, 1, monster}
	isHigh := func(tb *gametest.Table) (h [3]bool) {
		for i, side := range sides {
			h[i] = tb.TideHigh(side)
			assert.Equal(t, h[i], tb.State().Low&(1<<side) == 0)
		}
		return h
	}
	up, down := [3]bool{true, true, true}, [3]bool{}
	assert.Equal(t, up, isHigh(allies(t, You.RaisesTide())))
	assert.Equal(t, up, isHigh(allies(t, Opponent.RaisesTide())))
	assert.Equal(t, up, isHigh(allies(t, You.RaisesTide(), Opponent.RaisesTide())))
	assert.Equal(t, down, isHigh(allies(t, You.RaisesTide(), ResetTide())))
	tb := allies(t, You.RaisesTide(), If(Tide(You), Gain(1)), If(Tide(Opponent), Gain(2)), If(LowTide(You), Gain(4)))
	tb.Amber(0, 3)
	tb = allies(t, ResetTide(), ResetTide())
	assert.Equal(t, 0, tb.Happened(keyforge.TideTurned), "it cannot be lowered at low tide")
	tb = allies(t, You.RaisesTide(), You.RaisesTide())
	assert.Equal(t, 1, tb.Happened(keyforge.TideTurned), "nor raised at high tide")
}

func TestA8_3ThePlayersRaiseTheTideTogether(t *testing.T) {
	raise := keyforge.Command{Verb: keyforge.RaiseTide}
	pools := func(amber ...int) *gametest.Table {
		var players []keyforge.SidePosition
		for _, n := range amber {
			players = append(players, keyforge.SidePosition{Amber: n})
		}
		return table(t, keyforge.SidePosition{Artifacts: asleep()}, players)
	}
	t.Run("alone for 2", func(t *testing.T) {
		tb := pools(1)
		tb.Refused(raise, keyforge.TooLittleAmber)
		tb = pools(3)
		tb.Do(raise)
		tb.Amber(0, 1)
		assert.True(t, tb.TideHigh(0))
		assert.Zero(t, tb.Player(0).Chains, "it costs no chains")
	})
	t.Run("two for 4, split as they like", func(t *testing.T) {
		tb := pools(3, 0)
		tb.Refused(raise, keyforge.TooLittleAmber)
		tb = pools(3, 4)
		tb.Do(raise)
		tb.Asks(keyforge.AskNumber, keyforge.ForSplit, 0)
		assert.Equal(t, [2]int16{0, 3}, [2]int16{tb.Question().Lo, tb.Question().Hi})
		tb.Choose(0)
		tb.Amber(0, 3)
		tb.Amber(1, 0)
		assert.True(t, tb.TideHigh(1))
	})
	t.Run("three for 6, the whole of it", func(t *testing.T) {
		tb := pools(1, 4, 3)
		tb.Do(raise)
		tb.Choose(1)
		assert.Equal(t, [2]int16{2, 4}, [2]int16{tb.Question().Lo, tb.Question().Hi}, "the last has only 3")
		tb.Choose(2)
		for side, n := range []int{0, 2, 0} {
			tb.Amber(keyforge.Side(side), n)
		}
	})
	t.Run("not at high tide, but again when it has fallen", func(t *testing.T) {
		ebb := Action("ebb", Dis, Play(ResetTide())) // of a house that is not active
		tb := at(t, 0, keyforge.Position{House: Dis,
			Players: []keyforge.SidePosition{{Amber: 5, Hand: gametest.Cards("ebb"), Line: gametest.Cards("plain-1")}}}, ebb)
		tb.Do(raise)
		tb.Refused(raise, keyforge.TideIsHigh)
		tb.Play("ebb")
		tb.Do(raise)
		tb.Amber(0, 1)
		tb.Unmarked("plain-1", keyforge.Exhausted)
	})
}

func TestA8_4WhatLowersTheTide(t *testing.T) {
	smash := Action("smash", Brobnar, Play(Destroy(ArtifactCards)))
	tb := high(t, keyforge.SidePosition{Hand: gametest.Cards("smash")},
		keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "whirlpool-eddy"})}, smash)
	tb.Play("smash")
	tb.InZone(Discard, "whirlpool-eddy")
	assert.True(t, tb.TideHigh(0), "an artifact that a player destroys does not")
	tb = high(t, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "whirlpool-eddy"})})
	tb.EndTurn()
	tb.InZone(Discard, "whirlpool-eddy")
	assert.False(t, tb.TideHigh(0), "one that its own use discards does")
}

func TestA8_5TheTideIsNoCard(t *testing.T) {
	tb := begin(t, 1, 0, 1)
	assert.Equal(t, 36+45+1, int(tb.State().NCards))
}

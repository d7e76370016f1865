package keyraken_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// boss is the Keyraken in some state.
func boss(c keyforge.CardPosition) []keyforge.CardPosition {
	c.ID = "the-keyraken"
	return one(c)
}

func TestA5_1PowerAndArmor(t *testing.T) {
	for players := 1; players <= 3; players++ {
		tb := table(t, keyforge.SidePosition{}, make([]keyforge.SidePosition, players))
		tb.PowerIs("the-keyraken", 30*players)
	}
	for keys, armor := range []int{6, 4, 2, 0} {
		t.Run(fmt.Sprintf("%d keys", keys), func(t *testing.T) {
			tb := table(t, keyforge.SidePosition{Artifacts: asleep()}, []keyforge.SidePosition{{Keys: keys}, {Keys: 3 - keys}})
			assert.Equal(t, armor, tb.Armor(tb.Boss()))
			tb.EndTurn()
			assert.Equal(t, 6-armor, tb.Armor(tb.Boss()), "it counts the keys of the active player")
		})
	}
}

func TestA5_1_A11_2ArmorInTheCourseOfATurn(t *testing.T) {
	forge := Action("forge", Brobnar, Play(ForgeFree()))
	unforge := Action("unforge", Brobnar, Play(You.Unforges()))
	me := keyforge.SidePosition{Keys: 1, Line: gametest.Cards("plain-1", "plain-3", "plain-5"), Hand: gametest.Cards("forge", "unforge")}
	table := func() *gametest.Table {
		return solo(t, me, keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{})}, forge, unforge)
	}
	t.Run("armor that is lost is the spent one first (K11.11)", func(t *testing.T) {
		tb := table()
		tb.Fight("plain-1", "the-keyraken") // 1 of 4 is spent
		tb.Play("forge")
		tb.Choose(1)
		assert.Equal(t, 2, tb.Armor(tb.Boss()))
		tb.Fight("plain-5", "the-keyraken") // all 2 that remain are unspent
		tb.Damage("the-keyraken", 3)
	})
	t.Run("damage that was prevented stays so (K11.10)", func(t *testing.T) {
		tb := table()
		tb.Fight("plain-3", "the-keyraken")
		tb.Play("forge")
		tb.Choose(1)
		tb.Damage("the-keyraken", 0)
		tb.Fight("plain-1", "the-keyraken") // 4-3 of 2 remain: 1
		tb.Damage("the-keyraken", 0)
	})
	t.Run("armor that is gained undoes no damage (K11.9)", func(t *testing.T) {
		tb := table()
		tb.Fight("plain-5", "the-keyraken")
		tb.Damage("the-keyraken", 1)
		tb.Play("unforge")
		tb.Damage("the-keyraken", 1)
		tb.Fight("plain-3", "the-keyraken") // 2 more prevented
		tb.Damage("the-keyraken", 2)
	})
	t.Run("it is renewed every turn", func(t *testing.T) {
		spiny := Creature("spiny", Brobnar, 9, HasN(Hazardous, 4))
		tb := solo(t, keyforge.SidePosition{Keys: 1, Line: gametest.Cards("spiny", "plain-3")},
			keyforge.SidePosition{Deck: gametest.Cards("devour-whole")}, spiny)
		tb.Fight("plain-3", "the-keyraken") // 3 of 4 are spent
		tb.EndTurn()
		tb.Damage("the-keyraken", 4) // spiny was attacked twice: 4 of the first are prevented
		tb.Fight("spiny", "the-keyraken")
		tb.Damage("the-keyraken", 4+9-4)
	})
}

func TestA5_2ItIsNoCreature(t *testing.T) {
	for name, do := range map[string]Effect{
		"damaged": Deal(2, Creatures), "stunned": Stun(Creatures), "exhausted": Exhaust(Creatures.Enemy()),
		"purged": Purge(Creatures), "destroyed": Destroy(Permanents)} {
		t.Run("by effects on creatures it is not "+name, func(t *testing.T) {
			tb := cast(t, keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{})}, do)
			tb.InZone(Artifacts, "the-keyraken")
			tb.Damage("the-keyraken", 0)
			tb.Unmarked("the-keyraken", keyforge.Exhausted)
			tb.Unmarked("the-keyraken", keyforge.Stunned)
		})
	}
	t.Run("it cannot be chosen as one", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{}), Line: gametest.Cards("limb-3", "limb-4")}
		tb := cast(t, k, Deal(1, Choose(Creatures)))
		tb.Offers("limb-3", "limb-4")
		tb.Pick("limb-3")
	})
	t.Run("but as a card", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{}), Line: gametest.Cards("limb-3")}
		tb := cast(t, k, Exhaust(Choose(Cards.Enemy())))
		tb.Offers("the-keyraken", "limb-3")
		tb.Pick("the-keyraken")
		tb.Marked("the-keyraken", keyforge.Exhausted)
	})
	t.Run("which stays in play", func(t *testing.T) {
		for _, do := range []Effect{Destroy(Cards.Enemy()), Purge(Cards.Enemy()), ReturnToHand(Cards.Enemy()),
			TakeControl(You, Cards.Enemy(), WhileSubjectsStay), TakeControl(You, Cards.Enemy(), RestOfTurn)} {
			tb := cast(t, keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{})}, do)
			tb.InZone(Artifacts, "the-keyraken")
			assert.Equal(t, monster, tb.Of("the-keyraken").Ctrl, "A2.5")
		}
	})
	t.Run("and nobody takes it (A2.5)", func(t *testing.T) {
		leash := Artifact("leash", Brobnar, Constantly(UnderControl(You, Cards.House(Monster))))
		tb := solo(t, keyforge.SidePosition{Hand: gametest.Cards("leash")},
			keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{}), Line: gametest.Cards("limb-3")}, leash)
		tb.Play("leash")
		tb.Line(0, "limb-3")
		assert.Equal(t, monster, tb.Of("the-keyraken").Ctrl)
	})
	t.Run("it has no neighbors and no flank", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{}), Line: gametest.Cards("limb-3")}
		tb := cast(t, k, Exhaust(Cards.Enemy().Flank()), Deal(1, Cards.NeighborOf(TheBoss)))
		tb.Unmarked("the-keyraken", keyforge.Exhausted)
		tb.Marked("limb-3", keyforge.Exhausted)
		tb.Damage("limb-3", 0)
	})
}

func TestA5_4ItDealsThreeInAFight(t *testing.T) {
	t.Run("when attacked", func(t *testing.T) {
		tb := solo(t, line("plain-5"), keyforge.SidePosition{})
		tb.Fight("plain-5", "the-keyraken")
		tb.Damage("plain-5", 3)
	})
	t.Run("against armor and ward", func(t *testing.T) {
		knight := Creature("knight", Brobnar, 4, Armor(2))
		tb := solo(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "knight"}, {ID: "plain-2", Marks: keyforge.Warded}}},
			keyforge.SidePosition{},
			knight)
		tb.Fight("knight", "the-keyraken")
		tb.Damage("knight", 1)
		tb.Fight("plain-2", "the-keyraken")
		tb.Damage("plain-2", 0)
		tb.Unmarked("plain-2", keyforge.Warded)
	})
	t.Run("when it attacks", func(t *testing.T) {
		tb := solo(t, line("plain-7"), keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{Attached: gametest.Cards("titanic-maw")})})
		tb.EndTurn()
		tb.Damage("plain-7", 3)
	})
}

func TestA5_5UpgradesAndEffectsOnIt(t *testing.T) {
	t.Run("players' upgrades cannot be attached to it", func(t *testing.T) {
		cloak := Upgrade("cloak", Brobnar, Constantly(Power(Host, 1)))
		tb := solo(t, keyforge.SidePosition{Hand: gametest.Cards("cloak"), Line: gametest.Cards("plain-1")},
			line("limb-3"), cloak)
		tb.Play("cloak")
		tb.Offers("plain-1", "limb-3")
		tb.Pick("limb-3")
		alone := solo(t, keyforge.SidePosition{Hand: gametest.Cards("cloak")}, keyforge.SidePosition{}, cloak)
		alone.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: alone.Card("cloak")}, keyforge.NoHost)
	})
	t.Run("effects that name it touch it", func(t *testing.T) {
		tb := cast(t, keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{Damage: 9, Marks: keyforge.Exhausted})}, Ward(TheBoss),
			Heal(4, TheBoss),
			Ready(TheBoss))
		tb.Damage("the-keyraken", 5)
		tb.Marked("the-keyraken", keyforge.Warded)
		tb.Unmarked("the-keyraken", keyforge.Exhausted)
	})
}

func TestA5_6DamageThatIgnoresArmor(t *testing.T) {
	pierce := Deal(3, TheBoss).IgnoringArmor()
	tb := cast(t, keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{})}, pierce)
	tb.Damage("the-keyraken", 3)
	assert.Zero(t, tb.Of("the-keyraken").Spent)
	tb = cast(t, keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{Marks: keyforge.Warded})}, pierce)
	tb.Damage("the-keyraken", 0)
	tb.Unmarked("the-keyraken", keyforge.Warded)
}

func TestA5_7WhatIsOnItStays(t *testing.T) {
	tb := solo(t, keyforge.SidePosition{},
		keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{Damage: 7, Marks: keyforge.Warded, Attached: gametest.Cards("primordial")})})
	tb.EndTurn()
	tb.Damage("the-keyraken", 7)
	tb.Marked("the-keyraken", keyforge.Warded)
	tb.InZone(Attached, "primordial")
}

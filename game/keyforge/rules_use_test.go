package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Abilities that let other cards be used, for the tests of this file.
var (
	drill    = card.Action("drill", card.Brobnar, card.Play(card.Use(card.Choose(card.Creatures.Friendly())), card.IfYouDo(card.Draw(1))))
	mow      = card.Action("mow", card.Brobnar, card.Play(card.ReapWith(card.Choose(card.Creatures.Friendly()))))
	brawl    = card.Action("brawl", card.Brobnar, card.Play(card.FightWith(card.Choose(card.Creatures.Friendly()))))
	doer     = card.Creature("doer", card.Brobnar, 4, card.Reap(card.Exalt(1, card.This)), card.Act(card.Draw(1)), card.Omni(card.Gain(5)))
	tool     = card.Artifact("tool", card.Brobnar, card.Act(card.Gain(2)))
	talisman = card.Artifact("talisman", card.Dis, card.Omni(card.Gain(3)))
	lament   = card.Artifact("lament", card.Brobnar, card.Reacts(card.Uses(card.Nobody, card.Cards.Friendly()), card.Draw(1)))
)

func TestK8_1Discarding(t *testing.T) {
	ragman := card.Artifact("ragman", card.Brobnar, card.Reacts(card.Discards(card.You, card.Cards), card.Gain(1)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("nap", "plain-1", "item", "dis-1"), Line: gametest.Cards("plain-5"),
		Artifacts: gametest.Cards("ragman")},
		keyforge.SidePosition{Artifacts: gametest.Cards("ragman")}, ragman)
	tb.Discard("nap")
	tb.Amber(0, 1) // Q52: after each single card
	tb.Reap("plain-5")
	tb.Discard("plain-1")
	tb.Discard("item")
	tb.Amber(0, 4)
	tb.Amber(1, 0)
	assert.Equal(t, []string{"item", "plain-1", "nap"}, tb.Pile(0, card.Discard))
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("dis-1")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("plain-5")}, keyforge.NotInHand)
}

func TestK8_2_K8_15UsingOnesOwnReadyCards(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1"}, {ID: "plain-2", Marks: keyforge.Exhausted},
		{ID: "plain-3"},
		{ID: "dis-4"}}},
		keyforge.SidePosition{Line: gametest.Cards("plain-5"), Artifacts: gametest.Cards("tool")}, tool)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-2")}, keyforge.IsExhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("dis-4")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-5")}, keyforge.NotYours)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("tool")}, keyforge.NotYours)
	tb.Reap("plain-1")
	tb.Reap("plain-3")
	tb.Amber(0, 2)
}

func TestK8_3UpgradesAreNotUsed(t *testing.T) {
	lever := card.Upgrade("lever", card.Brobnar, card.Act(card.Gain(9)),
		card.Constantly(card.Gives(card.Host, card.WithHeading(card.OnAction, card.Gain(1)))))
	tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1", Attached: gametest.Cards("lever")}}},
		keyforge.SidePosition{},
		lever)
	for _, v := range []keyforge.Verb{keyforge.UseAction, keyforge.UseOmni, keyforge.Reap, keyforge.Fight} {
		tb.Refused(keyforge.Command{Verb: v, Card: tb.Card("lever")}, keyforge.OnItsHost)
	}
	tb.Act("plain-1") // what it gives is the creature's
	tb.Amber(0, 1)
	tb.Marked("plain-1", keyforge.Exhausted)
}

// Refusals give the true reason.
func TestK8_3K8_4WhyNot(t *testing.T) {
	picky := card.Creature("picky", card.Brobnar, 3, card.PlayableIf(card.HasPool(card.You, 7)))
	tb := duelWith(t, holding(row(keyforge.CardPosition{ID: "plain-3", Attached: gametest.Cards("badge")}), "badge", "picky", "nap"), field(),
		picky)
	hand := tb.Player(0).Pile(card.Hand)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: hand[0]}, keyforge.NotAnUpgrade)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: hand[1]}, keyforge.NotAnUpgrade)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: hand[1]}, keyforge.OwnCondition)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("badge#1")}, keyforge.NotInHand)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: 150}, keyforge.NotInHand)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: 150}, keyforge.NotInPlay)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: hand[1]}, keyforge.NotInPlay)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("badge#1")}, keyforge.OnItsHost)
}

// What a card is comes before what forbids it: otherwise the card would seem to have the
// ability.
func TestK8_8WhatHasNoActionIsNotForbiddenIt(t *testing.T) {
	acts := card.Creature("acts", card.Brobnar, 3, card.Act(card.Gain(1)))
	ban := card.Artifact("ban", card.Brobnar, card.Constantly(
		card.Cannot(card.Creatures, card.ActAction), card.Forbid(card.CannotUse, card.AnyPlayer, card.ArtifactCards)))
	side := field("acts", "plain-1")
	side.Artifacts = gametest.Cards("tool", "item", "ban")
	tb := duelWith(t, side, field(), acts, tool, ban)
	for c, why := range map[string]keyforge.Reason{
		"acts": keyforge.CannotBeUsed, "plain-1": keyforge.NoAction, "tool": keyforge.CannotBeUsed, "item": keyforge.NoAction} {
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card(c)}, why)
	}
}

func TestK8_4Artifacts(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("tool", "talisman", "item")},
		keyforge.SidePosition{Line: gametest.Cards("plain-1")}, tool, talisman)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("tool")}, keyforge.NotACreature)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("tool")}, keyforge.NotACreature)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("item")}, keyforge.NoAction)
	tb.Refused(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("tool")}, keyforge.NoAction)
	tb.Act("tool")
	tb.Omni("talisman")
	tb.Amber(0, 5)
	tb.Marked("tool", keyforge.Exhausted)
	tb.Marked("talisman", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("tool")}, keyforge.IsExhausted)
}

func TestK8_5SacrificedArtifactIsExhaustedFirst(t *testing.T) {
	bomb := card.Artifact("bomb", card.Brobnar, card.Act(card.Sacrifice(card.This), card.IfYouDo(card.Deal(2, card.Creatures))))
	tb := duelWith(t, keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "bomb", Foreign: true}}},
		keyforge.SidePosition{Line: gametest.Cards("plain-3")}, bomb)
	tb.Act("bomb")
	used, destroyed := place(tb, isKind(keyforge.Used)), place(tb, isKind(keyforge.Destroyed))
	assert.True(t, used >= 0 && used < destroyed)
	assert.Equal(t, []string{"bomb"}, tb.Pile(1, card.Discard))
	tb.Damage("plain-3", 2)

	tb = duelWith(t, keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "bomb", Marks: keyforge.Exhausted}}},
		keyforge.SidePosition{Line: gametest.Cards("plain-3")}, bomb)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("bomb")}, keyforge.IsExhausted)
}

// Q45: a use that names no way may be any open way, at the player's choice.
func TestK8_6_Q45WaysOfUsing(t *testing.T) {
	for _, c := range []struct {
		way  keyforge.Way
		pool int
		hand int
	}{{keyforge.ToReap, 1, 1}, {keyforge.ToFight, 0, 1}, {keyforge.ToAct, 0, 2}, {keyforge.ToOmni, 5, 1}} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("drill"), Line: gametest.Cards("doer"), Deck: gametest.Many(4, "filler")},
			keyforge.SidePosition{Line: gametest.Cards("plain-2")}, drill, doer)
		tb.Play("drill")
		tb.Asks(keyforge.AskOption, keyforge.ForUse, 0)
		assert.Len(t, tb.Legal(nil), 4)
		tb.Choose(int(c.way))
		tb.Marked("doer", keyforge.Exhausted)
		tb.Amber(0, c.pool)
		assert.Equal(t, c.hand, tb.Player(0).Pile(card.Hand).Len())
		assert.Equal(t, c.way == keyforge.ToFight, tb.Of("plain-2").Zone == card.Discard)
	}
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("drill"),
		Line: []keyforge.CardPosition{{ID: "doer", Marks: keyforge.Stunned}},
		Deck: gametest.Many(4, "filler")},
		keyforge.SidePosition{Line: gametest.Cards("plain-2")}, drill, doer)
	tb.Play("drill") // stunned: there is one way only
	tb.Unmarked("doer", keyforge.Stunned)
	tb.Marked("doer", keyforge.Exhausted)
	tb.Amber(0, 0)
}

func TestK8_7MadeToActIsUsed(t *testing.T) {
	for _, c := range []string{"drill", "mow", "brawl"} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards(c), Line: gametest.Cards("plain-5"), Artifacts: gametest.Cards("lament"),
			Deck: gametest.Many(4, "filler")},
			keyforge.SidePosition{Line: gametest.Cards("plain-2")}, drill, mow, brawl, lament)
		tb.Play(c)
		drawn := 1
		if c == "drill" {
			drawn = 2
			tb.Choose(int(keyforge.ToReap))
		}
		assert.Equal(t, uint8(1), tb.Of("plain-5").Used)
		assert.Equal(t, drawn, tb.Player(0).Pile(card.Hand).Len(), c)
	}
}

func TestK8_8_K8_9_D55ActionAndOmni(t *testing.T) {
	genie := card.Creature("genie", card.Dis, 3, card.Act(card.Gain(1)), card.Omni(card.Gain(10)))
	tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "genie"}, {ID: "genie", House: card.Brobnar}},
		Artifacts: gametest.Cards("talisman")}, keyforge.SidePosition{Artifacts: gametest.Cards("talisman")}, genie, talisman)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("genie#1")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("genie#1")}, keyforge.WrongHouse)
	tb.Omni("genie#1")
	tb.Amber(0, 10)
	tb.Refused(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("genie#1")}, keyforge.IsExhausted)
	tb.Act("genie#2")
	tb.Amber(0, 11)
	tb.Marked("genie#2", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("1:talisman")}, keyforge.NotYours)
	tb.Omni("0:talisman")
	tb.Amber(0, 14)
}

func TestK8_10_K8_11Reap(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("doer", "plain-1"), Artifacts: gametest.Cards("lament"),
		Deck: gametest.Many(4, "filler")}, keyforge.SidePosition{}, doer, lament)
	tb.Reap("doer")
	tb.Amber(0, 1) // gained before the window
	tb.Marked("doer", keyforge.Exhausted)
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0) // Reap ability and "after it is used": one window
	tb.First("lament")
	tb.AmberOn("doer", 1)
	assert.Equal(t, 1, tb.Player(0).Pile(card.Hand).Len())
	tb.Reap("plain-1")
	assert.Equal(t, 2, tb.Player(0).Pile(card.Hand).Len())
	tb.Amber(0, 2)
}

func TestK8_11AfterAnActionOrOmni(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("tool", "talisman", "lament"), Deck: gametest.Many(4, "filler")},
		keyforge.SidePosition{}, tool, talisman, lament)
	tb.Act("tool")
	assert.Less(t, place(tb, isKind(keyforge.Gained)), place(tb, isKind(keyforge.Drew)))
	tb.Omni("talisman")
	assert.Equal(t, 2, tb.Player(0).Pile(card.Hand).Len())
}

func TestK8_12Before(t *testing.T) {
	cautious := card.Creature("cautious", card.Brobnar, 3,
		card.Heading(card.OnBeforeReap|card.OnBeforeFight, card.If(card.Is(card.This, card.Creatures.IsNot(card.IsReady)), card.Steal(2))))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("cautious")}, keyforge.SidePosition{Amber: 5}, cautious)
	tb.Reap("cautious")
	tb.Amber(0, 3)
	assert.Less(t, place(tb, isKind(keyforge.Stole)), place(tb, isKind(keyforge.Reaped)))

	tb = duelWith(t, keyforge.SidePosition{Line: gametest.Cards("cautious")}, keyforge.SidePosition{Amber: 5, Line: gametest.Cards("plain-1")},
		cautious)
	tb.Fight("cautious")
	tb.Amber(0, 2)
	assert.Less(t, place(tb, isKind(keyforge.Stole)), place(tb, isKind(keyforge.DamageDealt)))
}

func TestK8_12ReapOnlyByTheSameCard(t *testing.T) {
	ghost := card.Creature("ghost", card.Brobnar, 3, card.Reap(card.Draw(1)), card.Heading(card.OnBeforeReap,
		card.DiscardCards(card.This), card.PutIntoPlay(card.Creatures.In(card.Discard, card.You), card.You, card.OnTop)))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("ghost"), Deck: gametest.Cards("nap")}, keyforge.SidePosition{}, ghost)
	tb.Reap("ghost")
	tb.InZone(card.Battleline, "ghost")
	tb.Amber(0, 0) // what came back is another card: it does not reap
	tb.InZone(card.Deck, "nap")
}

func TestK8_13_K8_14UseThroughOtherCards(t *testing.T) {
	t.Run("K8.13 any house", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("mow"), Line: gametest.Cards("dis-1")}, keyforge.SidePosition{}, mow)
		tb.Play("mow")
		tb.Amber(0, 1)
	})
	t.Run("K8.14 but ready", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("drill", "mow", "brawl"),
			Line: []keyforge.CardPosition{{ID: "plain-5", Marks: keyforge.Exhausted}}, Artifacts: gametest.Cards("lament"),
			Deck: gametest.Many(4, "filler")},
			keyforge.SidePosition{Line: gametest.Cards("plain-2")}, drill, mow, brawl, lament)
		for _, c := range []string{"drill", "mow", "brawl"} {
			tb.Play(c)
		}
		tb.Amber(0, 0)
		tb.Damage("plain-2", 0)
		assert.Zero(t, tb.Of("plain-5").Used)
		assert.Zero(t, tb.Player(0).Pile(card.Hand).Len(), "not used: nothing follows")
	})
	t.Run("K8.14 and able", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("brawl"), Line: gametest.Cards("plain-5")}, keyforge.SidePosition{}, brawl)
		tb.Play("brawl")
		tb.Unmarked("plain-5", keyforge.Exhausted) // nothing to fight: not used
	})
}

func TestK8_15AbilitiesUseOnesOwnCards(t *testing.T) {
	order := card.Action("order", card.Brobnar, card.Play(card.ReapWith(card.Choose(card.Creatures))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("order"), Line: gametest.Cards("plain-1")},
		keyforge.SidePosition{Line: gametest.Cards("plain-2")}, order)
	tb.Play("order")
	tb.Pick("plain-2")
	tb.Unmarked("plain-2", keyforge.Exhausted)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestK8_16AsIfItWereYours(t *testing.T) {
	borrow := card.Action("borrow", card.Brobnar, card.Play(card.UseAsYours(card.Choose(card.Permanents.Enemy()))))
	idol := card.Artifact("idol", card.Dis, card.Act(card.Sacrifice(card.This), card.Steal(1)))
	spy := card.Creature("spy", card.Dis, 3, card.Reap(card.Steal(1)))
	t.Run("K8.16 an artifact", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("borrow")},
			keyforge.SidePosition{Amber: 3, Artifacts: gametest.Cards("idol")},
			borrow, idol)
		tb.Play("borrow")
		tb.Amber(0, 1) // from its controller, since it works for you
		tb.Amber(1, 2)
		assert.Equal(t, []string{"idol"}, tb.Pile(1, card.Discard)) // and you sacrificed it
	})
	t.Run("K8.16 a creature", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("borrow")},
			keyforge.SidePosition{Amber: 3, Line: gametest.Cards("spy", "plain-2")},
			borrow, spy)
		tb.Play("borrow")
		tb.Pick("spy")
		tb.Choose(int(keyforge.ToReap))
		tb.Amber(0, 2)
		tb.Amber(1, 2)
		assert.Equal(t, keyforge.Side(1), tb.Of("spy").Ctrl, "control does not change")
	})
	t.Run("K8.16 it is friendly to its own effect, and no enemy", func(t *testing.T) {
		shrine := card.Artifact("shrine", card.Dis, card.Act(
			card.Gain(card.Count(card.Cards.Friendly())),
			card.Opponent.Loses(card.Count(card.ArtifactCards.Enemy())),
			card.Opponent.Does(card.Steal(card.Count(card.ArtifactCards.Friendly()))),
		))
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("borrow"), Line: gametest.Cards("plain-1")},
			keyforge.SidePosition{Amber: 4, Artifacts: gametest.Cards("shrine", "idol")}, borrow, shrine, idol)
		tb.Play("borrow")
		tb.Pick("shrine")
		tb.Amber(0, 1) // the creature and the shrine; then the opponent, who controls one other artifact, steals 1
		tb.Amber(1, 4) // and lost 1 for it
	})
	t.Run("K8.16 only to that: other cards go by control", func(t *testing.T) {
		census := card.Creature("census", card.Dis, 3,
			card.Reacts(card.Uses(card.You, card.ArtifactCards), card.Gain(card.Count(card.ArtifactCards.Friendly()))))
		altar := card.Artifact("altar", card.Dis, card.Act(card.Gain(1)))
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("borrow"), Line: gametest.Cards("census")},
			keyforge.SidePosition{Amber: 3, Artifacts: gametest.Cards("altar", "idol")}, borrow, census, altar, idol)
		tb.Play("borrow")
		tb.Pick("altar")
		tb.Amber(0, 1)
	})
	t.Run("K8.16 a creature's Reap", func(t *testing.T) {
		herald := card.Creature("herald", card.Dis, 3, card.Reap(card.Exalt(1, card.Creatures.Friendly()), card.Deal(1, card.Creatures.Enemy())))
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("borrow"), Line: gametest.Cards("plain-9")},
			keyforge.SidePosition{Line: gametest.Cards("herald", "plain-2")}, borrow, herald)
		tb.Play("borrow")
		tb.Pick("herald")
		tb.Choose(int(keyforge.ToReap))
		tb.AmberOn("herald", 1)
		tb.Damage("herald", 0)
		tb.AmberOn("plain-9", 1)
		tb.AmberOn("plain-2", 0)
		tb.Damage("plain-2", 1)
	})
	t.Run("K8.16 attacks what is an enemy to you", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("borrow"), Line: gametest.Cards("plain-9")},
			keyforge.SidePosition{Line: gametest.Cards("spy", "plain-2")}, borrow, spy)
		tb.Play("borrow")
		tb.Pick("spy")
		tb.Choose(int(keyforge.ToFight))
		tb.InZone(card.Discard, "plain-2")
		tb.Damage("plain-9", 0)
	})
}

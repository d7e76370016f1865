package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// askingAll is a duel in which every choice is asked.
func askingAll(t *testing.T, first, second keyforge.SidePosition, own ...*card.Card) *gametest.Table {
	t.Helper()
	return gametest.StartWith(t, catalogueWith(t, own...), keyforge.Duel,
		keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: card.Brobnar, Options: keyforge.Options{AskAll: true}})
}

func TestAskAllTargets(t *testing.T) {
	tb := askingAll(t, holding(field("plain-3"), "smite"), field(), smite)
	tb.Play("smite")
	tb.Offers("plain-3")
	tb.Pick("plain-3")
	tb.InZone(card.Discard, "plain-3")

	tb = askingAll(t, field("plain-3"), field("plain-1"))
	tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-3")})
	tb.Asks(keyforge.AskCards, keyforge.ForAttack, 0)
	tb.Pick("plain-1")
}

// Several cards are confirmed, even at their greatest number; no more can be picked
// then.
func TestAskAllConfirms(t *testing.T) {
	tb := askingAll(t, holding(field("plain-3", "plain-4"), "smite-2"), field("dis-3"), smite2)
	tb.Play("smite-2")
	tb.Pick("plain-3", "dis-3")
	assert.Equal(t, []keyforge.Command{{Verb: keyforge.Done}}, tb.Legal(nil))
	tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-4")}, keyforge.Enough)
	tb.Finish()
	tb.InZone(card.Discard, "plain-3", "dis-3")
}

// "Up to" is asked even with nothing to choose; a required choice is not, if
// nothing is there.
func TestAskAllNothingToChoose(t *testing.T) {
	upTo := card.Action("up-to", card.Brobnar, card.Play(card.Destroy(card.UpTo(2, card.Creatures))))
	tb := askingAll(t, holding(field(), "up-to", "smite"), field(), upTo, smite)
	tb.Play("up-to")
	tb.Offers()
	tb.Finish()
	tb.Play("smite")
	tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
}

// Triggers that are alike are put in order.
func TestAskAllOrder(t *testing.T) {
	twice := card.Creature("twice", card.Brobnar, 3, card.Reap(card.Gain(1)), card.Reap(card.Gain(2)))
	gong := card.Artifact("gong", card.Brobnar, card.Reacts(card.Reaps(card.Creatures), card.Gain(1)))
	side := field("twice")
	side.Artifacts = gametest.Cards("gong", "gong")
	tb := askingAll(t, side, field(), twice, gong)
	tb.Reap("twice")
	for n := 4; n > 1; n-- {
		require.Equal(t, keyforge.AskOrder, tb.Question().Kind)
		require.EqualValues(t, n-1, tb.Question().Hi)
		tb.Choose(0)
	}
	tb.Amber(0, 1+1+2+1+1)
}

// A single house and a single key are asked, too.
func TestAskAllHousesAndKeys(t *testing.T) {
	p := keyforge.Position{Step: keyforge.ForgeStep, Options: keyforge.Options{AskAll: true}, Players: []keyforge.SidePosition{
		{Amber: 6, Keys: 1, Line: gametest.Cards("plain-3")}, {}}}
	tb := gametest.StartWith(t, catalogueWith(t), keyforge.Duel, p)
	tb.Asks(keyforge.AskKey, keyforge.ForForge, 0)
	tb.Choose(2)
	tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 0)
	tb.House(card.Brobnar)
	tb.Keys(0, 2)
}

// Positions that cannot come about are refused.
func TestImpossiblePositions(t *testing.T) {
	cat := catalogueWith(t)
	for why, p := range map[string][2]keyforge.SidePosition{
		"no creature":        {{Line: gametest.Cards("nap")}},
		"no upgrade":         {{Line: []keyforge.CardPosition{{ID: "plain-3", Attached: gametest.Cards("nap")}}}},
		"would be destroyed": {{Line: []keyforge.CardPosition{{ID: "plain-3", Damage: 3}}}},
		"spent 1 armor":      {{Line: []keyforge.CardPosition{{ID: "plain-3", Spent: 1}}}},
		"not in play":        {{Hand: []keyforge.CardPosition{{ID: "plain-3", Amber: 1}}}},
		"and won":            {{Keys: 3}},
		"no side 4":          {{Line: []keyforge.CardPosition{{ID: "plain-3", Owner: 4}}}},
		"not implemented":    {{Line: gametest.Cards("nobody")}},
		"more than 159":      {{Deck: gametest.Many(160, "nap")}},
	} {
		_, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{Players: p[:]})
		assert.ErrorContains(t, err, why)
	}
}

// A choice that cannot matter is not asked, nor made for the player: the order of
// triggers that only add to a pool or to their own card, and targets to which
// nothing can happen.
func TestNothingToAskFor(t *testing.T) {
	gong := card.Artifact("gong", card.Brobnar, card.Reacts(card.Reaps(card.Creatures), card.Gain(1)))
	bell := card.Artifact("bell", card.Brobnar, card.Reacts(card.Reaps(card.Creatures), card.Draw(1)))
	drum := card.Creature("drum", card.Brobnar, 3, card.Reacts(card.Reaps(card.Creatures), card.Put(1, card.PowerCounter, card.This)))
	hook := card.Artifact("hook", card.Brobnar, card.Reacts(card.Reaps(card.Creatures), card.Steal(1)))
	reap := func(own ...string) *gametest.Table {
		side := field("plain-3", "drum", "drum")
		side.Artifacts, side.Deck = gametest.Cards(own...), gametest.Many(3, "nap")
		tb := duelWith(t, side, keyforge.SidePosition{Amber: 3}, gong, bell, drum, hook)
		tb.Reap("plain-3")
		return tb
	}
	tb := reap("gong", "gong")
	tb.Amber(0, 3)
	tb.PowerIs("drum#1", 4)
	tb.PowerIs("drum#2", 4)
	knell := card.Artifact("knell", card.Brobnar, card.Reacts(card.IsDestroyed(card.Creatures), card.Controller.Gains(card.N(1))))
	side := holding(field("plain-3", "plain-4"), "rule")
	side.Artifacts = gametest.Cards("knell", "knell")
	tb = duelWith(t, side, field("dis-3"), knell, ruleOf(card.Destroy(card.Creatures)))
	tb.Play("rule") // each for one event or another
	tb.Amber(0, 4)
	tb.Amber(1, 2)
	tb = reap("bell") // it may lead to a shuffle
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	tb.LeaveOpen()
	tb = reap("hook") // others look at what is stolen
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	tb.LeaveOpen()

	for name, do := range map[string][]card.Effect{
		"up to two": {card.Ready(card.UpTo(2, card.Creatures))},
		"one":       {card.Capture(1, card.Choose(card.Creatures.Friendly()))},
		"if you do": {card.Unstun(card.Choose(card.Creatures)), card.If(card.DidThat, card.Gain(2))},
		"that much": {card.HealUpTo(2, card.Choose(card.Creatures).As(card.A)),
			card.Deal(card.AffectedCount, card.Choose(card.Creatures.NotAmong(card.A)))},
		"of the one": {card.Take(card.Choose(card.Creatures)), card.Heal(2, card.It)},
	} {
		t.Run(name, func(t *testing.T) {
			tb := duelWith(t, holding(field("plain-3", "plain-4"), "rule"), field("dis-3"), ruleOf(do...))
			tb.Play("rule")
			tb.InZone(card.Discard, "rule")
			tb.Amber(0, 0)
		})
	}
	for name, do := range map[string][]card.Effect{
		"it is spoken of later":  {card.Ready(card.Choose(card.Creatures)), card.Deal(1, card.It)},
		"else something happens": {card.Unstun(card.Choose(card.Creatures)), card.If(card.DidThat, card.Gain(2)).Else(card.Gain(1))},
	} {
		t.Run(name, func(t *testing.T) {
			tb := duelWith(t, holding(field("plain-3", "plain-4"), "rule"), field("dis-3"), ruleOf(do...))
			tb.Play("rule")
			tb.Offers("plain-3", "plain-4", "dis-3")
			tb.LeaveOpen()
		})
	}
}

// Where every choice is asked, so is the order in which cards go to a discard pile,
// though no card looks at it.
func TestAskAllDiscards(t *testing.T) {
	sweep := ruleOf(card.Destroy(card.Creatures))
	tb := duelWith(t, holding(field("plain-3", "plain-4"), "rule"), field("dis-3"), sweep)
	tb.Play("rule")
	assert.Equal(t, []string{"rule", "plain-4", "plain-3"}, tb.Pile(0, card.Discard))
	tb = askingAll(t, holding(field("plain-3", "plain-4"), "rule"), field("dis-3"), sweep)
	tb.Play("rule")
	tb.Asks(keyforge.AskCards, keyforge.ForDiscardOrder, 0)
	tb.Pick("plain-4")
	tb.Pick("dis-3")
	assert.Equal(t, []string{"rule", "plain-3", "plain-4"}, tb.Pile(0, card.Discard))
}

// A card that goes with its host is put in order with others that leave then
// (K12.4).
func TestK12_4WhatGoesAlongIsPutInOrder(t *testing.T) {
	top := card.Action("top", card.Brobnar, card.Play(card.Purge(card.Cards.In(card.Discard, card.You).TopOf(1))))
	first := holding(field(), "rule", "top")
	first.Line = []keyforge.CardPosition{{ID: "plain-3", Attached: []keyforge.CardPosition{{ID: "badge", Owner: 2}}}}
	tb := duelWith(t, first, field("dis-3"), ruleOf(card.Destroy(card.Creatures)), top)
	tb.Play("rule")
	tb.Asks(keyforge.AskCards, keyforge.ForDiscardOrder, 0)
	tb.Offers("plain-3", "dis-3")
	tb.Pick("dis-3")
	assert.Equal(t, []string{"badge", "dis-3"}, tb.Pile(1, card.Discard))
}

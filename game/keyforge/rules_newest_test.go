package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Rulings of the newest rulebook on what the printed books leave open. All but D58 hold by both.

func TestD42OutOfReachInAHiddenZone(t *testing.T) {
	away := func(first, then card.Effect) *gametest.Table {
		away := card.Action("away", card.Brobnar, card.Play(card.Take(card.Choose(card.Creatures)), first, then))
		tb := duelBy(t, newest, holding(field("plain-3"), "away"), field(), away)
		tb.Play("away")
		return tb
	}
	tb := away(card.ReturnToHand(card.It), card.Purge(card.It))
	tb.InZone(card.Hand, "plain-3")
	tb = away(card.Destroy(card.It), card.Purge(card.It))
	tb.InZone(card.Purged, "plain-3")
}

func TestD43ForEachIsCountedFirst(t *testing.T) {
	cull := card.Action("cull", card.Brobnar, card.Play(card.ForEach(card.Count(card.Creatures.Friendly()),
		card.Destroy(card.Each(card.Creatures.Friendly())), card.Gain(1))))
	tb := duelBy(t, newest, holding(field("plain-1", "plain-2", "plain-3"), "cull"), field(), cull)
	tb.Play("cull")
	tb.Line(0)
	tb.Amber(0, 3)
}

func TestD46ACopyCountsAsWhatItCopies(t *testing.T) {
	spry := card.Creature("spry", card.Brobnar, 3, card.Reap(card.Ready(card.This)))
	side := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "spry"}, {ID: "plain-2", Copies: "spry"}, {ID: "plain-2"}}}
	tb := duelBy(t, newest, side, field(), spry)
	for range 3 {
		tb.Reap("spry")
		tb.Reap("plain-2#1")
	}
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-2#1")}, keyforge.SixAlready)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("spry")}, keyforge.SixAlready)
	tb.Reap("plain-2#2")
}

func TestD52SwapNeedsTwo(t *testing.T) {
	swap := ruleOf(card.Take(card.Choose(card.Creatures).As(card.A)), card.Swap(card.Choose(card.Creatures.NotAmong(card.A)), card.A),
		card.IfYouDo(card.Gain(1)))
	tb := duelBy(t, newest, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-1")}, field(), swap)
	tb.Play("rule")
	tb.Line(0, "plain-1")
	tb.Amber(0, 0)
}

func TestD53InvulnerableBeforeWard(t *testing.T) {
	tb := duelBy(t, newest, holding(row(marked("rock", keyforge.Warded)), "ragnarok", "zap"), field(), ragnarok, zap, rock)
	tb.Play("zap")
	tb.Play("ragnarok")
	tb.Line(0, "rock")
	tb.Marked("rock", keyforge.Warded)
}

func TestD56StayingIsMoving(t *testing.T) {
	flank := ruleOf(card.Reposition(card.Choose(card.Creatures), card.OnTop), card.IfYouDo(card.Gain(1)))
	tb := duelBy(t, newest, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-1", "plain-2")}, field(), flank)
	tb.Play("rule")
	tb.Pick("plain-1")
	tb.Left()
	tb.Line(0, "plain-1", "plain-2")
	tb.Amber(0, 1)
}

func TestD57EndOfTurnBeforeWhatLastsEnds(t *testing.T) {
	boost := card.Action("boost", card.Brobnar,
		card.Play(card.LastsFor(card.RestOfTurn, card.Choose(card.Creatures), card.Static(card.Power(card.TheSubjects, 3)))))
	dusk := card.Artifact("dusk", card.Brobnar,
		card.Reacts(card.TurnEnds(card.You), card.If(card.ThereIs(card.Creatures.Friendly().PowerAtLeast(5)), card.Gain(1))))
	side := holding(field("plain-2"), "boost")
	side.Artifacts = gametest.Cards("dusk")
	tb := duelBy(t, newest, side, field(), boost, dusk)
	tb.Play("boost")
	tb.EndTurn()
	tb.Amber(0, 1)
	tb.PowerIs("plain-2", 2)
	tb.LeaveOpen()
}

func TestD58UpgradeStaysOnWhatIsNoCreatureAnyMore(t *testing.T) {
	alive := card.Action("alive", card.Brobnar, card.Play(
		card.Reposition(card.Choose(card.ArtifactCards), card.OnTop),
		card.LastsFor(card.RestOfTurn, card.It,
			card.Static(card.Becomes(card.TheSubjects, card.CreatureType), card.PowerBecomes(card.TheSubjects, 3)))))
	crown := card.Upgrade("crown", card.Brobnar, card.Constantly(card.Gives(card.Host, card.WithHeading(card.OnAction, card.Gain(1)))))
	side := holding(field(), "alive", "crown")
	side.Artifacts = gametest.Cards("item")
	for book, zone := range map[keyforge.Rulebook]card.Zone{keyforge.Newest: card.Attached, keyforge.Printed: card.Discard} {
		tb := duelBy(t, keyforge.Options{Rulebook: book}, side, field(), alive, crown)
		tb.Play("alive")
		tb.Play("crown")
		tb.EndTurn()
		tb.InZone(card.Artifacts, "item")
		tb.InZone(zone, "crown")
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("item")}, keyforge.NoAction) // no creature, no Action
	}
}

func TestD64UpgradeOpensNoHouseForItsHost(t *testing.T) {
	dark := card.Upgrade("dark", card.Dis)
	us := holding(keyforge.SidePosition{Houses: []card.House{card.Brobnar, card.Logos}}, "dark")
	tb := gametest.StartWith(t, catalogueWith(t, dark), keyforge.Duel, keyforge.Position{House: card.Dis, Options: newest,
		Players: []keyforge.SidePosition{us, {Line: gametest.Cards("plain-3"), Houses: []card.House{card.Logos}}}})
	tb.Play("dark")
	assert.Equal(t, card.HouseSet(card.Brobnar, card.Logos, card.Dis), tb.Choosable(0))
	assert.Equal(t, card.HouseSet(card.Logos, card.Brobnar), tb.Choosable(1))
}

func TestD65TheStricterLimitHolds(t *testing.T) {
	limit := func(id string, n int) *card.Card {
		return card.Artifact(id, card.Brobnar, card.Constantly(card.PlaysAtMost(card.EachPlayer, n, card.ActionCards)))
	}
	side := holding(field(), "nap", "nap", "nap")
	side.Artifacts = gametest.Cards("two", "one")
	tb := duelBy(t, newest, side, field(), limit("one", 1), limit("two", 2))
	tb.Play("nap#1")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("nap#2")}, keyforge.NotPlayable)
}

func TestD51FromOtherArchivesAtRandom(t *testing.T) {
	raid := card.Action("raid", card.Brobnar, card.Play(card.DiscardCards(card.Random(1, card.Cards.In(card.Archives, card.Opponent)))))
	gone := map[string]bool{}
	for seed := range uint64(20) {
		them := field()
		them.Archives = gametest.Cards("plain-1", "plain-2")
		tb := gametest.StartWith(t, catalogueWith(t, raid), keyforge.Duel, keyforge.Position{House: card.Brobnar, Options: newest, Seed: seed,
			Players: []keyforge.SidePosition{holding(field(), "raid"), them}})
		tb.Play("raid") // without a question
		gone[tb.Pile(1, card.Discard)[0]] = true
	}
	assert.Len(t, gone, 2)
}

package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// began are the steps that began in the last command, with whose turn it was.
func began(tb *gametest.Table) (steps []keyforge.Step, sides []keyforge.Side) {
	for _, e := range tb.Events {
		if e.Kind == keyforge.StepBegan {
			steps = append(steps, keyforge.Step(e.N))
			sides = append(sides, e.Side)
		}
	}
	return steps, sides
}

// place is the index of the first matching event of the last command, or -1.
func place(tb *gametest.Table, match func(keyforge.Event) bool) int {
	for i, e := range tb.Events {
		if match(e) {
			return i
		}
	}
	return -1
}

func isStep(s keyforge.Step) func(keyforge.Event) bool {
	return func(e keyforge.Event) bool { return e.Kind == keyforge.StepBegan && e.N == int32(s) }
}

func isKind(k keyforge.EventKind) func(keyforge.Event) bool {
	return func(e keyforge.Event) bool { return e.Kind == k }
}

func TestK2_1TurnsAlternate(t *testing.T) {
	tb := newDuel(t, 1, 1, 20, page)
	tb.No()
	tb.No()
	for turn := range 6 {
		assert.Equal(t, keyforge.Side((turn+1)%2), tb.State().TurnOf)
		tb.House(card.Brobnar)
		tb.EndTurn()
	}
	tb.House(card.Brobnar)
}

func TestK2_2StepsInOrder(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-1")}, keyforge.SidePosition{Line: gametest.Cards("plain-1", "dis-1")})
	tb.EndTurn()
	steps, sides := began(tb)
	assert.Equal(t, []keyforge.Step{keyforge.ReadyStep, keyforge.DrawStep, keyforge.EndStep, keyforge.StartStep, keyforge.ForgeStep,
		keyforge.HouseStep}, steps)
	assert.Equal(t, []keyforge.Side{0, 0, 0, 1, 1, 1}, sides)
	tb.House(card.Dis)
	steps, _ = began(tb)
	assert.Equal(t, []keyforge.Step{keyforge.MainStep}, steps)
}

func TestK2_3OnlyTheActivePlayerDecides(t *testing.T) {
	spiteful := card.Creature("spiteful", card.Dis, 1, card.Destroyed(card.Deal(1, card.Choose(card.Creatures))))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-5")},
		keyforge.SidePosition{Line: gametest.Cards("spiteful", "plain-4")}, spiteful)
	tb.Fight("plain-5", "spiteful")
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0) // its controller decides nothing now
	tb.Pick("plain-4")
	tb.Damage("plain-4", 1)
}

func TestK2_4StartOfTurnBeforeForging(t *testing.T) {
	spring := card.Artifact("spring", card.Brobnar, card.Reacts(card.TurnStarts(card.You), card.Gain(1)))
	tb := duelWith(t, keyforge.SidePosition{Amber: 5, Artifacts: gametest.Cards("spring")},
		keyforge.SidePosition{Amber: 5, Artifacts: gametest.Cards("spring")}, spring)
	tb.EndTurn()
	tb.Asks(keyforge.AskKey, keyforge.ForForge, 1) // the sixth æmber came in time
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(0, 5) // the other player's spring waits for its own turn
}

func TestK2_5ForgingIsMandatory(t *testing.T) {
	for _, c := range []struct{ amber, keys, left int }{{5, 0, 5}, {6, 1, 0}, {7, 1, 1}} {
		tb := duelWith(t, keyforge.SidePosition{Amber: 6}, keyforge.SidePosition{Amber: c.amber, Houses: []card.House{card.Dis}})
		tb.EndTurn()
		if c.keys > 0 {
			assert.Len(t, tb.Legal(nil), 3, "only which key is forged may be chosen")
			tb.Choose(2)
		}
		tb.Keys(1, c.keys)
		tb.Amber(1, c.left) // the cost went to the supply
		tb.Amber(0, 6)
		tb.Keys(0, 0)
	}
}

func TestK2_6OneKeyInTheForgeStep(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 13, Houses: []card.House{card.Dis}})
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 7)
}

// Q3: a key forged by an ability does not use up the forge of step 1, nor the
// other way round.
func TestQ3AbilitiesForgeBesidesTheStep(t *testing.T) {
	smith := card.Action("smith", card.Brobnar, card.Play(card.ForgeKey(0)))
	tb := duelWith(t, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 18, Hand: gametest.Cards("smith", "smith")}, smith)
	tb.EndTurn()
	tb.Choose(0)
	tb.Play("smith")
	tb.Choose(1)
	tb.Keys(1, 2)
	tb.Play("smith#2")
	tb.Keys(1, 3)
	assert.True(t, tb.Won(1))
}

var banker = card.Artifact("banker", card.Brobnar, card.Constantly(card.Spendable(card.You, card.Creatures.Friendly())))

func TestK2_7AmberOnCardsCountsForForging(t *testing.T) {
	t.Run("K2.7 pool and cards together must forge", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-2", Amber: 9}}},
			keyforge.SidePosition{Amber: 2, Artifacts: gametest.Cards("banker"),
				Line: []keyforge.CardPosition{{ID: "plain-3", Amber: 4}, {ID: "plain-4"}}}, banker)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 0)
		tb.AmberOn("plain-3", 0)
		tb.AmberOn("plain-2", 9)
	})
	t.Run("K2.7 one too few", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 2, Artifacts: gametest.Cards("banker"),
			Line: []keyforge.CardPosition{{ID: "plain-3", Amber: 3}}}, banker)
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.Amber(1, 2)
		tb.AmberOn("plain-3", 3)
	})
	t.Run("K2.7 only with such an ability", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("banker")}, keyforge.SidePosition{Amber: 5,
			Line: []keyforge.CardPosition{{ID: "plain-3", Amber: 3}}}, banker)
		tb.EndTurn()
		tb.Keys(1, 0)
	})
}

// Q1, Q2: the active player chooses the key, and how the cost is split.
func TestQ1_Q2_D67ChoicesWhenForging(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 6, Artifacts: gametest.Cards("banker"),
		Line: []keyforge.CardPosition{{ID: "plain-3", Amber: 2}, {ID: "plain-4", Amber: 2}}}, banker)
	tb.EndTurn()
	tb.Asks(keyforge.AskCards, keyforge.ForPayment, 1)
	tb.Offers("plain-3", "plain-4")
	tb.Pick("plain-4")
	tb.Finish()
	tb.Asks(keyforge.AskKey, keyforge.ForForge, 1)
	tb.Choose(1)
	tb.Amber(1, 1)
	tb.AmberOn("plain-3", 2)
	tb.AmberOn("plain-4", 1)
	assert.Equal(t, uint8(1<<1), tb.Player(1).Keys)
}

func TestK2_8ThirdKeyWinsAtOnce(t *testing.T) {
	late := card.Artifact("late", card.Brobnar, card.Reacts(card.Forges(card.Opponent), card.Gain(5)))
	tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("late")},
		keyforge.SidePosition{Amber: 6, Keys: 2, Line: gametest.Cards("plain-1")}, late)
	tb.EndTurn()
	assert.True(t, tb.Over())
	assert.True(t, tb.Won(1))
	assert.False(t, tb.Won(0))
	tb.Amber(0, 0) // nothing happens any more
	assert.Empty(t, tb.Legal(nil))
	tb.Refused(keyforge.Command{Verb: keyforge.EndTurn}, keyforge.GameOver)

	free := card.Action("free", card.Brobnar, card.Play(card.ForgeFree(), card.Gain(3)))
	tb = duelWith(t, keyforge.SidePosition{Keys: 2, Hand: gametest.Cards("free")}, keyforge.SidePosition{}, free)
	tb.Play("free")
	assert.True(t, tb.Won(0))
	tb.Amber(0, 0) // not even the rest of the ability
}

func TestK2_9AfterForgingStillInStepOne(t *testing.T) {
	feast := card.Artifact("feast", card.Brobnar, card.Reacts(card.Forges(card.You), card.Gain(2)))
	tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("feast")},
		keyforge.SidePosition{Amber: 6, Artifacts: gametest.Cards("feast")},
		feast)
	tb.EndTurn()
	tb.Choose(0)
	tb.Amber(1, 2)
	tb.Amber(0, 0)
	forged, gained, house := place(tb, isKind(keyforge.KeyForged)), place(tb, isKind(keyforge.Gained)), place(tb, isStep(keyforge.HouseStep))
	assert.True(t, forged >= 0 && forged < gained && gained < house)
}

func TestK2_10ActiveHouseLastsTheTurn(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{}, keyforge.SidePosition{Line: gametest.Cards("plain-1", "dis-1")})
	tb.EndTurn()
	tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 1)
	tb.House(card.Dis)
	assert.Equal(t, card.Dis, tb.State().House)
	tb.Reap("dis-1")
	assert.Equal(t, card.Dis, tb.State().House)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-1")}, keyforge.WrongHouse)
	tb.EndTurn()
	assert.Equal(t, card.NoHouse, tb.State().House)
}

func TestK2_11_K2_12HouseThenArchives(t *testing.T) {
	herald := card.Artifact("herald", card.Brobnar, card.Reacts(card.ChoosesHouse(card.You, card.Dis), card.May(card.Gain(1))))
	second := keyforge.SidePosition{Artifacts: gametest.Cards("herald"), Line: gametest.Cards("dis-1"),
		Archives: gametest.Cards("plain-1", "plain-2", "nap")}
	table := func(t *testing.T) *gametest.Table {
		tb := duelWith(t, keyforge.SidePosition{Archives: gametest.Cards("plain-9")}, second, herald)
		tb.EndTurn()
		return tb
	}
	t.Run("K2.11 before the archives", func(t *testing.T) {
		tb := table(t)
		tb.House(card.Dis)
		tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 1)
		tb.Yes()
		tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
		tb.No()
		tb.Amber(1, 1)
	})
	t.Run("K2.11 only that house", func(t *testing.T) {
		tb := table(t)
		tb.House(card.Brobnar)
		tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
		tb.No()
		tb.InZone(card.Archives, "plain-1", "plain-2", "nap") // K2.12: none of it
	})
	t.Run("K2.12 all of it", func(t *testing.T) {
		tb := table(t)
		tb.House(card.Brobnar)
		tb.Yes()
		tb.InZone(card.Hand, "plain-1", "plain-2", "nap")
		tb.InZone(card.Archives, "plain-9")
	})
}

func TestK2_13AnyNumberInAnyOrder(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("nap", "plain-1", "plain-2", "dis-1"),
		Line: gametest.Cards("plain-3", "plain-4", "dis-2")}, keyforge.SidePosition{})
	tb.Reap("plain-3")
	tb.Play("plain-1")
	tb.Left()
	tb.Discard("nap")
	tb.Reap("plain-4")
	tb.Play("plain-2")
	tb.Right()
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-1")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("dis-1")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("dis-2")}, keyforge.WrongHouse)
}

func TestK2_14FirstTurnRule(t *testing.T) {
	runner := card.Creature("runner", card.Brobnar, 1, card.Constantly(card.Modify(card.EntersReady, card.This)))
	start := func() *gametest.Table {
		tb := newDuel(t, 1, 0, 30, runner)
		tb.No()
		tb.No()
		tb.House(card.Brobnar)
		return tb
	}
	t.Run("K2.14 one play", func(t *testing.T) {
		tb := start()
		tb.Play("0:runner")
		c := tb.Player(0).Pile(card.Hand).Top()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: c}, keyforge.FirstTurn)
		tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: c}, keyforge.FirstTurn)
		tb.Reap("0:runner") // uses are not limited
		tb.EndTurn()
		tb.House(card.Brobnar) // nor is the second player's first turn
		tb.Play("1:runner")
		tb.Play("1:runner")
		tb.Left()
		tb.Discard("1:runner")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("0:runner")
		tb.Left()
		tb.Play("0:runner")
		tb.Left()
	})
	t.Run("K2.14 or one discard", func(t *testing.T) {
		tb := start()
		tb.Discard("0:runner")
		c := tb.Player(0).Pile(card.Hand).Top()
		tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: c}, keyforge.FirstTurn)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: c}, keyforge.FirstTurn)
	})
}

// Q10: what an ability lets a player play or discard is not limited.
func TestQ10AbilitiesOnTheFirstTurn(t *testing.T) {
	flow := card.Action("flow", card.Brobnar, card.Play(
		card.DiscardCards(card.Choose(card.Cards.In(card.Hand, card.You))),
		card.May(card.PlayCard(card.Choose(card.Cards.In(card.Hand, card.You))))))
	tb := newDuel(t, 1, 0, 30, flow)
	tb.No()
	tb.No()
	tb.House(card.Brobnar)
	tb.Play("0:flow")
	pick := func() { tb.Do(keyforge.Command{Verb: keyforge.Pick, Card: tb.Player(0).Pile(card.Hand).Top()}) }
	pick()
	pick()
	pick()
	tb.Finish()
	assert.Equal(t, 4, tb.Player(0).Pile(card.Discard).Len())
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Player(0).Pile(card.Hand).Top()}, keyforge.FirstTurn)
}

func TestK2_15_D37ReadyStep(t *testing.T) {
	tb := duelWith(t,
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1", Marks: keyforge.Exhausted},
			{ID: "dis-1", Marks: keyforge.Exhausted | keyforge.Stunned}},
			Artifacts: []keyforge.CardPosition{{ID: "item", Marks: keyforge.Exhausted}}},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-2", Marks: keyforge.Exhausted}}})
	tb.EndTurn()
	for _, c := range []string{"plain-1", "dis-1", "item"} {
		tb.Unmarked(c, keyforge.Exhausted)
	}
	tb.Marked("dis-1", keyforge.Stunned)
	tb.Marked("plain-2", keyforge.Exhausted) // not its controller's step
}

func TestK2_16_D38DrawToSix(t *testing.T) {
	for _, c := range []struct{ hand, after int }{{0, 6}, {5, 6}, {6, 6}, {8, 8}} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Many(c.hand, "nap"),
			Deck: append(gametest.Cards("plain-9"), gametest.Many(10, "filler")...)},
			keyforge.SidePosition{Deck: gametest.Many(5, "filler")})
		tb.EndTurn()
		assert.Equal(t, [2]int{c.after, 0}, hands(tb))
		if c.after > c.hand {
			tb.InZone(card.Hand, "plain-9") // from the top
		} else {
			tb.InZone(card.Deck, "plain-9")
		}
	}
}

// When chains are shed, and how far the penalty goes.
func TestQ7ChainsInTheDrawStep(t *testing.T) {
	for _, c := range []struct{ chains, hand, after, left int }{
		{1, 5, 5, 0}, // a card would be drawn: the chain prevents it and is shed
		{1, 6, 6, 1}, // nothing to refill
		{7, 0, 4, 6}, // the book's table
		{24, 0, 2, 23},
		{24, 3, 3, 23}, // never below zero
	} {
		tb := duelWith(t, keyforge.SidePosition{Chains: c.chains, Hand: gametest.Many(c.hand, "nap"), Deck: gametest.Many(10, "filler")},
			keyforge.SidePosition{Chains: 3})
		tb.EndTurn()
		assert.Equal(t, c.after, tb.Player(0).Pile(card.Hand).Len())
		assert.Equal(t, c.left, int(tb.Player(0).Chains))
		assert.Equal(t, 3, int(tb.Player(1).Chains))
	}
}

// Q4 to Q6: empty decks.
func TestQ4_Q5_Q6EmptyDecks(t *testing.T) {
	dig := card.Action("dig", card.Brobnar, card.Play(card.Draw(3)))
	mill := card.Action("mill", card.Brobnar, card.Play(
		card.DiscardCards(card.Each(card.Cards.In(card.Deck, card.You).TopOf(1))),
		card.Archive(card.Each(card.Cards.In(card.Deck, card.You).TopOf(1))),
		card.PlayCard(card.Each(card.Cards.In(card.Deck, card.You).TopOf(1)))))
	t.Run("Q4 a draw stops where nothing is left", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("dig"), Discard: gametest.Cards("plain-1"), Deck: gametest.Cards("plain-2")},
			keyforge.SidePosition{}, dig)
		tb.Play("dig")
		tb.InZone(card.Hand, "plain-1", "plain-2")
		tb.InZone(card.Discard, "dig") // Q6: it was not shuffled in while it resolved
	})
	t.Run("Q5 only drawing reshuffles", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("mill"), Discard: gametest.Cards("plain-1")}, keyforge.SidePosition{}, mill)
		tb.Play("mill")
		tb.InZone(card.Discard, "plain-1", "mill")
	})
}

// Q38: what counts is the pool when the turn is over, not æmber on cards.
func TestK2_17_Q38Check(t *testing.T) {
	drain := card.Artifact("drain", card.Brobnar, card.Reacts(card.TurnEnds(card.You), card.Lose(1)))
	for _, c := range []struct {
		side keyforge.SidePosition
		told int
	}{
		{keyforge.SidePosition{Amber: 6}, 1},
		{keyforge.SidePosition{Amber: 5, Line: []keyforge.CardPosition{{ID: "plain-1", Amber: 3}}}, 0},
		{keyforge.SidePosition{Amber: 6, Artifacts: gametest.Cards("drain")}, 0},
		{keyforge.SidePosition{Amber: 7, Artifacts: gametest.Cards("drain")}, 1},
	} {
		tb := duelWith(t, c.side, keyforge.SidePosition{Amber: 5}, drain)
		tb.EndTurn()
		assert.Equal(t, c.told, tb.Happened(keyforge.CheckCalled))
	}
}

func TestK2_18EndOfTurnAfterDrawing(t *testing.T) {
	dusk := card.Artifact("dusk", card.Brobnar, card.Reacts(card.TurnEnds(card.You), card.Draw(1)))
	tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("dusk"), Deck: gametest.Many(10, "filler")},
		keyforge.SidePosition{Artifacts: gametest.Cards("dusk"), Deck: gametest.Many(10, "filler")}, dusk)
	tb.EndTurn()
	assert.Equal(t, [2]int{7, 0}, hands(tb))
}

// Effects that last for the turn end while that turn is still in progress: a
// creature that dies of this dies in that turn.
func TestK17_12EndOfTurnDeaths(t *testing.T) {
	boost := card.Action("boost", card.Brobnar,
		card.Play(card.LastsFor(card.RestOfTurn, card.Choose(card.Creatures), card.Static(card.Power(card.TheSubjects, 3)))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("boost"), Line: []keyforge.CardPosition{{ID: "plain-2"}}},
		keyforge.SidePosition{Line: gametest.Cards("dis-4")}, boost)
	tb.Play("boost")
	tb.Pick("plain-2")
	tb.Fight("plain-2")
	tb.Damage("plain-2", 4)
	tb.EndTurn()
	tb.InZone(card.Discard, "plain-2")
	died, over := place(tb, isKind(keyforge.Destroyed)), place(tb, isKind(keyforge.TurnEnded))
	assert.True(t, died >= 0 && died < over)
}

package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestK5_1_D47CurrentCost(t *testing.T) {
	tax := card.Artifact("tax", card.Brobnar, card.Constantly(card.KeysCost(card.Opponent, 2)))
	rebate := card.Artifact("rebate", card.Brobnar, card.Constantly(card.KeysCost(card.You, -3)))
	for _, c := range []struct {
		theirs, own []string
		cost        int
	}{
		{nil, nil, 6},
		{[]string{"tax"}, nil, 8},
		{[]string{"tax", "tax"}, []string{"rebate"}, 7},
		{nil, []string{"rebate", "rebate"}, 0},
		{nil, []string{"rebate", "rebate", "rebate"}, 0}, // never below zero
	} {
		for short := range 2 {
			have := c.cost - short
			if have < 0 {
				continue
			}
			tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards(c.theirs...)},
				keyforge.SidePosition{Houses: []card.House{card.Dis}, Amber: have, Artifacts: gametest.Cards(c.own...)}, tax, rebate)
			assert.Equal(t, c.cost, tb.KeyCost(1))
			tb.EndTurn()
			if short == 0 {
				tb.Choose(0)
				tb.Amber(1, 0)
			}
			tb.Keys(1, 1-short)
			if tb.Question().Kind == keyforge.AskHouse {
				tb.House(card.Dis)
			}
		}
	}
}

func TestK5_2KeyColors(t *testing.T) {
	blue := card.Action("blue", card.Brobnar, card.Play(card.If(card.Cond{Kind: card.KeyForged, Who: card.You, N: 1}, card.Gain(3))))
	tb := duelWith(t, keyforge.SidePosition{Keys: 1, Hand: gametest.Cards("blue")}, keyforge.SidePosition{Keys: 2}, blue)
	tb.Play("blue")
	tb.Amber(0, 0) // only the red one is forged
	tb = duelWith(t, keyforge.SidePosition{Keys: 2, Hand: gametest.Cards("blue")}, keyforge.SidePosition{}, blue)
	tb.Play("blue")
	tb.Amber(0, 3)
}

// "A blue key is forged" is about that of any player.
func TestK32_9AKeyOfAnyPlayer(t *testing.T) {
	blue := card.Action("blue", card.Brobnar, card.Play(card.If(card.HasForged(card.AnyPlayer, card.BlueKey), card.Gain(3))))
	for keys, gained := range map[[2]int]int{{1, 1}: 0, {2, 1}: 3, {1, 2}: 3} {
		tb := duelWith(t, keyforge.SidePosition{Keys: keys[0], Hand: gametest.Cards("blue")}, keyforge.SidePosition{Keys: keys[1]}, blue)
		tb.Play("blue")
		tb.Amber(0, gained)
	}
}

func TestK5_3_Q1Unforge(t *testing.T) {
	melt := card.Action("melt", card.Brobnar, card.Play(card.Opponent.Unforges()))
	free := card.Action("free", card.Brobnar, card.Play(card.ForgeFree()))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("melt")},
		keyforge.SidePosition{Keys: 2, Amber: 6, Hand: gametest.Cards("free")},
		melt, free)
	tb.Play("melt")
	tb.Asks(keyforge.AskKey, keyforge.ForUnforge, 0) // the active player chooses (Q1)
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: 2}, keyforge.OutOfRange)
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 6) // nothing is given back
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 2)
	assert.False(t, tb.Over(), "the unforged key does not count towards three")
	tb.Play("free")
	assert.True(t, tb.Won(1))

	tb = duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("melt"), Keys: 1}, keyforge.SidePosition{}, melt)
	tb.Play("melt")
	tb.Keys(0, 1) // no key of the opponent's: nothing happens
}

func TestK5_4GainedAmberGoesToThePool(t *testing.T) {
	boon := card.Action("boon", card.Brobnar, card.Amber(2), card.Play(card.Gain(3), card.Opponent.Gains(card.N(1))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("boon"), Line: gametest.Cards("plain-1")}, keyforge.SidePosition{}, boon)
	tb.Play("boon")
	tb.Reap("plain-1")
	tb.Amber(0, 6)
	tb.Amber(1, 1)
	tb.AmberOn("plain-1", 0)
}

func TestK5_5OnlyThePoolIsYours(t *testing.T) {
	tally := card.Action("tally", card.Brobnar, card.Play(
		card.If(card.HasPool(card.You, 3), card.Draw(1)), card.Opponent.LosesAll()))
	tb := duelWith(t, keyforge.SidePosition{Amber: 2, Hand: gametest.Cards("tally"), Deck: gametest.Cards("nap"),
		Line: []keyforge.CardPosition{{ID: "plain-1", Amber: 5}}},
		keyforge.SidePosition{Amber: 4, Line: []keyforge.CardPosition{{ID: "plain-2", Amber: 3}}}, tally)
	tb.Play("tally")
	tb.InZone(card.Deck, "nap")
	tb.Amber(1, 0)
	tb.AmberOn("plain-2", 3)
	tb.AmberOn("plain-1", 5)
}

// Q16: a capture takes what is there.
func TestK5_6_Q16Capture(t *testing.T) {
	grab := card.Creature("grab", card.Brobnar, 3, card.Reap(card.Capture(2, card.This)))
	press := card.Action("press", card.Brobnar, card.Play(card.Capture(1, card.Creatures)))
	tb := duelWith(t, keyforge.SidePosition{Amber: 4, Line: gametest.Cards("grab", "plain-1"), Hand: gametest.Cards("press")},
		keyforge.SidePosition{Amber: 3, Line: gametest.Cards("plain-2")}, grab, press)
	tb.Reap("grab")
	tb.AmberOn("grab", 2)
	tb.Amber(0, 5)
	tb.Amber(1, 1)
	tb.Play("press") // every creature captures from the opponent of its own controller
	tb.Pick("grab")  // there is too little for two: the active player chooses (K16.2)
	tb.AmberOn("grab", 3)
	tb.AmberOn("plain-1", 0)
	tb.AmberOn("plain-2", 1)
	tb.Amber(0, 4)
	tb.Amber(1, 0)
	assert.Equal(t, 2, tb.Happened(keyforge.Captured), "who found nothing did not capture")
}

// Q16: where there is just enough for all that capture, nothing is asked.
func TestK5_6_Q16CaptureOfJustEnough(t *testing.T) {
	press := card.Action("press", card.Brobnar, card.Play(card.Capture(1, card.Creatures.Friendly())))
	tb := duelWith(t, holding(field("plain-1", "plain-2"), "press"), keyforge.SidePosition{Amber: 2}, press)
	tb.Play("press")
	tb.AmberOn("plain-1", 1)
	tb.AmberOn("plain-2", 1)
	tb.Amber(1, 0)
}

func TestK5_7CapturedAmberIsNotSpent(t *testing.T) {
	fee := card.Action("fee", card.Brobnar, card.Play(card.You.Pays(3), card.IfYouDo(card.Draw(1))))
	tb := duelWith(t, keyforge.SidePosition{},
		keyforge.SidePosition{Amber: 2, Line: []keyforge.CardPosition{{ID: "plain-1", Amber: 6}}, Hand: gametest.Cards("fee"),
			Deck: gametest.Cards("dis-1")}, fee)
	tb.EndTurn()
	tb.Keys(1, 0)
	tb.Play("fee")
	tb.AmberOn("plain-1", 6)
	tb.Amber(0, 2)
	tb.InZone(card.Deck, "dis-1") // K16.14: less than the whole was paid
}

func TestK5_8Exalt(t *testing.T) {
	honor := card.Action("honor", card.Brobnar, card.Play(card.Exalt(1, card.Choose(card.Creatures))))
	tb := duelWith(t, keyforge.SidePosition{Amber: 2, Hand: gametest.Cards("honor"), Line: gametest.Cards("plain-1")},
		keyforge.SidePosition{Amber: 3, Line: gametest.Cards("plain-2")}, honor)
	tb.Play("honor")
	tb.Pick("plain-2")
	tb.AmberOn("plain-2", 1)
	tb.AmberOn("plain-1", 0)
	tb.Amber(0, 2)
	tb.Amber(1, 3)
	assert.Zero(t, tb.Happened(keyforge.Captured))
}

// Q17: the æmber goes to the opponent of the player who controlled the creature.
func TestK5_9_Q17AmberOfALeavingCreature(t *testing.T) {
	verbs := map[string]card.Effect{
		"destroyed": card.Destroy(card.Creatures), "to hand": card.ReturnToHand(card.Creatures), "purged": card.Purge(card.Creatures),
		"archived": card.Archive(card.Creatures), "to deck": card.ShuffleIn(card.Creatures), "sacrificed": card.Sacrifice(card.Creatures.Friendly()),
	}
	for name, do := range verbs {
		t.Run("K5.9 "+name, func(t *testing.T) {
			sweep := card.Action("sweep", card.Brobnar, card.Play(do))
			tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("sweep"),
				Line: []keyforge.CardPosition{{ID: "plain-1", Amber: 2}, {ID: "plain-2", Amber: 1, Foreign: true}}},
				keyforge.SidePosition{}, sweep)
			tb.Play("sweep")
			tb.Line(0)
			tb.Amber(0, 0)
			tb.Amber(1, 3)
			tb.AmberOn("plain-1", 0)
		})
	}
}

func TestK5_10AmberOfOtherCardsGoesToTheSupply(t *testing.T) {
	smash := card.Action("smash", card.Brobnar, card.Play(card.Destroy(card.ArtifactCards), card.Destroy(card.Upgrades)))
	hoard := card.Action("hoard", card.Brobnar, card.Play(card.StoreAmber(2, card.You, card.Choose(card.Upgrades))))
	tb := duelWith(t, keyforge.SidePosition{Amber: 5, Hand: gametest.Cards("smash", "hoard"),
		Line:      []keyforge.CardPosition{{ID: "plain-1", Attached: gametest.Cards("badge")}},
		Artifacts: []keyforge.CardPosition{{ID: "item", Amber: 3}}}, keyforge.SidePosition{}, smash, hoard)
	tb.Play("hoard")
	tb.AmberOn("badge", 2)
	tb.Play("smash")
	tb.InZone(card.Discard, "item", "badge")
	tb.AmberOn("item", 0)
	tb.AmberOn("badge", 0)
	tb.Amber(0, 3)
	tb.Amber(1, 0)
	assert.Equal(t, 2, tb.Happened(keyforge.AmberMoved))
}

func TestK5_11Steal(t *testing.T) {
	thief := card.Action("thief", card.Brobnar, card.Play(card.Steal(3), card.IfYouDo(card.Draw(1))))
	for _, c := range []struct{ have, got int }{{5, 3}, {3, 3}, {2, 2}, {0, 0}} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("thief"), Deck: gametest.Cards("nap")},
			keyforge.SidePosition{Amber: c.have, Line: []keyforge.CardPosition{{ID: "plain-1", Amber: 4}}}, thief)
		tb.Play("thief")
		tb.Amber(0, c.got)
		tb.Amber(1, c.have-c.got)
		tb.AmberOn("plain-1", 4)
		assert.Equal(t, c.got == 3, tb.Of("nap").Zone == card.Hand)
	}
}

func TestK5_12Pay(t *testing.T) {
	fee := card.Action("fee", card.Brobnar, card.Play(card.Opponent.Pays(2)))
	for _, have := range []int{0, 1, 2, 5} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("fee")}, keyforge.SidePosition{Amber: have}, fee)
		tb.Play("fee")
		tb.Amber(0, min(have, 2))
		tb.Amber(1, have-min(have, 2))
	}
}

func TestK5_13Return(t *testing.T) {
	ransom := card.Action("ransom", card.Brobnar, card.Play(card.TakeAllAmber(card.Choose(card.Creatures.Friendly()), card.Opponent)))
	grab := card.Creature("grab", card.Brobnar, 3, card.Reap(card.Capture(2, card.This)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("ransom"), Line: gametest.Cards("grab", "plain-1")},
		keyforge.SidePosition{Amber: 3},
		ransom, grab)
	tb.Reap("grab")
	tb.Amber(1, 1)
	tb.Play("ransom")
	tb.Pick("grab")
	tb.Amber(1, 3)
	tb.Amber(0, 1)
	tb.AmberOn("grab", 0)
}

// Q49: moving is neither capture nor theft nor loss; losing takes what is there.
func TestK5_14_Q49MoveAndLose(t *testing.T) {
	shift := card.Action("shift", card.Brobnar, card.Play(
		card.MoveAmber(2, card.Choose(card.Creatures.WithAmber(1)), card.Creatures.Named("plain-2"))))
	watch := card.Artifact("watch", card.Brobnar, card.Reacts(card.Event{Kind: card.AmberStolen}, card.Gain(10)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("shift"), Artifacts: gametest.Cards("watch"),
		Line: []keyforge.CardPosition{{ID: "plain-1", Amber: 3}}},
		keyforge.SidePosition{Line: gametest.Cards("plain-2")}, shift, watch)
	tb.Play("shift")
	tb.AmberOn("plain-1", 1)
	tb.AmberOn("plain-2", 2)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
	for _, k := range []keyforge.EventKind{keyforge.Captured, keyforge.Stole, keyforge.Lost} {
		assert.Zero(t, tb.Happened(k))
	}

	fine := card.Action("fine", card.Brobnar, card.Play(card.Opponent.Loses(card.N(3))))
	for _, have := range []int{0, 2, 4} {
		tb = duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("fine")}, keyforge.SidePosition{Amber: have}, fine)
		tb.Play("fine")
		tb.Amber(1, max(0, have-3))
		tb.Amber(0, 0)
	}
}

// A toll before forging that takes the æmber away stops the forging (K16.4).
func TestK5_1TollBeforeForging(t *testing.T) {
	gate := card.Artifact("gate", card.Brobnar, card.Constantly(card.BeforeForging(card.Opponent, card.Opponent.Loses(card.N(1)))))
	for have, keys := range map[int]int{6: 0, 7: 1} {
		tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("gate")},
			keyforge.SidePosition{Amber: have, Houses: []card.House{card.Dis}},
			gate)
		tb.EndTurn()
		if keys == 1 {
			tb.Choose(0)
		}
		tb.Keys(1, keys)
		tb.Amber(1, have-1-6*keys)
	}
}

// The price of a key is what was paid for it.
func TestPriceOfAKeyIsTold(t *testing.T) {
	rebate := card.Artifact("rebate", card.Brobnar, card.Reacts(card.Forges(card.You), card.Gain(card.EventNumber)))
	tax := card.Artifact("tax", card.Brobnar, card.Constantly(card.KeysCost(card.Opponent, 2)))
	for _, c := range []struct{ pool, back int }{{9, 1 + 8}, {8, 8}} {
		tb := duelWith(t, keyforge.SidePosition{Artifacts: gametest.Cards("tax")},
			keyforge.SidePosition{Amber: c.pool, Artifacts: gametest.Cards("rebate")}, rebate, tax)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, c.back)
		tb.LeaveOpen()
	}
}

// Stolen æmber is counted for the thief.
func TestStolenIsCountedForTheThief(t *testing.T) {
	theft := ruleOf(card.Steal(2), card.Gain(card.ThisTurn(card.Stolen, card.You).Times(10)),
		card.Gain(card.ThisTurn(card.Stolen, card.Opponent).Times(100)))
	foe := field()
	foe.Amber = 3
	tb := duelWith(t, holding(field(), "rule"), foe, theft)
	tb.Play("rule")
	tb.Amber(0, 2+20)
	tb.Amber(1, 1)
}

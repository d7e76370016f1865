package keyforge_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards/cota"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

func TestK17_1_K17_2ConstantAbilities(t *testing.T) {
	hapsis := card.Creature("hapsis", card.Brobnar, 4,
		card.Reacts(card.DiesFighting(card.Creatures.Enemy(), card.This), card.Ward(card.This), card.Draw(1)))
	proud := card.Creature("proud", card.Brobnar, 3, card.AsLongAs(card.HasPool(card.You, 2), card.Power(card.This, 3)))
	side := row(marked("proud", keyforge.Exhausted), marked("hapsis", 0), marked("plain-5", 0))
	side.Deck, side.Amber = gametest.Many(3, "filler"), 1
	tb := duelWith(t, side, field("dis-2", "dis-3"), hapsis, proud)
	tb.PowerIs("proud", 3)
	tb.Fight("plain-5", "dis-2") // another creature's fight
	tb.Unmarked("hapsis", keyforge.Warded)
	tb.Fight("hapsis")
	tb.Marked("hapsis", keyforge.Warded)
	assert.Equal(t, 1, tb.Player(0).Pile(card.Hand).Len())
	tb.PowerIs("proud", 3)

	side.Amber = 2
	tb = duelWith(t, side, field(), hapsis, proud)
	tb.PowerIs("proud", 6) // K17.2: though it is exhausted
	tb.Reap("plain-5")
	tb.Marked("proud", keyforge.Exhausted)
	tb.Unmarked("hapsis", keyforge.Exhausted)
	t.Run("K17.2 an exhausted creature draws a card more", func(t *testing.T) {
		side := row(marked("mother", keyforge.Exhausted))
		side.Deck = gametest.Many(9, "filler")
		tb := duelWith(t, side, field(), cota.Mother)
		tb.EndTurn()
		assert.Equal(t, 7, tb.Player(0).Pile(card.Hand).Len())
		tb.LeaveOpen()
	})
}

func TestK17_4ReplacedStep(t *testing.T) {
	skip := card.Artifact("skip", card.Brobnar, card.Constantly(card.Rule(card.SkipForge, card.Opponent)))
	for _, there := range []bool{true, false} {
		side, foe := field(), field("dis-3")
		if there {
			side.Artifacts = gametest.Cards("skip")
		}
		foe.Amber = 6
		tb := duelWith(t, side, foe, skip)
		tb.EndTurn()
		tb.LeaveOpen()
		if there {
			tb.Amber(1, 6)
			tb.Asks(keyforge.AskMain, keyforge.ForEffect, 1)
		} else {
			tb.Asks(keyforge.AskKey, keyforge.ForForge, 1)
		}
	}
}

func TestK17_5RepeatTheWholeEffect(t *testing.T) {
	spree := card.Action("spree", card.Brobnar,
		card.Play(card.Repeat(card.Destroys(card.It), card.Deal(2, card.Choose(card.Creatures.Enemy())))))
	tb := duelWith(t, holding(field(), "spree"), field("dis-1", "dis-2", "dis-5", "dis-6"), spree)
	tb.Play("spree")
	tb.Pick("dis-2")
	tb.Pick("dis-1")
	tb.Pick("dis-5") // survives: the cycle ends
	tb.Line(1, "dis-5", "dis-6")
	tb.Damage("dis-5", 2)
	t.Run("K17.5 ends when its card leaves play", func(t *testing.T) {
		frenzy := card.Creature("frenzy", card.Brobnar, 3,
			card.Reap(card.Repeat(card.ThereIs(card.Creatures), card.Destroy(card.Choose(card.Creatures)))))
		tb := duelWith(t, field("plain-1", "frenzy", "plain-2"), field(), frenzy)
		tb.Reap("frenzy")
		tb.Pick("plain-1")
		tb.Pick("frenzy")
		tb.Line(0, "plain-2")
	})
}

func TestQ36RepeatsThatChangeNothingEnd(t *testing.T) {
	idle := card.Action("idle", card.Brobnar,
		card.Play(card.Repeat(card.ThereIs(card.Creatures.Enemy()), card.Destroy(card.Choose(card.Creatures.Enemy())))))
	t.Run("nothing happened", func(t *testing.T) {
		tb := duelWith(t, holding(field(), "idle"), field("rock-3"), idle, card.Creature("rock-3", card.Dis, 3, card.Has(card.Invulnerable)))
		tb.Play("idle")
		tb.Line(1, "rock-3")
	})
	t.Run("a ward that is broken is something", func(t *testing.T) {
		tb := duelWith(t, holding(field(), "idle"), keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dis-2",
			Marks: keyforge.Warded}}}, idle)
		tb.Play("idle")
		tb.Line(1)
	})
}

// Each thief steals back what the other has stolen, inside what the other does: it has
// more to do afterwards.
func TestQ36ActionsRepeatAndEndlessNestingFails(t *testing.T) {
	spin := card.Action("spin", card.Brobnar, card.Play(card.Repeat(card.ThereIs(card.Creatures), card.Destroy(card.Choose(card.Creatures)))))
	steal := card.Action("steal", card.Brobnar, card.Play(card.Steal(1)))
	thief := card.Artifact("thief", card.Brobnar, card.Reacts(card.Event{Kind: card.AmberStolen, Who: card.You}, card.Steal(1), card.Gain(1)))
	thieves := func(s keyforge.SidePosition) keyforge.SidePosition {
		s.Artifacts, s.Amber = gametest.Cards("thief"), 2
		return s
	}
	tb := duelWith(t, thieves(holding(field("plain-1"), "spin", "steal")), thieves(field("dis-2")), spin, steal, thief)
	before := tb.Hash()
	_, err := tb.Apply(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("steal")}, nil)
	var overflow keyforge.OverflowError
	require.True(t, errors.As(err, &overflow), "%v", err)
	assert.Equal(t, before, tb.Hash(), "the command was undone")
	tb.Play("spin")
	tb.Pick("dis-2")
	tb.Line(0)
	tb.Line(1)
}

func TestK17_6_K17_7RepeatingThePrecedingEffect(t *testing.T) {
	again := card.Action("again", card.Brobnar, card.Play(card.ForEach(8, card.Exalt(1, card.Choose(card.Creatures)), card.Gain(1)),
		card.Gain(card.ThisTurn(card.Played, card.You).Times(100))))
	tb := duelWith(t, holding(field("plain-1"), "again", "again"), field("dis-2"), again)
	tb.Play("again")
	for i := range 8 { // in full, with a new choice each time
		tb.Offers("plain-1", "dis-2")
		tb.Pick([]string{"plain-1", "dis-2"}[i%2])
	}
	tb.AmberOn("plain-1", 4)
	tb.AmberOn("dis-2", 4)
	tb.Amber(0, 8+100) // played once
	tb.Play("again")   // K17.7: eight repeats count as one play
	for range 8 {
		tb.Pick("dis-2")
	}
}

func TestK17_8_Q35RuleOfSix(t *testing.T) {
	spry := card.Creature("spry", card.Brobnar, 3, card.Reap(card.Ready(card.This)))
	t.Run("K17.8 uses", func(t *testing.T) {
		tb := duelWith(t, holding(field("spry", "spry", "plain-3"), "spry"), field(), spry)
		for range 3 {
			tb.Reap("spry#1")
			tb.Reap("spry#2")
		}
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("spry#1")}, keyforge.SixAlready)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("spry#3")}, keyforge.SixAlready)
		tb.Discard("spry#3")
		tb.Reap("plain-3")
		tb.Amber(0, 7)
		tb.EndTurn()
		tb.EndTurn()
		tb.Choose(0)      // a key
		tb.Reap("spry#1") // the count starts again with the next turn
	})
	t.Run("K17.8 plays and uses", func(t *testing.T) {
		tb := duelWith(t, holding(field("spry"), "spry"), field(), spry)
		for range 5 {
			tb.Reap("spry#1")
		}
		tb.Play("spry#2")
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("spry#1")}, keyforge.SixAlready)
	})
	t.Run("K17.8 cards of one title", func(t *testing.T) {
		twin := card.Creature("twin", card.Brobnar, 3, card.Reap(card.Ready(card.This)))
		cat, err := keyforge.NewCatalogue([]program.Printed{{Card: spry, Title: "Spry"}, {Card: twin, Title: "Spry"}})
		require.NoError(t, err)
		tb := gametest.StartWith(t, cat, keyforge.Duel,
			keyforge.Position{Players: []keyforge.SidePosition{field("spry", "twin"), field()}, House: card.Brobnar})
		for range 6 {
			tb.Reap("spry")
		}
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("twin")}, keyforge.SixAlready)
	})
	t.Run("Q35 removing a stun is a use, raising the tide is not", func(t *testing.T) {
		tb := duelWith(t, row(marked("spry", keyforge.Stunned), marked("spry", 0)), field(), spry)
		tb.Unstun("spry#1")
		tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		for range 5 {
			tb.Reap("spry#2")
		}
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("spry#2")}, keyforge.SixAlready)
		for range 7 {
			tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
		}
	})
}

func TestK17_9MostPowerful(t *testing.T) {
	duel := card.Action("duel", card.Brobnar, card.Play(card.Destroy(card.Strongest(1, card.Creatures))))
	tax := card.Action("tax", card.Brobnar, card.Play(card.Exhaust(card.Creatures.Highest())))
	tb := duelWith(t, holding(field("plain-5", "plain-7", "plain-2"), "tax", "duel", "duel"), field("dis-7"), duel, tax)
	tb.Play("tax") // all that tie
	tb.Marked("plain-7", keyforge.Exhausted)
	tb.Marked("dis-7", keyforge.Exhausted)
	tb.Unmarked("plain-5", keyforge.Exhausted)
	tb.Play("duel")
	tb.Offers("plain-7", "dis-7")
	tb.Pick("dis-7")
	tb.Play("duel")
	tb.Line(0, "plain-5", "plain-2")
}

func TestK17_10_K17_11Groups(t *testing.T) {
	fates := card.Action("fates", card.Brobnar, card.Play(card.Destroy(card.Strongest(3, card.Creatures))))
	sieve := card.Action("sieve", card.Brobnar, card.Play(card.Destroy(card.Weakest(3, card.Creatures))))
	tb := duelWith(t, holding(field("plain-8", "plain-5"), "fates"), field("dis-7", "dis-5", "dis-1"), fates)
	tb.Play("fates")
	tb.Offers("plain-5", "dis-5")
	tb.Pick("plain-5")
	tb.Line(0)
	tb.Line(1, "dis-5", "dis-1")

	tb = duelWith(t, holding(field("plain-2", "plain-4"), "sieve"), field("dis-3", "dis-4", "dis-9"), sieve)
	tb.Play("sieve")
	tb.Offers("plain-4", "dis-4")
	tb.Pick("dis-4")
	tb.Line(0, "plain-4")
	tb.Line(1, "dis-9")

	tb = duelWith(t, holding(field("plain-2"), "sieve"), field("dis-3"), sieve) // no more are left
	tb.Play("sieve")
	tb.Line(0)
	tb.Line(1)
	t.Run("K17.10 a tie that has room for all", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-8", "plain-7"), "fates"), field("dis-7", "dis-5"), fates)
		tb.Play("fates")
		tb.Line(0)
		tb.Line(1, "dis-5")
	})
	t.Run("K17.11 the least powerful of a tie is chosen", func(t *testing.T) {
		weed := card.Action("weed", card.Brobnar, card.Play(card.Destroy(card.Weakest(1, card.Creatures.Enemy()))))
		tb := duelWith(t, holding(field("plain-1"), "weed"), field("dis-3", "dis-3", "dis-4"), weed)
		tb.Play("weed")
		tb.Offers("dis-3#1", "dis-3#2")
		tb.Pick("dis-3#2")
		tb.Line(1, "dis-3", "dis-4")
	})
}

func TestK17_12_K17_13_K17_14LastingEffects(t *testing.T) {
	herald := func(span card.Span) *card.Card {
		return card.Creature("herald", card.Brobnar, 2, card.Play(card.Lasts(span, card.Static(card.Power(card.Creatures.Friendly(), 2)))))
	}
	powers := func(span card.Span) []int {
		side := holding(field("plain-3"), "herald", "smite", "plain-4")
		tb := duelWith(t, side, field("dis-3"), herald(span), smite)
		now := func() int { return tb.Power(tb.Card("plain-3")) }
		tb.Play("herald")
		tb.Left()
		tb.Play("smite")
		tb.Pick("herald")
		list := []int{now()} // K17.13: its card has left play
		tb.Play("plain-4")
		tb.Left()
		assert.Equal(t, list[0], tb.Power(tb.Card("plain-4"))-1, "K17.14: a creature that enters later")
		tb.PowerIs("dis-3", 3)
		for range 4 { // the opponent's turn, yours, the opponent's, yours
			tb.EndTurn()
			list = append(list, now())
		}
		return list
	}
	assert.Equal(t, []int{5, 3, 3, 3, 3}, powers(card.RestOfTurn))
	assert.Equal(t, []int{5, 5, 3, 3, 3}, powers(card.UntilYourNext))
	assert.Equal(t, []int{3, 5, 3, 3, 3}, powers(card.OpponentsNext))
	assert.Equal(t, []int{5, 5, 5, 3, 3}, powers(card.ThroughYourNext))
}

// K17.12: a lasting effect for cards of which there are none is not told, when it begins or ends;
// one for cards that are there, or for any that come, is.
func TestK17_12LastingEffectsForNoCardsAreNotTold(t *testing.T) {
	for name, c := range map[string]struct {
		id, house string
		line      []keyforge.CardPosition
		told      int
	}{
		"a creature, of none": {"golden-aura", "sanctum", nil, 0}, "a creature": {"golden-aura", "sanctum", gametest.Cards("troll"), 1},
		"up to two, of none": {"scout", "untamed", nil, 0}, "each that comes": {"warsong", "brobnar", nil, 1},
	} {
		h, _ := card.ParseHouse(c.house)
		tb := gametest.Duel(t, keyforge.SidePosition{Hand: gametest.Cards(c.id), Line: c.line}, keyforge.SidePosition{}, h)
		count := func(kind keyforge.EventKind) (n int) {
			for i := range tb.Events {
				if tb.Events[i].Kind == kind {
					n++
				}
			}
			return n
		}
		tb.Play(c.id)
		assert.Equal(t, c.told, count(keyforge.LastingBegan), name)
		tb.EndTurn()
		assert.Equal(t, c.told, count(keyforge.LastingEnded), name)
	}
}

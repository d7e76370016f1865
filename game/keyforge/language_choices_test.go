package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Any number of cards may be chosen whose powers add up to at least a given sum, or
// none.
func TestWithTotalPower(t *testing.T) {
	feast := Action("feast", Brobnar,
		Play(May(Sacrifice(AnyNumber(Creatures.Friendly()).WithTotalPower(10)), IfYouDo(Gain(5)).Else(Draw(1)))))
	table := func(power ...string) *gametest.Table {
		return duelWith(t, side{Line: ids(power...), Hand: ids("feast"), Deck: ids("nap")}, side{Line: ids("plain-9")}, feast)
	}
	t.Run("no sooner done than there is enough", func(t *testing.T) {
		tb := table("plain-4", "plain-5", "plain-6")
		tb.Play("feast")
		tb.Offers("plain-4", "plain-5", "plain-6")
		tb.Pick("plain-4", "plain-5")
		tb.Must()
		tb.Pick("plain-6")
		tb.Line(0)
		tb.Amber(0, 5)
		tb.Line(1, "plain-9")
	})
	t.Run("exactly enough", func(t *testing.T) {
		tb := table("plain-4", "plain-5", "plain-6")
		tb.Play("feast")
		tb.Pick("plain-6", "plain-4")
		tb.Finish()
		tb.Line(0, "plain-5")
		tb.Amber(0, 5)
	})
	t.Run("none", func(t *testing.T) {
		tb := table("plain-4", "plain-6")
		tb.Play("feast")
		tb.Finish()
		tb.Line(0, "plain-4", "plain-6")
		tb.Amber(0, 0)
		tb.InZone(Deck, "nap") // the optional effect has been declined as a whole
	})
	t.Run("too little power, and nothing is asked", func(t *testing.T) {
		tb := table("plain-4", "plain-5")
		tb.Play("feast")
		tb.Line(0, "plain-4", "plain-5")
		tb.Amber(0, 0)
	})
	t.Run("a ward: not all of it was done (Q48)", func(t *testing.T) {
		tb := duelWith(t, side{Line: list{{ID: "plain-9"}, {ID: "plain-3", Marks: keyforge.Warded}}, Hand: ids("feast"), Deck: ids("nap")},
			side{}, feast)
		tb.Play("feast")
		tb.Pick("plain-9", "plain-3")
		tb.Line(0, "plain-3")
		tb.Amber(0, 0)
		tb.InZone(Hand, "nap")
	})
}

// Two creatures of one line trade places, whichever line it is (K10.7).
func TestSwapTwo(t *testing.T) {
	trap := Artifact("trap", Brobnar, Act(SwapTwo(Creatures)))
	t.Run("in either line", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-1", "plain-2", "plain-3"), Artifacts: ids("trap")}, side{Line: ids("plain-4", "plain-5")}, trap)
		tb.Act("trap")
		tb.Pick("plain-5")
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-1")}, keyforge.OtherPile)
		tb.Must()
		tb.Pick("plain-4")
		tb.Line(1, "plain-5", "plain-4")
		tb.Line(0, "plain-1", "plain-2", "plain-3")
	})
	t.Run("a lone creature cannot be one of them", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-1"), Artifacts: ids("trap")}, side{Line: ids("plain-4", "plain-5", "plain-6")}, trap)
		tb.Act("trap")
		tb.Offers("plain-4", "plain-5", "plain-6")
		tb.Pick("plain-6", "plain-4")
		tb.Line(1, "plain-6", "plain-5", "plain-4")
	})
	t.Run("without a line of two nothing is asked", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-1"), Artifacts: ids("trap")}, side{Line: ids("plain-4")}, trap)
		tb.Act("trap")
		tb.Line(0, "plain-1")
		tb.Marked("trap", keyforge.Exhausted)
	})
}

// Up to n cards of one pile: a pile that holds fewer will do.
func TestUpToOfOnePile(t *testing.T) {
	rob := Action("rob", Brobnar, Play(Purge(UpTo(2, Cards.In(Discard, EachPlayer)).FromOnePile())))
	tb := duelWith(t, side{Hand: ids("rob"), Discard: ids("nap")}, side{Discard: ids("filler", "filler")}, rob)
	tb.Play("rob")
	tb.Pick("nap")
	tb.Finish()
	tb.InZone(Purged, "nap")
}

// Only its player sees the cards among which an ability chooses; the others learn
// that they were looked at.
func TestLookAtCards(t *testing.T) {
	peek := Action("peek", Brobnar, Play(
		LookAtCards(Each(Cards.In(Deck, You).TopOf(3)).As(A)),
		ReturnToHand(Choose(Cards.In(Deck, You).Among(A))), DiscardCards(Cards.In(Deck, You).Among(A))))
	look := func(tb *gametest.Table, s keyforge.Side, name string) bool { return tb.Sees(s, tb.Card(name)) }
	t.Run("three of more", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("peek"), Deck: ids("plain-1", "plain-2", "plain-3", "plain-4")}, side{Deck: ids("plain-5")}, peek)
		tb.Play("peek")
		tb.Offers("plain-1", "plain-2", "plain-3")
		for _, name := range []string{"plain-1", "plain-2", "plain-3"} {
			assert.True(t, look(tb, 0, name))
			assert.False(t, look(tb, 1, name))
		}
		assert.False(t, look(tb, 0, "plain-4"))
		assert.Equal(t, 3, tb.Happened(keyforge.Saw))
		for _, e := range tb.Events {
			if e.Kind == keyforge.Looked {
				assert.Equal(t, int32(3), e.N)
				assert.Equal(t, Deck, e.From)
			}
		}
		tb.Pick("plain-2")
		tb.InZone(Hand, "plain-2")
		assert.Equal(t, []string{"peek", "plain-3", "plain-1"}, tb.Pile(0, Discard))
		tb.InZone(Deck, "plain-4", "plain-5")
	})
	t.Run("fewer, and none: the discard pile is not shuffled in (Q5)", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("peek"), Deck: ids("plain-1"), Discard: ids("plain-4", "plain-5")}, side{}, peek)
		tb.Play("peek")
		tb.InZone(Hand, "plain-1")
		tb.InZone(Discard, "plain-4", "plain-5")
		tb = duelWith(t, side{Hand: ids("peek"), Discard: ids("plain-4")}, side{}, peek)
		tb.Play("peek")
		assert.Zero(t, tb.Happened(keyforge.Looked))
		tb.InZone(Discard, "plain-4")
	})
}

// If an ability deals damage several times and does something else as often, all
// the damage comes at once, and first (K11.4); the number of times is counted
// before.
func TestDamageOfALoopTogether(t *testing.T) {
	swirl := Action("swirl", Brobnar, Play(Take(Choose(Creatures)), ForEach(Count(Creatures.Enemy()), Deal(2, It), Gain(1))))
	knight := Creature("knight", Dis, 9, Armor(3))
	tb := duelWith(t, side{Hand: ids("swirl")}, side{Line: ids("knight", "plain-1", "plain-2")}, swirl, knight)
	tb.Play("swirl")
	tb.Pick("knight")
	tb.Damage("knight", 3)
	assert.Equal(t, 1, tb.Happened(keyforge.DamageDealt))
	tb.Amber(0, 3)
	tb = duelWith(t, side{Hand: ids("swirl")}, side{Line: list{{ID: "plain-9", Marks: keyforge.Warded}, {ID: "plain-1"}}}, swirl)
	tb.Play("swirl")
	tb.Pick("plain-9")
	tb.Damage("plain-9", 0) // the ward stops all of it
	tb.Amber(0, 2)
	tb = duelWith(t, side{Hand: ids("swirl"), Line: ids("plain-3")}, side{Line: ids("plain-1")}, swirl)
	tb.Play("swirl")
	tb.Pick("plain-1")
	tb.Amber(0, 1) // though the enemy that was counted is dead
	tb = duelWith(t, side{Hand: ids("swirl"), Line: ids("plain-3")}, side{}, swirl)
	tb.Play("swirl")
	tb.Damage("plain-3", 0)
	tb.Amber(0, 0)
}

// A card that was a neighbor when it left play still counts as one (K13.6), seen from
// either side.
func TestNeighborThatLeft(t *testing.T) {
	bury := Action("bury", Brobnar, Play(Take(Choose(Creatures).As(A)), Destroy(Choose(Creatures.NotAmong(A))),
		If(Is(It, Creatures.NeighborOf(A)), Gain(3))))
	for dead, amber := range map[string]int{"plain-2": 3, "plain-3": 0} {
		tb := duelWith(t, side{Hand: ids("bury"), Line: ids("plain-1", "plain-2", "plain-3")}, side{}, bury)
		tb.Play("bury")
		tb.Pick("plain-1")
		tb.Pick(dead)
		tb.Amber(0, amber)
	}
}

// A creature may be played to any place of the line although it does not have deploy.
func TestPlayAnywhere(t *testing.T) {
	revive := Action("revive", Brobnar, Play(PlayCard(Choose(Creatures.In(Discard, You))).At(Anywhere)))
	tb := duelWith(t, side{Line: ids("plain-1", "plain-2"), Hand: ids("revive"), Discard: ids("plain-3")}, side{}, revive)
	tb.Play("revive")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	tb.Choose(1)
	tb.Line(0, "plain-1", "plain-3", "plain-2")
}

// Where creatures capture from their own side and there is too little, the active
// player chooses which of them do (Q16).
func TestCaptureFromOwnSideIsContested(t *testing.T) {
	for name, tax := range map[string]*Card{
		"theirs": Action("tax", Brobnar, Play(CaptureFrom(Controller, 1, Creatures.Enemy()))),
		"yours":  Action("tax", Brobnar, Play(Opponent.Does(CaptureFrom(You, 1, Creatures.Friendly())))),
	} {
		t.Run(name, func(t *testing.T) {
			tb := duelWith(t, side{Hand: ids("tax"), Line: ids("plain-9"), Amber: 5},
				side{Line: ids("plain-1", "plain-2", "plain-3"), Amber: 2}, tax)
			tb.Play("tax")
			tb.Pick("plain-3")
			tb.Pick("plain-1")
			tb.AmberOn("plain-1", 1)
			tb.AmberOn("plain-2", 0)
			tb.AmberOn("plain-3", 1)
			tb.AmberOn("plain-9", 0)
			tb.Amber(1, 0)
			tb.Amber(0, 5)
		})
	}
}

// A search for several cards of different titles takes no two alike, and may find none (K15.12).
func TestK15_12CardsOfDifferentTitles(t *testing.T) {
	feast := Action("feast", Brobnar, Play(ReturnToHand(Search(3, Creatures.In(Deck, You).Or(Creatures.In(Discard, You))).OfDifferentTitles()),
		GainChains(AffectedCount)))
	piles := side{Hand: ids("feast"), Deck: ids("plain-1", "plain-1", "dis-1"), Discard: ids("dis-1", "nap")}
	t.Run("one of each", func(t *testing.T) {
		tb := duelWith(t, piles, side{}, feast)
		tb.Play("feast")
		tb.Offers("plain-1#1", "plain-1#2", "dis-1#1", "dis-1#2")
		tb.Pick("plain-1#1")
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-1#2")}, keyforge.SameQuality)
		tb.Pick("dis-1#2")
		assert.ElementsMatch(t, []string{"plain-1", "dis-1"}, tb.Pile(0, Hand))
		assert.EqualValues(t, 2, tb.Player(0).Chains)
	})
	t.Run("or none", func(t *testing.T) {
		tb := duelWith(t, piles, side{}, feast)
		tb.Play("feast")
		tb.Finish()
		assert.Zero(t, tb.Player(0).Chains)
	})
	t.Run("all there are, when they must be taken", func(t *testing.T) {
		take := Action("take", Brobnar, Play(ReturnToHand(ChooseN(3, Creatures.In(Deck, You)).OfDifferentTitles())))
		tb := duelWith(t, side{Hand: ids("take"), Deck: ids("plain-1", "plain-1", "dis-1")}, side{}, take)
		tb.Play("take")
		tb.Pick("dis-1")
		tb.Must()
		tb.Pick("plain-1#2")
		assert.Len(t, tb.Pile(0, Hand), 2)
	})
}

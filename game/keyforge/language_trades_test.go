package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Power and armor trade the values that they have when the effect begins; later

// changes apply on top.

func TestSwitched(t *testing.T) {
	flip := Artifact("flip", Brobnar, Act(LastsFor(RestOfTurn, Choose(Creatures), Static(Switched(TheSubjects)))))
	feed := Artifact("feed", Brobnar, Act(Put(1, PowerCounter, Choose(Creatures))))
	plate := Upgrade("plate", Brobnar, Constantly(MoreArmor(Host, 2)))
	scrap := Artifact("scrap", Brobnar, Act(Destroy(Upgrades)))
	knight := Creature("knight", Brobnar, 5, Armor(2))
	cards := []*Card{flip, feed, plate, scrap, knight}
	t.Run("with counters and bonuses, and what comes later on top", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("flip", "feed"), Line: list{{ID: "plain-9"}, {ID: "knight", Power: 3, Attached: ids("plate")}}},
			side{}, cards...)
		tb.Act("flip")
		tb.Offers("plain-9", "knight")
		tb.Pick("knight")
		tb.PowerIs("knight", 4)
		assert.Equal(t, 8, tb.Armor(tb.Card("knight")))
		tb.Act("feed")
		tb.Pick("knight")
		tb.PowerIs("knight", 5)
		tb.PowerIs("plain-9", 9)
		tb.EndTurn()
		tb.PowerIs("knight", 9)
		assert.Equal(t, 4, tb.Armor(tb.Card("knight")))
		tb.LeaveOpen()
	})
	t.Run("twice is as before", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("flip", "flip"), Line: ids("knight")}, side{}, cards...)
		tb.Act("flip")
		tb.Act("flip#2")
		tb.PowerIs("knight", 5)
		assert.Equal(t, 2, tb.Armor(tb.Card("knight")))
	})
	t.Run("without armor it dies (K11.17), and of the damage on it (Q31)", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("flip", "flip")}, side{Line: list{{ID: "knight", Damage: 2}, {ID: "plain-9"}}}, cards...)
		tb.Act("flip")
		tb.Pick("knight")
		tb.Act("flip#2")
		tb.InZone(Discard, "knight", "plain-9")
	})
	t.Run("armor that is lost afterwards cannot fall below none", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("flip", "scrap"), Line: list{{ID: "plain-1", Attached: ids("plate")}}}, side{}, cards...)
		tb.Act("flip")
		tb.PowerIs("plain-1", 2)
		tb.Act("scrap")
		tb.PowerIs("plain-1", 2)
		assert.Equal(t, 0, tb.Armor(tb.Card("plain-1")))
	})
	t.Run("a table laid in the middle of it", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("flip"), Line: ids("knight")}, side{}, cards...)
		tb.Act("flip")
		p, err := tb.Position()
		require.NoError(t, err)
		laid := gametest.StartWith(t, tb.Catalogue(), keyforge.Duel, p)
		laid.PowerIs("knight", 2)
		assert.Equal(t, 5, laid.Armor(laid.Card("knight")))
	})
}

func TestTakesTwice(t *testing.T) {
	thin := Creature("thin", Brobnar, 9, Armor(1), Constantly(TakesTwice(This)))
	zap := Artifact("zap", Brobnar, Act(Deal(2, Choose(Creatures))))
	tb := duelWith(t, side{Artifacts: ids("zap"), Line: ids("thin", "plain-9")}, side{Line: ids("dis-2")}, thin, zap)
	tb.Act("zap")
	tb.Pick("thin")
	tb.Damage("thin", 2) // after armor (D68)
	tb.Fight("thin")
	tb.Damage("thin", 6)
	tb.Damage("plain-9", 0)
}

// Damage dealt to a creature counts even if it dies of it; what its armor prevents

// is not dealt.

func TestTakesDamage(t *testing.T) {
	watch := Creature("watch", Brobnar, 4, Reacts(TakesDamage(Creatures.NeighborOf(This)), Gain(1)))
	tank := Creature("tank", Brobnar, 4, Armor(2))
	zap := Action("zap", Brobnar, Play(Deal(2, Creatures.Friendly())))
	tb := duelWith(t, side{Line: ids("plain-9", "tank", "watch", "plain-2", "plain-3"), Hand: ids("zap")}, side{}, watch, tank, zap)
	tb.Play("zap")
	tb.Amber(0, 1)
	tb.InZone(Discard, "plain-2")
}

// An effect for as long as a card is in play does not stack, goes on when control

// changes, and ends with the card.

func TestWhileSubjectsInPlay(t *testing.T) {
	mute := Artifact("mute", Brobnar, Act(
		Put(1, IgnoranceCounter, Choose(Creatures)),
		LastsFor(WhileSubjectsInPlay, It, Static(Modify(BlankMod, TheSubjects)).If(Is(TheSubjects, Cards.With(IgnoranceCounter, 1))))))
	clear := Artifact("clear", Brobnar, Act(Remove(1, IgnoranceCounter, Creatures)))
	grab := Action("grab", Brobnar, Play(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay)))
	back := Action("back", Brobnar, Play(ReturnToHand(Creatures)))
	scout := Creature("scout", Brobnar, 2, Reap(Gain(5)), Has(Elusive))
	cards := []*Card{mute, clear, grab, back, scout}
	tb := duelWith(t, side{Artifacts: ids("mute", "mute", "clear", "clear"), Hand: ids("grab", "back")}, side{Line: ids("scout")}, cards...)
	lasting := func() int { return len(tb.State().Lastings()) }
	blank := func() bool { return !tb.HasKeyword(tb.Card("scout"), Elusive) }
	tb.Act("mute")
	assert.True(t, blank())
	tb.Act("mute#2")
	assert.Equal(t, 1, lasting())
	tb.Play("grab")
	assert.True(t, blank())
	tb.Act("clear")
	assert.True(t, blank(), "one counter is left")
	tb.Act("clear#2")
	assert.False(t, blank())
	tb.Play("back")
	assert.Equal(t, 0, lasting())
}

// Counters of every kind go, those of stun, ward and enrage among them; damage and æmber stay.

func TestRemoveAllCounters(t *testing.T) {
	sweep := Action("sweep", Brobnar, Play(RemoveAllCounters(Choose(Creatures)), IfYouDo(Gain(1))))
	laden := keyforge.CardPosition{ID: "plain-4", Marks: keyforge.Stunned | keyforge.Warded | keyforge.Enraged | keyforge.Exhausted,
		Damage: 2, Amber: 1,
		Power: 2, Counters: map[Counter]int{DoomCounter: 3, TimeCounter: 1}}
	tb := duelWith(t, side{Hand: ids("sweep", "sweep")}, side{Line: list{laden, {ID: "plain-5", Power: 1}}}, sweep)
	tb.Play("sweep")
	tb.Pick("plain-4")
	tb.Unmarked("plain-4", keyforge.Stunned|keyforge.Warded|keyforge.Enraged)
	tb.Marked("plain-4", keyforge.Exhausted)
	assert.Equal(t, [CounterCount]uint8{}, tb.Of("plain-4").Counters)
	tb.Damage("plain-4", 2)
	tb.AmberOn("plain-4", 1)
	tb.PowerIs("plain-5", 6)
	tb.Amber(0, 1)
	tb.Play("sweep")
	tb.Pick("plain-4")
	tb.Amber(0, 1) // nothing to remove any more
}

// Cards of two zones go to each other's (K10.8), and neither is discarded (K33.1).

func TestSwapOfZones(t *testing.T) {
	rummage := Artifact("rummage", Brobnar, Act(Swap(Choose(Creatures.In(Discard, You)), Choose(Cards.In(Hand, You))), IfYouDo(Gain(1))))
	loud := Artifact("loud", Brobnar, Reacts(Discards(AnyPlayer, Cards), Gain(5)))
	swaps := func(hand, discard []keyforge.CardPosition) *gametest.Table {
		tb := duelWith(t, side{Artifacts: ids("rummage", "loud"), Hand: hand, Discard: discard}, side{}, rummage, loud)
		tb.Act("rummage")
		return tb
	}
	tb := swaps(ids("plain-1", "plain-2"), ids("plain-3", "rummage", "plain-4"))
	tb.Pick("plain-4")
	tb.Pick("plain-2")
	assert.Equal(t, []string{"plain-2", "plain-3", "rummage"}, tb.Pile(0, Discard))
	assert.ElementsMatch(t, []string{"plain-1", "plain-4"}, tb.Pile(0, Hand))
	tb.Amber(0, 1)
	for _, tb := range []*gametest.Table{swaps(ids("plain-1"), ids("rummage")), swaps(nil, ids("plain-3"))} {
		assert.Len(t, tb.Pile(0, Discard), 1) // K32.12
		tb.Amber(0, 0)
	}
}

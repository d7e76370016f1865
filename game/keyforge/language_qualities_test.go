package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// One chosen card for each house, or power: no more and no fewer than that takes.
func TestOneOfEach(t *testing.T) {
	council := Action("council", Brobnar, Play(Take(OneOfEach(OfHouse, Creatures).As(A)), Destroy(Creatures.NotAmong(A))))
	ranks := Action("ranks", Brobnar, Play(Take(OneOfEach(OfPower, Creatures).As(A)), Destroy(Creatures.NotAmong(A))))
	passport := Upgrade("passport", Brobnar, Constantly(Modify(AlsoHouseMod, Host)))
	twoFaced := Creature("two-faced", Brobnar, 4, Constantly(AlsoBelongs(This, Dis)))
	t.Run("of each house", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("council"), Line: ids("plain-5", "dis-3")}, side{Line: ids("plain-4", "dis-2")}, council)
		tb.Play("council")
		tb.Offers("plain-5", "dis-3", "plain-4", "dis-2")
		tb.Pick("plain-4")
		tb.Must()
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-5")}, keyforge.SameQuality)
		tb.Pick("dis-3")
		tb.Line(0, "dis-3")
		tb.Line(1, "plain-4")
	})
	t.Run("one creature alone of each house: nothing is asked", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("council"), Line: ids("plain-5")}, side{Line: ids("dis-2")}, council)
		tb.Play("council")
		tb.Line(0, "plain-5")
		tb.Line(1, "dis-2")
	})
	t.Run("no creature", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("council")}, side{}, council)
		tb.Play("council")
		tb.InZone(Discard, "council")
	})
	t.Run("a creature of two houses may do for both", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("council"), Line: ids("two-faced", "plain-5", "dis-3")}, side{}, council, twoFaced)
		tb.Play("council")
		tb.Pick("two-faced")
		tb.Finish()
		tb.Line(0, "two-faced")
	})
	t.Run("or for the one, and another for the other, whichever is named first", func(t *testing.T) {
		for _, other := range []string{"plain-5", "dis-3"} {
			for _, order := range [][]string{{"two-faced", other}, {other, "two-faced"}} {
				tb := duelWith(t, side{Hand: ids("council"), Line: ids("two-faced", "plain-5", "dis-3")}, side{}, council, twoFaced)
				tb.Play("council")
				if order[0] == other {
					tb.Pick(other)
					tb.Must() // a house is left
					tb.Pick("two-faced")
				} else {
					tb.Pick(order...)
				}
				assert.Len(t, tb.Pile(0, Battleline), 2)
				tb.InZone(Battleline, "two-faced", other)
			}
		}
	})
	t.Run("one that is of every house moves on where it is needed", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("council"),
			Line: list{{ID: "plain-9", Attached: ids("passport")}, {ID: "plain-1"}, {ID: "plain-2"}, {ID: "dis-3"}}}, side{}, council, passport)
		tb.Play("council")
		tb.Pick("plain-9", "plain-1") // which stands for Brobnar, so that the other stands for another house
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-2")}, keyforge.SameQuality)
		tb.Pick("dis-3")
		tb.Finish()
		tb.Line(0, "plain-9", "plain-1", "dis-3")
	})
	t.Run("of each power", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("ranks"), Line: list{{ID: "plain-5"}, {ID: "dis-3"}, {ID: "plain-4", Power: 1}}},
			side{Line: ids("plain-3", "dis-2")}, ranks)
		tb.Play("ranks")
		tb.Pick("plain-4") // its power is 5
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-5")}, keyforge.SameQuality)
		tb.Must()
		loaded, state := keyforge.Empty(tb.Game.Catalogue(), tb.Game.Mode()), tb.Game.Snapshot()
		loaded.Load(&state)
		assert.Equal(t, tb.Game.Legal(nil), loaded.Legal(nil), "a game just loaded offers the same")
		tb.Pick("plain-3", "dis-2")
		tb.Line(0, "plain-4")
		tb.Line(1, "plain-3", "dis-2")
	})
	t.Run("all of different powers stay, without a question", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("ranks"), Line: ids("plain-5", "dis-3")}, side{Line: ids("plain-4")}, ranks)
		tb.Play("ranks")
		tb.Line(0, "plain-5", "dis-3")
		tb.Line(1, "plain-4")
	})
}

// Moved counters arrive at once: a creature that loses them may die, one that gets
// them does not (K11.1).
func TestMoveCounters(t *testing.T) {
	gather := Creature("gather", Brobnar, 1, Act(MoveCounters(PowerCounter, Permanents.Except(), This)))
	tb := duelWith(t, side{Line: list{{ID: "gather", Power: 1, Damage: 1}, {ID: "plain-3", Power: 2, Damage: 4}, {ID: "plain-4"}}},
		side{Line: list{{ID: "plain-5", Power: 1}}}, gather)
	tb.Act("gather")
	tb.PowerIs("gather", 5)
	tb.InZone(Discard, "plain-3")
	tb.PowerIs("plain-4", 4)
	tb.PowerIs("plain-5", 5)
}

// Up to n counters: as many as you choose of those that are there.
func TestRemoveUpTo(t *testing.T) {
	lift := Action("lift", Brobnar, Play(RemoveUpTo(3, PowerCounter, Choose(Creatures)), Gain(AffectedCount)))
	for _, n := range []int{0, 1, 2} {
		tb := duelWith(t, side{Hand: ids("lift"), Line: list{{ID: "plain-5", Power: 2}, {ID: "plain-4", Power: 1}}}, side{}, lift)
		tb.Play("lift")
		tb.Pick("plain-5")
		tb.Asks(keyforge.AskNumber, keyforge.ForEffect, 0)
		assert.Equal(t, 2, int(tb.Question().Hi), "no more than are there")
		tb.Choose(n)
		tb.PowerIs("plain-5", 7-n)
		tb.PowerIs("plain-4", 5)
		tb.Amber(0, n)
	}
	tb := duelWith(t, side{Hand: ids("lift"), Line: list{{ID: "plain-5", Power: 4}}}, side{}, lift)
	tb.Play("lift")
	tb.Choose(3)
	tb.PowerIs("plain-5", 6)
	tb.Amber(0, 3)
}

// From the bottom of a pile, as from the top.
func TestBottomOf(t *testing.T) {
	dredge := Action("dredge", Brobnar, Play(DiscardCards(Cards.In(Deck, You).BottomOf(2)), Gain(AffectedCount)))
	tb := duelWith(t, side{Hand: ids("dredge"), Deck: ids("plain-1", "plain-2", "plain-3")}, side{Deck: ids("plain-4")}, dredge)
	tb.Play("dredge")
	assert.Equal(t, []string{"plain-1"}, tb.Pile(0, Deck))
	tb.InZone(Discard, "plain-2", "plain-3")
	tb.InZone(Deck, "plain-4")
	tb.Amber(0, 2)
	tb = duelWith(t, side{Hand: ids("dredge"), Deck: ids("plain-1")}, side{}, dredge)
	tb.Play("dredge")
	tb.Amber(0, 1)
}

// The house that was chosen on the turn before cannot be chosen again, whatever house
// became active later.
func TestCannotChooseAgain(t *testing.T) {
	device := Artifact("device", Untamed, Constantly(CannotChooseAgain(EachPlayer)))
	turn := Action("turn-coat", Brobnar, Play(BecomesActiveHouse(Each(Cards.In(Deck, You).TopOf(1)))))
	three := []House{Brobnar, Dis, Untamed}
	start := func(t *testing.T) (choices func() []int16, tb interface {
		House(House)
		EndTurn()
		Play(string)
	}) {
		table := duelWith(t, side{Houses: three, Artifacts: ids("device"), Hand: ids("turn-coat"),
			Deck: ids("dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3", "dis-3")},
			side{Houses: three}, device, turn)
		table.LeaveOpen()
		return func() []int16 {
			var open []int16
			for _, c := range table.Legal(nil) {
				open = append(open, c.N)
			}
			return open
		}, table
	}
	t.Run("by either player", func(t *testing.T) {
		choices, tb := start(t)
		tb.EndTurn()
		assert.Equal(t, []int16{int16(Brobnar), int16(Dis), int16(Untamed)}, choices(), "the first choice of theirs")
		tb.House(Dis)
		tb.EndTurn()
		assert.Equal(t, []int16{int16(Dis), int16(Untamed)}, choices())
		tb.House(Untamed)
		tb.EndTurn()
		assert.Equal(t, []int16{int16(Brobnar), int16(Untamed)}, choices())
		tb.House(Brobnar)
		tb.EndTurn()
		assert.Equal(t, []int16{int16(Brobnar), int16(Dis)}, choices(), "only the turn before counts")
	})
	t.Run("what became active without being chosen can be", func(t *testing.T) {
		choices, tb := start(t)
		tb.Play("turn-coat")
		tb.EndTurn()
		tb.House(Dis)
		tb.EndTurn()
		assert.Equal(t, []int16{int16(Dis), int16(Untamed)}, choices())
	})
	t.Run("the only house: none is chosen (K4.5), and then it can be again", func(t *testing.T) {
		table := duelWith(t, side{Houses: []House{Brobnar}, Line: ids("plain-3")}, side{Houses: three, Artifacts: ids("device")}, device)
		table.EndTurn()
		table.House(Untamed)
		table.EndTurn()
		table.Refused(keyforge.Command{Verb: keyforge.Reap, Card: table.Card("plain-3")}, keyforge.WrongHouse)
		table.EndTurn()
		table.House(Dis)
		table.EndTurn()
		table.Reap("plain-3")
	})
}

// A creature is enraged from when it is made so until it has fought (K14.12).
func TestIsEnraged(t *testing.T) {
	brute := Creature("brute", Brobnar, 2, AsLongAs(Is(This, Creatures.Is(IsEnraged)), Power(This, 3)))
	insult := Action("insult", Brobnar, Play(Enrage(Choose(Creatures))))
	cull := Action("cull", Brobnar, Play(Destroy(Creatures.IsNot(IsEnraged))))
	tb := duelWith(t, side{Hand: ids("insult", "cull"), Line: ids("brute", "plain-3")}, side{Line: ids("plain-1")}, brute, insult, cull)
	tb.Play("insult")
	tb.Pick("brute")
	tb.PowerIs("brute", 5)
	tb.Play("cull")
	tb.Line(0, "brute")
	tb.Line(1)

	tb = duelWith(t, side{Line: list{{ID: "brute", Marks: keyforge.Enraged}}}, side{Line: ids("plain-1")}, brute)
	tb.Fight("brute")
	tb.PowerIs("brute", 2)
}

func TestWithoutKeyword(t *testing.T) {
	purge := Action("purge", Brobnar, Play(Purge(Creatures.WithoutKeyword(Taunt))))
	wall := Creature("wall", Brobnar, 2, Has(Taunt))
	shield := Upgrade("shield", Brobnar, Constantly(Gets(Host, Taunt)))
	tb := duelWith(t, side{Hand: ids("purge"), Line: ids("wall", "plain-3")},
		side{Line: list{{ID: "plain-1", Attached: ids("shield")}, {ID: "plain-4"}}}, purge, wall, shield)
	tb.Play("purge")
	tb.Line(0, "wall")
	tb.Line(1, "plain-1")
}

// Chosen cards can be required to be of different houses, or to have different powers. A
// card of two houses stands for one of them.
func TestOfDifferent(t *testing.T) {
	both := Creature("both", Brobnar, 4, Constantly(AlsoBelongs(This, Dis)))
	houses := Action("houses", Brobnar, Play(Destroy(UpTo(2, Creatures.Enemy()).OfDifferent(OfHouse))))
	powers := Action("powers", Brobnar, Play(Destroy(ChooseN(3, Creatures.Enemy()).OfDifferent(OfPower))))
	start := func(id string, them ...string) *gametest.Table {
		tb := duelWith(t, side{Hand: ids(id)}, side{Line: ids(them...)}, both, houses, powers)
		tb.Play(id)
		return tb
	}
	alike := func(tb *gametest.Table, id string) {
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card(id)}, keyforge.SameQuality)
	}
	tb := start("houses", "plain-3", "plain-4", "dis-1")
	tb.Pick("plain-3")
	alike(tb, "plain-4")
	tb.Pick("dis-1")
	tb.Line(1, "plain-4")
	tb = start("houses", "plain-3", "plain-4") // no more than there are houses
	tb.Pick("plain-3")
	tb.Line(1, "plain-4")
	tb = start("houses", "plain-3", "dis-1")
	tb.Finish() // up to
	tb.Line(1, "plain-3", "dis-1")
	tb = start("houses", "plain-3", "both", "dis-1")
	tb.Pick("both")
	tb.Pick("dis-1")
	tb.Line(1, "plain-3")
	tb = start("powers", "plain-3", "both", "plain-4", "dis-1")
	tb.Pick("both")
	alike(tb, "plain-4")
	tb.Must()
	tb.Pick("dis-1", "plain-3")
	tb.Line(1, "plain-4")
}

// A chosen card can be required for each battleline, and creatures share a half of theirs
// with it unless either stands in the center.
func TestHalvesOfBattlelines(t *testing.T) {
	quake := Action("quake", Brobnar, Play(Take(OneOfEach(OfLine, Creatures).As(A)), Destroy(Creatures.SharesHalf(A))))
	us, them := ids("plain-3", "plain-4", "plain-5", "plain-6", "plain-7"), ids("dis-1", "dis-2", "dis-3", "dis-4")
	start := func() *gametest.Table {
		tb := duelWith(t, side{Hand: ids("quake"), Line: us}, side{Line: them}, quake)
		tb.Play("quake")
		return tb
	}
	tb := start()
	tb.Pick("plain-4")
	tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("plain-7")}, keyforge.SameQuality)
	tb.Must()
	tb.Pick("dis-3")
	tb.Line(0, "plain-5", "plain-6", "plain-7")
	tb.Line(1, "dis-1", "dis-2")
	tb = start()
	tb.Pick("plain-5", "dis-2")
	tb.Line(0, "plain-3", "plain-4", "plain-5", "plain-6", "plain-7")
	tb.Line(1, "dis-3", "dis-4")
}

// The highest power among the cards is 0 where there are none (K17.9).
func TestTopPower(t *testing.T) {
	toll := Action("toll", Brobnar, Play(Gain(Among(TopPower, Creatures.Enemy()))))
	for _, c := range []struct {
		theirs []string
		n      int
	}{{nil, 0}, {[]string{"plain-3"}, 3}, {[]string{"plain-2", "plain-5", "plain-3"}, 5}} {
		tb := duelWith(t, side{Hand: ids("toll"), Line: ids("plain-6")}, side{Line: ids(c.theirs...)}, toll)
		tb.Play("toll")
		tb.Amber(0, c.n)
	}
}

// The combined armor is that of all the cards, including what was spent of it this turn.
func TestArmorSum(t *testing.T) {
	toll := Action("toll", Brobnar, Play(Gain(Among(ArmorSum, Creatures.Enemy()))))
	plated := []*Card{toll, Creature("plate", Dis, 5, Armor(2)), Creature("mail", Dis, 5, Armor(1))}
	for _, c := range []struct {
		theirs []string
		n      int
	}{{nil, 0}, {[]string{"plain-3"}, 0}, {[]string{"plate", "plain-3", "mail"}, 3}} {
		tb := duelWith(t, side{Hand: ids("toll"), Line: ids("plate")}, side{Line: ids(c.theirs...)}, plated...)
		tb.Play("toll")
		tb.Amber(0, c.n)
	}
	tb := duelWith(t, side{Hand: ids("toll")}, side{Line: list{{ID: "plate", Spent: 1}, {ID: "mail"}}}, plated...)
	tb.Play("toll")
	tb.Amber(0, 3)
}

// A card without counters of a kind may have others (K3.9).
func TestWithoutCounters(t *testing.T) {
	cull := Action("cull", Brobnar, Play(Destroy(Creatures.Without(PowerCounter))))
	tb := duelWith(t, side{Hand: ids("cull"), Line: list{{ID: "plain-2", Power: 1}, {ID: "plain-3"}}},
		side{Line: list{{ID: "plain-4", Counters: map[Counter]int{DoomCounter: 2}}, {ID: "plain-5", Power: 3}}}, cull)
	tb.Play("cull")
	tb.Line(0, "plain-2")
	tb.Line(1, "plain-5")
}

package keyforge_test

import (
	"math/bits"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A player who must pay to play or use a card pays once, or cannot do it (K5.12).
func TestTolls(t *testing.T) {
	office := Artifact("office", Dis, Constantly(Toll(PlayToll, Opponent, 1, ArtifactCards)))
	warden := Creature("warden", Dis, 5, Constantly(Toll(UseToll, Opponent, 1, ArtifactCards)))
	proud := Creature("proud", Brobnar, 7, CostsToPlay(3))
	tool := Artifact("tool", Brobnar, Act(Draw(1)))
	put := Action("put", Brobnar, Play(PutIntoPlay(Choose(Cards.In(Hand, You)), You, OnTop)))
	t.Run("to play", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("item", "item", "plain-1"), Amber: 1}, side{Artifacts: ids("office")}, office)
		tb.Play("item")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("item#2")}, keyforge.TooLittleAmber)
		tb.Play("plain-1")
	})
	t.Run("not by its own player", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("item"), Artifacts: ids("office")}, side{}, office)
		tb.Play("item")
	})
	t.Run("to use", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("tool", "tool"), Deck: ids("nap", "nap"), Amber: 1}, side{Line: ids("warden")}, warden, tool)
		tb.Act("tool#1")
		tb.InZone(Hand, "nap#2")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("tool#2")}, keyforge.TooLittleAmber)
	})
	t.Run("lost to play itself", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("proud", "proud"), Amber: 5}, side{}, proud)
		tb.Play("proud#1")
		tb.Amber(0, 2)
		tb.Amber(1, 0)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("proud#2")}, keyforge.TooLittleAmber)
	})
	t.Run("nothing is paid for what is not played (K6.10)", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("put", "item", "proud")}, side{Artifacts: ids("office")}, office, proud, put)
		tb.Play("put")
		tb.Pick("proud")
		tb.InZone(Battleline, "proud")
	})
}

// The next card that is played enters ready, once; one that is put into play does
// not count.
func TestNextCardEntersReady(t *testing.T) {
	soft := Action("soft", Brobnar, Play(Lasts(NextTime, Static(Modify(EntersReady, Permanents.Friendly())))))
	put := Action("put", Brobnar, Play(PutIntoPlay(Choose(Creatures.In(Hand, You)), You, OnTop)))
	tb := duelWith(t, side{Hand: ids("soft", "put", "plain-1", "item", "plain-2")}, side{}, soft, put)
	tb.Play("soft")
	tb.Play("put")
	tb.Pick("plain-1")
	tb.Marked("plain-1", keyforge.Exhausted)
	tb.Play("item")
	tb.Unmarked("item", keyforge.Exhausted)
	tb.Play("plain-2")
	tb.Left()
	tb.Marked("plain-2", keyforge.Exhausted)

	sigil := Artifact("sigil", Brobnar,
		AsLongAs(Compares(ThisTurn(PlayedCreatures, EachPlayer), Equal, 1), Modify(EntersReady, Creatures.Is(AtPlay))))
	tb = duelWith(t, side{Artifacts: ids("sigil"), Hand: ids("put", "nap", "plain-1", "plain-2", "plain-3", "plain-4")}, side{}, sigil, put)
	tb.Play("nap")
	tb.Play("put")
	tb.Pick("plain-1")
	tb.Marked("plain-1", keyforge.Exhausted)
	tb.Play("plain-2")
	tb.Left()
	tb.Unmarked("plain-2", keyforge.Exhausted)
	tb.Play("plain-3")
	tb.Left()
	tb.Marked("plain-3", keyforge.Exhausted)
	tb.Marked("plain-1", keyforge.Exhausted)
}

// Cards of other houses may be played or used as often as an allowance says.
func TestAllowances(t *testing.T) {
	t.Run("one card this turn", func(t *testing.T) {
		shift := Action("shift", Brobnar, Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.NotHouse(Logos), 1, 0)))))
		tb := duelWith(t, side{Hand: ids("shift", "shift", "dis-1", "dis-2", "dis-3", "plain-1")}, side{}, shift)
		tb.Play("shift#1")
		tb.Play("shift#2")
		tb.Play("plain-1") // of the active house: spends nothing
		tb.Play("dis-1")
		tb.Left()
		tb.Play("dis-2")
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-3")}, keyforge.WrongHouse)
		tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("dis-3")}, keyforge.WrongHouse)
	})
	t.Run("up to 2 uses", func(t *testing.T) {
		scent := Artifact("scent", Mars,
			Omni(Sacrifice(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, Cards.Friendly().House(Dis).Except(), 2, 0)))))
		tb := duelWith(t, side{Line: ids("dis-1", "dis-2", "dis-3", "plain-1"), Artifacts: ids("scent")}, side{}, scent)
		tb.Omni("scent")
		tb.Reap("dis-1")
		tb.Reap("plain-1")
		tb.Reap("dis-2")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("dis-3")}, keyforge.WrongHouse)
	})
	t.Run("one card each turn", func(t *testing.T) {
		witch := Creature("witch", Untamed, 4, Constantly(Allow(MayPlayOther, Cards.House(Untamed), 1, 0)))
		tb := duelWith(t, side{Houses: []House{Brobnar}, Line: ids("witch"), Hand: ids("filler", "filler", "filler"),
			Deck: ids("nap", "nap", "nap", "nap", "nap", "nap", "nap", "nap")},
			side{Houses: []House{Brobnar}}, witch)
		tb.Play("filler#1")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("filler#2")}, keyforge.WrongHouse)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(Brobnar)
		tb.Play("filler#2")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("filler#3")}, keyforge.WrongHouse)
	})
	t.Run("used as if of the active house, but only to fight", func(t *testing.T) {
		war := Action("war", Brobnar, Play(Lasts(RestOfTurn,
			Static(Modify(AnyHouseUse, Creatures.Friendly()), Cannot(Creatures.Friendly(), ActReap|ActAction|ActOmni)))))
		tb := duelWith(t, side{Line: ids("dis-5", "plain-3"), Hand: ids("war")}, side{Line: ids("plain-1", "plain-2")}, war)
		tb.Play("war")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-3")}, keyforge.CannotReap)
		tb.Fight("dis-5", "plain-1")
		tb.InZone(Discard, "plain-1")
	})
	t.Run("used as if of a house, while that is the active one", func(t *testing.T) {
		lend := Artifact("lend", Brobnar, Constantly(UsableAs(Creatures.Friendly(), Brobnar)))
		mine := side{Line: ids("dis-5", "dis-3"), Artifacts: ids("lend"), Houses: []House{Logos}}
		tb := duelWith(t, mine, side{}, lend)
		tb.Reap("dis-5")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(Logos)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("dis-3")}, keyforge.WrongHouse)
	})
}

// Played and discarded cards are counted by house.
func TestLedgerByHouse(t *testing.T) {
	quest := Artifact("quest", Dis, Omni(If(Compares(ThisTurn(Played, You).OfHouse(Brobnar), AtLeast, 2), Gain(5))))
	sloth := Creature("sloth", Brobnar, 6,
		AsLongAs(Compares(ThisTurn(Discarded, You).OfHouse(Brobnar), Equal, 0), Forbid(CannotUse, AnyPlayer, Cards.Among(This))))
	tb := duelWith(t, side{Line: ids("sloth"), Artifacts: ids("quest", "quest"), Hand: ids("nap", "plain-1", "plain-2")}, side{}, quest, sloth)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("sloth")}, keyforge.CannotBeUsed)
	tb.Play("nap")
	tb.Omni("quest#1")
	tb.Amber(0, 0)
	tb.Discard("plain-2")
	tb.Reap("sloth")
	tb.Amber(0, 1)
	tb.Play("plain-1")
	tb.Left()
	tb.Omni("quest#2")
	tb.Amber(0, 6)
}

// An effect may stop a creature before it fights: it is exhausted and has attacked
// all the same.
func TestBeginsFight(t *testing.T) {
	sigil := Artifact("evade", Dis, Reacts(BeginsFight(Creatures),
		DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1))),
		If(Is(It, Cards.ActiveHouse()), Prevent())))
	t.Run("stopped", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-5"), Deck: ids("nap")},
			side{Line: ids("plain-2"), Artifacts: ids("evade"), Deck: ids("nap")}, sigil)
		tb.Fight("plain-5")
		tb.Marked("plain-5", keyforge.Exhausted)
		tb.Damage("plain-2", 0)
		tb.InZone(Discard, "nap#1")
		tb.InZone(Deck, "nap#2")
		assert.Equal(t, 1, tb.Happened(keyforge.AttackMade))
		assert.Equal(t, 1, tb.Happened(keyforge.FightSkipped))
	})
	t.Run("not stopped", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-5"), Deck: ids("filler")}, side{Line: ids("plain-2"), Artifacts: ids("evade")}, sigil)
		tb.Fight("plain-5")
		tb.InZone(Discard, "plain-2", "filler")
	})
}

// The damage of an attacker may go to another creature.
func TestAimAt(t *testing.T) {
	arms := Creature("arms", Brobnar, 5, BeforeFight(AimAt(Choose(Creatures))))
	tb := duelWith(t, side{Line: ids("arms")}, side{Line: ids("plain-2", "plain-7")}, arms)
	tb.Fight("arms", "plain-2")
	tb.Pick("plain-7")
	tb.Damage("plain-7", 5)
	tb.Damage("plain-2", 0)
	tb.Damage("arms", 2)
}

// Fights one after another, each against another creature.
func TestAgainst(t *testing.T) {
	stand := Action("stand", Brobnar, Play(Take(Choose(Creatures.Friendly()).As(A)),
		ForEach(3, Ready(A), FightWith(A).Against(Creatures.Enemy().NotAmong(B)))))
	t.Run("three", func(t *testing.T) {
		tb := duelWith(t, side{Line: list{{ID: "plain-9", Power: 9}, {ID: "plain-1"}}, Hand: ids("stand")},
			side{Line: ids("plain-4", "dis-4", "plain-5", "dis-5")}, stand)
		tb.Play("stand")
		tb.Pick("plain-9")
		tb.Pick("plain-4")
		tb.Pick("dis-4")
		tb.Offers("plain-5", "dis-5")
		tb.Pick("dis-5")
		tb.InZone(Battleline, "plain-5")
		tb.Marked("plain-9", keyforge.Exhausted)
	})
	t.Run("fewer than three", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-2"), Hand: ids("stand")}, side{Line: list{{ID: "plain-9", Marks: keyforge.Warded}}}, stand)
		tb.Play("stand")
		tb.InZone(Discard, "plain-2")
		tough := side{Line: list{{ID: "plain-5", Power: 9}}, Hand: ids("stand")}
		tb = duelWith(t, tough, side{Line: ids("plain-9")}, stand)
		tb.Play("stand")
		tb.InZone(Discard, "plain-9")
		tb.Unmarked("plain-5", keyforge.Exhausted) // readied, and nothing left to fight
	})
}

// A repeated effect ends when it no longer changes anything (Q36).
func TestRepeatEnds(t *testing.T) {
	bait := Action("bait", Brobnar, Play(If(richer, Repeat(richer, Steal(1)))))
	vault := Creature("vault", Dis, 4, Constantly(Rule(NotStolen, You)))
	tb := duelWith(t, side{Hand: ids("bait")}, side{Amber: 5}, bait)
	tb.Play("bait")
	tb.Amber(0, 3)
	tb.Amber(1, 2)
	tb = duelWith(t, side{Hand: ids("bait")}, side{Amber: 5, Line: ids("vault")}, bait, vault)
	tb.Play("bait")
	tb.Amber(0, 0)
}

var richer = Compares(For(Pool, Opponent), More, For(Pool, You))

// A whole pool may be given away.
func TestPaysAll(t *testing.T) {
	give := Action("give", Brobnar, Play(Opponent.PaysAll()))
	tb := duelWith(t, side{Hand: ids("give"), Amber: 1}, side{Amber: 5}, give)
	tb.Play("give")
	tb.Amber(0, 6)
	tb.Amber(1, 0)
}

// Lost armor stays lost for the turn, whatever adds to it.
func TestLosesArmor(t *testing.T) {
	melt := Action("melt", Brobnar, Play(
		Deal(Of(ArmorOf, Touched), Creatures.Enemy().Is(HasArmor)).IgnoringArmor(),
		LastsFor(RestOfTurn, It, Static(LosesArmor(TheSubjects)))))
	knight := Creature("knight", Dis, 5, Armor(2))
	monk := Creature("monk", Dis, 3, Constantly(MoreArmor(Creatures.Friendly(), 1)))
	tb := duelWith(t, side{Hand: ids("melt"), Line: ids("plain-1")}, side{Line: ids("knight", "monk")}, melt, knight, monk)
	tb.Play("melt")
	tb.Damage("knight", 3)
	tb.Damage("monk", 1)
	tb.Fight("plain-1", "knight")
	tb.Damage("knight", 4)
}

// Cards with a title other than that of a remembered card.
func TestOtherTitle(t *testing.T) {
	swap := Artifact("swap", Brobnar, Act(
		ReturnToHand(Choose(Creatures.Friendly().Is(IsReady)).As(A)),
		IfYouDo(PutIntoPlay(Choose(Creatures.In(Hand, You).OtherTitle(A)), You, OnTop), Ready(Them))))
	tb := duelWith(t, side{Artifacts: ids("swap"), Line: ids("plain-1"), Hand: ids("plain-1", "plain-2")}, side{}, swap)
	tb.Act("swap")
	tb.Line(0, "plain-2")
	tb.Unmarked("plain-2", keyforge.Exhausted)
}

// A player may be forbidden one of the three keys: the first, second or third.
func TestCannotForgeNth(t *testing.T) {
	for nth := 1; nth <= 3; nth++ {
		seal := Artifact("seal", Dis, Constantly(CannotForgeNth(EachPlayer, nth)))
		for have := range 3 {
			for _, mine := range []bool{true, false} {
				free := Action("free", Brobnar, Play(ForgeFree()))
				first, second := side{Keys: have, Hand: ids("free")}, side{Keys: 2 - have}
				if mine {
					first.Artifacts = ids("seal")
				} else {
					second.Artifacts = ids("seal")
				}
				tb := duelWith(t, first, second, seal, free)
				tb.Play("free")
				if have+1 < 3 && have+1 != nth {
					tb.Choose(bits.TrailingZeros8(^tb.Player(0).Keys))
				}
				want := have + 1
				if have+1 == nth {
					want = have
				}
				tb.Keys(0, want)
			}
		}
	}
}

// A player skips the whole "draw cards" step: no card is drawn, no chain is shed, and nothing waits for
// its start (K2.16, K17.4).
func TestSkipDraw(t *testing.T) {
	drought := Artifact("drought", Brobnar, Constantly(Rule(SkipDraw, Opponent)))
	early := Creature("early", Brobnar, 3, Reacts(DrawStepStarts(You), Gain(1)))
	tb := duelWith(t, side{Line: ids("early"), Deck: gametest.Many(9, "filler"), Chains: 3}, side{Artifacts: ids("drought")}, drought, early)
	tb.EndTurn()
	tb.LeaveOpen()
	assert.Empty(t, tb.Pile(0, Hand))
	assert.EqualValues(t, 3, tb.Player(0).Chains)
	tb.Amber(0, 0)
	assert.Equal(t, 1, tb.Happened(keyforge.DrawSkipped))

	tb = duelWith(t, side{Artifacts: ids("drought"), Deck: gametest.Many(9, "filler")}, side{}, drought)
	tb.EndTurn()
	tb.LeaveOpen()
	assert.Len(t, tb.Pile(0, Hand), 6)
}

// A player skips the whole "ready cards" step: no card readies, nobody chooses which stay exhausted, and
// nothing waits for its end (K2.15, K17.4, K29.6).
func TestSkipReady(t *testing.T) {
	drowse := Action("drowse", Brobnar, Play(Lasts(RestOfTurn, Static(Rule(SkipReady, You)))))
	late := Creature("late", Brobnar, 3, Has(Entrench), Reacts(ReadyStepEnds(AnyPlayer), Gain(1)))
	for played, amber := range map[bool]int{true: 0, false: 1} {
		mine := side{Hand: ids("drowse"), Line: list{{ID: "late", Marks: keyforge.Exhausted}}, Deck: gametest.Many(9, "filler")}
		tb := duelWith(t, mine, side{}, drowse, late)
		if played {
			tb.Play("drowse")
			tb.EndTurn()
			tb.Marked("late", keyforge.Exhausted)
		} else {
			tb.EndTurn()
			tb.Asks(keyforge.AskCards, keyforge.ForEntrench, 0)
			tb.Finish()
			tb.Unmarked("late", keyforge.Exhausted)
		}
		tb.Amber(0, amber)
		tb.LeaveOpen()
	}
}

// While something waits for certain cards to ready, the active player readies one after another; what has
// changed by then counts (K29.3). Otherwise they ready at once.
func TestReadyingOneAfterAnother(t *testing.T) {
	tired := func(names ...string) (l list) {
		for _, name := range names {
			l = append(l, keyforge.CardPosition{ID: name, Marks: keyforge.Exhausted})
		}
		return l
	}
	fuse := Creature("fuse", Brobnar, 3, Reacts(ReadiesCard(You, Creatures.Power(AtMost, N(3))), Destroy(Choose(Creatures.Friendly()))))
	t.Run("what is destroyed meanwhile does not ready", func(t *testing.T) {
		tb := duelWith(t, side{Line: tired("plain-2", "plain-5", "fuse"), Deck: gametest.Many(9, "filler")}, side{Line: tired("dis-3")}, fuse)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForReadying, 0)
		tb.Offers("plain-2", "plain-5", "fuse")
		tb.Pick("plain-5") // stronger
		tb.Pick("fuse")
		tb.Pick("fuse")
		tb.InZone(Discard, "fuse")
		tb.LeaveOpen()
		tb.Line(0, "plain-2", "plain-5")
		tb.Unmarked("plain-2", keyforge.Exhausted)
		tb.Unmarked("plain-5", keyforge.Exhausted)
		tb.Marked("dis-3", keyforge.Exhausted)
	})
	t.Run("nobody is asked when nothing waits for it", func(t *testing.T) {
		tb := duelWith(t, side{Line: tired("plain-2", "plain-5"), Deck: gametest.Many(9, "filler")}, side{}, fuse)
		tb.EndTurn()
		tb.LeaveOpen()
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 1)
		tb.Unmarked("plain-2", keyforge.Exhausted)
	})
}

// The creatures of a house, and Pilots, that a player controlled and used this turn.
func TestUsedOfAHouse(t *testing.T) {
	crew := Creature("crew", Brobnar, 3, Traits(trait.Pilot))
	borrow := Action("borrow", Brobnar, Play(UseAsYours(Choose(Creatures.Enemy()))))
	for want, n := range map[int]Num{2: ThisTurn(UsedCreatures, You).OfHouse(Brobnar), 1: ThisTurn(UsedPilots, You),
		0: ThisTurn(UsedCreatures, You).OfHouse(Dis)} {
		count := Action("count", Brobnar, Play(Draw(n)))
		tb := duelWith(t, side{Line: ids("plain-1", "crew"), Hand: ids("count", "borrow"), Deck: ids("plain-9", "plain-9", "plain-9")},
			side{Line: ids("dis-9")},
			crew, borrow, count)
		tb.Fight("plain-1") // and dies
		tb.Reap("crew")
		tb.Play("borrow") // what the opponent controls does not count
		tb.Play("count")
		assert.Len(t, tb.Pile(0, Hand), want)
		if want == 2 {
			assert.Equal(t, map[House]int{Brobnar: 2}, tb.SidePosition(0).UsedOf)
		}
	}
}

// Friendly creatures that a player exalted this turn, once for each æmber (K5.8).
func TestExaltedThisTurn(t *testing.T) {
	praise := Action("praise", Brobnar, Play(Exalt(2, Choose(Creatures))))
	pay := Action("pay", Brobnar, Play(PutAmber(3, Choose(Creatures))))
	count := Action("count", Brobnar, Play(Gain(ThisTurn(Exalted, You))))
	for card, want := range map[string]int{"plain-2": 2, "dis-9": 0} {
		tb := duelWith(t, side{Line: ids("plain-2"), Hand: ids("praise", "pay", "count")}, side{Line: ids("dis-9")}, praise, pay, count)
		tb.Play("praise")
		tb.Pick(card)
		tb.Play("pay") // which does not exalt
		tb.Pick("plain-2")
		tb.Play("count")
		tb.Amber(0, want)
	}
}

// Who controls the fewest cards: no other player controls fewer.
func TestFewest(t *testing.T) {
	alms := Action("alms", Brobnar, Play(ChoosePlayerWho(Fewest(Creatures)), IfYouDo(Chosen.Gains(N(2)))))
	for _, c := range []struct {
		mine, theirs []keyforge.CardPosition
		pools        [2]int
	}{{ids("plain-1"), ids("dis-1", "dis-2"), [2]int{2, 0}}, {ids("plain-1"), nil, [2]int{0, 2}}, {nil, nil, [2]int{0, 2}}} {
		tb := duelWith(t, side{Line: c.mine, Hand: ids("alms")}, side{Line: c.theirs, Artifacts: ids("item")}, alms)
		tb.Play("alms")
		if len(c.mine) == len(c.theirs) {
			tb.Asks(keyforge.AskSeat, keyforge.ForEffect, 0)
			tb.Choose(1)
		}
		tb.Amber(0, c.pools[0])
		tb.Amber(1, c.pools[1])
	}
}

// Cards of a name can neither be played nor used by anyone (Q86).
func TestCannotPlayOrUseNamed(t *testing.T) {
	ban := Artifact("ban", Brobnar, Omni(NameCard(), Lasts(UntilYourNext, Static(CannotPlayOrUseNamed(AnyPlayer)))))
	tb := duelWith(t, side{Artifacts: gametest.Cards("ban"), Line: gametest.Cards("plain-2", "plain-5"), Hand: gametest.Cards("plain-2")},
		side{}, ban)
	open := func() (ids []string) {
		for _, c := range tb.Legal(nil) {
			if c.Verb == keyforge.Reap || c.Verb == keyforge.PlayCard {
				ids = append(ids, tb.ID(c.Card))
			}
		}
		return ids
	}
	assert.ElementsMatch(t, []string{"plain-2", "plain-2", "plain-5"}, open())
	tb.Omni("ban")
	n, ok := tb.Catalogue().Number("plain-2")
	assert.True(t, ok)
	tb.Choose(int(n))
	assert.Equal(t, []string{"plain-5"}, open())
}

// The æmber of a reap may come from a creature; what catches æmber on its way into the pool
// catches this too, and what is stolen instead is not gained at all (K8.10, K17.3).
func TestReapingFromCreatures(t *testing.T) {
	vent := Artifact("vent", Brobnar, Constantly(Rule(ReapsOwn, You)))
	net := Creature("net", Dis, 5, Constantly(Rule(GainCaptured, Opponent)))
	thief := Artifact("thief", Brobnar, Constantly(Rule(ReapSteals, You)))
	mine := side{Line: list{{ID: "plain-2", Amber: 1}}, Artifacts: gametest.Cards("vent")}
	tb := duelWith(t, mine, side{Line: gametest.Cards("net")}, vent, net)
	tb.Reap("plain-2")
	tb.Asks(keyforge.AskCards, keyforge.ForReaping, 0)
	tb.Pick("plain-2")
	tb.Amber(0, 0)
	tb.AmberOn("plain-2", 0)
	tb.AmberOn("net", 1)
	mine.Artifacts = gametest.Cards("vent", "thief")
	tb = duelWith(t, mine, side{Amber: 1}, vent, thief)
	tb.Reap("plain-2")
	tb.Amber(0, 1)
	tb.Amber(1, 0)
	tb.AmberOn("plain-2", 1)
}

// The number affected is that of the æmber and of the counters together.
func TestTakingAmberAndPowerCounters(t *testing.T) {
	melt := Action("melt", Brobnar, Play(TakeAllAmber(Creatures.Friendly(), Nobody).WithPowerCounters(), Draw(AffectedCount)))
	tb := duelWith(t, side{Hand: gametest.Cards("melt"), Line: list{{ID: "plain-2", Power: 2}, {ID: "plain-5", Amber: 1, Power: 1}},
		Deck: gametest.Many(9, "filler")}, side{Line: list{{ID: "dis-3", Power: 1}}}, melt)
	tb.Play("melt")
	assert.Len(t, tb.Pile(0, Hand), 4)
	tb.PowerIs("plain-2", 2)
	tb.PowerIs("plain-5", 5)
	tb.AmberOn("plain-5", 0)
	tb.PowerIs("dis-3", 4)
}

// As many counters as the player likes.
func TestRemovingAnyNumberOfCounters(t *testing.T) {
	for taken := range 3 {
		melt := Action("melt", Brobnar, Play(RemoveUpTo(Counters(PowerCounter, Touched), PowerCounter, Choose(Creatures)), Gain(AffectedCount)))
		tb := duelWith(t, side{Hand: gametest.Cards("melt"), Line: list{{ID: "plain-2", Power: 2}}}, side{}, melt)
		tb.Play("melt")
		tb.Choose(taken)
		tb.Amber(0, taken)
		tb.PowerIs("plain-2", 4-taken)
	}
}

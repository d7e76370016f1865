package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// weakened is a table of all cards on which the reassembling automaton, of power 3, is
// about to be given its second upgrade that takes 2 power: it is destroyed again and
// again, and each time moves to a flank instead.
func weakened(t *testing.T, automatons keyforge.Side) *gametest.Table {
	t.Helper()
	players := []keyforge.SidePosition{
		{Hand: gametest.Cards("shield-u-later-evil-twin"), Line: gametest.Cards("mother", "dust-imp")},
		{Line: gametest.Cards("troll", "urchin")},
	}
	automaton := keyforge.CardPosition{ID: "reassembling-automaton", Attached: gametest.Cards("shield-u-later-evil-twin")}
	line := &players[automatons].Line
	*line = append([]keyforge.CardPosition{automaton}, *line...)
	tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Players: players, House: card.StarAlliance})
	tb.Do(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: tb.Player(0).Pile(card.Hand)[0]})
	tb.Pick("reassembling-automaton")
	return tb
}

// untilRounds gives the answers one after another, again and again, until the number of
// rounds is asked, and returns how many it gave.
func untilRounds(t *testing.T, tb *gametest.Table, answers ...func()) int {
	t.Helper()
	for n := range 100 {
		if tb.Question().Purpose == keyforge.ForRounds {
			return n
		}
		answers[n%len(answers)]()
	}
	require.Fail(t, "the loop is never recognized")
	return 0
}

func TestD45_Q62EndlessLoopRunsTheNamedRoundsAndEnds(t *testing.T) {
	t.Run("the active player names a number of rounds", func(t *testing.T) {
		tb := weakened(t, 0)
		assert.LessOrEqual(t, untilRounds(t, tb, tb.Left), 3)
		tb.Asks(keyforge.AskNumber, keyforge.ForRounds, 0)
		q := tb.Question()
		assert.Equal(t, tb.Card("reassembling-automaton"), q.Source)
		assert.Equal(t, [2]int16{0, 99}, [2]int16{q.Lo, q.Hi})
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: 100}, keyforge.OutOfRange)
		tb.Choose(2)
		for _, answer := range []func(){tb.Right, tb.Left} { // the rounds run as before
			tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
			answer()
		}
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
		tb.InZone(card.Discard, "reassembling-automaton", "shield-u-later-evil-twin#1", "shield-u-later-evil-twin#2")
		assert.Zero(t, tb.Player(0).Now[card.DestroyedFriends], "it is not destroyed")
		tb.Line(0, "mother", "dust-imp")
		tb.Line(1, "troll", "urchin")
		tb.EndTurn()
	})
	t.Run("none: it goes at once", func(t *testing.T) {
		tb := weakened(t, 0)
		untilRounds(t, tb, tb.Right)
		tb.Choose(0)
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
		tb.InZone(card.Discard, "reassembling-automaton")
		assert.Equal(t, 1, tb.Happened(keyforge.NumberNamed))
		assert.Equal(t, 3, tb.Happened(keyforge.Moved), "the card and its upgrades")
		assert.Zero(t, tb.Happened(keyforge.Destroyed))
	})
	t.Run("a loop of several rounds comes back as well", func(t *testing.T) {
		tb := weakened(t, 0)
		assert.LessOrEqual(t, untilRounds(t, tb, tb.Left, tb.Right, tb.Right), 8)
		tb.Choose(0)
	})
	t.Run("the active player decides, whoever controls the card; its owner gets it", func(t *testing.T) {
		tb := weakened(t, 1)
		untilRounds(t, tb, tb.Left)
		tb.Asks(keyforge.AskNumber, keyforge.ForRounds, 0)
		tb.Choose(0)
		assert.Contains(t, tb.Pile(1, card.Discard), "reassembling-automaton")
		tb.Line(1, "troll", "urchin")
	})
	t.Run("two loops at once: each is asked about", func(t *testing.T) {
		wither := card.Action("wither", card.Brobnar, card.Play(card.LastsFor(card.RestOfTurn,
			card.Creatures.Named("reassembling-automaton"), card.Static(card.Power(card.TheSubjects, -9)))))
		cat, err := keyforge.NewCatalogue(append(cards.Printed(), program.Printed{Card: wither, Title: "Wither"}))
		require.NoError(t, err)
		tb := gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
			{Hand: gametest.Cards("wither"), Line: gametest.Cards("reassembling-automaton", "mother", "reassembling-automaton")}, {}}})
		tb.Play("wither")
		for left := range 2 {
			untilRounds(t, tb, func() { tb.Do(tb.Legal(nil)[0]) })
			tb.Choose(0)
			assert.Len(t, tb.Pile(0, card.Battleline), 2-left)
		}
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
		tb.Line(0, "mother")
	})
	t.Run("the largest number", func(t *testing.T) {
		tb := weakened(t, 0)
		untilRounds(t, tb, tb.Left)
		tb.Choose(99)
		for range 99 {
			tb.Left()
		}
		tb.InZone(card.Discard, "reassembling-automaton")
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
	})
}

// The text of a creature that is destroyed on a flank, and that of one which moves to a
// flank instead of being destroyed, are on one creature; the second of them also grows.
func TestD45_Q63LoopsOfGivenTexts(t *testing.T) {
	for _, text := range []string{"reassembling-automaton", "self-bolstering-automata"} {
		t.Run(text, func(t *testing.T) {
			tb := gametest.Duel(t,
				keyforge.SidePosition{Artifacts: gametest.Cards("creed-of-nurture"), Hand: gametest.Cards(text, "punch"),
					Line: gametest.Cards("mother", "weasand", "dust-imp")},
				keyforge.SidePosition{}, card.Brobnar)
			tb.Omni("creed-of-nurture")
			tb.Pick("weasand")
			tb.Play("punch")
			tb.Pick("dust-imp")
			tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
			assert.LessOrEqual(t, untilRounds(t, tb, tb.Left), 20)
			assert.Equal(t, tb.Card("weasand"), tb.Question().Source)
			tb.Choose(1)
			tb.Left()
			tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
			tb.InZone(card.Discard, "weasand", "dust-imp")
			tb.InZone(card.Hand, text)
			tb.Line(0, "mother")
		})
	}
}

func TestD45_Q63LoopsThatGainAreRecognized(t *testing.T) {
	play := func(do ...card.Effect) *card.Card { return card.Action("loop", card.Brobnar, card.Play(do...)) }
	t.Run("an action ends and goes to the discard pile", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-1"), "loop"), field("dis-2"),
			play(card.Repeat(card.ThereIs(card.Creatures), card.Gain(1)), card.Draw(1)))
		tb.Play("loop")
		tb.Asks(keyforge.AskNumber, keyforge.ForRounds, 0)
		before := int(tb.Player(0).Pool)
		assert.Less(t, before, 20)
		tb.Choose(7)
		tb.Amber(0, before+7)
		tb.InZone(card.Discard, "loop")
		tb.Line(0, "plain-1")
	})
	t.Run("a ward does not keep the card, and it is not destroyed", func(t *testing.T) {
		spring := card.Creature("spring", card.Brobnar, 3, card.Destroyed(card.Gain(100)),
			card.Reap(card.Ward(card.This), card.Repeat(card.ThereIs(card.Creatures), card.Gain(1))))
		tb := duelWith(t, field("spring", "plain-1"), field(), spring)
		tb.Reap("spring")
		tb.Marked("spring", keyforge.Warded)
		before := int(tb.Player(0).Pool)
		tb.Choose(0)
		tb.InZone(card.Discard, "spring")
		tb.Amber(0, before)
		tb.Line(0, "plain-1")
	})
	t.Run("what was chosen to be repeated", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-1"), "loop"), field(), play(card.MayRepeat(card.ThereIs(card.Creatures), card.Gain(1))))
		tb.Play("loop")
		untilRounds(t, tb, tb.Yes)
		before := int(tb.Player(0).Pool)
		tb.Choose(2)
		tb.Yes()
		tb.No()
		tb.Amber(0, before+2)
		tb.InZone(card.Discard, "loop")
	})
	t.Run("a loop that another ends is not asked about", func(t *testing.T) {
		tb := duelWith(t, holding(field("plain-1"), "loop"), keyforge.SidePosition{Amber: 18},
			play(card.Repeat(card.Compares(card.For(card.Pool, card.Opponent), card.More, card.For(card.Pool, card.You)), card.Steal(1))))
		tb.Play("loop")
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
		tb.Amber(0, 9)
	})
	t.Run("what is stolen comes from the supply and is captured", func(t *testing.T) {
		bait := play(card.Repeat(card.Compares(card.For(card.Pool, card.Opponent), card.More, card.For(card.Pool, card.You)), card.Steal(1)))
		cat, err := keyforge.NewCatalogue(append(cards.Printed(), program.Printed{Card: bait, Title: "Loop"}))
		require.NoError(t, err)
		tb := gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
			{Hand: gametest.Cards("loop")}, {Line: gametest.Cards("po-s-pixies", "ether-spider", "molephin"), Amber: 2}}})
		tb.Play("loop")
		tb.Asks(keyforge.AskNumber, keyforge.ForRounds, 0)
		assert.Equal(t, tb.Card("loop"), tb.Question().Source, "not what reacts to each theft")
		before := int(tb.Of("ether-spider").Amber)
		tb.Choose(3)
		tb.AmberOn("ether-spider", before+3)
		tb.Amber(1, 2)
		tb.InZone(card.Discard, "loop")
	})
}

// Rounds that use up a pool, or creatures, end by themselves, however many they are.
func TestQ67_Q36LongChainsThatEndAreNotLoops(t *testing.T) {
	t.Run("a pool", func(t *testing.T) {
		tb := gametest.Duel(t, keyforge.SidePosition{Hand: gametest.Cards("bait-and-switch")}, keyforge.SidePosition{Amber: 60}, card.Shadows)
		tb.Play("bait-and-switch")
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
		tb.Amber(0, 30)
		tb.Amber(1, 30)
	})
	simpson := keyforge.CardPosition{ID: "hard-simpson", Power: 30}
	chain := func(t *testing.T, amber int) *gametest.Table {
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{House: card.Brobnar, High: []keyforge.Side{0}, Players: []keyforge.SidePosition{
			{Line: []keyforge.CardPosition{simpson}, Hand: gametest.Cards("punch")}, {Line: gametest.Cards("molephin"), Amber: amber}}})
		tb.Play("punch")
		tb.Pick("hard-simpson")
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
		return tb
	}
	t.Run("a creature", func(t *testing.T) {
		tb := chain(t, 50)
		tb.InZone(card.Discard, "hard-simpson")
		tb.Amber(0, 1+31) // its last damage destroys it
	})
	t.Run("two creatures", func(t *testing.T) {
		weaker := keyforge.CardPosition{ID: "hard-simpson", Power: 12}
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{House: card.Brobnar, High: []keyforge.Side{0}, Players: []keyforge.SidePosition{
			{Line: []keyforge.CardPosition{weaker, weaker}, Hand: gametest.Cards("punch")}, {Line: gametest.Cards("molephin"), Amber: 80}}})
		tb.Play("punch")
		tb.Pick("hard-simpson#1")
		for tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		}
		tb.InZone(card.Discard, "hard-simpson#1", "hard-simpson#2")
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
	})
	t.Run("whichever is used up first", func(t *testing.T) {
		tb := chain(t, 20)
		tb.Damage("hard-simpson", 3+20)
		tb.Amber(0, 1+20)
		tb.Amber(1, 0)
	})
	t.Run("fights one after another", func(t *testing.T) {
		lollop := keyforge.CardPosition{ID: "lollop-the-titanic", Power: 40}
		raptors := gametest.Cards("legatus-raptor", "legatus-raptor", "badgemagus", "troll")
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{House: card.Saurian, Players: []keyforge.SidePosition{
			{Line: raptors}, {Line: []keyforge.CardPosition{lollop}}}})
		tb.Fight("legatus-raptor#1", "lollop-the-titanic")
		for n := range 5 {
			tb.Yes()
			tb.Pick([]string{"legatus-raptor#2", "legatus-raptor#1"}[n%2])
			tb.Do(keyforge.Command{Verb: keyforge.Choose, N: int16(keyforge.ToFight)})
		}
		tb.Yes()
		tb.Pick("badgemagus")
		tb.Do(keyforge.Command{Verb: keyforge.Choose, N: int16(keyforge.ToFight)})
		tb.Pick("troll")
		tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0) // the raptor has been used six times
		tb.Damage("lollop-the-titanic", 6*4+4+8)
	})
}

// What two cards do in answer to each other does not go deeper, but comes back.
func TestD45_Q36LastTriggersDoNotNest(t *testing.T) {
	thief := card.Artifact("thief", card.Brobnar, card.Reacts(card.Event{Kind: card.AmberStolen, Who: card.You}, card.Steal(1)))
	start := card.Action("start", card.Brobnar, card.Play(card.Steal(1)))
	thieves := keyforge.SidePosition{Artifacts: gametest.Cards("thief"), Hand: gametest.Cards("start"), Amber: 2}
	tb := duelWith(t, thieves, thieves, thief, start)
	tb.Play("start")
	tb.Asks(keyforge.AskNumber, keyforge.ForRounds, 0)
	tb.Choose(0)
	tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
	tb.Amber(0, 3)
	assert.Len(t, append(tb.Pile(0, card.Artifacts), tb.Pile(1, card.Artifacts)...), 1, "the other has gone")
}

// A round that shuffles never comes back to a position.
func TestD45_Q63LoopsThatShuffleAreRecognized(t *testing.T) {
	loop := card.Action("loop", card.Brobnar, card.Play(card.Repeat(card.ThereIs(card.Creatures), card.ShuffleDeck(card.You), card.Draw(1),
		card.ShuffleIn(card.Choose(card.Cards.In(card.Hand, card.You))))))
	side := holding(field("plain-1"), "loop")
	side.Deck = gametest.Many(4, "filler")
	side.Deck = append(side.Deck, gametest.Many(4, "nap")...)
	tb := duelWith(t, side, field(), loop)
	tb.Play("loop")
	tb.Asks(keyforge.AskNumber, keyforge.ForRounds, 0)
	tb.Choose(0)
	tb.InZone(card.Discard, "loop")
}

// What a creature does because of a lasting effect ends with that effect: the card that
// began it is in its pile already.
func TestD45_Q64LoopsOfLastingEffectsEnd(t *testing.T) {
	haunt := card.Action("haunt", card.Brobnar, card.Play(card.LastsFor(card.RestOfTurn, card.Choose(card.Creatures.Friendly()),
		card.Static(card.Power(card.TheSubjects, -9)),
		card.DestroyedInstead(card.TheSubjects, card.Gain(1), card.Put(1, card.PowerCounter, card.Creatures.Enemy())))))
	tb := duelWith(t, holding(field("plain-3", "plain-1"), "haunt"), field("dis-2"), haunt)
	tb.Play("haunt")
	tb.Pick("plain-3")
	tb.Asks(keyforge.AskNumber, keyforge.ForRounds, 0)
	before := int(tb.Player(0).Pool)
	tb.Choose(4)
	tb.Amber(0, before+4)
	tb.InZone(card.Discard, "haunt", "plain-3")
	tb.Line(0, "plain-1")
}

// Copies, hashes and saves of the position agree on how many rounds are left.
func TestD45RoundsAreInTheHash(t *testing.T) {
	tb := weakened(t, 0)
	untilRounds(t, tb, tb.Left)
	one, two := tb.CopyInto(nil), tb.CopyInto(nil)
	for n, g := range []*keyforge.Game{one, two} {
		_, err := g.Apply(keyforge.Command{Verb: keyforge.Choose, N: int16(n + 1)}, nil)
		require.NoError(t, err)
	}
	assert.NotEqual(t, one.Hash(), two.Hash())
	tb.LeaveOpen()
}

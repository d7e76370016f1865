package keyraken_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// tides plays the test at low and at high tide.
func tides(t *testing.T, test func(t *testing.T, high bool,
	on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table)) {
	t.Run("low tide", func(t *testing.T) { test(t, false, solo) })
	t.Run("high tide", func(t *testing.T) { test(t, true, high) })
}

// archivesAtHighTide asserts that of the deck "a", "b" the Keyraken archives one
// card at high tide and none at low tide.
func archivesAtHighTide(t *testing.T, tb *gametest.Table, high bool) {
	t.Helper()
	want := []string{}
	if high {
		want = []string{"a"}
	}
	assert.Equal(t, want, tb.Pile(monster, Archives))
}

// playsThen is a Keyraken that plays the card and has two more in its deck.
func playsThen(id string) keyforge.SidePosition { return plays(id, "a", "b") }

var fillers = []*Card{told("a"), told("b")}

// insteadAtHighTide asserts that at high tide the card asks whether the tide is
// lowered instead, after its bonus æmber, and that no happens when it is; at low
// tide nothing is asked (A9.1).
func insteadAtHighTide(t *testing.T, id string, bonus int, me keyforge.SidePosition, untouched func(*gametest.Table)) {
	t.Helper()
	tb := high(t, me, playsThen(id), fillers...)
	tb.EndTurn()
	tb.Asks(keyforge.AskYesNo, keyforge.ForReplacement, 0)
	tb.Amber(monster, bonus)
	tb.Yes()
	assert.False(t, tb.TideHigh(0))
	untouched(tb)
	tb.Amber(monster, bonus)

	tb = high(t, keyforge.SidePosition{}, playsThen(id), fillers...)
	tb.EndTurn()
	tb.Asks(keyforge.AskYesNo, keyforge.ForReplacement, 0) // though it might do nothing
	tb.No()
	assert.True(t, tb.TideHigh(0))

	tb = solo(t, me, playsThen(id), fillers...)
	tb.LeaveOpen()
	tb.EndTurn()
	assert.NotEqual(t, keyforge.ForReplacement, tb.Question().Purpose)
}

func TestBeastOfDarkLegend(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		for keys := range 4 {
			tb := on(t, keyforge.SidePosition{Keys: keys}, playsThen("beast-of-dark-legend"), fillers...)
			tb.EndTurn()
			tb.Amber(monster, 3-keys)
			archivesAtHighTide(t, tb, high)
		}
	})
	tb := table(t, plays("beast-of-dark-legend"), []keyforge.SidePosition{{Keys: 2}, {}})
	tb.EndTurn()
	tb.Amber(monster, 1) // only the keys of the active player count
}

func TestBeholdItsGrandeur(t *testing.T) {
	for _, c := range []struct {
		line []string
		want int
	}{
		{nil, 0}, {[]string{"plain-1"}, 0}, {[]string{"plain-1", "dis-1", "plain-2"}, 0},
		{[]string{"plain-1", "plain-2", "dis-1"}, 2}, {[]string{"plain-1", "plain-2", "plain-3", "dis-1"}, 3},
		{[]string{"plain-1", "plain-2", "dis-1", "dis-2"}, 4}, {[]string{"plain-1", "plain-2", "plain-3", "plain-4", "plain-5"}, 4},
	} {
		tb := table(t, plays("behold-its-grandeur"), []keyforge.SidePosition{line(c.line...), line("logos-1", "logos-2")})
		tb.EndTurn()
		assert.Equal(t, c.want, int(tb.Player(monster).Pool), "%v", c.line)
	}
}

func TestCrimsonChurning(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		knight := Creature("knight", Brobnar, 3, Armor(1))
		me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1"}, {ID: "plain-2"}, {ID: "knight"},
			{ID: "plain-3", Marks: keyforge.Warded}}}
		k := playsThen("crimson-churning")
		k.Line = []keyforge.CardPosition{{ID: "limb-3", Marks: keyforge.Exhausted}}
		tb := on(t, me, k, append(fillers, knight)...)
		tb.EndTurn()
		tb.InZone(Discard, "plain-1")
		tb.Damage("plain-2", 1)
		tb.Damage("knight", 0)
		tb.Damage("plain-3", 0)
		tb.Unmarked("plain-3", keyforge.Warded)
		tb.Damage("limb-3", 0)
		tb.Amber(monster, 1)
		archivesAtHighTide(t, tb, high)
		tb = on(t, keyforge.SidePosition{}, playsThen("crimson-churning"), fillers...)
		tb.EndTurn()
		archivesAtHighTide(t, tb, high)
	})
	tb := table(t, plays("crimson-churning"), []keyforge.SidePosition{line("plain-2"), line("plain-3")})
	tb.EndTurn()
	tb.Damage("plain-3", 0) // an ally's
}

func TestDefendTheKeyraken(t *testing.T) {
	k := plays("defend-the-keyraken")
	k.Line = []keyforge.CardPosition{{ID: "limb-3", Marks: keyforge.Exhausted}, {ID: "limb-4", Marks: keyforge.Exhausted | keyforge.Warded}}
	k.Artifacts = append(k.Artifacts, keyforge.CardPosition{ID: "ascending-jet", Marks: keyforge.Exhausted})
	tb := solo(t, line("plain-1"), k)
	tb.EndTurn()
	for _, n := range []string{"the-keyraken", "limb-3", "limb-4"} {
		tb.Marked(n, keyforge.Warded)
	}
	tb.Unmarked("plain-1", keyforge.Warded)
	tb.Unmarked("ascending-jet", keyforge.Warded)
	tb.Amber(monster, 1)
	tb.Fight("plain-1", "the-keyraken")
	tb.Unmarked("the-keyraken", keyforge.Warded)
}

func TestA9_2DevourWhole(t *testing.T) {
	awake := func(cards ...string) keyforge.SidePosition {
		return keyforge.SidePosition{Deck: gametest.Cards(cards...)}
	}
	t.Run("fights, readies, fights again", func(t *testing.T) {
		tb := solo(t, line("plain-5", "plain-3", "plain-9"), awake("devour-whole", "a"), fillers...)
		tb.EndTurn()
		assert.Equal(t, []string{"plain-3", "plain-5"}, attacked(tb), "the prey is looked up anew")
		tb.Damage("plain-5", 3)
		tb.Damage("the-keyraken", 0) // skirmish
		tb.Amber(monster, 0)
		assert.False(t, tb.HasKeyword(tb.Boss(), Skirmish), "until the end of the turn")
		tb.Fight("plain-9", "the-keyraken")
		tb.EndTurn()
		tb.Amber(monster, 1) // it reaps again
	})
	t.Run("ties are the active player's choice", func(t *testing.T) {
		tb := solo(t, line("plain-4", "dis-4"), awake("devour-whole"))
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForPrey, 0)
		tb.Pick("plain-4")
		assert.Equal(t, []string{"plain-4"}, attacked(tb))
		tb.Pick("dis-4")
		assert.Equal(t, []string{"dis-4"}, attacked(tb))
	})
	t.Run("reaps when there is no creature", func(t *testing.T) {
		tb := solo(t, keyforge.SidePosition{}, awake("devour-whole"))
		tb.EndTurn()
		tb.Amber(monster, 2)
		tb = solo(t, line("plain-1"), awake("devour-whole"))
		tb.EndTurn()
		tb.InZone(Discard, "plain-1")
		tb.Amber(monster, 1)
	})
	t.Run("does not fight when it is exhausted", func(t *testing.T) {
		tb := solo(t, line("plain-9"), plays("devour-whole"))
		tb.EndTurn()
		assert.Equal(t, []string{"plain-9"}, attacked(tb), "but readies and fights in its turn")
	})
	t.Run("twice in one turn", func(t *testing.T) {
		tb := at(t, 1, keyforge.Position{Players: []keyforge.SidePosition{line("plain-12")}, Monster: awake("devour-whole", "devour-whole")})
		tb.EndTurn()
		tb.Damage("plain-12", 9) // one and the same prey: nothing to choose
	})
	t.Run("does not hunt an ally's creatures", func(t *testing.T) {
		tb := table(t, awake("devour-whole"), []keyforge.SidePosition{{}, line("plain-3")})
		tb.EndTurn()
		assert.Empty(t, attacked(tb))
	})
}

func TestA9_3TwoPreys(t *testing.T) {
	k := keyforge.SidePosition{Deck: gametest.Cards("devour-whole"),
		Artifacts: boss(keyforge.CardPosition{Attached: gametest.Cards("titanic-maw")})}
	tb := solo(t, line("plain-4", "plain-7", "plain-9"), k)
	tb.EndTurn()
	tb.Asks(keyforge.AskOption, keyforge.ForPrey, 0)
	tb.Choose(0) // the prey of Devour Whole or of Titanic Maw
	first := attacked(tb)[0]
	tb.Choose(1)
	second := attacked(tb)[0]
	assert.ElementsMatch(t, []string{"plain-4", "plain-9"}, []string{first, second})
}

func TestA9_1_DragToYourDoom(t *testing.T) {
	insteadAtHighTide(t, "drag-to-your-doom", 0, line("plain-2", "plain-5"), func(tb *gametest.Table) { tb.Line(0, "plain-2", "plain-5") })
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		doom := func(me keyforge.SidePosition) *gametest.Table {
			tb := on(t, me, plays("drag-to-your-doom"))
			tb.EndTurn()
			if high {
				tb.No()
			}
			return tb
		}
		me := line("plain-2", "plain-5", "plain-4")
		me.Line[1].Amber = 2
		tb := doom(me)
		assert.Equal(t, []string{"plain-5"}, tb.Pile(0, Purged))
		tb.Amber(monster, 2) // A11.1
		tb = doom(line("plain-5", "dis-5", "plain-1"))
		tb.Offers("plain-5", "dis-5")
		tb.Pick("dis-5")
		assert.Equal(t, []string{"dis-5"}, tb.Pile(0, Purged))
		tb = doom(keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-5", Marks: keyforge.Warded})})
		tb.Line(0, "plain-5")
		tb.Unmarked("plain-5", keyforge.Warded)
		assert.Empty(t, doom(keyforge.SidePosition{}).Pile(0, Purged))
	})
	two := []keyforge.SidePosition{line("plain-2"), line("plain-9")}
	two[0].Line = append(two[0].Line, keyforge.CardPosition{ID: "dis-8", Foreign: true})
	tb := table(t, plays("drag-to-your-doom"), two)
	tb.EndTurn()
	assert.Equal(t, []string{"dis-8"}, tb.Pile(1, Purged), "to its owner's")
}

func TestA9_7Emergence(t *testing.T) {
	rock, stone := Artifact("rock", Brobnar), Artifact("stone", Brobnar)
	emerge := func(me keyforge.SidePosition) *gametest.Table {
		tb := table(t, plays("emergence"), []keyforge.SidePosition{me, {Artifacts: gametest.Cards("stone"), Line: gametest.Cards("dis-1")}}, rock,
			stone)
		tb.EndTurn()
		return tb
	}
	me := line("plain-1", "plain-2", "plain-3", "plain-4")
	me.Line[0].Marks = keyforge.Exhausted
	me.Artifacts = gametest.Cards("rock", "stone")
	tb := emerge(me)
	tb.Offers("rock", "0:stone")
	tb.Pick("rock")
	tb.Offers("plain-1", "plain-2", "plain-3", "plain-4") // exhausted ones too
	tb.Pick("plain-1", "plain-2", "plain-3")
	tb.InZone(Discard, "rock")
	tb.Unmarked("plain-4", keyforge.Exhausted)
	tb.Marked("plain-2", keyforge.Exhausted)
	tb.Amber(monster, 1)

	tb = emerge(line("plain-1", "plain-2")) // as much as possible
	tb.Marked("plain-1", keyforge.Exhausted)
	tb.Marked("plain-2", keyforge.Exhausted)
	tb.Unmarked("dis-1", keyforge.Exhausted)
	tb.InZone(Artifacts, "stone")
	emerge(keyforge.SidePosition{})
}

func TestA9_1_IntoTheAbyss(t *testing.T) {
	me := keyforge.SidePosition{Hand: gametest.Cards("plain-1", "plain-2"), Deck: gametest.Many(12, "dis-1")}
	insteadAtHighTide(t, "into-the-abyss", 1, me, func(tb *gametest.Table) {
		assert.Contains(t, tb.Pile(0, Hand), "plain-1")
		assert.Len(t, tb.Pile(0, Hand), 6)
	})
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		drown := func(me keyforge.SidePosition) *gametest.Table {
			tb := on(t, me, plays("into-the-abyss"))
			tb.EndTurn()
			if high {
				tb.No()
			}
			return tb
		}
		tb := drown(me)
		assert.Equal(t, []string{"dis-1", "dis-1", "dis-1", "dis-1"}, tb.Pile(0, Hand))
		assert.Len(t, tb.Pile(0, Discard), 6, "the hand was refilled at the end of the player's turn")
		tb = drown(keyforge.SidePosition{Hand: gametest.Cards("plain-1", "plain-2")})
		assert.ElementsMatch(t, []string{"plain-1", "plain-2"}, tb.Pile(0, Hand), "drawn through the discard pile")
		assert.Empty(t, drown(keyforge.SidePosition{}).Pile(0, Hand))
	})
}

func TestA9_8LeftInItsWake(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		tb := on(t, line("plain-2", "plain-5", "dis-3"), playsThen("left-in-its-wake"), fillers...)
		tb.EndTurn()
		tb.Marked("plain-5", keyforge.Exhausted)
		tb.Marked("plain-2", keyforge.Exhausted)
		tb.Unmarked("dis-3", keyforge.Exhausted)
		tb.Amber(monster, 1)
		archivesAtHighTide(t, tb, high)
		tb = on(t, line("plain-3", "dis-3", "dis-1"), playsThen("left-in-its-wake"), fillers...)
		tb.EndTurn()
		tb.Offers("plain-3", "dis-3")
		tb.Pick("dis-3")
		tb.Marked("dis-1", keyforge.Exhausted)
		tb.Unmarked("plain-3", keyforge.Exhausted)
		tb = on(t, keyforge.SidePosition{}, playsThen("left-in-its-wake"), fillers...)
		tb.EndTurn()
		archivesAtHighTide(t, tb, high)
	})
	tb := table(t, plays("left-in-its-wake"), []keyforge.SidePosition{line("plain-2"), line("plain-9")})
	tb.EndTurn()
	tb.Unmarked("plain-9", keyforge.Exhausted) // only those that the active player controls
}

func TestPreternaturalWill(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		for damage, left := range map[int]int{10: 4, 4: 0, 0: 0} {
			k := keyforge.SidePosition{Artifacts: boss(keyforge.CardPosition{Damage: damage, Marks: keyforge.Exhausted}),
				Deck: gametest.Cards("preternatural-will")}
			tb := on(t, keyforge.SidePosition{}, k)
			tb.EndTurn()
			chains := int16(0)
			if high {
				chains, left = 3, damage
			}
			tb.Damage("the-keyraken", left)
			assert.Equal(t, chains, tb.Player(0).Chains)
		}
	})
}

func TestA9_10RaceToTheSurface(t *testing.T) {
	for rises := range int32(4) {
		t.Run(fmt.Sprintf("%d rises", rises), func(t *testing.T) {
			race := func(deck ...string) *gametest.Table {
				tb := at(t, 0, keyforge.Position{Mode: [8]int32{rises},
					Players: []keyforge.SidePosition{{Deck: gametest.Many(12, "dis-1")}, {Deck: gametest.Cards("dis-2")}},
					Monster: plays(append([]string{"race-to-the-surface"}, deck...)...)}, fillers...)
				tb.LeaveOpen()
				tb.EndTurn()
				return tb
			}
			tb := race("a", "b", "a", "b")
			assert.Len(t, tb.Pile(monster, Archives), int(rises))
			assert.Len(t, tb.Pile(0, Hand), 6+int(rises), "drawn on top of the refilled hand")
			tb.Amber(monster, 1)
			tb = race("a")
			assert.Len(t, tb.Pile(monster, Archives), min(1, int(rises)))
			assert.Len(t, tb.Pile(0, Hand), 6+int(rises), "however many were archived")
		})
	}
}

func TestTheEvilInTheRanks(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		tb := on(t, line("plain-4", "plain-5", "plain-3"), playsThen("the-evil-in-the-ranks"), fillers...)
		tb.EndTurn()
		tb.Damage("plain-4", 3)
		tb.Damage("plain-5", 0)
		tb.InZone(Discard, "plain-3")
		archivesAtHighTide(t, tb, high)
		tb = on(t, line("plain-9"), playsThen("the-evil-in-the-ranks"), fillers...)
		tb.EndTurn()
		tb.Damage("plain-9", 3) // once, though it is on both flanks
		tb = on(t, keyforge.SidePosition{}, playsThen("the-evil-in-the-ranks"), fillers...)
		tb.EndTurn()
		archivesAtHighTide(t, tb, high)
	})
}

func TestA9_8_A9_1TidalTrouble(t *testing.T) {
	insteadAtHighTide(t, "tidal-trouble", 1, line("plain-5"), func(tb *gametest.Table) { tb.Unmarked("plain-5", keyforge.Stunned) })
	k := plays("tidal-trouble")
	k.Line = []keyforge.CardPosition{{ID: "limb-3", Marks: keyforge.Exhausted}, {ID: "plain-8", Foreign: true, Marks: keyforge.Exhausted}}
	tb := table(t, k, []keyforge.SidePosition{line("plain-2", "plain-5", "dis-1"), line("plain-9", "dis-2")})
	tb.EndTurn()
	for _, n := range []string{"plain-5", "plain-2", "plain-9", "plain-8"} {
		tb.Marked(n, keyforge.Stunned)
	}
	for _, n := range []string{"dis-1", "dis-2", "limb-3", "the-keyraken"} {
		tb.Unmarked(n, keyforge.Stunned)
	}
	tb = table(t, plays("tidal-trouble"), []keyforge.SidePosition{{}, line("plain-9")})
	tb.EndTurn()
	tb.Unmarked("plain-9", keyforge.Stunned)
	tb.Amber(monster, 1)
}

func TestA9_9TideDown(t *testing.T) {
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		me := line("plain-2", "plain-5")
		me.Deck = gametest.Many(7, "dis-1")
		tb := on(t, me, playsThen("tide-down"), fillers...)
		tb.EndTurn()
		tb.Offers("plain-2", "plain-5")
		tb.Pick("plain-2")
		assert.Equal(t, []string{"dis-1", "plain-2"}, tb.Pile(0, Deck))
		archivesAtHighTide(t, tb, high)
		tb.Amber(monster, 1)
		tb = on(t, keyforge.SidePosition{}, playsThen("tide-down"), fillers...)
		tb.EndTurn()
		archivesAtHighTide(t, tb, high)
	})
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-3", Foreign: true})}
	tb := table(t, plays("tide-down"), []keyforge.SidePosition{me, {}})
	tb.EndTurn()
	assert.Equal(t, []string{"plain-3"}, tb.Pile(1, Deck), "to its owner's deck")
}

func TestA9_1_ZealotsRevelation(t *testing.T) {
	me := keyforge.SidePosition{}
	insteadAtHighTide(t, "zealot-s-revelation", 0, me, func(tb *gametest.Table) { assert.Empty(t, tb.Pile(monster, Archives)) })
	tides(t, func(t *testing.T, high bool, on func(*testing.T, keyforge.SidePosition, keyforge.SidePosition, ...*Card) *gametest.Table) {
		for _, discard := range [][]string{{"a", "b", "a", "b"}, {"a"}, nil} {
			k := plays("zealot-s-revelation")
			k.Discard = gametest.Cards(discard...)
			tb := on(t, me, k, fillers...)
			tb.EndTurn()
			if high {
				tb.No()
			}
			assert.Len(t, tb.Pile(monster, Archives), min(3, len(discard)))
			assert.Len(t, tb.Pile(monster, Deck), max(0, len(discard)-3))
			assert.Equal(t, []string{"zealot-s-revelation"}, tb.Pile(monster, Discard), "it is not shuffled in itself")
		}
	})
}

package keyraken_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestA3StartAndEndOfItsTurn(t *testing.T) {
	spring := Artifact("spring", Brobnar,
		Reacts(TurnStarts(Opponent), Opponent.Loses(N(1))),
		Reacts(TurnEnds(Opponent), Exhaust(Creatures.Enemy())))
	tb := solo(t, keyforge.SidePosition{Artifacts: gametest.Cards("spring")},
		keyforge.SidePosition{Amber: 3, Artifacts: asleep(), Line: gametest.Cards("limb-3")}, spring)
	tb.EndTurn()
	assert.Equal(t, 0, tb.Happened(keyforge.Rose), "the rise is checked after the start of the turn")
	tb.Marked("limb-3", keyforge.Exhausted) // after it was readied
}

func TestA3_1_A3_2Rise(t *testing.T) {
	for players := 1; players <= 3; players++ {
		for _, tide := range []struct {
			name string
			high bool
			cost int
		}{{"low", false, 3 * players}, {"high", true, 6 * players}} {
			rise := func(amber int) *gametest.Table {
				p := keyforge.Position{Players: make([]keyforge.SidePosition, players),
					Monster: keyforge.SidePosition{Amber: amber, Artifacts: asleep()}}
				if tide.high {
					p.High = []keyforge.Side{0}
				}
				tb := at(t, adventure.Easy, p)
				tb.EndTurn()
				return tb
			}
			t.Run(fmt.Sprintf("%d players, %s tide", players, tide.name), func(t *testing.T) {
				tb := rise(tide.cost - 1)
				assert.Equal(t, 0, tb.Happened(keyforge.Rose))
				tb.Amber(monster, tide.cost-1) // it pays nothing
				assert.Equal(t, tide.high, tb.TideHigh(0), "nor is the tide lowered")

				tb = rise(tide.cost)
				assert.Equal(t, 1, tb.Happened(keyforge.Rose))
				tb.Amber(monster, 0)
				assert.False(t, tb.TideHigh(0))
				assert.Equal(t, int32(1), tb.State().Mode[0])

				tb = rise(2*tide.cost + 1)
				assert.Equal(t, 1, tb.Happened(keyforge.Rose), "once a turn")
				tb.Amber(monster, tide.cost+1)
			})
		}
	}
}

func TestA3_3AbilitiesChangeTheCostOfRising(t *testing.T) {
	taxes := []*Card{
		Artifact("tax", Brobnar, Constantly(KeysCost(Opponent, 2))),
		Artifact("toll", Brobnar, Constantly(KeysCost(EachPlayer, 1))),
		Artifact("own-toll", Brobnar, Constantly(KeysCost(You, 5))),
		Artifact("gift", Brobnar, Constantly(KeysCost(Opponent, -20))),
	}
	for _, c := range []struct {
		name   string
		of     [2][]string
		amber  int
		rises  int
		remain int
	}{
		{"raised", [2][]string{{"tax"}, nil}, 7, 0, 7},
		{"paid all the same", [2][]string{{"tax"}, nil}, 8, 1, 0},
		{"those of all players add up", [2][]string{{"tax", "toll"}, {"tax"}}, 10, 0, 10},
		{"and are paid", [2][]string{{"tax", "toll"}, {"tax"}}, 11, 1, 0},
		{"a player's own keys are another matter", [2][]string{{"own-toll"}, nil}, 6, 1, 0},
		{"never below 0", [2][]string{nil, {"gift"}}, 1, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := table(t, keyforge.SidePosition{Amber: c.amber, Artifacts: asleep()}, []keyforge.SidePosition{
				{Artifacts: gametest.Cards(c.of[0]...)}, {Artifacts: gametest.Cards(c.of[1]...)}}, taxes...)
			tb.EndTurn()
			assert.Equal(t, c.rises, tb.Happened(keyforge.Rose))
			tb.Amber(monster, c.remain)
		})
	}
}

// told is an adventure action that does nothing.
func told(id string) *Card { return Action(id, Monster, AddressesActive(), Play(Take(This))) }

func TestA3_4_A10_1ArchivesFirstThenTheDeck(t *testing.T) {
	names := []string{"a", "b", "c", "d", "e", "f"}
	var own []*Card
	for _, n := range names {
		own = append(own, told(n))
	}
	for d, want := range map[adventure.Difficulty][]string{
		adventure.Easy: {"a", "b", "c"}, adventure.Normal: {"a", "b", "c", "d"}, adventure.Hard: {"a", "b", "c", "d", "e"}} {
		t.Run(d.String(), func(t *testing.T) {
			k := plays("c", "d", "e", "f")
			k.Archives = gametest.Cards("a", "b") // a is the oldest
			tb := at(t, d, keyforge.Position{Players: make([]keyforge.SidePosition, 1), Monster: k}, own...)
			tb.EndTurn()
			assert.Equal(t, want, cardsOf(tb, keyforge.Played))
			for _, side := range sidesOf(tb, keyforge.Played) {
				assert.Equal(t, monster, side, "played by the Keyraken")
			}
		})
	}
}

func TestA3_4EachCardIsFullyPlayedBeforeTheNext(t *testing.T) {
	k := plays("crimson-churning", "tenacious-arm")
	tb := at(t, adventure.Normal, keyforge.Position{Players: []keyforge.SidePosition{line("plain-4")}, Monster: k})
	tb.EndTurn()
	order(t, tb, isOf(tb, keyforge.Played, "crimson-churning"), is(keyforge.DamageDealt), isOf(tb, keyforge.Moved, "crimson-churning"),
		isOf(tb, keyforge.Played, "tenacious-arm"))
	watch := Artifact("watch", Brobnar, Reacts(Plays(Opponent, Cards), Gain(1)))
	tb = at(t, adventure.Normal, keyforge.Position{Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("watch")}},
		Monster: plays("crimson-churning", "tenacious-arm")}, watch)
	tb.EndTurn()
	tb.First("crimson-churning") // the active player orders what happens at once (K16.2)
	tb.Amber(0, 2)               // the opponent of the player has played two cards
}

func TestA3_5WhatIsArchivedInItsTurnWaits(t *testing.T) {
	spring := Artifact("spring", Brobnar, Reacts(TurnStarts(Opponent), Opponent.Draws(N(1))))
	hoard := Action("hoard", Monster, AddressesActive(), Play(Opponent.Draws(N(1))))
	k := plays("b", "hoard", "c", "d")
	k.Archives = gametest.Cards("a")
	tb := solo(t, keyforge.SidePosition{Artifacts: gametest.Cards("spring")}, k, spring, hoard, told("a"), told("b"), told("c"), told("d"))
	tb.EndTurn()
	assert.Equal(t, []string{"a", "hoard"}, cardsOf(tb, keyforge.Played))
	assert.Equal(t, []string{"b", "c"}, tb.Pile(monster, Archives))
	tb.EndTurn() // d is archived at its start, and the deck reshuffled
	assert.Equal(t, []string{"b", "c"}, cardsOf(tb, keyforge.Played)[:2])
	assert.Contains(t, tb.Pile(monster, Archives), "d")
}

func TestA3_6HowItsCardsEnterPlay(t *testing.T) {
	k := plays("limb-2", "ascending-jet", "emergence")
	k.Line = []keyforge.CardPosition{{ID: "limb-1", Marks: keyforge.Exhausted}}
	tb := at(t, adventure.Hard, keyforge.Position{Players: make([]keyforge.SidePosition, 1), Monster: k})
	tb.EndTurn()
	tb.Line(monster, "limb-1", "limb-2") // on the right
	assert.Equal(t, 0, tb.Happened(keyforge.Used), "they enter exhausted")
	tb.InZone(Artifacts, "ascending-jet")
	tb.InZone(Discard, "emergence")

	tb = solo(t, line("plain-1"), plays("primordial"))
	tb.EndTurn()
	tb.InZone(Attached, "primordial")
	assert.Equal(t, tb.Card("the-keyraken"), tb.Of("primordial").Host)
}

func TestA3_7BonusAmberGoesToTheKeyrakenFirst(t *testing.T) {
	tb := solo(t, line("plain-4"), plays("crimson-churning"))
	tb.EndTurn()
	tb.Amber(monster, 1)
	order(t, tb, is(keyforge.IconResolved), is(keyforge.DamageDealt))
	tb = solo(t, keyforge.SidePosition{}, plays("swift-current"))
	tb.EndTurn()
	tb.Amber(monster, 2)
	tb.Amber(0, 0)
}

func TestA3_8AnEmptyDeckIsReshuffled(t *testing.T) {
	t.Run("to play from", func(t *testing.T) {
		k := plays("a")
		k.Discard, k.Purged = gametest.Cards("b"), gametest.Cards("c")
		tb := at(t, adventure.Hard, keyforge.Position{Players: make([]keyforge.SidePosition, 1), Monster: k}, told("a"), told("b"), told("c"))
		tb.EndTurn()
		played := cardsOf(tb, keyforge.Played)
		assert.Len(t, played, 3)
		assert.Equal(t, "a", played[0])
		assert.NotContains(t, played, "c", "purged cards stay out")
	})
	t.Run("to archive, but not the action being resolved", func(t *testing.T) {
		p := keyforge.Position{Mode: [8]int32{2}, Players: make([]keyforge.SidePosition, 1), Monster: plays("race-to-the-surface")}
		p.Monster.Discard = gametest.Cards("a")
		tb := at(t, adventure.Easy, p, told("a"))
		tb.EndTurn()
		assert.Equal(t, []string{"a"}, tb.Pile(monster, Archives))
		assert.Equal(t, []string{"race-to-the-surface"}, tb.Pile(monster, Discard))
	})
	t.Run("with both empty there is nothing to play", func(t *testing.T) {
		tb := solo(t, keyforge.SidePosition{}, plays())
		tb.EndTurn()
		assert.Equal(t, 0, tb.Happened(keyforge.Shuffled))
		assert.Equal(t, 0, tb.Happened(keyforge.Played))
	})
	t.Run("not to look at or to discard from", func(t *testing.T) {
		peek := Action("peek", Brobnar,
			Play(Reveal(Each(Cards.In(Deck, Opponent).TopOf(1))), DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1)))))
		k := plays()
		k.Discard = gametest.Cards("a")
		tb := solo(t, keyforge.SidePosition{Hand: gametest.Cards("peek")}, k, peek, told("a"))
		tb.Play("peek")
		assert.Equal(t, []string{"a"}, tb.Pile(monster, Discard))
		assert.Equal(t, 0, tb.Happened(keyforge.Shuffled))
	})
}

func TestA3_9TheKeyrakenThenItsCreaturesFromTheLeft(t *testing.T) {
	t.Run("in order", func(t *testing.T) {
		k := line("limb-1", "limb-2", "limb-3")
		k.Line[1].Marks = keyforge.Exhausted
		tb := solo(t, keyforge.SidePosition{}, k)
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken", "limb-1", "limb-3"}, cardsOf(tb, keyforge.Reaped))
		tb.Amber(monster, 3) // A3.14
	})
	t.Run("one that becomes ready is used too", func(t *testing.T) {
		caller := Creature("caller", Monster, 2, AddressesActive(), Reap(Ready(Creatures.Enemy().Flank())))
		k := line("limb-1", "caller", "limb-3")
		k.Line[0].Marks = keyforge.Exhausted
		tb := solo(t, keyforge.SidePosition{}, k, caller)
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken", "caller", "limb-1", "limb-3"}, cardsOf(tb, keyforge.Reaped))
	})
	t.Run("by the rule of six", func(t *testing.T) {
		tireless := Creature("tireless", Monster, 2, AddressesActive(), Reap(Ready(This)))
		tb := solo(t, keyforge.SidePosition{}, line("tireless", "limb-1"), tireless)
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken", "tireless", "tireless", "tireless", "tireless", "tireless", "tireless", "limb-1"},
			cardsOf(tb, keyforge.Reaped))
	})
}

func TestA3_10_A3_13_A3_14TheKeyrakenReaps(t *testing.T) {
	tb := solo(t, line("plain-1"), keyforge.SidePosition{})
	tb.EndTurn()
	assert.Equal(t, []string{"the-keyraken"}, cardsOf(tb, keyforge.Reaped))
	tb.Amber(monster, 1)
	tb.Unmarked("the-keyraken", keyforge.Exhausted) // readied again
	tb = solo(t, line("plain-1"), keyforge.SidePosition{Artifacts: asleep()})
	tb.EndTurn()
	assert.Equal(t, 0, tb.Happened(keyforge.Used))
	tb.Unmarked("the-keyraken", keyforge.Exhausted)
}

func TestA3_11HowItsCreaturesAreUsed(t *testing.T) {
	t.Run("a stunned one loses its stun", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Line: one(keyforge.CardPosition{ID: "lashing-tentacle", Marks: keyforge.Stunned})}
		tb := solo(t, line("plain-1"), k)
		tb.EndTurn()
		tb.Unmarked("lashing-tentacle", keyforge.Stunned)
		assert.Equal(t, 1, tb.Happened(keyforge.Used))
		tb.Amber(monster, 0)
		tb.Damage("plain-1", 0)
	})
	no := func(a Acts) *Card { return Artifact("no", Brobnar, Constantly(Cannot(Creatures, a))) }
	forbidden := func(a Acts, monsterLine string) *gametest.Table {
		tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("plain-1"), Artifacts: gametest.Cards("no")},
			keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards(monsterLine)}, no(a))
		tb.EndTurn()
		return tb
	}
	t.Run("one that may not reap stays ready", func(t *testing.T) {
		tb := forbidden(ActReap, "limb-3")
		assert.Equal(t, 0, tb.Happened(keyforge.Used))
		tb.Amber(monster, 0)
	})
	t.Run("one that may not fight its prey does not reap", func(t *testing.T) {
		tb := forbidden(ActFight, "lashing-tentacle")
		assert.Equal(t, 0, tb.Happened(keyforge.Used))
		tb.Amber(monster, 0)
	})
	t.Run("one that may not reap fights its prey", func(t *testing.T) {
		tb := forbidden(ActReap, "lashing-tentacle")
		tb.InZone(Discard, "plain-1")
	})
}

func TestA3_12ReadyArtifactsAct(t *testing.T) {
	engine := func(id string) *Card {
		return Artifact(id, Monster, AddressesActive(), Act(Opponent.Gains(N(1)), Take(Choose(Creatures.Friendly()))))
	}
	own := []*Card{engine("pump"), engine("pipe"), engine("rust"),
		Artifact("idol", Brobnar, Act(Gain(10)), Omni(Opponent.Loses(N(1)))), Artifact("stone", Brobnar)}
	t.Run("in the order of the active player's choice", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "pump"}, keyforge.CardPosition{ID: "pipe"},
			keyforge.CardPosition{ID: "rust", Marks: keyforge.Exhausted})}
		tb := table(t, k, []keyforge.SidePosition{line("plain-1"), line("plain-2")}, own...)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForOrder, 0)
		tb.Offers("pump", "pipe")
		tb.Pick("pipe")
		assert.Equal(t, []string{"pipe", "pump"}, cardsOf(tb, keyforge.Used))
		tb.Amber(monster, 2)
		tb.Unmarked("rust", keyforge.Exhausted)
		tb.Unmarked("pump", keyforge.Exhausted)
	})
	t.Run("which is no more the time of the Keyraken", func(t *testing.T) {
		horn := Artifact("horn", Monster, AddressesActive(), Act(Ready(TheBoss)))
		tb := solo(t, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken", "horn")}, horn)
		tb.EndTurn()
		assert.Equal(t, []string{"the-keyraken", "horn"}, cardsOf(tb, keyforge.Used))
	})
	t.Run("that of a player resolves its Omni too", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(keyforge.CardPosition{ID: "idol", Foreign: true},
			keyforge.CardPosition{ID: "stone", Foreign: true})}
		tb := solo(t, keyforge.SidePosition{Amber: 4}, k, own...)
		tb.EndTurn()
		assert.Equal(t, []string{"idol"}, cardsOf(tb, keyforge.Used))
		tb.Amber(monster, 10)
		tb.Amber(0, 3) // the opponent of the Keyraken is the active player (A11.6)
	})
}

package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestArchonsRevenge(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("archon-s-revenge"),
		Line: list{{ID: "urchin"}, {ID: "umbra"}, {ID: "dodger", Marks: keyforge.Exhausted}, {ID: "mother"}}},
		side{Amber: 5}, card.Shadows)
	tb.Act("archon-s-revenge")
	tb.Offers("urchin", "umbra", "dodger")
	tb.Pick("umbra", "dodger")
	tb.Amber(0, 1)
	tb.Amber(1, 4)
	tb.Marked("umbra", keyforge.Exhausted)
	tb.Unmarked("urchin", keyforge.Exhausted)
}

func TestDeadMansChest(t *testing.T) {
	t.Run("4 from the supply, 2 damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dead-man-s-chest"), Line: ids("mother")}, side{Line: ids("troll")}, card.Shadows)
		tb.Play("dead-man-s-chest")
		tb.Pick("troll")
		tb.Damage("troll", 2)
		tb.AmberOn("dead-man-s-chest", 4)
		tb.Amber(0, 1)
	})
	table := func(mine, theirs int, m keyforge.Mark) [2]int {
		tb := duel(t, side{Hand: ids("kerwollop"), Line: many(mine, "urchin")},
			side{Artifacts: list{{ID: "dead-man-s-chest", Amber: 4, Marks: m}}, Line: many(theirs, "urchin"), Amber: 1}, card.Shadows)
		tb.Play("kerwollop")
		return [2]int{int(tb.Player(0).Pool) - mine - theirs, int(tb.Player(1).Pool)}
	}
	t.Run("after the sixth creature of a turn, to the active player", func(t *testing.T) {
		assert.Equal(t, [2]int{4, 1}, table(3, 3, 0))
		assert.Equal(t, [2]int{4, 1}, table(6, 1, 0))
		assert.Equal(t, [2]int{0, 1}, table(3, 2, 0))
	})
	t.Run("only when it is ready", func(t *testing.T) {
		assert.Equal(t, [2]int{0, 1}, table(3, 4, keyforge.Exhausted))
	})
	t.Run("one after another, and not over two turns", func(t *testing.T) {
		fill := func(now int) side {
			return side{Hand: ids("kerwollop"), Line: ids("urchin"), Now: map[card.Ledger]int{card.DestroyedFriends: now}}
		}
		for now, chest := range map[int]int{4: 4, 5: 0} {
			tb := duel(t, fill(now), side{Artifacts: list{{ID: "dead-man-s-chest", Amber: 4}}}, card.Shadows)
			tb.Play("kerwollop")
			tb.AmberOn("dead-man-s-chest", chest)
		}
		late := fill(0)
		late.Now, late.Before = nil, map[card.Ledger]int{card.DestroyedFriends: 5}
		tb := duel(t, late, side{Artifacts: list{{ID: "dead-man-s-chest", Amber: 4}}}, card.Shadows)
		tb.Play("kerwollop")
		tb.AmberOn("dead-man-s-chest", 4)
	})
}

func TestEarlyBirds(t *testing.T) {
	tired := func(c string) keyforge.CardPosition { return keyforge.CardPosition{ID: c, Marks: keyforge.Exhausted} }
	tb := duel(t, side{Hand: ids("early-birds"), Line: list{tired("urchin"), tired("mother")}, Artifacts: list{tired("submersible")}},
		side{Line: list{tired("umbra"), tired("troll")}}, card.Shadows)
	tb.Play("early-birds")
	for _, c := range []string{"urchin", "submersible", "umbra"} {
		tb.Unmarked(c, keyforge.Exhausted)
	}
	tb.Marked("mother", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("early-birds"), Line: ids("urchin")}, side{}, card.Shadows)
	tb.Reap("urchin")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("early-birds")}, keyforge.NeedsAlpha)
}

func TestEasyMarks(t *testing.T) {
	tb := duel(t, side{Hand: ids("easy-marks"), Line: list{{ID: "mother", Damage: 1}}},
		side{Line: list{{ID: "troll", Damage: 1}, {ID: "valdr"}, {ID: "smaaash", Damage: 2}}},
		card.Shadows)
	tb.Play("easy-marks")
	for c, n := range map[string]int{"mother": 0, "troll": 1, "valdr": 0, "smaaash": 1} {
		tb.AmberOn(c, n)
	}
}

func TestSubmersible(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("submersible"), Line: ids("finch-cloak", "mother")}, side{Line: ids("finch-cloak")}, card.Shadows)
	elusive := func(c string) bool { return tb.HasKeyword(tb.Card(c), card.Elusive) }
	assert.False(t, elusive("0:finch-cloak"))
	tb.Do(raise)
	assert.True(t, elusive("0:finch-cloak"))
	assert.False(t, elusive("mother"))
	assert.False(t, elusive("1:finch-cloak"))
}

func TestWidespreadCorruption(t *testing.T) {
	corrupt := side{Artifacts: ids("widespread-corruption"), Line: ids("urchin", "umbra"), Amber: 2, Houses: []card.House{card.Shadows}}
	t.Run("an enemy creature captures what you reap", func(t *testing.T) {
		tb := duel(t, corrupt, side{Line: ids("troll", "valdr")}, card.Shadows)
		tb.Reap("urchin")
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.AmberOn("valdr", 1)
		tb.Amber(0, 2)
	})
	t.Run("and yours what they reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("headhunter"), Amber: 3}, corrupt, card.Brobnar)
		tb.Reap("headhunter")
		tb.Offers("urchin", "umbra")
		tb.Pick("umbra")
		tb.AmberOn("umbra", 1)
		tb.Amber(0, 3)
	})
	t.Run("no creature, and æmber gained otherwise", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("widespread-corruption"), Line: ids("urchin"), Hand: ids("easy-marks", "loot-or-pillage")},
			side{Amber: 1}, card.Shadows)
		tb.Reap("urchin")
		tb.Amber(0, 1)
		tb = duel(t, side{Artifacts: ids("widespread-corruption"), Hand: ids("loot-or-pillage")}, side{Amber: 1, Line: ids("troll")},
			card.Shadows)
		tb.Play("loot-or-pillage")
		tb.Choose(0)
		tb.Amber(0, 1)
		tb.AmberOn("troll", 0)
	})
}

func TestBlatantThievery(t *testing.T) {
	tb := duel(t, side{Hand: ids("blatant-thievery"), Line: list{{ID: "mother", Amber: 1}}},
		side{Line: list{{ID: "troll", Amber: 3}, {ID: "valdr", Amber: 1}}}, card.Shadows)
	tb.Play("blatant-thievery")
	tb.Offers("troll", "valdr")
	tb.Pick("troll")
	tb.Marked("troll", keyforge.Enraged)
	tb.AmberOn("troll", 0)
	tb.AmberOn("valdr", 1)
	tb.Amber(0, 4)
}

func TestSafeOrSorry(t *testing.T) {
	table := func() (side, side) {
		return side{Hand: ids("safe-or-sorry"), Line: ids("mother", "urchin", "umbra"), Amber: 9}, side{Line: ids("troll"), Amber: 5}
	}
	t.Run("archive any number of your own", func(t *testing.T) {
		mine, theirs := table()
		tb := duel(t, mine, theirs, card.Shadows)
		tb.Play("safe-or-sorry")
		tb.Choose(0)
		tb.Offers("mother", "urchin", "umbra")
		tb.Pick("mother", "umbra")
		tb.Finish()
		tb.InZone(card.Archives, "mother", "umbra")
		tb.Line(0, "urchin")
	})
	t.Run("damage for each æmber they have, all to one", func(t *testing.T) {
		mine, theirs := table()
		tb := duel(t, mine, theirs, card.Shadows)
		tb.Play("safe-or-sorry")
		tb.Choose(1)
		tb.Offers("mother", "urchin", "umbra", "troll")
		tb.Pick("troll")
		tb.Damage("troll", 5)
	})
}

func TestStirUpTrouble(t *testing.T) {
	t.Run("each deals its power to the other at the same time", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("stir-up-trouble"), Line: ids("urchin")}, side{Line: ids("mother", "grimlocus-dux", "troll")}, card.Shadows)
		tb.Play("stir-up-trouble")
		tb.Offers("urchin", "mother", "grimlocus-dux", "troll")
		tb.Pick("grimlocus-dux")
		tb.Offers("mother", "troll")
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Damage("grimlocus-dux", 3)
		tb.Damage("troll", 0)
	})
	t.Run("both may die; poison is for fights", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("stir-up-trouble"), Line: ids("sea-urchin", "mother")}, side{}, card.Shadows)
		tb.Play("stir-up-trouble")
		tb.Pick("sea-urchin")
		tb.InZone(card.Discard, "sea-urchin")
		tb.Damage("mother", 1)
	})
	t.Run("without a neighbor nothing comes of it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("stir-up-trouble"), Line: ids("urchin")}, side{Line: ids("mother", "troll")}, card.Shadows)
		tb.Play("stir-up-trouble")
		tb.Pick("urchin")
		tb.Damage("urchin", 0)
		tb.Damage("mother", 0)
	})
}

func TestTheFlyinSpecter(t *testing.T) {
	specter := side{Artifacts: ids("the-flyin--specter"), Houses: []card.House{card.Shadows}}
	tb := duel(t, specter, side{Amber: 2}, card.Shadows)
	tb.Act("the-flyin--specter")
	tb.Amber(0, 0)
	tb = duel(t, specter, side{Amber: 2}, card.Shadows)
	tb.Do(raise)
	tb.Act("the-flyin--specter")
	tb.Amber(0, 1)
	tb.InZone(card.Artifacts, "the-flyin--specter")
	tb.EndTurn()
	tb.Do(raise)
	tb.InZone(card.Discard, "the-flyin--specter")
	tb.LeaveOpen()
}

func TestTrickleDownTheory(t *testing.T) {
	tb := duel(t, side{Hand: ids("trickle-down-theory")}, side{}, card.Shadows)
	tb.Play("trickle-down-theory")
	assert.True(t, tb.TideHigh(0))
	for pool, gain := range map[int]int{5: 0, 6: 1} {
		tb := duel(t, side{Artifacts: ids("trickle-down-theory")}, side{Amber: pool}, card.Dis)
		tb.Omni("trickle-down-theory")
		tb.Amber(0, gain)
		tb.Amber(1, pool)
	}
}

func TestCementShoes(t *testing.T) {
	for victim, dies := range map[string]bool{"dust-imp": true, "troll": false} {
		tb := duel(t, side{Hand: ids("cement-shoes")}, side{Line: ids("dust-imp", "troll")}, card.Shadows)
		tb.Play("cement-shoes")
		tb.Pick(victim)
		assert.Equal(t, dies, tb.TideHigh(0))
		tb.Amber(0, 1)
	}
}

func TestHornswoggle(t *testing.T) {
	t.Run("as if it were yours", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hornswoggle"), Artifacts: ids("submersible")},
			side{Artifacts: ids("library-of-babble", "trickle-down-theory"), Amber: 6}, card.Shadows)
		tb.Play("hornswoggle")
		tb.Offers("library-of-babble", "trickle-down-theory")
		tb.Pick("trickle-down-theory")
		tb.Amber(0, 2)
		tb.Marked("trickle-down-theory", keyforge.Exhausted)
		tb.InZone(card.Artifacts, "trickle-down-theory")
	})
	t.Run("none to use", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hornswoggle")}, side{Artifacts: list{{ID: "trickle-down-theory", Marks: keyforge.Exhausted}}, Amber: 6},
			card.Shadows)
		tb.Play("hornswoggle")
		tb.Amber(0, 1)
	})
}

func TestKerwollop(t *testing.T) {
	tb := duel(t, side{Hand: ids("kerwollop"), Line: ids("urchin", "mother")},
		side{Line: list{{ID: "sir-bevor"}, {ID: "troll", Damage: 7}, {ID: "valdr"}}}, card.Shadows)
	tb.Play("kerwollop")
	tb.InZone(card.Discard, "urchin", "troll")
	tb.Amber(0, 2)
	tb.Damage("valdr", 1)
	tb.Damage("sir-bevor", 0)
}

func TestLootOrPillage(t *testing.T) {
	for option, want := range [][3]int{{1, 0, 4}, {0, 3, 2}} {
		tb := duel(t, side{Hand: ids("loot-or-pillage"), Line: ids("mother")}, side{Amber: 5}, card.Shadows)
		tb.Play("loot-or-pillage")
		tb.Choose(option)
		tb.Amber(0, want[0])
		tb.AmberOn("mother", want[1])
		tb.Amber(1, want[2])
	}
}

func TestScooped(t *testing.T) {
	tb := duel(t, side{Hand: ids("scooped"), Amber: 3}, side{Line: ids("troll", "urchin"), Amber: 2}, card.Shadows)
	tb.Play("scooped")
	tb.Pick("troll")
	tb.Damage("troll", 2)
	tb.AmberOn("troll", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 4)
	tb = duel(t, side{Hand: ids("scooped")}, side{Line: ids("troll", "urchin"), Amber: 2}, card.Shadows)
	tb.Play("scooped")
	tb.Pick("urchin")
	tb.Amber(1, 2)
}

func TestWalkThePlank(t *testing.T) {
	tb := duel(t, side{Hand: ids("walk-the-plank"), Line: ids("mother")}, side{Line: ids("troll")}, card.Shadows)
	tb.Play("walk-the-plank")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 4)
	tb = duel(t, side{Hand: ids("walk-the-plank"), Line: ids("mother")}, side{Line: ids("troll"), Amber: 1}, card.Shadows)
	tb.Play("walk-the-plank")
	tb.Amber(0, 1)
	tb.Damage("troll", 0)
}

package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestFriendship(t *testing.T) {
	friend := keyforge.CardPosition{ID: "protectrix", Attached: ids("friendship")}
	hit := func(t *testing.T, line ...keyforge.CardPosition) *table { // 5 damage to Protectrix
		tb := duel(t, side{Line: line, Houses: []card.House{card.Sanctum}}, side{Line: ids("ancient-bear", "mother"),
			Houses: []card.House{card.Logos}},
			card.Sanctum)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Fight("mother", "protectrix")
		return tb
	}
	t.Run("divides damage among the neighbors, the odd point by choice", func(t *testing.T) {
		tb := hit(t, keyforge.CardPosition{ID: "troll"}, friend, keyforge.CardPosition{ID: "krump"}, keyforge.CardPosition{ID: "zorg"})
		tb.Asks(keyforge.AskCards, keyforge.ForRedirect, 1)
		tb.Offers("troll", "krump")
		tb.Pick("krump")
		for id, n := range map[string]int{"protectrix": 0, "troll": 2, "krump": 3, "zorg": 0} {
			tb.Damage(id, n)
		}
		tb.InZone(card.Discard, "mother") // it deals its own damage
	})
	t.Run("all of it to an only neighbor", func(t *testing.T) {
		tb := hit(t, friend, keyforge.CardPosition{ID: "krump"}, keyforge.CardPosition{ID: "zorg"})
		tb.Damage("krump", 5)
		tb.Damage("protectrix", 0)
		tb.Damage("zorg", 0)
	})
	t.Run("without a neighbor nothing is divided", func(t *testing.T) {
		tb := hit(t, friend)
		tb.InZone(card.Discard, "protectrix")
	})
	t.Run("an even number is halved without a question, after its own armor (D66)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll"}, {ID: "francus", Attached: ids("friendship")}, {ID: "champion-anaphiel"}},
			Hand: ids("hammer-gram")},
			side{}, card.Sanctum)
		tb.Play("hammer-gram")
		tb.Pick("francus")
		for id, n := range map[string]int{"troll": 1, "francus": 0, "champion-anaphiel": 1} {
			tb.Damage(id, n)
		}
		tb.Marked("francus", keyforge.Stunned)
	})
	t.Run("damage that was divided is not divided again", func(t *testing.T) {
		tb := hit(t, keyforge.CardPosition{ID: "troll"}, friend, keyforge.CardPosition{ID: "zorg", Attached: ids("friendship")})
		tb.Pick("zorg")
		tb.Damage("troll", 2)
		tb.Damage("zorg", 3)
		tb.Damage("protectrix", 0)
	})
}

func TestHeavySubsidies(t *testing.T) {
	tb := duel(t, side{Line: ids("bulwark"), Artifacts: ids("heavy-subsidies")}, side{Line: ids("troll")}, card.Sanctum)
	assert.Equal(t, 12, tb.KeyCost(0))
	assert.Equal(t, 12, tb.KeyCost(1))
	tb.Reap("bulwark")
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.Reap("troll")
	tb.Amber(1, 2)
	tb.Amber(0, 2)
}

func TestSarielTheSteadfast(t *testing.T) {
	line := list{{ID: "sariel-the-steadfast"}, {ID: "bulwark"}}
	tb := duel(t, side{Hand: ids("nocturnal-maneuver"), Line: ids("flaxia")}, side{Line: line}, card.Untamed)
	tb.Play("nocturnal-maneuver")
	tb.Pick("sariel-the-steadfast", "bulwark", "flaxia")
	tb.Unmarked("sariel-the-steadfast", keyforge.Exhausted)
	tb.Unmarked("bulwark", keyforge.Exhausted)
	tb.Marked("flaxia", keyforge.Exhausted)
	tb.EndTurn()
	tb.Reap("bulwark") // on its own turn it does become exhausted
	tb.Marked("bulwark", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("nocturnal-maneuver"), Line: line}, side{}, card.Untamed)
	tb.Play("nocturnal-maneuver")
	tb.Pick("bulwark")
	tb.Finish()
	tb.Marked("bulwark", keyforge.Exhausted)
}

func TestThePromisedBlade(t *testing.T) {
	ctrl := func(tb *table) keyforge.Side { return tb.Of("the-promised-blade").Ctrl }
	t.Run("goes to whoever has the fewest creatures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bulwark", "francus"), Artifacts: ids("the-promised-blade")}, side{Line: ids("troll")}, card.Sanctum)
		assert.Equal(t, keyforge.Side(0), ctrl(tb))
		tb.EndTurn()
		assert.Equal(t, keyforge.Side(1), ctrl(tb))
		tb.House(card.Brobnar)
		tb.EndTurn()
		assert.Equal(t, keyforge.Side(1), ctrl(tb)) // who has it already keeps it
	})
	t.Run("the active player chooses among equals", func(t *testing.T) {
		for to := range keyforge.Side(2) {
			tb := duel(t, side{Line: ids("bulwark"), Artifacts: ids("the-promised-blade")}, side{Line: ids("troll")}, card.Sanctum)
			tb.EndTurn()
			tb.Asks(keyforge.AskSeat, keyforge.ForEffect, 1)
			tb.Choose(int(to))
			assert.Equal(t, to, ctrl(tb))
		}
	})
	t.Run("lets a friendly creature capture", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bulwark", "francus"), Artifacts: ids("the-promised-blade")}, side{Amber: 2, Line: ids("troll")},
			card.Brobnar)
		tb.Omni("the-promised-blade")
		tb.Offers("bulwark", "francus")
		tb.Pick("francus")
		tb.AmberOn("francus", 1)
		tb.Amber(1, 1)
	})
}

func TestHymnToDuma(t *testing.T) {
	tb := duel(t, side{Line: ids("bulwark", "troll"), Artifacts: ids("hymn-to-duma")}, side{Amber: 3, Line: ids("krump")}, card.Sanctum)
	tb.Omni("troll") // of any house
	tb.InZone(card.Discard, "troll")
	tb.AmberOn("bulwark", 2)
	tb.Omni("bulwark") // the last: nobody is left to capture
	tb.Amber(1, 3)
	tb.Line(0)
	tb = duel(t, side{Line: list{{ID: "bulwark"}, {ID: "troll", Marks: keyforge.Warded}}, Artifacts: ids("hymn-to-duma")},
		side{Amber: 3}, card.Sanctum)
	tb.Omni("troll")
	tb.Unmarked("troll", keyforge.Warded)
	tb.Offers("bulwark", "troll")
	tb.Pick("troll") // it need not have been destroyed
	tb.AmberOn("troll", 2)
}

func TestLightbringerOutpost(t *testing.T) {
	begin := side{Line: ids("bulwark", "troll"), Deck: ids("punch"), Artifacts: ids("lightbringer-outpost")}
	tb := duel(t, begin, side{Amber: 4, Line: ids("krump")}, card.Sanctum)
	tb.Act("lightbringer-outpost")
	tb.Offers("bulwark", "troll")
	tb.Pick("bulwark")
	assert.Equal(t, []string{"punch", "bulwark"}, tb.Pile(0, card.Deck))
	tb.AmberOn("troll", 3)
	begin.Line = list{{ID: "bulwark", Marks: keyforge.Warded}, {ID: "troll"}}
	tb = duel(t, begin, side{Amber: 4}, card.Sanctum)
	tb.Act("lightbringer-outpost")
	tb.Pick("bulwark") // its ward saves it
	tb.Amber(1, 4)
}

func TestMartyrOfTheVault(t *testing.T) {
	for has, left := range map[int]int{6: 6, 7: 5, 12: 5} {
		tb := duel(t, side{Amber: 9, Line: list{{ID: "martyr-of-the-vault", Damage: 3}}}, side{Amber: has, Line: ids("troll")}, card.Sanctum)
		tb.Fight("martyr-of-the-vault")
		tb.Amber(1, left)
		tb.Amber(0, 9)
	}
}

func TestAbsolve(t *testing.T) {
	line := list{{ID: "bulwark", Damage: 2}, {ID: "francus"}, {ID: "grey-monk", Damage: 1}}
	tb := duel(t, side{Amber: 2, Hand: ids("absolve"), Line: line}, side{Amber: 5, Line: list{{ID: "troll", Damage: 3}}}, card.Sanctum)
	tb.Play("absolve")
	for id, n := range map[string][2]int{"bulwark": {1, 1}, "francus": {0, 0}, "grey-monk": {0, 1}, "troll": {2, 1}} {
		tb.Damage(id, n[0])
		tb.AmberOn(id, n[1])
	}
	tb.Amber(0, 2) // 1 from the icon, 1 captured
	tb.Amber(1, 3)
}

func TestCelestialGorm(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("celestial-gorm", "heavy-subsidies")}, side{Artifacts: ids("library-of-babble"),
		Line: ids("troll")}, card.Mars)
	tb.Omni("celestial-gorm")
	tb.InZone(card.Discard, "celestial-gorm")
	assert.Equal(t, []string{"heavy-subsidies"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"library-of-babble"}, tb.Pile(1, card.Hand))
	tb.Line(1, "troll")
}

func TestColonelMariana(t *testing.T) {
	tb := duel(t, side{Hand: ids("colonel-mariana"), Line: ids("bulwark", "grey-monk")}, side{Amber: 5, Line: ids("francus")}, card.Sanctum)
	tb.Play("colonel-mariana")
	tb.Left()
	for id, n := range map[string]int{"colonel-mariana": 1, "bulwark": 1, "grey-monk": 0, "francus": 0} {
		tb.AmberOn(id, n)
	}
}

func TestKnightapult(t *testing.T) {
	begin := side{Hand: ids("bulwark", "francus"), Line: ids("grey-monk", "protectrix"), Artifacts: ids("knightapult")}
	t.Run("the next creature enters anywhere, ready", func(t *testing.T) {
		tb := duel(t, begin, side{}, card.Sanctum)
		tb.Act("knightapult")
		tb.Play("bulwark")
		assert.Equal(t, int16(2), tb.Question().Hi)
		tb.Choose(1)
		tb.Line(0, "grey-monk", "bulwark", "protectrix")
		tb.Unmarked("bulwark", keyforge.Exhausted)
		tb.Play("francus") // only one
		assert.False(t, tb.Question().Wide)
		tb.Right()
		tb.Marked("francus", keyforge.Exhausted)
	})
	t.Run("also one that is put into play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("aberrant-warp-event"), Deck: ids("bulwark"), Line: ids("zorg", "tunk"),
			Artifacts: list{{ID: "knightapult", House: card.Mars}}}, side{}, card.Mars)
		tb.Act("knightapult")
		tb.Play("aberrant-warp-event")
		tb.Choose(1)
		tb.Pick("zorg")
		tb.Line(0, "bulwark", "tunk")
		tb.Unmarked("bulwark", keyforge.Exhausted)
	})
	t.Run("not one of the opponent, and only this turn", func(t *testing.T) {
		tb := duel(t, begin, side{Hand: ids("troll"), Line: ids("krump", "mother")}, card.Sanctum)
		tb.Act("knightapult")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("troll")
		tb.Right()
		tb.Line(1, "krump", "mother", "troll")
		tb.Marked("troll", keyforge.Exhausted)
	})
}

func TestOstentatiousMount(t *testing.T) {
	tb := duel(t, side{Hand: ids("ostentatious-mount"), Line: ids("bulwark")}, side{Line: ids("troll", "krump", "mother")}, card.Sanctum)
	tb.Play("ostentatious-mount")
	tb.Pick("troll")
	tb.Choose(1)
	tb.Line(1, "krump", "troll", "mother")
	assert.True(t, tb.HasKeyword(tb.Card("troll"), card.Taunt))
	assert.False(t, tb.HasKeyword(tb.Card("krump"), card.Taunt))
}

func TestOutflank(t *testing.T) {
	tb := duel(t, side{Amber: 3, Hand: ids("outflank"), Line: ids("bulwark", "francus", "troll")}, side{Amber: 5,
		Line: ids("grey-monk", "krump")},
		card.Sanctum)
	tb.Play("outflank")
	for id, n := range map[string]int{"bulwark": 2, "francus": 0, "troll": 0, "grey-monk": 2, "krump": 0} {
		tb.AmberOn(id, n)
	}
	tb.Amber(0, 2)
	tb.Amber(1, 3)
}

func TestPandulfTheProvoker(t *testing.T) {
	tb := duel(t, side{Hand: ids("pandulf-the-provoker"), Line: ids("bulwark")}, side{Line: ids("troll", "krump")}, card.Sanctum)
	tb.Play("pandulf-the-provoker")
	tb.Left()
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.Marked("krump", keyforge.Enraged)
	tb.Unmarked("troll", keyforge.Enraged)
}

func TestRetribution(t *testing.T) {
	for line, dies := range map[string]bool{"": true, "bulwark": true, "bulwark francus": false} {
		var own []string
		for n := range len(line) / 7 {
			own = append(own, []string{"bulwark", "francus"}[n])
		}
		tb := duel(t, side{Hand: ids("retribution"), Line: ids(own...)}, side{Line: ids("troll", "krump")}, card.Sanctum)
		tb.Play("retribution")
		if !dies {
			tb.Line(1, "troll", "krump")
			continue
		}
		tb.Offers("troll", "krump")
		tb.Pick("troll")
		tb.Line(1, "krump")
	}
}

func TestReveredMonk(t *testing.T) {
	for armor, line := range map[int][]string{4: {"francus", "revered-monk", "jehu-the-bureaucrat"}, 2: {"francus", "revered-monk", "troll"},
		0: {"francus", "troll", "revered-monk"}} {
		tb := duel(t, side{Line: ids(line...)}, side{Line: ids("francus")}, card.Sanctum)
		assert.Equal(t, armor, tb.Armor(tb.Card("revered-monk")))
	}
}

// What they are made of besides has no text.
func TestPlainCardsOfMarsAndSanctum(t *testing.T) {
	tb := duel(t, side{Line: ids("glylyx-weaponsmith", "kassiel-the-benevolent")}, side{}, card.Mars)
	tb.PowerIs("glylyx-weaponsmith", 4)
	assert.Equal(t, 1, tb.Armor(tb.Card("glylyx-weaponsmith")))
	tb.PowerIs("kassiel-the-benevolent", 2)
	assert.Equal(t, 2, tb.Armor(tb.Card("kassiel-the-benevolent")))
}

package mg24_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func table(t *testing.T, first, second side) *gametest.Table {
	t.Helper()
	return duel(t, first, second, card.Keyraken)
}

func TestLegendaryKeyraken(t *testing.T) {
	tb := table(t, side{Line: ids("legendary-keyraken", "shield-tentacle", "slippery-tentacle"), Keys: 1, Amber: 9},
		side{Line: ids("lashing-tentacle-mg24", "legendary-keyraken")})
	tb.PowerIs("legendary-keyraken", 15)
	tb.Reap("legendary-keyraken") // it reaps 1; the key costs 6 + 6 - 2
	if tb.Question().Kind == keyforge.AskKey {
		tb.Choose(1)
	}
	tb.Keys(0, 2)
	tb.Amber(0, 0)
	tb.PowerIs("legendary-keyraken", 20)
	tb = table(t, side{Line: ids("legendary-keyraken"), Amber: 10}, side{})
	tb.Reap("legendary-keyraken")
	tb.Keys(0, 0)
	tb.Amber(0, 11)
	tb.PowerIs("legendary-keyraken", 10)
}

func TestTentaclesDoNotStayWithoutTheKeyraken(t *testing.T) {
	t.Run("played alone, after its Play", func(t *testing.T) {
		tb := table(t, side{Hand: ids("grappling-tentacle-mg24")}, side{Amber: 4, Line: ids("legendary-keyraken")})
		tb.Play("grappling-tentacle-mg24")
		tb.InZone(card.Archives, "grappling-tentacle-mg24")
		assert.Equal(t, 1, tb.Happened(keyforge.Captured), "its Play has resolved")
		tb.Amber(1, 4)
	})
	t.Run("beside it", func(t *testing.T) {
		tb := table(t, side{Hand: ids("grappling-tentacle-mg24"), Line: ids("legendary-keyraken")}, side{Amber: 4})
		tb.Play("grappling-tentacle-mg24")
		tb.Right()
		tb.Line(0, "legendary-keyraken", "grappling-tentacle-mg24")
		tb.AmberOn("grappling-tentacle-mg24", 3)
		tb.Amber(1, 1)
	})
	t.Run("when it dies, wards or not", func(t *testing.T) {
		tb := table(t, side{Line: list{{ID: "legendary-keyraken"}, {ID: "crushing-tentacle", Marks: keyforge.Warded},
			{ID: "lashing-tentacle-mg24"},
			{ID: "troll"}}}, side{Line: list{{ID: "krump", Power: 9}, {ID: "legendary-keyraken"}, {ID: "slippery-tentacle"}}})
		tb.Fight("legendary-keyraken", "krump")
		tb.Line(0, "troll")
		tb.Line(1, "krump", "legendary-keyraken", "slippery-tentacle")
		tb.InZone(card.Archives, "crushing-tentacle", "lashing-tentacle-mg24")
	})
}

func TestTentaclesHurtTheKeyrakenWhenDestroyed(t *testing.T) {
	for _, id := range []string{"crushing-tentacle", "grappling-tentacle-mg24", "lashing-tentacle-mg24", "shield-tentacle",
		"slippery-tentacle",
		"tenacious-tentacle"} {
		tb := table(t, side{Line: list{{ID: "legendary-keyraken"}, {ID: id, Damage: 1}, {ID: "bumpsy"}}},
			side{Line: list{{ID: "krump", Power: 9}}})
		if id == "lashing-tentacle-mg24" { // of skirmish: it survives
			tb = duel(t, side{Line: list{{ID: "krump", Power: 9}}},
				side{Line: list{{ID: "legendary-keyraken"}, {ID: id}, {ID: "bumpsy"}}}, card.Brobnar)
			tb.Fight("krump", id)
		} else {
			tb.Fight(id, "krump")
		}
		tb.InZone(card.Discard, id)
		tb.Damage("legendary-keyraken", 3)
		tb.Damage("bumpsy", 0)
	}
}

func TestTentaclesByThemselves(t *testing.T) {
	tb := table(t, side{Line: ids("legendary-keyraken", "slippery-tentacle", "tenacious-tentacle")}, side{Amber: 2})
	tb.Reap("slippery-tentacle")
	tb.Amber(0, 2)
	tb.Reap("tenacious-tentacle")
	tb.Amber(0, 4)
	tb.Amber(1, 1)
	tb = table(t, side{Line: ids("legendary-keyraken", "lashing-tentacle-mg24", "crushing-tentacle")}, side{Line: ids("krump", "troll")})
	tb.Fight("lashing-tentacle-mg24", "krump")
	tb.Damage("lashing-tentacle-mg24", 0)
	tb.Fight("crushing-tentacle", "troll")
	tb.InZone(card.Discard, "troll", "crushing-tentacle")
}

func TestBeastOfDarkLegend(t *testing.T) {
	tired := keyforge.CardPosition{ID: "slippery-tentacle", Marks: keyforge.Exhausted}
	tb := table(t, side{Hand: ids("beast-of-dark-legend-mg24"), Purged: ids("legendary-keyraken", "troll"), Line: list{}},
		side{Purged: ids("legendary-keyraken")})
	tb.Play("beast-of-dark-legend-mg24")
	tb.Line(0, "legendary-keyraken")
	tb.Unmarked("legendary-keyraken", keyforge.Exhausted)
	tb = table(t, side{Hand: ids("beast-of-dark-legend-mg24"), Line: list{{ID: "legendary-keyraken"}, tired}}, side{})
	tb.Play("beast-of-dark-legend-mg24")
	tb.Pick("slippery-tentacle")
	tb.Unmarked("slippery-tentacle", keyforge.Exhausted)
}

func TestSwiftCurrent(t *testing.T) {
	tb := table(t, side{Artifacts: ids("swift-current-mg24"), Line: ids("legendary-keyraken", "shield-tentacle", "slippery-tentacle")},
		side{Amber: 5, Line: ids("legendary-keyraken", "crushing-tentacle")})
	tb.Act("swift-current-mg24")
	tb.Amber(1, 3)
	tb.AmberOn("shield-tentacle", 1)
	tb.AmberOn("crushing-tentacle", 0)
}

func TestTideDown(t *testing.T) {
	tb := table(t, side{Hand: ids("tide-down-mg24", "fear", "punch", "mother"), Discard: ids("troll", "krump")}, side{})
	tb.Play("tide-down-mg24")
	tb.Pick("fear", "punch")
	tb.Finish()
	tb.Pick("troll", "fear")
	tb.InZone(card.Archives, "troll", "fear")
	tb.InZone(card.Discard, "krump", "punch", "tide-down-mg24")
	tb.InZone(card.Hand, "mother")
}

func TestUpgradesOfTheLegend(t *testing.T) {
	for _, id := range []string{"titanic-maw-mg24", "primordial-mg24"} {
		tb := table(t, side{Hand: ids(id), Line: ids("troll")}, side{Line: ids("legendary-keyraken")})
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(id)}, keyforge.NoHost)
	}
	tb := table(t, side{Hand: ids("titanic-maw-mg24", "primordial-mg24"), Line: ids("troll", "legendary-keyraken"), Deck: many(4,
		"fear")},
		side{Line: ids("krump", "bumpsy", "mother", "dextre")})
	tb.Play("titanic-maw-mg24")
	tb.Play("primordial-mg24")
	tb.Fight("legendary-keyraken", "bumpsy")
	tb.Damage("legendary-keyraken", 0)
	tb.Damage("krump", 3)
	tb.Damage("mother", 3)
	tb.Damage("dextre", 0)
	tb = table(t, side{Line: list{{ID: "legendary-keyraken", Attached: ids("primordial-mg24")}}, Deck: many(4, "fear")}, side{})
	tb.Reap("legendary-keyraken")
	if tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
	assert.Len(t, tb.Pile(0, card.Hand), 2)
}

func TestBeholdItsGrandeur(t *testing.T) {
	for _, c := range []struct {
		line []string
		n    int
	}{{[]string{"troll", "dextre", "krump"}, 0}, {[]string{"troll", "krump", "dextre"}, 2}, {[]string{"troll", "krump", "bumpsy",
		"troll", "krump"}, 4}} {
		tb := table(t, side{Hand: ids("behold-its-grandeur-mg24"), Line: ids(c.line...)}, side{Line: ids("mother", "dextre")})
		tb.Play("behold-its-grandeur-mg24")
		tb.Amber(0, c.n)
	}
}

func TestDevourWhole(t *testing.T) {
	tb := table(t, side{Hand: ids("devour-whole-mg24"), Line: ids("legendary-keyraken")},
		side{Line: ids("krump"), Artifacts: ids("gauntlet-of-command")})
	tb.Play("devour-whole-mg24")
	tb.Pick("gauntlet-of-command")
	tb.InZone(card.Discard, "gauntlet-of-command", "devour-whole-mg24")
	tb.Line(1, "krump")
	tb = table(t, side{Hand: ids("devour-whole-mg24")}, side{Line: ids("krump", "legendary-keyraken")})
	tb.Play("devour-whole-mg24")
	tb.Line(1, "krump", "legendary-keyraken")
	tb.Amber(0, 1)
}

func TestDragToYourDoom(t *testing.T) {
	tb := table(t, side{Hand: ids("drag-to-your-doom-mg24"), Line: ids("troll")},
		side{Line: ids("krump", "mother", "dextre"), Deck: ids("fear")})
	tb.Play("drag-to-your-doom-mg24")
	tb.Offers("krump", "dextre")
	tb.Pick("dextre")
	assert.Equal(t, []string{"fear", "dextre"}, tb.Pile(1, card.Deck))
}

func TestIntoTheAbyss(t *testing.T) {
	tb := table(t, side{Hand: ids("into-the-abyss-mg24", "punch")}, side{Hand: ids("troll", "krump"), Deck: many(5, "fear")})
	tb.Play("into-the-abyss-mg24")
	assert.Equal(t, []string{"fear", "fear", "fear", "fear"}, tb.Pile(1, card.Hand))
	tb.InZone(card.Discard, "troll", "krump", "into-the-abyss-mg24")
	tb.InZone(card.Hand, "punch")
}

func TestLeftInItsWake(t *testing.T) {
	tb := table(t, side{Hand: ids("left-in-its-wake-mg24"), Line: ids("legendary-keyraken", "troll")}, side{Line: ids("krump", "mother")})
	tb.Play("left-in-its-wake-mg24")
	tb.House(card.Brobnar)
	tb.Marked("krump", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Unmarked("legendary-keyraken", keyforge.Exhausted)
}

func TestTheEvilInTheRanks(t *testing.T) {
	for name, c := range map[string]struct {
		line   []string
		first  string // whose power is dealt first
		damage map[string]int
		dead   []string
	}{
		"alone":               {[]string{"krump"}, "", map[string]int{"krump": 0}, nil},
		"two, weaker first":   {[]string{"krump", "troll"}, "krump", map[string]int{"troll": 6}, []string{"krump"}},
		"two, stronger first": {[]string{"krump", "troll"}, "troll", map[string]int{"troll": 6}, []string{"krump"}},
		"three":               {[]string{"mother", "troll", "dextre"}, "dextre", map[string]int{"mother": 0, "dextre": 0}, []string{"troll"}},
		"four": {[]string{"mother", "troll", "krump", "dextre"}, "mother",
			map[string]int{"mother": 0, "troll": 5, "krump": 3, "dextre": 0}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			tb := table(t, side{Hand: ids("the-evil-in-the-ranks-mg24"), Line: ids("bumpsy")}, side{Line: ids(c.line...)})
			tb.Play("the-evil-in-the-ranks-mg24")
			if c.first != "" {
				tb.Offers(c.line[0], c.line[len(c.line)-1])
				tb.Pick(c.first)
			}
			for id, n := range c.damage {
				tb.Damage(id, n)
			}
			tb.InZone(card.Discard, append(c.dead, "the-evil-in-the-ranks-mg24")...)
			tb.Damage("bumpsy", 0)
		})
	}
	t.Run("as it was when it left play", func(t *testing.T) {
		tb := table(t, side{Hand: ids("the-evil-in-the-ranks-mg24")}, side{Line: list{{ID: "krump", Power: 1}, {ID: "troll"}}})
		tb.Play("the-evil-in-the-ranks-mg24")
		tb.Pick("troll")
		tb.InZone(card.Discard, "krump", "the-evil-in-the-ranks-mg24")
		tb.Damage("troll", 7)
	})
}

func TestTidalTrouble(t *testing.T) {
	tb := table(t, side{Hand: ids("tidal-trouble-mg24"), Line: ids("troll", "legendary-keyraken")},
		side{Line: ids("krump", "mother", "bumpsy")})
	tb.Play("tidal-trouble-mg24")
	tb.Offers("krump", "mother", "bumpsy")
	tb.Pick("krump")
	for _, id := range []string{"troll", "krump", "bumpsy"} {
		tb.Marked(id, keyforge.Stunned)
	}
	tb.Unmarked("mother", keyforge.Stunned)
	tb.Unmarked("legendary-keyraken", keyforge.Stunned)
}

func TestArtifactsOfTheDeep(t *testing.T) {
	tb := table(t, side{Artifacts: ids("whirpool-eddy", "ascending-jet-mg24"), Line: ids("troll")},
		side{Line: list{{ID: "krump", Marks: keyforge.Stunned}, {ID: "mother"}}})
	tb.Act("whirpool-eddy")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Stunned|keyforge.Exhausted)
	tb.Unmarked("krump", keyforge.Exhausted)
	tb.Act("ascending-jet-mg24")
	tb.PowerIs("troll", 11)
}

func TestZealotsRevelation(t *testing.T) {
	tb := table(t, side{Hand: ids("zealot-s-revelation-mg24"), Deck: many(5, "fear")}, side{})
	tb.Play("zealot-s-revelation-mg24")
	assert.Len(t, tb.Pile(0, card.Hand), 4)
}

func TestCrimsonChurning(t *testing.T) {
	tb := table(t, side{Hand: ids("crimson-churning-mg24"), Line: ids("legendary-keyraken", "shield-tentacle", "slippery-tentacle")},
		side{Line: ids("krump", "troll")})
	tb.Play("crimson-churning-mg24")
	tb.Pick("krump")
	tb.Pick("troll")
	tb.Damage("krump", 1)
	tb.Damage("troll", 1)
	tb = table(t, side{Hand: ids("crimson-churning-mg24"), Line: ids("legendary-keyraken")}, side{Line: ids("krump")})
	tb.Play("crimson-churning-mg24")
	tb.Damage("krump", 0)
}

func TestDefendTheKeyraken(t *testing.T) {
	tb := table(t, side{Hand: ids("defend-the-keyraken-mg24"), Line: ids("troll", "legendary-keyraken", "krump", "bumpsy")},
		side{Line: ids("mother")})
	tb.Play("defend-the-keyraken-mg24")
	for _, id := range []string{"troll", "legendary-keyraken", "krump"} {
		tb.Marked(id, keyforge.Warded)
	}
	tb.Unmarked("bumpsy", keyforge.Warded)
	tb.Unmarked("mother", keyforge.Warded)
}

func TestEmergence(t *testing.T) {
	tb := table(t, side{Hand: ids("emergence-mg24"), Deck: ids("fear", "legendary-keyraken",
		"troll"), Discard: ids("shield-tentacle", "krump")},
		side{Discard: ids("legendary-keyraken")})
	tb.Play("emergence-mg24")
	tb.Offers("legendary-keyraken", "shield-tentacle")
	tb.Pick("legendary-keyraken")
	if tb.Question().Kind == keyforge.AskCards {
		tb.Finish()
	}
	tb.Line(0, "legendary-keyraken")
	assert.ElementsMatch(t, []string{"fear", "troll"}, tb.Pile(0, card.Deck))
}

func TestPreternaturalWill(t *testing.T) {
	hurt := func(names ...string) (l list) {
		for _, id := range names {
			l = append(l, keyforge.CardPosition{ID: id, Damage: 2})
		}
		return l
	}
	tb := table(t, side{Hand: ids("preternatural-will-mg24"), Line: hurt("legendary-keyraken", "shield-tentacle", "troll")},
		side{Line: hurt("krump")})
	tb.Play("preternatural-will-mg24")
	tb.Damage("legendary-keyraken", 0)
	tb.Damage("shield-tentacle", 0)
	tb.Damage("troll", 2)
	tb.Damage("krump", 2)
}

func TestRaceToTheSurface(t *testing.T) {
	tb := table(t, side{Hand: ids("race-to-the-surface-mg24"), Discard: ids("tide-down-mg24"),
		Deck: ids("fear", "legendary-keyraken", "troll", "emergence-mg24", "krump", "shield-tentacle")}, side{})
	tb.Play("race-to-the-surface-mg24")
	tb.InZone(card.Archives, "legendary-keyraken", "emergence-mg24")
	tb.InZone(card.Discard, "tide-down-mg24", "fear", "troll", "krump", "race-to-the-surface-mg24")
	tb.InZone(card.Deck, "shield-tentacle")
}

package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBewareTheIdes(t *testing.T) {
	t.Run("the center of either line, and nobody else (K10.5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("beware-the-ides"), Line: ids("mother", "galeatops", "tocsin")},
			side{Line: ids("dust-imp", "valdr", "troll")}, card.Saurian)
		tb.Play("beware-the-ides")
		tb.Offers("galeatops", "valdr")
		tb.Pick("galeatops")
		tb.Line(0, "mother", "tocsin")
		tb.Line(1, "dust-imp", "valdr", "troll")
	})
	t.Run("lines of even number have no center; a giant survives", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("beware-the-ides"), Line: ids("mother", "tocsin")},
			side{Line: list{{ID: "valdr"}, {ID: "deusillus", Marks: keyforge.Joining, Power: 4}, {ID: "troll"}}}, card.Saurian)
		tb.Play("beware-the-ides")
		tb.Damage("deusillus", 23)
		tb.Amber(0, 1)
	})
}

func TestCitizenShrix(t *testing.T) {
	tb := duel(t, side{Hand: ids("citizen-shrix"), Line: ids("citizen-shrix")}, side{Amber: 2}, card.Saurian)
	tb.Play("citizen-shrix#2")
	tb.Left()
	tb.Reap("citizen-shrix#1")
	tb.AmberOn("citizen-shrix#1", 1)
	tb.AmberOn("citizen-shrix#2", 1)
	tb.Amber(0, 3)
	tb.Amber(1, 0)
}

func TestConsulPrimus(t *testing.T) {
	t.Run("from any creature to any other", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "consul-primus"}, {ID: "mother", Amber: 2}}}, side{Line: ids("troll")}, card.Saurian)
		tb.Reap("consul-primus")
		tb.Pick("mother")
		tb.Offers("consul-primus", "troll")
		tb.Pick("troll")
		tb.AmberOn("mother", 1)
		tb.AmberOn("troll", 1)
	})
	t.Run("nothing lies on anybody", func(t *testing.T) {
		tb := duel(t, side{Line: ids("consul-primus")}, side{Line: ids("troll")}, card.Saurian)
		tb.Reap("consul-primus")
		tb.Pick("troll")
		tb.AmberOn("consul-primus", 0)
	})
}

func TestCornicenOctavia(t *testing.T) {
	for pool, captured := range map[int]int{1: 1, 3: 2} {
		tb := duel(t, side{Line: ids("cornicen-octavia", "mother"), Amber: 4}, side{Amber: pool}, card.Saurian)
		tb.Act("cornicen-octavia")
		tb.AmberOn("cornicen-octavia", captured)
		tb.Amber(0, 4)
		tb.Amber(1, pool-captured)
	}
}

func TestCurseOfVanity(t *testing.T) {
	t.Run("one on each side", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("curse-of-vanity"), Line: ids("mother", "tocsin")}, side{Line: ids("troll", "valdr")}, card.Saurian)
		tb.Play("curse-of-vanity")
		tb.Offers("mother", "tocsin")
		tb.Pick("tocsin")
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.AmberOn("tocsin", 1)
		tb.AmberOn("valdr", 1)
	})
	t.Run("as far as there are any (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("curse-of-vanity")}, side{Line: ids("troll")}, card.Saurian)
		tb.Play("curse-of-vanity")
		tb.AmberOn("troll", 1)
	})
}

// The Dinosaurs among the hybrids hit when they are exalted.
func TestHybridDinosaurs(t *testing.T) {
	for _, id := range []string{"dæmo-saurus", "lyco-saurus", "sacro-saurus", "techno-saurus", "umbra-saurus", "xeno-saurus", "dino-bot"} {
		t.Run(id, func(t *testing.T) {
			setup := func() (side, side) {
				return side{Hand: list{{ID: id, House: card.Saurian}}}, side{Line: ids("troll", "valdr")}
			}
			me, foe := setup()
			tb := duel(t, me, foe, card.Saurian)
			tb.Play(id)
			tb.Yes()
			tb.AmberOn(id, 1)
			tb.Offers(id, "troll", "valdr")
			tb.Pick("troll")
			tb.Damage("troll", 3)
			tb.Damage("valdr", 0)
			tb = duel(t, me, foe, card.Saurian)
			tb.Play(id)
			tb.No()
			tb.AmberOn(id, 0)
			tb.Damage("troll", 0)
		})
	}
	t.Run("Dæmo-Saurus steals when destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dæmo-saurus")}, side{Line: ids("valdr"), Amber: 2}, card.Saurian)
		tb.Fight("dæmo-saurus")
		tb.InZone(card.Discard, "dæmo-saurus")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
}

func TestDefenseInitiative(t *testing.T) {
	mine := list{{ID: "mother"}, {ID: "tocsin"}, {ID: "valdr"}, {ID: "troll"}}
	t.Run("exalted, its neighbors too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("defense-initiative"), Line: mine}, side{Line: ids("dust-imp")}, card.Saurian)
		tb.Play("defense-initiative")
		tb.Pick("tocsin")
		tb.Yes()
		tb.AmberOn("tocsin", 1)
		for _, id := range []string{"mother", "tocsin", "valdr"} {
			tb.Marked(id, keyforge.Warded)
		}
		tb.Unmarked("troll", keyforge.Warded)
	})
	t.Run("declined", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("defense-initiative"), Line: mine}, side{}, card.Saurian)
		tb.Play("defense-initiative")
		tb.Pick("tocsin")
		tb.No()
		tb.AmberOn("tocsin", 0)
		tb.Marked("tocsin", keyforge.Warded)
		tb.Unmarked("mother", keyforge.Warded)
	})
	t.Run("one that has a ward already is exalted all the same", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("defense-initiative"), Line: list{{ID: "mother", Marks: keyforge.Warded}, {ID: "tocsin"}}},
			side{}, card.Saurian)
		tb.Play("defense-initiative")
		tb.Pick("mother")
		tb.Yes()
		tb.Marked("tocsin", keyforge.Warded)
	})
}

func TestFaustTheGreat(t *testing.T) {
	tb := duel(t, side{Hand: ids("faust-the-great"), Line: list{{ID: "mother", Amber: 3}, {ID: "tocsin"}}},
		side{Line: list{{ID: "troll", Amber: 1}}}, card.Saurian)
	tb.Play("faust-the-great")
	tb.Left()
	assert.Equal(t, 7, tb.KeyCost(1))
	tb.Offers("faust-the-great", "mother", "tocsin")
	tb.Pick("tocsin")
	assert.Equal(t, 8, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
}

func TestGaleatops(t *testing.T) {
	tb := duel(t, side{Line: ids("galeatops")}, side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Saurian)
	tb.Fight("galeatops")
	tb.Damage("valdr", 4)
	tb.PowerIs("galeatops", 12)
}

func TestSagittariisGaze(t *testing.T) {
	tb := duel(t, side{Hand: ids("sagittarii-s-gaze"), Line: ids("mother")}, side{Line: list{{ID: "troll", Damage: 1}}}, card.Saurian)
	tb.Play("sagittarii-s-gaze")
	tb.AmberOn("troll", 1)
	tb.AmberOn("mother", 0)
}

func TestSpoilsOfBattle(t *testing.T) {
	t.Run("the first capture counts; each takes from its own opponent", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("spoils-of-battle"), Line: list{{ID: "mother"}, {ID: "tocsin", Amber: 1}, {ID: "umbra"}}, Amber: 2},
			side{Line: list{{ID: "troll", Amber: 1}, {ID: "valdr"}}, Amber: 5}, card.Saurian)
		tb.Play("spoils-of-battle")
		tb.Pick("mother")
		tb.AmberOn("mother", 2)
		tb.AmberOn("tocsin", 2)
		tb.AmberOn("umbra", 0)
		tb.AmberOn("troll", 2)
		tb.AmberOn("valdr", 0)
		tb.Amber(0, 2) // one of the card, one captured
		tb.Amber(1, 2)
	})
	t.Run("too little for all: you choose who goes without", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("spoils-of-battle"), Line: list{{ID: "mother", Amber: 1}, {ID: "tocsin", Amber: 1}}},
			side{Amber: 2}, card.Saurian)
		tb.Play("spoils-of-battle")
		tb.Pick("mother")
		tb.Pick("tocsin")
		tb.AmberOn("mother", 2)
		tb.AmberOn("tocsin", 2)
		tb.Amber(1, 0)
	})
}

func TestBlastFromThePast(t *testing.T) {
	t.Run("archives a Saurian and hits with its printed power", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("blast-from-the-past"), Line: ids("mother"),
			Discard: list{{ID: "galeatops"}, {ID: "citizen-shrix"}, {ID: "valdr"}, {ID: "tribute"}}},
			side{Line: ids("troll", "dust-imp")}, card.Saurian)
		tb.Play("blast-from-the-past")
		tb.AmberOn("mother", 1)
		tb.Offers("galeatops", "citizen-shrix")
		tb.Pick("citizen-shrix")
		tb.InZone(card.Archives, "citizen-shrix")
		tb.Offers("troll", "dust-imp")
		tb.Pick("troll")
		tb.Damage("troll", 3)
	})
	t.Run("nobody to archive: no damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("blast-from-the-past"), Discard: ids("valdr")}, side{Line: ids("dust-imp")}, card.Saurian)
		tb.Play("blast-from-the-past")
		tb.Damage("dust-imp", 0)
	})
}

func TestDarkCenturion(t *testing.T) {
	t.Run("wards the creature that lost its æmber", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dark-centurion"}, {ID: "mother", Amber: 1}}},
			side{Line: list{{ID: "troll", Amber: 2}}}, card.Saurian)
		tb.Act("dark-centurion")
		tb.Pick("troll")
		tb.AmberOn("troll", 1)
		tb.Marked("troll", keyforge.Warded)
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
	t.Run("nothing on it: no ward", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dark-centurion"}, {ID: "mother", Amber: 1}}}, side{Line: ids("troll")}, card.Saurian)
		tb.Act("dark-centurion")
		tb.Pick("troll")
		tb.Unmarked("troll", keyforge.Warded)
		tb.AmberOn("mother", 1)
	})
}

func TestDreadboneDecimus(t *testing.T) {
	t.Run("only those of lower power, of either side", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dreadbone-decimus"), Line: ids("umbra", "mother")}, side{Line: ids("dust-imp", "troll")}, card.Saurian)
		tb.Play("dreadbone-decimus")
		tb.Left()
		tb.Yes()
		tb.AmberOn("dreadbone-decimus", 1)
		tb.Offers("umbra", "dust-imp")
		tb.Pick("dust-imp")
		tb.Line(1, "troll")
	})
	t.Run("after a fight, with the power it has then", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dreadbone-decimus", Power: 4}}}, side{Line: ids("dust-imp", "troll", "valdr")}, card.Saurian)
		tb.Fight("dreadbone-decimus", "valdr")
		tb.Yes()
		tb.Pick("troll")
		tb.InZone(card.Discard, "troll")
	})
	t.Run("declined", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dreadbone-decimus")}, side{Line: ids("dust-imp")}, card.Saurian)
		tb.Play("dreadbone-decimus")
		tb.No()
		tb.Line(1, "dust-imp")
	})
}

func TestGladiodontus(t *testing.T) {
	tb := duel(t, side{Hand: ids("gladiodontus")}, side{}, card.Saurian)
	tb.Play("gladiodontus")
	tb.Marked("gladiodontus", keyforge.Stunned|keyforge.Exhausted)

	tb = duel(t, side{Line: ids("gladiodontus")}, side{Line: ids("valdr", "troll")}, card.Saurian)
	tb.Reap("gladiodontus")
	tb.Unmarked("gladiodontus", keyforge.Exhausted)
	tb.Marked("gladiodontus", keyforge.Enraged)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("gladiodontus")}, keyforge.MustFight)
	tb.Fight("gladiodontus", "troll")
	tb.Damage("troll", 5)
	tb.Marked("gladiodontus", keyforge.Exhausted) // not for the first time
	tb.Unmarked("gladiodontus", keyforge.Enraged)
}

func TestHedonisticIntentAndCrystalSurge(t *testing.T) {
	lines := func(id string) (side, side) {
		return side{Hand: ids(id), Line: ids("citizen-shrix", "mother", "tocsin")}, side{Line: ids("munchling")}
	}
	me, foe := lines("hedonistic-intent")
	tb := duel(t, me, foe, card.Saurian)
	tb.Play("hedonistic-intent")
	for id, n := range map[string]int{"citizen-shrix": 1, "mother": 0, "tocsin": 1, "munchling": 1} {
		tb.AmberOn(id, n)
	}
	me, foe = lines("crystal-surge")
	tb = duel(t, me, foe, card.Saurian)
	tb.Play("crystal-surge")
	for id, n := range map[string]int{"citizen-shrix": 1, "mother": 0, "tocsin": 0, "munchling": 1} {
		tb.AmberOn(id, n)
	}
}

func TestHumble(t *testing.T) {
	t.Run("exhausts, and takes at most three", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("humble")}, side{Line: list{{ID: "troll", Amber: 4}}, Amber: 1}, card.Saurian)
		tb.Play("humble")
		tb.Marked("troll", keyforge.Exhausted)
		tb.AmberOn("troll", 1)
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("one that is exhausted cannot be (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("humble")}, side{Line: list{{ID: "troll", Amber: 4, Marks: keyforge.Exhausted}}}, card.Saurian)
		tb.Play("humble")
		tb.AmberOn("troll", 4)
	})
}

func TestSaurianEgg(t *testing.T) {
	egg := side{Line: ids("saurian-egg", "mother"), Houses: []card.House{card.Logos}}
	t.Run("hatches what it finds", func(t *testing.T) {
		me := egg
		me.Deck = list{{ID: "galeatops"}, {ID: "citizen-shrix"}, {ID: "scylla"}}
		tb := duel(t, me, side{}, card.Logos)
		tb.Omni("saurian-egg")
		tb.Pick("galeatops")
		tb.Left()
		tb.Right()
		tb.Line(0, "galeatops", "mother", "citizen-shrix")
		tb.PowerIs("galeatops", 15)
		tb.PowerIs("citizen-shrix", 6)
		tb.Unmarked("galeatops", keyforge.Exhausted)
		tb.AmberOn("citizen-shrix", 0) // it was not played (K6.10)
		tb.InZone(card.Discard, "saurian-egg")
		tb.InZone(card.Deck, "scylla")
	})
	t.Run("a Saurian creature alone counts, not one that lay there before", func(t *testing.T) {
		me := egg
		me.Deck, me.Discard = list{{ID: "troll"}, {ID: "tribute"}}, ids("galeatops")
		tb := duel(t, me, side{}, card.Logos)
		tb.Omni("saurian-egg")
		tb.InZone(card.Discard, "troll", "tribute", "galeatops")
		tb.Line(0, "saurian-egg", "mother")
	})
	t.Run("it neither fights nor reaps", func(t *testing.T) {
		tb := duel(t, side{Line: ids("saurian-egg")}, side{Line: ids("troll")}, card.Saurian)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("saurian-egg")}, keyforge.CannotReap)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("saurian-egg")}, keyforge.CannotFight)
	})
	t.Run("half a gigantic creature is Saurian, too, but does not enter play (K19.6)", func(t *testing.T) {
		me := egg
		me.Deck = ids("deusillus", "troll", "mother")
		tb := duel(t, me, side{}, card.Logos)
		tb.Omni("saurian-egg")
		tb.InZone(card.Discard, "saurian-egg", "deusillus", "troll")
		tb.Line(0, "mother")
	})
}

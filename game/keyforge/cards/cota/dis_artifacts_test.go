package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAnnihilationRitual(t *testing.T) {
	t.Run("creatures of both sides are purged, by their owners", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dust-imp", Amber: 1, Attached: ids("blood-of-titans")}}, Artifacts: ids("annihilation-ritual"),
			Hand: list{{ID: "poison-wave", House: card.Dis}, {ID: "punch", House: card.Dis}, {ID: "punch", House: card.Dis}}},
			side{Line: ids("urchin", "mother"), Artifacts: ids("library-of-babble")}, card.Dis)
		tb.Play("poison-wave")
		tb.InZone(card.Purged, "urchin")
		tb.InZone(card.Battleline, "dust-imp", "mother")
		tb.Play("punch#1")
		tb.Pick("mother")
		tb.InZone(card.Purged, "mother")
		tb.Play("punch")
		tb.Damage("dust-imp", 5)
		assert.Equal(t, []string{"punch", "punch", "poison-wave"}, tb.Pile(0, card.Discard), "actions are discarded as always")
	})
	t.Run("it still counts as destroyed, and Destroyed abilities resolve", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "bad-penny"), Artifacts: ids("annihilation-ritual"),
			Hand: list{{ID: "poison-wave", House: card.Dis}}}, side{Line: ids("tocsin")}, card.Dis)
		tb.Play("poison-wave")
		tb.First("dust-imp")
		tb.InZone(card.Purged, "dust-imp")
		tb.InZone(card.Hand, "bad-penny") // it would never have entered a discard pile
		tb.Amber(0, 3)
	})
	t.Run("an upgrade goes to the discard pile, other artifacts too", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "neutron-shark"}, {ID: "tocsin", Attached: ids("blood-of-titans")}},
			Artifacts: ids("annihilation-ritual"), Deck: ids("mother")},
			side{Artifacts: ids("library-of-babble")}, card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("tocsin")
		tb.InZone(card.Purged, "tocsin")
		tb.InZone(card.Discard, "blood-of-titans", "library-of-babble", "mother")
	})
	t.Run("a creature that is discarded from hand is not in play", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("annihilation-ritual"), Hand: ids("dust-imp")}, side{}, card.Dis)
		tb.Discard("dust-imp")
		tb.InZone(card.Discard, "dust-imp")
	})
	t.Run("it works while it is exhausted, and no more when it is gone (K17.2, K13.3)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neutron-shark"), Artifacts: list{{ID: "annihilation-ritual", Marks: keyforge.Exhausted}},
			Hand: list{{ID: "punch", House: card.Logos}}, Deck: ids("mother")},
			side{Line: ids("tocsin"), Artifacts: ids("seeker-needle")}, card.Logos)
		tb.Play("punch")
		tb.Pick("tocsin")
		tb.InZone(card.Purged, "tocsin")
		tb.Reap("neutron-shark")
		tb.Pick("annihilation-ritual")
		tb.InZone(card.Discard, "annihilation-ritual", "seeker-needle")
		tb.Line(0, "neutron-shark")
	})
}

func TestDominatorBauble(t *testing.T) {
	t.Run("any way that is open (Q45)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "lady-maxena"}, {ID: "valdr", Marks: keyforge.Exhausted}},
			Artifacts: ids("dominator-bauble", "dominator-bauble")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble#1")
		tb.Offers("lady-maxena", "valdr")
		tb.Pick("valdr") // exhausted: it is not used (K8.14)
		tb.Amber(0, 0)
		tb.Damage("tocsin", 0)
		tb.Act("dominator-bauble")
		tb.Pick("lady-maxena")
		tb.Asks(keyforge.AskOption, keyforge.ForUse, 0)
		tb.Choose(int(keyforge.ToAct))
		tb.InZone(card.Hand, "lady-maxena")
	})
	t.Run("a reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("doc-bookton"), Artifacts: ids("dominator-bauble"), Deck: ids("fear")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble")
		tb.Choose(int(keyforge.ToReap))
		tb.InZone(card.Hand, "fear")
		tb.Amber(0, 1)
		tb.Marked("doc-bookton", keyforge.Exhausted)
	})
	t.Run("a stunned creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Stunned}}, Artifacts: ids("dominator-bauble")},
			side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble")
		tb.Unmarked("valdr", keyforge.Stunned)
		tb.Marked("valdr", keyforge.Exhausted)
	})
	t.Run("no friendly creature", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("dominator-bauble")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Act("dominator-bauble")
		tb.Unmarked("tocsin", keyforge.Exhausted)
	})
}

func TestKeyToDis(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("key-to-dis", "cannon"), Line: ids("bumpsy")},
		side{Line: list{{ID: "mother"}, {ID: "troll", Marks: keyforge.Warded}}}, card.Brobnar)
	tb.Omni("key-to-dis") // of another house
	tb.InZone(card.Discard, "key-to-dis", "bumpsy", "mother")
	tb.Line(1, "troll")
	tb.InZone(card.Artifacts, "cannon")
}

func TestLashOfBrokenDreams(t *testing.T) {
	houses := []card.House{card.Dis}
	for have, keys := range map[int]int{8: 0, 9: 1} {
		tb := duel(t, side{Artifacts: ids("lash-of-broken-dreams"), Houses: houses, Amber: 6}, side{Houses: houses, Amber: have}, card.Dis)
		tb.Act("lash-of-broken-dreams")
		tb.EndTurn()
		if keys == 1 {
			tb.Choose(0)
		}
		tb.Keys(1, keys)
		tb.Amber(1, have-9*keys)
		tb.EndTurn()
		tb.Choose(0) // your own key at 6, for that turn is over
		tb.Keys(0, 1)
		tb.EndTurn()
		if keys == 0 { // so is the effect
			tb.Choose(0)
			tb.Keys(1, 1)
		}
	}
}

func TestLibraryOfTheDamned(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-the-damned"), Hand: ids("fear", "punch"), Discard: ids("valdr")},
		side{Hand: ids("urchin")}, card.Dis)
	tb.Act("library-of-the-damned")
	tb.Offers("fear", "punch") // from hand (K15.9)
	tb.Must()
	tb.Pick("punch")
	tb.InZone(card.Archives, "punch")
	tb.InZone(card.Hand, "fear", "urchin")
}

func TestLibraryOfTheDamnedEmptyHand(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-the-damned")}, side{Hand: ids("urchin")}, card.Dis)
	tb.Act("library-of-the-damned")
	tb.Marked("library-of-the-damned", keyforge.Exhausted)
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestLifeward(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("lifeward"), Houses: []card.House{card.Brobnar}, Hand: ids("troll")},
		side{Houses: []card.House{card.Brobnar}, Hand: ids("bumpsy", "cannon", "punch")}, card.Brobnar)
	tb.Omni("lifeward")
	tb.InZone(card.Discard, "lifeward")
	tb.Play("troll") // you may
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("bumpsy")}, keyforge.NotPlayable)
	tb.Play("cannon")
	tb.Play("punch")
	tb.EndTurn()
	tb.EndTurn()
	tb.Play("bumpsy") // the turn after
	tb.InZone(card.Battleline, "bumpsy")
}

func TestSacrificialAltar(t *testing.T) {
	t.Run("purges a friendly Human and plays a creature from your discard pile", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("sacrificial-altar"), Line: ids("duma-the-martyr", "bulwark", "troll"),
			Discard: ids("charette", "fear")},
			side{Line: ids("noddy-the-thief", "doc-bookton"), Amber: 4, Discard: ids("mother")}, card.Dis)
		tb.Act("sacrificial-altar")
		tb.Offers("duma-the-martyr", "bulwark")
		tb.Pick("duma-the-martyr")
		tb.InZone(card.Purged, "duma-the-martyr")
		tb.Left()
		tb.Line(0, "charette", "bulwark", "troll")
		tb.AmberOn("charette", 3) // it was played (K6.9)
	})
	t.Run("a warded Human stays, and nothing is played (K14.7, K16.14)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("sacrificial-altar"), Line: list{{ID: "bulwark", Marks: keyforge.Warded}}, Discard: ids("charette")},
			side{}, card.Dis)
		tb.Act("sacrificial-altar")
		tb.Line(0, "bulwark")
		tb.InZone(card.Discard, "charette")
	})
	t.Run("no Human, or an empty pile", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("sacrificial-altar"), Line: ids("troll"), Discard: ids("charette")},
			side{Line: ids("bulwark")}, card.Dis)
		tb.Act("sacrificial-altar")
		tb.Line(0, "troll")
		tb.Line(1, "bulwark")
		tb = duel(t, side{Artifacts: ids("sacrificial-altar"), Line: ids("bulwark")}, side{}, card.Dis)
		tb.Act("sacrificial-altar")
		tb.InZone(card.Purged, "bulwark")
	})
}

func TestScreamingCave(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("screaming-cave"), Hand: ids("fear", "troll"), Discard: ids("punch"), Deck: ids("mother"),
		Archives: ids("cannon")}, side{Hand: ids("bumpsy"), Discard: ids("dodger")}, card.Dis)
	tb.Act("screaming-cave")
	assert.ElementsMatch(t, []string{"fear", "troll", "punch", "mother"}, tb.Pile(0, card.Deck))
	assert.Empty(t, tb.Pile(0, card.Hand))
	assert.Empty(t, tb.Pile(0, card.Discard))
	tb.InZone(card.Archives, "cannon")
	tb.InZone(card.Hand, "bumpsy")
	tb.InZone(card.Discard, "dodger")
}

func TestScreamingCaveWithNothing(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("screaming-cave")}, side{}, card.Dis)
	tb.Act("screaming-cave")
	assert.Empty(t, tb.Pile(0, card.Deck))
}

func TestSoulSnatcher(t *testing.T) {
	t.Run("the owner of each creature that is destroyed", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("soul-snatcher"), Hand: ids("gateway-to-dis"),
			Line: list{{ID: "bumpsy"}, {ID: "mother", Foreign: true}}}, side{Line: ids("troll", "dodger"), Artifacts: ids("cannon")}, card.Dis)
		tb.Play("gateway-to-dis")
		tb.Amber(0, 1)
		tb.Amber(1, 3)
	})
	t.Run("not an artifact, nor a creature that leaves otherwise", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("soul-snatcher", "cannon"), Hand: ids("hysteria", "poltergeist"), Line: ids("bumpsy")},
			side{Line: ids("troll")}, card.Dis)
		tb.Play("hysteria")
		tb.Amber(0, 0)
		tb.Amber(1, 0)
		tb.Play("poltergeist")
		tb.Pick("cannon")
		tb.Amber(0, 1) // Poltergeist's own
	})
	t.Run("also when a Destroyed ability returned it (K12.13)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("soul-snatcher"), Hand: ids("gateway-to-dis")}, side{Line: ids("bad-penny")}, card.Dis)
		tb.Play("gateway-to-dis")
		tb.Amber(1, 1)
		tb.InZone(card.Hand, "bad-penny")
	})
}

package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestDesignerCrick(t *testing.T) {
	tb := duel(t, side{Hand: ids("fear"), Amber: 3}, side{Line: ids("designer-crick", "troll"), Deck: many(3, "anger")}, card.Dis)
	tb.Discard("fear")
	tb.AmberOn("designer-crick", 1)
	tb.AmberOn("troll", 0)
	tb.Amber(0, 2)
	assert.Len(t, tb.Pile(1, card.Hand), 1)

	tb = duel(t, side{Hand: ids("fear"), Line: ids("designer-crick"), Deck: many(3, "anger")}, side{Amber: 3}, card.Dis)
	tb.Discard("fear") // your own
	tb.AmberOn("designer-crick", 0)
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestExoticPivot(t *testing.T) {
	for top, stolen := range map[string]int{"fear": 3, "foggify": 0, "": 0} {
		deck := list{}
		if top != "" {
			deck = ids(top)
		}
		tb := duel(t, side{Hand: ids("exotic-pivot"), Deck: deck}, side{Amber: 5}, card.Logos)
		tb.Play("exotic-pivot")
		tb.Amber(0, stolen)
		tb.Amber(1, 5-stolen)
		assert.Len(t, tb.Pile(0, card.Discard), 1+len(deck), top)
	}
}

func TestInstantTransmission(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("instant-transmission"), Deck: many(4, "fear")}, side{}, card.Dis)
	tb.Omni("instant-transmission")
	assert.Len(t, tb.Pile(0, card.Hand), 3)
	tb.InZone(card.Discard, "instant-transmission")
}

func TestMercurialWormhole(t *testing.T) {
	tb := duel(t, side{Hand: ids("mercurial-wormhole"), Deck: ids("fear", "foggify"), Line: ids("krump", "batdrone")},
		side{Line: ids("troll")}, card.Logos)
	tb.Play("mercurial-wormhole")
	assert.Equal(t, card.Dis, tb.State().House)
	tb.InZone(card.Hand, "troll")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("batdrone")}, keyforge.WrongHouse)
}

func TestProfessorScruples(t *testing.T) {
	tb := duel(t, side{Line: ids("professor-scruples"), Hand: ids("fear", "anger"), Deck: many(4, "foggify")}, side{}, card.Logos)
	tb.Reap("professor-scruples")
	tb.Offers("fear", "anger")
	tb.Pick("fear")
	tb.InZone(card.Discard, "fear")
	assert.Len(t, tb.Pile(0, card.Hand), 4)
}

func TestStentersFormula(t *testing.T) {
	tb := duel(t, side{Hand: ids("stenter-s-formula"), Line: ids("krump"), Deck: ids("fear", "anger")},
		side{Line: ids("troll", "mother")}, card.Logos)
	tb.Play("stenter-s-formula")
	tb.Pick("krump")
	tb.Pick("mother")
	tb.Finish()
	tb.Marked("krump", keyforge.Warded)
	tb.Marked("mother", keyforge.Warded)
	tb.Unmarked("troll", keyforge.Warded)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
}

func TestBitByte(t *testing.T) {
	tb := duel(t, side{Line: ids("bit-byte")}, side{Line: ids("troll", "silvertooth")}, card.Logos)
	tb.Fight("bit-byte", "troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Archives))
	tb.Damage("bit-byte", 0)

	tb = duel(t, side{Line: ids("bit-byte")}, side{Line: ids("troll", "silvertooth")}, card.Logos)
	tb.Fight("bit-byte", "silvertooth") // destroyed: there is nothing to archive
	tb.InZone(card.Discard, "silvertooth")
}

func TestDuckDuckSuperbDuck(t *testing.T) {
	for choice, c := range []struct{ archived, amber int }{{2, 0}, {0, 2}} {
		tb := duel(t, side{Hand: ids("duck-duck-superb-duck", "fear", "anger", "troll")}, side{}, card.Logos)
		tb.Play("duck-duck-superb-duck")
		tb.Choose(choice)
		assert.Len(t, tb.Pile(0, card.Archives), c.archived)
		tb.Amber(0, c.amber)
	}
}

func TestRageReset(t *testing.T) {
	tb := duel(t, side{Hand: ids("rage-reset"), Deck: many(5, "fear"), Line: list{{ID: "krump"}, {ID: "troll", Marks: keyforge.Warded},
		{ID: "mother"}}}, side{Line: ids("silvertooth")}, card.Logos)
	tb.Play("rage-reset")
	tb.Offers("krump", "troll", "mother")
	tb.Pick("krump", "troll")
	tb.Finish()
	tb.Line(0, "troll", "mother")
	assert.Len(t, tb.Pile(0, card.Hand), 1) // the ward saved one
}

func TestUnityPrism(t *testing.T) {
	tb := duel(t, side{Hand: ids("unity-prism", "krump", "bumpsy", "dextre", "batdrone")}, side{}, card.Logos)
	tb.Play("unity-prism")
	tb.Play("krump")
	tb.Play("bumpsy")
	tb.Left()
	tb.Play("dextre")
	tb.Left()
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("batdrone")}, keyforge.NotPlayable)

	tb = duel(t, side{Hand: ids("batdrone", "unity-prism")}, side{}, card.Logos)
	tb.Play("batdrone")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("unity-prism")}, keyforge.NeedsAlpha)

	tb = duel(t, side{Hand: ids("unity-prism", "fear", "anger", "foggify", "krump")}, side{}, card.Logos)
	tb.Discard("unity-prism")
	tb.Amber(0, 3) // Dis, Brobnar, Logos
}

func TestUnstableDale(t *testing.T) {
	tb := duel(t, side{Line: ids("unstable-dale", "krump"), Hand: ids("fear", "anger")}, side{Line: ids("troll", "batdrone")}, card.Logos)
	tb.Reap("unstable-dale")
	tb.Damage("unstable-dale", 2)
	tb.Damage("krump", 2)
	tb.Damage("troll", 2)
	tb.Line(1, "troll")
}

func TestZeffPunchYardus(t *testing.T) {
	tb := duel(t, side{Line: ids("zeff-punch-yardus"), Deck: ids("fear", "anger"), Discard: ids("krump", "troll")}, side{}, card.Logos)
	tb.Reap("zeff-punch-yardus")
	assert.Len(t, tb.Pile(0, card.Archives), 2)
	assert.Contains(t, tb.Pile(0, card.Archives), "fear")
	assert.Len(t, tb.Pile(0, card.Discard), 1)
}

func TestFourCRForeseer(t *testing.T) {
	tb := duel(t, side{Hand: ids("4cr-foreseer"), Deck: ids("fear", "anger", "krump")}, side{}, card.Logos)
	tb.Play("4cr-foreseer")
	tb.Offers("fear", "anger")
	tb.Pick("anger")
	assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Hand))
	assert.Len(t, tb.Pile(0, card.Deck), 2)
}

func TestCaptainCha(t *testing.T) {
	tb := duel(t, side{Line: ids("captain-cha")}, side{Amber: 2}, card.Logos)
	tb.Reap("captain-cha")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
}

func TestDigitallia(t *testing.T) {
	for left, drawn := range map[string]int{"batdrone": 2, "krump": 1} {
		tb := duel(t, side{Line: ids(left, "digitallia", "mother", "dextre"), Deck: many(5, "fear")}, side{Line: ids("batdrone")}, card.Logos)
		tb.Reap("digitallia")
		assert.Len(t, tb.Pile(0, card.Hand), drawn, left)
	}
}

func TestEmeritusDarn(t *testing.T) {
	tb := duel(t, side{Line: ids("emeritus-darn"), Deck: ids("fear", "anger", "krump")}, side{}, card.Logos)
	tb.Reap("emeritus-darn")
	assert.ElementsMatch(t, []string{"fear", "anger"}, tb.Pile(0, card.Archives))
}

func TestHazardZerp(t *testing.T) {
	for target, drawn := range map[string]int{"troll": 0, "silvertooth": 1} {
		tb := duel(t, side{Hand: ids("hazard-zerp"), Deck: many(3, "fear")}, side{Line: ids("troll", "silvertooth")}, card.Logos)
		tb.Play("hazard-zerp")
		tb.Pick(target)
		assert.Len(t, tb.Pile(0, card.Hand), drawn, target)
	}
	tb := duel(t, side{Hand: ids("hazard-zerp", "fear", "anger")}, side{Line: ids("troll", "mother")}, card.Logos)
	tb.Discard("hazard-zerp")
	tb.Pick("fear")
	tb.Pick("troll")
	tb.Damage("troll", 3)
	tb.InZone(card.Discard, "fear")
}

func TestNeotechnicGopher(t *testing.T) {
	tb := duel(t, side{Hand: ids("neotechnic-gopher", "fear")}, side{}, card.Logos)
	tb.Play("neotechnic-gopher")
	tb.InZone(card.Discard, "fear")
	tb.Amber(0, 1)

	tb = duel(t, side{Hand: ids("neotechnic-gopher", "fear", "anger")}, side{}, card.Logos)
	tb.Play("neotechnic-gopher")
	tb.Pick("fear")
	tb.Amber(0, 0)

	tb = duel(t, side{Line: ids("neotechnic-gopher")}, side{}, card.Logos)
	tb.Reap("neotechnic-gopher") // an empty hand is enough
	tb.Amber(0, 2)
}

func TestParallelThinking(t *testing.T) {
	for _, c := range []struct {
		deck   []string
		stolen int
	}{{[]string{"fear", "anger"}, 2}, {[]string{"fear", "krump"}, 0}, {[]string{"fear"}, 0}} {
		tb := duel(t, side{Hand: ids("parallel-thinking")}, side{Deck: ids(c.deck...), Amber: 3}, card.Logos)
		tb.Play("parallel-thinking")
		tb.Choose(1)
		tb.Choose(0)
		tb.Amber(0, c.stolen)
		assert.Len(t, tb.Pile(1, card.Discard), len(c.deck))
	}
	tb := duel(t, side{Hand: ids("parallel-thinking"), Archives: ids("krump", "troll", "mother")}, side{Amber: 3}, card.Logos)
	tb.Play("parallel-thinking")
	tb.Choose(0)
	tb.Choose(1)
	tb.Amber(0, 2)
	assert.Len(t, tb.Pile(0, card.Archives), 1)
}

func TestReassemblyRequired(t *testing.T) {
	tb := duel(t, side{Hand: ids("reassembly-required")}, side{Line: ids("troll", "mother")}, card.Logos)
	tb.Play("reassembly-required")
	tb.Pick("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Archives))
}

func TestReiteration(t *testing.T) {
	tb := duel(t, side{Hand: ids("reiteration", "krump"), Deck: ids("fear", "anger", "troll")}, side{}, card.Logos)
	tb.Play("reiteration")
	tb.Offers("krump", "fear", "anger")
	tb.Pick("krump", "anger")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	assert.Len(t, tb.Pile(0, card.Deck), 3)
}

package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBabblingBibliophileAndDaughter(t *testing.T) {
	tb := duel(t, side{Line: ids("babbling-bibliophile", "daughter"), Deck: many(12, "fear")}, side{Deck: many(9, "punch")}, card.Logos)
	tb.Reap("babbling-bibliophile")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Hand), 6)
}

func TestEdaiEdie4x4(t *testing.T) {
	tb := duel(t, side{Hand: ids("edai-edie-4x4", "fear", "punch"), Archives: ids("umbra")}, side{Archives: ids("mother")}, card.Logos)
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.Play("edai-edie-4x4")
	tb.Offers("fear", "punch")
	tb.Pick("punch")
	tb.InZone(card.Archives, "umbra", "punch")
	assert.Equal(t, 8, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
}

func TestHapsis(t *testing.T) {
	tb := duel(t, side{Line: ids("hapsis"), Deck: many(3, "fear")}, side{Line: ids("tocsin", "valdr")}, card.Logos)
	tb.Fight("hapsis", "tocsin")
	tb.Marked("hapsis", keyforge.Warded)
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb = duel(t, side{Line: ids("hapsis"), Deck: many(3, "fear")}, side{Line: ids("lollop-the-titanic")}, card.Logos)
	tb.Fight("hapsis") // it survives
	tb.Unmarked("hapsis", keyforge.Warded)
	assert.Empty(t, tb.Pile(0, card.Hand))
	tb = duel(t, side{Line: ids("hapsis"), Deck: many(3, "fear")}, side{Line: ids("mother")}, card.Logos)
	tb.Fight("hapsis") // both die
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestHologrammophone(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Artifacts: ids("hologrammophone", "cannon")}, side{Line: ids("mother")}, card.Logos)
	tb.Act("hologrammophone")
	tb.Offers("valdr", "mother")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Warded)
	tb.Unmarked("valdr", keyforge.Warded)
}

func TestInformationExchange(t *testing.T) {
	all := []card.House{card.Logos, card.Shadows}
	for robs, stolen := range map[bool]int{true: 2, false: 1} {
		tb := duel(t, side{Hand: ids("information-exchange"), Line: ids("mother"), Amber: 3, Houses: all},
			side{Line: ids("umbra", "noddy-the-thief"), Amber: 4, Houses: all}, card.Logos)
		tb.EndTurn()
		tb.House(card.Shadows)
		if robs {
			tb.Act("noddy-the-thief")
		}
		tb.EndTurn()
		tb.House(card.Logos)
		before := int(tb.Player(1).Pool)
		tb.Play("information-exchange")
		tb.Amber(1, before-stolen)
	}
	tb := duel(t, side{Hand: ids("information-exchange"), Line: ids("valdr"), Amber: 3}, side{Amber: 4}, card.Logos)
	tb.Play("information-exchange") // what you stole does not count
	tb.Amber(1, 3)
}

func TestQuant(t *testing.T) {
	tb := duel(t, side{Line: ids("quant", "mother"), Hand: ids("anger", "punch", "valdr", "tautau-vapors")}, side{Line: ids("tocsin")},
		card.Logos)
	refused := func(id string) {
		t.Helper()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(id)}, keyforge.WrongHouse)
	}
	refused("punch")
	tb.Reap("quant")
	refused("valdr") // no action
	tb.Play("tautau-vapors")
	tb.Pick("anger")
	tb.Play("punch")
	tb.Pick("tocsin")
	tb.InZone(card.Discard, "tocsin", "punch")
	tb = duel(t, side{Line: ids("quant"), Hand: ids("anger", "punch")}, side{Line: ids("tocsin")}, card.Logos)
	tb.Reap("quant")
	tb.Play("punch")
	tb.Pick("tocsin")
	refused("anger") // only one
}

func TestSanitationEngineerAndTautauVapors(t *testing.T) {
	tb := duel(t, side{Line: ids("sanitation-engineer"), Hand: ids("fear", "tautau-vapors"), Deck: ids("punch", "anger", "umbra")},
		side{}, card.Logos)
	tb.Play("tautau-vapors")
	tb.Offers("fear", "punch", "anger")
	tb.Pick("fear")
	tb.InZone(card.Archives, "fear")
	tb.Reap("sanitation-engineer")
	tb.Offers("punch", "anger")
	tb.Pick("anger")
	tb.InZone(card.Discard, "anger")
	tb.InZone(card.Hand, "punch")
}

func TestTitanGuardian(t *testing.T) {
	for _, test := range []struct {
		line  []string
		drawn int
	}{{[]string{"mother", "titan-guardian", "valdr"}, 2}, {[]string{"titan-guardian", "valdr"}, 0}} {
		tb := duel(t, side{Line: ids(test.line...), Hand: ids("hand-of-dis", "gateway-to-dis"), Deck: many(5, "fear")}, side{}, card.Dis)
		if test.drawn > 0 {
			tb.Play("hand-of-dis")
		} else {
			tb.Play("gateway-to-dis")
		}
		tb.InZone(card.Discard, "titan-guardian")
		assert.Len(t, tb.Pile(0, card.Hand), 1+test.drawn)
	}
}

func TestWormholeTechnician(t *testing.T) {
	tb := duel(t, side{Line: ids("wormhole-technician"), Deck: ids("mother", "fear")}, side{}, card.Logos)
	tb.Reap("wormhole-technician")
	tb.Left()
	tb.Line(0, "mother", "wormhole-technician")
	tb = duel(t, side{Line: ids("wormhole-technician"), Deck: ids("fear", "mother")}, side{}, card.Logos)
	tb.Reap("wormhole-technician")
	tb.InZone(card.Archives, "fear")
	tb.InZone(card.Deck, "mother")
	tb = duel(t, side{Line: ids("wormhole-technician"), Deck: ids("mimic-gel", "fear")}, side{}, card.Logos)
	tb.Reap("wormhole-technician") // another creature is there to be copied
	tb.Left()
	tb.Line(0, "mimic-gel", "wormhole-technician")
	tb.Unmarked("mimic-gel", keyforge.FaceDown)
}

func TestCaendleUnit(t *testing.T) {
	tb := duel(t, side{Line: ids("cændle-unit", "dextre"), Deck: many(9, "fear")},
		side{Line: ids("valdr", "krump"), Amber: 2, Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Act("cændle-unit")
	tb.AmberOn("cændle-unit", 1)
	tb.Amber(1, 1)
	tb.Reap("dextre") // no enemy
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	tb.Reap("valdr")
	tb.Fight("krump", "cændle-unit")
	assert.Len(t, tb.Pile(0, card.Hand), 7)
}

func TestDrMilli(t *testing.T) {
	tb := duel(t, side{Line: ids("mother"), Hand: ids("dr-milli", "fear", "punch", "anger")},
		side{Line: ids("valdr", "krump", "tocsin")}, card.Logos)
	tb.Play("dr-milli")
	tb.Left()
	tb.Pick("fear")
	tb.Pick("anger")
	tb.InZone(card.Archives, "fear", "anger")
	tb.InZone(card.Hand, "punch")
	tb = duel(t, side{Line: ids("mother"), Hand: ids("dr-milli", "fear", "punch")}, side{Line: ids("valdr")}, card.Logos)
	tb.Play("dr-milli")
	tb.Left()
	tb.InZone(card.Hand, "fear", "punch")
}

func TestHydeAndVelum(t *testing.T) {
	t.Run("each does more beside the other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("hyde", "velum"), Hand: ids("fear", "punch", "anger"), Deck: many(5, "umbra")}, side{}, card.Logos)
		tb.Reap("velum")
		tb.Pick("fear", "anger")
		tb.InZone(card.Archives, "fear", "anger")
		tb.Reap("hyde")
		assert.Len(t, tb.Pile(0, card.Hand), 3)
	})
	t.Run("alone, or beside an enemy's, they do less", func(t *testing.T) {
		tb := duel(t, side{Line: ids("hyde"), Deck: many(5, "umbra")}, side{Line: ids("velum")}, card.Logos)
		tb.Reap("hyde")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb = duel(t, side{Line: ids("velum"), Hand: ids("fear", "punch")}, side{Line: ids("hyde")}, card.Logos)
		tb.Reap("velum")
		tb.Pick("fear")
		tb.InZone(card.Archives, "fear")
		tb.InZone(card.Hand, "punch")
	})
	t.Run("the one that dies archives the other and itself", func(t *testing.T) {
		for dies, lies := range map[string]string{"hyde": "velum", "velum": "hyde"} {
			tb := duel(t, side{Line: ids(dies, "mother"), Discard: ids(lies, "fear"), Hand: ids("gateway-to-dis")}, side{}, card.Dis)
			tb.Play("gateway-to-dis")
			tb.InZone(card.Archives, dies, lies)
			tb.InZone(card.Discard, "fear", "mother")
			tb = duel(t, side{Line: ids(dies), Discard: ids("fear"), Hand: ids("gateway-to-dis")}, side{Discard: ids(lies)}, card.Dis)
			tb.Play("gateway-to-dis")
			tb.InZone(card.Discard, dies, lies)
		}
	})
}

func TestPrescriptiveGrammarbot(t *testing.T) {
	tb := duel(t, side{Line: ids("prescriptive-grammarbot")}, side{Line: ids("mother", "valdr")}, card.Logos)
	tb.Reap("prescriptive-grammarbot")
	tb.Offers("prescriptive-grammarbot", "mother", "valdr")
	tb.Pick("valdr")
	tb.Marked("valdr", keyforge.Enraged)
	tb.Unmarked("mother", keyforge.Enraged)
}

func TestZenzizenzizenzic(t *testing.T) {
	for hand, line := range map[int][]string{8: {"dextre", "zenzizenzizenzic", "valdr"}, 6: {"dextre", "zenzizenzizenzic"}} {
		tb := duel(t, side{Line: ids(line...), Deck: many(12, "fear")}, side{}, card.Logos)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), hand)
	}
}

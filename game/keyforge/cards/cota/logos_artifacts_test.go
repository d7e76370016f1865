package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAnomalyExploiter(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Damage: 1}, {ID: "batdrone"}}, Artifacts: ids("anomaly-exploiter")},
		side{Line: list{{ID: "valdr", Damage: 1}, {ID: "troll"}}}, card.Logos)
	tb.Act("anomaly-exploiter")
	tb.Offers("mother", "valdr")
	tb.Pick("valdr")
	tb.Line(1, "troll")
	tb = duel(t, side{Line: ids("mother"), Artifacts: ids("anomaly-exploiter")}, side{Line: ids("troll")}, card.Logos)
	tb.Act("anomaly-exploiter")
	tb.Line(0, "mother")
	tb.Line(1, "troll")
}

func TestChaosPortal(t *testing.T) {
	portal := func(h card.House, deck ...string) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("chaos-portal"), Deck: ids(deck...), Discard: ids("anger")}, side{Line: ids("mother")}, card.Logos)
		tb.Act("chaos-portal")
		tb.House(h)
		return tb
	}
	tb := portal(card.Brobnar, "punch", "fear")
	tb.Damage("mother", 3)
	tb.Amber(0, 1)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
	tb = portal(card.Dis, "punch", "fear")
	assert.Equal(t, []string{"punch", "fear"}, tb.Pile(0, card.Deck))
	tb.Marked("punch", keyforge.Revealed)
	tb.Damage("mother", 0)
	tb = portal(card.Brobnar)
	assert.Empty(t, tb.Pile(0, card.Deck), "no reshuffle (Q5)")
	tb.Damage("mother", 0)
	tb = portal(card.Untamed, "key-charge") // played though it does nothing
	tb.InZone(card.Discard, "key-charge")
}

func TestCrazyKillingMachine(t *testing.T) {
	machine := func(mine, theirs []string, line list) *gametest.Table {
		tb := duel(t, side{Line: ids("batdrone"), Artifacts: ids("crazy-killing-machine"), Deck: ids(mine...)},
			side{Line: line, Artifacts: ids("seeker-needle"), Deck: ids(theirs...)}, card.Logos)
		tb.Act("crazy-killing-machine")
		return tb
	}
	t.Run("a card of each house, in the order that you choose", func(t *testing.T) {
		tb := machine([]string{"mother", "punch"}, []string{"fear", "punch"}, list{{ID: "tocsin"}, {ID: "pit-demon"}, {ID: "valdr"}})
		tb.Offers("mother", "fear")
		tb.Pick("fear")
		tb.Offers("tocsin", "pit-demon")
		tb.Pick("pit-demon")
		tb.Offers("batdrone", "crazy-killing-machine")
		tb.Pick("batdrone")
		tb.InZone(card.Artifacts, "crazy-killing-machine", "seeker-needle")
		tb.InZone(card.Discard, "mother", "fear")
		tb.Line(0)
		tb.Line(1, "tocsin", "valdr")
		assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Deck))
	})
	t.Run("it may be one of the two itself", func(t *testing.T) {
		tb := machine([]string{"mother"}, []string{"fear"}, list{{ID: "tocsin"}})
		tb.Pick("mother")
		tb.Pick("crazy-killing-machine")
		tb.InZone(card.Discard, "crazy-killing-machine", "tocsin")
		tb.Line(0, "batdrone")
	})
	t.Run("one destroyed: so is the machine", func(t *testing.T) {
		tb := machine([]string{"anger"}, []string{"fear"}, list{{ID: "tocsin"}})
		tb.Pick("anger")
		tb.InZone(card.Discard, "crazy-killing-machine", "tocsin")
		tb.Line(0, "batdrone")
	})
	t.Run("a ward saves a creature and not the machine (K14.7)", func(t *testing.T) {
		tb := machine([]string{"labwork"}, []string{"fear"}, list{{ID: "tocsin", Marks: keyforge.Warded}})
		tb.Pick("labwork")
		tb.Pick("batdrone")
		tb.Line(1, "tocsin")
		tb.InZone(card.Discard, "crazy-killing-machine", "batdrone")
	})
	t.Run("a creature that goes elsewhere was destroyed all the same (K12.13)", func(t *testing.T) {
		tb := machine([]string{"labwork"}, []string{"urchin"}, list{{ID: "bad-penny"}})
		tb.Pick("urchin")
		tb.Pick("bad-penny")
		tb.Pick("batdrone")
		tb.InZone(card.Hand, "bad-penny")
		tb.InZone(card.Artifacts, "crazy-killing-machine")
	})
	t.Run("empty decks", func(t *testing.T) {
		tb := machine(nil, nil, list{{ID: "tocsin"}})
		tb.InZone(card.Discard, "crazy-killing-machine")
		tb.Line(0, "batdrone")
		tb.Line(1, "tocsin")
	})
}

func TestLibraryOfBabble(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-babble"), Deck: ids("fear", "punch")}, side{Deck: ids("anger")}, card.Logos)
	tb.Act("library-of-babble")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	assert.Empty(t, tb.Pile(1, card.Hand))
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("library-of-babble")}, keyforge.IsExhausted)
}

// Drawing from an empty deck shuffles the discard pile (K15.1); with both empty
// nothing happens (Q4).
func TestLibraryOfBabbleEmptyDeck(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-babble", "library-of-babble"), Discard: ids("fear")}, side{}, card.Logos)
	tb.Act("library-of-babble#1")
	tb.InZone(card.Hand, "fear")
	tb.Act("library-of-babble")
	assert.Len(t, tb.Pile(0, card.Hand), 1)
}

func TestMobiusScroll(t *testing.T) {
	scroll := func() *gametest.Table {
		tb := duel(t, side{Artifacts: ids("mobius-scroll"), Hand: ids("fear", "punch", "mother")}, side{Hand: ids("anger")}, card.Logos)
		tb.Act("mobius-scroll")
		tb.Offers("fear", "punch", "mother")
		return tb
	}
	tb := scroll()
	tb.Pick("fear", "mother")
	tb.InZone(card.Archives, "mobius-scroll", "fear", "mother")
	tb.InZone(card.Hand, "punch")
	tb = scroll()
	tb.Finish()
	assert.Equal(t, []string{"mobius-scroll"}, tb.Pile(0, card.Archives))
	tb = duel(t, side{Artifacts: ids("mobius-scroll")}, side{}, card.Logos)
	tb.Act("mobius-scroll")
	tb.InZone(card.Archives, "mobius-scroll")
}

func TestPocketUniverse(t *testing.T) {
	t.Run("one æmber from the pool", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("pocket-universe", "pocket-universe"), Amber: 1}, side{Amber: 3}, card.Logos)
		tb.Act("pocket-universe#1")
		tb.Amber(0, 0)
		tb.AmberOn("pocket-universe#1", 1)
		tb.Act("pocket-universe#2")
		tb.AmberOn("pocket-universe#2", 0)
		tb.Amber(1, 3)
	})
	t.Run("it counts for keys (K2.7), and stealing does not reach it (K5.5)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "pocket-universe", Amber: 2}}, Amber: 5}, side{Hand: ids("urchin", "urchin")}, card.Logos)
		tb.EndTurn()
		tb.Play("urchin")
		tb.Amber(0, 4)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
		tb.AmberOn("pocket-universe", 0)
	})
	t.Run("too little together; not for the other player's keys; to the supply when it goes (K5.10)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "pocket-universe", Amber: 3}}, Amber: 2, Hand: ids("emp-blast")}, side{Amber: 5}, card.Logos)
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.EndTurn()
		tb.Keys(0, 0)
		tb.House(card.Mars)
		tb.Play("emp-blast")
		tb.InZone(card.Discard, "pocket-universe")
		tb.Amber(0, 3)
		tb.Amber(1, 5)
	})
}

func TestSpanglerBox(t *testing.T) {
	t.Run("purges a creature and goes over, ready again on their turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: ids("spangler-box")},
			side{Houses: []card.House{card.Dis}, Line: ids("tocsin", "dust-imp")}, card.Logos)
		tb.Act("spangler-box")
		tb.Offers("mother", "tocsin", "dust-imp")
		tb.Pick("tocsin")
		tb.InZone(card.Purged, "tocsin")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(1, card.Artifacts))
		assert.Empty(t, tb.Pile(0, card.Artifacts))
		tb.Marked("spangler-box", keyforge.Exhausted)
		tb.EndTurn()
		tb.House(card.Logos) // K4.2
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("spangler-box")}, keyforge.IsExhausted)
	})
	t.Run("no creature: it stays (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spangler-box")}, side{}, card.Logos)
		tb.Act("spangler-box")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(0, card.Artifacts))
	})
	t.Run("a ward saves the creature, and the box stays (K14.7)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spangler-box")}, side{Line: list{{ID: "tocsin", Marks: keyforge.Warded}}}, card.Logos)
		tb.Act("spangler-box")
		tb.Line(1, "tocsin")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(0, card.Artifacts))
	})
	t.Run("all that it purged returns when it leaves, under their owners, after changes of control", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neutron-shark", "mother", "valdr"), Artifacts: ids("spangler-box"), Deck: many(9, "batdrone"),
			Houses: []card.House{card.Logos}, Purged: ids("smaaash")},
			side{Line: ids("tocsin", "dust-imp"), Houses: []card.House{card.Logos}, Artifacts: list{{ID: "library-of-babble"}}}, card.Logos)
		tb.Act("spangler-box")
		tb.Pick("tocsin")
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Act("spangler-box")
		tb.Pick("mother")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(0, card.Artifacts))
		tb.InZone(card.Purged, "tocsin", "mother")
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("library-of-babble", "spangler-box")
		tb.InZone(card.Artifacts, "spangler-box") // just before it leaves (Q34)
		tb.Pick("mother")
		tb.Right()
		tb.Left()
		tb.InZone(card.Discard, "spangler-box")
		tb.Line(0, "neutron-shark", "valdr", "mother")
		tb.Line(1, "tocsin", "dust-imp")
		tb.Marked("mother", keyforge.Exhausted)
		tb.InZone(card.Purged, "smaaash") // not purged by the box
	})
}

// The opponent destroys the box while controlling it: the creature returns.
func TestSpanglerBoxDestroyedByNewController(t *testing.T) {
	tb := duel(t, side{Line: ids("mother"), Artifacts: ids("spangler-box")},
		side{Houses: []card.House{card.Logos}, Line: ids("neutron-shark", "dust-imp"), Deck: ids("batdrone")}, card.Logos)
	tb.Act("spangler-box")
	tb.Pick("mother")
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Reap("neutron-shark")
	tb.Pick("spangler-box")
	tb.Line(0, "mother")
	assert.Equal(t, []string{"spangler-box"}, tb.Pile(0, card.Discard), "to its owner (K13.5)")
}

func TestSpectralTunneler(t *testing.T) {
	t.Run("gains the Reap ability for the turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("batdrone", "mother", "troll"), Artifacts: ids("spectral-tunneler"), Deck: many(9, "fear")},
			side{Line: ids("valdr")}, card.Logos)
		tb.Act("spectral-tunneler")
		tb.Offers("batdrone", "mother", "troll", "valdr")
		tb.Pick("mother")
		tb.Reap("mother")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb.Reap("batdrone")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Logos)
		hand := len(tb.Pile(0, card.Hand))
		tb.Reap("mother")
		assert.Len(t, tb.Pile(0, card.Hand), hand)
	})
	t.Run("counts as on a flank: what looks for flanks finds it, its neighbors stay in place", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spectral-tunneler"), Hand: ids("harland-mindlock")},
			side{Line: ids("valdr", "mother", "troll")}, card.Logos)
		tb.Act("spectral-tunneler")
		tb.Pick("mother")
		tb.Play("harland-mindlock")
		tb.Offers("valdr", "mother", "troll")
		tb.Pick("mother")
		tb.Left()
		tb.Line(1, "valdr", "troll")
	})
}

func TestStrangeGizmo(t *testing.T) {
	t.Run("a key of yours destroys everything, itself too", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: ids("strange-gizmo"), Amber: 6},
			side{Line: ids("valdr"), Artifacts: ids("seeker-needle")}, card.Logos)
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.EndTurn()
		tb.Choose(0)
		tb.InZone(card.Discard, "mother", "strange-gizmo", "valdr", "seeker-needle")
	})
	t.Run("by a card as well; not the opponent's keys", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: ids("strange-gizmo"), Amber: 7, Hand: ids("key-charge")}, side{Amber: 6}, card.Logos)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Line(0, "mother")
		tb = duel(t, side{Line: ids("mother"), Artifacts: ids("strange-gizmo"), Amber: 7, Hand: ids("key-charge")}, side{}, card.Untamed)
		tb.Play("key-charge")
		tb.Yes()
		tb.Choose(0)
		tb.Line(0)
	})
}

func TestTheHowlingPit(t *testing.T) {
	tb := duel(t, side{Artifacts: list{{ID: "the-howling-pit", Marks: keyforge.Exhausted}}, Deck: many(9, "fear")},
		side{Deck: many(9, "fear"), Line: ids("mother")}, card.Logos)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Hand), 8, "with Mother")
}

package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

func TestDimensionDoor(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "batdrone", "doc-bookton"), Hand: ids("dimension-door", "library-of-babble"), Amber: 1, Deck: many(9, "fear")},
		side{Amber: 2, Line: ids("tocsin")}, card.Logos)
	tb.Play("dimension-door")
	tb.Reap("mother")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
	tb.Reap("batdrone")
	tb.Amber(1, 0)
	tb.Reap("doc-bookton") // nothing left to steal, and nothing gained; its text works
	tb.Amber(0, 3)
	assert.Len(t, tb.Pile(0, card.Deck), 8)
	tb.EndTurn()
	tb.Reap("tocsin") // the opponent's creatures gain as always
	tb.Amber(1, 1)
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.Reap("mother")
	tb.Amber(1, 1)
	tb.Amber(0, 4)
}

func TestLibraryAccess(t *testing.T) {
	tb := duel(t, side{Hand: ids("library-access", "library-of-babble", "batdrone", "dimension-door", "library-access"), Deck: many(9, "fear")},
		side{}, card.Logos)
	tb.Play("library-access#1")
	assert.Len(t, tb.Pile(0, card.Deck), 9, "not for itself")
	tb.Play("library-of-babble")
	assert.Len(t, tb.Pile(0, card.Deck), 8)
	tb.Play("batdrone")
	assert.Len(t, tb.Pile(0, card.Deck), 7)
	tb.Discard("dimension-door")
	assert.Len(t, tb.Pile(0, card.Deck), 7, "discarding is not playing")
	tb.Play("library-access#2")
	tb.First("library-access#2")
	assert.Len(t, tb.Pile(0, card.Deck), 6, "another copy is another card; it does not see itself")
}

// The same card, taken back to hand and played again, is another card; then there
// are two effects.
func TestLibraryAccessPlayedAgain(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "witch-of-the-eye", House: card.Logos}}, Hand: ids("library-access", "dimension-door"), Deck: many(9, "fear")}, side{}, card.Logos)
	tb.Play("library-access")
	tb.Reap("witch-of-the-eye")
	tb.Play("library-access")
	tb.Choose(0)
	assert.Len(t, tb.Pile(0, card.Deck), 8)
	tb.Play("dimension-door")
	for tb.Question().Kind == game.AskOrder {
		tb.Choose(0)
	}
	assert.Len(t, tb.Pile(0, card.Deck), 6)
}

// It lasts this turn and is about what you play.
func TestLibraryAccessEnds(t *testing.T) {
	tb := duel(t, side{Hand: append(ids("library-access"), many(8, "batdrone")...), Deck: many(9, "fear")}, side{Hand: ids("punch")}, card.Logos)
	tb.Play("library-access")
	tb.EndTurn()
	tb.Play("punch")
	tb.EndTurn()
	tb.Play("batdrone")
	assert.Len(t, tb.Pile(0, card.Deck), 9)
}

// It works for a card that an ability plays, too.
func TestLibraryAccessAndWildWormhole(t *testing.T) {
	tb := duel(t, side{Hand: ids("library-access", "wild-wormhole"), Deck: ids("mother", "fear", "punch", "anger")}, side{}, card.Logos)
	tb.Play("library-access")
	tb.Play("wild-wormhole")
	tb.First("wild-wormhole") // before the draw, in one window (K6.1)
	assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
	tb.Line(0, "mother")
}

func TestTwinBoltEmission(t *testing.T) {
	t.Run("two different creatures, at once (K11.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("batdrone"), Artifacts: ids("library-of-babble"), Hand: ids("twin-bolt-emission")}, side{Line: ids("dust-imp", "tocsin", "mother")}, card.Logos)
		tb.Play("twin-bolt-emission")
		tb.Offers("batdrone", "dust-imp", "tocsin", "mother")
		tb.Pick("dust-imp")
		tb.Offers("batdrone", "tocsin", "mother")
		tb.Must()
		tb.Pick("tocsin")
		tb.InZone(card.Discard, "dust-imp")
		tb.Damage("tocsin", 2)
		tb.Damage("mother", 0)
		tb.Damage("batdrone", 0)
		tb.Amber(0, 1)
	})
	t.Run("only one creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("twin-bolt-emission")}, side{Line: ids("mother")}, card.Logos)
		tb.Play("twin-bolt-emission")
		tb.Damage("mother", 2)
	})
	t.Run("none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("twin-bolt-emission")}, side{}, card.Logos)
		tb.Play("twin-bolt-emission")
		tb.Amber(0, 1)
	})
}

func TestWildWormhole(t *testing.T) {
	t.Run("a card of any house, with its icons and its Play ability (K6.9, K6.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Deck: ids("urchin", "fear")}, side{Amber: 2}, card.Logos)
		tb.Play("wild-wormhole")
		tb.Line(0, "urchin")
		tb.Marked("urchin", game.Exhausted)
		tb.Amber(0, 2)
		tb.Amber(1, 1)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("an action that draws does not find itself (Q6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Deck: ids("punch")}, side{Line: ids("mother")}, card.Logos)
		tb.Play("wild-wormhole")
		tb.Damage("mother", 3)
		assert.Equal(t, []string{"wild-wormhole", "punch"}, tb.Pile(0, card.Discard))
		tb.Amber(0, 2)
	})
	t.Run("an empty deck is not reshuffled (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Discard: ids("urchin")}, side{Amber: 2}, card.Logos)
		tb.Play("wild-wormhole")
		tb.InZone(card.Discard, "urchin", "wild-wormhole")
		tb.Amber(0, 1)
	})
	t.Run("what cannot be played stays on top (Q41, K19.6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole", "ultra-gravitron"), Deck: ids("ultra-gravitron2", "fear")}, side{}, card.Logos)
		tb.Play("wild-wormhole")
		assert.Equal(t, []string{"ultra-gravitron2", "fear"}, tb.Pile(0, card.Deck))
		tb.Line(0)
	})
	t.Run("an upgrade without a creature stays on top", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Deck: ids("blood-of-titans")}, side{}, card.Logos)
		tb.Play("wild-wormhole")
		assert.Equal(t, []string{"blood-of-titans"}, tb.Pile(0, card.Deck))
		tb.Amber(0, 1)
	})
}

func TestLibraryOfBabble(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-of-babble"), Deck: ids("fear", "punch")}, side{Deck: ids("anger")}, card.Logos)
	tb.Act("library-of-babble")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	assert.Empty(t, tb.Pile(1, card.Hand))
	tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("library-of-babble")}, game.IsExhausted)
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

func TestSpanglerBox(t *testing.T) {
	t.Run("purges a creature and goes over, ready again on their turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: ids("spangler-box")}, side{Houses: []card.House{card.Dis}, Line: ids("tocsin", "dust-imp")}, card.Logos)
		tb.Act("spangler-box")
		tb.Offers("mother", "tocsin", "dust-imp")
		tb.Pick("tocsin")
		tb.InZone(card.Purged, "tocsin")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(1, card.Artifacts))
		assert.Empty(t, tb.Pile(0, card.Artifacts))
		tb.Marked("spangler-box", game.Exhausted)
		tb.EndTurn()
		tb.House(card.Logos) // K4.2
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("spangler-box")}, game.IsExhausted)
	})
	t.Run("no creature: it stays (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spangler-box")}, side{}, card.Logos)
		tb.Act("spangler-box")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(0, card.Artifacts))
	})
	t.Run("a ward saves the creature, and the box stays (K14.7)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spangler-box")}, side{Line: list{{ID: "tocsin", Marks: game.Warded}}}, card.Logos)
		tb.Act("spangler-box")
		tb.Line(1, "tocsin")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(0, card.Artifacts))
	})
	t.Run("all that it purged returns when it leaves, under their owners, after changes of control", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neutron-shark", "mother", "valdr"), Artifacts: ids("spangler-box"), Deck: many(9, "batdrone"), Houses: []card.House{card.Logos}, Purged: ids("smaaash")},
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
		tb.Marked("mother", game.Exhausted)
		tb.InZone(card.Purged, "smaaash") // not purged by the box
	})
}

// The box is destroyed by the opponent while it is theirs: the creature returns.
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

func TestBatdrone(t *testing.T) {
	tb := duel(t, side{Line: ids("batdrone", "doc-bookton")}, side{Line: ids("mother"), Amber: 2}, card.Logos)
	tb.Fight("batdrone")
	tb.Damage("batdrone", 0) // skirmish (K18.8)
	tb.Damage("mother", 2)
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.EndTurn()
	tb.Fight("mother", "batdrone")
	tb.InZone(card.Discard, "batdrone") // not when it is attacked
	tb.Damage("mother", 4)
	tb.Amber(0, 1)
}

func TestDocBookton(t *testing.T) {
	tb := duel(t, side{Line: ids("doc-bookton", "mother"), Deck: ids("fear", "punch")}, side{Line: ids("tocsin")}, card.Logos)
	tb.Reap("doc-bookton")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	tb.Reap("mother")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	tb.Amber(0, 2)
}

func TestDrEscotera(t *testing.T) {
	for theirs := range 3 {
		tb := duel(t, side{Hand: ids("dr-escotera"), Keys: 2}, side{Keys: theirs}, card.Logos)
		tb.Play("dr-escotera")
		tb.Amber(0, theirs)
	}
}

func TestHarlandMindlock(t *testing.T) {
	t.Run("an enemy flank creature, to a flank of yours, as it is (Q18)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("harland-mindlock")},
			side{Line: list{{ID: "tocsin", Damage: 1, Amber: 2, Marks: game.Stunned}, {ID: "valdr"}, {ID: "dust-imp"}}}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Right()
		tb.Offers("tocsin", "dust-imp")
		tb.Pick("tocsin")
		tb.Left()
		tb.Line(0, "tocsin", "mother", "harland-mindlock")
		tb.Line(1, "valdr", "dust-imp")
		tb.Damage("tocsin", 1)
		tb.AmberOn("tocsin", 2)
		tb.Marked("tocsin", game.Stunned)
		tb.Unmarked("tocsin", game.Exhausted)
	})
	t.Run("its house may be chosen (K4.2), and it goes back when Harland leaves (Q19)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harland-mindlock"), Houses: []card.House{card.Logos}}, side{Line: ids("tocsin", "valdr"), Hand: ids("punch")}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Pick("tocsin")
		tb.Right()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("punch")
		tb.Pick("harland-mindlock")
		tb.Asks(game.AskPlace, game.ForFlank, 1)
		tb.Right()
		tb.Line(1, "valdr", "tocsin")
		tb.Line(0)
	})
	t.Run("it goes to its owner's discard pile (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harland-mindlock", "punch")}, side{Line: ids("dust-imp")}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Right()
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("punch")
		tb.Pick("dust-imp")
		assert.Equal(t, []string{"dust-imp"}, tb.Pile(1, card.Discard))
		tb.Amber(0, 3) // its controller gains
	})
	t.Run("no enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("harland-mindlock")}, side{}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Left()
		tb.Line(0, "harland-mindlock", "mother")
	})
	t.Run("Harland changing sides does not end it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harland-mindlock")}, side{Line: ids("tocsin", "valdr"), Hand: list{{ID: "collar-of-subordination"}}}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Pick("tocsin")
		tb.Right()
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("harland-mindlock")
		tb.Left()
		tb.Line(0, "tocsin")
		tb.Line(1, "harland-mindlock", "valdr")
	})
}

func TestQuixoTheAdventurer(t *testing.T) {
	tb := duel(t, side{Line: ids("quixo-the-adventurer"), Deck: ids("fear", "punch")}, side{Line: ids("mother")}, card.Logos)
	tb.Fight("quixo-the-adventurer")
	tb.Damage("quixo-the-adventurer", 0)
	tb.Damage("mother", 3)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
}

func TestMother(t *testing.T) {
	tb := duel(t, side{Houses: []card.House{card.Logos}, Line: list{{ID: "mother", Marks: game.Exhausted | game.Stunned}}, Deck: many(20, "fear")}, side{Houses: []card.House{card.Logos}, Deck: many(20, "fear")}, card.Logos)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Hand), 6)
}

// Two of them add up, and chains come off the larger hand (K20.3).
func TestMotherTwiceAndChains(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "mother"), Deck: many(20, "fear"), Chains: 1}, side{}, card.Logos)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 7)
}

func TestNeutronShark(t *testing.T) {
	sides := func(top ...string) (side, side) {
		return side{Line: list{{ID: "neutron-shark"}, {ID: "mother", Attached: ids("blood-of-titans")}, {ID: "dust-imp"}}, Artifacts: ids("library-of-babble"), Deck: ids(top...)},
			side{Line: list{{ID: "tocsin", Attached: ids("protect-the-weak")}, {ID: "dust-imp"}}, Artifacts: ids("seeker-needle")}
	}
	t.Run("one of each side, together; a Logos card ends it", func(t *testing.T) {
		a, b := sides("batdrone", "fear")
		tb := duel(t, a, b, card.Logos)
		tb.Reap("neutron-shark")
		tb.Offers("tocsin", "1:dust-imp", "seeker-needle")
		tb.Pick("seeker-needle")
		tb.Offers("neutron-shark", "mother", "0:dust-imp", "library-of-babble")
		tb.Pick("mother")
		tb.InZone(card.Discard, "seeker-needle", "mother", "batdrone")
		tb.Line(0, "neutron-shark", "dust-imp")
		tb.Line(1, "tocsin", "dust-imp")
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("any other card repeats it (K17.5)", func(t *testing.T) {
		a, b := sides("fear", "fear", "batdrone", "fear")
		tb := duel(t, a, b, card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("tocsin", "mother")
		tb.Pick("1:dust-imp", "0:dust-imp")
		tb.Choose(0)                 // the order of the two Destroyed abilities
		tb.Pick("library-of-babble") // the last enemy card goes unasked
		tb.Line(0, "neutron-shark")
		tb.Line(1)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
		tb.Amber(0, 3)
		tb.Amber(1, 2)
	})
	t.Run("the cycle ends when the shark destroys itself, after the discard", func(t *testing.T) {
		a, b := sides("fear", "fear")
		tb := duel(t, a, b, card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("tocsin", "neutron-shark")
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
		tb.Line(0, "mother", "dust-imp")
		tb.Line(1, "dust-imp")
	})
	t.Run("an empty deck ends it without a reshuffle (Q5)", func(t *testing.T) {
		a, b := sides()
		a.Discard = ids("fear")
		tb := duel(t, a, b, card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("tocsin", "mother")
		tb.Line(1, "dust-imp")
		assert.Equal(t, []string{"mother", "blood-of-titans", "fear"}, tb.Pile(0, card.Discard))
	})
	t.Run("without enemy cards one of yours goes all the same (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("neutron-shark")}, side{}, card.Logos)
		tb.Play("neutron-shark")
		tb.InZone(card.Discard, "neutron-shark")
	})
	t.Run("after a fight, if it survives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neutron-shark", "mother")}, side{Line: ids("urchin"), Artifacts: ids("seeker-needle")}, card.Logos)
		tb.Fight("neutron-shark") // elusive
		tb.Pick("seeker-needle", "mother")
		tb.Line(1, "urchin")
		tb.Line(0, "neutron-shark")
	})
}

func TestReplicator(t *testing.T) {
	t.Run("an ally's ability; the ally does not exhaust", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator", "doc-bookton"), Artifacts: ids("library-of-babble"), Deck: ids("fear", "punch")}, side{}, card.Logos)
		tb.Reap("replicator")
		tb.InZone(card.Hand, "fear")
		tb.Unmarked("doc-bookton", game.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("an enemy's, as if you controlled it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator"), Hand: ids("fear")}, side{Line: list{{ID: "tocsin", Marks: game.Exhausted | game.Stunned}}, Hand: ids("punch")}, card.Logos)
		tb.Reap("replicator")
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Hand, "fear")
		tb.Marked("tocsin", game.Stunned)
	})
	t.Run("from your own discard pile", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator"), Discard: ids("fear")}, side{Line: ids("witch-of-the-eye"), Discard: ids("punch")}, card.Logos)
		tb.Reap("replicator")
		tb.InZone(card.Hand, "fear")
		tb.InZone(card.Discard, "punch")
	})
	t.Run("the enemies of an enemy's ability are yours", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator", "mother")}, side{Line: ids("uxlyx-the-zookeeper", "dust-imp")}, card.Logos)
		tb.Reap("replicator")
		tb.Offers("mother", "uxlyx-the-zookeeper", "dust-imp")
		tb.Pick("uxlyx-the-zookeeper")
		tb.Offers("uxlyx-the-zookeeper", "dust-imp")
		tb.Pick("dust-imp")
		assert.Equal(t, []string{"dust-imp"}, tb.Pile(0, card.Archives))
	})
	t.Run("an enemy creature captures from its own side (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator")}, side{Line: ids("sequis"), Amber: 2}, card.Logos)
		tb.Reap("replicator")
		tb.AmberOn("sequis", 1)
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("the text means the creature that has it (K16.18)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator")}, side{Line: ids("senator-bracchus")}, card.Logos)
		tb.Reap("replicator")
		tb.AmberOn("senator-bracchus", 1)
		tb.AmberOn("replicator", 0)
	})
	t.Run("a creature without one: nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator")}, side{Line: ids("mother")}, card.Logos)
		tb.Reap("replicator")
		tb.Amber(0, 1)
	})
	t.Run("no other creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator")}, side{}, card.Logos)
		tb.Reap("replicator")
		tb.Amber(0, 1)
	})
	t.Run("two of them do not go on for ever (Q36)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator")}, side{Line: ids("replicator")}, card.Logos)
		tb.Reap("0:replicator")
		tb.Amber(0, 1)
	})
	t.Run("through another one", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator", "doc-bookton"), Deck: ids("fear")}, side{Line: ids("replicator")}, card.Logos)
		tb.Reap("0:replicator")
		tb.Pick("1:replicator")
		tb.Offers("0:replicator", "doc-bookton")
		tb.Pick("doc-bookton")
		tb.InZone(card.Hand, "fear")
	})
}

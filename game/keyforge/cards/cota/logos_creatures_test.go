package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

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

func TestBrainEater(t *testing.T) {
	fight := func(me, foe string) *gametest.Table {
		tb := duel(t, side{Line: ids(me), Deck: ids("fear")}, side{Line: ids(foe), Deck: ids("punch")}, card.Logos)
		tb.Fight(me, foe)
		return tb
	}
	assert.Len(t, fight("brain-eater", "batdrone").Pile(0, card.Hand), 1)
	assert.Empty(t, fight("brain-eater", "troll").Pile(0, card.Hand), "it dies")
	assert.Empty(t, fight("brain-eater", "charette").Pile(1, card.Hand))
	tb := fight("dextre", "brain-eater") // attacked
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Empty(t, tb.Pile(0, card.Hand))
	tb = duel(t, side{Line: ids("brain-eater", "mother"), Deck: ids("fear")}, side{Line: ids("batdrone", "valdr")}, card.Logos)
	tb.Fight("mother", "batdrone") // another creature's fight
	assert.Empty(t, tb.Pile(0, card.Hand))
	tb.Fight("brain-eater", "valdr") // both die (K9.7)
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestDextre(t *testing.T) {
	tb := duel(t, side{Hand: ids("dextre"), Line: ids("mother"), Deck: ids("fear")}, side{Amber: 2, Hand: ids("punch")}, card.Logos)
	tb.Play("dextre")
	tb.Right()
	tb.AmberOn("dextre", 1)
	tb.Amber(1, 1)
	tb.EndTurn()
	deck := tb.Pile(0, card.Deck)
	tb.Play("punch")
	tb.Pick("dextre")
	assert.Equal(t, append([]string{"dextre"}, deck...), tb.Pile(0, card.Deck))
	tb.Amber(1, 1+1+1) // the icon, and its æmber back (K5.9)
	tb = duel(t, side{Hand: ids("dextre")}, side{}, card.Logos)
	tb.Play("dextre")
	tb.AmberOn("dextre", 0)
}

// On top of its owner's deck, whoever controlled it when it died (K13.5).
func TestDextreOfTheOpponent(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "dextre", Foreign: true}}, Hand: ids("gateway-to-dis")}, side{Deck: ids("fear")}, card.Dis)
	tb.Play("gateway-to-dis")
	assert.Equal(t, []string{"dextre", "fear"}, tb.Pile(1, card.Deck))
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

func TestDysania(t *testing.T) {
	tb := duel(t, side{Hand: ids("dysania"), Archives: ids("anger")}, side{Archives: ids("fear", "punch")}, card.Logos)
	tb.Play("dysania")
	tb.InZone(card.Discard, "fear", "punch")
	tb.InZone(card.Archives, "anger")
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("dysania")}, side{Hand: ids("fear")}, card.Logos)
	tb.Play("dysania")
	tb.Amber(0, 0)
	tb.InZone(card.Hand, "fear")
}

// A creature of yours that they hold there comes to your hand: it is not discarded,
// and counts for nothing.
func TestDysaniaAndAbductedCreatures(t *testing.T) {
	tb := duel(t, side{Hand: ids("dysania")}, side{Archives: list{{ID: "fear"}, {ID: "mother", Foreign: true}}}, card.Logos)
	tb.Play("dysania")
	tb.InZone(card.Discard, "fear")
	assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Hand))
	tb.Amber(0, 1)
}

func TestGanymedeArchivist(t *testing.T) {
	tb := duel(t, side{Line: ids("ganymede-archivist"), Hand: ids("fear", "mother")}, side{}, card.Logos)
	tb.Reap("ganymede-archivist")
	tb.Offers("fear", "mother")
	tb.Pick("mother")
	tb.InZone(card.Archives, "mother")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("ganymede-archivist")}, side{}, card.Logos)
	tb.Reap("ganymede-archivist")
	tb.Amber(0, 1)
}

func TestHarlandMindlock(t *testing.T) {
	t.Run("an enemy flank creature, to a flank of yours, as it is (Q18)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("harland-mindlock")},
			side{Line: list{{ID: "tocsin", Damage: 1, Amber: 2, Marks: keyforge.Stunned}, {ID: "valdr"}, {ID: "dust-imp"}}}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Right()
		tb.Offers("tocsin", "dust-imp")
		tb.Pick("tocsin")
		tb.Left()
		tb.Line(0, "tocsin", "mother", "harland-mindlock")
		tb.Line(1, "valdr", "dust-imp")
		tb.Damage("tocsin", 1)
		tb.AmberOn("tocsin", 2)
		tb.Marked("tocsin", keyforge.Stunned)
		tb.Unmarked("tocsin", keyforge.Exhausted)
	})
	t.Run("its house may be chosen (K4.2), and it goes back when Harland leaves (Q19)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harland-mindlock"), Houses: []card.House{card.Logos}},
			side{Line: ids("tocsin", "valdr"), Hand: ids("punch")}, card.Logos)
		tb.Play("harland-mindlock")
		tb.Pick("tocsin")
		tb.Right()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("punch")
		tb.Pick("harland-mindlock")
		tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 1)
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
		tb := duel(t, side{Hand: ids("harland-mindlock")},
			side{Line: ids("tocsin", "valdr"), Hand: list{{ID: "collar-of-subordination"}}}, card.Logos)
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
	tb := duel(t, side{Houses: []card.House{card.Logos}, Line: list{{ID: "mother", Marks: keyforge.Exhausted | keyforge.Stunned}},
		Deck: many(20, "fear")}, side{Houses: []card.House{card.Logos}, Deck: many(20, "fear")}, card.Logos)
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
		return side{Line: list{{ID: "neutron-shark"}, {ID: "mother", Attached: ids("blood-of-titans")}, {ID: "dust-imp"}},
				Artifacts: ids("library-of-babble"), Deck: ids(top...)},
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
		tb.Pick("library-of-babble") // the order of the two Destroyed abilities cannot matter, and the last enemy card goes unasked
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

func TestNovuArchaeologist(t *testing.T) {
	tb := duel(t, side{Line: ids("novu-archaeologist"), Discard: ids("fear", "mother"), Hand: ids("anger")},
		side{Discard: ids("punch")}, card.Logos)
	tb.Act("novu-archaeologist")
	tb.Offers("fear", "mother")
	tb.Pick("mother")
	tb.InZone(card.Archives, "mother")
	tb.InZone(card.Discard, "fear", "punch")
	tb = duel(t, side{Line: ids("novu-archaeologist")}, side{Discard: ids("punch")}, card.Logos)
	tb.Act("novu-archaeologist")
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestOzmoMartianologist(t *testing.T) {
	ozmo := func(option int) *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "ozmo-martianologist"}, {ID: "grommid", Damage: 4}, {ID: "mother", Damage: 2}}},
			side{Line: list{{ID: "zorg", Damage: 2}}}, card.Logos)
		tb.Reap("ozmo-martianologist")
		tb.Choose(option)
		tb.Offers("grommid", "zorg")
		return tb
	}
	tb := ozmo(0)
	tb.Pick("grommid")
	tb.Damage("grommid", 1)
	tb = ozmo(0)
	tb.Pick("zorg")
	tb.Damage("zorg", 0)
	tb.Unmarked("zorg", keyforge.Stunned)
	tb = ozmo(1)
	tb.Pick("zorg")
	tb.Marked("zorg", keyforge.Stunned)
	tb.Damage("zorg", 2)
}

func TestPsychicBug(t *testing.T) {
	tb := duel(t, side{Hand: ids("psychic-bug")}, side{Hand: ids("fear", "punch")}, card.Logos)
	tb.Play("psychic-bug")
	assert.Equal(t, 1, tb.Happened(keyforge.Looked))
	tb.Amber(0, 1)
	tb.Unmarked("fear", keyforge.Revealed) // nobody else sees it
	tb.EndTurn()
	tb.House(card.Dis)
	tb.EndTurn()
	tb.Reap("psychic-bug")
	assert.Equal(t, 1, tb.Happened(keyforge.Looked))
	assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(1, card.Hand))
}

func TestReplicator(t *testing.T) {
	t.Run("an ally's ability; the ally does not exhaust", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator", "doc-bookton"), Artifacts: ids("library-of-babble"), Deck: ids("fear", "punch")},
			side{}, card.Logos)
		tb.Reap("replicator")
		tb.InZone(card.Hand, "fear")
		tb.Unmarked("doc-bookton", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("an enemy's, as if you controlled it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator"), Hand: ids("fear")},
			side{Line: list{{ID: "tocsin", Marks: keyforge.Exhausted | keyforge.Stunned}}, Hand: ids("punch")}, card.Logos)
		tb.Reap("replicator")
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Hand, "fear")
		tb.Marked("tocsin", keyforge.Stunned)
	})
	t.Run("from your own discard pile", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator"), Discard: ids("fear")}, side{Line: ids("witch-of-the-eye"), Discard: ids("punch")}, card.Logos)
		tb.Reap("replicator")
		tb.InZone(card.Hand, "fear")
		tb.InZone(card.Discard, "punch")
	})
	t.Run("the enemies of an enemy's ability are yours, but it is not (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("replicator", "mother")}, side{Line: ids("uxlyx-the-zookeeper", "dust-imp")}, card.Logos)
		tb.Reap("replicator")
		tb.Offers("mother", "uxlyx-the-zookeeper", "dust-imp")
		tb.Pick("uxlyx-the-zookeeper")
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

func TestResearchSmoko(t *testing.T) {
	tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("research-smoko"), Deck: ids("fear", "anger")}, card.Brobnar)
	tb.Play("punch")
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Archives))
	assert.Equal(t, []string{"anger"}, tb.Pile(1, card.Deck))
	tb.InZone(card.Discard, "research-smoko")
	tb = duel(t, side{Hand: ids("punch")}, side{Line: ids("research-smoko"), Discard: ids("fear")}, card.Brobnar)
	tb.Play("punch")
	assert.Empty(t, tb.Pile(1, card.Archives), "no reshuffle (Q5)")
}

func TestSkippyTimehog(t *testing.T) {
	tb := duel(t, side{Hand: ids("skippy-timehog"), Line: ids("mother")},
		side{Line: list{{ID: "valdr"}, {ID: "troll", Marks: keyforge.Stunned}, {ID: "deipno-spymaster"}}, Artifacts: ids("gauntlet-of-command"),
			Hand: ids("headhunter", "punch")}, card.Logos)
	tb.Play("skippy-timehog")
	tb.Left()
	tb.Reap("mother") // yours may be used
	tb.EndTurn()
	tb.House(card.Brobnar)
	refusedUse(tb, keyforge.Reap, "valdr", keyforge.CannotBeUsed)
	refusedUse(tb, keyforge.Fight, "valdr", keyforge.CannotBeUsed)
	refusedUse(tb, keyforge.Unstun, "troll", keyforge.CannotBeUsed)
	refusedUse(tb, keyforge.UseOmni, "deipno-spymaster", keyforge.CannotBeUsed)
	refusedUse(tb, keyforge.UseAction, "gauntlet-of-command", keyforge.CannotBeUsed)
	tb.Play("headhunter")
	tb.Left()
	tb.Discard("punch")
	tb.EndTurn()
	tb.Reap("mother")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Reap("valdr")
}

// An effect cannot use their cards either (K16.13).
func TestSkippyTimehogAgainstEffects(t *testing.T) {
	tb := duel(t, side{Hand: ids("skippy-timehog")},
		side{Line: ids("valdr"), Hand: ids("anger"), Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Play("skippy-timehog")
	tb.EndTurn()
	tb.Play("anger")
	tb.InZone(card.Battleline, "skippy-timehog")
	tb.Unmarked("valdr", keyforge.Exhausted)
}

func TestTimetraveller(t *testing.T) {
	tb := duel(t, side{Hand: ids("timetraveller"), Deck: ids("fear", "punch", "anger")}, side{}, card.Logos)
	tb.Play("timetraveller")
	assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(0, card.Hand))
	tb.Amber(0, 1)
	tb = duel(t, side{Line: list{{ID: "timetraveller", Amber: 1}}, Deck: ids("anger", "punch")}, side{}, card.Logos)
	tb.Act("timetraveller")
	assert.ElementsMatch(t, []string{"anger", "punch", "timetraveller"}, tb.Pile(0, card.Deck))
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	tb.Amber(1, 1)
}

func TestTitanMechanic(t *testing.T) {
	for _, c := range []struct {
		line       []string
		have, keys int
	}{
		{[]string{"titan-mechanic"}, 5, 1},
		{[]string{"titan-mechanic"}, 4, 0},
		{[]string{"mother", "titan-mechanic"}, 5, 1},
		{[]string{"mother", "titan-mechanic", "batdrone"}, 5, 0},
		{[]string{"titan-mechanic", "mother", "titan-mechanic"}, 4, 1},
	} {
		tb := duel(t, side{Line: ids(c.line...)}, side{Amber: c.have, Keys: 1}, card.Logos)
		tb.EndTurn() // each player's keys
		if c.keys > 0 {
			tb.Choose(1)
		}
		tb.Keys(1, 1+c.keys)
		tb = duel(t, side{Line: ids(c.line...), Amber: c.have}, side{}, card.Logos)
		tb.EndTurn()
		tb.EndTurn()
		if c.keys > 0 {
			tb.Choose(1)
		}
		tb.Keys(0, c.keys)
	}
}

func TestVespilonTheorist(t *testing.T) {
	theorist := func(h card.House, deck ...string) *gametest.Table {
		tb := duel(t, side{Line: ids("vespilon-theorist"), Deck: ids(deck...)}, side{}, card.Logos)
		tb.Reap("vespilon-theorist")
		tb.House(h)
		return tb
	}
	tb := theorist(card.Dis, "fear", "punch")
	tb.InZone(card.Archives, "fear")
	tb.Amber(0, 2)
	tb = theorist(card.Logos, "fear", "punch")
	tb.InZone(card.Discard, "fear")
	tb.InZone(card.Deck, "punch")
	tb.Amber(0, 1)
	tb = theorist(card.Logos)
	tb.Amber(0, 1)
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestVeylanAnalyst(t *testing.T) {
	tb := duel(t, side{Line: ids("veylan-analyst", "mother"), Artifacts: ids("library-of-babble", "lifeward"), Hand: ids("remote-access")},
		side{Artifacts: ids("library-of-babble", "library-of-babble")}, card.Logos)
	tb.Act("0:library-of-babble")
	tb.Amber(0, 1)
	tb.Omni("lifeward") // though it is sacrificed
	tb.Amber(0, 2)
	tb.Reap("mother")
	tb.Amber(0, 3)
	tb.Play("remote-access") // an icon, and the use of their artifact
	tb.Pick("1:library-of-babble#1")
	tb.Amber(0, 5)
	tb.EndTurn()
	tb.Act("1:library-of-babble#2")
	tb.Amber(0, 5)
	tb.Amber(1, 0)
}

func TestOzmoFights(t *testing.T) {
	tb := duel(t, side{Line: ids("ozmo-martianologist", "mother")}, side{Line: ids("ozmo-martianologist", "zorg")}, card.Logos)
	tb.Fight("0:ozmo-martianologist", "1:ozmo-martianologist") // elusive
	tb.Choose(1)
	tb.Marked("zorg", keyforge.Stunned)
	tb = duel(t, side{Line: ids("ozmo-martianologist", "mother")}, side{}, card.Logos)
	tb.Reap("ozmo-martianologist")
	tb.Choose(1) // no Mars creature
	tb.Unmarked("mother", keyforge.Stunned)
}

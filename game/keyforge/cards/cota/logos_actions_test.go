package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBouncingDeathquark(t *testing.T) {
	quake := func(mine, theirs []string) *gametest.Table {
		return duel(t, side{Line: ids(mine...), Hand: ids("bouncing-deathquark")}, side{Line: ids(theirs...)}, card.Logos)
	}
	t.Run("one of each side, again as long as both have one", func(t *testing.T) {
		tb := quake([]string{"mother", "batdrone"}, []string{"valdr", "troll", "smaaash"})
		tb.Play("bouncing-deathquark")
		tb.Offers("valdr", "troll", "smaaash")
		tb.Pick("valdr")
		tb.Offers("mother", "batdrone")
		tb.Pick("mother")
		tb.Yes()
		tb.Pick("smaaash")
		tb.Line(0)
		tb.Line(1, "troll") // without a friendly creature nothing is asked
	})
	t.Run("it may be left at one", func(t *testing.T) {
		tb := quake([]string{"mother", "batdrone"}, []string{"valdr", "troll"})
		tb.Play("bouncing-deathquark")
		tb.Pick("valdr", "mother")
		tb.No()
		tb.Line(0, "batdrone")
		tb.Line(1, "troll")
	})
	t.Run("with creatures on one side only one of them goes (K16.4)", func(t *testing.T) {
		tb := quake(nil, []string{"valdr", "troll"})
		tb.Play("bouncing-deathquark")
		tb.Pick("troll")
		tb.Line(1, "valdr")
		tb = quake([]string{"mother"}, nil)
		tb.Play("bouncing-deathquark")
		tb.Line(0)
	})
}

func TestDimensionDoor(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "batdrone", "doc-bookton"), Hand: ids("dimension-door", "library-of-babble"), Amber: 1,
		Deck: many(9, "fear")},
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

func TestEffervescentPrinciple(t *testing.T) {
	for _, c := range []struct{ have, left int }{{0, 0}, {1, 1}, {2, 1}, {5, 3}, {8, 4}} {
		tb := duel(t, side{Hand: ids("effervescent-principle"), Amber: c.have}, side{Amber: c.have + 1}, card.Logos)
		tb.Play("effervescent-principle")
		tb.Amber(0, c.left)
		tb.Amber(1, c.have+1-(c.have+1)/2)
		assert.Equal(t, 1, int(tb.Player(0).Chains))
		assert.Equal(t, 0, int(tb.Player(1).Chains))
	}
}

func TestFoggify(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "batdrone"), Hand: ids("foggify")}, side{Line: ids("valdr", "troll")}, card.Logos)
	tb.Play("foggify")
	tb.Fight("batdrone", "troll") // your own creatures fight
	tb.EndTurn()
	refusedUse(tb, keyforge.Fight, "valdr", keyforge.CannotFight)
	tb.Reap("valdr")
	tb.EndTurn()
	tb.EndTurn()
	tb.Fight("valdr", "mother") // only one turn
}

func TestHelpFromFutureSelf(t *testing.T) {
	help := func(deck, discard []string) *gametest.Table {
		tb := duel(t, side{Hand: ids("help-from-future-self"), Deck: ids(deck...), Discard: ids(discard...)},
			side{Deck: ids("timetraveller"), Discard: ids("timetraveller")}, card.Logos)
		tb.Play("help-from-future-self")
		return tb
	}
	t.Run("out of the deck or the discard pile, not both", func(t *testing.T) {
		tb := help([]string{"timetraveller", "fear"}, []string{"timetraveller", "punch"})
		tb.Offers("0:timetraveller#1", "0:timetraveller#2")
		tb.Pick("0:timetraveller#2")
		assert.Equal(t, []string{"timetraveller"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"timetraveller", "fear", "punch"}, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"help-from-future-self"}, tb.Pile(0, card.Discard), "not shuffled in (Q6)")
	})
	t.Run("nothing found: the discard pile is shuffled in all the same (K15.12)", func(t *testing.T) {
		tb := help([]string{"timetraveller"}, []string{"punch"})
		tb.Finish()
		assert.ElementsMatch(t, []string{"timetraveller", "punch"}, tb.Pile(0, card.Deck))
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb = help(nil, []string{"punch"})
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Deck))
	})
}

func TestInterdimensionalGraft(t *testing.T) {
	graft := func(theirs int) *gametest.Table {
		tb := duel(t, side{Hand: ids("interdimensional-graft")}, side{Amber: theirs}, card.Logos)
		tb.Play("interdimensional-graft")
		tb.EndTurn()
		return tb
	}
	tb := graft(9)
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 0)
	tb.Amber(0, 1+3)
	tb = graft(6)
	tb.Choose(0)
	tb.Amber(0, 1)
	tb = graft(5)
	tb.Amber(1, 5)
	tb.Amber(0, 1)
}

func TestInterdimensionalGraftLastsOneTurn(t *testing.T) {
	tb := duel(t, side{Hand: ids("interdimensional-graft"), Amber: 7}, side{Amber: 5, Line: ids("valdr", "troll", "smaaash")}, card.Logos)
	tb.Play("interdimensional-graft")
	tb.EndTurn()
	tb.Reap("valdr")
	tb.Reap("troll")
	tb.EndTurn()
	tb.Choose(0) // your own keys
	tb.Amber(0, 8-6)
	tb.EndTurn()
	tb.Choose(0)
	tb.Amber(1, 1)
}

func TestKnowledgeIsPower(t *testing.T) {
	play := func(s side, option int) *gametest.Table {
		s.Hand = append(ids("knowledge-is-power"), s.Hand...)
		tb := duel(t, s, side{Archives: ids("fear")}, card.Logos)
		tb.Play("knowledge-is-power")
		tb.Choose(option)
		return tb
	}
	tb := play(side{Hand: ids("fear", "punch"), Archives: ids("anger")}, 0)
	tb.Offers("0:fear", "punch")
	tb.Pick("punch")
	assert.Equal(t, []string{"anger", "punch"}, tb.Pile(0, card.Archives))
	tb.Amber(0, 0)
	tb = play(side{Hand: ids("fear"), Archives: ids("anger", "punch")}, 1)
	tb.Amber(0, 2)
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb = play(side{}, 1)
	tb.Amber(0, 0)
	tb = play(side{}, 0)
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestLabwork(t *testing.T) {
	tb := duel(t, side{Hand: ids("labwork", "fear", "mother")}, side{Hand: ids("punch")}, card.Logos)
	tb.Play("labwork")
	tb.Offers("fear", "mother")
	tb.Pick("fear")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Hand))
	tb = duel(t, side{Hand: ids("labwork")}, side{}, card.Logos)
	tb.Play("labwork")
	tb.InZone(card.Discard, "labwork")
	tb.Amber(0, 1)
}

func TestLibraryAccess(t *testing.T) {
	tb := duel(t, side{Hand: ids("library-access", "library-of-babble", "batdrone", "dimension-door", "library-access"),
		Deck: many(9, "fear")},
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
	tb := duel(t, side{Line: list{{ID: "witch-of-the-eye", House: card.Logos}}, Hand: ids("library-access", "dimension-door"),
		Deck: many(9, "fear")}, side{}, card.Logos)
	tb.Play("library-access")
	tb.Reap("witch-of-the-eye")
	tb.Play("library-access")
	tb.Choose(0)
	assert.Len(t, tb.Pile(0, card.Deck), 8)
	tb.Play("dimension-door")
	for tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
	assert.Len(t, tb.Pile(0, card.Deck), 6)
}

// It lasts this turn and is about what you play.
func TestLibraryAccessEnds(t *testing.T) {
	tb := duel(t, side{Hand: append(ids("library-access"), many(8, "batdrone")...), Deck: many(9, "fear")},
		side{Hand: ids("punch")}, card.Logos)
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

func TestNeuroSyphon(t *testing.T) {
	for _, c := range []struct{ mine, theirs, stolen int }{{0, 0, 0}, {0, 1, 0}, {0, 2, 1}, {4, 5, 0}, {4, 6, 1}} { // the icon comes first
		tb := duel(t, side{Hand: ids("neuro-syphon"), Amber: c.mine, Deck: ids("fear", "punch")}, side{Amber: c.theirs}, card.Logos)
		tb.Play("neuro-syphon")
		tb.Amber(0, c.mine+1+c.stolen)
		tb.Amber(1, c.theirs-c.stolen)
		assert.Len(t, tb.Pile(0, card.Hand), c.stolen)
	}
}

func TestPhaseShift(t *testing.T) {
	tb := duel(t, side{Hand: ids("phase-shift", "punch", "fear", "labwork", "phase-shift")}, side{}, card.Logos)
	refusedPlay(tb, "punch", keyforge.WrongHouse)
	tb.Play("phase-shift#1")
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("punch")}, keyforge.WrongHouse)
	tb.Play("labwork") // a Logos card does not use it up
	tb.Pick("phase-shift#2")
	tb.Play("punch")
	refusedPlay(tb, "fear", keyforge.WrongHouse)
}

// Two of them allow two cards; nothing is left of it on the next turn.
func TestPhaseShiftTwice(t *testing.T) {
	tb := duel(t, side{Hand: ids("phase-shift", "phase-shift", "punch", "fear", "anger"), Houses: []card.House{card.Logos}},
		side{}, card.Logos)
	tb.Play("phase-shift#1")
	tb.Play("phase-shift#2")
	tb.Play("punch")
	tb.EndTurn()
	tb.EndTurn()
	refusedPlay(tb, "fear", keyforge.WrongHouse)
}

func TestPositronBolt(t *testing.T) {
	bolt := func(line ...string) *gametest.Table {
		tb := duel(t, side{Hand: ids("positron-bolt"), Line: ids("batdrone")}, side{Line: ids(line...)}, card.Logos)
		tb.Play("positron-bolt")
		return tb
	}
	t.Run("along the line from a flank, at once (K11.4)", func(t *testing.T) {
		tb := bolt("dust-imp", "mother", "valdr", "troll")
		tb.Offers("batdrone", "dust-imp", "troll")
		tb.Pick("dust-imp")
		tb.InZone(card.Discard, "dust-imp")
		tb.Damage("mother", 2)
		tb.Damage("valdr", 1)
		tb.Damage("troll", 0)
		tb.Damage("batdrone", 0)
	})
	t.Run("two in the line, one in the line", func(t *testing.T) {
		tb := bolt("mother", "valdr")
		tb.Pick("valdr")
		tb.Damage("valdr", 3)
		tb.Damage("mother", 2)
		tb = bolt("mother")
		tb.Pick("mother")
		tb.Damage("mother", 3)
	})
	t.Run("what counts as a flank creature has a choice of neighbors", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("positron-bolt"), Artifacts: ids("spectral-tunneler")},
			side{Line: ids("troll", "mother", "valdr", "brain-eater")}, card.Logos)
		tb.Act("spectral-tunneler")
		tb.Pick("mother")
		tb.Play("positron-bolt")
		tb.Offers("troll", "mother", "brain-eater")
		tb.Pick("mother")
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.Damage("mother", 3)
		tb.Damage("valdr", 2)
		tb.Damage("brain-eater", 1)
		tb.Damage("troll", 0)
	})
}

func TestRandomAccessArchives(t *testing.T) {
	tb := duel(t, side{Hand: ids("random-access-archives"), Deck: ids("fear", "punch")}, side{Deck: ids("anger")}, card.Logos)
	tb.Play("random-access-archives")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Hand: ids("random-access-archives"), Discard: ids("fear")}, side{}, card.Logos)
	tb.Play("random-access-archives")
	assert.Empty(t, tb.Pile(0, card.Archives), "no reshuffle (Q5)")
}

func TestRemoteAccess(t *testing.T) {
	t.Run("an enemy artifact as if it were yours (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("remote-access"), Artifacts: ids("anomaly-exploiter"), Deck: ids("fear")},
			side{Artifacts: ids("library-of-babble", "seeker-needle"), Deck: ids("punch")}, card.Logos)
		tb.Play("remote-access")
		tb.Offers("library-of-babble", "seeker-needle")
		tb.Pick("library-of-babble")
		tb.InZone(card.Hand, "fear")
		tb.InZone(card.Deck, "punch")
		tb.Marked("library-of-babble", keyforge.Exhausted)
		assert.Equal(t, []string{"library-of-babble", "seeker-needle"}, tb.Pile(1, card.Artifacts))
	})
	t.Run("an exhausted one is not used (K8.14); none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("remote-access"), Deck: ids("fear")},
			side{Artifacts: list{{ID: "library-of-babble", Marks: keyforge.Exhausted}}}, card.Logos)
		tb.Play("remote-access")
		tb.InZone(card.Deck, "fear")
		tb = duel(t, side{Hand: ids("remote-access"), Artifacts: ids("library-of-babble"), Deck: ids("fear")}, side{}, card.Logos)
		tb.Play("remote-access")
		tb.InZone(card.Deck, "fear")
	})
}

func TestK10_8ReverseTime(t *testing.T) {
	tb := duel(t, side{Hand: ids("reverse-time"), Deck: ids("fear", "punch"), Discard: ids("anger", "mother", "troll")},
		side{Deck: ids("labwork"), Discard: ids("foggify")}, card.Logos)
	tb.Play("reverse-time")
	assert.ElementsMatch(t, []string{"anger", "mother", "troll"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"reverse-time", "punch", "fear"}, tb.Pile(0, card.Discard), "turned over: its bottom is on top")
	assert.Equal(t, 2, tb.Happened(keyforge.Shuffled)) // they change places, then it is shuffled
	assert.Equal(t, []string{"labwork"}, tb.Pile(1, card.Deck))
}

func TestScramblerStorm(t *testing.T) {
	tb := duel(t, side{Hand: ids("scrambler-storm", "labwork", "labwork")},
		side{Hand: ids("punch", "valdr", "gauntlet-of-command", "anger")}, card.Logos)
	tb.Play("scrambler-storm")
	tb.Play("labwork#1") // your own actions
	tb.EndTurn()
	refusedPlay(tb, "punch", keyforge.NotPlayable)
	tb.Play("valdr")
	tb.Play("gauntlet-of-command")
	tb.Discard("anger")
	tb.EndTurn()
	tb.Yes()
	tb.EndTurn()
	tb.Play("punch")
}

func TestSloppyLabwork(t *testing.T) {
	tb := duel(t, side{Hand: ids("sloppy-labwork", "fear", "punch", "mother")}, side{}, card.Logos)
	tb.Play("sloppy-labwork")
	tb.Pick("fear")
	tb.Offers("punch", "mother")
	tb.Pick("mother")
	tb.InZone(card.Archives, "fear")
	tb.InZone(card.Discard, "mother")
	tb.InZone(card.Hand, "punch")
	tb = duel(t, side{Hand: ids("sloppy-labwork", "fear")}, side{}, card.Logos)
	tb.Play("sloppy-labwork")
	tb.InZone(card.Archives, "fear")
	tb.Amber(0, 1)
}

func TestTwinBoltEmission(t *testing.T) {
	t.Run("two different creatures, at once (K11.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("batdrone"), Artifacts: ids("library-of-babble"), Hand: ids("twin-bolt-emission")},
			side{Line: ids("dust-imp", "tocsin", "mother")}, card.Logos)
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
		tb.Marked("urchin", keyforge.Exhausted)
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

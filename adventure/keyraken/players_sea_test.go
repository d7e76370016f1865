package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// tide is an easy game of two players, at high tide or at low.
func tide(t *testing.T, isHigh bool, h House, me, ally, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	p := keyforge.Position{Players: []keyforge.SidePosition{me, ally}, Monster: k, House: h}
	if isHigh {
		p.High = []keyforge.Side{0}
	}
	return at(t, adventure.Easy, p)
}

// anyOrder resolves waiting abilities in the given order.
func anyOrder(tb *gametest.Table) {
	for tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
}

// One tide for all: whoever raises it, it is high for everybody (A8.1, A8.2). At low
// tide it is low for the players too.
func TestTheTideOfTheTableAndCardsOfTheSea(t *testing.T) {
	tb := tide(t, true, Unfathomable, line("voice-of-rakuzel", "photic-raider"), line("portalmonger"), line("limb-3"))
	tb.PowerIs("photic-raider", 2+4+1)
	tb.PowerIs("limb-3", 3)
	tb.PowerIs("portalmonger", 4)           // an ally's is not friendly (A7.3)
	assert.Equal(t, 4, tb.KeyCost(monster)) // A3.3
	tb = tide(t, false, Unfathomable, line("voice-of-rakuzel", "photic-raider"), line("portalmonger"), line("limb-3"))
	tb.PowerIs("photic-raider", 2)
	tb.PowerIs("limb-3", 4)
	tb.PowerIs("portalmonger", 4)
	assert.Equal(t, 0, tb.KeyCost(monster))

	tb = tide(t, true, Logos, line("bilgewarden"), keyforge.SidePosition{}, keyforge.SidePosition{})
	tb.Reap("bilgewarden") // the opponent raises it: nothing happens
	assert.True(t, tb.TideHigh(0))
	tb = tide(t, false, Unfathomable, keyforge.SidePosition{Hand: gametest.Cards("tidal-wave"),
		Line: gametest.Cards("abyssal-zealot", "flamegill-enforcer-evil-twin")},
		line("binary-moray"), keyforge.SidePosition{Amber: 5})
	tb.Play("tidal-wave") // at low tide it only raises it, for the Keyraken
	assert.True(t, tb.TideHigh(0))
	assert.True(t, tb.TideHigh(monster))
	anyOrder(tb)
	tb.Marked("flamegill-enforcer-evil-twin", keyforge.Enraged)
	tb.AmberOn("abyssal-zealot", 0)
	tb.Marked("binary-moray", keyforge.Exhausted) // the ally's opponent is the Keyraken as well
}

// Raising the shared tide counts as "you" doing so only for cards of the player who
// raises it: an ally is no opponent.
func TestAnAllyRaisesTheTide(t *testing.T) {
	me := keyforge.SidePosition{Amber: 4, Line: gametest.Cards("abyssal-zealot"), Artifacts: gametest.Cards("hydrocataloguer"),
		Deck: gametest.Cards("fear")}
	ally := keyforge.SidePosition{Line: gametest.Cards("abyssal-zealot", "flamegill-enforcer"), Deck: gametest.Cards("punch")}
	tb := tide(t, false, Unfathomable, me, ally, keyforge.SidePosition{Amber: 5})
	tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
	for tb.Question().Kind == keyforge.AskNumber {
		tb.Choose(4)
	}
	anyOrder(tb)
	tb.AmberOn("abyssal-zealot#1", 2)
	tb.AmberOn("abyssal-zealot#2", 0)
	tb.Unmarked("flamegill-enforcer", keyforge.Enraged)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, Archives))
	assert.Empty(t, tb.Pile(1, Archives))
	tb.Amber(monster, 3)
}

// When it raises the tide, the Keyraken archives the top card of the adventure deck;
// the adventure discard pile renews the deck (A3.8) once it is empty.
func TestA3_8HydrocataloguerAndTheAdventureDeck(t *testing.T) {
	me := keyforge.SidePosition{Artifacts: gametest.Cards("hydrocataloguer"), Hand: gametest.Cards("tidal-wave")}
	raise := func(k keyforge.SidePosition) *gametest.Table {
		tb := tide(t, false, Unfathomable, me, keyforge.SidePosition{}, k)
		tb.Play("tidal-wave")
		return tb
	}
	tb := raise(keyforge.SidePosition{Deck: gametest.Cards("limb-1"), Discard: gametest.Cards("limb-2")})
	assert.Equal(t, []string{"limb-1"}, tb.Pile(monster, Archives))
	assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Discard))
	tb = raise(keyforge.SidePosition{Discard: gametest.Cards("limb-2", "limb-3")})
	assert.Len(t, tb.Pile(monster, Archives), 1)
	assert.Len(t, tb.Pile(monster, Deck), 1)
	assert.Empty(t, tb.Pile(monster, Discard))
	tb = raise(keyforge.SidePosition{})
	assert.Empty(t, tb.Pile(monster, Archives))

	// A player's card that the Keyraken plays (A11.6): the rest of the deck comes
	// first.
	tb = solo(t, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: asleep(), Archives: gametest.Cards("eclectic-inquiry"),
		Deck: gametest.Cards("limb-1"), Discard: gametest.Cards("limb-2", "limb-3")})
	tb.EndTurn()
	assert.Contains(t, tb.Pile(monster, Archives), "limb-1")
	assert.Len(t, tb.Pile(monster, Archives), 2)
}

// A Mechabuoy gives every player 1 at high tide, and the Keyraken before it tries to
// rise (A3).
func TestMechabuoyGivesTheKeyrakenToo(t *testing.T) {
	me := keyforge.SidePosition{Artifacts: gametest.Cards("mechabuoy")}
	tb := tide(t, true, Logos, me, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 11, Artifacts: asleep()})
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose))
	tb.Amber(monster, 0)
	tb.Amber(1, 0) // low tide after it
	tb = tide(t, true, Logos, me, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: asleep()})
	tb.EndTurn()
	tb.Amber(monster, 1)
	tb.Amber(1, 1)
	tb.Amber(0, 0)
}

// Omega given to its creatures and artifacts ends the step in which the Keyraken plays
// cards (A3.4, K18.2); it goes on to use what it has.
func TestChronophageEndsThePlayingOfAdventureCards(t *testing.T) {
	me := keyforge.SidePosition{Line: gametest.Cards("chronophage", "logos-9"), Houses: []House{Logos}}
	turn := func(d adventure.Difficulty, k keyforge.SidePosition) *gametest.Table {
		tb := at(t, d, keyforge.Position{House: Logos, Players: []keyforge.SidePosition{me}, Monster: k})
		tb.EndTurn()
		return tb
	}
	tb := turn(adventure.Hard, keyforge.SidePosition{Line: gametest.Cards("limb-2"), Deck: gametest.Cards("limb-1", "limb-3", "limb-4"),
		Artifacts: asleep()})
	tb.Line(monster, "limb-2", "limb-1")
	tb.Amber(monster, 1) // limb-2 reaps all the same
	assert.Equal(t, []string{"limb-3", "limb-4"}, tb.Pile(monster, Deck))
	tb = turn(adventure.Hard, keyforge.SidePosition{Archives: gametest.Cards("limb-1", "limb-2"), Deck: gametest.Cards("limb-3"),
		Artifacts: asleep()})
	tb.Line(monster, "limb-1")
	assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Archives))
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Deck))
	tb.EndTurn()
	tb.Line(monster, "limb-1", "limb-2") // the next turn
}

// "Ready cards" of the Keyraken: under The Chosen One its creatures stay exhausted;
// the Keyraken itself, which is no creature, readies (A3.13, A5.2). Storm Surge stops
// all of them.
func TestTheKeyrakenDoesNotReady(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("limb-2", "limb-3")}
	tb := table(t, k, []keyforge.SidePosition{{Houses: []House{Unfathomable}}, line("the-chosen-one")})
	tb.EndTurn()
	tb.Marked("limb-2", keyforge.Exhausted)
	tb.Marked("limb-3", keyforge.Exhausted)
	tb.Unmarked("the-keyraken", keyforge.Exhausted)
	tb.Damage("the-chosen-one", 2)
	tb.LeaveOpen()

	tb = playing(t, "storm-surge", Unfathomable, line("plain-9"), k)
	tb.Play("storm-surge")
	tb.EndTurn()
	tb.Marked("the-keyraken", keyforge.Exhausted)
	tb.Marked("limb-2", keyforge.Exhausted)
	for tb.Question().Kind == keyforge.AskHouse {
		tb.House(Unfathomable)
	}
	tb.EndTurn()
	tb.Unmarked("the-keyraken", keyforge.Exhausted)

	tb = solo(t, line("kiri-giltspine"), k)
	tb.EndTurn()
	tb.Marked("limb-2", keyforge.Exhausted) // both have reaped
	tb.Marked("limb-3", keyforge.Exhausted)
	tb.House(Brobnar)
	tb.EndTurn()
	tb.Unmarked("limb-2", keyforge.Exhausted)
}

// One card of each type a turn; what may not be played is archived and counts as taken
// (A11.8).
func TestKaupeLimitsTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Hard, keyforge.Position{House: Unfathomable, Players: []keyforge.SidePosition{line("kaupe")},
		Monster: keyforge.SidePosition{Deck: gametest.Cards("limb-1", "limb-2", "swift-current"), Artifacts: asleep()}})
	tb.EndTurn()
	tb.Line(monster, "limb-1")
	assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Archives))
	assert.Contains(t, tb.Pile(monster, Artifacts), "swift-current")
}

// What affects cards spares the Keyraken, which cannot be destroyed, but not its
// upgrades; it has no keys to unforge (A5.2, A11.3, A11.16).
func TestGroundbreakingDiscoveryInTheAdventure(t *testing.T) {
	me := keyforge.SidePosition{Artifacts: gametest.Cards("rooftop-laboratory"),
		Line: []keyforge.CardPosition{{ID: "dr-verokter", Attached: gametest.Cards("reckless-experimentation")}}}
	k := keyforge.SidePosition{Line: gametest.Cards("limb-3"),
		Artifacts: one(keyforge.CardPosition{ID: "the-keyraken", Attached: gametest.Cards("titanic-maw")})}
	tb := together(t, "groundbreaking-discovery", Logos, me, line("plain-3"), k)
	tb.Play("groundbreaking-discovery")
	tb.Line(0)
	tb.Line(1)
	tb.Line(monster)
	tb.InZone(Discard, "titanic-maw", "rooftop-laboratory")
	tb.InZone(Artifacts, "the-keyraken")
	tb.InZone(Purged, "groundbreaking-discovery")
}

// Its deck is the adventure deck, its hand the archives (A4.4); its identity card has
// no house (A11.15).
func TestTheDeckAndTheHandOfTheKeyraken(t *testing.T) {
	deck := keyforge.SidePosition{Deck: gametest.Cards("limb-1", "limb-2", "limb-3", "limb-4"), Archives: gametest.Cards("limb-5", "limb-6")}
	tb := playing(t, "drawn-down", Unfathomable, keyforge.SidePosition{}, deck)
	tb.Play("drawn-down")
	tb.Pick("limb-1")
	tb.Pick("limb-2")
	assert.Equal(t, []string{"limb-3", "limb-4", "limb-2"}, tb.Pile(monster, Deck))
	tb = playing(t, "brain-drain", Unfathomable, keyforge.SidePosition{}, deck)
	tb.Play("brain-drain")
	tb.Pick("limb-6")
	assert.Equal(t, []string{"limb-6", "limb-1", "limb-2", "limb-3", "limb-4"}, tb.Pile(monster, Deck))
	assert.Equal(t, []string{"limb-5"}, tb.Pile(monster, Archives))
	tb = playing(t, "allusions-of-grandeur", Unfathomable, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: asleep()})
	tb.Play("allusions-of-grandeur")
	tb.EndTurn()
	tb.Amber(0, 1)
	tb = together(t, "forgive-or-forget", Logos, keyforge.SidePosition{},
		keyforge.SidePosition{Discard: gametest.Cards("fear", "punch", "anger")},
		keyforge.SidePosition{Discard: gametest.Cards("limb-1", "limb-2")})
	tb.Play("forgive-or-forget")
	tb.Choose(1)
	tb.Pick("fear", "anger")
	tb.Pick("limb-1")
	tb.Finish()
	tb.InZone(Purged, "fear", "anger", "limb-1")
	tb.InZone(Discard, "punch", "limb-2")
}

// Creatures in general are those of allies and of the Keyraken too (A7.4).
func TestTheSeaTakesAll(t *testing.T) {
	tb := together(t, "mælstrom", Unfathomable, line("plain-1"), line("plain-2"), line("limb-3"))
	tb.Play("mælstrom")
	assert.Equal(t, []string{"plain-1"}, tb.Pile(0, Deck))
	assert.Equal(t, []string{"plain-2"}, tb.Pile(1, Deck))
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Deck))
	tb = together(t, "final-analysis", Logos, keyforge.SidePosition{Line: gametest.Cards("plain-1"), Deck: gametest.Cards("fear", "fear")},
		keyforge.SidePosition{Line: gametest.Cards("plain-2", "plain-3"),
			Deck: gametest.Cards("punch", "punch")}, keyforge.SidePosition{Line: gametest.Cards("limb-3"), Deck: gametest.Cards("limb-4")})
	tb.Play("final-analysis")
	assert.Len(t, tb.Pile(0, Hand), 1)
	assert.Len(t, tb.Pile(1, Hand), 2)
	assert.Equal(t, []string{"limb-4"}, tb.Pile(monster, Archives)) // A4.3
	tb = together(t, "submersive-principle", Logos, keyforge.SidePosition{Amber: 2}, keyforge.SidePosition{Amber: 3},
		keyforge.SidePosition{Amber: 4})
	tb.Play("submersive-principle")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
	tb.Amber(monster, 3)
}

// The sixth card that the Keyraken plays counts like that of a player.
func TestRuinsOfArchonisFallToTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Archives: gametest.Cards("limb-1", "limb-1", "limb-1", "limb-1", "limb-1"), Deck: gametest.Cards("limb-2"),
		Artifacts: asleep()}
	tb := solo(t, keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "ruins-of-archonis", Amber: 4}}, Houses: []House{Logos}}, k)
	tb.EndTurn()
	tb.AmberOn("ruins-of-archonis", 0)
	tb.Amber(monster, 4)
}

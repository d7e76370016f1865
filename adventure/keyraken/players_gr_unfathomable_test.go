package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The Unfathomable of Grim Reminders and Winds of Exchange before the Keyraken.

// depths is a game of one player who has cards of the Unfathomable, with an ally.
func depths(t *testing.T, me, ally, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	return tidings(t, Unfathomable, nil, me, ally, k)
}

// Whoever is haunted, the Keyraken by the adventure discard pile (A14), allies by their own.
func TestA14AwfulAtollOfAllSides(t *testing.T) {
	me := keyforge.SidePosition{Artifacts: gametest.Cards("awful-atoll"), Line: gametest.Cards("plain-5")}
	tb := depths(t, me, line("plain-6"), hauntedKeyraken("limb-7"))
	tb.PowerIs("limb-7", 5)
	tb.PowerIs("plain-6", 6)
	ally := line("plain-6")
	ally.Discard = gametest.Many(10, "fear")
	tb = depths(t, me, ally, line("limb-7"))
	tb.PowerIs("limb-7", 7)
	tb.PowerIs("plain-6", 4)
	tb.PowerIs("plain-5", 5)
}

func TestA14CirclespeakOfAllSides(t *testing.T) {
	me, ally, k := keyforge.SidePosition{Hand: gametest.Cards("circlespeak")}, line("plain-3"), hauntedKeyraken()
	ally.Discard, ally.Amber, k.Amber = gametest.Many(10, "fear"), 3, 3
	tb := depths(t, me, ally, k)
	tb.Play("circlespeak")
	tb.AmberOn("plain-3", 4)
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.Amber(monster, 1)
}

func TestA14CardsAgainstAHauntedKeyraken(t *testing.T) {
	for haunted, k := range map[bool]keyforge.SidePosition{false: line("limb-9", "limb-8"), true: hauntedKeyraken("limb-9", "limb-8")} {
		more := map[bool]int{true: 1}[haunted]
		k.Amber = 5
		tb := depths(t, keyforge.SidePosition{Hand: gametest.Cards("strange-torpedo")}, line(), k)
		tb.Play("strange-torpedo")
		tb.Pick("limb-9")
		tb.Damage("limb-8", 1)
		assert.Equal(t, haunted, tb.Of("limb-8").Is(keyforge.Stunned))
		tb = depths(t, line("mnemoleech"), line(), k)
		tb.Reap("mnemoleech")
		tb.Amber(monster, 4-more)
		tb = depths(t, line("gatewatcher"), line("plain-3"), k)
		tb.Fight("gatewatcher", "limb-9")
		tb.Damage("plain-3", 0)
		tb.InZone(map[bool]Zone{true: Discard, false: Battleline}[haunted], "limb-8")
		tb = depths(t, keyforge.SidePosition{Hand: gametest.Cards("tendrils-from-beyond")}, line(), k)
		tb.Play("tendrils-from-beyond")
		tb.Pick("limb-9")
		assert.Len(t, tb.Pile(monster, Archives), 1+more) // A4.5
		me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1", Attached: gametest.Cards("thoughtswim"), House: Unfathomable}}}
		tb = depths(t, me, line(), k)
		tb.Fight("plain-1", "limb-9")
		tb.InZone(map[bool]Zone{true: Battleline, false: Discard}[haunted], "plain-1")
		k.Amber, k.Artifacts = 8, asleep()
		tb = depths(t, line("tangimangi"), line(), k) // a rise costs 3 for each player (A3.1, A3.3)
		tb.EndTurn()
		assert.Equal(t, 1-more, tb.Happened(keyforge.Rose))
		tb.LeaveOpen()
	}
}

func TestTrawlerTakesAllOfTheKeyraken(t *testing.T) {
	me, ally, k := keyforge.SidePosition{Hand: gametest.Cards("trawler")}, line(), line()
	me.Discard, ally.Amber, k.Amber = gametest.Many(10, "fear"), 3, 6
	tb := depths(t, me, ally, k)
	tb.Play("trawler")
	tb.AmberOn("trawler", 6)
	tb.Amber(1, 3)
}

// The adventure deck, its discard pile and the archives are the opponent's deck, discard pile
// and hand (A4.4, A22).
func TestA4_4TheSeaOfTheKeyraken(t *testing.T) {
	k := line("limb-9")
	k.Deck, k.Discard, k.Archives = gametest.Cards("limb-2", "limb-3", "limb-4"), gametest.Cards("limb-5"), gametest.Cards("limb-6", "limb-7")
	t.Run("Dirge of the Deep", func(t *testing.T) {
		tb := depths(t, keyforge.SidePosition{Hand: gametest.Cards("dirge-of-the-deep")}, line("plain-3"), k)
		tb.Play("dirge-of-the-deep")
		tb.InZone(Discard, "limb-4")
		tb.Marked("limb-9", keyforge.Exhausted) // all are of its house (A7.5)
		tb.Unmarked("plain-3", keyforge.Exhausted)
	})
	t.Run("Nightmare Inducer", func(t *testing.T) {
		tb := depths(t, keyforge.SidePosition{Artifacts: gametest.Cards("nightmare-inducer")}, line("plain-3"), k)
		tb.Act("nightmare-inducer")
		tb.Marked("limb-9", keyforge.Exhausted)
		assert.Equal(t, []string{"limb-2", "limb-3", "limb-4", "limb-5"}, tb.Pile(monster, Deck))
	})
	t.Run("Beam of Forgetting", func(t *testing.T) {
		tb := depths(t, keyforge.SidePosition{Hand: gametest.Cards("beam-of-forgetting")}, keyforge.SidePosition{Hand: gametest.Cards("fear")}, k)
		tb.Play("beam-of-forgetting")
		assert.Len(t, tb.Pile(monster, Archives), 1)
		assert.Len(t, tb.Pile(monster, Deck), 4)
		tb.InZone(Hand, "fear")
	})
	t.Run("Addlefish", func(t *testing.T) {
		tb := depths(t, line("addlefish"), keyforge.SidePosition{Hand: gametest.Cards("fear")}, k)
		tb.Fight("addlefish", "limb-9")
		tb.InZone(Discard, "addlefish")
		fit := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "addlefish", Power: 9}}}
		tb = depths(t, fit, keyforge.SidePosition{Hand: gametest.Cards("fear")}, k)
		tb.Fight("addlefish", "limb-9")
		tb.InZone(Discard, "limb-6", "limb-7")
		tb.InZone(Hand, "fear")
	})
	t.Run("Plunder", func(t *testing.T) {
		tb := depths(t, keyforge.SidePosition{Hand: gametest.Cards("plunder")}, keyforge.SidePosition{Hand: gametest.Cards("fear")}, k)
		tb.Play("plunder")
		tb.Yes()
		assert.Len(t, tb.Pile(monster, Archives), 1)
		assert.Equal(t, 1, tb.Happened(keyforge.Shown))
	})
	t.Run("Koriki Germinator, from any pile", func(t *testing.T) {
		ally := keyforge.SidePosition{Discard: gametest.Cards("fear")}
		tb := depths(t, keyforge.SidePosition{Hand: gametest.Cards("koriki-germinator")}, ally, k)
		tb.Play("koriki-germinator")
		tb.Offers("fear", "limb-5")
		tb.Pick("fear")
		assert.Equal(t, []string{"fear"}, tb.Pile(1, Deck))
	})
	t.Run("a player may be the Keyraken", func(t *testing.T) {
		tb := depths(t, line("immersioneer"), line(), k)
		tb.Reap("immersioneer")
		tb.Choose(int(monster))
		assert.Len(t, tb.Pile(monster, Discard), 4)
	})
	t.Run("Squallmaster takes from all", func(t *testing.T) {
		tb := depths(t, line("squallmaster"), keyforge.SidePosition{Hand: gametest.Cards("fear")}, k)
		tb.Reap("squallmaster")
		tb.InZone(Discard, "fear")
		assert.Len(t, tb.Pile(monster, Archives), 1)
	})
}

// Under the Keyraken it never works: no house is active in its turns (A13.4).
func TestA13_4CurseOfConfusion(t *testing.T) {
	tb := depths(t, keyforge.SidePosition{Hand: gametest.Cards("curse-of-confusion")}, line(),
		keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("limb-3")})
	tb.Play("curse-of-confusion")
	assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-confusion")
	tb.EndTurn()
	tb.Unmarked("limb-3", keyforge.Exhausted)
	tb.LeaveOpen()
}

// The Keyraken readies its cards at the end of its turn (A3.13).
func TestA3_13GiltspineMesmerist(t *testing.T) {
	me := line("giltspine-mesmerist")
	me.Hand = gametest.Many(6, "fear")
	tb := depths(t, me, line(), keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("limb-1", "limb-2", "limb-3", "limb-4")})
	tb.EndTurn() // limb-1 is played; it and the Keyraken are readied
	tb.InZone(Battleline, "limb-1")
	tb.InZone(Discard, "limb-2", "limb-3")
	tb.LeaveOpen()
}

// An action from the adventure deck does nothing (A3.4), and the player's line loses a creature.
func TestBryozoarchBeforeTheKeyraken(t *testing.T) {
	me := line("plain-3", "bryozoarch")
	me.Hand = gametest.Many(6, "fear")
	tb := depths(t, me, line("plain-4"), plays("left-in-its-wake"))
	tb.EndTurn()
	tb.LeaveOpen()
	tb.Line(0, "bryozoarch")
	tb.Line(1, "plain-4")
}

// It looks at the adventure deck in each of the Keyraken's turns (A11.10).
func TestSibylWaimareAndWeakLink(t *testing.T) {
	me := line("sibyl-waimare")
	me.Hand = gametest.Many(6, "fear")
	tb := depths(t, me, line(), keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("limb-3"),
		Deck: gametest.Cards("limb-1", "limb-2")})
	tb.EndTurn()
	tb.InZone(Discard, "limb-1")
	tb.Amber(monster, 0) // limb-3 does not reap
	tb.LeaveOpen()
	for marks, rises := range map[keyforge.Mark]int{0: 1, keyforge.Exhausted: 0} {
		k := keyforge.SidePosition{Amber: 8, Artifacts: asleep(),
			Line: []keyforge.CardPosition{{ID: "limb-3", Marks: marks, Attached: gametest.Cards("weak-link")}}}
		tb := depths(t, line(), line(), k)
		tb.EndTurn()
		assert.Equal(t, rises, tb.Happened(keyforge.Rose)) // A3.3
		tb.LeaveOpen()
	}
}

func TestCatchAndReleaseAndStirCrazyOfAllSides(t *testing.T) {
	ally, k := line("plain-3"), line("limb-1", "limb-2")
	ally.Hand, k.Archives = gametest.Many(7, "fear"), gametest.Many(5, "limb-9")
	tb := depths(t, keyforge.SidePosition{Hand: gametest.Cards("catch-and-release")}, ally, k)
	tb.Play("catch-and-release")
	assert.Len(t, tb.Pile(1, Hand), 6)
	assert.Len(t, tb.Pile(monster, Archives), 6)
	me := keyforge.SidePosition{Hand: gametest.Cards("stir-crazy")}
	ally, k = line("plain-3"), line("limb-1")
	me.Amber, ally.Amber, k.Amber = 2, 2, 2
	tb = depths(t, me, ally, k)
	tb.Play("stir-crazy")
	tb.AmberOn("plain-3", 1)
	tb.AmberOn("limb-1", 1) // from the active player (A11.6)
	tb.Amber(0, 2)
	tb.Amber(1, 2)
	tb.Amber(monster, 1)
}

// The Keyraken has no keys (A23).
func TestA23CrushingDeep(t *testing.T) {
	k := keyforge.SidePosition{Amber: 6, Artifacts: asleep()}
	me := keyforge.SidePosition{Hand: gametest.Cards("crushing-deep")}
	me.Keys = 2
	tb := depths(t, me, line(), k)
	tb.Play("crushing-deep")
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose))
	tb.LeaveOpen()
}

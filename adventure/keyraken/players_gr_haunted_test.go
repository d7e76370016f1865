package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The Keyraken is haunted by ten cards in the adventure discard pile (A14), and so is an
// ally by ten of their own.
func TestBeOurGeistCallsALimb(t *testing.T) {
	haunted := func(id string) keyforge.SidePosition {
		return keyforge.SidePosition{Discard: append(gametest.Cards(id), gametest.Many(9, "ascending-jet")...)}
	}
	tb := together(t, "be-our-geist", Geistoid, keyforge.SidePosition{}, haunted("plain-5"), haunted("limb-4"))
	tb.Play("be-our-geist")
	tb.Offers("plain-5", "limb-4")
	tb.Pick("limb-4")
	tb.Line(0, "limb-4") // A11.9
	tb = together(t, "be-our-geist", Geistoid, keyforge.SidePosition{}, haunted("plain-5"),
		keyforge.SidePosition{Discard: gametest.Cards("limb-4")})
	tb.Play("be-our-geist")
	tb.Line(0, "plain-5")
}

// A player's deck may be the adventure deck, or an ally's (A22).
func TestBooBeforeTheKeyraken(t *testing.T) {
	for whose, left := range map[keyforge.Side][3]int{1: {11, 1, 11}, monster: {11, 11, 1}} {
		deck := func(id string) keyforge.SidePosition { return keyforge.SidePosition{Deck: gametest.Many(11, id)} }
		tb := together(t, "boo", Geistoid, deck("fear"), deck("punch"), deck("ascending-jet"))
		tb.Play("boo")
		tb.Choose(int(whose))
		for i, side := range []keyforge.Side{0, 1, monster} {
			assert.Len(t, tb.Pile(side, Deck), left[i])
		}
	}
}

// "Each player" means all players and the Keyraken (A11.7), "each creature" those of all
// of them (A7.4), and never the Keyraken itself (A5.2).
func TestWindsOfDeathBlowForAll(t *testing.T) {
	side := func(creature, dead string) keyforge.SidePosition {
		return keyforge.SidePosition{Line: gametest.Cards(creature), Discard: gametest.Cards(dead)}
	}
	tb := together(t, "winds-of-death", Geistoid, side("plain-2", "plain-6"), side("plain-3", "plain-7"), side("limb-2", "limb-5"))
	tb.Play("winds-of-death")
	tb.InZone(Archives, "plain-6", "plain-7", "limb-5")
	tb.InZone(Discard, "plain-2", "plain-3", "limb-2")
	assert.Equal(t, []string{"limb-5"}, tb.Pile(monster, Archives))
	tb.InZone(Artifacts, "the-keyraken")
}

func TestWebsturWastesEveryDeck(t *testing.T) {
	deck := func(id string) keyforge.SidePosition { return keyforge.SidePosition{Deck: gametest.Many(3, id)} }
	me, k := deck("fear"), deck("ascending-jet")
	me.Line, k.Line = gametest.Cards("webstur"), gametest.Cards("limb-2")
	tb := at(t, adventure.Easy, keyforge.Position{House: Geistoid, Players: []keyforge.SidePosition{me, deck("punch")}, Monster: k})
	tb.Fight("webstur", "limb-2")
	tb.Yes()
	tb.No()
	for _, side := range []keyforge.Side{0, 1, monster} {
		assert.Len(t, tb.Pile(side, Deck), 2)
	}
}

func TestSoultenderTendsSpectersOfAllies(t *testing.T) {
	hurt := func(id string) keyforge.SidePosition {
		return keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: id, Damage: 1, Amber: 2})}
	}
	tb := together(t, "soultender", Geistoid, hurt("plain-5"), hurt("touchstone"), hurt("limb-5"))
	tb.Play("soultender")
	tb.Left()
	tb.Damage("touchstone", 0)
	tb.AmberOn("touchstone", 0)
	tb.Marked("touchstone", keyforge.Warded)
	tb.AmberOn("limb-5", 2)
	pools(t, tb, 0, 0, 0)
}

// A clock may purge an adventure card, or one of an ally.
func TestChronometerPurgesAnAdventureCard(t *testing.T) {
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "chronometer", Counters: map[Counter]int{TimeCounter: 5}})}
	tb := at(t, adventure.Easy, keyforge.Position{House: Geistoid, Players: []keyforge.SidePosition{me, {Discard: gametest.Cards("punch")}},
		Monster: keyforge.SidePosition{Artifacts: asleep(), Discard: gametest.Cards("ascending-jet")}})
	tb.EndTurn()
	tb.Offers("chronometer", "punch", "ascending-jet")
	tb.Pick("ascending-jet")
	assert.Equal(t, []string{"ascending-jet"}, tb.Pile(monster, Purged))
	tb.LeaveOpen()
}

// The rise costs as much less as all keys do (A3.3).
func TestPurseAPhoneCheapensTheRise(t *testing.T) {
	for amber, rose := range map[int]int{0: 0, 1: 1} {
		me := line("purse-a-phone")
		tb := solo(t, me, keyforge.SidePosition{Amber: amber, Artifacts: asleep()})
		tb.EndTurn()
		assert.Equal(t, rose, tb.Happened(keyforge.Rose))
		tb.LeaveOpen()
	}
}

// Enemies are the Keyraken's creatures alone; "a creature" is anybody's (A7.3, A7.4).
func TestScrapsAgainstLimbs(t *testing.T) {
	tb := together(t, "snippy", Geistoid, line("plain-2"), line("plain-3"), line("limb-4", "limb-5", "limb-6"))
	tb.Discard("snippy")
	tb.Offers("limb-4", "limb-6")
	tb.Pick("limb-6")
	tb.InZone(Discard, "limb-6")
	tb = together(t, "tangler", Geistoid, line("plain-2"), line("plain-3"), line("limb-4"))
	tb.Discard("tangler")
	tb.Offers("plain-2", "plain-3", "limb-4")
	tb.Pick("limb-4")
	tb.Marked("limb-4", keyforge.Stunned)
}

// A hoarder among the creatures draws for its own player, whoever destroys it, and is
// elusive against the Keyraken's.
func TestHoardersBeforeTheKeyraken(t *testing.T) {
	k := line("lashing-tentacle")
	k.Artifacts = asleep()
	me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "thoughtcatcher", Damage: 4, Amber: 1}},
		Hand: gametest.Many(6, "punch"), Deck: gametest.Cards("fear")}
	tb := solo(t, me, k)
	tb.EndTurn()
	tb.InZone(Hand, "fear")
	tb.InZone(Discard, "thoughtcatcher")
	tb.LeaveOpen()
	me.Line = []keyforge.CardPosition{{ID: "darklamp", Amber: 1}}
	tb = solo(t, me, k)
	tb.EndTurn()
	tb.Damage("darklamp", 0)
	tb.LeaveOpen()
}

// The Keyraken is haunted by the adventure discard pile (A14): an artifact or a creature of
// its own is destroyed, and played under the player's control (A11.9).
func TestSpontaneousAwakeningOfACurrent(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(gametest.Cards("ascending-jet")...), Line: gametest.Cards("limb-3"),
		Discard: gametest.Many(9, "shield-arm")}
	ally := keyforge.SidePosition{Artifacts: gametest.Cards("library-of-babble"), Discard: gametest.Many(10, "punch")}
	tb := together(t, "spontaneous-awakening", Geistoid, keyforge.SidePosition{}, ally, k)
	tb.Play("spontaneous-awakening")
	tb.InZone(Discard, "spontaneous-awakening") // an ally is not the opponent
	k.Discard = gametest.Many(10, "shield-arm")
	tb = together(t, "spontaneous-awakening", Geistoid, keyforge.SidePosition{}, ally, k)
	tb.Play("spontaneous-awakening")
	assert.Equal(t, []string{"ascending-jet"}, tb.Pile(0, Artifacts))
	tb.InZone(Attached, "spontaneous-awakening")
	assert.Equal(t, HouseSet(Geistoid), tb.HousesOf(tb.Card("ascending-jet")))
}

// The turn of the Keyraken comes between a player's turns (A20).
func TestAncestralTimekeeperBesideTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "ancestral-timekeeper", Counters: map[Counter]int{TimeCounter: 11}}),
		Hand: gametest.Many(6, "punch")}
	tb := at(t, adventure.Easy, keyforge.Position{House: Geistoid, Players: []keyforge.SidePosition{me, {}},
		Monster: keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Many(9, "shield-arm")}})
	tb.EndTurn()
	tb.Line(monster, "shield-arm")
	assert.Equal(t, keyforge.Side(0), tb.Active())
	tb.EndTurn()
	assert.Equal(t, keyforge.Side(1), tb.Active())
	tb.LeaveOpen()
}

package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Untamed of Grim Reminders before the Keyraken, up to Rotfeast.

// The lowest power is that of all sides' creatures (A7.4); the Keyraken is none (A5.2).
func TestChokingIvyOfAllSides(t *testing.T) {
	tb := together(t, "choking-ivy", Untamed, line("plain-3", "plain-1"), line("plain-1", "plain-6"), line("limb-2", "limb-9"))
	tb.Play("choking-ivy")
	tb.Line(0, "plain-3")
	tb.Line(1, "plain-6")
	tb.Line(monster, "limb-9")
	tb.InZone(Artifacts, "the-keyraken")
}

// A curse on the Keyraken looks at what it has played in its turn, and its opponent is the
// active player (A13.3).
func TestCurseOfFertilityOnTheKeyraken(t *testing.T) {
	for _, id := range []string{"crushing-arm", "emergence"} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: plays(id), Players: []keyforge.SidePosition{
			{Hand: gametest.Cards("curse-of-fertility")}, {}}})
		tb.Play("curse-of-fertility")
		assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-fertility")
		tb.EndTurn()
		assert.Equal(t, int32(map[string]int{"emergence": 1}[id]), tb.Player(0).Pool, id)
		assert.Zero(t, tb.Player(1).Pool)
		tb.LeaveOpen()
	}
}

// Haunted allies skip the step too, and no rise of the Keyraken is skipped (A11.3).
func TestDarkHeartOfTheForestOfAnAlly(t *testing.T) {
	for _, n := range []int{9, 10} {
		tb := at(t, adventure.Easy, keyforge.Position{Step: keyforge.StartStep, Monster: hauntedKeyraken(), Players: []keyforge.SidePosition{
			{Amber: 6, Discard: gametest.Many(n, "fear")}, {Artifacts: gametest.Cards("dark-heart-of-the-forest")}}})
		if n == 9 {
			tb.Choose(RedKey)
		}
		tb.Keys(0, map[int]int{9: 1}[n])
		tb.LeaveOpen()
	}
	k := plays("emergence")
	k.Amber, k.Discard = 3, gametest.Many(10, "ascending-jet")
	tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: k, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("dark-heart-of-the-forest")}}})
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose))
	tb.LeaveOpen()
}

func TestFlyingBroomstickSweepsAnybody(t *testing.T) {
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-2", House: Untamed, Attached: gametest.Cards("flying-broomstick")})}
	tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Players: []keyforge.SidePosition{me,
		{Line: one(keyforge.CardPosition{ID: "plain-6", Amber: 2, Damage: 1})}}, Monster: line("limb-9")})
	tb.Reap("plain-2")
	tb.Offers("plain-2", "plain-6", "limb-9")
	tb.Pick("plain-6")
	tb.AmberOn("plain-6", 0)
	tb.Damage("plain-6", 0)
	pools(t, tb, 1, 0, 0)
}

// A discard pile and a purged card may be anybody's (A14, A22).
func TestForgottenGuardianAndEveryPile(t *testing.T) {
	tb := together(t, "forgotten-guardian", Untamed, keyforge.SidePosition{Discard: gametest.Cards("fear")},
		keyforge.SidePosition{Discard: gametest.Cards("punch")}, keyforge.SidePosition{Discard: gametest.Cards("emergence")})
	tb.Play("forgotten-guardian")
	tb.Offers("fear", "punch", "emergence")
	tb.Pick("emergence")
	tb.InZone(Purged, "emergence")

	tb = together(t, "forgotten-guardian", Untamed, keyforge.SidePosition{}, keyforge.SidePosition{Purged: gametest.Cards("punch")},
		keyforge.SidePosition{Purged: gametest.Cards("emergence")})
	tb.Discard("forgotten-guardian")
	tb.Offers("punch", "emergence")
	tb.Pick("emergence")
	assert.Equal(t, []string{"emergence"}, tb.Pile(monster, Deck))
}

// Neither an ally's shuffling nor the Keyraken's is yours.
func TestSabiraTheMediumHearsOnlyHerPlayer(t *testing.T) {
	k := plays()
	k.Discard = gametest.Many(5, "emergence")
	tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: k, Players: []keyforge.SidePosition{
		{Discard: gametest.Many(9, "fear")}, line("sabira-the-medium")}})
	tb.EndTurn() // both shuffle
	assert.Len(t, tb.Pile(0, Hand), 6)
	assert.NotEmpty(t, tb.Pile(monster, Deck))
	assert.Zero(t, tb.Player(1).Pool)
	tb.LeaveOpen()
}

func TestWitchQueenAndAllies(t *testing.T) {
	queen := line("witch-queen")
	tb := together(t, "jervi", Untamed, line("plain-2"), queen, keyforge.SidePosition{})
	tb.Play("jervi")
	tb.Left()
	tb.Marked("jervi", keyforge.Exhausted)
	assert.False(t, tb.HasKeyword(tb.Card("jervi"), Poison))
}

func TestGhostTreeBeforeTheKeyraken(t *testing.T) {
	for n, damage := range map[int]int{9: 4, 10: 0} { // armor of 6
		tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: hauntedKeyraken(), Players: []keyforge.SidePosition{
			{Line: gametest.Cards("ghost-tree"), Discard: gametest.Many(n, "fear")}}})
		tb.Fight("ghost-tree", "the-keyraken")
		tb.Damage("the-keyraken", damage)
	}
}

// A limb whose prey has no taunt does not attack it: it finds another, or reaps (A3.11). The
// Keyraken is no creature and attacks as it likes; allies protect themselves.
func TestLoyalPackmateBeforeLimbs(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("crushing-arm")}
	tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: k, Players: []keyforge.SidePosition{line("plain-12", "plain-2"),
		line("loyal-packmate")}})
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.AttackMade), "an ally's creatures are not friendly (A7.3)")
	tb.LeaveOpen()

	tb = at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: k, Players: []keyforge.SidePosition{
		line("plain-12", "plain-2", "loyal-packmate")}})
	tb.EndTurn()
	for _, e := range tb.Events {
		if e.Kind == keyforge.AttackMade {
			assert.Equal(t, tb.Card("loyal-packmate"), e.Other)
		}
	}
	tb.Damage("plain-12", 0)
	tb.Damage("plain-2", 0)
	tb.LeaveOpen()
}

// Each creature that is dealt damage counts, whoever controls it, and not the Keyraken.
func TestRotfeastOnAllSides(t *testing.T) {
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-9", House: Untamed}),
		Hand: one(keyforge.CardPosition{ID: "plummet", House: Untamed})}
	me.Hand = append(me.Hand, gametest.Cards("fear")...)
	tb := together(t, "rotfeast", Untamed, me, line("plain-6"), line("limb-9"))
	tb.Play("rotfeast")
	tb.Fight("plain-9", "the-keyraken")
	tb.Amber(0, 2) // its icon, and the creature that fought
	tb.Play("plummet")
	tb.Amber(0, 5)
}

package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The pool, the deck and the archives of the opponent are the Keyraken's (A2.5).
func TestStarAllianceAgainstTheKeyraken(t *testing.T) {
	rich := keyforge.SidePosition{Amber: 5, Line: gametest.Cards("plain-9"), Deck: gametest.Cards("fear", "fear")}
	k := keyforge.SidePosition{Amber: 7, Line: gametest.Cards("limb-9", "limb-8")}
	tb := together(t, "strength-from-diversity", StarAlliance, line("plain-2", "plain-3"), rich, k)
	tb.Play("strength-from-diversity")
	tb.AmberOn("plain-2", 1)
	tb.AmberOn("plain-9", 0)
	tb.Amber(1, 5)
	tb.Amber(monster, 5)

	tb = together(t, "rogue-operation", StarAlliance, keyforge.SidePosition{Deck: gametest.Cards("fear", "punch", "fear")}, rich, k)
	tb.Play("rogue-operation")
	tb.Amber(0, 2)
	tb.Amber(1, 5)
	tb.Amber(monster, 5)

	tb = together(t, "lieutenant-halasta", StarAlliance, line("plain-2"), rich, k)
	tb.Discard("lieutenant-halasta")
	tb.Marked("limb-9", keyforge.Stunned)
	tb.Unmarked("plain-9", keyforge.Stunned)

	tb = together(t, "unprepared", StarAlliance, line("plain-2"), rich, k)
	tb.Play("unprepared")
	tb.House(Monster) // A11.15
	tb.Marked("limb-8", keyforge.Stunned)
	tb.Unmarked("the-keyraken", keyforge.Stunned)
	tb.Unmarked("plain-9", keyforge.Stunned)

	tb = together(t, "bad-chemistry", StarAlliance, line("plain-2", "plain-3"), line("plain-9"), line("limb-9", "limb-8"))
	tb.Play("bad-chemistry") // creatures in general are those of all sides (A7.4)
	tb.Marked("plain-2", keyforge.Stunned)
	tb.Marked("limb-8", keyforge.Stunned)
	tb.Unmarked("plain-9", keyforge.Stunned)

	tb = together(t, "cultural-exchange", StarAlliance, keyforge.SidePosition{}, keyforge.SidePosition{Archives: gametest.Cards("fear")},
		keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("cultural-exchange")
	tb.InZone(Archives, "fear", "titanic-maw") // the archives are its hand (A4.4)
}

// Of the two, one must be the Keyraken's creature; those of an ally share their house.
func TestQuintrinoWarpBesideAnAlly(t *testing.T) {
	tb := together(t, "quintrino-warp", StarAlliance, line("plain-2"), line("plain-9", "dis-2"), line("limb-9", "limb-8"))
	tb.Play("quintrino-warp")
	tb.Offers("limb-9", "limb-8")
	tb.Pick("limb-9")
	tb.Line(0)
	tb.Line(1, "dis-2")
	tb.Line(monster)
	tb.InZone(Artifacts, "the-keyraken")
}

// Whoever reaps discards; an ally who does, the ally's card (A7.4).
func TestJackpotGreeneBesideAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("plain-2"), Deck: gametest.Cards("cxo-taber", "fear")}, line("jackpot-greene")}})
	tb.Reap("plain-2")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.InZone(Discard, "cxo-taber")
}

// It enters under the Keyraken and stuns its creatures at the end of each of its turns (A13.1).
func TestCurseOfObstinacyUnderTheKeyraken(t *testing.T) {
	me := line("plain-2", "plain-3", "plain-4")
	me.Hand, me.Deck = gametest.Cards("curse-of-obstinacy"), gametest.Many(9, "fear")
	tb := at(t, adventure.Easy, keyforge.Position{House: StarAlliance, Players: []keyforge.SidePosition{me},
		Monster: keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("limb-9", "limb-8", "limb-7")}})
	tb.Play("curse-of-obstinacy")
	assert.Equal(t, monster, tb.Of("curse-of-obstinacy").Ctrl)
	tb.LeaveOpen()
	tb.EndTurn()
	tb.Unmarked("plain-3", keyforge.Stunned)
	tb.Marked("limb-8", keyforge.Stunned)
	tb.Unmarked("limb-9", keyforge.Stunned)
}

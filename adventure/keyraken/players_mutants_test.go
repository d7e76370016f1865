package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The Keyraken is the opponent (A2.5), and any player is any player (A11.7).
func TestSauriansOfMassMutationTakeFromTheKeyraken(t *testing.T) {
	tb := together(t, "citizen-shrix", Saurian, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 3}, keyforge.SidePosition{Amber: 1})
	tb.Play("citizen-shrix")
	tb.Amber(0, 1)
	tb.Amber(1, 3)
	tb.Amber(monster, 0)

	me := keyforge.SidePosition{Hand: gametest.Cards("deusillus2")}
	tb = together(t, "deusillus", Saurian, me, line("plain-9"), keyforge.SidePosition{Amber: 4, Line: gametest.Cards("limb-7")})
	tb.Play("deusillus")
	tb.AmberOn("deusillus", 4)
	tb.Damage("limb-7", 5) // the only enemy creature: allies' are not (A7.3), nor is the Keyraken (A5.2)
	tb.Damage("the-keyraken", 0)

	me = keyforge.SidePosition{Artifacts: gametest.Cards("monument-to-shrix"), Discard: gametest.Cards("citizen-shrix"), Amber: 1}
	for from := range keyforge.Side(2) {
		tb = together(t, "mother", Saurian, me, keyforge.SidePosition{Amber: 1}, keyforge.SidePosition{Amber: 1})
		tb.Act("monument-to-shrix")
		who := []keyforge.Side{1, monster}[from]
		tb.Choose(int(who))
		tb.Amber(who, 0)
		tb.AmberOn("monument-to-shrix", 1)
	}
}

// Each creature captures from its own opponent: a limb from the active player, one of
// an ally from the Keyraken (A11.6).
func TestSpoilsOfBattleAtATableOfTwo(t *testing.T) {
	tb := together(t, "spoils-of-battle", Saurian, keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-2"}), Amber: 2},
		keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-9", Amber: 1}), Amber: 4},
		keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "limb-3", Amber: 1}), Amber: 5})
	tb.Play("spoils-of-battle")
	tb.AmberOn("plain-2", 2)
	tb.AmberOn("plain-9", 2)
	tb.AmberOn("limb-3", 2)
	tb.Amber(0, 2)
	tb.Amber(1, 4)
	tb.Amber(monster, 2)
}

// Æmber cannot be moved onto the Keyraken as the creature that is fought (A11.4).
func TestSirenHornAgainstTheKeyraken(t *testing.T) {
	horn := one(keyforge.CardPosition{ID: "plain-9", Amber: 2, Attached: gametest.Cards("siren-horn")})
	tb := solo(t, keyforge.SidePosition{Line: horn}, line("limb-3"))
	tb.Fight("plain-9", "the-keyraken")
	tb.AmberOn("plain-9", 2)
	tb.AmberOn("the-keyraken", 0)

	tb = solo(t, keyforge.SidePosition{Line: horn}, line("limb-12"))
	tb.Fight("plain-9", "limb-12")
	tb.AmberOn("limb-12", 1)
}

// Limbs are enemy creatures that reap and fight in the Keyraken's turn (A11.10).
func TestScyllaAndOppositionResearchInTheKeyrakensTurn(t *testing.T) {
	k := plays()
	k.Line = gametest.Cards("limb-5")
	tb := together(t, "scylla", Saurian, keyforge.SidePosition{}, keyforge.SidePosition{}, k)
	tb.Play("scylla")
	tb.EndTurn()
	tb.Damage("limb-5", 4)
	tb.Amber(monster, 1)
	tb.LeaveOpen()

	tb = together(t, "opposition-research", Logos, keyforge.SidePosition{}, keyforge.SidePosition{}, k)
	tb.Play("opposition-research")
	tb.EndTurn()
	tb.Amber(monster, 0)
	tb.Unmarked("limb-5", keyforge.Exhausted)
	tb.LeaveOpen()
}

// What keys cost the opponent is what a rise costs (A3.3).
func TestFaustTheGreatAgainstRising(t *testing.T) {
	me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "faust-the-great", Amber: 1}, {ID: "plain-2", Amber: 1}}}
	tb := together(t, "mother", Saurian, me, keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-3", Amber: 1})},
		keyforge.SidePosition{})
	assert.Equal(t, 8, nextRise(tb)) // 3 a player and 2 friendly creatures
	assert.Equal(t, 6, tb.KeyCost(0))
}

// The strongest creature may be anybody's, but is never the Keyraken (A5.2).
func TestForumOfGiantsAtATableOfTwo(t *testing.T) {
	for strongest, who := range map[string]keyforge.Side{"me": 0, "ally": 1, "limb": monster} {
		power := map[string]string{"me": "3", "ally": "3", "limb": "3"}
		power[strongest] = "9"
		p := keyforge.Position{House: Brobnar, Step: keyforge.StartStep, Monster: line("limb-" + power["limb"]),
			Players: []keyforge.SidePosition{line("plain-" + power["me"]), line("plain-" + power["ally"])}}
		p.Players[0].Artifacts = gametest.Cards("forum-of-giants")
		tb := at(t, adventure.Easy, p)
		tb.Amber(who, 1)
		tb.LeaveOpen()
	}
}

// Each creature goes to the archives of its own owner; those of the Keyraken are played
// in its turn (A11.5).
func TestMindOverMatterArchivesLimbs(t *testing.T) {
	tb := together(t, "mind-over-matter", Logos, line("plain-2"), line("plain-3"), keyforge.SidePosition{Line: gametest.Cards("limb-4")})
	tb.Play("mind-over-matter")
	assert.Equal(t, []string{"plain-2"}, tb.Pile(0, Archives))
	assert.Equal(t, []string{"plain-3"}, tb.Pile(1, Archives))
	assert.Equal(t, []string{"limb-4"}, tb.Pile(monster, Archives))
}

// Its pool is odd or even, and it never forges (A11.3).
func TestLogosOfMassMutationAgainstTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Line: gametest.Cards("even-ivan", "odd-clawde"), Artifacts: gametest.Cards("forge-compiler")}
	tb := together(t, "mother", Logos, me, keyforge.SidePosition{Amber: 2}, keyforge.SidePosition{Amber: 4})
	tb.Act("odd-clawde")
	tb.Amber(monster, 4)
	tb.Act("even-ivan")
	tb.Amber(monster, 3)
	tb.Amber(1, 2)

	k := plays()
	k.Amber = 6
	tb = together(t, "mother", Logos, me, keyforge.SidePosition{}, k)
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose))
	tb.InZone(Artifacts, "forge-compiler")
	tb.LeaveOpen()
}

package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Saurians, the Star Alliance and the Unfathomable of Winds of Exchange before the Keyraken.

// Enemies are the Keyraken's creatures (A5.2), not allies' (A7.3).
func TestMoreEnemiesThanFriendsAmongLimbs(t *testing.T) {
	for i, limbs := range [][]string{{"limb-3"}, {"limb-3", "limb-4"}} {
		k := line(limbs...)
		k.Amber = 2
		tb := tidings(t, Saurian, nil, line("aquilia-lone-hero"), line("plain-3", "plain-4"), k)
		tb.Omni("aquilia-lone-hero")
		tb.AmberOn("aquilia-lone-hero", i)
		tb.Amber(monster, 2-i)
	}
	tb := tidings(t, Saurian, nil, line("imperator-drusilla"), line("plain-5"), line("limb-9", "limb-6", "limb-8"))
	tb.Fight("imperator-drusilla", "limb-6")
	tb.Damage("limb-9", 4)
	tb.Damage("limb-8", 4)
	tb.Damage("plain-5", 0)
	tb = tidings(t, Saurian, nil, line("imperator-drusilla"), line(), line("limb-9", "limb-8"))
	tb.Fight("imperator-drusilla", "the-keyraken") // which has no neighbors (A19)
	tb.Damage("limb-9", 0)
	tb.Damage("limb-8", 0)
}

// All creatures are all of them (A7.4), but not the Keyraken (A5.2).
func TestPaxAndPaleOfAllSides(t *testing.T) {
	tb := together(t, "pax-sauriana", Saurian, line("plain-2"), line("plain-3"), line("limb-3"))
	tb.Play("pax-sauriana")
	for _, id := range []string{"plain-2", "plain-3", "limb-3"} {
		tb.Marked(id, keyforge.Warded)
	}
	tb.Unmarked("the-keyraken", keyforge.Warded)
	tb = together(t, "pale-into-insignificance", Saurian, line("plain-5"), line("plain-3", "plain-4"), line("limb-3"))
	tb.Play("pale-into-insignificance")
	tb.Line(0, "plain-5")
	tb.Line(1, "plain-4")
	tb.Line(monster)
	tb = together(t, "adult-swim", Unfathomable, line("plain-4"), line("plain-3"), line("limb-3", "limb-4"))
	tb.Play("adult-swim")
	tb.Line(0, "plain-4")
	tb.Line(monster, "limb-4")
	assert.Equal(t, "plain-3", tb.Pile(1, Deck)[0])
	assert.Contains(t, tb.Pile(monster, Deck), "limb-3")
}

// Everyone takes back what they own, the Keyraken too (A21).
func TestA21MagistrateCrispus(t *testing.T) {
	owned := func(id string, by int) keyforge.CardPosition {
		return keyforge.CardPosition{ID: id, Owner: by}
	}
	me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "magistrate-crispus"}, owned("limb-3", 4)}}
	k := keyforge.SidePosition{Artifacts: asleep(), Line: []keyforge.CardPosition{owned("plain-4", 2)}}
	tb := tidings(t, Saurian, nil, me, line("plain-3"), k)
	tb.EndTurn()
	tb.Left()
	tb.Line(0, "magistrate-crispus")
	tb.Line(1, "plain-4", "plain-3")
	tb.Line(monster, "limb-3")
	tb.LeaveOpen()
}

// Each player is the allies and the Keyraken too (A11.7); the active player chooses for all.
func TestTectonicShiftOfAllLines(t *testing.T) {
	tb := together(t, "tectonic-shift", Saurian, line("plain-2", "plain-3"), line("plain-4", "plain-5", "plain-6"),
		line("limb-2", "limb-3"))
	tb.Play("tectonic-shift")
	tb.Pick("plain-2", "plain-6", "limb-3")
	tb.Pick("plain-5")
	tb.Line(0, "plain-3")
	tb.Line(1, "plain-4")
	tb.Line(monster, "limb-2")
}

// Limbs vote and are outvoted; the Keyraken is an artifact that nothing destroys (A2.4).
func TestElectionBesideTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Line: gametest.Cards("ballistego"), Artifacts: []keyforge.CardPosition{
		{ID: "election", Counters: map[Counter]int{YeaCounter: 5, NayCounter: 5}}}}
	for i, left := range []int{0, 1} {
		tb := tidings(t, Saurian, nil, me, line("plain-3"), line("limb-3"))
		tb.Reap("ballistego")
		tb.Choose(i)
		for side := range []keyforge.Side{0, 1} {
			assert.Len(t, tb.Pile(keyforge.Side(side), Battleline), left)
		}
		assert.Len(t, tb.Pile(monster, Battleline), left)
		assert.Contains(t, tb.Pile(monster, Artifacts), "the-keyraken")
		assert.Empty(t, tb.Pile(0, Artifacts))
	}
}

// The opponent's hand is the Keyraken's archives (A4.4), and its flanks are those of its line.
func TestUnfathomableAgainstTheKeyraken(t *testing.T) {
	tb := together(t, "abyssal-sight", Unfathomable, line("plain-2"), keyforge.SidePosition{Hand: gametest.Cards("fear")},
		keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("abyssal-sight")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Discard))
	tb.InZone(Hand, "fear")

	me := keyforge.SidePosition{Artifacts: gametest.Cards("azure-basin-outpost"), Line: gametest.Cards("plain-2")}
	tb = tidings(t, Unfathomable, nil, me, line("plain-3"), line("limb-2", "limb-3", "limb-4"))
	tb.Act("azure-basin-outpost")
	for _, id := range []string{"limb-2", "limb-3", "limb-4"} {
		tb.Marked(id, keyforge.Exhausted)
	}
	tb.Unmarked("plain-3", keyforge.Exhausted)
	tb.Unmarked("the-keyraken", keyforge.Exhausted)

	for id, left := range map[string]string{"soleft": "limb-4", "flounderight": "limb-5"} {
		tb = tidings(t, Unfathomable, nil, line(id), line("plain-3", "plain-4"), line("limb-5", "limb-4"))
		tb.Fight(id, left)
		tb.Line(1, "plain-3", "plain-4")
		tb.Line(monster, left)
	}
	k := keyforge.SidePosition{Amber: 2}
	tb = tidings(t, Unfathomable, nil, line("skullback-crab"), keyforge.SidePosition{Amber: 2}, k)
	tb.Act("skullback-crab")
	pools(t, tb, 1, 2, 1)
}

// The Keyraken cannot be kept from playing (A11.8), and readies in its own turns (A3.13).
func TestBefuddleAndShorelineBesideTheKeyraken(t *testing.T) {
	tb := together(t, "befuddle", Unfathomable, keyforge.SidePosition{}, line(),
		keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Many(5, "primordial")})
	tb.Play("befuddle")
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind)

	k := keyforge.SidePosition{Artifacts: asleep(), Line: []keyforge.CardPosition{{ID: "limb-3", Damage: 1, Marks: keyforge.Exhausted},
		{ID: "limb-4", Marks: keyforge.Exhausted}}}
	ally := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-5", Damage: 1, Marks: keyforge.Exhausted}}}
	tb = tidings(t, Unfathomable, nil, line("physaloha"), ally, k)
	tb.EndTurn()
	tb.Marked("limb-3", keyforge.Exhausted)
	tb.Unmarked("limb-4", keyforge.Exhausted)
	tb.LeaveOpen()
}

// A key costs the Keyraken nothing: it rises (A3.3).
func TestEchoReflectorBesideTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-3", Attached: gametest.Cards("echo-reflector")})}
	tb := tidings(t, StarAlliance, nil, me, line(), line())
	assert.Equal(t, 6, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1)) // an ally is no opponent
	tb = tidings(t, StarAlliance, nil, line("specialist-guthrak", "plain-3"), line("dis-3"),
		keyforge.SidePosition{Amber: 5, Line: gametest.Cards("limb-9")})
	tb.Reap("specialist-guthrak")
	tb.AmberOn("specialist-guthrak", 2)
	tb.Amber(monster, 3)
}

// tokenSide is a side with that token card and token creatures, and cards to make more.
func tokenSide(token string, line ...keyforge.CardPosition) keyforge.SidePosition {
	return keyforge.SidePosition{Token: token, Line: line, Deck: gametest.Many(4, "fear")}
}

// Tokens are made for limbs, not for allies' creatures; each player has their own (A12.1).
func TestA12TokensAgainstLimbs(t *testing.T) {
	tb := together(t, "conscription", Saurian, tokenSide("scholar"), line("plain-3", "plain-4"), line("limb-3"))
	tb.Play("conscription")
	tb.Line(0, "scholar")
	tb = together(t, "teamwork", StarAlliance, tokenSide("cadet"), line("plain-3", "plain-4"), line("limb-3"))
	tb.Play("teamwork")
	tb.InZone(Discard, "teamwork")

	k := keyforge.SidePosition{Archives: gametest.Cards("titanic-maw"), Discard: gametest.Cards("limb-3")}
	tb = together(t, "sunk-cost", Unfathomable, tokenSide("fish"), keyforge.SidePosition{Hand: gametest.Cards("krump")}, k)
	tb.Play("sunk-cost")
	tb.House(Dis)
	assert.Contains(t, tb.Pile(monster, Discard), "titanic-maw")
	tb.InZone(Hand, "krump")
	tb.Line(0)

	tb = tidings(t, Unfathomable, nil, tokenSide("fish", gametest.Cards("yanthi-ghostfin")...), line(), k)
	tb.Reap("yanthi-ghostfin")
	tb.Left()
	tb.InZone(Purged, "limb-3")
	tb.Line(0, "fish", "yanthi-ghostfin")
}

// All token creatures are those of allies too; the Keyraken's creatures are none (A12.2, A12.5).
func TestA12AllTokenCreatures(t *testing.T) {
	mine, theirs := tokenSide("scholar", gametest.FaceDown("fear")...), tokenSide("fish", gametest.FaceDown("krump")...)
	tb := together(t, "hypoxia", Unfathomable, mine, theirs, line("limb-3"))
	tb.Play("hypoxia")
	tb.Line(0)
	tb.Line(1)
	tb.Line(monster, "limb-3")
	tb = together(t, "temporal-purge", StarAlliance, mine, theirs, line("limb-3"))
	tb.Play("temporal-purge")
	tb.Line(0)
	tb.Line(1, "krump")
	tb.Line(monster, "limb-3")
}

// Friendly token creatures are yours alone (A7.3).
func TestA12FriendlyTokenCreatures(t *testing.T) {
	me := tokenSide("cadet", append(gametest.FaceDown("fear"),
		keyforge.CardPosition{ID: "plain-4", Attached: gametest.Cards("mirror-shell")})...)
	tb := tidings(t, Brobnar, nil, me, tokenSide("fish", gametest.FaceDown("krump")...), line())
	tb.Reap("plain-4#1")
	tb.Line(0, "plain-4", "plain-4")
	tb.Line(1, "fish")

	tb = tidings(t, Saurian, nil, line("rampaging-brutodon"), line("plain-3"), line("limb-3"))
	tb.Reap("rampaging-brutodon")
	tb.Line(0) // it had nothing else to destroy
	tb.Line(1, "plain-3")

	tb = tidings(t, StarAlliance, nil, keyforge.SidePosition{Artifacts: gametest.Cards("norbyn-s-cavern")},
		tokenSide("æmberling", gametest.FaceDown("krump")...), line())
	tb.PowerIs("æmberling", 1)
}

// The most powerful enemy is a limb, never the Keyraken, and limbs can be exhausted (A5.2).
func TestA12TokensOfTheUnfathomable(t *testing.T) {
	tb := tidings(t, Unfathomable, nil, tokenSide("fish", gametest.FaceDown("krump")...), line("plain-9"), line("limb-9", "limb-3"))
	tb.Fight("fish", "limb-3")
	tb.Damage("limb-9", 2)
	tb.Damage("plain-9", 0)
	tb = tidings(t, Unfathomable, nil, tokenSide("priest", gametest.FaceDown("krump")...), line("plain-3"), line("limb-3"))
	tb.Act("priest")
	tb.Marked("limb-3", keyforge.Exhausted)
	tb = together(t, "watch-your-step", Unfathomable, tokenSide("fish"), line(), line())
	tb.Play("watch-your-step")
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind) // it is of no house (A11.3)
}

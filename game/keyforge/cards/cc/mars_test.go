package cc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBenny(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "benny"}, spent("glylyx-weaponsmith"), spent("experiment-q"), spent("krump")}},
		side{Line: tired("martian-propagandist")}, card.Mars)
	tb.Reap("benny")
	tb.Unmarked("glylyx-weaponsmith", keyforge.Exhausted)
	tb.Unmarked("martian-propagandist", keyforge.Exhausted)
	tb.Marked("experiment-q", keyforge.Exhausted) // of Mars, but no Martian
	tb.Marked("krump", keyforge.Exhausted)
	tb.Marked("benny", keyforge.Exhausted)
	for other, zone := range map[string]card.Zone{"krump": card.Purged, "experiment-q": card.Discard} {
		tb := duel(t, side{Line: ids("benny", other)}, side{Line: ids("troll", "glylyx-weaponsmith")}, card.Mars)
		tb.Fight("benny", "troll")
		tb.InZone(zone, "benny")
	}
}

func TestSonicWaver(t *testing.T) {
	deck := many(12, "fear")
	tb := duel(t, side{Hand: ids("sonic-waver", "glylyx-weaponsmith"), Deck: deck},
		side{Hand: ids("krump"), Line: ids("troll"), Deck: deck}, card.Mars)
	tb.Play("sonic-waver")
	tb.Marked("troll", keyforge.Stunned)
	tb.Play("glylyx-weaponsmith")
	tb.Unmarked("glylyx-weaponsmith", keyforge.Stunned)
	tb.EndTurn()
	tb.InZone(card.Artifacts, "sonic-waver")
	tb.Unstun("troll")
	tb.Play("krump")
	tb.Left()
	tb.Marked("krump", keyforge.Stunned)
	tb.EndTurn()
	tb.InZone(card.Artifacts, "sonic-waver")
	tb.EndTurn()
	tb.Unstun("krump")
	tb.EndTurn() // of the opponent, with nothing stunned
	tb.InZone(card.Purged, "sonic-waver")
}

func TestExperimentQ(t *testing.T) {
	tb := duel(t, side{Hand: ids("experiment-q"), Line: ids("martian-propagandist", "krump")},
		side{Line: ids("troll", "mother", "dextre", "glylyx-weaponsmith")}, card.Mars)
	tb.Play("experiment-q")
	tb.Left()
	tb.PowerIs("experiment-q", 8)
	tb.Offers("krump", "troll", "mother", "dextre")
	tb.Pick("troll", "mother", "dextre")
	tb.Marked("troll", keyforge.Stunned)
	tb.Marked("mother", keyforge.Stunned)
	tb.Marked("dextre", keyforge.Stunned)
	tb.Unmarked("krump", keyforge.Stunned)
}

func TestStasisNexus(t *testing.T) {
	for _, c := range []struct{ amber, keys int }{{10, 1}, {9, 0}} {
		tb := duel(t, side{Artifacts: ids("stasis-nexus"), Line: list{marked("krump", keyforge.Stunned), {ID: "bumpsy"}}, Amber: c.amber},
			side{Line: list{marked("troll", keyforge.Stunned)}}, card.Mars)
		tb.Act("stasis-nexus")
		if c.keys > 0 {
			tb.Choose(0)
			tb.Amber(0, 0)
		}
		tb.Keys(0, c.keys)
		tb.InZone(card.Purged, "stasis-nexus")
	}
}

func TestFurtherTestingNeeded(t *testing.T) {
	tb := duel(t, side{Hand: ids("further-testing-needed"), Line: list{with("avarice", "krump"), {ID: "mother", Foreign: true}},
		Artifacts: ids("pulse-cannon")}, side{Line: ids("troll"), Artifacts: ids("doom-device")}, card.Mars)
	tb.Play("further-testing-needed")
	tb.Offers("krump", "avarice", "mother", "pulse-cannon")
	tb.Pick("mother")
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Archives))
}

func TestMartianPropagandist(t *testing.T) {
	tb := duel(t, side{Hand: ids("martian-propagandist"), Line: ids("dust-imp", "krump", "troll"), Deck: many(9, "fear"),
		Houses: []card.House{card.Mars, card.Dis, card.Brobnar}}, side{Line: ids("mother"), Deck: many(9, "fear")}, card.Mars)
	tb.Play("martian-propagandist")
	tb.Left()
	refused(tb, keyforge.Reap, "krump")
	tb.Fight("dust-imp")
	tb.Line(0, "martian-propagandist", "krump", "troll")
	tb.Reap("krump") // its neighbor now (K17.14)
	refused(tb, keyforge.Reap, "troll")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Mars)
	refused(tb, keyforge.Reap, "krump")
	tb.Reap("martian-propagandist")
	tb.Reap("krump")
}

func TestPulseCannon(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("pulse-cannon"), Line: ids("bumpsy")}, side{Line: ids("mother", "troll", "krump", "dextre")}, card.Mars)
	tb.Act("pulse-cannon")
	tb.Offers("bumpsy", "mother", "troll", "krump", "dextre")
	tb.Pick("troll")
	for _, id := range []string{"mother", "troll", "krump"} {
		tb.Marked(id, keyforge.Stunned)
	}
	tb.Unmarked("dextre", keyforge.Stunned)
	tb.Unmarked("bumpsy", keyforge.Stunned)
}

func TestSpecialAgentTnega(t *testing.T) {
	tb := duel(t, side{Hand: ids("special-agent-tnega"), Line: ids("glylyx-weaponsmith", "experiment-q", "krump", "benny")}, side{}, card.Mars)
	tb.Play("special-agent-tnega")
	tb.Choose(1)
	tb.Line(0, "glylyx-weaponsmith", "special-agent-tnega", "experiment-q", "krump", "benny")
	tb.PowerIs("special-agent-tnega", 6)
	tb = duel(t, side{Line: ids("krump", "special-agent-tnega", "benny")}, side{}, card.Mars)
	tb.PowerIs("special-agent-tnega", 4)
}

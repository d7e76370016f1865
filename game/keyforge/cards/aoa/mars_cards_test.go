package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAgentHooMan(t *testing.T) {
	tb := duel(t, side{Line: ids("agent-hoo-man", "troll", "valdr", "tunk")}, side{Line: ids("mother", "zorg")}, card.Mars)
	tb.Reap("agent-hoo-man")
	tb.Offers("troll", "valdr")
	tb.Pick("valdr")
	tb.Marked("valdr", keyforge.Stunned)
	tb.Marked("mother", keyforge.Stunned)
	tb.Unmarked("zorg", keyforge.Stunned)
	tb.Unmarked("troll", keyforge.Stunned)
}

func TestCarpetPhloxemAndPhloxemSpike(t *testing.T) {
	tb := duel(t, side{Hand: ids("carpet-phloxem", "phloxem-spike")}, side{Line: ids("troll", "mother", "tunk", "urchin", "zorg")}, card.Mars)
	tb.Play("carpet-phloxem")
	tb.Line(1, "troll", "mother", "tunk", "zorg")
	tb.Damage("tunk", 3) // armor
	tb.Play("phloxem-spike")
	tb.Line(1, "troll", "zorg")
	tb = duel(t, side{Hand: ids("carpet-phloxem", "phloxem-spike"), Line: ids("tunk")}, side{Line: ids("troll", "mother", "zorg")}, card.Mars)
	tb.Play("carpet-phloxem")
	tb.Play("phloxem-spike")
	tb.Damage("mother", 0)
	tb.Line(1, "troll", "mother", "zorg")
}

func TestCollectorWorm(t *testing.T) {
	t.Run("it takes what it fights, which goes home from your archives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("collector-worm"), Houses: []card.House{card.Mars}}, side{Line: ids("mother", "zorg"),
			Houses: []card.House{card.Logos}}, card.Mars)
		tb.Fight("collector-worm", "mother")
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Archives))
		tb.Damage("collector-worm", 0) // 5 armor
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		tb.Yes()
		assert.Contains(t, tb.Pile(1, card.Hand), "mother")
	})
	t.Run("not what the fight has destroyed (K16.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("collector-worm")}, side{Line: ids("urchin")}, card.Mars)
		tb.Fight("collector-worm") // elusive
		assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Archives))
		tb = duel(t, side{Line: ids("collector-worm")}, side{Line: ids("bad-penny", "dust-imp")}, card.Mars)
		tb.Fight("collector-worm", "dust-imp")
		tb.InZone(card.Discard, "dust-imp")
	})
	t.Run("nor when it dies itself, or is attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("collector-worm")}, side{Line: ids("troll")}, card.Mars)
		tb.Fight("collector-worm")
		tb.InZone(card.Battleline, "troll")
		tb = duel(t, side{Line: ids("mother")}, side{Line: ids("collector-worm")}, card.Logos)
		tb.Fight("mother")
		tb.InZone(card.Battleline, "mother")
	})
}

func TestGlyxlProliferator(t *testing.T) {
	pile := ids("tunk", "fear", "zorg")
	tb := duel(t, side{Line: ids("glyxl-proliferator", "mother", "glyxl-proliferator", "valdr"), Discard: pile},
		side{Discard: ids("phylyx-the-disintegrator")}, card.Mars)
	tb.Reap("glyxl-proliferator#2")
	assert.Empty(t, tb.Pile(0, card.Archives))
	tb.Reap("glyxl-proliferator#1")
	tb.Offers("tunk", "zorg")
	tb.Pick("zorg")
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Archives))
}

func TestIxxyxliFixfinger(t *testing.T) {
	tb := duel(t, side{Line: ids("ixxyxli-fixfinger", "yxili-marauder", "tunk")}, side{Line: ids("blypyp")}, card.Mars)
	for name, armor := range map[string]int{"ixxyxli-fixfinger": 2, "yxili-marauder": 1, "tunk": 1, "blypyp": 1} {
		assert.Equal(t, armor, tb.Armor(tb.Card(name)), name)
	}
}

func TestMarsFirst(t *testing.T) {
	tb := duel(t, side{Hand: ids("mars-first"), Line: list{{ID: "zorg", Marks: keyforge.Exhausted}, {ID: "tunk"}, {ID: "troll"}}}, side{},
		card.Mars)
	tb.Play("mars-first")
	tb.Offers("zorg", "tunk")
	tb.Pick("zorg")
	tb.Amber(0, 2)
	tb.Marked("zorg", keyforge.Exhausted)
}

func TestMarsNeedsAember(t *testing.T) {
	tb := duel(t, side{Hand: ids("mars-needs-æmber"), Line: list{{ID: "troll", Damage: 1}}, Amber: 3},
		side{Line: list{{ID: "mother", Damage: 1}, {ID: "zorg", Damage: 1}, {ID: "valdr"}, {ID: "smaaash", Damage: 2}}, Amber: 2}, card.Mars)
	tb.Play("mars-needs-æmber")
	tb.AmberOn("mother", 1)
	tb.AmberOn("smaaash", 1)
	tb.AmberOn("zorg", 0)
	tb.AmberOn("valdr", 0)
	tb.AmberOn("troll", 0)
	tb.Amber(0, 4)
	tb.Amber(1, 0)
}

func TestMindworm(t *testing.T) {
	tb := duel(t, side{Line: ids("mindworm", "troll")}, side{Line: ids("valdr", "mother", "smaaash", "zorg")}, card.Mars)
	tb.Fight("mindworm", "mother")
	tb.Damage("valdr", 5)
	tb.InZone(card.Discard, "smaaash", "mindworm")
	tb.Damage("mother", 1)
	tb.Damage("zorg", 0)
	tb.Damage("troll", 0)
	tb = duel(t, side{Line: ids("mindworm")}, side{Line: ids("mother")}, card.Mars)
	tb.Fight("mindworm") // no neighbors
	tb.Damage("mother", 1)
}

func TestSkyboosterSquadron(t *testing.T) {
	tb := duel(t, side{Line: ids("skybooster-squadron", "tunk")}, side{Line: ids("urchin", "mother")}, card.Mars)
	tb.Reap("skybooster-squadron")
	tb.Amber(0, 1)
	assert.Equal(t, []string{"skybooster-squadron"}, tb.Pile(0, card.Hand))
}

func TestTyxlBeambucklerAndYxlyxStimrager(t *testing.T) {
	tb := duel(t, side{Hand: ids("tyxl-beambuckler"), Line: ids("yxlyx-stimrager")}, side{Line: ids("mother", "troll", "valdr")}, card.Mars)
	tb.Play("tyxl-beambuckler")
	tb.Right()
	tb.Pick("troll")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	tb.Right()
	tb.Damage("troll", 2)
	tb.Line(1, "mother", "valdr", "troll")
	tb.Fight("yxlyx-stimrager", "mother")
	tb.Pick("tyxl-beambuckler")
	tb.Left()
	tb.Line(0, "tyxl-beambuckler", "yxlyx-stimrager")
	tb.Damage("tyxl-beambuckler", 1) // armor
	tb = duel(t, side{Hand: ids("tyxl-beambuckler")}, side{Line: ids("mother", "urchin", "valdr")}, card.Mars)
	tb.Play("tyxl-beambuckler")
	tb.Pick("urchin") // it is dead, and is not moved
	tb.Line(1, "mother", "valdr")
}

func TestXanthyxHarvester(t *testing.T) {
	tb := duel(t, side{Line: ids("tunk", "xanthyx-harvester", "zorg", "troll", "xanthyx-harvester")}, side{Line: ids("mother")}, card.Mars)
	tb.Reap("xanthyx-harvester#1")
	tb.Amber(0, 2)
	for _, v := range []keyforge.Verb{keyforge.Reap, keyforge.Fight} {
		tb.Refused(keyforge.Command{Verb: v, Card: tb.Card("xanthyx-harvester#2")}, keyforge.CannotBeUsed)
	}
	tb = duel(t, side{Line: ids("xanthyx-harvester")}, side{Line: ids("mother")}, card.Mars)
	tb.Reap("xanthyx-harvester")
	tb.Amber(0, 2)
}

func TestStunsAfterReaping(t *testing.T) {
	for _, id := range []string{"zysysyx-shockworm", "storm-crawler"} {
		tb := duel(t, side{Line: ids("smaaash", "valdr")}, side{Line: ids(id, "mother")}, card.Brobnar)
		tb.Reap("smaaash")
		tb.Fight("valdr", "mother")
		tb.Marked("smaaash", keyforge.Stunned)
		tb.Unmarked("valdr", keyforge.Stunned)
		tb = duel(t, side{Line: ids(id, "tunk")}, side{}, card.Mars)
		tb.Reap("tunk")
		tb.Unmarked("tunk", keyforge.Stunned)
	}
	tb := duel(t, side{Line: ids("storm-crawler")}, side{Line: ids("mother")}, card.Mars)
	tb.Fight("storm-crawler")
	tb.Damage("mother", 1)
	tb.Damage("storm-crawler", 4)
}

func TestAemberConductionUnit(t *testing.T) {
	tb := duel(t, side{Line: ids("smaaash", "valdr")}, side{Artifacts: ids("æmber-conduction-unit")}, card.Brobnar)
	tb.Reap("smaaash")
	tb.Reap("valdr")
	tb.Marked("smaaash", keyforge.Stunned)
	tb.Unmarked("valdr", keyforge.Stunned)
	tb = duel(t, side{Line: ids("tunk"), Artifacts: ids("æmber-conduction-unit")}, side{}, card.Mars)
	tb.Reap("tunk")
	tb.Unmarked("tunk", keyforge.Stunned)
}

func TestDestroyThemAll(t *testing.T) {
	tb := duel(t, side{Hand: ids("destroy-them-all"), Artifacts: ids("commpod")},
		side{Line: list{{ID: "troll", Attached: ids("blood-of-titans")}, {ID: "mother", Attached: ids("jammer-pack")}},
			Artifacts: ids("sniffer")}, card.Mars)
	tb.Play("destroy-them-all")
	tb.Pick("sniffer")
	tb.Pick("troll")
	tb.Pick("blood-of-titans") // it goes with its host all the same
	tb.InZone(card.Discard, "sniffer", "troll", "blood-of-titans")
	tb.InZone(card.Battleline, "mother")
	tb.InZone(card.Artifacts, "commpod")
}

func TestExterminateExterminate(t *testing.T) {
	tb := duel(t, side{Hand: ids("exterminate-exterminate"), Line: ids("blypyp", "zorg", "troll")},
		side{Line: ids("urchin", "mother", "smaaash", "tunk")}, card.Mars)
	tb.Play("exterminate-exterminate")
	tb.Pick("zorg") // whose turn is first
	tb.Offers("urchin", "mother", "smaaash")
	tb.Pick("mother")
	tb.InZone(card.Discard, "mother", "urchin") // blypyp has power 2
	tb.InZone(card.Battleline, "smaaash", "tunk", "troll")
	tb = duel(t, side{Hand: ids("exterminate-exterminate"), Line: ids("blypyp")}, side{Line: ids("noddy-the-thief")}, card.Mars)
	tb.Play("exterminate-exterminate") // of equal power
	tb.InZone(card.Battleline, "noddy-the-thief")
}

func TestHypnobeam(t *testing.T) {
	tb := duel(t, side{Hand: ids("hypnobeam"), Line: ids("tunk")}, side{Line: ids("troll", "mother")}, card.Mars)
	tb.Play("hypnobeam")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.Left()
	tb.Line(0, "mother", "tunk")
	tb.Line(1, "troll")
}

func TestNyzykResonator(t *testing.T) {
	tb := duel(t, side{Line: ids("tunk", "nyzyk-resonator", "troll")}, side{}, card.Mars)
	assert.Equal(t, 10, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
	tb = duel(t, side{Line: ids("nyzyk-resonator")}, side{}, card.Mars)
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestDestructiveAnalysis(t *testing.T) {
	tb := duel(t, side{Hand: ids("destructive-analysis"), Archives: ids("fear", "tunk", "zorg")},
		side{Line: ids("king-of-the-crag", "bulwark")}, card.Mars)
	tb.Play("destructive-analysis")
	tb.Pick("bulwark")
	tb.Pick("fear", "tunk")
	tb.Finish()
	tb.InZone(card.Purged, "fear", "tunk")
	tb.InZone(card.Discard, "bulwark") // 6 at once, against 2 armor
	tb.Damage("king-of-the-crag", 0)
	tb = duel(t, side{Hand: ids("destructive-analysis")}, side{Line: ids("mother"), Archives: ids("fear")}, card.Mars)
	tb.Play("destructive-analysis")
	tb.Damage("mother", 2)
	tb.InZone(card.Archives, "fear")
}

func TestEntropicManipulator(t *testing.T) {
	tb := duel(t, side{Hand: ids("entropic-manipulator"), Line: list{{ID: "tunk", Damage: 2}}},
		side{Line: list{{ID: "troll", Damage: 3}, {ID: "urchin"}}}, card.Mars)
	tb.Play("entropic-manipulator")
	tb.Choose(1)
	tb.Yes()
	tb.Pick("urchin", "urchin", "troll")
	tb.InZone(card.Discard, "urchin")
	tb.Damage("troll", 1)
	tb.Damage("tunk", 2)
}

func TestExtinction(t *testing.T) {
	tb := duel(t, side{Hand: ids("extinction"), Line: ids("blypyp", "tunk")},
		side{Line: ids("dr-escotera", "yxili-marauder", "brain-eater", "troll")}, card.Mars)
	tb.Play("extinction")
	tb.Pick("dr-escotera") // Cyborg, Scientist
	tb.InZone(card.Discard, "dr-escotera", "blypyp", "brain-eater")
	tb.InZone(card.Battleline, "tunk", "yxili-marauder", "troll")
	assert.Equal(t, 1, int(tb.Player(0).Chains))
}

func TestKillzordMk9001(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "tunk", Attached: ids("killzord-mk-9001")}}}, side{Line: ids("mother")}, card.Mars)
	tb.PowerIs("tunk", 8)
	assert.Equal(t, 3, tb.Armor(tb.Card("tunk")))
	tb.Fight("tunk")
	tb.Damage("tunk", 0)
	assert.Equal(t, 1, int(tb.Player(0).Chains))
}

func TestMartianGenerosity(t *testing.T) {
	tb := duel(t, side{Hand: ids("martian-generosity"), Amber: 1, Deck: ids("fear", "fear", "fear", "fear", "fear")}, side{Amber: 3},
		card.Mars)
	tb.Play("martian-generosity")
	assert.Len(t, tb.Pile(0, card.Hand), 4) // with its own bonus æmber
	tb.Amber(0, 0)
	tb.Amber(1, 3)
}

func TestShardOfHate(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-hate", "shard-of-greed", "commpod"), Line: ids("tunk")},
		side{Line: ids("troll", "mother", "valdr"), Artifacts: ids("shard-of-hope")}, card.Mars)
	tb.Act("shard-of-hate")
	tb.Offers("troll", "mother", "valdr")
	tb.Pick("troll")
	tb.Pick("valdr")
	tb.Marked("troll", keyforge.Stunned)
	tb.Marked("valdr", keyforge.Stunned)
	tb.Unmarked("mother", keyforge.Stunned)
}

func TestE17YzphyzKnowdrone(t *testing.T) {
	tb := duel(t, side{Hand: ids("yzphyz-knowdrone", "fear", "tunk"), Archives: ids("zorg")},
		side{Line: ids("troll"), Archives: ids("punch")}, card.Mars)
	tb.Play("yzphyz-knowdrone")
	tb.Offers("fear", "tunk")
	tb.Pick("fear")
	tb.Offers("fear", "zorg")
	tb.Pick("zorg")
	tb.Offers("troll", "yzphyz-knowdrone")
	tb.Pick("troll")
	tb.InZone(card.Purged, "zorg")
	tb.InZone(card.Archives, "fear", "punch")
	tb.Marked("troll", keyforge.Stunned)
	tb = duel(t, side{Hand: ids("yzphyz-knowdrone"), Archives: ids("zorg")}, side{Line: ids("troll")}, card.Mars)
	tb.Play("yzphyz-knowdrone")
	tb.Finish()
	tb.InZone(card.Archives, "zorg")
	tb.Unmarked("troll", keyforge.Stunned)
}

package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCladogenesis(t *testing.T) {
	tb := duel(t, side{Hand: ids("cladogenesis", "krump", "umbra"), Deck: append(ids("troll"), many(9, "fear")...)},
		side{Hand: ids("dodger", "punch"), Deck: append(ids("urchin"), many(9, "fear")...)}, card.Untamed)
	tb.Play("cladogenesis")
	tb.InZone(card.Discard, "troll", "krump", "urchin", "dodger")
	tb.InZone(card.Hand, "umbra", "punch")
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	assert.Len(t, tb.Pile(1, card.Hand), 6)
}

func TestClonalWitch(t *testing.T) {
	tb := duel(t, side{Line: ids("clonal-witch", "troll"), Deck: ids("fear")}, side{Line: ids("krump", "umbra")}, card.Untamed)
	tb.Reap("clonal-witch")
	tb.House(card.Brobnar)
	tb.Amber(0, 1+2)
	tb.Line(1, "umbra")
	assert.Equal(t, []string{"clonal-witch", "fear"}, tb.Pile(0, card.Deck))
}

func TestDroseraRelic(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("drosera-relic"), Line: ids("troll", "dodger")}, side{Line: ids("umbra"), Amber: 3}, card.Untamed)
	tb.Act("drosera-relic")
	tb.Line(0, "troll")
	tb.Amber(0, 2)
	tb = duel(t, side{Artifacts: ids("drosera-relic")}, side{Line: ids("umbra"), Amber: 3}, card.Untamed)
	tb.Act("drosera-relic")
	tb.Amber(0, 0)
}

func TestNectarcyte(t *testing.T) {
	tb := duel(t, side{Line: append(list{grown("nectarcyte", 1)}, ids("troll")...)}, side{Line: ids("krump")}, card.Untamed)
	tb.Reap("nectarcyte")
	tb.Yes()
	tb.Choose(3)
	tb.PowerIs("nectarcyte", 5+1)
	tb.PowerIs("troll", 8+3)
	tb = duel(t, side{Line: ids("nectarcyte", "troll", "bumpsy")}, side{Line: ids("krump")}, card.Untamed)
	tb.Reap("nectarcyte")
	tb.Yes()
	tb.Offers("troll", "bumpsy")
	tb.Pick("bumpsy")
	tb.Choose(0)
	tb.PowerIs("nectarcyte", 5+3)
	tb.PowerIs("bumpsy", 5)
}

func TestPenanceOfBalance(t *testing.T) {
	begin := side{Hand: ids("penance-of-balance")}
	tb := duel(t, begin, side{Line: ids("krump", "dodger", "mother"), Amber: 1}, card.Untamed)
	tb.Play("penance-of-balance")
	tb.Choose(0)
	tb.Pick("krump", "mother")
	tb.Line(1, "dodger")
	tb = duel(t, begin, side{Line: ids("krump", "dodger", "mother"), Amber: 2}, card.Untamed)
	tb.Play("penance-of-balance")
	tb.Choose(1)
	tb.Amber(1, 1)
	tb = duel(t, begin, side{Line: ids("krump", "dodger"), Amber: 2}, card.Untamed)
	tb.Play("penance-of-balance")
	tb.Amber(1, 2)
}

func TestUntrumsSerenity(t *testing.T) {
	tb := duel(t, side{Hand: ids("untrum-s-serenity", "umbra"), Line: ids("troll"), Artifacts: ids("drosera-relic"), Deck: many(7, "fear")},
		side{Line: ids("krump"), Archives: ids("dodger"), Hand: ids("mother"), Deck: many(7, "punch")}, card.Untamed)
	tb.Play("untrum-s-serenity")
	tb.InZone(card.Discard, "troll", "drosera-relic", "umbra", "krump", "dodger", "mother")
	assert.Equal(t, []string{"punch", "punch", "punch", "punch", "punch", "punch"}, tb.Pile(1, card.Hand))
}

func TestBreakOfDawn(t *testing.T) {
	tb := duel(t, side{Hand: ids("break-of-dawn"), Deck: ids("flarie", "troll", "mogg", "fog-murmook"), Discard: ids("rat-pixie")},
		side{}, card.Untamed)
	tb.Play("break-of-dawn")
	tb.InZone(card.Hand, "flarie", "mogg")
	tb.InZone(card.Discard, "troll", "rat-pixie")
	tb.InZone(card.Deck, "fog-murmook")
}

func TestCrystallineHarvest(t *testing.T) {
	tb := duel(t, side{Hand: ids("crystalline-harvest", "windrow-composting", "mogg")}, side{}, card.Untamed)
	tb.Play("crystalline-harvest")
	tb.Amber(0, 1)
	tb.Play("mogg")
	tb.Amber(0, 1)
	tb.Play("windrow-composting")
	tb.First("windrow-composting")
	tb.Amber(0, 1+1+1) // with its bonus icon
}

func TestEnviousVenomite(t *testing.T) {
	for ours, dies := range map[int]bool{2: true, 3: false} {
		tb := duel(t, side{Line: ids("envious-venomite"), Amber: ours}, side{Line: ids("troll"), Amber: 3}, card.Untamed)
		tb.Fight("envious-venomite", "troll")
		if dies {
			tb.InZone(card.Discard, "troll")
		} else {
			tb.Damage("troll", 4)
		}
	}
}

func TestLambentMycelium(t *testing.T) {
	tb := duel(t, side{Hand: ids("lambent-mycelium", "flarie")}, side{}, card.Untamed)
	tb.Play("lambent-mycelium")
	tb.PowerIs("lambent-mycelium", 2)
	tb.Play("flarie")
	tb.Left()
	tb.PowerIs("lambent-mycelium", 2+2)
}

func TestLithomancy(t *testing.T) {
	for id, gained := range map[string]int{"mogg": 2, "troll": 0} {
		tb := duel(t, side{Artifacts: ids("lithomancy"), Deck: ids(id, "fear")}, side{}, card.Untamed)
		tb.Act("lithomancy")
		tb.Amber(0, gained)
		assert.Len(t, tb.Pile(0, card.Deck), 2-gained/2)
	}
}

func TestResonantOrb(t *testing.T) {
	tb := duel(t, side{Line: ids("resonant-orb"), Deck: ids("troll", "fear", "dodger")}, side{Line: ids("krump", "umbra",
		"mother")}, card.Untamed)
	tb.Reap("resonant-orb")
	tb.Pick("krump")
	tb.Right()
	tb.Line(0, "resonant-orb", "troll")
	tb.Line(1, "umbra", "mother")
	tb.InZone(card.Discard, "krump", "fear")
	tb.InZone(card.Deck, "dodger") // the second card is no creature
	tb = duel(t, side{Line: ids("resonant-orb"), Deck: ids("troll", "dodger")}, side{}, card.Untamed)
	tb.Reap("resonant-orb")
	tb.Right()
	tb.Line(0, "resonant-orb", "troll")
	tb.InZone(card.Deck, "dodger") // nothing was destroyed
}

func TestChonkEvermore(t *testing.T) {
	tb := duel(t, side{Hand: ids("chonk-evermore"), Line: append(list{grown("troll", 2)}, ids("umbra")...)},
		side{Line: list{grown("krump", 1)}}, card.Untamed)
	tb.Play("chonk-evermore")
	tb.Yes()
	tb.Pick("troll", "umbra")
	tb.PowerIs("troll", 8+6)
	tb.PowerIs("umbra", 2+2)
	tb.PowerIs("krump", 6+2)
}

func TestConsultTheBones(t *testing.T) {
	tb := duel(t, side{Hand: ids("consult-the-bones"), Deck: list{iconed("troll", 1)}}, side{Deck: list{iconed("umbra", 2)}}, card.Untamed)
	tb.Play("consult-the-bones")
	tb.Pick("troll") // its icons are first
	tb.Amber(0, 3)
	tb.InZone(card.Discard, "troll", "umbra")
}

func TestFlarieAndMurmook(t *testing.T) {
	tb := duel(t, side{}, side{Line: ids("flarie", "fog-murmook", "troll"), Amber: 4}, card.Untamed)
	tb.EndTurn()
	tb.Choose(0) // 4 and that of Flarie are enough for a key
	tb.Keys(1, 1)
	tb.Amber(1, 0)
	tb = duel(t, side{}, side{Line: ids("flarie", "fog-murmook"), Amber: 4}, card.Untamed)
	tb.EndTurn()
	tb.Keys(1, 0)
}

func TestMogg(t *testing.T) {
	tb := duel(t, side{Hand: ids("mogg"), Line: ids("troll")}, side{Line: ids("dodger", "rat-pixie")}, card.Untamed)
	tb.Play("mogg")
	tb.Left()
	tb.Damage("troll", 4)
	tb.Damage("dodger", 4)
	tb.Damage("rat-pixie", 0)
	tb.Damage("mogg", 0)
}

func TestRatPixie(t *testing.T) {
	for amber, gained := range map[int]int{3: 2, 4: 1} {
		tb := duel(t, side{Line: ids("rat-pixie"), Amber: amber}, side{}, card.Untamed)
		tb.Reap("rat-pixie")
		tb.Amber(0, amber+gained)
	}
}

func TestVividFaerie(t *testing.T) {
	tb := duel(t, side{Line: ids("mogg", "vivid-faerie", "troll", "flarie")}, side{}, card.Untamed)
	tb.Reap("vivid-faerie")
	tb.Amber(0, 2)
}

func TestWindrowComposting(t *testing.T) {
	tb := duel(t, side{Hand: ids("windrow-composting"), Discard: ids("troll", "umbra")}, side{Discard: ids("krump")}, card.Untamed)
	tb.Play("windrow-composting")
	tb.Offers("troll", "umbra")
	tb.Pick("umbra")
	tb.InZone(card.Deck, "umbra")
}

// In a Fate, "friendly" is what the active player controls (K30.10).
func TestFatesOfUntamed(t *testing.T) {
	fated := func(id string, ours, theirs side) *gametest.Table {
		ours.Hand = append(ours.Hand, ids("krump")...)
		tb := duel(t, ours, gametest.Fated(theirs, id), card.Brobnar)
		tb.Play("krump")
		if len(ours.Line) > 0 {
			tb.Right()
		}
		return tb
	}
	tb := fated("drosera-relic", side{Line: ids("umbra"), Amber: 3}, side{})
	tb.Line(0, "krump")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
	tb = fated("crystalline-harvest", side{Hand: ids("anger"), Amber: 3}, side{})
	tb.Amber(0, 3)
	tb = fated("envious-venomite", side{Line: ids("troll")}, side{Line: ids("umbra")})
	tb.Fight("troll", "umbra")
	tb.InZone(card.Discard, "troll")
	tb = fated("lambent-mycelium", side{Line: ids("troll")}, side{Line: ids("dodger", "umbra")})
	tb.Fight("troll") // umbra is protected
	tb.InZone(card.Discard, "dodger")
	tb = fated("chonk-evermore", side{}, side{Line: ids("umbra")})
	tb.PowerIs("umbra", 4)
	tb.PowerIs("krump", 6)
	tb = fated("mogg", side{Line: ids("umbra")}, side{Line: ids("troll")})
	tb.Marked("krump", keyforge.Stunned)
	tb.Unmarked("umbra", keyforge.Stunned)
	tb.Unmarked("troll", keyforge.Stunned)
	tb = fated("prince-bufo", side{Amber: 9}, side{Amber: 5})
	tb.Keys(1, 0)
	tb.Amber(0, 9)
	tb = fated("windrow-composting", side{Discard: ids("umbra")}, side{Discard: ids("dodger")})
	tb.InZone(card.Deck, "umbra", "dodger")
}

// The third key wins at once, on the other's turn (K30.14).
func TestPrinceBufoWins(t *testing.T) {
	tb := duel(t, side{Hand: ids("krump")}, gametest.Fated(side{Amber: 6, Keys: 2}, "prince-bufo"), card.Brobnar)
	tb.Play("krump")
	tb.Keys(1, 3)
}

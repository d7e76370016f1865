package nemesis_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// solo is one player against her by the book.
func solo(o *shards.Options) { o.Automaton = nemesis.ByTheBook.Nemesis(1) }

// hunted is a position before the end of the player's turn: Nemesis is led by Volos.
func hunted(centre ...string) shards.Position {
	return shards.Position{Sides: []shards.SidePosition{{Leader: "decima"}, {Leader: "volos"}},
		Centre: append(centre, strings.Fields(strings.Repeat("crystal ", 30))...)}
}

// S18.7 to S18.11, S18.14: she plays the top card and those of its faction in the row, which is filled at the end.
func TestNemesisPlays(t *testing.T) {
	p := hunted("nil-assassin")
	p.Row = []string{"aetherbreaker", "spore-cleric", "li-hin-the-shattered", "axia", "axia", "axia"}
	g := gametest.Start(t, p, solo).Give("end").Asks(shards.AskPlayNext)
	assert.Equal(t, shards.Seat(0), g.Question().Seat, "the player decides (S18.15)")
	g.Give("pick li-hin-the-shattered").Asks(shards.AskMain)
	assert.Equal(t, int32(40), g.Side(0).Health, "5, 4 and 1 of the champion that she activates (S18.12)")
	assert.Equal(t, "nil-assassin aetherbreaker", g.IDs(&g.State().Banished))
	assert.Equal(t, "li-hin-the-shattered", g.IDs(&g.Side(1).InPlay))
	assert.Equal(t, "crystal spore-cleric crystal axia axia axia", g.Row())
	assert.Equal(t, int32(0), g.Side(1).Mastery)
}

// S18.8: three mastery for a card of her leader's faction; S18.16.
func TestNemesisGains(t *testing.T) {
	p := hunted("spore-cleric")
	p.Sides[1].Health = 40
	g := gametest.Start(t, p, solo).Give("end")
	assert.Equal(t, int32(3), g.Side(1).Mastery)
	assert.Equal(t, int32(44), g.Side(1).Health)
}

// S18.17, SQ50: instead of crystals she banishes cards; S18.18: instead of drawing she gains mastery; S18.21: the rest is ignored.
func TestNemesisReplaces(t *testing.T) {
	g := gametest.Start(t, hunted("reactor-drone", "blaster", "axia", "evokatus", "optio-crusher"), solo).Give("end")
	assert.Equal(t, "blaster axia evokatus reactor-drone", g.IDs(&g.State().Banished))
	assert.Equal(t, "optio-crusher", g.Card(g.State().Row[0]).ID)
	g = gametest.Start(t, hunted("data-heretic"), solo).Give("end")
	assert.Equal(t, int32(2), g.Side(1).Mastery)
	for _, id := range []string{"umbral-scourge", "shadebound-sentry", "portal-monk"} {
		g = gametest.Start(t, hunted(id), solo).Give("end").Asks(shards.AskMain)
		assert.Equal(t, id, g.IDs(&g.State().Banished))
	}
}

// S18.19, S18.20, SQ54: named abilities are ignored below 15 mastery and always apply from there on.
func TestNemesisNamedAbilities(t *testing.T) {
	p := hunted("leshai-knight")
	p.Sides[1].Mastery = 11 // and three for her faction
	assert.Equal(t, int32(47), gametest.Start(t, p, solo).Give("end").Side(0).Health)
	p.Sides[1].Mastery = 12
	assert.Equal(t, int32(44), gametest.Start(t, p, solo).Give("end").Side(0).Health)
	p = hunted("scion-of-nothingness")
	p.Sides[1].Mastery = 15
	assert.Equal(t, int32(47), gametest.Start(t, p, solo).Give("end").Side(0).Health, "she has no discard to count (SQ53)")
}

// S18.24, S18.25, SQ55: she attacks you if it kills you, without a look at your hand.
func TestNemesisKills(t *testing.T) {
	p := hunted("nil-assassin")
	p.Sides[0].Health, p.Sides[0].InPlay = 5, []string{"evokatus"}
	g := gametest.Start(t, p, solo).Give("end")
	assert.True(t, g.Over() && g.Won(1), "S18.31")
	p.Sides[0].InPlay = []string{"evokatus", "praetorian-02"}
	g = gametest.Start(t, p, solo).Give("end").Asks(shards.AskMain)
	assert.Equal(t, "praetorian-02", g.IDs(&g.Side(0).InPlay))
	assert.Equal(t, int32(5), g.Side(0).Health, "3 left, 3 shields")
}

// S18.26 to S18.28, SQ57: else she destroys your champions, the dearest first, and attacks with what is left.
func TestNemesisDestroys(t *testing.T) {
	p := hunted("aetherbreaker")
	p.Sides[1].Mastery = 10 // 8 power
	p.Sides[0].InPlay = []string{"evokatus", "general-decurion", "giga-source-adept", "li-hin-the-shattered"}
	g := gametest.Start(t, p, solo).Give("end")
	assert.Equal(t, "evokatus giga-source-adept li-hin-the-shattered", g.IDs(&g.Side(0).InPlay))
	assert.Equal(t, int32(49), g.Side(0).Health)
	p.Sides[0].InPlay = []string{"ferrata-guard", "evokatus", "primus-pilus"}
	p.Sides[0].Leader, p.Sides[1].Leader = "tetra", "volos"
	g = gametest.Start(t, p, solo).Give("end").Asks(shards.AskVictim)
	assert.False(t, g.Can("pick primus-pilus"), "not the highest cost")
	g.Give("pick evokatus").Asks(shards.AskMain)
	assert.Equal(t, "primus-pilus", g.IDs(&g.Side(0).InPlay), "2, then 4, then 2 are too little for 6")
	assert.Equal(t, int32(48), g.Side(0).Health)
}

// S18.6: her champions are banished; S18.29: without health she has lost.
func TestNemesisLoses(t *testing.T) {
	p := hunted()
	p.Sides[0].Power, p.Sides[1].InPlay, p.Sides[1].Health = 8, []string{"evokatus"}, 6
	g := gametest.Start(t, p, solo).Give("attack evokatus")
	assert.Equal(t, "evokatus", g.IDs(&g.State().Banished))
	g.Give("end")
	assert.True(t, g.Won(0))
}

// S18.32: 30 mastery win at once; S18.33: so does a card that cannot be laid out, in anyone's turn.
func TestNemesisWins(t *testing.T) {
	p := hunted("data-heretic", "nil-assassin")
	p.Sides[1].Mastery = 28
	g := gametest.Start(t, p, solo).Give("end")
	assert.True(t, g.Won(1))
	assert.Equal(t, "data-heretic", g.IDs(&g.Side(1).InPlay))
	p = hunted()
	p.Centre, p.Row, p.Sides[0].Crystals = []string{}, []string{"nil-assassin"}, 2
	g = gametest.Start(t, p, solo).Give("recruit nil-assassin")
	assert.True(t, g.Won(1))
	g = gametest.Start(t, p, solo).Give("end")
	assert.True(t, g.Over(), "the row has empty places at the end of her turn")
}

// SQ49: without a card to reveal she plays none of the row, but activates her champions.
func TestNemesisWithoutDeck(t *testing.T) {
	p := hunted()
	p.Centre, p.Sides[1].InPlay = []string{}, []string{"li-hin-the-shattered"}
	p.Row = []string{"nil-assassin", "nil-assassin", "nil-assassin", "nil-assassin", "nil-assassin", "nil-assassin"}
	g := gametest.Start(t, p, solo).Give("end").Asks(shards.AskMain)
	assert.Equal(t, int32(49), g.Side(0).Health)
}

package cards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// CC39: Behind the Ferns gives units of 3 attack or less stealth.
func TestBehindTheFerns(t *testing.T) {
	g := start(t, calamandra, list("behind-the-ferns"), list("tiger-cub", "centaur", "barkcoat-bear"), list("mad-man:leader"))
	assert.False(t, g.Can("attack tiger-cub base"))
	g.Give("play behind-the-ferns")
	assert.True(t, g.Can("attack tiger-cub base") && g.Can("attack centaur base"))
	assert.False(t, g.Can("attack barkcoat-bear base") || g.Can("attack calamandra-moss base"))
}

// CC21, CC39, CD14: where Midori and the ferns look at each other, what applied first stays: a unit of attack 3 keeps the stealth that
// it has, or else becomes 4/x; one of attack 2 ends with stealth alone.
func TestFernsAndMidori(t *testing.T) {
	p := table(calamandra, list("behind-the-ferns", "oversized-rhinoceros"), nil, nil)
	p.Sides[0].Heroes = []string{calamandra, midori, garg}
	p.Sides[1].Heroes = []string{zane, jaina, drakk}
	p.Sides[0].InPlay = append(p.Sides[0].InPlay, heroAt(midori, 5), codex.Placed{ID: "tiger-cub"}, codex.Placed{ID: "hunter"},
		codex.Placed{ID: "tiger-cub", Plus: 1})
	g := gametest.Start(t, p, gametest.Three)
	assert.Equal(t, []int{4, 4, 0}, g.Stats("tiger-cub/2", 0))
	g.Give("play behind-the-ferns")
	assert.Equal(t, []int{4, 4, 0}, g.Stats("tiger-cub/2", 0), "attack 4 is too much for the ferns")
	assert.Equal(t, []int{2, 2, 0}, g.Stats("tiger-cub", 0))
	assert.NotZero(t, g.Look(g.Find("tiger-cub", 0)).Has&card.Stealth)

	p.Sides[0].Hand, p.Sides[0].InPlay = nil, []codex.Placed{heroAt(calamandra, 1), heroAt(midori, 4), {ID: "behind-the-ferns"},
		{ID: "tiger-cub", Plus: 1}}
	g = gametest.Start(t, p, gametest.Three).Give("level master-midori")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("tiger-cub", 0), "it had stealth before")
}

// CC40: Feral Strike fetches up to two units or puts up to two of the hand into play, both with the boost.
func TestFeralStrike(t *testing.T) {
	p := table(calamandra+"@5^", list("feral-strike", "centaur", "moss-ancient"), nil, nil)
	p.Sides[0].Tech = 2
	g := startOf(t, p).Give("play feral-strike").Asks(codex.AskMode).Give("choose 2").Asks(codex.AskCards)
	assert.False(t, g.Can("take moss-ancient"), "no tech III building")
	g.Give("take centaur").Asks(codex.AskMain)
	assert.True(t, has(g, "centaur", 0))
	g = startOf(t, p).Give("play feral-strike", "choose 1", "fetch huntress", "fetch huntress").Asks(codex.AskMain)
	assert.Equal(t, 2, strings.Count(g.IDs(&g.Side(0).Hand), "huntress"))
	var w codex.Game
	for seed := range uint64(5) {
		w.CopyFrom(g.Game)
		w.Imagine(1, seed)
		assert.True(t, w.State().Sides[0].Hand.Has(defOf(g, "huntress")), "all have seen them")
	}
	g = startOf(t, p).Give("boost feral-strike", "fetch huntress", "done", "take huntress", "take centaur").Asks(codex.AskMain)
	assert.Equal(t, calamandra+" huntress centaur", g.Controls(0))
	assert.Equal(t, int8(12), g.Side(0).Gold)
}

// CC41, CQ30, CQ47: Ferocity gives the units that are there armor piercing and swift strike until the next upkeep.
func TestFerocity(t *testing.T) {
	g := start(t, calamandra, list("ferocity", "tiger-cub"), list("centaur"), nil).Give("play ferocity", "play tiger-cub")
	both := card.ArmorPiercing | card.SwiftStrike
	assert.Equal(t, both, g.Look(g.Find("centaur", 0)).Has&both)
	assert.Zero(t, g.Look(g.Find("tiger-cub", 0)).Has&both)
	assert.Equal(t, both, pass(g).Look(g.Find("centaur", 0)).Has&both)
	assert.Zero(t, pass(g).Look(g.Find("centaur", 0)).Has&both)
}

// CC42: Murkwood Allies brings a Beast (CC101) or four Frogs (CC102), or both.
func TestMurkwoodAllies(t *testing.T) {
	g := start(t, calamandra, list("murkwood-allies"), nil, nil).Give("play murkwood-allies", "choose 2")
	assert.Equal(t, []int{1, 1, 0}, g.Stats("frog/4", 0))
	assert.False(t, has(g, "beast", 0))
	g = start(t, calamandra, list("murkwood-allies"), nil, nil).Give("boost murkwood-allies").Asks(codex.AskMain)
	assert.True(t, has(g, "beast", 0) && has(g, "frog/4", 0))
	assert.Equal(t, int8(11), g.Side(0).Gold)
}

// CC43: Centaur has overpower. CC44: Huntress has sparkshot and anti-air. CC45: Barkcoat Bear has resist 2 and overpower.
func TestFeralKeywords(t *testing.T) {
	g := start(t, calamandra, nil, list("centaur", "barkcoat-bear"), list("wisp:leader")).Give("attack centaur wisp")
	assert.Equal(t, 2, g.Base(1))
	g = start(t, calamandra, nil, list("huntress"), list("shoddy-glider", "wisp"))
	assert.True(t, g.Can("attack huntress shoddy-glider"))
	g = start(t, calamandra, nil, list("huntress"), list("oversized-rhinoceros:leader",
		"wisp:elite")).Give("attack huntress oversized-rhinoceros")
	assert.False(t, has(g, "wisp", 1))
	g = start(t, calamandra, nil, list("barkcoat-bear"), list("wisp:leader")).Give("attack barkcoat-bear wisp")
	assert.Equal(t, []int{4, 2}, []int{g.Base(1), int(g.Look(g.Find("barkcoat-bear", 0)).Resist)})
}

// CC46, CR13: Gigadon costs 1 less for each green unit, not below 0.
func TestGigadon(t *testing.T) {
	g := start(t, calamandra, list("gigadon"), list("tiger-cub", "mad-man", "wisp"), list("tiger-cub")).Give("play gigadon")
	assert.Equal(t, int8(20-7), g.Side(0).Gold)
	g = start(t, calamandra, list("gigadon"), strings.Fields(strings.Repeat("frog ", 12)), nil).Give("play gigadon")
	assert.Equal(t, int8(20), g.Side(0).Gold)
}

// CC47: Predator Tiger passes units of tech 0 and trashes a worker when it deals combat damage to a base.
func TestPredatorTiger(t *testing.T) {
	g := start(t, calamandra, nil, list("predator-tiger"), list("mad-man:leader")).Give("attack predator-tiger base")
	assert.Equal(t, []int{4, 9}, []int{g.Base(1), int(g.Side(1).Workers)})
	assert.False(t, start(t, calamandra, nil, list("predator-tiger"), list("jaina-stormborne:leader")).Can("attack predator-tiger base"))
	g = start(t, calamandra, nil, list("predator-tiger"), list("verdant-tree")).Give("attack predator-tiger verdant-tree")
	assert.Equal(t, int8(10), g.Side(1).Workers)
}

// CC48: Rampaging Elephant is readied when it first exhausts in a turn.
func TestRampagingElephant(t *testing.T) {
	g := start(t, calamandra, nil, list("rampaging-elephant"), nil).Give("attack rampaging-elephant base")
	assert.True(t, g.Can("attack rampaging-elephant base"))
	g.Give("attack rampaging-elephant base")
	assert.False(t, g.Can("attack rampaging-elephant base"))
	assert.Equal(t, 12, g.Base(1))
}

// CC49, C13.7: Stalking Tiger has stealth while attacking a unit, and is invisible with a Feral hero.
func TestStalkingTiger(t *testing.T) {
	p := table(calamandra, nil, list("stalking-tiger"), list("mad-man:leader", "firebat"))
	g := startOf(t, p)
	assert.True(t, g.Can("attack stalking-tiger base") && g.Can("attack stalking-tiger firebat"))
	p.Sides[0].InPlay = p.Sides[0].InPlay[1:]
	g = startOf(t, p)
	assert.True(t, g.Can("attack stalking-tiger firebat") && g.Can("attack stalking-tiger mad-man"))
	assert.False(t, g.Can("attack stalking-tiger base"))
}

// CC50: Moss Ancient brings three Squirrels (CC104) when it arrives and when it attacks; Squirrels have haste and are invisible.
func TestMossAncient(t *testing.T) {
	g := start(t, calamandra, list("moss-ancient"), list("moss-ancient"), list("mad-man:leader")).Give("play moss-ancient")
	assert.True(t, g.Can("attack squirrel/3 base"))
	g.Give("attack moss-ancient mad-man")
	assert.Equal(t, []int{1, 1, 0}, g.Stats("squirrel/6", 0))
	g = start(t, jaina, list("fire-dart"), list("mad-man"), list("moss-ancient", "squirrel")).Give("play fire-dart")
	assert.False(t, g.Can("pick squirrel") || g.Can("pick moss-ancient"))
}

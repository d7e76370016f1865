package cards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// CC39: Behind the Ferns gives one's units of 3 attack or less stealth, later ones too, as long as one has the hero who cast it.
func TestBehindTheFerns(t *testing.T) {
	p := table(calamandra, list("behind-the-ferns"), list("huntress", "tiger-cub+2", "frog"), list("wisp:leader", "steam-tank"))
	g := startOf(t, p)
	assert.False(t, g.Can("attack huntress base"))
	g.Give("play behind-the-ferns")
	assert.True(t, g.Can("attack huntress base") && g.Can("attack frog base"))
	assert.False(t, g.Can("attack tiger-cub base") || g.Can("attack calamandra-moss base"), "4 attack, and a hero")
	assert.Zero(t, g.Look(g.Find("wisp", 1)).Has)
	pass(g).Give("attack steam-tank calamandra-moss")
	assert.False(t, has(g, "behind-the-ferns", 0))
	assert.Zero(t, g.Look(g.Find("frog", 0)).Has)
}

// C13.7, CR8: what adds attack against a building begins after the choice: a Steam Tank keeps its stealth.
func TestFernsAndSteamTank(t *testing.T) {
	g := startThree(t, three("", greens, list("behind-the-ferns"), list(calamandra, "steam-tank"), list("wisp:leader")))
	g.Give("play behind-the-ferns", "attack steam-tank base")
	assert.Equal(t, 7, g.Base(1))
}

// CC40: Feral Strike fetches up to two units from the codex, or puts up to two from the hand into play whose tech building there is, of
// any spec; with the boost both.
func TestFeralStrike(t *testing.T) {
	p := table(calamandra+"@5^", list("feral-strike", "scorch", "moss-ancient", "steam-tank", "tiger-cub", "huntress"), nil, nil)
	p.Sides[0].Tech = 2
	g := startOf(t, p).Give("play feral-strike").Asks(codex.AskMode).Give("choose 1").Asks(codex.AskCards)
	assert.False(t, g.Can("fetch ferocity"))
	assert.True(t, g.Can("done"))
	g.Give("fetch gigadon", "fetch gigadon").Asks(codex.AskMain)
	assert.Equal(t, 5+2, g.Side(0).Hand.Len())
	assert.Equal(t, int8(16), g.Side(0).Gold)

	g = startOf(t, p).Give("play feral-strike", "choose 2").Asks(codex.AskCards)
	assert.False(t, g.Can("take moss-ancient") || g.Can("take scorch"), "there is no tech III")
	assert.True(t, g.Can("done"))
	g.Give("take steam-tank", "take tiger-cub").Asks(codex.AskMain)
	assert.Equal(t, calamandra+" steam-tank tiger-cub", g.Controls(0))
	assert.False(t, g.Can("attack steam-tank base"))

	g = startOf(t, p).Give("boost feral-strike", "fetch centaur", "done", "take centaur", "done").Asks(codex.AskMain)
	assert.Equal(t, calamandra+" centaur", g.Controls(0))
	assert.Equal(t, int8(20-4-4), g.Side(0).Gold)
	assert.False(t, start(t, calamandra+"@5", list("feral-strike"), nil, nil).Can("play feral-strike"))
}

// CC41, CQ30, CQ47: Ferocity gives the units that one has now armor piercing and swift strike until one's next upkeep begins.
func TestFerocity(t *testing.T) {
	p := table(calamandra, list("ferocity", "tiger-cub"), list("huntress", "tiger-cub+1"), list("ironbark-treant:leader", "hunter"))
	g := startOf(t, p).Give("play ferocity", "play tiger-cub", "attack huntress ironbark-treant")
	assert.Equal(t, "hunter", g.Controls(1), "its 3 armor did not help")
	assert.Equal(t, 0, g.Stats("huntress", 0)[2], "it did not hit back")
	assert.Zero(t, g.Look(g.Find("tiger-cub/2", 0)).Has, "it came later")
	assert.Zero(t, g.Look(g.Find(calamandra, 0)).Has&card.SwiftStrike)
	pass(g).Give("attack hunter tiger-cub")
	assert.Equal(t, "", g.Controls(1), "it is struck first in the other player's turn")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("tiger-cub", 0))
	assert.Zero(t, pass(g).Look(g.Find("tiger-cub", 0)).Has)
}

// CC42: Murkwood Allies summons a Beast or four Frogs, with the boost both.
func TestMurkwoodAllies(t *testing.T) {
	for _, c := range []struct {
		commands, summoned string
		gold               int8
	}{
		{"play murkwood-allies,choose 1", " beast", 15},
		{"play murkwood-allies,choose 2", " frog frog frog frog", 15},
		{"boost murkwood-allies", " beast frog frog frog frog", 11},
	} {
		g := start(t, calamandra, list("murkwood-allies"), nil, nil).Give(strings.Split(c.commands, ",")...).Asks(codex.AskMain)
		assert.Equal(t, calamandra+c.summoned, g.Controls(0))
		assert.Equal(t, c.gold, g.Side(0).Gold)
	}
}

// CC43: Centaur has overpower. CC44: Huntress has sparkshot and anti-air. CC45: Barkcoat Bear has overpower and resist 2.
func TestFeralKeywords(t *testing.T) {
	g := start(t, calamandra, nil, list("centaur"), list("tiger-cub:elite")).Give("attack centaur tiger-cub")
	assert.Equal(t, 1, g.Base(1))
	g = start(t, calamandra, nil, list("huntress"), list("tiger-cub:leader", "young-treant:elite", "gemscout-owl:technician"))
	assert.False(t, g.Can("attack huntress gemscout-owl"), "the leader comes first")
	g.Give("attack huntress tiger-cub")
	assert.Equal(t, [][]int{{1, 2, 1}, {0, 1, 0}}, [][]int{g.Stats("young-treant", 1), g.Stats("gemscout-owl", 1)})
	assert.Equal(t, 2, g.Stats("huntress", 0)[2])
	assert.True(t, start(t, calamandra, nil, list("huntress"), list("gemscout-owl")).Can("attack huntress gemscout-owl"))

	g = start(t, jaina, list("fire-dart"), nil, list("barkcoat-bear")).Give("play fire-dart", "pick barkcoat-bear")
	assert.Equal(t, int8(20-2-2), g.Side(0).Gold)
	g = start(t, calamandra, nil, list("barkcoat-bear"), list("tiger-cub:elite")).Give("attack barkcoat-bear tiger-cub")
	assert.Equal(t, 3, g.Base(1))
}

// CC46, CR13: Gigadon costs 1 less for each green unit of one's own, down to nothing, and has overpower.
func TestGigadon(t *testing.T) {
	g := start(t, calamandra, list("gigadon"), list("tiger-cub", "wisp", "mad-man", "verdant-tree"), list("tiger-cub")).Give("play gigadon")
	assert.Equal(t, int8(20-7), g.Side(0).Gold)
	assert.Equal(t, card.Overpower, g.Look(g.Find("gigadon", 0)).Has)
	p := table(calamandra, list("gigadon"), strings.Fields(strings.Repeat("frog ", 10)), nil)
	p.Sides[0].Gold = 1
	assert.Equal(t, int8(1), startOf(t, p).Give("play gigadon").Side(0).Gold)
	p.Sides[0].InPlay = p.Sides[0].InPlay[:8]
	assert.False(t, startOf(t, p).Can("play gigadon"), "it costs 2")
}

// CC47: Predator Tiger may ignore tech 0 patrollers, and trashes a worker when it deals combat damage to a base.
func TestPredatorTiger(t *testing.T) {
	g := start(t, calamandra, nil, list("predator-tiger"), list("tiger-cub:leader", "wisp:elite"))
	assert.True(t, g.Can("attack predator-tiger tiger-cub") && g.Can("attack predator-tiger wisp"))
	g.Give("attack predator-tiger base")
	assert.Equal(t, []int{4, 9, 10, 0}, []int{g.Base(1), int(g.Side(1).Workers), int(g.Side(0).Workers), g.Side(1).Discard.Len()})
	g = start(t, calamandra, nil, list("predator-tiger"), list("verdant-tree")).Give("attack predator-tiger verdant-tree")
	assert.Equal(t, int8(10), g.Side(1).Workers, "that is no base")
	assert.False(t, start(t, calamandra, nil, list("predator-tiger"), list("huntress:leader")).Can("attack predator-tiger base"))
	g = start(t, calamandra, list("behind-the-ferns"), list("huntress"), list("verdant-tree")).Give("attack huntress base")
	assert.Equal(t, int8(10), g.Side(1).Workers)
}

// CC48: Rampaging Elephant readies itself when it exhausts for the first time in a turn.
func TestRampagingElephant(t *testing.T) {
	g := start(t, calamandra, nil, list("rampaging-elephant"), list("wisp:leader")).Give("attack rampaging-elephant wisp",
		"attack rampaging-elephant base")
	assert.Equal(t, 6, g.Base(1))
	assert.False(t, g.Can("attack rampaging-elephant base"))
	assert.False(t, g.Give("end").Can("patrol rampaging-elephant leader"))
	g.Give("done", "take tiny-basilisk", "take tiny-basilisk")
	pass(g).Give("attack rampaging-elephant base", "attack rampaging-elephant base")
	assert.Equal(t, 18, g.Base(1), "a turn later again")
	g = start(t, calamandra, nil, list("rampaging-elephant"), nil).Give("attack rampaging-elephant base", "end")
	assert.True(t, g.Can("patrol rampaging-elephant leader"))
}

// CC49: Stalking Tiger has stealth while attacking a unit, and is invisible while its player has a Feral hero.
func TestStalkingTiger(t *testing.T) {
	p := table(jaina, nil, list("stalking-tiger"), list("tiger-cub:leader", "young-treant", midori))
	g := startOf(t, p)
	assert.True(t, g.Can("attack stalking-tiger young-treant") && g.Can("attack stalking-tiger tiger-cub"))
	assert.False(t, g.Can("attack stalking-tiger base") || g.Can("attack stalking-tiger master-midori"))
	p.Sides[1].Addon = "tower"
	g = startOf(t, p)
	assert.False(t, g.Can("attack stalking-tiger young-treant"))
	g.Give("attack stalking-tiger tiger-cub")
	assert.Equal(t, 2+1, g.Stats("stalking-tiger", 0)[2], "the tower has seen it")
	assert.True(t, start(t, calamandra, nil, list("stalking-tiger"), list("tiger-cub:leader")).Can("attack stalking-tiger base"))

	p = table(jaina, list("fire-dart"), list("tiger-cub"), list("stalking-tiger", calamandra, "wisp"))
	p.Sides[1].Heroes = []string{calamandra}
	g = startOf(t, p)
	assert.False(t, g.Can("attack tiger-cub stalking-tiger"))
	assert.False(t, g.Give("play fire-dart").Can("pick stalking-tiger"))
	p.Sides[1].InPlay[0].Place = codex.Leader
	assert.True(t, startOf(t, p).Can("attack tiger-cub stalking-tiger"), "it patrols")
	p.Sides[1].InPlay = p.Sides[1].InPlay[:1]
	p.Sides[1].InPlay[0].Place = codex.NoPlace
	assert.True(t, startOf(t, p).Can("attack tiger-cub stalking-tiger"), "there is no Feral hero")
}

// CC50: Moss Ancient is untargetable, summons three Squirrels when it arrives and when it attacks, and gives one's Squirrels haste and
// invisibility, those that were transformed too.
func TestMossAncient(t *testing.T) {
	g := start(t, calamandra, list("moss-ancient"), nil, list("wisp:leader", "squirrel")).Give("play moss-ancient", "attack squirrel base",
		"attack squirrel/2 base")
	assert.Equal(t, 2, g.Base(1))
	assert.Equal(t, calamandra+" moss-ancient squirrel squirrel squirrel", g.Controls(0))
	assert.Equal(t, card.Untargetable, g.Look(g.Find("moss-ancient", 0)).Has)
	assert.Zero(t, g.Look(g.Find("squirrel", 1)).Has)
	g = start(t, calamandra, nil, list("moss-ancient"), list("wisp:leader")).Give("attack moss-ancient wisp")
	assert.Equal(t, 3, strings.Count(g.Controls(0), "squirrel"))
	assert.True(t, g.Can("attack squirrel/3 base"), "it came in this fight")

	p := three("", greens, list("polymorph-squirrel"), list(argagarg, "moss-ancient", "barkcoat-bear*"), list("wisp:leader"))
	g = startThree(t, p).Give("play polymorph-squirrel")
	assert.False(t, g.Can("pick moss-ancient"))
	g.Give("pick barkcoat-bear", "attack barkcoat-bear base")
	assert.Equal(t, 1, g.Base(1))
}

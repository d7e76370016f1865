package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

const (
	midori     = "master-midori"
	calamandra = "calamandra-moss"
	argagarg   = "argagarg-garg"
)

// CC1, CQ17: Forest's Favor puts a +1/+1 rune on a unit or hero of one's own that has none.
func TestForestsFavor(t *testing.T) {
	g := start(t, midori, list("forests-favor"), list("tiger-cub", "young-treant+1", "verdant-tree"), list("wisp")).Give("play forests-favor")
	assert.False(t, g.Can("pick young-treant") || g.Can("pick wisp") || g.Can("pick verdant-tree"))
	assert.True(t, g.Can("pick "+midori))
	g.Give("pick tiger-cub")
	assert.Equal(t, [][]int{{3, 3, 0}, {1, 3, 0}}, [][]int{g.Stats("tiger-cub", 0), g.Stats("young-treant", 0)})
	assert.Equal(t, []int{3, 3, 0}, pass(g).Stats("tiger-cub", 0), "for good")
	assert.False(t, start(t, midori+"@1+1", list("forests-favor"), list("tiger-cub+1"), list("wisp")).Can("play forests-favor"))
}

// CC2, CQ11: Rampant Growth gives any unit or hero 2 attack and 2 armor this turn.
func TestRampantGrowth(t *testing.T) {
	g := start(t, midori, list("rampant-growth"), list("tiger-cub"), list("hunter")).Give("play rampant-growth")
	assert.True(t, g.Can("pick hunter") && g.Can("pick "+midori))
	g.Give("pick tiger-cub", "attack tiger-cub hunter")
	assert.False(t, has(g, "hunter", 1))
	assert.Equal(t, []int{4, 2, 1}, g.Stats("tiger-cub", 0), "2 of 3 were absorbed")
	pass(g)
	assert.Equal(t, []int{2, 2, 1}, g.Stats("tiger-cub", 0))
	assert.Zero(t, g.Look(g.Find("tiger-cub", 0)).Armor)
}

// CC3: Ironbark Treant has 2 attack less and 2 armor while it patrols, anew each turn.
func TestIronbarkTreant(t *testing.T) {
	g := start(t, jaina, nil, list("mad-man", "tiger-cub"), list("ironbark-treant:scavenger"))
	assert.Equal(t, []int{1, 2, 0}, g.Stats("ironbark-treant", 1))
	g.Give("attack tiger-cub ironbark-treant")
	assert.Equal(t, [][]int{{1, 2, 0}, {2, 2, 1}}, [][]int{g.Stats("ironbark-treant", 1), g.Stats("tiger-cub", 0)})
	g.Give("attack mad-man ironbark-treant")
	assert.Equal(t, 1, g.Stats("ironbark-treant", 1)[2], "no armor is left")
	pass(g)
	assert.Equal(t, []int{3, 2, 1}, g.Stats("ironbark-treant", 1), "in the turn of its player it does not patrol")
	assert.Zero(t, g.Look(g.Find("ironbark-treant", 1)).Armor)
	g.Give("end", "patrol ironbark-treant scavenger", "done")
	assert.Equal(t, int16(2), g.Look(g.Find("ironbark-treant", 1)).Armor)
	assert.Zero(t, g.Object(g.Find("ironbark-treant", 1)).Spent)

	g = start(t, jaina, nil, list("mad-man"), list("ironbark-treant")).Give("attack mad-man ironbark-treant")
	assert.Equal(t, []int{3, 2, 1}, g.Stats("ironbark-treant", 1))
}

// CC4: Merfolk Prospector exhausts for 1 gold.
func TestMerfolkProspector(t *testing.T) {
	p := table(midori, nil, list("merfolk-prospector"), nil)
	p.Sides[0].Gold = 5
	g := startOf(t, p).Give("use merfolk-prospector")
	assert.Equal(t, int8(6), g.Side(0).Gold)
	assert.False(t, g.Can("use merfolk-prospector") || g.Can("attack merfolk-prospector base"))
	assert.False(t, start(t, midori, nil, list("merfolk-prospector*"), nil).Can("use merfolk-prospector"), "it is tired")
}

// CC5, CC56: Playful Panda and Giant Panda arrive exhausted, with a Wisp that is not. CC105: that is a 0/1.
func TestPandas(t *testing.T) {
	for _, panda := range list("playful-panda", "giant-panda") {
		hero := map[string]string{"playful-panda": midori, "giant-panda": argagarg}[panda]
		g := start(t, hero, list(panda), list("tiger-cub"), nil).Give("play " + panda)
		assert.Equal(t, hero+" tiger-cub "+panda+" wisp", g.Controls(0))
		assert.Equal(t, []int{0, 1, 0}, g.Stats("wisp", 0))
		assert.True(t, g.Object(g.Find(panda, 0)).Exhausted)
		g.Give("end")
		assert.False(t, g.Can("patrol "+panda+" leader"))
		assert.True(t, g.Can("patrol wisp leader") && g.Can("patrol tiger-cub leader"))
	}
}

// CC6: Rich Earth lets its player hire for nothing, once a turn and with a card of the hand.
func TestRichEarth(t *testing.T) {
	p := table(midori, list("tiger-cub", "wisp"), list("rich-earth"), nil)
	p.Sides[0].Gold, p.Sides[0].Hand = 0, list("tiger-cub", "young-treant")
	g := startOf(t, p).Give("hire tiger-cub")
	assert.Equal(t, []int8{11, 0}, []int8{g.Side(0).Workers, g.Side(0).Gold})
	assert.Equal(t, "young-treant", g.IDs(&g.Side(0).Hand))
	assert.False(t, g.Can("hire young-treant"))
	p.Sides[0].Hand = nil
	assert.False(t, startOf(t, p).Can("hire tiger-cub"))
	p = table(midori, list("tiger-cub"), nil, list("rich-earth"))
	p.Sides[0].Gold = 0
	assert.False(t, startOf(t, p).Can("hire tiger-cub"), "it is the other player's")
}

// CC7: Spore Shambler arrives with two runes, and gives them to other units: for 1 gold even at once, or exhausted. It dies without HP.
func TestSporeShambler(t *testing.T) {
	g := start(t, midori, list("spore-shambler"), list("tiger-cub"), list("wisp")).Give("play spore-shambler")
	assert.Equal(t, []int{2, 3, 0}, g.Stats("spore-shambler", 0))
	assert.False(t, g.Can("use spore-shambler 2"), "it is tired")
	g.Give("use spore-shambler 1")
	assert.False(t, g.Can("pick spore-shambler") || g.Can("pick "+midori))
	assert.True(t, g.Can("pick wisp"))
	g.Give("pick tiger-cub", "use spore-shambler 1", "pick tiger-cub")
	assert.Equal(t, [][]int{{0, 1, 0}, {4, 4, 0}}, [][]int{g.Stats("spore-shambler", 0), g.Stats("tiger-cub", 0)})
	assert.Equal(t, int8(20-3-2), g.Side(0).Gold)
	assert.False(t, g.Can("use spore-shambler 1"), "no rune is left")

	g = start(t, midori, nil, list("spore-shambler+2", "tiger-cub"), nil).Give("use spore-shambler 2")
	assert.False(t, g.Can("pick spore-shambler"))
	assert.False(t, g.Give("pick tiger-cub").Can("use spore-shambler 2"), "it is exhausted")

	p := table(midori, nil, list("spore-shambler+2-2", "tiger-cub"), list("wisp"))
	p.Sides[0].Gold = 0
	g = startOf(t, p)
	assert.False(t, g.Can("use spore-shambler 1"))
	g.Give("use spore-shambler 2", "pick tiger-cub")
	assert.Equal(t, midori+" tiger-cub", g.Controls(0))
	assert.Equal(t, []int{3, 3, 0}, g.Stats("tiger-cub", 0))
}

// CC8: Tiger Cub, CC61: Oversized Rhinoceros, CC101: Beast, CC102: Frog, CC104: Squirrel and CC105: Wisp have no abilities, as Master
// Midori sees.
func TestUnitsWithoutAbilities(t *testing.T) {
	all := list("tiger-cub", "oversized-rhinoceros", "beast", "frog", "squirrel", "wisp")
	g := start(t, midori+"@5", nil, all, nil)
	var stats [][]int
	for _, id := range all {
		stats = append(stats, g.Stats(id, 0))
	}
	assert.Equal(t, [][]int{{3, 3, 0}, {8, 9, 0}, {5, 5, 0}, {2, 2, 0}, {2, 2, 0}, {1, 2, 0}}, stats)
}

// CC9, CQ31: Verdant Tree heals in the upkeep of its player, and finishes tech buildings at once this turn, also one that was begun before.
func TestVerdantTree(t *testing.T) {
	p := table(midori+"@1-1", nil, list("verdant-tree-1", "oversized-rhinoceros-3"), list("oversized-rhinoceros-3"))
	p.Sides[0].Tech = 0
	g := startOf(t, p).Give("build tech-1")
	assert.False(t, g.Can("build tech-2"))
	g.Give("use verdant-tree", "build tech-2", "build tech-3", "build tower")
	assert.Equal(t, []codex.Progress{codex.Built, codex.Built, codex.Built, codex.Underway}, []codex.Progress{g.Side(0).Tech[1].Progress,
		g.Side(0).Tech[2].Progress, g.Side(0).Tech[3].Progress, g.Side(0).Addon.Progress})
	assert.Equal(t, 3, pass(g).Stats("oversized-rhinoceros", 0)[2], "not in the other player's turn")
	assert.Equal(t, []int{2, 3}, []int{pass(g).Stats("oversized-rhinoceros", 0)[2], g.Stats("oversized-rhinoceros", 1)[2]})
	assert.Equal(t, []int{0, 1}, []int{g.Stats(midori, 0)[2], g.Stats("verdant-tree", 0)[2]}, "no buildings")

	p.Sides[0].InPlay[1].New = true
	assert.False(t, startOf(t, p).Can("use verdant-tree"), "it is tired")
	p.Sides[0].InPlay[1].New = false
	g = pass(pass(startOf(t, p).Give("use verdant-tree"))).Give("build tech-1")
	assert.False(t, g.Can("build tech-2"), "in that turn alone")
}

// CC10: Young Treant draws a card when it arrives, and cannot attack; it may patrol.
func TestYoungTreant(t *testing.T) {
	g := start(t, midori, list("young-treant"), list("young-treant"), nil).Give("play young-treant")
	assert.Equal(t, "mad-man", g.IDs(&g.Side(0).Hand))
	assert.False(t, g.Can("attack young-treant base") || g.Can("attack young-treant/2 base"))
	assert.True(t, g.Give("end").Can("patrol young-treant leader"))
}

// C17.2: what has the target symbol cannot choose a unit that is untargetable; Circle of Life has none.
func TestGreenTargets(t *testing.T) {
	for _, c := range []struct {
		hero, card, mine, command string
		picks                     bool
	}{
		{midori, "forests-favor", "frog", "play forests-favor", false},
		{midori, "rampant-growth", "frog", "play rampant-growth", false},
		{midori, "scorch", "spore-shambler+1", "use spore-shambler 1", false},
		{midori, "scorch", "spore-shambler+1", "use spore-shambler 2", false},
		{midori, "circle-of-life", "frog", "play circle-of-life", true},
		{midori, "fairie-dragon", "frog", "play fairie-dragon", false},
		{midori, "tyrannosaurus-rex", "frog", "play tyrannosaurus-rex", false},
		{argagarg + "@3", "scorch", "frog", "use argagarg-garg", false},
		{argagarg, "dinosize", "frog", "play dinosize", false},
		{argagarg, "polymorph-squirrel", "frog", "play polymorph-squirrel", false},
		{argagarg, "spirit-of-the-panda", "frog", "play spirit-of-the-panda", false},
		{argagarg, "scorch", "blooming-ancient+1", "use blooming-ancient", false},
		{argagarg, "scorch", "blooming-elm", "use blooming-elm", false},
	} {
		g := start(t, c.hero, list(c.card), list(c.mine, "chameleon", "potent-basilisk"), nil)
		g.Give(c.command).Asks(codex.AskTarget)
		assert.True(t, g.Can("pick chameleon"), c.command)
		assert.Equal(t, c.picks, g.Can("pick potent-basilisk"), c.command)
	}
}

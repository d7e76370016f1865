package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

const (
	midori     = "master-midori"
	calamandra = "calamandra-moss"
	garg       = "argagarg-garg"
)

// CC1: Forest's Favor puts a +1/+1 rune on a friendly unit or hero that has none.
func TestForestsFavor(t *testing.T) {
	g := start(t, midori, list("forests-favor"), list("tiger-cub", "playful-panda+1"), list("mad-man")).Give("play forests-favor")
	assert.False(t, g.Can("pick playful-panda") || g.Can("pick mad-man"))
	assert.True(t, g.Can("pick master-midori"))
	assert.Equal(t, []int{3, 3, 0}, g.Give("pick tiger-cub").Stats("tiger-cub", 0))
}

// CC2: Rampant Growth gives 2 attack and 2 armor this turn, to anyone's; what is left of the armor goes with the turn.
func TestRampantGrowth(t *testing.T) {
	g := start(t, midori, list("rampant-growth"), list("tiger-cub"), list("steam-tank")).Give("play rampant-growth", "pick tiger-cub")
	assert.Equal(t, int16(2), g.Look(g.Find("tiger-cub", 0)).Armor)
	g.Give("attack tiger-cub steam-tank")
	assert.Equal(t, []int{4, 2, 1}, g.Stats("tiger-cub", 0))
	assert.Equal(t, []int{2, 2, 1}, pass(g).Stats("tiger-cub", 0))
}

// CC3: Ironbark Treant has 2 less attack and 2 armor while it patrols.
func TestIronbarkTreant(t *testing.T) {
	g := start(t, jaina, nil, list("mad-man"), list("ironbark-treant:elite", "ironbark-treant"))
	assert.Equal(t, [][]int{{2, 2, 0}, {3, 2, 0}}, [][]int{g.Stats("ironbark-treant", 1), g.Stats("ironbark-treant/2", 1)},
		"the elite has 1 more")
	g.Give("attack mad-man ironbark-treant")
	assert.Equal(t, 0, g.Stats("ironbark-treant", 1)[2])
	assert.Equal(t, []int{3, 2, 0}, pass(g).Stats("ironbark-treant", 1))
}

// CC4: Merfolk Prospector gives 1 gold, and is tired at first.
func TestMerfolkProspector(t *testing.T) {
	p := table(midori, list("merfolk-prospector"), list("merfolk-prospector"), nil)
	p.Sides[0].Gold = 5
	g := startOf(t, p).Give("play merfolk-prospector", "use merfolk-prospector")
	assert.Equal(t, int8(5), g.Side(0).Gold)
	assert.False(t, g.Can("use merfolk-prospector/2") || g.Can("use merfolk-prospector"))
}

// CC5, CC56: the pandas arrive exhausted, with a Wisp (CC105); the Wisp may patrol.
func TestPandas(t *testing.T) {
	for _, id := range list("playful-panda", "giant-panda") {
		g := start(t, garg, list(id), nil, nil).Give("play "+id, "end").Asks(codex.AskPatrol)
		assert.False(t, g.Can("patrol "+id+" leader"))
		assert.True(t, g.Can("patrol wisp leader"))
		assert.Equal(t, []int{0, 1, 0}, g.Stats("wisp", 0))
	}
}

// CC6: Rich Earth makes hiring free, once a turn as ever.
func TestRichEarth(t *testing.T) {
	p := table(midori, list("tiger-cub", "scorch"), list("rich-earth"), nil)
	p.Sides[0].Gold = 0
	g := startOf(t, p).Give("hire scorch")
	assert.Equal(t, []int8{0, 11}, []int8{g.Side(0).Gold, g.Side(0).Workers})
	assert.False(t, g.Can("hire tiger-cub"))
}

// CC7: Spore Shambler arrives with two runes and moves them to other units, for 1 gold or for exhausting it.
func TestSporeShambler(t *testing.T) {
	g := start(t, midori, list("spore-shambler"), list("tiger-cub"), nil).Give("play spore-shambler")
	assert.Equal(t, []int{2, 3, 0}, g.Stats("spore-shambler", 0))
	assert.False(t, g.Can("use spore-shambler 2"), "it is tired")
	g.Give("use spore-shambler 1")
	assert.False(t, g.Can("pick spore-shambler") || g.Can("pick "+midori))
	g.Give("pick tiger-cub")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("tiger-cub", 0))
	assert.Equal(t, int8(20-3-1), g.Side(0).Gold)
	g.Give("use spore-shambler 1", "pick tiger-cub")
	assert.False(t, g.Can("use spore-shambler 1"), "no rune is left")
}

// CC9, CQ31: Verdant Tree heals 1, and finishes tech buildings at once, those already begun too, but no add-ons.
func TestVerdantTree(t *testing.T) {
	p := table(midori, list("tiny-basilisk"), list("verdant-tree"), nil)
	p.Sides[0].Tech = 0
	g := startOf(t, p).Give("build tech-1", "build tower", "use verdant-tree")
	assert.True(t, has(g, "tech-1", 0) && !has(g, "tower", 0))
	g.Give("play tiny-basilisk", "build tech-2", "build tech-3")
	assert.True(t, has(g, "tech-3", 0))
}

// CC10: Young Treant draws a card and cannot attack. CC8: Tiger Cub has no ability.
func TestYoungTreant(t *testing.T) {
	g := start(t, midori, list("young-treant"), list("young-treant", "tiger-cub"), nil).Give("play young-treant")
	assert.Equal(t, 1, g.Side(0).Hand.Len())
	assert.False(t, g.Can("attack young-treant base"))
	assert.True(t, g.Can("attack tiger-cub base"))
}

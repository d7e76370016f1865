package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

// CC24: Captain Zane has haste; from level 4 he gets gold for scavengers and cards for technicians that he kills; at the maximum he
// shoves a patroller to an empty place and deals 1 to it. CQ45: on an opponent's turn the active player chooses.
func TestCaptainZane(t *testing.T) {
	p := table(zane+"@4", nil, nil, list("tiger-cub:scavenger"))
	p.Sides[0].Gold = 5
	g := startOf(t, p).Give("attack captain-zane tiger-cub")
	assert.Equal(t, int8(6), g.Side(0).Gold)
	g = start(t, zane+"@4", nil, nil, list("tiger-cub:technician")).Give("attack captain-zane tiger-cub")
	assert.Equal(t, 1, g.Side(0).Hand.Len())
	g = start(t, zane+"@3+3", nil, nil, list("tiger-cub:technician")).Give("attack captain-zane tiger-cub")
	assert.Zero(t, g.Side(0).Hand.Len(), "not yet")

	g = start(t, zane+"@5", nil, nil, list("wisp:leader", "young-treant:elite")).Give("level captain-zane", "pick wisp")
	g.Asks(codex.AskPlace)
	assert.False(t, g.Can("choose 1") || g.Can("choose 2"))
	g.Give("choose 3")
	assert.False(t, has(g, "wisp", 1), "it has no armor there")
	assert.Equal(t, int8(20-1+1), g.Side(0).Gold, "he has killed a scavenger")
	g = start(t, zane+"@5", nil, nil, nil).Give("level captain-zane").Asks(codex.AskMain)
	assert.Equal(t, uint8(6), g.Object(g.Find(zane, 0)).Level)

	p = table(zane, nil, nil, nil)
	p.Turn = 1
	assert.True(t, has(startOf(t, p), zane, 0))
	p = table(zane, nil, nil, nil)
	p.Sides[0].InPlay = nil
	assert.True(t, startOf(t, p).Give("summon captain-zane").Can("attack captain-zane base"))
}

// CC25: Drakk deals 1 to each opponent's base when he dies, gives his units frenzy from level 4, and at the maximum haste to the first
// unit of a turn that arrives from hand.
func TestDrakk(t *testing.T) {
	g := start(t, drakk+"@4", nil, list("mad-man"), list("steam-tank"))
	assert.Equal(t, []int{2, 1, 0}, g.Stats("mad-man", 0))
	g.Give("attack drakk-ramhorn steam-tank")
	assert.Equal(t, 1, g.Base(1))
	g = start(t, drakk+"@6", list("bombaster", "bombaster"), nil, nil).Give("play bombaster", "play bombaster")
	assert.True(t, g.Can("attack bombaster base"))
	assert.False(t, g.Can("attack bombaster/2 base"))
	g = start(t, drakk+"@5", list("bombaster", "bombaster"), nil, nil).Give("play bombaster", "level drakk-ramhorn", "play bombaster")
	assert.False(t, g.Can("attack bombaster base") || g.Can("attack bombaster/2 base"), "the first came before")
}

// CC26: Jaina has sparkshot, from level 4 deals 1 to a patrolling unit or a building, at the maximum 3 to any unit or building.
func TestJaina(t *testing.T) {
	g := start(t, jaina+"@4", nil, nil, list("tiger-cub", "young-treant:elite", "master-midori:leader"))
	assert.False(t, g.Can("use jaina-stormborne 1"))
	g.Give("use jaina-stormborne 0")
	assert.False(t, g.Can("pick tiger-cub") || g.Can("pick master-midori"))
	g.Give("pick young-treant")
	assert.Equal(t, 1, g.Stats("young-treant", 1)[2])
	assert.False(t, g.Can("attack jaina-stormborne young-treant"), "she is exhausted")
	g = start(t, jaina+"@7", nil, nil, list("steam-tank")).Give("use jaina-stormborne 1", "pick steam-tank")
	assert.Equal(t, 3, g.Stats("steam-tank", 1)[2])
}

package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

// CC21, CR15: from level 5 Midori gives units without abilities +1/+1; at the maximum she flies in her own turn.
func TestMidori(t *testing.T) {
	g := start(t, midori+"@5", list("rampant-growth"), list("tiger-cub", "centaur", "ironbark-treant"), list("tiger-cub"))
	assert.Equal(t, [][]int{{3, 3, 0}, {3, 4, 0}, {3, 2, 0}}, [][]int{g.Stats("tiger-cub", 0), g.Stats("centaur", 0),
		g.Stats("ironbark-treant", 0)})
	assert.Equal(t, []int{2, 2, 0}, g.Stats("tiger-cub", 1))
	g.Give("play rampant-growth", "pick tiger-cub")
	assert.Equal(t, []int{5, 3, 0}, g.Stats("tiger-cub", 0), "attack and armor are no abilities")
	g = start(t, midori+"@8", nil, nil, list("mad-man:leader"))
	assert.True(t, g.Can("attack master-midori base"))
	g = start(t, midori+"@7", nil, nil, list("mad-man:leader"))
	assert.False(t, g.Can("attack master-midori base"))
	assert.True(t, start(t, jaina, nil, list("mad-man"), list(midori+"@8")).Can("attack mad-man "+midori), "she does not fly then")
}

// CC22: Calamandra discards two cards for stealth, gives units resist 1 from level 3, and at the maximum fetches a Tiger unit.
func TestCalamandra(t *testing.T) {
	g := start(t, calamandra, list("tiger-cub", "young-treant", "rich-earth"), nil, list("mad-man:leader"))
	assert.False(t, g.Can("attack calamandra-moss base"))
	g.Give("use calamandra-moss").Asks(codex.AskDiscard).Give("take tiger-cub", "take rich-earth", "attack calamandra-moss base")
	assert.Equal(t, []int{1, 2}, []int{g.Side(0).Hand.Len(), g.Side(0).Discard.Len()})

	p := table(jaina, list("fire-dart"), nil, list("tiger-cub"))
	p.Sides[1].Heroes = []string{calamandra}
	p.Sides[1].InPlay = append(p.Sides[1].InPlay, heroAt(calamandra, 3))
	assert.Equal(t, int8(20-2-1), startOf(t, p).Give("play fire-dart", "pick tiger-cub").Side(0).Gold)
	p.Sides[1].InPlay[1].Level = 2
	assert.Equal(t, int8(20-2), startOf(t, p).Give("play fire-dart", "pick tiger-cub").Side(0).Gold)
}

// CC23: Garg arrives with a Wisp, from level 3 gives a unit 1 attack and 1 armor, at the maximum brings a Water Elemental (CC100).
func TestGarg(t *testing.T) {
	p := table(garg, nil, list("tiger-cub"), nil)
	p.Sides[0].InPlay = p.Sides[0].InPlay[1:]
	g := startOf(t, p).Give("summon argagarg-garg")
	assert.True(t, has(g, "wisp", 0))
	g.Give("level argagarg-garg", "level argagarg-garg")
	assert.False(t, g.Can("use argagarg-garg"), "he is tired")
	g = start(t, garg+"@3", nil, list("tiger-cub"), nil).Give("use argagarg-garg")
	assert.False(t, g.Can("pick argagarg-garg"))
	g.Give("pick tiger-cub")
	assert.Equal(t, []int{3, 2, 0}, g.Stats("tiger-cub", 0))
	assert.Equal(t, int16(1), g.Look(g.Find("tiger-cub", 0)).Armor)
	g.Give("level argagarg-garg", "level argagarg-garg")
	assert.True(t, has(g, "water-elemental", 0))
}

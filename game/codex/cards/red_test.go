package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

const (
	jaina = "jaina-stormborne"
	zane  = "captain-zane"
	drakk = "drakk-ramhorn"
)

// CC11: Charge gives a unit of one's own haste and 1 attack this turn; no hero, nobody else's.
func TestCharge(t *testing.T) {
	g := start(t, jaina, list("charge"), list("nautical-dog*"), list("tiger-cub")).Give("play charge")
	assert.False(t, g.Can("pick tiger-cub") || g.Can("pick "+jaina))
	g.Give("pick nautical-dog")
	assert.Equal(t, []int{3, 1, 0}, g.Stats("nautical-dog", 0))
	g.Give("attack nautical-dog base")
	pass(g)
	assert.Equal(t, []int{1, 1, 0}, g.Stats("nautical-dog", 0))
}

// CC12, CR14: Pillage deals 1 to a base and steals 1, 2 with a Pirate; no more than there is.
func TestPillage(t *testing.T) {
	g := start(t, jaina, list("pillage", "pillage"), nil, list("bombaster"))
	g.Change(func(s *codex.State) { s.Sides[0].Gold = 5 })
	g.Give("play pillage", "pick 2:base")
	assert.Equal(t, []int{1, 5, 19}, []int{g.Base(1), int(g.Side(0).Gold), int(g.Side(1).Gold)})
	g = start(t, jaina, list("pillage"), list("bombaster"), nil)
	g.Change(func(s *codex.State) { s.Sides[0].Gold, s.Sides[1].Gold = 5, 1 })
	g.Give("play pillage", "pick 2:base")
	assert.Equal(t, []int{2, 5, 0}, []int{g.Base(1), int(g.Side(0).Gold), int(g.Side(1).Gold)})
	g = start(t, jaina, list("pillage"), nil, nil).Give("play pillage", "pick 1:base")
	assert.Equal(t, []int{1, 19}, []int{g.Base(0), int(g.Side(0).Gold)}, "nothing is stolen from oneself")
}

// CC13: Scorch deals 2 to a patroller, a hero too, or a building.
func TestScorch(t *testing.T) {
	g := start(t, jaina, list("scorch"), nil, list("master-midori:elite", "tiger-cub", "verdant-tree")).Give("play scorch")
	assert.False(t, g.Can("pick tiger-cub") || g.Can("pick "+jaina))
	assert.True(t, g.Can("pick verdant-tree"))
	g.Give("pick master-midori")
	assert.Equal(t, 2, g.Stats("master-midori", 1)[2])
}

// CC14: Bloodburn gets a blood rune whenever a unit dies, four at most, and deals 1 for two of them.
func TestBloodburn(t *testing.T) {
	g := start(t, jaina, nil, list("bloodburn#1", "mad-man"), list("tiger-cub", "young-treant"))
	assert.False(t, g.Can("use bloodburn"))
	g.Give("attack mad-man tiger-cub", "use bloodburn")
	assert.False(t, g.Can("pick "+jaina))
	g.Give("pick young-treant")
	assert.Equal(t, 1, g.Stats("young-treant", 1)[2])
	g = start(t, zane+"@6^", list("maximum-anarchy"), list("bloodburn#3", "mad-man", "mad-man"), nil).Give("play maximum-anarchy")
	assert.Equal(t, int8(4), g.Object(g.Find("bloodburn", 0)).Runes[2])
}

// CC15: Bloodrage Ogre returns to hand at the end of its player's turn, unless it arrived or attacked.
func TestBloodrageOgre(t *testing.T) {
	p := table(jaina, list("bloodrage-ogre"), list("bloodrage-ogre", "bloodrage-ogre"), nil)
	p.Sides[0].Deck = []string{"mad-man"}
	g := pass(startOf(t, p).Give("play bloodrage-ogre", "attack bloodrage-ogre base"))
	assert.Equal(t, jaina+" bloodrage-ogre bloodrage-ogre", g.Controls(0))
	assert.True(t, g.Side(0).Hand.Has(defOf(g, "bloodrage-ogre")))
	assert.Equal(t, jaina+" bloodrage-ogre bloodrage-ogre", pass(g).Controls(0), "not in the other player's turn")
}

// CC16: Bombaster is sacrificed for 1 gold and deals 2 to a patrolling unit, no hero.
func TestBombaster(t *testing.T) {
	g := start(t, jaina, nil, list("bombaster*"), list("master-midori:elite", "tiger-cub:leader", "playful-panda")).Give("use bombaster")
	assert.False(t, has(g, "bombaster", 0) || g.Can("pick master-midori") || g.Can("pick playful-panda"))
	g.Give("pick tiger-cub")
	assert.Equal(t, []int{2, 2, 1}, g.Stats("tiger-cub", 1), "1 was absorbed")
	assert.Equal(t, int8(19), g.Side(0).Gold)
	assert.False(t, start(t, jaina, nil, list("bombaster"), list("tiger-cub")).Can("use bombaster"), "nobody patrols")
}

// CC17: Careless Musketeer deals 1 to a unit or building and 1 to its player's base; who has lost by the first has lost.
func TestCarelessMusketeer(t *testing.T) {
	g := start(t, jaina, nil, list("careless-musketeer"), list("tiger-cub")).Give("use careless-musketeer", "pick tiger-cub")
	assert.Equal(t, []int{1, 1}, []int{g.Stats("tiger-cub", 1)[2], g.Base(0)})
	p := table(jaina, nil, list("careless-musketeer"), nil)
	p.Sides[0].BaseDamage, p.Sides[1].BaseDamage = 19, 19
	g = startOf(t, p).Give("use careless-musketeer", "pick 2:base")
	assert.True(t, g.Won(0) && !g.Won(1))
}

// CC18: Mad Man has haste. CC20: Nautical Dog has frenzy 1. CC19: Makeshift Rambaster has haste, 2 more attack against buildings, and
// cannot patrol.
func TestSmallRedUnits(t *testing.T) {
	g := start(t, jaina, list("mad-man", "makeshift-rambaster", "makeshift-rambaster"), list("nautical-dog"), list("playful-panda"))
	g.Give("play mad-man", "play makeshift-rambaster", "play makeshift-rambaster", "attack mad-man base", "attack makeshift-rambaster base",
		"attack makeshift-rambaster/2 playful-panda")
	assert.Equal(t, []int{1 + 3, 1}, []int{g.Base(1), g.Stats("playful-panda", 1)[2]})
	assert.Equal(t, 2, g.Stats("nautical-dog", 0)[0])
	g = start(t, jaina, nil, list("makeshift-rambaster", "mad-man"), nil).Give("end")
	assert.False(t, g.Can("patrol makeshift-rambaster leader"))
	assert.True(t, g.Can("patrol mad-man leader"))
}

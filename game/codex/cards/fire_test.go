package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

// CC87: Burning Volley divides 5 damage among any number of units, heroes and buildings. CC88: Ember Sparks divides 3 among up to three
// patrollers and buildings. CC96: Hotter Fire adds 1 to the sum, and a target to the first of them only.
func TestDividedDamage(t *testing.T) {
	g := start(t, jaina+"@7^", list("burning-volley"), nil, list("tiger-cub", "master-midori", "verdant-tree"))
	g.Give("play burning-volley", "pick tiger-cub", "pick tiger-cub", "pick master-midori", "pick 2:base",
		"pick verdant-tree").Asks(codex.AskMain)
	assert.False(t, has(g, "tiger-cub", 1))
	assert.Equal(t, []int{1, 1, 1}, []int{g.Stats("master-midori", 1)[2], g.Base(1), g.Stats("verdant-tree", 1)[2]})
	g = start(t, jaina, list("ember-sparks"), list("hotter-fire"), list("tiger-cub:elite", "young-treant:leader", "verdant-tree", "chameleon"))
	g.Give("play ember-sparks")
	assert.False(t, g.Can("pick chameleon"))
	g.Give("pick tiger-cub", "pick young-treant", "pick verdant-tree")
	assert.False(t, g.Can("pick 2:base"), "three targets")
	g.Give("pick tiger-cub").Asks(codex.AskMain)
	assert.False(t, has(g, "tiger-cub", 1))
	g = start(t, jaina+"@7^", list("burning-volley"), list("hotter-fire"), list("wisp", "wisp", "wisp", "wisp", "wisp", "wisp"))
	g.Give("play burning-volley", "pick wisp", "pick wisp/2", "pick wisp/3", "pick wisp/4", "pick wisp/5", "pick wisp/6").Asks(codex.AskMain)
	assert.Empty(t, g.Controls(1))
}

// CC89: Fire Dart deals 3 to a unit or 2 to a building. CC90: Flame Arrow deals 4 to a unit or hero, or 3 to a building.
func TestDartAndArrow(t *testing.T) {
	g := start(t, jaina, list("fire-dart", "fire-dart", "flame-arrow", "flame-arrow"), nil, list("rampaging-elephant", "master-midori@8"))
	g.Give("play fire-dart")
	assert.False(t, g.Can("pick master-midori"))
	g.Give("pick rampaging-elephant", "play fire-dart", "pick 2:base", "play flame-arrow", "pick 2:base", "play flame-arrow",
		"pick master-midori")
	assert.Equal(t, []int{3, 5, 4}, []int{g.Stats("rampaging-elephant", 1)[2], g.Base(1), g.Stats("master-midori", 1)[2]})
}

// CC91: Firebat deals 2 to a patroller or building for 1 gold. CC92: Lobber deals 1 to a building, at once.
func TestFirebatAndLobber(t *testing.T) {
	g := start(t, jaina, list("lobber"), list("firebat"), list("tiger-cub:elite", "playful-panda")).Give("use firebat")
	assert.False(t, g.Can("pick playful-panda"))
	g.Give("pick tiger-cub", "play lobber", "use lobber")
	assert.False(t, g.Can("pick playful-panda"))
	g.Give("pick 2:base")
	assert.Equal(t, []int{1, 18}, []int{g.Base(1), int(g.Side(0).Gold)})
	assert.False(t, has(g, "tiger-cub", 1))
}

// CC93: Bamstamper Lizzo deals 3 to a unit when it arrives, to itself if there is no other.
func TestBamstamperLizzo(t *testing.T) {
	g := start(t, jaina, list("bamstamper-lizzo"), nil, list("tiger-cub")).Give("play bamstamper-lizzo", "pick tiger-cub")
	assert.True(t, has(g, "bamstamper-lizzo", 0) && !has(g, "tiger-cub", 1))
	g = start(t, jaina, list("bamstamper-lizzo"), nil, nil).Give("play bamstamper-lizzo").Asks(codex.AskTarget)
	assert.False(t, has(g.Give("pick bamstamper-lizzo"), "bamstamper-lizzo", 0))
}

// CC94: Doubleshot Archer deals 3 to the base of whom it attacks, and the base alone gets 7. CC96: Hotter Fire adds 1 to red spells and
// abilities, once for each, not to combat damage.
func TestDoubleshotArcher(t *testing.T) {
	g := start(t, jaina, nil, list("doubleshot-archer"), list("tiger-cub:leader")).Give("attack doubleshot-archer tiger-cub")
	assert.Equal(t, 3, g.Base(1))
	g = start(t, jaina, nil, list("doubleshot-archer", "hotter-fire", "hotter-fire"), nil).Give("attack doubleshot-archer base")
	assert.Equal(t, 5+4, g.Base(1))
	g = start(t, jaina, nil, list("careless-musketeer", "hotter-fire"), nil).Give("use careless-musketeer", "pick 2:base")
	assert.Equal(t, []int{2, 2}, []int{g.Base(0), g.Base(1)}, "one's own base as well")
}

// CC95: Firehouse deals 2, and is readied if that destroys something.
func TestFirehouse(t *testing.T) {
	g := start(t, jaina, nil, list("firehouse"), list("tiger-cub", "master-midori", "mad-man")).Give("use firehouse", "pick tiger-cub")
	g.Give("use firehouse", "pick mad-man", "use firehouse", "pick master-midori")
	assert.False(t, g.Can("use firehouse"))
	assert.Equal(t, 2, g.Stats("master-midori", 1)[2])
}

// CC97: Molting Firebird deals 1 to each unit and hero of the player whose building it damages.
func TestMoltingFirebird(t *testing.T) {
	g := start(t, jaina, nil, list("molting-firebird", "mad-man"), list("tiger-cub:leader",
		"master-midori")).Give("attack molting-firebird base")
	assert.Equal(t, []int{4, 0, 1}, []int{g.Base(1), g.Stats("tiger-cub", 1)[2], g.Stats("master-midori", 1)[2]}, "armor of the leader")
	assert.True(t, has(g, "mad-man", 0))
	g = start(t, jaina, nil, list("molting-firebird"), list("tiger-cub:leader", "young-treant")).Give("attack molting-firebird tiger-cub")
	assert.Equal(t, 0, g.Stats("young-treant", 1)[2])
}

// CC98: Cinderblast Dragon may play a Fire spell of hand or codex for nothing, no ultimate one, when it arrives and when it attacks.
func TestCinderblastDragon(t *testing.T) {
	p := table(jaina, list("cinderblast-dragon", "burning-volley", "scorch"), nil, list("tiger-cub"))
	p.Sides[0].InPlay = nil // no hero is needed
	g := startOf(t, p).Give("play cinderblast-dragon").Asks(codex.AskCards)
	assert.False(t, g.Can("take burning-volley") || g.Can("fetch burning-volley") || g.Can("take scorch"))
	g.Give("fetch fire-dart", "pick tiger-cub")
	assert.Equal(t, []int{13, 23}, []int{int(g.Side(0).Gold), g.Side(0).Codex.Len()})
	assert.Equal(t, "fire-dart", g.IDs(&g.Side(0).Discard))
	g = startOf(t, p).Give("play cinderblast-dragon", "done").Asks(codex.AskMain)
	assert.Equal(t, 24, g.Side(0).Codex.Len())
}

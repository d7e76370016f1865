package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// CC51: Dinosize gives a unit or hero 6 attack and 6 armor this turn.
func TestDinosize(t *testing.T) {
	g := start(t, garg, list("dinosize"), nil, nil).Give("play dinosize", "pick argagarg-garg", "attack argagarg-garg base")
	assert.Equal(t, 7, g.Base(1))
	assert.Equal(t, []int{1, 3, 0}, pass(g).Stats(garg, 0))
}

// CC52: Polymorph makes a unit a green 1/1 Squirrel without abilities until the caster's next upkeep; runes and damage stay.
func TestPolymorph(t *testing.T) {
	g := start(t, garg, list("polymorph-squirrel", "polymorph-squirrel"), nil, list("pirate-gunship+2-1",
		"steam-tank-1")).Give("play polymorph-squirrel",
		"pick pirate-gunship")
	assert.Equal(t, []int{3, 3, 1}, g.Stats("pirate-gunship", 1))
	assert.Zero(t, g.Look(g.Find("pirate-gunship", 1)).Has)
	assert.Equal(t, "squirrel", g.Card(g.Find("pirate-gunship", 1)).ID)
	g.Give("play polymorph-squirrel", "pick steam-tank")
	assert.False(t, has(g, "steam-tank", 1), "1 HP, 1 damage")
	assert.Equal(t, 3, pass(g).Stats("pirate-gunship", 1)[0])
	assert.Equal(t, []int{9, 8, 1}, pass(g).Stats("pirate-gunship", 1))
}

// CC53: Spirit of the Panda gives a unit +2/+2 and 1 gold to the unit's player when it attacks; it heals 1 for its own player.
func TestSpiritOfThePanda(t *testing.T) {
	p := table(garg, list("spirit-of-the-panda"), list("tiger-cub"), nil)
	p.Sides[0].Gold = 10
	g := startOf(t, p).Give("play spirit-of-the-panda", "pick tiger-cub", "attack tiger-cub base")
	assert.Equal(t, []int{4, 7}, []int{g.Base(1), int(g.Side(0).Gold)})
	g.Change(func(s *codex.State) { s.Objects[g.Find("tiger-cub", 0)].Damage = 3 })
	assert.Equal(t, 2, pass(pass(g)).Stats("tiger-cub", 0)[2])
	g = start(t, garg, list("spirit-of-the-panda"), nil, list("tiger-cub")).Give("play spirit-of-the-panda", "pick tiger-cub")
	pass(g).Change(func(s *codex.State) { s.Sides[1].Gold = 3 }).Give("attack tiger-cub base")
	assert.Equal(t, int8(4), g.Side(1).Gold)
}

// CC54: Stampede gives units 3 attack and armor; what is too much for units and heroes hits the base, before overpower.
func TestStampede(t *testing.T) {
	g := start(t, garg+"@5^", list("stampede"), list("tiger-cub", "centaur"), list("wisp:leader", "mad-man")).Give("play stampede")
	g.Give("attack centaur wisp")
	assert.Equal(t, 5, g.Base(1))
	g.Give("attack tiger-cub mad-man")
	assert.Equal(t, 9, g.Base(1), "no patroller is needed")
	assert.Equal(t, []int{5, 2, 0}, g.Stats("tiger-cub", 0))
}

// CC55: Galina gives 1 gold for every two green units, herself counted.
func TestGalina(t *testing.T) {
	p := table(jaina, nil, nil, list("galina-glimmer", "tiger-cub", "tiger-cub", "mad-man"))
	p.Sides[1].Gold, p.Sides[1].Workers = 0, 5
	assert.Equal(t, int8(6), pass(startOf(t, p)).Side(1).Gold)
	p.Sides[1].InPlay[3].ID = "wisp"
	assert.Equal(t, int8(7), pass(startOf(t, p)).Side(1).Gold)
}

// CC57: Artisan Mantis repairs 3 damage of a building, the base too.
func TestArtisanMantis(t *testing.T) {
	p := table(garg, list("artisan-mantis"), list("verdant-tree-1"), nil)
	p.Sides[0].BaseDamage = 5
	g := startOf(t, p).Give("play artisan-mantis").Asks(codex.AskTarget)
	assert.False(t, g.Can("pick artisan-mantis"))
	assert.Equal(t, 2, g.Give("pick 1:base").Base(0))
}

// CC58: Blooming Ancient gets a rune whenever another unit or hero of its player arrives, and gives them away without exhausting.
func TestBloomingAncient(t *testing.T) {
	g := start(t, garg, list("tiger-cub", "surprise-attack", "verdant-tree"), list("blooming-ancient"), nil).Give("play tiger-cub",
		"play verdant-tree")
	assert.Equal(t, []int{3, 5, 0}, g.Stats("blooming-ancient", 0))
	g.Give("use blooming-ancient")
	assert.False(t, g.Can("pick blooming-ancient") || g.Can("pick "+garg))
	g.Give("pick tiger-cub")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("tiger-cub", 0))
	assert.False(t, g.Can("use blooming-ancient"))
}

// CC59: Blooming Elm gives overpower to units and heroes with +1/+1 runes, and puts three on a unit or one on a hero without any.
func TestBloomingElm(t *testing.T) {
	g := start(t, garg, nil, list("blooming-elm", "blooming-elm", "tiger-cub", "frog+1"), nil).Give("use blooming-elm", "pick tiger-cub")
	assert.Equal(t, []int{5, 5, 0}, g.Stats("tiger-cub", 0))
	assert.NotZero(t, g.Look(g.Find("tiger-cub", 0)).Has&card.Overpower)
	assert.Zero(t, g.Look(g.Find(garg, 0)).Has)
	g.Give("use blooming-elm/2", "pick frog")
	assert.Equal(t, []int{2, 2, 0}, g.Stats("frog", 0), "it has one")
	g = start(t, garg, nil, list("blooming-elm"), nil).Give("use blooming-elm", "pick argagarg-garg")
	assert.Equal(t, []int{2, 4, 0}, g.Stats(garg, 0))
}

// CC60: Might of Leaf and Claw gets a rune for each attacker that deals combat damage; with five units and heroes get +5/+5.
func TestMightOfLeafAndClaw(t *testing.T) {
	g := start(t, garg, nil, list("might-of-leaf-and-claw#3", "tiger-cub", "frog", "wisp"), list("verdant-tree",
		"mad-man")).Give("attack tiger-cub mad-man")
	assert.Equal(t, []int{2, 2, 1}, g.Stats("tiger-cub", 0))
	g.Give("attack wisp base")
	assert.Equal(t, 1, g.Stats("frog", 0)[0], "0 damage is none (CR21)")
	g.Give("attack frog base")
	assert.Equal(t, [][]int{{6, 6, 0}, {6, 8, 0}}, [][]int{g.Stats("frog", 0), g.Stats(garg, 0)})
}

// CC61: Oversized Rhinoceros has no ability. CC62: Guargum has resist 2, obliterates four and makes Growth spells free, without a hero.
func TestGuargum(t *testing.T) {
	p := table(garg, list("dinosize", "stampede"), list("guargum-eternal-sentinel"), list("tiger-cub", "frog", "frog", "frog", "wisp",
		"oversized-rhinoceros"))
	p.Sides[0].InPlay = p.Sides[0].InPlay[1:]
	g := startOf(t, p).Give("play stampede", "play dinosize", "pick guargum-eternal-sentinel")
	assert.Equal(t, int8(20), g.Side(0).Gold)
	g.Give("attack guargum-eternal-sentinel oversized-rhinoceros").Asks(codex.AskObliterate).Give("pick tiger-cub", "pick frog",
		"pick frog/2", "pick wisp")
	assert.Equal(t, "frog", g.Controls(1))
	assert.Equal(t, 21-8, g.Base(1))
}

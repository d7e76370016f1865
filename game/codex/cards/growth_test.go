package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// CC51: Dinosize gives any unit or hero 6 attack and 6 armor this turn.
func TestDinosize(t *testing.T) {
	g := start(t, argagarg, list("dinosize"), list("tiger-cub"), list("oversized-rhinoceros")).Give("play dinosize")
	assert.True(t, g.Can("pick "+argagarg) && g.Can("pick oversized-rhinoceros"))
	assert.False(t, g.Can("pick 2:base"))
	g.Give("pick tiger-cub", "attack tiger-cub oversized-rhinoceros")
	assert.Equal(t, []int{8, 2, 1}, g.Stats("tiger-cub", 0))
	assert.False(t, has(g, "oversized-rhinoceros", 1))
	assert.Equal(t, []int{2, 2, 1}, pass(g).Stats("tiger-cub", 0))
}

// CC52: Polymorph: Squirrel makes a unit a green 1/1 without abilities and without what was given to it before, until one's next upkeep.
// Runes, damage and what comes later stay, and so does its tech level. CR15: Midori sees no abilities. A legend is none meanwhile; as it
// becomes one again it is the second (C18.7).
func TestPolymorphSquirrel(t *testing.T) {
	legends := start(t, argagarg, list("polymorph-squirrel", "galina-glimmer"), list("galina-glimmer-1+1"), nil)
	legends.Give("play polymorph-squirrel", "pick galina-glimmer", "play galina-glimmer")
	assert.Equal(t, argagarg+" galina-glimmer galina-glimmer", legends.Controls(0))
	assert.Equal(t, []int{2, 2, 0}, pass(pass(legends)).Stats("galina-glimmer", 0))
	assert.Equal(t, argagarg+" galina-glimmer", legends.Controls(0))
	assert.Contains(t, legends.IDs(&legends.Side(0).Discard), "galina-glimmer")

	g := start(t, argagarg, list("polymorph-squirrel"), nil, list("barkcoat-bear+1", midori)).Give("play polymorph-squirrel")
	assert.False(t, g.Can("pick "+midori))
	g.Give("pick barkcoat-bear")
	bear := g.Find("barkcoat-bear", 1)
	assert.Equal(t, []int{2, 2, 0}, g.Stats("barkcoat-bear", 1), "with its rune")
	assert.Equal(t, int8(20-3-2), g.Side(0).Gold)
	assert.True(t, g.Look(bear).Has == 0 && g.Look(bear).Resist == 0)
	assert.Equal(t, []int{2, 2, 0}, pass(g).Stats("barkcoat-bear", 1))
	assert.Equal(t, []int{6, 6, 0}, pass(g).Stats("barkcoat-bear", 1))

	g = start(t, argagarg, list("polymorph-squirrel"), nil, list("oversized-rhinoceros-1")).Give("play polymorph-squirrel",
		"pick oversized-rhinoceros")
	assert.Equal(t, "oversized-rhinoceros", g.IDs(&g.Side(1).Discard), "it had 1 damage")

	g = start(t, argagarg, list("dinosize", "dinosize", "polymorph-squirrel"), list("centaur"), list("tiny-basilisk"))
	g.Give("play dinosize", "pick centaur", "play polymorph-squirrel", "pick centaur")
	assert.Equal(t, []int{1, 1, 0}, g.Stats("centaur", 0))
	assert.Zero(t, g.Look(g.Find("centaur", 0)).Armor)
	assert.True(t, g.Can("attack centaur tiny-basilisk"), "it is of tech I")
	assert.Equal(t, []int{7, 1, 0}, g.Give("play dinosize", "pick centaur").Stats("centaur", 0))

	g = startThree(t, three("", greens, list("polymorph-squirrel"), list(midori+"@5", argagarg, "huntress"), nil))
	assert.Equal(t, []int{2, 2, 0}, g.Give("play polymorph-squirrel", "pick huntress").Stats("huntress", 0))
}

// CC53: Spirit of the Panda gives a unit of anyone +2/+2 and 1 gold for its player when it attacks, and heals those of the player of the
// spell. CR15: so the unit has an ability. C8.5: it is discarded with the unit.
func TestSpiritOfThePanda(t *testing.T) {
	p := table(argagarg, list("spirit-of-the-panda"), list("tiger-cub", "oversized-rhinoceros-3", "verdant-tree-2"), list("hunter-1", midori))
	p.Sides[0].Gold = 10
	g := startOf(t, p).Give("play spirit-of-the-panda")
	assert.False(t, g.Can("pick "+argagarg) || g.Can("pick "+midori))
	assert.True(t, g.Can("pick hunter"))
	g.Give("pick tiger-cub", "attack tiger-cub base")
	assert.Equal(t, []int{4, 4, 0}, g.Stats("tiger-cub", 0))
	assert.Equal(t, int8(10-4+1), g.Side(0).Gold)
	pass(g)
	assert.Equal(t, []int{3, 1}, []int{g.Stats("oversized-rhinoceros", 0)[2], g.Stats("hunter", 1)[2]})
	pass(g)
	assert.Equal(t, []int{1, 1}, []int{g.Stats("oversized-rhinoceros", 0)[2], g.Stats("hunter", 1)[2]}, "1 of the Tree too")

	p = table(argagarg, list("spirit-of-the-panda"), list("mad-man"), list("hunter", "wisp"))
	p.Sides[1].Gold, p.Sides[1].Workers = 1, 2
	g = pass(startOf(t, p).Give("play spirit-of-the-panda", "pick hunter")).Give("attack wisp base")
	assert.Equal(t, []int8{3, 16}, []int8{g.Side(1).Gold, g.Side(0).Gold})
	g.Give("attack hunter base")
	assert.Equal(t, []int8{4, 16}, []int8{g.Side(1).Gold, g.Side(0).Gold})
	assert.Equal(t, 5, g.Base(0))

	g = start(t, argagarg, list("spirit-of-the-panda"), list("frog"), list("oversized-rhinoceros"))
	g.Give("play spirit-of-the-panda", "pick frog", "attack frog oversized-rhinoceros")
	assert.Equal(t, argagarg, g.Controls(0))
	assert.Equal(t, "spirit-of-the-panda", g.IDs(&g.Side(0).Discard))

	g = startThree(t, three("", greens, list("spirit-of-the-panda"), list(midori+"@5", argagarg, "tiger-cub"), nil))
	assert.Equal(t, []int{4, 4, 0}, g.Give("play spirit-of-the-panda", "pick tiger-cub").Stats("tiger-cub", 0), "without Midori's +1/+1")
}

// CC54: Stampede gives one's units 3 attack and 3 armor this turn; what goes beyond the HP of a unit or hero hits its player's base, even
// with overpower. CR15: that is no ability of theirs.
func TestStampede(t *testing.T) {
	p := table(argagarg+"@5^", list("stampede", "tiger-cub"), list("oversized-rhinoceros", "centaur", "frog", "mad-man"),
		list("tiger-cub:leader", midori, "verdant-tree", "young-treant:elite"))
	g := startOf(t, p).Give("play stampede", "play tiger-cub")
	assert.Equal(t, [][]int{{2, 2, 0}, {1, 5, 0}}, [][]int{g.Stats("tiger-cub", 0), g.Stats(argagarg, 0)}, "units that were there")
	g.Give("attack oversized-rhinoceros tiger-cub")
	assert.Equal(t, []int{10 - 2, 0}, []int{g.Base(1), g.Stats("oversized-rhinoceros", 0)[2]}, "armor does not count")
	g.Give("attack centaur young-treant")
	assert.Equal(t, 8+6-2, g.Base(1), "not something else by overpower")
	g.Give("attack mad-man master-midori")
	assert.Equal(t, 8+4+1, g.Base(1), "without patrollers")
	assert.Equal(t, []int{7, 8, 0}, pass(g).Stats("oversized-rhinoceros", 0))
	g = startOf(t, p).Give("play stampede", "attack oversized-rhinoceros tiger-cub", "attack mad-man young-treant",
		"attack centaur verdant-tree")
	assert.Equal(t, 8+2, g.Base(1), "a building is no unit")

	p = three("", greens, list("stampede"), list(midori+"@5", argagarg+"@5^", "tiger-cub"), nil)
	assert.Equal(t, []int{6, 3, 0}, startThree(t, p).Give("play stampede").Stats("tiger-cub", 0))
}

// CC55: Galina Glimmer gains 1 gold in upkeep for every two green units, herself included.
func TestGalinaGlimmer(t *testing.T) {
	for n, want := range []int8{0, 1, 1, 2} {
		p := table(argagarg, nil, append(list("galina-glimmer", "mad-man"), list("wisp", "tiger-cub", "frog")[:n]...), list("tiger-cub"))
		p.Sides[0].Gold = 1
		assert.Equal(t, 1+10+want, pass(pass(startOf(t, p))).Side(0).Gold, n)
	}
}

// CC57: Artisan Mantis repairs 3 damage on any building when it arrives.
func TestArtisanMantis(t *testing.T) {
	p := table(argagarg, list("artisan-mantis"), list("tiger-cub-1", "verdant-tree-2"), list("verdant-tree-1"))
	p.Sides[0].BaseDamage = 5
	g := startOf(t, p).Give("play artisan-mantis")
	assert.True(t, g.Can("pick verdant-tree") && g.Can("pick 2:verdant-tree") && g.Can("pick 2:base") && g.Can("pick tech-1"))
	assert.False(t, g.Can("pick tiger-cub") || g.Can("done"))
	g.Give("pick 1:base")
	assert.Equal(t, []int{2, 2}, []int{g.Base(0), g.Stats("verdant-tree", 0)[2]})
	assert.Equal(t, []int{0, 3, 0}, startOf(t, p).Give("play artisan-mantis", "pick 1:verdant-tree").Stats("verdant-tree", 0))
}

// CC58: Blooming Ancient gets a rune for each other unit and hero of its player that arrives, tokens too, and gives runes to other units
// as often as it has any.
func TestBloomingAncient(t *testing.T) {
	p := table(argagarg, list("tiger-cub", "verdant-tree", "blooming-ancient"), list("blooming-ancient"), list("wisp"))
	p.Sides[0].InPlay = p.Sides[0].InPlay[1:]
	g := startOf(t, p)
	assert.False(t, g.Can("use blooming-ancient"))
	g.Give("play verdant-tree", "play tiger-cub")
	assert.Equal(t, []int{3, 5, 0}, g.Stats("blooming-ancient", 0), "not for a building")
	g.Give("summon " + argagarg).Asks(codex.AskOrder).Give("choose 0")
	assert.Equal(t, []int{5, 7, 0}, g.Stats("blooming-ancient", 0), "with the Wisp")
	g.Give("play blooming-ancient")
	assert.Equal(t, [][]int{{6, 8, 0}, {2, 4, 0}}, [][]int{g.Stats("blooming-ancient", 0), g.Stats("blooming-ancient/2", 0)})
	g.Give("use blooming-ancient")
	assert.False(t, g.Can("pick "+argagarg) || g.Can("pick blooming-ancient"))
	assert.True(t, g.Can("pick wisp"))
	g.Give("pick tiger-cub", "use blooming-ancient", "pick tiger-cub", "attack blooming-ancient base")
	assert.Equal(t, [][]int{{4, 6, 0}, {4, 4, 0}}, [][]int{g.Stats("blooming-ancient", 0), g.Stats("tiger-cub", 0)})
	assert.True(t, g.Can("use blooming-ancient"), "exhausted as it is")
	g = start(t, argagarg, list("tiger-cub"), nil, list("blooming-ancient")).Give("play tiger-cub")
	assert.Equal(t, []int{2, 4, 0}, g.Stats("blooming-ancient", 1))
}

// CC59: Blooming Elm puts three runes on a unit without any, or one on such a hero, and gives those of one's own with a rune overpower.
func TestBloomingElm(t *testing.T) {
	p := table(argagarg, nil, list("blooming-elm", "tiger-cub", "frog+1"), list("wisp+1"))
	g := startOf(t, p)
	assert.Equal(t, []card.Keywords{card.Overpower, 0, 0, 0}, []card.Keywords{g.Look(g.Find("frog", 0)).Has,
		g.Look(g.Find("tiger-cub", 0)).Has, g.Look(g.Find(argagarg, 0)).Has, g.Look(g.Find("wisp", 1)).Has})
	g.Give("use blooming-elm")
	assert.True(t, g.Can("pick wisp"))
	g.Give("pick tiger-cub")
	assert.Equal(t, []int{5, 5, 0}, g.Stats("tiger-cub", 0))
	assert.Equal(t, card.Overpower, g.Look(g.Find("tiger-cub", 0)).Has)
	assert.False(t, g.Can("use blooming-elm"))
	g = startOf(t, p).Give("use blooming-elm", "pick "+argagarg)
	assert.Equal(t, []int{2, 4, 0}, g.Stats(argagarg, 0))
	assert.Equal(t, card.Overpower, g.Look(g.Find(argagarg, 0)).Has)
	assert.Equal(t, []int{2, 2, 0}, startOf(t, p).Give("use blooming-elm", "pick frog").Stats("frog", 0), "it had one")
	p.Sides[0].InPlay[1].New = true
	assert.False(t, startOf(t, p).Can("use blooming-elm"))
}

// CC60, CR10, CR21: Might of Leaf and Claw gets a rune when an attacker of its player deals combat damage, once for each fight, also to
// armor, not for 0; with five, one's units and heroes get +5/+5.
func TestMightOfLeafAndClaw(t *testing.T) {
	growth := func(p codex.Position, commands ...string) int8 {
		g := startOf(t, p).Give(commands...)
		return g.Object(g.Find("might-of-leaf-and-claw", 0)).Runes[card.GrowthRune]
	}
	mine := list("might-of-leaf-and-claw#3", "frog", "frog", "wisp", "huntress")
	p := table(argagarg, nil, mine, list("ironbark-treant:leader", "young-treant:elite"))
	assert.Equal(t, int8(4), growth(p, "attack huntress ironbark-treant"), "sparkshot adds none")
	assert.Equal(t, int8(4), growth(p, "attack frog ironbark-treant"), "only armor")
	assert.Equal(t, int8(3), growth(p, "attack wisp ironbark-treant"), "0 damage")
	p = table(argagarg, nil, mine, list("tiger-cub"))
	p.Turn = 1
	assert.Equal(t, int8(3), growth(p, "attack tiger-cub huntress"), "the Huntress does not attack")

	g := start(t, argagarg, nil, list("might-of-leaf-and-claw#3", "frog", "frog", "verdant-tree"), list("tiger-cub", midori))
	g.Give("attack frog base")
	assert.Equal(t, []int{1, 1, 0}, g.Stats("frog", 0))
	g.Give("attack frog/2 base")
	assert.Equal(t, [][]int{{6, 6, 0}, {6, 8, 0}, {0, 3, 0}, {2, 2, 0}}, [][]int{g.Stats("frog", 0), g.Stats(argagarg, 0),
		g.Stats("verdant-tree", 0), g.Stats("tiger-cub", 1)})
}

// CC62, CQ17: Guargum has resist 2 and obliterate 4, is a legend, and lets Growth spells be played for nothing and without a hero, also
// ultimate ones.
func TestGuargum(t *testing.T) {
	p := table(argagarg, list("stampede", "dinosize", "guargum-eternal-sentinel", "circle-of-life", "forests-favor"),
		list("guargum-eternal-sentinel", "frog"), list("tiger-cub", "centaur", "oversized-rhinoceros", "mad-man", "gigadon", "chameleon"))
	p.Sides[0].InPlay = p.Sides[0].InPlay[1:]
	g := startOf(t, p)
	assert.False(t, g.Can("play circle-of-life") || g.Can("play forests-favor"), "no Growth spells")
	g.Give("play stampede", "play dinosize", "pick frog")
	assert.Equal(t, int8(20), g.Side(0).Gold)
	assert.Equal(t, []int{10, 1, 0}, g.Stats("frog", 0))
	g.Give("attack guargum-eternal-sentinel gigadon").Asks(codex.AskObliterate)
	assert.False(t, g.Can("pick tiger-cub"), "the three lower ones go anyway")
	g.Give("pick oversized-rhinoceros")
	assert.Equal(t, "chameleon", g.Controls(1))
	assert.Equal(t, 12+3-8, g.Base(1), "stampede")
	g.Give("play guargum-eternal-sentinel")
	assert.Equal(t, "guargum-eternal-sentinel frog", g.Controls(0))
	assert.Equal(t, int8(10), g.Side(0).Gold)

	l := start(t, jaina, list("fire-dart"), nil, list("guargum-eternal-sentinel")).Give("play fire-dart", "pick guargum-eternal-sentinel")
	assert.Equal(t, int8(20-2-2), l.Side(0).Gold)
	p = table(argagarg, list("dinosize"), nil, list("guargum-eternal-sentinel", "frog"))
	p.Sides[0].Gold = 3
	assert.False(t, startOf(t, p).Can("play dinosize"), "it is the other player's")
}

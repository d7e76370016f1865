package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// three is the turn of a player with three heroes, of whom those named in play are there, and a tech building for the spec.
func three(spec string, heroes, hand, mine, theirs []string) codex.Position {
	p := table(heroes[0], hand, mine, theirs)
	p.Sides[0].Heroes = heroes
	p.Sides[1].Heroes = []string{jaina, drakk, zane}
	p.Sides[0].Spec = spec
	p.Sides[0].InPlay = p.Sides[0].InPlay[1:]
	return p
}

// startThree begins it.
func startThree(t *testing.T, p codex.Position) *gametest.Table {
	t.Helper()
	return gametest.Start(t, p, gametest.Three)
}

var greens = []string{midori, calamandra, argagarg}

// CC21: Master Midori gives units without abilities of her player +1/+1 from level 5, and flies in her player's turn from level 8. CR15:
// runes and a place are no abilities; resist is.
func TestMidori(t *testing.T) {
	g := start(t, midori+"@4", nil, list("tiger-cub", "young-treant", "spore-shambler+1"), list("wisp")).Give("level " + midori)
	assert.Equal(t, [][]int{{3, 3, 0}, {0, 2, 0}, {1, 2, 0}, {0, 1, 0}, {3, 4, 0}}, [][]int{g.Stats("tiger-cub", 0),
		g.Stats("young-treant", 0), g.Stats("spore-shambler", 0), g.Stats("wisp", 1), g.Stats(midori, 0)})
	assert.Equal(t, []int{2, 2, 0}, start(t, midori+"@4", nil, list("tiger-cub"), nil).Stats("tiger-cub", 0), "not yet")

	p := table(jaina, nil, nil, list(midori+"@8", "wisp+1:elite"))
	g = startOf(t, p)
	assert.Equal(t, []int{0 + 1 + 1 + 1, 1 + 1 + 1, 0}, g.Stats("wisp", 1))
	assert.Zero(t, g.Look(g.Find(midori, 1)).Has&card.Flying, "in the other player's turn")
	pass(g)
	assert.Equal(t, card.Flying, g.Look(g.Find(midori, 1)).Has&card.Flying)

	p = three("", greens, nil, list(midori+"@5", calamandra+"@2", "tiger-cub-2"), nil)
	g = startThree(t, p)
	assert.Equal(t, []int{3, 3, 2}, g.Stats("tiger-cub", 0))
	g.Give("level " + calamandra)
	assert.False(t, has(g, "tiger-cub", 0), "resist is an ability, and without the +1/+1 it has 2 HP")
	g = startThree(t, three("", []string{midori, drakk, argagarg}, nil, list(midori+"@5", "tiger-cub", "pirate-gang-commander"), list("wisp")))
	assert.Equal(t, []int{2, 2, 0}, g.Stats("tiger-cub", 0), "the blow that the Commander lets it deal is one")
}

// CE9: what applies to a unit of Midori's and of Behind the Ferns stays, and that which comes later finds its condition failing.
func TestMidoriAndFerns(t *testing.T) {
	inPlay := list(midori+"@4", calamandra, "tiger-cub+1", "tiger-cub")
	see := func(g *gametest.Table) (stats [][]int) {
		for _, name := range list("tiger-cub", "tiger-cub/2") {
			stealth := 0
			if g.Look(g.Find(name, 0)).Has&card.Stealth != 0 {
				stealth = 1
			}
			stats = append(stats, append(g.Stats(name, 0), stealth))
		}
		return stats
	}
	g := startThree(t, three("", greens, list("behind-the-ferns"), inPlay, nil)).Give("play behind-the-ferns", "level "+midori)
	assert.Equal(t, [][]int{{3, 3, 0, 1}, {2, 2, 0, 1}}, see(g))
	g = startThree(t, three("", greens, list("behind-the-ferns"), inPlay, nil)).Give("level "+midori, "play behind-the-ferns")
	assert.Equal(t, [][]int{{4, 4, 0, 0}, {2, 2, 0, 1}}, see(g), "3 attack with Midori's 1 is still 3")
}

// CC22: Calamandra gets stealth this turn for two cards of the hand; from level 3 units of her player have resist 1; at the maximum she
// brings a Tiger from the codex for 4 gold, whatever was built.
func TestCalamandra(t *testing.T) {
	assert.False(t, start(t, calamandra, list("gigadon"), nil, nil).Can("use calamandra-moss"))
	g := start(t, calamandra, list("gigadon", "huntress", "centaur"), list("tiger-cub"), list("wisp:leader"))
	assert.False(t, g.Can("attack calamandra-moss base"))
	g.Give("use calamandra-moss 0").Asks(codex.AskDiscard).Give("take gigadon", "take centaur")
	assert.Equal(t, []string{"huntress", "gigadon centaur"}, []string{g.IDs(&g.Side(0).Hand), g.IDs(&g.Side(0).Discard)})
	assert.Zero(t, g.Look(g.Find("tiger-cub", 0)).Resist)
	g.Give("attack calamandra-moss base")
	assert.Equal(t, 2, g.Base(1))
	assert.Zero(t, pass(g).Look(g.Find(calamandra, 0)).Has&card.Stealth)

	g = start(t, calamandra+"@3", nil, list("tiger-cub"), list("wisp"))
	assert.Equal(t, []int8{1, 0, 0}, []int8{g.Look(g.Find("tiger-cub", 0)).Resist, g.Look(g.Find(calamandra, 0)).Resist,
		g.Look(g.Find("wisp", 1)).Resist})

	p := table(calamandra+"@4", nil, nil, nil)
	p.Sides[0].Tech = 0
	g = startOf(t, p)
	assert.False(t, g.Can("use calamandra-moss 1"))
	g.Give("level calamandra-moss", "use calamandra-moss 1").Asks(codex.AskCards)
	assert.False(t, g.Can("fetch gigadon") || g.Can("done"))
	assert.True(t, g.Can("fetch stalking-tiger"))
	g.Give("fetch predator-tiger").Asks(codex.AskMain)
	assert.Equal(t, calamandra+" predator-tiger", g.Controls(0))
	assert.Equal(t, int8(20-1-4), g.Side(0).Gold)
	assert.False(t, g.Can("attack calamandra-moss base") || g.Can("attack predator-tiger base"))
	p.Sides[0].Codex = list("gigadon")
	g = startOf(t, p).Give("level calamandra-moss", "use calamandra-moss 1").Asks(codex.AskMain)
	assert.Equal(t, calamandra, g.Controls(0), "there is no Tiger")
}

// CC23: Argagarg arrives with a Wisp; from level 3 he gives a unit 1 attack and 1 armor this turn; at the maximum a Water Elemental comes.
// CC100: that has anti-air.
func TestArgagarg(t *testing.T) {
	p := table(argagarg, nil, nil, nil)
	p.Sides[0].InPlay = nil
	g := startOf(t, p).Give("summon " + argagarg)
	assert.Equal(t, argagarg+" wisp", g.Controls(0))

	g = start(t, argagarg+"@2", nil, list("tiger-cub"), list("wisp"))
	assert.False(t, g.Can("use "+argagarg))
	g.Give("level "+argagarg, "use "+argagarg)
	assert.False(t, g.Can("pick "+argagarg))
	assert.True(t, g.Can("pick wisp"))
	g.Give("pick tiger-cub", "attack tiger-cub wisp")
	assert.Equal(t, []int{3, 2, 0}, g.Stats("tiger-cub", 0))
	assert.Equal(t, int16(1), g.Look(g.Find("tiger-cub", 0)).Armor)
	assert.False(t, g.Can("use "+argagarg), "he is exhausted")
	pass(g)
	assert.Equal(t, []int{2, 2, 0}, g.Stats("tiger-cub", 0))

	g = start(t, argagarg+"@4", nil, nil, nil)
	assert.False(t, has(g, "water-elemental", 0))
	g.Give("level " + argagarg)
	assert.Equal(t, []int{3, 3, 0}, g.Stats("water-elemental", 0))
	assert.Equal(t, card.AntiAir, g.Look(g.Find("water-elemental", 0)).Has)
}

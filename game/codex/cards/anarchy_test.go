package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

// CC63: Chaos Mirror swaps the printed attack of two until the end of the turn, without targeting.
func TestChaosMirror(t *testing.T) {
	g := start(t, zane+"@4", list("chaos-mirror"), list("mad-man+1"), list("barkcoat-bear")).Give("play chaos-mirror", "pick mad-man",
		"pick barkcoat-bear")
	assert.Equal(t, [][]int{{6, 2, 0}, {1, 5, 0}}, [][]int{g.Stats("mad-man", 0), g.Stats("barkcoat-bear", 1)}, "the rune adds to it")
	assert.Equal(t, int8(18), g.Side(0).Gold, "no resist")
	pass(g)
	assert.Equal(t, []int{2, 2, 0}, g.Stats("mad-man", 0))
	g = start(t, zane+"@4", list("chaos-mirror"), list("barkcoat-bear"), nil).Give("play chaos-mirror", "pick captain-zane")
	assert.Equal(t, 5, g.Stats(zane, 0)[0], "of a hero that of its band")
}

// CC64, CR17: Detonate trashes a worker or a building card, no add-on and no tech building, and itself.
func TestDetonate(t *testing.T) {
	p := table(zane, list("detonate"), nil, list("verdant-tree"))
	p.Sides[1].Addon = "tower"
	g := startOf(t, p).Give("play detonate")
	assert.False(t, g.Can("pick tower") || g.Can("pick 2:base") || g.Can("pick tech-1"))
	assert.True(t, g.Can("worker 1") && g.Can("worker 2"))
	g.Give("pick verdant-tree")
	assert.Zero(t, g.Side(1).Discard.Len()+g.Side(0).Discard.Len())
}

// CC65: Maximum Anarchy destroys all units and heroes at once, and no buildings.
func TestMaximumAnarchy(t *testing.T) {
	g := start(t, zane+"@6^", list("maximum-anarchy"), list("mad-man", "firehouse"), list("master-midori", "tiger-cub", "verdant-tree"))
	g.Give("play maximum-anarchy")
	assert.Equal(t, []string{"firehouse", "verdant-tree"}, []string{g.Controls(0), g.Controls(1)})
	assert.Zero(t, g.Side(0).Heroes[0].Slot)
}

// CC66: Surprise Attack summons two Sharks. CC99: they have haste and are ephemeral.
func TestSurpriseAttack(t *testing.T) {
	g := start(t, zane, list("surprise-attack"), nil, nil).Give("play surprise-attack", "attack shark base", "attack shark/2 base")
	assert.Equal(t, 6, g.Base(1))
	assert.False(t, has(pass(g), "shark", 0))
}

// CC67: Calypso sidelines a patroller if a spell was played this turn.
func TestCalypso(t *testing.T) {
	g := start(t, zane, list("surprise-attack"), list("calypso-vystari", "calypso-vystari"), list("tiger-cub:leader"))
	g.Give("use calypso-vystari").Asks(codex.AskMain)
	assert.Equal(t, codex.Leader, g.Object(g.Find("tiger-cub", 1)).Place)
	g.Give("play surprise-attack", "use calypso-vystari/2", "pick tiger-cub")
	assert.True(t, has(g, "tiger-cub", 1) && g.Can("attack shark base"))
}

// CC68: Gunpoint Taxman steals 1 from the player of a patroller that it kills, and nothing for others.
func TestGunpointTaxman(t *testing.T) {
	p := table(zane, nil, list("gunpoint-taxman"), list("tiger-cub:elite"))
	p.Sides[0].Gold = 5
	g := startOf(t, p).Give("attack gunpoint-taxman tiger-cub")
	assert.Equal(t, []int8{6, 19}, []int8{g.Side(0).Gold, g.Side(1).Gold})
	p.Sides[1].InPlay[0].Place = codex.NoPlace
	assert.Equal(t, int8(5), startOf(t, p).Give("attack gunpoint-taxman tiger-cub").Side(0).Gold)
}

// CC69: Chameleon Lizzo has haste and stealth and returns to hand at the end of any turn. CC70: Disguised Monkey has stealth in the turn
// in which it arrives.
func TestHiddenAttackers(t *testing.T) {
	g := start(t, zane, list("chameleon-lizzo", "disguised-monkey"), nil, list("tiger-cub:leader"))
	g.Give("play chameleon-lizzo", "play disguised-monkey", "attack chameleon-lizzo base", "attack disguised-monkey base")
	assert.Equal(t, 7, g.Base(1))
	pass(g)
	assert.True(t, g.Side(0).Hand.Has(defOf(g, "chameleon-lizzo")))
	assert.False(t, has(g, "chameleon-lizzo", 0))
	g = pass(start(t, zane, nil, nil, list("chameleon-lizzo")))
	assert.True(t, g.Side(1).Hand.Has(defOf(g, "chameleon-lizzo")), "in the other player's turn as well")
	assert.False(t, start(t, zane, nil, list("disguised-monkey"), list("tiger-cub:leader")).Can("attack disguised-monkey base"))
}

// CC71: Marauder trashes a worker if it was boosted.
func TestMarauder(t *testing.T) {
	g := start(t, zane, list("marauder"), nil, nil).Give("boost marauder").Asks(codex.AskTarget).Give("worker 2")
	assert.Equal(t, []int8{9, 14}, []int8{g.Side(1).Workers, g.Side(0).Gold})
	assert.True(t, g.Can("attack marauder base"))
}

// CC72: Sanatorium draws a card and puts up to two units of tech 0, I or II into play, hasty and ephemeral.
func TestSanatorium(t *testing.T) {
	p := table(zane, list("steam-tank", "pirate-gunship", "scorch"), list("sanatorium"), nil)
	p.Sides[0].Deck = []string{"firebat"}
	g := startOf(t, p).Give("use sanatorium").Asks(codex.AskCards)
	assert.False(t, g.Can("take pirate-gunship") || g.Can("take scorch"))
	assert.True(t, g.Can("done"))
	g.Give("take firebat", "take steam-tank", "attack steam-tank base", "attack firebat base")
	assert.Equal(t, []int{7 + 3, 19}, []int{g.Base(1), int(g.Side(0).Gold)})
	assert.False(t, has(pass(g), "steam-tank", 0))
}

// CC73: Steam Tank has 4 more attack against buildings, not against units. CR8: that begins after the choice.
func TestSteamTank(t *testing.T) {
	g := start(t, zane, nil, list("steam-tank", "steam-tank"), list("rampaging-elephant")).Give("attack steam-tank base",
		"attack steam-tank/2 rampaging-elephant")
	assert.Equal(t, []int{7, 3}, []int{g.Base(1), g.Stats("rampaging-elephant", 1)[2]})
}

// CC74: Pirate Gunship flies, has haste, long-range, resist 2 and obliterate 2.
func TestPirateGunship(t *testing.T) {
	g := start(t, zane, list("pirate-gunship"), nil, list("tiger-cub:leader", "young-treant", "huntress")).Give("play pirate-gunship")
	g.Give("attack pirate-gunship huntress")
	assert.Equal(t, "", g.Controls(1))
	assert.Equal(t, 0, g.Stats("pirate-gunship", 0)[2])
	p := table(jaina, list("fire-dart"), nil, list("pirate-gunship"))
	assert.Equal(t, int8(16), startOf(t, p).Give("play fire-dart", "pick pirate-gunship").Side(0).Gold)
}

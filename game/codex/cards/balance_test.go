package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
)

// CC27: Circle of Life sacrifices a green unit and puts one of the next tech level that costs 5 or less from the codex into play.
func TestCircleOfLife(t *testing.T) {
	g := start(t, midori, list("circle-of-life"), list("tiny-basilisk", "mad-man"), list("tiger-cub")).Give("play circle-of-life")
	g.Asks(codex.AskCards)
	assert.False(t, has(g, "tiny-basilisk", 0) || g.Can("fetch gemscout-owl") || g.Can("fetch tyrannosaurus-rex"))
	g.Give("fetch dothram-horselord")
	assert.True(t, has(g, "dothram-horselord", 0))
	g = start(t, midori, list("circle-of-life"), list("beast", "tiger-cub"), nil).Give("play circle-of-life",
		"pick beast").Asks(codex.AskCards)
	assert.True(t, g.Can("fetch gemscout-owl"))
	g = start(t, midori, list("circle-of-life"), list("mad-man"), nil).Give("play circle-of-life").Asks(codex.AskMain)
	assert.Contains(t, g.IDs(&g.Side(0).Discard), "circle-of-life")
	g = start(t, midori, list("circle-of-life"), list("chameleon"), nil).Give("play circle-of-life").Asks(codex.AskMain)
	assert.False(t, has(g, "chameleon", 0), "the Tyrannosaurus costs more")
}

// CC28: Final Showdown makes a Balance hero stronger and lets it draw when it attacks; an opponent gets two Hunters (CC103).
func TestFinalShowdown(t *testing.T) {
	g := start(t, midori+"@8^", list("final-showdown"), nil, nil).Give("play final-showdown", "pick master-midori",
		"attack master-midori base")
	assert.Equal(t, []int{1, 7}, []int{g.Side(0).Hand.Len(), g.Base(1)})
	assert.Equal(t, []int{3, 3, 0}, g.Stats("hunter/2", 1))
	assert.Equal(t, codex.NoPlace, g.Object(g.Find("hunter", 1)).Place)
	assert.Equal(t, int8(1), g.Look(g.Find(midori, 0)).Resist)
}

// CC29: Moment's Peace keeps one's units from patrolling, and units of opponents from attacking, until the next turn; not heroes.
func TestMomentsPeace(t *testing.T) {
	g := start(t, midori, list("moments-peace"), list("tiger-cub"), list("mad-man", "jaina-stormborne")).Give("play moments-peace", "end")
	assert.False(t, g.Can("patrol tiger-cub leader"))
	assert.True(t, g.Can("patrol master-midori leader"))
	g.Give("done")
	for g.Question().Kind != codex.AskMain {
		g.Give(g.Format(g.Legal(nil)[0]))
	}
	assert.False(t, g.Can("attack mad-man base") || g.Can("attack mad-man tiger-cub"))
	assert.True(t, g.Can("attack jaina-stormborne base"))
	pass(pass(pass(g)))
	assert.True(t, g.Can("attack mad-man base") || g.Asked() == 0)
}

// CC30: Nature Reclaims trashes an upgrade, an ongoing spell or a building card, and itself.
func TestNatureReclaims(t *testing.T) {
	g := start(t, midori, list("nature-reclaims"), list("tiger-cub"), list("bloodburn", "firehouse")).Give("play nature-reclaims")
	assert.False(t, g.Can("pick tiger-cub") || g.Can("pick 2:base"))
	assert.True(t, g.Can("pick bloodburn"))
	g.Give("pick firehouse")
	assert.Zero(t, g.Side(0).Discard.Len()+g.Side(1).Discard.Len())
}

// CC31: Gemscout Owl flies, cannot attack, has resist 1 and gives 1 gold in each upkeep.
func TestGemscoutOwl(t *testing.T) {
	p := table(jaina, nil, nil, list("gemscout-owl"))
	p.Sides[1].Gold, p.Sides[1].Workers = 0, 5
	g := pass(startOf(t, p))
	assert.Equal(t, int8(6), g.Side(1).Gold)
	assert.False(t, g.Can("attack gemscout-owl base"))
}

// CC32, C19.19: Tiny Basilisk is not attacked nor stopped by units of tech 0; heroes and others do both.
func TestTinyBasilisk(t *testing.T) {
	g := start(t, midori, nil, list("tiny-basilisk"), list("mad-man:leader", "firebat"))
	assert.True(t, g.Can("attack tiny-basilisk base") && g.Can("attack tiny-basilisk mad-man"))
	g = start(t, midori, nil, list("tiny-basilisk"), list("firebat:leader"))
	assert.False(t, g.Can("attack tiny-basilisk base"))
	g = start(t, jaina, nil, list("mad-man", "firebat"), list("tiny-basilisk:leader"))
	assert.True(t, g.Can("attack mad-man base") && g.Can("attack firebat tiny-basilisk") && g.Can("attack jaina-stormborne tiny-basilisk"))
	assert.False(t, g.Can("attack mad-man tiny-basilisk") || g.Can("attack firebat base"))
}

// CC33: Chameleon has stealth.
func TestChameleon(t *testing.T) {
	assert.True(t, start(t, midori, nil, list("chameleon"), list("mad-man:leader")).Can("attack chameleon base"))
}

// CC34: Dothram Horselord joins the player with more attack in its player's upkeep, itself counted; at equal attack nothing happens.
func TestDothramHorselord(t *testing.T) {
	g := pass(start(t, jaina, nil, list("pirate-gunship"), list("dothram-horselord")))
	assert.True(t, has(g, "dothram-horselord", 0))
	g = pass(start(t, jaina, nil, list("steam-tank"), list("dothram-horselord")))
	assert.True(t, has(g, "dothram-horselord", 1))
	g = pass(start(t, jaina, nil, list("beast"), list("dothram-horselord")))
	assert.True(t, has(g, "dothram-horselord", 1))
}

// CC35: Fairie Dragon may put a feather on a unit of tech I or II; as long as a dragon is there it is 3/1 and flies, with what is
// added.
func TestFairieDragon(t *testing.T) {
	g := start(t, midori, list("fairie-dragon"), list("centaur+1", "tiger-cub"), list("steam-tank")).Give("play fairie-dragon")
	assert.False(t, g.Can("pick tiger-cub"))
	assert.True(t, g.Can("done") && g.Can("pick steam-tank"))
	g.Give("pick centaur")
	assert.Equal(t, []int{4, 2, 0}, g.Stats("centaur", 0))
	g = start(t, midori, list("fairie-dragon"), nil, list("steam-tank-2")).Give("play fairie-dragon", "pick steam-tank")
	assert.False(t, has(g, "steam-tank", 1), "1 HP")
	g = start(t, midori, list("fairie-dragon"), list("centaur"), list("mad-man:leader")).Give("play fairie-dragon", "pick centaur")
	assert.True(t, g.Can("attack centaur base"), "it flies")
	g = start(t, garg, list("polymorph-squirrel"), nil, list("fairie-dragon", "centaur"))
	g.Change(func(s *codex.State) { s.Objects[g.Find("centaur", 1)].Runes[1] = 1 })
	assert.Equal(t, []int{3, 1, 0}, g.Stats("centaur", 1))
	g.Give("play polymorph-squirrel", "pick fairie-dragon")
	assert.Equal(t, []int{3, 4, 0}, g.Stats("centaur", 1), "the dragon has lost its ability")
}

// CC36: Potent Basilisk may destroy an upgrade or ongoing spell when it arrives.
func TestPotentBasilisk(t *testing.T) {
	g := start(t, midori, list("potent-basilisk"), nil, list("bloodburn", "firehouse")).Give("play potent-basilisk")
	assert.False(t, g.Can("pick firehouse"))
	g.Give("pick bloodburn")
	assert.Equal(t, "bloodburn", g.IDs(&g.Side(1).Discard))
}

// CC37: Wandering Mimic has the keywords that others have, but not from another mimic, nor others than those named.
func TestWanderingMimic(t *testing.T) {
	g := start(t, midori, nil, list("wandering-mimic", "wandering-mimic"), list("mad-man:leader", "pirate-gunship"))
	assert.True(t, g.Can("attack wandering-mimic base"), "the gunship flies")
	assert.Zero(t, g.Look(g.Find("wandering-mimic", 0)).Resist)
	g = start(t, midori, nil, list("wandering-mimic", "wandering-mimic"), list("tiger-cub:leader"))
	assert.False(t, g.Can("attack wandering-mimic base"))
	g = start(t, midori, list("wandering-mimic"), nil, list("mad-man")).Give("play wandering-mimic")
	assert.True(t, g.Can("attack wandering-mimic base"), "haste of the Mad Man")
}

// CC38: Tyrannosaurus Rex destroys up to two units, upgrades and workers of anyone when it arrives.
func TestTyrannosaurusRex(t *testing.T) {
	g := start(t, midori, list("tyrannosaurus-rex"), nil, list("bloodburn", "steam-tank", "firehouse")).Give("play tyrannosaurus-rex")
	assert.False(t, g.Can("pick firehouse"))
	assert.True(t, g.Can("done") && g.Can("pick tyrannosaurus-rex"))
	g.Give("pick steam-tank", "worker 2").Asks(codex.AskMain)
	assert.Equal(t, []int{9, 1}, []int{int(g.Side(1).Workers), g.Side(1).Discard.Len()})
	g = start(t, midori, list("tyrannosaurus-rex"), nil, list("bloodburn")).Give("play tyrannosaurus-rex", "worker 2", "worker 2")
	assert.Equal(t, int8(8), g.Side(1).Workers)
}

package cards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// CC27: Circle of Life sacrifices a green unit and brings one of the next tech level that costs 5 or less from the codex.
func TestCircleOfLife(t *testing.T) {
	g := start(t, midori, list("circle-of-life"), list("tiger-cub", "gemscout-owl", "mad-man"), list("wisp")).Give("play circle-of-life")
	assert.False(t, g.Can("pick mad-man") || g.Can("pick wisp"))
	g.Give("pick tiger-cub").Asks(codex.AskCards)
	assert.False(t, g.Can("fetch chameleon") || g.Can("fetch moments-peace") || g.Can("done"))
	assert.True(t, g.Can("fetch gemscout-owl"))
	g.Give("fetch tiny-basilisk").Asks(codex.AskMain)
	assert.Equal(t, "master-midori tiny-basilisk gemscout-owl mad-man", g.Controls(0), "in the slot of the Cub")
	assert.Equal(t, "tiger-cub circle-of-life", g.IDs(&g.Side(0).Discard))
	assert.False(t, g.Can("attack tiny-basilisk base"))

	g = startThree(t, three("balance", greens, list("circle-of-life"), list(midori, "centaur"), nil)).Give("play circle-of-life")
	assert.False(t, g.Can("fetch gigadon") || g.Can("fetch rampaging-elephant"), "they cost 9 and 6")
	assert.True(t, g.Can("fetch barkcoat-bear") && g.Can("fetch oversized-rhinoceros"))
	g = startThree(t, three("", []string{midori, zane, argagarg}, list("circle-of-life"), list(midori, "centaur"), nil))
	assert.False(t, g.Give("play circle-of-life").Can("fetch steam-tank"), "it is red")

	g = start(t, midori, list("circle-of-life"), list("chameleon"), nil).Give("play circle-of-life").Asks(codex.AskMain)
	assert.Equal(t, midori, g.Controls(0), "the only one of tech III costs 8")
	g = start(t, midori, list("circle-of-life"), list("mad-man"), list("wisp")).Give("play circle-of-life").Asks(codex.AskMain)
	assert.Equal(t, []string{"master-midori mad-man", "wisp"}, []string{g.Controls(0), g.Controls(1)}, "nothing green")
	assert.Equal(t, "circle-of-life", g.IDs(&g.Side(0).Discard))
}

// CC28: Final Showdown gives a Balance hero of one's own +3/+3, readiness, resist 1 and a card for attacking; the opponent gets two
// Hunters, who do not patrol. CC103: they have anti-air.
func TestFinalShowdown(t *testing.T) {
	g := start(t, midori+"@8^", list("final-showdown"), nil, list(jaina)).Give("play final-showdown")
	assert.False(t, g.Can("pick "+jaina))
	g.Give("pick " + midori)
	assert.Equal(t, [][]int{{7, 8, 0}, {3, 3, 0}}, [][]int{g.Stats(midori, 0), g.Stats("hunter", 1)})
	assert.Equal(t, jaina+" hunter hunter", g.Controls(1))
	assert.Equal(t, []codex.Place{0, 0}, []codex.Place{g.Object(g.Find("hunter", 1)).Place, g.Object(g.Find("hunter/2", 1)).Place})
	assert.Equal(t, card.AntiAir, g.Look(g.Find("hunter", 1)).Has)
	assert.Equal(t, int8(1), g.Look(g.Find(midori, 0)).Resist)
	g.Give("attack master-midori base")
	assert.Equal(t, []int{7, 1}, []int{g.Base(1), g.Side(0).Hand.Len()})
	assert.False(t, g.Can("attack master-midori base"))
	assert.True(t, g.Give("end").Can("patrol master-midori leader"), "it is not exhausted")
	assert.False(t, start(t, midori+"@8", list("final-showdown"), nil, nil).Can("play final-showdown"))
	p := three("", greens, list("final-showdown"), list(midori+"@8^", calamandra), list(midori))
	p.Sides[1].Heroes[0] = midori
	g = startThree(t, p).Give("play final-showdown")
	assert.True(t, g.Can("pick 1:master-midori"))
	assert.False(t, g.Can("pick "+calamandra) || g.Can("pick 2:master-midori"))
}

// CC29: Moment's Peace keeps one's units from patrolling and an opponent's units from attacking, until one's next turn. Heroes may.
func TestMomentsPeace(t *testing.T) {
	g := start(t, midori, list("moments-peace"), list("tiger-cub"), list(jaina, "mad-man"))
	g.Give("play moments-peace", "attack tiger-cub base", "end")
	assert.True(t, g.Can("patrol master-midori leader"))
	assert.False(t, g.Can("patrol tiger-cub leader"))
	g.Give("done", "take firebat", "take firebat").Asks(codex.AskMain)
	assert.True(t, g.Can("attack jaina-stormborne base") && g.Can("attack jaina-stormborne tiger-cub"))
	assert.False(t, g.Can("attack mad-man base") || g.Can("attack mad-man tiger-cub") || g.Can("attack mad-man master-midori"))
	pass(g).Give("end")
	assert.True(t, g.Can("patrol tiger-cub leader"))
	g = pass(start(t, midori, list("moments-peace"), list("tiger-cub"), list("mad-man")).Give("play moments-peace"))
	assert.True(t, pass(pass(g)).Can("attack mad-man base"), "one turn alone")
}

// CC30, CR17: Nature Reclaims trashes an upgrade, an ongoing spell or a building card, and itself.
func TestNatureReclaims(t *testing.T) {
	p := table(midori, list("nature-reclaims"), list("tiger-cub"), list("rich-earth", "verdant-tree", "behind-the-ferns", "wisp"))
	p.Sides[1].Addon, p.Sides[1].Tech = "tower", 1
	g := startOf(t, p).Give("play nature-reclaims")
	assert.True(t, g.Can("pick rich-earth") && g.Can("pick behind-the-ferns"))
	for _, no := range list("tower", "tech-1", "2:base", "wisp", "tiger-cub", midori) {
		assert.False(t, g.Can("pick "+no), no)
	}
	g.Give("pick verdant-tree")
	assert.Equal(t, "rich-earth behind-the-ferns wisp", g.Controls(1))
	assert.Zero(t, g.Side(0).Discard.Len()+g.Side(1).Discard.Len())
}

// CC31: Gemscout Owl flies, cannot attack, has resist 1 and gains 1 gold in upkeep.
func TestGemscoutOwl(t *testing.T) {
	p := table(midori, nil, list("gemscout-owl"), nil)
	p.Sides[0].Gold, p.Sides[0].Workers = 1, 6
	g := startOf(t, p)
	assert.False(t, g.Can("attack gemscout-owl base"))
	assert.Equal(t, int8(1), pass(g).Side(0).Gold)
	assert.Equal(t, int8(1+6+1), pass(g).Side(0).Gold)
	p = table(jaina, list("fire-dart"), list("mad-man", "huntress"), list("gemscout-owl"))
	g = startOf(t, p)
	assert.False(t, g.Can("attack mad-man gemscout-owl"))
	assert.True(t, g.Can("attack huntress gemscout-owl"))
	assert.Equal(t, int8(20-2-1), g.Give("play fire-dart", "pick gemscout-owl").Side(0).Gold)
}

// CC32, C19.19: Tiny Basilisk has deathtouch, even through armor, not against buildings; tech 0 units cannot attack or stop it, others can.
func TestTinyBasilisk(t *testing.T) {
	g := start(t, midori, nil, list("tiny-basilisk"), list("tiger-cub:leader", "rampaging-elephant"))
	g.Give("attack tiny-basilisk rampaging-elephant")
	assert.Equal(t, []string{midori, "tiger-cub"}, []string{g.Controls(0), g.Controls(1)})
	g = start(t, midori, nil, list("tiny-basilisk"), list("ironbark-treant:leader")).Give("attack tiny-basilisk ironbark-treant")
	assert.Equal(t, "", g.Controls(1), "it had 3 armor")
	g = start(t, midori, nil, list("tiny-basilisk"), list("verdant-tree")).Give("attack tiny-basilisk verdant-tree")
	assert.Equal(t, 1, g.Stats("verdant-tree", 1)[2])
	for _, leader := range list("centaur", jaina) {
		assert.False(t, start(t, midori, nil, list("tiny-basilisk"), list(leader+":leader")).Can("attack tiny-basilisk base"), leader)
	}
	g = start(t, jaina, nil, list("tiger-cub", "centaur"), list("tiny-basilisk:leader"))
	assert.True(t, g.Can("attack tiger-cub base") && g.Can("attack centaur tiny-basilisk") && g.Can("attack jaina-stormborne tiny-basilisk"))
	assert.False(t, g.Can("attack tiger-cub tiny-basilisk") || g.Can("attack centaur base") || g.Can("attack jaina-stormborne base"))
}

// CC33: Chameleon has stealth.
func TestChameleon(t *testing.T) {
	p := table(midori, nil, list("chameleon", "tiger-cub"), list("wisp:leader"))
	g := startOf(t, p)
	assert.True(t, g.Can("attack chameleon base"))
	assert.False(t, g.Can("attack tiger-cub base"))
	p.Sides[1].Addon = "tower"
	assert.False(t, startOf(t, p).Can("attack chameleon base"))
}

// CC34: Dothram Horselord joins the player with the highest total attack, his own and that of heroes included, in his player's upkeep.
func TestDothramHorselord(t *testing.T) {
	for theirs, joins := range map[string]bool{"oversized-rhinoceros mad-man": false, "oversized-rhinoceros tiger-cub": true} {
		g := pass(start(t, midori, nil, list("dothram-horselord"), strings.Fields(theirs)))
		assert.True(t, has(g, "dothram-horselord", 0), "it is no upkeep of his")
		pass(g)
		assert.Equal(t, joins, has(g, "dothram-horselord", 1), theirs)
		if joins {
			assert.True(t, pass(g).Can("attack dothram-horselord base"))
			pass(g)
			assert.True(t, has(pass(g), "dothram-horselord", 1), "15 against 2")
		}
	}
	g := start(t, midori, nil, list("dothram-horselord"), list("tiger-cub:leader")).Give("attack dothram-horselord tiger-cub")
	assert.Equal(t, 6-2, g.Base(1))
}

// CC35: Fairie Dragon flies and may put a feather rune on a unit of tech I or II, which has base 3/1 and flies as long as there is a
// Fairie Dragon, and keeps its other abilities.
func TestFairieDragon(t *testing.T) {
	p := three("balance", []string{jaina, midori, argagarg}, list("fairie-dragon", "fairie-dragon", "fire-dart", "polymorph-squirrel"),
		list(jaina, argagarg, "centaur+1", "tiger-cub", "tyrannosaurus-rex"), list("gunpoint-taxman"))
	g := startThree(t, p).Give("play fairie-dragon").Asks(codex.AskTarget)
	assert.False(t, g.Can("pick tiger-cub") || g.Can("pick tyrannosaurus-rex") || g.Can("pick "+jaina))
	assert.True(t, g.Can("pick gunpoint-taxman") && g.Can("pick fairie-dragon") && g.Can("done"))
	g.Give("pick centaur")
	assert.Equal(t, []int{4, 2, 0}, g.Stats("centaur", 0), "the +1/+1 rune adds to 3/1")
	assert.Equal(t, card.Flying|card.Overpower, g.Look(g.Find("centaur", 0)).Has)
	assert.Equal(t, card.Flying, g.Look(g.Find("fairie-dragon", 0)).Has)
	g.Give("play fire-dart", "pick fairie-dragon")
	assert.Equal(t, []int{4, 5, 0}, g.Stats("centaur", 0))
	assert.Equal(t, card.Overpower, g.Look(g.Find("centaur", 0)).Has)

	g = startThree(t, p).Give("play fairie-dragon", "pick centaur", "play polymorph-squirrel", "pick fairie-dragon")
	assert.Equal(t, []int{4, 5, 0}, g.Stats("centaur", 0), "a Squirrel has not the ability")
	assert.Equal(t, []int{4, 5, 0}, startThree(t, p).Give("play fairie-dragon", "done").Stats("centaur", 0))

	g = startThree(t, p).Give("play fairie-dragon", "pick centaur", "play polymorph-squirrel", "pick centaur")
	assert.Equal(t, []int{2, 2, 0}, g.Stats("centaur", 0), "the younger of feather and form counts (CE9)")
	assert.Zero(t, g.Look(g.Find("centaur", 0)).Has)
	assert.Equal(t, []int{4, 2, 0}, g.Give("play fairie-dragon", "done").Stats("centaur", 0), "now they are younger")
	g = startThree(t, p).Give("play fairie-dragon", "pick centaur", "play polymorph-squirrel", "pick centaur")
	pass(pass(g))
	assert.Equal(t, []int{4, 2, 0}, g.Stats("centaur", 0), "the rune is there still")
	g = startThree(t, p).Give("play polymorph-squirrel", "pick centaur", "play fairie-dragon", "pick centaur")
	assert.Equal(t, []int{4, 2, 0}, g.Stats("centaur", 0))
	assert.Equal(t, card.Flying, g.Look(g.Find("centaur", 0)).Has)
}

// CC36: Potent Basilisk may destroy an upgrade or ongoing spell when it arrives, is untargetable even for its player, and has deathtouch.
func TestPotentBasilisk(t *testing.T) {
	g := start(t, midori, list("potent-basilisk", "rampant-growth"), nil, list("rich-earth", "behind-the-ferns", "verdant-tree"))
	g.Give("play potent-basilisk")
	assert.True(t, g.Can("done") && g.Can("pick behind-the-ferns"))
	assert.False(t, g.Can("pick verdant-tree"))
	g.Give("pick rich-earth")
	assert.Equal(t, []string{"behind-the-ferns verdant-tree", "rich-earth"}, []string{g.Controls(1), g.IDs(&g.Side(1).Discard)})
	assert.False(t, g.Give("play rampant-growth").Can("pick potent-basilisk"))
	g = start(t, midori, nil, list("potent-basilisk"), list("rampaging-elephant")).Give("attack potent-basilisk rampaging-elephant")
	assert.Equal(t, "", g.Controls(1))
}

// CC37: Wandering Mimic has those of six keywords that other units and heroes of anyone have; mimics do not feed each other, but one with
// a keyword of its own does.
func TestWanderingMimic(t *testing.T) {
	g := start(t, jaina, nil, list("wandering-mimic", "gemscout-owl"), list("moss-ancient", "predator-tiger"))
	assert.Equal(t, card.Flying|card.Sparkshot|card.Untargetable, g.Look(g.Find("wandering-mimic", 0)).Has, "nothing else of theirs")
	assert.Zero(t, g.Look(g.Find("wandering-mimic", 0)).Resist)
	g = start(t, midori, nil, list("wandering-mimic*"), list("centaur", "chameleon"))
	assert.Equal(t, card.Overpower|card.Stealth, g.Look(g.Find("wandering-mimic", 0)).Has)
	assert.False(t, g.Can("attack wandering-mimic base"))
	assert.True(t, start(t, midori, nil, list("wandering-mimic*"), list("mad-man")).Can("attack wandering-mimic base"))

	g = start(t, jaina, list("fire-dart"), list("wandering-mimic", "wandering-mimic"), list("fairie-dragon"))
	assert.Equal(t, card.Flying, g.Look(g.Find("wandering-mimic", 0)).Has&card.Flying)
	g.Give("play fire-dart", "pick fairie-dragon")
	assert.Zero(t, (g.Look(g.Find("wandering-mimic", 0)).Has|g.Look(g.Find("wandering-mimic/2", 0)).Has)&card.Flying)

	g = startThree(t, three("", []string{drakk, midori, zane}, list("bloodlust"), list(drakk, "wandering-mimic*", "wandering-mimic*"), nil))
	assert.False(t, g.Can("attack wandering-mimic base"))
	g.Give("play bloodlust", "pick wandering-mimic", "done")
	assert.True(t, g.Can("attack wandering-mimic/2 base"), "the other has haste")
}

// CC38, CR16: Tyrannosaurus Rex has overpower and resist 2, and destroys up to two units, upgrades or workers when it arrives.
func TestTyrannosaurusRex(t *testing.T) {
	p := table(midori, list("tyrannosaurus-rex"), nil, list(jaina, "centaur", "rich-earth", "verdant-tree", "barkcoat-bear"))
	g := startOf(t, p).Give("play tyrannosaurus-rex")
	assert.False(t, g.Can("pick verdant-tree") || g.Can("pick "+jaina) || g.Can("pick 2:base"))
	assert.True(t, g.Can("done") && g.Can("worker 1") && g.Can("pick tyrannosaurus-rex"))
	g.Give("worker 2", "worker 2").Asks(codex.AskMain)
	assert.Equal(t, []int8{8, 10}, []int8{g.Side(1).Workers, g.Side(0).Workers})
	g = startOf(t, p).Give("play tyrannosaurus-rex", "pick rich-earth", "pick barkcoat-bear")
	assert.Equal(t, jaina+" centaur verdant-tree", g.Controls(1))
	assert.Equal(t, int8(20-8-2), g.Side(0).Gold, "the Bear has resist 2")
	g = startOf(t, p).Give("play tyrannosaurus-rex", "pick centaur", "worker 2")
	assert.Equal(t, int8(9), g.Side(1).Workers)
	assert.False(t, has(g, "centaur", 1))
	l := g.Look(g.Find("tyrannosaurus-rex", 0))
	assert.Equal(t, int8(2), l.Resist)
	assert.Equal(t, card.Overpower, l.Has)
}

package codex_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// three is a game of three heroes each, of both colours for the first player.
func three(hand ...string) codex.Position {
	p := gametest.Two(hand...)
	p.Sides[0].Tech = 0
	p.Sides[0].Heroes = []string{"captain-zane", "jaina-stormborne", "drakk-ramhorn"}
	p.Sides[1].Heroes = []string{"calamandra-moss", "master-midori", "argagarg-garg"}
	return p
}

// C9.1, C9.2: a card needs the finished tech building of exactly its level. C9.3: a tech building needs 6, 8 or 10 workers and the
// finished one below. C9.4: they cost 1, 4 and 5 and have 5 HP. C9.5: they are finished at the end of the turn, so one level a turn.
func TestTechBuildings(t *testing.T) {
	for tech, workers := range map[int]int{0: 6, 1: 8, 2: 10} {
		name := []string{"tech-1", "tech-2", "tech-3"}[tech]
		unit := []string{"firebat", "bamstamper-lizzo", "cinderblast-dragon"}[tech]
		p := gametest.Two(unit)
		p.Sides[0].Tech, p.Sides[0].Workers = tech, workers-1
		assert.False(t, gametest.Start(t, p).Can("build "+name), name)
		p.Sides[0].Workers = workers
		g := gametest.Start(t, p)
		assert.False(t, g.Can("play "+unit))
		g.Give("build " + name)
		assert.Equal(t, int8(20-[]int{1, 4, 5}[tech]), g.Side(0).Gold)
		assert.False(t, g.Can("play "+unit) || g.Can("build "+name), "it is under way")
		if tech < 2 {
			assert.False(t, g.Can("build "+[]string{"tech-2", "tech-3"}[tech]))
		}
		assert.Zero(t, g.Find(name, 0), "CQ25: what is under way is not in play")
		pass(g)
		assert.Equal(t, []int{0, 5, 0}, g.Stats(name, 0))
	}
	p := gametest.Two("firebat", "bamstamper-lizzo")
	p.Sides[0].Tech = 2
	g := gametest.Start(t, p)
	assert.True(t, g.Can("play firebat") && g.Can("play bamstamper-lizzo"), "C9.15: with one hero tech II makes all cards")
}

// C9.6: the base takes 2 when a tech building is destroyed. C9.7: it may be built again for nothing. C9.8: meanwhile its cards cannot be
// played, and those in play stay. C9.9, CQ9: a higher one works without it. CQ8, CQ50: rebuilding has the same conditions. C9.10: losing
// workers does nothing to what stands.
func TestLostTechBuilding(t *testing.T) {
	p := gametest.Two("flame-arrow")
	gametest.With(&p.Sides[0], "jaina-stormborne")
	p.Sides[1].Tech, p.Sides[1].Hand = 3, []string{"centaur", "centaur"}
	p.Sides[1].Hand = []string{"tiny-basilisk", "chameleon", "tyrannosaurus-rex"}
	gametest.With(&p.Sides[1], "gemscout-owl")
	g := gametest.Start(t, p)
	g.Change(func(s *codex.State) { s.Objects[g.Find("tech-1", 1)].Damage = 2 })
	g.Give("play flame-arrow", "pick 2:tech-1")
	assert.Equal(t, 2, g.Base(1))
	g.State().Sides[1].Workers = 5
	pass(g)
	assert.False(t, g.Can("play tiny-basilisk"))
	assert.True(t, g.Can("play chameleon") && g.Can("play tyrannosaurus-rex"))
	assert.NotZero(t, g.Find("gemscout-owl", 1))
	assert.False(t, g.Can("build tech-1"), "too few workers")
	g.State().Sides[1].Workers = 6
	gold := g.Side(1).Gold
	g.Give("build tech-1")
	assert.Equal(t, gold, g.Side(1).Gold)
	pass(g)
	assert.NotZero(t, g.Find("tech-1", 1))
}

// C9.11: starting cards and tech I need no choice. C9.12: tech II is begun for a spec, and makes only its cards, as tech III does. C9.13:
// the choice stands when it is built again.
func TestSpecOfTechBuildings(t *testing.T) {
	p := three("firebat", "calypso-vystari", "bamstamper-lizzo", "steam-tank")
	p.Sides[0].Tech = 1
	g := gametest.Start(t, p, gametest.Three)
	assert.True(t, g.Can("play firebat") && g.Can("play calypso-vystari"))
	assert.False(t, g.Can("build tech-2") || g.Can("build tech-2 feral"))
	g.Give("build tech-2 fire")
	pass(g)
	g.State().Sides[0].Hand = codex.Pile{}
	q := three("bamstamper-lizzo", "steam-tank", "cinderblast-dragon", "pirate-gunship")
	q.Sides[0].Tech, q.Sides[0].Spec = 3, "fire"
	g = gametest.Start(t, q, gametest.Three)
	assert.True(t, g.Can("play bamstamper-lizzo") && g.Can("play cinderblast-dragon"))
	assert.False(t, g.Can("play steam-tank") || g.Can("play pirate-gunship"))
	g.State().Sides[0].Tech[2].Progress = codex.Lost
	assert.True(t, g.Can("build tech-2"), "C9.13")
	assert.False(t, g.Can("build tech-2 blood"))
}

// C9.14: with heroes of several colours the first building of the board costs 1 more, once. CQ44: whichever that is.
func TestSurcharge(t *testing.T) {
	p := three()
	p.Sides[0].Heroes[0] = "argagarg-garg"
	g := gametest.Start(t, p, gametest.Three).Give("build tower", "build tech-1")
	assert.Equal(t, int8(20-4-1), g.Side(0).Gold)
	g = gametest.Start(t, three(), gametest.Three).Give("build tower", "build tech-1")
	assert.Equal(t, int8(20-3-1), g.Side(0).Gold)
}

// C10.1: one add-on at a time, and it is no tech building. C10.2: it is finished at the end of the turn. C10.6: with one hero tower and
// surplus, with three also tech lab and heroes' hall. C10.7: what they cost, and 4 HP; they need no workers.
func TestAddons(t *testing.T) {
	prices := map[string]int8{"surplus": 5, "tower": 3, "heroes-hall": 2, "tech-lab fire": 1}
	for name, price := range prices {
		p := three()
		p.Sides[0].Workers = 1
		g := gametest.Start(t, p, gametest.Three).Give("build " + name)
		assert.Equal(t, 20-price, g.Side(0).Gold, name)
		assert.False(t, g.Can("build tower") || g.Can("build surplus"), "one at a time")
		pass(g)
		assert.Equal(t, int16(4), g.Look(g.Side(0).Addon.Slot).HP)
	}
	g := gametest.Start(t, gametest.Two())
	assert.True(t, g.Can("build tower") && g.Can("build surplus"))
	assert.False(t, g.Can("build heroes-hall") || g.Can("build tech-lab fire"))
}

// C10.3: a destroyed add-on costs the base 2. C10.4, CQ10: one's own may be sacrificed, and another built. C10.5: at its full price.
func TestAddonDestroyed(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Addon, p.Sides[1].Addon = "tower", "tower"
	gametest.With(&p.Sides[0], "steam-tank")
	g := gametest.Start(t, p).Give("attack steam-tank tower")
	assert.Equal(t, 2, g.Base(1))
	g.Give("raze tower", "build tower")
	assert.Equal(t, []int{2, 17}, []int{g.Base(0), int(g.Side(0).Gold)})
	p.Sides[0].BaseDamage = 18
	g = gametest.Start(t, p).Give("raze tower")
	assert.True(t, g.Over() && g.Won(1))
}

// C10.8: the surplus lets one draw a card in each upkeep.
func TestSurplus(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].Addon, p.Sides[1].Hand = "surplus", []string{"tiger-cub"}
	g := gametest.Start(t, p).Give("end")
	for g.Question().Kind == codex.AskTech {
		g.Give(g.Format(g.Legal(nil)[0]))
	}
	g.Asks(codex.AskMode).Give("choose 1").Asks(codex.AskMain)
	assert.Equal(t, 2, g.Side(1).Hand.Len())
	pass(pass(g).Asks(codex.AskMain))
}

// C10.9: a tech lab names one more spec. C10.10: without it the spec is closed. C10.11: without tech II it opens nothing of tech II.
func TestTechLab(t *testing.T) {
	p := three("steam-tank", "bamstamper-lizzo")
	p.Sides[0].Tech, p.Sides[0].Spec, p.Sides[0].Addon, p.Sides[0].Lab = 2, "fire", "tech-lab", "anarchy"
	g := gametest.Start(t, p, gametest.Three)
	assert.True(t, g.Can("play steam-tank") && g.Can("play bamstamper-lizzo"))
	g.State().Sides[0].Tech[2].Progress = codex.Lost
	assert.False(t, g.Can("play steam-tank"))
	g = gametest.Start(t, p, gametest.Three).Give("raze tech-lab")
	assert.False(t, g.Can("play steam-tank"))
	assert.True(t, g.Can("build tech-lab blood"))
	assert.False(t, g.Can("build tech-lab fire"), "that spec is open")
}

// C10.12: losing the heroes' hall removes no hero.
func TestHeroesHallLost(t *testing.T) {
	p := three()
	p.Sides[0].Addon = "heroes-hall"
	gametest.With(&p.Sides[0], "captain-zane", "jaina-stormborne")
	g := gametest.Start(t, p, gametest.Three).Give("raze heroes-hall")
	assert.NotZero(t, g.Find("captain-zane", 0)*g.Find("jaina-stormborne", 0))
	assert.False(t, g.Can("summon drakk-ramhorn"))
}

// C10.13, C10.14, CQ13: the tower sees the first hidden attacker of a turn, which cannot pass patrollers. C10.16: it deals 1 damage to
// what it sees. CR7: later ones of the turn it does not see.
func TestTowerDetects(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes, p.Sides[1].Heroes = []string{"master-midori"}, []string{"jaina-stormborne"}
	gametest.With(&p.Sides[0], "chameleon", "chameleon")
	gametest.With(&p.Sides[1], "mad-man:technician")
	p.Sides[1].Addon = "tower"
	g := gametest.Start(t, p)
	assert.False(t, g.Can("attack chameleon base"))
	g.Give("attack chameleon mad-man")
	assert.Equal(t, []int{3, 3, 2}, g.Stats("chameleon", 0), "one of the tower")
	g.Give("attack chameleon/2 tower")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("chameleon/2", 0))
	assert.Equal(t, []int{0, 4, 3}, g.Stats("tower", 1))
	p.Sides[1].Addon = ""
	assert.True(t, gametest.Start(t, p).Can("attack chameleon base"))
}

// C10.15: in one's own turn the tower detects one invisible card, which can be attacked and targeted then.
func TestTowerInOnesOwnTurn(t *testing.T) {
	p := gametest.Two("fire-dart")
	p.Sides[0].Addon = "tower"
	p.Sides[1].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "jaina-stormborne", "steam-tank")
	gametest.With(&p.Sides[1], "stalking-tiger", "stalking-tiger", "calamandra-moss")
	g := gametest.Start(t, p)
	assert.False(t, g.Can("attack steam-tank stalking-tiger"))
	g.Give("detect stalking-tiger")
	assert.True(t, g.Can("attack steam-tank stalking-tiger"))
	assert.False(t, g.Can("attack steam-tank stalking-tiger/2") || g.Can("detect stalking-tiger/2"))
	g.Give("play fire-dart")
	assert.True(t, g.Can("pick stalking-tiger"))
	assert.False(t, g.Can("pick stalking-tiger/2"))
}

// C10.17: the tower hits flying attackers.
func TestTowerHitsFlyers(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].Addon = "tower"
	gametest.With(&p.Sides[0], "molting-firebird")
	g := gametest.Start(t, p).Give("attack molting-firebird base")
	assert.Equal(t, 1, g.Stats("molting-firebird", 0)[2])
}

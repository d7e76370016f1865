package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// pass ends the turn of whoever has it, without a patrol, and adds the cards of the codex that come first.
func pass(g *gametest.Table) *gametest.Table {
	g.Helper()
	g.Give("end")
	for g.Question().Kind != codex.AskMain && !g.Over() {
		legal := g.Legal(nil)
		c := legal[0]
		if g.Question().Kind == codex.AskPatrol {
			c = legal[len(legal)-1]
		}
		_, err := g.Apply(c, nil)
		if err != nil {
			g.Fatal(err)
		}
	}
	return g
}

// C4.1: ready, upkeep, main, draw. C4.2, C15.2: everything of the player is readied, nothing of the other. C4.3: each worker brings a
// gold. C4.15: turns alternate.
func TestTurn(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Gold, p.Sides[1].Gold, p.Sides[1].Workers = 0, 3, 7
	gametest.With(&p.Sides[0], "mad-man!")
	gametest.With(&p.Sides[1], "tiger-cub!", "verdant-tree!")
	g := pass(gametest.Start(t, p))
	assert.Equal(t, codex.Seat(1), g.Asked())
	assert.Equal(t, int8(10), g.Side(1).Gold)
	assert.False(t, g.Object(g.Find("tiger-cub", 1)).Exhausted || g.Object(g.Find("verdant-tree", 1)).Exhausted)
	assert.True(t, g.Object(g.Find("mad-man", 0)).Exhausted)
	assert.Equal(t, codex.Seat(0), pass(g).Asked())
	assert.False(t, g.Object(g.Find("mad-man", 0)).Exhausted)
}

// C4.5: actions come in any order, as often as they can be paid. C4.7: none is compulsory.
func TestActionsInAnyOrder(t *testing.T) {
	p := gametest.Two("mad-man", "nautical-dog", "scorch")
	gametest.With(&p.Sides[0], "lobber")
	g := gametest.Start(t, p)
	assert.True(t, g.Can("end"))
	g.Give("play mad-man", "summon jaina-stormborne", "attack mad-man base", "level jaina-stormborne", "use lobber", "pick 2:base",
		"hire scorch", "play nautical-dog", "build tower", "level jaina-stormborne")
	assert.Equal(t, 2, g.Base(1))
	assert.Equal(t, int8(20-1-2-1-1-1-3-1), g.Side(0).Gold)
}

// C4.8: the hand is discarded, and two cards more than that are drawn, five at most. C5.10, CR24: until then it has no limit.
func TestDrawPhase(t *testing.T) {
	for hand, want := range map[int]int{0: 2, 1: 3, 2: 4, 3: 5, 4: 5, 5: 5, 7: 5} {
		p := gametest.Two(strings.Fields(strings.Repeat("mad-man ", hand))...)
		g := pass(gametest.Start(t, p))
		assert.Equal(t, []int{want, hand}, []int{g.Side(0).Hand.Len(), g.Side(0).Discard.Len()}, hand)
	}
}

// C5.2: an empty deck is made of the discard pile. C5.3: in one's own main phase but once. C5.4: in other phases without limit. C5.5:
// without both nothing is drawn.
func TestReshuffle(t *testing.T) {
	p := gametest.Two("desperation")
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn")
	p.Sides[0].Deck, p.Sides[0].Discard = []string{"mad-man"}, []string{"scorch"}
	g := gametest.Start(t, p).Give("play desperation")
	assert.Equal(t, 2, g.Side(0).Hand.Len(), "three were ordered, one was in the deck and one in the discard pile")
	assert.Zero(t, g.Side(0).Discard.Len(), "CR22: a spell that resolves is not shuffled in; it was trashed")

	p = gametest.Two()
	p.Sides[0].Heroes = []string{"captain-zane"}
	gametest.With(&p.Sides[0], "sanatorium", "sanatorium")
	p.Sides[0].Deck, p.Sides[0].Discard = []string{}, strings.Fields("scorch")
	g = gametest.Start(t, p).Give("use sanatorium")
	assert.Equal(t, 1, g.Side(0).Hand.Len())
	g.Change(func(s *codex.State) { s.Sides[0].Discard, s.Sides[0].Hand = s.Sides[0].Hand, codex.Pile{} }).Give("use sanatorium/2")
	assert.Zero(t, g.Side(0).Hand.Len(), "the deck has been made anew in this phase")
	assert.Equal(t, 1, pass(g).Side(0).Hand.Len(), "but the draw phase may do it again")
}

// C6.3: gold is kept. C6.4: 20 at most. C6.1, C6.2: it pays the cost of a card.
func TestGold(t *testing.T) {
	p := gametest.Two("firebat")
	p.Sides[0].Gold, p.Sides[1].Gold, p.Sides[1].Workers = 3, 15, 10
	g := gametest.Start(t, p).Give("play firebat")
	assert.Equal(t, int8(1), g.Side(0).Gold)
	assert.False(t, g.Can("summon jaina-stormborne"))
	pass(g)
	assert.Equal(t, []int8{1, 20}, []int8{g.Side(0).Gold, g.Side(1).Gold})
}

// C6.5: a worker costs 1 gold and any card of the hand, once a turn. C6.6: it pays from the next upkeep on. C6.8: they are counted.
// C6.10: without a card nobody is hired.
func TestHire(t *testing.T) {
	p := gametest.Two("scorch", "mad-man")
	p.Sides[0].Workers = 5
	g := gametest.Start(t, p).Give("hire scorch")
	assert.Equal(t, []int8{19, 6}, []int8{g.Side(0).Gold, g.Side(0).Workers})
	assert.Equal(t, "mad-man", g.IDs(&g.Side(0).Hand))
	assert.Zero(t, g.Side(0).Discard.Len())
	assert.False(t, g.Can("hire mad-man"), "one a turn")
	g.State().Sides[0].Gold = 0
	pass(pass(g))
	assert.Equal(t, int8(6), g.Side(0).Gold)
	assert.False(t, gametest.Start(t, gametest.Two()).Can("hire mad-man"))
}

// C6.7, CQ5: lost workers leave the game, those of the beginning too, and there are never fewer than none. CR16: none is looked at.
func TestLostWorkers(t *testing.T) {
	p := gametest.Two("detonate")
	p.Sides[0].Heroes = []string{"captain-zane"}
	gametest.With(&p.Sides[0], "captain-zane")
	p.Sides[1].Workers = 1
	g := gametest.Start(t, p).Give("play detonate", "worker 2")
	assert.Zero(t, g.Side(1).Workers)
	assert.Zero(t, g.Side(1).Discard.Len())
}

// C7.2: a hero costs 2 and arrives at level 1. C7.3: each level costs 1. C7.4, C7.5: numbers are those of the band, abilities add up.
// C7.6: the damage goes with a new band. C7.7: no level comes after the last.
func TestHeroLevels(t *testing.T) {
	p := gametest.Two()
	g := gametest.Start(t, p).Give("summon jaina-stormborne")
	assert.Equal(t, int8(18), g.Side(0).Gold)
	assert.Equal(t, []int{2, 3, 0}, g.Stats("jaina-stormborne", 0))
	g.Change(func(s *codex.State) { s.Objects[g.Find("jaina-stormborne", 0)].Damage = 2 })
	g.Give("level jaina-stormborne", "level jaina-stormborne")
	assert.Equal(t, []int{2, 3, 2}, g.Stats("jaina-stormborne", 0))
	g.Give("level jaina-stormborne")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("jaina-stormborne", 0))
	g.Change(func(s *codex.State) { s.Objects[g.Find("jaina-stormborne", 0)].Damage = 1 })
	g.Give("level jaina-stormborne", "level jaina-stormborne", "level jaina-stormborne")
	assert.Equal(t, []int{4, 3, 0}, g.Stats("jaina-stormborne", 0))
	assert.False(t, g.Can("level jaina-stormborne"))
	assert.Equal(t, int8(12), g.Side(0).Gold)
	pass(pass(g))
	assert.True(t, g.Can("use jaina-stormborne 0") && g.Can("use jaina-stormborne 1"))
}

// C7.8, C19.14: what happens at the maximum level happens when it is reached, by paid levels or others.
func TestMaxLevel(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes = []string{"argagarg-garg"}
	gametest.With(&p.Sides[0], "argagarg-garg@4")
	g := gametest.Start(t, p)
	assert.Empty(t, g.Controls(0)[len("argagarg-garg"):])
	g.Give("level argagarg-garg")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("water-elemental", 0))
}

// C7.9, C7.14: when a hero dies, a hero of the other player gains two levels. C7.11: one level below the last only one; without a hero
// in play nothing. C7.12: the dead hero is back in the command zone at level 1. C7.13: it comes back after its owner's next turn.
func TestHeroDies(t *testing.T) {
	p := gametest.Two()
	p.Sides[1].Heroes = []string{"captain-zane"}
	gametest.With(&p.Sides[0], "jaina-stormborne@6", "steam-tank")
	gametest.With(&p.Sides[1], "captain-zane@3+1")
	g := gametest.Start(t, p).Give("attack steam-tank captain-zane")
	assert.Equal(t, uint8(7), g.Object(g.Find("jaina-stormborne", 0)).Level)
	assert.Zero(t, g.Find("captain-zane", 1))
	assert.False(t, pass(g).Can("summon captain-zane"))
	assert.True(t, pass(pass(g)).Can("summon captain-zane"))
	g.Give("summon captain-zane")
	assert.Equal(t, []int{2, 2, 0}, g.Stats("captain-zane", 1))

	p = gametest.Two()
	gametest.With(&p.Sides[0], "steam-tank")
	gametest.With(&p.Sides[1], "master-midori")
	g = gametest.Start(t, p).Give("attack steam-tank master-midori").Asks(codex.AskMain)
	assert.Zero(t, g.Find("master-midori", 1))
}

// C7.15, C7.18: as many heroes may be in play as the tech buildings allow, whichever. C7.16: losing the building removes none. C7.17: if
// one has died another may come in the same turn.
func TestHeroLimit(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Heroes = []string{"captain-zane", "jaina-stormborne", "master-midori"}
	p.Sides[1].Heroes = []string{"calamandra-moss", "drakk-ramhorn", "argagarg-garg"}
	limits := map[int]int{1: 1, 2: 2, 3: 3}
	for tech, limit := range limits {
		p.Sides[0].Tech = tech
		assert.Equal(t, limit, gametest.Start(t, p, gametest.Three).HeroLimit(0))
		q := p
		q.Sides = append([]codex.SidePosition{}, p.Sides...)
		q.Sides[0].Addon = "heroes-hall"
		assert.Equal(t, limit+1, gametest.Start(t, q, gametest.Three).HeroLimit(0))
	}
	p.Sides[0].Tech = 1
	g := gametest.Start(t, p, gametest.Three).Give("summon master-midori")
	assert.False(t, g.Can("summon captain-zane"))
	p.Sides[0].Tech = 2
	g = gametest.Start(t, p, gametest.Three).Give("summon master-midori", "summon captain-zane")
	assert.False(t, g.Can("summon jaina-stormborne"))
	g.Change(func(s *codex.State) { s.Objects[g.Find("tech-2", 0)].Damage = 5 })
	g.Give("level captain-zane")
	assert.NotZero(t, g.Find("captain-zane", 0))
}

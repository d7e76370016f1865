package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

func teams(o *codex.Options) { o.Teams = true }

// C20.1: four play in two teams, and see the cards of their partners. C20.2: each team has one base with 30 HP. C20.3: each player has
// the rest alone. C20.4: each of the first team starts with four workers, each of the second with five.
func TestTwoHeadedDragon(t *testing.T) {
	for first := 1; first <= 4; first++ {
		raw, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 4, Teams: true, Three: true, First: first}, 1)
		require.NoError(t, err)
		g := &gametest.Table{T: t, Game: raw}
		for s := range codex.Seat(4) {
			five := int8(4)
			if s>>1 != codex.Seat(first-1)>>1 {
				five = 5
			}
			assert.Equal(t, five, g.Side(s).Workers)
			assert.Equal(t, 5, g.Side(s).Hand.Len())
			assert.Equal(t, g.Side(s^1).Base, g.Side(s).Base)
			assert.Equal(t, int16(30), g.Look(g.Side(s).Base).HP)
			assert.True(t, g.Sees(s, s^1) && !g.Sees(s, (s+2)%4) && !g.Sees(s^1, (s+2)%4))
		}
		assert.Equal(t, codex.Seat(first-1)&^1, g.Asked())
		before := g.Side(g.Asked() ^ 1).Hand
		hidden := g.Side(g.Asked() ^ 2).Hand
		differs := false
		for seed := range uint64(9) {
			var w codex.Game
			w.CopyFrom(g.Game)
			w.Imagine(g.Asked(), seed)
			assert.Equal(t, before, w.State().Sides[g.Asked()^1].Hand)
			differs = differs || w.State().Sides[g.Asked()^2].Hand != hidden
		}
		assert.True(t, differs)
	}
	_, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 3, Teams: true}, 1)
	assert.ErrorContains(t, err, "played by 4")
}

// C20.6: partners have one turn, and act in its main phase as they like; each gets gold from the own workers. CQ40: who has fixed the
// patrol acts no more, and the turn goes on when both have. C4.9: each adds cards of the own codex. CQ22: teams alternate.
func TestPartnersShareATurn(t *testing.T) {
	p := table(4)
	p.Sides[0].Hand, p.Sides[1].Hand = []string{"mad-man"}, []string{"tiger-cub"}
	for i := range p.Sides {
		p.Sides[i].Gold, p.Sides[i].Workers = 5, 6+i
	}
	g := gametest.Start(t, p, teams).Give("play mad-man", "yield")
	assert.Equal(t, codex.Seat(1), g.Asks(codex.AskMain).Asked())
	assert.False(t, g.Can("hire mad-man") || g.Can("attack mad-man team-base"))
	g.Give("play tiger-cub", "yield", "attack mad-man 3:team-base", "end").Asks(codex.AskMain)
	assert.Equal(t, codex.Seat(1), g.Asked())
	assert.False(t, g.Can("yield"), "the partner has fixed a patrol")
	g.Give("end", "patrol tiger-cub leader").Asks(codex.AskTech)
	assert.Equal(t, []int{2, 2}, []int{g.Side(0).Hand.Len(), g.Side(1).Hand.Len()})
	require.Equal(t, codex.Seat(2), g.Asked())
	g.Give("take fire-dart", "take fire-dart").Asks(codex.AskTech)
	require.Equal(t, codex.Seat(3), g.Asked())
	g.Give("take chameleon", "take chameleon").Asks(codex.AskMain)
	assert.Equal(t, codex.Seat(2), g.Asked())
	assert.Equal(t, []int{4, 3, 13, 14}, []int{int(g.Side(0).Gold), int(g.Side(1).Gold), int(g.Side(2).Gold), int(g.Side(3).Gold)})
	settle(g.Give("end"))
	settle(g.Give("end"))
	assert.Equal(t, codex.Seat(0), g.Asked())
	assert.Equal(t, int32(12), g.State().Turns)
	for _, e := range g.Events {
		if e.Kind == codex.CardTeched {
			assert.Equal(t, []uint8{0, 1}, []uint8{e.Hidden >> (e.Seat ^ 1) & 1, e.Hidden >> (e.Seat ^ 2) & 1}, "partners see it")
		}
	}
	p = table(4)
	gametest.With(&p.Sides[0], "bloodrage-ogre")
	gametest.With(&p.Sides[1], "bloodrage-ogre")
	g = settle(gametest.Start(t, p, teams).Give("end", "done", "end", "done"))
	assert.Equal(t, []string{"", ""}, []string{g.Controls(0), g.Controls(1)}, "the end of the turn of both")
}

// C20.7: the patrollers of both protect both. C20.8: one of the leaders comes first, whichever the attacker likes. C20.9: a place of each
// zone is for its own player.
func TestTwoPatrolZones(t *testing.T) {
	p := table(4)
	gametest.With(&p.Sides[0], "steam-tank", "steam-tank", "steam-tank", "steam-tank", "steam-tank")
	gametest.With(&p.Sides[1], "mad-man", "mad-man")
	gametest.With(&p.Sides[2], "frog:leader", "wisp", "frog:elite")
	gametest.With(&p.Sides[3], "tiger-cub:leader", "squirrel")
	g := gametest.Start(t, p, teams)
	can := func(want string) {
		t.Helper()
		var names []string
		for _, id := range strings.Fields("frog frog/2 tiger-cub wisp squirrel 3:team-base") {
			if g.Can("attack steam-tank/5 " + id) {
				names = append(names, id)
			}
		}
		assert.Equal(t, want, strings.Join(names, " "))
	}
	can("frog tiger-cub")
	g.Give("attack steam-tank tiger-cub")
	can("frog")
	g.Give("attack steam-tank/2 frog")
	g.Give("attack steam-tank/3 frog")
	can("wisp squirrel 3:team-base")
	g.Give("end", "patrol steam-tank/5 leader")
	assert.False(t, g.Can("patrol mad-man elite"), "it is the partner's")
	g.Give("done", "end", "patrol mad-man leader")
	assert.False(t, g.Can("patrol steam-tank/4 elite"))
}

// C20.10: what is yours is not your partner's. C20.11: what is friendly is. C20.12: healing heals the partner's, too, in the upkeep of
// whoever has it.
func TestFriendly(t *testing.T) {
	p := table(4)
	p.Sides[0].Hand = strings.Fields("forests-favor charge ferocity")
	p.Sides[0].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "calamandra-moss@3", "verdant-tree", "mad-man")
	gametest.With(&p.Sides[1], "tiger-cub", "centaur-2", "jaina-stormborne-1")
	gametest.With(&p.Sides[2], "frog")
	g := gametest.Start(t, p, teams).Give("play charge")
	if g.Question().Kind == codex.AskTarget {
		assert.False(t, g.Can("pick tiger-cub"), "not a unit of yours")
		g.Give("pick mad-man")
	}
	g.Give("play forests-favor")
	assert.False(t, g.Can("pick frog"))
	g.Give("pick tiger-cub")
	assert.Equal(t, []int{3, 3, 0}, g.Stats("tiger-cub", 1))
	assert.Zero(t, g.Look(g.Find("tiger-cub", 1)).Resist, "resist 1 is for units of yours")
	settle(g.Give("end"))
	settle(g.Give("end"))
	assert.Equal(t, 2, g.Stats("centaur", 1)[2])
	settle(g.Give("end"))
	settle(g.Give("end"))
	assert.Equal(t, codex.Seat(0), g.Asked())
	assert.Equal(t, 1, g.Stats("centaur", 1)[2])
	assert.Equal(t, 0, g.Stats("jaina-stormborne", 1)[2])
}

// C20.5: the add-ons of a team differ, one that is being built counts. C20.13: what is lost costs the shared base. C20.14: each opponent's
// base is the one that they share. C20.2: when it falls the team has lost.
func TestSharedBase(t *testing.T) {
	p := table(4)
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn-2", "steam-tank", "steam-tank", "steam-tank", "steam-tank")
	gametest.With(&p.Sides[3], "frog")
	p.Sides[3].Addon = "surplus"
	p.Sides[2].BaseDamage = 15
	g := gametest.Start(t, p, teams).Give("build tower", "yield")
	assert.True(t, g.Can("build surplus") && !g.Can("build tower"))
	g.Give("yield", "attack drakk-ramhorn frog")
	assert.Equal(t, []int{16, 16}, []int{g.Base(2), g.Base(3)})
	g.Give("attack steam-tank surplus")
	assert.Equal(t, 18, g.Base(2))
	g.Give("attack steam-tank/2 3:team-base")
	assert.Equal(t, 25, g.Base(2))
	g.Give("attack steam-tank/3 3:team-base")
	assert.Equal(t, []bool{true, true, false, false}, []bool{g.Won(0), g.Won(1), g.Won(2), g.Won(3)})
	g = gametest.Start(t, table(4), teams).Give("yield", "concede")
	assert.Equal(t, []bool{false, false, true, true}, []bool{g.Won(0), g.Won(1), g.Won(2), g.Won(3)})
}

// C20.15: an attacker that hides is detected by the tower of either opponent, whose damage counts for attacks on both.
func TestTowerOfATeam(t *testing.T) {
	p := table(4)
	gametest.With(&p.Sides[0], "chameleon", "chameleon")
	p.Sides[3].Addon = "tower"
	gametest.With(&p.Sides[2], "frog:leader")
	g := gametest.Start(t, p, teams)
	assert.False(t, g.Can("attack chameleon 3:team-base"))
	g.Give("attack chameleon frog")
	assert.Equal(t, 2, g.Stats("chameleon", 0)[2], "of the frog and the tower")
	gametest.With(&p.Sides[2], "frog:elite")
	g = gametest.Start(t, p, teams).Give("attack chameleon frog")
	assert.True(t, g.Can("attack chameleon/2 3:team-base"), "it has detected the other")
	g.Give("attack chameleon/2 3:team-base")
	assert.Zero(t, g.Stats("chameleon/2", 0)[2])
}

// CQ39: what an effect asks is decided by whose effect it is, of partners; C7.9: the death of a hero lets one of each opponent learn.
func TestWhoDecidesOfPartners(t *testing.T) {
	p := table(4)
	p.Sides[1].Hand, p.Sides[1].Heroes = []string{"fire-dart"}, []string{"jaina-stormborne"}
	p.Sides[0].Heroes = []string{"captain-zane"}
	gametest.With(&p.Sides[0], "captain-zane@3")
	gametest.With(&p.Sides[1], "jaina-stormborne@2")
	gametest.With(&p.Sides[3], "frog", "wisp", "master-midori-2")
	g := gametest.Start(t, p, teams).Give("yield", "play fire-dart").Asks(codex.AskTarget)
	assert.Equal(t, codex.Seat(1), g.Asked())
	g.Give("pick frog").Asks(codex.AskMain)
	assert.Equal(t, codex.Seat(1), g.Asked())
	g.Give("attack jaina-stormborne master-midori")
	level := func(id string, s codex.Seat) uint8 { return g.Object(g.Find(id, s)).Level }
	assert.Equal(t, []uint8{5, 4}, []uint8{level("captain-zane", 0), level("jaina-stormborne", 1)})
}

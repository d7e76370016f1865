package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// table is a position of so many players, each with 20 gold, tech III and 10 workers. The first has the turn.
func table(seats int) (p codex.Position) {
	for range seats {
		p.Sides = append(p.Sides, codex.SidePosition{Gold: 20, Tech: 3, Workers: 10})
	}
	return p
}

// settle answers, with as little as can be, what is asked until the next main phase.
func settle(g *gametest.Table) *gametest.Table {
	g.Helper()
	for g.Question().Kind != codex.AskMain && !g.Over() {
		legal := g.Legal(nil)
		c := legal[0]
		if last := legal[len(legal)-1]; last.Verb == codex.Done {
			c = last
		}
		_, err := g.Apply(c, nil)
		require.NoError(g, err)
	}
	return g
}

// C21.1: three to five play, each against all. C21.2: the first has four workers and all others five. C21.3, CC106: in their first upkeep
// the third, fourth and fifth get one, two and three mercenaries 1/1, which have no haste. CQ22: turns go round the table. CQ48: with
// three heroes each, though one will do. C3.12, C1.3.
func TestFreeForAll(t *testing.T) {
	for _, seats := range []int{3, 5} {
		raw, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: seats, First: 2, Three: seats == 5}, 1)
		require.NoError(t, err)
		g := &gametest.Table{T: t, Game: raw}
		for i := range seats {
			s := codex.Seat((1 + i) % seats)
			require.Equal(t, s, g.Asks(codex.AskMain).Asked())
			require.Equal(t, int8(min(4+i, 5)), g.Side(s).Workers)
			assert.Equal(t, strings.TrimSpace(strings.Repeat("mercenary ", max(0, i-1))), g.Controls(s))
			if i > 1 {
				assert.Equal(t, []int{1, 1, 0}, g.Stats("mercenary", s))
				assert.False(t, g.Can("attack mercenary ffa-base"))
			}
			g = pass(g)
		}
		assert.Equal(t, codex.Seat(1), g.Asked())
		g = pass(g)
		g = pass(g)
		assert.Equal(t, seats-2, len(strings.Fields(g.Controls(0))), "but once")
	}
}

// fell lets the first player destroy the base of the third, whose players' bases have so much damage.
func fell(t *testing.T, damage ...int) *gametest.Table {
	p := table(len(damage))
	for i, n := range damage {
		p.Sides[i].BaseDamage = n
	}
	gametest.With(&p.Sides[0], "steam-tank", "steam-tank")
	return gametest.Start(t, p)
}

// C21.4: the game ends with the first base that is destroyed, and whoever's base has the most HP then has won, be it the attacker or not.
func TestFirstBaseThatFalls(t *testing.T) {
	g := fell(t, 9, 8, 19).Give("attack steam-tank 3:ffa-base")
	require.True(t, g.Over())
	assert.Equal(t, []bool{false, true, false}, []bool{g.Won(0), g.Won(1), g.Won(2)})
	g = fell(t, 0, 8, 19).Give("concede")
	assert.True(t, g.Won(1), "who gives up is as if the own base had fallen")
}

// C21.5, CQ20: of those who are tied each takes one more turn, and of these alone the highest base wins then; if still tied, again.
// What is left of the turn under way is its end.
func TestTiedBases(t *testing.T) {
	g := fell(t, 5, 5, 19, 9).Give("attack steam-tank 3:ffa-base").Asks(codex.AskPatrol)
	assert.False(t, g.Over())
	g.Give("patrol steam-tank/2 leader")
	settle(g)
	assert.Equal(t, codex.Seat(1), g.Asked())
	assert.False(t, g.Can("attack steam-tank 3:ffa-base"))
	settle(g.Give("end"))
	assert.Equal(t, codex.Seat(0), g.Asked(), "neither the third nor the fourth")
	assert.False(t, g.Can("attack steam-tank 3:ffa-base"), "it lies there")
	settle(g.Give("end"))
	assert.False(t, g.Over(), "still tied")
	assert.Equal(t, codex.Seat(1), g.Asked())
	settle(g.Give("use ffa-base", "end"))
	settle(g.Give("attack steam-tank 4:ffa-base", "end"))
	assert.True(t, g.Won(1) && !g.Won(0))

	g = fell(t, 5, 5, 19)
	settle(g.Give("attack steam-tank 3:ffa-base"))
	settle(g.Give("end"))
	g.Give("attack steam-tank 2:ffa-base", "attack steam-tank/2 2:ffa-base")
	assert.False(t, g.Over(), "damage is counted at the end of these turns")
	settle(g.Give("end"))
	assert.True(t, g.Won(0))

	g = fell(t, 5, 5, 19)
	settle(g.Give("attack steam-tank 3:ffa-base"))
	assert.Equal(t, codex.Seat(1), g.Asked())
	g.Give("concede")
	assert.True(t, g.Won(0), "who falls has lost at once")

	p := table(4)
	for i, n := range []int{5, 5, 19, 6} {
		p.Sides[i].BaseDamage = n
		gametest.With(&p.Sides[i], "steam-tank", "steam-tank")
	}
	g = settle(gametest.Start(t, p).Give("attack steam-tank 3:ffa-base"))
	settle(g.Give("attack steam-tank 1:ffa-base", "end"))
	settle(g.Give("attack steam-tank 2:ffa-base", "end"))
	assert.False(t, g.Over(), "still tied, though the fourth has more now")
	assert.Equal(t, codex.Seat(1), g.Asked())

	p.Sides[3].BaseDamage = 5
	g = settle(gametest.Start(t, p).Give("attack steam-tank 3:ffa-base")).Give("concede")
	assert.False(t, g.Over())
	settle(g)
	assert.Equal(t, codex.Seat(3), g.Asked(), "the turn of who gave up is over")

	p = table(4)
	for i := range p.Sides {
		p.Sides[i].BaseDamage = 19
	}
	p.Sides[0].Heroes = []string{"drakk-ramhorn"}
	gametest.With(&p.Sides[0], "drakk-ramhorn-2")
	gametest.With(&p.Sides[1], "frog")
	g = gametest.Start(t, p).Give("attack drakk-ramhorn frog")
	assert.Equal(t, []bool{true, false, false, false}, []bool{g.Won(0), g.Won(1), g.Won(2), g.Won(3)}, "those that fall are not compared")
}

// C21.6: three gold repair one damage of the own base, any number of times; not where two play.
func TestBasesAreRepaired(t *testing.T) {
	p := table(3)
	p.Sides[0].BaseDamage = 2
	g := gametest.Start(t, p).Give("use ffa-base", "use ffa-base")
	assert.Equal(t, []int{0, 14}, []int{g.Base(0), int(g.Side(0).Gold)})
	assert.False(t, gametest.Start(t, gametest.Two()).Can("use base"))
}

// C21.7, CQ23: whoever kills a unit of an opponent in their own turn gets one gold, by a fight or by a spell, up to three a turn; not for
// heroes, nor for units of their own, nor for what dies in the turn of another.
func TestBounties(t *testing.T) {
	p := table(3)
	p.Sides[0].Hand = strings.Fields("fire-dart scorch")
	gametest.With(&p.Sides[0], "jaina-stormborne", "crashbarrow", "mad-man", "steam-tank", "steam-tank")
	gametest.With(&p.Sides[1], "tiger-cub", "frog", "frog", "frog", "master-midori-2")
	gametest.With(&p.Sides[2], "oversized-rhinoceros", "wisp", "steam-tank")
	p.Sides[0].Gold = 10
	g := gametest.Start(t, p)
	gold := func(s codex.Seat, want int) {
		t.Helper()
		assert.Equal(t, want, int(g.Side(s).Gold))
	}
	g.Give("attack jaina-stormborne master-midori")
	gold(0, 10)
	g.Give("attack mad-man oversized-rhinoceros")
	gold(0, 10)
	gold(2, 20)
	g.Give("play fire-dart", "pick tiger-cub")
	gold(0, 9)
	g.Give("attack steam-tank frog", "attack steam-tank/2 frog")
	gold(0, 11)
	g.Give("attack crashbarrow frog")
	gold(0, 11)
	settle(g.Give("end"))
	assert.Equal(t, 20, int(g.Side(1).Gold))
	g.Change(func(s *codex.State) { s.Sides[1].Gold, s.Sides[0].Gold = 5, 5 })
	settle(g.Give("end"))
	g.Change(func(s *codex.State) { s.Sides[2].Gold = 5 })
	g.Give("attack steam-tank 1:steam-tank")
	gold(0, 5)
	gold(2, 5)
}

// C21.8: with the patrol one may lend units and heroes, ready ones, into free places of any opponent. C21.9: the borrower controls them
// until the borrower's upkeep. C21.11: they do not arrive, keep what they have, and come back into no place. C21.13: they patrol in all
// turns between. CQ42: they are ready again in the borrower's ready phase. C21.12: only patrollers of whoever is attacked protect.
func TestLentPatrollers(t *testing.T) {
	p := table(4)
	gametest.With(&p.Sides[0], "tiger-cub-1", "centaur!", "blooming-ancient", "frog")
	gametest.With(&p.Sides[1], "steam-tank", "steam-tank")
	gametest.With(&p.Sides[2], "wisp:leader", "blooming-ancient")
	gametest.With(&p.Sides[3], "oversized-rhinoceros")
	g := gametest.Start(t, p).Give("end")
	assert.False(t, g.Can("lend centaur elite 3") || g.Can("lend tiger-cub leader 3") || g.Can("lend tiger-cub elite 1"))
	g.Give("lend tiger-cub elite 3", "patrol frog leader")
	assert.False(t, g.Can("patrol tiger-cub elite"))
	settle(g)
	c := g.Find("tiger-cub", 2)
	require.NotZero(t, c)
	assert.Equal(t, []int{3, 2, 1}, g.Stats("tiger-cub", 2), "the elite's attack")
	assert.Equal(t, []int{2, 4, 0}, g.Stats("blooming-ancient", 2), "nothing has arrived")
	assert.True(t, g.Can("attack steam-tank wisp") && !g.Can("attack steam-tank tiger-cub") && !g.Can("attack steam-tank 3:ffa-base"))
	assert.True(t, g.Can("attack steam-tank 4:ffa-base"))
	g.Give("attack steam-tank wisp", "attack steam-tank/2 oversized-rhinoceros")
	g.Change(func(s *codex.State) { s.Objects[c].Exhausted = true })
	settle(g.Give("end"))
	assert.Equal(t, codex.Seat(2), g.Asked())
	assert.Equal(t, []int{2, 2, 1}, g.Stats("tiger-cub", 0), "back where it belongs")
	assert.Equal(t, codex.NoPlace, g.Object(c).Place)
	assert.False(t, g.Object(c).Exhausted)
	settle(g.Give("end"))
	settle(g.Give("end"))
	assert.True(t, g.Can("attack tiger-cub 2:ffa-base"), "the lender has it since before the turn")
}

// C21.10: if it dies it goes to the pile of its owner, and the lender gets what its place gives.
func TestLentPatrollersDie(t *testing.T) {
	p := table(3)
	gametest.With(&p.Sides[0], "tiger-cub", "mad-man")
	gametest.With(&p.Sides[1], "steam-tank", "steam-tank")
	p.Sides[0].Gold = 3
	g := settle(gametest.Start(t, p).Give("end", "lend tiger-cub scavenger 3", "lend mad-man technician 3", "done"))
	hand := g.Side(0).Hand.Len()
	g.Give("attack steam-tank tiger-cub", "attack steam-tank/2 mad-man")
	assert.Equal(t, 4, int(g.Side(0).Gold))
	assert.Equal(t, hand+1, g.Side(0).Hand.Len())
	assert.Equal(t, "tiger-cub mad-man", g.IDs(&g.Side(0).Discard))
	assert.Zero(t, g.Side(2).Hand.Len()+g.Side(2).Discard.Len())
}

// CQ43: a legend may be lent to somebody who has a copy, and goes to the discard pile there. C8.4: who lends a hero has lost it.
func TestLentLegendsAndHeroes(t *testing.T) {
	p := table(3)
	p.Sides[0].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "galina-glimmer", "calamandra-moss")
	p.Sides[0].Hand = []string{"behind-the-ferns"}
	gametest.With(&p.Sides[2], "galina-glimmer")
	g := gametest.Start(t, p).Give("play behind-the-ferns", "end", "lend galina-glimmer elite 3")
	assert.Equal(t, "galina-glimmer", g.Controls(2))
	assert.Equal(t, "galina-glimmer", g.IDs(&g.Side(0).Discard))
	assert.NotZero(t, g.Find("behind-the-ferns", 0))
	g.Give("lend calamandra-moss leader 3")
	assert.Zero(t, g.Find("behind-the-ferns", 0))
	settle(g)
	settle(g.Give("end"))
	assert.NotZero(t, g.Find("calamandra-moss", 0), "back in the upkeep of the third")
}

// CQ21: the death of a hero lets one hero of each opponent gain levels; who has the turn says which. CQ37: what is obliterated belongs to
// whoever is attacked.
func TestDeathsConcernAllOpponents(t *testing.T) {
	p := table(3)
	for i, heroes := range []string{"captain-zane jaina-stormborne drakk-ramhorn", "master-midori argagarg-garg calamandra-moss"} {
		p.Sides[i].Heroes = strings.Fields(heroes)
	}
	p.Sides[2].Heroes = p.Sides[0].Heroes
	gametest.With(&p.Sides[0], "captain-zane", "guargum-eternal-sentinel")
	gametest.With(&p.Sides[1], "argagarg-garg-2", "frog")
	gametest.With(&p.Sides[2], "jaina-stormborne", "drakk-ramhorn", "frog")
	g := gametest.Start(t, p, gametest.Three).Give("attack captain-zane argagarg-garg").Asks(codex.AskLevels)
	assert.Equal(t, codex.Seat(0), g.Asked())
	assert.False(t, g.Can("pick captain-zane"), "there is nothing to choose")
	g.Give("pick 3:drakk-ramhorn")
	levels := func(id string, s codex.Seat) int { return int(g.Object(g.Find(id, s)).Level) }
	assert.Equal(t, []int{3, 3, 1}, []int{levels("captain-zane", 0), levels("drakk-ramhorn", 2), levels("jaina-stormborne", 2)})
	g.Give("attack guargum-eternal-sentinel 3:ffa-base")
	assert.Zero(t, g.Find("frog", 2))
	assert.NotZero(t, g.Find("frog", 1))
}

// What an opponent of your choice gets (CC28) goes to one of several, whom one names.
func TestOpponentOfChoice(t *testing.T) {
	p := table(3)
	p.Sides[0].Heroes, p.Sides[0].Hand = []string{"master-midori"}, []string{"final-showdown"}
	gametest.With(&p.Sides[0], "master-midori@8^")
	g := gametest.Start(t, p).Give("play final-showdown")
	if g.Question().Kind == codex.AskTarget {
		g.Give("pick master-midori")
	}
	g.Asks(codex.AskOpponent)
	assert.False(t, g.Can("choose 0") || g.Can("choose 3"))
	g.Give("choose 2")
	assert.Equal(t, []string{"", "hunter hunter"}, []string{g.Controls(1), g.Controls(2)})
}

// A table that is laid out by hand may have lent patrollers.
func TestLentByHand(t *testing.T) {
	g := gametest.Start(t, table(3))
	cub := codex.Thing{Card: "tiger-cub", Owner: 1, Lender: 1, Place: "leader", Label: "cub"}
	e := &codex.Edit{Seats: []codex.SeatEdit{{Seat: 3, InPlay: []codex.Thing{cub}}}}
	require.NoError(t, e.Change(g.Game))
	c := e.Handles()["cub"]
	assert.Equal(t, []codex.Seat{2, 0}, []codex.Seat{g.Object(c).Controller, g.Lender(c)})
	settle(g.Give("end"))
	settle(g.Give("end"))
	assert.Equal(t, codex.Seat(0), g.Object(c).Controller)
}

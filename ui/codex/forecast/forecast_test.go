package forecast_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
	"github.com/keyraken/keyraken/ui/codex/forecast"
)

// fight is what is foretold of an attack.
func fight(g *gametest.Table, attacker, defender string) forecast.Fight {
	g.Helper()
	of, ok := forecast.OfAttack(g.Game, codex.Command{Verb: codex.Attack, Card: g.Find(attacker, 0), N: int16(g.Find(defender, 1))})
	require.True(g, ok)
	return of
}

// lay is a table of two sides with these things in play.
func lay(t *testing.T, mine, theirs []string) *gametest.Table {
	p := gametest.Two()
	p.Sides[1].Gold = 0
	gametest.With(&p.Sides[0], mine...)
	gametest.With(&p.Sides[1], theirs...)
	return gametest.Start(t, p)
}

// Both sides deal damage, and armor and places count (C13.15, C12.9, C12.11).
func TestFights(t *testing.T) {
	g := lay(t, []string{"tiger-cub"}, []string{"mad-man:scavenger"})
	cub, man := g.Find("tiger-cub", 0), g.Find("mad-man", 1)
	assert.Equal(t, forecast.Fight{Hurt: []forecast.Hurt{{Card: cub, Damage: 1}, {Card: man, Damage: 2, Leaves: true}},
		Gold: [codex.MaxSeats]int{1: 1}}, fight(g, "tiger-cub", "mad-man"))
	g = lay(t, []string{"tiger-cub"}, []string{"bombaster:leader"})
	cub, bomb := g.Find("tiger-cub", 0), g.Find("bombaster", 1)
	assert.Equal(t, forecast.Fight{Hurt: []forecast.Hurt{{Card: cub, Damage: 2, Leaves: true}, {Card: bomb, Damage: 1}}},
		fight(g, "tiger-cub", "bombaster"))
	g = lay(t, []string{"tiger-cub"}, []string{"mad-man:technician"})
	assert.Equal(t, 1, fight(g, "tiger-cub", "mad-man").Cards[1])
}

// What depends on a choice is not told as certain: overpower may hit one or the other (C19.36).
func TestChoicesAreOpen(t *testing.T) {
	g := lay(t, []string{"crashbarrow"}, []string{"mad-man:elite", "nautical-dog:lookout", "tiger-cub:technician"})
	of := fight(g, "crashbarrow", "mad-man")
	assert.True(t, of.Choice)
	assert.False(t, of.Chance)
	require.Len(t, of.Hurt, 2)
	assert.Equal(t, g.Find("mad-man", 1), of.Hurt[1].Card)
	assert.True(t, of.Hurt[1].Leaves)
}

// An attack that takes the last HP of a base wins; what is no attack is not foretold.
func TestTheLastAttack(t *testing.T) {
	p := gametest.Two()
	gametest.With(&p.Sides[0], "tiger-cub", "mad-man!")
	p.Sides[1].BaseDamage = 18
	g := gametest.Start(t, p)
	assert.True(t, fight(g, "tiger-cub", "base").Wins)
	_, ok := forecast.OfAttack(g.Game, codex.Command{Verb: codex.Attack, Card: g.Find("mad-man", 0), N: int16(g.Side(1).Base)})
	assert.False(t, ok)
	_, ok = forecast.OfAttack(g.Game, codex.Command{Verb: codex.EndMain})
	assert.False(t, ok)
}

// What is foretold is what then happens, in whole games of random commands, and is the same however the hidden cards lie.
func TestForecastsComeTrue(t *testing.T) {
	fights, sure := 0, 0
	for seed := range uint64(8) {
		g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2, Three: seed%2 == 1}, seed)
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 7))
		for range 1500 {
			if g.Over() {
				break
			}
			legal := g.Legal(nil)
			c := legal[r.IntN(len(legal))]
			if last := legal[len(legal)-1]; c == last && r.IntN(4) > 0 {
				c = legal[0]
			}
			of, foretold := forecast.OfAttack(g, c)
			if !foretold {
				require.NoError(t, g.Do(c))
				continue
			}
			other := g.Clone().(*codex.Game)
			other.Imagine(g.Asked(), seed+100)
			same, _ := forecast.OfAttack(other, c)
			require.Equal(t, of, same)
			fights++
			if !of.Choice && !of.Chance {
				sure++
			}
			happens(t, g, c, of, r)
		}
	}
	assert.Greater(t, fights, 100)
	assert.Greater(t, sure, fights/2)
}

// happens carries an attack out and compares.
func happens(t *testing.T, g *codex.Game, c codex.Command, of forecast.Fight, r *rand.Rand) {
	t.Helper()
	seat, text := g.Asked(), g.Format(c)
	hurt, gone := map[codex.Slot]int{}, map[codex.Slot]bool{}
	var gold [codex.MaxSeats]int
	for {
		require.NoError(t, g.Do(c))
		for _, e := range g.Happened() {
			switch e.Kind {
			case codex.DamageDealt:
				hurt[e.Card] += int(e.N)
			case codex.Died, codex.Sacrificed, codex.Trashed, codex.Returned:
				gone[e.Card] = true
			case codex.GoldGained:
				gold[e.Seat] += int(e.N)
			case codex.GoldLost:
				gold[e.Seat] -= int(e.N)
			}
		}
		if g.Over() || g.Question().Kind == codex.AskMain {
			break
		}
		legal := g.Legal(nil)
		c = legal[r.IntN(len(legal))]
	}
	for _, h := range of.Hurt {
		if h.More {
			require.GreaterOrEqual(t, hurt[h.Card], h.Damage, text)
		} else {
			require.Equal(t, h.Damage, hurt[h.Card], text)
		}
		require.True(t, !h.Leaves || gone[h.Card], text)
	}
	require.True(t, !of.Wins || g.Over() && g.Won(seat), text)
	if of.Choice || of.Chance {
		return
	}
	require.Equal(t, of.Gold, gold, text)
	n := 0
	for slot := range codex.Slot(codex.MaxObjects) {
		if hurt[slot] > 0 || gone[slot] {
			n++
		}
	}
	require.Len(t, of.Hurt, n, text)
}

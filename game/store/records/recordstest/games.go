// Package recordstest makes up results of games for tests and pictures.
package recordstest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/records"
)

// between is the time between two games.
const between = 17 * time.Hour

// Games returns plausible results of n games up to a moment, always the same: adventures
// against a boss under the words of a ladder, the mildest first, and every fifth a
// standard game. They are played with the decks that come with the program.
func Games(boss, gauge string, ladder []string, until time.Time, n int) (all []records.Result) {
	r := rand.New(rand.NewPCG(4, 9))
	var members []records.Member
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		if err != nil {
			panic(err) // it is part of the program
		}
		members = append(members, records.Member{Deck: d.ListKey(), Name: d.Name})
	}
	for i := range n {
		at := until.Add(-time.Duration(n-i) * between)
		g := records.Result{Game: fmt.Sprint("game-", i), Started: at.Format(time.RFC3339), Undo: "free", Turns: 10 + r.IntN(25)}
		deal := r.Perm(min(9, len(members)))
		if i%5 == 4 {
			standard(r, &g, members, deal)
		} else {
			monster(r, &g, boss, gauge, ladder, members, deal)
			if i%11 == 3 {
				year, week := at.ISOWeek()
				g.Voyage = fmt.Sprintf("%04d-W%02d", year, week)
			}
		}
		all = append(all, g)
	}
	return all
}

// standard makes it a standard game: two in three against the computer.
func standard(r *rand.Rand, g *records.Result, members []records.Member, deal []int) {
	g.Mode, g.Winner = keyforge.Duel.Name(), 1+r.IntN(2)
	against := r.IntN(3) > 0
	for seat := range 2 {
		m := members[deal[seat]]
		m.Keys = r.IntN(3)
		if g.Winner == seat+1 {
			m.Keys = 3
		}
		if seat == 1 && against {
			m.Bot = []string{"greedy", "quick", "expert"}[r.IntN(3)]
		} else {
			g.Decks = append(g.Decks, m.Deck)
		}
		g.Team = append(g.Team, m)
	}
	g.Won = against && g.Winner == 1
}

// monster makes it an adventure, which is won less often the harder it is.
func monster(r *rand.Rand, g *records.Result, boss, gauge string, ladder []string, members []records.Member, deal []int) {
	const power, limit = 60, 4
	word := ladder[min(r.IntN(len(ladder)), r.IntN(len(ladder)))]
	g.Boss, g.Difficulty, g.Power, g.Damage = boss, word, power, r.IntN(power)
	rises := limit
	if g.Won = r.IntN(len(ladder)+2) > slices.Index(ladder, word); g.Won {
		g.Damage, rises = power, r.IntN(limit)
	}
	g.Gauges = []records.Gauge{{Name: gauge, Value: rises, Limit: limit}}
	for seat := range 1 + r.IntN(keyforge.MaxSeats) {
		m := members[deal[seat]]
		if g.Team = append(g.Team, m); seat == 0 {
			g.Decks = append(g.Decks, m.Deck)
		}
	}
}

package recordstest

import (
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/records"
)

// GamesOf returns plausible results of n games of a kind up to a moment, always the same: a person alone or with computers, and
// every fifth game of two against each other. It panics if the kind cannot deal them.
func GamesOf(k game.Kind, until time.Time, n int) (all []records.Result) {
	r := rand.New(rand.NewPCG(4, 9))
	boss, words := records.LadderOf(k)
	for i := range n {
		at := until.Add(-time.Duration(n-i) * between)
		g := records.Result{Game: fmt.Sprint("game-", i), Rules: k.Name(), Started: at.Format(time.RFC3339), Undo: "free", Turns: 10 + r.IntN(25)}
		mode, players := boss, 0
		if i%5 == 4 || boss == "" {
			mode, players = k.Modes()[len(k.Modes())-1], 2
			g.Mode, g.Winner = mode, 1+r.IntN(2)
			g.Won = g.Winner == 1
		} else {
			step := r.IntN(len(words))
			g.Boss, g.Difficulty, g.Won = boss, words[step], r.IntN(len(words)+1) >= step
			if i%4 == 0 {
				g.Voyage = games.Week(at)
			}
		}
		seated(k, &g, mode, players, uint64(i))
		all = append(all, g)
	}
	return all
}

// seated gives a result those who sat at the table: a person first.
func seated(k game.Kind, g *records.Result, mode string, players int, seed uint64) {
	setup, err := k.Deal(players, mode, g.Difficulty, seed)
	if err != nil {
		panic(err)
	}
	dealt, err := k.Start(&setup)
	if err != nil {
		panic(err)
	}
	computers := k.Players()
	for seat, entrant := range k.Entrants(dealt) {
		m := records.Member{Deck: entrant, Bot: computers[seed%uint64(len(computers))]}
		if seat == 0 {
			m.Bot, g.Decks = "", []string{entrant}
		}
		g.Team = append(g.Team, m)
	}
}

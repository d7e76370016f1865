// Package arena plays many games of any kind, which it knows by package game alone: a [Contest] counts who wins, a [Soak]
// looks for faults. The seed and the number of a game determine it completely, so the counts do not depend on how many
// workers share the games.
package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/fault"
)

// errNothingLegal is a fault of rules.
var errNothingLegal = errors.New("the game lives but nothing is legal")

// limit is how many decisions a game may take before it is left unfinished.
const limit = 20_000

// Contest says what to play in order to see who wins.
type Contest struct {
	Kind  game.Kind
	Setup game.Setup // each game gets its own seed
	// Players are the names of the computers, one for each seat. If they differ, everyone moves on by a seat with each game.
	Players []string
	Games   int
	Seed    uint64
	Workers int
	// Each, when not nil, is called after each game, one at a time.
	Each func()
	// Compare, when not nil, says in what players differ, for [Result.Study].
	Compare game.Comparer
}

// Result counts games that were played to the end or to the limit.
type Result struct {
	Games      int
	Unfinished int
	Wins       []int // by player of the contest
	Decisions  int
	Turns      int
	// StateHash sums up the final states.
	StateHash uint64
	Study     Study // of finished games
}

func (r *Result) add(o Result) {
	r.Games += o.Games
	r.Unfinished += o.Unfinished
	r.Decisions += o.Decisions
	r.Turns += o.Turns
	r.StateHash += o.StateHash
	for i, n := range o.Wins {
		r.Wins[i] += n
	}
	r.Study.merge(o.Study)
}

// Run plays the games. When the context is canceled it returns what has been played so far. A game that goes wrong ends the
// run with an error that says which one it was.
func (c *Contest) Run(ctx context.Context) (Result, error) {
	total := Result{Wins: make([]int, len(c.Players)), Study: Study{}}
	var mu sync.Mutex
	err := workers.Share(ctx, c.Workers, c.Games, func() workers.Do {
		return func(ctx context.Context, number int) error {
			one, err := c.play(ctx, uint64(number))
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err != nil:
				return fmt.Errorf("game %d of seed %d: %w", number, c.Seed, err)
			case ctx.Err() == nil:
				total.add(one)
				if c.Each != nil {
					c.Each()
				}
			}
			return nil
		}
	})
	return total, err
}

// play plays the game with that number. When the context is canceled it returns early.
func (c *Contest) play(ctx context.Context, number uint64) (r Result, err error) {
	defer fault.Catch(&err)
	seeds := rand.NewPCG(c.Seed, number)
	setup := c.Setup
	setup.Seed = seeds.Uint64()
	g, err := c.Kind.Start(&setup)
	if err != nil {
		return r, err
	}
	if g.Seats() != len(c.Players) {
		return r, fmt.Errorf("%d players for %d seats: name one for each", len(c.Players), g.Seats())
	}
	g.SetQuiet(c.Compare == nil)
	order := c.order(number) // of the players, by seat
	seats := make([]game.Player, len(order))
	for seat, i := range order {
		if seats[seat], err = c.Kind.NewPlayer(c.Players[i], seeds.Uint64()); err != nil {
			return r, err
		}
	}
	var watch game.Watcher
	if c.Compare != nil {
		watch = c.Compare.Watch(g)
	}
	var legal []game.Command
	for ; !g.Over() && r.Decisions < limit && ctx.Err() == nil; r.Decisions++ {
		if legal = g.Legal(legal[:0]); len(legal) == 0 {
			return r, errNothingLegal
		}
		if err := g.Do(seats[g.Asked()].Choose(g, legal)); err != nil {
			return r, fmt.Errorf("decision %d: %w", r.Decisions, err)
		}
		if watch != nil {
			watch.Saw(g)
		}
	}
	r.finish(g, order)
	if watch != nil && g.Over() {
		r.Study = study(g, watch, order)
	}
	return r, nil
}

// order says which player sits on which seat.
func (c *Contest) order(number uint64) []int {
	n := len(c.Players)
	order := make([]int, n)
	for i := range order {
		order[i] = i
		if slices.ContainsFunc(c.Players, func(name string) bool { return name != c.Players[0] }) {
			order[i] = int((uint64(i) + number) % uint64(n))
		}
	}
	return order
}

// finish notes how the game ended.
func (r *Result) finish(g game.Game, order []int) {
	r.Games, r.Turns, r.StateHash, r.Wins = 1, g.Turn(), g.Hash(), make([]int, len(order))
	if !g.Over() {
		r.Unfinished = 1
		return
	}
	for seat, i := range order {
		if g.Won(game.Seat(seat)) {
			r.Wins[i] = 1
		}
	}
}

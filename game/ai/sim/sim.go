// Package sim plays many games between bots and counts the results. The seed and
// the number of a game determine it completely, so the counts do not depend on how
// many workers share the games.
package sim

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Config says what to play.
type Config struct {
	Catalogue *keyforge.Catalogue
	Mode      keyforge.Mode
	Setup     keyforge.Setup // each game gets its own Seed
	Bots      []string       // by name, one for each seat
	// Light makes experts think a tenth as long, as they do for reviews; they play nearly as well.
	Light bool
	// Swap makes two bots play each deal twice, in each other's seats the second
	// time.
	Swap    bool
	Games   int
	Seed    uint64
	Workers int
	// Limit is how many decisions a game may take before it is abandoned as
	// unfinished.
	Limit int
	// Hindsight, when positive, is for an adventure how many ways in which the game may have gone
	// are continued after each turn: the most promising ones, of those in which the bots play the turn once
	// in every house. A game is won if any of them wins, so it is about what could be won at all.
	Hindsight int
	// Worlds, when positive, is in how many imagined worlds hindsight is asked, by each bot that is to choose a house; then nothing is
	// taken back, and a game is won only if it is won without knowing what is hidden.
	Worlds int
	// Each, when not nil, is called with each game at its end, one at a time but in
	// any order; the game is reused afterwards.
	Each func(g *keyforge.Game)
	// Save, when not nil, is called from any goroutine with what each game began with
	// and its commands.
	Save func(number int, setup keyforge.Setup, commands []keyforge.Command) error
	// Pool, when not empty, is where the decks of each game are drawn from at
	// random, each at most once, instead of those of Setup.
	Pool []keyforge.Deal
	// Watch, when not nil, is called from any goroutine when a game begins, without
	// events, and with what each command did.
	Watch func(g *keyforge.Game, events []keyforge.Event)
}

// Result counts games that were played to the end or to the limit.
type Result struct {
	Games         int
	Unfinished    int
	Wins          [keyforge.MaxSides]int // games won by each side; with Swap by each of the bots
	Decisions     int
	Turns         int
	ThinkingTurns int // turns of players in which a bot thought
	// StateHash sums up the final states.
	StateHash uint64
}

func (r *Result) add(o Result) {
	r.Games += o.Games
	r.Unfinished += o.Unfinished
	for i := range r.Wins {
		r.Wins[i] += o.Wins[i]
	}
	r.Decisions += o.Decisions
	r.Turns += o.Turns
	r.ThinkingTurns += o.ThinkingTurns
	r.StateHash += o.StateHash
}

// Run plays the games. When the context is canceled it returns what has been
// played so far, without an error. A game that goes wrong ends the run with an
// error that says which one it was.
func Run(ctx context.Context, c Config) (Result, error) {
	if c.Games < 0 || c.Workers < 1 || c.Limit < 1 {
		return Result{}, errors.New("games must not be negative, workers and limit must be at least 1")
	}
	if len(c.Pool) > 0 && len(c.Pool) < len(c.Bots) {
		return Result{}, fmt.Errorf("%d decks to draw from for %d bots: give more", len(c.Pool), len(c.Bots))
	}
	if len(c.Pool) == 0 && len(c.Bots) != len(c.Setup.Decks) {
		return Result{}, fmt.Errorf("%d bots for %d decks: name one for each", len(c.Bots), len(c.Setup.Decks))
	}
	if c.Swap && len(c.Bots) != 2 {
		return Result{}, fmt.Errorf("%d bots that change seats: name two", len(c.Bots))
	}
	var total Result
	var mu sync.Mutex
	err := workers.Share(ctx, c.Workers, c.Games, func() workers.Do {
		g := keyforge.Empty(c.Catalogue, c.Mode)
		g.SetQuiet(c.Watch == nil)
		return func(ctx context.Context, number int) error {
			one, err := c.Play(ctx, g, uint64(number))
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err != nil:
				return fmt.Errorf("game %d of seed %d: %w", number, c.Seed, err)
			case ctx.Err() == nil:
				total.add(one)
				if c.Each != nil {
					c.Each(g)
				}
			}
			return nil
		}
	})
	return total, err
}

// Deal is what the game with that number begins with, and where the seeds of its bots come from, one for each seat.
func (c *Config) Deal(number uint64) (setup keyforge.Setup, seeds rand.Source) {
	if c.Swap {
		number /= 2
	}
	seeds, setup = rand.NewPCG(c.Seed, number), c.Setup
	setup.Seed = seeds.Uint64()
	if len(c.Pool) > 0 {
		setup.Decks = draw(c.Pool, len(c.Bots), seeds)
	}
	return setup, seeds
}

// Bot is the bot with that name.
func (c *Config) Bot(name string, seed uint64) (bot.Bot, error) {
	if level := slices.Index(bot.LevelNames[:], name); c.Light && level >= 0 {
		return bot.NewReviewer(bot.Level(level), seed), nil
	}
	return bot.New(name, seed)
}

// Play plays the game with that number in g, which must have the catalogue and the
// mode of the config. When the context is canceled it returns early.
func (c *Config) Play(ctx context.Context, g *keyforge.Game, number uint64) (r Result, err error) {
	defer fault.Catch(&err)
	r.Games = 1
	setup, seeds := c.Deal(number)
	swapped := c.Swap && number%2 == 1
	if err := g.Reset(setup); err != nil {
		return r, err
	}
	bots := make([]bot.Bot, len(c.Bots))
	for i, name := range c.Bots {
		seed := seeds.Uint64()
		b, err := c.Bot(name, seed)
		if err != nil {
			return r, err
		}
		bots[i] = c.foreseeing(b, seed)
	}
	if swapped {
		slices.Reverse(bots)
	}
	var line []keyforge.Command // that hindsight gives
	if c.Hindsight > 0 && c.Worlds == 0 {
		if line, err = c.hindsight(ctx, g, seeds); err != nil || ctx.Err() != nil {
			return r, err
		}
	}
	thought := turn{}
	if c.Watch != nil {
		c.Watch(g, nil)
	}
	legal := make([]keyforge.Command, 0, 128)
	var commands []keyforge.Command
	var events []keyforge.Event
	for !g.Over() && r.Decisions < c.Limit {
		if r.Decisions%16 == 0 && !search.KeepThinking(ctx) || ctx.Err() != nil { // before each decision: some bots think long
			return r, nil
		}
		legal = g.Legal(legal[:0])
		if len(legal) == 0 {
			return r, errors.New("the game lives but nothing is legal")
		}
		side := g.Question().Side
		var command keyforge.Command
		if r.Decisions < len(line) {
			command = line[r.Decisions]
		} else {
			command = bot.Choose(ctx, bots[side], g, legal)
		}
		if _, thinks := bots[side].(bot.Thinker); thinks {
			if ctx.Err() != nil {
				return r, nil
			}
			if now := (turn{g.Turn(), side}); now != thought {
				thought = now
				r.ThinkingTurns++
			}
		}
		var overflow keyforge.OverflowError
		var err error
		if events, err = g.Apply(command, events[:0]); errors.As(err, &overflow) {
			break // an endless chain (Q36): the game stays unfinished
		} else if err != nil {
			return r, fmt.Errorf("decision %d, %v: %w", r.Decisions, command, err)
		}
		if c.Watch != nil {
			c.Watch(g, events)
		}
		r.Decisions++
		if c.Save != nil {
			commands = append(commands, command)
		}
	}
	r.finish(g)
	if swapped {
		r.Wins[0], r.Wins[1] = r.Wins[1], r.Wins[0]
	}
	if c.Save != nil {
		return r, c.Save(int(number), setup, commands)
	}
	return r, nil
}

// turn is a turn in which a side thinks.
type turn struct {
	number int
	side   keyforge.Side
}

// draw draws n different decks.
func draw(pool []keyforge.Deal, n int, from rand.Source) []keyforge.Deal {
	var decks []keyforge.Deal
	for _, i := range rand.New(from).Perm(len(pool))[:n] {
		decks = append(decks, pool[i])
	}
	return decks
}

// finish notes how the game ended.
func (r *Result) finish(g *keyforge.Game) {
	r.Turns = g.Turn()
	r.StateHash = g.Hash()
	if !g.Over() {
		r.Unfinished = 1
	}
	for side := range keyforge.Side(keyforge.MaxSides) {
		if g.Won(side) {
			r.Wins[side] = 1
		}
	}
}

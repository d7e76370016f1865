// Package analysis shows where a game of KeyForge was won and lost: how the chance of winning
// developed over the turns, and the decisions that cost most of it, each with what
// would have been better. An expert ([bot.Expert]) goes through it as package review tells.
//
// Decisions are told apart from luck: what the monster's turn brought is the difference
// between the chance when the previous turn ended and the chance when the next one begins.
//
// At level expert it tries 1000 continuations for each choice of a house and 350 for anything
// else, and twice as many with three players: a game takes seconds, a long one of three players
// about twenty. Level quick tries 100 and 40, master 6000 and 2000.
//
// Equal stories, levels and seeds give equal analyses, whatever the number of workers.
package analysis

import (
	"context"
	"fmt"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// Format is the version of what is kept of an analysis. Version 1 had concessions among the mistakes.
const Format = 2

// Analysis is the assessment of a game.
type Analysis struct {
	Format int    `json:"analysis"`
	Engine string `json:"engine"` // see [scenario.Engine]
	Level  string `json:"level"`  // of the expert, as [bot.LevelNames] has it
	Seed   uint64 `json:"seed"`
	Inputs int    `json:"inputs"` // of the story
	Hash   string `json:"hash"`   // of the game after them
	Duel   bool   `json:"duel"`   // chances are those of player 1, otherwise those of the players

	// Points are the course of the chance: what it was when each turn of a player began,
	// before the first one if something was decided there, and at the end.
	Points []Point `json:"points"`
	// Turnings are the decisions that cost most, at most one per turn, in order.
	Turnings []TurningPoint `json:"turnings"`
	// Swings are the turns of the monster that gained the players most and cost them most, in
	// order.
	Swings []Swing `json:"swings"`
}

// Point is the chance at a moment.
type Point struct {
	At     int           `json:"at"`   // after how many inputs
	Turn   int           `json:"turn"` // of the players, from 1; 0: before the first
	Side   scenario.Side `json:"side"` // who decides; at the end of the game nobody
	Chance game.Chance   `json:"chance"`
	Edited bool          `json:"edited,omitempty"` // the game was edited by hand since the previous point
}

// TurningPoint is a decision after which the chance was less than it could have been. The
// chances are those of the side whose course it is.
type TurningPoint struct {
	At   int           `json:"at"` // after how many inputs it was made: it can be played again from there
	Turn int           `json:"turn"`
	Side scenario.Side `json:"side"` // who made it
	// Done is what was done, Better what would have been better, as commands are written
	// in saves. Done ends with the decision, Better with the turn or, when it is Open,
	// where it depends on what the player could not know.
	Done   []string `json:"done"`
	Better []string `json:"better"`
	Open   bool     `json:"open,omitempty"`
	// The chance before, and after each of the two.
	Chance       game.Chance `json:"chance"`
	DoneChance   game.Chance `json:"doneChance"`
	BetterChance game.Chance `json:"betterChance"`
}

// Lost is what the decision cost, whoever made it.
func (t *TurningPoint) Lost() game.Chance {
	return max(t.BetterChance-t.DoneChance, t.DoneChance-t.BetterChance)
}

// Swing is a turn of the monster, or something else between two turns that no player
// decided.
type Swing struct {
	At   int         `json:"at"` // after how many inputs it began
	Turn int         `json:"turn"`
	From game.Chance `json:"from"`
	To   game.Chance `json:"to"`
}

// By is how much the turn changed the chance.
func (s *Swing) By() game.Chance { return s.To - s.From }

// leastSwing is how much a turn of the monster must bring or cost to be reported.
const leastSwing = 8 * game.Certain / 100

// Config is how an analysis is worked out.
type Config struct {
	Level bot.Level
	review.Config
	// Think does the thinking; nil: [bot.NewReviewer].
	Think func(ctx context.Context, level bot.Level, seed uint64, g *keyforge.Game) bot.Thought
}

// expert is how a game of KeyForge is reviewed.
type expert struct {
	level bot.Level
	think func(ctx context.Context, level bot.Level, seed uint64, g *keyforge.Game) bot.Thought
}

// The choice of a house is thought about longer than anything else.
const (
	houseCost = 5
	otherCost = 2
)

func (e expert) Think(ctx context.Context, g *keyforge.Game, seed uint64) review.Thought {
	return review.Thought(e.think(ctx, e.level, seed, g))
}

func (expert) Cost(g *keyforge.Game) int {
	if g.Question().Purpose == keyforge.ForHouse {
		return houseCost
	}
	return otherCost
}

// First is 1 for a position, in which somebody's turn has begun.
func (expert) First(g *keyforge.Game) int {
	if view := g.View(keyforge.NoSide); view.Step != keyforge.BeforeGame {
		return 1
	}
	return 0
}

// Next counts the turns of the players.
func (expert) Next(g *keyforge.Game, turn int) int {
	events := g.Happened()
	for i := range events {
		if e := &events[i]; e.Kind == keyforge.TurnBegan && e.Side != keyforge.Monster {
			turn++
		}
	}
	return turn
}

func (expert) Marks(g *keyforge.Game, _ int) bool { return g.TurnOf() != keyforge.Monster }

// Ends says where the turn of the monster comes.
func (expert) Ends(g *keyforge.Game, done keyforge.Command) bool {
	return done.Verb == keyforge.EndTurn && g.Mode().Rules().Adventure
}

func think(ctx context.Context, level bot.Level, seed uint64, g *keyforge.Game) bot.Thought {
	return bot.NewReviewer(level, seed).Think(ctx, g)
}

// Analyze analyzes a story up to where it stands. It does not change the story. It stops early
// only with the context's error.
func Analyze(ctx context.Context, story *save.Story, cfg Config) (*Analysis, error) {
	if cfg.Think == nil {
		cfg.Think = think
	}
	found, err := review.Of(ctx, story, expert{cfg.Level, cfg.Think}, cfg.Config)
	if err != nil {
		return nil, err
	}
	a := &Analysis{
		Format: Format, Engine: scenario.Engine, Level: bot.LevelNames[cfg.Level], Seed: cfg.Seed,
		Inputs: story.At(), Hash: hash(story.Game()), Duel: !story.Game().Mode().Rules().Adventure,
		Turnings: []TurningPoint{}, Swings: []Swing{},
	}
	r := &report{a, story.Fork(), story.Game().Won(0), advice.Adviser{}}
	r.points(found.Moments)
	r.swings(found.Moments)
	return a, r.turnings(found.Losses)
}

func hash(g *keyforge.Game) string { return fmt.Sprintf("%016x", g.Hash()) }

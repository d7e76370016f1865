package toytest

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/strict"
)

// Kind is the race as programs offer it: to 21, or to 42, for two or three players.
type Kind struct{}

// racers is what only this game begins with.
type racers struct {
	Racers int `json:"racers"`
}

var goals = map[string]int{"short": 21, "long": 42}

func (Kind) Name() string                      { return "race" }
func (Kind) Version() string                   { return "1" }
func (Kind) Cards() string                     { return "1-9" }
func (Kind) MaxSeats() int                     { return Seats }
func (Kind) Modes() []string                   { return []string{"short", "long"} }
func (Kind) Difficulties(mode string) []string { return nil }
func (Kind) Players() []string                 { return []string{"random", "careful"} }

func (Kind) ParseSetup(data []byte) (any, error) {
	var r racers
	err := strict.Decode(data, &r)
	return r, err
}

func (Kind) Start(s *game.Setup) (game.Game, error) {
	r, ok := s.Own.(racers)
	if !ok || r.Racers < 2 || r.Racers > Seats || goals[s.Mode] == 0 {
		return nil, fmt.Errorf("mode %q with %d racers: use short or long, with 2 or 3", s.Mode, r.Racers)
	}
	return start(goals[s.Mode], r.Racers, s.Seed), nil
}

func (k Kind) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	s := game.Setup{Mode: cmp.Or(mode, "short"), Difficulty: difficulty, Seed: seed, Own: racers{cmp.Or(players, 2)}}
	_, err := k.Start(&s)
	return s, err
}

func (Kind) NewPlayer(name string, seed uint64) (game.Player, error) {
	switch name {
	case "random":
		return random{rand.New(rand.NewPCG(seed, 1))}, nil
	case "careful":
		return careful{}, nil
	}
	return nil, fmt.Errorf("%q is nobody: use random or careful", name)
}

type random struct{ *rand.Rand }

func (r random) Choose(_ game.Game, legal []game.Command) game.Command {
	return legal[r.IntN(len(legal))]
}

// careful never falls back.
type careful struct{}

func (careful) Choose(g game.Game, _ []game.Command) game.Command {
	s := &of(g).s
	if s.Points[s.Asked]+s.Hands[s.Asked] > s.Goal {
		return game.Command{Verb: Drop}
	}
	return game.Command{Verb: Play}
}

// far is the kind of the only reason: how many points more there are.
const far = 1

// Advise implements [game.Adviser]: to be careful.
func (Kind) Advise(_ context.Context, g game.Game, _ uint64) *game.Advice {
	s := &of(g).s
	all := []game.Option{{Command: game.Command{Verb: Play}, Chance: 6000, Tries: 50},
		{Command: game.Command{Verb: Drop}, Chance: 4000, Tries: 50}}
	a := &game.Advice{Options: all, Reasons: []game.Reason{{Kind: far, By: s.Hands[s.Asked]}}}
	if best := (careful{}).Choose(g, nil); best.Verb == Drop {
		all[0].Command.Verb, all[1].Command.Verb = Drop, Play
		a.Reasons[0].By = s.Points[s.Asked]
	}
	a.Instead = all[1]
	return a
}

package kind

import (
	"cmp"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/strict"
)

// Setup is what only Shards of Infinity begins a game with; see [game.Setup]. What the mode means need not be said again.
type Setup struct {
	People    int      `json:"people,omitempty"`  // without an automaton; left out: as many as the mode usually has
	Leaders   []string `json:"leaders,omitempty"` // by seat; left out or empty: at random
	Automaton string   `json:"nemesis,omitempty"` // its leader; left out: at random
	First     int      `json:"first,omitempty"`   // who goes first, from 1; left out: at random

	Future   bool `json:"future,omitempty"` // with Relics of the Future
	Teams    bool `json:"teams,omitempty"`
	ThreeWay bool `json:"threeWay,omitempty"`
	Auction  bool `json:"auction,omitempty"` // of leaders
	Draft    bool `json:"draft,omitempty"`   // of relics
	Secret   bool `json:"secret,omitempty"`  // relics
}

// WithFirst implements [game.Ordered].
func (s *Setup) WithFirst(first game.Seat) any {
	own := *s
	if own.First = int(first) + 1; first == game.NoSeat {
		own.First = 0
	}
	return &own
}

// mode is a way to play, with the number of players that it usually has and what they agree on.
type mode struct {
	name    string
	usual   int
	own     Setup
	against Adventure // nil: each other
}

// modesWith are the ways to play, those against automatons first.
func modesWith(adventures []Adventure) (all []mode) {
	for _, a := range adventures {
		all = append(all, mode{a.Name(), 1, Setup{Future: true}, a})
	}
	return append(all,
		mode{"duel", 2, Setup{}, nil},
		mode{"teams", 4, Setup{Teams: true}, nil},
		mode{"three-way", 3, Setup{ThreeWay: true}, nil},
		mode{"auction", 2, Setup{Future: true, Auction: true}, nil},
		mode{"draft", 2, Setup{Future: true, Draft: true}, nil},
		mode{"secret", 2, Setup{Future: true, Secret: true}, nil})
}

// Modes implements [game.Kind].
func (k *Shards) Modes() (names []string) {
	for _, m := range k.modes {
		names = append(names, m.name)
	}
	return names
}

// mode is the mode with that name; "" is the usual one.
func (k *Shards) mode(name string) (*mode, error) {
	if i := slices.Index(k.Modes(), cmp.Or(name, k.modes[0].name)); i >= 0 {
		return &k.modes[i], nil
	}
	return nil, message.New("mode-none", printable.Quote(name), strings.Join(k.Modes(), ", "))
}

// Difficulties implements [game.Kind].
func (k *Shards) Difficulties(mode string) []string {
	for _, m := range k.modes {
		if m.name == mode && m.against != nil {
			return m.against.Difficulties()
		}
	}
	return nil
}

// Deal implements [game.Kind].
func (k *Shards) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	own := &Setup{People: players}
	s := game.Setup{Mode: cmp.Or(mode, k.modes[0].name), Difficulty: difficulty, Seed: seed, Own: own}
	if m, err := k.mode(mode); err == nil && m.against != nil {
		s.Difficulty = cmp.Or(difficulty, m.against.Usual())
	}
	g, err := k.Start(&s)
	if err != nil {
		return s, err
	}
	own.People = g.Seats()
	return s, nil
}

// ParseSetup reads a [Setup].
func (k *Shards) ParseSetup(data []byte) (any, error) {
	s := &Setup{}
	if err := strict.Decode(data, s); err != nil {
		return nil, err
	}
	return s, nil
}

// Start implements [game.Rules].
func (k *Shards) Start(s *game.Setup) (game.Game, error) {
	o, err := k.options(s)
	if err != nil {
		return nil, err
	}
	g, err := shards.New(k.cat, o, s.Seed)
	if err != nil {
		return nil, err
	}
	return g, nil
}

// options are what a set-up agrees on: what its mode means, and more.
func (k *Shards) options(s *game.Setup) (o shards.Options, err error) {
	own, _ := s.Own.(*Setup)
	if own == nil {
		own = &Setup{}
	}
	m, err := k.mode(s.Mode)
	if err != nil {
		return o, err
	}
	o = shards.Options{Seats: cmp.Or(own.People, m.usual), Leaders: own.Leaders, Future: own.Future || m.own.Future,
		Teams: own.Teams || m.own.Teams, ThreeWay: own.ThreeWay || m.own.ThreeWay, Auction: own.Auction || m.own.Auction,
		Draft: own.Draft || m.own.Draft, SecretRelics: own.Secret || m.own.Secret, First: own.First}
	switch {
	case m.against != nil:
		o.Automaton, err = automaton(m.against, s.Difficulty, o.Seats, own.Automaton)
	case s.Difficulty != "":
		err = message.New("shards-difficulty-mode", printable.Quote(s.Mode), printable.Quote(k.modes[0].name))
	case own.Automaton != "":
		err = message.New("shards-nemesis-mode", printable.Quote(s.Mode), printable.Quote(k.modes[0].name))
	}
	return o, err
}

// automaton is that of an adventure at a difficulty; "" is the usual one.
func automaton(of Adventure, difficulty string, players int, leader string) (shards.Automaton, error) {
	difficulty = cmp.Or(difficulty, of.Usual())
	switch names := of.Difficulties(); {
	case !slices.Contains(names, difficulty):
		return nil, message.New("unknown-difficulty-use", printable.Quote(difficulty), strings.Join(names, ", "))
	case players < 1 || players >= shards.MaxSeats:
		return nil, message.New("shards-players", players, 1, shards.MaxSeats-1)
	}
	return of.Automaton(difficulty, players, leader), nil
}

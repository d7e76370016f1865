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
	People  int      `json:"people,omitempty"`  // who play, without Nemesis; left out: as many as the mode usually has
	Leaders []string `json:"leaders,omitempty"` // by seat; left out or empty: at random
	Nemesis string   `json:"nemesis,omitempty"` // her leader; left out: at random

	Future   bool `json:"future,omitempty"` // with Relics of the Future
	Teams    bool `json:"teams,omitempty"`
	ThreeWay bool `json:"threeWay,omitempty"`
	Auction  bool `json:"auction,omitempty"` // of leaders
	Draft    bool `json:"draft,omitempty"`   // of relics
	Secret   bool `json:"secret,omitempty"`  // relics
}

// againstNemesis is the mode in which the players fight her together.
const againstNemesis = "nemesis"

// modes are the ways to play, with the number of players that they usually have and what they agree on.
var modes = []struct {
	name  string
	usual int
	own   Setup
}{
	{againstNemesis, 1, Setup{Future: true}},
	{"duel", 2, Setup{}},
	{"teams", 4, Setup{Teams: true}},
	{"three-way", 3, Setup{ThreeWay: true}},
	{"auction", 2, Setup{Future: true, Auction: true}},
	{"draft", 2, Setup{Future: true, Draft: true}},
	{"secret", 2, Setup{Future: true, Secret: true}},
}

// Modes implements [game.Kind].
func (k *Shards) Modes() (names []string) {
	for _, m := range modes {
		names = append(names, m.name)
	}
	return names
}

// Difficulties implements [game.Kind].
func (k *Shards) Difficulties(mode string) (names []string) {
	if mode == againstNemesis {
		for d := range shards.DifficultyCount {
			names = append(names, d.String())
		}
	}
	return names
}

// Deal implements [game.Kind].
func (k *Shards) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	own := &Setup{People: players}
	s := game.Setup{Mode: cmp.Or(mode, againstNemesis), Difficulty: difficulty, Seed: seed, Own: own}
	if s.Mode == againstNemesis {
		s.Difficulty = cmp.Or(difficulty, shards.ByTheBook.String())
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
	i := slices.Index(k.Modes(), cmp.Or(s.Mode, againstNemesis))
	if i < 0 {
		return o, message.New("mode-none", printable.Quote(s.Mode), strings.Join(k.Modes(), ", "))
	}
	m := &modes[i]
	o = shards.Options{Seats: cmp.Or(own.People, m.usual), Leaders: own.Leaders, Future: own.Future || m.own.Future,
		Teams: own.Teams || m.own.Teams, ThreeWay: own.ThreeWay || m.own.ThreeWay, Auction: own.Auction || m.own.Auction,
		Draft: own.Draft || m.own.Draft, SecretRelics: own.Secret || m.own.Secret}
	if m.name == againstNemesis {
		o.Nemesis, err = k.nemesis(s.Difficulty, o.Seats, own.Nemesis)
		return o, err
	}
	switch {
	case s.Difficulty != "":
		return o, message.New("shards-difficulty-mode", printable.Quote(s.Mode), printable.Quote(againstNemesis))
	case own.Nemesis != "":
		return o, message.New("shards-nemesis-mode", printable.Quote(s.Mode), printable.Quote(againstNemesis))
	}
	return o, nil
}

// nemesis is Nemesis at a difficulty; "" is the usual one.
func (k *Shards) nemesis(difficulty string, players int, leader string) (*shards.Nemesis, error) {
	names := k.Difficulties(againstNemesis)
	d := slices.Index(names, cmp.Or(difficulty, shards.ByTheBook.String()))
	switch {
	case d < 0:
		return nil, message.New("unknown-difficulty-use", printable.Quote(difficulty), strings.Join(names, ", "))
	case players < 1 || players > 3:
		return nil, message.New("shards-players", players, 1, 3)
	}
	n := shards.Difficulty(d).Nemesis(players)
	n.Leader = leader
	return n, nil
}

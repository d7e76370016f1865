package kind

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/strict"
)

// Setup is what only Codex begins a game with; see [game.Setup].
type Setup struct {
	People int        `json:"people,omitempty"` // left out: as few as the mode can have
	Heroes [][]string `json:"heroes,omitempty"` // by seat, the main hero first; left out or empty: at random
	First  int        `json:"first,omitempty"`  // who goes first, from 1; left out: at random
}

// WithFirst implements [game.Ordered].
func (s *Setup) WithFirst(first game.Seat) any {
	own := *s
	if own.First = int(first) + 1; first == game.NoSeat {
		own.First = 0
	}
	return &own
}

// mode is a way to play, with how many can play it.
type mode struct {
	name        string
	least, most int
	three       bool // heroes each (CQ48)
	teams       bool
}

var modes = []mode{{"one-hero", 2, 2, false, false}, {"three-heroes", 2, 2, true, false}, {"free-for-all", 3, codex.MaxSeats, true, false},
	{"two-headed-dragon", 4, 4, true, true}}

// players is how many can play.
func (m *mode) players() string {
	if m.least == m.most {
		return strconv.Itoa(m.least)
	}
	return fmt.Sprintf("%d–%d", m.least, m.most)
}

// Modes implements [game.Kind].
func (k *Codex) Modes() (names []string) {
	for _, m := range modes {
		names = append(names, m.name)
	}
	return names
}

// Difficulties implements [game.Kind].
func (k *Codex) Difficulties(string) []string { return nil }

// Deal implements [game.Kind].
func (k *Codex) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	own := &Setup{People: players}
	s := game.Setup{Mode: cmp.Or(mode, modes[0].name), Difficulty: difficulty, Seed: seed, Own: own}
	g, err := k.Start(&s)
	if err != nil {
		return s, err
	}
	own.People = g.Seats()
	return s, nil
}

// ParseSetup reads a [Setup].
func (k *Codex) ParseSetup(data []byte) (any, error) {
	s := &Setup{}
	if err := strict.Decode(data, s); err != nil {
		return nil, err
	}
	return s, nil
}

// Start implements [game.Rules].
func (k *Codex) Start(s *game.Setup) (game.Game, error) {
	own, _ := s.Own.(*Setup)
	if own == nil {
		own = &Setup{}
	}
	name := cmp.Or(s.Mode, modes[0].name)
	at := slices.IndexFunc(modes, func(m mode) bool { return m.name == name })
	switch {
	case at < 0:
		return nil, message.New("mode-none", printable.Quote(name), strings.Join(k.Modes(), ", "))
	case s.Difficulty != "":
		return nil, message.New("no-difficulties", name)
	}
	m := &modes[at]
	seats := cmp.Or(own.People, m.least)
	if seats < m.least || seats > m.most {
		return nil, message.New("codex-mode-players", seats, name, m.players())
	}
	g, err := codex.New(k.cat, codex.Options{Seats: seats, Heroes: own.Heroes, Three: m.three, Teams: m.teams, First: own.First}, s.Seed)
	if err != nil {
		return nil, err
	}
	return g, nil
}

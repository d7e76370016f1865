package kind

import (
	"cmp"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/strict"
)

// Setup is what only Codex begins a game with; see [game.Setup].
type Setup struct {
	People int        `json:"people,omitempty"` // left out: two
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

// The modes, and those of the book that cannot be played yet.
const (
	oneHero     = "one-hero"
	threeHeroes = "three-heroes"
)

var later = []string{"two-headed-dragon", "free-for-all"}

// Modes implements [game.Kind].
func (k *Codex) Modes() []string { return []string{oneHero, threeHeroes} }

// Difficulties implements [game.Kind].
func (k *Codex) Difficulties(string) []string { return nil }

// Deal implements [game.Kind].
func (k *Codex) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	own := &Setup{People: players}
	s := game.Setup{Mode: cmp.Or(mode, oneHero), Difficulty: difficulty, Seed: seed, Own: own}
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
	mode := cmp.Or(s.Mode, oneHero)
	switch modes := strings.Join(k.Modes(), ", "); {
	case slices.Contains(later, mode):
		return nil, message.New("codex-mode-later", printable.Quote(mode), modes)
	case !slices.Contains(k.Modes(), mode):
		return nil, message.New("mode-none", printable.Quote(mode), modes)
	case s.Difficulty != "":
		return nil, message.New("no-difficulties", mode)
	}
	g, err := codex.New(k.cat, codex.Options{Seats: cmp.Or(own.People, 2), Heroes: own.Heroes, Three: mode == threeHeroes,
		First: own.First}, s.Seed)
	if err != nil {
		return nil, err
	}
	return g, nil
}

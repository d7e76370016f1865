// Package games lists the games that programs know by package game alone.
package games

import (
	"maps"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	codex "github.com/keyraken/keyraken/game/codex/kind"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/shards/kind"
)

// KeyForge is the name of the game that programs know by more than package game, and play unless another is named.
const KeyForge = "keyforge"

// List is how each game is made, by the name that its saves have, when it is wanted.
type List map[string]func() game.Kind

// All are the games of the program, without [KeyForge].
func All() List {
	return List{
		"codex":  func() game.Kind { return codex.New() },
		"shards": func() game.Kind { return Shards() },
	}
}

// Shards is Shards of Infinity with its adventures.
func Shards() *kind.Shards { return kind.New(nemesis.Adventure{}) }

// Names are the names of all games, with [KeyForge].
func (l List) Names() []string { return append([]string{KeyForge}, slices.Sorted(maps.Keys(l))...) }

// Named is the game with that name.
func (l List) Named(name string) (game.Kind, error) {
	offered, ok := l[name]
	if !ok {
		return nil, message.New("unknown-game-use", printable.Quote(name), strings.Join(l.Names(), ", "))
	}
	return offered(), nil
}

// Deal is the set-up of a new game, see [game.Kind]; the mode and the difficulty must be those of the game.
func Deal(k game.Kind, players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	if modes := k.Modes(); mode == "" {
		mode = modes[0]
	} else if !slices.Contains(modes, mode) {
		return game.Setup{}, message.New("unknown-mode-use", printable.Quote(mode), strings.Join(modes, ", "))
	}
	switch all := k.Difficulties(mode); {
	case difficulty != "" && len(all) == 0:
		return game.Setup{}, message.New("no-difficulties", mode)
	case difficulty != "" && !slices.Contains(all, difficulty):
		return game.Setup{}, message.New("unknown-difficulty-use", printable.Quote(difficulty), strings.Join(all, ", "))
	}
	return k.Deal(players, mode, difficulty, seed)
}

// NewPlayer is the computer with that name, which must be one of the game's.
func NewPlayer(k game.Kind, name string, seed uint64) (game.Player, error) {
	if all := k.Players(); !slices.Contains(all, name) {
		return nil, message.New("unknown-bot-use", printable.Quote(name), strings.Join(all, ", "))
	}
	return k.NewPlayer(name, seed)
}

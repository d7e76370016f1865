// Package adventures lists the adventures that can be played.
package adventures

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/scenario"
)

// All returns every adventure.
func All() []adventure.Adventure { return []adventure.Adventure{keyraken.Adventure} }

// Of returns the adventure that the game is, or nil when it is none of them.
func Of(g *game.Game) adventure.Adventure {
	for _, a := range All() {
		if a.Name() == g.Mode().Name() {
			return a
		}
	}
	return nil
}

// Names are the short names of the adventures.
func Names() []string {
	var names []string
	for _, a := range All() {
		names = append(names, a.Name())
	}
	return names
}

// Named returns the adventure of that short name.
func Named(name string) (adventure.Adventure, error) {
	if i := slices.Index(Names(), name); i >= 0 {
		return All()[i], nil
	}
	return nil, fmt.Errorf("no adventure is called %q; choose one of: %s", name, strings.Join(Names(), ", "))
}

// Facts returns every printing of every set, those of the adventures last.
func Facts() []cards.Printing {
	all := slices.Clone(cards.Facts())
	for _, a := range All() {
		all = append(all, a.Facts()...)
	}
	return all
}

// Rules are the rules of the duel and of every adventure, for scenarios and
// saves. The catalogue must have the cards of the adventures.
func Rules(cat *game.Catalogue) *scenario.Rules {
	var modes []scenario.Mode
	for _, a := range All() {
		modes = append(modes, scenario.Mode{Name: a.Name(), Boss: a.Boss(), Deck: a.Deck(), New: func(difficulty string) (game.Mode, error) {
			if difficulty == "" {
				return a.Mode(adventure.Normal), nil
			}
			d, err := adventure.ParseDifficulty(difficulty)
			return a.Mode(d), err
		}})
	}
	return scenario.NewRules(cat, modes...)
}

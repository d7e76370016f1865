package play

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/scene"
)

// PositionNames lists the names of the prepared positions of an adventure.
func PositionNames(a adventure.Adventure) string {
	return strings.Join(slices.Sorted(maps.Keys(a.Positions())), ", ")
}

// Position puts a prepared position on the table.
func Position(s *scene.Stack, name string) error {
	p, ok := s.Adventure.Positions()[name]
	if !ok {
		return fmt.Errorf("no position is called %q; choose one of: %s", name, PositionNames(s.Adventure))
	}
	if err := Start(s, p); err != nil {
		return fmt.Errorf("position %q: %w", name, err)
	}
	return nil
}

// Start puts a position on the table.
func Start(s *scene.Stack, p game.Position) error {
	g, err := game.Start(s.Catalogue, s.Adventure.Mode(adventure.Normal), p)
	if err != nil {
		return err
	}
	m, err := s.Lay(replay.UnsavedGame(g))
	if err != nil {
		return err
	}
	s.Replace(New(m))
	return nil
}

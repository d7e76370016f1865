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

// PositionNames lists the names of the prepared positions of the adventures. Those of
// all but the first stand behind the names of their adventures.
func PositionNames(all adventure.List) string {
	var names []string
	for i, a := range all {
		for _, name := range slices.Sorted(maps.Keys(a.Positions())) {
			if i > 0 {
				name = a.Name() + "/" + name
			}
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// Position puts a prepared position of one of the adventures on the table.
func Position(s *scene.Stack, name string) error {
	a, of := s.Adventures[0], name
	if adventure, rest, ok := strings.Cut(name, "/"); ok {
		var err error
		if a, err = s.Adventures.Named(adventure); err != nil {
			return err
		}
		of = rest
	}
	p, ok := a.Positions()[of]
	if !ok {
		return fmt.Errorf("no position is called %q; choose one of: %s", name, PositionNames(s.Adventures))
	}
	s.Choose(a)
	if err := Start(s, p); err != nil {
		return fmt.Errorf("position %q: %w", name, err)
	}
	return nil
}

// Start puts a position of the adventure that is played on the table.
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

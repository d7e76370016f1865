package play

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
)

// PositionNames lists the names of the prepared positions of the adventures. Those of
// all but the first follow the names of their adventures.
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

// Start puts a position of the present adventure on the table.
func Start(s *scene.Stack, p keyforge.Position) error {
	g, err := keyforge.Start(s.Catalogue, s.Adventure.Mode(adventure.Normal), p)
	if err != nil {
		return err
	}
	m, err := s.OpenTable(save.Unsaved(g))
	if err != nil {
		return err
	}
	s.Replace(New(m))
	return nil
}

// Teach begins the n-th lesson of the adventure that has lessons; leave goes back
// to the choice of lessons.
func Teach(s *scene.Stack, n int, leave func(*scene.Stack)) {
	a, all := s.Teacher()
	s.Choose(a)
	g, err := keyforge.Start(s.Catalogue, a.Mode(all[n].Difficulty), all[n].Position)
	if err == nil {
		var m *table.Model
		if m, err = s.OpenTable(save.Unsaved(g)); err == nil {
			l := &lesson{course: all[n].Begin(g), from: a, n: n, leave: leave}
			l.guide(m)
			s.Replace(&Screen{Model: m, lesson: l})
			return
		}
	}
	s.Tell(s.T("cannot-begin"), s.Language.Say(err))
}

// first begins a first adventure.
func first(s *scene.Stack) {
	m, err := s.OpenBegunTable(s.Begin(session.FirstPlan(s.Seed())))
	if err != nil {
		s.Tell(s.T("cannot-begin"), s.Language.Say(err))
		return
	}
	s.Replace(New(m))
}

package scene

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/table"
)

// Screens are the open screens, the one on top last, and who is at their table.
type Screens struct{ screens []Screen }

// Push puts a screen on top.
func (s *Screens) Push(n Screen) { s.screens = append(s.screens, n) }

// Top is the screen on top.
func (s *Screens) Top() Screen { return s.screens[len(s.screens)-1] }

// Table is the table being played or watched, or nil.
func (s *Screens) Table() *table.Model {
	for _, n := range s.screens {
		if t := n.Table(); t != nil {
			return t
		}
	}
	return nil
}

// Sitting is who plays at the open table, or between the games of a match; nil: nobody.
func (s *Screens) Sitting() Sitters {
	if m := s.Table(); m != nil {
		return seated{m}
	}
	for _, n := range s.screens {
		if t := n.Sitters(); t != nil {
			return t
		}
	}
	return nil
}

// People are the seats of persons who play, a bit for each: none if nobody does.
func (s *Screens) People() uint8 {
	if n := s.Sitting(); n != nil {
		return n.Persons()
	}
	return 0
}

// Decides is the seat whose input is asked for, or [couch.Nobody].
func (s *Screens) Decides() int {
	if n := s.Sitting(); n != nil {
		return n.Asked()
	}
	return couch.Nobody
}

// seated are those who play at a table of KeyForge.
type seated struct{ *table.Model }

// Persons implements [Sitters]: none where the game is only watched.
func (t seated) Persons() (all uint8) {
	for i := range t.Seats() {
		if !t.Watched && t.Bots[i] == nil {
			all |= 1 << i
		}
	}
	return all
}

// Asked implements [Sitters].
func (t seated) Asked() int {
	if d := t.Decider(); d != keyforge.NoSide {
		return int(d)
	}
	return couch.Nobody
}

// Together implements [Sitters]: when the game is over.
func (t seated) Together() bool { return t.Over() }

// Called implements [Sitters].
func (t seated) Called(_ *Stack, seat int) string { return t.Name(keyforge.Side(seat)) }

// Paused reports whether the game waits for a gamepad.
func (s *Screens) Paused() bool { return s.Top().Name() == pausedName }

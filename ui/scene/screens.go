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

// People are the seats of persons at the table, or between the games of a match, a bit for
// each: none if nobody plays.
func (s *Screens) People() (all uint8) {
	m := s.Table()
	if m == nil {
		if n := s.sitters(); n != nil {
			return n.Persons()
		}
		return 0
	}
	if m.Watched {
		return 0
	}
	for i := range m.Seats() {
		if m.Bots[i] == nil {
			all |= 1 << i
		}
	}
	return all
}

// sitters is the screen at which the players sit when there is no table, or nil.
func (s *Screens) sitters() Sitters {
	for _, n := range s.screens {
		if t := n.Sitters(); t != nil {
			return t
		}
	}
	return nil
}

// Decides is the seat whose input is asked for, or [couch.Nobody].
func (s *Screens) Decides() int {
	if m := s.Table(); m != nil {
		if d := m.Decider(); d != keyforge.NoSide {
			return int(d)
		}
	} else if n := s.sitters(); n != nil {
		return n.Asked()
	}
	return couch.Nobody
}

// Paused reports whether the game waits for a gamepad.
func (s *Screens) Paused() bool { return s.Top().Name() == pausedName }

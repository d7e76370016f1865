package blunders

import "github.com/keyraken/keyraken/game/keyforge"

// neighbours is how many positions after the last that seems to be won are asked about with all eyes.
const neighbours = 2

// sight finds the last position of a game that can be won.
type sight struct {
	course *course
	ask    func(at, eye int) (line []keyforge.Command, won bool, err error)
	eyes   int // how many there are
	asked  map[[2]int]bool
	known  bool // a position is proven:
	proven int  // after so many commands
	line   []keyforge.Command
}

// asks reports whether the position can be won as far as the first of the eyes see.
func (s *sight) asks(at, eyes int) (bool, error) {
	if s.known && at <= s.proven {
		return true, nil
	}
	if s.asked == nil {
		s.asked = map[[2]int]bool{}
	}
	for eye := range eyes {
		if s.asked[[2]int{at, eye}] {
			continue
		}
		s.asked[[2]int{at, eye}] = true
		line, won, err := s.ask(at, eye)
		if err != nil {
			return false, err
		}
		if won {
			s.prove(at, line)
			return true, nil
		}
	}
	return false, nil
}

// prove notes that a line wins: as far as it goes as the game went, it proves the positions of that, too.
func (s *sight) prove(at int, line []keyforge.Command) {
	for len(line) > 0 && at < len(s.course.commands) && line[0] == s.course.commands[at] {
		at, line = at+1, line[1:]
	}
	s.known, s.proven, s.line = true, at, line
}

// search finds the last position that can be won, of a game whose beginning is proven: the turn, then the decision in it.
func (s *sight) search() error {
	turns := []int{0}
	for _, at := range s.course.turns {
		if at > 0 {
			turns = append(turns, at)
		}
	}
	if err := s.last(turns); err != nil {
		return err
	}
	var decisions []int
	turn := s.course.turn(s.proven)
	for at := s.proven; at < s.course.begins(turn+1); at++ {
		decisions = append(decisions, at)
	}
	return s.last(decisions)
}

// last looks for the last of the positions that can be won; the first can.
func (s *sight) last(positions []int) error {
	low, high := 0, len(positions)
	for high-low > 1 {
		middle := (low + high) / 2
		won, err := s.asks(positions[middle], 1)
		if err != nil {
			return err
		}
		if won {
			low = middle
		} else {
			high = middle
		}
	}
	for at := low + 1; at < len(positions) && at <= low+neighbours; at++ {
		won, err := s.asks(positions[at], s.eyes)
		if err != nil {
			return err
		}
		if won {
			low = at
		}
	}
	return nil
}

package scene

import "github.com/keyraken/keyraken/game/library"

// OpponentWords are who sat opposite in a standard game, in words.
func (s *Stack) OpponentWords(who string) string {
	if who == library.Person {
		return s.T("records-person")
	}
	key := "bot-" + who
	if _, from := s.Language.Template(key); from == nil {
		key = "bot-other"
	}
	return s.T("records-computer", s.T(key))
}

// RungWords are a rung of a ladder in words.
func (s *Stack) RungWords(r library.Rung) string {
	return s.T("records-rung", s.DifficultyOf("", r.Word), s.T(FlightNames[r.Players-1]))
}

// FlightNames are the keys of what the flights of a ladder are called.
var FlightNames = [...]string{"flight-alone", "flight-two", "flight-three"}

package session

import "github.com/keyraken/keyraken/game/store/records"

// OpponentWords describe the opponent in a standard game.
func (w *Words) OpponentWords(who string) string {
	if who == records.Person {
		return w.T("records-person")
	}
	key := "bot-" + who
	if _, from := w.Language.Template(key); from == nil {
		key = "bot-unknown"
	}
	return w.T("records-computer", w.T(key))
}

// RungWords describe a rung of a ladder.
func (s *Session) RungWords(r records.Rung) string {
	return s.T("records-rung", s.DifficultyOf("", r.Word), s.T(FlightNames[r.Players-1]))
}

// FlightNames are the keys of the names of the flights of a ladder.
var FlightNames = [...]string{"flight-alone", "flight-two", "flight-three"}

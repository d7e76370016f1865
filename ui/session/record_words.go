package session

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// OpponentWords describe the opponent in a standard game.
func (w *Words) OpponentWords(who string) string {
	if who == replay.Person {
		return w.T("records-person")
	}
	key := "bot-" + who
	if _, from := w.Language.Template(key); from == nil {
		key = "bot-unknown"
	}
	return w.T("records-computer", w.T(key))
}

// Ladder is whom the players fight together in games of a kind, and how hard that may be, the mildest first: the rungs of its
// ladders.
func (s *Session) Ladder(k game.Kind) (boss string, words []string) {
	if k == nil {
		return s.Adventure.Boss(), adventure.Ladder(s.Adventure)
	}
	return records.LadderOf(k)
}

// DifficultyIn is what a difficulty in games of a kind is called.
func (s *Session) DifficultyIn(k game.Kind, word string) string {
	if k == nil {
		return s.DifficultyOf("", word)
	}
	return s.WordsOf(k).Term("difficulty-" + word)
}

// RungWords describe a rung of a ladder in games of a kind.
func (s *Session) RungWords(k game.Kind, r records.Rung) string {
	return s.T("records-rung", s.DifficultyIn(k, r.Word), s.T(FlightNames[r.Players-1]))
}

// FlightNames are the keys of the names of the flights of a ladder.
var FlightNames = [...]string{"flight-alone", "flight-two", "flight-three"}

package session

import (
	"github.com/keyraken/keyraken/adventure"
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

// Ladder is whom the players fight together, and how hard that may be, the mildest first: the rungs of its ladders.
func (n *Chronicle) Ladder() (boss string, words []string) {
	if n.kind == nil {
		return n.s.Adventure.Boss(), adventure.Ladder(n.s.Adventure)
	}
	return records.LadderOf(n.kind)
}

// Difficulty is what a difficulty is called.
func (n *Chronicle) Difficulty(word string) string {
	if n.kind == nil {
		return n.s.DifficultyOf("", word)
	}
	return n.s.WordsOf(n.kind).Term("difficulty-" + word)
}

// RungWords describe a rung of a ladder.
func (n *Chronicle) RungWords(r records.Rung) string {
	return n.s.T("records-rung", n.Difficulty(r.Word), n.s.T(FlightNames[r.Players-1]))
}

// FlightNames are the keys of the names of the flights of a ladder.
var FlightNames = [...]string{"flight-alone", "flight-two", "flight-three"}

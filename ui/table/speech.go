package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Speech is the language of a table.
type Speech struct {
	*lang.Language
	Titles [game.MaxSides]string // what the sides are called on their own
	Names  [game.MaxSeats]string // and the players in the story, those who are more than a number
}

// Speak tells the story, and asks, in another language from now on. What is being
// shown is skipped.
func (m *Model) Speak(s Speech) {
	m.finish()
	m.speak(s)
	m.Log, m.Deeds, m.bookmarks, m.Tally = nil, nil, nil, playback.Tally{}
	m.retell()
}

func (m *Model) speak(s Speech) {
	m.Titles, m.Words.Language, m.Words.Names = s.Titles, s.Language, s.Names
	for i := range m.types {
		m.types[i] = s.Type(card.Type(i))
	}
}

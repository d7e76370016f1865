package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/text"
)

// Speech is the language of a table.
type Speech struct {
	Titles  [game.MaxSides]string // what the sides are called on their own
	Names   text.Vocabulary
	Story   *narrate.Language
	English text.English // writes the texts of cards
}

// Speak tells the story, and asks, in another language from now on. What is being
// shown is skipped.
func (m *Model) Speak(s Speech) {
	m.Skip()
	m.speak(s)
	m.Log, m.bookmarks, m.Tally = nil, nil, Tally{}
	m.retell()
}

func (m *Model) speak(s Speech) {
	m.Titles, m.Names = s.Titles, s.Names
	m.Words.Language, m.Words.English = s.Story, s.English
	for i := range m.types {
		m.types[i] = s.Names.Type(card.Type(i))
	}
}

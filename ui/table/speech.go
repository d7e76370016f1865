package table

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Speech is the language of a table.
type Speech struct {
	*lang.Language
	Titles [keyforge.MaxSides]string // the names of the sides on their own
	Names  [keyforge.MaxSeats]string // and of the players in the story, if they have more than a number
}

// Speak tells the story, and asks, in another language from now on. It skips what
// is being shown.
func (m *Model) Speak(s Speech) {
	m.finish()
	m.speak(s)
	m.Log, m.Outcomes, m.bookmarks, m.Tally = nil, nil, nil, playback.Tally{}
	m.retell()
}

func (m *Model) speak(s Speech) {
	m.Titles, m.Words.Language, m.Words.Names = s.Titles, s.Language, s.Names
	for i := range m.types {
		m.types[i] = s.Type(card.Type(i))
	}
}

// DescribeOutcome are the lines that describe an outcome.
func (m *Model) DescribeOutcome(o *forecast.Outcome) []string {
	words := m.Words
	return words.Lines(o.Events)
}

// Package narrate tells in English what happened in a game. Its words come from
// events alone, so that everybody who watches a game reads the same story: a
// terminal, a log beside the window, a transcript in a test.
package narrate

import (
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/text"
)

// Narrator tells the story of one game.
type Narrator struct {
	Game *game.Game
	// Names are what the sides are called, such as "Player 1". A side without
	// a name is "you".
	Names [game.MaxSides]string
	// Open tells whose hidden cards the reader may see.
	Open [game.MaxSides]bool
	// English is the language of house and card names.
	English text.English
}

// Lines tells what happened, one fact a line. Facts that follow from the one
// before them, such as that a creature that reaps exhausts, are left out, and
// cards that one side draws together share a line.
func (n *Narrator) Lines(events []game.Event) []string {
	var lines []string
	for i := 0; i < len(events); {
		run := alike(events[i:])
		var line string
		switch {
		case implied(events, i):
		case run > 1:
			line = n.several(events[i : i+run])
		default:
			line = n.Words(&events[i])
		}
		if line != "" {
			lines = append(lines, line)
		}
		i += run
	}
	return lines
}

// alike is how many events from the first on are told together: cards that go
// the same way.
func alike(events []game.Event) int {
	first := events[0]
	if first.Kind != game.Drew && first.Kind != game.Moved {
		return 1
	}
	n := 1
	for ; n < len(events); n++ {
		e := events[n]
		if e.Card = first.Card; e != first {
			break
		}
	}
	return n
}

// several tells events that are alike.
func (n *Narrator) several(events []game.Event) string {
	return n.Words(&events[0]) + fmt.Sprint(len(events)) + strings.Repeat("", 1)
}

// implied reports whether the event only follows from one near it.
func implied(events []game.Event, i int) bool {
	switch e := events[i]; e.Kind {
	case game.StepBegan, game.TurnEnded:
		return true
	default:
		_ = card.Deck
		return false
	}
}

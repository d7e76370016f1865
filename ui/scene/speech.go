package scene

import (
	"unicode"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/text"
	"github.com/keyraken/keyraken/ui/table"
)

// speeches are what a language has besides its catalogue: the names of what cards
// are, and the sentences in which games are told.
var speeches = map[assets.Language]table.Speech{
	assets.English: {Names: text.English{}, Story: narrate.English},
	assets.Russian: {Names: text.Russian{}, Story: narrate.Russian},
}

// Speak changes to the language of the settings, on all screens.
func (s *Stack) Speak() {
	s.words, s.names = s.Languages[s.Settings.Language], speeches[s.Settings.Language].Names
	s.Cache.reset(s.English)
	if t := s.Table(); t != nil {
		t.Speak(s.speech(t.Words.You))
	}
}

// speech is how a table speaks at which those seats are addressed as you.
func (s *Stack) speech(you [game.MaxSides]bool) table.Speech {
	speech := speeches[s.Settings.Language]
	speech.English = s.English
	for i := range game.MaxSeats {
		speech.Titles[i] = s.T("player-title", i+1)
		if you[i] {
			speech.Titles[i] = s.T("you-title")
		}
	}
	speech.Titles[game.Monster] = s.T("monster-title")
	return speech
}

// Capital is a sentence with a capital at its beginning.
func Capital(s string) string {
	for i, r := range s {
		return string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

package scene

import (
	"unicode"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/table"
)

// Speak changes to the language of the settings, on all screens.
func (s *Stack) Speak() {
	for _, a := range s.Adventures {
		s.spoken[a.Name()] = languages.Named(s.Settings.Language).Lay(a.Words).With(s.CardTitle)
	}
	s.Language = s.spoken[s.Adventure.Name()]
	s.Cache.reset(s.Language)
	if t := s.Table(); t != nil {
		t.Speak(s.speech(t.Words.You))
	}
}

// speech is how a table speaks at which those seats are addressed as you.
func (s *Stack) speech(you [game.MaxSides]bool) table.Speech {
	speech := table.Speech{Language: s.Language}
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

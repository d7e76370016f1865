package session

import (
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Speak switches to the language of the settings, on all screens.
func (s *Session) Speak() {
	spoken := languages.Named(s.Settings.Language)
	if s.Settings.EnglishTitles {
		spoken = spoken.WithEnglishTitles()
	}
	for _, a := range s.Adventures {
		s.spoken[a.Name()] = spoken.WithWords(a.Words).WithTitles(s.printedTitle)
	}
	s.Language = s.spoken[s.Adventure.Name()]
	if s.OnSpeak != nil {
		s.OnSpeak()
	}
}

// maxPlayerName is the most letters in a player's name.
const MaxPlayerName = 24

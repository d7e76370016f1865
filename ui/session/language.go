package session

import (
	"maps"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Speak switches to the language of the settings, on all screens.
func (s *Session) Speak() {
	spoken := languages.Named(s.Settings.Language)
	if s.Settings.EnglishTitles {
		spoken = spoken.WithEnglishTitles()
	}
	for _, a := range s.Adventures { // whichever is played, cards of others are seen as well
		spoken = spoken.WithWords(func(language string) lang.Words {
			words := maps.Clone(a.Words(language))
			maps.DeleteFunc(words, func(key, _ string) bool { return !lang.IsTitle(key) })
			return words
		})
	}
	spoken = spoken.WithWords(expedition.Words)
	for _, a := range s.Adventures {
		s.spoken[a.Name()] = spoken.WithWords(a.Words).WithTitles(s.printedTitle)
	}
	s.Language = s.spoken[s.Adventure.Name()]
	if s.OnSpeak != nil {
		s.OnSpeak()
	}
}

// TitleOf is what an adventure is called, whichever is played.
func (s *Session) TitleOf(a adventure.Adventure) string {
	return s.spoken[a.Name()].T("adventure-title")
}

// MonsterOf is what its monster is called.
func (s *Session) MonsterOf(a adventure.Adventure) string {
	return s.spoken[a.Name()].T("monster-title")
}

// maxPlayerName is the most letters in a player's name.
const MaxPlayerName = 24

// SpeechOf is the words of an adventure, whichever is played.
func (s *Session) SpeechOf(a adventure.Adventure) adventure.Speech { return s.spoken[a.Name()].T }

package scenetest

import (
	"maps"
	"regexp"
	"strings"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/session"
)

// places are where numbers and names are put in.
var places = regexp.MustCompile(`\{[^{}]*\}`)

// Stretch makes all texts of the language as long as those of a wordier one, except
// for the names of the players, which are short in every language.
func (m *Mouse) Stretch() {
	long := *m.Stack.Language
	long.Words = lang.Words{}
	words := maps.Clone(languages.Named(m.Stack.Settings.Language).Words)
	maps.Copy(words, m.Stack.Language.Words) // those of the adventure
	for key, text := range words {
		if !strings.HasPrefix(key, "player-") {
			text += strings.Repeat(" длин", (len(places.ReplaceAllString(text, "10"))+5)/10)
		}
		long.Words[key] = text
	}
	m.Stack.Language, m.Stack.Cards.Language = &long, &long
}

// InRussian is the default settings in Russian, without delays and with text of that size.
func InRussian(text int) session.Settings {
	s := session.DefaultSettings
	s.Language, s.Text, s.Speed = "ru", text, len(session.Speeds)-1
	return s
}

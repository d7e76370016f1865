package scene

import (
	"unicode"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/table"
)

// Speak switches to the language of the settings, on all screens.
func (s *Stack) Speak() {
	for _, a := range s.Adventures {
		s.spoken[a.Name()] = languages.Named(s.Settings.Language).Lay(a.Words).With(s.printedTitle)
	}
	s.Language = s.spoken[s.Adventure.Name()]
	s.Cache.reset(s.Language)
	s.links = newLinking(s.Language, s.Adventures.Reference(s.Language))
	if t := s.Table(); t != nil {
		t.Speak(s.speech(t.Words.You, t.Bots, &t.Story.Header))
	}
}

// maxPlayerName is the most letters in a player's name.
const maxPlayerName = 24

// speech is the language of a table that addresses those seats as you, where bots hold
// some: players are called by their names, and one who plays for nobody is an ally.
func (s *Stack) speech(you [keyforge.MaxSides]bool, bots [keyforge.MaxSides]bot.Bot, h *replay.Header) table.Speech {
	speech := table.Speech{Language: s.Language}
	persons, allies := 0, 0
	for i := range max(len(h.Decks), 1) {
		if i < keyforge.MaxSeats && bots[i] == nil {
			persons++
		} else {
			allies++
		}
	}
	duel := h.Mode == keyforge.Duel.Name()
	for i := range keyforge.MaxSeats {
		speech.Titles[i] = s.T("player-title", i+1)
		name := ""
		if i < len(h.Players) {
			name = printable.Text(h.Players[i], maxPlayerName)
		}
		switch {
		case name != "":
			speech.Titles[i], speech.Names[i] = name, name
		case you[i]:
			speech.Titles[i] = s.T("you-title")
		case duel && bots[i] != nil && persons > 0:
			speech.Titles[i] = s.T("bot")
			speech.Names[i] = speech.Titles[i]
		case bots[i] != nil && persons > 0 && allies == 1:
			speech.Titles[i] = s.T("ally-title")
			speech.Names[i] = speech.Titles[i]
		case bots[i] != nil && persons > 0:
			speech.Titles[i] = s.T("ally-n-title", i+1)
			speech.Names[i] = speech.Titles[i]
		}
	}
	speech.Titles[keyforge.Monster] = s.T("monster-title")
	return speech
}

// Capital is a sentence with a capital at its beginning.
func Capital(s string) string {
	for i, r := range s {
		return string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

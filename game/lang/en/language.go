// Package en is English.
//
// Package plan decides what the texts of cards say; this package says it. Most words are in
// tables: those for effects of one clause in sayings.go, for modifiers in modifiers.go, for tests
// in predicates.go, for conditions in conditions.go, for numbers in numbers.go and for questions
// in questions.go; parts.go names the parts of all of them. The other functions follow the
// structure of the card language: abilities.go writes abilities; effects.go, damage.go, moves.go and
// control.go write effects that are more than a row. These in turn use targets.go, filters.go,
// players.go and events.go for their parts.
// Effects become clauses (a subject, a verb, the rest), which grammar.go joins into sentences:
// "ready and fight with a friendly creature", "your opponent may discard a card".
package en

import (
	_ "embed"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

//go:embed words.json
var wordsJSON []byte

//go:embed terminal.json
var terminalJSON []byte

//go:embed usage.json
var usageJSON []byte

//go:embed reference.json
var referenceJSON []byte

// Language is English.
func Language() lang.Language {
	return lang.Language{
		Name: "en", Title: "English", Terms: terms(), Words: lang.ReadWords(wordsJSON, terminalJSON, usageJSON, referenceJSON),
		Messages: message.English(), Story: story,
		Texts: func(l *lang.Language) lang.Texts { return english{l} },
		Asks:  func(l *lang.Language) lang.Questions { return english{l} },
	}
}

// terms returns the terms; the card language calls most of them as English does.
func terms() lang.Terms {
	t := lang.Terms{Houses: printed.English, Reminders: reminders}
	for i, name := range typeNames {
		t.Types[i] = lang.TitleCase(name)
	}
	for k := trait.None + 1; k < trait.Count; k++ {
		t.Traits[k] = lang.TitleCase(k.String())
	}
	t.Traits[trait.AI], t.Traits[trait.Redacted] = strings.ToUpper(trait.AI.String()), strings.ToUpper(trait.Redacted.String())
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		t.Keywords[k] = lang.TitleCase(k.String())
	}
	t.Keywords[lang.Prey], t.Keywords[lang.Gigantic], t.Keywords[lang.Enhance] = "Prey", "Gigantic", "Enhance"
	for k, reminder := range t.Reminders {
		which := "a creature with " + strings.ToLower(t.Keywords[k])
		reminder = strings.Replace(reminder, "this creature", which, 1)
		reminder = strings.Replace(reminder, "this card", "a card with "+strings.ToLower(t.Keywords[k]), 1)
		reminder = strings.Replace(reminder, "this step of your turn", "that step of the turn", 1)
		t.GivenReminders[k] = strings.Replace(reminder, "This creature", lang.Capital(which), 1)
	}
	t.Icons[card.AmberIcon] = "æmber"
	for i := card.AmberIcon + 1; i < card.IconCount; i++ {
		t.Icons[i] = i.String()
	}
	for k := range card.CounterCount {
		t.Counters[k], t.CounterWords[k] = lang.TitleCase(k.String()), k.String()
	}
	return t
}

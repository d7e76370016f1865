package lang

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Card is the rules text of a card.
type Card struct {
	// Keywords come first; a player who knows them may hide the reminders.
	Keywords []Keyword
	// Paragraphs hold one ability each.
	Paragraphs []string
	// Mentioned are the keywords that the paragraphs mention.
	Mentioned []Keyword
	// In is the title of the fallback language if the text is in that language, else empty.
	In string
}

// Keyword is a keyword with its number and what it means.
type Keyword struct {
	Name     string       // such as "Assault 2"
	Reminder string       // one sentence
	Kind     card.Keyword // also Prey, Gigantic and Enhance
	N        int
	Given    bool // by an ability, to another creature
}

// Prey, Gigantic and Enhance are explained like keywords but are none of the rules.
const (
	Prey = card.KeywordCount + iota
	Gigantic
	Enhance
	KeywordKinds
)

// String returns the whole text with the reminders, one paragraph per line, after the title
// of its language if that is the fallback.
func (c Card) String() string {
	s := ""
	if c.In != "" {
		s = "[" + c.In + "]\n"
	}
	for _, k := range c.Keywords {
		s += k.Name + ". (" + k.Reminder + ")\n"
	}
	for _, p := range c.Paragraphs {
		s += p + "\n"
	}
	for _, k := range c.Mentioned {
		s += "(" + k.Name + ": " + k.Reminder + ")\n"
	}
	if s == "" {
		return s
	}
	return s[:len(s)-1]
}

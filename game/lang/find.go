package lang

import (
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Findable is what a card can be found by besides its title, for [Mentions]: its type, its traits, its
// keywords, also those that only printings bear, and its text without reminders.
func (l *Language) Findable(c *card.Card, printed []card.Keyword) string {
	var b strings.Builder
	add := func(text string) { b.WriteString(spacedWords(text)) }
	add(l.Type(c.Type))
	if c.Token {
		add(l.T("token-creature"))
	}
	for _, t := range l.Traits(c.Traits) {
		add(t)
	}
	for _, k := range printed {
		add(l.Keyword(k))
	}
	text := l.Card(c)
	for _, k := range text.Keywords {
		add(k.Name)
	}
	for _, p := range text.Paragraphs {
		add(p)
	}
	return b.String()
}

// Mentions reports whether a text of [Language.Findable] has the words of the query one after another, the
// last of which may be the beginning of one: "splash-attack", "archon pow". Without a word it is false.
func Mentions(findable, query string) bool {
	words := spacedWords(query)
	return words != "" && strings.Contains(findable, words)
}

// spacedWords are the words of a text in lower case, with a space before each.
func spacedWords(text string) string {
	var b strings.Builder
	within := false
	for _, r := range strings.ToLower(text) {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			within = false
			continue
		}
		if !within {
			b.WriteByte(' ')
		}
		if within = true; r == 'ё' {
			r = 'е'
		}
		b.WriteRune(r)
	}
	return b.String()
}

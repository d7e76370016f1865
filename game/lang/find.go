package lang

import (
	"strings"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Findable is what a card can be found by besides its title, for [Mentions]: its type, its traits, its
// keywords, also those that only printings bear, and its text without reminders.
func (l *Language) Findable(c *card.Card, printed []card.Keyword) string {
	var b strings.Builder
	add := func(text string) { b.WriteString(spaced(text)) }
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
	words := spaced(query)
	return words != "" && strings.Contains(findable, words)
}

// spaced are the folded words of a text, with a space before each.
func spaced(text string) string {
	words := fold.Words(text)
	if len(words) == 0 {
		return ""
	}
	return " " + strings.Join(words, " ")
}

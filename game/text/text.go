// Package text writes what cards say. It holds no text of cards: every sentence
// is worked out from a card's abilities, so that the words and the rules cannot
// part ways.
//
// Each language is one type with the same methods ([English]) and lives in files
// of its own: en.go and en_*.go, of which every declaration is about English.
// Languages share the shape of the result ([Card]) and the helpers of words.go,
// not the grammar: the order of words, not only the words, is a language's own
// affair. A second language is a second type in files of another prefix.
//
// English goes the way of the card language: en_abilities.go writes abilities,
// en_effects.go and its neighbors effects, en_modifiers.go and en_rules.go
// modifiers, and these the targets, filters, numbers, conditions and events
// inside. Effects become clauses (a subject, a verb, the rest), which
// en_grammar.go puts together: "ready and fight with a friendly creature",
// "your opponent may discard a card".
//
// A node of the card language for which a language has no words shows up in the
// text between ⟨ and ⟩; a test looks for these marks.
package text

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

// Card is the rules text of a card.
type Card struct {
	// Keywords come first; a player who knows them may hide the reminders.
	Keywords []Keyword
	// Paragraphs hold one ability each.
	Paragraphs []string
	// Mentioned are the keywords that the paragraphs speak of.
	Mentioned []Keyword
}

// Keyword is a keyword with its number and what it means.
type Keyword struct {
	Name     string       // such as "Assault 2"
	Reminder string       // one sentence
	kind     card.Keyword // also preyKind and giganticKind
	n        int
	given    bool // by an ability, to some creature
}

// What is explained like the keywords and is none.
const (
	preyKind = card.KeywordCount + iota
	giganticKind
	keywordKinds
)

// String returns the whole text, a paragraph a line, with the reminders.
func (c Card) String() string {
	s := ""
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

// Vocabulary is the names that a language has for what cards are and have. Every
// language has one, also before it can write the texts of cards.
type Vocabulary interface {
	House(card.House) string
	Type(card.Type) string
	Trait(trait.Trait) string
	// Traits are the names of the traits in the set.
	Traits(trait.Set) []string
	Keyword(card.Keyword) string
	// Explain is the name of a keyword with its number, and its reminder.
	Explain(Keyword) Keyword
	Counter(card.Counter) string
	// CounterWord is the name of a kind of counter within a sentence, in front
	// of the word for counters.
	CounterWord(card.Counter) string
	// Plural is which of its forms a noun has after a number, the singular first.
	Plural(n int) int
}

// English writes in English.
type English struct {
	// Name gives the title of the card with that id.
	Name func(id string) string
}

// Card returns the text of the card.
func (l English) Card(c *card.Card) Card {
	t := l.writer(c)
	text := Card{Keywords: t.keywords(c)}
	if c.PlayCost > 0 {
		text.Paragraphs = append(text.Paragraphs, sentence("you must lose "+itoa(c.PlayCost)+" æmber in order to play "+t.self))
	}
	if c.PlayIf != nil {
		t.forget()
		text.Paragraphs = append(text.Paragraphs, sentence(t.self+" can be played only if "+t.cond(*c.PlayIf)))
	}
	for _, a := range c.Abilities {
		text.Paragraphs = append(text.Paragraphs, t.ability(a))
	}
	if c.AsUpgrade != nil {
		text.Paragraphs = append(text.Paragraphs, t.asUpgrade(c.AsUpgrade))
	}
	text.Mentioned = t.mentioned
	return text
}

// Ability returns the text of one ability of the card, as prompts show it. A
// nil card means an ability that stands for itself, such as one from the rules.
func (l English) Ability(c *card.Card, a card.Ability) string {
	return l.writer(c).ability(a)
}

// House returns the name of a house, such as "Star Alliance".
func (English) House(h card.House) string { return lookup(enHouses[:], "house", h) }

// Type returns the name of a card type, such as "Creature".
func (English) Type(c card.Type) string { return title(lookup(enTypes[:], "type", c)) }

// Keyword returns the name of a keyword, such as "Skirmish".
func (English) Keyword(k card.Keyword) string { return title(k.String()) }

// Counter returns the name of a kind of counter, such as "Doom".
func (English) Counter(c card.Counter) string { return title(c.String()) }

// CounterWord implements [Vocabulary].
func (English) CounterWord(c card.Counter) string { return c.String() }

// Plural implements [Vocabulary].
func (English) Plural(n int) int {
	if n == 1 {
		return 0
	}
	return 1
}

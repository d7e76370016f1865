package lang

import (
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/message"
)

// Translated begins the keys of titles that are not printed in a language but translated for
// this program, like [printed.Called].
const Translated = "translated-"

// IsTitle reports whether words with that key are the title of a card. A language does not
// need them.
func IsTitle(key string) bool {
	return strings.HasPrefix(key, printed.Called) || strings.HasPrefix(key, Translated)
}

// Called is the name of the card with that ID: its title in the language, or else the given
// one.
func (l *Language) Called(id, title string) string {
	if t, ok := l.called[id]; ok && !l.english {
		return t.forms[0]
	}
	return title
}

// Translates reports whether the language calls the card with that ID by a title that is
// not printed anywhere.
func (l *Language) Translates(id string) bool { return l.called[id].translated && !l.english }

// MatchesName reports whether a name of the card with that ID fits: its title, or the one
// in the language. A person who searches may know either.
func (l *Language) MatchesName(id, title string, fits func(name string) bool) bool {
	t, ok := l.called[id]
	return fits(title) || ok && fits(t.forms[0])
}

// HasTitles reports whether the language has titles of cards of its own.
func (l *Language) HasTitles() bool { return len(l.called) > 0 }

// WithEnglishTitles returns the language with the English titles of cards in place of its own,
// for players whose cards are printed in English.
func (l *Language) WithEnglishTitles() *Language {
	with := *l
	with.english = true
	return with.WithTitles(l.title)
}

// SetOff is a title as it is written within a sentence, such as between quotation marks.
func (l *Language) SetOff(title string) string {
	if l.Story == nil {
		return title
	}
	return message.Fill(l.Story.Phrases.Title, what(title))
}

// what is the fact {what}.
type what string

func (w what) Fact(string, string) string { return string(w) }

func (what) Pick(string) int { return 0 }

// Inflect puts the titles in a phrase into one of the [Language.Cases] of the language:
// those that it has itself, and set off.
func (l *Language) Inflect(phrase, form string) string {
	if r := l.cases[form]; r != nil && !l.english {
		return r().Replace(phrase)
	}
	return phrase
}

// ownTitle is the title of a card in the language: the first form, then one for each case
// unless it has no others.
type ownTitle struct {
	forms      []string
	translated bool
}

// readTitles reads the titles of cards among the words.
func (l *Language) readTitles() {
	l.called, l.cases = map[string]ownTitle{}, map[string]func() *strings.Replacer{}
	for key, words := range l.Words {
		if id, ok := strings.CutPrefix(key, printed.Called); ok {
			l.called[id] = ownTitle{strings.Split(words, "|"), false}
		} else if id, ok := strings.CutPrefix(key, Translated); ok {
			l.called[id] = ownTitle{strings.Split(words, "|"), true}
		}
	}
	for i, name := range l.Cases {
		l.cases[name] = sync.OnceValue(func() *strings.Replacer { return l.replacer(i + 1) })
	}
}

// replacer puts the titles of cards into their form with that number.
func (l *Language) replacer(form int) *strings.Replacer {
	var pairs []string
	for _, t := range l.called {
		if len(t.forms) > 1 {
			pairs = append(pairs, l.SetOff(t.forms[0]), l.SetOff(t.forms[form]))
		}
	}
	return strings.NewReplacer(pairs...)
}

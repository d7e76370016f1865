package lang

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/message"
)

// IsTitle reports whether words with that key are the title of a card, which a language
// has only if the card is printed in it.
func IsTitle(key string) bool { return strings.HasPrefix(key, printed.Called) }

// Called is the name of the card with that ID: the title printed in the language, or else
// the given one.
func (l *Language) Called(id, title string) string {
	if called, ok := l.called[id]; ok {
		return called
	}
	return title
}

// MatchesName reports whether a name of the card with that ID fits: its title, or the one
// printed in the language. A person who searches may know either.
func (l *Language) MatchesName(id, title string, fits func(name string) bool) bool {
	called, ok := l.called[id]
	return fits(title) || ok && fits(called)
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
// those that are printed in the language, and set off.
func (l *Language) Inflect(phrase, form string) string {
	if r := l.cases[form]; r != nil {
		return r.Replace(phrase)
	}
	return phrase
}

// titles reads the titles of cards among the words.
func (l *Language) titles() {
	l.called, l.cases = map[string]string{}, map[string]*strings.Replacer{}
	pairs := make([][]string, len(l.Cases))
	for key, words := range l.Words {
		id, ok := strings.CutPrefix(key, printed.Called)
		if !ok {
			continue
		}
		forms := strings.Split(words, "|")
		l.called[id] = forms[0]
		for i := range l.Cases {
			pairs[i] = append(pairs[i], l.SetOff(forms[0]), l.SetOff(forms[i+1]))
		}
	}
	for i, name := range l.Cases {
		l.cases[name] = strings.NewReplacer(pairs[i]...)
	}
}

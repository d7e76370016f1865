// Package lang defines what a language has to provide: the terms of the game, the
// texts of cards, questions, the story of a game, the texts of the window and
// error messages.
//
// Each language is a package below this one, such as game/lang/en, that returns a
// [Language]. A program chooses a language once and asks it for everything.
// Package languages lists them all, and package plan decides what the texts of cards say
// in any of them.
//
// A language may be incomplete: [Language.WithFallback] falls back on another one for what is
// missing. Sentences are templates, see [message.Fill].
package lang

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
)

// Language is a language. The fields that its package fills in come first.
type Language struct {
	Name  string // its tag, such as "en"
	Title string // what it calls itself
	// Partial says that it lacks more than the texts of cards.
	Partial bool
	Terms   Terms
	Words   Words
	// Messages are what can go wrong with decks and files, see [message.Error].
	Messages Words
	Story    *Story // complete, or nil
	// Cases names the forms, after the first, of the titles of cards in the language, which
	// its words give under "called-" or [Translated] and the ID: "Mother|Mother's" with the
	// case "of". A title with one form is not declined.
	Cases []string
	Texts func(*Language) Texts     // nil: it cannot write the texts of cards
	Asks  func(*Language) Questions // nil: it cannot ask what abilities ask

	fallback *Language // supplies what this one lacks
	title    func(id string) string
	called   map[string]ownTitle                 // its own titles of cards, by ID
	cases    map[string]func() *strings.Replacer // puts them into a case
	english  bool                                // cards have their English titles
	counting func(n int) int
	ranking  func(n int) int
	texts    Texts
	asks     Questions
}

// Words are texts by key, for the window and the terminal. The placeholders of their
// templates are {1}, {2} and so on.
type Words map[string]string

// ReadWords reads words in JSON from several files. It panics when one is malformed, or
// when two have the same key: they are part of the program.
func ReadWords(files ...[]byte) Words {
	all := Words{}
	for _, data := range files {
		var w Words
		if err := json.Unmarshal(data, &w); err != nil {
			panic(fmt.Sprintf("words of a language: %v", err))
		}
		for key, words := range w {
			if _, twice := all[key]; twice {
				panic(fmt.Sprintf("words of a language: %q is there twice", key))
			}
			all[key] = words
		}
	}
	return all
}

// WordsIn reads the words of a language from a folder words with a JSON file for each
// language; nil when the language has none.
func WordsIn(files fs.FS, language string) Words {
	data, err := fs.ReadFile(files, "words/"+language+".json")
	if err != nil {
		return nil
	}
	return ReadWords(data)
}

// Texts writes the texts of cards.
type Texts interface {
	Card(*card.Card) Card
	// Ability is the text of one ability of the card as the card called self has
	// it. A nil card means an ability without a card.
	Ability(c *card.Card, a card.Ability, self string) string
	// Term is what a word of a text names, in any inflected form; NoTerm when it names
	// none.
	Term(word string) Term
}

// Questions puts into words what abilities ask.
type Questions interface {
	Question(Asked) Question
	// Instead asks whether to do something instead of the Play ability of a card (A9.1).
	Instead(*card.Card, card.Ability) Question
	// Effects says what effects of a card called self do, for a player who can choose
	// among them.
	Effects(c *card.Card, do []card.Effect, self string) string
	// WhyNoEffect says why an effect of a card called self can do nothing: because there is
	// nothing of the kind it needs.
	WhyNoEffect(c *card.Card, e card.Effect, self string) string
}

// WithFallback returns the language, ready to use. It falls back on rest, which may be nil, for
// what it lacks.
func (l Language) WithFallback(rest *Language) *Language {
	l.counting, l.ranking, l.fallback = Counting(l.Name), choosing(plural.Ordinal, l.Name), rest
	l.readTitles()
	return l.WithTitles(nil)
}

// WithTitles returns the language with those titles of cards, by ID.
func (l *Language) WithTitles(title func(id string) string) *Language {
	with := *l
	with.title = title
	if l.fallback != nil {
		with.fallback = l.fallback.WithTitles(title)
	}
	if l.Texts != nil {
		with.texts = l.Texts(&with)
	}
	if l.Asks != nil {
		with.asks = l.Asks(&with)
	}
	return &with
}

// WithWords returns the language with words that override its own, such as those of an
// adventure, which are given for each language by its name.
func (l *Language) WithWords(words func(language string) Words) *Language {
	laid := *l
	laid.Words = maps.Clone(l.Words)
	maps.Copy(laid.Words, words(l.Name))
	laid.readTitles()
	if l.fallback != nil {
		laid.fallback = l.fallback.WithWords(words)
	}
	return laid.WithTitles(l.title)
}

// TitleOf is the title of the card with that ID.
func (l *Language) TitleOf(id string) string {
	if l.title == nil {
		return l.Called(id, id)
	}
	return l.Called(id, l.title(id))
}

// Plural is which form a noun takes after a number, see [Counting].
func (l *Language) Plural(n int) int { return l.counting(n) }

// Count returns a number of things, with the noun in the matching form.
func (l *Language) Count(n int, forms ...string) string {
	return strconv.Itoa(n) + " " + forms[min(l.Plural(n), len(forms)-1)]
}

// Nth returns a number as an ordinal, such as "3rd", by the template of the story.
func (l *Language) Nth(n int) string { return message.Fill(l.Story.Phrases.Nth, nth{l, n}) }

// nth is the fact {n} of [Language.Nth].
type nth struct {
	l *Language
	n int
}

func (f nth) Fact(string, string) string { return strconv.Itoa(f.n) }

func (f nth) Pick(string) int { return f.l.ranking(f.n) }

// T returns the words of the key with the arguments filled in: strings, numbers, errors.
// A key that no language has appears between ⟨ and ⟩.
func (l *Language) T(key string, args ...any) string {
	template, from := l.Template(key)
	if len(args) == 0 || from == nil {
		return template
	}
	return message.Fill(template, message.Values(from, args...))
}

// FormatNumbers formats numbers with a format of package fmt and the decimal mark of the
// language.
func (l *Language) FormatNumbers(format string, numbers ...any) string {
	return strings.ReplaceAll(fmt.Sprintf(format, numbers...), ".", l.T("decimal-mark"))
}

// Template returns the words of the key as a template, and the language that has them.
func (l *Language) Template(key string) (string, *Language) {
	for ; l != nil; l = l.fallback {
		if s, ok := l.Words[key]; ok {
			return s, l
		}
	}
	return "⟨" + key + "⟩", nil
}

// Say says what went wrong, see [message.Say].
func (l *Language) Say(err error) string { return message.Say(err, l) }

// Message implements [message.Language].
func (l *Language) Message(key string) (string, message.Language) {
	for at := l; at != nil; at = at.fallback {
		if s, ok := at.Messages[key]; ok {
			return s, at
		}
	}
	return "⟨" + key + "⟩", l
}

// StoryLanguage is the language that tells the story: this one or, if it cannot, its fallback.
func (l *Language) StoryLanguage() *Language {
	for l.Story == nil && l.fallback != nil {
		l = l.fallback
	}
	return l
}

// Card returns the text of a card. A language that has no words for a node of it leaves
// the whole text to its fallback.
func (l *Language) Card(c *card.Card) Card {
	if l.texts != nil {
		if text := l.texts.Card(c); l.fallback == nil || !missing(text.String()) {
			return text
		}
	}
	text := l.fallback.Card(c)
	if text.In == "" {
		text.In = l.fallback.Title
	}
	return text
}

// Ability returns the text of an ability, see [Texts], or that of the fallback language.
func (l *Language) Ability(c *card.Card, a card.Ability, self string) string {
	w := l.writer()
	text := w.texts.Ability(c, a, self)
	if w.fallback != nil && missing(text) {
		return w.fallback.Ability(c, a, self)
	}
	return text
}

// Term is what a word of a card text names, see [Texts].
func (l *Language) Term(word string) Term {
	for l = l.writer(); l != nil; l = l.fallback {
		if t := l.texts.Term(word); t != NoTerm {
			return t
		}
	}
	return NoTerm
}

// writer is the language that writes texts.
func (l *Language) writer() *Language {
	for l.texts == nil && l.fallback != nil {
		l = l.fallback
	}
	return l
}

// Question puts into words what an effect asks.
func (l *Language) Question(a Asked) Question { return l.asker().Question(a) }

// Instead asks whether to do something instead of a Play ability, see [Questions].
func (l *Language) Instead(c *card.Card, a card.Ability) Question { return l.asker().Instead(c, a) }

// Effects says what effects do, see [Questions].
func (l *Language) Effects(c *card.Card, do []card.Effect, self string) string {
	return l.asker().Effects(c, do, self)
}

// WhyNoEffect says why an effect can do nothing, see [Questions].
func (l *Language) WhyNoEffect(c *card.Card, e card.Effect, self string) string {
	return l.asker().WhyNoEffect(c, e, self)
}

func (l *Language) asker() Questions {
	for l.asks == nil && l.fallback != nil {
		l = l.fallback
	}
	return l.asks
}

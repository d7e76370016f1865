// Package lang defines what a language has to provide: the terms of the game, the
// texts of cards, questions, the story of a game, the texts of the window and
// error messages.
//
// Each language is a package below this one, such as game/lang/en, that returns a
// [Language]. A program chooses a language once and asks it for everything.
// Package languages lists them all.
//
// A language may be incomplete: [Language.Over] falls back on another one for what is
// missing. Sentences are templates, see [Fill].
package lang

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"

	"github.com/keyraken/keyraken/game/card"
)

// Language is a language. What is filled in by its folder comes first.
type Language struct {
	Name  string // its tag, such as "en"
	Title string // what it calls itself
	// Partial tells that it lacks more than the texts of cards.
	Partial bool
	Terms   Terms
	Words   Words
	// Messages are what can go wrong with decks and files, see [Message].
	Messages Words
	Story    *Story // whole, or nil
	// Cases name the forms, after the first, in which its words give the titles of cards
	// that are printed in it, by "called-" and the ID: "Mother|Mother's" with the case "of".
	Cases []string
	Texts func(*Language) Texts     // nil: it cannot write the texts of cards
	Asks  func(*Language) Questions // nil: it cannot ask what abilities ask

	rest     *Language // says what this one lacks
	title    func(id string) string
	called   map[string]string            // the titles that are printed in it, by ID
	cases    map[string]*strings.Replacer // puts them into a case
	counting func(n int) int
	ranking  func(n int) int
	texts    Texts
	asks     Questions
}

// Words are words by key, those of the window and of the terminal. The places of
// their templates are {1}, {2} and so on.
type Words map[string]string

// ReadWords reads words in JSON from several files. It panics when they are none, or
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

// WordsIn are the words in a folder words with a JSON file for each language, nil
// of a language that has none.
func WordsIn(files fs.FS, language string) Words {
	data, err := fs.ReadFile(files, "words/"+language+".json")
	if err != nil {
		return nil
	}
	return ReadWords(data)
}

// Texts writes what cards say.
type Texts interface {
	Card(*card.Card) Card
	// Ability is the text of one ability of the card as the card called self has
	// it. A nil card means an ability that stands for itself.
	Ability(c *card.Card, a card.Ability, self string) string
	// Term is what a word of a text names, in whatever form it stands; NoTerm when
	// it names none.
	Term(word string) Term
}

// Questions puts into words what abilities wait for.
type Questions interface {
	Question(Asked) Question
	// Instead asks whether to do something in place of the Play ability of a card
	// (A9.1).
	Instead(*card.Card, card.Ability) Question
	// Effects says what effects of a card called self do, for one who can choose
	// among them.
	Effects(c *card.Card, do []card.Effect, self string) string
	// Nothing says why an effect of a card called self can do nothing: that there is none
	// of what it is about.
	Nothing(c *card.Card, e card.Effect, self string) string
}

// Over returns the language, ready to speak. What it lacks rest says; nil when
// nothing does.
func (l Language) Over(rest *Language) *Language {
	l.counting, l.ranking, l.rest = Counting(l.Name), choosing(plural.Ordinal, l.Name), rest
	return l.With(nil)
}

// With returns the language as it is spoken of cards with those titles, by ID.
func (l *Language) With(title func(id string) string) *Language {
	with := *l
	with.title = title
	with.titles()
	if l.rest != nil {
		with.rest = l.rest.With(title)
	}
	if l.Texts != nil {
		with.texts = l.Texts(&with)
	}
	if l.Asks != nil {
		with.asks = l.Asks(&with)
	}
	return &with
}

// Lay returns the language with words over its own, such as those of an adventure,
// which are given for each language by its name.
func (l *Language) Lay(words func(language string) Words) *Language {
	laid := *l
	laid.Words = maps.Clone(l.Words)
	maps.Copy(laid.Words, words(l.Name))
	if l.rest != nil {
		laid.rest = l.rest.Lay(words)
	}
	return laid.With(l.title)
}

// TitleOf is the title of the card with that ID.
func (l *Language) TitleOf(id string) string {
	if l.title == nil {
		return l.Called(id, id)
	}
	return l.Called(id, l.title(id))
}

// Plural is which of its forms a noun has after a number, see [Counting].
func (l *Language) Plural(n int) int { return l.counting(n) }

// Count is a number of things, with the noun in the form that goes with it.
func (l *Language) Count(n int, forms ...string) string {
	return strconv.Itoa(n) + " " + forms[min(l.Plural(n), len(forms)-1)]
}

// Nth is a number as it is said of a place in a row, such as "3rd", by the template
// of the story.
func (l *Language) Nth(n int) string { return Fill(l.Story.Phrases.Nth, nth{l, n}) }

// nth is the fact {n} of [Language.Nth].
type nth struct {
	l *Language
	n int
}

func (f nth) Fact(string, string) string { return strconv.Itoa(f.n) }

func (f nth) Pick(string) int { return f.l.ranking(f.n) }

// T is the words of the key with the arguments put in: strings, numbers, errors. A
// key that no language has shows up between ⟨ and ⟩.
func (l *Language) T(key string, args ...any) string {
	template, from := l.Template(key)
	if len(args) == 0 || from == nil {
		return template
	}
	return Fill(template, values{from, args})
}

// Figures are numbers in a format of package fmt, with the decimal mark of the language.
func (l *Language) Figures(format string, numbers ...any) string {
	return strings.ReplaceAll(fmt.Sprintf(format, numbers...), ".", l.T("decimal-mark"))
}

// Template is the words of the key as they are written, and the language that has
// them.
func (l *Language) Template(key string) (string, *Language) {
	for ; l != nil; l = l.rest {
		if s, ok := l.Words[key]; ok {
			return s, l
		}
	}
	return "⟨" + key + "⟩", nil
}

// Teller is the language that tells the story: the one itself or, when it cannot,
// the one that says what it lacks.
func (l *Language) Teller() *Language {
	for l.Story == nil && l.rest != nil {
		l = l.rest
	}
	return l
}

// Card is the text of a card. A language that has no words for a node of it leaves the
// whole text to the one that says what it lacks.
func (l *Language) Card(c *card.Card) Card {
	if l.texts != nil {
		if text := l.texts.Card(c); l.rest == nil || !missing(text.String()) {
			return text
		}
	}
	text := l.rest.Card(c)
	if text.In == "" {
		text.In = l.rest.Title
	}
	return text
}

// Ability is the text of an ability, see [Texts], or that of the language that says what
// this one lacks.
func (l *Language) Ability(c *card.Card, a card.Ability, self string) string {
	w := l.writer()
	text := w.texts.Ability(c, a, self)
	if w.rest != nil && missing(text) {
		return w.rest.Ability(c, a, self)
	}
	return text
}

// Term is what a word of the texts of cards names, see [Texts].
func (l *Language) Term(word string) Term {
	for l = l.writer(); l != nil; l = l.rest {
		if t := l.texts.Term(word); t != NoTerm {
			return t
		}
	}
	return NoTerm
}

// writer is the language that writes texts.
func (l *Language) writer() *Language {
	for l.texts == nil && l.rest != nil {
		l = l.rest
	}
	return l
}

// Question asks what an effect waits for.
func (l *Language) Question(a Asked) Question { return l.asker().Question(a) }

// Instead asks whether to do something in place of a Play ability, see [Questions].
func (l *Language) Instead(c *card.Card, a card.Ability) Question { return l.asker().Instead(c, a) }

// Effects says what effects do, see [Questions].
func (l *Language) Effects(c *card.Card, do []card.Effect, self string) string {
	return l.asker().Effects(c, do, self)
}

// Nothing says why an effect can do nothing, see [Questions].
func (l *Language) Nothing(c *card.Card, e card.Effect, self string) string {
	return l.asker().Nothing(c, e, self)
}

func (l *Language) asker() Questions {
	for l.asks == nil && l.rest != nil {
		l = l.rest
	}
	return l.asks
}

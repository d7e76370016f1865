// Package lang puts Shards of Infinity into words: names and texts of cards, questions, commands and what happens.
//
// The text of a card is made from the same value that the rules execute, so it cannot say anything else. A [Language] is a table
// of templates, see [message.Fill]: one for each verb, condition, number, constant effect, question and event. English and
// Russian build their sentences in the same order, so the order stands in the code and the words in the tables.
package lang

import (
	_ "embed"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Language has the words of the game in one language.
type Language struct {
	// Code is the tag of the language, such as "en".
	Code string

	plural  func(n int) int
	column  int      // of the names
	players []string // what players are called, by seat; "": as their leaders

	game        string            // what it is called
	modes       map[string]string // what was agreed on in each
	factions    [card.FactionCount]inflected
	kinds       [card.LeaderKind + 1]string
	labels      labels
	comparisons map[string]string // the titles of what a lab compares, by name
	words       tableWords

	numbers    [card.CountCount]string
	units      [card.VerbCount]string // what is gained, lost or drawn
	verbs      [card.VerbCount]clause
	filters    [card.FilterKindCount]string
	from       [card.FromHand | card.FromDiscard + 1]string
	lasting    [card.LastingCount]string
	conditions [card.ConditionKindCount]string
	constants  [card.ConstantKindCount]clause

	questions [shards.QuestionKindCount]string
	commands  [shards.VerbCount]string
	picks     [shards.QuestionKindCount]string
	chosen    [shards.QuestionKindCount]string // numbers
	done      [shards.QuestionKindCount]string
	events    [shards.EventKindCount]string
	reasons   [shards.ReasonCount]verdict
}

// inflected is a word in forms: a name on its own, an adjective or genitive beside a noun, and the same with an article.
type inflected struct{ name, of, an string }

// clause is what an effect says: by itself, for every card that fits, and with a number that replaces the first.
type clause struct{ do, all, instead string }

// verdict is what speaks for a command, and what speaks against it.
type verdict struct{ good, bad string }

// labels are words that stand alone.
type labels struct {
	and, mercenary, relic, heading, focus, activation, masteryToo, player string
}

//go:embed names.tsv
var table string

// names are the columns of the table, by ID.
var names = columns(table)

// columns are the columns of a table, by the first.
func columns(table string) map[string][]string {
	all := map[string][]string{}
	for line := range strings.Lines(table) {
		columns := strings.Split(strings.TrimSpace(line), "\t")
		all[columns[0]] = columns[1:]
	}
	return all
}

// In is the language with that code, or else English.
func In(code string) *Language {
	for _, l := range [...]*Language{English, Russian} {
		if l.Code == code {
			return l
		}
	}
	return English
}

// Calling is the language with those names for players, by seat; who has none is called as ever.
func (l *Language) Calling(players []string) *Language {
	by := *l
	by.players = players
	return &by
}

// Name is the name of the card with that ID.
func (l *Language) Name(id string) string {
	if n, ok := names[id]; ok {
		return n[l.column]
	}
	return id
}

// Comparison is the title of what a lab compares.
func (l *Language) Comparison(name string) string { return l.comparisons[name] }

// Faction is the name of a faction; of none it is empty.
func (l *Language) Faction(f card.Faction) string { return l.factions[f].name }

// facts fill a template: strings by name, numbers, and forms of words as "name.form".
type facts struct {
	in  *Language
	all map[string]any
}

// Fact implements [message.Facts].
func (f facts) Fact(name, form string) string {
	if form != "" {
		name += "." + form
	}
	switch v := f.all[name].(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	}
	return ""
}

// Pick implements [message.Facts].
func (f facts) Pick(name string) int {
	n, _ := f.all[name].(int)
	return f.in.plural(n)
}

type with map[string]any

func (l *Language) fill(template string, w with) string { return message.Fill(template, facts{l, w}) }

// faction adds the forms of a faction to the facts.
func (l *Language) faction(w with, f card.Faction) with {
	if f != card.NoFaction {
		of := l.factions[f]
		w["faction"], w["faction.of"], w["faction.an"] = of.name, of.of, of.an
	}
	return w
}

// Capital begins a sentence.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

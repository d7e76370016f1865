// Package lang puts Codex into words: names and texts of cards, questions, commands and what happens.
//
// The text of a card is made from the same value that the rules execute, so it cannot say anything else. A [Language] is a table of
// templates, see [message.Fill]: one for each verb, target, condition, rule, question and event. What an effect applies to is a noun
// phrase; a template asks for it in a case, such as {what.dat}, which is the same word in English.
package lang

import (
	_ "embed"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/message"
)

// Language has the words of the game in one language.
type Language struct {
	// Code is the tag of the language, such as "en".
	Code string

	plural  func(n int) int
	column  int      // of the names
	players []string // what players are called, by seat; "": by their number

	game   string
	modes  map[string]string
	kinds  [card.KindCount]string
	colors [card.ColorCount]string
	specs  [card.SpecCount]string
	labels labels
	words  tableWords
	boards map[string]string // what the buildings of the board do, by ID

	keywords [card.KeywordCount]string
	numbered numbered
	traits   map[string]string
	runes    [card.RuneCount]string
	nouns    [card.ThingCount]noun
	phrases  phrases
	until    [card.NextTurn + 1]string
	counts   [card.CountCount]string
	triggers [card.TriggerCount]string
	verbs    [card.VerbCount]string
	holds    [card.ConditionCount]string
	rules    [card.RuleCount]string
	places   [codex.PlaceCount]string

	questions [codex.QuestionKindCount]string
	commands  [codex.VerbCount]string
	picks     [codex.QuestionKindCount]string
	chosen    [codex.QuestionKindCount]string // numbers
	done      [codex.QuestionKindCount]string
	events    [codex.EventKindCount]string
	reasons   [codex.ReasonCount]verdict
	terms     map[string]string // "feat-KEY", "feat-KEY-how", "plan-NAME" and "plan-DIFFICULTY"
	deeds     [bot.DeedCount]string
}

// verdict is what speaks for a command, and what speaks against it.
type verdict struct{ good, bad string }

// noun is a word for a kind of things: one with its article, one and several, each in the cases that templates ask for.
type noun struct {
	article   string
	one, many forms
}

// forms are a word by itself, and of what, to what and which.
type forms struct{ nom, gen, dat, acc string }

// same is a word whose forms are alike.
func same(s string) forms { return forms{s, s, s, s} }

// numbered are the keywords with a number.
type numbered struct{ resist, frenzy, obliterate, healing, attack, hp, both, armor string }

// phrases are what noun phrases are made of.
type phrases struct {
	or, and, comma                             string
	another, all                               forms  // before nouns
	upTo, exactly, any                         string // before several in the genitive
	yours                                      string
	allYoursBefore                             forms
	opponents, theirs, friendly                string // behind them
	green                                      string
	greenBefore                                string // or before them
	tech, trait, spec, grown, ungrown          string
	calm, weak, next, built, cheap, plain      string
	spell, spells                              noun
	this, them, it, host, base, their, enemies forms
	active                                     forms
	hand, codex, either                        string // behind nouns
	aim                                        string
}

// labels are words that stand alone, and templates of headings and lines.
type labels struct {
	heading, tech, level, boost, channeling                      string
	gold, exhaust, sacrifice, remove, discard                    string
	choose, chooseOrAll, or, instead, against, most, while, when string
	rule, player, you                                            string
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
	o := *l
	o.players = players
	return &o
}

// Name is the name of the card with that ID.
func (l *Language) Name(id string) string {
	if n, ok := names[id]; ok {
		return n[l.column]
	}
	return id
}

// Term is what lists call a thing, see [game.Words.Term]; what has no words keeps its name.
func (l *Language) Term(key string) string {
	if s, ok := l.terms[key]; ok {
		return s
	}
	_, name, _ := strings.Cut(key, "-")
	var all []string
	for id := range strings.SplitSeq(name, "+") { // several heroes
		all = append(all, l.Name(id))
	}
	return strings.Join(all, ", ")
}

// facts fill a template: strings by name, numbers, and forms of words as "name.form".
type facts struct {
	in  *Language
	all map[string]any
}

// Fact implements [message.Facts].
func (f facts) Fact(name, form string) string {
	switch v := f.all[name].(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	case forms:
		switch form {
		case "gen":
			return v.gen
		case "dat":
			return v.dat
		case "acc":
			return v.acc
		}
		return v.nom
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

// Capital begins a sentence.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// plus puts something before, or behind, every form.
func (f forms) plus(before, behind string) forms {
	return forms{before + f.nom + behind, before + f.gen + behind, before + f.dat + behind, before + f.acc + behind}
}

// then puts other forms behind, each behind its own.
func (f forms) then(between string, o forms) forms {
	return forms{f.nom + between + o.nom, f.gen + between + o.gen, f.dat + between + o.dat, f.acc + between + o.acc}
}

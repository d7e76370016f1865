package lang_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

// scribe writes the texts of cards and asks about them; words that it lacks it marks.
type scribe struct {
	l     *lang.Language
	lacks string // the card that it cannot write
}

func (s scribe) words(c *card.Card) string {
	if c.ID == s.lacks {
		return lang.Missing("effect", 1)
	}
	return s.l.Name + " " + s.l.TitleOf(c.ID)
}

func (s scribe) Card(c *card.Card) lang.Card { return lang.Card{Paragraphs: []string{s.words(c)}} }

func (s scribe) Ability(c *card.Card, _ card.Ability, self string) string {
	return s.words(c) + " " + self
}

func (s scribe) Term(word string) lang.Term {
	switch s.l.Name + " " + word {
	case "en stunned", "de betäubt":
		return lang.Stun
	case "en warded":
		return lang.Ward
	}
	return lang.NoTerm
}

func (s scribe) Question(a lang.Asked) lang.Question {
	return lang.Question{Words: s.l.Name + " " + a.Self}
}

func (s scribe) Instead(c *card.Card, _ card.Ability) lang.Question {
	return lang.Question{Words: s.words(c)}
}

func (s scribe) Effects(c *card.Card, _ []card.Effect, self string) string { return s.words(c) + self }

func (s scribe) WhyNoEffect(c *card.Card, _ card.Effect, self string) string {
	return self + s.words(c)
}

// written is German that writes texts if it can, but not that of the troll, over English.
func written(german bool) *lang.Language {
	of := func(lacks string) func(*lang.Language) lang.Texts {
		return func(l *lang.Language) lang.Texts { return scribe{l, lacks} }
	}
	asks := func(l *lang.Language) lang.Questions { return scribe{l, ""} }
	english := lang.Language{Name: "en", Title: "English", Texts: of(""), Asks: asks, Story: &lang.Story{}}
	own := lang.Language{Name: "de", Title: "Deutsch", Words: lang.Words{"called-imp": "Wicht"}}
	if german {
		own.Texts, own.Asks, own.Story = of("troll"), asks, &lang.Story{}
	}
	return own.WithFallback(english.WithFallback(nil)).WithTitles(func(id string) string { return "the " + id })
}

// A text that a language cannot write, or not completely, is written in the one that it falls back on, and says so; so are questions.
func TestTextsFallBack(t *testing.T) {
	imp, troll := &card.Card{ID: "imp"}, &card.Card{ID: "troll"}
	l := written(true)
	assert.Equal(t, lang.Card{Paragraphs: []string{"de Wicht"}}, l.Card(imp))
	assert.Equal(t, lang.Card{In: "English", Paragraphs: []string{"en the troll"}}, l.Card(troll))
	assert.Equal(t, "de Wicht Olga", l.Ability(imp, card.Ability{}, "Olga"))
	assert.Equal(t, "en the troll Olga", l.Ability(troll, card.Ability{}, "Olga"))
	assert.Equal(t, []lang.Term{lang.Stun, lang.Stun, lang.Ward, lang.NoTerm},
		[]lang.Term{l.Term("betäubt"), l.Term("stunned"), l.Term("warded"), l.Term("gone")})
	assert.Equal(t, "de Olga", l.Question(lang.Asked{Self: "Olga"}).Words)
	assert.Equal(t, "de Wicht", l.Instead(imp, card.Ability{}).Words)
	assert.Equal(t, "de WichtOlga", l.Effects(imp, nil, "Olga"))
	assert.Equal(t, "Olgade Wicht", l.WhyNoEffect(imp, card.Effect{}, "Olga"))
	assert.Equal(t, "de", l.StoryLanguage().Name)

	l = written(false)
	assert.Equal(t, lang.Card{In: "English", Paragraphs: []string{"en the imp"}}, l.Card(imp))
	assert.Equal(t, "en the imp Olga", l.Ability(imp, card.Ability{}, "Olga"))
	assert.Equal(t, []lang.Term{lang.NoTerm, lang.Ward}, []lang.Term{l.Term("betäubt"), l.Term("warded")})
	assert.Equal(t, "en Olga", l.Question(lang.Asked{Self: "Olga"}).Words)
	assert.Equal(t, "en", l.StoryLanguage().Name)
	lacking := written(true).WithEnglishTitles()
	assert.Equal(t, "de the imp", lacking.Card(imp).Paragraphs[0], "with the titles that are wanted")
}

// What goes wrong is said in a language that has words for it.
func TestMessagesFallBack(t *testing.T) {
	l := german()
	assert.Equal(t, "there is no file x", l.Say(message.New("no-file", "x")))
	text, in := l.Message("no-file")
	assert.Equal(t, "there is no file {1}", text)
	assert.Equal(t, "en", in.(*lang.Language).Name)
	text, _ = l.Message("none")
	assert.Equal(t, "⟨none⟩", text)
}

// Words are read from several files, in which no key stands twice; a language may have no file.
func TestReadWords(t *testing.T) {
	assert.Equal(t, lang.Words{"a": "1", "b": "2", "c": "3"}, lang.ReadWords([]byte(`{"a":"1","b":"2"}`), []byte(`{"c":"3"}`)))
	assert.PanicsWithValue(t, `words of a language: "a" is there twice`, func() { lang.ReadWords([]byte(`{"a":"1"}`), []byte(`{"a":"2"}`)) })
	assert.Panics(t, func() { lang.ReadWords([]byte(`{`)) })
	files := fstest.MapFS{"words/de.json": {Data: []byte(`{"a":"1"}`)}}
	assert.Equal(t, lang.Words{"a": "1"}, lang.WordsIn(files, "de"))
	assert.Nil(t, lang.WordsIn(files, "en"))
}

// The names of what is on cards come from the first language that has them.
func TestTerms(t *testing.T) {
	english := lang.Language{Name: "en"}
	english.Terms.Types[card.CreatureType] = "Creature"
	english.Terms.Traits[trait.Beast], english.Terms.Traits[trait.Mutant], english.Terms.Traits[trait.Count-1] = "Beast", "Mutant", "Last"
	english.Terms.Counters[card.DoomCounter], english.Terms.CounterWords[card.DoomCounter] = "Doom", "doom"
	own := lang.Language{Name: "de"}
	own.Terms.Traits[trait.Mutant] = "Mutante"
	l := own.WithFallback(english.WithFallback(nil))
	assert.Equal(t, "Creature", l.Type(card.CreatureType))
	assert.Equal(t, []string{"Mutante", "Doom", "doom"}, []string{l.Trait(trait.Mutant), l.Counter(card.DoomCounter),
		l.CounterWord(card.DoomCounter)})
	assert.Equal(t, []string{"Beast", "Mutante", "Last"}, l.Traits(trait.Of(trait.Mutant, trait.Beast, trait.Count-1)))
	assert.Empty(t, l.Traits(trait.Set{}))
}

// Chances are rounded, but nothing that may happen is impossible, and nothing that may fail is certain.
func TestChances(t *testing.T) {
	own := lang.Language{Name: "en", Words: lang.Words{"chance": "{1} %", "chance-least": "hardly", "chance-most": "nearly"}}
	l := own.WithFallback(nil)
	for c, want := range map[game.Chance]string{0: "0 %", 1: "hardly", 49: "hardly", 50: "1 %", 149: "1 %", 150: "2 %", 5000: "50 %",
		9949: "99 %",
		9950: "nearly", 9999: "nearly", 10000: "100 %"} {
		assert.Equal(t, want, l.Chance(c), "%d", c)
	}
}

// Ordinals have endings, and titles may be set off, each as a language has it.
func TestPhrasesOfALanguage(t *testing.T) {
	own := lang.Language{Name: "en", Cases: []string{"of"}, Words: lang.Words{"called-imp": "Imp|Imp's"},
		Story: &lang.Story{Phrases: lang.Phrases{Nth: "{n}{n:st|nd|rd|th}", Title: "«{what}»"}}}
	l := own.WithFallback(nil)
	assert.Equal(t, []string{"1st", "2nd", "3rd", "4th", "11th", "22nd"},
		[]string{l.Nth(1), l.Nth(2), l.Nth(3), l.Nth(4), l.Nth(11), l.Nth(22)})
	assert.Equal(t, "«Imp»", l.SetOff("Imp"))
	assert.Equal(t, "power of «Imp's»", l.Inflect("power of «Imp»", "of"))
	assert.Equal(t, "Imp", german().SetOff("Imp"))
	assert.Equal(t, []string{"a", "⟨word 2⟩"}, lang.LookupAll(map[int]string{1: "a"}, "word", []int{1, 2}))
	plain := lang.Language{Name: "en"}
	assert.False(t, plain.WithFallback(nil).HasTitles())
}

// Sentences begin with a capital letter and end with one stop.
func TestSentences(t *testing.T) {
	for s, want := range map[string]string{"æmber": "Æmber.", "Æmber": "Æmber.", "it says “stop.”": "It says “stop.”", "“stop.”": "“stop.”",
		"7 cards": "7 cards.", "": "."} {
		assert.Equal(t, want, lang.Sentence(s))
	}
	for s, want := range map[string]string{"": "", "Æmber": "æmber", "a": "a", "7": "7"} {
		assert.Equal(t, want, lang.Small(s))
	}
	assert.Equal(t, "7 A", lang.Capital("7 A"))
	assert.Equal(t, "A", lang.Capital("a"))
}

// The pages of the reference have a title, a text and the terms that lead to them; those of keywords are their names and reminders.
func TestPages(t *testing.T) {
	english := lang.Language{Name: "en", Words: lang.Words{"rules-turn": "Turns", "rules-end": "The end",
		"rules-end-text": "Ready. Other counters: {1}.",
		"link-end":       "end*", "link-keyword-taunt": "taunt"}}
	english.Terms.Keywords[card.Taunt], english.Terms.Reminders[card.Taunt] = "Taunt", "it protects."
	english.Terms.Keywords[card.Assault], english.Terms.Reminders[card.Assault] = "Assault", "it deals {X}."
	for c := range card.CounterCount {
		english.Terms.CounterWords[c] = "power"
	}
	english.Terms.CounterWords[card.DoomCounter] = "doom"
	l := english.WithFallback(nil)
	pages := l.Pages([]lang.Chapter{{Key: "turn", Articles: []lang.Article{{Key: "end", Rules: "K1"}}},
		{Key: "turn", Articles: []lang.Article{{Keyword: card.Taunt, Rules: "K2"}, {Keyword: card.Assault}}}})
	if assert.Len(t, pages, 3) {
		assert.Contains(t, pages[0].Text, "Ready. Other counters: doom, power")
		pages[0].Text = ""
		assert.Equal(t, []game.Page{{Chapter: "Turns", Key: "end", Title: "The end", Rules: "K1", Terms: "end*"},
			{Chapter: "Turns", Key: "keyword-taunt", Title: "Taunt", Text: "it protects.", Rules: "K2", Terms: "taunt"},
			{Chapter: "Turns", Key: "keyword-assault", Title: "Assault", Text: "it deals X."}}, pages)
	}
}

// A page leads once to each other that its text names.
func TestLinkedPages(t *testing.T) {
	pages := []game.Page{{Key: "ward", Terms: "ward*", Text: "A ward, an end, a stun, two wards, the end: stunned"},
		{Key: "stun", Terms: "stun*"},
		{Key: "end", Terms: "end"}, {Key: "other", Terms: "other"}}
	var keys []string
	for _, p := range lang.Linked(pages, &pages[0]) {
		keys = append(keys, p.Key)
	}
	assert.Equal(t, []string{"end", "stun"}, keys)
	assert.Empty(t, lang.Linked(pages, &pages[1]))
}

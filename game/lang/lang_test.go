package lang_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// german is a language that falls back on another one.
func german() *lang.Language {
	english := lang.Language{Name: "en", Words: lang.Words{"decimal-mark": ".", "hello": "hello, {1}", "cards": "{1} {1:card|cards}",
		"house": "of the deep"}, Messages: lang.Words{"no-file": "there is no file {1}"}}
	english.Terms.Houses[card.Dis] = "Dis"
	english.Terms.Keywords[card.Taunt], english.Terms.Reminders[card.Taunt] = "Taunt", "it protects."
	english.Terms.Keywords[card.Assault], english.Terms.Reminders[card.Assault] = "Assault", "it deals {X} {X:point|points}."
	english.Terms.GivenReminders[card.Assault] = "that creature deals {X}."
	own := lang.Language{Name: "de", Cases: []string{"of"},
		Words: lang.Words{"decimal-mark": ",", "bye": "Tschüs", "called-dust-imp": "Staubteufel|Staubteufels",
			lang.Translated + "anger": "Zorn|Zorns", lang.Translated + "charge": "Angriff!"}}
	own.Terms.Houses[card.Mars] = "Mars"
	return own.WithFallback(english.WithFallback(nil))
}

// What a language lacks comes from the one that it falls back on, in the grammar of that one.
func TestFallback(t *testing.T) {
	l := german()
	assert.Equal(t, "Tschüs", l.T("bye"))
	assert.Equal(t, "hello, you", l.T("hello", "you"))
	assert.Equal(t, "1 card", l.T("cards", 1))
	assert.Equal(t, "0 cards", l.T("cards", 0))
	assert.Equal(t, "⟨none⟩", l.T("none", 1))
	_, from := l.Template("cards")
	assert.Equal(t, "en", from.Name)
	_, from = l.Template("none")
	assert.Nil(t, from)
	assert.Equal(t, []string{"Dis", "Mars"}, l.Houses(card.HouseSet(card.Mars, card.Dis)))
	assert.Equal(t, "⟨house 1⟩", l.House(card.Brobnar))
	assert.Equal(t, "of the deep", l.House(card.Monster))
	assert.Equal(t, "Taunt", l.Keyword(card.Taunt))
	assert.Equal(t, "12,5 (−1,0)", l.FormatNumbers("%.1f (−%.1f)", 12.5, 1.0))
	assert.Equal(t, "fault", l.Say(errors.New("fault")))
}

// An adventure lays its own words over those of a language, which stays as it is.
func TestLay(t *testing.T) {
	l := german()
	laid := l.WithTitles(func(id string) string { return "the " + id }).WithWords(func(language string) lang.Words {
		return lang.Words{"bye": "bye of " + language, "hello-" + language: "more"}
	})
	assert.Equal(t, "bye of de", laid.T("bye"))
	assert.Equal(t, "more", laid.T("hello-en"), "its fallback has them, too")
	assert.Equal(t, "the troll", laid.TitleOf("troll"))
	assert.Equal(t, "Tschüs", l.T("bye"))
	assert.Equal(t, "⟨hello-de⟩", l.T("hello-de"))
}

// Cards are called by their title in the language, or else by the one that all have. A
// search finds either.
func TestTitles(t *testing.T) {
	l := german()
	is := func(want string) func(string) bool { return func(name string) bool { return name == want } }
	assert.Equal(t, "Staubteufel", l.Called("dust-imp", "Dust Imp"))
	assert.Equal(t, "Troll", l.Called("troll", "Troll"))
	assert.Equal(t, "Staubteufel", l.TitleOf("dust-imp"))
	assert.Equal(t, "troll", l.TitleOf("troll"))
	assert.True(t, l.MatchesName("dust-imp", "Dust Imp", is("Dust Imp")))
	assert.True(t, l.MatchesName("dust-imp", "Dust Imp", is("Staubteufel")))
	assert.False(t, l.MatchesName("dust-imp", "Dust Imp", is("Troll")))
	assert.True(t, l.MatchesName("troll", "Troll", is("Troll")))
	assert.False(t, l.MatchesName("troll", "Troll", is("")), "it has no second title")
	assert.Equal(t, "Macht Staubteufels", l.Inflect("Macht Staubteufel", "of"))
	assert.Equal(t, "Macht Staubteufel", l.Inflect("Macht Staubteufel", "to"))
	assert.Equal(t, "Macht Zorns", l.Inflect("Macht Zorn", "of"))
	assert.Equal(t, "Macht Angriff!", l.Inflect("Macht Angriff!", "of"), "it has no other form")
	assert.True(t, l.Translates("anger"))
	assert.False(t, l.Translates("dust-imp"), "it is printed")
	assert.False(t, l.Translates("troll"))
	assert.True(t, l.HasTitles())
	assert.True(t, lang.IsTitle("called-dust-imp"))
	assert.True(t, lang.IsTitle(lang.Translated+"anger"))
	assert.False(t, lang.IsTitle("bye"))
}

// Cards may keep their English titles; a search still finds the others.
func TestEnglishTitles(t *testing.T) {
	l := german().WithEnglishTitles().WithTitles(func(id string) string { return "the " + id })
	assert.Equal(t, "Dust Imp", l.Called("dust-imp", "Dust Imp"))
	assert.Equal(t, "the dust-imp", l.TitleOf("dust-imp"))
	assert.Equal(t, "Macht Staubteufel", l.Inflect("Macht Staubteufel", "of"))
	assert.True(t, l.MatchesName("dust-imp", "Dust Imp", func(name string) bool { return name == "Staubteufel" }))
	assert.False(t, l.Translates("anger"))
	assert.True(t, l.HasTitles(), "they can be brought back")
	assert.Equal(t, "Tschüs", l.T("bye"))
}

// A keyword is explained with its number, in the words for the creature itself or for one that
// was given it.
func TestExplain(t *testing.T) {
	l := german()
	for _, test := range []struct {
		keyword        lang.Keyword
		name, reminder string
	}{
		{lang.Keyword{Kind: card.Assault, N: 2}, "Assault 2", "it deals 2 points."},
		{lang.Keyword{Kind: card.Assault, N: 1}, "Assault 1", "it deals 1 point."},
		{lang.Keyword{Kind: card.Assault, N: 3, Given: true}, "Assault 3", "that creature deals 3."},
		{lang.Keyword{Kind: card.Taunt, N: 1}, "Taunt", "it protects."},
	} {
		k := l.Explain(test.keyword)
		assert.Equal(t, test.name, k.Name)
		assert.Equal(t, test.reminder, k.Reminder)
	}
}

// The text of a card has its keywords with their reminders, its abilities, and what they mention.
func TestTextOfACard(t *testing.T) {
	assert.Empty(t, lang.Card{}.String())
	assert.Equal(t, "[English]", lang.Card{In: "English"}.String())
	assert.Equal(t, "[English]\nTaunt. (protects)\nSkirmish. (unhurt)\nReap: Draw.\nFight: Ward.\n(Ward: once)\n(Stun: later)", lang.Card{In: "English",
		Keywords:   []lang.Keyword{{Name: "Taunt", Reminder: "protects"}, {Name: "Skirmish", Reminder: "unhurt"}},
		Paragraphs: []string{"Reap: Draw.", "Fight: Ward."},
		Mentioned:  []lang.Keyword{{Name: "Ward", Reminder: "once"}, {Name: "Stun", Reminder: "later"}}}.String())
}

// Each language counts in its own way, also backwards.
func TestCounting(t *testing.T) {
	for name, want := range map[string]map[int]int{
		"en": {0: 1, 1: 0, 2: 1, -1: 0, 101: 1},
		"ru": {1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 22: 1, 111: 2, -3: 1},
	} {
		form := lang.Counting(name)
		for n, f := range want {
			assert.Equal(t, f, form(n), "%s %d", name, n)
		}
	}
	assert.Equal(t, "3 B", german().Count(3, "A", "B"))
	assert.Equal(t, "1 A", german().Count(1, "A", "B"))
	assert.Equal(t, "3 A", german().Count(3, "A"), "it has one form")
}

// Phrases become sentences and lists.
func TestPhrases(t *testing.T) {
	assert.Equal(t, "Æmber is lost.", lang.Sentence("æmber is lost"))
	assert.Equal(t, "“Stop.”", lang.Stop("“Stop.”"))
	assert.Equal(t, "“Stop”.", lang.Stop("“Stop”"))
	assert.Empty(t, lang.Capital(""))
	assert.Equal(t, "æmber", lang.Small("Æmber"))
	assert.Equal(t, "Star Alliance", lang.TitleCase("star  alliance"))
	assert.Equal(t, "a, b", lang.Join("a", "", ", b"))
	for want, items := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b, and c": {"a", "b", "c"}} {
		assert.Equal(t, want, lang.List(items, "and"))
	}
	assert.Equal(t, "b", lang.Lookup([]string{"a", "b", ""}, "word", uint8(1)))
	assert.Equal(t, "⟨word 2⟩", lang.Lookup([]string{"a", "b", ""}, "word", uint8(2)))
	assert.Equal(t, "⟨word 3⟩", lang.Lookup([]string{"a", "b", ""}, "word", uint8(3)))
	assert.Equal(t, "⟨word 7⟩", lang.LookupIn(map[int]string{1: "a"}, "word", 7))
}

// Words that are empty are left out, and a comma stands at the word before it.
func TestJoin(t *testing.T) {
	for want, words := range map[string][]string{"": {"", ""}, "a": {"", "a", ""}, "a, b": {"a , b"}, "a b": {"a", "", "b"},
		"a, b c": {"a", ", b", "c"}} {
		assert.Equal(t, want, lang.Join(words...))
	}
}

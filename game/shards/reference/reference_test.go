package reference_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/shards/cards"
	words "github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/shards/reference"
)

// in is the languages of the game.
var in = []string{"en", "ru"}

// wordsIn are the texts of a language.
func wordsIn(t *testing.T, language string) lang.Words {
	w := lang.WordsIn(os.DirFS("."), language)
	require.NotEmpty(t, w)
	return w
}

// pages are all articles, with those of the adventure.
func pages(language string) []game.Page {
	return reference.Pages(language, nemesis.Adventure{}.Pages(language)...)
}

// Each article stands in every language, and nothing is said that no article says.
func TestEveryArticleHasItsWords(t *testing.T) {
	for _, language := range in {
		own, said := wordsIn(t, language), map[string]bool{}
		langtest.SameWords(t, wordsIn(t, "en"), own, languages.Named(language))
		for _, p := range reference.Pages(language) {
			for _, text := range []string{p.Chapter, p.Title, p.Text} {
				assert.NotEmpty(t, text, p.Key)
			}
			for key, text := range own {
				said[key] = said[key] || text == p.Chapter || text == p.Title || text == p.Text || text == p.Terms
			}
		}
		for key := range own {
			assert.True(t, said[key], "%s: no article has %s", language, key)
		}
	}
	assert.Panics(t, func() { reference.Pages("tlh") })
}

// The rules that articles name are rules of the game.
func TestRulesExist(t *testing.T) {
	table, err := os.ReadFile("../RULES.md")
	require.NoError(t, err)
	for _, p := range pages("en") {
		for id := range strings.FieldsSeq(p.Rules) {
			assert.Contains(t, string(table), "| "+id+" |", p.Key)
		}
	}
}

// found are the articles that a text leads to.
func found(language, text string) (keys []string) {
	for _, link := range lang.NewLinker(pages(language)).Links(text) {
		keys = append(keys, link.Key)
	}
	return keys
}

// The terms in the text of a card lead to their articles, in any form.
func TestTermsOfCards(t *testing.T) {
	for _, c := range []struct {
		language, text string
		want           []string
	}{
		{"en", "Unify: gain 3 health.", []string{"unify", "health"}},
		{"en", "Dominion: Gain 2 mastery.", []string{"dominion", "mastery"}},
		{"en", "Mastery 10+: Gain 5 power instead.", []string{"mastery", "strength", "bonus"}},
		{"en", "This champion cannot be attacked.", []string{"champion", "safe"}},
		{"en", "Korvus Legionnaire returns to your hand.", []string{"return"}},
		{"ru", "Единство: получите 3 здоровья.", []string{"unify", "health"}},
		{"ru", "Можете удалить карту с руки или из сброса.", []string{"banish", "pile"}},
		{"ru", "Этого чемпиона нельзя атаковать.", []string{"champion", "safe"}},
	} {
		assert.Equal(t, c.want, found(c.language, c.text), c.text)
	}
}

// Every card says something that is explained, and every article with terms is reached from a card or from another article.
func TestNothingIsLeftUnexplained(t *testing.T) {
	for language, spoken := range map[string]*words.Language{"en": words.English, "ru": words.Russian} {
		reached := map[string]bool{}
		for _, c := range cards.Cards() {
			keys := found(language, spoken.Text(c))
			assert.NotEmpty(t, keys, c.ID)
			for _, key := range append(keys, found(language, spoken.Heading(c))...) {
				reached[key] = true
			}
		}
		for _, p := range pages(language) {
			for _, key := range found(language, p.Text) {
				reached[key] = reached[key] || key != p.Key
			}
		}
		for _, p := range pages(language) {
			if p.Terms != "" {
				assert.True(t, reached[p.Key], "%s: nothing leads to %s", language, p.Key)
			}
		}
	}
}

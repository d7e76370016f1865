package ru_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
)

// longestTitle is how many letters fit on a card.
const longestTitle = 25

// titled are the English titles of all cards by ID.
func titled() map[string]string {
	all := map[string]string{}
	for _, p := range cards.Facts() {
		all[p.ID] = p.Name
	}
	for _, a := range adventures.All() {
		for _, p := range a.Cards() {
			all[p.Card.ID] = p.Title
		}
	}
	return all
}

// Every card has a Russian title, either printed or ours. Cards with one English title share
// it, so that no two titles are the same; the printed one stands for both halves of a card.
func TestEveryTitleIsTranslated(t *testing.T) {
	shown, all := map[string]string{}, titled()
	for id, english := range all {
		russian := adventures.All().LanguageFor(russian, id)
		called := russian.Called(id, english)
		assert.Regexp(t, `^[\p{Cyrillic}\d .,!?…„“’—\[\]-]+$`, called, english)
		if other, taken := shown[called]; taken {
			assert.Equal(t, other, english, "both are called %s", called)
		}
		shown[called] = english
	}
	for key := range russian.Words {
		if id, ok := strings.CutPrefix(key, lang.Translated); ok {
			assert.Contains(t, all, id, "no card has this ID")
			assert.NotContains(t, printed.Titles(), id, "its title is printed")
			assert.True(t, russian.Translates(id), id)
			assert.LessOrEqual(t, utf8.RuneCountInString(russian.Called(id, "")), longestTitle, id)
		}
	}
	assert.False(t, russian.Translates("bad-penny"))
	assert.False(t, russian.Translates("the-keyraken"))
}

// No text of a card names one in English.
func TestTextsNameCardsInRussian(t *testing.T) {
	texts, err := os.ReadFile(golden)
	require.NoError(t, err)
	assert.NotRegexp(t, `«[^»]*\p{Latin}{2}`, string(texts))
}

// nicknames are words of titles of which the dictionary has the first form, but not all others.
var nicknames = strings.Fields("Бабах Бош Горд Грамматик Грей Децим Жужжало Магистра Марий Меняла Прим Севера " +
	"Сирина Скейта Смыт Трибун Улик Чинила бабах бах излив макс орало стоп щипач " +
	"Дельт Дин Ката Потрошила Седа Сильвина Тай Щипач")

// Every case of a title has its words, one for one; where the dictionary has the first form
// of a word, it has the others, too.
func TestTitlesAreDeclined(t *testing.T) {
	first := map[string]string{} // of each form
	for key, words := range russian.Words {
		if !lang.IsTitle(key) {
			continue
		}
		forms := strings.Split(words, "|")
		title := letters.FindAllString(forms[0], -1)
		for _, form := range forms {
			declined := letters.FindAllString(form, -1)
			if assert.Len(t, declined, len(title), words) {
				for i, w := range declined {
					first[w] = title[i]
				}
			}
		}
	}
	require.Greater(t, len(first), 3000)
	unknown := langtest.Misspelt(t, "ru_RU", slices.Sorted(maps.Keys(first)))
	for _, w := range unknown {
		named := slices.Contains(nicknames, first[w]) || slices.Contains(unknown, first[w])
		assert.True(t, named, "%s of %s", w, first[w])
	}
}

var letters = regexp.MustCompile(`[а-яёА-ЯЁ]+`)

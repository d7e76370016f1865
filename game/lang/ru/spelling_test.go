package ru_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
)

var cyrillic = regexp.MustCompile(`^[а-яёА-ЯЁ-]+$`)

// names are the proper nouns of the game, other than the titles of cards.
var names = strings.Fields("Акван Бреккен Бробнар Гейстоиды Гетрукья Дис Завриане Ключекракен Ключекракена Ключекракену Нюхль Храмовый Светоед Светоеда Светоеду Омни Санктум Уборос Эквидон " +
	"Ироникс токен токена токенов токеном токены")

// terms are the words of the rule books that the dictionary lacks, by their first letters.
var terms = regexp.MustCompile(`^(архонт|бонусн|добер|имплант|негигант|незажжён|неоглушён|неразъярён|нескован|раску)`)

// plain are the words with е that would be others with ё.
var plain = strings.Fields("все всем зажжена перед самое чем")

// written returns all words of the texts of cards and nodes, without titles.
func written(t *testing.T) []string {
	data, err := os.ReadFile(golden)
	require.NoError(t, err)
	all := []string{string(data)}
	troll := card.Creature("troll", card.Brobnar, 8)
	langtest.EveryNode(t, func(_ *testing.T, _ string, _ int, a card.Ability) {
		all = append(all, russian.Texts(russian).Ability(troll, a, ""))
	})
	var titles []string
	for key, forms := range russian.Words {
		if lang.IsTitle(key) {
			titles = append(titles, forms)
		}
	}
	titles = langtest.Words(cyrillic, titles...)
	return slices.DeleteFunc(langtest.Words(cyrillic, all...), func(w string) bool { return slices.Contains(titles, w) })
}

// A dictionary of Russian knows every word of the texts in the form in which it occurs, and
// none would have to be written with ё.
func TestSpelling(t *testing.T) {
	words := written(t)
	for _, w := range langtest.Misspelt(t, "ru_RU", words) {
		assert.True(t, slices.Contains(names, w) || terms.MatchString(strings.ToLower(w)), w)
	}
	with := map[string]string{}
	for _, w := range words {
		w = strings.ToLower(w)
		if strings.ContainsAny(w, "ё-") || slices.Contains(plain, w) || // it takes any word with a hyphen
			strings.HasSuffix(w, "ено") { // the dictionary has "оглушёно"
			continue
		}
		for i, r := range w {
			if r == 'е' {
				with[w[:i]+"ё"+w[i+len("е"):]] = w
			}
		}
	}
	for _, w := range langtest.Misspelt(t, "ru_RU", slices.Collect(maps.Keys(with))) {
		delete(with, w)
	}
	assert.Empty(t, with)
}

package plan_test

import (
	"cmp"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// What is planned shows in the texts and the questions of all cards. Each language keeps its
// texts as they are right, package narrate the questions.
func TestPlansMakeTheWordsOfAllCards(t *testing.T) {
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	read := func(path string) string {
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		return string(data)
	}
	questions := read("../../narrate/testdata/questions.txt")
	title := func(id string) string { return cards.Title(cat, id) }
	for name, texts := range map[string]string{"en": read("../en/testdata/english.txt"), "ru": read("../ru/testdata/russian.txt")} {
		plain := languages.Named(name).WithTitles(title)
		usual, laid := plain.WithWords(adventures.All()[0].Words), map[string]*lang.Language{}
		for _, a := range adventures.All() {
			own := plain.WithWords(a.Words)
			for _, p := range a.Cards() {
				laid[p.Card.ID] = own
			}
		}
		for n := range cat.Len() {
			c := cat.Card(uint16(n + 1))
			text := cmp.Or(laid[c.ID], usual).Card(c).String()
			assert.True(t, strings.Contains(texts, ")\n"+text+"\n"), text)
			for _, lines := range langtest.Questions(c, title(c.ID), plain) {
				assert.True(t, strings.Contains(questions, "\n  "+lines[0]+"\n"), lines[0])
			}
		}
	}
}

package plan_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// What is planned shows in the texts of all cards. Each language keeps them as they are right.
func TestPlansMakeTheTextsOfAllCards(t *testing.T) {
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	for name, file := range map[string]string{"en": "../en/testdata/english.txt", "ru": "../ru/testdata/russian.txt"} {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		l := languages.Named(name).Lay(adventures.All()[0].Words).With(func(id string) string { return cards.Title(cat, id) })
		for n := range cat.Len() {
			c := cat.Card(uint16(n + 1))
			if text := l.Card(c).String(); !strings.Contains(string(data), ")\n"+text+"\n") {
				assert.Fail(t, "another text than is kept", "%s in %s:\n%s", c.ID, file, text)
			}
		}
	}
}

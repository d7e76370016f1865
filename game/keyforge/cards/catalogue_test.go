package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Every defined card can be played with, under its printed title; the two halves of
// a gigantic creature share theirs (K19.1).
func TestCatalogueHasEveryCard(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	assert.Equal(t, len(cards.All()), cat.Len())
	for _, c := range cards.All() {
		n, ok := cat.Number(c.ID)
		require.True(t, ok, c.ID)
		assert.Equal(t, c, cat.Card(n))
		assert.Equal(t, cards.Printings(c.ID)[0].Name, cat.Title(n))
	}
	top, _ := cat.Number("ultra-gravitron2")
	assert.Equal(t, "Ultra Gravitron", cat.Title(top))
	_, ok := cat.Number("no-such-card")
	assert.False(t, ok)
}

// Cards that were corrected differ only in their abilities from what they were, and both can be read in every language.
func TestD62CorrectedCards(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	corrected := 0
	for n := 1; n <= cat.Len(); n++ {
		entry := &cat.Entries[n]
		if entry.First == 0 {
			continue
		}
		corrected++
		was := *cat.Card(entry.First)
		assert.Greater(t, int(entry.First), cat.Len())
		assert.Equal(t, cat.Title(uint16(n)), cat.Title(entry.First))
		for _, lang := range languages.All() {
			lang := lang.WithTitles(func(string) string { return cat.Title(uint16(n)) })
			assert.NotEqual(t, lang.Card(entry.Card).String(), lang.Card(&was).String())
		}
		is := *entry.Card
		is.Abilities, is.FirstPrinted, was.Abilities = nil, nil, nil
		assert.Equal(t, is, was)
	}
	assert.Equal(t, 12, corrected)
}

package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

func TestFold(t *testing.T) {
	for name, want := range map[string]string{
		"": "", "’": "", "dust-imp": "dustimp", "Dust  Imp": "dustimp", "Zealot’s Revelation": "zealotsrevelation",
		"zealot's revelation":  "zealotsrevelation",
		"champion-s-challenge": "championschallenge", "Champion`s Challenge": "championschallenge", "Æmber Imp": "aemberimp",
		"Ember Imp": "emberimp",
		"Dextre":    "dextre", "“Lion” Bautrem": "lionbautrem", "Pâté №1": "pateno1", "Ёж": "еж", "I'd": "id",
	} {
		assert.Equal(t, want, cards.Fold(name), "%q", name)
		assert.Equal(t, want, cards.Fold(want), "folding twice changes nothing")
	}
	assert.Equal(t, []string{"miss", "onyx", "censorius", "n", "1"}, cards.Words(`Miss "Onyx" Censorius – n° 1`))
}

// A printing lists every keyword of its card.
func TestKeywordsOfAPrinting(t *testing.T) {
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		var c card.Card
		c.Keywords[k] = 2
		want := k.String()
		if k.Numbered() {
			want += ":2"
		}
		assert.Equal(t, []string{want}, cards.PrintingOf(&c, "CotA", "1", "One", "Rare").Keywords)
	}
}

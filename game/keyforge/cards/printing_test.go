package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

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

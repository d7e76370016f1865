package ru_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang/langtest"
)

// wordless is how many nodes have no words yet, of those that are tried: it only goes
// down.
const wordless = 323

// Every node has words, in whatever place it stands, or stands out by a mark.
func TestEveryNodeHasWords(t *testing.T) {
	troll, without := card.Creature("troll", card.Brobnar, 8), 0
	langtest.EveryNode(t, func(t *testing.T, kind string, i int, a card.Ability) {
		s := russian.Texts(russian).Ability(troll, a, "")
		if strings.Contains(s, "⟨") {
			without++
			return
		}
		assert.NotContains(t, s, "  ", "%s %d", kind, i)
		assert.Regexp(t, `^[А-ЯЁa-zA-Z–].*[а-яёa-z0-9).][.»]+$`, s, "%s %d", kind, i)
	})
	assert.LessOrEqual(t, without, wordless)
}

// What has no words stands out in the text, and is never left out.
func TestMissingWordsAreMarked(t *testing.T) {
	troll := card.Creature("troll", card.Brobnar, 8)
	for name, a := range langtest.Unknown {
		assert.Contains(t, russian.Texts(russian).Ability(troll, a, ""), "⟨", name)
	}
}

package ru_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/langtest"
)

// Every node of the language has words, wherever it occurs.
func TestEveryNodeHasWords(t *testing.T) {
	troll := card.Creature("troll", card.Brobnar, 8)
	langtest.EveryNode(t, func(t *testing.T, kind string, i int, a card.Ability) {
		s := russian.Texts(russian).Ability(troll, a, "")
		assert.NotContains(t, s, "⟨", "%s %d", kind, i)
		assert.NotContains(t, s, "  ", "%s %d", kind, i)
		assert.Regexp(t, `^[«А-ЯЁa-zA-Z–].*[а-яёa-z0-9).»][.»]+$`, s, "%s %d", kind, i)
	})
}

// A node without words stands out in the text and is never left out.
func TestMissingWordsAreMarked(t *testing.T) {
	troll := card.Creature("troll", card.Brobnar, 8)
	for name, a := range langtest.Unknown {
		assert.Contains(t, russian.Texts(russian).Ability(troll, a, ""), "⟨", name)
	}
}

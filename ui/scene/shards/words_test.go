package shards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene/shards"
)

// says is a text of the table.
func (m *table) says(key string, args ...any) string {
	return m.Stack.Language.WithWords(shards.Words).T(key, args...)
}

// The words of the table stand in every language, and no language knows them otherwise.
func TestWords(t *testing.T) {
	english := shards.Words("en")
	for _, l := range languages.All() {
		langtest.SameWords(t, english, shards.Words(l.Name), l)
		for key := range english {
			assert.NotContains(t, l.Words, key)
		}
	}
}

package nemesis_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure/nemesis"
)

// Everything is said in both languages.
func TestWords(t *testing.T) {
	var a nemesis.Adventure
	assert.ElementsMatch(t, slices.Collect(maps.Keys(a.Words("en"))), slices.Collect(maps.Keys(a.Words("ru"))))
	for _, language := range []string{"en", "ru"} {
		for _, d := range a.Difficulties() {
			assert.Contains(t, a.Words(language), "difficulty-"+d)
		}
		for key, text := range a.Words(language) {
			assert.NotEmpty(t, text, "%s: %s", language, key)
		}
	}
	assert.Empty(t, a.Words("tlh"))
}

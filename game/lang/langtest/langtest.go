// Package langtest holds the tests that the words of every language must pass,
// including those of an adventure.
package langtest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

// SameWords requires words of a language to have the keys of the English ones and
// the same placeholders.
func SameWords(t *testing.T, english, words lang.Words, l *lang.Language) {
	t.Helper()
	for key := range english {
		if !l.Partial {
			assert.Contains(t, words, key, l.Name)
		}
	}
	for key, template := range words {
		if lang.IsTitle(key) {
			assert.Contains(t, []int{0, len(l.Cases)}, strings.Count(template, "|"), "%s: %s has a form for each case, or one", l.Name, key)
			continue
		}
		assert.Contains(t, english, key, l.Name)
		assert.NotRegexp(t, `%[a-z\[]`, template, "%s: %s", l.Name, key)
		assert.Equal(t, Places(english[key]), Places(template), "%s: %s", l.Name, key)
		assert.NotPanics(t, func() { message.Fill(template, anything{}) }, "%s: %s", l.Name, key)
	}
}

// anything provides facts of any name.
type anything struct{}

func (anything) Fact(name, _ string) string { return name }

func (anything) Pick(string) int { return 0 }

var places = regexp.MustCompile(`\{(\w+)`)

// Places are the facts that a template uses, each once.
func Places(template string) []string {
	var all []string
	for _, m := range places.FindAllStringSubmatch(template, -1) {
		all = append(all, m[1])
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Unworded is the language with the key of each text and the values that are put into it instead of the text: how
// something is worded does not matter then, but what is said. Lists of words stay.
func Unworded(l *lang.Language) *lang.Language {
	unworded := *l
	unworded.Words = lang.Words{}
	for key, text := range l.Words {
		if strings.HasPrefix(key, "months") {
			unworded.Words[key] = text
			continue
		}
		unworded.Words[key] = key
		for _, place := range Places(text) {
			unworded.Words[key] += " {" + place + "}"
		}
	}
	return &unworded
}

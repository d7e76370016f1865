package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/cmd/archon/terminal"
)

func TestWrapBreaksBetweenWords(t *testing.T) {
	line := "  1  Shadows: in hand Poison Wave, Urchin; ready in play nothing"
	assert.Equal(t, line, terminal.Wrap(line, 0, "      "))
	assert.Equal(t, line, terminal.Wrap(line, 100, "      "))
	assert.Equal(t, "  1  Shadows: in hand\n      Poison Wave, Urchin;\n      ready in play nothing", terminal.Wrap(line, 28, "      "))
	assert.Equal(t, "a-word-longer-than-the-line-is", terminal.Wrap("a-word-longer-than-the-line-is", 20, "      "))
}

// A line of exactly the width would end it, so it is broken; one with no room beside its margin is not.
func TestWrapFillsTheWidth(t *testing.T) {
	for _, test := range []struct {
		line  string
		width int
		want  string
	}{
		{"one two", 8, "one two"}, {"one two", 7, "one\n  two"}, {"one two six", 7, "one\n  two\n  six"}, {"one to a b", 7, "one to\n  a b"},
		{"Жжж жжж", 8, "Жжж жжж"}, {"one two", 4, "one two"}, {"one two", 5, "one\n  two"},
	} {
		assert.Equal(t, test.want, terminal.Wrap(test.line, test.width, "  "), test)
	}
}

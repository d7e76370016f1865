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

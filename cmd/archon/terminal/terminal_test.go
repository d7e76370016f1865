package terminal_test

import (
	"context"
	"io"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/terminal"
)

// A path is quoted only if a shell needs it, and then means itself.
func TestQuoted(t *testing.T) {
	assert.Equal(t, "games/one.jsonl", terminal.Quoted("games/one.jsonl"))
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no bash")
	}
	for _, path := range []string{"my game.jsonl", "it's", `a\b`, "$HOME", "a;b", "e\x1b[2J", "Ж\n"} {
		quoted := terminal.Quoted(path)
		assert.NotContains(t, quoted, "\x1b")
		out, err := exec.Command("bash", "-c", "printf %s "+quoted).Output()
		require.NoError(t, err, quoted)
		assert.Equal(t, path, string(out))
	}
}

// An input passes on what is typed, to its end, and ends at once when its context is done.
func TestInputEnds(t *testing.T) {
	all, err := io.ReadAll(terminal.NewInput(t.Context(), strings.NewReader("one\ntwo")))
	require.NoError(t, err)
	assert.Equal(t, "one\ntwo", string(all))

	ctx, stop := context.WithCancel(t.Context())
	silent, _ := io.Pipe()
	in := terminal.NewInput(ctx, silent)
	stop()
	all, err = io.ReadAll(in)
	require.NoError(t, err)
	assert.Empty(t, all)
}

// Where nobody types nobody is asked, and the answer is no.
func TestNobodyIsAsked(t *testing.T) {
	var out strings.Builder
	assert.False(t, terminal.Confirm(strings.NewReader("y\n"), &out, "Really?"))
	assert.Empty(t, out.String())
	assert.Zero(t, terminal.Width(&out))
	require.NoError(t, terminal.Progress(&out, 3, "games").Add(1))
	assert.Empty(t, out.String())
}

package terminal_test

import (
	"context"
	"io"
	"os/exec"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/terminal"
)

// A path is quoted only if a shell needs it, and then means itself.
func TestQuoted(t *testing.T) {
	assert.Equal(t, "games/one.jsonl", terminal.Quoted("games/one.jsonl"))
	assert.Equal(t, `'my game'\''s'`, terminal.Quoted("my game's"))
	assert.Equal(t, `$'\\ \'\x1b~\x7f'`, terminal.Quoted("\\ '\x1b~\x7f"))
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

	// A small buffer takes the input piece by piece, and what is wrong with it comes last.
	in := terminal.NewInput(t.Context(), iotest.TimeoutReader(strings.NewReader("abc")))
	var got []string
	for buf := make([]byte, 2); err == nil; {
		n := 0
		n, err = in.Read(buf)
		got = append(got, string(buf[:n]))
	}
	assert.Equal(t, []string{"ab", "c", ""}, got)
	require.ErrorIs(t, err, iotest.ErrTimeout)
	_, err = in.Read(make([]byte, 2))
	require.ErrorIs(t, err, iotest.ErrTimeout, "and stays")

	ctx, stop := context.WithCancel(t.Context())
	silent, _ := io.Pipe()
	in = terminal.NewInput(ctx, silent)
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

// JSON for people is indented, and keeps its signs.
func TestEncode(t *testing.T) {
	var out strings.Builder
	require.NoError(t, terminal.Encode(&out, map[string]string{"a": "<b> & c"}))
	assert.Equal(t, "{\n  \"a\": \"<b> & c\"\n}\n", out.String())
}

// What is written through a safe output cannot move the cursor.
func TestSafe(t *testing.T) {
	var out strings.Builder
	_, err := terminal.Safe(&out).Write([]byte("a\x1b[2Jb\n"))
	require.NoError(t, err)
	assert.NotContains(t, out.String(), "\x1b")
	assert.Contains(t, out.String(), "b\n")
}

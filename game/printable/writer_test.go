package printable_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/printable"
)

// Characters may come in several pieces, since buffers are cut anywhere.
func TestWriter(t *testing.T) {
	for in, want := range map[string]string{
		"one\n\ttwo\n":               "one\n\ttwo\n",
		"Ледяной Æmber — 火\u00a0%\n": "Ледяной Æmber — 火\u00a0%\n",
		"a\x1b]0;title\x07b\n":       "a]0;titleb\n",
		"a\u009b2Jb\x7fc":            "a2Jbc",
		"a\u202eb\u2066c\u200fd":     "abcd",
		"a\U000E0001b":               "ab",
		"over\rwritten":              "over written",
		"\xffa\x9bb":                 "\uFFFDa\uFFFDb",
	} {
		var whole, pieces strings.Builder
		n, err := (&printable.Writer{To: &whole}).Write([]byte(in))
		require.NoError(t, err)
		assert.Len(t, in, n)
		w := &printable.Writer{To: &pieces}
		for i := range len(in) {
			n, err := w.Write([]byte{in[i]})
			require.NoError(t, err)
			require.Equal(t, 1, n)
		}
		assert.Equal(t, want, whole.String(), "%q", in)
		assert.Equal(t, want, pieces.String(), "%q", in)
	}
}

func FuzzJSON(f *testing.F) {
	f.Add("a\x1b[2J\u202e\x7f\u009b\U000E0001")
	f.Fuzz(func(t *testing.T, s string) {
		s = strings.ToValidUTF8(s, "")
		var out strings.Builder
		require.NoError(t, json.NewEncoder(printable.JSON(&out)).Encode([]string{s}))
		require.True(t, utf8.ValidString(out.String()))
		for _, r := range strings.TrimSuffix(out.String(), "\n") {
			require.True(t, unicode.IsGraphic(r), "%q", r)
		}
		var got []string
		require.NoError(t, json.Unmarshal([]byte(out.String()), &got))
		require.Equal(t, []string{s}, got)
	})
}

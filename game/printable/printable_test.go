package printable_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/printable"
)

func TestText(t *testing.T) {
	for in, want := range map[string]string{
		"Miss \"Onyx\" Censorius": "Miss \"Onyx\" Censorius",
		"Ледяной Æmber — 火":       "Ледяной Æmber — 火",
		"a\x1b]0;title\x07b":      "a]0;titleb",
		"a\x1b]52;c;cm0=\x1b\\b":  "a]52;c;cm0=\\b",
		"a\x1b[2Jb\x9b1mc":        "a[2Jb\uFFFD1mc",
		"a\u009b2Jb":              "a2Jb",
		"a\u202eb\u2066c\u200fd":  "abcd",
		"one\r\ntwo\tthree\u2028": "one  two three ",
		"\xff\xc3":                "\uFFFD\uFFFD",
		"a\u00a0b\u3000c":         "a b c",
		strings.Repeat("ж", 101):  strings.Repeat("ж", 99) + "…",
		strings.Repeat("ж", 100):  strings.Repeat("ж", 100),
	} {
		assert.Equal(t, want, printable.Text(in, printable.Name), "%q", in)
	}
	assert.Len(t, []rune(printable.Text(strings.Repeat("x", 10_000_000), printable.Line)), printable.Line)
}

func FuzzText(f *testing.F) {
	f.Add("a\x1b[2J\u202e\xff")
	f.Fuzz(func(t *testing.T, s string) {
		got := printable.Text(s, 20)
		require.True(t, utf8.ValidString(got))
		require.LessOrEqual(t, utf8.RuneCountInString(got), 20)
		for _, r := range got {
			require.True(t, unicode.IsGraphic(r), "%q", r)
		}
	})
}

// Of what is mostly not shown only the beginning is looked at.
func TestTextIsNotReadToItsEnd(t *testing.T) {
	const most, read = 10, 2*4*10 + 1024
	unseen := strings.Repeat("\a", read-2)
	assert.Equal(t, "ab", printable.Text(unseen+"abcd", most))
	assert.Equal(t, "ab", printable.Text(unseen+"ab", most))
	assert.Equal(t, "a", printable.Text(unseen+"a", most))
}

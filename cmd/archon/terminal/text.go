package terminal

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/printable"
)

// Longest is how many runes of a line of the game are shown.
const Longest = 1 << 14

// Wrap breaks a line between words, so that none of it exceeds the width. All
// lines after the first are indented.
func Wrap(line string, width int, indent string) string {
	if width <= 2*len(indent) || utf8.RuneCountInString(line) < width {
		return line
	}
	var b strings.Builder
	room := width - 1
	for i, word := range strings.Split(line, " ") {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case n+1 > room:
			b.WriteString("\n" + indent)
			room = width - 1 - len(indent)
		default:
			b.WriteByte(' ')
			room--
		}
		b.WriteString(word)
		room -= n
	}
	return b.String()
}

// Quoted is a path quoted for a shell.
func Quoted(path string) string {
	switch {
	case printable.Text(path, len(path)) != path:
		return escaped(path)
	case !strings.ContainsAny(path, " \t'\"$\\&;()<>|*?#"):
		return path
	case filepath.Separator == '\\':
		return `"` + path + `"` // no file name there contains this character
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}

// escaped is a path that cannot be shown as it is, quoted for a shell.
func escaped(path string) string {
	var b strings.Builder
	for i := range len(path) {
		switch c := path[i]; {
		case c == '\'' || c == '\\':
			b.WriteString(`\` + string(c))
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\x%02x`, c)
		default:
			b.WriteByte(c)
		}
	}
	return "$'" + b.String() + "'"
}

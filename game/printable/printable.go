// Package printable makes foreign text safe to show: names in decks and saves, names
// of files, and messages that quote them.
package printable

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lengths of what is shown, in runes.
const (
	Name = 100  // of a deck, a player, a file
	Line = 1000 // of a message
)

// Text is s on one line, without anything that does more than be read: control
// characters, escape sequences, marks that change the direction of writing, and
// bytes that are not text. Beyond that many runes it is cut and ends with an
// ellipsis.
func Text(s string, most int) string {
	if n := most * utf8.UTFMax; len(s) > 2*n+1024 { // rarely is most of it dropped
		s = s[:2*n+1024]
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsGraphic(r) && !unicode.IsSpace(r):
			return r
		case unicode.IsSpace(r):
			return ' '
		}
		return -1
	}, s)
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most-1]) + "…"
}

// Quote returns s in quotation marks, on one line and no longer than a name, for
// messages about it.
func Quote(s string) string { return strconv.Quote(Text(s, Name)) }

package printable

import (
	"fmt"
	"io"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Writer makes safe what is written to a terminal, whoever wrote it: lines and tabs
// stay, and characters that are not for reading are left out, as [Text] does.
type Writer struct {
	To io.Writer

	json bool
	rest []byte // of the last Write: the beginning of a character
	safe []byte
}

// JSON is a writer of JSON that terminals can show, too: characters that are not for
// reading become escapes, and its values stay the same.
func JSON(to io.Writer) *Writer { return &Writer{To: to, json: true} }

// Write writes p, but for the beginning of a character at its end, which waits for the
// rest of it.
func (w *Writer) Write(p []byte) (int, error) {
	text := p
	if len(w.rest) > 0 {
		text = append(w.rest, p...)
	}
	w.safe = w.safe[:0]
	for utf8.FullRune(text) {
		if n := plain(text); n > 0 {
			w.safe, text = append(w.safe, text[:n]...), text[n:]
			continue
		}
		r, size := utf8.DecodeRune(text)
		w.put(r)
		text = text[size:]
	}
	w.rest = append(w.rest[:0], text...)
	if _, err := w.To.Write(w.safe); err != nil {
		return 0, err
	}
	return len(p), nil
}

// plain is how many characters are printable ASCII, or the end of a line, before the
// first that is not.
func plain(text []byte) int {
	for i, b := range text {
		if (b < ' ' || b > '~') && b != '\n' {
			return i
		}
	}
	return len(text)
}

// put writes a character that is not plain.
func (w *Writer) put(r rune) {
	switch {
	case r == '\t' || unicode.IsGraphic(r):
		w.safe = utf8.AppendRune(w.safe, r)
	case !w.json && unicode.IsSpace(r):
		w.safe = append(w.safe, ' ')
	case w.json && r > 0xFFFF:
		high, low := utf16.EncodeRune(r)
		w.safe = fmt.Appendf(w.safe, `\u%04x\u%04x`, high, low)
	case w.json:
		w.safe = fmt.Appendf(w.safe, `\u%04x`, r)
	}
}

package deck

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"github.com/keyraken/keyraken/game/message"
)

// utf8Text returns the text that data holds in UTF-8, with or without byte order
// mark, UTF-16 or Windows-1252. A note says what was not plain UTF-8.
func utf8Text(data []byte) (text []byte, note error) {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")), likeUTF16(data, 1):
		return decoded(data, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)), message.New("note-utf-16")
	case bytes.HasPrefix(data, []byte("\xfe\xff")), likeUTF16(data, 0):
		return decoded(data, unicode.UTF16(unicode.BigEndian, unicode.UseBOM)), message.New("note-utf-16")
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	if !utf8.Valid(data) {
		return decoded(data, charmap.Windows1252), message.New("note-windows-1252")
	}
	if mangled(data) {
		if text, ok := mended(data); ok {
			return text, message.New("note-mended")
		}
	}
	return data, nil
}

func decoded(data []byte, e encoding.Encoding) []byte {
	room := len(data) + 64
	for _, b := range data {
		if b >= utf8.RuneSelf {
			room++ // a letter of two bytes
		}
	}
	text, _, err := transform.Append(e.NewDecoder(), make([]byte, 0, room), data)
	if err != nil {
		return bytes.ToValidUTF8(data, []byte("�"))
	}
	return text
}

// likeUTF16 reports whether many bytes are zero, and only at even (0) or only at
// odd (1) places, as for most scripts in UTF-16.
func likeUTF16(data []byte, at int) bool {
	const few, many = 8, 1 << 10
	data = data[:min(len(data), many)]
	if len(data) < few {
		return false
	}
	var zeros [2]int
	for i, b := range data {
		if b == 0 {
			zeros[i%2]++
		}
	}
	return zeros[at] > len(data)/4 && zeros[1-at] == 0
}

// lineEnds converts line endings to those that the readers know, if a text has only
// those of the old Mac.
func lineEnds(text []byte) []byte {
	if bytes.IndexByte(text, '\n') >= 0 || bytes.IndexByte(text, '\r') < 0 {
		return text
	}
	return bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
}

// plainEnds are the ends of lines and pages in pasted texts.
var plainEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\u0085", "\n", "\v", "\n", "\f", "\n")

// mended turns the text back into the bytes that were mistaken for Windows-1252.
func mended(text []byte) (bytesOf []byte, ok bool) {
	const unassigned = 0x9d // the one such byte that quotes contain; it may have become anything
	out := make([]byte, 0, len(text))
	for _, r := range string(text) {
		switch b, ok := charmap.Windows1252.EncodeRune(r); {
		case r == utf8.RuneError:
			out = append(out, unassigned)
		case ok:
			out = append(out, b)
		case r < 0xa0: // a control character
			out = append(out, byte(r))
		default:
			return nil, false
		}
	}
	return bytes.TrimPrefix(out, []byte("\ufeff")), utf8.Valid(out)
}

// mangled reports whether the text holds UTF-8 that was mistaken for Windows-1252.
func mangled(text []byte) bool {
	for _, sign := range []string{"Ã†", "Ã¦", "Ã©", "Ã¶", "â€™", "â€œ", "â€“", "Ä"} {
		if bytes.Contains(text, []byte(sign)) {
			return true
		}
	}
	return false
}

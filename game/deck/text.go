package deck

import (
	"bytes"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// utf8Text returns the text that data holds in UTF-8, with or without byte order
// mark, UTF-16 or Windows-1252. A note says what was not plain UTF-8.
func utf8Text(data []byte) (text []byte, note string) {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")), likeUTF16(data, 1):
		return decoded(data, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)), "the text was read as UTF-16"
	case bytes.HasPrefix(data, []byte("\xfe\xff")), likeUTF16(data, 0):
		return decoded(data, unicode.UTF16(unicode.BigEndian, unicode.UseBOM)), "the text was read as UTF-16"
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	if !utf8.Valid(data) {
		return decoded(data, charmap.Windows1252), "the text was read as Windows-1252, since it is not UTF-8"
	}
	if mangled(data) {
		if mended, err := charmap.Windows1252.NewEncoder().Bytes(data); err == nil && utf8.Valid(mended) {
			return bytes.TrimPrefix(mended, []byte("\ufeff")), "letters that a change of encoding had spoilt were mended"
		}
	}
	return data, ""
}

func decoded(data []byte, e encoding.Encoding) []byte {
	text, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return bytes.ToValidUTF8(data, []byte("�"))
	}
	return text
}

// likeUTF16 reports whether the first characters have their zero bytes at the odd
// or the even places, as ASCII has in UTF-16.
func likeUTF16(data []byte, at int) bool {
	const few = 8
	if len(data) < few {
		return false
	}
	for i := range few {
		if (data[i] == 0) != (i%2 == at) {
			return false
		}
	}
	return true
}

// mangled reports whether the text holds UTF-8 that was taken for Windows-1252.
func mangled(text []byte) bool {
	for _, sign := range []string{"Ã†", "Ã¦", "Ã©", "Ã¶", "â€™", "â€œ", "â€“", "Ä"} {
		if bytes.Contains(text, []byte(sign)) {
			return true
		}
	}
	return false
}

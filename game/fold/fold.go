// Package fold gives names and texts the form in which they are compared and searched everywhere: lower-case
// letters and digits, without accents, quotes and dashes.
package fold

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// most is how many bytes of a text are read: more than any name or text of a card has.
const most = 10000

// Name returns a name as one folded word. The letter æ is ae, never e: Ember Imp and Æmber Imp are two cards.
func Name(name string) string {
	for i := range len(name) {
		if c := name[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return strings.Join(Words(name), "")
		}
	}
	return name
}

// Words returns the words of a text, each of them folded. An apostrophe of any form does not separate words.
func Words(text string) []string {
	text = text[:min(len(text), most)]
	bare := func(r rune) rune {
		if unicode.Is(unicode.Mn, r) || strings.ContainsRune("'’‘ʼ`´′", r) {
			return -1
		}
		return r
	}
	small := strings.ToLower(norm.NFKD.String(strings.Map(bare, text)))
	plain := norm.NFC.String(strings.ReplaceAll(strings.Map(bare, small), "æ", "ae"))
	return strings.FieldsFunc(plain, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

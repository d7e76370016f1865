package cards

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Fold returns a name in the form in which names are compared and searched
// everywhere: lower-case letters and digits, without accents, quotes, dashes and
// spaces. The letter æ is ae, never e: Ember Imp and Æmber Imp are two cards.
func Fold(name string) string {
	for i := range len(name) {
		if c := name[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return strings.Join(Words(name), "")
		}
	}
	return name
}

// maxName is how many bytes of a name are read: more than any name has.
const maxName = 2000

// Words returns the words of a name, each of them folded. An apostrophe of any form
// does not separate words.
func Words(name string) []string {
	name = name[:min(len(name), maxName)]
	bare := func(r rune) rune {
		if unicode.Is(unicode.Mn, r) || strings.ContainsRune("'’‘ʼ`´′", r) {
			return -1
		}
		return r
	}
	small := strings.ToLower(norm.NFKD.String(strings.Map(bare, name)))
	plain := norm.NFC.String(strings.ReplaceAll(strings.Map(bare, small), "æ", "ae"))
	return strings.FieldsFunc(plain, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

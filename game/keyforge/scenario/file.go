package scenario

import (
	"regexp"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// An adventure from a file is called by its name in the file and by a fingerprint of the text, so
// that saves know which text they were begun with. The IDs of its cards begin with both.

// FingerprintLetters is how many letters a fingerprint has.
const FingerprintLetters = 10

var (
	fileMode = regexp.MustCompile(`^([a-z]+(?:-[a-z]+)*)-([a-p]{10})$`)
	fileCard = regexp.MustCompile(`^[a-z]+(?:-[a-z]+)*-[a-p]{10}-`)
)

// FileName divides the name of a mode from a file into that in the file and the fingerprint. It
// reports false for another.
func FileName(name string) (called, fingerprint string, ok bool) {
	m := fileMode.FindStringSubmatch(name)
	if m == nil {
		return "", "", false
	}
	return m[1], m[2], true
}

// Gone says which file a mode needs that is not here, or nil when it comes from none.
func Gone(name string) error {
	called, fingerprint, ok := FileName(name)
	if !ok {
		return nil
	}
	return message.New("written-gone", printable.Quote(called), fingerprint)
}

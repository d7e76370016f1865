package adventure

import "regexp"

// An adventure from a file is called by its name in the file and by a fingerprint of the text, so
// that saves know which text they were begun with.

// FingerprintLetters is how many letters a fingerprint has.
const FingerprintLetters = 10

var ofFile = regexp.MustCompile(`^([a-z]+(?:-[a-z]+)*)-([a-p]{10})$`)

// FileName divides the name of an adventure from a file into that in the file and the fingerprint. It
// reports false for another.
func FileName(name string) (called, fingerprint string, ok bool) {
	m := ofFile.FindStringSubmatch(name)
	if m == nil {
		return "", "", false
	}
	return m[1], m[2], true
}

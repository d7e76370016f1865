package wire

import (
	"crypto/rand"
	"math/big"
	"regexp"
)

// letters are those of codes, without those that are taken for others.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"

// codeLength is how many letters a code has: there are 191 million of them.
const codeLength = 6

var code = regexp.MustCompile(`^[` + letters + `]{6}$`)

// IsCode reports whether that can be the code of a room.
func IsCode(s string) bool { return code.MatchString(s) }

// NewCode is the code of a room, by chance.
func NewCode() string {
	var b [codeLength]byte
	for i := range b {
		n, err := rand.Int(rand.Reader, big.NewInt(int64(len(letters))))
		if err != nil {
			panic(err) // the reader never fails
		}
		b[i] = letters[n.Int64()]
	}
	return string(b[:])
}

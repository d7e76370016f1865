package adventure

import (
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// The code of a variant is short enough to be read aloud: eight letters and digits, such as
// 1Q7M-2XK4. The first gives the version of the code, five give the values, and the last two
// check all of them. I, L, O and U do not occur; I and L are read as 1, O as 0, and lower
// case as upper case.
//
// The check is the name of the adventure and the digits before the check, as a number in base
// 37, modulo the largest prime below 32². It detects every single wrong letter and every swap
// of two, and the code of another adventure is hardly ever accepted.

// codeVersion is the version of codes written now. It rises when the conditions of an
// adventure change; older codes are read as before, and the check stays.
const codeVersion = 1

const (
	codeDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	codeValues = 5 // digits that give the values
	codeLength = 1 + codeValues + 2
	codePrime  = 1021
)

// MaxVariants is the maximum number of variants of an adventure.
const MaxVariants = 1 << (5 * codeValues)

// EncodeVariant is the code of a variant.
func EncodeVariant(a Varied, v Variant) string {
	all, place := 0, 1
	for i, c := range a.Conditions() {
		all += place * ((int(v[i]) - c.Min) / c.Step)
		place *= c.steps()
	}
	var d [codeLength]int
	d[0] = codeVersion
	for i := codeValues; i > 0; i-- {
		d[i], all = all%32, all/32
	}
	sum := check(a.Name(), d[:1+codeValues])
	d[codeLength-2], d[codeLength-1] = sum/32, sum%32
	var code strings.Builder
	for i, n := range d {
		if i == codeLength/2 {
			code.WriteByte('-')
		}
		code.WriteByte(codeDigits[n])
	}
	return code.String()
}

// DecodeVariant reads the code of a variant.
func DecodeVariant(a Varied, code string) (v Variant, err error) {
	shown := printable.Quote(code)
	var d []int
	for _, r := range strings.ToUpper(code) {
		if r == '-' || r == ' ' {
			continue
		}
		n := strings.IndexRune(codeDigits, r)
		switch r {
		case 'O':
			n = 0
		case 'I', 'L':
			n = 1
		}
		if d = append(d, n); n < 0 || len(d) > codeLength {
			return v, message.New("code-none", shown, strings.Join(presetNames(a), ", "))
		}
	}
	if len(d) != codeLength {
		return v, message.New("code-none", shown, strings.Join(presetNames(a), ", "))
	}
	if check(a.Name(), d[:1+codeValues]) != d[codeLength-2]*32+d[codeLength-1] {
		return v, message.New("code-wrong", shown, a.Title())
	}
	if d[0] != codeVersion {
		return v, message.New("code-version", shown, d[0], codeVersion)
	}
	all := 0
	for _, n := range d[1 : 1+codeValues] {
		all = all*32 + n
	}
	for i, c := range a.Conditions() {
		v[i] = int16(c.Min + all%c.steps()*c.Step)
		all /= c.steps()
	}
	if all != 0 {
		return Variant{}, message.New("code-wrong", shown, a.Title())
	}
	return v, nil
}

// check computes the check of the digits before it.
func check(name string, digits []int) int {
	sum := 0
	for _, b := range []byte(name) {
		sum = (sum*257 + int(b)) % codePrime
	}
	for _, n := range digits {
		sum = (sum*37 + n + 1) % codePrime
	}
	return sum
}

// presetNames are the names of all presets.
func presetNames(a Varied) (names []string) {
	for _, p := range a.Presets() {
		names = append(names, p.Name)
	}
	return names
}

package cardview

import (
	"slices"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/ui/paint"
)

// hyphened breaks words that are wider than a line at their hyphens, and then into as few
// parts as fit, of about equal length.
func hyphened(title string, size, width float64) string {
	fits := func(part string) bool { return paint.Width(paint.Display, size, part) <= width }
	var words []string
	for _, word := range strings.Fields(title) {
		if fits(word) {
			words = append(words, word)
			continue
		}
		for _, piece := range strings.SplitAfter(word, "-") {
			words = append(words, broken([]rune(piece), fits)...)
		}
	}
	return strings.Join(words, " ")
}

// broken are the parts of a word: where possible, each begins like a syllable.
func broken(letters []rune, fits func(string) bool) []string {
	for count := 1; count <= len(letters)/2; count++ {
		for _, shift := range [...]int{2, 0} {
			parts := divided(letters, count, shift)
			if !slices.ContainsFunc(parts, func(p string) bool { return !fits(p) }) {
				return parts
			}
		}
	}
	return []string{string(letters)}
}

// divided is a word in that many parts, which differ from equal ones by at most so many
// letters at each end.
func divided(letters []rune, count, shift int) (parts []string) {
	from := 0
	for i := 1; i < count; i++ {
		to := nearest(letters, from, i*len(letters)/count, shift)
		parts, from = append(parts, string(letters[from:to])+"-"), to
	}
	return append(parts, string(letters[from:]))
}

// nearest is the place for a hyphen that is closest to one, and not farther than the shift:
// before a consonant and a vowel, with a vowel among the two letters before it in the part
// that begins at from.
func nearest(letters []rune, from, at, shift int) int {
	for away := 0; away <= shift; away++ {
		for _, i := range [...]int{at + away, at - away} {
			if i >= from+2 && i+1 < len(letters) && !vowel(letters[i]) && (vowel(letters[i-1]) || vowel(letters[i-2])) && vowel(letters[i+1]) {
				return i
			}
		}
	}
	return max(at, from+1)
}

func vowel(r rune) bool {
	return strings.ContainsRune("aeiouyæаеёиоуыэюя", unicode.ToLower(r))
}

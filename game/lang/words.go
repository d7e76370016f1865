package lang

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What follows is independent of the language.

// Sentence makes a sentence of a statement.
func Sentence(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if up := unicode.ToUpper(r); n > 0 && up != r && !stopped(s) {
		return string(up) + s[n:] + "." // at once
	}
	return Stop(Capital(s))
}

// Stop adds the full stop, unless a quotation at the end has one.
func Stop(s string) string {
	if stopped(s) {
		return s
	}
	return s + "."
}

func stopped(s string) bool { return strings.HasSuffix(strings.TrimRight(s, "”’»“"), ".") }

// Capital begins with a capital letter.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if up := unicode.ToUpper(r); n > 0 && up != r {
		return string(up) + s[n:]
	}
	return s
}

// Small begins with a lower-case letter, as words do within a sentence.
func Small(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if low := unicode.ToLower(r); n > 0 && low != r {
		return string(low) + s[n:]
	}
	return s
}

// TitleCase capitalizes each word of a name.
func TitleCase(s string) string {
	words := strings.Fields(s)
	for i, w := range words {
		words[i] = Capital(w)
	}
	return strings.Join(words, " ")
}

// Join joins the words that are not empty with spaces.
func Join(words ...string) string {
	n, only := 0, ""
	for _, w := range words {
		if w != "" {
			n, only = n+1+len(w), w
		}
	}
	if n == len(only)+1 {
		return strings.ReplaceAll(only, " ,", ",")
	}
	var b strings.Builder
	b.Grow(n)
	for _, w := range words {
		if b.Len() > 0 && w != "" {
			b.WriteByte(' ')
		}
		b.WriteString(w)
	}
	return strings.ReplaceAll(b.String(), " ,", ",")
}

// List is "a", "a and b", "a, b, and c".
func List(items []string, and string) string {
	switch n := len(items); n {
	case 0:
		return ""
	case 1:
		return items[0]
	case 2:
		return items[0] + " " + and + " " + items[1]
	default:
		return strings.Join(items[:n-1], ", ") + ", " + and + " " + items[n-1]
	}
}

// Lookup returns the words of k, or a mark that there are none.
func Lookup[K interface{ ~uint8 }](words []string, kind string, k K) string {
	if int(k) < len(words) && words[k] != "" {
		return words[k]
	}
	return Missing(kind, k)
}

// LookupIn is Lookup for words by any key.
func LookupIn[K comparable](words map[K]string, kind string, k K) string {
	if w, ok := words[k]; ok {
		return w
	}
	return Missing(kind, k)
}

// LookupAll is LookupIn for several keys.
func LookupAll[K comparable](words map[K]string, kind string, keys []K) []string {
	all := make([]string, len(keys))
	for i, k := range keys {
		all[i] = LookupIn(words, kind, k)
	}
	return all
}

// Missing marks a node that the language has no words for.
func Missing(kind string, k any) string { return fmt.Sprintf("⟨%s %d⟩", kind, k) }

// missing reports whether a text has such a mark.
func missing(text string) bool { return strings.ContainsRune(text, '⟨') }

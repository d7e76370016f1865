package text

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/card/trait"
)

// What follows knows no language.

// sentence makes a sentence of a statement.
func sentence(s string) string {
	return stop(capital(s))
}

// stop puts the full stop, unless a quotation at the end has one.
func stop(s string) string {
	if strings.HasSuffix(strings.TrimRight(s, "”’"), ".") {
		return s
	}
	return s + "."
}

func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// title puts each word of a name in capitals.
func title(s string) string {
	words := strings.Fields(s)
	for i, w := range words {
		words[i] = capital(w)
	}
	return strings.Join(words, " ")
}

// join puts spaces between the words that are there.
func join(words ...string) string {
	var out []string
	for _, w := range words {
		if w != "" {
			out = append(out, w)
		}
	}
	return strings.ReplaceAll(strings.Join(out, " "), " ,", ",")
}

// list is "a", "a and b", "a, b, and c".
func list(items []string, and string) string {
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

// lookup returns the words of k, or a mark that there are none.
func lookup[K interface{ ~uint8 }](words []string, kind string, k K) string {
	if int(k) < len(words) && words[k] != "" {
		return words[k]
	}
	return missing(kind, k)
}

// missing marks a node that the language cannot say.
func missing(kind string, k any) string { return fmt.Sprintf("⟨%s %d⟩", kind, k) }

func itoa(n int) string { return strconv.Itoa(n) }

// explained is a keyword with that name and its reminder, in which X stands for its
// number.
func (k Keyword) explained(name string, reminders []string) Keyword {
	k.Name, k.Reminder = name, lookup(reminders, "keyword", k.kind)
	if k.kind.Numbered() {
		k.Name += " " + itoa(k.n)
		k.Reminder = strings.Replace(k.Reminder, "X", itoa(k.n), 1)
	}
	return k
}

// traits are the names of the traits in a set.
func traits(s trait.Set, name func(trait.Trait) string) []string {
	var names []string
	for t := trait.None + 1; t < trait.Count; t++ {
		if s.Has(t) {
			names = append(names, name(t))
		}
	}
	return names
}

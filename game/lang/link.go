package lang

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game"
)

// Link is a piece of a text that names what a page of the rules reference explains.
type Link struct {
	From, To int    // in bytes
	Key      string // of the page
}

// Linker finds links in texts: the terms of the pages, see [game.Page].
type Linker struct{ forms []form }

// form is words that lead to a page.
type form struct {
	words []string
	key   string
}

// NewLinker returns the linker for the pages of a reference.
func NewLinker(pages []game.Page) *Linker {
	k := &Linker{}
	for i := range pages {
		if pages[i].Terms == "" {
			continue
		}
		for f := range strings.SplitSeq(pages[i].Terms, "|") {
			k.forms = append(k.forms, form{strings.Fields(strings.ToLower(f)), pages[i].Key})
		}
	}
	// most words first, then the longest first word
	slices.SortStableFunc(k.forms, func(a, b form) int {
		return cmp.Or(cmp.Compare(len(b.words), len(a.words)), cmp.Compare(len(b.words[0]), len(a.words[0])))
	})
	return k
}

// Linked are the pages to which the text of a page leads, in the order in which it names them.
func Linked(pages []game.Page, page *game.Page) (all []game.Page) {
	for _, link := range NewLinker(pages).Links(page.Text) {
		same := func(p game.Page) bool { return p.Key == link.Key }
		if link.Key != page.Key && !slices.ContainsFunc(all, same) {
			all = append(all, pages[slices.IndexFunc(pages, same)])
		}
	}
	return all
}

// word is a word of a text.
type word struct {
	from, to int
	lower    string
	capital  bool
	begins   bool // a sentence
	closed   bool // something other than a space follows before the next word
}

// Links returns the links of a text, in order. Words of names are not links: capitalized
// words within a sentence, or at its start if the next word is capitalized too.
func (k *Linker) Links(text string) []Link {
	var links []Link
	words := wordsOf(text)
	for i := 0; i < len(words); {
		n, key := k.at(words[i:])
		if n == 0 || named(words, i, n) {
			i++
			continue
		}
		links = append(links, Link{words[i].from, words[i+n-1].to, key})
		i += n
	}
	return links
}

// at finds the form that the words begin with, and returns how many words it has and its
// page.
func (k *Linker) at(words []word) (n int, key string) {
	for _, f := range k.forms {
		if len(f.words) > len(words) {
			continue
		}
		fits := true
		for i, want := range f.words {
			stem, open := strings.CutSuffix(want, "*")
			has := words[i].lower
			if open {
				ending, ok := strings.CutPrefix(has, stem)
				fits = ok && utf8.RuneCountInString(ending) <= longestEnding
			} else {
				fits = has == want
			}
			if fits = fits && (i+1 == len(f.words) || !words[i].closed); !fits {
				break
			}
		}
		if fits {
			return len(f.words), f.key
		}
	}
	return 0, ""
}

// longestEnding is the maximum length of an ending in letters.
const longestEnding = 4

// named reports whether n words from the i-th belong to a name.
func named(words []word, i, n int) bool {
	w := &words[i]
	if !w.capital {
		return false
	}
	if !w.begins {
		return true
	}
	last := &words[i+n-1]
	return !last.closed && i+n < len(words) && words[i+n].capital
}

// wordsOf are the words of a text.
func wordsOf(text string) (words []word) {
	begins, start := true, -1
	end := func(to int) {
		if start < 0 {
			return
		}
		w := word{from: start, to: to, lower: strings.ToLower(text[start:to]), begins: begins}
		first, _ := utf8.DecodeRuneInString(text[start:])
		w.capital = unicode.IsUpper(first)
		words = append(words, w)
		begins, start = false, -1
	}
	for i, r := range text {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || start >= 0 && (r == '-' || r == '’' || r == '\'') {
			if start < 0 {
				start = i
			}
			continue
		}
		end(i)
		if n := len(words); n > 0 && !unicode.IsSpace(r) {
			words[n-1].closed = true
		}
		if strings.ContainsRune(".:!?•\n“«\"–—;", r) {
			begins = true
		}
	}
	end(len(text))
	return words
}

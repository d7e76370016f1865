package adventure

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/lang"
)

// Explained is an adventure with chapters in the rules reference. Its [Adventure.Words]
// have their texts.
type Explained interface {
	Reference() []lang.Chapter
}

// Reference returns the rules reference in a language: first what the adventures add,
// each in its own words, then the base game.
func (l List) Reference(in *lang.Language) []game.Page {
	var pages []game.Page
	for _, a := range l {
		if e, ok := a.(Explained); ok {
			pages = append(pages, in.WithWords(a.Words).Pages(e.Reference())...)
		}
	}
	return append(pages, in.Pages(lang.Reference)...)
}

// FindPages returns the pages about something: those with that title or key, or else
// those with the words in their title, or else those with the words in their text.
func FindPages(pages []game.Page, about string) []game.Page {
	want := fold.Name(about)
	if want == "" {
		return nil
	}
	for _, fits := range [...]func(p *game.Page) bool{
		func(p *game.Page) bool { return fold.Name(p.Title) == want || fold.Name(p.Key) == want },
		func(p *game.Page) bool {
			title := fold.Name(p.Title)
			ending, ok := strings.CutPrefix(want, title) // "stunned" is about Stun
			return strings.Contains(title, want) || ok && len(ending) <= longestEnding
		},
		func(p *game.Page) bool { return strings.Contains(fold.Name(p.Text), want) },
	} {
		var found []game.Page
		for i := range pages {
			if fits(&pages[i]) {
				found = append(found, pages[i])
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}

// longestEnding is how many letters an inflected form may add to a title.
const longestEnding = 4

// Related returns the pages that the text of a page mentions: those whose title occurs there
// in any form. Titles of several words need long ones: others, such as “A turn”, occur
// everywhere.
func Related(pages []game.Page, page *game.Page) []game.Page {
	spoken := fold.Words(page.Text)
	var found []game.Page
	for _, p := range pages {
		title := fold.Words(p.Title)
		short := slices.ContainsFunc(title, func(w string) bool { return utf8.RuneCountInString(w) < shortestOfSeveral })
		if p.Key == page.Key || len(title) == 0 || len(title) > 1 && short {
			continue
		}
		for at := range len(spoken) - len(title) + 1 {
			if slices.EqualFunc(title, spoken[at:at+len(title)], isForm) {
				found = append(found, p)
				break
			}
		}
	}
	return found
}

// shortestOfSeveral is how many letters each word of a title of several must have.
const shortestOfSeveral = 4

// isForm reports whether the word is a form of a word of a title.
func isForm(of, word string) bool {
	stem, longest := []rune(of), longestEnding
	if len(stem) > 4 {
		stem = stem[:len(stem)-1] // forms differ at the end
		longest--                 // «ключевые» is no form of «ключи»
	}
	ending, ok := strings.CutPrefix(word, string(stem))
	return ok && utf8.RuneCountInString(ending) <= longest
}

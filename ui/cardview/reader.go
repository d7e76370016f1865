package cardview

import (
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/paint"
)

// Reader puts cards into the words of a language, and keeps what would otherwise be set again in
// every frame.
type Reader struct {
	Catalogue *keyforge.Catalogue
	Language  *lang.Language
	OpenPage  func(key string) // opens the rules reference at the page that a link leads to
	extra     []cards.Printing // cards of no set: those of the adventure
	Links     *Links           // to the rules reference

	texts map[uint16]*cardText // of cards, by number
	names map[nameKey]TitleLines
	prose map[proseKey]*Prose
	card  *LargeCard // the card that was read last
	state cardState
}

// Speak begins to read in another language, with links to its pages, and the cards of an adventure.
func (rd *Reader) Speak(l *lang.Language, pages []game.Page, extra []cards.Printing) {
	rd.Language, rd.extra, rd.Links = l, extra, NewLinks(pages, rd.OpenPage)
	rd.Forget()
}

// Forget forgets what has been set: the names in the texts may be different from now on.
func (rd *Reader) Forget() {
	rd.texts, rd.names, rd.prose = map[uint16]*cardText{}, map[nameKey]TitleLines{}, map[proseKey]*Prose{}
	rd.card, rd.state = nil, cardState{}
}

// title is the name of the card with that ID in the language.
func (rd *Reader) title(id string) string {
	return rd.Language.Called(id, cards.Title(rd.Catalogue, id))
}

// cardText is the text of a card.
type cardText struct {
	lang.Card
	Body string // keywords and abilities, a paragraph a line
	of   *card.Card
}

// Text is the text of a card, which may change: the conditions of a game change its
// numbers.
func (rd *Reader) Text(d *card.Card, def uint16) *cardText {
	t, ok := rd.texts[def]
	if ok && t.of == d {
		return t
	}
	t = &cardText{Card: rd.Language.Card(d), of: d}
	var keywords []string
	for _, w := range t.Keywords {
		keywords = append(keywords, w.Name)
	}
	var parts []string
	if t.In != "" { // another language
		parts = append(parts, "["+t.In+"]")
	}
	if len(keywords) > 0 {
		parts = append(parts, keywordLine+strings.Join(keywords, ". ")+".")
	}
	t.Body = strings.Join(append(parts, t.Paragraphs...), "\n")
	rd.texts[def] = t
	return t
}

// TitleLines is the title of a card broken into lines.
type TitleLines struct {
	Lines []string
	Size  float64
}

type nameKey struct {
	title              string
	size, least, width float32
	lines              int
}

// maxNames is how many names are kept before all are forgotten.
const maxNames = 2000

// TitleLines sets a title as large as fits the width: in one line, else in two, and in
// three when they are as small as allowed.
func (rd *Reader) TitleLines(title string, size, least, width float64, lines int) TitleLines {
	key := nameKey{title, float32(size), float32(least), float32(width), lines}
	if n, ok := rd.names[key]; ok {
		return n
	}
	if len(rd.names) > maxNames {
		clear(rd.names)
	}
	n := setTitle(title, size, min(size, least), width, lines)
	rd.names[key] = n
	return n
}

func setTitle(title string, size, least, width float64, lines int) TitleLines {
	fits := func(size float64, lines int) ([]string, bool) {
		set := paint.Wrap(paint.Display, size, title, width)
		for _, l := range set {
			if paint.Width(paint.Display, size, l) > width {
				return set, false
			}
		}
		return set, len(set) <= lines
	}
	for s := size; s > size*0.86 && s >= least; s-- {
		if set, ok := fits(s, 1); ok {
			return TitleLines{set, s}
		}
	}
	for s := size; s >= least; s-- {
		if set, ok := fits(s, lines); ok {
			return TitleLines{set, s}
		}
	}
	set, ok := fits(least, 3)
	if !ok { // if a word is too wide
		title = hyphened(title, least, width)
		set, ok = fits(least, 3)
	}
	if !ok && len(set) > 3 {
		set = append(append([]string{}, set[:2]...), paint.Shorten(paint.Display, least, strings.Join(set[2:], " "), width))
	}
	return TitleLines{set, least}
}

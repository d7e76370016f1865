package scene

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/paint"
)

// Cache is the render cache: what would otherwise be worked out again in every frame.
type Cache struct {
	language *lang.Language
	texts    map[uint16]*cardText // of cards, by number
	words    map[Words]string
	names    map[nameKey]TitleLines
	prose    map[proseKey]*Prose
	card     *LargeCard // the card that was read last
	stands   standing
}

// cardText is the text of a card.
type cardText struct {
	lang.Card
	Body string // keywords and abilities, a paragraph a line
	of   *card.Card
}

// Words identifies a text with numbers in it: which text, and the numbers.
type Words struct {
	What    string
	A, B, C int
}

func (k *Cache) reset(l *lang.Language) {
	*k = Cache{l, map[uint16]*cardText{}, map[Words]string{}, map[nameKey]TitleLines{}, map[proseKey]*Prose{}, nil, standing{}}
}

// Words caches texts that contain the same numbers in most frames.
func (k *Cache) Words(p Words, say func() string) string {
	if words, ok := k.words[p]; ok {
		return words
	}
	k.words[p] = say()
	return k.words[p]
}

// CardText is the text of a card, which may change: the conditions of a game change its
// numbers.
func (k *Cache) CardText(d *card.Card, def uint16) *cardText {
	t, ok := k.texts[def]
	if ok && t.of == d {
		return t
	}
	t = &cardText{Card: k.language.Card(d), of: d}
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
	k.texts[def] = t
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
func (k *Cache) TitleLines(title string, size, least, width float64, lines int) TitleLines {
	key := nameKey{title, float32(size), float32(least), float32(width), lines}
	if n, ok := k.names[key]; ok {
		return n
	}
	if len(k.names) > maxNames {
		clear(k.names)
	}
	n := setName(title, size, min(size, least), width, lines)
	k.names[key] = n
	return n
}

// hyphened breaks words that are wider than a line into as few parts as fit, of about
// equal length.
func hyphened(title string, size, width float64) string {
	var words []string
	for _, word := range strings.Fields(title) {
		letters := []rune(word)
		for parts := 1; parts <= len(letters)/2; parts++ {
			if set, ok := divided(letters, parts, size, width); ok {
				word = set
				break
			}
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// divided is a word in that many parts, and whether each fits in a line.
func divided(letters []rune, parts int, size, width float64) (set string, ok bool) {
	for i := range parts {
		part := string(letters[i*len(letters)/parts : (i+1)*len(letters)/parts])
		if i < parts-1 {
			part += "-"
		}
		if paint.Width(paint.Display, size, part) > width {
			return "", false
		}
		if i > 0 {
			set += " "
		}
		set += part
	}
	return set, true
}

func setName(title string, size, least, width float64, lines int) TitleLines {
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
	if !ok && len(set) <= 3 { // a word is too wide
		whole := title
		title = hyphened(title, least, width)
		if broken, ok := fits(least, 3); ok {
			return TitleLines{broken, least}
		}
		title = whole
	}
	if !ok && len(set) > 3 {
		set = append(append([]string{}, set[:2]...), paint.Shorten(paint.Display, least, strings.Join(set[2:], " "), width))
	}
	return TitleLines{set, least}
}

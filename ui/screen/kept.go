package screen

import (
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/text"
	"github.com/keyraken/keyraken/ui/paint"
)

// kept is what would otherwise be worked out anew in every frame.
type kept struct {
	english text.English
	texts   map[uint16]*reading // of cards, by number
	words   map[phrase]string
	names   map[nameKey]name
	prose   map[proseKey]*prose
	sheet   *sheet // the card that was read last
	stands  standing
}

// reading is the text of a card.
type reading struct {
	text.Card
	body string // keywords and abilities, a paragraph a line
}

// phrase names words with numbers in them: which words, and the numbers.
type phrase struct {
	what    string
	a, b, c int
}

func (k *kept) reset(l text.English) {
	*k = kept{l, map[uint16]*reading{}, map[phrase]string{}, map[nameKey]name{}, map[proseKey]*prose{}, nil, standing{}}
}

// phrase keeps words that are made of the same numbers in most frames.
func (c painter) phrase(p phrase, say func() string) string {
	if words, ok := c.kept.words[p]; ok {
		return words
	}
	c.kept.words[p] = say()
	return c.kept.words[p]
}

// text is the text of a card.
func (k *kept) text(d *card.Card, def uint16) *reading {
	t, ok := k.texts[def]
	if ok {
		return t
	}
	t = &reading{Card: k.english.Card(d)}
	var keywords []string
	for _, w := range t.Keywords {
		keywords = append(keywords, w.Name)
	}
	var parts []string
	if len(keywords) > 0 {
		parts = append(parts, keywordLine+strings.Join(keywords, ". ")+".")
	}
	t.body = strings.Join(append(parts, t.Paragraphs...), "\n")
	k.texts[def] = t
	return t
}

// name is the title of a card set into lines.
type name struct {
	lines []string
	size  float64
}

type nameKey struct {
	title              string
	size, least, width float32
}

// maxNames is how many names are kept before all are forgotten.
const maxNames = 2000

// name sets a title as large as it fits into the width: in one line, else in two,
// and in three when they are as small as may be.
func (k *kept) name(title string, size, least, width float64) name {
	key := nameKey{title, float32(size), float32(least), float32(width)}
	if n, ok := k.names[key]; ok {
		return n
	}
	if len(k.names) > maxNames {
		clear(k.names)
	}
	n := setName(title, size, min(size, least), width)
	k.names[key] = n
	return n
}

func setName(title string, size, least, width float64) name {
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
			return name{set, s}
		}
	}
	for s := size; s >= least; s-- {
		if set, ok := fits(s, 2); ok {
			return name{set, s}
		}
	}
	set, ok := fits(least, 3)
	if !ok && len(set) > 3 {
		set = append(append([]string{}, set[:2]...), paint.Shorten(paint.Display, least, strings.Join(set[2:], " "), width))
	}
	return name{set, least}
}

package cardview

import (
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Links lead from texts to the rules reference of a game.
type Links struct {
	open   func(key string) // a page
	linker *lang.Linker
	titles map[string]string      // what is shown about a page: its title and its first sentence
	found  map[string][]lang.Link // by text
	shown  []shownLink            // of this frame
	last   []shownLink            // of the one before
}

// shownLink is a link that can be clicked.
type shownLink struct {
	id  widget.ID
	key string
}

// maxLinked is how many texts with links are kept before all are forgotten.
const maxLinked = 2000

// NewLinks returns the links to pages, which open them.
func NewLinks(pages []game.Page, open func(key string)) *Links {
	k := &Links{open: open, linker: lang.NewLinker(pages), titles: map[string]string{}, found: map[string][]lang.Link{}}
	for i := range pages {
		k.titles[pages[i].Key] = pages[i].Title + ": " + firstSentence(pages[i].Text)
	}
	return k
}

// firstSentence is a text up to its first stop.
func firstSentence(text string) string {
	for i, r := range text {
		if (r == '.' || r == '\n') && (i+1 == len(text) || text[i+1] == ' ' || r == '\n') {
			return text[:i+1]
		}
	}
	return text
}

// in are the links in a text.
func (k *Links) in(text string) []lang.Link {
	if links, ok := k.found[text]; ok {
		return links
	}
	if len(k.found) > maxLinked {
		clear(k.found)
	}
	links := k.linker.Links(text)
	k.found[strings.Clone(text)] = links
	return links
}

// Links makes links of the terms in a line that was written from x on, vertically
// centered at a height: underlined, explained when pointed at, and leading to the rules
// reference. They are numbered from n on, and the next number is returned.
func (f *Canvas) Links(k *Links, what string, n int, x, y float64, face paint.Face, size float64, line string) int {
	size = paint.Snap(size)
	for _, link := range k.in(line) {
		left := x + paint.Width(face, size, line[:link.From])
		box := layout.Rect{X: left, Y: y - size*0.575, W: paint.Width(face, size, line[link.From:link.To]), H: size * 1.15} // less than a line
		id := widget.ID{What: what, N: n}
		n++
		told := k.titles[link.Key]
		hover, click := f.InfoSpot(id, box, told)
		under := layout.Rect{X: box.X, Y: y + size*0.46, W: box.W, H: max(1, size*0.06)}
		color := theme.Water.Alpha(0.55)
		if hover {
			color, f.Tip = theme.Lit, told
		}
		f.Fill(under, 0, color)
		k.shown = append(k.shown, shownLink{id, link.Key})
		if click {
			key := link.Key
			f.Defer(func() { k.open(key) })
		}
	}
	return n
}

// FittedLinks writes words as [widget.Frame.Fitted] does, with links.
func (f *Canvas) FittedLinks(k *Links, what string, r layout.Rect, size float64, c paint.Color, words string) {
	first := len(f.Ops)
	f.Fitted(r, size, c, words)
	f.LinkFrom(k, what, first)
}

// LinkFrom makes links of the terms in all words that were written since there were so many operations.
func (f *Canvas) LinkFrom(k *Links, what string, first int) {
	n := 0
	for i, end := first, len(f.Ops); i < end; i++ {
		if op := f.Ops[i]; op.Kind == paint.Words {
			n = f.Links(k, what, n, op.Rect.X, op.Rect.Y-op.Size*0.35, op.Face, op.Size, op.Text)
		}
	}
}

// Begin begins a frame: its links are made anew.
func (k *Links) Begin() { k.shown, k.last = k.last[:0], k.shown }

// PageUnder is the page that a spot of the last frame leads to, or "".
func (k *Links) PageUnder(id widget.ID) string {
	for _, l := range k.last {
		if l.id == id {
			return l.key
		}
	}
	return ""
}

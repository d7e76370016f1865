package cardview

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Prose is the text of a card set into lines: the heads of abilities are bold,
// names of keywords bright, and symbols replace the words for æmber and damage.
type Prose struct {
	runs   []run
	size   float64
	Height float64
}

// run is a piece of a line in one style.
type run struct {
	x, y  float64 // of its middle on the left
	words string
	style style
	lit   bool
}

// style is the look of a piece of text.
type style uint8

const (
	plainWords style = iota
	headWords        // what triggers an ability
	termWords        // what is explained beside the card
	amberSign
	damageSign
)

func (y style) face() paint.Face {
	if y == headWords || y == termWords {
		return paint.Bold
	}
	return paint.Regular
}

// token is an unbroken word, in one or two styles, such as a symbol and the comma
// after it.
type token struct {
	words string
	style style
	tail  string // in plain style
	tied  bool   // to the token before, on the same line and closer
	lit   bool
}

func (k *token) width(size float64) float64 {
	w := 0.0
	if k.style >= amberSign {
		w = size * signWide
	} else {
		w = paint.Width(k.style.face(), size, k.words)
	}
	return w + paint.Width(paint.Regular, size, k.tail)
}

// signWide is the width of a symbol in the text as a multiple of the size.
const signWide = 0.92

// trimPunctuation splits a word into what surrounds it, and the word itself.
func trimPunctuation(word string) (before, core, after string) {
	isLetter := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	i := strings.IndexFunc(word, isLetter)
	if i < 0 {
		return word, "", ""
	}
	j := strings.LastIndexFunc(word, isLetter)
	_, n := utf8.DecodeRuneInString(word[j:])
	return word[:i], word[i : j+n], word[j+n:]
}

// tokens are the words of a paragraph with their styles.
func (rd *Reader) tokens(all []token, paragraph string, terms bool) []token {
	paragraph, keywords := strings.CutPrefix(paragraph, keywordLine)
	words := strings.Fields(paragraph)
	head := headEnd(words, 0)
	if keywords {
		head = len(words)
		if i := slices.IndexFunc(words, func(w string) bool { return strings.HasSuffix(w, ":") }); i >= 0 {
			head = i // what is hunted follows
		}
	}
	counted := false
	lit := false
	for i, w := range words {
		w, begins := strings.CutPrefix(w, LitBegins)
		w, ends := strings.CutSuffix(w, LitEnds)
		lit = lit || begins
		before, core, after := trimPunctuation(w)
		if i > head && strings.ContainsAny(before, "“«") {
			head = max(head, headEnd(words, i))
		}
		t := token{words: w}
		switch named := rd.Language.Term(core); {
		case i <= head:
			t.style = headWords
		case before != "" || named == lang.NoTerm || named == lang.Damage && !counted:
		case named == lang.Amber:
			t = token{style: amberSign, tail: after, tied: counted}
		case named == lang.Damage:
			t = token{style: damageSign, tail: after, tied: true}
		case terms:
			t = token{words: core, style: termWords, tail: after}
		}
		t.lit = lit
		lit = lit && !ends
		counted = core != "" && (unicode.IsDigit(rune(core[0])) || core == "X") && after == ""
		all = append(all, t)
	}
	return all
}

// keywordLine begins a paragraph of keywords, the others what is lit in a text and end it.
const (
	keywordLine = "\x01"
	LitBegins   = "\x02"
	LitEnds     = "\x03"
)

// headEnd is the index of the last word of the head of an ability that begins at
// a word, or from-1 if none begins there.
func headEnd(words []string, from int) int {
	const longest = 4
	for i := from; i < len(words) && i < from+longest; i++ {
		switch {
		case strings.HasSuffix(words[i], ":"):
			return i
		case strings.ContainsAny(words[i], ".,;”»"):
			return from - 1
		}
	}
	return from - 1
}

// proseKey is what a set text depends on.
type proseKey struct {
	text        string
	size, width float32
	terms       bool
}

// Prose sets the text, a paragraph per line, into lines of the width. The result
// is cached and must not be changed. With terms, terms are bright.
func (rd *Reader) Prose(words string, size, width float64, terms bool) *Prose {
	key := proseKey{words, float32(size), float32(width), terms}
	if p, ok := rd.prose[key]; ok {
		return p
	}
	if len(rd.prose) > maxProse {
		clear(rd.prose)
	}
	p := &Prose{size: paint.Snap(size)}
	line := p.size * paint.LineHeight
	var tokens []token
	for part := range strings.SplitSeq(words, "\n") {
		if p.Height > 0 {
			p.Height += line * 0.38
		}
		tokens = rd.tokens(tokens[:0], part, terms)
		p.paragraph(tokens, width, line)
	}
	rd.prose[key] = p
	return p
}

// maxProse is how many set texts are kept before all are forgotten.
const maxProse = 600

// paragraph adds a paragraph.
func (p *Prose) paragraph(tokens []token, width, line float64) {
	space := paint.Width(paint.Regular, p.size, " ")
	x, y := 0.0, p.Height+line/2
	for i := 0; i < len(tokens); {
		n, wide := 1, tokens[i].width(p.size)
		for i+n < len(tokens) && tokens[i+n].tied {
			wide += space*tie + tokens[i+n].width(p.size)
			n++
		}
		if x > 0 && x+space+wide > width {
			x, y = 0, y+line
		} else if x > 0 {
			x += space
		}
		for j := range tokens[i : i+n] {
			k := &tokens[i+j]
			if j > 0 {
				x += space * tie
			}
			p.add(x, y, k.words, k.style, k.lit)
			x += k.width(p.size)
			p.add(x-paint.Width(paint.Regular, p.size, k.tail), y, k.tail, plainWords, k.lit)
		}
		i += n
	}
	p.Height = y + line/2
}

// Whole is the height of those lines of the text that a room of that height shows whole.
func (p *Prose) Whole(room float64) float64 {
	if p.Height <= room {
		return p.Height
	}
	line, h := p.size*paint.LineHeight, 0.0
	for i := range p.runs {
		if end := p.runs[i].y + line/2; end <= room {
			h = max(h, end)
		}
	}
	return h
}

// tie is the space between a number and its symbol, as a fraction of a space.
const tie = 0.35

// add adds words, to the previous run if they continue it.
func (p *Prose) add(x, y float64, words string, as style, lit bool) {
	if words == "" && as < amberSign {
		return
	}
	if n := len(p.runs); n > 0 && as < amberSign {
		last := &p.runs[n-1]
		if last.style == as && last.lit == lit && last.y == y && last.x < x {
			gap := x - last.x - paint.Width(as.face(), p.size, last.words)
			space := paint.Width(as.face(), p.size, " ")
			if gap > space*0.9 && gap < space*1.1 {
				last.words += " " + words
				return
			}
		}
	}
	p.runs = append(p.runs, run{x, y, words, as, lit})
}

// Write draws the text into the rectangle from its upper left corner.
func (f *Canvas) Write(r layout.Rect, p *Prose, ink paint.Color) { f.write(r, p, p.runs, ink) }

// WriteWhole draws those lines of the text that are whole in the rectangle, see [Prose.Whole].
func (f *Canvas) WriteWhole(r layout.Rect, p *Prose, ink paint.Color) {
	n := 0
	for n < len(p.runs) && p.runs[n].y+p.size*paint.LineHeight/2 <= r.H+0.01 {
		n++
	}
	f.write(r, p, p.runs[:n], ink)
}

func (f *Canvas) write(r layout.Rect, p *Prose, runs []run, ink paint.Color) {
	p.light(f, r)
	for i := range runs {
		n := &runs[i]
		box := layout.Rect{X: r.X + n.x, Y: r.Y + n.y - p.size/2, W: r.W - n.x + p.size, H: p.size}
		switch n.style {
		case amberSign:
			amber(f.List, inline(box, p.size))
		case damageSign:
			f.Mark(inline(box, p.size), paint.Burst, theme.Damage.Mix(theme.Ink, 0.12))
		case headWords:
			f.Text(box, paint.Left, paint.Bold, p.size, theme.Power, n.words)
		case termWords:
			f.Text(box, paint.Left, paint.Bold, p.size, theme.Lit.Mix(ink, 0.25), n.words)
		default:
			f.Text(box, paint.Left, paint.Regular, p.size, ink, n.words)
		}
	}
}

// WriteLinks makes links of the terms in a text that was written into the rectangle.
// They are numbered from n on, and the next number is returned.
func (f *Canvas) WriteLinks(rd *Reader, what string, n int, r layout.Rect, p *Prose) int {
	for i := range p.runs {
		if run := &p.runs[i]; run.style < amberSign {
			n = f.Links(rd.Links, what, n, r.X+run.x, r.Y+run.y, run.style.face(), p.size, run.words)
		}
	}
	return n
}

// light draws a bar behind each line, or part of it, that is lit.
func (p *Prose) light(f *Canvas, r layout.Rect) {
	high := p.size * paint.LineHeight
	for i := 0; i < len(p.runs); {
		n := &p.runs[i]
		if i++; !n.lit {
			continue
		}
		end := n.x + n.width(p.size)
		for i < len(p.runs) && p.runs[i].lit && p.runs[i].y == n.y {
			end = p.runs[i].x + p.runs[i].width(p.size)
			i++
		}
		bar := layout.Rect{X: r.X + n.x - p.size*0.22, Y: r.Y + n.y - high/2, W: end - n.x + p.size*0.44, H: high}
		f.Fill(bar, p.size*0.2, theme.Lit.Alpha(0.26))
	}
}

func (n *run) width(size float64) float64 {
	if n.style >= amberSign {
		return size * signWide
	}
	return paint.Width(n.style.face(), size, n.words)
}

// inline is where a symbol at the start of a box of text stands.
func inline(r layout.Rect, size float64) layout.Rect {
	side := size * signWide
	return layout.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}
}

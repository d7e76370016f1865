package paint

import (
	"fmt"
	"math"
	"strings"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"github.com/keyraken/keyraken/assets"
)

// Face is a typeface of the window. It covers Latin and Cyrillic.
type Face uint8

// The faces: three for reading, and one for names, headings and numbers that must
// be legible from afar.
const (
	Regular Face = iota
	Bold
	Italic
	Display
	Faces
)

var files = [Faces]assets.Font{assets.Text, assets.Bold, assets.Italic, assets.Display}

// Font is the outlines of the face.
func (f Face) Font() *sfnt.Font { return fonts[f].font }

// Advance is how far the pen moves after a letter, as a multiple of the size.
func (f Face) Advance(r rune) float32 { return fonts[f].advance(r) }

// Kern is how much farther a letter stands from the one before it, as a multiple of
// the size: negative for pairs such as AV that lean toward each other.
func (f Face) Kern(before, r rune) float32 { return fonts[f].kern(before, r) }

// Ink adds the outline of a letter to what will be filled, with the pen at a point.
func Ink(fill *vector.Rasterizer, letter sfnt.Segments, x, y float64) {
	at := func(p fixed.Point26_6) (float32, float32) {
		return float32(x + float64(p.X)/64), float32(y + float64(p.Y)/64)
	}
	for _, s := range letter {
		ax, ay := at(s.Args[0])
		bx, by := at(s.Args[1])
		cx, cy := at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			fill.ClosePath()
			fill.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			fill.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			fill.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			fill.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	fill.ClosePath()
}

// LineHeight is the distance between lines as a multiple of the size.
const LineHeight = 1.25

const capHeight = 0.7

// metrics are the widths of letters as a multiple of the size.
type metrics struct {
	font   *sfnt.Font
	buffer sfnt.Buffer
	near   [0x500]float32 // Latin to Cyrillic, 0: not looked up yet
	far    map[rune]float32
	pairs  [0x500]*[0x500]float32 // the kerning of Latin and Cyrillic, NaN: not looked up yet
}

var fonts [Faces]metrics

func init() {
	for f := range Faces {
		parsed, err := sfnt.Parse(files[f].TTF())
		if err != nil {
			panic(fmt.Sprintf("font %q: %v", files[f], err))
		}
		fonts[f] = metrics{font: parsed, far: map[rune]float32{}}
	}
}

// em is the size in which letters are measured.
const em = 1000

// kern is 0 next to a space, so that a line is as wide as its words and spaces.
func (m *metrics) kern(before, r rune) float32 {
	if before <= ' ' || r <= ' ' || int(before) >= len(m.pairs) || int(r) >= len(m.pairs) {
		return 0
	}
	row := m.pairs[before]
	if row == nil {
		row = new([0x500]float32)
		for i := range row {
			row[i] = float32(math.NaN())
		}
		m.pairs[before] = row
	}
	if k := row[r]; !math.IsNaN(float64(k)) {
		return k
	}
	row[r] = 0
	a, errA := m.font.GlyphIndex(&m.buffer, before)
	b, errB := m.font.GlyphIndex(&m.buffer, r)
	if errA == nil && errB == nil {
		if k, err := m.font.Kern(&m.buffer, a, b, fixed.I(em), font.HintingNone); err == nil {
			row[r] = float32(k) / 64 / em
		}
	}
	return row[r]
}

// after is how far the pen moves from the end of one letter to that of the next.
func (m *metrics) after(before, r rune) float32 { return m.kern(before, r) + m.advance(r) }

func (m *metrics) advance(r rune) float32 {
	if int(r) < len(m.near) && m.near[r] != 0 {
		return m.near[r]
	}
	if w, ok := m.far[r]; ok {
		return w
	}
	w := float32(0.5)
	if i, err := m.font.GlyphIndex(&m.buffer, r); err == nil {
		if a, err := m.font.GlyphAdvance(&m.buffer, i, fixed.I(em), font.HintingNone); err == nil {
			w = float32(a) / 64 / em
		}
	}
	if int(r) < len(m.near) {
		m.near[r] = w
	} else {
		m.far[r] = w
	}
	return w
}

// Has reports whether the face has a glyph for the letter.
func (f Face) Has(r rune) bool {
	i, err := fonts[f].font.GlyphIndex(&fonts[f].buffer, r)
	return err == nil && i != 0
}

// Snap is the size at which letters of about that size are drawn: whole pixels,
// so that they are sharp and as wide as measured.
func Snap(size float64) float64 { return max(1, math.Round(size)) }

// Width is the width of the words in a face at that size.
func Width(f Face, size float64, s string) float64 {
	w, before := float32(0), rune(0)
	for _, r := range s {
		w += fonts[f].after(before, r)
		before = r
	}
	return float64(w) * Snap(size)
}

type setting struct {
	face  Face
	size  float32
	width float32
	text  string
}

var (
	shortened = map[setting]string{}
	wrapped   = map[setting][]string{}
)

// maxSettings is how many wrapped texts are kept before all are forgotten.
const maxSettings = 4000

// Shorten cuts the words with an ellipsis so that they are no wider than width.
func Shorten(f Face, size float64, s string, width float64) string {
	key := setting{f, float32(size), float32(width), s}
	if short, ok := shortened[key]; ok {
		return short
	}
	if len(shortened) > maxSettings {
		clear(shortened)
	}
	runes := []rune(s)
	for len(runes) > 0 && Width(f, size, string(runes)+"…") > width {
		runes = runes[:len(runes)-1]
	}
	short := strings.TrimRight(string(runes), " ") + "…"
	shortened[key] = short
	return short
}

// Wrap breaks the words into lines no wider than width. A line feed breaks a line
// too. The result is cached and must not be changed.
func Wrap(f Face, size float64, s string, width float64) []string {
	key := setting{f, float32(size), float32(width), s}
	if lines, ok := wrapped[key]; ok {
		return lines
	}
	if len(wrapped) > maxSettings {
		clear(wrapped)
	}
	var lines []string
	for part := range strings.SplitSeq(s, "\n") {
		line := ""
		for _, word := range strings.FieldsFunc(part, breaks) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if line != "" && Width(f, size, longer) > width {
				lines = append(lines, line)
				longer = word
			}
			line = longer
		}
		lines = append(lines, line)
	}
	wrapped[key] = lines
	return lines
}

// breaks reports whether a line may end at a character: at a space that is not a no-break space.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' }

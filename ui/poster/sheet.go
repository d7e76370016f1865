package poster

import (
	"bytes"
	"cmp"
	"image"
	"image/png"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The size of a poster in pixels, as sites show pictures that are shared.
const (
	Width  = 1200
	Height = 675
)

// The measures of a poster, in pixels. At half its size it can still be read.
const (
	scenery = 500.0 // how wide the picture on its left is
	margin  = 24.0
	stroke  = 1.6 // the unit of the chart

	// Small is its smallest type.
	Small = 20.0
)

// Sheet is a poster of any game: what was fought for on the left, and on the right who fought and how it went.
type Sheet struct {
	File    string // its name, without a suffix
	Title   string // of the game
	Heading string // the result in a word or two
	Reason  string // in a sentence
	Caption string // on what terms it was played, and when
	Won     bool   // by those who see the poster
	Players int
	High    float64 // how high a player is

	Scene  func(f *cardview.Canvas, r layout.Rect)
	Player func(f *cardview.Canvas, r layout.Rect, i int)
	Course func(f *cardview.Canvas, r layout.Rect)

	cast map[string]*paint.Bitmap // words in metal
}

// Paint lays it out with pictures of a gallery: those that the gallery has not painted yet are missing.
func (p *Sheet) Paint(gallery *art.Gallery) *paint.List {
	f := cardview.Canvas{Gallery: gallery}
	f.List = &paint.List{}
	f.Begin(widget.Input{W: Width, H: Height}, 1)
	p.draw(&f)
	return f.List
}

// Draw draws it with those pictures.
func (p *Sheet) Draw(gallery *art.Gallery) *image.RGBA {
	return raster.Draw(p.Paint(gallery), Width, Height)
}

// PNG is what was painted as a file.
func PNG(painted *paint.List) ([]byte, error) {
	var b bytes.Buffer
	err := png.Encode(&b, raster.Draw(painted, Width, Height))
	return b.Bytes(), err
}

// draw draws the poster.
func (p *Sheet) draw(f *cardview.Canvas) {
	f.Fill(layout.Rect{W: Width, H: Height}, 0, theme.Abyss)
	p.scene(f, layout.Rect{W: scenery, H: Height})
	box := layout.Rect{X: scenery, W: Width - scenery, H: Height}.Inset(margin / 2)
	f.Panel(box)
	r := box.Inset(margin)
	for i := range p.Players {
		var row layout.Rect
		row, r = r.Cut(p.High)
		p.Player(f, row, i)
		r = r.Drop(12)
	}
	chart, foot := r.Cut(r.H - 30)
	unit := f.Unit
	f.Unit = stroke // lines that can be seen at half the size
	p.Course(f, chart)
	f.Unit = unit
	f.TextLine(foot.Drop(4), paint.Left, paint.Regular, Small, theme.Dim, p.Caption)
}

// scene shows what was fought for, with the name of the game and the result.
func (p *Sheet) scene(f *cardview.Canvas, r layout.Rect) {
	p.Scene(f, r)
	upper, _ := r.Cut(110)
	f.Fade(upper, 0, theme.Abyss.Alpha(0.85), theme.Abyss.Alpha(0))
	_, lower := r.Cut(r.H - 290)
	shade, dark := lower.Cut(110)
	f.Fade(shade, 0, theme.Abyss.Alpha(0), theme.Abyss.Alpha(0.88))
	f.Fill(dark, 0, theme.Abyss.Alpha(0.88))
	name := layout.Rect{X: margin, Y: 14, W: r.W - 2*margin, H: 54}
	p.title(f, name, 40, p.Title, &lettering.Bronze)
	metal := &lettering.Iron
	if p.Won {
		metal = &lettering.Bronze
	}
	words, why := dark.Inset(margin).Cut(58)
	p.title(f, words.Shift(0, -18), 78, p.Heading, metal)
	f.FittedIn(why, paint.Regular, 25, theme.Ink, p.Reason)
}

// larger is how much larger words are when cast than when set in type.
const larger = 1.16

// title shows words cast in metal, in type of a size if they fit.
func (p *Sheet) title(f *cardview.Canvas, r layout.Rect, size float64, words string, metal *lettering.Metal) {
	size *= larger * min(1, r.W/(larger*paint.Width(paint.Display, size, words)))
	b := p.cast[words]
	if b == nil {
		b = lettering.Cast(words, size, metal)
		if p.cast == nil {
			p.cast = map[string]*paint.Bitmap{}
		}
		p.cast[words] = b
	}
	at := r.Middle(float64(b.W), lettering.Height*size)
	at.H = float64(b.H)
	f.Picture(at, 0, b, cardview.Daylight)
}

// FileOf is the name of a file for the picture of a game: when it was played, or else is exported, and how it ended.
func FileOf(s *session.Session, h *replay.Header, result string) string {
	day, _, _ := strings.Cut(cmp.Or(h.Started, s.Now().Format(time.DateOnly)), "T")
	return "game-" + printable.Text(day, len(time.DateOnly)) + "-" + result
}

// CaptionOf says on what terms a game of so many turns was played, and when.
func CaptionOf(s *session.Session, h *replay.Header, terms string, turns int) string {
	var words []string
	if terms != "" {
		words = append(words, terms)
	}
	words = append(words, s.T("count-turns")+": "+widget.Number(turns))
	if at, err := time.Parse(time.RFC3339, h.Started); err == nil {
		words = append(words, at.Format(time.DateOnly))
	}
	if h.Seed != 0 {
		words = append(words, s.T("seed")+": "+strconv.FormatUint(h.Seed, 10))
	}
	return strings.Join(words, " · ")
}

package poster

import (
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of a poster, in pixels. At half its size it can still be read.
const (
	scenery = 500.0 // how wide the picture on its left is
	margin  = 24.0
	small   = 20.0 // the smallest type
	stroke  = 1.6  // the unit of the chart
)

// draw draws the poster: what was fought for on the left, and on the right who fought and how it went.
func (p *Poster) draw(f *cardview.Canvas) {
	f.Fill(layout.Rect{W: Width, H: Height}, 0, theme.Abyss)
	p.scene(f, layout.Rect{W: scenery, H: Height})
	box := layout.Rect{X: scenery, W: Width - scenery, H: Height}.Inset(margin / 2)
	f.Panel(box)
	r := box.Inset(margin)
	high := 84.0
	if len(p.players) == 1 {
		high = 110
	}
	for i := range p.players {
		var row layout.Rect
		row, r = r.Cut(high)
		p.player(f, row, i)
		r = r.Drop(12)
	}
	chart, foot := r.Cut(r.H - 30)
	f.Unit = stroke // lines that can be seen at half the size
	p.account.Draw(f, chart, small)
	f.TextLine(foot.Drop(4), paint.Left, paint.Regular, small, theme.Dim, p.caption())
}

// scene shows the monster, or the deck that has won, with the name of the program and the result.
func (p *Poster) scene(f *cardview.Canvas, r layout.Rect) {
	if !p.account.Duel {
		light := cardview.Daylight
		if !p.account.Won() {
			light = light.Mix(theme.Danger, 0.5)
		}
		f.ArtworkIn(r, 0, p.boss, card.Monster, light)
	} else if d := p.players[p.account.Winner].deck; d.Deck != nil && len(d.Deck.Cards) > 0 {
		band := layout.Rect{W: r.W, H: r.H / deck.Houses}
		for k := range d.Deck.Houses {
			f.Face(&p.reader, band.Shift(0, float64(k)*band.H), 0, d.Deck, d.Faces[k], 0)
		}
	}
	upper, _ := r.Cut(110)
	f.Fade(upper, 0, theme.Abyss.Alpha(0.85), theme.Abyss.Alpha(0))
	_, lower := r.Cut(r.H - 290)
	shade, dark := lower.Cut(110)
	f.Fade(shade, 0, theme.Abyss.Alpha(0), theme.Abyss.Alpha(0.88))
	f.Fill(dark, 0, theme.Abyss.Alpha(0.88))
	name := layout.Rect{X: margin, Y: 14, W: r.W - 2*margin, H: 54}
	p.title(f, name, 40, p.session.T("title"), &lettering.Bronze)
	metal := &lettering.Iron
	if p.account.Won() {
		metal = &lettering.Bronze
	}
	words, why := dark.Inset(margin).Cut(58)
	p.title(f, words.Shift(0, -18), 78, p.account.Heading(), metal)
	f.FittedIn(why, paint.Regular, 25, theme.Ink, p.account.Reason())
}

// larger is how much larger words are when cast than when set in type.
const larger = 1.16

// title shows words cast in metal, in type of a size if they fit.
func (p *Poster) title(f *cardview.Canvas, r layout.Rect, size float64, words string, metal *lettering.Metal) {
	size *= larger * min(1, r.W/(larger*paint.Width(paint.Display, size, words)))
	b := p.cast[words]
	if b == nil {
		b = lettering.Cast(words, size, metal)
		p.cast[words] = b
	}
	at := r.Middle(float64(b.W), lettering.Height*size)
	at.H = float64(b.H)
	f.Picture(at, 0, b, cardview.Daylight)
}

// player shows a deck in pictures, its houses, and who played it.
func (p *Poster) player(f *cardview.Canvas, r layout.Rect, i int) {
	x := &p.players[i]
	pictures, words := r.Split(1.9 * r.H)
	title := p.session.T("position")
	var houses []string
	if x.deck.Deck != nil {
		title = save.Setup(p.header).Decks[i].Name
		if len(x.deck.Deck.Cards) > 0 {
			f.Faces(&p.reader, pictures, x.deck.Deck, &x.deck.Faces, 0)
			f.Line(pictures, 0, 1.5, theme.Bronze)
		}
		for _, h := range x.deck.Deck.Houses {
			houses = append(houses, p.session.Language.House(h))
		}
	}
	color := theme.Ink
	if p.account.Duel {
		color = theme.Seats[i].Mix(theme.Ink, 0.4)
	}
	words.X, words.W = words.X+16, words.W-16
	high := 32.0 + 26
	if x.who != "" {
		high += 26
	}
	head, words := words.Middle(words.W, high).Cut(32)
	f.TextLine(head, paint.Left, paint.Display, 28, color, title)
	line, words := words.Cut(26)
	f.TextLine(line, paint.Left, paint.Regular, small, theme.Dim, strings.Join(houses, " · "))
	f.TextLine(words, paint.Left, paint.Bold, small, theme.Ink, x.who)
}

// caption says on what terms and when the game was played.
func (p *Poster) caption() string {
	s, h := p.session, p.header
	var words []string
	if p.account.Duel {
		words = append(words, s.T("standard-game"))
	} else if h.Difficulty != "" {
		words = append(words, s.DifficultyOf(h.Mode, h.Difficulty))
	}
	last := p.account.Game.Points[len(p.account.Game.Points)-1].Turn
	words = append(words, s.T("count-turns")+": "+widget.Number(last))
	if at, err := time.Parse(time.RFC3339, h.Started); err == nil {
		words = append(words, at.Format(time.DateOnly))
	}
	if h.Seed != 0 {
		words = append(words, s.T("seed")+": "+strconv.FormatUint(h.Seed, 10))
	}
	return strings.Join(words, " · ")
}

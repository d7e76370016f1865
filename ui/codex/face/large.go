package face

import (
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// The measures of a large card as parts of its width.
const (
	largeHead    = 0.15
	largePicture = 0.62
	largeKind    = 0.13
	largeFoot    = 0.15
	largePad     = 0.05
)

// largeType is the size of the text of a large card that is so wide.
func largeType(f *cardview.Canvas, w float64) float64 { return min(w*0.052*f.Large, w*0.07) }

// LargeHeight is the height of a large card of a width.
func LargeHeight(f *cardview.Canvas, words *Words, c *card.Card, w float64) float64 {
	size := largeType(f, w)
	lines := len(paint.Wrap(paint.Regular, size, words.on(c).body, w-2*largeRim(w)-2*largePad*w))
	h := 2*largeRim(w) + w*(largeHead+largePicture+largeKind+2*largePad) + float64(lines)*size*paint.LineHeight
	if c.HasHP() {
		h += w * largeFoot
	}
	return h
}

// largeRim is the width of the rim of a large card that is so wide.
func largeRim(w float64) float64 { return max(2, w*0.01) }

// Large draws a card large, with all of its text.
func Large(f *cardview.Canvas, words *Words, c *card.Card, r layout.Rect, l Look) {
	u := f.Unit
	l.Lit, l.Chosen, l.Dim = false, false, false
	s := small{Canvas: f, words: words, card: c, r: r, l: l, color: Color(c.Color), rim: largeRim(r.W)}
	f.Soft(r.Shift(0, 4*u), 12*u, 18*u, theme.Shadow)
	s.ground()
	in := r.Inset(s.rim)
	head, rest := in.Cut(r.W * largeHead)
	s.Fade(head, r.W*corner, s.color.Mix(theme.Abyss, 0.55), s.color.Mix(theme.Abyss, 0.72))
	name := layout.Rect{X: head.X + r.W*0.04, Y: head.Y, W: head.W - r.W*0.07, H: head.H}
	if !c.Token && c.Kind != card.BaseKind {
		_, name = name.Split(r.W * 0.13)
		at := layout.Rect{X: head.X + r.W*0.02, Y: head.Y + r.W*0.012, W: r.W * 0.13, H: r.W * 0.13}
		price := l.Price
		if price < 0 || l.Now != nil {
			price = int(c.Cost)
		}
		cardview.Coin(f, at, theme.Amber, price, int(c.Cost))
	}
	cardview.Fit(f, name, paint.Left, paint.Display, r.W*0.072, theme.Ink, words.Name(c))
	picture, rest := rest.Cut(r.W * largePicture)
	Picture(f, picture, 0, c)
	kind, rest := rest.Cut(r.W * largeKind)
	s.Fade(kind, 0, s.color.Mix(theme.Abyss, 0.3), s.color.Mix(theme.Abyss, 0.5))
	side := kind.H * 0.5
	mark, line := kind.Inset(r.W * 0.02).Split(side)
	f.Mark(mark.Middle(side, side), Sign(c.Spec), theme.Ink)
	_, line = line.Split(r.W * 0.025)
	cardview.Fit(f, line, paint.Left, paint.Regular, r.W*0.05, theme.Ink, words.on(c).heading)
	if c.HasHP() {
		var foot layout.Rect
		rest, foot = rest.Cut(rest.H - r.W*largeFoot)
		s.largeNumbers(foot)
	}
	body := rest.Inset(r.W * largePad)
	body.H += r.W * largePad
	f.Paragraph(body, paint.Left, paint.Regular, largeType(f, r.W), theme.Ink, words.on(c).body)
}

// largeNumbers are attack, hit points and armor below the text.
func (s *small) largeNumbers(r layout.Rect) {
	now := printed(s.card)
	if s.l.Now != nil {
		now = *s.l.Now
	}
	Numbers(s.Canvas, r, &now)
}

package play

import (
	"math"
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// tips are the tips of a game: at most one is shown at a time, beside the results of the
// monster's last turn.
type tips struct {
	all    []adventure.Tip // those that have not been shown; nil: not known yet
	now    *adventure.Tip  // the one shown
	moment adventure.Now
	turn   int // in which it appeared
	words  string
	more   string // the title of the reference page
	in     *lang.Language
	at     layout.Rect
	placed tipPlace // what that was found for
	vitals []layout.Rect
}

// tipPlace is what the place of a tip depends on.
type tipPlace struct {
	key  string
	main layout.Rect
	size float64
}

// tipLeast is the least height of a tip in units.
const tipLeast = 22.0

// frame works out which tip to show. No tip is ever shown twice.
func (n *tips) frame(f *cardview.Canvas, s *scene.Stack, m *table.Model) {
	if !s.Settings.Tips {
		*n = tips{}
	}
	if m.Tip = 0; s.Settings.Tips && (n.now != nil || n.all == nil || len(n.all) > 0) { // its place is kept while there are any
		m.Tip = max(tipLeast, f.Target()/f.Unit)
	}
	if !s.Settings.Tips || !m.Asking() {
		return
	}
	if n.all == nil {
		n.all = []adventure.Tip{}
		for _, tip := range table.AllTips(m.Adventure()) {
			if !s.Settings.Told.Has(tip.Key) {
				n.all = append(n.all, tip)
			}
		}
	}
	n.moment = m.Now()
	if n.now != nil && (n.turn != m.Tally.Turns || !n.now.When(&n.moment)) {
		n.now = nil
	}
	for i := 0; n.now == nil && i < len(n.all); i++ {
		if n.all[i].When(&n.moment) {
			tip := n.all[i]
			n.all = append(n.all[:i:i], n.all[i+1:]...)
			n.now, n.turn, n.in = &tip, m.Tally.Turns, nil
			s.Settings.Told = s.Settings.Told.With(tip.Key)
			s.SaveSettings()
		}
	}
	if n.now != nil && n.in != s.Language {
		n.in, n.words, n.more = s.Language, s.T("tip-"+n.now.Key), ""
		for _, p := range s.Adventures.Reference(s.Language) {
			if p.Key == n.now.Article {
				n.more = p.Title
			}
		}
	}
}

// place is where the tip is: in its line or, in a low window, which has no room for one, where
// it hides nothing, if there is such a place.
func (n *tips) place(p painter) layout.Rect {
	places, u := &p.m.Places, p.Unit
	if !layout.Low(p.H, u) {
		return places.Tip
	}
	n.vitals = p.vital(n.vitals[:0], 0, true)
	now := tipPlace{n.now.Key, places.Main, p.Type}
	if now == n.placed && (!p.m.Asking() || !slices.ContainsFunc(n.vitals, n.at.Overlaps)) {
		return n.at
	}
	n.placed, n.at = now, places.Tip
	for _, part := range [...]float64{0.62, 0.45, 0.35} {
		h := max(places.Tip.H, p.Target())
		if part < 0.5 { // in more than one line
			h = min(1.5*h, places.Band.Y-places.Boss.Bottom()-12*u)
		}
		if at, ok := layout.Apart(part*places.Main.W, h, places.Band, layout.Point{X: -1e6, Y: -1e6}, places.Main.Inset(4*u), u,
			math.Inf(1), n.vitals, nil); ok {
			n.at = at
			break
		}
	}
	return n.at
}

// tip draws the shown tip, with a link to the reference page on it.
func (t *Screen) tip(p painter, s *scene.Stack) {
	n := &t.tips
	if n.now == nil || t.Model.Places.Tip.Empty() {
		return
	}
	u, r := p.Unit, n.place(p)
	ground := theme.Abyss.Alpha(0.86)
	if r.Overlaps(t.Model.Places.Band) { // it covers a part of the tide
		ground = theme.Abyss
	}
	p.Block("tip", r)
	p.Fill(r, 8*u, ground)
	p.Line(r, 8*u, max(1, 1.2*u), theme.Chosen.Alpha(0.7))
	inner := r.Inset(3 * u)
	side := min(inner.H, 30*u)
	mark, inner := inner.Split(side)
	p.Mark(mark.Middle(side*0.5, side*0.5), paint.Drop, theme.Chosen)
	inner, shut := inner.SplitRight(max(side, p.Target()))
	if p.IconButton(widget.ID{What: "tip-close"}, shut, paint.Cross, s.T("tip-close")) {
		p.Defer(func() { n.now = nil })
	}
	lines := inner.H > 2*theme.Small*p.Type // there is room for more than one
	size := min(theme.Body*p.Type, inner.H*0.7)
	if lines {
		size = min(size, inner.H*0.42)
	}
	if both := paint.Width(paint.Regular, size, n.words) + paint.Width(paint.Regular, size, n.more) + 64*u; !lines && both > inner.W {
		size = paint.Snap(size * max(0.65, inner.W/both))
	}
	wide := paint.Width(paint.Regular, size, n.more)
	w := min(inner.W*0.34, wide+26*u)
	words, link := inner.SplitRight(w)
	hover, click := p.Spot(widget.ID{What: "tip-more"}, link, n.more, "")
	color := theme.Water
	if hover {
		color = theme.Lit
	}
	p.Line(link, 4*u, max(1, u), color.Alpha(0.5))
	p.Fitted(link.Middle(min(link.W-4*u, wide+1), link.H), size, color, n.more)
	if click {
		article := n.now.Article
		p.Defer(func() { s.OpenArticle(article) })
	}
	if words = (layout.Rect{X: words.X + 4*u, Y: words.Y, W: words.W - 16*u, H: words.H}); lines {
		p.Fitted(words, size, theme.Ink, n.words)
		return
	}
	p.ShrunkLine(words, paint.Regular, size, theme.Ink, n.words)
}

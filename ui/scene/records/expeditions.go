package records

import (
	"time"

	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// sailed is an expedition that has ended, in words.
type sailed struct {
	ascent, about, score string
	won, best            bool // of all at its ascent
}

// sailedOf puts the expeditions into words, the last first.
func sailedOf(s *scene.Stack) (all []sailed) {
	ended := s.Expeditions()
	best := records.BestExpeditions(ended)
	for i := len(ended) - 1; i >= 0; i-- {
		e := &ended[i]
		about := s.T("expedition-ended", e.Encounters, e.Players)
		if e.Week != "" {
			about += " · " + s.T("expedition-of-week", e.Week)
		}
		if when, err := time.Parse(time.RFC3339, e.When); err == nil {
			about += " · " + s.Day(when)
		}
		all = append(all, sailed{s.T("expedition-ascent-short", e.Ascent), about, s.T("expedition-score", e.Score), e.Won, best[e.Ascent] == *e})
	}
	return all
}

// expeditions draws the tab of the expeditions.
func (n *screen) expeditions(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	words, button, r := sailing(f, r, 26*u+36*f.Type)
	f.Fitted(words.Inset(6*u), theme.Small*f.Type, theme.Dim, s.T("expedition-intro"))
	if f.Button(widget.ID{What: "records-expedition"}, button.Middle(180*u, min(44*u, button.H-8*u)), s.T("begin"), "", widget.Strong) {
		f.Defer(s.PlanExpedition)
	}
	r = r.Drop(8 * u)
	if len(n.sailed) == 0 {
		f.Paragraph(r.Middle(min(640*u, r.W), min(r.H, 120*f.Type)), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim,
			s.T("expedition-none-ended"))
		return
	}
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.35))
	f.Rows("records-expeditions", r.Inset(4*u), &n.scrolls[expeditionsTab], len(n.sailed), 14*u+48*f.Type, nil, func(i int, r layout.Rect) {
		e := &n.sailed[i]
		r = r.Inset(2 * u)
		f.Fill(r, 6*u, theme.Abyss.Alpha(0.45))
		words, score := r.Inset(6 * u).SplitRight(min(r.W*0.3, 260*f.Type))
		sign, words := words.Split(words.H)
		mark, color := paint.Wave, theme.Dim
		if e.won {
			mark, color = paint.Star, theme.Lit
		}
		f.Mark(sign.Middle(24*f.Type, 24*f.Type), mark, color)
		head, about := words.Shift(6*u, 0).Cut(words.H / 2)
		f.ShrunkLine(head, paint.Bold, theme.Body*f.Type, theme.Ink, e.ascent)
		f.FittedIn(about, paint.Regular, theme.Small*f.Type, theme.Dim, e.about)
		color = theme.Ink
		if e.best {
			color = theme.Lit
		}
		f.TextLine(score, paint.Right, paint.Bold, theme.Large*f.Type, color, e.score)
	})
}

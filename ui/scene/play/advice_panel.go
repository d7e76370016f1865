package play

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// advicePanel is where the panel of advice is, and how much of it is shown: as much as
// hides nothing that may be clicked, and as the person wants.
type advicePanel struct {
	at         layout.Rect
	folded     bool // to a line
	foldChoice foldChoice
	placed     placing // what the place was found for
	spots      float64 // a sum over what could be clicked then
	squeeze    bool    // less is shown than could be
}

// foldChoice is what the person wants of the panel.
type foldChoice uint8

const (
	foldUnset foldChoice = iota
	foldClosed
	foldOpen
)

// placing is everything that the place of a panel depends on: while it stays the
// same, so does the panel, whatever else moves.
type placing struct {
	at      int
	near    layout.Rect
	w, high float64
	main    layout.Rect
}

// place finds the place of the panel, when something has changed that it depends on.
func (n *advicePanel) place(p painter, now placing, least float64, folded layout.Point, avoid *obstacles) {
	spots := clickable(p.Spots)
	if now == n.placed && (spots == n.spots || !n.squeeze && !hides(p.Spots, n.at)) {
		return
	}
	n.placed, n.spots = now, spots
	all := avoid.see(p)
	place := func(w, high float64) (free bool) {
		n.at = layout.Beside(w, high, now.near, layout.Point{X: -1e6, Y: -1e6}, now.main, p.Unit, all)
		n.squeeze = high < now.high
		return !hides(p.Spots, n.at)
	}
	n.folded = false
	for high := now.high; n.foldChoice != foldClosed; high = max(least, 0.85*high) {
		if place(now.w, high) || n.foldChoice == foldOpen {
			return
		}
		if high <= least {
			break
		}
	}
	n.folded = true
	place(folded.X, folded.Y)
}

// tools are the buttons that fold and close the panel, at the right; it returns
// the rest.
func (a *advised) tools(p painter, s *scene.Stack, r layout.Rect, side float64) layout.Rect {
	n := &a.panel
	r, shut := r.SplitRight(side)
	if p.IconButton(widget.ID{What: "advice-close"}, shut, paint.Cross, s.T("close")) {
		p.Defer(p.m.DropAdvice)
	}
	if a.of == nil {
		return r
	}
	r, tool := r.SplitRight(side)
	if p.IconButton(widget.ID{What: "advice-fold"}, tool, foldSign(!n.folded), s.T("advice-ask")) {
		p.Defer(func() {
			if n.foldChoice = foldClosed; n.folded {
				n.foldChoice = foldOpen
			}
			n.placed = placing{}
		})
	}
	return r
}

// mayClick reports whether a click on a spot answers the question, or does something on
// the table.
func mayClick(s *widget.Spot) bool {
	return s.Enabled && (s.IsAnswer || s.What == "raise-tide") || s.What == "menu"
}

// hides reports whether a rectangle hides something that may be clicked.
func hides(spots []widget.Spot, r layout.Rect) bool {
	for i := range spots {
		if s := &spots[i]; mayClick(s) && s.Rect.Overlaps(r) {
			return true
		}
	}
	return false
}

// clickable is a sum over what may be clicked, which differs when its places differ.
func clickable(spots []widget.Spot) (sum float64) {
	for i := range spots {
		if s := &spots[i]; mayClick(s) {
			sum += 1 + s.Rect.X + 3*s.Rect.Y + 7*s.Rect.W + 11*s.Rect.H
		}
	}
	return sum
}

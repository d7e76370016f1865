package decks

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// sums draws the signs and numbers of some sums of cards, by their places in [totalSigns], closer together
// where there is little room, and as many as fit. It returns the room that is left.
func sums(f *cardview.Canvas, r layout.Rect, counts *[len(totalSigns)]int, which ...int) layout.Rect {
	size := theme.Small * f.Type
	side := min(13*f.Type, r.H*0.8)
	wide := side + max(19*f.Type, min(26*f.Type, r.W/float64(len(which))-side))
	for _, i := range which {
		if r.W < wide-0.5 { // but for rounding
			break
		}
		t := &totalSigns[i]
		var cell layout.Rect
		cell, r = r.Split(wide)
		sign, count := cell.Split(side)
		f.Mark(sign.Middle(side, side), t.sign, *t.color)
		count.X += 3 * f.Unit
		f.Text(count, paint.Left, paint.Bold, size, theme.Dim, widget.Number(counts[i]))
	}
	return r
}

// briefly are the sums by which a deck is known at a glance.
var briefly = []int{0, 1, 3}

// allSums are all of them, the weightiest first.
var allSums = []int{0, 1, 3, 4, 5, 2}

// countsOf are the sums of cards in the order of [totalSigns].
func countsOf(t *library.Totals) [len(totalSigns)]int {
	return [...]int{t.Amber, t.Creatures, t.Power, t.Artifacts, t.Actions, t.Upgrades}
}

// housePicture is the picture above a column of the cards of a house of a deck, with the house.
func housePicture(f *cardview.Canvas, s *scene.Stack, r layout.Rect, b *session.CollectionDeck, k int) {
	u, h := f.Unit, b.Deck.Houses[k]
	f.Face(s.Cards, r, 0, b.Deck, b.Faces[k], 0)
	name := r.Drop(r.H - max(40*u, 34*f.Type))
	dark := theme.House(h).Mix(theme.Abyss, 0.8)
	f.Fade(r.Drop(r.H-1.6*name.H), 0, dark.Alpha(0), dark.Alpha(0.98))
	f.Line(r, 0, max(1, 1.6*u), theme.House(h).Mix(theme.Abyss, 0.15))
	sign, words := name.Inset(5 * u).Split(name.H - 10*u)
	cardview.Medal(f.List, sign.Middle(sign.W, sign.W), h)
	f.ShrunkLine(layout.Rect{X: words.X + 9*u, Y: words.Y, W: words.W - 15*u, H: words.H}, paint.Bold, theme.Large*f.Type, theme.Power,
		s.Language.House(h))
}

// cardRow is a card of a deck in a line: its picture, its name, its type, and its
// peculiarities. It is lit if it is searched for. Without an ID it is only shown.
func cardRow(f *cardview.Canvas, s *scene.Stack, id widget.ID, r layout.Rect, d *deck.Deck, i int, lit bool) (hover, click bool) {
	u := f.Unit
	c := &d.Cards[i]
	p := library.Printing(d, c.ID)
	if id.What != "" {
		hover, click = f.Spot(id, r, s.CardTitle(c.ID), "")
	}
	if hover {
		f.Fill(r, 5*u, theme.Raised)
	}
	picture, rest := r.Inset(1.2 * u).Split(min((r.H-2.4*u)*cardview.PictureRatio, 0.26*r.W))
	ink := theme.Ink
	var def *card.Card
	if number, ok := s.Catalogue.Number(c.ID); ok {
		def = s.Catalogue.Card(number)
	} else {
		ink = theme.Warn
	}
	if lit {
		f.Fill(r, 5*u, theme.Lit.Alpha(0.18))
	}
	f.Artwork(picture, 3*u, def, c.House, 0)
	rest = rest.Shift(5*u, 0)
	rest.W -= 9 * u
	rest, gem := rest.SplitRight(9 * u)
	if color, ok := cardview.Gems[p.Rarity]; ok {
		f.Mark(gem.Middle(9*u, 9*u), paint.Diamond, *color)
	}
	rest.W -= 3 * u
	rest = peculiarities(f, s, rest, c)
	sign, rest := rest.Split(min(r.H*0.5, 15*f.Type) + 5*u)
	if t, ok := card.ParseType(p.Type); ok {
		f.Mark(sign.Middle(sign.W-5*u, sign.W-5*u), typeSigns[t], theme.House(c.House).Mix(theme.Ink, 0.45))
	}
	size := min(theme.Body*f.Type, r.H*0.6, r.W*0.083)
	title := s.CardTitle(c.ID)
	switch {
	case f.Target() > 0: // the row has room for two lines
		f.FittedIn(rest, paint.Regular, size, ink, title)
	case paint.Width(paint.Regular, 0.8*size, title) > rest.W:
		f.FittedIn(rest, paint.Regular, 0.8*size, ink, title)
	default:
		f.Text(rest, paint.Left, paint.Regular, size, ink, title)
	}
	return hover, click
}

// peculiarities draws what a card is in a deck and its added icons at the right, in two lines where the row is
// high enough for a finger, and returns the room beside.
func peculiarities(f *cardview.Canvas, s *scene.Stack, r layout.Rect, c *deck.Card) layout.Rect {
	u, side := f.Unit, 15*f.Type
	is := [...]bool{c.Maverick, c.Legacy, c.Anomaly}
	n, lines := len(c.Icons), 1
	for _, is := range is {
		if is {
			n++
		}
	}
	if f.Target() > 0 && n > 1 {
		lines, side = 2, min(side, r.H/2-2*u)
	}
	w, h := side+2*u, r.H/float64(lines)
	r, all := r.SplitRight(w * float64((n+lines-1)/lines))
	k := 0
	next := func() layout.Rect {
		cell := layout.Rect{X: all.X + w*float64(k/lines), Y: all.Y + h*float64(k%lines), W: w, H: h}
		k++
		return cell.Middle(side, side)
	}
	for i, is := range is {
		if is {
			at := next()
			f.Line(at, 4*u, max(1, 1.2*u), theme.Lit)
			f.Text(at, paint.Center, paint.Bold, 0.75*side, theme.Lit, s.T(specialNames[i]))
		}
	}
	for _, icon := range c.Icons {
		cardview.BonusIcon(f.List, next(), icon)
	}
	return r
}

// specialNames are the short names of what a card can be in a deck.
var specialNames = [...]string{"maverick-short", "legacy-short", "anomaly-short"}

var typeSigns = [card.TypeCount]paint.Sign{card.ActionType: paint.ActionCard, card.ArtifactType: paint.ArtifactCard,
	card.CreatureType: paint.CreatureCard, card.UpgradeType: paint.Link}

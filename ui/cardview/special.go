package cardview

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// special is what distinguishes a card of a deck from others of its title.
type special uint8

const (
	usual    special = iota
	maverick         // of a house that does not print it
	legacy           // of an older set
	anomaly          // of no set yet
	twin             // an evil twin
)

// specials are the sign and the color of each.
var specials = [...]struct {
	sign  paint.Sign
	color *paint.Color
}{
	maverick: {paint.Star, &theme.Amber}, legacy: {paint.Book, &theme.Armor}, anomaly: {paint.ActionCard, &theme.Chosen},
	twin: {paint.Moon, &theme.Danger},
}

// printedAs is how a card is special in every deck.
func printedAs(id string) special {
	if printed := cards.Printings(id); len(printed) > 0 && printed[0].Rarity == cards.EvilTwin {
		return twin
	}
	return usual
}

// specialOf is how a card of a deck is special.
func specialOf(c *deck.Card) special {
	switch {
	case c.Anomaly:
		return anomaly
	case c.Legacy:
		return legacy
	case c.Maverick:
		return maverick
	}
	return printedAs(c.ID)
}

// Special draws, on a card of that form on the table, what distinguishes it from others of its
// title in the deck of its owner: a thin line within its frame, and a small coin on its upper
// corner.
func Special(l *paint.List, r layout.Rect, k CardForm, c *deck.Card) {
	if c == nil {
		return
	}
	as := specialOf(c)
	if as == usual {
		return
	}
	u, color := r.W/100, *specials[as].color
	l.Corners(k.Corner)
	l.Line(r.Inset(max(1, 2*u)), k.Radius*0.85*u, max(1, 1.5*u), color)
	l.Corners(paint.Round)
	at := layout.Rect{X: r.Right() - 15*u, Y: r.Y - 6*u, W: 21 * u, H: 21 * u}
	if k.Corner == paint.Tag || k.Corner == paint.Scoop {
		at = at.Shift(-5*u, 3*u)
	}
	l.Fill(at.Inset(-max(1, 1.5*u)), at.W, theme.Abyss)
	coin(l, at, theme.Abyss, color)
	l.Mark(at.Inset(4.5*u), specials[as].sign, color)
}

// foils are the colors of the light on the picture of a card, by its rarity. Common cards
// have none.
var foils = map[string][]paint.Color{
	"Uncommon":     {paint.RGB(0xe4f0ff)},
	"Rare":         {paint.RGB(0xffe9a8), paint.RGB(0xfff8e4), paint.RGB(0xffd070)},
	"Variant":      prism,
	"Special":      prism,
	cards.EvilTwin: {paint.RGB(0xff9a8a), paint.RGB(0xffe0e8), paint.RGB(0xc07aff)},
}

var prism = []paint.Color{paint.RGB(0xff9ab0), paint.RGB(0xffe39a), paint.RGB(0xb8ffc0), paint.RGB(0x9ad8ff), paint.RGB(0xd0a8ff)}

// The foil in fractions of the picture: how wide its light is and how far it wanders.
const (
	foilWide    = 0.24
	foilSlant   = 0.4 // how far its foot is from its head sideways, in heights
	foilStrips  = 16
	foilWander  = 0.3
	foilFollows = 0.5 // the mouse across the window
	foilLight   = 0.17
)

// foil moves a light over a picture, with the mouse and a little by itself.
func (f *Canvas) foil(r layout.Rect, colors []paint.Color) {
	if len(colors) == 0 {
		return
	}
	if !f.ReducedMotion && !f.SkipDecoration {
		f.shine += f.Seconds
	}
	if !f.SkipDecoration {
		f.lean = foilFollows * (f.Mouse.X/f.W - 0.5)
	}
	at := 0.5 + foilWander*math.Sin(0.8*f.shine) + f.lean
	w := foilWide * r.W / math.Sqrt(float64(len(colors)))
	strip, rest := r.Cut(r.H / foilStrips)
	for n := range foilStrips {
		before := f.Clip(strip) // rotated shapes cannot be clipped: strips make it slant
		for i, c := range colors {
			x := r.X + at*r.W + (float64(i)-float64(len(colors))/2)*w - (float64(n)/foilStrips-0.5)*foilSlant*r.H
			f.Soft(layout.Rect{X: x, Y: r.Y - r.H/2, W: w, H: 2 * r.H}, 0, w*0.8, c.Alpha(foilLight))
		}
		f.Unclip(before)
		strip, rest = rest.Cut(strip.H)
	}
}

// drawSpecial is a second frame around a special card, and its sign in the corner.
func (z *LargeCard) drawSpecial(f *Canvas, r layout.Rect, u float64) {
	if z.special == usual {
		return
	}
	k, color := CardForms[z.kind], *specials[z.special].color
	f.Corners(k.Corner)
	f.Line(r.Inset(-1.1*u), k.Radius*0.5*u, max(1, 1.1*u), color.Mix(theme.Abyss, 0.15))
	f.Corners(paint.Round)
	medal := layout.Rect{X: r.Right() - 13.5*u, Y: r.Y + 3*u, W: 9.5 * u, H: 9.5 * u}
	if k.Corner == paint.Tag || k.Corner == paint.Scoop {
		medal = medal.Shift(-3.5*u, 0.4*u)
	}
	f.Fill(medal, medal.W, theme.Abyss.Alpha(0.75))
	f.Line(medal, medal.W, max(1, 0.6*u), color)
	f.Mark(medal.Inset(2*u), specials[z.special].sign, color)
}

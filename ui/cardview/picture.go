package cardview

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// CardForm is how the cards of a type are framed: the form of their corners, so that
// the outline alone shows the type, how wide the corners are in hundredths of the
// card's width, and a symbol.
type CardForm struct {
	Corner paint.Corner
	Radius float64
	Sign   paint.Sign
}

// CardForms are the forms of the cards of all types.
var CardForms = [card.TypeCount]CardForm{
	card.ActionType:   {paint.Scoop, 12, paint.ActionCard},
	card.ArtifactType: {paint.Cut, 13, paint.ArtifactCard},
	card.CreatureType: {paint.Round, 10, paint.CreatureCard},
	card.UpgradeType:  {paint.Tag, 20, paint.Link},
	card.BossType:     {paint.Round, 10, paint.NoSign}, // its house,
	card.ProphecyType: {paint.Round, 16, paint.Moon},
	card.PowerType:    {paint.Round, 16, paint.Crown},
	card.LocationType: {paint.Cut, 22, paint.Place},
}

// FormSign is the symbol of a type of cards; a boss shows that of its house.
func FormSign(t card.Type, h card.House) paint.Sign {
	if s := CardForms[t].Sign; s != paint.NoSign {
		return s
	}
	return paint.Emblem(h)
}

// Daylight is the light in which pictures look as they were painted.
var Daylight = paint.RGB(0xffffff)

// PictureRatio is the width of a picture as a multiple of its height.
const PictureRatio = 1.25

// Artwork draws the picture of a card as a card of a house, darker the closer
// dark is to 1.
func (f *Canvas) Artwork(r layout.Rect, radius float64, d *card.Card, h card.House, dark float64) {
	f.ArtworkIn(r, radius, d, h, Daylight.Mix(theme.Abyss, dark))
}

// ArtworkIn draws the picture of a card as a card of a house in a light; until it
// is painted, or if there is no card, the emblem of the house.
func (f *Canvas) ArtworkIn(r layout.Rect, radius float64, d *card.Card, h card.House, light paint.Color) {
	if f.Gallery != nil && d != nil {
		if b := f.Gallery.Picture(d, int(max(r.W, r.H*PictureRatio))); b != nil {
			f.Picture(r, radius, b, light)
			return
		}
	}
	color := theme.House(h).Times(light)
	f.Fade(r, radius, color.Mix(theme.Abyss, 0.2), color.Mix(theme.Abyss, 0.82))
	side := min(r.W, r.H) * 0.62
	at := r.Middle(side, side)
	f.Soft(at.Inset(-side*0.1), side*0.6, side*0.3, color.Mix(theme.Ink, 0.25).Alpha(0.35))
	f.Mark(at, paint.Emblem(h), color.Mix(theme.Ink, 0.45).Alpha(0.7))
}

// Compared is a color that shows whether a number is above or below the printed one.
func Compared(now, printed int) paint.Color {
	switch {
	case now > printed:
		return theme.PowerRaised
	case now < printed:
		return theme.PowerLowered
	}
	return theme.PaperInk
}

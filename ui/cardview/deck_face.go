package cardview

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Face is the picture of the card that represents a house of a deck, cropped so
// that heads stay visible.
func (f *Canvas) Face(rd *Reader, r layout.Rect, radius float64, d *deck.Deck, at int, dark float64) {
	c := &d.Cards[at]
	var def *card.Card
	if n, ok := rd.Catalogue.Number(c.ID); ok {
		def = rd.Catalogue.Card(n)
	}
	whole := r
	if whole.H = r.W / PictureRatio; whole.H <= r.H {
		f.Artwork(r, radius, def, c.House, dark)
		return
	}
	whole.Y -= (whole.H - r.H) * heads
	before := f.Clip(r)
	f.Artwork(whole, radius, def, c.House, dark)
	f.Unclip(before)
}

// Faces is a strip of the pictures by which a deck is recognized, one for each house.
func (f *Canvas) Faces(rd *Reader, r layout.Rect, d *deck.Deck, of *[deck.Houses]int, dark float64) {
	w := r.W / deck.Houses
	for k := range d.Houses {
		cell := layout.Rect{X: r.X + float64(k)*w, Y: r.Y, W: w, H: r.H}
		f.Face(rd, cell, 0, d, of[k], dark)
		f.Fill(layout.Rect{X: cell.X, Y: cell.Bottom() - 3*f.Unit, W: cell.W, H: 3 * f.Unit}, 0, theme.House(d.Houses[k]))
	}
}

// DeckFace is a deck in pictures, with its name below, on a slab of a color.
func (f *Canvas) DeckFace(rd *Reader, r layout.Rect, color paint.Color, d *deck.Deck, of *[deck.Houses]int, name string) {
	u := f.Unit
	f.Slab(r, color, 0.5)
	inner := r.Inset(6 * u)
	pictures, words := inner.Cut(inner.H - 34*u)
	if len(d.Cards) > 0 {
		f.Faces(rd, pictures, d, of, 0)
	}
	f.TextLine(words, paint.Center, paint.Bold, min(theme.Body*f.Type, 20*u), theme.Ink, name)
}

// Gems are the colors of the stones that show how rare a card is; common ones have
// none.
var Gems = map[string]*paint.Color{
	"Uncommon": &theme.Armor, "Rare": &theme.Amber, "Variant": &theme.Chosen, cards.EvilTwin: &theme.Danger, "Special": &theme.Chosen,
}

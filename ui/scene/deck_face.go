package scene

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// facesOf are the cards by which a deck is recognized, one of each house: rare
// rather than common ones, strong rather than weak, and creatures first. They are
// places in the deck's list.
func facesOf(d *deck.Deck, cat *keyforge.Catalogue) (faces [deck.Houses]int) {
	for k, h := range d.Houses {
		best := -1
		for i := range d.Cards {
			if d.Cards[i].House != h {
				continue
			}
			if v := fame(d, d.Cards[i].ID, cat); v > best {
				best, faces[k] = v, i
			}
		}
	}
	return faces
}

// fame is how well a card represents its deck.
func fame(d *deck.Deck, id string, cat *keyforge.Catalogue) int {
	p := library.Printing(d, id)
	v := p.Power + fames[p.Rarity]
	if p.Type == creature {
		v += 6
	}
	if _, ok := cat.Number(id); ok {
		v += 100 // it has a picture
	}
	return v
}

var creature = card.CreatureType.String()

var fames = map[string]int{"Uncommon": 3, "Rare": 7, "Variant": 8, evilTwin: 8, "Special": 9}

// Face is the picture of the card that represents a house of a deck, cropped so
// that heads stay visible.
func (f *Frame) Face(s *Stack, r layout.Rect, radius float64, d *deck.Deck, at int, dark float64) {
	c := &d.Cards[at]
	var def *card.Card
	if n, ok := s.Catalogue.Number(c.ID); ok {
		def = s.Catalogue.Card(n)
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
func (f *Frame) Faces(s *Stack, r layout.Rect, d *deck.Deck, of *[deck.Houses]int, dark float64) {
	w := r.W / deck.Houses
	for k := range d.Houses {
		cell := layout.Rect{X: r.X + float64(k)*w, Y: r.Y, W: w, H: r.H}
		f.Face(s, cell, 0, d, of[k], dark)
		f.Fill(layout.Rect{X: cell.X, Y: cell.Bottom() - 3*f.Unit, W: cell.W, H: 3 * f.Unit}, 0, theme.House(d.Houses[k]))
	}
}

// PicturedDeck is a deck with the cards by which it is recognized.
type PicturedDeck struct {
	Deck  *deck.Deck
	Faces [deck.Houses]int
}

// DeckFace is a deck in pictures, with its name below, on a slab of a color.
func (f *Frame) DeckFace(s *Stack, r layout.Rect, color paint.Color, d *PicturedDeck, name string) {
	u := f.Unit
	f.Slab(r, color, 0.5)
	inner := r.Inset(6 * u)
	pictures, words := inner.Cut(inner.H - 34*u)
	if len(d.Deck.Cards) > 0 {
		f.Faces(s, pictures, d.Deck, &d.Faces, 0)
	}
	f.TextLine(words, paint.Center, paint.Bold, min(theme.Body*f.Type, 20*u), theme.Ink, name)
}

// picturedDecks are the decks of a game, as far as they can be shown.
func picturedDecks(h *replay.Header, cat *keyforge.Catalogue) (all []PicturedDeck) {
	for i := range h.Decks {
		d := &deck.Deck{}
		for k, name := range h.Decks[i].Houses {
			if k < len(d.Houses) {
				d.Houses[k], _ = card.ParseHouse(name)
			}
		}
		for _, c := range h.Decks[i].Cards {
			n, ok := cat.Number(c.ID)
			if !ok || len(cards.Printings(c.ID)) == 0 {
				continue
			}
			house, ok := card.ParseHouse(c.House)
			if !ok {
				house = cat.Card(n).House
			}
			d.Cards = append(d.Cards, deck.Card{ID: c.ID, House: house})
		}
		if len(d.Cards) > 0 {
			all = append(all, PicturedDeck{d, facesOf(d, cat)})
		}
	}
	return all
}

// Gems are the colors of the stones that show how rare a card is; common ones have
// none.
var Gems = map[string]*paint.Color{
	"Uncommon": &theme.Armor, "Rare": &theme.Amber, "Variant": &theme.Chosen, evilTwin: &theme.Danger, "Special": &theme.Chosen,
}

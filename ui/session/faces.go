package session

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/library"
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

var fames = map[string]int{"Uncommon": 3, "Rare": 7, "Variant": 8, cards.EvilTwin: 8, "Special": 9}

// PicturedDeck is a deck with the cards by which it is recognized.
type PicturedDeck struct {
	Deck  *deck.Deck
	Faces [deck.Houses]int
}

// picturedDecks are the decks of a game, as far as they can be shown.
func picturedDecks(decks []scenario.Deck, cat *keyforge.Catalogue) (all []PicturedDeck) {
	for i := range decks {
		d := &deck.Deck{}
		for k, name := range decks[i].Houses {
			if k < len(d.Houses) {
				d.Houses[k], _ = card.ParseHouse(name)
			}
		}
		for _, c := range decks[i].Cards {
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

package table

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
)

// deckCard names a card of a deck.
type deckCard struct {
	side  keyforge.Side
	id    string
	house card.House
}

// judged are the cards of the decks of a game, marked with their peculiarities there.
func judged(cat *keyforge.Catalogue, h *replay.Header) map[deckCard]*deck.Card {
	all := map[deckCard]*deck.Card{}
	for side := range save.Setup(h).Decks {
		var list []deck.Card
		for _, c := range save.Setup(h).Decks[side].Cards {
			house, ok := card.ParseHouse(c.House)
			if n, known := cat.Number(c.ID); !ok && known {
				house = cat.Card(n).House
			}
			list = append(list, deck.Card{ID: c.ID, House: house})
		}
		deck.MarkMavericks(list)
		for i := range list {
			all[deckCard{keyforge.Side(side), list[i].ID, list[i].House}] = &list[i]
		}
	}
	return all
}

// InDeck is a card as listed in the deck of its owner, or nil if it was not dealt from a deck, or is a
// token creature: what is special about its other side does not show (K25.3).
func (m *Model) InDeck(c keyforge.Slot) *deck.Card {
	v := m.Board.Printed(c)
	if v.Own == 0 || m.Board.Faces[c].Token {
		return nil
	}
	return m.decks[deckCard{v.Owner, m.Catalogue().Card(v.Own).ID, v.House}]
}

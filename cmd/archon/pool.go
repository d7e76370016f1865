package main

import (
	"fmt"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/text"
)

// adventureSet is the name under which the adventure's cards are listed.
const adventureSet = "Keyraken"

// pool is a catalogue of all cards that are implemented, the adventure's too.
var pool = sync.OnceValues(func() (*game.Catalogue, error) {
	return adventure.Catalogue(keyraken.Adventure)
})

// english writes the texts of the pool's cards.
var english = text.English{Name: title}

// title is what the card of that id is called.
func title(id string) string {
	if p := cards.Printings(id); len(p) > 0 {
		return p[0].Name
	}
	for _, p := range keyraken.Printings {
		if p.Card.ID == id {
			return p.Title
		}
	}
	return id
}

// adventureFacts are the facts of the adventure's cards in the shape of those of
// the sets.
func adventureFacts() []cards.Printing {
	var all []cards.Printing
	for _, p := range keyraken.Printings {
		for n := p.First; n <= p.Last; n++ {
			f := cards.Printing{
				Set: adventureSet, Number: fmt.Sprintf("%03d", n), ID: p.Card.ID, Name: p.Title,
				House: p.Card.House.String(), Type: p.Card.Type.String(),
				Power: p.Card.Power, Armor: p.Card.Armor, Amber: p.Card.Amber,
				Traits: []string{}, Keywords: []string{}, Rarity: "Fixed",
			}
			for _, t := range english.Traits(p.Card.Traits) {
				f.Traits = append(f.Traits, strings.ToLower(t))
			}
			for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
				if p.Card.Keywords[k] != 0 {
					f.Keywords = append(f.Keywords, k.String())
				}
			}
			all = append(all, f)
		}
	}
	return all
}

// printed is the rules text of the card with that id, and false when the card is
// not implemented.
func printed(cat *game.Catalogue, id string) (string, bool) {
	n, ok := cat.Number(id)
	if !ok {
		return "", false
	}
	return english.Card(cat.Card(n)).String(), true
}

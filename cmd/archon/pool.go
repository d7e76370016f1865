package main

import (
	"sync"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/scenario"
)

// pool is the adventures that can be played, and all cards that are implemented,
// those of the adventures too.
type pool struct {
	adventure.List
	catalogue func() (*game.Catalogue, error)
}

func newPool(all adventure.List) *pool { return &pool{all, sync.OnceValues(all.Catalogue)} }

// shipped is the pool of the program.
var shipped = newPool(adventures.All())

// rules are those by which games of the pool are played.
func (p *pool) rules() (*scenario.Rules, error) {
	cat, err := p.catalogue()
	if err != nil {
		return nil, err
	}
	return p.Rules(cat), nil
}

// english writes the texts of the pool's cards.
var english = languages.English().With(title)

// spoken is English with the words of the adventure that the game is.
func (p *pool) spoken(g *game.Game) *lang.Language {
	if a := p.Of(g); a != nil {
		return english.Lay(a.Words)
	}
	return english
}

// title is what the card of that id is called.
func title(id string) string {
	cat, err := shipped.catalogue()
	if err != nil { // whoever needs the catalogue tells why
		cat = &game.Catalogue{}
	}
	return cards.Title(cat, id)
}

// printed is the rules text of the card with that id, and false when the card is
// not implemented.
func printed(cat *game.Catalogue, id string) (string, bool) {
	n, ok := cat.Number(id)
	if !ok {
		return "", false
	}
	return adventures.All().Say(english, id).Card(cat.Card(n)).String(), true
}

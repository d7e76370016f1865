package main

import (
	"context"
	"fmt"

	"github.com/keyraken/keyraken/game/deck"
)

// fetch tells how to come by a deck of which there is only a link.
func fetch(_ context.Context, uuid string) (*deck.Deck, error) {
	return nil, fmt.Errorf("links are not followed: open https://www.keyforgegame.com/api/decks/%s/?links=cards, save the page and import the file", uuid)
}

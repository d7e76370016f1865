package decks

import (
	"context"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
)

// client is made when the first deck is fetched.
var client = sync.OnceValues(vault.New)

// fetch gets a deck from the Master Vault.
func fetch(ctx context.Context, uuid string) (*deck.Deck, error) {
	c, err := client()
	if err != nil {
		return nil, err
	}
	return c.Fetch(ctx, uuid)
}

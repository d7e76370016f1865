package preview

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// A move is foretold from where a card can be seen, not between hidden zones.
func TestMovesBetweenHiddenZonesAreNotForetold(t *testing.T) {
	for _, c := range []struct {
		kind     keyforge.EventKind
		from, to card.Zone
		told     bool
	}{
		{keyforge.Moved, card.Battleline, card.Hand, true}, {keyforge.Moved, card.Discard, card.Deck, true},
		{keyforge.Moved, card.Hand, card.Archives, true}, {keyforge.Moved, card.Deck, card.Hand, false},
		{keyforge.Moved, card.Deck, card.Archives, false}, {keyforge.Moved, card.Archives, card.Hand, false},
		{keyforge.Moved, card.Hand, card.Limbo, false}, {keyforge.Discarded, card.Hand, card.Discard, true},
		{keyforge.Discarded, card.Deck, card.Discard, false}, {keyforge.Discarded, card.Archives, card.Discard, false},
		{keyforge.Drew, card.Deck, card.Hand, false},
	} {
		assert.Equal(t, c.told, telling(&keyforge.Event{Kind: c.kind, From: c.from, To: c.to}), "%v from %v to %v", c.kind, c.from, c.to)
	}
}

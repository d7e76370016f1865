package deck

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
)

// Playable returns nil when the catalogue has every card of the deck, and else
// an error that names each card that is not implemented.
func (d *Deck) Playable(cat *game.Catalogue) error {
	var missing []string
	for i := range d.Cards {
		id := d.Cards[i].ID
		if _, ok := cat.Number(id); ok {
			continue
		}
		if name := cards.Printings(id)[0].Name; !slices.Contains(missing, name) {
			missing = append(missing, name)
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf("deck %q cannot be played, these cards are not implemented: %s", d.Name, strings.Join(missing, "; "))
	}
	return nil
}

// Deal returns the deck as a game takes it, with the given chains (K1.8).
func (d *Deck) Deal(chains int) game.Deal {
	deal := game.Deal{Houses: d.Houses[:], Chains: chains}
	for i := range d.Cards {
		deal.Cards = append(deal.Cards, d.Cards[i].dealt())
	}
	return deal
}

func (c *Card) dealt() game.DealtCard {
	dealt := game.DealtCard{ID: c.ID, House: c.House}
	if len(c.Icons) == 0 {
		return dealt
	}
	n := cards.Printings(c.ID)[0].Amber
	for i := range n {
		dealt.Icons[i] = card.AmberIcon
	}
	copy(dealt.Icons[n:], c.Icons)
	return dealt
}

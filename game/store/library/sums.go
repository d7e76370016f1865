package library

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
)

// Totals are sums over the cards of a deck, as they are printed.
type Totals struct {
	Amber     int `json:"amber"` // bonus icons, including those of enhancements
	Creatures int `json:"creatures"`
	Power     int `json:"power"` // of the creatures
	Artifacts int `json:"artifacts"`
	Actions   int `json:"actions"`
	Upgrades  int `json:"upgrades"`
}

// TotalsOf sums up a deck.
func TotalsOf(d *deck.Deck) Totals { return totalsOf(d, func(card.House) bool { return true }) }

// TotalsOfHouse sums up a deck's cards of one house.
func TotalsOfHouse(d *deck.Deck, h card.House) Totals {
	return totalsOf(d, func(o card.House) bool { return o == h })
}

func totalsOf(d *deck.Deck, of func(card.House) bool) Totals {
	var t Totals
	for i := range d.Cards {
		c := &d.Cards[i]
		if !of(c.House) {
			continue
		}
		p := Printing(d, c.ID)
		t.Amber += p.Amber
		for _, icon := range c.Icons {
			if icon == card.AmberIcon {
				t.Amber++
			}
		}
		switch p.Type {
		case card.CreatureType.String():
			t.Creatures++
			t.Power += p.Power
		case card.ArtifactType.String():
			t.Artifacts++
		case card.ActionType.String():
			t.Actions++
		case card.UpgradeType.String():
			t.Upgrades++
		}
	}
	return t
}

// Printing is the card as printed in the deck's set, or as first printed.
func Printing(d *deck.Deck, id string) *cards.Printing {
	all := cards.Printings(id)
	return &all[max(0, slices.IndexFunc(all, func(p cards.Printing) bool { return p.Set == d.Set }))]
}

// MissingCards is how many of the deck's cards the catalogue lacks.
func MissingCards(d *deck.Deck, cat *keyforge.Catalogue) int {
	n := 0
	for i := range d.Cards {
		if _, ok := cat.Number(d.Cards[i].ID); !ok {
			n++
		}
	}
	return n
}

// OpenIcons is how many of the deck's cards have unknown bonus icons.
func OpenIcons(d *deck.Deck) int {
	n := 0
	for i := range d.Cards {
		if slices.Contains(d.Cards[i].Icons, deck.UnknownIcon) {
			n++
		}
	}
	return n
}

// SetIcons returns the deck with those icons, added by enhancements, on the card at
// that place in its list.
func SetIcons(d *deck.Deck, at int, icons []card.Icon) (*deck.Deck, error) {
	if sum := Printing(d, d.Cards[at].ID).Amber + len(icons); sum > card.MaxIcons {
		return nil, message.New("icons-in-all-more-than", sum, card.MaxIcons)
	}
	changed := *d
	changed.Cards = slices.Clone(d.Cards)
	changed.Cards[at].Icons = icons
	return &changed, nil
}

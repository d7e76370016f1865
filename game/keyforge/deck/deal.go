package deck

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Playable returns nil when the catalogue has every card of the deck, and otherwise
// an error that names each card that is not implemented.
func (d *Deck) Playable(cat *keyforge.Catalogue) error {
	if missing := d.Missing(cat); len(missing) > 0 {
		return message.New("deck-cannot-be-played", printable.Quote(d.Name), strings.Join(missing, "; "))
	}
	return nil
}

// Missing names each card of the deck that the catalogue lacks, in the order of
// the list, with the number of copies where there are several: "Fear ×2".
func (d *Deck) Missing(cat *keyforge.Catalogue) []string {
	var ids []string
	copies := map[string]int{}
	if _, ok := cat.Number(d.Token); d.Token != "" && !ok {
		ids, copies[d.Token] = append(ids, d.Token), 1
	}
	if _, ok := cat.Number(d.Power); d.Power != "" && !ok {
		ids, copies[d.Power] = append(ids, d.Power), 1
	}
	for _, id := range d.Prophecies {
		if _, ok := cat.Number(id); !ok {
			ids, copies[id] = append(ids, id), 1
		}
	}
	for i := range d.Cards {
		id := d.Cards[i].ID
		if _, ok := cat.Number(id); ok {
			continue
		}
		if copies[id]++; copies[id] == 1 {
			ids = append(ids, id)
		}
	}
	var names []string
	for _, id := range ids {
		name := Title(id)
		if copies[id] > 1 {
			name = fmt.Sprintf("%s ×%d", name, copies[id])
		}
		names = append(names, name)
	}
	return names
}

// tidal is the set whose decks have The Tide (D32).
const tidal = "DT"

// Deal returns the deck as a game takes it, with the given chains (K1.8).
func (d *Deck) Deal(chains int) keyforge.Deal {
	deal := keyforge.Deal{Houses: d.Houses[:], Chains: chains, Tide: d.Set == tidal, Token: d.Token, Power: d.Power, Prophecies: d.faces(),
		Alliance: d.Alliance != nil}
	for i := range d.Cards {
		deal.Cards = append(deal.Cards, d.Cards[i].dealt())
	}
	return deal
}

func (c *Card) dealt() keyforge.DealtCard {
	dealt := keyforge.DealtCard{ID: c.ID, House: c.House}
	if !slices.ContainsFunc(c.Icons, knownIcon) {
		return dealt
	}
	n := cards.Printings(c.ID)[0].Amber
	for i := range n {
		dealt.Icons[i] = card.AmberIcon
	}
	for _, icon := range c.Icons {
		if icon != UnknownIcon {
			dealt.Icons[n] = icon
			n++
		}
	}
	return dealt
}

func knownIcon(i card.Icon) bool { return i != UnknownIcon }

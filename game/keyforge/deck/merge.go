package deck

import (
	"slices"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
)

// Same reports whether both are lists of the same deck: with the same ID or, if one
// has none, with the same name, houses and, if given, set. Alliances must have pods of the same decks and, if given, the
// same beside them.
func Same(a, b *Deck) bool {
	if a.UUID != "" && b.UUID != "" {
		return a.UUID == b.UUID
	}
	return fold.Name(a.Name) == fold.Name(b.Name) && (a.Set == b.Set || a.guessedSet || b.guessedSet) &&
		card.HouseSet(a.Houses[:]...) == card.HouseSet(b.Houses[:]...) && a.samePods(b) && !Apart(a, b)
}

// Apart reports whether both are alliances that have chosen different things beside their cards (K34.3): they may have
// the same cards and are two decks nevertheless. A list that names nothing there may be of either.
func Apart(a, b *Deck) bool {
	return a.Alliance != nil && b.Alliance != nil && a.HasExtras() && b.HasExtras() &&
		(a.Token != b.Token || a.Power != b.Power || !slices.Equal(a.Prophecies, b.Prophecies))
}

// Merge returns the incoming list of a known deck, completed with what only the
// known list gives: ID, name, set, houses of cards, legacies, what lies beside the
// cards, and icons that the incoming one leaves open.
func Merge(known, incoming *Deck) *Deck {
	d := *incoming
	d.Cards = slices.Clone(incoming.Cards)
	if d.UUID == "" {
		d.UUID = known.UUID
	}
	if d.Name == d.unnamed() {
		d.Name = known.Name
	}
	if d.guessedHouses && d.sameCards(known) {
		d.takeHouses(known)
	}
	if d.guessedSet {
		d.Set = known.Set
		for i := range d.Cards {
			d.Cards[i].Legacy = false
			d.Cards[i].markMaverick(d.Set)
		}
		d.sort()
	}
	d.guessedSet, d.guessedHouses = d.guessedSet && known.guessedSet, d.guessedHouses && known.guessedHouses
	open := incoming.IconsOpen || incoming.guessedSet && d.MayBeEnhanced() && !incoming.enhanced()
	d.IconsOpen = known.IconsOpen && open
	if d.Source == "" || open && !known.IconsOpen {
		d.Source = known.Source
	}
	if !d.HasExtras() {
		d.Token, d.Power, d.Prophecies = known.Token, known.Power, slices.Clone(known.Prophecies)
	}
	d.takePods(known.PodOf)
	for i := range d.Cards {
		c := &d.Cards[i]
		c.Legacy = c.Legacy || slices.ContainsFunc(known.Cards, func(o Card) bool { return o.ID == c.ID && o.House == c.House && o.Legacy })
	}
	d.takeIcons(known, open)
	return &d
}

// sameCards reports whether both lists have the same cards, in any houses.
func (d *Deck) sameCards(o *Deck) bool {
	ids := func(d *Deck) (all []string) {
		for i := range d.Cards {
			all = append(all, d.Cards[i].ID)
		}
		slices.Sort(all)
		return all
	}
	return slices.Equal(ids(d), ids(o))
}

// takeHouses puts the cards in the houses that they have in the known list of the
// same cards.
func (d *Deck) takeHouses(known *Deck) {
	d.Houses = known.Houses
	spare := slices.Clone(known.Cards)
	for i := range d.Cards {
		c := &d.Cards[i]
		at := slices.IndexFunc(spare, func(o Card) bool { return o.ID == c.ID })
		c.House, c.Maverick = spare[at].House, spare[at].Maverick
		spare = slices.Delete(spare, at, at+1)
	}
	d.sort()
}

// takeIcons fills in the icons that are open from a known list.
func (d *Deck) takeIcons(known *Deck, iconsOpen bool) {
	spare := slices.Clone(known.Cards)
	// First the cards that lack nothing use up their counterparts, then the others
	// take what is left.
	for i := range d.Cards {
		if c := &d.Cards[i]; !c.open(iconsOpen) {
			take(&spare, c, func(o Card) bool { return slices.Equal(o.Icons, c.Icons) })
		}
	}
	for i := range d.Cards {
		c := &d.Cards[i]
		if !c.open(iconsOpen) {
			continue
		}
		marked := len(c.Icons) > 0
		if o, ok := take(&spare, c, func(o Card) bool { return len(o.Icons) > 0 || !marked }); ok {
			c.Icons = o.Icons
		}
	}
}

// open reports whether the card may have icons other than those given.
func (c *Card) open(iconsOpen bool) bool {
	return slices.Contains(c.Icons, UnknownIcon) || iconsOpen && len(c.Icons) == 0
}

// take removes the first copy of c that fits from the cards, and returns it.
func take(from *[]Card, c *Card, fits func(Card) bool) (Card, bool) {
	i := slices.IndexFunc(*from, func(o Card) bool { return o.ID == c.ID && o.House == c.House && fits(o) })
	if i < 0 {
		return Card{}, false
	}
	o := (*from)[i]
	*from = slices.Delete(*from, i, i+1)
	return o, true
}

// unnamed is the name of a deck whose source gives none.
func (d *Deck) unnamed() string {
	return "Deck of " + printed.English[d.Houses[0]] + ", " + printed.English[d.Houses[1]] + " and " + printed.English[d.Houses[2]]
}

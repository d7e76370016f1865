package deck

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// crucibleDeck reads a deck of The Crucible Online.
func crucibleDeck(o object) (*draft, error) {
	d := newDraft(CrucibleForm)
	if err := d.title(o.text("name")); err != nil {
		return d, message.New("name", err)
	}
	if id := o.text("uuid"); id != nilUUID {
		if err := d.setUUID(id); err != nil {
			return d, err
		}
	}
	if o.has("expansion") {
		set, err := numberedSet(o.number("expansion"))
		if err != nil {
			return d, message.New("expansion", tellKnown(err, crucibleTitles(o)))
		}
		d.Set = set
	}
	names, err := textsOf(o["houses"])
	if err != nil {
		return d, message.New("houses", err)
	}
	if err := d.houses(names); err != nil {
		return d, err
	}
	i, told := 0, false
	var omens []omen
	for part := range parts(o["cards"]) {
		entry := objectOf(part)
		place := fmt.Sprintf("cards[%d] (%q)", i, clip(entry.text("id")))
		if kind := typeOf(entry.text("id")); kind == cards.Token {
			d.Token = entry.text("id")
		} else if kind == cards.ArchonPower {
			d.Power = entry.text("id")
		} else if kind == cards.Prophecy {
			const faces = 4 // more than there are of a card
			omens = append(omens, omen{entry.text("id"), faces*entry.number("prophecyId") + entry.number("sortOverride")})
		} else if !entry.flag("isNonDeck") && entry.text("id") != "the-tide" {
			count := 1
			if entry.has("count") {
				count = entry.number("count")
			}
			c, err := d.crucibleCard(entry)
			if err != nil {
				return d, message.New("at", place, err)
			}
			if err := d.add(c, count, place); err != nil {
				return d, err
			}
			if c.House == card.NoHouse {
				d.cards[len(d.cards)-1].may = d.crucibleHouses(c.ID)
			}
			told = told || len(c.Icons) > 0
		}
		i++
	}
	if err := d.omens(omens); err != nil {
		return d, err
	}
	if c := d.settle(); c != nil {
		return d, cmp.Or(d.checkCounts(), message.New("at", c.place, message.New("house-missing-and-card")))
	}
	// A deck without any enhancement was saved before they were given.
	d.IconsOpen = d.MayBeEnhanced() && !told
	return d, nil
}

// crucibleTitles are the IDs of the cards of a deck of The Crucible, which are much like their titles.
func crucibleTitles(o object) (titles []string) {
	for part := range parts(o["cards"]) {
		entry := objectOf(part)
		if entry.flag("isNonDeck") {
			continue
		}
		if len(titles) >= maxMembers {
			return titles
		}
		id := entry.text("id")
		if known := slugID(id); known != "" {
			id = Title(known)
		}
		for range min(max(entry.number("count"), 1), Size) {
			titles = append(titles, id)
		}
	}
	return titles
}

func (d *draft) crucibleCard(o object) (c Card, err error) {
	if c.ID = slugID(o.text("id")); c.ID == "" {
		return c, unknownCard(o.text("id"))
	}
	if c.House, err = d.crucibleHouse(c.ID, o); err != nil {
		return c, err
	}
	c.Maverick = o.text("maverick") != ""
	names, err := textsOf(o["enhancements"])
	if err != nil {
		return c, message.New("enhancements", err)
	}
	for _, name := range names {
		c.Icons = append(c.Icons, d.icon(name))
	}
	if len(names) == 0 && o.flag("enhanced") {
		c.Icons = []card.Icon{UnknownIcon}
	}
	return c, nil
}

// crucibleHouse is the house that the entry gives, or else the printed one; none if
// the card may be of several of the deck.
func (d *draft) crucibleHouse(id string, o object) (card.House, error) {
	for _, member := range []string{"maverick", "anomaly", "house"} {
		if name := o.text(member); name != "" {
			h, ok := houseNamed(name)
			if !ok {
				return h, message.New("no-house-program-knows", member, strconv.Quote(clip(name)))
			}
			return h, nil
		}
	}
	own := d.crucibleHouses(id)
	switch len(own) {
	case 1:
		return own[0], nil
	case 0:
		return card.NoHouse, message.New("printed-for-none-decks", printedHouses(id, cmp.Or(d.Set, cards.Printings(id)[0].Set))[0])
	}
	return card.NoHouse, nil
}

// crucibleHouses are the houses of the deck for which the card is printed; all of them for
// one without a house of its own.
func (d *draft) crucibleHouses(id string) []card.House {
	if originOf(id, d.Set).houseless() {
		return d.Houses[:]
	}
	return slices.DeleteFunc(printedHouses(id, cmp.Or(d.Set, cards.Printings(id)[0].Set)),
		func(h card.House) bool { return !slices.Contains(d.Houses[:], h) })
}

// slugID returns our ID for the ID of a card of The Crucible Online, or "" when no
// card has it.
func slugID(slug string) string {
	if p := cards.Printings(slug); len(p) > 0 && p[0].InDecks() {
		return slug
	}
	if id, ok := named(slug); ok {
		return id
	}
	if id, ok := named(strings.TrimSuffix(slug, halfSuffix)); ok && gigantic(id) { // it is the other half
		return id + halfSuffix
	}
	return ""
}

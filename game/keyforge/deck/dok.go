package deck

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// dokBonus are the members of a card of Decks of KeyForge that count its
// enhancements.
var dokBonus = []struct {
	name string
	icon card.Icon
}{
	{"bonusAember", card.AmberIcon},
	{"bonusCapture", card.CaptureIcon},
	{"bonusDamage", card.DamageIcon},
	{"bonusDraw", card.DrawIcon},
	{"bonusDiscard", card.DiscardIcon},
	{"bonusPower", card.PowerIcon},
}

// dokDeck reads a deck of Decks of KeyForge.
func dokDeck(o object) (*draft, error) {
	d := newDraft(DoKForm)
	if err := d.title(o.text("name")); err != nil {
		return d, message.New("name", err)
	}
	set, err := namedSet(o.text("expansion"))
	if err != nil {
		return d, message.New("expansion", tellKnown(err, dokTitles(o)))
	}
	d.Set = set
	if kind := o.text("deckType"); kind == "" || kind == "STANDARD" {
		if err := d.setUUID(o.text("keyforgeId")); err != nil {
			return d, message.New("keyforgeid", err)
		}
	} else {
		d.note("note-kind", strings.ToLower(clip(kind)))
	}
	var houses []string
	told := false
	for part := range parts(o["housesAndCards"]) {
		if len(houses) == Houses {
			return d, message.New("housesandcards-there-more-than", Houses)
		}
		h := objectOf(part)
		name := h.text("house")
		houses = append(houses, name)
		tells, err := d.dokCards(name, h["cards"])
		if err != nil {
			return d, err
		}
		told = told || tells
	}
	if err := d.houses(houses); err != nil {
		return d, err
	}
	for part := range parts(o["allianceHouses"]) {
		pod := objectOf(part)
		if h, ok := houseNamed(pod.text("house")); ok {
			if err := d.pod(h, pod.text("name")); err != nil {
				return d, message.New("at", "allianceHouses", err)
			}
		}
	}
	if name := objectOf(o["tokenInfo"]).text("name"); name != "" {
		if err := tokenCard.name(&d.Token, name); err != nil {
			return d, message.New("at", "tokenInfo", err)
		}
	}
	if o := objectOf(o["archonPower"]); o.text("cardTitle") != "" {
		if err := archonPower.name(&d.Power, o.text("cardTitle")); err != nil {
			return d, message.New("at", "archonPower", err)
		}
	}
	var omens []omen
	for part := range parts(o["prophecies"]) { // they are in no order that tells which two are one card
		title := objectOf(part).text("cardTitle")
		id, ok := titled(cards.Prophecy, title)
		if !ok {
			return d, message.New("at", "prophecies", message.New("prophecy-none", strconv.Quote(clip(title))))
		}
		omens = append(omens, omen{id: id})
	}
	if err := d.omens(omens); err != nil {
		return d, message.New("at", "prophecies", err)
	}
	d.IconsOpen = d.MayBeEnhanced() && !told
	return d, nil
}

// dokTitles are the titles of the cards of a deck of Decks of KeyForge.
func dokTitles(o object) (titles []string) {
	for house := range parts(o["housesAndCards"]) {
		for part := range parts(objectOf(house)["cards"]) {
			if len(titles) == maxMembers {
				return titles
			}
			titles = append(titles, objectOf(part).text("cardTitle"))
		}
	}
	return titles
}

// dokCards reads the cards of a house, and reports whether they say which of them
// are enhanced.
func (d *draft) dokCards(house string, v []byte) (told bool, err error) {
	h, ok := houseNamed(house)
	if !ok {
		return false, message.New("housesandcards-no-house-program", strconv.Quote(clip(house)))
	}
	i := 0
	for part := range parts(v) {
		o := objectOf(part)
		place := fmt.Sprintf("%s, cards[%d]", printed.English[h], i)
		c, err := d.dokCard(o)
		if err != nil {
			return false, message.New("at", place, err)
		}
		c.House = h
		if err := d.add(c, 1, message.New("place-card", place, Title(c.ID))); err != nil {
			return false, err
		}
		told = told || o.has("enhanced") || o.has("bonusDraw")
		i++
	}
	return told, nil
}

func (d *draft) dokCard(o object) (Card, error) {
	id, ok := named(o.text("cardTitle"))
	if !ok {
		return Card{}, unknownCard(o.text("cardTitle"))
	}
	c := Card{ID: d.half(id), Maverick: o.flag("maverick"), Legacy: o.flag("legacy")}
	for _, b := range dokBonus {
		n := o.number(b.name)
		if n < 0 || n > card.MaxIcons {
			return c, message.New("not-between-0-and", b.name, n, card.MaxIcons)
		}
		for range n {
			c.Icons = append(c.Icons, b.icon)
		}
	}
	houses, err := textsOf(o["bonusHouses"])
	if err != nil {
		return c, message.New("at", "bonusHouses", err)
	}
	for _, name := range houses {
		if h, ok := houseNamed(name); ok {
			c.Icons = append(c.Icons, card.HouseIcon(h))
		} else {
			c.Icons = append(c.Icons, d.icon(name))
		}
	}
	for h := range card.HouseCount { // as in early 2025
		if card.AllHouses.Has(h) && (o.flag("bonus"+dokHouse(h)) || h == card.Brobnar && o.flag("bonusBobnar")) {
			c.Icons = append(c.Icons, card.HouseIcon(h))
		}
	}
	if len(c.Icons) == 0 && o.flag("enhanced") {
		c.Icons = []card.Icon{UnknownIcon}
	}
	return c, nil
}

// dokHouse is the name of a house in Decks of KeyForge: "StarAlliance".
func dokHouse(h card.House) string { return strings.ReplaceAll(printed.English[h], " ", "") }

var errNoDoKDeck = message.New("there-no-deck-in")

package deck

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
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
		return d, message.New("expansion", err)
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
	d.IconsOpen = d.MayBeEnhanced() && !told
	return d, nil
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
	if len(c.Icons) == 0 && o.flag("enhanced") {
		c.Icons = []card.Icon{UnknownIcon}
	}
	return c, nil
}

var errNoDoKDeck = message.New("there-no-deck-in")

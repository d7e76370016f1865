package deck

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// vaultCard is a card as the Master Vault gives it: one for all identical copies.
type vaultCard struct {
	id       string // our ID, "" when the card is not part of the deck
	token    string // the title of a token card
	power    string // the title of an archon power
	prophecy omen
	card     Card
	enhanced bool
	err      error
}

// vaultCards are the cards of a response by their IDs in the Master Vault.
type vaultCards struct {
	byID map[string]object
	// tellsEnhanced: responses before 2020 do not.
	tellsEnhanced bool
}

// maxVaultCards is more than a page of decks has.
const maxVaultCards = 5000

func readVaultCards(v []byte) (*vaultCards, error) {
	cs := &vaultCards{byID: map[string]object{}}
	i := 0
	for part := range parts(v) {
		if i == maxVaultCards {
			return nil, message.New("linked-cards-there-more", maxVaultCards)
		}
		o := objectOf(part)
		if o.text("id") == "" {
			return nil, message.New("linked-cards-has-no", i)
		}
		cs.byID[o.text("id")] = o
		cs.tellsEnhanced = cs.tellsEnhanced || o.has("is_enhanced")
		i++
	}
	return cs, nil
}

// vaultDeck reads one deck of a response of the Master Vault.
func vaultDeck(data object, cs *vaultCards) (*draft, error) {
	d := newDraft(MasterVaultForm)
	if err := d.title(data.text("name")); err != nil {
		return d, message.New("name", err)
	}
	if err := d.setUUID(data.text("id")); err != nil {
		return d, message.New("id", err)
	}
	if data.has("expansion") {
		set, err := numberedSet(data.number("expansion"))
		if err != nil {
			return d, message.New("expansion", tellKnown(err, cs.titles(data)))
		}
		d.Set = set
	}
	ids, err := vaultIDs(data)
	if err != nil {
		return d, err
	}
	links := objectOf(data["_links"])
	houses, err := textsOf(links["houses"])
	if err != nil {
		return d, message.New("links-houses", err)
	}
	r := vaultReader{draft: d, cards: cs, icons: vaultIcons(data["bonus_icons"])}
	if r.legacies, err = textsOf(objectOf(data["set_era_cards"])["Legacy"]); err != nil {
		return d, message.New("set-era-cards", err)
	}
	if err := r.read(ids, houses); err != nil {
		return d, err
	}
	d.IconsOpen = d.MayBeEnhanced() && !data.has("bonus_icons") && !cs.tellsEnhanced
	return d, nil
}

// vaultIDs are the IDs of the cards of a deck.
func vaultIDs(data object) ([]string, error) {
	ids, err := textsOf(objectOf(data["_links"])["cards"])
	if err != nil {
		return nil, message.New("links-cards", err)
	}
	if len(ids) == 0 {
		if ids, err = textsOf(data["cards"]); err != nil {
			return nil, message.New("cards-are", err)
		}
	}
	if len(ids) == 0 {
		return nil, message.New("links-cards-there-none")
	}
	return ids, nil
}

// titles are those of the cards of a deck, without what lies beside them.
func (cs *vaultCards) titles(data object) (titles []string) {
	ids, err := vaultIDs(data)
	if err != nil {
		return nil
	}
	for _, id := range ids {
		if o := cs.byID[id]; !o.flag("is_non_deck") && !slices.Contains(nonDeck, key(o.text("card_type"))) {
			titles = append(titles, o.title())
		}
	}
	return titles
}

// vaultIcons are the icons of each copy of each card; the list has an element for each copy.
func vaultIcons(v []byte) map[string][][]string {
	all := map[string][][]string{}
	left := maxMembers
	for part := range parts(v) {
		if left--; left < 0 {
			break
		}
		o := objectOf(part)
		names, err := textsOf(o["bonus_icons"])
		if id := o.text("card_id"); err == nil && len(all[id]) < Size {
			all[id] = append(all[id], names)
		}
	}
	return all
}

// vaultReader turns the IDs of a deck into its cards.
type vaultReader struct {
	*draft
	cards    *vaultCards
	icons    map[string][][]string
	legacies []string
	cache    map[string]*vaultCard
	copies   map[string]int
}

func (r *vaultReader) read(ids, houses []string) error {
	r.cache, r.copies = map[string]*vaultCard{}, map[string]int{}
	var faces []omen
	for i, id := range ids {
		c := r.cache[id]
		if c == nil {
			o, ok := r.cards.byID[id]
			if !ok {
				return message.New("links-cards-linked-cards", i, strconv.Quote(clip(id)))
			}
			c = r.card(o)
			r.cache[id] = c
		}
		if c.err != nil {
			return message.New("linked-cards", strconv.Quote(clip(r.cards.byID[id].title())), c.err)
		}
		if c.token != "" {
			if err := tokenCard.name(&r.Token, c.token); err != nil {
				return err
			}
		}
		if c.power != "" {
			if err := archonPower.name(&r.Power, c.power); err != nil {
				return err
			}
		}
		if c.prophecy.id != "" {
			faces = append(faces, c.prophecy)
		}
		if c.id == "" {
			continue
		}
		one := c.card
		one.Legacy = slices.Contains(r.legacies, id)
		one.Icons = r.copyIcons(id, c.enhanced)
		if err := r.add(one, 1, fmt.Sprintf("_links.cards[%d] (%s)", i, Title(c.id))); err != nil {
			return err
		}
	}
	if err := r.omens(faces); err != nil {
		return err
	}
	if len(houses) == 0 {
		houses = r.cardHouses()
	}
	return r.draft.houses(houses)
}

// copyIcons are the icons of the next copy of a card: each has its own entry.
func (r *vaultReader) copyIcons(id string, enhanced bool) (icons []card.Icon) {
	n := r.copies[id]
	r.copies[id]++
	switch told := r.icons[id]; {
	case n < len(told) && len(told[n]) > 0:
		for _, name := range told[n] {
			icons = append(icons, r.icon(name))
		}
	case enhanced || len(told) > 0:
		icons = []card.Icon{UnknownIcon}
	}
	return icons
}

// cardHouses are the houses of the cards, for responses that do not name those of
// the deck.
func (r *vaultReader) cardHouses() (names []string) {
	for i := range r.draft.cards {
		if name := r.draft.cards[i].House.String(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// title is the English title where there is one.
func (o object) title() string {
	if en := o.text("card_title_en"); en != "" {
		return en
	}
	return o.text("card_title")
}

// nonDeck are the types of cards that come with a deck but are not part of it.
var nonDeck = []string{"thetide", "tokencreature", "prophecy", "archonpower"}

// card finds out which card it is: by title first, since the numbers of enhanced
// copies are often those of other printings.
func (r *vaultReader) card(o object) *vaultCard {
	kind := key(o.text("card_type"))
	if o.flag("is_non_deck") || slices.Contains(nonDeck, kind) || key(o.text("house")) == "thetide" {
		if _, token := titled(cards.Token, o.title()); kind == "tokencreature" || token {
			return &vaultCard{token: o.title()}
		}
		if _, power := titled(cards.ArchonPower, o.title()); kind == "archonpower" || power {
			return &vaultCard{power: o.title()}
		}
		if id, ok := titled(cards.Prophecy, o.title()); ok {
			return &vaultCard{prophecy: omen{id, o.number("sort_override")}}
		}
		return &vaultCard{}
	}
	c := &vaultCard{enhanced: o.flag("is_enhanced")}
	h, ok := houseNamed(o.text("house"))
	if !ok {
		c.err = message.New("house-no-house-program", strconv.Quote(clip(o.text("house"))))
		return c
	}
	id, ok := named(o.title())
	if !ok {
		if id, ok = o.byNumber(); !ok {
			c.err = unknownCard(o.title())
			return c
		}
		r.note("note-by-number", strconv.Quote(clip(o.title())), Title(id))
	}
	id = strings.TrimSuffix(id, twinSuffix)
	second := kind == "creature2" || kind == "giganticcreatureart" || kind == "creature" && o.text("rarity") == "FIXED"
	switch twin := o.text("rarity") == cards.EvilTwin || kind == "eviltwincreature"; {
	case twin && len(cards.Printings(id+twinSuffix)) > 0:
		id += twinSuffix
	case second && gigantic(id):
		id += halfSuffix
	}
	c.id, c.card = id, Card{ID: id, House: h, Maverick: o.flag("is_maverick"), Anomaly: o.flag("is_anomaly")}
	return c
}

// imageName holds set and number of a printing.
var imageName = regexp.MustCompile(`/(\d{3})_([A-Z]?\d{1,3})_`)

// byNumber finds a card whose title is in another language by set and number.
func (o object) byNumber() (id string, ok bool) {
	set, number := o.number("expansion"), o.text("card_number")
	if m := imageName.FindStringSubmatch(o.text("front_image")); m != nil && (set == 0 || number == "") {
		set, number = atoi(m[1]), m[2]
	}
	if set == 453 {
		set = 452 // the anomalies are listed with Worlds Collide
	}
	short, err := numberedSet(set)
	if err != nil {
		return "", false
	}
	return numbered(short, number)
}

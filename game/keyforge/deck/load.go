package deck

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// version is the version of the format that Load reads.
const version = 1

// maxBytes is several times what any deck list needs; an entry takes far more memory than
// its text.
const maxBytes = 1 << 16

// list is a deck list in its written form.
type list struct {
	Version    int      `json:"version"`
	UUID       string   `json:"uuid"`
	Name       string   `json:"name"`
	Set        string   `json:"set"`
	Source     string   `json:"source"`
	Houses     []string `json:"houses"`
	IconsOpen  bool     `json:"iconsOpen"`
	Token      string   `json:"token"`
	Power      string   `json:"power"`
	Prophecies []string `json:"prophecies"`
	Alliance   []string `json:"alliance"`
	Cards      []entry  `json:"cards"`
	collected
}

// collected is what collections of decks add to a list. Such a list has no version, but the
// number of its set.
type collected struct {
	Expansion    int      `json:"expansion"`
	Standalone   bool     `json:"standalone"`
	Notes        string   `json:"notes"`
	NonDeckCards []string `json:"nonDeckCards"`
}

// entry is a line of a list: identical copies of a card.
type entry struct {
	ID       string   `json:"id"`
	House    string   `json:"house"`
	Count    int      `json:"count"`
	Maverick bool     `json:"maverick"`
	Legacy   bool     `json:"legacy"`
	Anomaly  bool     `json:"anomaly"`
	Icons    []string `json:"icons"`
	collectedEntry
}

// collectedEntry is what collections of decks add to an entry. Everything except the icons
// repeats what the ID says.
type collectedEntry struct {
	Enhancements []string `json:"enhancements"`
	Enhanced     bool     `json:"enhanced"`
	Number       string   `json:"number"`
	Name         string   `json:"name"`
	CardSet      string   `json:"cardSet"`
	PrintedHouse string   `json:"printedHouse"`
	EvilTwin     bool     `json:"evilTwin"`
}

// ParseIcon returns the bonus icon of that list name, "unknown" included, and false when
// there is none.
func ParseIcon(name string) (card.Icon, bool) {
	icon, ok := card.ParseIcon(name)
	return icon, ok || name == iconName(UnknownIcon)
}

// OfJSON is the deck of the program that is named by a JSON string, or else that of a deck list, see [Load].
func OfJSON(data []byte) (*Deck, error) {
	var name string
	if json.Unmarshal(data, &name) == nil {
		return Named(name)
	}
	return Load(bytes.NewReader(data))
}

// Load reads a deck list. An error names the line or the field that is wrong
// and what was expected. Cards need only be known, not implemented; see
// [Deck.Playable].
func Load(r io.Reader) (*Deck, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxBytes+1))
	if err != nil {
		return nil, message.New("read-deck-list", err)
	}
	if len(data) > maxBytes {
		return nil, message.New("deck-list-longer-than", maxBytes)
	}
	var l list
	if err := decode(data, &l); err != nil {
		return nil, message.New("deck-list", err)
	}
	d, err := l.deck()
	if err != nil {
		return nil, message.New("deck-list", err)
	}
	return d, nil
}

// decode fills l from exactly one JSON document without unknown fields.
func decode(data []byte, l *list) error {
	dec := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff")))) // of an editor
	dec.DisallowUnknownFields()
	if err := dec.Decode(l); err != nil {
		return located(data, err)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return message.New("line-nothing-may-follow", lineAt(data, dec.InputOffset()))
	}
	return nil
}

// located puts an error of encoding/json into our words, with the line.
func located(data []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return message.New("line", lineAt(data, syntax.Offset), err)
	case errors.As(err, &kind):
		return message.New("line", lineAt(data, kind.Offset), err)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return message.New("line-list-ends-too", lineAt(data, int64(len(data))))
	}
	return err // it names an unknown field
}

func lineAt(data []byte, offset int64) int {
	offset = min(offset, int64(len(data)))
	return 1 + bytes.Count(data[:offset], []byte("\n"))
}

func (l *list) deck() (*Deck, error) {
	known := l.Version == version || l.Version == 0 && l.Expansion != 0
	if !known {
		return nil, message.New("version-not-known-program", l.Version, version)
	}
	d := &Deck{Set: l.Set, Source: printable.Text(l.Source, printable.Name), IconsOpen: l.IconsOpen}
	if err := d.setName(l.Name); err != nil {
		return nil, err
	}
	if err := d.setUUID(l.UUID); err != nil {
		return nil, err
	}
	if HasPrivateCode(l.Source) {
		return nil, ErrPrivateCode
	}
	if strings.ContainsFunc(l.Source, unprintable) {
		return nil, message.New("source-must-be-printable", printable.Quote(l.Source))
	}
	if !slices.Contains(cards.DeckSetNames(), l.Set) {
		return nil, message.New("set-not-one", printable.Quote(l.Set), strings.Join(cards.DeckSetNames(), ", "))
	}
	if err := d.setHouses(l.Houses); err != nil {
		return nil, err
	}
	if err := tokenCard.set(&d.Token, l.Token); err != nil {
		return nil, err
	}
	if err := archonPower.set(&d.Power, l.Power); err != nil {
		return nil, err
	}
	if err := d.setProphecies(l.Prophecies); err != nil {
		return nil, err
	}
	if err := d.setAlliance(l.Alliance); err != nil {
		return nil, err
	}
	for i := range l.Cards {
		if err := d.add(&l.Cards[i]); err != nil {
			return nil, message.New("card-of-list", i, printable.Quote(l.Cards[i].ID), err)
		}
	}
	if err := d.checkSize(); err != nil {
		return nil, err
	}
	if l.Version == 0 && !d.enhanced() {
		d.IconsOpen = d.MayBeEnhanced()
	}
	return d, nil
}

func (d *Deck) setName(name string) error {
	if strings.TrimSpace(name) == "" || strings.ContainsFunc(name, unprintable) {
		return message.New("name-must-be-printable", printable.Quote(name))
	}
	if HasPrivateCode(name) {
		return ErrPrivateCode
	}
	d.Name = printable.Text(name, printable.Name)
	return nil
}

func (d *Deck) setUUID(id string) error {
	if HasPrivateCode(id) {
		return ErrPrivateCode
	}
	if id != "" && !IsUUID(id) {
		return message.New("uuid-not-form-01234567", printable.Quote(id))
	}
	d.UUID = strings.ToLower(id)
	return nil
}

func unprintable(r rune) bool { return !unicode.IsPrint(r) }

func (d *Deck) setHouses(names []string) error {
	if len(names) != Houses {
		return message.New("houses-named-deck-has", len(names), Houses)
	}
	for i, name := range names {
		h, ok := card.ParseHouse(name)
		if !ok || !card.AllHouses.Has(h) {
			return message.New("houses-no-house", printable.Quote(name))
		}
		if slices.Contains(d.Houses[:i], h) {
			return message.New("houses-named-twice", printable.Quote(name))
		}
		d.Houses[i] = h
	}
	return nil
}

// add puts the copies of one entry into the deck.
func (d *Deck) add(e *entry) error {
	h, ok := card.ParseHouse(e.House)
	if !ok {
		h = card.NoHouse
	}
	c := Card{ID: e.ID, House: h, Maverick: e.Maverick, Legacy: e.Legacy, Anomaly: e.Anomaly}
	for _, name := range slices.Concat(e.Icons, e.Enhancements) {
		icon, ok := ParseIcon(name)
		if !ok {
			return message.New("icons-no-bonus-icon", printable.Quote(name))
		}
		c.Icons = append(c.Icons, icon)
	}
	if e.Enhanced && len(c.Icons) == 0 {
		c.Icons = []card.Icon{UnknownIcon}
	}
	if err := d.put(c, e.Count); err != nil {
		return err
	}
	if last := d.Cards[len(d.Cards)-1]; last.Maverick && !e.Maverick {
		return message.New("house-printed-for-copy", cards.Printings(e.ID)[0].House, e.House)
	}
	return nil
}

// put puts n copies of a card into the deck. What follows from the facts, such as being a
// maverick or a legacy, need not be given.
func (d *Deck) put(c Card, n int) error {
	printings := cards.Printings(c.ID)
	if len(printings) == 0 || !printings[0].InDecks() {
		return message.New("id-no-card-deck")
	}
	if n < 1 || n > Size {
		return message.New("count-not-between-1", n, Size)
	}
	if sum := len(d.Cards) + n; sum > Size {
		return message.New("count-with-there-cards", sum, Size)
	}
	if !slices.Contains(d.Houses[:], c.House) {
		return message.New("house-none-decks-houses", printable.Quote(c.House.String()))
	}
	if sum := printings[0].Amber + len(c.Icons); sum > card.MaxIcons {
		return message.New("icons-in-all-more", sum, card.MaxIcons)
	}
	c.markMaverick(d.Set)
	for range n {
		d.Cards = append(d.Cards, c)
	}
	return nil
}

// MarkMavericks marks the mavericks, legacies and anomalies among the cards of a deck of which only the
// list is known: its set is probably the one that prints most of them.
func MarkMavericks(list []Card) {
	var d draft
	for i := range list {
		d.cards = append(d.cards, drafted{Card: list[i], count: 1})
	}
	set := d.likelySets()[0]
	for i := range list {
		list[i].markMaverick(set)
	}
}

// markMaverick marks the card with what follows from the facts for a deck of the set.
func (c *Card) markMaverick(set string) {
	origin := originOf(c.ID, set)
	c.Anomaly = origin == anomaly
	c.Legacy = !c.Anomaly && (c.Legacy || origin == legacy)
	c.Maverick = !origin.houseless() && (c.Maverick || !printedFor(c.ID, set, c.House))
}

// checkSize checks that the deck has as many cards of each house as it must.
func (d *Deck) checkSize() error {
	if len(d.Cards) != Size {
		return message.New("cards-there-deck-has", len(d.Cards), Size)
	}
	for _, h := range d.Houses {
		n := 0
		for i := range d.Cards {
			if d.Cards[i].House == h {
				n++
			}
		}
		if n != PerHouse {
			return message.New("cards-house-deck-has", n, h, PerHouse)
		}
	}
	return nil
}

// enhanced reports whether any card of the deck is enhanced.
func (d *Deck) enhanced() bool {
	return slices.ContainsFunc(d.Cards, func(c Card) bool { return len(c.Icons) > 0 })
}

package deck

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// halves is the set whose decks are twelve cards of one house (K23): two players of an event
// brought one each.
const halves = 892

// later are published sets whose cards this program does not have.
var later = []cards.Set{
	{Expansion: 453, Title: "Anomaly Expansion"},
	{Expansion: halves, Title: "Martian Civil War"},
}

// setOf returns the set with that short name, or one without a name.
func setOf(short string) *cards.Set {
	all := cards.OfDecks()
	if i := slices.IndexFunc(all, func(s cards.Set) bool { return short != "" && s.Name == short }); i >= 0 {
		return &all[i]
	}
	return &cards.Set{}
}

// MayBeEnhanced reports whether cards of the deck's set may bear enhancements (K7.11).
func (d *Deck) MayBeEnhanced() bool { return setOf(d.Set).Enhanced }

// numberedSet returns the short name of the set with that number, or an error that
// says which set it is.
func numberedSet(number int) (string, error) {
	return findSet(func(s *cards.Set) bool { return s.Expansion == number }, fmt.Sprint(number))
}

// namedSet returns the short name of the set with that title, in any spelling:
// "WORLDS_COLLIDE", "worlds collide", "WC".
func namedSet(title string) (string, error) {
	number, ok := setTitles()[key(title)]
	return findSet(func(s *cards.Set) bool { return ok && s.Expansion == number }, strconv.Quote(clip(title)))
}

// isSet reports whether a set has that title.
func isSet(title string) bool {
	_, ok := setTitles()[key(title)]
	return ok
}

// setTitles are the numbers of sets by the keys of their titles and short names.
var setTitles = sync.OnceValue(func() map[string]int {
	m := map[string]int{}
	for _, s := range slices.Concat(later, cards.OfDecks()) {
		m[key(s.Title)] = s.Expansion
		if s.Name != "" {
			m[key(s.Name)] = s.Expansion
		}
	}
	return m
})

func findSet(is func(*cards.Set) bool, written string) (string, error) {
	all := cards.OfDecks()
	for i := range all {
		if s := &all[i]; is(s) {
			return s.Name, nil
		}
	}
	for i := range later {
		if s := &later[i]; is(s) {
			if s.Expansion == halves {
				return "", message.New("set-half-decks", s.Title, Size)
			}
			return "", message.New("set-number-future-for", s.Title, s.Expansion, setList())
		}
	}
	return "", message.New("set-not-known-program", written, setList())
}

// tellKnown adds to the error on the set of a deck how many of its cards this program knows, and which
// it does not.
func tellKnown(err error, titles []string) error {
	if len(titles) < Size {
		return err
	}
	const most = 5
	var unknown []string
	known := 0
	for _, title := range titles {
		if _, ok := named(title); ok {
			known++
		} else if q := strconv.Quote(clip(title)); !slices.Contains(unknown, q) {
			unknown = append(unknown, q)
		}
	}
	if len(unknown) == 0 {
		return message.New("set-cards-all-known", err, known)
	}
	if len(unknown) > most {
		unknown = append(unknown[:most], "…")
	}
	return message.New("set-cards-known", err, known, len(titles), strings.Join(unknown, ", "))
}

var setList = sync.OnceValue(func() string {
	var names []string
	for _, s := range cards.OfDecks() {
		names = append(names, fmt.Sprintf("%s (%d)", s.Title, s.Expansion))
	}
	return strings.Join(names, ", ")
})

// origin is how a card comes to be in a deck.
type origin uint8

const (
	ownSet origin = iota
	legacy
	anomaly
	revenant // of the set, but of no house, as skybeasts are too (K23.4)
)

// houseless reports whether the card is of the house that its deck gives it.
func (o origin) houseless() bool { return o == anomaly || o == revenant }

// originOf returns how a card comes to be in a deck of that set.
func originOf(id, set string) origin {
	o, unlisted := legacy, cards.IsUnlisted(set)
	if unlisted {
		o = ownSet
	}
	for _, p := range cards.Printings(id) {
		isAnomaly := strings.HasPrefix(p.Number, "A")
		switch {
		case (p.Set == set || unlisted) && (strings.HasPrefix(p.Number, "R") || strings.HasPrefix(p.Number, "S")):
			return revenant
		case p.Set == set && !isAnomaly:
			return ownSet
		case isAnomaly:
			o = anomaly
		}
	}
	return o
}

// exchangeOfficer is printed with any house but its own, and is a maverick
// nevertheless.
const exchangeOfficer = "exchange-officer"

// printedFor reports whether the card is printed for the house, in that set if it
// has the card.
func printedFor(id, set string, h card.House) bool {
	if id == exchangeOfficer {
		return h == card.StarAlliance
	}
	return slices.Contains(printedHouses(id, set), h)
}

// printedHouses are the houses for which the card is printed, in that set if it
// has the card.
func printedHouses(id, set string) []card.House {
	if id == exchangeOfficer {
		return []card.House{card.StarAlliance}
	}
	own := originOf(id, set) == ownSet && !cards.IsUnlisted(set)
	var houses []card.House
	for _, p := range cards.Printings(id) {
		if h, ok := card.ParseHouse(p.House); ok && (!own || p.Set == set) && !slices.Contains(houses, h) {
			houses = append(houses, h)
		}
	}
	return houses
}

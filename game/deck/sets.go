package deck

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
)

// set is a set of cards as other programs name it.
type set struct {
	short    string // "" when this program has none of its cards
	number   int    // in the Master Vault
	title    string
	enhanced bool // its cards may bear enhancements
}

// sets are all sets that are out, the ones of cards.Sets first.
var sets = []set{
	{"CotA", 341, "Call of the Archons", false},
	{"AoA", 435, "Age of Ascension", false},
	{"WC", 452, "Worlds Collide", false},
	{"MM", 479, "Mass Mutation", true},
	{"DT", 496, "Dark Tidings", true},
	{"", 453, "Anomaly Expansion", false},
	{"", 600, "Winds of Exchange", true},
	{"", 601, "Unchained 2022", true},
	{"", 609, "Vault Masters 2023", true},
	{"", 700, "Grim Reminders", true},
	{"", 722, "Menagerie 2024", true},
	{"", 737, "Vault Masters 2024", true},
	{"", 800, "Æmber Skies", true},
	{"", 855, "Tokens of Change", true},
	{"", 874, "More Mutation", true},
	{"", 886, "Prophetic Visions", true},
	{"", 892, "Martian Civil War", true},
	{"", 907, "Discovery", true},
	{"", 918, "Crucible Clash", true},
	{"", 928, "Draconian Measures", true},
	{"", 939, "Vault Masters 2025", true},
	{"", 964, "Vault Masters 2026", true},
}

// setOf returns the set of that short name.
func setOf(short string) *set {
	for i := range sets {
		if sets[i].short == short && short != "" {
			return &sets[i]
		}
	}
	return &set{}
}

// numberedSet returns the short name of the set of that number, or an error that
// says what set it is.
func numberedSet(number int) (string, error) {
	for _, s := range sets {
		if s.number == number {
			return s.known()
		}
	}
	return "", fmt.Errorf("set %d is not known; this program knows %s", number, setList())
}

// namedSet returns the short name of the set of that title, in any writing:
// "WORLDS_COLLIDE", "worlds collide", "WC".
func namedSet(title string) (string, error) {
	k := key(title)
	for _, s := range sets {
		if k == key(s.title) || k != "" && k == key(s.short) {
			return s.known()
		}
	}
	return "", fmt.Errorf("set %q is not known; this program knows %s", clip(title), setList())
}

func (s *set) known() (string, error) {
	if s.short == "" {
		return "", fmt.Errorf("set %s (number %d) is of the future for this program, which knows %s", s.title, s.number, setList())
	}
	return s.short, nil
}

func setList() string {
	var names []string
	for _, s := range sets {
		if s.short != "" {
			names = append(names, fmt.Sprintf("%s (%d)", s.title, s.number))
		}
	}
	return strings.Join(names, ", ")
}

// origin is how a card comes to be in a deck.
type origin uint8

const (
	ownSet origin = iota
	legacy
	anomaly
)

// originOf says how a card comes to be in a deck of that set.
func originOf(id, set string) origin {
	o := legacy
	for _, p := range cards.Printings(id) {
		isAnomaly := strings.HasPrefix(p.Number, "A")
		switch {
		case p.Set == set && !isAnomaly:
			return ownSet
		case isAnomaly:
			o = anomaly
		}
	}
	return o
}

// exchangeOfficer is printed with any house but its own, and yet a maverick there.
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
	own := originOf(id, set) == ownSet
	var houses []card.House
	for _, p := range cards.Printings(id) {
		if h, ok := card.ParseHouse(p.House); ok && (!own || p.Set == set) && !slices.Contains(houses, h) {
			houses = append(houses, h)
		}
	}
	return houses
}

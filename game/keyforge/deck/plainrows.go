package deck

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// row reads a line of several cards: "Dis: Arise!, Dust Imp", "Arise!|Dust Imp".
func (r *plainReader) row(line string, place any) (done bool, err error) {
	h := r.house
	if head, rest, ok := strings.Cut(line, ":"); ok {
		if named, ok := houseNamed(head); ok {
			h, line = named, rest
		}
	}
	found, ok := r.rowCards(line)
	if !ok {
		return false, nil
	}
	before := r.house
	r.house = h
	defer func() { r.house = before }()
	for i, c := range found {
		if err := r.put(c.Card, c.count, message.New("place-nth", place, i+1)); err != nil {
			return true, err
		}
	}
	return true, nil
}

// rowCards reads cards separated by bars or commas; names may contain commas.
func (r *plainReader) rowCards(line string) (found []drafted, ok bool) {
	sep := ","
	if strings.Contains(line, "|") {
		sep = "|"
	}
	if !strings.Contains(line, sep) || strings.Count(line, sep) > 2*Size {
		return nil, false
	}
	pieces := strings.Split(line, sep)
	for len(pieces) > 0 {
		const most = 2 // pieces of a name
		n := min(most, len(pieces))
		var c Card
		count := 0
		for ; n > 0; n-- {
			name := strings.Trim(strings.Join(pieces[:n], ","), ` "`)
			if c, count, ok = r.card(name); ok {
				break
			}
		}
		if n == 0 {
			if strings.TrimSpace(pieces[0]) != "" {
				return nil, false
			}
			n = 1
		} else {
			found = append(found, drafted{Card: c, count: count})
		}
		pieces = pieces[n:]
	}
	return found, len(found) > 0
}

// numbers reads a deck on one line: its name, its houses, and the numbers of its
// cards in the first set, in one of the formats of programs of that time. The
// houses of mavericks follow the numbers.
func (r *plainReader) numbers(line string, place any) (done bool, err error) {
	words, starts := wordsOf(line)
	first := 0
	for first < len(words) && !(first >= Houses && houseWords(words[first-Houses:first]) && atoi(words[first]) > 0) {
		first++
	}
	if first == len(words) {
		return false, nil
	}
	if r.copies > 0 {
		return true, message.New("second-deck-begins-where", place)
	}
	if err := r.title(unquoted(line[:starts[first-Houses]])); err != nil {
		return true, err
	}
	r.told = words[first-Houses : first]
	r.Set = cards.Sets[0].Name
	rest := words[first:]
	for len(rest) > 0 && unicode.IsDigit(rune(rest[0][0])) {
		id, ok := numbered(r.Set, rest[0])
		if !ok {
			return true, message.New("has-no-card-number", place, setOf(r.Set).Title, clip(rest[0]))
		}
		if err := r.put(Card{ID: id}, 1, place); err != nil {
			return true, err
		}
		rest = rest[1:]
	}
	return true, r.mavericks(rest, place)
}

// unquoted is the name in what precedes the houses: `'Name/`, `("Name",["`.
func unquoted(head string) string {
	head = strings.TrimRight(strings.TrimRight(strings.TrimRight(head, `"'`), "[( "), "/,( \t")
	head = strings.TrimLeft(head, "( ")
	if rest, ok := strings.CutPrefix(head, "'"); ok {
		head = strings.TrimSuffix(rest, "'")
	} else if len(head) > 1 && head[0] == '"' && strings.HasSuffix(head, `"`) {
		head = head[1 : len(head)-1]
	}
	return strings.NewReplacer(`\'`, "'", `\"`, `"`).Replace(head)
}

// mavericks gives the cards that belong to no house of the deck the houses that
// follow their numbers.
func (r *plainReader) mavericks(houses []string, place any) error {
	for i := range r.cards {
		c := &r.cards[i]
		own := slices.ContainsFunc(printedHouses(c.ID, r.Set), func(h card.House) bool { return slices.Contains(lower(r.told), h.String()) })
		if own || len(houses) == 0 {
			continue
		}
		h, ok := houseNamed(houses[0])
		if !ok {
			return message.New("no-house-expected-maverick", place, strconv.Quote(clip(houses[0])))
		}
		c.House, houses = h, houses[1:]
	}
	return nil
}

func lower(words []string) (low []string) {
	for _, w := range words {
		low = append(low, key(w))
	}
	return low
}

// wordsOf splits a line into words and numbers, and returns where they start.
func wordsOf(line string) (words []string, starts []int) {
	from := -1
	for i, c := range line + " " {
		switch part := unicode.IsLetter(c) || unicode.IsDigit(c); {
		case part && from < 0:
			from = i
		case !part && from >= 0:
			words, starts = append(words, line[from:i]), append(starts, from)
			from = -1
		}
	}
	return words, starts
}

func houseWords(words []string) bool {
	for _, w := range words {
		if _, ok := houseNamed(w); !ok {
			return false
		}
	}
	return true
}

// place finds the houses of the deck and of the cards without a heading.
func (r *plainReader) place() error {
	if r.Set == "" {
		r.guessSet()
	}
	names := r.told
	if len(names) == 0 {
		names = r.likelyHouses()
	}
	if len(names) != Houses {
		return message.New("cards-houses-deck-has", len(names), Houses)
	}
	if err := r.houses(names); err != nil {
		return err
	}
	if err := r.checkCounts(); err != nil {
		return err
	}
	return r.settle()
}

// likelyHouses are the houses of the headings or, without any, the three that most
// cards are printed for.
func (r *plainReader) likelyHouses() (names []string) {
	var cards [card.HouseCount]int
	for i := range r.cards {
		c := &r.cards[i]
		if c.House != card.NoHouse && !slices.Contains(names, c.House.String()) {
			names = append(names, c.House.String())
		}
		if printed := printedHouses(c.ID, r.Set); len(printed) == 1 && !originOf(c.ID, r.Set).houseless() {
			cards[printed[0]] += c.count
		}
	}
	if len(names) > 0 {
		return names
	}
	for range Houses {
		if most := slices.Max(cards[:]); most > 0 {
			best := slices.Index(cards[:], most)
			names = append(names, card.House(best).String())
			cards[best] = 0
		}
	}
	return names
}

// settle gives each card without a heading its printed house, and the others the
// houses that lack cards, if there is only one way.
func (r *plainReader) settle() error {
	var copies [card.HouseCount]int
	for i := range r.cards {
		c := &r.cards[i]
		if c.House == card.NoHouse {
			r.guessedHouses = true
			if c.may = r.ownHouses(c); len(c.may) == 1 {
				c.House, c.may = c.may[0], nil
			} else if len(c.may) == 0 {
				c.may = r.Houses[:]
			}
		}
		copies[c.House] += c.count
	}
	for _, h := range r.Houses {
		if n := copies[h]; n > PerHouse || n < PerHouse && copies[card.NoHouse] == 0 {
			return message.New("cards-deck-has-each", copies[h], printed.English[h], PerHouse)
		}
	}
	if c := r.draft.settle(); c != nil {
		return message.New("its-house-cannot-be", c.place)
	}
	for i := range r.cards {
		if c := &r.cards[i]; len(c.may) > 0 && len(r.ownHouses(c)) == 0 && !originOf(c.ID, r.Set).houseless() {
			r.note("note-maverick", c.place, printed.English[c.House])
		}
	}
	return nil
}

// ownHouses are the houses of the deck for which the card is printed.
func (r *plainReader) ownHouses(c *drafted) (own []card.House) {
	if originOf(c.ID, r.Set).houseless() {
		return nil
	}
	for _, h := range printedHouses(c.ID, r.Set) {
		if slices.Contains(r.Houses[:], h) {
			own = append(own, h)
		}
	}
	return own
}

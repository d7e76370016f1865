package deck

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// draft is a deck while it is read from a foreign format.
type draft struct {
	*Deck
	notes []error
	cards []drafted
	seen  map[string]int        // for gigantic creatures named only by title
	pods  map[card.House]string // the names of the decks of an alliance
}

// drafted is a card of a draft, and its place in the input.
type drafted struct {
	Card
	count int
	place any          // in words of a message, or as it is
	may   []card.House // have it, if the input does not say which
}

func newDraft(form Form) *draft {
	return &draft{Deck: &Deck{Source: string(form)}, seen: map[string]int{}, pods: map[card.House]string{}}
}

// note adds a note on the deck, by the key of a message.
func (d *draft) note(key string, args ...any) {
	const most = 20
	if len(d.notes) < most {
		d.notes = append(d.notes, message.New(key, args...))
	}
}

// title names the deck. The name may have unprintable parts, where others are less
// strict.
func (d *draft) title(name string) error {
	if HasPrivateCode(name) {
		return ErrPrivateCode
	}
	d.Name = strings.Join(strings.Fields(printable.Text(name, printable.Name)), " ")
	return nil
}

// houses sets the houses of the deck, in the one order that all readers use.
func (d *draft) houses(names []string) error {
	var houses []string
	for _, name := range names {
		h, ok := houseNamed(name)
		if !ok {
			return message.New("houses-no-house-program", strconv.Quote(clip(name)))
		}
		houses = append(houses, h.String())
	}
	slices.Sort(houses)
	return d.setHouses(houses)
}

// pod keeps the name of the deck from which an alliance has its cards of that house.
func (d *draft) pod(h card.House, name string) error {
	if HasPrivateCode(name) {
		return ErrPrivateCode
	}
	d.pods[h] = strings.Join(strings.Fields(printable.Text(name, printable.Name)), " ")
	return nil
}

// half turns the ID of every other copy of a gigantic creature into that of its
// second half, for formats that give both the same title.
func (d *draft) half(id string) string {
	if !gigantic(id) {
		return id
	}
	d.seen[id]++
	if d.seen[id]%2 == 0 {
		return id + halfSuffix
	}
	return id
}

// add keeps copies of a card until the set and the houses are known.
func (d *draft) add(c Card, count int, place any) error {
	const most = 10 * Size // even of two decks in one
	if len(d.cards) == most {
		return message.New("there-more-than-cards", place, most, Size)
	}
	d.cards = append(d.cards, drafted{Card: c, count: count, place: place})
	return nil
}

// menagerie is the set that reprints nearly all others.
const menagerie = "MG24"

// guessSet guesses the set of a list that does not name it, and says so, with the other sets that it could be of.
func (d *draft) guessSet() {
	likely := d.likelySets()
	d.Set, d.guessedSet = likely[0], true
	d.note("note-set-guessed", setOf(d.Set).Title)
	var others []string
	for _, set := range likely[1:] {
		others = append(others, setOf(set).Title)
	}
	if others != nil {
		d.note("note-set-or", strings.Join(others, ", "))
	}
}

// likelySets are the sets that have all cards of the draft, the likeliest first, or the one that has the most of
// them if none has all. A newer set is likelier than an older one, one that printed some of the cards first is
// likelier than one that only reprints them, and Menagerie is the least likely.
func (d *draft) likelySets() []string {
	rank := func(set string) int {
		switch {
		case slices.ContainsFunc(d.cards, func(c drafted) bool { return cards.Printings(c.ID)[0].Set == set }):
			return 2
		case set == menagerie:
			return 0
		}
		return 1
	}
	var whole []string
	best, most := cards.Sets[0].Name, -1
	for s := range cards.Sets {
		set, n, all := &cards.Sets[s], 0, 0
		for i := range d.cards {
			all += d.cards[i].count
			if o := originOf(d.cards[i].ID, set.Name); o == ownSet || o == revenant {
				n += d.cards[i].count
			}
		}
		if n == all {
			whole = append(whole, set.Name)
		}
		if n > most && set.Cards != nil && rank(set.Name) > 0 {
			best, most = set.Name, n
		}
	}
	if whole == nil {
		return []string{best}
	}
	slices.Reverse(whole)
	slices.SortStableFunc(whole, func(a, b string) int { return rank(b) - rank(a) })
	return whole
}

// finish makes the deck, if it is legal.
func (d *draft) finish() (*Deck, error) {
	if d.Set == "" {
		d.guessSet()
	}
	if d.Name == "" {
		d.Name = d.unnamed()
	}
	if err := d.checkCounts(); err != nil {
		return nil, err
	}
	for i := range d.cards {
		c := &d.cards[i]
		if err := d.put(c.Card, c.count); err != nil {
			return nil, message.New("at", c.place, err)
		}
	}
	if err := d.checkSize(); err != nil {
		return nil, err
	}
	twin := func(c Card) bool { return strings.HasSuffix(c.ID, twinSuffix) }
	if strings.HasSuffix(key(d.Name), "eviltwin") && !slices.ContainsFunc(d.Cards, twin) {
		d.note("note-no-twins", strconv.Quote(strings.TrimSpace(twinTitle)))
	}
	d.notes = append(d.notes, d.lacking(Form(d.Source))...)
	d.takePods(func(h card.House) string { return d.pods[h] })
	d.sort()
	return d.Deck, nil
}

// checkCounts reports too many cards before any single one of them is blamed.
func (d *draft) checkCounts() error {
	sum := 0
	for i := range d.cards {
		sum += max(d.cards[i].count, 0)
	}
	switch {
	case sum == 2*Size:
		return message.New("there-cards-seems-to", sum)
	case sum != Size:
		return message.New("there-cards-deck-has", sum, Size)
	}
	return nil
}

// sort puts the cards in an order that does not depend on the format.
func (d *Deck) sort() {
	slices.SortStableFunc(d.Cards, func(a, b Card) int {
		return cmp.Or(
			cmp.Compare(slices.Index(d.Houses[:], a.House), slices.Index(d.Houses[:], b.House)),
			cmp.Compare(numberIn(a.ID, d.Set), numberIn(b.ID, d.Set)),
			cmp.Compare(a.ID, b.ID),
			slices.Compare(a.Icons, b.Icons),
		)
	})
}

// numberIn is the collector number in that set; legacies come after the others.
func numberIn(id, set string) string {
	printings := cards.Printings(id)
	for _, p := range printings {
		if p.Set == set {
			return p.Number
		}
	}
	return "z" + printings[0].Number
}

// icon returns the bonus icon with that name, or UnknownIcon with a note if this
// program does not know it.
func (d *draft) icon(name string) card.Icon {
	if i, ok := ParseIcon(key(name)); ok {
		return i
	}
	if k := key(name); k == "aember" {
		return card.AmberIcon
	}
	d.note("note-icon", strconv.Quote(clip(name)))
	return UnknownIcon
}

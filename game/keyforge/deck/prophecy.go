package deck

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// setProphecies sets the faces of the two prophecy cards of the deck by their IDs: none, or two of
// each card (K30.1).
func (d *Deck) setProphecies(ids []string) error {
	if len(ids) != 0 && len(ids) != 4 {
		return message.New("prophecies-four", len(ids))
	}
	for i, id := range ids {
		if typeOf(id) != cards.Prophecy || slices.Contains(ids[:i], id) {
			return message.New("prophecy-none", printable.Quote(id))
		}
	}
	d.Prophecies = slices.Clone(ids)
	return nil
}

// omen is a prophecy of a deck in a foreign form.
type omen struct {
	id    string
	order int // of the faces, by which the first two are one card
}

// omens sets the faces of the two prophecy cards of the deck. Where their order does not tell which
// belong together, the only two faces that name each other do (K30.15), and a note says what was assumed.
func (d *draft) omens(list []omen) error {
	told := slices.ContainsFunc(list, func(o omen) bool { return o.order != list[0].order })
	if told {
		slices.SortStableFunc(list, func(a, b omen) int { return cmp.Compare(a.order, b.order) })
	} else {
		slices.SortStableFunc(list, func(a, b omen) int { return cmp.Compare(coin(b.id), coin(a.id)) })
	}
	var ids []string
	for _, o := range list {
		ids = append(ids, o.id)
	}
	if err := d.setProphecies(ids); err != nil {
		return err
	}
	if len(ids) > 0 && !told {
		d.note("note-prophecies-paired", d.prophecyLine())
	}
	return nil
}

// coin is 1 for the two faces that flip into each other.
func coin(id string) int {
	if id == "heads-i-win" || id == "tails-you-lose" {
		return 1
	}
	return 0
}

// listedProphecies sets the prophecies of the deck by a list such as "A / B; C / D".
func (d *Deck) listedProphecies(list string) error {
	var ids []string
	for _, title := range strings.FieldsFunc(list, func(r rune) bool { return r == '/' || r == ';' }) {
		id, ok := titled(cards.Prophecy, title)
		if !ok {
			return message.New("prophecy-none", strconv.Quote(clip(strings.TrimSpace(title))))
		}
		ids = append(ids, id)
	}
	return d.setProphecies(ids)
}

// faces are the faces of the two prophecy cards.
func (d *Deck) faces() (faces [2][2]string) {
	for i, id := range d.Prophecies {
		faces[i/2][i%2] = id
	}
	return faces
}

// prophecyLine is what [Deck.listedProphecies] reads.
func (d *Deck) prophecyLine() string {
	f := d.faces()
	return Title(f[0][0]) + " / " + Title(f[0][1]) + "; " + Title(f[1][0]) + " / " + Title(f[1][1])
}

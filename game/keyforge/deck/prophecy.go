package deck

import (
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

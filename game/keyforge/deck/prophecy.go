package deck

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// isProphecy reports whether the ID is that of a face of a prophecy card.
func isProphecy(id string) bool {
	p := cards.Printings(id)
	return len(p) > 0 && p[0].Type == cards.Prophecy
}

// prophecies has the ID of each prophecy by the key of its title, in any language in which it is
// printed.
var prophecies = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for id, title := range printed.Titles() {
		if isProphecy(id) {
			m[key(title)] = id
		}
	}
	for _, p := range cards.Facts() {
		if p.Type == cards.Prophecy {
			m[key(p.Name)] = p.ID
		}
	}
	return m
})

// setProphecies sets the faces of the two prophecy cards of the deck by their IDs: none, or two of
// each card (K30.1).
func (d *Deck) setProphecies(ids []string) error {
	if len(ids) != 0 && len(ids) != 4 {
		return message.New("prophecies-four", len(ids))
	}
	for i, id := range ids {
		if !isProphecy(id) || slices.Contains(ids[:i], id) {
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
		id, ok := prophecies()[key(title)]
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

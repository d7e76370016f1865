package deck

import (
	"strconv"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// typeOf is the type that is printed on the card with that ID, or "".
func typeOf(id string) string {
	p := cards.Printings(id)
	if len(p) == 0 {
		return ""
	}
	return p[0].Type
}

// beside has, for each type of what a deck has beside its cards (K23.1), the ID of each card by
// the key of its title, in any language in which it is printed.
var beside = sync.OnceValue(func() map[string]map[string]string {
	all := map[string]map[string]string{cards.Token: {}, cards.ArchonPower: {}, cards.Prophecy: {}}
	for id, title := range printed.Titles() {
		if of := all[typeOf(id)]; of != nil {
			of[key(title)] = id
		}
	}
	for i := range cards.Facts() {
		p := &cards.Facts()[i]
		if of := all[p.Type]; of != nil {
			of[key(p.Name)] = p.ID
		}
	}
	return all
})

// titled returns the ID of the card of that type with that title, and whether there is one.
func titled(kind, title string) (id string, ok bool) {
	id, ok = beside()[kind][key(title)]
	return id, ok
}

// lacking tells what a deck of its set has beside its cards (K23.1) and this one has not: it can be
// played without.
func (d *Deck) lacking(form Form) (notes []error) {
	switch {
	case d.Set == "PV" && len(d.Prophecies) == 0:
		notes = append(notes, message.New("note-no-prophecies"))
	case d.Set == "CC" && d.Power == "":
		notes = append(notes, message.New("note-no-power"))
	case (d.Set == "WoE" || d.Set == "ToC") && d.Token == "":
		notes = append(notes, message.New("note-no-token"))
	default:
		return nil
	}
	if form == CSVForm {
		notes = append(notes, message.New("note-csv-beside"))
	}
	return notes
}

// single is a type of card of which a deck has one beside its cards at most, with what is said of
// a card that is none, and of two.
type single struct {
	kind string
	none func(name string) error
	two  func(one, other string) error
}

var (
	tokenCard = single{cards.Token, // K25.18
		func(name string) error { return message.New("token-no-token-card", name) },
		func(one, other string) error { return message.New("token-two", one, other) }}
	archonPower = single{cards.ArchonPower, // K31.1
		func(name string) error { return message.New("power-no-archon-power", name) },
		func(one, other string) error { return message.New("power-two", one, other) }}
)

// set sets the card of a deck by its ID; "" is none.
func (s *single) set(to *string, id string) error {
	if id != "" && typeOf(id) != s.kind {
		return s.none(printable.Quote(id))
	}
	*to = id
	return nil
}

// name sets the card of a deck by its title. Of two different ones it has none.
func (s *single) name(to *string, title string) error {
	id, ok := titled(s.kind, title)
	if !ok {
		return s.none(strconv.Quote(clip(title)))
	}
	if *to != "" && *to != id {
		return s.two(strconv.Quote(Title(*to)), strconv.Quote(Title(id)))
	}
	*to = id
	return nil
}

package scenario

import (
	"strings"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Mode is a way to play that scenarios and saves refer to by name.
type Mode struct {
	Name string
	Boss string   // for an adventure: the ID of the monster's card
	Deck []string // for an adventure: the IDs of its deck
	// New makes the mode at a difficulty; "" is the usual one.
	New func(difficulty string) (keyforge.Mode, error)
}

// Rules are what scenarios and saves refer to by name. Once made, they may be
// shared.
type Rules struct {
	Catalogue *keyforge.Catalogue
	Modes     []Mode
	// Gone, when set, says what to do about a mode that there is elsewhere: nil when there is none.
	Gone   func(name string) error
	byName map[string][]string
}

// NewRules returns the rules of a catalogue, the duel and the given modes.
func NewRules(cat *keyforge.Catalogue, modes ...Mode) *Rules {
	r := &Rules{Catalogue: cat, Modes: []Mode{{Name: keyforge.Duel.Name(),
		New: func(string) (keyforge.Mode, error) { return keyforge.Duel, nil }}},
		byName: map[string][]string{}}
	r.Modes = append(r.Modes, modes...)
	for n := uint16(1); int(n) <= cat.Len(); n++ {
		name, id := fold.Name(cat.Title(n)), cat.Card(n).ID
		r.byName[name] = append(r.byName[name], id)
		if folded := fold.Name(id); folded != name {
			r.byName[folded] = append(r.byName[folded], id)
		}
	}
	return r
}

// Named returns the mode with that name; "" is the duel.
func (r *Rules) Named(name string) (*Mode, error) {
	var names []string
	for i := range r.Modes {
		if m := &r.Modes[i]; m.Name == name || name == "" {
			return m, nil
		}
		names = append(names, r.Modes[i].Name)
	}
	if r.Gone != nil {
		if err := r.Gone(name); err != nil {
			return nil, err
		}
	}
	if err := Gone(name); err != nil {
		return nil, err
	}
	return nil, message.New("mode-none", printable.Quote(name), strings.Join(names, ", "))
}

// ID returns the ID of the card with that ID or title, in any case and with any
// punctuation. It refuses a title that several cards share.
func (r *Rules) ID(name string) (string, error) {
	if _, ok := r.Catalogue.Number(name); ok {
		return name, nil
	}
	folded := fold.Name(name)
	switch ids := r.byName[folded]; {
	case len(ids) == 1:
		return ids[0], nil
	case len(ids) > 1:
		return "", message.New("card-use-one-ids", printable.Quote(name), strings.Join(ids, ", "))
	}
	for _, p := range cards.Facts() {
		if p.ID == name || fold.Name(p.Name) == folded {
			return "", message.New("card-not-implemented", printable.Quote(p.ID))
		}
	}
	return "", message.New("no-card-called", printable.Quote(name))
}

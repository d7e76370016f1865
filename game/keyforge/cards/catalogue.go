package cards

import (
	"sync"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Printed returns every implemented card with its title, as a catalogue needs them.
func Printed() []program.Printed {
	var all []program.Printed
	for _, c := range All() {
		all = append(all, program.Printed{Card: c, Title: Printings(c.ID)[0].Name})
	}
	return all
}

// Catalogue returns the catalogue of all implemented cards. It is compiled once and
// shared.
func Catalogue() (*keyforge.Catalogue, error) { return catalogue() }

var catalogue = sync.OnceValues(func() (*keyforge.Catalogue, error) { return keyforge.NewCatalogue(Printed()) })

// Title is the printed name of the card with that ID, in the catalogue or not
// implemented. For a card that is in no set it is the ID.
func Title(cat *keyforge.Catalogue, id string) string {
	if n, ok := cat.Number(id); ok {
		return cat.Title(n)
	}
	if p := Printings(id); len(p) > 0 {
		return p[0].Name
	}
	return id
}

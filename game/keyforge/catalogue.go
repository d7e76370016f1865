package keyforge

import (
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Catalogue is the compiled cards of a game with what the engine derives from them once.
// It is read-only and safe for concurrent use.
type Catalogue struct {
	*program.Catalogue
	fronts []front       // of the cards, by number
	hashes []programHash // of the programs, by number
	// prophecies are the numbers of the faces of prophecy cards; the first is none.
	prophecies []uint16
	// scratches are of sights that do not work at the moment.
	scratches sync.Pool
}

// front is what is printed on a card, in the form in which the engine uses it.
type front struct {
	chars chars
	icons iconSet // packed
	hash  uint64  // of its ID
}

// programHash is the hashes of the names of a program and its steps.
type programHash struct {
	name  uint64
	steps []uint64
}

// NewCatalogue makes a catalogue of the given cards. It fails when two cards share
// an ID or an ability cannot be compiled.
func NewCatalogue(cards []program.Printed) (*Catalogue, error) {
	compiled, err := program.NewCatalogue(cards)
	if err != nil {
		return nil, err
	}
	return catalogueOf(compiled, compiled.Len()), nil
}

// With returns the catalogue with more cards after its own, which keep their
// numbers. The new ones have no names in hashes.
func (c *Catalogue) With(more []program.Printed) (*Catalogue, error) {
	compiled, err := c.Catalogue.With(more)
	if err != nil {
		return nil, err
	}
	return catalogueOf(compiled, c.Len()), nil
}

// catalogueOf is the catalogue of compiled cards, of which so many have names in hashes,
// and all as they were first printed.
func catalogueOf(compiled *program.Catalogue, named int) *Catalogue {
	c := &Catalogue{Catalogue: compiled, fronts: make([]front, 1, len(compiled.Entries)), hashes: make([]programHash, len(compiled.Programs)),
		prophecies: make([]uint16, 1)}
	for n, entry := range compiled.Entries[1:] {
		f := front{chars: printed(entry.Card), icons: packIcons(entry.Card.Icons())}
		if n < named || n >= compiled.Len() {
			f.hash = hashOf(entry.Card.ID)
		}
		c.fronts = append(c.fronts, f)
		if entry.Card.Type == card.ProphecyType {
			c.prophecies = append(c.prophecies, uint16(n+1))
		}
	}
	for n := range c.hashes {
		p := &compiled.Programs[n]
		h := programHash{hashOf(p.Name), make([]uint64, len(p.Steps))}
		for i := range p.Steps {
			h.steps[i] = hashOf(p.Steps[i].Name)
		}
		c.hashes[n] = h
	}
	return c
}

// printed returns the characteristics printed on a card.
func printed(d *card.Card) chars {
	ch := chars{power: int16(d.Power), set: int16(d.Power), armor: int16(d.Armor), fight: -1, guard: -1, kind: d.Type, traits: d.Traits}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if d.Keywords[k] != 0 {
			ch.keywords |= 1 << k
		}
	}
	ch.assault, ch.hazardous, ch.splash = d.Keywords[card.Assault], d.Keywords[card.Hazardous], d.Keywords[card.SplashAttack]
	return ch
}

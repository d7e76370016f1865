package keyforge

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Printed is a card and the title printed on it. Evil twins and gigantic halves
// share a title and differ in ID.
type Printed struct {
	Card  *card.Card
	Title string
}

// Catalogue is the cards of a game, read-only and safe for concurrent use. Card
// numbers in it start at 1.
type Catalogue struct {
	defs   []def
	titles []string
	byID   map[string]uint16
	progs  []program
}

// def is what the engine knows of one card of the catalogue.
type def struct {
	card     *card.Card
	title    uint16
	printed  chars
	own      []uint16 // programs of its abilities
	upgrade  []uint16 // of its abilities as an upgrade
	headings card.Headings
	statics  bool
	events   uint64 // a bit for each event kind that an ability waits for
	gigantic uint16 // the other half
	orders   bool   // looks at the order of a discard pile
	revenant bool   // has an ability that works in a discard pile
	icons    uint32 // printed on it, packed
	hash     uint64 // of its ID
}

// program is one ability, flattened into ops.
type program struct {
	ability *card.Ability
	card    uint16
	ops     []op
	gives   []uint16  // for each Mod of the ability the program it gives, or 0
	passOf  []uint8   // for each Mod its pass
	passes  uint16    // a bit for each of them
	rests   rests     // what it depends on while it is in force
	active  bool      // of a card that addresses the active player (A7.1)
	name    string    // permanent, see [Catalogue.AbilityName]
	hash    uint64    // of its name
	chosen  card.Verb // the verb that chooses a number for a name in it, or NoVerb
	// mentions says that its effects refer to parts of an event.
	mentions bool
	calm     bool      // see isCalm
	draws    bool      // its player draws cards
	triggers bool      // it triggers abilities of other cards
	trades   bool      // it swaps the values of power and armor
	forCards bool      // as a lasting effect it is for certain cards
	keeps    *card.Num // what it reads from a card that has left play, see [Game.kept]
}

// NewCatalogue makes a catalogue of the given cards. It fails when two cards share
// an ID or an ability cannot be compiled.
func NewCatalogue(cards []Printed) (*Catalogue, error) {
	c := &Catalogue{defs: make([]def, 1, len(cards)+1), titles: []string{""}, byID: map[string]uint16{}, progs: make([]program, 1)}
	for i := range builtin {
		c.compile(&builtin[i], 0)
	}
	titles := map[string]uint16{}
	sorted := slices.Clone(cards)
	slices.SortStableFunc(sorted, func(a, b Printed) int { return strings.Compare(a.Card.ID, b.Card.ID) })
	for _, p := range sorted {
		if _, twice := c.byID[p.Card.ID]; twice {
			return nil, fmt.Errorf("card %q is in the catalogue twice", p.Card.ID)
		}
		n := uint16(len(c.defs))
		c.byID[p.Card.ID] = n
		if titles[p.Title] == 0 {
			titles[p.Title] = uint16(len(c.titles))
			c.titles = append(c.titles, p.Title)
		}
		c.defs = append(c.defs, def{card: p.Card, title: titles[p.Title]})
	}
	for n := 1; n < len(c.defs); n++ {
		if err := c.define(uint16(n)); err != nil {
			return nil, fmt.Errorf("card %q: %w", c.defs[n].card.ID, err)
		}
	}
	c.christen()
	return c, nil
}

// With returns the catalogue with more cards after its own, which keep their
// numbers.
func (c *Catalogue) With(more []Printed) (*Catalogue, error) {
	all := &Catalogue{defs: slices.Clone(c.defs), titles: slices.Clone(c.titles), byID: maps.Clone(c.byID), progs: slices.Clone(c.progs)}
	for _, p := range more {
		if _, twice := all.byID[p.Card.ID]; twice {
			return nil, fmt.Errorf("card %q is in the catalogue twice", p.Card.ID)
		}
		n := uint16(len(all.defs))
		all.byID[p.Card.ID] = n
		all.defs = append(all.defs, def{card: p.Card, title: uint16(len(all.titles))})
		all.titles = append(all.titles, p.Title)
		if err := all.define(n); err != nil {
			return nil, fmt.Errorf("card %q: %w", p.Card.ID, err)
		}
	}
	return all, nil
}

func (c *Catalogue) define(n uint16) error {
	d := &c.defs[n]
	d.printed, d.icons = print(d.card), PackIcons(d.card.Icons())
	if d.card.Gigantic != "" {
		half, ok := c.byID[d.card.Gigantic]
		if !ok {
			return fmt.Errorf("its other half %q is missing", d.card.Gigantic)
		}
		d.gigantic = half
	}
	for i := range d.card.Abilities {
		p := c.compile(&d.card.Abilities[i], n)
		d.own = append(d.own, p)
		d.note(&d.card.Abilities[i])
	}
	for i := range d.card.AsUpgrade {
		d.upgrade = append(d.upgrade, c.compile(&d.card.AsUpgrade[i], n))
		d.note(&d.card.AsUpgrade[i])
	}
	if len(c.progs) > math.MaxUint16 {
		return fmt.Errorf("the catalogue has too many abilities")
	}
	return nil
}

// print returns the characteristics printed on a card.
func print(d *card.Card) chars {
	ch := chars{power: int16(d.Power), set: int16(d.Power), armor: int16(d.Armor), fight: -1, guard: -1, kind: d.Type, traits: d.Traits}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if d.Keywords[k] != 0 {
			ch.keywords |= 1 << k
		}
	}
	ch.assault, ch.hazardous = d.Keywords[card.Assault], d.Keywords[card.Hazardous]
	return ch
}

func (d *def) note(a *card.Ability) {
	d.orders = d.orders || looksAtOrder(a)
	switch a.Kind {
	case card.Headed:
		d.headings |= a.Headings
	case card.Triggered:
		d.events |= 1 << a.Event.Kind
		d.revenant = d.revenant || a.Zone == card.Discard
	case card.Constant, card.Replacing:
		d.statics = true
	}
}

// looksAtOrder reports whether an ability, or one that it gives, takes cards from
// one end of a discard pile or turns it into a deck.
func looksAtOrder(a *card.Ability) bool {
	found := false
	card.Inspect(a, func(n card.Node) bool {
		switch n := n.(type) {
		case *card.Effect:
			found = found || n.Verb == card.FlipVerb
		case *card.Filter:
			found = found || n.Zone == card.Discard && n.Top != 0
		}
		return !found
	})
	return found
}

// Len is the number of cards.
func (c *Catalogue) Len() int { return len(c.defs) - 1 }

// Number returns the number of the card with that ID, and false when the
// catalogue has no such card: it is not implemented.
func (c *Catalogue) Number(id string) (uint16, bool) {
	n, ok := c.byID[id]
	return n, ok
}

// Card returns the card of that number.
func (c *Catalogue) Card(n uint16) *card.Card { return c.defs[n].card }

func (g *Game) idOf(n uint16) string {
	if n == 0 {
		return ""
	}
	return g.cat.defs[n].card.ID
}

// Title returns the title of the card of that number.
func (c *Catalogue) Title(n uint16) string { return c.titles[c.defs[n].title] }

// Ability returns the ability of that program number, as events and questions
// name it, and the card on which it is printed (0 for a rule of the game).
func (c *Catalogue) Ability(prog uint16) (*card.Ability, uint16) {
	p := &c.progs[prog]
	return p.ability, p.card
}

// The programs of the rules themselves.
const (
	noProg = iota
	assaultProg
	hazardousProg
	controlProg
	giveProg
	stealProg
)

// Keyword is the keyword that deals its damage by the ability of that program number, assault or
// hazardous, or NoKeyword.
func (c *Catalogue) Keyword(prog uint16) card.Keyword {
	switch prog {
	case assaultProg:
		return card.Assault
	case hazardousProg:
		return card.Hazardous
	}
	return card.NoKeyword
}

// builtin are the rules that resolve like abilities of cards.
var builtin = [...]card.Ability{
	assaultProg - 1:   card.WithHeading(card.OnBeforeFight, card.Deal(card.EventNumber, card.Other)), // K18.3
	hazardousProg - 1: card.WithHeading(card.OnBeforeFight, card.Deal(card.EventNumber, card.Other)), // K18.6
	controlProg - 1:   card.Static(card.UnderControl(card.You, card.TheSubjects)),
	giveProg - 1:      card.Static(card.UnderControl(card.Opponent, card.TheSubjects)),
	stealProg - 1:     card.WithHeading(card.OnReap, card.Steal(1)), // what ReapSteals turns the gain into
}

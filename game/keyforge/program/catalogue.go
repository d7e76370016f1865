package program

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

// Catalogue is the cards of a game and the programs of their abilities, read-only and
// safe for concurrent use. Both are known by their numbers, which start at 1.
type Catalogue struct {
	Entries  []Entry
	Programs []Program // those of the rules first, then those of the cards
	titles   []string
	byID     map[string]uint16
	cards    int // how many cards there are; behind their entries are those as first printed
	programs int // the number of the first program of these
}

// Entry is one card of a catalogue.
type Entry struct {
	Card      *card.Card
	First     uint16   // the card as it was first printed, if it was corrected since
	Title     uint16   // a number that cards with the same title share
	Own       []uint16 // programs of its abilities
	Upgrade   []uint16 // of its abilities as an upgrade
	Headings  card.Headings
	Statics   bool   // has abilities of modifiers or replacements
	Events    uint64 // a bit for each event kind that an ability waits for
	Gigantic  uint16 // the other half
	Orders    bool   // looks at the order of a discard pile
	Counts    uint64 // the ledgers that its abilities read, a bit for each, and UsesOfHouses
	InDiscard bool   // has an ability that works while it lies in a discard pile
	Asks      uint64 // the kinds of conditions in its abilities, a bit for each [card.CondKind]
}

// Program is one ability, flattened into steps, and what is known of it before any game.
type Program struct {
	Ability *card.Ability
	Card    uint16 // whose it is, or 0 for a rule of the game
	Steps   []Step
	Gives   []uint16     // for each Mod of the ability the program it gives, or 0
	PassOf  []uint8      // for each Mod its pass
	Passes  uint16       // a bit for each of them
	Needs   Dependencies // what it depends on while it is in force
	Active  bool         // of a card that addresses the active player (A7.1)
	Name    string       // permanent, see [Catalogue.AbilityName]
	Chosen  card.Verb    // the verb that chooses a number for a name in it, or NoVerb
	// UsesEvent says that its effects refer to parts of an event.
	UsesEvent bool
	Commutes  bool      // its order among others that commute cannot matter
	Draws     bool      // its player draws cards
	Triggers  bool      // it triggers abilities of other cards
	DefinesX  bool      // it says what the X is that its card has for its power
	Trades    bool      // it swaps the values of power and armor
	Deploys   bool      // it gives cards deploy
	ForCards  bool      // as a lasting effect it is for certain cards
	Fate      bool      // it is under "Fate", or a lasting effect that such an ability begins
	Keeps     *card.Num // what it reads from a card that has left play, or nil
}

// NewCatalogue makes a catalogue of the given cards. It fails when two cards share
// an ID or an ability cannot be compiled.
func NewCatalogue(cards []Printed) (*Catalogue, error) {
	c := &Catalogue{Entries: make([]Entry, 1, len(cards)+1), titles: []string{""}, byID: map[string]uint16{}, Programs: make([]Program, 1)}
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
		n := uint16(len(c.Entries))
		c.byID[p.Card.ID] = n
		if titles[p.Title] == 0 {
			titles[p.Title] = uint16(len(c.titles))
			c.titles = append(c.titles, p.Title)
		}
		c.Entries = append(c.Entries, Entry{Card: p.Card, Title: titles[p.Title]})
	}
	for n := 1; n < len(c.Entries); n++ {
		if err := c.define(uint16(n)); err != nil {
			return nil, fmt.Errorf("card %q: %w", c.Entries[n].Card.ID, err)
		}
	}
	return c, c.addFirst(1)
}

// With returns the catalogue with more cards after its own, which keep their
// numbers.
func (c *Catalogue) With(more []Printed) (*Catalogue, error) {
	all := &Catalogue{Entries: slices.Clone(c.Entries[:c.cards+1]), Programs: slices.Clone(c.Programs[:c.programs]),
		titles: slices.Clone(c.titles), byID: maps.Clone(c.byID)}
	for _, p := range more {
		if _, twice := all.byID[p.Card.ID]; twice {
			return nil, fmt.Errorf("card %q is in the catalogue twice", p.Card.ID)
		}
		n := uint16(len(all.Entries))
		all.byID[p.Card.ID] = n
		all.Entries = append(all.Entries, Entry{Card: p.Card, Title: uint16(len(all.titles))})
		all.titles = append(all.titles, p.Title)
		if err := all.define(n); err != nil {
			return nil, fmt.Errorf("card %q: %w", p.Card.ID, err)
		}
	}
	return all, all.addFirst(len(all.Programs))
}

// addFirst adds, behind all cards, those that were corrected as they were first printed,
// and names the programs from that number on.
func (c *Catalogue) addFirst(named int) error {
	c.cards, c.programs = len(c.Entries)-1, len(c.Programs)
	for n := range c.Entries {
		if n == 0 || c.Entries[n].Card.FirstPrinted == nil {
			continue
		}
		first := uint16(len(c.Entries))
		c.Entries = append(c.Entries, Entry{Card: c.Entries[n].Card.FirstPrinted, Title: c.Entries[n].Title})
		c.Entries[n].First = first
		if err := c.define(first); err != nil {
			return fmt.Errorf("card %q as first printed: %w", c.Entries[n].Card.ID, err)
		}
	}
	c.name(named)
	return nil
}

func (c *Catalogue) define(n uint16) error {
	d := &c.Entries[n]
	if d.Card.Gigantic != "" {
		half, ok := c.byID[d.Card.Gigantic]
		if !ok {
			return fmt.Errorf("its other half %q is missing", d.Card.Gigantic)
		}
		d.Gigantic = half
	}
	for i := range d.Card.Abilities {
		p := c.compile(&d.Card.Abilities[i], n)
		d.Own = append(d.Own, p)
		d.note(&d.Card.Abilities[i])
	}
	for i := range d.Card.AsUpgrade {
		d.Upgrade = append(d.Upgrade, c.compile(&d.Card.AsUpgrade[i], n))
		d.note(&d.Card.AsUpgrade[i])
	}
	if len(c.Programs) > math.MaxUint16 {
		return fmt.Errorf("the catalogue has too many abilities")
	}
	return nil
}

func (d *Entry) note(a *card.Ability) {
	d.Orders = d.Orders || looksAtOrder(a)
	d.Counts |= counts(a)
	d.Asks |= asks(a)
	d.InDiscard = d.InDiscard || a.Zone == card.Discard && a.Headings&card.OnScrap == 0
	switch a.Kind {
	case card.Headed:
		d.Headings |= a.Headings
	case card.Triggered:
		d.Events |= 1 << a.Event.Kind
	case card.Constant, card.Replacing:
		d.Statics = true
	}
}

// UsesOfHouses is the bit of [Entry.Counts] for creatures that are used, counted by house.
const UsesOfHouses = 1 << 63

// counts is which ledgers an ability reads, or one that it gives.
func counts(a *card.Ability) (all uint64) {
	card.Inspect(a, func(n card.Node) bool {
		if n, ok := n.(*card.Num); ok {
			if all |= 1 << n.Ledger; n.Ledger == card.UsedCreatures && n.House != card.NoHouse {
				all |= UsesOfHouses
			}
		}
		return true
	})
	return all
}

// asks is which kinds of conditions there are in an ability, or in one that it gives. What is
// done for each haunted player asks who is haunted.
func asks(a *card.Ability) (all uint64) {
	card.Inspect(a, func(n card.Node) bool {
		switch n := n.(type) {
		case *card.Cond:
			all |= 1 << n.Kind
		case *card.Effect:
			if n.Who == card.EachHaunted || n.Who == card.EachUnhaunted {
				all |= 1 << card.Haunted
			}
		}
		return true
	})
	return all
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

// PlayableAsUpgrade reports whether the card may be played as an upgrade although it is none.
func (d *Entry) PlayableAsUpgrade() bool {
	return d.Upgrade != nil && d.Card.Type == card.CreatureType
}

// IsUpgradeToo reports whether the card, which is no upgrade, can be attached as one.
func (d *Entry) IsUpgradeToo() bool { return d.Upgrade != nil || d.Card.Type == card.CreatureType }

// Len is the number of cards.
func (c *Catalogue) Len() int { return c.cards }

// Number returns the number of the card with that ID, and false when the
// catalogue has no such card: it is not implemented.
func (c *Catalogue) Number(id string) (uint16, bool) {
	n, ok := c.byID[id]
	return n, ok
}

// Card returns the card of that number.
func (c *Catalogue) Card(n uint16) *card.Card { return c.Entries[n].Card }

// Title returns the title of the card of that number.
func (c *Catalogue) Title(n uint16) string { return c.titles[c.Entries[n].Title] }

// Ability returns the ability of that program number, as events and questions
// name it, and the card on which it is printed (0 for a rule of the game).
func (c *Catalogue) Ability(prog uint16) (*card.Ability, uint16) {
	p := &c.Programs[prog]
	return p.Ability, p.Card
}

// Step is the effect at a step of an ability, or the last one before it.
func (c *Catalogue) Step(prog uint16, step int) *card.Effect {
	steps := c.Programs[prog].Steps
	for i := min(step, len(steps)-1); i >= 0; i-- {
		if steps[i].Effect != nil {
			return steps[i].Effect
		}
	}
	return nil
}

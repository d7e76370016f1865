package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// lastingOf is a lasting effect that a card can begin.
type lastingOf struct {
	prog uint16
	span card.Span
}

// lastings are the lasting effects that the card with that number can begin, in the
// order of its abilities.
func (c *Catalogue) lastings(n uint16) []lastingOf {
	var list []lastingOf
	for i := range c.progs {
		if c.progs[i].card != n {
			continue
		}
		for j := range c.progs[i].ops {
			o := &c.progs[i].ops[j]
			if o.code != opDo {
				continue
			}
			switch {
			case o.e.Verb == card.LastVerb:
				for _, p := range o.gives {
					list = append(list, lastingOf{p, o.e.Span})
				}
			case o.e.Verb == card.ControlVerb && o.e.Span != card.WhileSubjectsStay && o.e.Who == card.You:
				list = append(list, lastingOf{controlProg, o.e.Span})
			case o.e.Verb == card.ControlVerb && o.e.Span != card.WhileSubjectsStay:
				list = append(list, lastingOf{giveProg, o.e.Span})
			}
		}
	}
	return list
}

// LastingAbilities are the lasting effects that the card with that number can
// begin, each an ability of the card or of the rules, in the order in which
// [LastingPosition] counts them.
func (c *Catalogue) LastingAbilities(n uint16) []*card.Ability {
	var list []*card.Ability
	for _, l := range c.lastings(n) {
		list = append(list, c.progs[l.prog].ability)
	}
	return list
}

// Lastings are the lasting effects in force, the oldest first; the slice aliases
// the state.
func (s *State) Lastings() []Lasting { return s.lasting[:s.nlasting] }

func (e lastingOf) begins(l *Lasting) bool { return e.prog == l.Prog && e.span == l.Kind }

// beginner is the number of a card that can begin the lasting effect: the card
// itself if it can, otherwise the first that can.
func (c *Catalogue) beginner(l *Lasting, self uint16) uint16 {
	begins := func(n uint16) bool {
		return slices.ContainsFunc(c.lastings(n), func(e lastingOf) bool { return e.begins(l) })
	}
	if begins(self) {
		return self
	}
	if n := c.progs[l.Prog].card; n != 0 {
		return n
	}
	for n := uint16(1); int(n) <= c.Len(); n++ {
		if begins(n) {
			return n
		}
	}
	return self
}

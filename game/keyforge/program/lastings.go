package program

import "github.com/keyraken/keyraken/game/keyforge/card"

// Lasting is a lasting effect that a card can begin.
type Lasting struct {
	Program uint16
	Span    card.Span
}

// Lastings are the lasting effects that the card with that number can begin, in the
// order of its abilities.
func (c *Catalogue) Lastings(n uint16) []Lasting {
	var list []Lasting
	for i := range c.Programs {
		if c.Programs[i].Card != n {
			continue
		}
		for j := range c.Programs[i].Steps {
			o := &c.Programs[i].Steps[j]
			if o.Op != OpDo {
				continue
			}
			switch {
			case o.Effect.Verb == card.LastVerb:
				for _, p := range o.Gives {
					list = append(list, Lasting{p, o.Effect.Span})
				}
			case o.Effect.Verb == card.ControlVerb && o.Effect.Span != card.WhileSubjectsStay && o.Effect.Who == card.You:
				list = append(list, Lasting{Control, o.Effect.Span})
			case o.Effect.Verb == card.ControlVerb && o.Effect.Span != card.WhileSubjectsStay:
				list = append(list, Lasting{Give, o.Effect.Span})
			}
		}
	}
	return list
}

// LastingAbilities are the lasting effects that the card with that number can
// begin, each an ability of the card or of the rules, in the order of
// [Catalogue.Lastings].
func (c *Catalogue) LastingAbilities(n uint16) []*card.Ability {
	var list []*card.Ability
	for _, l := range c.Lastings(n) {
		list = append(list, c.Programs[l.Program].Ability)
	}
	return list
}

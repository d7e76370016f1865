package adventure

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// List is the adventures that can be played, in the order in which they are offered.
type List []Adventure

// Catalogue is the cards of all sets that are implemented and those of the
// adventures.
func (l List) Catalogue() (*keyforge.Catalogue, error) { return Catalogue(l...) }

// Of returns the adventure that the game plays, or nil when it is none of them.
func (l List) Of(g *keyforge.Game) Adventure {
	a, _ := l.Named(g.Mode().Name())
	return a
}

// LanguageFor returns the language with the words of the adventure that the card belongs to,
// for its text.
func (l List) LanguageFor(with *lang.Language, card string) *lang.Language {
	for _, a := range l {
		if slices.ContainsFunc(a.Cards(), func(p program.Printed) bool { return p.Card.ID == card }) {
			return with.WithWords(a.Words)
		}
	}
	return with
}

// Names are the short names of the adventures.
func (l List) Names() []string {
	var names []string
	for _, a := range l {
		names = append(names, a.Name())
	}
	return names
}

// Named returns the adventure with that short name, or else the first one from a file that is
// called so there.
func (l List) Named(name string) (Adventure, error) {
	if i := slices.Index(l.Names(), name); i >= 0 {
		return l[i], nil
	}
	for _, a := range l {
		if called, _, ok := scenario.FileName(a.Name()); ok && called == name {
			return a, nil
		}
	}
	if err := scenario.Gone(name); err != nil {
		return nil, err
	}
	return nil, message.New("no-adventure-called-choose", printable.Quote(name), strings.Join(l.Names(), ", "))
}

// Offered are the adventures that are offered for new games: of several texts of one from files the
// first. Games that were begun with the others go on.
func (l List) Offered() (all List) {
	seen := map[string]bool{}
	for _, a := range l {
		name := a.Name()
		if called, _, ok := scenario.FileName(name); ok {
			name = called
		}
		if !seen[name] {
			seen[name] = true
			all = append(all, a)
		}
	}
	return all
}

// Shipped are the adventures of the program, which everybody has.
func (l List) Shipped() (all List) {
	for _, a := range l {
		if _, _, ok := scenario.FileName(a.Name()); !ok {
			all = append(all, a)
		}
	}
	return all
}

// Facts returns every printing of every set, those of the adventures last.
func (l List) Facts() []cards.Printing {
	all := slices.Clone(cards.Facts())
	for _, a := range l {
		all = append(all, a.Facts()...)
	}
	return all
}

// Rules returns the rules of the duel and of every adventure, for scenarios and saves.
// The catalogue must include the cards of the adventures.
func (l List) Rules(cat *keyforge.Catalogue) *scenario.Rules {
	var modes []scenario.Mode
	for _, a := range l {
		modes = append(modes, scenario.Mode{Name: a.Name(), Boss: a.Boss(), Deck: a.Deck(), New: func(difficulty string) (keyforge.Mode, error) {
			mode, _, err := FindMode(a, difficulty)
			return mode, err
		}})
	}
	return scenario.NewRules(cat, modes...)
}

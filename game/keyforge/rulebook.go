package keyforge

import (
	"cmp"
	"slices"
)

// Rulebook is by which rules a game is played, and with which texts of the cards.
type Rulebook uint8

// The rulebooks. Games that were saved before there was a choice follow the printed ones. What
// those say about chains and handicaps stands in the newest one too (K20.2, K22.3).
const (
	Printed Rulebook = iota // the books of 2018 and 2021 and cards as they were first printed
	Newest                  // the rulebook 18.4 of June 2026 and cards as they were corrected since
	rulebooks
)

// Rulebooks are their names, as saves and command lines have them.
var Rulebooks = [rulebooks]string{"printed", "newest"}

// String is the name of the rulebook.
func (r Rulebook) String() string { return Rulebooks[r] }

// ParseRulebook returns the rulebook with that name; "" is the printed one, as in saves that
// name none.
func ParseRulebook(name string) (Rulebook, bool) {
	i := slices.Index(Rulebooks[:], cmp.Or(name, Rulebooks[Printed]))
	return Rulebook(max(0, i)), i >= 0
}

// firstPrinted says that cards have the texts that they had before they were corrected (D62).
func (r Rulebook) firstPrinted() bool { return r == Printed }

// discardsInTurn says that an effect that discards several cards from hands discards one after
// another (D39).
func (r Rulebook) discardsInTurn() bool { return r == Newest }

// upgradesStay says that upgrades stay on a card that is no longer a creature (D58).
func (r Rulebook) upgradesStay() bool { return r == Newest }

// tideOfDecks says that there is a tide in a duel only if a deck has The Tide (D32).
func (r Rulebook) tideOfDecks() bool { return r == Newest }

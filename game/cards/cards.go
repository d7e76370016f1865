// Package cards gathers the cards of all sets: their facts, as a table of what
// is printed, and their definitions, which the packages below it write in the
// language of package card.
//
// A card is defined once, in the set in which it was printed first. A card of
// the table that no package defines is not implemented; decks with it are
// refused.
package cards

import (
	"slices"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards/aoa"
	"github.com/keyraken/keyraken/game/cards/cota"
	"github.com/keyraken/keyraken/game/cards/dt"
	"github.com/keyraken/keyraken/game/cards/mm"
	"github.com/keyraken/keyraken/game/cards/wc"
)

// All returns every card that is implemented, set by set.
func All() []*card.Card {
	return slices.Concat(cota.All, aoa.All, wc.All, mm.All, dt.All)
}

// Package cards gathers the cards of all sets: their printed facts, as a
// table, and their definitions, which the packages below it write in the
// language of package card.
//
// A card is defined once, in the set in which it was first printed. A card of
// the table that no package defines is not implemented; decks with it are
// refused.
package cards

import (
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards/aoa"
	"github.com/keyraken/keyraken/game/keyforge/cards/as"
	"github.com/keyraken/keyraken/game/keyforge/cards/cc"
	"github.com/keyraken/keyraken/game/keyforge/cards/cota"
	"github.com/keyraken/keyraken/game/keyforge/cards/dm"
	"github.com/keyraken/keyraken/game/keyforge/cards/dt"
	"github.com/keyraken/keyraken/game/keyforge/cards/gr"
	"github.com/keyraken/keyraken/game/keyforge/cards/mg24"
	"github.com/keyraken/keyraken/game/keyforge/cards/mm"
	"github.com/keyraken/keyraken/game/keyforge/cards/momu"
	"github.com/keyraken/keyraken/game/keyforge/cards/pv"
	"github.com/keyraken/keyraken/game/keyforge/cards/toc"
	"github.com/keyraken/keyraken/game/keyforge/cards/vm25"
	"github.com/keyraken/keyraken/game/keyforge/cards/wc"
	"github.com/keyraken/keyraken/game/keyforge/cards/woe"
)

// Set is a set of cards.
type Set struct {
	Name      string // short, as in decks; its facts are facts/<Name>.jsonl
	Title     string
	Expansion int          // its number in the Master Vault
	Enhanced  bool         // its cards may be enhanced
	Cards     []*card.Card // the implemented ones that were first printed in it
}

// Sets are the sets of the pool, oldest first.
var Sets = []Set{
	{"CotA", "Call of the Archons", 341, false, cota.All},
	{"AoA", "Age of Ascension", 435, false, aoa.All},
	{"WC", "Worlds Collide", 452, false, wc.All},
	{"MM", "Mass Mutation", 479, true, mm.All},
	{"DT", "Dark Tidings", 496, true, dt.All},
	{"WoE", "Winds of Exchange", 600, true, woe.All},
	{"VM23", "Vault Masters 2023", 609, true, nil},
	{"GR", "Grim Reminders", 700, true, gr.All},
	{"VM24", "Vault Masters 2024", 737, true, nil},
	{"AS", "Æmber Skies", 800, true, as.All},
	{"MG24", "Menagerie 2024", 722, true, mg24.All},
	{"ToC", "Tokens of Change", 855, true, toc.All},
	{"MoMu", "More Mutation", 874, true, momu.All},
	{"Disc", "Discovery", 907, true, nil},
	{"VM25", "Vault Masters 2025", 939, true, vm25.All},
	{"PV", "Prophetic Visions", 886, true, pv.All},
	{"CC", "Crucible Clash", 918, true, cc.All},
	{"DM", "Draconian Measures", 928, true, dm.All},
}

// Unlisted are sets of reprints of whose cards there are no facts here: their decks may hold
// cards of all other sets.
var Unlisted = []Set{
	{"UC22", "Unchained 2022", 601, true, nil},
	{"VM26", "Vault Masters 2026", 964, true, nil},
}

// OfDecks are the sets of which a deck may be: Sets, and then those that are unlisted. The caller must
// not change them.
func OfDecks() []Set { return ofDecks() }

var ofDecks = sync.OnceValue(func() []Set { return slices.Concat(Sets, Unlisted) })

// IsUnlisted reports whether a set of that short name is unlisted.
func IsUnlisted(set string) bool {
	return slices.ContainsFunc(Unlisted, func(s Set) bool { return s.Name == set })
}

// DeckSetNames are the short names of OfDecks.
func DeckSetNames() []string {
	names := SetNames()
	for i := range Unlisted {
		names = append(names, Unlisted[i].Name)
	}
	return names
}

// SetNames are the short names of the sets, oldest first.
func SetNames() []string {
	names := make([]string, len(Sets))
	for i := range Sets {
		names[i] = Sets[i].Name
	}
	return names
}

// WholeSets are the short names of the sets whose every card is implemented, oldest first.
func WholeSets() []string { return slices.Clone(wholeSets()) }

var wholeSets = sync.OnceValue(func() []string {
	implemented := map[string]bool{}
	for _, c := range All() {
		implemented[c.ID] = true
	}
	lacking := map[string]bool{}
	for _, p := range facts() {
		if p.Type != Reference && !implemented[p.ID] {
			lacking[p.Set] = true
		}
	}
	return slices.DeleteFunc(SetNames(), func(set string) bool { return lacking[set] })
})

// All returns every implemented card, set by set.
func All() []*card.Card {
	var all []*card.Card
	for i := range Sets {
		all = append(all, Sets[i].Cards...)
	}
	return all
}

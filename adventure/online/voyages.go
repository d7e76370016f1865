package online

import (
	"slices"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/online/voyage"
)

// Voyages are the weekly voyages of an adventure, for the tables of a server.
func Voyages(a adventure.Adventure, r *scenario.Rules) voyage.Judge {
	return voyage.Of[*keyforge.Game]{Rules: r, Result: result.Of, Plain: plain,
		Setup: func(at time.Time, players int) (game.Setup, error) { return setupOf(a, at, players) }}
}

// setupOf is the set-up of the voyage of the week of a moment.
func setupOf(a adventure.Adventure, at time.Time, players int) (game.Setup, error) {
	v := adventure.VoyageOf(a, at)
	var decks []keyforge.Deal
	var names []string
	for _, id := range v.Decks[:min(players, len(v.Decks))] {
		d, err := deck.Named(id)
		if err != nil {
			return game.Setup{}, err
		}
		decks, names = append(decks, d.Deal(0)), append(names, d.Name)
	}
	deal := adventure.Setup(a, decks, v.Seed)
	deal.Rulebook = keyforge.Newest
	return save.Deal(a.Name(), v.Word, deal, names...).Setup, nil
}

// plain leaves the names of the decks out: some programs give those of their files.
func plain(s *game.Setup) {
	own := *scenario.SetupIn(s)
	own.Decks = slices.Clone(own.Decks)
	for i := range own.Decks {
		own.Decks[i].Name = ""
	}
	s.Own = &own
}

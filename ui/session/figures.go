package session

import (
	"sync"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/library"
)

// Figure is how often decks have won together in an adventure, with bots in every seat and by the newest rulebook.
type Figure struct {
	lab.Rate           // of no games: nobody has measured it
	Bot      string    // in every seat
	When     time.Time // when it was measured here; zero: it came with the program
	Order    []int     // as the decks sat, if it was measured here
}

// Figures returns a function that looks up how often decks have won together in the adventure, at what saves call a difficulty or
// a variant: what the lab has found here, or what came with the program if that are more games. It reads files, and may be called
// in the background.
func (s *Session) Figures(word string, decks ...[]*deck.Deck) func() []Figure {
	a, store, cat := s.Adventure, s.Studies, s.Catalogue
	return func() (all []Figure) {
		for _, team := range decks {
			f := brought(a, word, team)
			if store != nil {
				if found := store.Figure(cat, a.Name(), word, team...); found != nil && found.Games >= f.Games {
					f = Figure{found.Rate, found.Bot, found.When, found.Order}
				}
			}
			all = append(all, f)
		}
		return all
	}
}

// brought is the figure of decks that came with the program. A deck of the player counts as one of these if its cards are the same.
func brought(a adventure.Adventure, word string, team []*deck.Deck) Figure {
	difficulty, err := adventure.ParseDifficulty(word)
	if err != nil {
		return Figure{} // a variant
	}
	var names []string
	for _, d := range team {
		name, ours := embedded()[sumOf(d)]
		if !ours {
			return Figure{}
		}
		names = append(names, name)
	}
	if t := a.Rates().Together(difficulty, names...); t != nil {
		return Figure{Rate: lab.Rate{Won: t.Won, Games: t.Games}, Bot: t.Bot}
	}
	return Figure{}
}

// embedded are the names of the decks that come with the program, by all that matters in a game.
var embedded = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for _, e := range library.Embedded() {
		all[sumOf(e.Deck)] = e.Deck.Name
	}
	return all
})

func sumOf(d *deck.Deck) string {
	deal := d.Deal(0)
	sat := scenario.DeckOf(&deal)
	return lab.DeckSum(&sat)
}

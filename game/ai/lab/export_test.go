package lab

import "github.com/keyraken/keyraken/game/keyforge"

// Watched is what is counted of a game of decks in the first seats, the first of them first, as commands play it on.
func Watched(g *keyforge.Game, decks int, commands ...keyforge.Command) (Counts, error) {
	var w watcher
	w.watch(g, nil)
	for _, c := range commands {
		events, err := g.Apply(c, nil)
		if err != nil {
			return Counts{}, err
		}
		w.watch(g, events)
	}
	return w.note(g, []keyforge.Side{0, 1}[:decks], 0), nil
}

package toytest

import (
	"strconv"

	"github.com/keyraken/keyraken/game"
)

// Compared implements [game.Comparer]: which cards a player has dropped.
func (Kind) Compared(language string) []game.Comparison {
	c := game.Comparison{Thing: game.Thing{Name: "dropped", Title: languages[language].drop}}
	for n := range 9 {
		card := strconv.Itoa(n + 1)
		c.Of = append(c.Of, game.Thing{Name: card, Title: card})
	}
	return []game.Comparison{c}
}

// Watch implements [game.Comparer].
func (Kind) Watch(game.Game) game.Watcher { return &watcher{} }

type watcher struct{ dropped [Seats][10]bool }

func (w *watcher) Saw(g game.Game) {
	if e := &of(g).happened; e.verb == Drop {
		w.dropped[e.seat][e.card] = true
	}
}

func (w *watcher) Differ(tell func(seat game.Seat, comparison, thing int)) {
	for seat := range w.dropped {
		for card, dropped := range w.dropped[seat] {
			if dropped {
				tell(game.Seat(seat), 0, card-1)
			}
		}
	}
}

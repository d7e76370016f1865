package kind

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/lang"
)

var _ game.Comparer = (*Shards)(nil)

// What is compared.
const (
	led       = iota // by which leader
	recruited        // which cards, at any price
	fast             // which cards were fast-played
	owned            // which cards a player had in the end, or when put out

	comparisons
)

var comparisonNames = [comparisons]string{led: "leader", recruited: "recruited", fast: "fast-played", owned: "owned"}

// Compared implements [game.Comparer]. The things of each comparison are all cards, in the order of the catalogue.
func (k *Shards) Compared(language string) (all []game.Comparison) {
	in := lang.In(language)
	for _, name := range comparisonNames {
		c := game.Comparison{Thing: game.Thing{Name: name, Title: in.Comparison(name)}}
		for _, d := range k.cat.Cards {
			c.Of = append(c.Of, game.Thing{Name: d.ID, Title: in.Name(d.ID)})
		}
		all = append(all, c)
	}
	return all
}

// Watch implements [game.Comparer].
func (k *Shards) Watch(g game.Game) game.Watcher {
	w := &watcher{place: map[*card.Card]int{}, seats: g.Seats()}
	for i, d := range k.cat.Cards {
		w.place[d] = i
	}
	w.Saw(g)
	return w
}

// watcher notes of each seat which cards it has and what it has done with them.
type watcher struct {
	place map[*card.Card]int // in the catalogue
	seats int
	did   [comparisons][shards.MaxSeats][256]bool
}

// Saw implements [game.Watcher].
func (w *watcher) Saw(g game.Game) {
	t := g.(*shards.Game)
	for _, e := range t.Happened() {
		switch e.Kind {
		case shards.CardRecruited:
			w.note(recruited, e.Seat, t.Card(e.Card))
		case shards.CardFast:
			w.note(fast, e.Seat, t.Card(e.Card))
		}
	}
	for s := range game.Seat(w.seats) {
		if side := &t.State().Sides[s]; t.Turn() > 0 && !side.Out { // then all its cards are gone
			w.has(t, s, side)
		}
	}
}

// has notes what a seat has now.
func (w *watcher) has(t *shards.Game, s game.Seat, side *shards.Side) {
	clear(w.did[owned][s][:])
	for _, p := range [...]*shards.Pile{&side.Deck, &side.Hand, &side.Discard, &side.InPlay} {
		for _, c := range p.Cards() {
			w.note(owned, s, t.Card(c))
		}
	}
	w.note(led, s, t.Leader(s))
}

func (w *watcher) note(comparison int, s game.Seat, d *card.Card) {
	w.did[comparison][s][w.place[d]] = true
}

// Differ implements [game.Watcher].
func (w *watcher) Differ(tell func(seat game.Seat, comparison, thing int)) {
	for comparison := range w.did {
		for s := range w.seats {
			for thing, did := range w.did[comparison][s] {
				if did {
					tell(game.Seat(s), comparison, thing)
				}
			}
		}
	}
}

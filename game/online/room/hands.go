package room

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Who watches may ask to see all hands, and does as long as all people who hold a seat agree. Computers do. Nobody is asked again who
// has said no, but may change it; whoever takes a free seat has said nothing yet.

// agree takes in whether a guest asks to see all hands, or whether a seat agrees.
func (r *Room) agree(g *Guest, yes bool) error {
	if g.watches {
		g.hands = yes
	} else {
		r.seats[g.seat].Hands = &yes
		if err := r.keep(); err != nil {
			return err
		}
	}
	r.tellRoom()
	return nil
}

// agreed reports whether all agree that who watches sees all hands. A seat that nobody holds does not.
func (r *Room) agreed() bool {
	return !slices.ContainsFunc(r.seats, func(s seat) bool {
		if s.Token == "" {
			return s.Bot == ""
		}
		return s.Hands == nil || !*s.Hands
	})
}

// hands is what becomes of the wish to see all hands; nil if nobody has it.
func (r *Room) hands() *wire.Hands {
	if !slices.ContainsFunc(r.guests, func(g *Guest) bool { return g.hands }) {
		return nil
	}
	h := &wire.Hands{Shown: r.agreed()}
	for i := range r.seats {
		switch yes := r.seats[i].Hands; {
		case yes == nil:
		case *yes:
			h.Agreed = append(h.Agreed, i+1)
		default:
			h.Refused = append(h.Refused, i+1)
		}
	}
	return h
}

// shown reports whether a guest is to be shown all hands.
func (r *Room) shown(g *Guest) bool { return g.watches && g.hands && r.open[g.seat] != nil }

// sight is what a guest sees the game by.
func (r *Room) sight(g *Guest) game.Sight {
	if r.shown(g) {
		return r.open[g.seat]
	}
	return r.sights[g.seat]
}

// reveal begins to show all hands, and ends that, as people agree and guests come and go. Whose sight changes is told how things
// stand before anything else.
func (r *Room) reveal() {
	if r.table == nil || r.closed.Load() {
		return
	}
	agreed := r.agreed()
	for i := range r.open {
		asked := slices.ContainsFunc(r.guests, func(g *Guest) bool { return g.watches && g.hands && g.seat == i })
		switch {
		case !agreed || !asked:
			r.open[i] = nil
		case r.open[i] == nil:
			r.open[i] = r.table.Game().OpenSight(game.Seat(i), secret())
			r.open[i].See(r.table.Game())
		}
	}
	for _, g := range slices.Clone(r.guests) {
		if g.begun && g.open != r.shown(g) {
			r.show(g, nil)
		}
	}
}

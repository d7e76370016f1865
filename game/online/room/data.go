package room

import (
	"encoding/json"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Who has no such games is told of the one that is played as data: a game of the guest's is made what the guest is shown, as
// programs of this kind do at the other end, and told from there. So nothing is told that would not be shown.

// fill tells how the game stands by a sight, and what has led there if that is told.
func (g *Guest) fill(t *wire.Table, s game.Sight, led bool) (err error) {
	if g.data == nil {
		if t.State = s.State(); led {
			t.Events = s.Events()
		}
		return nil
	}
	if err := g.data.Show(s.State(), s.Events()); err != nil {
		return err
	}
	if t.View, err = json.Marshal(g.data.State()); err == nil && led {
		t.Happened, err = json.Marshal(g.data.Events())
	}
	return err
}

// parse reads an answer of a seat.
func (r *Room) parse(s game.Seat, words string) (c game.Command, err error) {
	if g := r.seats[s].guest; g != nil && g.data != nil {
		if words, err = g.data.Command(words); err != nil {
			return c, err
		}
	}
	return r.sights[s].Parse(words)
}

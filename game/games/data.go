package games

import (
	"fmt"

	"github.com/keyraken/keyraken/game"
)

// State is a game as it stands, or what a seat sees of it, as other programs are told in the protocol of archon engine.
type State struct {
	Mode       string    `json:"mode"`
	Difficulty string    `json:"difficulty,omitempty"`
	Edited     bool      `json:"edited"`
	Inputs     *int      `json:"inputs,omitempty"` // commands and edits so far; nil: that is unknown
	Hash       string    `json:"hash,omitempty"`   // not for a seat: it covers hidden cards
	Turn       int       `json:"turn"`
	Over       bool      `json:"over"`
	Winners    []int     `json:"winners,omitempty"`
	Table      any       `json:"table"` // as the game tells it
	Decision   *Decision `json:"decision"`
}

// Decision is what a game waits for.
type Decision struct {
	Kind    string   `json:"kind"`             // choice, or over
	Player  int      `json:"player,omitempty"` // who decides
	Text    string   `json:"text"`
	Options []Option `json:"options"`
	Winners []int    `json:"winners,omitempty"` // when the game is over; none of the players if it is left out
}

// Option is one answer.
type Option struct {
	ID    string    `json:"id"`
	Label string    `json:"label"`
	Card  game.Slot `json:"card,omitempty"`
}

// StateOf completes what is known about a game by how it stands for a seat.
func StateOf(k game.Data, w game.Words, g game.Game, by game.Seat, about State) *State {
	o := about
	o.Turn, o.Over, o.Winners, o.Table, o.Decision = g.Turn(), g.Over(), winners(g), k.View(g, by), DecisionOf(w, g, by)
	if by == game.NoSeat {
		o.Hash = fmt.Sprintf("%016x", g.Hash())
	}
	return &o
}

// DecisionOf describes what a game waits for. Another player than the one who decides is not told what may be chosen.
func DecisionOf(w game.Words, g game.Game, by game.Seat) *Decision {
	d := &Decision{Kind: "choice", Options: []Option{}}
	if g.Over() {
		d.Kind, d.Text, d.Winners = "over", "The game is over.", winners(g)
		return d
	}
	d.Player = int(g.Asked()) + 1
	if by != game.NoSeat && by != g.Asked() {
		d.Text = "Another player decides."
		return d
	}
	d.Text = w.Question(g)
	for _, c := range g.Legal(nil) {
		d.Options = append(d.Options, Option{g.Format(c), w.Answer(g, c), c.Card})
	}
	return d
}

// winners are the players who have won.
func winners(g game.Game) (all []int) {
	for seat := range game.Seat(g.Seats()) {
		if g.Won(seat) {
			all = append(all, int(seat)+1)
		}
	}
	return all
}

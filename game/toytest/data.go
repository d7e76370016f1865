package toytest

import "github.com/keyraken/keyraken/game"

// view is what is on the table; only one's own card is seen.
type view struct {
	Goal   int   `json:"goal"`
	Left   int   `json:"left"` // cards in the deck
	Points []int `json:"points"`
	Hands  []int `json:"hands"` // 0: hidden
}

// View implements [game.Data].
func (Kind) View(g game.Game, seat game.Seat) any {
	s := &of(g).s
	v := view{Goal: s.Goal, Left: s.Left, Points: append([]int{}, s.Points[:s.Players]...), Hands: make([]int, s.Players)}
	for i := range v.Hands {
		if seat == game.NoSeat || int(seat) == i {
			v.Hands[i] = s.Hands[i]
		}
	}
	return v
}

// told is an event; only who drew a card is told which.
type told struct {
	Kind   string `json:"kind"`
	Player int    `json:"player"`
	Card   int    `json:"card,omitempty"`
}

// Events implements [game.Data].
func (Kind) Events(g game.Game, seat game.Seat) []any {
	e := &of(g).happened
	if e.verb == 0 {
		return nil
	}
	player := int(e.seat) + 1
	drew := told{Kind: "drew", Player: player}
	if seat == game.NoSeat || seat == e.seat {
		drew.Card = e.drew
	}
	return []any{told{verbs[e.verb], player, e.card}, drew}
}

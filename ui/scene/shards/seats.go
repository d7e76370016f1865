package shards

import (
	"strconv"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/shards/kind"
)

// Kind is the game with all its cards, made once.
var Kind = sync.OnceValue(kind.New)

// Seats are who sits where, by seat: the name of a computer, one of [kind.Shards.Players], or "" for a person. Seats that are
// missing are those of persons.
type Seats []string

// Held are the seats of computers as [replay.Header.Seats] has them.
func (s Seats) Held() (held []string) {
	for seat, name := range s {
		if name != "" {
			held = append(held, bot.Seat(seat, name))
		}
	}
	return held
}

// SeatsHeld reads what [Seats.Held] has written for a game of so many players. If a seat is named twice, the second counts.
func SeatsHeld(held []string, players int) (Seats, error) {
	s := make(Seats, players)
	for _, h := range held {
		number, name, ok := strings.Cut(h, "=")
		n, err := strconv.Atoi(number)
		if !ok || err != nil || n < 1 || n > players {
			return nil, message.New("seat-use-seat-from", h, players)
		}
		if s[n-1] = name; name == bot.Person {
			s[n-1] = ""
		}
	}
	return s, nil
}

// computers are the computers that sit at a table of so many players, nil where a person does.
func (s Seats) computers(players int, seed uint64) ([]game.Player, error) {
	all := make([]game.Player, players)
	for seat := range min(players, len(s)) {
		if s[seat] == "" {
			continue
		}
		p, err := Kind().NewPlayer(s[seat], seed+uint64(seat)+1)
		if err != nil {
			return nil, err
		}
		all[seat] = p
	}
	return all, nil
}

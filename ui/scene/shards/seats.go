package shards

import (
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/games"
)

// Kind is the game with all its cards, made once.
var Kind = sync.OnceValue(games.Shards)

// Seats are who sits where, by seat: the name of a computer, one of [kind.Shards.Players], or "" for a person. Seats that are
// missing are those of persons.
type Seats []string

// Held are the seats of computers as [replay.Header.Seats] has them; [replay.Holders] reads them.
func (s Seats) Held() (held []string) {
	for seat, name := range s {
		if name != "" {
			held = append(held, bot.Seat(seat, name))
		}
	}
	return held
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

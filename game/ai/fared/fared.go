// Package fared finds out how computers fare at a deal that somebody has played: the same decks and cards in the same order, the
// same seats, difficulty and rules. What people held is held by a computer, what computers held they hold again.
//
// A game that a computer has played is a story like any other: it can be watched, gone on with and analysed. It is kept beside the
// save of the game that was played, in a save of its own ([File]) that belongs to it.
//
// Equal deals and levels give equal games.
package fared

import (
	"context"
	"errors"
	"slices"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/replay"
)

// limit is how many decisions a game takes at most: far more than any that ends.
const limit = 20_000

// Possible says why nobody else can play the deal of a story, or nil: a game that began from a position has no deal, one that was
// changed by hand cannot be compared, and in a standard game a computer needs a computer to play against.
func Possible(s *save.Story) error {
	h := &s.Header
	switch {
	case len(save.Setup(h).Decks) == 0:
		return message.New("fared-position")
	case h.Edited:
		return message.New("fared-edited")
	}
	held, err := replay.Holders(h.Seats, s.Game().Seats())
	if err != nil {
		return err
	}
	people := 0
	for _, name := range held {
		if name == "" {
			people++
		}
	}
	if s.Game().Boss() == 0 && people != 1 {
		return message.New("fared-two")
	}
	return nil
}

// HeaderOf is the header of the game that a computer of the level plays at the deal of another game, for so many seats.
func HeaderOf(h *replay.Header, seats int, level bot.Level) (replay.Header, error) {
	held, err := replay.Holders(h.Seats, seats)
	if err != nil {
		return replay.Header{}, err
	}
	to := replay.Header{Setup: h.Setup, Handicap: h.Handicap}
	people := slices.Contains(held, "")
	for seat, name := range held {
		if name == "" || !people {
			name = bot.LevelNames[level]
		}
		to.Seats = append(to.Seats, bot.Seat(seat, name))
	}
	return to, nil
}

// Play lets a computer play the deal of a story, which it does not change. Turn, if not nil, is told of each turn that begins, by
// its number. A game that does not end is given up unfinished. When the context ends, Play returns its error.
func Play(ctx context.Context, of *save.Story, level bot.Level, turn func(int)) (*save.Story, error) {
	h, err := HeaderOf(&of.Header, of.Game().Seats(), level)
	if err != nil {
		return nil, err
	}
	s, err := replay.New(of.Rules, h)
	if err != nil {
		return nil, err
	}
	g := s.Game()
	bots, err := bot.Seats(h.Seats, g.Seats(), h.Seed)
	if err != nil {
		return nil, err
	}
	var legal []keyforge.Command
	for now := -1; !g.Over() && s.At() < limit; {
		if now != g.Turn() && turn != nil {
			now = g.Turn()
			turn(now)
		}
		if !search.KeepThinking(ctx) {
			return nil, ctx.Err()
		}
		legal = g.Legal(legal[:0])
		c := bot.Choose(ctx, bots[g.Question().Side], g, legal)
		if err := ctx.Err(); err != nil {
			return nil, err // it may have chosen in haste
		}
		if err := s.Do(c); errors.As(err, new(keyforge.OverflowError)) {
			break // an endless chain (Q36)
		} else if err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Result is how a game ended.
type Result struct {
	Over   bool                  `json:"over"`
	Won    bool                  `json:"won"`              // by the players, or in a standard game by its person or who plays there
	Turns  int                   `json:"turns"`            // of the players
	Keys   int                   `json:"keys"`             // forged by the players, or by that person
	Theirs int                   `json:"theirs,omitempty"` // forged by the opponent in a standard game
	Damage int                   `json:"damage,omitempty"` // on the monster, which can bear Power
	Power  int                   `json:"power,omitempty"`  // 0: there is no monster
	Gauges []keyforge.GaugeValue `json:"-"`
}

// ResultOf is how a story ended, or stands. Seat is the person of a standard game, see [Person].
func ResultOf(s *save.Story, seat keyforge.Side) Result {
	g := s.Game()
	boss := g.Boss()
	r := Result{Over: g.Over(), Won: g.Won(seat)}
	for side := range keyforge.Side(g.Seats()) {
		p := g.Player(side)
		r.Turns += int(p.Turns)
		if boss == 0 && side != seat {
			r.Theirs += p.KeyCount()
		} else {
			r.Keys += p.KeyCount()
		}
	}
	if boss != 0 {
		r.Won, r.Damage, r.Power = r.Over && !g.Won(keyforge.Monster), int(g.Card(boss).Damage), g.Power(boss)
	}
	for _, x := range g.Gauges(nil) {
		if !x.OfPool {
			r.Gauges = append(r.Gauges, x)
		}
	}
	return r
}

// Person is the first seat of a person in a game, or the first of all if computers hold them.
func Person(s *save.Story) keyforge.Side {
	held, err := replay.Holders(s.Header.Seats, s.Game().Seats())
	if err != nil {
		return 0
	}
	return keyforge.Side(max(0, slices.Index(held, "")))
}

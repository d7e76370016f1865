// Package bidding decides for a computer before a game of a match: which deck it takes, how many
// chains it bids, who goes first.
//
// It makes bots that look no further than their move play many games, and goes by how they end:
//
//   - it bids for a deck as long as the deck, with one chain more than was bid, wins at least
//     as many of them as it loses;
//   - of the decks offered it takes the one that wins most against those offered to the other
//     player;
//   - it goes first, since that puts it a move ahead.
package bidding

import (
	"context"

	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/match"
)

const (
	thinker   = "greedy"
	trials    = 60 // games for a number of chains
	glances   = 16 // games for a pair of decks offered
	decisions = 20_000
	// mostWorth is the maximum number of chains that a computer bids: they halve a starting
	// hand.
	mostWorth = 18
)

// Decide returns what a computer does when the match asks it. It takes some seconds, and
// returns false when stopped before it is done.
func Decide(ctx context.Context, m *match.Match, cat *keyforge.Catalogue) (match.Move, bool) {
	q := m.Ask()
	switch q.Kind {
	case match.AskDeck:
		return choose(ctx, m, cat, q.Player)
	case match.AskBid:
		if q.Bid >= mostWorth {
			return match.Move{Verb: match.Pass}, true
		}
		other := m.Agreed().Decks[0]
		if other == q.Deck {
			other = m.Agreed().Decks[1]
		}
		lead, ok := contest(ctx, m, cat, [match.Players]match.Holder{q.Deck, other}, q.Bid+1, trials)
		if lead < 0 {
			return match.Move{Verb: match.Pass}, ok
		}
		return match.Move{Verb: match.Raise, N: q.Bid + 1}, ok
	case match.AskFirst:
		return match.Move{Verb: match.First, N: q.Player + 1}, true
	}
	return match.Move{}, false
}

// choose is which of the decks offered a computer plays.
func choose(ctx context.Context, m *match.Match, cat *keyforge.Catalogue, player int) (match.Move, bool) {
	best, most := 0, 0
	for mine := range m.Plan().Decks[player] {
		lead := 0
		for its := range m.Plan().Decks[1-player] {
			by, ok := contest(ctx, m, cat, [match.Players]match.Holder{{Owner: player, Deck: mine}, {Owner: 1 - player, Deck: its}}, 0, glances)
			if !ok {
				return match.Move{}, false
			}
			lead += by
		}
		if mine == 0 || lead > most {
			best, most = mine, lead
		}
	}
	return match.Move{Verb: match.Deck, N: best + 1}, true
}

// contest is how many more of a number of games the first of two decks, with a number of
// chains, wins than the other.
func contest(ctx context.Context, m *match.Match, cat *keyforge.Catalogue,
	decks [match.Players]match.Holder, chains, games int) (lead int, ok bool) {
	c := sim.Config{Catalogue: cat, Mode: keyforge.Duel, Bots: []string{thinker, thinker}, Games: games, Seed: m.Plan().Seed,
		Workers: 1, Limit: decisions}
	for i, h := range decks {
		d := *m.Deck(h)
		if i == 0 {
			d.Chains = chains
		}
		deal, err := d.Deal()
		if err != nil {
			return 0, false
		}
		c.Setup.Decks = append(c.Setup.Decks, deal)
	}
	c.Setup.First = keyforge.NoSide
	r, err := sim.Run(ctx, c)
	return r.Wins[0] - r.Wins[1], err == nil && ctx.Err() == nil
}

package match

import (
	"context"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
)

// How a computer decides before a game. It makes bots that look no further than their move play
// many games, and goes by how they end:
//
//   - it bids for a deck as long as the deck, with one chain more than was bid, wins at least
//     as many of them as it loses;
//   - of the decks offered it takes the one that wins most against those offered to the other
//     player;
//   - it goes first, since that puts it a move ahead.
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
func (m *Match) Decide(ctx context.Context, cat *keyforge.Catalogue) (Move, bool) {
	q := m.ask
	switch q.Kind {
	case AskDeck:
		return m.choose(ctx, cat, q.Player)
	case AskBid:
		if q.Bid >= mostWorth {
			return Move{Verb: GiveWay}, true
		}
		other := m.next.Decks[0]
		if other == q.Deck {
			other = m.next.Decks[1]
		}
		lead, ok := m.contest(ctx, cat, [Players]Holder{q.Deck, other}, q.Bid+1, trials)
		if lead < 0 {
			return Move{Verb: GiveWay}, ok
		}
		return Move{Raise, q.Bid + 1}, ok
	case AskFirst:
		return Move{First, q.Player + 1}, true
	}
	return Move{}, false
}

// choose is which of the decks offered a computer plays.
func (m *Match) choose(ctx context.Context, cat *keyforge.Catalogue, player int) (Move, bool) {
	best, most := 0, 0
	for mine := range m.plan.Decks[player] {
		lead := 0
		for its := range m.plan.Decks[1-player] {
			by, ok := m.contest(ctx, cat, [Players]Holder{{player, mine}, {1 - player, its}}, 0, glances)
			if !ok {
				return Move{}, false
			}
			lead += by
		}
		if mine == 0 || lead > most {
			best, most = mine, lead
		}
	}
	return Move{Deck, best + 1}, true
}

// contest is how many more of a number of games the first of two decks, with a number of
// chains, wins than the other.
func (m *Match) contest(ctx context.Context, cat *keyforge.Catalogue, decks [Players]Holder, chains, games int) (lead int, ok bool) {
	c := sim.Config{Catalogue: cat, Mode: keyforge.Duel, Bots: []string{thinker, thinker}, Games: games, Seed: m.plan.Seed,
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

// Drawn draws decks for both players from a pool by the seed, each that many, no deck twice;
// false when there are too few.
func Drawn(pool []replay.Deck, each int, seed uint64) (decks [Players][]replay.Deck, ok bool) {
	if each < 1 || each > MaxOffered || len(pool) < Players*each {
		return decks, false
	}
	random := rand.New(rand.NewPCG(seed, 0x7365616c6564))
	for i, at := range random.Perm(len(pool))[:Players*each] {
		decks[i%Players] = append(decks[i%Players], pool[at])
	}
	return decks, true
}

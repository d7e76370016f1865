// Package bot has computer players of Shards of Infinity.
//
// [Random] answers at random. [Greedy] looks at its own turn only: it plays what costs nothing, in an order in which most
// conditions hold, then spends its crystals on what is worth most, see worth.go, and answers the questions of effects by trying
// each answer on a table that it imagines. [Expert] searches, see package search: it tries out the order of what depends on an
// order, what to buy and whom to attack, lets Greedy go on for two rounds, and judges where that leads by the cards of the decks
// and a few numbers more, with weights that were fitted to games of Greedy (weights.tsv). None of them reads a card that its seat
// does not see.
//
// # How often experts win
//
// Duels against Greedy with the basic cards, from both seats in turn, with the 95 % interval:
//
//	expert    78 of 100 (69–85)    archon sim --game shards --mode duel --bot expert,greedy --games 100 --seed 11
//
// A decision of expert that needs thought takes 32 ms of processor time in a duel (median; 95 % take up to 72 ms) and 74 ms with
// four players (151 ms).
package bot

import (
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/shards"
)

// Player decides for the seats that it plays.
type Player interface {
	// Choose answers the open question of the game.
	Choose(g *shards.Game) shards.Command
}

// Random chooses any command. It ends its main phase when it has no other action, or seldom.
type Random struct {
	rng   *rand.Rand
	legal []shards.Command
}

// NewRandom returns a random player.
func NewRandom(seed uint64) *Random { return &Random{rng: rand.New(rand.NewPCG(seed, 0x52414e44))} }

// Choose implements [Player].
func (r *Random) Choose(g *shards.Game) shards.Command {
	r.legal = g.Legal(r.legal[:0])
	n := len(r.legal)
	if r.legal[n-1].Verb == shards.EndMain && n > 1 && r.rng.IntN(8) > 0 {
		n--
	}
	return r.legal[r.rng.IntN(n)]
}

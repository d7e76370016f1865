// Package bot has computer players of Shards of Infinity.
//
// [Random] answers at random. [Greedy] looks at its own turn only: it plays what costs nothing, in an order in which most
// conditions hold, then spends its crystals on what is worth most, see worth.go, and answers the questions of effects by trying
// each answer on a table that it imagines. [Expert] searches, see package search: it tries out the order of what depends on an
// order, what to buy and whom to attack, goes on for two rounds, and judges where that leads. Against players it goes on as
// Greedy would with what its own duels have taught (experience.tsv), and a network judges the decks, the health and the mastery
// of two of them (network.tsv). With two players both together plan what is paid for, see plan.go, and a few tries that speak
// against the plan do not outweigh it. Against an automaton it goes on as Greedy, and the judge is a sum of weights
// (weights.tsv). All of them were fitted to games of Greedy and tests can fit them anew. None of the players reads a card that
// its seat does not see.
//
// # How often experts win
//
// Duels against Greedy on deals that nothing was tuned on, half of them with Relics of the Future, each deal from both seats, with
// the 95 % interval:
//
//	expert    268 of 300, 89 of 100 (85–92)
//	quick     173 of 200, 86 of 100 (81–91)
//
// Quick against the automaton, 100 games each, all seats played by it (Greedy wins 76, 46, 25 and 12 of 100 alone, and 44 with two):
//
//	easier, one player        86 of 100 (78–91)
//	by the book, one player   45 of 100 (36–55)
//	by the book, two players  50 of 100 (40–60)
//	hard, one player          21 of 100 (14–30)
//	harder, one player         9 of 100 (5–16)
//
// A decision of expert in a duel takes 5 ms of processor time on average, those that are obvious too. The plan alone, without any
// search, wins 80 of 100 (79–81).
// The seat that begins wins 62 of 100 duels of equals; a player who sees all hidden cards for two rounds won 55 of 60 against Greedy
// (82–96 of 100). EXPERIMENTS.md says what was tried.
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

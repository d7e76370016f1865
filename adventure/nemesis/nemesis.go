// Package nemesis is Nemesis, the automaton against whom one to three players fight together in Shards of Infinity (S18).
//
// In her turn she reveals the top card of the centre deck and plays it with all cards of the row that have its faction, activates
// her champions, and spends her power on her prey, the player whose turn came before. She wins when that player has no health
// left, when she has 30 mastery for each player, or when the centre deck runs out. The book has one player and one strength;
// a [Difficulty] says how strong she is otherwise. What any automaton has in common is in package shards.
package nemesis

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Nemesis is how strong she is; [Difficulty.Nemesis] has the strengths with which one plays. It is a [shards.Automaton].
type Nemesis struct {
	Leader  string // empty: one whom no player has, at random
	Health  int32  // for each player
	Mastery int32  // for each player, to begin with
	Gain    int32  // mastery for a card of her leader's faction (S18.8)
	Named   int32  // mastery from which her named abilities apply (S18.19)
	Extra   int    // cards that the leader adds to a starting deck (S18.3)
	Decks   uint8  // centre decks: when one has run out the banished cards make the next
}

var _ shards.Automaton = (*Nemesis)(nil)

// Name implements [shards.Automaton].
func (n *Nemesis) Name() string { return "Nemesis" }

// Rules implements [shards.Automaton].
func (n *Nemesis) Rules() shards.AutomatonRules {
	return shards.AutomatonRules{Leader: n.Leader, Health: n.Health, Mastery: n.Mastery, Decks: n.Decks,
		Numbers: []shards.Number{{Name: "strength", N: n.Health}, {Name: "gain", N: n.Gain}, {Name: "named", N: n.Named},
			{Name: "decks", N: int32(n.Decks)}}}
}

// Prepare adds copies of the card of each player's leader to the starting deck (S18.3).
func (n *Nemesis) Prepare(g *shards.Game) {
	for s := range shards.Seat(g.Seats()) {
		for range n.Extra {
			for _, c := range g.State().Centre.Cards() {
				if g.Card(c).ID == g.Leader(s).Extra {
					g.AddToDeck(s, c)
					break
				}
			}
		}
	}
}

// Replace implements [shards.Automaton]: she has no crystals, no deck, no hand and no discard.
func (n *Nemesis) Replace(g *shards.Game, e *card.Effect, amount int32, source shards.Slot) bool {
	switch {
	case e.Verb == card.GainCrystals: // S18.17
		g.BanishTop(amount, source)
	case e.Verb == card.DrawCards: // S18.18
		g.GainMastery(amount, source)
	case e.Verb == card.BanishCards, e.Verb == card.ReturnCards, e.Verb == card.RecruitFree, // S18.21
		e.Verb == card.UntilEndOfTurn && e.Lasting == card.PlayRecruited: // SQ52
		g.Tell(shards.EffectIgnored, source, 0)
	default:
		return false
	}
	return true
}

// NamedApply says whether she has the mastery for named abilities now (S18.19, S18.20, SQ54).
func (n *Nemesis) NamedApply(g *shards.Game) bool { return g.Mastery(g.Automaton()) >= n.Named }

// Mastered lets her win (S18.32).
func (n *Nemesis) Mastered(g *shards.Game) { g.Win() }

// RanOut lets her win (S18.33).
func (n *Nemesis) RanOut(g *shards.Game) { g.Win() }

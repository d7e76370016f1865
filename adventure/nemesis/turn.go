package nemesis

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// The steps of her turn.
const (
	stepReveal uint8 = iota
	stepRow
	stepRowChosen
	stepActivate
	stepActivateChosen
	stepPower
	stepDestroy
	stepDestroyChosen
	stepAttack
	stepEnd
)

// Step carries out a step of her turn (S18.7 to S18.14).
func (n *Nemesis) Step(g *shards.Game, at shards.Course) (next shards.Course, done bool) {
	next = at
	switch at.Step {
	case stepReveal:
		return n.reveal(g), false
	case stepRow:
		plays, _ := n.Revealing(g, at.Faction)
		next.Step = choose(g, shards.AskPlayNext, plays, stepRowChosen, stepActivate)
	case stepRowChosen:
		g.PlayCard(g.Chosen())
		next.Step = stepRow
	case stepActivate:
		next.Step = choose(g, shards.AskActivateNext, ready(g), stepActivateChosen, stepPower)
	case stepActivateChosen:
		g.ActivateChampion(g.Chosen())
		next.Step = stepActivate
	case stepPower:
		if next.Step = stepDestroy; kills(g) {
			g.Tell(shards.KillDecided, 0, her(g).Power)
			next.Step = stepAttack
		}
	case stepDestroy:
		next.Step = choose(g, shards.AskVictim, victims(g), stepDestroyChosen, stepAttack)
	case stepDestroyChosen:
		g.AttackChampion(g.Chosen())
		next.Step = stepDestroy
	case stepAttack:
		g.AttackPrey()
		next.Step = stepEnd
	case stepEnd:
		g.ClearUp() // S18.14
		return next, true
	}
	return next, false
}

// her is her side, and prey that of the player whom she hunts.
func her(g *shards.Game) *shards.Side  { return &g.State().Sides[g.Automaton()] }
func prey(g *shards.Game) *shards.Side { return &g.State().Sides[g.State().Prey] }

// reveal reveals the top card of the centre deck, which she plays (S18.7 to S18.9). Without one she plays none of the row either
// (SQ49).
func (n *Nemesis) reveal(g *shards.Game) shards.Course {
	c, ok := g.RevealTop()
	if !ok {
		return shards.Course{Step: stepActivate}
	}
	faction := g.Card(c).Faction
	_, mastery := n.Revealing(g, faction)
	if g.GainMastery(mastery, 0); !g.Over() {
		g.PlayCard(c)
	}
	return shards.Course{Step: stepRow, Faction: faction}
}

// Revealing are the cards of the row that she plays after one of a faction, and the mastery that she gains for it (S18.8, S18.10).
func (n *Nemesis) Revealing(g *shards.Game, f card.Faction) (plays shards.Cards, mastery int32) {
	for _, c := range g.State().Row {
		if c != 0 && g.Card(c).Faction == f {
			plays.Add(c)
		}
	}
	if f == g.Leader(g.Automaton()).Faction {
		mastery = n.Gain
	}
	return plays, mastery
}

// choose goes on with one step if there is a card to be chosen, and else with another.
func choose(g *shards.Game, kind shards.QuestionKind, among shards.Cards, chosen, none uint8) uint8 {
	if g.Choose(kind, among) {
		return chosen
	}
	return none
}

// ready are her champions that have not been activated (S18.12).
func ready(g *shards.Game) (all shards.Cards) {
	for _, c := range her(g).InPlay.Cards() {
		if len(g.Card(c).Activation) > 0 && !g.State().Used.Has(c) {
			all.Add(c)
		}
	}
	return all
}

// kills says whether she has power enough to bring the health of her prey to 0. Shields in hand are left out, those in play
// are not (S18.24, S18.25, SQ55).
func kills(g *shards.Game) bool {
	s := g.State()
	if !g.Target(s.Prey, g.Automaton()) {
		return false
	}
	need := prey(g).Health
	if s.Lasting[card.IgnoreShields].N == 0 {
		need += g.ShieldsInPlay(s.Prey)
	}
	return her(g).Power >= need
}

// victims are the champions of her prey with the highest cost among those that she can destroy (S18.26, SQ57).
func victims(g *shards.Game) (all shards.Cards) {
	most := int8(-1)
	for _, c := range prey(g).InPlay.Cards() {
		d := g.Card(c)
		if !d.Champion() || g.Defence(c) > her(g).Power || !g.Attackable(c, g.Automaton()) || d.Cost < most {
			continue
		}
		if d.Cost > most {
			most, all = d.Cost, shards.Cards{}
		}
		all.Add(c)
	}
	return all
}

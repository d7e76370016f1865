package puzzle

import (
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// State is how an attempt stands.
type State uint8

// The states.
const (
	Going  State = iota // the goal is not decided yet
	Solved              // it is reached
	Failed              // it can no longer be reached
)

// Why says why an attempt stands so.
type Why uint8

// The reasons. The words for one have the key "puzzle-why-" and its name.
const (
	Undecided Why = iota
	Won           // the game is won
	Lost          // the game is lost
	TurnOver      // the turn is over and the game is not won
	NotRisen      // the monster cannot rise
	Risen         // it rises
	NotForged     // the opponent forges no key
	Forged        // it forges one
	Cleared       // no enemy creature is left
	SomeLeft      // some are
	KeyForged     // the player has forged a key
	NoKey         // the player has forged none
	Whys
)

var whyNames = [Whys]string{"undecided", "won", "lost", "turn-over", "not-risen", "risen", "not-forged", "forged", "cleared", "some-left",
	"key-forged", "no-key"}

// String is the name of the reason, such as "turn-over".
func (w Why) String() string { return whyNames[w] }

// Verdict is how an attempt stands, and why.
type Verdict struct {
	State State
	Why   Why
}

// judge tells how a game that began at a position stands.
type judge struct {
	goal  Goal
	side  keyforge.Side
	foe   keyforge.Side
	turn  int
	rises int32 // how often the monster had risen
	keys  int   // that the side had forged

	rise     int    // the number of the mode that counts rises, or -1
	riseStep uint16 // the step of the monster's turn in which it rises
}

// newJudge judges a game that is at its beginning.
func newJudge(goal Goal, g *keyforge.Game) *judge {
	side, rules := g.TurnOf(), g.Mode().Rules()
	j := &judge{goal: goal, side: side, foe: g.Opponent(side), turn: g.Turn(), keys: bits.OnesCount8(g.Keys(side)),
		rise: rules.Number("rises"), riseStep: uint16(max(0, slices.Index(rules.Steps, "rise")))}
	if j.rise >= 0 {
		j.rises = g.ModeNumber(j.rise)
	}
	return j
}

// possible reports whether the goal can be one of the game at its beginning: it is not reached yet, and there is who is denied.
func (j *judge) possible(g *keyforge.Game) bool {
	switch j.goal {
	case DenyRise:
		return j.foe == keyforge.Monster && j.rise >= 0
	case DenyKey:
		return j.foe != keyforge.Monster
	case Forge:
		return j.foe != keyforge.Monster || j.keys < 3
	}
	return j.judge(g).State == Going
}

// judge tells how the game stands.
func (j *judge) judge(g *keyforge.Game) Verdict {
	now := g.Turn() == j.turn && g.TurnOf() == j.side
	switch {
	case g.Over() && !g.Won(j.side):
		return Verdict{Failed, Lost}
	case g.Over() && (now || j.goal != Win):
		return Verdict{Solved, Won}
	}
	switch j.goal {
	case NoGoal, Win:
		if !now {
			return Verdict{Failed, TurnOver}
		}
	case Clear:
		if !now {
			return Verdict{Failed, SomeLeft}
		}
		if enemies := g.Pile(j.foe, card.Battleline); g.Question().Kind == keyforge.AskMain && enemies.Len() == 0 {
			return Verdict{Solved, Cleared}
		}
	case Forge:
		if bits.OnesCount8(g.Keys(j.side)) > j.keys {
			return Verdict{Solved, KeyForged}
		}
		if !now {
			return Verdict{Failed, NoKey}
		}
	case Survive, DenyRise, DenyKey:
		return j.denied(g, now)
	}
	return Verdict{}
}

// revealed reports whether the last command has taken a random number or shown what was hidden, before the turn was ended.
func (j *judge) revealed(g *keyforge.Game) bool {
	return g.Revealed() && g.Turn() == j.turn && g.TurnOf() == j.side && g.Step() <= keyforge.MainStep
}

// denied tells whether the foe has been denied what it wants.
func (j *judge) denied(g *keyforge.Game, now bool) Verdict {
	if j.foe == keyforge.Monster {
		step, course := g.MonsterStep()
		switch {
		case g.ModeNumber(j.rise) > j.rises:
			return Verdict{Failed, Risen}
		case !now && (!course || step > j.riseStep):
			return Verdict{Solved, NotRisen}
		}
		return Verdict{}
	}
	foe := g.Player(j.foe)
	switch {
	case now:
	case foe.ForgedNow != 0 && g.TurnOf() == j.foe:
		return Verdict{Failed, Forged}
	case g.TurnOf() != j.foe || g.Step() > keyforge.ForgeStep:
		return Verdict{Solved, NotForged}
	}
	return Verdict{}
}

// Judge tells how the game of the puzzle stands. It looks at nothing but the game, so commands may have been taken back; the first
// verdict that is not [Going] is final. In a duel somebody has to answer for the opponent until then: see [Puzzle.Header].
type Judge struct{ judge }

// Judge returns the judge of a game of the puzzle that is at its beginning, as [Puzzle.Start] returns it.
func (p *Puzzle) Judge(g *keyforge.Game) *Judge { return &Judge{*newJudge(p.Goal, g)} }

// Of tells how the game stands.
func (j *Judge) Of(g *keyforge.Game) Verdict { return j.judge.judge(g) }

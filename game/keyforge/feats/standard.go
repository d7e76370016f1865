package feats

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
)

// What the achievements of the standard game count.
const (
	checked = iota // who has called check and not taken a turn since, a bit for each side
	due            // the side, plus one, whose turn it is, which had called check and has not forged
	denied         // a person kept somebody from forging
	fights         // of side 0, followed by side 1
	_
)

// Standard are the achievements of the standard game of two players.
func Standard() Set {
	return Set{Event: countStandard, Feats: []Feat{
		{achievement.Achievement{Key: "computer", Emblem: achievement.Machine, Unaided: true, Parts: records.Bots, Called: "bot-"}, beat},
		{achievement.Achievement{Key: "deny", Emblem: achievement.Dam}, func(n *Now, _ string) bool { return n.Own[denied] > 0 }},
		{achievement.Achievement{Key: "two-keys", Emblem: achievement.Keys}, func(n *Now, _ string) bool { return n.Most.Forged >= 2 }},
		{achievement.Achievement{Key: "shutout", Emblem: achievement.Crown}, func(n *Now, _ string) bool { return n.Won() && n.KeyCount(1-n.Winner()) == 0 }},
		{achievement.Achievement{Key: "peace", Emblem: achievement.Leaf}, func(n *Now, _ string) bool { return n.Won() && n.Own[fights+n.Winner()] == 0 }},
	}}
}

// beat reports whether the only person has beaten that computer.
func beat(n *Now, name string) bool {
	winner := n.Winner()
	return winner != keyforge.NoSide && bits.OnesCount8(n.Persons) == 1 && n.Bots[1-winner] == name
}

func countStandard(n *Now, e *Event) {
	own := &n.Own
	switch e.Kind {
	case keyforge.CheckCalled:
		own[checked] |= 1 << e.Side
	case keyforge.TurnBegan:
		if own[due] = 0; own[checked]&(1<<e.Side) != 0 {
			own[due] = int16(e.Side) + 1
		}
		own[checked] &^= 1 << e.Side
	case keyforge.KeyForged:
		if own[due] == int16(e.Side)+1 {
			own[due] = 0
		}
	case keyforge.StepBegan:
		if keyforge.Step(e.N) == keyforge.HouseStep && own[due] == int16(e.Side)+1 && n.Person(1-e.Side) {
			own[denied]++
			own[due] = 0
		}
	case keyforge.AttackMade:
		if e.Side < 2 {
			own[fights+e.Side]++
		}
	}
}

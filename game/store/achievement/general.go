package achievement

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// FirstLesson and AllLessons are given when lessons are finished.
const (
	FirstLesson = "lesson"
	AllLessons  = "lessons"
)

// General are the achievements of every game.
func General() Set {
	return Set{Achievements: []Achievement{
		{Key: FirstLesson, Emblem: Book},
		{Key: "reap", Emblem: Harvest, When: func(n *Now, _ string) bool { return n.Most.Reaps >= 1 }},
		{Key: "fell", Emblem: Skull, When: func(n *Now, _ string) bool { return n.Most.Destroyed >= 1 }},
		{Key: "key", Emblem: Keys, When: func(n *Now, _ string) bool { return n.Most.Forged >= 1 }},
		{Key: "eight", Emblem: Clock, When: func(n *Now, _ string) bool { return n.Most.Acts >= 8 }},
		{Key: "empty-hand", Emblem: Hand, When: func(n *Now, _ string) bool { return n.Emptied }},
		{Key: "steal", Emblem: Purse, When: func(n *Now, _ string) bool { return n.Most.Stolen >= 4 }},
		{Key: "take-up", Emblem: Vault, When: func(n *Now, _ string) bool { return n.Most.TakenUp >= 3 }},
		{Key: "chains", Emblem: Chains, When: func(n *Now, _ string) bool { return n.MostChains >= 6 && n.Won() }},
		{Key: "sets", Emblem: Crown, Parts: cards.SetNames(), When: wonWithSet},
	}}
}

// wonWithSet reports whether a person has won with a deck of the set.
func wonWithSet(n *Now, set string) bool {
	if !n.Won() {
		return false
	}
	for side := range keyforge.Side(n.Seats()) {
		if n.Person(side) && n.Game.Won(side) && n.Sets[side] == set {
			return true
		}
	}
	return false
}

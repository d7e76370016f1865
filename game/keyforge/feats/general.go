package feats

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/store/achievement"
)

// FirstLesson and AllLessons are given when lessons are finished.
const (
	FirstLesson = "lesson"
	AllLessons  = "lessons"
)

// The achievements for puzzles: the first, ten of them, all of a level, and that of the day on seven days in a row.
const (
	FirstPuzzle = "puzzle"
	TenPuzzles  = "puzzles"
	PuzzleLevel = "puzzle-level"
	PuzzleWeek  = "puzzle-week"
)

// Puzzles are the achievements that are given when puzzles are solved, in no game.
func Puzzles() []achievement.Achievement {
	return []achievement.Achievement{{Key: FirstPuzzle, Emblem: achievement.Lamp}, {Key: TenPuzzles, Emblem: achievement.Lamp},
		{Key: PuzzleLevel, Emblem: achievement.Crown}, {Key: PuzzleWeek, Emblem: achievement.Moon}}
}

// The keys of the achievements for expeditions.
const (
	ExpeditionWon       = "expedition"
	ExpeditionUnscarred = "expedition-unscarred"
	ExpeditionHalfway   = "expedition-halfway"
	ExpeditionTop       = "expedition-top"
)

// Expeditions are the achievements that are given when an expedition ends, in no game.
func Expeditions() []achievement.Achievement {
	return []achievement.Achievement{{Key: ExpeditionWon, Emblem: achievement.Anchor}, {Key: ExpeditionUnscarred, Emblem: achievement.Heart},
		{Key: ExpeditionHalfway, Emblem: achievement.Storm}, {Key: ExpeditionTop, Emblem: achievement.Crown}}
}

// General are the achievements of every game.
func General() Set {
	return Set{Feats: []Feat{
		{Achievement: achievement.Achievement{Key: FirstLesson, Emblem: achievement.Book}},
		{achievement.Achievement{Key: "reap", Emblem: achievement.Harvest}, func(n *Now, _ string) bool { return n.Most.Reaps >= 1 }},
		{achievement.Achievement{Key: "fell", Emblem: achievement.Skull}, func(n *Now, _ string) bool { return n.Most.Destroyed >= 1 }},
		{achievement.Achievement{Key: "key", Emblem: achievement.Keys}, func(n *Now, _ string) bool { return n.Most.Forged >= 1 }},
		{achievement.Achievement{Key: "eight", Emblem: achievement.Clock}, func(n *Now, _ string) bool { return n.Most.Acts >= 8 }},
		{achievement.Achievement{Key: "empty-hand", Emblem: achievement.Hand}, func(n *Now, _ string) bool { return n.Emptied }},
		{achievement.Achievement{Key: "steal", Emblem: achievement.Purse}, func(n *Now, _ string) bool { return n.Most.Stolen >= 4 }},
		{achievement.Achievement{Key: "take-up", Emblem: achievement.Vault}, func(n *Now, _ string) bool { return n.Most.TakenUp >= 3 }},
		{achievement.Achievement{Key: "chains", Emblem: achievement.Chains}, func(n *Now, _ string) bool { return n.MostChains >= 6 && n.Won() }},
		{achievement.Achievement{Key: "foretold", Emblem: achievement.Moon}, func(n *Now, _ string) bool { return n.Foretold }},
		{achievement.Achievement{Key: "haunted-key", Emblem: achievement.Skull}, func(n *Now, _ string) bool { return n.HauntedKey }},
		{achievement.Achievement{Key: "tokens", Emblem: achievement.Allies}, func(n *Now, _ string) bool { return n.MostTokens >= 4 }},
		{achievement.Achievement{Key: "scrap", Emblem: achievement.Heap}, func(n *Now, _ string) bool { return n.Most.Scrapped >= 2 }},
		{achievement.Achievement{Key: "alliance", Emblem: achievement.Allies}, wonWithAlliance},
		{achievement.Achievement{Key: "sets", Emblem: achievement.Crown, Parts: cards.WholeSets()}, wonWithSet},
	}}
}

// wonWithSet reports whether a person has won with a deck of the set.
func wonWithSet(n *Now, set string) bool {
	return wonWith(n, func(side keyforge.Side) bool { return n.Sets[side] == set })
}

// wonWithAlliance reports whether a person has won with an alliance (K34).
func wonWithAlliance(n *Now, _ string) bool {
	return wonWith(n, func(side keyforge.Side) bool { return n.Alliances&(1<<side) != 0 })
}

// wonWith reports whether a person has won with a deck like that.
func wonWith(n *Now, like func(keyforge.Side) bool) bool {
	if !n.Won() {
		return false
	}
	for side := range keyforge.Side(n.Seats()) {
		if n.Person(side) && n.Game.Won(side) && like(side) {
			return true
		}
	}
	return false
}

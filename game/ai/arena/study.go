package arena

import (
	"cmp"
	"maps"
	"slices"

	"github.com/keyraken/keyraken/game"
)

// Study is what a contest has found out about that in which players differ.
type Study map[Case]Count

// Case is the finished games of a player of the contest that took so many turns, in which the player had or did a thing of a
// comparison, see [game.Comparer]; all such games, if the comparison is [All].
type Case struct{ Player, Turns, Comparison, Thing int }

func (c Case) compare(o Case) int {
	return cmp.Or(cmp.Compare(c.Player, o.Player), cmp.Compare(c.Turns, o.Turns), cmp.Compare(c.Comparison, o.Comparison),
		cmp.Compare(c.Thing, o.Thing))
}

// All is no comparison.
const All = -1

// Count is how many games there were, and how many of them were won.
type Count struct{ Games, Won int }

// add takes in another study.
func (s Study) add(o Study) {
	for c, n := range o {
		sum := s[c]
		s[c] = Count{sum.Games + n.Games, sum.Won + n.Won}
	}
}

// study is the study of one finished game.
func study(g game.Game, watch game.Watcher, order []int) Study {
	s := Study{}
	note := func(seat game.Seat, comparison, thing int) {
		n := Count{Games: 1}
		if g.Won(seat) {
			n.Won = 1
		}
		s[Case{order[seat], g.Turn(), comparison, thing}] = n
	}
	for seat := range order {
		note(game.Seat(seat), All, 0)
	}
	watch.Differ(note)
	return s
}

// Split is the games with a thing and without it.
type Split struct{ With, Without Count }

// Splits are the games with and without a thing, of each player and each number of turns.
func (s Study) Splits(comparison, thing int) (all []Split) {
	for _, c := range slices.SortedFunc(maps.Keys(s), Case.compare) {
		if c.Comparison != All {
			continue
		}
		with := s[Case{c.Player, c.Turns, comparison, thing}]
		all = append(all, Split{with, Count{s[c].Games - with.Games, s[c].Won - with.Won}})
	}
	return all
}

package arena

import (
	"cmp"
	"maps"
	"slices"

	"github.com/keyraken/keyraken/game"
)

// Study is what a contest has found out about that in which players differ: of each thing of a comparison, see
// [game.Comparer], how often a finished game of each case was played in which somebody had or did it; of [All] all games.
type Study map[Thing]map[Case]int

// Thing is a thing of a comparison, by their places.
type Thing struct{ Comparison, Thing int }

// All stands for no comparison.
var All = Thing{-1, 0}

// Case is games that took so many turns, in which some players had or did something and some won.
type Case struct {
	Turns    int
	Had, Won Players
}

func (c Case) compare(o Case) int {
	return cmp.Or(cmp.Compare(c.Turns, o.Turns), cmp.Compare(c.Had, o.Had), cmp.Compare(c.Won, o.Won))
}

// Players is a set of players of a contest, a bit for each.
type Players uint8

// Has says whether a player is among them.
func (p Players) Has(player int) bool { return p>>player&1 == 1 }

// add takes in games of a case.
func (s Study) add(t Thing, c Case, games int) {
	if s[t] == nil {
		s[t] = map[Case]int{}
	}
	s[t][c] += games
}

// merge takes in another study.
func (s Study) merge(o Study) {
	for t, cases := range o {
		for c, games := range cases {
			s.add(t, c, games)
		}
	}
}

// study is the study of one finished game.
func study(g game.Game, watch game.Watcher, order []int) Study {
	had, won := map[Thing]Players{All: 0}, Players(0)
	for seat, player := range order {
		if g.Won(game.Seat(seat)) {
			won |= 1 << player
		}
	}
	watch.Differ(func(seat game.Seat, comparison, thing int) {
		had[Thing{comparison, thing}] |= 1 << order[seat]
	})
	s := Study{}
	for t, who := range had {
		s.add(t, Case{g.Turn(), who, won}, 1)
	}
	return s
}

// Tally is how many games there were of a case.
type Tally struct {
	Case
	Games int
}

// Tallies are those of all finished games with respect to a thing, short games first.
func (s Study) Tallies(t Thing) (all []Tally) {
	cases := maps.Clone(s[All])
	for c, games := range s[t] {
		cases[Case{c.Turns, 0, c.Won}] -= games
		cases[c] = games
	}
	for _, c := range slices.SortedFunc(maps.Keys(cases), Case.compare) {
		if cases[c] > 0 {
			all = append(all, Tally{c, cases[c]})
		}
	}
	return all
}

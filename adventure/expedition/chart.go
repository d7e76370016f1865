package expedition

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"github.com/keyraken/keyraken/adventure"
)

// version is the version of how an expedition is drawn and what its gifts do. It rises when that changes: an expedition that was
// begun by another is not continued.
const version = 1

// Rows is how many encounters a way has.
const Rows = 5

// Kind is the kind of a stop.
type Kind uint8

// The kinds, the mildest first.
const (
	Haven Kind = iota // mild; heals a scar
	Shore             // gives a boon
	Deep              // harsh; gives two boons
	End               // the last one
	Kinds
)

// kinds are their names in files and keys, what they are worth, and how their conditions differ from the easy ones.
var kinds = [Kinds]struct {
	name  string
	worth int
	press []Press
}{
	Haven: {"haven", 80, []Press{{"power", -2}, {"armor", -1}, {"lights", -3}, {"gloom", 5}}},
	Shore: {"shore", 100, []Press{{"power", -1}, {"lights", -3}, {"gloom", 4}}},
	Deep:  {"deep", 150, []Press{{"creatures", 1}, {"lights", -2}, {"gloom", 4}}},
	End:   {"end", 300, []Press{{"power", 1}, {"armor", 1}, {"creatures", 1}, {"lights", -2}, {"gloom", 4}}},
}

// String is its name in keys of words.
func (k Kind) String() string { return kinds[k].name }

// Stop is a stop of a chart.
type Stop struct {
	Row, Place int
	Kind       Kind
	Adventure  string // the name of the adventure that is met there
	Ways       []int  // the places in the next row to which lines lead
}

// Worth is what winning there adds to the score.
func (s *Stop) Worth() int { return kinds[s.Kind].worth + 10*s.Row }

// Chart is the stops, row by row.
type Chart [Rows][]Stop

// Press moves a condition, by its key, that many of its steps. An adventure that has no such condition is as it was.
type Press struct {
	Condition string
	Steps     int
}

// press moves conditions of a variant, within their bounds.
func press(a adventure.Varied, v adventure.Variant, all []Press) adventure.Variant {
	for i, c := range a.Conditions() {
		for _, p := range all {
			if p.Condition == c.Key {
				v[i] = int16(c.Next(int(v[i]), p.Steps))
			}
		}
	}
	return v
}

// dice are random numbers for one purpose.
func dice(seed uint64, what string, n int) *rand.Rand {
	h := fnv.New64a()
	_, _ = fmt.Fprintf(h, "expedition %d %s %d", version, what, n) // never fails
	return rand.New(rand.NewPCG(seed, h.Sum64()))
}

// draw draws the chart of a seed: two or three stops of different kinds in a row, whose adventures take turns.
func draw(list adventure.List, seed uint64) (c Chart) {
	r := dice(seed, "chart", 0)
	for row := range c {
		width := 2 + r.IntN(2)
		if row == Rows-1 {
			width = 1
		}
		order, first := r.Perm(int(End)), r.IntN(len(list))
		for place := range width {
			kind := Kind(order[place])
			if row == Rows-1 {
				kind = End
			}
			c[row] = append(c[row], Stop{Row: row, Place: place, Kind: kind, Adventure: list[(first+place)%len(list)].Name()})
		}
	}
	for row := range Rows - 1 {
		for place := range c[row] {
			c[row][place].Ways = lines(place, len(c[row]), len(c[row+1]))
		}
	}
	return c
}

// lines are the places in a row to which lines lead from a place of the row before: those near it, two at the least where there
// are.
func lines(place, width, next int) (all []int) {
	for to := range next {
		if next < 3 || width < 3 && (to == place || to == place+1) || width == 3 && max(to-place, place-to) <= 1 {
			all = append(all, to)
		}
	}
	return all
}

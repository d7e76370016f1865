package blunders

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/stats"
)

// Group are deals that can be counted together.
type Group struct {
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty"`
	Players    int    `json:"players"`
	Bots       string `json:"bots"`
	Light      bool   `json:"light,omitempty"`
	Eyes       string `json:"eyes"`
	Worlds     int    `json:"worlds,omitempty"`
}

func (k *Key) group() Group {
	return Group{k.Mode, k.Difficulty, k.Players, k.Bots, k.Light, k.Eyes, k.Worlds}
}

func (g Group) compare(o Group) int {
	light := func(g Group) int {
		if g.Light {
			return 1
		}
		return 0
	}
	return cmp.Or(cmp.Compare(g.Mode, o.Mode), cmp.Compare(g.Players, o.Players), cmp.Compare(g.Difficulty, o.Difficulty),
		cmp.Compare(g.Bots, o.Bots), cmp.Compare(light(g), light(o)), cmp.Compare(g.Eyes, o.Eyes),
		cmp.Compare(g.Worlds, o.Worlds))
}

// Count is how many of some are of a kind.
type Count struct {
	N     int            `json:"n"`
	Share stats.Interval `json:"share"`
}

// Row is a row of a table: by what is counted, how many, and what they cost in imagined worlds.
type Row struct {
	Name string `json:"name"`
	Count
	Cost float64 `json:"cost"` // see [Cost.Mean]
}

// Cost is how much less often hindsight won in imagined worlds after blunders than after what was better.
type Cost struct {
	Done   float64 `json:"done"` // the share that was won after the blunders
	Better float64 `json:"better"`
	Mean   float64 `json:"mean"` // of the differences
	Low    float64 `json:"low"`  // the 95 % interval of that
	High   float64 `json:"high"`
	More   int     `json:"more"` // blunders that cost something
	Less   int     `json:"less"` // blunders that gained something
}

// costOf is what the blunders cost in so many worlds each.
func costOf(all []*Blunder, worlds int) (c Cost) {
	n, squares := 0.0, 0.0
	for _, b := range all {
		if b.Imagined == nil || worlds == 0 {
			continue
		}
		n++
		done, better := float64(b.Imagined.Done)/float64(worlds), float64(b.Imagined.Better)/float64(worlds)
		c.Done, c.Better, squares = c.Done+done, c.Better+better, squares+(better-done)*(better-done)
		c.More += one(better > done)
		c.Less += one(better < done)
	}
	if n == 0 {
		return c
	}
	c.Done, c.Better = c.Done/n, c.Better/n
	c.Mean = c.Better - c.Done
	half := stats.Normal95 * math.Sqrt(max(0, squares/n-c.Mean*c.Mean)/n)
	c.Low, c.High = c.Mean-half, c.Mean+half
	return c
}

// Table counts blunders by something.
type Table struct {
	By   string `json:"by"` // round, place, kind, risen, missing, until, told
	Rows []Row  `json:"rows"`
}

// Summary is what there is to say of a group.
type Summary struct {
	Group
	Deals    int     `json:"deals"`
	Foreseen Count   `json:"foreseen"` // that hindsight wins
	Winnable Count   `json:"winnable"` // that are won by hindsight or by the bots
	Won      Count   `json:"won"`      // by the bots
	Taken    Count   `json:"taken"`    // of those that hindsight wins, those that the bots win too
	Blunders int     `json:"blunders"`
	Tables   []Table `json:"tables"` // of the blunders
	// Told are the medians of the chances that the bots saw when the turn of the blunder began and when the next one did.
	Before game.Chance `json:"before"`
	After  game.Chance `json:"after"`
	// Compared is how many of the blunders were decisions in which the bots had tried what was better as well, and Near of how many of
	// these they thought that it was no more than [Close] worse.
	Compared int   `json:"compared"`
	Near     Count `json:"near"`
	Cost     Cost  `json:"cost"`
}

// Close is a difference of chances that is none.
const Close = game.Certain / 50

// Sum counts deals by groups, in their order.
func Sum(deals []Deal) (all []Summary) {
	for from := 0; from < len(deals); {
		to := from + 1
		for to < len(deals) && deals[to].group() == deals[from].group() {
			to++
		}
		all = append(all, sum(deals[from:to]))
		from = to
	}
	return all
}

func count(n, of int) Count { return Count{n, stats.Wilson(n, of)} }

// sum counts the deals of a group.
func sum(deals []Deal) Summary {
	s := Summary{Group: deals[0].group(), Deals: len(deals)}
	var foreseen, winnable, won, taken, near int
	var all []*Blunder
	for i := range deals {
		d := &deals[i]
		foreseen += one(d.Foreseen)
		winnable += one(d.Winnable)
		won += one(d.Won)
		taken += one(d.Won && d.Foreseen)
		if b := d.Blunder; b != nil {
			all = append(all, b)
			if b.Chances != nil {
				s.Compared++
				near += one(b.Chances.Better+Close >= b.Chances.Done)
			}
		}
	}
	s.Foreseen, s.Winnable, s.Won = count(foreseen, s.Deals), count(winnable, s.Deals), count(won, s.Deals)
	s.Taken, s.Near = count(taken, foreseen), count(near, s.Compared)
	s.Blunders, s.Cost = len(all), costOf(all, s.Worlds)
	s.Before = median(all, func(b *Blunder) game.Chance { return b.Before })
	s.After = median(all, func(b *Blunder) game.Chance { return b.After })
	var kinds []string
	for _, k := range Kinds {
		kinds = append(kinds, string(k))
	}
	table := func(by string, names []string, name func(*Blunder) string) Table {
		return tabulate(by, all, s.Worlds, names, name)
	}
	s.Tables = []Table{
		table("round", ranges(0, 1, 2, 3, 4, 5, 7, 10, 15), func(b *Blunder) string { return within(b.Round, 0, 1, 2, 3, 4, 5, 7, 10, 15) }),
		table("place", ranges(0, 1, 2, 3)[:s.Players+1], func(b *Blunder) string { return within(b.Place, 0, 1, 2, 3, 4) }),
		table("kind", kinds, func(b *Blunder) string { return string(b.Kind) }),
		table("risen", ranges(0, 1, 2, 3), func(b *Blunder) string { return within(b.Rises, 0, 1, 2, 3) }),
		table("missing", ranges(0, 1, 3, 6, 9), func(b *Blunder) string { return within(b.Missing(), 0, 1, 3, 6, 9) }),
		table("until", ranges(0, 1, 2, 3, 4, 6, 9), func(b *Blunder) string { return within(b.Until, 0, 1, 2, 3, 4, 6, 9) }),
		table("told", ranges(0, 2, 5, 10, 20, 50), func(b *Blunder) string {
			return within(int(100*int64(b.Before)/int64(game.Certain)), 0, 2, 5, 10, 20, 50)
		}),
	}
	return s
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// tabulate counts blunders by name, in the order of the names, without empty rows.
func tabulate(by string, all []*Blunder, worlds int, names []string, name func(*Blunder) string) Table {
	t := Table{By: by, Rows: []Row{}}
	for _, n := range names {
		var found []*Blunder
		for _, b := range all {
			if name(b) == n {
				found = append(found, b)
			}
		}
		if len(found) > 0 {
			t.Rows = append(t.Rows, Row{n, count(len(found), len(all)), costOf(found, worlds).Mean})
		}
	}
	return t
}

// ranges name the ranges that begin with the numbers, the last without an end.
func ranges(from ...int) (names []string) {
	for i := range from {
		names = append(names, within(from[i], from...))
	}
	return names
}

// within names the range of a number.
func within(n int, from ...int) string {
	i := len(from) - 1
	for i > 0 && n < from[i] {
		i--
	}
	switch {
	case i == len(from)-1:
		return strconv.Itoa(from[i]) + "+"
	case from[i+1] == from[i]+1:
		return strconv.Itoa(from[i])
	}
	return strconv.Itoa(from[i]) + "–" + strconv.Itoa(from[i+1]-1)
}

func median(all []*Blunder, of func(*Blunder) game.Chance) game.Chance {
	var values []game.Chance
	for _, b := range all {
		values = append(values, of(b))
	}
	if len(values) == 0 {
		return 0
	}
	slices.Sort(values)
	return values[len(values)/2]
}

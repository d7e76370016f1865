package lab

import (
	"cmp"
	"slices"
)

// maxTurn is the last turn that is counted separately: anything later counts as that
// turn.
const maxTurn = 100

// Counts is the outcome of the games of a cell: only whole numbers, so that the order in
// which they are added makes no difference.
type Counts struct {
	Won        int `json:"won"`        // by the first deck and its partners
	Unfinished int `json:"unfinished"` // ended at the limit of decisions
	// Turns are those of all players.
	Turns Sum `json:"turns"`
	// Near is how close the first deck came: the damage on the monster at the end, or in
	// a duel the keys forged.
	Near Sum `json:"near"`
	// Ended[n] is in how many games the n-th turn was the last, and WonIn[n] in how many
	// games won.
	Ended []int `json:"ended,omitempty"`
	WonIn []int `json:"wonIn,omitempty"`
	// Gauges says how each gauge of the mode that has a limit rose.
	Gauges []Gauge `json:"gauges,omitempty"`
	// Seats are the decks of the cell.
	Seats []Seat `json:"seats"`
	Hash  Hash   `json:"hash"`
}

// Gauge is how a gauge rose.
type Gauge struct {
	Name string `json:"name"`
	// Reached[v-1][n] is in how many games the gauge first reached the value v in the
	// n-th turn of the players, or in the monster's turn after it.
	Reached [][]int `json:"reached"`
}

// Seat is what a deck did.
type Seat struct {
	Turns  int `json:"turns"`  // its own
	Amber  int `json:"amber"`  // that it gained or stole
	Damage int `json:"damage"` // that its cards dealt to cards of the other side
	// Cards are its cards in the order of their IDs, or none if they are not counted.
	Cards []Card `json:"cards,omitempty"`
}

// Card counts the games in which a copy of a card of a deck was drawn or played, and
// those of them that were won, by their last turn. In a long game more is drawn, and long
// games are lost or won more often, so only games of the same length show what a card is
// worth.
type Card struct {
	ID        string `json:"id"`
	Plays     int    `json:"plays,omitempty"`
	Drawn     []int  `json:"drawn,omitempty"`
	WonDrawn  []int  `json:"wonDrawn,omitempty"`
	Played    []int  `json:"played,omitempty"`
	WonPlayed []int  `json:"wonPlayed,omitempty"`
}

// add adds the counts of another part of the games of the same cell.
func (c *Counts) add(o *Counts) {
	c.Won += o.Won
	c.Unfinished += o.Unfinished
	c.Turns.add(o.Turns)
	c.Near.add(o.Near)
	c.Hash += o.Hash
	c.Ended = addEach(c.Ended, o.Ended)
	c.WonIn = addEach(c.WonIn, o.WonIn)
	for i := range o.Gauges {
		g := c.gauge(o.Gauges[i].Name, len(o.Gauges[i].Reached))
		for v, turns := range o.Gauges[i].Reached {
			g.Reached[v] = addEach(g.Reached[v], turns)
		}
	}
	for i := range o.Seats {
		s, from := &c.Seats[i], &o.Seats[i]
		s.Turns += from.Turns
		s.Amber += from.Amber
		s.Damage += from.Damage
		for j := range from.Cards {
			s.Cards[j].add(&from.Cards[j])
		}
	}
}

func (c *Card) add(o *Card) {
	c.Plays += o.Plays
	c.Drawn = addEach(c.Drawn, o.Drawn)
	c.WonDrawn = addEach(c.WonDrawn, o.WonDrawn)
	c.Played = addEach(c.Played, o.Played)
	c.WonPlayed = addEach(c.WonPlayed, o.WonPlayed)
}

// gauge is the gauge with that name and room for that many values.
func (c *Counts) gauge(name string, values int) *Gauge {
	i, ok := slices.BinarySearchFunc(c.Gauges, name, func(g Gauge, name string) int { return cmp.Compare(g.Name, name) })
	if !ok {
		c.Gauges = slices.Insert(c.Gauges, i, Gauge{Name: name})
	}
	g := &c.Gauges[i]
	for len(g.Reached) < values {
		g.Reached = append(g.Reached, []int{})
	}
	return g
}

// total adds up counts.
func total(counts []int) (sum int) {
	for _, n := range counts {
		sum += n
	}
	return sum
}

// at is the count of a turn.
func at(counts []int, turn int) int {
	if turn < len(counts) {
		return counts[turn]
	}
	return 0
}

// within reports whether no count is negative or more than that of the same turn.
func within(some, all []int) bool {
	for turn, n := range some {
		if n < 0 || n > at(all, turn) {
			return false
		}
	}
	return true
}

// addEach adds two rows of counts, the shorter one as if it were padded with zeros.
func addEach(to, from []int) []int {
	for len(to) < len(from) {
		to = append(to, 0)
	}
	for i, n := range from {
		to[i] += n
	}
	return to
}

// count adds one for a turn.
func count(turns []int, turn int) []int {
	turn = min(turn, maxTurn)
	for len(turns) <= turn {
		turns = append(turns, 0)
	}
	turns[turn]++
	return turns
}

// clone returns a copy that shares nothing.
func (c *Counts) clone() Counts {
	o := *c
	o.Ended, o.WonIn = slices.Clone(c.Ended), slices.Clone(c.WonIn)
	o.Gauges = slices.Clone(c.Gauges)
	for i := range o.Gauges {
		o.Gauges[i].Reached = slices.Clone(c.Gauges[i].Reached)
		for v := range o.Gauges[i].Reached {
			o.Gauges[i].Reached[v] = slices.Clone(c.Gauges[i].Reached[v])
		}
	}
	o.Seats = slices.Clone(c.Seats)
	for i := range o.Seats {
		o.Seats[i].Cards = slices.Clone(c.Seats[i].Cards)
		for j := range o.Seats[i].Cards {
			k := &o.Seats[i].Cards[j]
			k.Drawn, k.WonDrawn = slices.Clone(k.Drawn), slices.Clone(k.WonDrawn)
			k.Played, k.WonPlayed = slices.Clone(k.Played), slices.Clone(k.WonPlayed)
		}
	}
	return o
}

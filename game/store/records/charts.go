package records

import (
	"cmp"
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/stats"
)

// Charts are statistics of games that can be drawn.
type Charts struct {
	Counts  Counts              `json:"counts"`
	Share   stats.Interval      `json:"share"` // of the games won, of those won and lost
	Span    Span                `json:"span"`  // how long a period is
	Periods []Period            `json:"periods"`
	Words   []Group             `json:"words"`   // by difficulty and variant, or by opponent
	Players [MostTogether]Group `json:"players"` // of adventures, by how many played
	Turns   []Bin               `json:"turns"`   // of all players, in games won
	Median  int                 `json:"median"`  // turns: half of the games won took no more; 0: unknown
	Fastest int                 `json:"fastest"` // turns; 0: unknown
	Gauge   string              `json:"gauge,omitempty"`
	Rises   []Counts            `json:"rises"`  // by how far the gauge had risen at the end
	Damage  []int               `json:"damage"` // games lost, by the tenth of the monster's power that was dealt
	Keys    [3]Counts           `json:"keys"`   // standard games of KeyForge by the loser's keys
	Decks   []DeckFigures       `json:"decks"`  // of persons, the best first
}

// Counts counts games by their [Outcome].
type Counts [Outcomes]int

// All is how many games there are.
func (c *Counts) All() int { return c[Lost] + c[Won] + c[Shared] }

// interval is the share of games won among those won and lost.
func (c *Counts) interval() stats.Interval { return stats.Wilson(c[Won], c[Won]+c[Lost]) }

// Span is the length of a period.
type Span int

// The spans.
const (
	Days Span = iota
	Weeks
	Months
	Years
)

// MostPeriods is the maximum number of periods.
const MostPeriods = 31

// Period is the games that began between a moment and the next period.
type Period struct {
	From   time.Time `json:"from"`
	Counts Counts    `json:"counts"`
}

// Group is games that have something in common.
type Group struct {
	Boss   string         `json:"boss,omitempty"`
	Word   string         `json:"word,omitempty"` // see [Filter.WordOf]
	Counts Counts         `json:"counts"`
	Share  stats.Interval `json:"share"`
}

// Bin is how many games took a number of turns.
type Bin struct {
	From  int `json:"from"`
	To    int `json:"to"`
	Games int `json:"games"`
}

// DeckFigures are the games with a person's deck.
type DeckFigures struct {
	Deck   string         `json:"deck"` // its list key
	Name   string         `json:"name"` // as in its last game
	Counts Counts         `json:"counts"`
	Share  stats.Interval `json:"share"`
}

// The resolution of histograms: turns in at most that many bins, damage in tenths.
const (
	mostBins    = 12
	damageParts = 10
)

// Charts returns the statistics of the games that the filter selects. Periods are those of
// the given time zone.
func (f *Filter) Charts(results []Result, place *time.Location) *Charts {
	c := &Charts{Damage: make([]int, damageParts)}
	some := f.Of(results)
	var turns []int
	for _, r := range some {
		how := r.Outcome(f.Deck)
		c.Counts[how]++
		c.word(f, r, how)
		switch {
		case !r.Standard():
			c.monster(r, how)
		case r.Rules == "":
			c.keys(r, how)
		}
		if how != Lost && r.Turns > 0 {
			turns = append(turns, r.Turns)
		}
	}
	c.Share = c.Counts.interval()
	for i := range c.Words {
		c.Words[i].Share = c.Words[i].Counts.interval()
	}
	for i := range c.Players {
		c.Players[i].Share = c.Players[i].Counts.interval()
	}
	slices.SortStableFunc(c.Words, func(a, b Group) int {
		return cmp.Or(cmp.Compare(b.Boss, a.Boss), cmp.Compare(rank(a.Word, f.Words), rank(b.Word, f.Words)),
			cmp.Compare(rank(a.Word, Opponents), rank(b.Word, Opponents)), cmp.Compare(a.Word, b.Word))
	})
	c.turnBins(turns)
	c.periods(some, f.Deck, place)
	c.decks(some, f.Deck)
	return c
}

// word counts a game by its conditions.
func (c *Charts) word(f *Filter, r *Result, how Outcome) {
	word := f.WordOf(r)
	i := slices.IndexFunc(c.Words, func(g Group) bool { return g.Boss == r.Boss && g.Word == word })
	if i < 0 {
		i = len(c.Words)
		c.Words = append(c.Words, Group{Boss: r.Boss, Word: word})
	}
	c.Words[i].Counts[how]++
}

// keys counts a standard game by how many keys the loser had forged.
func (c *Charts) keys(r *Result, how Outcome) {
	for seat := range r.Team {
		if k := r.Team[seat].Keys; seat+1 != r.Winner && k >= 0 && k < len(c.Keys) {
			c.Keys[k][how]++
		}
	}
}

// monster counts a game against a monster.
func (c *Charts) monster(r *Result, how Outcome) {
	if n := r.Players(); n >= 1 && n <= len(c.Players) {
		c.Players[n-1].Counts[how]++
	}
	if len(r.Gauges) > 0 {
		g := &r.Gauges[0]
		if c.Gauge = g.Name; g.Value >= 0 && g.Value <= mostRises {
			for len(c.Rises) <= max(g.Value, min(g.Limit, mostRises)) {
				c.Rises = append(c.Rises, Counts{})
			}
			c.Rises[g.Value][how]++
		}
	}
	if how == Lost && r.Power > 0 && r.Damage >= 0 {
		c.Damage[min(r.Damage*damageParts/r.Power, damageParts-1)]++
	}
}

// mostRises is the highest number of rises that is counted.
const mostRises = 12

// turnBins sorts the turns of games won into bins.
func (c *Charts) turnBins(turns []int) {
	if len(turns) == 0 {
		return
	}
	slices.Sort(turns)
	c.Fastest, c.Median = turns[0], turns[(len(turns)-1)/2]
	last := turns[len(turns)-1]
	wide := (last-c.Fastest)/mostBins + 1
	for from := c.Fastest; from <= last; from += wide {
		c.Turns = append(c.Turns, Bin{From: from, To: from + wide - 1})
	}
	for _, n := range turns {
		c.Turns[(n-c.Fastest)/wide].Games++
	}
}

// periods sorts the games into days, weeks, months or years: the shortest of these that does
// not give too many periods.
func (c *Charts) periods(some []*Result, deck string, place *time.Location) {
	first, last := time.Time{}, time.Time{}
	for _, r := range some {
		if at, ok := r.At(); ok {
			if first.IsZero() || at.Before(first) {
				first = at
			}
			if at.After(last) {
				last = at
			}
		}
	}
	if first.IsZero() {
		return
	}
	for c.Span = Days; c.Span <= Years; c.Span++ {
		c.Periods = c.Periods[:0]
		for from := c.Span.begin(first.In(place)); !from.After(last) && len(c.Periods) <= MostPeriods; from = c.Span.next(from) {
			c.Periods = append(c.Periods, Period{From: from})
		}
		if len(c.Periods) <= MostPeriods {
			break
		}
	}
	c.Span = min(c.Span, Years)
	for _, r := range some {
		at, ok := r.At()
		i, _ := slices.BinarySearchFunc(c.Periods, at, func(p Period, at time.Time) int {
			if p.From.After(at) {
				return 1
			}
			return -1
		})
		if ok && i > 0 {
			c.Periods[i-1].Counts[r.Outcome(deck)]++
		}
	}
}

// begin is when the period of a moment began.
func (s Span) begin(t time.Time) time.Time {
	y, m, d := t.Date()
	switch s {
	case Weeks:
		d -= (int(t.Weekday()) + 6) % 7 // Monday
	case Months:
		d = 1
	case Years:
		m, d = time.January, 1
	}
	return time.Date(y, m, d, 0, 0, 0, 0, t.Location())
}

// next is when the period that begins at a moment ends.
func (s Span) next(t time.Time) time.Time {
	y, m, d := t.Date()
	switch s {
	case Days:
		d++
	case Weeks:
		d += 7
	case Months:
		m++
	default:
		y++
	}
	return time.Date(y, m, d, 0, 0, 0, 0, t.Location())
}

// decks are the statistics of the decks, or of the only one selected.
func (c *Charts) decks(some []*Result, only string) {
	at := map[string]int{}
	for _, r := range some {
		for _, key := range distinct(r.Decks) {
			if only != "" && key != only {
				continue
			}
			i, ok := at[key]
			if !ok {
				i = len(c.Decks)
				at[key] = i
				c.Decks = append(c.Decks, DeckFigures{Deck: key})
			}
			d := &c.Decks[i]
			d.Counts[r.Outcome(key)]++
			for m := range r.Team {
				if r.Team[m].Deck == key {
					d.Name = r.Team[m].Name
				}
			}
		}
	}
	for i := range c.Decks {
		c.Decks[i].Share = c.Decks[i].Counts.interval()
	}
	slices.SortStableFunc(c.Decks, func(a, b DeckFigures) int {
		return cmp.Or(cmp.Compare(b.Share.Low, a.Share.Low), cmp.Compare(b.Counts.All(), a.Counts.All()), cmp.Compare(a.Name, b.Name))
	})
}

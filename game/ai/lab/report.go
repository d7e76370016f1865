package lab

import (
	"cmp"
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
)

// Report is the result of an experiment: figures made from its counts.
type Report struct {
	Header
	Done    int     `json:"done"` // games
	Of      int     `json:"of"`   // in a race, at most
	Groups  []Group `json:"groups"`
	Ranking []Line  `json:"ranking,omitempty"` // of the teams of a race, the strongest first
	// Equals is how many teams that played to the end, counting the first, cannot be told
	// apart from the first.
	Equals int `json:"equals,omitempty"`
}

// Kind is the company in which a deck was examined.
type Kind string

// The kinds.
const (
	Alone   Kind = "alone"
	With    Kind = "with"    // one or two others
	Against Kind = "against" // another, in a duel
	Team    Kind = "team"    // of a race
)

// Group is the result of one deck in one mode, at one difficulty and in one kind of
// company.
type Group struct {
	Deck       string `json:"deck"`
	Kind       Kind   `json:"kind"`
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty,omitempty"`
	// Lines has one for each company, the best first.
	Lines []Line `json:"lines"`
	// All is all of them together.
	All   Line    `json:"all"`
	Cards []Worth `json:"cards"` // the best first
}

// Line is the result of the games of a table.
type Line struct {
	Decks      []string `json:"decks"` // besides the one examined, or those of a team
	Games      int      `json:"games"`
	Of         int      `json:"of"`
	Unfinished int      `json:"unfinished"`
	Won        Estimate `json:"won"`
	Turns      Estimate `json:"turns"` // of all players
	// Near is the damage on the monster at the end, or in a duel the keys forged.
	Near   Estimate    `json:"near"`
	Amber  float64     `json:"amberPerTurn"`  // gained or stolen in a turn of the deck
	Damage float64     `json:"damagePerTurn"` // dealt to the other side
	Gauges []GaugeRise `json:"gauges,omitempty"`
	// Ended is the share of the games that were over after each number of turns of the
	// players.
	Ended []float64 `json:"ended"`
}

// GaugeRise is how a gauge rose: for each value, the share of the games in which it had been
// reached after each number of turns of the players, from 0.
type GaugeRise struct {
	Name    string      `json:"name"`
	Reached [][]float64 `json:"reached"`
}

// Worth is what a card is worth: how often games were won with it and without it.
type Worth struct {
	ID     string `json:"id"`
	Plays  int    `json:"plays"`
	Drawn  Split  `json:"drawn"`
	Played Split  `json:"played"`
}

// Split is the games with something and those without it.
type Split struct {
	Games        int      `json:"games"` // with it
	With         Estimate `json:"with"`
	WithoutGames int      `json:"withoutGames"`
	Without      Estimate `json:"without"`
	// Worth is by how much more often games of the same length were won with it.
	Worth Estimate `json:"worth"`
}

// round cuts off digits in which machines that multiply differently might differ.
func round(x float64) float64 { return math.Round(x*1e6) / 1e6 }

func (f Estimate) round() Estimate { return Estimate{round(f.Value), round(f.Low), round(f.High)} }

// Report makes the figures.
func (r *Result) Report() *Report {
	p := r.Progress()
	out := &Report{Header: r.Header, Done: p.Done, Of: p.Of}
	if r.Race != nil {
		r.rank(out)
		return out
	}
	var sums []*sum
	for i := range r.Cells {
		c := &r.Cells[i]
		kind := c.kind()
		deck := r.Decks[c.Decks[0]].Name
		at := slices.IndexFunc(out.Groups, func(g Group) bool {
			return g.Deck == deck && g.Kind == kind && g.Mode == c.Mode && g.Difficulty == c.Difficulty
		})
		if at < 0 {
			at = len(out.Groups)
			out.Groups = append(out.Groups, Group{Deck: deck, Kind: kind, Mode: c.Mode, Difficulty: c.Difficulty})
			sums = append(sums, &sum{Cell: Cell{Counts: Counts{Seats: []Seat{{Cards: cardsOf(&r.Decks[c.Decks[0]])}}}}})
		}
		out.Groups[at].Lines = append(out.Groups[at].Lines, r.line(c, 1))
		one := c.Counts
		one.Seats = one.Seats[:1]
		sums[at].add(&one)
		sums[at].Games += c.Games
		sums[at].played += c.Played()
	}
	for i := range out.Groups {
		g := &out.Groups[i]
		slices.SortStableFunc(g.Lines, func(a, b Line) int { return cmp.Compare(b.Won.Value, a.Won.Value) })
		g.All = lineOf(&sums[i].Cell, sums[i].played)
		g.Cards = worths(&sums[i].Counts)
	}
	return out
}

// sum is all games of a group.
type sum struct {
	Cell
	played int
}

// kind is the company that the first deck is in.
func (c *Cell) kind() Kind {
	switch {
	case c.Mode == keyforge.Duel.Name():
		return Against
	case len(c.Decks) > 1:
		return With
	}
	return Alone
}

// Order sorts the groups by kind, and within each kind by difficulty.
func (r *Report) Order(difficulties []string) {
	kinds := []Kind{Alone, With, Against}
	slices.SortStableFunc(r.Groups, func(a, b Group) int {
		return cmp.Or(cmp.Compare(slices.Index(kinds, a.Kind), slices.Index(kinds, b.Kind)),
			cmp.Compare(slices.Index(difficulties, a.Difficulty), slices.Index(difficulties, b.Difficulty)))
	})
}

// rank reports the teams of a race.
func (r *Result) rank(out *Report) {
	ranking := r.Ranking()
	for i, at := range ranking {
		out.Ranking = append(out.Ranking, r.line(&r.Cells[at], 0))
		best, last := &out.Ranking[0], &out.Ranking[i]
		if i == 0 || out.Equals == i && last.Games == best.Games && last.Won.High >= best.Won.Low {
			out.Equals = i + 1
		}
	}
}

// line is the result of a cell; decks are named from that one on.
func (r *Result) line(c *Cell, from int) Line {
	l := lineOf(c, c.Played())
	for _, d := range c.Decks[from:] {
		l.Decks = append(l.Decks, r.Decks[d].Name)
	}
	return l
}

func lineOf(c *Cell, games int) Line {
	l := Line{Decks: []string{}, Games: games, Of: c.Games, Unfinished: c.Unfinished, Won: Rate{c.Won, games}.Estimate().round(),
		Turns: c.Turns.Mean(games).round(), Near: c.Near.Mean(games).round(), Ended: []float64{}}
	if s := &c.Seats[0]; s.Turns > 0 {
		l.Amber, l.Damage = round(float64(s.Amber)/float64(s.Turns)), round(float64(s.Damage)/float64(s.Turns))
	}
	turns := len(c.Ended)
	for i := range c.Gauges {
		g := &c.Gauges[i]
		climb := GaugeRise{Name: g.Name}
		for v := range g.Reached {
			climb.Reached = append(climb.Reached, shares(g.Reached[v], turns, games))
		}
		l.Gauges = append(l.Gauges, climb)
	}
	l.Ended = shares(c.Ended, turns, games)
	return l
}

// shares are the cumulative counts by turn, as shares of the games.
func shares(counts []int, turns, games int) []float64 {
	all := make([]float64, turns)
	sum := 0
	for i := range all {
		if i < len(counts) {
			sum += counts[i]
		}
		all[i] = round(float64(sum) / float64(max(1, games)))
	}
	return all
}

// worths are what the cards of the first deck are worth, those that won more often first.
func worths(c *Counts) []Worth {
	split := func(games, won []int) Split {
		with := Rate{total(won), total(games)}
		without := Rate{c.Won - with.Won, total(c.Ended) - with.Games}
		return Split{with.Games, with.Estimate().round(), without.Games, without.Estimate().round(), Difference(strata(games, won, c)).round()}
	}
	out := []Worth{}
	for i := range c.Seats[0].Cards {
		k := &c.Seats[0].Cards[i]
		out = append(out, Worth{k.ID, k.Plays, split(k.Drawn, k.WonDrawn), split(k.Played, k.WonPlayed)})
	}
	slices.SortStableFunc(out, func(a, b Worth) int { return cmp.Compare(b.Drawn.Worth.Value, a.Drawn.Worth.Value) })
	return out
}

// strata divides games into those with something and those without it, by their last
// turns.
func strata(games, won []int, all *Counts) []Pair {
	var pairs []Pair
	for turn := range all.Ended {
		with := Rate{at(won, turn), at(games, turn)}
		pairs = append(pairs, Pair{with, Rate{at(all.WonIn, turn) - with.Won, all.Ended[turn] - with.Games}})
	}
	return pairs
}

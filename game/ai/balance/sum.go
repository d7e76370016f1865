package balance

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/stats"
)

// Summary is what the games of a mode have come to.
type Summary struct {
	Mode   string      `json:"mode"`
	Games  int         `json:"games"`
	Cells  []CellSum   `json:"cells"`
	Gains  []Gain      `json:"gains"`
	Cards  []Effect    `json:"cards"`  // what harms the players most first
	Houses []Archetype `json:"houses"` // what wins most first
	Decks  []Archetype `json:"decks"`
}

// Count is how many of some are of a kind.
type Count struct {
	N     int            `json:"n"`
	Share stats.Interval `json:"share"`
}

func count(n, of int) Count { return Count{n, stats.Wilson(n, of)} }

// CellSum is what the games of a cell have come to.
type CellSum struct {
	Cell
	Games      int     `json:"games"`
	Won        Count   `json:"won"`
	Unfinished int     `json:"unfinished"`
	Rounds     float64 `json:"rounds"`  // median
	Turns      float64 `json:"turns"`   // of players, median
	Minutes    float64 `json:"minutes"` // for these, reckoned
	// Looked is in how many turns a look was taken; Dead and Decided are of these.
	Looked  int   `json:"looked"`
	Dead    Count `json:"dead"`
	Decided Count `json:"decided"`
}

// Difference is a difference of shares with its 95 % interval.
type Difference struct {
	By   float64 `json:"by"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

func difference(by, middle, deviation float64) Difference {
	half := stats.Normal95 * deviation
	return Difference{decimals(by), decimals(max(-1, middle-half)), decimals(min(1, middle+half))}
}

func decimals(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// Sure reports whether the interval excludes that there is no difference.
func (d Difference) Sure() bool { return d.Low > 0 || d.High < 0 }

// Gain is how much more often the bots of a cell have won than those of the weakest level, at the same deals.
type Gain struct {
	Cell
	Than  string     `json:"than"` // that level
	Games int        `json:"games"`
	Gain  Difference `json:"gain"`
}

// Effect is how a card of the adventure changes games.
type Effect struct {
	Card    string         `json:"card"`
	Seen    int            `json:"seen"` // in how many games it came up
	With    stats.Interval `json:"with"` // how often these were won
	Without stats.Interval `json:"without"`
	// Effect is by how much its coming up changes how often is won, see the documentation of the package.
	Effect Difference `json:"effect"`
}

// Archetype is how often games are won with a house, or with a deck, among those of the players.
type Archetype struct {
	Name  string `json:"name"`
	Games int    `json:"games"`
	Won   Count  `json:"won"`
}

// Sum counts games by their modes, in the order of their keys; a turn of a player, with what the monster does after it, takes so
// many seconds.
func Sum(games []Game, seconds float64) (all []Summary) {
	for from := 0; from < len(games); {
		to := from + 1
		for to < len(games) && games[to].Mode == games[from].Mode {
			to++
		}
		all = append(all, sum(games[from:to], seconds))
		from = to
	}
	return all
}

func sum(games []Game, seconds float64) Summary {
	s := Summary{Mode: games[0].Mode, Games: len(games), Gains: []Gain{}}
	cells := cellsOf(games)
	for i, c := range cells {
		s.Cells = append(s.Cells, cell(c, seconds))
		weakest := slices.IndexFunc(cells, func(o []Game) bool { return c[0].against(&o[0].Key) })
		if weakest < i {
			if g, ok := gain(c, cells[weakest]); ok {
				s.Gains = append(s.Gains, g)
			}
		}
	}
	s.Cards = effects(cells)
	s.Houses = archetypes(games, func(g *Game) []string { return g.Houses })
	s.Decks = archetypes(games, func(g *Game) []string { return g.Decks })
	return s
}

// against reports whether the deals are played in the same way but for the level.
func (k *Key) against(o *Key) bool { return k.Difficulty == o.Difficulty && k.Players == o.Players }

// cellsOf splits games, which are in order, by cells.
func cellsOf(games []Game) (cells [][]Game) {
	for from := 0; from < len(games); {
		to := from + 1
		for to < len(games) && games[to].Cell() == games[from].Cell() {
			to++
		}
		cells = append(cells, games[from:to])
		from = to
	}
	return cells
}

func cell(games []Game, seconds float64) CellSum {
	s := CellSum{Cell: games[0].Cell(), Games: len(games)}
	var won, dead, decided int
	for i := range games {
		g := &games[i]
		won += one(g.Won)
		s.Unfinished += one(g.Unfinished)
		s.Looked, dead, decided = s.Looked+g.Looked, dead+g.Dead, decided+g.Decided
	}
	s.Won, s.Dead, s.Decided = count(won, s.Games), count(dead, s.Looked), count(decided, s.Looked)
	s.Rounds, s.Turns = median(games, (*Game).rounds), median(games, func(g *Game) int { return g.Turns })
	s.Minutes = math.Round(s.Turns*seconds/6) / 10
	return s
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func median(games []Game, of func(*Game) int) float64 {
	var values []int
	for i := range games {
		values = append(values, of(&games[i]))
	}
	slices.Sort(values)
	return float64(values[(len(values)-1)/2]+values[len(values)/2]) / 2
}

// gain compares two levels at the deals that both have played. Its interval is the one of Agresti and Min (2005) for pairs.
func gain(games, weakest []Game) (Gain, bool) {
	type deal struct {
		seed   uint64
		number int
		start  string
	}
	of := func(g *Game) deal { return deal{g.Seed, g.Number, g.Start} }
	theirs := map[deal]bool{}
	for i := range weakest {
		theirs[of(&weakest[i])] = weakest[i].Won
	}
	var n, more, less float64
	for i := range games {
		won, both := theirs[of(&games[i])]
		if !both {
			continue
		}
		n++
		more += float64(one(games[i].Won && !won))
		less += float64(one(!games[i].Won && won))
	}
	if n == 0 {
		return Gain{}, false
	}
	by, d := (more-less)/n, (more-less)/(n+2)
	deviation := math.Sqrt(max(0, (more+less+1)/(n+2)-d*d) / (n + 2))
	return Gain{games[0].Cell(), weakest[0].Level, int(n), difference(by, d, deviation)}, true
}

// effects are those of all cards of the adventure.
func effects(cells [][]Game) []Effect {
	cards := map[string]bool{}
	for _, games := range cells {
		for i := range games {
			for id := range games[i].Seen {
				cards[id] = true
			}
		}
	}
	all := []Effect{}
	for _, id := range slices.Sorted(maps.Keys(cards)) {
		all = append(all, effect(cells, id))
	}
	slices.SortStableFunc(all, func(a, b Effect) int { return cmp.Compare(a.Effect.By, b.Effect.By) })
	return all
}

// effect compares, for each round of each cell, the games in which the card first came up in it with those in which it did
// not come up until its end. The differences have the weights of Mantel and Haenszel; their error is that of the score test, in
// which what a game adds in all rounds is one observation.
func effect(cells [][]Game, id string) Effect {
	var won, games [2]int // without and with the card
	var sum, weight, squares float64
	for _, cell := range cells {
		scores := make([]float64, len(cell))
		last := 0
		for i := range cell {
			with := one(cell[i].seen(id) != Never)
			games[with]++
			won[with] += one(cell[i].Won)
			last = max(last, cell[i].rounds())
		}
		for round := 1; round <= last; round++ {
			var n, y [2]float64
			for i := range cell {
				if now, there := cell[i].at(id, round); there {
					n[now]++
					y[now] += float64(one(cell[i].Won))
				}
			}
			if n[0] == 0 || n[1] == 0 {
				continue
			}
			all := n[0] + n[1]
			sum += (y[1]*n[0] - y[0]*n[1]) / all
			weight += n[0] * n[1] / all
			for i := range cell {
				if now, there := cell[i].at(id, round); there {
					scores[i] += (float64(now) - n[1]/all) * (float64(one(cell[i].Won)) - (y[0]+y[1])/all)
				}
			}
		}
		for _, s := range scores {
			squares += s * s
		}
	}
	e := Effect{Card: id, Seen: games[1], With: stats.Wilson(won[1], games[1]), Without: stats.Wilson(won[0], games[0]),
		Effect: Difference{Low: -1, High: 1}}
	if weight > 0 {
		e.Effect = difference(sum/weight, sum/weight, math.Sqrt(squares)/weight)
	}
	return e
}

// seen is in which round a card came up.
func (g *Game) seen(id string) int {
	if round, known := g.Seen[id]; known {
		return round
	}
	return Never
}

// at is 1 if the card first came up in the round and 0 if it did not yet; it is not there if the game did not come so far, or the
// card was there before.
func (g *Game) at(id string, round int) (now int, there bool) {
	seen := g.seen(id)
	if g.rounds() < round || seen != Never && seen < round {
		return 0, false
	}
	return one(seen == round), true
}

// archetypes are how often games are won with what they have of a kind.
func archetypes(games []Game, of func(*Game) []string) []Archetype {
	played, won := map[string]int{}, map[string]int{}
	for i := range games {
		for _, name := range of(&games[i]) {
			played[name]++
			won[name] += one(games[i].Won)
		}
	}
	all := []Archetype{}
	for _, name := range slices.Sorted(maps.Keys(played)) {
		all = append(all, Archetype{name, played[name], count(won[name], played[name])})
	}
	slices.SortStableFunc(all, func(a, b Archetype) int { return cmp.Compare(b.Won.Share.Share, a.Won.Share.Share) })
	return all
}

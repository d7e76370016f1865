package records

import (
	"cmp"
	"maps"
	"slices"

	"github.com/keyraken/keyraken/game/store/replay"
)

// Score counts games and victories.
type Score struct {
	Games int `json:"games"`
	Wins  int `json:"wins"`
}

// Record counts the games of a deck, by difficulty.
type Record map[string]*Tally

// Names returns the difficulties and variants at which there were games: those in the order
// first, in that order.
func (r Record) Names(order []string) []string {
	return slices.SortedFunc(maps.Keys(r), func(a, b string) int {
		return cmp.Or(cmp.Compare(rank(a, order), rank(b, order)), cmp.Compare(a, b))
	})
}

// Tally is the score of all games, and of those in which nothing, or nothing
// hidden, could be taken back.
type Tally struct {
	Score
	Strict Score `json:"strict"`
	// Fastest is the lowest number of turns of all players in a win; 0: unknown.
	Fastest int `json:"fastest,omitempty"`
}

// ByDeck returns the records of all decks against monsters by their list keys. Games that were
// edited by hand or branched off another do not count.
func ByDeck(results []Result) map[string]Record {
	all := map[string]Record{}
	for _, r := range results {
		if r.Uncounted || r.Standard() {
			continue
		}
		for _, key := range distinct(r.Decks) {
			if all[key] == nil {
				all[key] = Record{}
			}
			all[key].count(&r)
		}
	}
	return all
}

// distinct are keys, each once.
func distinct(keys []string) []string {
	keys = slices.Clone(keys)
	slices.Sort(keys)
	return slices.Compact(keys)
}

// Bots are the names of the computer players, the weakest first.
var Bots = []string{"random", "greedy", "quick", "expert", "master"}

// Opponents are the possible opponents in a standard game, the weakest first.
var Opponents = append(slices.Clone(Bots), replay.Person)

// Duels returns the records of all decks of persons in standard games by their list keys, and
// in each by opponent: [replay.Person], or the name of a bot. Games with open hands do not count.
func Duels(results []Result) map[string]Record {
	all := map[string]Record{}
	for i := range results {
		if results[i].Uncounted || !results[i].Standard() {
			continue
		}
		for seat := range results[i].Team {
			m := &results[i].Team[seat]
			if m.Bot != "" {
				continue
			}
			if all[m.Deck] == nil {
				all[m.Deck] = Record{}
			}
			r := results[i]
			r.Difficulty, r.Won = r.Opponent(seat), r.WonBy(seat)
			all[m.Deck].count(&r)
		}
	}
	return all
}

// count counts a game.
func (r Record) count(g *Result) {
	if r[g.Difficulty] == nil {
		r[g.Difficulty] = &Tally{}
	}
	r[g.Difficulty].count(g)
}

// count counts a game.
func (t *Tally) count(g *Result) {
	t.Score.count(g.Won)
	if g.Undo != replay.UndoFree {
		t.Strict.count(g.Won)
	}
	if g.Won && g.Turns > 0 && (t.Fastest == 0 || g.Turns < t.Fastest) {
		t.Fastest = g.Turns
	}
}

// Voyages returns how the weekly voyages went, by week. A voyage counts like any other game.
func Voyages(results []Result) Record {
	all := Record{}
	for i := range results {
		if r := results[i]; r.Voyage != "" && !r.Uncounted {
			r.Difficulty = r.Voyage
			all.count(&r)
		}
	}
	return all
}

// Team is a set of decks that were played together, and their games.
type Team struct {
	Decks  []Member `json:"decks"` // without their players
	Record Record   `json:"record"`
}

// Teams returns all teams of two or more decks, including those of bots, the one with the most
// victories first. Games that do not count for a deck do not count for a team.
func Teams(results []Result) []Team {
	at := map[string]int{}
	var all []Team
	for i := range results {
		r := &results[i]
		if r.Uncounted || r.Standard() || len(r.Team) < 2 {
			continue
		}
		team, keys := slices.Clone(r.Team), ""
		slices.SortFunc(team, func(a, b Member) int { return cmp.Compare(a.Deck, b.Deck) })
		for k := range team {
			team[k] = Member{Deck: team[k].Deck, Name: team[k].Name}
			keys += team[k].Deck + " "
		}
		if _, ok := at[keys]; !ok {
			at[keys] = len(all)
			all = append(all, Team{team, Record{}})
		}
		all[at[keys]].Record.count(r)
	}
	slices.SortStableFunc(all, func(a, b Team) int { return cmp.Compare(b.Record.Wins(), a.Record.Wins()) })
	return all
}

// Wins is how many games were won in all.
func (r Record) Wins() (n int) {
	for _, t := range r {
		n += t.Wins
	}
	return n
}

// Best is how far a deck or team has come: the last difficulty in the order at which it has
// won, counted from 1; 0: it has not won.
func (r Record) Best(order []string) int {
	for i := len(order); i > 0; i-- {
		if t := r[order[i-1]]; t != nil && t.Wins > 0 {
			return i
		}
	}
	return 0
}

// Figures are how all games at a difficulty or under a variant went, for a number of players.
type Figures struct {
	Boss       string `json:"boss"`
	Difficulty string `json:"difficulty"`
	Players    int    `json:"players"`
	Tally
	Turns float64 `json:"turns"` // on average, in games whose turns are known
}

// Statistics returns the figures of all games that count, in the order of difficulties and
// numbers of players.
func Statistics(results []Result, order []string) []Figures {
	type key struct {
		boss, difficulty string
		players          int
	}
	all := map[key]Record{}
	turns, known := map[key]int{}, map[key]int{}
	for i := range results {
		r := &results[i]
		if r.Uncounted || r.Standard() {
			continue
		}
		k := key{r.Boss, r.Difficulty, r.Players()}
		if all[k] == nil {
			all[k] = Record{}
		}
		all[k].count(r)
		if r.Turns > 0 {
			turns[k] += r.Turns
			known[k]++
		}
	}
	var list []Figures
	for k, r := range all {
		f := Figures{Boss: k.boss, Difficulty: k.difficulty, Players: k.players, Tally: *r[k.difficulty]}
		if known[k] > 0 {
			f.Turns = float64(turns[k]) / float64(known[k])
		}
		list = append(list, f)
	}
	slices.SortFunc(list, func(a, b Figures) int {
		return cmp.Or(cmp.Compare(a.Boss, b.Boss), cmp.Compare(rank(a.Difficulty, order), rank(b.Difficulty, order)),
			cmp.Compare(a.Difficulty, b.Difficulty), cmp.Compare(a.Players, b.Players))
	})
	return list
}

// rank is the place of a difficulty in the order; others come last.
func rank(name string, order []string) int {
	if i := slices.Index(order, name); i >= 0 {
		return i
	}
	return len(order)
}

func (s *Score) count(won bool) {
	s.Games++
	if won {
		s.Wins++
	}
}

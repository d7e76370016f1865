package lab

import (
	"cmp"
	"slices"
)

// Race looks for the strongest team.
type Race struct {
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty,omitempty"`
	Size       int    `json:"size"`  // decks of a team
	Games      int    `json:"games"` // of each in the first round; as many again in the second, and twice as many in each further one
	Most       int    `json:"most"`  // games of a team
}

const (
	// manyTeams: when there are more, decks that are weak with any partners are dropped
	// first.
	manyTeams = 100
	// finalists is how many decks then remain.
	finalists = 8
)

// Strongest makes the experiment look for the strongest team of its decks, dropping all
// other cells.
func (r *Result) Strongest(race Race) {
	r.Race, r.Cells = &race, nil
	if choices(len(r.Decks), race.Size) > manyTeams {
		for d := range r.Decks {
			r.cell(Cell{Mode: race.Mode, Difficulty: race.Difficulty, Games: race.Games, Decks: []int{d}, Drawn: race.Size - 1})
		}
		return
	}
	all := make([]int, len(r.Decks))
	for i := range all {
		all[i] = i
	}
	r.teams(all)
}

// teams adds the cells of all teams of the decks.
func (r *Result) teams(decks []int) {
	var some func(team, rest []int)
	some = func(team, rest []int) {
		if len(team) == r.Race.Size {
			r.cell(Cell{Mode: r.Race.Mode, Difficulty: r.Race.Difficulty, Games: r.Race.Games, Decks: slices.Clone(team)})
			return
		}
		for i := range rest {
			some(append(team, rest[i]), rest[i+1:])
		}
	}
	some(nil, decks)
}

// choices is how many teams of that size there are, or any number above manyTeams.
func choices(decks, size int) int {
	n := 1
	for i := range size {
		if n = n * (decks - i) / (i + 1); n > 1<<30 {
			break
		}
	}
	return n
}

// heat is the cells of a race that run now: whole teams or, before there are any, single
// decks, without those that were dropped.
func (r *Result) heat() (live []int, games int, teams bool) {
	teams = slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.Drawn == 0 })
	for i := range r.Cells {
		if c := &r.Cells[i]; (c.Drawn == 0) == teams {
			games = max(games, c.Games)
		}
	}
	for i := range r.Cells {
		if c := &r.Cells[i]; (c.Drawn == 0) == teams && c.Games == games {
			live = append(live, i)
		}
	}
	return live, games, teams
}

// next returns the cells that advance to the next round of a race, once this one has been
// played completely; none when the race is over.
func (r *Result) next() (left []int, games int, teams bool) {
	if r.Race == nil || r.open() {
		return nil, 0, false
	}
	live, games, teams := r.heat()
	least := 1
	if !teams {
		least = max(finalists, r.Race.Size)
	}
	left = r.survivors(live, least)
	if teams && (len(left) == 1 || games >= r.Race.Most) {
		return nil, games, teams
	}
	return left, games, teams
}

// open reports whether the cells have games left to play.
func (r *Result) open() bool {
	return slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.Played() < c.Games })
}

// Complete reports whether nothing is left to play.
func (r *Result) Complete() bool {
	left, _, _ := r.next()
	return !r.open() && len(left) == 0
}

// Advance begins the next round of a race if this one has been played completely. It
// reports whether there is one.
func (r *Result) Advance() bool {
	left, games, teams := r.next()
	if len(left) == 0 {
		return false
	}
	if !teams && len(left) <= max(finalists, r.Race.Size) {
		var decks []int
		for _, i := range left {
			decks = append(decks, r.Cells[i].Decks[0])
		}
		slices.Sort(decks)
		r.teams(decks)
		return true
	}
	if games *= 2; teams {
		games = min(games, r.Race.Most)
	}
	for _, i := range left {
		r.Cells[i].Games = games
	}
	return true
}

// survivors are those of the better half of the cells that may still be the best: their
// interval is not below that of another. At least that many stay; the last two stay until
// they can be told apart.
func (r *Result) survivors(live []int, least int) []int {
	live = slices.Clone(live)
	slices.SortFunc(live, r.better)
	bar := 0.0
	for _, i := range live {
		bar = max(bar, r.Cells[i].Rate().Estimate().Low)
	}
	half := max(least, 2, (len(live)+1)/2)
	var left []int
	for place, i := range live {
		if place < least || place < half && r.Cells[i].Rate().Estimate().High >= bar {
			left = append(left, i)
		}
	}
	return left
}

// better orders cells by how often they won, then by how close they came, then by their
// order in the list.
func (r *Result) better(a, b int) int {
	x, y := &r.Cells[a], &r.Cells[b]
	m, n := int64(x.Played()), int64(y.Played())
	return cmp.Or(cmp.Compare(int64(y.Won)*m, int64(x.Won)*n), cmp.Compare(y.Near.Sum*m, x.Near.Sum*n), cmp.Compare(a, b))
}

// Ranking returns the places of the teams among the cells, the strongest first: those
// that stayed longer before those that were dropped earlier.
func (r *Result) Ranking() []int {
	var all []int
	for i := range r.Cells {
		if c := &r.Cells[i]; c.Drawn == 0 && c.Played() > 0 {
			all = append(all, i)
		}
	}
	slices.SortFunc(all, func(a, b int) int { return cmp.Or(cmp.Compare(r.Cells[b].Games, r.Cells[a].Games), r.better(a, b)) })
	return all
}

// remaining is the maximum number of games in the rounds that follow.
func (r *Result) remaining() int {
	if r.Race == nil || r.Complete() {
		return 0
	}
	live, games, teams := r.heat()
	n, sum := len(live), 0
	if !teams {
		for least := max(finalists, r.Race.Size); n > least; games *= 2 {
			if n = max(least, (n+1)/2); n > least {
				sum += n * games
			}
		}
		n, games = choices(n, r.Race.Size), r.Race.Games
		sum += n * games
	}
	for n > 1 && games < r.Race.Most {
		n = max(2, (n+1)/2)
		next := min(2*games, r.Race.Most)
		sum += n * (next - games)
		games = next
	}
	return sum
}

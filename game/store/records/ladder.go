package records

// MostTogether is how many can play together against a monster.
const MostTogether = 3

// Ladder is how far a deck has climbed. A ladder has a flight for each number of players,
// from one to three, and a flight has a rung for each difficulty and named variant, the
// mildest first. A deck stands on the highest rung of a flight that it has beaten; those
// below count as climbed. Next comes the first rung of all that is not climbed.
type Ladder struct {
	Words   []string               // of the rungs, the mildest first
	Flights [MostTogether][]*Tally // by players and rung; nil: not yet tried
}

// Rung is a step of a ladder.
type Rung struct {
	Players int    `json:"players"`
	Word    string `json:"difficulty"`
}

// Ladders returns the ladders of all decks of persons by their list keys, in the adventure
// with that boss. Words are those of its difficulties and variants, the mildest first.
func Ladders(results []Result, boss string, words []string) map[string]*Ladder {
	all := map[string]*Ladder{}
	for i := range results {
		r := &results[i]
		step, players := rank(r.Difficulty, words), r.Players()
		if r.Uncounted || r.Standard() || r.Boss != boss || step == len(words) || players < 1 || players > MostTogether {
			continue
		}
		for _, key := range distinct(r.Decks) {
			l := all[key]
			if l == nil {
				l = NewLadder(words)
				all[key] = l
			}
			t := l.Flights[players-1][step]
			if t == nil {
				t = &Tally{}
				l.Flights[players-1][step] = t
			}
			t.count(r)
		}
	}
	return all
}

// NewLadder returns a ladder on which nothing has been tried.
func NewLadder(words []string) *Ladder {
	l := &Ladder{Words: words}
	for i := range l.Flights {
		l.Flights[i] = make([]*Tally, len(words))
	}
	return l
}

// Height is how many rungs of a flight are climbed.
func (l *Ladder) Height(players int) int {
	for i := len(l.Words); i > 0; i-- {
		if t := l.Flights[players-1][i-1]; t != nil && t.Wins > 0 {
			return i
		}
	}
	return 0
}

// Climbed is how many rungs of all flights are climbed, and how many there are.
func (l *Ladder) Climbed() (climbed, of int) {
	for players := 1; players <= MostTogether; players++ {
		climbed += l.Height(players)
	}
	return climbed, MostTogether * len(l.Words)
}

// Next is the next rung, and false at the top of the last flight.
func (l *Ladder) Next() (Rung, bool) {
	for players := 1; players <= MostTogether; players++ {
		if h := l.Height(players); h < len(l.Words) {
			return Rung{players, l.Words[h]}, true
		}
	}
	return Rung{}, false
}

package records

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/store/replay"
)

// Gains are what a victory has changed in the records.
type Gains struct {
	Climbs []Climb
	First  bool // there was no victory of its kind before
	// Faster and Sooner are the turns of the fastest earlier victory of its kind and of its
	// voyage, if this one took fewer; 0: it did not, or there was none.
	Faster, Sooner int
}

// Climb is a deck that stands higher on its ladder.
type Climb struct {
	Name string // of the deck
	Rung Rung
}

// GainsOf returns what a game has changed after those before it. Words are those of the ladder of
// the adventure with that boss.
func GainsOf(before []Result, r *Result, boss string, words []string) (g Gains) {
	if r.Uncounted || !r.Won {
		return g
	}
	var kind, voyage Tally
	for i := range before {
		b := &before[i]
		if !b.Uncounted && b.sameKind(r) {
			kind.count(b)
		}
		if !b.Uncounted && r.Voyage != "" && b.Voyage == r.Voyage {
			voyage.count(b)
		}
	}
	g.Climbs, g.First = climbs(before, r, boss, words), kind.Wins == 0
	if r.Turns == 0 { // not known
		return g
	}
	if kind.Fastest > r.Turns {
		g.Faster = kind.Fastest
	}
	if voyage.Fastest > r.Turns {
		g.Sooner = voyage.Fastest
	}
	return g
}

// sameKind reports whether a game had the same monster, difficulty and number of players, or was a
// standard game against the same opponent.
func (r *Result) sameKind(won *Result) bool {
	if r.Mode != won.Mode || r.Boss != won.Boss || r.Difficulty != won.Difficulty || r.Players() != won.Players() {
		return false
	}
	return !won.Standard() || len(r.Decks) == 1 && r.Rival() == won.Rival()
}

// Rival is the opponent of the only person of a standard game.
func (r *Result) Rival() string {
	for seat := range r.Team {
		if r.Team[seat].Bot == "" {
			return r.Opponent(seat)
		}
	}
	return replay.Person
}

// climbs are the decks of persons that a victory has lifted.
func climbs(before []Result, r *Result, boss string, words []string) (all []Climb) {
	was, names := Ladders(before, boss, words), NamesOf([]Result{*r}, nil)
	for key, l := range Ladders([]Result{*r}, boss, words) {
		players := r.Players()
		if h := l.Height(players); was[key] == nil || was[key].Height(players) < h {
			all = append(all, Climb{names.Of(key), Rung{players, words[h-1]}})
		}
	}
	slices.SortFunc(all, func(a, b Climb) int { return cmp.Compare(a.Name, b.Name) })
	return all
}

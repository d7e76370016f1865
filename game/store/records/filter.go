package records

import (
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/store/replay"
)

// Kind is a kind of games.
type Kind int

// The kinds.
const (
	AllGames        Kind = iota
	Adventures           // against a monster
	AgainstComputer      // standard games between a person and a bot
	BetweenPersons       // standard games between two persons
	Kinds
)

// Filter selects games. The zero value selects all that count.
type Filter struct {
	Kind    Kind
	Word    string // of the difficulty, the variant, or the opponent; see [Filter.WordOf]; "": any
	Players int    // 0: any number
	Deck    string // a list key; "": any
	Since   time.Time
	Words   []string // those of the ladder: others are [Custom]
}

// Custom stands for all conditions that have no name.
const Custom = "custom"

// WordOf is the group of a game: the word of its difficulty or variant, [Custom] or, for a
// standard game, the opponent: the name of a bot, or [replay.Person].
func (f *Filter) WordOf(r *Result) string {
	if !r.Standard() {
		if !slices.Contains(f.Words, r.Difficulty) {
			return Custom
		}
		return r.Difficulty
	}
	for i := range r.Team {
		if r.Team[i].Bot != "" {
			return r.Team[i].Bot
		}
	}
	return replay.Person
}

// Of returns the selected games.
func (f *Filter) Of(results []Result) []*Result {
	var some []*Result
	for i := range results {
		r := &results[i]
		if r.Uncounted || f.Kind != AllGames && f.Kind != r.Kind() || f.Word != "" && f.WordOf(r) != f.Word ||
			f.Players > 0 && r.Players() != f.Players || f.Deck != "" && !slices.Contains(r.Decks, f.Deck) {
			continue
		}
		if !f.Since.IsZero() {
			if at, ok := r.At(); !ok || at.Before(f.Since) {
				continue
			}
		}
		some = append(some, r)
	}
	return some
}

// Kind is the kind of a game.
func (r *Result) Kind() Kind {
	switch {
	case !r.Standard():
		return Adventures
	case len(r.Decks) < len(r.Team) && len(r.Decks) < 2:
		return AgainstComputer
	}
	return BetweenPersons
}

// At is when a game began, and false if that was not recorded.
func (r *Result) At() (time.Time, bool) {
	at, err := time.Parse(time.RFC3339, r.Started)
	return at, err == nil
}

// Outcome is how a game ended.
type Outcome int

// The outcomes.
const (
	Lost   Outcome = iota
	Won            // by the players of an adventure, or by the person of a standard game
	Shared         // by one of two persons
	Outcomes
)

// Outcome is how a game ended for those who played it, or for whoever played the deck with that
// list key.
func (r *Result) Outcome(deck string) Outcome {
	won := r.Won
	if r.Kind() == BetweenPersons {
		if deck == "" || len(r.Team) == 2 && r.Team[0].Deck == r.Team[1].Deck || r.Winner < 1 || r.Winner > len(r.Team) {
			return Shared
		}
		seat := slices.IndexFunc(r.Team, func(m Member) bool { return m.Deck == deck && m.Bot == "" })
		won = seat >= 0 && r.WonBy(seat)
	}
	if won {
		return Won
	}
	return Lost
}

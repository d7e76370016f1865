package records

import (
	"path/filepath"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Folder is where, in the folder of the saves of a game beside KeyForge, its records are.
const Folder = "records"

// In are the records of another game than KeyForge, whose saves are in the directory.
func In(saves string) *Store {
	if saves == "" {
		return Open("")
	}
	return Open(filepath.Join(saves, Folder))
}

// ResultOf returns the result of a story of any game, and false when there is none to be counted: it is not over, or no person
// played. Where a mode has difficulties, the players play together against it.
func ResultOf(k game.Kind, s *replay.Story[game.Game]) (Result, bool) {
	h, g := &s.Header, s.Game()
	if !g.Over() {
		return Result{}, false
	}
	r := Result{Game: GameOf(h), Rules: k.Name(), Started: h.Started, Difficulty: printable.Text(h.Difficulty, printable.Name),
		Undo: s.UndoMode(), Uncounted: h.Edited || h.Taken > 0, Advised: h.Advised, Turns: g.Turn(),
		Voyage: printable.Text(h.Voyage, printable.Name), Match: printable.Text(h.Match, printable.Name), Round: h.Round}
	entrants := k.Entrants(g)
	for seat := range g.Seats() {
		m := Member{Bot: Bot(h, seat)}
		if seat < len(entrants) {
			m.Deck = entrants[seat]
		}
		if m.Bot == "" && seat < len(h.Players) {
			m.Player = h.Players[seat]
		}
		if r.Team = append(r.Team, m); m.Bot == "" {
			r.Decks = append(r.Decks, m.Deck)
		}
	}
	if mode := printable.Text(h.Mode, printable.Name); len(k.Difficulties(h.Mode)) > 0 {
		r.Boss, r.Won = mode, slices.ContainsFunc(seatsOf(g), g.Won)
	} else {
		r.Mode = mode
		r.winners(g)
	}
	return r, r.Game != "" && r.Decks != nil
}

func seatsOf(g game.Game) (all []game.Seat) {
	for seat := range g.Seats() {
		all = append(all, game.Seat(seat))
	}
	return all
}

// DealOf describes the game of a story of any game: with what its seats play stands in the place of decks.
func DealOf(k game.Kind, s *replay.Story[game.Game]) Deal {
	h := &s.Header
	return Deal{Game: GameOf(h), Mode: printable.Text(h.Mode, printable.Name), Difficulty: printable.Text(h.Difficulty, printable.Name),
		Decks: k.Entrants(s.Game())}
}

// LadderOf is the first mode of a kind in which the players fight together, which stands in the place of a monster, and its
// difficulties, the mildest first: the rungs of its ladders.
func LadderOf(k game.Kind) (mode string, difficulties []string) {
	for _, mode := range k.Modes() {
		if all := k.Difficulties(mode); len(all) > 0 {
			return mode, all
		}
	}
	return "", nil
}

// winners notes who won a game of players against each other.
func (r *Result) winners(g game.Game) {
	for _, seat := range seatsOf(g) {
		if g.Won(seat) {
			r.Winners = append(r.Winners, int(seat)+1)
			r.Won = r.Won || len(r.Decks) == 1 && r.Team[seat].Bot == ""
		}
	}
	if r.Winners != nil {
		r.Winner = r.Winners[0]
	}
	if len(r.Winners) == 1 {
		r.Winners = nil
	}
}

// Named are results in which everybody who sat at a table has the name of what they played with.
func Named(results []Result, name func(entrant string) string) []Result {
	results = slices.Clone(results)
	for i := range results {
		team := slices.Clone(results[i].Team)
		for k := range team {
			team[k].Name = name(team[k].Deck)
		}
		results[i].Team = team
	}
	return results
}

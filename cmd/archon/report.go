package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/sim"
)

// report is what archon sim prints.
type report struct {
	Games              int      `json:"games"`
	Wins               any      `json:"wins"` // a number, or in a duel one for each deck
	Losses             *int     `json:"losses,omitempty"`
	Unfinished         int      `json:"unfinished"`
	Decisions          int      `json:"decisions"`
	Turns              int      `json:"turns"`
	Seconds            float64  `json:"seconds"`
	GamesPerSecond     float64  `json:"gamesPerSecond"`
	DecisionsPerSecond float64  `json:"decisionsPerSecond"`
	Rises              counts   `json:"rises,omitempty"`
	KeyrakenDamageMean *float64 `json:"keyrakenDamageMean,omitempty"`
	StateHash          string   `json:"stateHash"`
}

// counts is a histogram; encoding/json sorts its keys.
type counts map[string]int

// String lists the counts in the order of their names.
func (c counts) String() string {
	var words []string
	for _, name := range slices.Sorted(maps.Keys(c)) {
		words = append(words, fmt.Sprintf("%s: %d", name, c[name]))
	}
	return strings.Join(words, ", ")
}

// tally counts what only adventures have.
type tally struct {
	rises  counts
	damage int
}

func newTally(adventure bool) *tally {
	if !adventure {
		return &tally{}
	}
	return &tally{rises: counts{"0": 0, "1": 0, "2": 0, "3": 0, "4": 0}}
}

func (t *tally) note(g *game.Game) {
	boss := g.Boss()
	if boss == 0 {
		return
	}
	t.rises[strconv.Itoa(rises(g))]++
	t.damage += int(g.State().Cards[boss].Damage)
}

func newReport(t *table, r sim.Result, counted *tally, seconds float64) *report {
	out := &report{
		Games: r.Games, Unfinished: r.Unfinished, Decisions: r.Decisions, Turns: r.Turns,
		Seconds: seconds, Rises: counted.rises, StateHash: fmt.Sprintf("%016x", r.StateHash),
	}
	if seconds > 0 {
		out.GamesPerSecond = float64(r.Games) / seconds
		out.DecisionsPerSecond = float64(r.Decisions) / seconds
	}
	if t.setup.Boss == "" {
		out.Wins = counts{t.names[0]: r.Wins[0], t.names[1]: r.Wins[1]}
		return out
	}
	losses := r.Wins[game.Monster]
	mean := 0.0
	if r.Games > 0 {
		mean = float64(counted.damage) / float64(r.Games)
	}
	out.Wins, out.Losses, out.KeyrakenDamageMean = r.Games-r.Unfinished-losses, &losses, &mean
	return out
}

func (r *report) write(w io.Writer, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(w).Encode(r)
	}
	var facts []byte
	facts = fmt.Appendf(facts, "%d games in %.1f seconds: %.1f games and %.0f decisions a second\n", r.Games, r.Seconds, r.GamesPerSecond, r.DecisionsPerSecond)
	facts = fmt.Appendf(facts, "wins: %v\n", r.Wins)
	if r.Losses != nil {
		facts = fmt.Appendf(facts, "losses: %d\ntimes that the Keyraken has risen, in how many games: %v\nmean damage on the Keyraken: %.1f\n", *r.Losses, r.Rises, *r.KeyrakenDamageMean)
	}
	facts = fmt.Appendf(facts, "unfinished: %d\ndecisions: %d\nturns: %d\nstate hash: %s\n", r.Unfinished, r.Decisions, r.Turns, r.StateHash)
	_, err := w.Write(facts)
	return err
}

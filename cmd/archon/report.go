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
	Games              int     `json:"games"`
	Wins               any     `json:"wins"` // a number, or in a duel one for each deck
	Losses             *int    `json:"losses,omitempty"`
	Unfinished         int     `json:"unfinished"`
	Decisions          int     `json:"decisions"`
	Turns              int     `json:"turns"`
	Seconds            float64 `json:"seconds"`
	GamesPerSecond     float64 `json:"gamesPerSecond"`
	DecisionsPerSecond float64 `json:"decisionsPerSecond"`
	// Gauges tell of each gauge of an adventure that has a limit how far it came,
	// in how many games.
	Gauges         map[string]counts `json:"gauges,omitempty"`
	BossDamageMean *float64          `json:"bossDamageMean,omitempty"`
	StateHash      string            `json:"stateHash"`
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
	gauges map[string]counts
	damage int
	buf    []game.Reading
}

func (t *tally) note(g *game.Game) {
	boss := g.Boss()
	if boss == 0 {
		return
	}
	t.damage += int(g.Card(boss).Damage)
	t.buf = g.Gauges(t.buf[:0])
	for _, r := range t.buf {
		if !r.Limited || r.OfPool {
			continue
		}
		if t.gauges == nil {
			t.gauges = map[string]counts{}
		}
		c := t.gauges[r.Name]
		if c == nil {
			c = counts{}
			for n := range r.Limit + 1 {
				c[strconv.Itoa(n)] = 0
			}
			t.gauges[r.Name] = c
		}
		c[strconv.Itoa(r.Value)]++
	}
}

func newReport(t *table, r sim.Result, counted *tally, seconds float64) *report {
	out := &report{
		Games: r.Games, Unfinished: r.Unfinished, Decisions: r.Decisions, Turns: r.Turns,
		Seconds: seconds, Gauges: counted.gauges, StateHash: fmt.Sprintf("%016x", r.StateHash),
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
	out.Wins, out.Losses, out.BossDamageMean = r.Games-r.Unfinished-losses, &losses, &mean
	return out
}

func (r *report) write(w io.Writer, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(w).Encode(r)
	}
	var facts []byte
	facts = fmt.Appendf(facts, "%s in %.1f seconds: %.1f games and %.0f decisions a second\n", plural(r.Games, "game"), r.Seconds,
		r.GamesPerSecond, r.DecisionsPerSecond)
	facts = fmt.Appendf(facts, "wins: %v\n", r.Wins)
	if r.Losses != nil {
		facts = fmt.Appendf(facts, "losses: %d\n", *r.Losses)
		for _, name := range slices.Sorted(maps.Keys(r.Gauges)) {
			facts = fmt.Appendf(facts, "%s, in how many games: %v\n", name, r.Gauges[name])
		}
		facts = fmt.Appendf(facts, "mean damage on the monster: %.1f\n", *r.BossDamageMean)
	}
	facts = fmt.Appendf(facts, "unfinished: %d\ndecisions: %d\nturns: %d\nstate hash: %s\n", r.Unfinished, r.Decisions, r.Turns, r.StateHash)
	_, err := w.Write(facts)
	return err
}

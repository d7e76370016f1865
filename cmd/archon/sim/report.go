package sim

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/stats"
)

// report is what archon sim prints.
type report struct {
	Games              int     `json:"games"`
	Wins               any     `json:"wins"` // a number, or in a duel one for each deck, or for each bot when two differ, or in another game
	Won                any     `json:"won"`  // the share of that with its interval, or the share of each
	Losses             *int    `json:"losses,omitempty"`
	Unfinished         int     `json:"unfinished"`
	Decisions          int     `json:"decisions"`
	Turns              int     `json:"turns"`
	Seconds            float64 `json:"seconds"`
	GamesPerSecond     float64 `json:"gamesPerSecond"`
	DecisionsPerSecond float64 `json:"decisionsPerSecond"`
	// For bots that think ahead: in how many turns they did, and how long a turn took.
	ThinkingTurns           int     `json:"thinkingTurns,omitempty"`
	ProcessorSecondsPerTurn float64 `json:"processorSecondsPerTurn,omitempty"`
	// Gauges counts, for each gauge of an adventure with a limit, how many games
	// reached each value.
	Gauges         map[string]counts `json:"gauges,omitempty"`
	BossDamageMean *float64          `json:"bossDamageMean,omitempty"`
	StateHash      string            `json:"stateHash"`

	pool *pool.Pool
	mode string
}

// byName is what is counted, by name; encoding/json sorts its keys.
type byName[T any] map[string]T

// drawnNames name the decks of duels whose decks are drawn for each game, with the keys of
// their words.
var drawnNames = map[string]string{"first": "drawn-first", "second": "drawn-second"}

// eachOf lists what is counted in the order of the names.
func eachOf[T any](p *pool.Pool, n byName[T]) string {
	var words []string
	for _, name := range slices.Sorted(maps.Keys(n)) {
		called := name
		if key, ok := drawnNames[name]; ok {
			called = p.T(key)
		}
		words = append(words, called+": "+p.Language.FormatNumbers("%v", n[name]))
	}
	return strings.Join(words, ", ")
}

// each is a number, or several by name, in words.
func each(p *pool.Pool, v any) string {
	switch n := v.(type) {
	case counts:
		return eachOf(p, n)
	case shares:
		return eachOf(p, n)
	}
	return p.Language.FormatNumbers("%v", v)
}

type (
	counts = byName[int]
	shares = byName[stats.Interval]
)

// tally counts what only adventures have.
type tally struct {
	gauges map[string]counts
	damage int
	buf    []keyforge.GaugeValue
}

func (t *tally) note(g *keyforge.Game) {
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

func newReport(t *setup.Game, r sim.Result, counted *tally, seconds float64) *report {
	out := &report{
		pool: t.Pool, mode: t.Mode.Name(),
		Games: r.Games, Unfinished: r.Unfinished, Decisions: r.Decisions, Turns: r.Turns,
		Gauges: counted.gauges, StateHash: fmt.Sprintf("%016x", r.StateHash),
	}
	out.speed(seconds)
	if t.Setup.Boss == "" {
		out.Wins = counts{t.Names[0]: r.Wins[0], t.Names[1]: r.Wins[1]}
		out.Won = shares{t.Names[0]: stats.Wilson(r.Wins[0], r.Games), t.Names[1]: stats.Wilson(r.Wins[1], r.Games)}
		return out
	}
	losses := r.Wins[keyforge.Monster]
	mean := 0.0
	if r.Games > 0 {
		mean = float64(counted.damage) / float64(r.Games)
	}
	wins := r.Games - r.Unfinished - losses
	out.Wins, out.Losses, out.BossDamageMean = wins, &losses, &mean
	out.Won = stats.Wilson(wins, r.Games)
	return out
}

// speed notes how long it took.
func (r *report) speed(seconds float64) {
	r.Seconds = seconds
	if seconds > 0 {
		r.GamesPerSecond = float64(r.Games) / seconds
		r.DecisionsPerSecond = float64(r.Decisions) / seconds
	}
}

func (r *report) write(w io.Writer, asJSON bool) error {
	if asJSON {
		return terminal.Encoder(w).Encode(r)
	}
	p, figures := r.pool, r.pool.Language.FormatNumbers
	p.Print(w, "sim-speed", r.Games, figures("%.1f", r.Seconds), figures("%.1f", r.GamesPerSecond), figures("%.0f", r.DecisionsPerSecond))
	p.Print(w, "sim-wins", each(p, r.Wins))
	p.Print(w, "sim-won", each(p, r.Won))
	if r.Losses != nil {
		p.Print(w, "sim-losses", *r.Losses)
		for _, name := range slices.Sorted(maps.Keys(r.Gauges)) {
			p.Print(w, "sim-gauge", r.gauge(name), eachOf(p, r.Gauges[name]))
		}
		p.Print(w, "sim-damage", figures("%.1f", *r.BossDamageMean))
	}
	p.Print(w, "sim-unfinished", r.Unfinished)
	p.Print(w, "sim-decisions", r.Decisions)
	p.Print(w, "sim-turns", r.Turns)
	if r.ThinkingTurns > 0 {
		p.Print(w, "sim-thinking", r.ThinkingTurns, figures("%.3f", r.ProcessorSecondsPerTurn))
	}
	p.Print(w, "sim-hash", r.StateHash)
	return nil
}

// gauge is the name of a gauge of the adventure.
func (r *report) gauge(name string) string {
	language := r.pool.Language
	if a, err := r.pool.Named(r.mode); err == nil {
		language = language.WithWords(a.Words)
	}
	return strings.ToLower(language.T("gauge-" + name))
}

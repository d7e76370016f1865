package sim

import (
	"fmt"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/stats"
)

// contestFlags are the flags of a contest.
var contestFlags = []string{"players", "mode", "difficulty", "seed", "bot", "games", "workers", "json"}

// contest lets computers play a game that is known by package game alone: its weakest, unless others are named.
func contest(c *cobra.Command, o *setup.Options, play arena.Contest, asJSON bool) (err error) {
	if play.Setup, err = o.Deal(c, play.Kind); err != nil {
		return err
	}
	g, err := play.Kind.Start(&play.Setup)
	if err != nil {
		return err
	}
	if !c.Flags().Changed("bot") {
		play.Players = play.Kind.Players()[:1]
	}
	for _, name := range play.Players {
		if _, err := games.NewPlayer(play.Kind, name, 0); err != nil {
			return err
		}
	}
	if play.Players, err = setup.PerSeat(play.Players, g.Seats()); err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	bar := terminal.Progress(c.ErrOrStderr(), play.Games, o.Pool.T("bar-games"))
	play.Seed, play.Each = o.Seed, func() { _ = bar.Add(1) }
	start := time.Now()
	result, err := play.Run(ctx)
	_ = bar.Clear()
	if err != nil {
		return err
	}
	return contestReport(o, &play, result, time.Since(start).Seconds()).write(c.OutOrStdout(), asJSON)
}

// contestReport says how often each has won.
func contestReport(o *setup.Options, play *arena.Contest, r arena.Result, seconds float64) *report {
	wins, won := counts{}, shares{}
	for i, name := range play.Players {
		if slices.Contains(play.Players[:i], name) {
			name += fmt.Sprintf("#%d", i+1)
		}
		wins[name], won[name] = r.Wins[i], stats.Wilson(r.Wins[i], r.Games)
	}
	out := &report{pool: o.Pool, Games: r.Games, Unfinished: r.Unfinished, Decisions: r.Decisions, Turns: r.Turns,
		Wins: wins, Won: won, StateHash: fmt.Sprintf("%016x", r.StateHash)}
	out.speed(seconds)
	return out
}

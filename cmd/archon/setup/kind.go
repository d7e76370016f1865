package setup

import (
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
)

// GameFlag adds the flag that names a game.
func GameFlag(c *cobra.Command, p *pool.Pool, name *string) {
	c.Flags().StringVar(name, "game", games.KeyForge, p.T("flag-game", strings.Join(p.Games.Names(), ", ")))
}

// Kind is a game that is known by package game alone; nil for KeyForge. Its commands take these flags, and no others that
// were given.
func Kind(c *cobra.Command, p *pool.Pool, name string, takes ...string) (game.Kind, error) {
	if name == games.KeyForge {
		return nil, nil
	}
	kind, err := p.Games.Named(name)
	c.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if err == nil && f.Changed && f.Name != "game" && !slices.Contains(takes, f.Name) {
			err = message.New("flag-not-of-game", f.Name, name)
		}
	})
	return kind, err
}

// Deal is the set-up of a new game of a kind, with the number of players, the mode and the difficulty that were given.
func (o *Options) Deal(c *cobra.Command, kind game.Kind) (game.Setup, error) {
	mode, difficulty := "", ""
	if c.Flags().Changed("mode") {
		mode = o.Mode
	}
	if c.Flags().Changed("difficulty") {
		difficulty = o.Difficulty
	}
	return games.Deal(kind, o.players(c), mode, difficulty, o.Seed)
}

// Voyage is the set-up of the voyage of this week, which it returns, for the number of players that was given.
func (o *Options) Voyage(c *cobra.Command, kind game.Kind) (s game.Setup, week string, err error) {
	week = games.Week(time.Now())
	s, err = games.Voyage(kind, o.players(c), week)
	return s, week, err
}

// players are as many as were given; 0: as many as usual.
func (o *Options) players(c *cobra.Command) int {
	if c.Flags().Changed("players") {
		return o.Players
	}
	return 0
}

// PerSeat gives every seat its bot, one for all or one for each.
func PerSeat(names []string, seats int) ([]string, error) {
	if len(names) == 1 {
		return slices.Repeat(names, seats), nil
	}
	if len(names) != seats {
		return nil, message.New("bots-for-seats", len(names), seats)
	}
	return names, nil
}

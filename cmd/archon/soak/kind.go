package soak

import (
	"math/rand/v2"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/games"
)

// mostPlayers is how many players are tried; games that are for fewer are played with as many as usual.
const mostPlayers = 4

// soakKind plays a game that is known by package game alone.
func soakKind(c *cobra.Command, p *pool.Pool, s *arena.Soak) (err error) {
	if s.Words, err = s.Kind.Words(p.Language.Name); err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	p.Print(c.OutOrStdout(), "soak-seed", s.Seed)
	bar := terminal.Progress(c.ErrOrStderr(), s.Decisions, p.T("bar-decisions"))
	s.Begin, s.Each = deal(s.Kind), func(n int) { _ = bar.Add(n) }
	got, err := s.Run(ctx)
	_ = bar.Clear()
	p.Print(c.OutOrStdout(), "soak-played", got.Decisions, got.Games)
	return err
}

// deal makes set-ups of all modes, difficulties and numbers of players.
func deal(kind game.Kind) func(*rand.Rand) (game.Setup, error) {
	return func(r *rand.Rand) (game.Setup, error) {
		modes, difficulty := kind.Modes(), ""
		mode := modes[r.IntN(len(modes))]
		if all := kind.Difficulties(mode); len(all) > 0 {
			difficulty = all[r.IntN(len(all))]
		}
		players, seed := 1+r.IntN(mostPlayers), r.Uint64()
		s, err := games.Deal(kind, players, mode, difficulty, seed)
		if err != nil {
			s, err = games.Deal(kind, 0, mode, difficulty, seed)
		}
		return s, err
	}
}

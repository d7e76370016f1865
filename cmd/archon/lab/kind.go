package lab

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/lab/figures"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
)

// compareFlags are the flags of a lab for games that are known by package game alone.
var compareFlags = []string{"players", "mode", "difficulty", "bot", "games", "seed", "workers", "json", "csv"}

// compare lets bots play a game and says what won: the weakest but one of them, unless others are named.
func (o *options) compare(c *cobra.Command, kind game.Kind, args []string) error {
	what, ok := kind.(game.Comparer)
	switch {
	case !ok:
		return message.New("lab-compares-nothing", kind.Name())
	case len(args) > 0:
		return message.New("lab-no-decks", kind.Name())
	case o.workers < 1 || o.games < 0:
		return message.New("lab-workers")
	}
	all := kind.Players()
	bots := []string{all[min(1, len(all)-1)]}
	if c.Flags().Changed("bot") {
		bots = strings.Split(o.bot, ",")
	}
	for _, name := range bots {
		if _, err := games.NewPlayer(kind, name, 0); err != nil {
			return err
		}
	}
	words, err := kind.Words(o.pool.Language.Name)
	if err != nil {
		return err
	}
	var studies []*figures.Study
	setups, err := o.setups(c, kind)
	if err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	n := o.number(labGames)
	bar := terminal.Progress(c.ErrOrStderr(), n*len(setups), o.pool.T("bar-games"))
	for _, s := range setups {
		contest := arena.Contest{Kind: kind, Setup: s, Games: n, Seed: o.seed, Workers: o.workers, Compare: what,
			Each: func() { _ = bar.Add(1) }}
		if contest.Players, err = o.perSeat(kind, &s, bots); err != nil {
			return err
		}
		r, err := contest.Run(ctx)
		if err != nil {
			return err
		}
		title := words.Name() + ", " + words.Setup(&s)
		studies = append(studies, figures.NewStudy(&contest, &r, title, fault.Version(), o.pool.Language.Name))
	}
	_ = bar.Clear()
	return o.show.studies(c, o.pool, studies)
}

// perSeat are the bots that sit on the seats of a game.
func (o *options) perSeat(kind game.Kind, s *game.Setup, bots []string) ([]string, error) {
	g, err := kind.Start(s)
	if err != nil {
		return nil, err
	}
	return setup.PerSeat(bots, g.Seats())
}

// setups are the games that are wanted: one for each difficulty.
func (o *options) setups(c *cobra.Command, kind game.Kind) (all []game.Setup, err error) {
	mode, difficulties := kind.Modes()[0], []string{""}
	if c.Flags().Changed("mode") {
		mode = o.mode
	}
	if c.Flags().Changed("difficulty") {
		if difficulties = o.difficulties; slices.Contains(difficulties, "all") {
			difficulties = kind.Difficulties(mode)
		}
	}
	for _, d := range difficulties {
		s, err := games.Deal(kind, o.players, mode, d, o.seed)
		if err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

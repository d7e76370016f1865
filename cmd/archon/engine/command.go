package engine

import (
	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/printable"
)

// Command is archon engine: the protocol on standard input and output.
func Command(p *pool.Pool) *cobra.Command {
	variant, name := "", ""
	c := &cobra.Command{
		Use:   "engine",
		Short: p.T("use-engine"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if _, err := setup.Kind(c, p, name); err != nil {
				return err
			}
			rules, err := p.Rules()
			if err != nil {
				return err
			}
			s := Server{Adventures: p.List, Rules: rules, Program: "archon " + fault.Version(),
				Language: languages.English().WithTitles(p.Title),
				Games:    p.Games, Game: name}
			if variant != "" {
				if _, s.Usual, err = adventure.FindMode(p.List[0], variant); err != nil {
					return err
				}
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			return s.Serve(ctx, terminal.NewInput(ctx, c.InOrStdin()), printable.JSON(c.OutOrStdout()))
		},
	}
	setup.GameFlag(c, p, &name)
	c.Flags().StringVar(&variant, "variant", "", p.T("flag-engine-variant"))
	return c
}

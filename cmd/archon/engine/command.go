package engine

import (
	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/printable"
)

// Command is archon engine: the protocol on standard input and output.
func Command(p *pool.Pool) *cobra.Command {
	variant := ""
	c := &cobra.Command{
		Use:   "engine",
		Short: p.T("use-engine"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			rules, err := p.Rules()
			if err != nil {
				return err
			}
			s := Server{Adventures: p.List, Rules: rules, Program: "archon " + fault.Version(),
				Language: languages.English().WithTitles(p.Title)}
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
	c.Flags().StringVar(&variant, "variant", "", p.T("flag-engine-variant"))
	return c
}

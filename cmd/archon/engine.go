package main

import (
	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/engine"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/printable"
)

func engineCommand(p *pool) *cobra.Command {
	variant := ""
	c := &cobra.Command{
		Use:   "engine",
		Short: p.T("use-engine"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			rules, err := p.rules()
			if err != nil {
				return err
			}
			s := engine.Server{Adventures: p.List, Rules: rules, Program: "archon " + fault.Version(),
				Language: languages.English().With(p.title)}
			if variant != "" {
				if _, s.Usual, err = adventure.Find(p.List[0], variant); err != nil {
					return err
				}
			}
			ctx, stop := untilStopped()
			defer stop()
			return s.Serve(ctx, newStoppable(ctx, c.InOrStdin()), printable.JSON(c.OutOrStdout()))
		},
	}
	c.Flags().StringVar(&variant, "variant", "", p.T("flag-engine-variant"))
	return c
}

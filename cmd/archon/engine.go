package main

import (
	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/engine"
	"github.com/keyraken/keyraken/game/fault"
)

func engineCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "engine",
		Short: "Let another program play: JSON Lines on standard input and output",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			rules, err := shipped.rules()
			if err != nil {
				return err
			}
			s := engine.Server{Rules: rules, Program: "archon " + fault.Version(), Language: english}
			ctx, stop := untilStopped()
			defer stop()
			return s.Serve(newStoppable(ctx, c.InOrStdin()), c.OutOrStdout())
		},
	}
}

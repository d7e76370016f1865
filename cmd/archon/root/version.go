package root

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/fault"
)

func versionCommand(p *pool.Pool) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: p.T("use-version"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			_, err := fmt.Fprintln(c.OutOrStdout(), program())
			return err
		},
	}
}

// program is the name and version of the program.
func program() string { return "archon " + strings.Join(fault.Build(), ", ") }

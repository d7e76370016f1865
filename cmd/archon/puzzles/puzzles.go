// Package puzzles is archon puzzles: the puzzle of the day and all others, shown, solved at a terminal, looked for in games of
// bots (find.go) and checked.
package puzzles

import (
	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
)

// Command is archon puzzles.
func Command(p *pool.Pool) *cobra.Command {
	c := &cobra.Command{Use: "puzzles", Short: p.T("use-puzzles")}
	c.AddCommand(findCommand(p))
	return c
}

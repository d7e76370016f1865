package decks

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
)

func undoCommand(p *pool.Pool) *cobra.Command {
	return &cobra.Command{
		Use:   "undo",
		Short: p.T("use-decks-undo"),
		Long:  p.T("long-undo"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			u, err := library.Open(library.Dir()).Undo()
			if err != nil {
				return err
			}
			out := c.OutOrStdout()
			p.Print(out, "import-is-undone", u.When.Local().Format("2006-01-02 15:04"), len(u.Removed), len(u.Reverted))
			for _, id := range u.Kept {
				fmt.Fprintln(out, " ", p.T("deck-stays", printable.Text(id, printable.Name)))
			}
			return nil
		},
	}
}

package decks

import (
	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
)

func removeCommand(p *pool.Pool) *cobra.Command {
	var yes bool
	c := &cobra.Command{
		Use:   "remove " + p.T("kind-name") + "...",
		Short: p.T("use-decks-remove"),
		Args:  cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := collection.Open(p, c.ErrOrStderr())
			if err != nil {
				return err
			}
			var some []*library.Entry
			for _, name := range args {
				e, err := s.FindOwn(name)
				if err != nil {
					return err
				}
				some = append(some, e)
			}
			if !yes && !confirmRemoval(p, c, some) {
				return message.New("nothing-removed")
			}
			for _, e := range some {
				removed, err := s.Remove(e.ID)
				if err != nil {
					return err
				}
				p.Print(c.OutOrStdout(), "removed-back", e.Name(), terminal.Quoted(removed.File))
			}
			return nil
		},
	}
	c.Flags().BoolVarP(&yes, "yes", "y", false, p.T("flag-yes"))
	return c
}

// confirmRemoval asks whether to remove decks, if there is somebody to ask.
func confirmRemoval(p *pool.Pool, c *cobra.Command, some []*library.Entry) bool {
	names := ""
	for _, e := range some {
		names += "  " + e.Name() + "\n"
	}
	return terminal.Confirm(c.InOrStdin(), c.OutOrStdout(), names+p.T("remove-n", len(some)))
}

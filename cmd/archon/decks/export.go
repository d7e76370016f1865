package decks

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/store/files"
)

func exportCommand(p *pool.Pool) *cobra.Command {
	var file string
	var plain, asJSON bool
	c := &cobra.Command{
		Use:   "export " + p.T("kind-name"),
		Short: p.T("use-decks-export"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			_, e, err := openEntry(p, c, args[0])
			if err != nil {
				return err
			}
			text := e.Deck.JSON()
			if plain || !asJSON && strings.HasSuffix(file, ".txt") {
				text = []byte(strings.TrimSpace(e.Deck.Plain()) + "\n")
			}
			if file == "" {
				_, err = c.OutOrStdout().Write(text)
				return err
			}
			return files.Write(file, text)
		},
	}
	c.Flags().StringVarP(&file, "output", "o", "", p.T("flag-output"))
	c.Flags().BoolVar(&plain, "text", false, p.T("flag-plain"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-default"))
	c.MarkFlagsMutuallyExclusive("text", "json")
	return c
}

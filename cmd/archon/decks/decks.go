// Package decks is archon decks: the decks of the library are listed, shown, imported, exported,
// edited, removed and checked, each by a file.
package decks

import (
	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/store/library"
)

// Command is archon decks, with the commands below it.
func Command(p *pool.Pool) *cobra.Command {
	list := listCommand(p)
	c := &cobra.Command{
		Use:   "decks",
		Short: p.T("use-decks"),
		Long:  p.T("long-decks", p.Folder(library.Dir())),
		Args:  cobra.NoArgs,
		RunE:  func(_ *cobra.Command, _ []string) error { return list.RunE(list, nil) },
	}
	c.AddCommand(list, showCommand(p), importCommand(p), undoCommand(p), exportCommand(p), allianceCommand(p), editCommand(p),
		removeCommand(p),
		checkCommand(p))
	return c
}

// openEntry reads the library and returns it with the deck of that name.
func openEntry(p *pool.Pool, c *cobra.Command, name string) (*collection.Collection, *library.Entry, error) {
	s, err := collection.Open(p, c.ErrOrStderr())
	if err != nil {
		return nil, nil, err
	}
	e, err := s.Find(name)
	return s, e, err
}

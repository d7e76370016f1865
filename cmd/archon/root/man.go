package root

import (
	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"github.com/keyraken/keyraken/cmd/archon/pool"
)

// manCommand writes the manual pages, for makers of packages. Their date is today's or
// that of SOURCE_DATE_EPOCH.
func manCommand(p *pool.Pool) *cobra.Command {
	return &cobra.Command{
		Use:    "man " + p.T("kind-dir"),
		Short:  p.T("use-man"),
		Args:   cobra.ExactArgs(1),
		Hidden: true,
		RunE: func(c *cobra.Command, args []string) error {
			root := c.Root()
			root.DisableAutoGenTag = true
			return doc.GenManTree(root, &doc.GenManHeader{Section: "1", Source: "Archon", Manual: p.T("use-archon")}, args[0])
		},
	}
}

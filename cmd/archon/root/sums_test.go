package root_test

import (
	"testing"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
)

// naming is a command that names a card, with a flag.
func naming(p *pool.Pool) *cobra.Command {
	c := &cobra.Command{Use: "name", Short: "Name a card", Run: func(c *cobra.Command, _ []string) { c.Println(p.Language.TitleOf("anger")) }}
	c.Flags().Int("much", 3, "how much")
	return c
}

// What the program says of itself is as before, in each language.
func TestProgramTellsAsBefore(t *testing.T) {
	archontest.Program{naming}.TellsAsBefore(t, "no file", "", "--help", "help", "help name", "help no", "name", "name --help", "name --no",
		"name --lang ru", "name --lang ru --english-titles", "--lang ru", "--lang ru --help", "help name --lang ru", "--lang no", "no",
		"--version")
}

package main

import (
	"errors"
	"fmt"
	"io"
	"net/url"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/printable"
)

// taken is a deck of an import as it is written in JSON.
type taken struct {
	From   string   `json:"from"`
	Name   string   `json:"name"`
	ID     string   `json:"id,omitempty"`
	Change string   `json:"change,omitempty"`
	Notes  []string `json:"notes,omitempty"`
	Error  string   `json:"error,omitempty"`
}

func importCommand() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "import FILE|DIRECTORY|LINK|-...",
		Short: "Put decks into the library, from files, links or standard input",
		Long: "Put decks into the library. Files hold one deck or many, and tell by themselves what they\n" +
			"are: the Master Vault's JSON, a CSV export or JSON of Decks of KeyForge, the Crucible's JSON,\n" +
			"plain text, a list that archon decks export wrote. A link or an id is fetched from the Master\n" +
			"Vault. - reads standard input. A deck that is there already is updated.",
		Args: cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			var sources []library.Source
			for _, arg := range args {
				some, err := sourcesOf(arg, c.InOrStdin())
				if err != nil {
					return err
				}
				sources = append(sources, some...)
			}
			ctx, stop := untilStopped()
			defer stop()
			bar := progress(c.ErrOrStderr(), barParts, "import")
			all, err := library.Open(library.Dir()).Take(ctx, sources, fetch, func(part float64) { _ = bar.Set(int(part * barParts)) })
			_ = bar.Clear()
			if asJSON {
				return errors.Join(err, writeTaken(c, all))
			}
			return errors.Join(err, tellTaken(c, all))
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "write a JSON array")
	return c
}

const barParts = 1000

// sourcesOf is what an argument of archon decks import stands for.
func sourcesOf(arg string, stdin io.Reader) ([]library.Source, error) {
	if arg == "-" {
		return []library.Source{{Name: "standard input", Read: func() ([]byte, error) { return library.ReadLimited(stdin) }}}, nil
	}
	some, err := library.Files(arg)
	if err == nil {
		return some, nil
	}
	if u, parseErr := url.Parse(arg); deck.IsUUID(arg) || parseErr == nil && u.Host != "" {
		return []library.Source{library.Text("link", []byte(arg))}, nil
	}
	if deck.HasPrivateCode(arg) {
		return nil, deck.ErrPrivateCode
	}
	return nil, err
}

func writeTaken(c *cobra.Command, all []library.Taken) error {
	out := []taken{}
	failed := false
	for _, t := range all {
		one := taken{From: t.From, Name: t.Name, ID: t.ID, Change: t.Change.String(), Notes: t.Notes}
		if t.Err != nil {
			one.Error, failed = t.Err.Error(), true
		}
		out = append(out, one)
	}
	err := encode(c.OutOrStdout(), out)
	if failed {
		return errors.Join(fmt.Errorf("%w: not every deck could be read", errFound), err)
	}
	return err
}

// tellTaken tells of each deck that is new or was not read, and sums up.
func tellTaken(c *cobra.Command, all []library.Taken) error {
	var changes [library.Same + 1]int
	failed := 0
	for _, t := range all {
		if t.Err != nil {
			failed++
			fmt.Fprintf(c.ErrOrStderr(), "archon: %s\n", failure(t))
			continue
		}
		changes[t.Change]++
		fmt.Fprintf(c.OutOrStdout(), "%s: %s (%s)\n", t.Change, t.Name, t.ID)
		for _, note := range t.Notes {
			fmt.Fprintf(c.OutOrStdout(), "  %s\n", printable.Text(note, printable.Line))
		}
	}
	var words []string
	for change := library.Added; change <= library.Same; change++ {
		if n := changes[change]; n > 0 {
			words = append(words, fmt.Sprintf("%s %s", plural(n, "deck"), change))
		}
	}
	if len(all) > 1 && words != nil {
		fmt.Fprintln(c.OutOrStdout(), strings.Join(words, ", "))
	}
	if failed > 0 {
		return fmt.Errorf("%w: %s could not be read", errFound, plural(failed, "deck"))
	}
	return nil
}

// failure says of a deck where it stands and what is wrong with it.
func failure(t library.Taken) string {
	words := []string{t.From, t.Name, t.Err.Error()}
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	return printable.Text(strings.Join(words, ": "), printable.Line)
}

package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"net/url"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/printable"
)

// taken is a deck of an import as it is written in JSON.
type taken struct {
	From    string   `json:"from"`
	Name    string   `json:"name"`
	ID      string   `json:"id,omitempty"`
	Change  string   `json:"change,omitempty"`
	Link    string   `json:"link,omitempty"`    // it is still to be fetched
	Missing []string `json:"missing,omitempty"` // cards that are not implemented
	Kept    string   `json:"kept,omitempty"`    // the file with what was there before
	Notes   []string `json:"notes,omitempty"`
	Error   string   `json:"error,omitempty"`
}

// importer imports decks, and tells of it.
type importer struct {
	*cobra.Command
	cat    *game.Catalogue
	dryRun bool
	yes    bool
	asJSON bool
}

func importCommand() *cobra.Command {
	var i importer
	i.Command = &cobra.Command{
		Use:   "import FILE|DIRECTORY|LINK|-...",
		Short: "Put decks into the library, from files, links or standard input",
		Long: "Put decks into the library. Files hold one deck or many, and tell by themselves what they\n" +
			"are: the Master Vault's JSON, a CSV export or JSON of Decks of KeyForge, the Crucible's JSON,\n" +
			"plain text, a list that archon decks export wrote. A link or an id is fetched from the Master\n" +
			"Vault. - reads standard input.\n\n" +
			"One deck is imported at once. Of several it is first told what would come of them, and asked\n" +
			"whether to import them; --yes imports them without asking, as it must be where nobody can be\n" +
			"asked, and --dry-run only tells. A deck that is there already is updated; when it has other\n" +
			"cards now, the list before is kept aside for a month. archon decks undo undoes an import.",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return i.run(args) },
	}
	i.Flags().BoolVar(&i.dryRun, "dry-run", false, "tell what would be imported, and import nothing")
	i.Flags().BoolVarP(&i.yes, "yes", "y", false, "import several decks without asking")
	i.Flags().BoolVar(&i.asJSON, "json", false, "write a JSON array")
	return i.Command
}

func (i *importer) run(args []string) error {
	var sources []library.Source
	for _, arg := range args {
		some, err := sourcesOf(arg, i.InOrStdin())
		if err != nil {
			return err
		}
		sources = append(sources, some...)
	}
	var err error
	if i.cat, err = shipped.catalogue(); err != nil {
		return err
	}
	ctx, stop := untilStopped()
	defer stop()
	lib := library.Open(library.Dir())
	bar := progress(i.ErrOrStderr(), barParts, "import")
	tell := func(part float64) { _ = bar.Set(int(part * barParts)) }
	p, err := lib.Look(ctx, sources, tell)
	_ = bar.Clear()
	if err != nil {
		return err
	}
	for _, problem := range p.Problems {
		fmt.Fprintln(i.ErrOrStderr(), "archon:", printable.Text(problem.Error(), printable.Line))
	}
	if i.dryRun {
		return i.tellPreview(p, math.MaxInt)
	}
	if n := changes(p); n > 1 && !i.yes {
		if err := i.tellPreview(p, fewLines); err != nil && !errors.Is(err, errFound) {
			return err
		}
		if !asked(i.Command, fmt.Sprintf("Import %s?", plural(n, "deck"))) {
			return errors.New("nothing was imported; --yes imports without asking")
		}
	}
	bar = progress(i.ErrOrStderr(), barParts, "import")
	err = lib.Take(ctx, p, fetch, tell)
	_ = bar.Clear()
	if i.asJSON {
		return errors.Join(err, i.write(p))
	}
	return errors.Join(err, i.tell(p))
}

// changes is how many decks an import would change.
func changes(p *library.Preview) int {
	n := 0
	for i := range p.Decks {
		if t := &p.Decks[i]; t.Link != "" || t.Err == nil && t.Change != library.Same {
			n++
		}
	}
	return n
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

// fewLines is how many decks are told of before it is asked whether to import them.
const fewLines = 40

// tellPreview tells what would come of an import: in short, and then of so many decks
// that are more than new or known.
func (i *importer) tellPreview(p *library.Preview, most int) error {
	if i.asJSON {
		return i.write(p)
	}
	var counts [library.Same + 1]int
	links, failed, unplayable := 0, 0, 0
	var lines []string
	for k := range p.Decks {
		t := &p.Decks[k]
		missing := i.missing(t)
		switch {
		case t.Err != nil:
			failed++
			lines = append(lines, "cannot be read: "+failure(t))
		case t.Deck == nil:
			links++
			lines = append(lines, "to be fetched from the Master Vault: "+t.Link)
		default:
			counts[t.Change]++
			if missing != "" || t.Change == library.Replaced || i.dryRun {
				lines = append(lines, fmt.Sprintf("%s: %s (%s)", t.Change, t.Name, t.ID))
			}
		}
		if missing != "" {
			unplayable++
			lines = append(lines, "  "+missing)
		}
	}
	sums := counted(counts[:])
	for _, more := range [...]struct {
		n     int
		words string
	}{{links, "to be fetched"}, {failed, "that cannot be read"}, {unplayable, "that cannot be played yet"}} {
		if more.n > 0 {
			sums = append(sums, fmt.Sprintf("%s %s", plural(more.n, "deck"), more.words))
		}
	}
	fmt.Fprintf(i.OutOrStdout(), "In %s: %s\n", plural(p.Sources, "source"), strings.Join(sums, ", "))
	for k, line := range lines {
		if k == most {
			fmt.Fprintf(i.OutOrStdout(), "  and %s more; --dry-run tells all\n", plural(len(lines)-k, "line"))
			break
		}
		fmt.Fprintf(i.OutOrStdout(), "  %s\n", printable.Text(line, printable.Line))
	}
	return unread(failed)
}

// counted says how many decks there are of each change.
func counted(counts []int) (words []string) {
	for change, n := range counts {
		if n > 0 {
			words = append(words, fmt.Sprintf("%s %s", plural(n, "deck"), library.Change(change)))
		}
	}
	return words
}

// missing says why a deck cannot be played yet, "" when it can.
func (i *importer) missing(t *library.Taken) string {
	if t.Deck == nil {
		return ""
	}
	n := library.MissingCards(t.Deck, i.cat)
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("cannot be played yet, %d of %d cards %s not implemented: %s", n, deck.Size, are(n),
		strings.Join(t.Deck.Missing(i.cat), ", "))
}

func (i *importer) write(p *library.Preview) error {
	out := []taken{}
	failed := 0
	for k := range p.Decks {
		t := &p.Decks[k]
		one := taken{From: t.From, Name: t.Name, ID: t.ID, Change: t.Change.String(), Kept: t.Kept, Notes: t.Notes}
		switch {
		case t.Err != nil:
			one.Error = t.Err.Error()
			failed++
		case t.Deck == nil:
			one.Link = t.Link
		default:
			one.Missing = t.Deck.Missing(i.cat)
		}
		out = append(out, one)
	}
	return errors.Join(unread(failed), encode(i.OutOrStdout(), out))
}

// unread is the error of an import with decks that cannot be read.
func unread(n int) error {
	if n == 0 {
		return nil
	}
	return fmt.Errorf("%w: %s could not be read", errFound, plural(n, "deck"))
}

// tell tells of each deck that was imported or not read, and sums up.
func (i *importer) tell(p *library.Preview) error {
	if len(p.Decks) == 1 && p.Decks[0].Err != nil {
		return found(failure(&p.Decks[0]))
	}
	var counts [library.Same + 1]int
	failed := 0
	for k := range p.Decks {
		t := &p.Decks[k]
		switch {
		case t.Err != nil:
			failed++
			fmt.Fprintf(i.ErrOrStderr(), "archon: %s\n", failure(t))
			continue
		case t.Change == 0: // what stopped the import is told at the end
			continue
		}
		counts[t.Change]++
		i.line("%s: %s (%s)", t.Change, t.Name, t.ID)
		if missing := i.missing(t); missing != "" {
			i.line("  %s", missing)
		}
		if t.Change == library.Replaced {
			i.line("  the list before is kept for a month; archon decks undo brings it back, and so does archon decks import %s", quoted(t.Kept))
		}
		for _, note := range t.Notes {
			i.line("  %s", note)
		}
	}
	if len(p.Decks) > 1 {
		i.line("%s", strings.Join(counted(counts[:]), ", "))
		if counts[library.Same] < len(p.Decks)-failed {
			i.line("archon decks undo undoes this import")
		}
	}
	return unread(failed)
}

// line writes a line, in which there may be words from outside.
func (i *importer) line(format string, args ...any) {
	if words := printable.Text(fmt.Sprintf(format, args...), printable.Line); words != "" {
		fmt.Fprintln(i.OutOrStdout(), words)
	}
}

// failure says of a deck where it stands and what is wrong with it.
func failure(t *library.Taken) string {
	words := []string{t.From, t.Name, t.Err.Error()}
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	return printable.Text(strings.Join(words, ": "), printable.Line)
}

func undoCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "undo",
		Short: "Undo the last import, and the next time the one before it",
		Long: "Undo the last import, and the next time the one before it, for a month. Decks that came with\n" +
			"it are removed and kept aside; those that it changed are as they were before. What was changed\n" +
			"after the import stays as it is.",
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			u, err := library.Open(library.Dir()).Undo()
			if err != nil {
				return err
			}
			out := c.OutOrStdout()
			fmt.Fprintf(out, "the import of %s is undone: %s removed, %s as before\n", u.When.Local().Format("2006-01-02 15:04"),
				plural(len(u.Removed), "deck"), plural(len(u.Back), "deck"))
			for _, id := range u.Stayed {
				fmt.Fprintf(out, "  %s was changed after it and stays\n", printable.Text(id, printable.Name))
			}
			return nil
		},
	}
}

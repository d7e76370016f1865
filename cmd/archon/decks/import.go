package decks

import (
	"errors"
	"fmt"
	"io"
	"math"
	"net/url"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
)

// importedDeck is a deck of an import as written in JSON.
type importedDeck struct {
	From    string   `json:"from"`
	Name    string   `json:"name"`
	ID      string   `json:"id,omitempty"`
	Change  string   `json:"change,omitempty"`
	Link    string   `json:"link,omitempty"`    // it still has to be fetched
	Missing []string `json:"missing,omitempty"` // cards that are not implemented
	Kept    string   `json:"kept,omitempty"`    // the file with what was there before
	Notes   []string `json:"notes,omitempty"`
	Error   string   `json:"error,omitempty"`
}

// importer imports decks, and reports on it.
type importer struct {
	*cobra.Command
	*pool.Pool
	cat    *keyforge.Catalogue
	dryRun bool
	yes    bool
	asJSON bool
}

func importCommand(p *pool.Pool) *cobra.Command {
	i := importer{Pool: p}
	i.Command = &cobra.Command{
		Use:   "import " + p.T("kind-source") + "...",
		Short: p.T("use-decks-import"),
		Long:  p.T("long-import"),
		Args:  cobra.MinimumNArgs(1),
		RunE:  func(_ *cobra.Command, args []string) error { return i.run(args) },
	}
	i.Flags().BoolVar(&i.dryRun, "dry-run", false, p.T("flag-dry-run"))
	i.Flags().BoolVarP(&i.yes, "yes", "y", false, p.T("flag-import-yes"))
	i.Flags().BoolVar(&i.asJSON, "json", false, p.T("flag-json-array"))
	return i.Command
}

func (i *importer) run(args []string) error {
	var sources []library.Source
	for _, arg := range args {
		some, err := sourcesOf(i.Pool, arg, i.InOrStdin())
		if err != nil {
			return err
		}
		sources = append(sources, some...)
	}
	return i.take(sources)
}

// take imports decks from sources.
func (i *importer) take(sources []library.Source) error {
	var err error
	if i.cat, err = i.Catalogue(); err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	lib := library.Open(library.Dir())
	bar := terminal.Progress(i.ErrOrStderr(), barParts, i.T("bar-import"))
	tell := func(part float64) { _ = bar.Set(int(part * barParts)) }
	p, err := lib.Preview(ctx, sources, tell)
	_ = bar.Clear()
	if err != nil {
		return err
	}
	for _, problem := range p.Problems {
		i.Warn(i.ErrOrStderr(), i.Describe(problem))
	}
	if i.dryRun {
		return i.tellPreview(p, math.MaxInt)
	}
	if n := changed(p); n > 1 && !i.yes {
		if err := i.tellPreview(p, fewLines); err != nil && !errors.Is(err, exit.ErrFindings) {
			return err
		}
		if !terminal.Confirm(i.InOrStdin(), i.OutOrStdout(), i.T("import-n", n)) {
			return message.New("nothing-imported")
		}
	}
	bar = terminal.Progress(i.ErrOrStderr(), barParts, i.T("bar-import"))
	err = lib.ImportPreview(ctx, p, fetch, tell)
	_ = bar.Clear()
	if i.asJSON {
		return errors.Join(err, i.write(p))
	}
	return errors.Join(err, i.tell(p))
}

// changed is how many decks an import would change.
func changed(p *library.Preview) int {
	n := 0
	for i := range p.Decks {
		if t := &p.Decks[i]; t.Link != "" || t.Err == nil && t.Change != library.Same {
			n++
		}
	}
	return n
}

const barParts = 1000

// sourcesOf are the sources that an argument of archon decks import stands for.
func sourcesOf(p *pool.Pool, arg string, stdin io.Reader) ([]library.Source, error) {
	if arg == "-" {
		return []library.Source{{Name: p.T("standard-input"), Read: func() ([]byte, error) { return library.ReadLimited(stdin) }}}, nil
	}
	some, err := library.Files(arg)
	if err == nil {
		return some, nil
	}
	if u, parseErr := url.Parse(arg); deck.IsUUID(arg) || parseErr == nil && u.Host != "" {
		return []library.Source{library.Text(p.T("link"), []byte(arg))}, nil
	}
	if deck.HasPrivateCode(arg) {
		return nil, deck.ErrPrivateCode
	}
	return nil, err
}

// fewLines is how many decks are listed before the question whether to import them.
const fewLines = 40

// tellPreview prints what an import would do: in short, then for at most that many
// decks that are neither simply new nor known.
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
			lines = append(lines, i.T("cannot-be-read", failure(i.Pool, t)))
		case t.Deck == nil:
			links++
			lines = append(lines, i.T("to-be-fetched", t.Link))
		default:
			counts[t.Change]++
			if missing != "" || t.Change == library.Replaced || i.dryRun {
				lines = append(lines, i.T(changes[t.Change].one, t.Name, t.ID))
			}
		}
		if missing != "" {
			unplayable++
			lines = append(lines, "  "+missing)
		}
	}
	sums := changeCounts(i.Pool, counts[:])
	for _, more := range [...]struct {
		n   int
		key string
	}{{links, "decks-to-fetch"}, {failed, "decks-unreadable"}, {unplayable, "decks-unplayable"}} {
		if more.n > 0 {
			sums = append(sums, i.T(more.key, more.n))
		}
	}
	i.Pool.Print(i.OutOrStdout(), "in-sources", p.Sources, strings.Join(sums, ", "))
	for k, line := range lines {
		if k == most {
			fmt.Fprintf(i.OutOrStdout(), "  %s\n", i.T("more-lines", len(lines)-k))
			break
		}
		fmt.Fprintf(i.OutOrStdout(), "  %s\n", printable.Text(line, printable.Line))
	}
	return unreadable(failed)
}

// changes are the keys of the words for what happens to a deck, and to many.
var changes = [...]struct{ one, many string }{
	library.Added: {"change-added", "decks-added"}, library.Updated: {"change-updated", "decks-updated"},
	library.Replaced: {"change-replaced", "decks-replaced"}, library.Same: {"change-same", "decks-same"},
}

// changeCounts says how many decks there are for each change.
func changeCounts(p *pool.Pool, counts []int) (words []string) {
	for change, n := range counts {
		if n > 0 {
			words = append(words, p.T(changes[change].many, n))
		}
	}
	return words
}

// missing says why a deck cannot be played yet, "" if it can.
func (i *importer) missing(t *library.Candidate) string {
	if t.Deck == nil {
		return ""
	}
	n := library.MissingCards(t.Deck, i.cat)
	if n == 0 {
		return ""
	}
	return i.T("cannot-be-played", n, deck.Size, strings.Join(t.Deck.Missing(i.cat), ", "))
}

func (i *importer) write(p *library.Preview) error {
	out := []importedDeck{}
	failed := 0
	for k := range p.Decks {
		t := &p.Decks[k]
		one := importedDeck{From: t.From, Name: t.Name, ID: t.ID, Change: t.Change.String(), Kept: t.Kept}
		for _, note := range t.Notes {
			one.Notes = append(one.Notes, i.Describe(note))
		}
		switch {
		case t.Err != nil:
			one.Error = i.Describe(t.Err)
			failed++
		case t.Deck == nil:
			one.Link = t.Link
		default:
			one.Missing = t.Deck.Missing(i.cat)
		}
		out = append(out, one)
	}
	return errors.Join(unreadable(failed), terminal.Encode(i.OutOrStdout(), out))
}

// unreadable is the error of an import with unreadable decks.
func unreadable(n int) error {
	if n == 0 {
		return nil
	}
	return message.New("decks-unread", exit.ErrFindings, n)
}

// tell reports each deck that was imported or not read, and sums up.
func (i *importer) tell(p *library.Preview) error {
	if len(p.Decks) == 1 && p.Decks[0].Err != nil {
		return exit.FindingsError(failure(i.Pool, &p.Decks[0]))
	}
	var counts [library.Same + 1]int
	failed := 0
	for k := range p.Decks {
		t := &p.Decks[k]
		switch {
		case t.Err != nil:
			failed++
			i.Warn(i.ErrOrStderr(), failure(i.Pool, t))
			continue
		case t.Change == 0: // what stopped the import is reported at the end
			continue
		}
		counts[t.Change]++
		i.line(i.T(changes[t.Change].one, t.Name, t.ID))
		if missing := i.missing(t); missing != "" {
			i.line("  " + missing)
		}
		if t.Change == library.Replaced {
			i.line("  " + i.T("list-kept", terminal.Quoted(t.Kept)))
		}
		for _, note := range t.Notes {
			i.line("  " + i.Describe(note))
		}
	}
	if len(p.Decks) > 1 {
		i.line(strings.Join(changeCounts(i.Pool, counts[:]), ", "))
		if counts[library.Same] < len(p.Decks)-failed {
			i.line(i.T("undo-undoes"))
		}
	}
	return unreadable(failed)
}

// line writes a line that may contain words from outside.
func (i *importer) line(words string) {
	if words = printable.Text(words, printable.Line); words != "" {
		fmt.Fprintln(i.OutOrStdout(), words)
	}
}

// failure says where a deck stands and what is wrong with it.
func failure(p *pool.Pool, t *library.Candidate) string {
	words := []string{t.From, t.Name, p.Describe(t.Err)}
	words = slices.DeleteFunc(words, func(w string) bool { return w == "" })
	return printable.Text(strings.Join(words, ": "), printable.Line)
}

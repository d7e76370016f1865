package decks

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
)

// checked is the report of archon decks check on one deck or file.
type checked struct {
	Name     string   `json:"name"`
	File     string   `json:"file,omitempty"`
	Good     bool     `json:"good"`
	Problems []string `json:"problems"`
	Remarks  []string `json:"remarks"`
}

func checkCommand(p *pool.Pool) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "check [" + p.T("kind-name") + "|" + p.T("kind-file") + "...]",
		Short: p.T("use-decks-check"),
		RunE: func(c *cobra.Command, args []string) error {
			own, err := collection.Open(p, c.ErrOrStderr())
			if err != nil {
				return err
			}
			s := &checker{Collection: own}
			var all []checked
			for _, arg := range args {
				some, err := s.check(arg)
				if err != nil {
					return err
				}
				all = append(all, some...)
			}
			if len(args) == 0 {
				if all, err = s.checkAll(); err != nil {
					return err
				}
			}
			return report(p, c, all, asJSON)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-array"))
	return c
}

// checker checks decks.
type checker struct {
	*collection.Collection
	alike map[string][]string // short names of decks, by identifying marks that no two decks should share
}

// check checks the deck of that name, or each deck in that file.
func (s *checker) check(arg string) ([]checked, error) {
	info, err := os.Stat(arg)
	if err != nil || info.IsDir() && !strings.ContainsAny(arg, `/\`) {
		e, err := s.Find(arg)
		if err != nil {
			return nil, err
		}
		return []checked{s.checkEntry(e)}, nil
	}
	sources, err := library.Files(arg)
	if err != nil {
		return nil, err
	}
	var all []checked
	for _, from := range sources {
		all = append(all, s.checkFile(from)...)
	}
	return all, nil
}

func (s *checker) checkFile(from library.Source) []checked {
	data, err := from.Read()
	if err != nil {
		return []checked{{File: from.Name, Problems: []string{s.Pool.Describe(err)}}}
	}
	var all []checked
	for one := range deck.All(data) {
		c := checked{Name: one.Name, File: from.Name, Problems: []string{}, Remarks: []string{}}
		for _, note := range one.Notes {
			c.Remarks = append(c.Remarks, s.Pool.Describe(note))
		}
		switch {
		case one.Err != nil:
			c.Problems = append(c.Problems, s.Pool.Describe(one.Err))
		case one.Fetch != "":
			c.Problems = append(c.Problems, s.Pool.T("only-a-link", one.Fetch))
		default:
			s.examine(&c, one.Deck)
		}
		c.Good = len(c.Problems) == 0
		all = append(all, c)
	}
	return all
}

func (s *checker) checkEntry(e *library.Entry) checked {
	c := checked{Name: e.Name(), Problems: []string{}, Remarks: []string{}}
	if !e.Embedded {
		c.File = s.File(e.ID)
		if ids := s.duplicates(e); len(ids) > 0 {
			c.Problems = append(c.Problems, s.Pool.T("twice-in-library", strings.Join(ids, ", ")))
		}
	}
	s.examine(&c, e.Deck)
	c.Good = len(c.Problems) == 0
	return c
}

// duplicates are the short names of some other decks of the library with the UUID or the
// list of this one.
func (s *checker) duplicates(e *library.Entry) []string {
	if s.alike == nil {
		s.alike = map[string][]string{}
		for i := range s.Entries {
			if o := &s.Entries[i]; !o.Embedded {
				for _, key := range identities(o) {
					s.alike[key] = append(s.alike[key], o.ID)
				}
			}
		}
	}
	const most = 5 // of thousands
	var ids []string
	for _, key := range identities(e) {
		for _, id := range s.alike[key] {
			if id != e.ID && len(ids) < most && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// identities are what no two decks of a library should share.
func identities(e *library.Entry) []string {
	if e.Deck.UUID == "" {
		return []string{e.Deck.ListKey()}
	}
	return []string{e.Deck.ListKey(), e.Deck.UUID}
}

// examine records what keeps a deck from being played, and what is not known about it.
func (s *checker) examine(c *checked, d *deck.Deck) {
	if missing := d.Missing(s.Catalogue); len(missing) > 0 {
		n := library.MissingCards(d, s.Catalogue)
		c.Problems = append(c.Problems, s.Pool.T("lacks-these", n, strings.Join(missing, ", ")))
	}
	if n := library.OpenIcons(d); n > 0 {
		c.Remarks = append(c.Remarks, s.Pool.T("enter-with-edit", n))
	} else if d.IconsOpen {
		c.Remarks = append(c.Remarks, s.Pool.T("source-tells-nothing"))
	}
}

// checkAll checks all decks of the library, and lists the files that could not be
// read.
func (s *checker) checkAll() ([]checked, error) {
	var all []checked
	for i := range s.Entries {
		if !s.Entries[i].Embedded {
			all = append(all, s.checkEntry(&s.Entries[i]))
		}
	}
	broken, err := s.Broken()
	if err != nil {
		return nil, err
	}
	for _, path := range broken {
		c := checked{File: path, Problems: []string{s.Pool.T("was-set-aside")}, Remarks: []string{}}
		if err := library.Check(path); err != nil {
			c.Problems[0] = s.Pool.T("was-set-aside-for", s.Pool.Describe(err))
		}
		all = append(all, c)
	}
	return all, nil
}

func report(p *pool.Pool, c *cobra.Command, all []checked, asJSON bool) error {
	bad := 0
	for i := range all {
		if !all[i].Good {
			bad++
		}
	}
	if asJSON {
		if err := terminal.Encode(c.OutOrStdout(), append([]checked{}, all...)); err != nil {
			return err
		}
	} else {
		writeReport(p, c, all)
	}
	if bad > 0 {
		return message.New("wrong-with-decks", exit.ErrFindings, bad, len(all))
	}
	return nil
}

func writeReport(p *pool.Pool, c *cobra.Command, all []checked) {
	for _, one := range all {
		words := []string{one.Name, one.File}
		if one.Name == "" {
			words = words[1:]
		} else if one.File != "" {
			words[1] = "(" + one.File + ")"
		}
		state := "good"
		if !one.Good {
			state = "bad"
		}
		fmt.Fprintf(c.OutOrStdout(), "%s: %s\n", p.T(state), printable.Text(strings.TrimSpace(strings.Join(words, " ")), printable.Line))
		for _, problem := range one.Problems {
			fmt.Fprintf(c.OutOrStdout(), "  %s\n", printable.Text(problem, printable.Line))
		}
		for _, r := range one.Remarks {
			fmt.Fprintf(c.OutOrStdout(), "  %s\n", printable.Text(p.T("note", r), printable.Line))
		}
	}
	if len(all) == 0 {
		p.Print(c.OutOrStdout(), "library-empty")
	}
}

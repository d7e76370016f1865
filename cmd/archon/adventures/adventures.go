// Package adventures is archon adventure: adventures that others have written, each a file, are checked,
// shown and kept.
package adventures

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Command is archon adventure.
func Command(p *pool.Pool) *cobra.Command {
	c := &cobra.Command{Use: "adventure", Short: p.T("use-adventure"), Long: p.T("use-adventure-long"), Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return list(c, p) }}
	c.AddCommand(checkCommand(p), showCommand(p), addCommand(p), wordsCommand(p))
	return c
}

// list lists the adventures that can be played.
func list(c *cobra.Command, p *pool.Pool) error {
	out := tabwriter.NewWriter(c.OutOrStdout(), 0, 0, 2, ' ', 0)
	for _, a := range p.List {
		name, print := a.Name(), ""
		if called, fingerprint, ok := scenario.FileName(name); ok {
			name, print = called, fingerprint
		}
		fmt.Fprintf(out, "%s\t%s\t%s\n", name, p.Language.WithWords(a.Words).T("adventure-title"), print)
	}
	return out.Flush()
}

// open reads a file; what is wrong is said with its name.
func open(path string) (written.Adventure, []byte, error) {
	a, text, err := written.Open(path, languages.All()...)
	if err != nil {
		return nil, nil, message.New("at", path, err)
	}
	return a, text, nil
}

func checkCommand(p *pool.Pool) *cobra.Command {
	var seed uint64
	var decisions int
	c := &cobra.Command{Use: "check " + p.T("kind-file"), Short: p.T("use-adventure-check"), Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			a, _, err := open(args[0])
			if err != nil {
				return message.New("adventure-wrong", exit.ErrFindings, err)
			}
			got, err := try(c, a, seed, decisions)
			if err != nil {
				return message.New("adventure-wrong", exit.ErrFindings, err)
			}
			p.Print(c.OutOrStdout(), "adventure-good", a.Called(), a.Name(), len(a.Cards()), len(a.Deck()), got.Games)
			return nil
		}}
	c.Flags().Uint64Var(&seed, "seed", 1, p.T("flag-seed"))
	c.Flags().IntVar(&decisions, "decisions", 4000, p.T("flag-decisions"))
	return c
}

// try plays random games against the monster.
func try(c *cobra.Command, a adventure.Adventure, seed uint64, decisions int) (sim.SoakResult, error) {
	all := adventure.List{a}
	cat, err := all.Catalogue()
	if err != nil {
		return sim.SoakResult{}, err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	s := sim.Soak{Rules: all.Rules(cat), Decisions: decisions, Seed: seed, Workers: 1, Each: func(int) {},
		Begin: func(number uint64, r *rand.Rand) (replay.Header, error) { return begin(a, number, r) }}
	return s.Run(ctx)
}

// begin begins a game of one to three of our decks, at a difficulty or under any variant.
func begin(a adventure.Adventure, number uint64, r *rand.Rand) (replay.Header, error) {
	var deals []keyforge.Deal
	names := deck.Embedded()
	for range 1 + number%keyforge.MaxSeats {
		d, err := deck.Named(names[r.IntN(len(names))])
		if err != nil {
			return replay.Header{}, err
		}
		deals = append(deals, d.Deal(0))
	}
	word := adventure.Difficulty(r.IntN(3)).String()
	if v, ok := a.(adventure.Varied); ok && r.IntN(2) == 0 {
		word = adventure.VariantWord(v, adventure.RandomVariant(r, v))
	}
	return save.Deal(a.Name(), word, adventure.Setup(a, deals, r.Uint64())), nil
}

func showCommand(p *pool.Pool) *cobra.Command {
	return &cobra.Command{Use: "show " + p.T("kind-file"), Short: p.T("use-adventure-show"), Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			a, _, err := open(args[0])
			if err != nil {
				return err
			}
			fmt.Fprintln(c.OutOrStdout(), strings.Join(written.Sheet(a, p.Language), "\n\n"))
			return nil
		}}
}

func addCommand(p *pool.Pool) *cobra.Command {
	return &cobra.Command{Use: "add " + p.T("kind-file"), Short: p.T("use-adventure-add"), Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			a, text, err := open(args[0])
			if err != nil {
				return err
			}
			path, err := written.Add(written.Dir(), a, text)
			if err == nil {
				p.Print(c.OutOrStdout(), "adventure-added", a.Called(), path)
			}
			return err
		}}
}

func wordsCommand(p *pool.Pool) *cobra.Command {
	return &cobra.Command{Use: "words [" + p.T("kind-term") + "]", Short: p.T("use-adventure-words"), Args: cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			about := strings.ToLower(strings.Join(args, ""))
			out := tabwriter.NewWriter(c.OutOrStdout(), 0, 0, 2, ' ', 0)
			found := false
			for _, words := range [][]notation.Word{written.Parts(), written.CardWords()} {
				for _, w := range words {
					if strings.Contains(strings.ToLower(w.Name+" "+w.Says), about) {
						fmt.Fprintf(out, "%s %s\t%s\n", w.Name, w.Takes, w.Says)
						found = true
					}
				}
			}
			if !found {
				return message.New("no-rule-about", printable.Quote(about))
			}
			return out.Flush()
		}}
}

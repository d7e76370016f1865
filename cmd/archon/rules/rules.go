// Package rules is archon rules: terms of the game and what they mean.
package rules

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
)

// Command is archon rules.
func Command(p *pool.Pool) *cobra.Command {
	codes, of := false, ""
	c := &cobra.Command{
		Use:   "rules [" + p.T("kind-term") + "]",
		Short: p.T("use-rules"),
		Args:  cobra.ArbitraryArgs,
		RunE: func(c *cobra.Command, args []string) error {
			pages, err := pagesOf(p, of)
			if err != nil {
				return err
			}
			if len(args) == 0 {
				writeContents(p, c.OutOrStdout(), pages)
				return nil
			}
			about := strings.Join(args, " ")
			found := adventure.FindPages(pages, about)
			if found == nil {
				return message.New("no-rule-about", strconv.Quote(about))
			}
			writePages(c.OutOrStdout(), found, codes)
			return nil
		},
	}
	c.Flags().StringVar(&of, "game", games.KeyForge, p.T("flag-rules-game", strings.Join(p.Games.Names(), ", ")))
	c.Flags().BoolVar(&codes, "codes", false, p.T("flag-rules-codes"))
	return c
}

// pagesOf are the rules of the game with that name.
func pagesOf(p *pool.Pool, name string) ([]game.Page, error) {
	if name == games.KeyForge {
		return p.Reference(p.Language), nil
	}
	k, err := p.Games.Named(name)
	if err != nil {
		return nil, err
	}
	w, err := k.Words(p.Language.Name)
	if err != nil {
		return nil, err
	}
	return w.Rules(), nil
}

// writeContents lists the titles of the pages by chapter.
func writeContents(p *pool.Pool, w io.Writer, pages []game.Page) {
	for i := range pages {
		if i == 0 || pages[i].Chapter != pages[i-1].Chapter {
			if i > 0 {
				fmt.Fprintln(w)
			}
			fmt.Fprintln(w, pages[i].Chapter)
		}
		fmt.Fprintln(w, "  "+pages[i].Title)
	}
	fmt.Fprintln(w)
	p.Print(w, "rules-how")
}

// writePages writes pages, with the codes of their rules for those who want to look them up.
func writePages(w io.Writer, pages []game.Page, codes bool) {
	for i, g := range pages {
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintf(w, "%s (%s)\n  %s\n", g.Title, g.Chapter, terminal.Wrap(g.Text, pageWidth, "  "))
		if codes {
			fmt.Fprintln(w, "  "+g.Rules)
		}
	}
}

// pageWidth is how many columns the text of a page takes, not counting its margin.
const pageWidth = 98

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
)

func exportCommand(p *pool) *cobra.Command {
	var file string
	var plain, asJSON bool
	c := &cobra.Command{
		Use:   "export " + p.T("kind-name"),
		Short: p.T("use-decks-export"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			_, e, err := p.openEntry(c, args[0])
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

func editCommand(p *pool) *cobra.Command {
	var name string
	var favourite bool
	var icons []string
	c := &cobra.Command{
		Use:   "edit " + p.T("kind-name"),
		Short: p.T("use-decks-edit"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := p.openCollection(c.ErrOrStderr())
			if err != nil {
				return err
			}
			e, err := s.findOwn(args[0])
			if err != nil {
				return err
			}
			changed, err := s.Change(e.ID, func(e *library.Entry) error {
				if c.Flags().Changed("title") {
					e.Title = name
				}
				if c.Flags().Changed("favourite") {
					e.Favourite = favourite
				}
				for _, words := range icons {
					if err := p.enterIcons(e, words); err != nil {
						return message.New("icons-of", words, err)
					}
				}
				return nil
			})
			if err != nil {
				return err
			}
			return s.show(c.OutOrStdout(), &changed)
		},
	}
	c.Flags().StringVar(&name, "title", "", p.T("flag-title"))
	c.Flags().BoolVar(&favourite, "favourite", true, p.T("flag-favourite"))
	c.Flags().StringArrayVar(&icons, "icons", nil,
		p.T("flag-icons"))
	c.MarkFlagsOneRequired("title", "favourite", "icons")
	return c
}

var iconsByName = map[string]card.Icon{
	"amber": card.AmberIcon, "capture": card.CaptureIcon, "damage": card.DamageIcon,
	"draw": card.DrawIcon, "unknown": deck.UnknownIcon,
}

// enterIcons reads words such as dust-imp#2=draw,amber and gives the card those
// icons.
func (p *pool) enterIcons(e *library.Entry, words string) error {
	name, list, ok := strings.Cut(words, "=")
	if !ok {
		return message.New("use-card-icons")
	}
	var icons []card.Icon
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		icon, ok := iconsByName[strings.ToLower(word)]
		if !ok {
			return message.New("no-icon-use", strconv.Quote(word))
		}
		icons = append(icons, icon)
	}
	at, err := p.copyOf(e.Deck, name)
	if err != nil {
		return err
	}
	e.Deck, err = library.SetIcons(e.Deck, at, icons)
	return err
}

// copyOf is the position in the deck of the card with that ID or title: the copy
// after the #, or the first one whose icons are not known, or the only one.
func (p *pool) copyOf(d *deck.Deck, name string) (int, error) {
	name, number, numbered := strings.Cut(name, "#")
	var at []int
	for i := range d.Cards {
		if id := d.Cards[i].ID; strings.EqualFold(id, name) || p.answers(id, name) {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return 0, message.New("deck-lacks-card", strconv.Quote(name))
	}
	if numbered {
		var n int
		if _, err := fmt.Sscanf(number, "%d", &n); err != nil || n < 1 || n > len(at) {
			return 0, message.New("deck-copies", len(at), name)
		}
		return at[n-1], nil
	}
	for _, i := range at {
		if slices.Contains(d.Cards[i].Icons, deck.UnknownIcon) {
			return i, nil
		}
	}
	if len(at) > 1 {
		return 0, message.New("deck-copies-which", len(at), name)
	}
	return at[0], nil
}

func removeCommand(p *pool) *cobra.Command {
	var yes bool
	c := &cobra.Command{
		Use:   "remove " + p.T("kind-name") + "...",
		Short: p.T("use-decks-remove"),
		Args:  cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := p.openCollection(c.ErrOrStderr())
			if err != nil {
				return err
			}
			var some []*library.Entry
			for _, name := range args {
				e, err := s.findOwn(name)
				if err != nil {
					return err
				}
				some = append(some, e)
			}
			if !yes && !p.confirmed(c, some) {
				return message.New("nothing-removed")
			}
			for _, e := range some {
				removed, err := s.Remove(e.ID)
				if err != nil {
					return err
				}
				p.tell(c.OutOrStdout(), "removed-back", e.Name(), quoted(removed.File))
			}
			return nil
		},
	}
	c.Flags().BoolVarP(&yes, "yes", "y", false, p.T("flag-yes"))
	return c
}

// quoted is a path quoted for a shell.
func quoted(path string) string {
	switch {
	case printable.Text(path, len(path)) != path:
		return escaped(path)
	case !strings.ContainsAny(path, " \t'\"$\\&;()<>|*?#"):
		return path
	case filepath.Separator == '\\':
		return `"` + path + `"` // no file name there contains this character
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}

// escaped is a path that cannot be shown as it is, quoted for a shell.
func escaped(path string) string {
	var b strings.Builder
	for i := range len(path) {
		switch c := path[i]; {
		case c == '\'' || c == '\\':
			b.WriteString(`\` + string(c))
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\x%02x`, c)
		default:
			b.WriteByte(c)
		}
	}
	return "$'" + b.String() + "'"
}

// confirmed asks whether to remove decks, if there is somebody to ask.
func (p *pool) confirmed(c *cobra.Command, some []*library.Entry) bool {
	names := ""
	for _, e := range some {
		names += "  " + e.Name() + "\n"
	}
	return asked(c, names+p.T("remove-n", len(some)))
}

// asked asks a question on the terminal, and reports whether the answer is yes; where
// nobody can be asked it is no.
func asked(c *cobra.Command, question string) bool {
	if f, ok := c.InOrStdin().(*os.File); !ok || !term.IsTerminal(int(f.Fd())) {
		return false
	}
	fmt.Fprint(c.OutOrStdout(), question, " (y/n) ")
	answer, err := bufio.NewReader(c.InOrStdin()).ReadString('\n')
	return (err == nil || errors.Is(err, io.EOF)) && strings.HasPrefix(strings.ToLower(strings.TrimSpace(answer)), "y")
}

package decks

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
)

func editCommand(p *pool.Pool) *cobra.Command {
	var name string
	var favourite bool
	var icons []string
	c := &cobra.Command{
		Use:   "edit " + p.T("kind-name"),
		Short: p.T("use-decks-edit"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := collection.Open(p, c.ErrOrStderr())
			if err != nil {
				return err
			}
			e, err := s.FindOwn(args[0])
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
					if err := enterIcons(p, e, words); err != nil {
						return message.New("icons-of", words, err)
					}
				}
				return nil
			})
			if err != nil {
				return err
			}
			return show(s, c.OutOrStdout(), &changed)
		},
	}
	c.Flags().StringVar(&name, "title", "", p.T("flag-title"))
	c.Flags().BoolVar(&favourite, "favourite", true, p.T("flag-favourite"))
	c.Flags().StringArrayVar(&icons, "icons", nil,
		p.T("flag-icons"))
	c.MarkFlagsOneRequired("title", "favourite", "icons")
	return c
}

// enterIcons reads words such as dust-imp#2=draw,amber and gives the card those
// icons.
func enterIcons(p *pool.Pool, e *library.Entry, words string) error {
	name, list, ok := strings.Cut(words, "=")
	if !ok {
		return message.New("use-card-icons")
	}
	var icons []card.Icon
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		icon, ok := deck.ParseIcon(strings.ToLower(word))
		if !ok {
			return message.New("no-icon-use", strconv.Quote(word))
		}
		icons = append(icons, icon)
	}
	at, err := copyOf(p, e.Deck, name)
	if err != nil {
		return err
	}
	e.Deck, err = library.SetIcons(e.Deck, at, icons)
	return err
}

// copyOf is the position in the deck of the card with that ID or title: the copy
// after the #, or the first one whose icons are not known, or the only one.
func copyOf(p *pool.Pool, d *deck.Deck, name string) (int, error) {
	name, number, numbered := strings.Cut(name, "#")
	var at []int
	for i := range d.Cards {
		if id := d.Cards[i].ID; strings.EqualFold(id, name) || p.Answers(id, name) {
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

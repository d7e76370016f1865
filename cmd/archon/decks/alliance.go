package decks

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
)

func allianceCommand(p *pool.Pool) *cobra.Command {
	var extras string
	i := importer{Pool: p, yes: true}
	i.Command = &cobra.Command{
		Use:   "alliance " + p.T("kind-name") + " " + p.T("kind-pod") + "...",
		Short: p.T("use-decks-alliance"),
		Long:  p.T("long-alliance"),
		Args:  cobra.ExactArgs(1 + deck.Houses),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := collection.Open(p, c.ErrOrStderr())
			if err != nil {
				return err
			}
			d, err := alliance(p, s, args[0], args[1:], extras)
			if err != nil {
				return err
			}
			return i.take([]library.Source{library.Text(d.Name, d.JSON())})
		},
	}
	i.Flags().StringVar(&extras, "extras", "", p.T("flag-extras"))
	i.Flags().BoolVar(&i.dryRun, "dry-run", false, p.T("flag-dry-run"))
	i.Flags().BoolVar(&i.asJSON, "json", false, p.T("flag-json-array"))
	return i.Command
}

// alliance makes an alliance of pods in words, each a deck, a colon and a house.
func alliance(p *pool.Pool, s *collection.Collection, name string, words []string, extras string) (*deck.Deck, error) {
	var pods [deck.Houses]deck.Pod
	for i, word := range words {
		at := strings.LastIndexByte(word, ':')
		if at < 0 {
			return nil, message.New("alliance-pods")
		}
		e, err := s.Find(word[:at])
		if err != nil {
			return nil, err
		}
		var ok bool
		if pods[i].House, ok = p.HouseNamed(word[at+1:]); !ok {
			return nil, message.New("alliance-not-its-house", strconv.Quote(e.Deck.Name), word[at+1:])
		}
		pods[i].Deck = e.Deck
	}
	if extras == "" {
		return deck.Alliance(name, pods, nil)
	}
	e, err := s.Find(extras)
	if err != nil {
		return nil, err
	}
	return deck.Alliance(name, pods, e.Deck)
}

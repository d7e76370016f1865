package decks

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

var orders = map[string]library.Order{"name": library.ByName, "added": library.ByAdded, "set": library.BySet, "wins": library.ByWins}

func listCommand(p *pool.Pool) *cobra.Command {
	var q library.Query
	var house, order string
	var playable, own, asJSON bool
	c := &cobra.Command{
		Use:   "list [" + p.T("kind-text") + "]",
		Short: p.T("use-decks-list"),
		Args:  cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			q.Text = strings.Join(args, " ")
			var ok bool
			if q.House, ok = p.HouseNamed(house); !ok && house != "" {
				return message.New("use-one-of", "--house", house, strings.Join(houseNames(), ", "))
			}
			if q.Order, ok = orders[order]; !ok {
				return message.New("use-one-of", "--sort", order, "name, added, set, wins")
			}
			if q.Set != "" && !slices.Contains(cards.DeckSetNames(), q.Set) {
				return message.New("use-one-of", "--set", q.Set, strings.Join(cards.DeckSetNames(), ", "))
			}
			s, err := collection.Open(p, c.ErrOrStderr())
			if err != nil {
				return err
			}
			q.Wins = s.Wins
			q.Keep = func(e *library.Entry) bool {
				return (!playable || library.MissingCards(e.Deck, s.Catalogue) == 0) && (!own || !e.Embedded)
			}
			some := q.Select(s.Entries)
			if asJSON {
				return writeJSON(s, c.OutOrStdout(), some)
			}
			return writeTable(s, c.OutOrStdout(), some)
		},
	}
	c.Flags().StringVar(&house, "house", "", p.T("flag-list-house"))
	c.Flags().StringVar(&q.Set, "set", "", p.T("flag-list-set", strings.Join(cards.DeckSetNames(), ", ")))
	c.Flags().BoolVar(&q.Favourite, "favourites", false, p.T("flag-list-favourites"))
	c.Flags().BoolVar(&playable, "playable", false, p.T("flag-list-playable"))
	c.Flags().BoolVar(&own, "own", false, p.T("flag-list-own"))
	c.Flags().StringVar(&order, "sort", "name", p.T("flag-list-sort"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-array"))
	return c
}

func houseNames() []string {
	var names []string
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if card.AllHouses.Has(h) {
			names = append(names, h.String())
		}
	}
	return names
}

// writeTable lists decks, a line each.
func writeTable(s *collection.Collection, w io.Writer, entries []library.Entry) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, head := range [...]string{"head-short", "head-name", "head-set", "head-houses", "head-won", "head-state"} {
		fmt.Fprint(t, "\t", s.Pool.T(head))
	}
	fmt.Fprintln(t)
	for i := range entries {
		e := &entries[i]
		mark := ""
		if e.Favourite {
			mark = "★"
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", mark, e.ID, e.Name(), e.Deck.Set, s.Pool.Houses(e.Deck), wonOf(s, e), stateOf(s, e))
	}
	return t.Flush()
}

// wonOf says how many games a deck has won, out of how many.
func wonOf(s *collection.Collection, e *library.Entry) string {
	n := s.Score(e)
	if n.Games == 0 {
		return "-"
	}
	return s.Pool.T("of", n.Wins, n.Games)
}

// stateOf says in a few words whether a deck can be played.
func stateOf(s *collection.Collection, e *library.Entry) string {
	words := []string{s.Pool.T("can-be-played")}
	if n := library.MissingCards(e.Deck, s.Catalogue); n > 0 {
		words[0] = s.Pool.T("lacks-of", n, deck.Size)
	}
	if n := library.OpenIcons(e.Deck); n > 0 {
		words = append(words, s.Pool.T("icons-unknown", n))
	}
	if e.Embedded {
		words = append(words, s.Pool.T("embedded"))
	}
	return strings.Join(words, ", ")
}

// listedDeck is a deck as archon decks writes it in JSON.
type listedDeck struct {
	ID        string                   `json:"id"`
	Name      string                   `json:"name"`
	Title     string                   `json:"title,omitempty"`
	UUID      string                   `json:"uuid,omitempty"`
	Set       string                   `json:"set"`
	Houses    []string                 `json:"houses"`
	Favourite bool                     `json:"favourite"`
	Embedded  bool                     `json:"embedded"`
	Added     time.Time                `json:"added,omitzero"`
	File      string                   `json:"file,omitempty"`
	Playable  bool                     `json:"playable"`
	Missing   []string                 `json:"missing"`
	OpenIcons int                      `json:"openIcons"` // cards whose bonus icons are not known
	Totals    library.Totals           `json:"totals"`
	Record    map[string]records.Tally `json:"record"` // by difficulty
	Deck      json.RawMessage          `json:"deck,omitempty"`
	Lab       []listedStudy            `json:"lab,omitempty"`
}

// listedStudy is what archon lab has found out about a deck.
type listedStudy struct {
	When time.Time `json:"when"`
	*lab.Report
}

func listing(s *collection.Collection, e *library.Entry) listedDeck {
	l := listedDeck{ID: e.ID, Name: e.Deck.Name, Title: e.Title, UUID: e.Deck.UUID, Set: e.Deck.Set, Favourite: e.Favourite,
		Embedded: e.Embedded, Added: e.Added}
	for _, h := range e.Deck.Houses {
		l.Houses = append(l.Houses, h.String())
	}
	if !e.Embedded {
		l.File = s.File(e.ID)
	}
	l.Missing = append([]string{}, e.Deck.Missing(s.Catalogue)...)
	l.Playable = len(l.Missing) == 0
	l.OpenIcons, l.Totals = library.OpenIcons(e.Deck), library.TotalsOf(e.Deck)
	l.Record = map[string]records.Tally{}
	for difficulty, t := range s.Record(e) {
		l.Record[difficulty] = *t
	}
	return l
}

func writeJSON(s *collection.Collection, w io.Writer, entries []library.Entry) error {
	all := []listedDeck{}
	for i := range entries {
		all = append(all, listing(s, &entries[i]))
	}
	return terminal.Encode(w, all)
}

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

func decksCommand(p *pool) *cobra.Command {
	list := listCommand(p)
	c := &cobra.Command{
		Use:   "decks",
		Short: p.T("use-decks"),
		Long:  p.T("long-decks", p.kept(library.Dir())),
		Args:  cobra.NoArgs,
		RunE:  func(_ *cobra.Command, _ []string) error { return list.RunE(list, nil) },
	}
	c.AddCommand(list, showCommand(p), importCommand(p), undoCommand(p), exportCommand(p), editCommand(p), removeCommand(p),
		checkCommand(p))
	return c
}

// collection is all decks that can be named, and what is known about them.
type collection struct {
	*library.Library
	pool    *pool
	cat     *keyforge.Catalogue
	entries []library.Entry           // those of the library, then the embedded ones
	records map[string]records.Record // of decks in adventures, by their list keys
	duels   map[string]records.Record // and in standard games
	alike   map[string][]string       // short names of decks, by identifying marks that no two decks should share
}

// openCollection reads the library. It reports files that cannot be read on warn.
func (p *pool) openCollection(warn io.Writer) (*collection, error) {
	s := &collection{Library: library.Open(library.Dir()), pool: p}
	var err error
	if s.cat, err = p.catalogue(); err != nil {
		return nil, err
	}
	own, problems, err := s.Load()
	if err != nil {
		return nil, err
	}
	for _, wrong := range problems {
		p.warn(warn, p.say(wrong))
	}
	s.entries = append(own, library.Embedded()...)
	results, err := records.Open(s.Dir()).Results()
	s.records, s.duels = records.ByDeck(results), records.Duels(results)
	return s, err
}

// find returns the deck of that name.
func (s *collection) find(name string) (*library.Entry, error) { return library.Find(s.entries, name) }

// findOwn returns the deck of that name, which must be in the library.
func (s *collection) findOwn(name string) (*library.Entry, error) {
	e, err := s.find(name)
	if err == nil && e.Embedded {
		return nil, message.New("deck-is-embedded", e.ID)
	}
	return e, err
}

// openEntry reads the library and returns it with the deck of that name.
func (p *pool) openEntry(c *cobra.Command, name string) (*collection, *library.Entry, error) {
	s, err := p.openCollection(c.ErrOrStderr())
	if err != nil {
		return nil, nil, err
	}
	e, err := s.find(name)
	return s, e, err
}

// record is the record of a deck in adventures.
func (s *collection) record(e *library.Entry) records.Record {
	return s.records[e.Deck.ListKey()]
}

// fared is how many games of both kinds a deck has played and won.
func (s *collection) fared(e *library.Entry) (sum records.Score) {
	key := e.Deck.ListKey()
	for _, record := range [...]records.Record{s.records[key], s.duels[key]} {
		for _, t := range record {
			sum.Games += t.Games
			sum.Wins += t.Wins
		}
	}
	return sum
}

// wins is a deck's victories in games of both kinds.
func (s *collection) wins(e *library.Entry) int { return s.fared(e).Wins }

var orders = map[string]library.Order{"name": library.ByName, "added": library.ByAdded, "set": library.BySet, "wins": library.ByWins}

func listCommand(p *pool) *cobra.Command {
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
			if q.House, ok = card.ParseHouse(strings.ToLower(strings.ReplaceAll(house, " ", ""))); !ok && house != "" {
				return message.New("use-one-of", "--house", house, strings.Join(houseNames(), ", "))
			}
			if q.Order, ok = orders[order]; !ok {
				return message.New("use-one-of", "--sort", order, "name, added, set, wins")
			}
			if q.Set != "" && !slices.Contains(cards.SetNames(), q.Set) {
				return message.New("use-one-of", "--set", q.Set, strings.Join(cards.SetNames(), ", "))
			}
			s, err := p.openCollection(c.ErrOrStderr())
			if err != nil {
				return err
			}
			q.Wins = s.wins
			q.Keep = func(e *library.Entry) bool {
				return (!playable || library.MissingCards(e.Deck, s.cat) == 0) && (!own || !e.Embedded)
			}
			some := q.Select(s.entries)
			if asJSON {
				return s.writeJSON(c.OutOrStdout(), some)
			}
			return s.write(c.OutOrStdout(), some)
		},
	}
	c.Flags().StringVar(&house, "house", "", p.T("flag-list-house"))
	c.Flags().StringVar(&q.Set, "set", "", p.T("flag-list-set", strings.Join(cards.SetNames(), ", ")))
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

// write lists decks, a line each.
func (s *collection) write(w io.Writer, entries []library.Entry) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, head := range [...]string{"head-short", "head-name", "head-set", "head-houses", "head-won", "head-state"} {
		fmt.Fprint(t, "\t", s.pool.T(head))
	}
	fmt.Fprintln(t)
	for i := range entries {
		e := &entries[i]
		mark := ""
		if e.Favourite {
			mark = "★"
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", mark, e.ID, e.Name(), e.Deck.Set, s.pool.houses(e.Deck), s.won(e), s.state(e))
	}
	return t.Flush()
}

// won says how many games a deck has won, out of how many.
func (s *collection) won(e *library.Entry) string {
	n := s.fared(e)
	if n.Games == 0 {
		return "-"
	}
	return s.pool.T("of", n.Wins, n.Games)
}

// state says in a few words whether a deck can be played.
func (s *collection) state(e *library.Entry) string {
	words := []string{s.pool.T("can-be-played")}
	if n := library.MissingCards(e.Deck, s.cat); n > 0 {
		words[0] = s.pool.T("lacks-of", n, deck.Size)
	}
	if n := library.OpenIcons(e.Deck); n > 0 {
		words = append(words, s.pool.T("icons-unknown", n))
	}
	if e.Embedded {
		words = append(words, s.pool.T("embedded"))
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

func (s *collection) listed(e *library.Entry) listedDeck {
	l := listedDeck{ID: e.ID, Name: e.Deck.Name, Title: e.Title, UUID: e.Deck.UUID, Set: e.Deck.Set, Favourite: e.Favourite,
		Embedded: e.Embedded, Added: e.Added}
	for _, h := range e.Deck.Houses {
		l.Houses = append(l.Houses, h.String())
	}
	if !e.Embedded {
		l.File = s.File(e.ID)
	}
	l.Missing = append([]string{}, e.Deck.Missing(s.cat)...)
	l.Playable = len(l.Missing) == 0
	l.OpenIcons, l.Totals = library.OpenIcons(e.Deck), library.TotalsOf(e.Deck)
	l.Record = map[string]records.Tally{}
	for difficulty, t := range s.record(e) {
		l.Record[difficulty] = *t
	}
	return l
}

func (s *collection) writeJSON(w io.Writer, entries []library.Entry) error {
	all := []listedDeck{}
	for i := range entries {
		all = append(all, s.listed(&entries[i]))
	}
	return encode(w, all)
}

// encode writes JSON as people read it.
func encode(w io.Writer, v any) error {
	enc := encoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// houses lists the houses of a deck.
func (p *pool) houses(d *deck.Deck) string {
	var names []string
	for _, h := range d.Houses {
		names = append(names, p.language.House(h))
	}
	return strings.Join(names, ", ")
}

// finder finds decks for a game. It reads the library once, when needed.
type finder struct {
	pool       *pool
	collection *collection
}

// deck finds the deck of that name, or reads the one in that file.
func (f *finder) deck(name string) (*deck.Deck, error) {
	if strings.ContainsAny(name, `/\`) {
		return deckInFile(name)
	}
	if slices.Contains(deck.Embedded(), name) {
		return deck.Named(name)
	}
	if err := f.open(); err != nil {
		return nil, err
	}
	info, statErr := os.Stat(name)
	isFile := statErr == nil && info.Mode().IsRegular()
	e, err := f.collection.find(name)
	switch {
	case isFile && err == nil:
		return nil, message.New("deck-and-file", strconv.Quote(name), e.ID, "."+string(filepath.Separator)+name)
	case isFile:
		return deckInFile(name)
	case err != nil && strings.HasSuffix(name, ".json"):
		return nil, message.New("there-no-file", name)
	case err != nil:
		return nil, err
	}
	return e.Deck, nil
}

// open reads the library unless it has been read already.
func (f *finder) open() (err error) {
	if f.collection == nil {
		f.collection, err = f.pool.openCollection(f.pool.problems)
	}
	return err
}

// difficulties are all difficulties of an adventure, the easiest first.
func difficulties() []string {
	return []string{adventure.Easy.String(), adventure.Normal.String(), adventure.Hard.String()}
}

// deckInFile reads the deck in a file, which must contain exactly one.
func deckInFile(path string) (*deck.Deck, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := library.ReadLimited(f)
	if err != nil {
		return nil, message.New("at", path, err)
	}
	d, err := library.One(data)
	if err != nil {
		return nil, message.New("at", path, err)
	}
	return d, nil
}
